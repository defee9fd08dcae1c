"""Fast calls: a builtin function per kernel, from Python objects to machine code in tens of nanoseconds.

The builtin handles calls whose arguments need no conversion and that pass all outputs; every other call it
forwards, unchanged, to its Python function. Its behaviour must match `run/bind.py`.
"""

from __future__ import annotations

import builtins
import ctypes
import math
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import CellType, FunctionType
from typing import Any, Protocol
from weakref import WeakSet

import numpy as np

from vyre.check.index_axes import GID, WID, IndexAxes
from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir import limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal, misfit
from vyre.targets.cpu import entry_code as code
from vyre.targets.cpu import pool, resident
from vyre.targets.cpu.layout import ALIGNED, C_CONTIGUOUS, WRITEABLE, Fast, as_cell, offsets

# A kernel's type passes calls as a tuple and a dict; a vectorcall would unpack them into an array first.
_METH_VARARGS, _METH_KEYWORDS = 0x0001, 0x0002


@dataclass(frozen=True, slots=True)
class Watch:
    """A captured value that code was compiled for: the dict, cell or function that holds it, its key, and the
    value itself.

    A value of MISSING means that there must be none.
    """

    where: dict[str, Any] | CellType | FunctionType
    key: str | None
    value: object


def watched(function: FunctionType, name: str) -> list[Watch]:
    """Return what a captured name of a function depends on."""
    if name in function.__code__.co_freevars:
        cell = (function.__closure__ or ())[function.__code__.co_freevars.index(name)]
        return [Watch(cell, None, cell.cell_contents)]
    value = function.__globals__.get(name, MISSING)
    watch = Watch(function.__globals__, name, value)
    if value is not MISSING:
        return [watch]
    names = vars(builtins)
    return [watch, Watch(names, name, names.get(name, MISSING))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """The signature of a kernel's calls: its parameters, of which `positional` may be positional.

    `consts` are the values of its Const parameters, `watches` all other captured values. `groups` is what
    calls must pass for the domain, as a keyword, unless it is None. `keep` lives as long as the fast call,
    and with it the code.
    """

    name: str
    parameters: Sequence[Parameter]
    groups: int | tuple[int, ...] | None = None
    positional: int | None = None
    consts: Mapping[str, object] | None = None
    watches: Sequence[Watch] = ()
    keep: object = None

    @property
    def count(self) -> int:
        return len(self.parameters) + (self.groups is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiled(Called):
    """A kernel as a fast call on the CPU needs it: its address, and how its work is shared. `domain` is the
    fixed number of units along each axis, or None: then it follows from the arrays that ids index, `axes`.
    """

    address: int
    axes: IndexAxes
    how: pool.Spread
    workgroup: tuple[int, ...] | None = None
    domain: tuple[int, ...] | None = None


# A fast call works while this word has the value it had when the call was made.
_GATE = (ctypes.c_int64 * 1)()


class Shuts(Protocol):
    """Fast calls of another kind that must be invalidated too."""

    def shut(self) -> None: ...


_OTHERS: WeakSet[Shuts] = WeakSet()


def on_shut(others: Shuts) -> None:
    """Invalidate these too, as long as they exist."""
    _OTHERS.add(others)


def shut() -> None:
    """Make every existing fast call fall back to its Python function: the device changed, or a trace
    began.
    """
    _GATE[0] += 1
    for other in list(_OTHERS):
        other.shut()


def gate() -> int:
    """Return a number that distinguishes fast calls made before the last `shut` from later ones."""
    return int(_GATE[0])


def fast_call(compiled: Compiled, slow: Any) -> Any | None:
    """Return a builtin that runs the kernel or calls `slow` with the same arguments; None if not
    supported.
    """
    fields = offsets()
    over = _over(compiled)
    if fields is None or over is None or compiled.count > limits.PARAMETERS:
        return None
    pool.threads()  # writes the width where the machine code reads it
    return made(resident.code(fields)["entry"], compiled, _record(compiled, over), slow)


def made(address: int, called: Called, record: Record, slow: Any) -> Any:
    """Return the builtin that enters machine code at an address with a record."""
    kept = (called, record.objects, pool.cell(), _GATE)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
    # Python reads the method while it frees the builtin, when the collector may have cleared the Fast. So the
    # method is bytes, which are never cleared, in the place of the module, which a builtin drops last.
    name = called.name.encode()
    fields = (_address(name), address, _METH_VARARGS | _METH_KEYWORDS, 0)
    method = struct.pack("@PPiP", *fields)  # a PyMethodDef: name, function, flags, doc
    return make(_address(method), Fast(slow, record.words, kept), (method, name))


def _address(text: bytes) -> int:
    return ctypes.cast(ctypes.c_char_p(text), ctypes.c_void_p).value or 0


@dataclass(frozen=True, slots=True)
class _Over:
    """The source of the domain: for each axis the slot of an extent, or -1, and the units; and the extents
    that must agree, in the form of `entry_code.FIT`.
    """

    slots: tuple[int, int, int]
    units: tuple[int, int, int]
    fits: list[int]


@dataclass(frozen=True, slots=True)
class Record:
    """The words that direct the machine code, and the Python objects that they point to."""

    words: bytes
    objects: list[object]


def _over(compiled: Compiled) -> _Over | None:
    """Return the domain as `run/domain.py` derives it if all arrays are passed; None if it is refused, or
    needs more than comparing extents.
    """
    stated = _stated(compiled.parameters)
    if stated is None:
        return None
    if compiled.domain is not None:
        inside = math.prod(compiled.domain) <= sys.maxsize
        return _Over((-1, -1, -1), _three(compiled.domain), stated) if inside else None
    runtime, first = [p for p in compiled.parameters if p.role != "const"], _slots(compiled.parameters)
    found: list[tuple[int, int]] = []  # for each axis a slot and a width
    fits = stated
    group = compiled.workgroup
    for axis, size in enumerate((1,) * compiled.axes.rank if group is None else group):
        uses = [use for use in compiled.axes.uses if use.of == axis]
        at = {use: first[runtime[use.place].name] + 1 + use.axis for use in uses}
        covered = [at[use] for use in uses if use.kind == GID]
        counted = [at[use] for use in uses if use.kind == WID and group is not None]
        if not covered and not counted:
            return None
        found.append((covered[0], size) if covered else (counted[0], 1))
        for slots in (covered, counted):
            for slot in slots[1:]:
                fits = [*fits, slot, 1, slots[0], 0]
        if covered and counted:
            fits = [*fits, covered[0], size, counted[0], 0]
    if not found:
        return None
    one, two, three = (*found, (-1, 1), (-1, 1), (-1, 1))[:3]
    return _Over((one[0], two[0], three[0]), (one[1], two[1], three[1]), fits)


def _stated(parameters: Sequence[Parameter]) -> list[int] | None:
    """Return the fits of named axes; None if an extent has to be computed, or is an argument."""
    first = _slots(parameters)
    others = {parameter.name for parameter in parameters if parameter.role in ("scalar", "const")}
    fits: list[int] = []
    named: dict[str, int] = {}
    for parameter in parameters:
        for axis, extent in enumerate(parameter.axes):
            slot = first[parameter.name] + 1 + axis
            if extent.isdecimal():
                fits += [slot, 1, -1, int(extent)]
            elif not extent.isidentifier() or extent in others:
                return None
            elif named.setdefault(extent, slot) != slot:
                fits += [slot, 1, named[extent], 0]
    return fits


def _three(sizes: tuple[int, ...]) -> tuple[int, int, int]:
    first, second, third = (*sizes, 1, 1, 1)[:3]
    return first, second, third


def _slots(parameters: Sequence[Parameter]) -> dict[str, int]:
    """Return the first slot of each parameter in the argument block; Consts have none."""
    slots, free = {}, 0
    for parameter in parameters:
        slots[parameter.name] = free
        free += 0 if parameter.role == "const" else 1 if parameter.role == "scalar" else 1 + parameter.rank
    slots[""] = free
    return slots


def _record(compiled: Compiled, over: _Over) -> Record:
    slots, how = _slots(compiled.parameters), compiled.how
    head = {
        code.KERNEL: compiled.address, code.CELL: ctypes.addressof(pool.cell()),
        code.FITS: len(over.fits) // code.FIT, code.DOMAIN_SLOT: slots[""],
        **{code.WIDTHS + axis: units for axis, units in enumerate(over.units)},
        **{code.OVER + axis: slot for axis, slot in enumerate(over.slots)},
        code.UNLOCKED: how.unlocked, code.SHARED: how.shared,
        code.WIDE: how.wide, code.LEAST_CHUNK: how.chunk,
    }  # fmt: skip
    return record(compiled, np.ndarray, head, slots, _array, over.fits)


def _array(parameter: Parameter, objects: list[object]) -> tuple[int, int, int]:
    """Return the dtype, rank and flags that an array must have."""
    assert parameter.dtype is not None
    objects.append(parameter.dtype.storage)
    flags = C_CONTIGUOUS | ALIGNED | (0 if parameter.role == "in" else WRITEABLE)
    return id(parameter.dtype.storage), parameter.rank, flags


def record(
    called: Called, arrays: type, own: Mapping[int, int], slots: Mapping[str, int],
    array: Callable[[Parameter, list[object]], tuple[int, int, int]], more: Sequence[int],
) -> Record:  # fmt: skip
    """Build the record of calls on arrays of a class, each described by `array`, with the target's own words
    of the head by position, and more words at the end.
    """
    objects: list[object] = []
    rows: list[int] = []
    for parameter in called.parameters:
        rows += _row(parameter, slots[parameter.name], called.consts or {}, array, objects)
    if called.groups is not None:
        kind, value = _const(called.groups, objects)
        rows += [kind, _interned("groups", objects), slots[""], value, id(tuple), 0, False, 0]
    results = _results(called.parameters)
    watches: list[int] = []
    for watch in called.watches:
        objects += [watch.where, watch.value]  # or their addresses could be reused by other objects
        value = 0 if watch.value is MISSING else id(watch.value)
        if isinstance(watch.where, FunctionType):
            watches += [as_cell(watch.where, watch.value), 0, value]
        else:
            watches += [id(watch.where), 0 if watch.key is None else _interned(watch.key, objects), value]
    size = code.COMMON - 1 + len(own)  # `own` includes the kernel
    head = {
        code.CLASS: id(arrays), code.FLOAT: id(float), code.INT: id(int),
        code.TRUE: id(True), code.FALSE: id(False), code.NONE: id(None),
        code.GATE: ctypes.addressof(_GATE), code.GATE_VALUE: _GATE[0],
        code.PARAMETERS: called.count,
        code.POSITIONAL: len(called.parameters) if called.positional is None else called.positional,
        code.RESULTS: len(results), code.RESULTS_AT: size + len(rows),
        code.WATCHES: len(called.watches), code.WATCHES_AT: size + len(rows) + len(results),
        code.MORE_AT: size + len(rows) + len(results) + len(watches),
        **own,
    }  # fmt: skip
    words = [*(head[at] for at in range(size)), *rows, *results, *watches, *more]
    return Record(b"".join(struct.pack("<Q", word & 0xFFFFFFFFFFFFFFFF) for word in words), objects)


def _results(parameters: Sequence[Parameter]) -> list[int]:
    """Return the outputs in order; the arrays changed in place if there are no outputs."""
    for role in ("out", "inout"):
        indices = [index for index, parameter in enumerate(parameters) if parameter.role == role]
        if indices:
            return indices
    return []


def _interned(name: str, objects: list[object]) -> int:
    """Return the address of Python's interned string for a keyword of this name."""
    interned = sys.intern(name)
    objects.append(interned)
    return id(interned)


def _row(
    parameter: Parameter, slot: int, consts: Mapping[str, object],
    array: Callable[[Parameter, list[object]], tuple[int, int, int]], objects: list[object],
) -> list[int]:  # fmt: skip
    """Return the words of one parameter."""
    name = _interned(parameter.name, objects)
    if parameter.role == "const":
        kind, value = _const(consts[parameter.name], objects)
        optional = _is_same(parameter.default, consts[parameter.name])
        return [kind, name, slot, value, id(tuple), 0, optional, 0]
    if parameter.role == "scalar":
        dtype = parameter.dtype
        assert dtype is not None
        kind, least, greatest, mask = _scalar(dtype)
        default = _default_bits(dtype, parameter.default)
        return [kind, name, slot, least, greatest, mask, default is not None, default or 0]
    return [code.ARRAY, name, slot, *array(parameter, objects), False, 0]


def _scalar(dtype: DType) -> tuple[int, int, int, int]:
    """Return the kind, least and greatest number, and bits of a scalar."""
    if dtype.is_integer and dtype.name != "u64":
        return code.WHOLE, dtype.least, dtype.greatest, (1 << dtype.bits) - 1
    kinds = {"u64": code.U64, "bool": code.BOOL, "f32": code.F32, "f64": code.F64}
    return kinds.get(dtype.name, code.UNREAD), 0, 0, 0


def _default_bits(dtype: DType, default: object) -> int | None:
    plain = type(default) in (bool, int, float)
    if not plain or misfit(dtype, default) is not None:  # type: ignore[arg-type]  # a bool, int or float
        return None
    return literal(dtype, default).bits  # type: ignore[arg-type]  # the same


def _const(value: object, objects: list[object]) -> tuple[int, int]:
    """Return the kind and word of a value that the kernel was compiled for."""
    if type(value) is int:
        return (code.SAME_WHOLE, value) if -(1 << 63) <= value < 1 << 63 else (code.UNREAD, 0)
    if type(value) is float:
        return code.SAME_FLOAT, struct.unpack("<q", struct.pack("<d", value))[0]
    objects.append(value)
    is_whole = type(value) is tuple and all(type(item) is int and abs(item) < 1 << 63 for item in value)
    return code.SAME_TUPLE if is_whole else code.SAME_OBJECT, id(value)


def _is_same(default: object, value: object) -> bool:
    """True if a Const's default is the value that the kernel was compiled for."""
    return default is not MISSING and type(default) is type(value) and repr(default) == repr(value)
