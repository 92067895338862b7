// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/sniff.h"

#include <QTest>

using namespace headroom;

class TestKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesByContent_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<SourceKind>("kind");
        // logs
        QTest::newRow("toolkit log")
            << QByteArray("Running 1 job\n{\n    \"type\": \"sd_trainer\",\n    \"device\": "
                          "\"cuda\"\n}\nRunning  1 process\nLoading Flux model\n")
            << SourceKind::Log;
        QTest::newRow("log that begins with its config")
            << QByteArray("{\n    \"type\": \"sd_trainer\",\n    \"train\": {\n        "
                          "\"batch_size\": 1\n    }\n}\n# Running job: fox\nLoading transformer\n")
            << SourceKind::Log;
        QTest::newRow("bare message")
            << QByteArray(
                   "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.")
            << SourceKind::Log;
        QTest::newRow("bars")
            << QByteArray(
                   "steps:  12%|#2        | 36/300 [00:10<01:15,  1.72s/it, avr_loss=0.09]\r")
            << SourceKind::Log;
        QTest::newRow("killed") << QByteArray("Loading transformer\nKilled\n") << SourceKind::Log;
        QTest::newRow("log with a table pasted in")
            << QByteArray(
                   "| NVIDIA-SMI 570.86.16 |\n| 0%   42C |    595MiB /  16376MiB |\nRunning 1 "
                   "job\nError running job: CUDA out of memory. Tried to allocate 2.00 MiB\n")
            << SourceKind::Log;
        QTest::newRow("sd-scripts")
            << QByteArray("2025-03-09 18:22:07 INFO     Loading settings from\n                    "
                          "INFO     prepare images.   train_util.py:2072\n")
            << SourceKind::Log;
        // configs
        QTest::newRow("job yaml")
            << QByteArray("---\njob: extension\nconfig:\n  # the name\n  name: fox\n  process:\n   "
                          " - type: 'sd_trainer'\n      train:\n        batch_size: 1\n")
            << SourceKind::Config;
        QTest::newRow("yaml fragment")
            << QByteArray("train:\n  batch_size: 2\n  gradient_checkpointing: false\n")
            << SourceKind::Config;
        QTest::newRow("job json") << QByteArray(
                                         "{\"job\":\"extension\",\"config\":{\"name\":\"fox\","
                                         "\"process\":[{\"type\":\"diffusion_trainer\"}]}}")
                                  << SourceKind::Config;
        QTest::newRow("onetrainer json")
            << QByteArray("{\n  \"__version\": 9,\n  \"training_method\": \"LORA\",\n  "
                          "\"batch_size\": 4\n}\n")
            << SourceKind::Config;
        QTest::newRow("sd-scripts toml")
            << QByteArray("# fox\npretrained_model_name_or_path = "
                          "\"D:/m.safetensors\"\nnetwork_dim = 16\ntrain_batch_size = 2\n")
            << SourceKind::Config;
        QTest::newRow("dataset toml")
            << QByteArray("[general]\nresolution = [960, 544]\n\n[[datasets]]\nimage_directory = "
                          "\"/sets/fox\"\nnum_repeats = 2\n")
            << SourceKind::Config;
        QTest::newRow("command") << QByteArray(
                                        "accelerate launch --num_cpu_threads_per_process 1 "
                                        "train_network.py --network_dim=8 --train_batch_size=1\n")
                                 << SourceKind::Config;
        QTest::newRow("script") << QByteArray(
                                       "#!/bin/sh\nexport X=1\npython flux_train_network.py \\\n  "
                                       "--mixed_precision bf16 \\\n  --train_batch_size 1\n")
                                << SourceKind::Config;
        // telemetry
        QTest::newRow("nvidia-smi query")
            << QByteArray(
                   "timestamp, index, name, memory.used [MiB], memory.total [MiB]\n2025/03/01 "
                   "14:44:16.986, 0, NVIDIA GeForce RTX 4090, 1234 MiB, 24564 MiB\n")
            << SourceKind::Telemetry;
        QTest::newRow("nvidia-smi without header")
            << QByteArray("2025/03/01 14:44:16.995, 0, 1240, 24564\n2025/03/01 14:44:17.995, 0, "
                          "1260, 24564\n")
            << SourceKind::Telemetry;
        QTest::newRow("nvidia-smi table")
            << QByteArray("Sat Mar  1 14:44:16 2025\n| NVIDIA-SMI 570.86.16              Driver "
                          "Version: 572.16 |\n|  0%   42C    P8             14W /  320W |     "
                          "595MiB /  16376MiB |\n")
            << SourceKind::Telemetry;
        QTest::newRow("dmon")
            << QByteArray("#Date       Time        gpu     fb   bar1\n#YYYYMMDD   HH:MM:SS    Idx  "
                          "   MB     MB\n 20250301   13:54:35      0    239      3\n")
            << SourceKind::Telemetry;
        QTest::newRow("gpu-z")
            << QByteArray("        Date        , GPU Clock [MHz] , Memory Used (Dedicated) [MB] , "
                          "Memory Controller Load [%] ,\n2025-03-01 18:41:07 ,        1785.0   ,   "
                          "        3127   ,                        4   ,\n")
            << SourceKind::Telemetry;
        QTest::newRow("hwinfo") << QByteArray(
                                       "Date,Time,\"GPU D3D Memory Dedicated [MB]\",\"GPU Memory "
                                       "Usage [MB]\",\n1.3.2025,18:41:07.123,3071,3127,\n")
                                << SourceKind::Telemetry;
        QTest::newRow("afterburner")
            << QByteArray("00, 01-03-2025 18:41:07, Hardware monitoring log v1.6 \n02, 01-03-2025 "
                          "18:41:07, GPU usage           ,Memory usage        \n")
            << SourceKind::Telemetry;
        QTest::newRow("typeperf")
            << QByteArray("\"(PDH-CSV 4.0)\",\"\\\\BOX\\GPU Adapter Memory(luid_0x0)\\Shared "
                          "Usage\"\n\"03/01/2025 18:41:08.824\",\"104857600.000000\"\n")
            << SourceKind::Telemetry;
        QTest::newRow("memory summary")
            << QByteArray("|                  PyTorch CUDA memory summary, device ID 0             "
                          "    |\n| Allocated memory      |  14324 MiB |\n")
            << SourceKind::Telemetry;
        QTest::newRow("gpustat")
            << QByteArray("box  Sat Mar  1 14:44:16 2025  570.86.16\n[0] NVIDIA GeForce RTX 4090 | "
                          "65'C,  98 % | 21234 / 24564 MB | me(20800M)\n")
            << SourceKind::Telemetry;
        QTest::newRow("nvtop")
            << QByteArray(
                   "[{\"device_name\":\"x\",\"mem_total\":\"17716740096\",\"mem_used\":\"100\"}]")
            << SourceKind::Telemetry;
        QTest::newRow("tensorboard") << QByteArray("Wall time,Step,Value\n1740836656.12,10,11.42\n")
                                     << SourceKind::Telemetry;
        // neither
        QTest::newRow("caption") << QByteArray("a red fox in the snow, oil painting")
                                 << SourceKind::Unknown;
        QTest::newRow("other json")
            << QByteArray("{\"gradient_checkpointing_off\": 3}") << SourceKind::Unknown;
        QTest::newRow("readme") << QByteArray(
                                       "# Foxes\n\nSome words about them: none.\nAnd more words.\n")
                                << SourceKind::Unknown;
    }
    void judgesByContent()
    {
        QFETCH(QByteArray, text);
        QFETCH(SourceKind, kind);
        QCOMPARE(idOf(sniffKind(text, {}, true)), idOf(kind));
    }

    /// The error is often at the end of a long log whose head shows nothing.
    void looksAtTheEndToo()
    {
        QCOMPARE(sniffKind("start\n", "Error running job: CUDA out of memory.", false),
                 SourceKind::Log);
        QCOMPARE(sniffKind("{ \"batch_size\": 1,", "Error running job: x\nout of memory", false),
                 SourceKind::Log);
    }

    void knowsLogNames()
    {
        QCOMPARE(kindByName(QStringLiteral("log.txt")), SourceKind::Log);
        QCOMPARE(kindByName(QStringLiteral("C:/out/train.LOG")), SourceKind::Log);
        QCOMPARE(kindByName(QStringLiteral("nohup.out")), SourceKind::Log);
        QCOMPARE(kindByName(QStringLiteral("console")), SourceKind::Log);
        QCOMPARE(kindByName(QStringLiteral("job.yaml")), SourceKind::Config);
        QCOMPARE(kindByName(QStringLiteral("JOB.YML")), SourceKind::Config);
        QCOMPARE(kindByName(QStringLiteral("fox.md")), SourceKind::Unknown);
        QCOMPARE(kindByName(QStringLiteral("fox.csv")), SourceKind::Unknown);
    }

    void knowsBinaryFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QTest::newRow("zip") << QByteArray("PK\x03\x04....") << int(BinaryKind::Zip);
        QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08.") << int(BinaryKind::Compressed);
        QTest::newRow("xz") << QByteArray("\xFD"
                                          "7zXZ\0",
                                          6)
                            << int(BinaryKind::Compressed);
        QTest::newRow("zstd") << QByteArray("\x28\xB5\x2F\xFD....") << int(BinaryKind::Compressed);
        QTest::newRow("7z") << QByteArray("7z\xBC\xAF\x27\x1C") << int(BinaryKind::SevenZip);
        QTest::newRow("jpeg") << QByteArray("\xFF\xD8\xFF\xE0") << int(BinaryKind::Picture);
        QTest::newRow("snapshot") << QByteArray("\x80\x04\x95\0\0segments", 13)
                                  << int(BinaryKind::MemorySnapshot);
        QTest::newRow("pickle") << QByteArray("\x80\x02}q\0", 5) << int(BinaryKind::Weights);
        QTest::newRow("text") << QByteArray("BMW of the fox") << int(BinaryKind::Text);
        QTest::newRow("empty") << QByteArray() << int(BinaryKind::Text);
    }
    void knowsBinaryFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        QCOMPARE(int(binaryKind(bytes)), kind);
    }
};

QTEST_GUILESS_MAIN(TestKinds)
#include "tst_kinds.moc"
