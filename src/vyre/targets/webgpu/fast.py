"""Warm calls of kernels on arrays of a WebGPU device, which skip all checks that their first calls passed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

from vyre.ir.dtypes import DType
from vyre.targets.batch import Source
from vyre.targets.bounded import BoundedCache
from vyre.targets.cpu import entry as gates
from vyre.targets.remembered import CALL, DEVICE_LAUNCHES
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.launch import Commands

_GREATEST = 3.4e38  # floats beyond, infinities and NaNs go the slow way
_NUMBERS = {"float": float, "int": int, "uint": int}


@dataclass(frozen=True, slots=True)
class WarmCall:
    """A launch that was made, for calls with arrays of the same shapes and types in the same order."""

    source: Source
    grid: tuple[int, ...]
    runtime: Any
    names: tuple[str, ...]  # of the program's parameters, by position
    scalars: tuple[tuple[int, DType], ...]
    written: tuple[int, ...]
    results: tuple[int, ...]
    unchanged: object  # true while what the kernel took from outside is the same


class WarmCalls:
    """The warm calls of a kernel; `call` makes one, or passes on to the slow way."""

    def __init__(self, slow: Callable[..., Any]) -> None:
        self._slow = slow
        self.calls: BoundedCache[Any, WarmCall] = DEVICE_LAUNCHES.cache()
        gates.on_shut(self)

    def shut(self) -> None:
        """Forget all calls: the next ones must be traced or recorded."""
        self.calls.clear()

    def call(self, *args: Any, **named: Any) -> Any:
        known = None if named else self.calls.get(_key(args))
        if known is None or not known.unchanged or not _fits(known, args):
            return self._slow(*args, **named)
        target = known.runtime.place.target
        gpu = target.gpu(known.runtime.index)
        with gpu.lock:
            commands = Commands(gpu)
            arguments = dict(zip(known.names, args, strict=True))
            target.encode(known.source, arguments, known.grid, known.runtime, commands)
            commands.submit()
        results = [args[at] for at in known.results]
        return results[0] if len(results) == 1 else tuple(results) or None


def learned(
    entry: WarmCalls | None, table: object, slow: Callable[..., Any], function: object, called: Any,
    runtime: Any, *, is_plain: bool,
) -> WarmCalls | None:  # fmt: skip
    """The warm calls of a kernel, with this one among them if it can be repeated."""
    params, given = called.source.program.params, called.given
    plain = [parameter.name for parameter in called.parameters] == list(given)
    arrays = [value for value in given.values() if isinstance(value, AdapterArray)]
    if not is_plain or not plain or called.consts or len(params) != len(given) or not arrays:
        return entry
    if called.source.has_barriers or not prod(called.launch.grid) or called.launch.fresh:
        return entry
    if any(equal.slot in called.slots().values() for equal in called.fixed().equals):
        return entry  # a number that names an axis
    pairs = list(zip(params, given.values(), strict=True))
    if any(param.is_array != isinstance(value, AdapterArray) for param, value in pairs):
        return entry
    scalars = tuple((at, param.dtype) for at, (param, _) in enumerate(pairs) if not param.is_array)
    if any(dtype.kind not in _NUMBERS or dtype.is_narrow for _, dtype in scalars):
        return entry
    if any(param.dtype != value.dtype for param, value in pairs if param.is_array):
        return entry
    found = WarmCall(
        called.source, called.launch.grid, runtime, tuple(param.name for param in params), scalars,
        tuple(at for at, (param, _) in enumerate(pairs) if param.is_array and param.access != "in"),
        tuple(called.results()), called.unchanged(),
    )  # fmt: skip
    entry = entry or WarmCalls(slow)
    entry.calls.put(_key(tuple(given.values())), found, CALL)
    return entry


def _key(args: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        [(arg.gpu.index, arg.key) if arg.__class__ is AdapterArray else arg.__class__ for arg in args]
    )


def _fits(known: WarmCall, args: tuple[Any, ...]) -> bool:
    """True if numbers are of their types, and arrays that are written may be."""
    for at, dtype in known.scalars:
        if args[at].__class__ is not _NUMBERS[dtype.kind]:
            return False
        least, greatest = (-_GREATEST, _GREATEST) if dtype.is_float else (dtype.least, dtype.greatest)
        if not least <= args[at] <= greatest:
            return False
    return all(args[at].writable for at in known.written)
