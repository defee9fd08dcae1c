"""Signatures of calls, as the words that `native/call.c` reads, and the classes of arrays that it can read.

A signature says what the arguments of a call must be, which arrays are made for it, and what runs then. It
holds for all calls that differ in what it leaves open: extents of arrays, values of numbers, the domain.

The arrays are NumPy's, torch's and JAX's. Torch describes its tensors by DLPack's exchange interface, and
makes new ones itself. JAX's arrays are read by Python's protocol of buffers; new ones are NumPy arrays that
JAX then takes, since its own arrays may not be written to.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import CellType, FunctionType
from typing import Any

import numpy as np

from vyre.front.template import MISSING
from vyre.ir import limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal, misfit
from vyre.targets import dlpack
from vyre.targets.cpu.layout import ARRAY_DTYPE, as_cell
from vyre.targets.cpu.pool import NEVER, Spread
from vyre.targets.host_arrays import is_unresolved, strided

# The limits of native/signature.h, which has a word more for what nothing reads, and of a GPU's launch.
RANK, ROWS, SPARE, CONFIG, GPU_WORDS = limits.RANK, 128, 511, 7, 320

# Kinds of rows.
ARRAY, TENSOR, BUFFER, DEVICE, F32, F64, WHOLE, U64, BOOL, NUMBER = range(10)
SAME_WHOLE, SAME_FLOAT, SAME_TYPE, SAME_OBJECT, UNREAD = range(10, 15)

RUN_KERNEL, RUN_PLAN, RUN_GPU, RUN_GRAPH, RUN_NOTHING = range(5)
TAKES_DOMAIN, TAKES_GROUPS, TAKES_NEITHER, NEEDS_DEVICE, TAKES_NONE = 1, 2, 4, 8, 16
NEVER_FILLED, ALWAYS_FILLED, FILLED_UNSTATED = range(3)

C_CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400  # flags of NumPy's arrays
FIELD_STEP = 1 << 15  # of a way: what follows is the offset of a field
_ANY_STEP, _IS_FIRST, _IS_STRIDED = 2, 1 << 61, 1 << 62  # of the strides in a row
_IS_NOTIFIED = 1 << 40  # beyond the bits of `within`

Words5 = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Captured:
    """A captured value that code was compiled for: the dict, cell or function that holds it, its key, and the
    value itself. A value of MISSING means that there must be none; a dict without a key must be empty.
    """

    where: dict[str, Any] | CellType | FunctionType
    key: str | None
    value: object

    @property
    def words(self) -> tuple[int, int, int]:
        if isinstance(self.where, FunctionType):  # whose field is empty where Python says None
            return as_cell(self.where, str(self.key)), 0, 0 if self.value is None else id(self.value)
        whole = 1 if isinstance(self.where, dict) else 0
        key = whole if self.key is None else id(sys.intern(self.key))
        return id(self.where), key, 0 if self.value is MISSING else id(self.value)


@dataclass(frozen=True, slots=True)
class SlotExtent:
    """A number of elements: fixed, or that of a slot, or of an axis of the domain, in groups or not."""

    number: int = 1
    slot: int = -1
    axis: int = -1
    is_groups: bool = False

    @property
    def words(self) -> tuple[int, int, int]:
        if self.axis >= 0:
            return self.axis, 0, 2 if self.is_groups else 1
        return self.slot, self.number, 0


@dataclass(frozen=True, slots=True)
class Equal:
    """An extent, counted in pieces of `width`, that must equal that of another slot, or a number; only if the
    call does not state its domain, unless `always`.
    """

    slot: int
    width: int = 1
    other: int = -1
    number: int = 0
    always: bool = True

    @property
    def words(self) -> Words5:
        return self.slot, self.width, self.other, self.number, int(self.always)


@dataclass(frozen=True, slots=True)
class Make:
    """An array that is made for a row, by NumPy, or by `maker` from its extents; `storage` is its type for
    NumPy, if that is not the one of its numbers.
    """

    at: int
    dtype: DType
    shape: tuple[SlotExtent, ...]
    is_filled: int = NEVER_FILLED
    maker: Callable[..., object] | None = None
    storage: np.dtype[Any] | None = None

    @property
    def made_as(self) -> np.dtype[Any]:
        return self.storage or self.dtype.storage

    @property
    def words(self) -> tuple[int, ...]:
        shape = self.shape + (SlotExtent(),) * (RANK - len(self.shape))
        extents = [word for extent in shape for word in extent.words]
        head = (self.at, len(self.shape), self.is_filled, self.made_as.itemsize)
        return *head, id(self.made_as), 0 if self.maker is None else id(self.maker), *extents


@dataclass(frozen=True, slots=True)
class Output:
    """An array that each call of a batch allocates, and whether its launches write all of it; `element` is
    the type of the complex numbers or structs whose numbers the last axis holds.
    """

    shape: tuple[int, ...]
    dtype: DType
    is_filled: bool
    element: np.dtype[Any] | None = None


@dataclass(frozen=True, slots=True)
class ArgumentRow:
    """The requirement on one argument: its kind, its interned name, its slot, and five words by kind.

    `origin` is the number of the argument; None for that of the row. An array has numbers of `each` bytes,
    and `parts` of them to an element if its elements are no numbers. `strides` are those that the code was
    compiled for, 0 for none; the strided array's extents and strides go to the slots from `numbers` on, and
    `within` has the axes of the domain that must not be longer than its own. If it `is_notified`, the
    library of the array is notified that the call wrote to it. A number inside of the argument is reached by
    a `way`; of a complex number, `parts` is 1 for the real part and 2 for the other.
    """

    kind: int
    name: str
    slot: int
    words: Words5
    keep: object = None
    origin: int | None = None
    each: int = 0
    parts: int = 0
    strides: int = 0
    numbers: int = 0
    within: int = 0
    is_notified: bool = False
    way: int = 0


@dataclass(frozen=True, slots=True)
class Domain:
    """The domain of a kernel: the extents of its axes, and which of them, as bits, count groups.

    `is_fixed`: a call that states its domain must state these numbers.
    """

    extents: tuple[SlotExtent, ...] = ()
    workgroup: tuple[int, ...] = ()
    counted: int = 0
    is_fixed: bool = False
    slot: int = SPARE - 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanWords:
    """Words of launches, and those that a call writes: words[at] = slots[from] + add."""

    words: Sequence[int]
    patches: Sequence[tuple[int, int, int]]
    instructions: int = 0
    work_slot: int = SPARE
    work_bytes: int = 0
    work_is_zero: bool = False
    is_wide: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuLaunch:
    """A launch on a GPU, on the caller's stream: the driver's function, the kernel, and the number of the
    GPU. Or that of graphs, by their address. If it `is_bound`, it uses memory of its own on the default
    stream, where the caller must work, too.
    """

    function: int
    kernel: int
    index: int
    is_graph: bool = False
    is_bound: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrays:
    """The class of a call's arrays, and for those of other libraries the functions of DLPack that describe
    them and take over one that is made, or 0 for Python's protocol of buffers, the attribute and the
    function that must say False, and the function that is called with each of them that was written.
    """

    kind: type = np.ndarray
    describe: int = 0
    take: int = 0
    gradient: str | None = None
    negated: object = None
    changed: object = None


NUMPY = Arrays()
_ALONE = Spread(NEVER, NEVER, NEVER, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """Everything about one kind of call. `keep` lives as long as the signature, and with it the code."""

    device: str
    rows: Sequence[ArgumentRow]
    parameters: int
    positional: int
    results: Sequence[int]
    takes: int = TAKES_NEITHER
    domain: Domain = Domain()
    captured: Sequence[Captured] = ()
    equals: Sequence[Equal] = ()
    aparts: Sequence[tuple[int, int, int, int]] = ()
    shares: bool = False  # if some of `aparts` must share memory; else none of them may
    makes: Sequence[Make] = ()
    arrays: Arrays = NUMPY
    check: Callable[[], bool] | None = None
    finish: Callable[[Any], object] | None = None
    code: int = 0
    how: Spread = _ALONE
    plan: PlanWords = PlanWords(words=(), patches=())
    launch: GpuLaunch | None = None
    returned: object = None  # by calls that run nothing
    keep: object = None

    @property
    def fits(self) -> bool:
        """True if call.c has room for it."""
        last = max((row.slot + 1 + RANK for row in self.rows if row.slot != SPARE), default=0)
        words = CONFIG + GPU_WORDS if self.launch is not None else sys.maxsize
        return len(self.rows) <= ROWS and last < SPARE - RANK and len(self.plan.words) <= words

    @property
    def kept(self) -> list[object]:
        """The objects that the words point to: interned texts live as long as somebody holds them."""
        names = [self.device, self.arrays.gradient, *(row.name for row in self.rows)]
        names += [capture.key for capture in self.captured]
        return [
            self.keep, self.how, self.arrays, self.check, self.finish, self.launch, self.returned,
            [sys.intern(name) for name in names if name is not None],
            [row.keep for row in self.rows],
            [(capture.where, capture.value) for capture in self.captured],
            [(make.made_as, make.maker) for make in self.makes],
        ]  # fmt: skip

    def packed(self, gate: int) -> bytes:
        """The words, valid while the gate has this value."""
        domain, plan, launch = self.domain, self.plan, self.launch
        runs, launched = RUN_KERNEL if self.code else RUN_PLAN, (0, 0, 0, 0)
        if launch is not None:
            runs, launched = RUN_GRAPH if launch.is_graph else RUN_GPU, _launch_words(launch)
        if self.returned is not None:
            runs, launched = RUN_NOTHING, (0, id(self.returned), 0, 0)
        extents = (*domain.extents, *(SlotExtent(),) * RANK)[:RANK]
        gradient, is_notified = self.arrays.gradient, any(row.is_notified for row in self.rows)
        head = [
            gate, runs, id(self.arrays.kind), self.arrays.describe, self.arrays.take,
            0 if gradient is None else id(sys.intern(gradient)),
            0 if self.arrays.negated is None else id(self.arrays.negated),
            0 if self.arrays.changed is None else id(self.arrays.changed),
            id(sys.intern(self.device)), self.takes,
            self.parameters, len(self.rows), self.positional, len(self.captured), len(self.equals),
            len(self.aparts), len(self.makes), len(self.results),
            0 if self.check is None else id(self.check), id(self.finish) if self.finish or is_notified else 0,
            len(domain.extents), domain.counted, *(word for extent in extents for word in extent.words),
            *(*domain.workgroup, *(1,) * RANK)[:RANK], int(domain.is_fixed), domain.slot,
            self.code, ctypes.addressof(self.how.record),
            *launched, int(self.shares),
            plan.instructions, len(plan.words), len(plan.patches), plan.work_slot, plan.work_bytes,
            int(plan.work_is_zero), int(plan.is_wide),
        ]  # fmt: skip
        tail = [
            *(word for at, row in enumerate(self.rows) for word in _row_words(at, row)),
            *(word for capture in self.captured for word in capture.words),
            *(word for equal in self.equals for word in equal.words),
            *(word for apart in self.aparts for word in apart),
            *(word for make in self.makes for word in make.words),
            *self.results,
            *(word for patch in plan.patches for word in patch),
            *plan.words,
        ]  # fmt: skip
        words = [word & 0xFFFFFFFFFFFFFFFF for word in (*head, *tail)]
        return struct.pack(f"<{len(words)}Q", *words)


def _launch_words(launch: GpuLaunch) -> tuple[int, int, int, int]:
    return launch.function, launch.kernel, id(launch.index), int(launch.is_bound)


def _row_words(at: int, row: ArgumentRow) -> tuple[int, ...]:
    name = id(sys.intern(row.name)) if row.name else 0
    head = (row.kind, name, at if row.origin is None else row.origin, row.slot, *row.words)
    within = row.within | (_IS_NOTIFIED if row.is_notified else 0)
    return *head, row.each, row.parts, row.strides, row.numbers or row.way, within


def array_row(
    name: str, dtype: DType, rank: int, slot: int, *, writes: bool, is_made: bool,
    storage: np.dtype[Any] | None = None, is_strided: bool = False,
) -> ArgumentRow:  # fmt: skip
    """The row of a NumPy array; `storage` is its type, if its elements have several numbers."""
    flags = (0 if is_strided else C_CONTIGUOUS) | ALIGNED | (WRITEABLE if writes else 0)
    own = storage or dtype.storage
    parts = 0 if storage is None else storage.itemsize // dtype.itemsize
    words = (id(own), rank, flags, int(is_made), _types(own))
    return ArgumentRow(ARRAY, name, slot, words, keep=own, each=dtype.itemsize, parts=parts)


def words_of(array: Any) -> int:
    """The number of slots for an array: an address and extents, and those of a strided one's strides."""
    return 1 + array.ndim if strided(array) is None else 3 + 2 * int(array.ndim)


def with_strides(
    row: ArgumentRow, steps: Sequence[int | None], *, is_first: bool, numbers: int, within: int
) -> ArgumentRow:
    """The row of a strided array: its strides that are 0 or 1, None for others; whether its element 0 is the
    first in memory; and the first slot of its extents and strides.
    """
    kinds = sum((_ANY_STEP if step is None else step) << 2 * axis for axis, step in enumerate(steps))
    strides = _IS_STRIDED | (_IS_FIRST if is_first else 0) | kinds
    return replace(row, strides=strides, numbers=numbers, within=within)


@cache
def _types(storage: np.dtype[Any]) -> int:
    """NumPy's types that are laid out like one of its own, as bits by number; long and int64 may be two."""
    letters = np.typecodes["AllInteger"] + "?efdFD"
    return sum({1 << np.dtype(letter).num for letter in letters if np.dtype(letter) == storage})


def scalar_row(name: str, dtype: DType, slot: int, default: object = MISSING) -> ArgumentRow:
    """The row of a run-time number."""
    kind, least, greatest, mask = UNREAD, 0, 0, 0
    if dtype.is_integer and dtype.name != "u64":
        kind, least, greatest, mask = WHOLE, dtype.least, dtype.greatest, (1 << dtype.bits) - 1
    elif dtype.name in ("u64", "bool", "f32", "f64"):
        kind = {"u64": U64, "bool": BOOL, "f32": F32, "f64": F64}[dtype.name]
    fallback = _default_bits(dtype, default)
    return ArgumentRow(kind, name, slot, (least, greatest, mask, int(fallback is not None), fallback or 0))


def read_again(row: ArgumentRow, origin: int) -> ArgumentRow:
    """The row for another argument than that of its place."""
    return replace(row, origin=origin)


def bits_row(row: ArgumentRow) -> ArgumentRow:
    """The row of a number that is read as an integer with its bits; it has the default of this one."""
    return row if row.kind == UNREAD else replace(row, kind=NUMBER)


def _default_bits(dtype: DType, default: object) -> int | None:
    plain = type(default) in (bool, int, float)
    if not plain or misfit(dtype, default) is not None:  # type: ignore[arg-type]  # a bool, int or float
        return None
    return literal(dtype, default).bits  # type: ignore[arg-type]  # the same


def same_row(name: str, value: object, default: object = MISSING) -> ArgumentRow:
    """The row of a value that the code was compiled for."""
    kind, word = SAME_OBJECT, id(value)
    if type(value) is int:
        kind, word = (SAME_WHOLE, value) if -(1 << 63) <= value < 1 << 63 else (UNREAD, 0)
    elif type(value) is float:
        kind, word = SAME_FLOAT, struct.unpack("<q", struct.pack("<d", value))[0]
    return ArgumentRow(kind, name, SPARE, (word, 0, 0, int(_is_same(default, value)), 0), keep=value)


def type_row(name: str, kind: type, default: object = MISSING) -> ArgumentRow:
    """The row of an argument of exactly this type, which other rows read."""
    return ArgumentRow(SAME_TYPE, name, SPARE, (id(kind), 0, 0, int(type(default) is kind), 0), keep=kind)


def dtype_row(array: np.ndarray[Any, Any]) -> ArgumentRow:
    """The row that compares the type of a NumPy array's elements, once it is known to be one."""
    return replace(same_row("", array.dtype), way=FIELD_STEP | ARRAY_DTYPE)


def _is_same(default: object, value: object) -> bool:
    """True if a default is the value that the code was compiled for."""
    return default is not MISSING and type(default) is type(value) and repr(default) == repr(value)


def read_by_machine_code(kinds: Collection[type]) -> Arrays | None:
    """Return how machine code reads arrays of these classes; None if it cannot."""
    if len(kinds) != 1:
        return NUMPY if not kinds else None
    (kind,) = kinds
    return NUMPY if kind is np.ndarray else _foreign(kind)


def of_complex(arrays: Arrays) -> Arrays:
    """Return how machine code reads complex numbers of a class; Python resolves conjugates."""
    return arrays if arrays.negated is None else replace(arrays, negated=is_unresolved)


@cache
def _foreign(kind: Any) -> Arrays | None:
    torch: Any = sys.modules.get("torch")
    jax: Any = sys.modules.get("jax")
    if torch is not None and kind is torch.Tensor:
        offered = dlpack.exchange(kind)
        if offered is None:
            return None
        return Arrays(
            kind=kind, describe=offered.describe, take=offered.take, gradient="requires_grad",
            negated=torch.Tensor.is_neg, changed=torch.autograd.graph.increment_version,
        )  # fmt: skip
    if jax is not None and kind.__module__.startswith("jax") and issubclass(kind, jax.Array):
        return Arrays(kind=kind)
    return None


def row(
    arrays: Arrays, name: str, dtype: DType, rank: int, slot: int, *, writes: bool, is_made: bool,
    storage: np.dtype[Any] | None = None, is_strided: bool = False,
) -> ArgumentRow | None:  # fmt: skip
    """The row of an array of a class; None if machine code does not compare such a type."""
    if arrays is NUMPY or (is_made and not arrays.describe):
        return array_row(
            name, dtype, rank, slot, writes=writes, is_made=is_made, storage=storage, is_strided=is_strided
        )
    if storage is not None and (storage.kind != "c" or arrays.negated is not is_unresolved):
        return None
    if dtype.foreign and not arrays.describe:  # NumPy does not have it, so that Python decides what it is
        return None
    each = dtype.itemsize
    if arrays.describe:
        parts = 0 if storage is None else 2
        kind = dlpack.type_word(rank, dtype, is_complex=parts > 0)
        words, is_notified = (rank, dlpack.CPU, kind, int(is_made), each), writes and not is_made
        return ArgumentRow(TENSOR, name, slot, words, each=each, parts=parts, is_notified=is_notified)
    letters = np.typecodes["AllInteger"] + "?efd"
    same = [letter for letter in letters if np.dtype(letter) == dtype.storage]
    word = int.from_bytes("".join(same).encode()[:8], "little")
    return ArgumentRow(BUFFER, name, slot, (rank, word, 0, 0, each), each=each)


def finish(arrays: Arrays, example: Any) -> Callable[[Any], object] | None:
    """The function that turns made NumPy arrays into arrays of the library; None if they are that already.

    A compiled function of JAX's that returns its argument takes a fifth of the time of `from_dlpack`.
    """
    if arrays is NUMPY or arrays.describe:
        return None
    return _taken_by_jax(example.sharding)


@cache
def _taken_by_jax(sharding: Any) -> Callable[[Any], object]:
    jax: Any = sys.modules["jax"]
    taken: Callable[[Any], object] = jax.jit(lambda arrays: arrays, out_shardings=sharding)
    return taken
