"""Warm calls of kernels on arrays of a WebGPU device, which skip all checks that their first calls passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from vyre.ir.dtypes import DType
from vyre.targets.bounded import CALL, DEVICE_LAUNCHES, BoundedCache
from vyre.targets.cpu import entry as gates
from vyre.targets.webgpu import arrays
from vyre.targets.webgpu.arrays import AdapterArray
from vyre.targets.webgpu.commands import Commands
from vyre.targets.webgpu.launch import Dispatch

_GREATEST = 3.4e38  # floats beyond, infinities and NaNs go the slow way
_NUMBERS = {"float": float, "int": int, "uint": int}


@dataclass(frozen=True, slots=True)
class MadeArray:
    """An output that a call makes; it is cleared first if the launch leaves elements out."""

    shape: tuple[int, ...]
    dtype: DType
    is_cleared: bool


@dataclass(frozen=True, slots=True)
class WarmCall:
    """A launch that was made, for calls whose arguments have the same names, shapes and types in the same
    order; outputs that it makes come after them.
    """

    step: Dispatch
    names: tuple[str, ...]  # of the program's parameters
    buffers: tuple[int, ...]  # the positions of arrays, in the order of the program
    scalars: tuple[tuple[int, DType], ...]
    written: tuple[int, ...]
    made: tuple[MadeArray, ...]
    results: tuple[int, ...]
    unchanged: object  # true while what the kernel took from outside is the same


class WarmCalls:
    """The warm calls of a kernel; `call` makes one, or falls back to the slow path."""

    def __init__(self, slow: Callable[..., Any]) -> None:
        self._slow = slow
        self._parameters: tuple[str, ...] = ()
        self.calls: BoundedCache[Any, WarmCall] = DEVICE_LAUNCHES.cache()
        gates.on_invalidate(self)

    def invalidate(self) -> None:
        """Forget all calls: the next ones must be traced or recorded."""
        self.calls.clear()

    def learn(self, called: Any, runtime: Any) -> None:
        """Add a call to those that are known, unless it has a keyword of all calls."""
        warm = _warm(called, runtime) if called.is_plain else None
        if warm is not None:
            self._parameters = tuple(parameter.name for parameter in called.parameters)
            self.calls.put(_key(tuple(called.passed), list(called.passed.values())), warm, CALL)

    def call(self, *args: Any, **named: Any) -> Any:
        names = (*self._parameters[: len(args)], *named)
        values = [*args, *named.values()]
        known = self.calls.get(_key(names, values))
        if known is None or not known.unchanged or not _fits(known, values):
            return self._slow(*args, **named)
        step = known.step
        gpu = step.loaded.gpu
        gpu.require()
        values += [arrays.made(gpu, output.shape, output.dtype, is_cleared=False) for output in known.made]
        buffers = [values[at].buffer for at in known.buffers]
        if len(set(map(id, buffers))) < len(buffers) or any(values[at].offset for at in known.buffers):
            return self._slow(*args, **named)
        with gpu.lock, Commands(gpu) as commands:
            for array, output in zip(values[len(names) :], known.made, strict=True):
                if output.is_cleared:
                    commands.clear(array.buffer)
            step.dispatch(commands, buffers)
            if step.is_due:
                step.update(dict(zip(known.names, values, strict=True)))
            commands.submit()
        results = [values[at] for at in known.results]
        return results[0] if len(results) == 1 else tuple(results) or None


def calls_of(table: object, slow: Callable[..., Any], function: object, over: object) -> WarmCalls:
    """The warm calls of a kernel: none yet."""
    return WarmCalls(slow)


def views_of(values: Mapping[str, Any]) -> dict[str, AdapterArray]:
    """Views of arrays of other libraries, none of which has arrays on these devices."""
    return {}


def _warm(called: Any, runtime: Any) -> WarmCall | None:
    """The call for others like it; None if it cannot be repeated."""
    source, passed, grid = called.source, called.passed, called.launch.grid
    outer = tuple(parameter.name for parameter in called.parameters)
    order = (*passed, *sorted(called.made))
    if called.consts or sorted(order) != sorted(outer) or source.has_barriers:
        return None
    if not prod(grid) or any(equal.slot in called.slots().values() for equal in called.fixed().equals):
        return None  # nothing to run, or a number that names an axis
    arguments = called.arguments()
    inner = dict(zip(outer, source.program.params, strict=True))
    pairs = [(inner[name], passed.get(name, arguments[inner[name].name])) for name in order]
    if any(param.is_array != isinstance(value, AdapterArray) for param, value in pairs):
        return None
    scalars = tuple((at, param.dtype) for at, (param, _) in enumerate(pairs) if not param.is_array)
    if any(dtype.kind not in _NUMBERS or dtype.is_narrow for _, dtype in scalars):
        return None
    if any(param.dtype != value.dtype for param, value in pairs if param.is_array):
        return None
    buffers = tuple(order.index(name) for name in outer if inner[name].is_array)
    target = runtime.place.target
    if not buffers or len(buffers) > target.gpu(runtime.index).limits["max-storage-buffers-per-shader-stage"]:
        return None
    made = pairs[len(passed) :]
    filled = called.overwritten({param.name: value for param, value in made})
    return WarmCall(
        step=target.step(source, tuple(pairs[at][1].shape for at in buffers), grid, runtime),
        names=tuple(param.name for param, _ in pairs),
        buffers=buffers,
        scalars=scalars,
        written=tuple(at for at in buffers if at < len(passed) and pairs[at][0].access != "in"),
        made=tuple(MadeArray(v.shape, v.dtype, param.name not in filled) for param, v in made),
        results=tuple(order.index(outer[at]) for at in called.results()),
        unchanged=called.unchanged(),
    )


def _key(names: tuple[str, ...], values: list[Any]) -> tuple[Any, ...]:
    kinds = [
        (value.gpu.index, value.dtype.name, value.shape)
        if value.__class__ is AdapterArray
        else value.__class__
        for value in values
    ]
    return (*names, *kinds)


def _fits(known: WarmCall, args: list[Any]) -> bool:
    """True if numbers have their types and ranges, and written arrays are writable."""
    for at, dtype in known.scalars:
        if args[at].__class__ is not _NUMBERS[dtype.kind]:
            return False
        least, greatest = (-_GREATEST, _GREATEST) if dtype.is_float else (dtype.least, dtype.greatest)
        if not least <= args[at] <= greatest:
            return False
    return all(args[at].writable for at in known.written)
