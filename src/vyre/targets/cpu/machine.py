"""The target of compilation: a record of the CPU, complete enough to be part of a cache key.

The record is passed to LLVM verbatim. On Linux it is read from the kernel's list of CPU flags, so that a
process that finds its code in the cache never loads LLVM; the CPU is named by its level (x86-64-v3 and so on)
plus the features beyond it that change the emitted code. Flags that the operating system has not enabled are
not in that list, nor in LLVM's.
"""

from __future__ import annotations

import functools
import platform
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from vyre.ir.nodes import Program

LINUX_X86 = "x86_64-unknown-linux-gnu"
LINUX_ARM = "aarch64-unknown-linux-gnu"
MAX_LANES = 32


@dataclass(frozen=True, slots=True)
class Processor:
    """A CPU: LLVM's triple, its name, features beyond it ("+a,+b", sorted), and what they imply."""

    triple: str
    cpu: str
    features: str
    vector_bytes: int  # of the widest registers worth using
    has_f16: bool  # converts between f16 and f32

    @property
    def is_x86(self) -> bool:
        return self.triple.startswith("x86_64")

    @property
    def is_linux(self) -> bool:
        return "-linux" in self.triple


# Each level has the features of those before it.
_LEVELS = (
    ("x86-64", frozenset[str]()),
    ("x86-64-v2", frozenset({"cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"})),
    ("x86-64-v3", frozenset({"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"})),
    ("x86-64-v4", frozenset({"avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"})),
)

# Features of no level that change our code. Not avx512bf16: its conversion flushes subnormal numbers.
_EXTRAS = frozenset(
    {"avx512bitalg", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vnni", "avx512vpopcntdq", "gfni"}
)

_X86_FEATURES = frozenset[str]().union(_EXTRAS, *(needs for _, needs in _LEVELS))

# Linux's spellings that differ from LLVM's.
_LINUX_FLAGS = {
    "abm": "lzcnt", "bmi1": "bmi", "lahf_lm": "sahf", "pni": "sse3", "sse4_1": "sse4.1", "sse4_2": "sse4.2",
    "avx512_bitalg": "avx512bitalg", "avx512_vbmi2": "avx512vbmi2", "avx512_vnni": "avx512vnni",
    "avx512_vpopcntdq": "avx512vpopcntdq",
}  # fmt: skip

_ARM_FEATURES = frozenset({"dotprod", "fullfp16", "lse"})


@functools.cache
def host() -> Processor:
    """Return the CPU that this process runs on."""
    machine = platform.machine().lower()
    if sys.platform == "linux" and machine == "x86_64":
        return x86(
            LINUX_X86, linux_features(Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace"))
        )
    return _host_by_llvm()


def baseline(name: str) -> Processor:
    """Return a CPU by the name of its level: x86-64, x86-64-v2, -v3, -v4, or aarch64."""
    if name == "aarch64":
        return arm(LINUX_ARM, ())
    features: set[str] = set()
    for level, needs in _LEVELS:
        features |= needs
        if level == name:
            return x86(LINUX_X86, features)
    raise ValueError(f"no processor level is named {name!r}")


BASELINES = (*(level for level, _ in _LEVELS), "aarch64")


def linux_features(cpuinfo: str) -> frozenset[str]:
    """Return the features, as LLVM spells them, that the text of /proc/cpuinfo lists for the first CPU."""
    for line in cpuinfo.splitlines():
        key, _, flags = line.partition(":")
        if key.strip() == "flags":
            return frozenset(_LINUX_FLAGS.get(flag, flag) for flag in flags.split())
    return frozenset()


def x86(triple: str, features: Collection[str]) -> Processor:
    """Return the target of an x86-64 CPU with these features."""
    have = _X86_FEATURES.intersection(features)
    cpu, covered = "x86-64", frozenset[str]()
    for level, needs in _LEVELS:
        if not needs <= have:
            break
        cpu, covered = level, covered | needs
    beyond = have - covered
    if "avx" not in have:  # a hypervisor may have removed avx from the list of flags, but not these
        beyond = frozenset(name for name in beyond if not name.startswith(("avx", "f16c", "fma", "gfni")))
    if "avx512f" not in have:
        beyond = frozenset(name for name in beyond if not name.startswith("avx512"))
    usable = covered | beyond
    vector_bytes = 64 if cpu == "x86-64-v4" else 32 if "avx2" in usable else 16
    return Processor(triple, cpu, _spelled(beyond), vector_bytes, "f16c" in usable)


def arm(triple: str, features: Collection[str]) -> Processor:
    """Return the target of an AArch64 CPU with these features."""
    cpu = "apple-m1" if "apple" in triple else "generic"
    return Processor(triple, cpu, _spelled(_ARM_FEATURES.intersection(features)), 16, True)


def _spelled(features: Collection[str]) -> str:
    return ",".join(f"+{name}" for name in sorted(features))


def _host_by_llvm() -> Processor:
    import llvmlite.binding as llvm

    triple = str(llvm.get_process_triple())
    supported = llvm.get_host_cpu_features()
    features = [name for name, present in supported.items() if present]
    if triple.startswith(("x86_64", "amd64")):
        return x86(triple, features)
    if triple.startswith(("aarch64", "arm64")):
        return arm(triple, features)
    raise NotImplementedError(f"Vyre generates no code for the processor of {triple}")


def vector_lanes(program: Program, vector_bytes: int) -> int:
    """Return the lanes of a strip: as many of the widest elements as fit a register."""
    widest = max([4, *(param.dtype.itemsize for param in program.params if param.is_array)])
    return max(4, min(vector_bytes // widest, MAX_LANES))
