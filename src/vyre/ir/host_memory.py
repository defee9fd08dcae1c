"""The memory available on the host. Requests that do not fit are refused: a system that overcommits memory
would kill the process later.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def available_bytes() -> int:
    """The bytes of memory that this process may allocate, as far as the system reports them."""
    found = [sys.maxsize]
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for file in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        found += [int(word) for word in _read(file).split() if word.isdecimal()]
    for line in _read("/proc/meminfo").splitlines():
        if line.startswith("MemAvailable:"):
            found.append(int(line.split()[1]) * 1024)
    return min(found)


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
