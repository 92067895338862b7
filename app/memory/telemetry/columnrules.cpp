// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/columnrules.h"

#include <array>

namespace headroom::telemetry {

namespace {

constexpr const char *kSmi = "nvidia_smi_csv";
constexpr const char *kDmon = "nvidia_smi_dmon";
constexpr const char *kGpuZ = "gpu_z";
constexpr const char *kHwinfo = "hwinfo";
constexpr const char *kAfterburner = "afterburner";
constexpr const char *kRocm = "rocm_smi";
constexpr const char *kAmd = "amd_smi";
constexpr const char *kMango = "mangohud";
constexpr const char *kLibre = "libre_hardware_monitor";
constexpr const char *kNvtop = "nvtop";
constexpr const char *kStats = "torch_memory_stats";
constexpr const char *kDcgm = "dcgm";

constexpr std::array kRules{
    // Times and steps.
    ColumnRule{"timestamp", Meaning::DateTime},
    ColumnRule{"datetime", Meaning::DateTime},
    ColumnRule{"date time", Meaning::DateTime},
    ColumnRule{"date/time", Meaning::DateTime},
    ColumnRule{"wall time", Meaning::DateTime},
    ColumnRule{"wall_time", Meaning::DateTime},
    ColumnRule{"_timestamp", Meaning::DateTime},
    ColumnRule{"date", Meaning::Date},
    ColumnRule{"datum", Meaning::Date},
    ColumnRule{"fecha", Meaning::Date},
    ColumnRule{"data", Meaning::Date},
    ColumnRule{"日付", Meaning::Date},
    ColumnRule{"日期", Meaning::Date},
    ColumnRule{"날짜", Meaning::Date},
    ColumnRule{"дата", Meaning::Date},
    ColumnRule{"time", Meaning::TimeOfDay},
    ColumnRule{"zeit", Meaning::TimeOfDay},
    ColumnRule{"heure", Meaning::TimeOfDay},
    ColumnRule{"hora", Meaning::TimeOfDay},
    ColumnRule{"ora", Meaning::TimeOfDay},
    ColumnRule{"時刻", Meaning::TimeOfDay},
    ColumnRule{"时间", Meaning::TimeOfDay},
    ColumnRule{"시간", Meaning::TimeOfDay},
    ColumnRule{"время", Meaning::TimeOfDay},
    ColumnRule{"elapsed", Meaning::Elapsed},
    ColumnRule{"seconds", Meaning::Elapsed},
    ColumnRule{"relative time", Meaning::Elapsed},
    ColumnRule{"relative time (process)", Meaning::Elapsed},
    ColumnRule{"relative time (wall)", Meaning::Elapsed},
    ColumnRule{"_runtime", Meaning::Elapsed},
    ColumnRule{"step", Meaning::Step},
    ColumnRule{"_step", Meaning::Step},
    ColumnRule{"global_step", Meaning::Step},
    ColumnRule{"trainer/global_step", Meaning::Step},
    // Which card.
    ColumnRule{"index", Meaning::CardIndex},
    ColumnRule{"gpu", Meaning::CardIndex},
    ColumnRule{"idx", Meaning::CardIndex},
    ColumnRule{"device", Meaning::CardIndex},
    ColumnRule{"uuid", Meaning::CardKey},
    ColumnRule{"gpu_uuid", Meaning::CardKey},
    ColumnRule{"gpu_bus_id", Meaning::CardKey},
    ColumnRule{"pci.bus_id", Meaning::CardKey},
    ColumnRule{"name", Meaning::CardName},
    ColumnRule{"gpu_name", Meaning::CardName},
    ColumnRule{"pid", Meaning::ProcessId},
    // nvidia-smi --query-gpu and --query-compute-apps.
    ColumnRule{"memory.used", Meaning::Used, Unit::Mega, kSmi},
    ColumnRule{"fb_memory_usage.used", Meaning::Used, Unit::Mega, kSmi},
    ColumnRule{"memory.free", Meaning::Free, Unit::Mega, kSmi},
    ColumnRule{"fb_memory_usage.free", Meaning::Free, Unit::Mega, kSmi},
    ColumnRule{"memory.total", Meaning::Total, Unit::Mega, kSmi},
    ColumnRule{"fb_memory_usage.total", Meaning::Total, Unit::Mega, kSmi},
    ColumnRule{"used_memory", Meaning::Used, Unit::Mega, kSmi, 0, MemoryScope::Process},
    ColumnRule{"used_gpu_memory", Meaning::Used, Unit::Mega, kSmi, 0, MemoryScope::Process},
    ColumnRule{"utilization.gpu", Meaning::Load, Unit::Percent, kSmi},
    ColumnRule{"utilization.memory", Meaning::Activity, Unit::Percent, kSmi},
    // nvidia-smi dmon and pmon: mem is bandwidth.
    ColumnRule{"fb", Meaning::Used, Unit::Mega, kDmon},
    ColumnRule{"sm", Meaning::Load, Unit::Percent, kDmon},
    ColumnRule{"mem", Meaning::Activity, Unit::Percent, kDmon},
    // GPU-Z.
    ColumnRule{"memory used (dedicated)", Meaning::Used, Unit::Mega, kGpuZ, 1},
    ColumnRule{"memory used (dynamic)", Meaning::Shared, Unit::Mega, kGpuZ},
    ColumnRule{"memory used", Meaning::Used, Unit::Mega, kGpuZ},
    ColumnRule{"gpu load", Meaning::Load, Unit::Percent, kGpuZ},
    ColumnRule{"memory controller load", Meaning::Activity, Unit::Percent, kGpuZ},
    ColumnRule{"system memory used", Meaning::None},
    // HWiNFO, in its order of trust.
    ColumnRule{"gpu memory allocated", Meaning::Used, Unit::Mega, kHwinfo, 3},
    ColumnRule{"gpu-speicher zugewiesen", Meaning::Used, Unit::Mega, kHwinfo, 3},
    ColumnRule{"gpu d3d memory dedicated", Meaning::Used, Unit::Mega, kHwinfo, 2},
    ColumnRule{"gpu d3d-speicher dediziert", Meaning::Used, Unit::Mega, kHwinfo, 2},
    ColumnRule{"gpu memory usage", Meaning::Used, Unit::Mega, kHwinfo, 1},
    ColumnRule{"gpu-speicherauslastung", Meaning::Used, Unit::Percent, kHwinfo, 1},
    ColumnRule{"gpu d3d memory dynamic", Meaning::Shared, Unit::Mega, kHwinfo},
    ColumnRule{"gpu d3d-speicher dynamisch", Meaning::Shared, Unit::Mega, kHwinfo},
    ColumnRule{"gpu core load", Meaning::Load, Unit::Percent, kHwinfo},
    ColumnRule{"gpu utilization", Meaning::Load, Unit::Percent, kHwinfo},
    ColumnRule{"gpu memory controller load", Meaning::Activity, Unit::Percent, kHwinfo},
    ColumnRule{"gpu memory controller utilization", Meaning::Activity, Unit::Percent, kHwinfo},
    // MSI Afterburner.
    ColumnRule{"memory usage", Meaning::Used, Unit::Mega, kAfterburner, 1},
    ColumnRule{"memory usage \\ process", Meaning::None},
    ColumnRule{"gpu usage", Meaning::Load, Unit::Percent, kAfterburner},
    ColumnRule{"fb usage", Meaning::Activity, Unit::Percent, kAfterburner},
    ColumnRule{"ram usage", Meaning::None},
    // AMD.
    ColumnRule{"vram total used memory", Meaning::Used, Unit::Byte, kRocm},
    ColumnRule{"vram total memory", Meaning::Total, Unit::Byte, kRocm},
    ColumnRule{"gpu use", Meaning::Load, Unit::Percent, kRocm},
    ColumnRule{"gpu memory use", Meaning::Filled, Unit::Percent, kRocm},
    ColumnRule{"gtt total used memory", Meaning::Shared, Unit::Byte, kRocm},
    ColumnRule{"used_vram", Meaning::Used, Unit::Mega, kAmd},
    ColumnRule{"total_vram", Meaning::Total, Unit::Mega, kAmd},
    ColumnRule{"free_vram", Meaning::Free, Unit::Mega, kAmd},
    ColumnRule{"used_gtt", Meaning::Shared, Unit::Mega, kAmd},
    ColumnRule{"used_visible_vram", Meaning::None},
    // Others.
    ColumnRule{"gpu_vram_used", Meaning::Used, Unit::Giga, kMango},
    ColumnRule{"gpu memory used", Meaning::Used, Unit::Mega, kLibre},
    ColumnRule{"gpu memory total", Meaning::Total, Unit::Mega, kLibre},
    ColumnRule{"gpu memory free", Meaning::Free, Unit::Mega, kLibre},
    ColumnRule{"d3d dedicated memory used", Meaning::Used, Unit::Mega, kLibre, -1},
    ColumnRule{"d3d shared memory used", Meaning::Shared, Unit::Mega, kLibre},
    ColumnRule{"gpu core", Meaning::Load, Unit::Percent, kLibre},
    ColumnRule{"dcgm_fi_dev_fb_used", Meaning::Used, Unit::Mega, kDcgm},
    ColumnRule{"dcgm_fi_dev_fb_free", Meaning::Free, Unit::Mega, kDcgm},
    ColumnRule{"dcgm_fi_dev_fb_total", Meaning::Total, Unit::Mega, kDcgm},
    ColumnRule{"dcgm_fi_dev_gpu_util", Meaning::Load, Unit::Percent, kDcgm},
    ColumnRule{"dcgm_fi_dev_mem_copy_util", Meaning::Activity, Unit::Percent, kDcgm},
    ColumnRule{"nvidia_smi_memory_used_bytes", Meaning::Used, Unit::Byte, kDcgm},
    ColumnRule{"nvidia_smi_memory_total_bytes", Meaning::Total, Unit::Byte, kDcgm},
    // JSON.
    ColumnRule{"query_time", Meaning::DateTime},
    ColumnRule{"device_name", Meaning::CardName},
    ColumnRule{"mem_used", Meaning::Used, Unit::Byte, kNvtop},
    ColumnRule{"mem_total", Meaning::Total, Unit::Byte, kNvtop},
    ColumnRule{"gpu_util", Meaning::Load, Unit::Percent, kNvtop},
    ColumnRule{"mem_util", Meaning::None},
    ColumnRule{"allocated_bytes.all.peak", Meaning::Allocated, Unit::Byte, kStats},
    ColumnRule{"reserved_bytes.all.peak", Meaning::Reserved, Unit::Byte, kStats},
    ColumnRule{"used", Meaning::Used, Unit::None, "table"},
    ColumnRule{"free", Meaning::Free, Unit::None, "table"},
    ColumnRule{"total", Meaning::Total, Unit::None, "table"},
    ColumnRule{"allocated", Meaning::Allocated, Unit::None, "table"},
    ColumnRule{"reserved", Meaning::Reserved, Unit::None, "table"},
    ColumnRule{"max_memory_allocated", Meaning::Allocated, Unit::None, "table"},
    ColumnRule{"memory_allocated", Meaning::Allocated, Unit::None, "table"},
    ColumnRule{"memory_reserved", Meaning::Reserved, Unit::None, "table"},
};

} // namespace

std::span<const ColumnRule> columnRules()
{
    return kRules;
}

} // namespace headroom::telemetry
