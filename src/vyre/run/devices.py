"""Lookup of devices by name. A named device that is missing is an error; no other is substituted silently.

The order of preference is fixed and not measured, so that the same call behaves alike on every similar
machine. Only Vyre's own backends are chosen without being named, and the reference only where none of the
others works: it is hundreds of times slower.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vyre.cache.artifacts import Cache
from vyre.ir.problem import CallError
from vyre.ir.spoken import short
from vyre.run.backends import Absent, Backend, Cpu, Probe, Reference

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "vyre.backends"
PREFERENCE = ("cuda", "cpu")
LAST_RESORT = "reference"


@dataclass(frozen=True, slots=True)
class Device:
    """A device by name: a description if it is available, else the reason and a fix."""

    name: str
    available: bool
    description: str = ""
    why: str = ""
    fix: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """An available device: the backend, and the device's index in it."""

    name: str
    backend: Backend
    index: int


def built_in(cache: Callable[[], Cache]) -> dict[str, Callable[[], Backend]]:
    """Vyre's own backends by name, in the order in which devices are listed."""
    instead = "use device='cpu', which gives the same bytes"
    return {
        "cuda": lambda: _cuda(cache),
        "cpu": lambda: Cpu(cache),
        "webgpu": lambda: Absent("this version of Vyre has no WebGPU backend", instead),
        LAST_RESORT: Reference,
    }


def _cuda(cache: Callable[[], Cache]) -> Backend:
    """The backend for NVIDIA GPUs, loaded only where their driver is installed."""
    from vyre.targets.cuda.api import NO_DRIVER, api

    if api() is None:
        return Absent(*NO_DRIVER)
    from vyre.run.cuda import Cuda

    return Cuda(cache)


def installed() -> Iterable[EntryPoint]:
    """The backends of installed packages."""
    from importlib import metadata  # takes longer than a warm start

    return metadata.entry_points(group=GROUP)


class Registry:
    """The backends of this process, created and probed on first use."""

    def __init__(
        self,
        known: Mapping[str, Callable[[], Backend]],
        *,
        plugins: Callable[[], Iterable[EntryPoint]] = installed,
    ) -> None:
        self._known = known
        self._plugins = plugins
        self._found: dict[str, tuple[Backend, Probe]] = {}
        self._places: dict[str, Place] = {}
        self._has_logged_why = False

    def named(self, name: object, *, said_by: str = "") -> Place:
        """The device of a name, such as "cpu" or "cuda:1"; a CallError with a fix if it is not available.

        `said_by` names where the name came from, if not from the call.
        """
        place = self._places.get(name) if isinstance(name, str) else None
        if place is None:
            kind, index = _parsed(name, said_by)
            backend, probe = self._entry(kind, said_by)
            if not probe.count:
                fix = f"change {said_by}, or {probe.fix}" if said_by else probe.fix
                raise CallError(f"the device {name!r} is not here: {probe.why}. Fix: {fix}.")
            if index >= probe.count:
                more = f"{probe.count}, up to '{kind}:{probe.count - 1}'"
                has = f"one, {kind!r}" if probe.count == 1 else more
                raise CallError(f"the device {name!r} is not here: there is {has}. Fix: name one that is.")
            canonical = kind if index == 0 else f"{kind}:{index}"
            place = self._places.setdefault(canonical, Place(canonical, backend, index))
            self._places[str(name)] = place
        return place

    def preferred(self) -> Iterator[Place]:
        """The devices to use when none is named, best first."""
        some = False
        for name in PREFERENCE:
            if name in self._known and self._entry(name, "")[1].count:
                some = True
                yield self.named(name)
        if not some:
            self._log_why()
            yield self.named(LAST_RESORT)

    def devices(self) -> tuple[Device, ...]:
        """Every device that is known by name, available or not."""
        names = [*self._known, *sorted(self._strangers())]
        return tuple(device for name in names for device in self._devices_of(name))

    def shadowed(self) -> tuple[str, ...]:
        """Names of packages' backends that are unused, because Vyre's own backends have these names."""
        return tuple(sorted({point.name for point in self._plugins()} & set(self._known)))

    def _log_why(self) -> None:
        """Log once why kernels run slowly; logged, since warnings may be errors."""
        if self._has_logged_why:
            return
        self._has_logged_why = True
        import logging  # takes longer than a warm start, and is hardly ever needed

        probes = {name: self._entry(name, "")[1] for name in PREFERENCE if name in self._known}
        reasons = "; ".join(f"{name}: {probe.why}. Fix: {probe.fix}" for name, probe in probes.items())
        logging.getLogger("vyre").warning("kernels run on the reference, which is slow. %s.", reasons)

    def _devices_of(self, kind: str) -> Iterator[Device]:
        backend, probe = self._entry(kind, "")
        if not probe.count:
            yield Device(kind, False, "", probe.why, probe.fix)
        for index in range(probe.count):
            name = kind if probe.count == 1 else f"{kind}:{index}"
            yield Device(name, True, _described(backend, index))

    def _entry(self, kind: str, said_by: str) -> tuple[Backend, Probe]:
        entry = self._found.get(kind)
        if entry is None:
            backend = self._known[kind]() if kind in self._known else self._plugged(kind, said_by)
            entry = self._found[kind] = (backend, _probed(kind, backend))
        return entry

    def _plugged(self, kind: str, said_by: str) -> Backend:
        """A package's backend, or an Absent with the reason."""
        point = self._strangers().get(kind)
        if point is None:
            names = ", ".join(repr(name) for name in (*self._known, *sorted(self._strangers())))
            whose = f" ({said_by})" if said_by else ""
            raise CallError(f"there is no device {kind!r}{whose}. Fix: name one of {names}, or none.")
        try:
            thing = point.load()
            backend = thing if not isinstance(thing, type) and isinstance(thing, Backend) else thing()
        except Exception as fault:  # noqa: BLE001  # a package may raise anything; it is reported
            why = f"{_origin(point)} cannot be loaded: {_exception_text(fault)}"
            return Absent(why, "mend that package, or remove it")
        if not isinstance(backend, Backend):
            why = f"{_origin(point)} gives {short(backend)}, which is no backend"
            return Absent(why, "let it give an object with probe, describe, abilities and run")
        return backend

    def _strangers(self) -> dict[str, EntryPoint]:
        return {point.name: point for point in self._plugins() if point.name not in self._known}


def _probed(kind: str, backend: Backend) -> Probe:
    try:
        return backend.probe()
    except Exception as fault:  # noqa: BLE001  # a package's backend may raise anything
        return Probe(
            0, f"its probe failed: {_exception_text(fault)}", f"mend the package that brings {kind!r}"
        )


def _described(backend: Backend, index: int) -> str:
    try:
        return backend.describe(index)
    except Exception as fault:  # noqa: BLE001  # a package's backend may raise anything
        return f"its description failed: {_exception_text(fault)}"


def _parsed(name: object, said_by: str) -> tuple[str, int]:
    """The backend and the index in a device name."""
    text = name if isinstance(name, str) else ""
    match = re.fullmatch(r"([A-Za-z_][\w.-]*)(?::(\d{1,4}))?", text, re.ASCII)
    if match is None:
        whose = said_by or "device"
        what = f"{whose} is {short(name)}, which names no device. Fix: write it as 'cpu' or 'cuda:0'."
        raise CallError(what)
    return match[1], int(match[2] or 0)


def _origin(point: EntryPoint) -> str:
    package = point.dist.name if point.dist is not None else point.value
    return f"the backend of {package}"


def _exception_text(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}".rstrip(": ")
