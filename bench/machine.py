"""The line above a table: when, where and with which versions its figures were measured."""

from __future__ import annotations

import datetime
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from vyre.targets.cpu.machine import host


def machine(threads: int) -> str:
    """The day, the machine and the versions."""
    found = []
    for name in ("numpy", "numba", "torch"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    shared = f"{threads} thread{'s' * (threads != 1)}"
    place = f"{platform.machine()} ({host().cpu}), {os.cpu_count()} processors, {shared}"
    versions = ", ".join((f"Python {platform.python_version()}", *found))
    return f"{datetime.date.today().isoformat()}, {place}, load {os.getloadavg()[0]:.1f}, {versions}"


def limit_blas(threads: int) -> None:
    """Start the process again with that many OpenBLAS threads: the library reads their number when loaded."""
    if os.environ.get("OPENBLAS_NUM_THREADS") != str(threads):
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": str(threads)}
        os.execve(sys.executable, sys.orig_argv, environment)
