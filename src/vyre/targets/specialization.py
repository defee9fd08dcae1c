"""The record that code is compiled for besides the Program, the same for every target, and its key.

Two halves stay apart: the digest of a Program does not change with the values it is specialized on, and the
digest of a Specialization does not change with the Program. Both together, with the layout of the bindings
and the workgroup, are the SpecKey.

A Configuration holds the layout choices for a program on a machine, which change its speed and never its
results. Compilers have a default for each; the tuner measures others. A zero, or no sizes, leaves a choice to
the compiler.
"""

from __future__ import annotations

import numbers
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from vyre.ir import limits
from vyre.ir.dtypes import DType, i32
from vyre.ir.keys import Field, digest
from vyre.ir.literal import Lit, Number, literal, number
from vyre.ir.nodes import Axis, Expr, Id, Name, Op, Param, Program, Shape, Var
from vyre.ir.walk import map_expressions
from vyre.lower.launch import Facts
from vyre.targets.batch import Source


class StreamCut(NamedTuple):
    """The cut of launches that stream: at most `stages` calls in one, and as few launches as that allows;
    `columns` of a block on a CPU, of a lane on a GPU; `rows` of a band. 0 leaves one to the estimates.
    """

    stages: int = 0
    columns: int = 0
    rows: int = 0


ESTIMATED = StreamCut()


@dataclass(frozen=True, slots=True)
class Configuration:
    """`lanes` neighbours that run together in vectors: of a register on a CPU, of a thread on a GPU;
    `strips` such vectors in flight together; `threads` that share a launch on a CPU, in pieces of `chunk`
    units; `block`, the threads of a GPU's block along the axes of the domain, for element kernels. If
    `is_split`, grid barriers are the ends of launches, even where one launch could wait at them. A pipeline
    fuses calls, where that is a choice, from a score of `threshold` on, and streams by the cut `stream`.
    """

    lanes: int = 0
    strips: int = 0
    threads: int = 0
    chunk: int = 0
    block: tuple[int, ...] = ()
    is_split: bool = False
    threshold: float = 0.0
    stream: StreamCut = ESTIMATED

    def key(self) -> tuple[object, ...]:
        """Return the part of the configuration that goes into the key of compiled code."""
        return self.lanes, self.strips, self.block


DEFAULT = Configuration()


def with_splits(layouts: Sequence[Configuration]) -> list[Configuration]:
    """Return the layouts of a program with grid barriers, each as one launch if possible, and as several."""
    return [*layouts, *(replace(layout, is_split=True) for layout in (DEFAULT, *layouts))]


class Unfit(ValueError):
    """Raised for a configuration that does not fit a program; the message gives the reason."""


NOTHING = Facts()


@dataclass(frozen=True, slots=True)
class SpecValue:
    """A typed value: a number of a dtype, by its bits, or a dtype itself."""

    value: Lit | DType

    def __post_init__(self) -> None:
        value = self.value
        if isinstance(value, DType):
            return
        if not 0 <= value.bits < 1 << value.dtype.bits:
            raise ValueError(f"{value.bits:#x} is no bit pattern of {value.dtype.spoken}.")
        is_nan = value.dtype.is_float and number(value) != number(value)
        if is_nan and value.bits != value.dtype.nan_bits:
            raise ValueError(f"{value.bits:#x} is a NaN of {value.dtype}, but not the one that Vyre has.")

    @classmethod
    def of(cls, dtype: DType, value: object) -> SpecValue:
        """The value of `dtype` for a Python or NumPy number; raises ValueError if there is none."""
        plain = _plain(value)
        if plain is None:
            raise ValueError(f"{type(value).__name__} is no number")
        return cls(literal(dtype, plain))

    @property
    def field(self) -> Field:
        """The value as part of a key: its kind, its dtype with all parameters, its bits."""
        if isinstance(self.value, DType):
            return ("dtype", _dtype_field(self.value))
        return ("number", _dtype_field(self.value.dtype), int(self.value.bits))

    def __str__(self) -> str:
        return (
            str(self.value) if isinstance(self.value, DType) else f"{self.value.dtype} {number(self.value)}"
        )


@dataclass(frozen=True, slots=True, init=False)
class SpecMap(Mapping[Name, SpecValue]):
    """Names and their values, ordered by name: the order of insertion does not matter."""

    entries: tuple[tuple[Name, SpecValue], ...]

    def __init__(self, values: Mapping[Name, SpecValue] | None = None) -> None:
        unordered = dict(values or {})
        object.__setattr__(self, "entries", tuple((name, unordered[name]) for name in sorted(unordered)))

    def __getitem__(self, name: Name) -> SpecValue:
        for known, value in self.entries:
            if known == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[Name]:
        return iter([name for name, _ in self.entries])

    def __len__(self) -> int:
        return len(self.entries)

    @property
    def field(self) -> Field:
        return tuple((name, value.field) for name, value in self.entries)

    def digest(self) -> str:
        """The digest of these values, independent of the program."""
        return digest(("values", self.field))


@dataclass(frozen=True, slots=True)
class Extent:
    """The fact that an array, or for None the domain, has exactly `size` elements along an axis."""

    array: Name | None
    axis: Axis
    size: int

    @property
    def field(self) -> Field:
        return (self.array, self.axis, self.size)


@dataclass(frozen=True, slots=True)
class Specialization:
    """All that code may assume beyond the Program.

    `values` of scalars and `extents` become literals. The domain has `rank` axes. `arrays` states how the
    arrays of a launch lie: their alignment, aliasing and strides. `configuration` is the tuner's choice.
    """

    values: SpecMap = SpecMap()
    extents: tuple[Extent, ...] = ()  # in one order, each once
    rank: int = 0
    arrays: Facts = NOTHING
    configuration: Configuration = DEFAULT

    def __post_init__(self) -> None:
        if self.extents:
            ordered = sorted(
                set(self.extents), key=lambda extent: (extent.array or "", extent.axis, extent.size)
            )
            object.__setattr__(self, "extents", tuple(ordered))

    @property
    def field(self) -> Field:
        """The field that the code depends on; the sharing of work among threads is no part of it."""
        lie: Field = self.arrays.key()  # type: ignore[assignment]  # its parts are fields
        layout: Field = self.configuration.key()  # type: ignore[assignment]  # as above
        return (self.values.field, tuple(extent.field for extent in self.extents), self.rank, lie, layout)

    def digest(self) -> str:
        """The digest of these facts and values, independent of the program."""
        return digest(("specialization", self.field))

    @property
    def changes_program(self) -> bool:
        """True if it makes literals of scalars or extents."""
        return bool(self.values or self.extents)


@dataclass(frozen=True, slots=True)
class SpecKey:
    """Everything that compiled code depends on before a backend is chosen."""

    program: str  # its digest
    layout: tuple[Param, ...]
    workgroup: tuple[int, ...] | None
    special: Specialization = Specialization()

    @property
    def field(self) -> Field:
        layout = tuple((p.name, p.access, _dtype_field(p.dtype), p.rank) for p in self.layout)
        return (self.program, layout, self.workgroup, self.special.field)

    def digest(self) -> str:
        return digest(("kernel", self.field))


def spec_key(program: Program, special: Specialization | None = None) -> SpecKey:
    """The key of a program specialized on this; `program` is the one before specialization."""
    from vyre.formats import digest as program_digest  # a large import, unused where the key is cached

    special = special or Specialization()
    return SpecKey(program_digest(program), program.params, program.workgroup, special)


def spec_map(program: Program, values: Mapping[Name, object]) -> SpecMap:
    """Convert Python or NumPy numbers to values of the program's scalars; a ValueError names every misfit."""
    scalars = _scalars(program)
    faults = _unknown(program, values)
    converted: dict[Name, SpecValue] = {}
    for name in sorted(scalars.keys() & values.keys()):
        try:
            converted[name] = SpecValue.of(scalars[name], values[name])
        except ValueError as misfit:
            faults.append(f"{name}: {misfit}")
    _raise(program, faults)
    return SpecMap(converted)


def specialize(program: Program, values: SpecMap, extents: tuple[Extent, ...] = ()) -> Program:
    """The program for these values and extents alone: the values' parameters are removed.

    For the remaining arguments it computes what `program` computes for all of them, while the facts hold.
    """
    faults = [*_unknown(program, values), *_mistyped(program, values), *_misfits(program, extents)]
    _raise(program, faults)
    known = {name: value.value for name, value in values.items()}
    sizes = {(extent.array, extent.axis): extent.size for extent in extents}

    def fold(expr: Expr) -> Expr:
        if isinstance(expr, Var):
            value = known.get(expr.name)
            return value if isinstance(value, Lit) else expr
        size = None
        if isinstance(expr, Shape):
            size = sizes.get((expr.array, expr.axis))
        elif isinstance(expr, Id) and expr.kind == "domain":
            size = sizes.get((None, expr.axis))
        return expr if size is None else literal(i32, size)

    kept = tuple(param for param in program.params if param.name not in known)
    return replace(program, params=kept, body=map_expressions(program.body, fold))


def compiled_form(
    source: Source,
    special: Specialization,
    is_own: Callable[[Op], bool] | None = None,
    *,
    strided: bool = False,
) -> Program:
    """The program that is compiled: optimised, expanded but for the target's own operations, and with known
    values as literals. If the target lowers arrays whose rows are apart, `strided`, they keep their axes.
    """
    in_axes = source.in_axes if strided else None
    if not special.changes_program and is_own is None and in_axes is None:
        return source.lowered
    from vyre.passes import expand, optimize  # not needed where code comes from the cache

    return expand(optimize(specialize(in_axes or source.program, special.values, special.extents)), is_own)


def _misfits(program: Program, extents: tuple[Extent, ...]) -> Iterator[str]:
    """A description of each extent that does not fit the program, or another extent."""
    ranks = {param.name: param.rank for param in program.params if param.is_array}
    sizes: dict[tuple[Name | None, Axis], int] = {}
    for extent in extents:
        shown = "the domain" if extent.array is None else repr(extent.array)
        if extent.array is not None and extent.array not in ranks:
            yield f"it has no array {extent.array!r} to know anything about"
        elif not 0 <= extent.axis < (limits.RANK if extent.array is None else ranks[extent.array]):
            yield f"{shown} has no axis {extent.axis}"
        elif not 0 <= extent.size <= limits.AXIS:
            yield f"{shown} cannot have {extent.size} elements along axis {extent.axis}"
        elif sizes.setdefault((extent.array, extent.axis), extent.size) != extent.size:
            known = sizes[extent.array, extent.axis]
            yield f"{shown} has both {known} and {extent.size} elements along axis {extent.axis}"


def _dtype_field(dtype: DType) -> Field:
    return (dtype.name, dtype.kind, dtype.bits)


def _scalars(program: Program) -> dict[Name, DType]:
    return {param.name: param.dtype for param in program.params if not param.is_array}


def _unknown(program: Program, names: Mapping[Name, object]) -> list[str]:
    scalars = _scalars(program)
    arrays = {param.name for param in program.params if param.is_array}
    return [
        f"{name!r} is an array; only numbers can be fixed"
        if name in arrays
        else f"it has no parameter {name!r}"
        for name in sorted(names)
        if name not in scalars
    ]


def _mistyped(program: Program, values: SpecMap) -> list[str]:
    scalars = _scalars(program)
    faults = []
    for name, value in values.items():
        wanted = scalars.get(name)
        spec = value.value
        if wanted is None or (isinstance(spec, Lit) and spec.dtype == wanted):
            continue
        shown = f"the dtype {spec}" if isinstance(spec, DType) else spec.dtype.spoken
        faults.append(f"{name!r} is {wanted.spoken}, and the value is {shown}")
    return faults


def _raise(program: Program, faults: list[str]) -> None:
    if not faults:
        return
    scalars = ", ".join(f"{name}: {dtype}" for name, dtype in _scalars(program).items()) or "none"
    what = f"{program.name} cannot be specialized so: {'; '.join(faults)}."
    raise ValueError(
        f"{what} Fix: give values for its numbers ({scalars}), and facts that hold for its arrays."
    )


def _plain(value: object) -> Number | None:
    """A Python or NumPy number or a fraction as Python's own type; None for anything else."""
    if isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0):
        value = value.item()
    if isinstance(value, bool | int | float):
        return value
    try:
        return float(value) if isinstance(value, numbers.Real) else None
    except OverflowError:  # a fraction beyond f64
        return None
