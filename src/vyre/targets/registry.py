"""Lookup of devices by name. A named device that is missing is an error; no other is substituted silently.

The order of preference is fixed and not measured, so that the same call behaves alike on every similar
machine. Only Vyre's own backends are chosen without being named, WebGPU where neither of the preferred ones
works, and the reference only where none does: it is hundreds of times slower.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vyre.ir.problem import CallError
from vyre.ir.spoken import preformatted, short
from vyre.targets.batch import Source
from vyre.targets.cpu.target import Cpu
from vyre.targets.reference import Reference
from vyre.targets.specialization import Specialization
from vyre.targets.target import Availability, Capabilities, HostTarget, Keep, LoadedProgram, Target

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "vyre.backends"
PREFERENCE = ("cpu", "cuda")
NEXT = "webgpu"  # where none of the preferred ones works
LAST_RESORT = "reference"
NEEDED = "cpu"  # without which an installation is broken
EXTRAS = {"webgpu": "wgpu", "dask": "dask"}  # names of extras, and the modules that they install


@dataclass(frozen=True, slots=True)
class Device:
    """A device by name: a description if it is available, else the reason and a fix."""

    name: str
    available: bool
    description: str = ""
    why: str = ""
    fix: str = ""

    def __repr__(self) -> str:
        state = self.description if self.available else f"not available: {self.why}"
        return f"<device {self.name}: {state}>"

    def _repr_html_(self) -> str:
        return preformatted(repr(self))


@dataclass(frozen=True, slots=True)
class Place:
    """An available device: the target, and the device's index in it."""

    name: str
    target: Target
    index: int

    @property
    def capabilities(self) -> Capabilities:
        return self.target.capabilities(self.index)


@dataclass(frozen=True, slots=True)
class Absent(HostTarget):
    """A target that is known by name but not available."""

    why: str
    fix: str

    def probe(self) -> Availability:
        return Availability(0, self.why, self.fix)

    def compile(self, source: Source, special: Specialization, index: int) -> bytes:
        raise NotImplementedError(self.why)

    def load(self, code: bytes, source: Source, special: Specialization, index: int) -> LoadedProgram:
        raise NotImplementedError(self.why)


def built_in(keep: Keep | None = None) -> dict[str, Callable[[], Target]]:
    """Vyre's own targets by name, in the order in which devices are listed; `keep` keeps their own code."""
    return {
        "cuda": lambda: _cuda(keep),
        "cpu": lambda: Cpu(keep),
        "webgpu": lambda: _webgpu(keep),
        LAST_RESORT: Reference,
    }


def _cuda(keep: Keep | None) -> Target:
    """The target for NVIDIA GPUs, loaded only where their driver is installed."""
    from vyre.targets.cuda.api import NO_DRIVER, api  # not needed by calls that name another device

    if api() is None:
        return Absent(*NO_DRIVER)
    from vyre.targets.cuda.target import Cuda  # much code, and not needed without a driver

    return Cuda(keep)


def _webgpu(keep: Keep | None) -> Target:
    """The target for GPUs of any maker, loaded only where wgpu is installed."""
    from vyre.targets.webgpu.api import NO_WGPU, is_installed  # not needed by calls that name another device

    if not is_installed():
        return Absent(*NO_WGPU)
    from vyre.targets.webgpu.target import WebGpu  # much code, and not needed without wgpu

    return WebGpu(keep)


def installed() -> Iterable[EntryPoint]:
    """The backends of installed packages."""
    from importlib import metadata  # takes longer than a warm start

    return metadata.entry_points(group=GROUP)


class Registry:
    """The targets of this process, created and probed on first use."""

    def __init__(
        self,
        known: Mapping[str, Callable[[], Target]],
        *,
        plugins: Callable[[], Iterable[EntryPoint]] = installed,
    ) -> None:
        self._known = known
        self._plugins = plugins
        self._found: dict[str, tuple[Target, Availability]] = {}
        self._places: dict[str, Place] = {}
        self._has_logged_why = False

    def named(self, name: object, *, said_by: str = "") -> Place:
        """The device of a name, such as "cpu" or "cuda:1"; a CallError with a fix if it is not available.

        `said_by` names where the name came from, if not from the call.
        """
        place = self._places.get(name) if isinstance(name, str) else None
        if place is None:
            kind, index = _parsed(name, said_by)
            target, probe = self._entry(kind, said_by)
            if not probe.count:
                fix = f"change {said_by}, or {probe.fix}" if said_by else probe.fix
                raise CallError(f"the device {name!r} is not here: {probe.why}. Fix: {fix}.")
            if index >= probe.count:
                more = f"{probe.count}, up to '{kind}:{probe.count - 1}'"
                has = f"one, {kind!r}" if probe.count == 1 else more
                raise CallError(f"the device {name!r} is not here: there is {has}. Fix: name one that is.")
            canonical = kind if index == 0 else f"{kind}:{index}"
            place = self._places.setdefault(canonical, Place(canonical, target, index))
            self._places[str(name)] = place
        return place

    def preferred(self) -> Iterator[Place]:
        """The devices to use when none is named, the first one for arrays of the host."""
        some = False
        for name in PREFERENCE:
            if name in self._known and self._entry(name, "")[1].count:
                some = True
                yield self.named(name)
        if not some and NEXT in self._known and self._entry(NEXT, "")[1].count:
            yield self.named(NEXT)
        elif not some:
            self._log_why()
            yield self.named(LAST_RESORT)

    def devices(self) -> tuple[Device, ...]:
        """Every device that is known by name, available or not."""
        names = [*self._known, *sorted(self._entry_points())]
        return tuple(device for name in names for device in self._devices_of(name))

    def shadowed(self) -> tuple[str, ...]:
        """Names of backends of packages that are ignored, because backends of Vyre have these names."""
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
        target, probe = self._entry(kind, "")
        if not probe.count:
            yield Device(kind, False, "", probe.why, probe.fix)
        for index in range(probe.count):
            name = kind if probe.count == 1 else f"{kind}:{index}"
            yield Device(name, True, _described(target, index))

    def _entry(self, kind: str, said_by: str) -> tuple[Target, Availability]:
        entry = self._found.get(kind)
        if entry is None:
            target = self._known[kind]() if kind in self._known else self._load_entry_point(kind, said_by)
            entry = self._found[kind] = (target, _probed(kind, target))
        return entry

    def _load_entry_point(self, kind: str, said_by: str) -> Target:
        """A package's target, or an Absent with the reason."""
        point = self._entry_points().get(kind)
        if point is None:
            names = ", ".join(repr(name) for name in (*self._known, *sorted(self._entry_points())))
            whose = f" ({said_by})" if said_by else ""
            raise CallError(f"there is no device {kind!r}{whose}. Fix: name one of {names}, or none.")
        try:
            thing = point.load()
            target = thing if not isinstance(thing, type) and isinstance(thing, Target) else thing()
        except Exception as fault:  # noqa: BLE001  # a package may raise anything; it is reported
            why = f"{_origin(point)} cannot be loaded: {_exception_text(fault)}"
            return Absent(why, "mend that package, or remove it")
        if not isinstance(target, Target):
            why = f"{_origin(point)} gives {short(target)}, which is no backend"
            return Absent(why, "let it give a vyre.targets.target.Target")
        return target

    def _entry_points(self) -> dict[str, EntryPoint]:
        return {point.name: point for point in self._plugins() if point.name not in self._known}


def _probed(kind: str, target: Target) -> Availability:
    try:
        return target.probe()
    except Exception as fault:  # noqa: BLE001  # a package's target may raise anything
        return Availability(
            0, f"its probe failed: {_exception_text(fault)}", f"repair the package that provides {kind!r}"
        )


def _described(target: Target, index: int) -> str:
    try:
        return target.describe(index)
    except Exception as fault:  # noqa: BLE001  # a package's target may raise anything
        return f"its description failed: {_exception_text(fault)}"


def _parsed(name: object, said_by: str) -> tuple[str, int]:
    """The target and the index in a device name."""
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
