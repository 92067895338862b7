// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fixes of the datasets do.
#include "fixrows.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QByteArray dataset(const QByteArray &entries)
{
    return "      datasets:\n        - {folder_path: a" + entries + "}\n";
}

} // namespace

void addDatasetsRows()
{
    const QString drop = u"drop_largest_bucket"_s;
    add({"bucket", drop, dataset(", resolution: [ 512, 768, 1024 ]"),
         dataset(", resolution: [ 512, 768 ]")});
    add({"bucket in click order", drop, dataset(", resolution: [1024, 512]"),
         dataset(", resolution: [512]")});
    add({"bucket list of one", drop, dataset(", resolution: [ 1024 ]"),
         dataset(", resolution: [ 768 ]")});
    add({"bucket scalar", drop, dataset(", resolution: 1024"), dataset(", resolution: 768")});
    add({"bucket scalar 1536", drop, dataset(", resolution: 1536"), dataset(", resolution: 1328")});
    add({"bucket scalar 1328", drop, dataset(", resolution: 1328"), dataset(", resolution: 1024")});
    add({"bucket scalar just above small", drop, dataset(", resolution: [520]"),
         dataset(", resolution: [512]")});
    add({"bucket odd scalar", drop, dataset(", resolution: 632"), dataset(", resolution: 512")});
    add({"bucket small", drop, dataset(", resolution: [256, 512]"), "done"});
    add({"bucket by default", drop, dataset(""), "done"});
    add({"bucket below the default", drop, dataset(""), dataset(", resolution: 256"), u"256"_s});
    add({"bucket to a limit", drop, dataset(", resolution: [512, 768, 1024, 1536]"),
         dataset(", resolution: [512, 768]"), u"768"_s});
    add({"bucket to a limit below all", drop, dataset(", resolution: [1024, 1536]"),
         dataset(", resolution: [768]"), u"768"_s});
    add({"bucket at the limit", drop, dataset(", resolution: [512, 768]"), "done", u"768"_s});
    add({"bucket over several datasets", drop,
         "      datasets: [{resolution: [512, 1024]}, {resolution: 1024}, {resolution: "
         "[768]}]\n",
         "      datasets: [{resolution: [512]}, {resolution: 768}, {resolution: [768]}]\n"});
    add({"bucket twice in a list", drop, dataset(", resolution: [1024, 768, 1024]"),
         dataset(", resolution: [768]")});
    add({"bucket without datasets", drop, "      train: {steps: 5}\n", "none"});
    add({"bucket of nonsense", drop, dataset(", resolution: 1024"), "none", u"big"_s});

    const QString frames = u"reduce_num_frames"_s;
    add({"frames", frames, dataset(", num_frames: 81"), dataset(", num_frames: 41")}, "wan");
    add({"frames down to few", frames, dataset(", num_frames: 41"), dataset(", num_frames: 33")},
        "wan");
    add({"frames few", frames, dataset(", num_frames: 33"), "done"}, "wan");
    add({"frames of LTX", frames, dataset(", num_frames: 121"), dataset(", num_frames: 57")},
        "ltx");
    add({"frames of MiniMax", frames, dataset(", num_frames: 107"), dataset(", num_frames: 56")},
        "minimax");
    add({"frames of MiniMax down to few", frames, dataset(", num_frames: 56"),
         dataset(", num_frames: 39")},
        "minimax");
    add({"frames of MiniMax few", frames, dataset(", num_frames: 39"), "done"}, "minimax");
    add({"frames of a model unknown", frames, dataset(", num_frames: 81"),
         dataset(", num_frames: 41")},
        "unknown");
    add({"frames of several datasets", frames,
         "      datasets: [{num_frames: 81}, {num_frames: 49}, {num_frames: 21}, {folder_path: "
         "a}]\n",
         "      datasets: [{num_frames: 41}, {num_frames: 41}, {num_frames: 21}, {folder_path: "
         "a}]\n"},
        "wan");
    add({"frames counted automatically", frames, dataset(", auto_frame_count: true"),
         dataset(", auto_frame_count: false, num_frames: 33")},
        "wan");
    add({"frames counted automatically, number there", frames,
         dataset(", num_frames: 121, auto_frame_count: true"),
         dataset(", num_frames: 33, auto_frame_count: false")},
        "wan");
    add({"frames counted automatically on MiniMax", frames,
         dataset(", auto_frame_count: true, num_frames: 39"),
         dataset(", auto_frame_count: false, num_frames: 39")},
        "minimax");
    add({"frames to a number", frames, dataset(", num_frames: 81"), dataset(", num_frames: 21"),
         u"22"_s},
        "wan");
    add({"frames at the number", frames, dataset(", num_frames: 21"), "done", u"24"_s}, "wan");
    add({"frames of stills", frames, dataset(", num_frames: 1"), "done"}, "wan");
    add({"frames of an image model", frames, dataset(""), "none"});
    add({"frames without datasets", frames, "      train: {steps: 5}\n", "none"}, "wan");

    const QString latents = u"cache_latents_to_disk"_s;
    add({"cache latents", latents,
         "      datasets:\n        - folder_path: a\n        - folder_path: b\n          "
         "cache_latents_to_disk: false\n",
         "      datasets:\n        - folder_path: a\n          cache_latents_to_disk: true\n   "
         "     - folder_path: b\n          cache_latents_to_disk: true\n"});
    add({"cache latents held in memory", latents, dataset(", cache_latents: true"),
         dataset(", cache_latents: false, cache_latents_to_disk: true")});
    add({"cache latents done", latents, dataset(", cache_latents_to_disk: true"), "done"});
    add({"cache latents with augmentations", latents, dataset(", augments: [x]"), "none"});
    add({"cache latents of pixels", latents, dataset(""), "none"}, "pixels");
    add({"cache latents without datasets", latents, "      train: {steps: 5}\n", "none"});

    const QString workers = u"fewer_workers"_s;
    add({"workers", workers, dataset(", num_workers: 8"), dataset(", num_workers: 1")});
    add({"workers by default", workers, dataset(""), dataset(", num_workers: 1")});
    add({"workers few", workers, dataset(", num_workers: 0"), "done"});
    add({"workers of caching clips", workers,
         dataset(", num_frames: 41, num_workers: 1, cache_latents_to_disk: true"),
         dataset(", num_frames: 41, num_workers: 1, cache_latents_to_disk: true, "
                 "cache_latents_num_workers: 1")},
        "wan");
    add({"workers of several datasets", workers,
         "      datasets: [{num_workers: 4}, {folder_path: b}, {num_workers: 2}]\n",
         "      datasets: [{num_workers: 1}, {folder_path: b}, {num_workers: 1}]\n"});
    add({"workers to none", workers, dataset(", num_workers: 1"), dataset(", num_workers: 0"),
         u"0"_s});
    add({"workers without datasets", workers, "      train: {steps: 5}\n", "none"});
}

} // namespace headroom
