// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/memoryfigures.h"

#include <QTest>

using namespace headroom;

class TestMemoryFigures : public QObject
{
    Q_OBJECT

    static double gib(const std::optional<Bytes> &size) { return size ? size->gib() : -1; }

private Q_SLOTS:
    void readsEachWording_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QList<double>>(
            "figures"); // tried, capacity, free, allocated, unallocated, process, others
        QTest::addColumn<int>("gpu");
        QTest::newRow("1.12") << QByteArray(
                                     "CUDA out of memory. Tried to allocate 1.50 GiB (GPU 0; 10.00 "
                                     "GiB total capacity; 8.00 GiB already allocated; 0 bytes "
                                     "free; 8.50 GiB reserved in total by PyTorch) If reserved "
                                     "memory is >> allocated memory try setting max_split_size_mb")
                              << QList<double>{1.5, 10, 0, 8, 0.5, -1, -1} << 0;
        QTest::newRow("1.13 with a limit")
            << QByteArray("CUDA out of memory. Tried to allocate 512.00 MiB (GPU 1; 24.00 GiB "
                          "total capacity; 20.00 GiB already allocated; 256.00 MiB free; 21.00 GiB "
                          "allowed; 20.50 GiB reserved in total by PyTorch)")
            << QList<double>{0.5, 24, 0.25, 20, 0.5, -1, -1} << 1;
        QTest::newRow("2.1 with the slip")
            << QByteArray("CUDA out of memory. Tried to allocate 256.00 MiB. GPU 0 has a total "
                          "capacty of 24.00 GiB of which 128.00 MiB is free. Process 4711 has "
                          "23.50 GiB memory in use. Of the allocated memory 22.00 GiB is allocated "
                          "by PyTorch, and 512.00 MiB is reserved by PyTorch but unallocated.")
            << QList<double>{0.25, 24, 0.125, 22, 0.5, 23.5, -1} << 0;
        QTest::newRow("2.5 with others")
            << QByteArray(
                   "CUDA out of memory. Tried to allocate 128.00 MiB. GPU 0 has a total capacity "
                   "of 48.00 GiB of which 64.00 MiB is free. Process 11 has 6.00 GiB memory in "
                   "use. Process 12 has 7.50 GiB memory in use. Including non-PyTorch memory, this "
                   "process has 34.00 GiB memory in use. Of the allocated memory 33.00 GiB is "
                   "allocated by PyTorch, with 1.00 GiB allocated in private pools (e.g., CUDA "
                   "Graphs), and 256.00 MiB is reserved by PyTorch but unallocated.")
            << QList<double>{0.125, 48, 0.0625, 33, 0.25, 34, 13.5} << 0;
        QTest::newRow("other alone")
            << QByteArray("CUDA out of memory. Tried to allocate 128.00 MiB. GPU 0 has a total "
                          "capacity of 24.00 GiB of which 0 bytes is free. Process 11 has 20.00 "
                          "GiB memory in use. Of the allocated memory 2.00 GiB is allocated by "
                          "PyTorch, and 256.00 MiB is reserved by PyTorch but unallocated.")
            << QList<double>{0.125, 24, 0, 2, 0.25, -1, 20} << 0;
        QTest::newRow("nonsense of wsl")
            << QByteArray("CUDA out of memory. Tried to allocate 128.00 MiB. GPU 0 has a total "
                          "capacity of 12.00 GiB of which 0 bytes is free. Including non-PyTorch "
                          "memory, this process has 17179869184.00 GiB memory in use. Of the "
                          "allocated memory 11.00 GiB is allocated by PyTorch, and 64.00 MiB is "
                          "reserved by PyTorch but unallocated.")
            << QList<double>{0.125, 12, 0, 11, 0.0625, -1, -1} << 0;
        QTest::newRow("hip")
            << QByteArray(
                   "HIP out of memory. Tried to allocate 640.00 MiB. GPU 1 has a total capacity of "
                   "16.00 GiB of which 1.00 GiB is free. Of the allocated memory 13.00 GiB is "
                   "allocated by PyTorch, and 512.00 MiB is reserved by PyTorch but unallocated.")
            << QList<double>{0.625, 16, 1, 13, 0.5, -1, -1} << 1;
        QTest::newRow("mps")
            << QByteArray(
                   "MPS backend out of memory (MPS allocated: 26.00 GiB, other allocations: 384.00 "
                   "KiB, max allowed: 27.00 GiB). Tried to allocate 768.00 MiB on private pool.")
            << QList<double>{0.75, 27, -1, 26, -1, -1, -1} << -1;
        QTest::newRow("old mps in decimal units")
            << QByteArray("MPS backend out of memory (MPS allocated: 8.589934592 GB, other "
                          "allocations: 1.00 MB, max allowed: 17.179869184 GB). Tried to allocate "
                          "1.073741824 GB on shared pool.")
            << QList<double>{1, 16, -1, 8, -1, -1, -1} << -1;
        QTest::newRow("async allocator")
            << QByteArray("Allocation on device 0 would exceed allowed memory. (out of memory) "
                          "Currently allocated     : 6.00 GiB Requested               : 512.00 MiB "
                          "Device limit            : 8.00 GiB Free (according to CUDA): 128.00 MiB")
            << QList<double>{0.5, 8, 0.125, 6, -1, -1, -1} << 0;
        QTest::newRow("posted in lower case")
            << QByteArray("cuda out of memory. tried to allocate 512.00 mib (gpu 0; 8.00 gib total "
                          "capacity; 7.00 gib already allocated; 0 bytes free; 7.25 gib reserved "
                          "in total by pytorch)")
            << QList<double>{0.5, 8, 0, 7, 0.25, -1, -1} << 0;
        QTest::newRow("cpu") << QByteArray("DefaultCPUAllocator: not enough memory: you tried to "
                                           "allocate 1073741824 bytes.")
                             << QList<double>{1, -1, -1, -1, -1, -1, -1} << -1;
        QTest::newRow("numpy") << QByteArray("Unable to allocate 1.50 GiB for an array with shape "
                                             "(4096, 98304) and data type float32")
                               << QList<double>{1.5, -1, -1, -1, -1, -1, -1} << -1;
        QTest::newRow("cut off")
            << QByteArray("CUDA out of memory. Tried to allocate 512.00 MiB (GPU 0; 11.7")
            << QList<double>{0.5, -1, -1, -1, -1, -1, -1} << 0;
        QTest::newRow("bare") << QByteArray("CUDA error: out of memory")
                              << QList<double>{-1, -1, -1, -1, -1, -1, -1} << -1;
    }
    void readsEachWording()
    {
        QFETCH(QByteArray, message);
        QFETCH(QList<double>, figures);
        QFETCH(int, gpu);
        const MemoryFigures read = parseMemoryFigures(message);
        QCOMPARE(gib(read.tried), figures[0]);
        QCOMPARE(gib(read.capacity), figures[1]);
        QCOMPARE(gib(read.free), figures[2]);
        QCOMPARE(gib(read.allocated), figures[3]);
        QCOMPARE(gib(read.reservedUnallocated), figures[4]);
        QCOMPARE(gib(read.process), figures[5]);
        QCOMPARE(gib(read.otherProcesses), figures[6]);
        QCOMPARE(read.gpuIndex.value_or(-1), gpu);
    }

    void completesFromAnotherReading()
    {
        MemoryFigures figures = parseMemoryFigures("Tried to allocate 1.00 GiB. GPU 0");
        complete(figures, parseMemoryFigures("Tried to allocate 2.00 GiB. GPU 0 has a total "
                                             "capacity of 8.00 GiB of which 0 bytes is free."));
        QCOMPARE(gib(figures.tried), 1.0);
        QCOMPARE(gib(figures.capacity), 8.0);
        QCOMPARE(gib(figures.free), 0.0);
    }

    void knowsCutMessages()
    {
        QVERIFY(
            isCutMessage("CUDA out of memory. Tried to allocate 20.00 MiB (GPU 0; 8.00 GiB total"));
        QVERIFY(!isCutMessage("CUDA out of memory. Tried to allocate 2.00 GiB. See documentation "
                              "for Memory Management"));
        QVERIFY(!isCutMessage("No module named 'fox'"));
    }
};

QTEST_GUILESS_MAIN(TestMemoryFigures)
#include "tst_memoryfigures.moc"
