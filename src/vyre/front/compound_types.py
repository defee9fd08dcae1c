"""Vectors, matrices, structs and complex numbers: their types, and their values in Python, which are
constants that kernels capture and arguments of calls. `compounds` has their values inside of kernels.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias, TypeGuard

import numpy as np

from vyre.ir import floats
from vyre.ir.dtypes import DType, bool_, f32, f64, of_numpy
from vyre.ir.literal import Lit, literal, misfit, number
from vyre.ir.problem import CallError
from vyre.ir.spoken import short

MOST = 16  # numbers along an axis of a vector or matrix
LETTERS = ("xyzw", "rgba")


class _Makes:
    """A type that can be called for constants in Python, which kernels capture or take as arguments."""

    __slots__ = ()

    def __call__(self, *args: object, **named: object) -> Any:
        assert is_compound(self)
        return made(self, args, named)


@dataclass(frozen=True, slots=True, repr=False)
class Vec(_Makes):
    """A vector of `size` numbers."""

    dtype: DType
    size: int

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each type has its own, which `help` shows
        numbers = ", ".join(map(str, range(1, self.size + 1)))
        return (
            f"Vectors of {self.size} {self.dtype}, with `+ - * /` item by item, `v[0]` and `v.x`.\n\n"
            f"Example: `v = {self!r}({numbers})`"
        )

    def __repr__(self) -> str:
        return f"vec[{self.dtype}, {self.size}]"

    def __reduce__(self) -> tuple[object, ...]:
        return vec, (self.dtype, self.size)


@dataclass(frozen=True, slots=True, repr=False)
class Mat(_Makes):
    """A matrix of numbers; its items are its rows."""

    dtype: DType
    rows: int
    columns: int

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each type has its own, which `help` shows
        return (
            f"Matrices of {self.rows} rows and {self.columns} columns of {self.dtype}; `m[0, 1]` is an item, "
            f"`@` a product.\n\nExample: `m = {self!r}(0)`"
        )

    def __repr__(self) -> str:
        return f"mat[{self.dtype}, {self.rows}, {self.columns}]"

    def __reduce__(self) -> tuple[object, ...]:
        return mat, (self.dtype, self.rows, self.columns)


@dataclass(frozen=True, slots=True, repr=False)
class Struct(_Makes):
    """Named fields, each a number, a vector, a matrix or another struct; those of the same fields are one
    type.
    """

    name: str = field(compare=False)
    fields: tuple[tuple[str, Element], ...]

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each type has its own, which `help` shows
        names = [name for name, _ in self.fields]
        fields = ", ".join(f"{name}: {element}" for name, element in self.fields)
        return (
            f"A struct of {fields}.\n\n"
            f"Example: `value = {self.name}({', '.join(names)})`, and `value.{names[0]}`"
        )

    def __repr__(self) -> str:
        return self.name

    def __mro_entries__(self, bases: tuple[object, ...]) -> NoReturn:
        """Raise a CallError: a struct is a type of numbers, from which no class can be derived."""
        what = f"the struct {self.name} is a base of a class, and structs have no bases"
        raise CallError(f"{what}. Fix: give the class a field of it, as in base: {self.name}.")


@dataclass(frozen=True, slots=True, repr=False)
class Complex(_Makes):
    """A complex number of two parts."""

    dtype: DType

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each type has its own, which `help` shows
        return f"Complex numbers of two {self.dtype}, `z.real` and `z.imag`.\n\nExample: `z = {self!r}(0, 1)`"

    def __repr__(self) -> str:
        return f"complex{2 * self.dtype.bits}"


complex64, complex128 = Complex(f32), Complex(f64)
Compound: TypeAlias = Vec | Mat | Struct | Complex
Element: TypeAlias = DType | Compound


# One object for each type, which machine code recognizes by its address. Their lengths are limited.
_VECTORS: dict[Vec, Vec] = {}
_MATRICES: dict[Mat, Mat] = {}


class vec:
    """The type of vectors of `size` numbers: `vec[f32, 3]`, also written `vec(f32, 3)`.

    Type checkers accept the brackets in annotations. `vec[f32, 3](x, y, z)` is a value.
    """

    def __new__(cls, dtype: object, size: int) -> Vec:  # type: ignore[misc]  # a type of the language
        made = Vec(_number_type(dtype, f"vec[{short(dtype)}, {size}]"), _length(size))
        return _VECTORS.setdefault(made, made)

    def __class_getitem__(cls, item: object) -> Vec:
        return cls(*_in_brackets(item, 2, "vec[f32, 3]"))


class mat:
    """The type of matrices of numbers: `mat[f32, 2, 2]`, also written `mat(f32, 2, 2)`.

    Type checkers accept the brackets in annotations. `mat[f32, 2, 2](a, b, c, d)` is a value, row by row.
    """

    def __new__(cls, dtype: object, rows: int, columns: int) -> Mat:  # type: ignore[misc]  # as above
        spelled = f"mat[{short(dtype)}, {rows}, {columns}]"
        made = Mat(_number_type(dtype, spelled), _length(rows), _length(columns))
        return _MATRICES.setdefault(made, made)

    def __class_getitem__(cls, item: object) -> Mat:
        return cls(*_in_brackets(item, 3, "mat[f32, 2, 2]"))


vec.__module__ = mat.__module__ = "vyre"  # where users find them


def _in_brackets(item: object, count: int, example: str) -> tuple[Any, ...]:
    """The arguments in the brackets of `vec[f32, 3]`; the wrong number of them is a CallError."""
    parts = item if isinstance(item, tuple) else (item,)
    if len(parts) != count:
        word, sizes = example[:3], "a size" if count == 2 else "two sizes"
        raise CallError(f"{word}[...] takes a dtype and {sizes}. Fix: write {example}.")
    return parts


def struct(cls: type) -> Struct:
    """`@vyre.struct`: a type with the annotated fields of a class, in order."""
    if not isinstance(cls, type):
        raise CallError(f"@vyre.struct is put on {short(cls)}. Fix: put it on a class with annotated fields.")
    frame = sys._getframe(1)  # of the definition: annotations may be strings that name its locals
    space = {**frame.f_globals, **frame.f_locals}
    fields = [(name, _field(cls, name, stated)) for name, stated in _annotations(cls, space).items()]
    if not fields:
        raise CallError(f"{cls.__name__} has no fields. Fix: annotate them, as in mass: f32.")
    _require_plain(cls, {name for name, _ in fields})
    return Struct(cls.__name__, tuple(fields))


def _require_plain(cls: type, fields: Collection[str]) -> None:
    """Raise CallError for a class that has more than fields: a struct is a type of numbers alone."""
    for name in vars(cls):
        if name in fields:
            what = f"{cls.__name__}.{name} has a default, and values of a struct are made with all fields"
            raise CallError(f"{what}. Fix: remove the default, and pass it where {cls.__name__} is called.")
        if not name.startswith("__"):
            what = f"{cls.__name__}.{name} is not a field, and a struct has no methods and constants"
            raise CallError(f"{what}. Fix: make it a function under @vyre.func, or a name outside the class.")


def _annotations(cls: type, space: Mapping[str, object]) -> dict[str, object]:
    import inspect  # few programs have structs

    try:
        return inspect.get_annotations(cls, eval_str=True, locals={**vars(cls), **space})
    except NameError as fault:
        what = f"a field of {cls.__name__} has an annotation that cannot be evaluated: {fault}"
        raise CallError(f"{what}. Fix: define that name before the class.") from None


def _field(cls: type, name: str, stated: object) -> Element:
    if isinstance(stated, Vec | Mat | Struct | Complex):
        return stated
    written = stated.__name__ if isinstance(stated, type) else short(stated)
    return _number_type(stated, f"{cls.__name__}.{name}: {written}")


def _number_type(dtype: object, spelled: str) -> DType:
    number = dtype if isinstance(dtype, DType) else bool_ if dtype is bool else None
    number = number or (of_numpy(dtype) if isinstance(dtype, type) and dtype not in (int, float) else None)
    if number is None:
        sized = {int: "i32", float: "f32"}.get(dtype) if isinstance(dtype, type) else None
        why = "is no type of numbers" if sized is None else "does not say how many bits a number has"
        raise CallError(f"{spelled} {why}. Fix: use {sized or 'one such as f32 or i32'}.")
    return number


def _length(size: object) -> int:
    if type(size) is not int or not 1 <= size <= MOST:
        raise CallError(f"{short(size)} is no length of a vector. Fix: use a number from 1 to {MOST}.")
    return size


vec2, vec3, vec4 = (vec(f32, size) for size in (2, 3, 4))
mat2, mat3, mat4 = (mat(f32, size, size) for size in (2, 3, 4))


def is_compound(value: object) -> TypeGuard[Compound]:
    """True if it is a type of several numbers."""
    return isinstance(value, Vec | Mat | Struct | Complex)


def complex_of(value: object) -> object:
    """The type of complex numbers for NumPy's; any other object unchanged."""
    if isinstance(value, type) and issubclass(value, np.complexfloating):
        return {8: complex64, 16: complex128}.get(np.dtype(value).itemsize, value)
    return value


def of_record(dtype: np.dtype[Any]) -> Element | None:
    """The type of the elements of a NumPy array: a struct for its fields; None if there is none."""
    base, shape = dtype.subdtype or (dtype, ())
    if shape:
        inner = of_record(base)
        if not isinstance(inner, DType) or len(shape) > 2 or max(shape) > MOST:
            return None
        return Vec(inner, *shape) if len(shape) == 1 else Mat(inner, *shape)
    if base.kind == "c":
        kind = complex_of(base.type)
        return kind if isinstance(kind, Complex) else None
    if base.names is None:
        return of_numpy(base)
    fields = [(name, of_record(base[name])) for name in base.names]
    known = tuple((name, element) for name, element in fields if element is not None)
    return Struct(f"struct({', '.join(base.names)})", known) if len(known) == len(fields) else None


def parts(kind: Compound) -> tuple[Element, ...]:
    """The types of the items of a value."""
    match kind:
        case Vec():
            return (kind.dtype,) * kind.size
        case Mat():
            return (Vec(kind.dtype, kind.columns),) * kind.rows
        case Struct():
            return tuple(element for _, element in kind.fields)
        case Complex():
            return (kind.dtype, kind.dtype)


def leaf_types(element: Element) -> list[DType]:
    """The types of all numbers in a value, in order."""
    if isinstance(element, DType):
        return [element]
    return [leaf for part in parts(element) for leaf in leaf_types(part)]


def leaf_names(element: Element) -> list[str]:
    """The text after a value that names each of its numbers: `.x`, `.place.y`, `[0][1]`, `.real`."""
    if isinstance(element, DType):
        return [""]
    pairs = zip(part_names(element), parts(element), strict=True)
    return [step + rest for step, part in pairs for rest in leaf_names(part)]


def part_names(kind: Compound) -> list[str]:
    """The text after a value that names each of its parts."""
    match kind:
        case Struct():
            return [f".{name}" for name, _ in kind.fields]
        case Complex():
            return [".real", ".imag"]
        case Vec(size=size) if size <= len(LETTERS[0]):
            return [f".{letter}" for letter in LETTERS[0][:size]]
        case Vec() | Mat():
            return [f"[{at}]" for at in range(len(parts(kind)))]


def places(kind: object, name: str) -> list[int] | None:
    """The items that an attribute names: a field, or letters such as `x`, `xy`, `rgb`; None if none are."""
    if isinstance(kind, Struct):
        names = [field for field, _ in kind.fields]
        return [names.index(name)] if name in names else None
    if isinstance(kind, Complex):
        return {"real": [0], "imag": [1]}.get(name)
    if isinstance(kind, Vec):
        for letters in LETTERS:
            offsets = [letters[: kind.size].find(letter) for letter in name]
            if name and -1 not in offsets:
                return offsets
    return None


Plain: TypeAlias = Any  # a NumPy scalar, a bool, a float for types that NumPy lacks, or a CompoundValue


class CompoundValue:
    """A vector, matrix or struct of constants, made by calling its type; it cannot be changed. Its public
    names are those of its parts.
    """

    __slots__ = ("_kind", "_leaves")

    def __init__(self, kind: Compound, leaves: Sequence[Lit]) -> None:
        self._kind, self._leaves = kind, tuple(leaves)

    def __reduce__(self) -> tuple[object, ...]:
        return CompoundValue, (self._kind, self._leaves)

    def __getattr__(self, name: str) -> Plain:
        if name == "T" and isinstance(self._kind, Mat):
            size = self._kind.columns
            leaves = [leaf for at in range(size) for leaf in self._leaves[at::size]]
            return CompoundValue(Mat(self._kind.dtype, size, self._kind.rows), leaves)
        offsets = None if name.startswith("__") else places(self._kind, name)
        if offsets is None:
            raise AttributeError(f"{self._kind!r} has no {name!r}")
        items = [*self]
        if len(offsets) == 1:
            return items[offsets[0]]
        assert isinstance(self._kind, Vec)
        return made(Vec(self._kind.dtype, len(offsets)), [items[at] for at in offsets])

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
        passed = dict(zip(names, args, strict=False)) | dict(named or {})
        if len(args) + len(named or {}) != len(names) or set(passed) != set(names):
            raise CallError(
                f"{kind!r} has the fields {', '.join(names)}. Fix: call it as {kind!r}({', '.join(names)})."
            )
        pairs = zip(parts(kind), (passed[name] for name in names), strict=True)
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
    count, word = len(parts(element)), {Vec: "number", Mat: "row"}.get(type(element), "field")
    return f"{element!r}(...), or a tuple of its {count} {word}{'s' * (count != 1)}"


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
