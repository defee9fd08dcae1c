"""The memory and the processors that this process may use, also where its control groups limit them.

Requests of memory that do not fit are refused: a system that overcommits memory would kill the process later.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterator
from pathlib import Path

CONTROL_GROUPS, OWN_GROUPS = Path("/sys/fs/cgroup"), Path("/proc/self/cgroup")


def available_bytes(groups: Path = CONTROL_GROUPS, own: Path = OWN_GROUPS) -> int:
    """The bytes of memory that this process may allocate, as far as the system reports them."""
    limits = [sys.maxsize]
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        limits.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for folder in _groups("memory.max", groups, own):
        for file in ("memory.max", "memory.limit_in_bytes"):
            limits += [int(word) for word in _read(folder / file).split() if word.isdecimal()]
    for line in _read(Path("/proc/meminfo")).splitlines():
        if line.startswith("MemAvailable:"):
            limits.append(int(line.split()[1]) * 1024)
    return min(limits)


def available_processors(groups: Path = CONTROL_GROUPS, own: Path = OWN_GROUPS) -> float:
    """The processors that the process's control groups let it keep busy; infinity if none limits them."""
    quotas = [math.inf]
    for folder in _groups("cpu.max", groups, own):
        quotas.append(_quota(_read(folder / "cpu.max")))
        quota, period = (_read(folder / f"cpu.cfs_{name}_us") for name in ("quota", "period"))
        quotas.append(_quota(f"{quota} {period}"))
    return min(quotas)


def _groups(file: str, groups: Path, own: Path) -> Iterator[Path]:
    """The folders of the groups whose file limits a resource: the process's own, and those around it."""
    kind = file.partition(".")[0]
    for line in _read(own).splitlines():
        _, kinds, path = line.split(":", 2) if line.count(":") >= 2 else ("", "none", "")
        if kinds == "" or kind in kinds.split(","):  # one hierarchy of all kinds, or one of this kind
            root = groups / kind if kinds else groups
            here = root / path.strip("/")
            yield from (folder for folder in (here, *here.parents) if folder.is_relative_to(root))


def _quota(text: str) -> float:
    """The quotient of microseconds and their period; infinity for none, "max", or another form."""
    try:
        quota, period = (int(word) for word in text.split())
    except ValueError:
        return math.inf
    return quota / period if quota > 0 and period > 0 else math.inf


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="surrogateescape")
    except (OSError, ValueError):  # none, or a name that no file can have
        return ""
