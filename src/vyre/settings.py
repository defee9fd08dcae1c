"""Every environment variable that Vyre reads: typed, read once."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass

MOST_THREADS = 1024
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}  # powers of two


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings from the environment; None for a variable that is not set.

    VYRE_DEVICE: the device of calls that name none, such as `cpu` or `cuda:1`; without it, the device is that
        of the arrays, and for arrays of the host the faster one.
    VYRE_CACHE_DIR: the directory of the cache of compiled kernels; without it, `vyre` in the user's directory
        for caches.
    VYRE_CACHE_BYTES: the largest size of that cache, such as `512M`; `0` keeps nothing on disk.
    VYRE_THREADS: the number of threads that share a launch on the CPU, 1 to 1024; without it, all processors.
    VYRE_TUNE: `off` ignores tuning records; `auto`, the default, uses them.
    VYRE_PROGRESS: `off` shows no progress of slow operations; `auto`, the default, shows it on terminals.
    XDG_CACHE_HOME: the user's directory for caches.
    OMP_NUM_THREADS: the most threads of a launch on the CPU where VYRE_THREADS is not set; pools of processes
        set it for their workers.
    CI: if it is set, no progress is shown.
    """

    device: str | None = None
    cache_dir: str | None = None
    cache_bytes: int | None = None
    cache_home: str | None = None
    threads: int | None = None
    openmp_threads: int | None = None
    tune: str | None = None
    progress: str | None = None
    is_ci: bool = False

    @property
    def shows_progress(self) -> bool:
        return self.progress != "off" and not self.is_ci


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from an environment; an empty variable counts as unset."""
    return Settings(
        device=environment.get("VYRE_DEVICE") or None,
        cache_dir=environment.get("VYRE_CACHE_DIR") or None,
        cache_bytes=_bytes("VYRE_CACHE_BYTES", environment),
        cache_home=environment.get("XDG_CACHE_HOME") or None,
        threads=_threads("VYRE_THREADS", environment),
        openmp_threads=_openmp_threads(environment),
        tune=_either("VYRE_TUNE", environment),
        progress=_either("VYRE_PROGRESS", environment),
        is_ci=bool(environment.get("CI")),
    )


def size(text: str) -> int | None:
    """Parse a number of bytes with an optional suffix K, M, G or T; None if the text is not one."""
    match = re.fullmatch(r"(\d{1,15})([KMGT]?)B?", text.strip().upper().replace("IB", "B"), re.ASCII)
    return None if match is None else int(match[1]) << _UNITS[match[2]]


def _bytes(name: str, environment: Mapping[str, str]) -> int | None:
    text = environment.get(name)
    if not text:
        return None
    count = size(text)
    if count is None:
        raise ValueError(f"{name} is {text!r}, which is no size. Fix: set it to bytes, or as in {name}=512M.")
    return count


def _openmp_threads(environment: Mapping[str, str]) -> int | None:
    """The first of OMP_NUM_THREADS's numbers; None for what OpenMP itself would not take."""
    first = environment.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    return int(first) if re.fullmatch(r"[1-9]\d{0,5}", first, re.ASCII) else None


def _either(name: str, environment: Mapping[str, str]) -> str | None:
    text = environment.get(name, "").strip().lower() or None
    if text not in ("off", "auto", None):
        raise ValueError(f"{name} is {text!r}. Fix: set it to off or auto, or unset it.")
    return text


def _threads(name: str, environment: Mapping[str, str]) -> int | None:
    text = environment.get(name)
    if not text:
        return None
    if not re.fullmatch(r"\d{1,4}", text.strip(), re.ASCII) or not 1 <= int(text) <= MOST_THREADS:
        what = f"{name} is {text!r}."
        raise ValueError(f"{what} Fix: set it to a whole number from 1 to {MOST_THREADS}, or unset it.")
    return int(text)
