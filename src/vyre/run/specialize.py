"""Specialization: the values it covers, the keys derived from them, and the transformation itself.

Two halves stay apart: the digest of a Program does not change with the values it is specialized on, and the
digest of a Specialization does not change with the Program. Both together, with the layout of the bindings
and the workgroup, are the SpecKey; with the backend they are the key of an artifact in the cache.
"""

from __future__ import annotations

import numbers
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from vyre.cache.keys import Field, compiler_fingerprint, digest, pack
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, Number, literal, number
from vyre.ir.nodes import Expr, Name, Param, Program, Var
from vyre.ir.walk import map_expressions

if TYPE_CHECKING:
    from vyre.run.shape_facts import Fact

KEY_VERSION = 1  # raised when the fields of a key, or an artifact's meaning, change


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
class Specialization:
    """All that is known beyond the Program: values of parameters, and facts about shapes (in one order)."""

    values: SpecMap = SpecMap()
    facts: tuple[Fact, ...] = ()

    def __post_init__(self) -> None:
        ordered = {pack(fact.field): fact for fact in self.facts}
        object.__setattr__(self, "facts", tuple(ordered[packed] for packed in sorted(ordered)))

    @property
    def field(self) -> Field:
        return (self.values.field, tuple(fact.field for fact in self.facts))

    def digest(self) -> str:
        """The digest of these facts and values, independent of the program."""
        return digest(("specialization", self.field))


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


def artifact_key(spec: SpecKey, backend: Field, *, options: Field = ()) -> str:
    """The key of compiled code in the cache, in hex.

    `backend` is all that the backend's output depends on outside Vyre: the target's features, the versions of
    LLVM and of drivers, the ABI. `options` are choices that the other fields do not cover, such as the rank
    of the domain. The version of keys and Vyre's own code are always covered.
    """
    return digest(("artifact", KEY_VERSION, compiler_fingerprint(), spec.field, backend, options))


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


def specialize(program: Program, values: SpecMap, facts: tuple[Fact, ...] = ()) -> Program:
    """The program for these values alone: their parameters are removed, and known sizes are literals.

    For the remaining arguments it computes what `program` computes for all of them, while the facts hold.
    """
    from vyre.run.shape_facts import Extent, contradictions, folded, misfits

    faults = _unknown(program, values) + _mistyped(program, values)
    faults += misfits(program, facts) + contradictions(facts)
    _raise(program, faults)
    known = {name: value.value for name, value in values.items()}
    extents = {(fact.array, fact.axis): fact.size for fact in facts if isinstance(fact, Extent)}

    def fold(expr: Expr) -> Expr:
        value = known.get(expr.name) if isinstance(expr, Var) else None
        return value if isinstance(value, Lit) else folded(expr, extents)

    kept = tuple(param for param in program.params if param.name not in known)
    return replace(program, params=kept, body=map_expressions(program.body, fold))


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
