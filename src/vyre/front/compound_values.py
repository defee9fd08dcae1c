"""Vectors, matrices and structs in Python: constants that kernels capture, and arguments of calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from vyre.front.compound_types import Complex, Compound, Element, Struct, Vec, leaf_types, parts, places
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit, literal, misfit, number
from vyre.ir.problem import CallError
from vyre.ir.spoken import short

Plain: TypeAlias = Any  # a NumPy scalar, a bool, a float for types that NumPy lacks, or a CompoundValue


class CompoundValue:
    """A vector, matrix or struct of constants, made by calling its type; it cannot be changed. Its public
    names are those of its parts.
    """

    __slots__ = ("_kind", "_leaves")

    def __init__(self, kind: Compound, leaves: Sequence[Lit]) -> None:
        self._kind, self._leaves = kind, tuple(leaves)

    def __getattr__(self, name: str) -> Plain:
        found = None if name.startswith("__") else places(self._kind, name)
        if found is None:
            raise AttributeError(f"{self._kind!r} has no {name!r}")
        items = [*self]
        if len(found) == 1:
            return items[found[0]]
        assert isinstance(self._kind, Vec)
        return made(Vec(self._kind.dtype, len(found)), [items[at] for at in found])

    def __getitem__(self, index: int | tuple[int, ...]) -> Plain:
        first, *rest = index if isinstance(index, tuple) else (index,)
        item = [*self][first]
        return item[tuple(rest)] if rest else item

    def __len__(self) -> int:
        return len(parts(self._kind))

    def __iter__(self) -> Iterator[Plain]:
        start = 0
        for part in parts(self._kind):
            count = len(leaf_types(part))
            yield outside(part, self._leaves[start : start + count])
            start += count

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CompoundValue):
            return NotImplemented
        return self._kind == kind_of(other) and self._leaves == leaves_of(other)

    def __hash__(self) -> int:
        return hash((self._kind, self._leaves))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        return np.array([*self], dtype)

    def __repr__(self) -> str:
        if isinstance(self._kind, Struct):
            fields = zip([name for name, _ in self._kind.fields], map(_shown, self), strict=True)
            return f"{self._kind!r}({', '.join(f'{name}={shown}' for name, shown in fields)})"
        return f"{self._kind!r}{_shown(self)}"


def outside(element: Element, leaves: Sequence[Lit]) -> Plain:
    """The value of these constants as Python has it."""
    if isinstance(element, DType):
        plain = number(leaves[0])
        return plain if element.foreign or element.kind == "bool" else element.storage.type(plain)
    if isinstance(element, Complex):
        kind = np.complex64 if element.dtype.bits == 32 else np.complex128
        return kind(complex(*[float(number(leaf)) for leaf in leaves]))
    return CompoundValue(element, leaves)


def made(kind: Compound, args: Sequence[object], named: Mapping[str, object] | None = None) -> Plain:
    """`vec[f32, 3](1, 2, 3)` in Python."""
    wanted = leaf_types(kind)
    if isinstance(kind, Struct):
        names = [name for name, _ in kind.fields]
        given = dict(zip(names, args, strict=False)) | dict(named or {})
        if len(args) + len(named or {}) != len(names) or set(given) != set(names):
            raise CallError(
                f"{kind!r} has the fields {', '.join(names)}. Fix: call it as {kind!r}({', '.join(names)})."
            )
        pairs = zip(parts(kind), (given[name] for name in names), strict=True)
        return outside(kind, [leaf for part, value in pairs for leaf in constants(part, value)])
    if named:
        raise CallError(f"{kind!r} takes its numbers by position. Fix: leave the names out.")
    if isinstance(kind, Complex) and len(args) == 1:
        return outside(kind, constants(kind, args[0]))
    values = [leaf for arg in args for leaf in _numbers(arg)]
    if len(values) == 1:
        values *= len(wanted)
    if len(values) != len(wanted):
        what = f"{kind!r} has {len(wanted)} numbers, and {len(values)} are given"
        raise CallError(f"{what}. Fix: give it {len(wanted)} numbers.")
    return outside(kind, [_constant(dtype, value) for dtype, value in zip(wanted, values, strict=True)])


def constants(element: Element, value: object, name: str = "") -> list[Lit]:
    """The numbers of an element as Python states it: a value of its type, a tuple, or a NumPy array or
    scalar; raises CallError if they do not fit.
    """
    if isinstance(element, DType):
        return [_constant(element, value, name)]
    if isinstance(value, np.ndarray) and not value.ndim:
        value = value[()]
    if isinstance(element, Complex) and isinstance(
        value, bool | int | float | complex | np.number | np.bool_
    ):
        whole = complex(value)
        return [_constant(element.dtype, part, name) for part in (whole.real, whole.imag)]
    if isinstance(element, Struct) and isinstance(value, np.void) and value.dtype.names:
        value = tuple(value[field] for field in value.dtype.names)
    if isinstance(value, CompoundValue):
        is_fitting, items = value._kind == element, [*value]
    else:
        is_listed = isinstance(value, tuple | list | np.ndarray)
        items = [*value] if is_listed else []  # type: ignore[misc]  # mypy keeps no narrowing in a name
        is_fitting = len(items) == len(parts(element))
    if not is_fitting:
        what = f"{name or 'a value'} is {short(value)}, and {element!r} is expected"
        raise CallError(f"{what}. Fix: pass {_example(element)}.")
    pairs = zip(parts(element), items, strict=True)
    return [leaf for part, item in pairs for leaf in constants(part, item, name)]


def kind_of(value: CompoundValue) -> Compound:
    """The type of a value."""
    return value._kind


def leaves_of(value: CompoundValue) -> tuple[Lit, ...]:
    """The numbers of a value, in order."""
    return value._leaves


def _shown(value: Plain) -> str:
    if not isinstance(value, CompoundValue):
        return str(value)
    return repr(value) if isinstance(value._kind, Struct) else f"({', '.join(map(_shown, value))})"


def _example(element: Compound) -> str:
    if isinstance(element, Complex):
        return "a complex number"
    count = len(parts(element))
    return f"{element!r}(...), or a tuple of its {count} part{'s' * (count != 1)}"


def _numbers(value: object) -> list[object]:
    if isinstance(value, CompoundValue | tuple | list | np.ndarray):
        return [leaf for item in value for leaf in _numbers(item)]
    return [value]


def _constant(dtype: DType, value: object, name: str = "") -> Lit:
    """A number as a constant of a type."""
    is_one = isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0)
    plain = value.item() if is_one else value  # type: ignore[attr-defined]  # of NumPy, by the line above
    if dtype.foreign and isinstance(value, np.generic) and value.dtype == dtype.storage:
        plain = float(floats.from_storage(dtype, np.array([value]))[0])
    if not isinstance(plain, bool | int | float):
        what = f"{short(value)}{f' in {name}' * bool(name)} is no number"
        raise CallError(f"{what}. Fix: pass {dtype.spoken} number.")
    if dtype.kind == "bool":
        plain = bool(plain)
    reason = misfit(dtype, plain)
    if reason is not None:
        where = f"{name}: " if name else ""
        raise CallError(f"{where}{reason}. Fix: pass a number that {dtype} can hold.")
    return literal(dtype, plain)
