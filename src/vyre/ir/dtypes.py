"""The element types of the language, one row each: everything else about a type follows from its row.

`carrier` is the NumPy type in which a value is computed on the reference: narrow floats are computed in f32
and rounded after every operation. `storage` is the NumPy type of an array of them; arrays of a type that
NumPy lacks hold bit patterns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NoReturn

import numpy as np

from vyre.ir.problem import CallError

Kind = Literal["bool", "uint", "int", "float"]


@dataclass(frozen=True, slots=True, eq=False)
class DType:
    """An element type: its name in the language, its kind and its width in bits. There is one object for
    each, so types are compared by identity: compiling a kernel compares them thousands of times.

    A float has the layout of IEEE 754: a sign, an exponent and a significand of `fraction` stored bits.
    """

    name: str
    kind: Kind
    bits: int
    fraction: int = 0
    foreign: str = ""  # its name in other libraries, if NumPy lacks the type
    dlpack: int = -1  # its type code in DLPack, if its kind has another

    @property
    def __doc__(self) -> str:  # type: ignore[override]  # each type has its own, which `help` shows
        meaning = f"The type of {self.spoken}; called, it converts a number in a kernel."
        return f"{meaning}\n\nExample: `y = {self.name}(x)`"

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Callable[[str], DType], tuple[str]]:
        return _named, (self.name,)  # a copy or an unpickled type is the same object

    def __call__(self, *values: object) -> NoReturn:
        """Raise a CallError: types convert numbers only inside kernels, where this method is never called."""
        value = repr(values[0]) if len(values) == 1 else "..."
        fix = f"vyre.array(..., vyre.{self.name})" if self.foreign else f"np.{self.storage.name}({value})"
        raise CallError(
            f"{self.name}({value}) converts inside kernels only. Fix: write {fix} outside of them."
        )

    def __getitem__(self, index: object) -> NoReturn:
        """Raise a CallError: `f32[:]` and `f32[3]` are no types."""
        parts = index if isinstance(index, tuple) else (index,)
        rank = f", {len(parts)}" * (len(parts) > 1)
        fix = f"write Buf[{self.name}{rank}] for an array that a kernel reads, Out or InOut for others"
        if all(isinstance(part, int) for part in parts):
            value = f"{'mat' if len(parts) == 2 else 'vec'}[{', '.join(map(str, (self.name, *parts[:2])))}]"
            fix = f"write {value} for a value of several numbers, or Buf[{self.name}{rank}] for an array"
        raise CallError(f"{self.name}[...] is not a type. Fix: {fix}.")

    @property
    def spoken(self) -> str:
        """The name with its article: "an i32", "a u8"."""
        return f"an {self.name}" if self.name[0] in "if" else f"a {self.name}"

    @property
    def is_float(self) -> bool:
        return self.kind == "float"

    @property
    def is_narrow(self) -> bool:
        """True for a float that is computed in f32 and rounded after every operation."""
        return self.kind == "float" and self.bits < 32

    @property
    def is_integer(self) -> bool:
        return self.kind in ("uint", "int")

    @property
    def itemsize(self) -> int:
        return max(self.bits // 8, 1)

    @property
    def least(self) -> int:
        """The smallest integer of an integer type."""
        return -(1 << (self.bits - 1)) if self.kind == "int" else 0

    @property
    def greatest(self) -> int:
        """The largest integer of an integer type."""
        return (1 << (self.bits - 1)) - 1 if self.kind == "int" else (1 << self.bits) - 1

    @property
    def storage(self) -> np.dtype[np.generic]:
        """The NumPy dtype of an array of this type; of its bits if NumPy lacks the type."""
        return _STORAGE[self.name]

    @property
    def carrier(self) -> np.dtype[np.generic]:
        """The NumPy dtype in which the reference computes with this type."""
        return _STORAGE["f32" if self.is_narrow else self.name]

    @property
    def unsigned(self) -> DType:
        """The unsigned integer type of the same width."""
        return BY_NAME[f"u{self.itemsize * 8}"]

    def is_held_by(self, other: DType | None) -> bool:
        """True if arrays of the other type hold such values: it is the same, or has the bits of a type that
        NumPy lacks.
        """
        return other == self or (bool(self.foreign) and other == self.unsigned)

    @property
    def library_name(self) -> str:
        """The name of the type in NumPy, or in the libraries that have it."""
        return self.foreign or self.storage.name

    @property
    def bias(self) -> int:
        """The exponent field of 1.0 in a float type."""
        return (1 << (self.bits - self.fraction - 2)) - 1

    @property
    def infinite_bits(self) -> int:
        """The bits of infinity in a float type."""
        return (2 * self.bias + 1) << self.fraction

    @property
    def nan_bits(self) -> int:
        """The bits of the canonical NaN of a float type."""
        return self.infinite_bits | 1 << (self.fraction - 1)


bool_ = DType("bool", "bool", 1)
u8 = DType("u8", "uint", 8)
u16 = DType("u16", "uint", 16)
u32 = DType("u32", "uint", 32)
u64 = DType("u64", "uint", 64)
i8 = DType("i8", "int", 8)
i16 = DType("i16", "int", 16)
i32 = DType("i32", "int", 32)
i64 = DType("i64", "int", 64)
f16 = DType("f16", "float", 16, fraction=10)
bf16 = DType("bf16", "float", 16, fraction=7, foreign="bfloat16", dlpack=4)
f32 = DType("f32", "float", 32, fraction=23)
f64 = DType("f64", "float", 64, fraction=52)

ALL = (bool_, u8, u16, u32, u64, i8, i16, i32, i64, f16, bf16, f32, f64)
INTEGERS = tuple(t for t in ALL if t.is_integer)
FLOATS = tuple(t for t in ALL if t.is_float)
BY_NAME = {t.name: t for t in ALL}

_STORAGE: dict[str, np.dtype[np.generic]] = {
    t.name: np.dtype("bool" if t.kind == "bool" else f"{'uint' if t.foreign else t.kind}{t.bits}")
    for t in ALL
}
_TAG = "vyre dtype"  # in the metadata of a NumPy dtype
_BY_STORAGE = {t.storage: t for t in ALL if not t.foreign}
_BY_FOREIGN = {t.foreign: t for t in ALL if t.foreign}


def _named(name: str) -> DType:
    return BY_NAME[name]


def of_numpy(dtype: object) -> DType | None:
    """The dtype for a NumPy dtype or scalar class, or its name, or None (ml_dtypes' bfloat16 is bf16)."""
    if isinstance(dtype, str) and dtype in _BY_FOREIGN:  # NumPy knows it if ml_dtypes was imported
        return _BY_FOREIGN[dtype]
    try:
        numpy_type = np.dtype(dtype)  # type: ignore[call-overload]  # callers may pass anything
    except TypeError:
        return None
    tagged = numpy_type.metadata
    if tagged is not None and _TAG in tagged:
        return BY_NAME[tagged[_TAG]]
    return _BY_STORAGE.get(numpy_type) or _BY_FOREIGN.get(numpy_type.name)


def bits_of(dtype: DType) -> np.dtype[Any]:
    """The storage of a type that NumPy lacks, with a note by which `of_numpy` finds the type again."""
    return np.dtype(dtype.storage, metadata={_TAG: dtype.name})
