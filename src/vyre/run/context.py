"""The state of this process that calls share: settings, cache, devices, the default device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol
from weakref import WeakSet

from vyre import settings
from vyre.cache.artifacts import Cache, open_cache
from vyre.cache.choice import chooser
from vyre.ir.keys import Field, digest
from vyre.ir.problem import CallError
from vyre.run import hooks, observe
from vyre.run.device_runtime import DeviceRuntime
from vyre.run.user_frame import public
from vyre.targets.cpu import entry, pool
from vyre.targets.memory import MemorySpace
from vyre.targets.registry import Device, Place, Registry, built_in


@dataclass(slots=True)
class _Preferences:
    """The default device of calls: from the environment, else from `vyre.use`."""

    used: str | None = None

    def places(self, asked: object) -> Iterable[Place]:
        """The devices that a call may run on, the CPU first; exactly one if it is named."""
        if asked is not None:
            return (registry().named(asked),)
        device = environment().device
        if device is not None:
            return (registry().named(device, said_by="VYRE_DEVICE"),)
        if self.used is not None:
            return (registry().named(self.used),)
        return registry().preferred()

    def is_open(self, asked: object) -> bool:
        """True if nothing names the device of a call."""
        return asked is None and self.used is None and environment().device is None


_PREFERENCES = _Preferences()


@cache
def environment() -> settings.Settings:
    """The settings from the environment, read on first use; raises CallError if they are invalid."""
    try:
        return settings.read()
    except ValueError as fault:
        raise CallError(str(fault)) from None


@cache
def code_cache() -> Cache:
    """The cache of compiled code, opened on first use."""
    return open_cache(
        environment(), observe=observe.notify, choose=chooser(environment(), registry, hooks.HOOKS.records)
    )


@cache
def registry() -> Registry:
    """The backends, each created on first use; raises CallError if the settings are invalid."""
    environment()
    return Registry(built_in(_kept))


def _kept(key: Field, make: Callable[[], bytes], about: Mapping[str, str]) -> bytes:
    """A target's own code from the cache, or made now."""
    name = digest(key)
    code = code_cache().get(name)
    if code is None:
        with observe.progress_shown(f"making {about['kernel']}"):
            code = make()
        code_cache().put(name, code, dict(about))
    return code


@cache
def _runtimes() -> dict[str, DeviceRuntime]:
    return {}


def runtime_of(place: Place) -> DeviceRuntime:
    """The device with the cache that its code comes from."""
    runtime = _runtimes().get(place.name)
    if runtime is None or runtime.place is not place:
        runtime = _runtimes()[place.name] = DeviceRuntime(place, code_cache())
    return runtime


def places(asked: object) -> Iterable[Place]:
    """The devices that a call may run on, the CPU first; exactly one if the call names it."""
    return _PREFERENCES.places(asked)


def is_open(asked: object) -> bool:
    """True if neither the call nor the environment nor `vyre.use` names a device."""
    return _PREFERENCES.is_open(asked)


def place_of(device: str | None, memory: MemorySpace | None = None) -> Place:
    """The device that a call runs on: that of its arrays, else the one it names, or the CPU."""
    if memory is not None and memory.device is not None:
        return place_of_memory(memory, device)
    return _default_place(registry(), _PREFERENCES.used) if device is None else registry().named(device)


@lru_cache(1)
def _default_place(_registry: Registry, _used: str | None) -> Place:
    """The device of calls that name none: that of `vyre.use`, else the preferred one that is available."""
    return next(iter(places(None)))


def place_of_memory(memory: MemorySpace, asked: object) -> Place:
    """The device that arrays are on; raises CallError if the call names another one."""
    place = registry().named(memory.device)
    if asked is not None and registry().named(asked) is not place:
        what = f"the arrays are on {memory.device}, and the call names device={asked!r}"
        raise CallError(f"{what}. Fix: leave device= out, or copy the arrays first, as by .numpy().")
    return place


class ResultHolder(Protocol):
    """An object that holds results of tuning records."""

    def _forget(self) -> None:
        """Drop results of the records, which have changed."""


_HOLDERS: WeakSet[ResultHolder] = WeakSet()


def on_change(holder: ResultHolder) -> None:
    """Call the holder's `_forget` when tuning records change, as long as it exists."""
    _HOLDERS.add(holder)


def changed() -> None:
    """Invalidate everything that depends on earlier tuning records: fast calls, plans, code of pipelines."""
    entry.invalidate()
    for holder in list(_HOLDERS):
        holder._forget()


@public
class use:
    """Run kernels on this device, unless VYRE_DEVICE names one; None returns to the default: the device of
    the arrays, and for those of the host the CPU, unless a GPU is faster with all copies.

    The device is used by all threads: from now on, or, after `with`, until the end of the block.
    """

    def __init__(self, device: str | None) -> None:
        self._before = _PREFERENCES.used
        self._device = None if device is None else registry().named(device).name
        _choose(self._device)

    def __enter__(self) -> None:
        _choose(self._device)

    def __exit__(self, *error: object) -> None:
        _choose(self._before)

    def __repr__(self) -> str:
        return f"vyre.use({self._device!r})"


def _choose(device: str | None) -> None:
    _PREFERENCES.used = device
    entry.invalidate()


@public
def devices() -> tuple[Device, ...]:
    """Every device by name, whether it is available, and if not, the reason and a fix."""
    return registry().devices()


@public
def threads(count: int | None = None) -> int:
    """The number of threads that share a launch on the CPU; `count` sets it."""
    environment()
    return pool.threads(count)
