"""Functions of the library that enter machine code directly when they are called again (`lib/calls.py`).

The first call with arguments of some shapes and types runs kernel by kernel. The second one is put on a tape,
from which all further calls with such arguments are made in one go, without any Python.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import chain
from types import FunctionType
from typing import Any, Literal

import numpy as np

from vyre.front.template import Func
from vyre.ir.dtypes import DType
from vyre.lib.arrays import taken
from vyre.plan import record
from vyre.plan.record import Unchanged
from vyre.plan.value_keys import Same
from vyre.run import context, observe
from vyre.run.bind import alike, argument_key
from vyre.run.misuse import MISFITS, require_fit
from vyre.run.pipeline import Pipeline
from vyre.run.recording import Recording, argument_places, run, settled, traced_arrays, with_stand_ins
from vyre.run.tape import Tape
from vyre.targets import bounded
from vyre.targets.bounded import BoundedCache
from vyre.targets.host_arrays import is_foreign
from vyre.targets.memory import dtype_of, is_on_device, view_as_memory
from vyre.targets.registry import Place

_PLAIN = (bool, int, float, str, type(None), Func, DType)
_Known = Recording | Literal["seen", "refused"]


class TapedFunction:
    """A function of the library whose calls on arrays of one shape always make the same kernel calls. Those
    that are on a tape are made by its `pipeline`.
    """

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.pipeline = Pipeline(function, perform=self._perform)
        self._known: BoundedCache[object, _Known] = bounded.RECORDINGS.cache()

    def _forget(self) -> None:
        """Record again: the tuning records have changed."""
        self.pipeline._forget()
        self._known = bounded.RECORDINGS.cache()

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        try:
            return self._performed(args, named)
        except MISFITS as fault:
            require_fit(self.function, args, named, fault)
            raise

    def _performed(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        recorder = record.current()
        if recorder is not None:
            return recorder.library(self.function.__name__, self.function, args, named)
        is_seen = observe.is_watched() or record.is_going_on()
        given = None if is_seen else self._given_plainly(args, named)
        if given is None:
            return self.function(*args, **named)
        memory, space = view_as_memory(given)
        if not all(_is_plain(value) or dtype_of(value) is not None for value in memory.values()):
            return self.function(*args, **named)
        where = context.place_of(None, space)
        kinds = tuple(map(type, given.values()))
        key = (where.name, kinds, *map(_key_of, memory.values()), alike(memory))
        known = self._known.get(key)
        if known is None or known == "refused":
            self._known.put(key, known or "seen", bounded.call_bytes(key))
            return self.function(*args, **named)
        if known == "seen" or not known.is_current:
            known = self._taped(given, memory, where)
            self._known.put(key, known, bounded.call_bytes(key) + _table_bytes(known))
            context.on_change(self)
        if isinstance(known, str):
            return self.function(*args, **named)
        outcome = run(known, memory, where, space=space, users=given)
        self.pipeline._learn(known, given, {}, memory, where, space)
        return outcome

    def _given_plainly(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any] | None:
        """The arguments by parameter; None if there are others than arrays as kernels take them and plain
        values.
        """
        try:
            bound = self.pipeline._signature.bind(*args, **named)
        except TypeError:
            return None
        bound.apply_defaults()
        arrays = [value for value in bound.arguments.values() if not _is_plain(value)]
        is_whole = bool(arrays) and all(_is_array(x) and taken("x", x) is x for x in arrays)
        return bound.arguments if is_whole else None

    def _taped(self, given: Mapping[str, Any], memory: Mapping[str, Any], where: Place) -> _Known:
        """The kernel calls that such a call makes, with the tables that they read; "refused" if machine code
        cannot make them all.
        """
        has_numbers = any(isinstance(value, np.ndarray) or is_foreign(value) for value in given.values())
        tape = Tape(where.name, has_numbers=has_numbers)
        stands = {name: with_stand_ins(tape, value, name) for name, value in memory.items()}
        try:
            with record.recording(tape):
                returned = settled(tape, self.pipeline._run_function(stands), {})
        except Exception:  # noqa: BLE001  # a stand-in has no elements; what is wrong, the function itself says
            return "refused"
        finally:
            brought = tape.release_outside()
        held = argument_places(stands)
        tables = {name: table for name, table in brought.items() if name not in held}
        is_there = is_on_device(next(value for value in memory.values() if dtype_of(value) is not None))
        if tape.notes or any(is_on_device(table) is not is_there for table in tables.values()):
            return "refused"
        compiled = tape.compiled(list(traced_arrays(returned)))
        executable = compiled.executable(context.runtime_of(where))
        classes = {type(value) for value in given.values() if _is_array(value)}
        direct = getattr(executable, "direct", None)
        if direct is None or direct(classes) is None:
            return "refused"
        captured = Unchanged(chain.from_iterable(tape.captured.values()))
        scalars = dict(zip(tape.scalars, tape.values, strict=True))
        return Recording(compiled, scalars, tables, held, returned, captured)


def _table_bytes(known: _Known) -> int:
    """The bytes of the host's memory that the tables of a recording keep."""
    tables: Iterable[Any] = () if isinstance(known, str) else known.outside.values()
    return sum(table.nbytes for table in tables if isinstance(table, np.ndarray))


def _is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray) or is_foreign(value) or is_on_device(value)


def _key_of(value: Any) -> Hashable:
    """The part of an argument that the kernel calls depend on."""
    return Same(value) if isinstance(value, Func | DType) else argument_key(value)


def _is_plain(value: object) -> bool:
    is_tuple = isinstance(value, tuple) and all(type(item) is int for item in value)
    return isinstance(value, _PLAIN) or is_tuple
