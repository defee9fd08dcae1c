"""The element types of the language, one row each.

`carrier` is the NumPy type in which a value is computed on the reference: f16 and bf16 are computed in f32
and rounded after every operation. `storage` is the NumPy type of an array of them; NumPy has no bfloat16, so
bf16 arrays hold bit patterns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NoReturn

import numpy as np

from vyre.ir.problem import CallError

Kind = Literal["bool", "uint", "int", "float"]


@dataclass(frozen=True, slots=True)
class DType:
    """An element type: its name in the language, its kind and its width in bits."""

    name: str
    kind: Kind
    bits: int

    def __repr__(self) -> str:
        return self.name

    def __call__(self, *values: object) -> NoReturn:
        """Raise a CallError: types convert numbers only inside kernels, where this method is never called."""
        value = repr(values[0]) if len(values) == 1 else "..."
        fix = "vyre.array(..., vyre.bf16)" if self.name == "bf16" else f"np.{self.storage.name}({value})"
        raise CallError(
            f"{self.name}({value}) converts inside kernels only. Fix: write {fix} outside of them."
        )

    @property
    def spoken(self) -> str:
        """The name with its article: "an i32", "a u8"."""
        return f"an {self.name}" if self.name[0] in "if" else f"a {self.name}"

    @property
    def is_float(self) -> bool:
        return self.kind == "float"

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
        """The NumPy dtype of an array of this type (bf16: uint16 bit patterns)."""
        return _STORAGE[self.name]

    @property
    def carrier(self) -> np.dtype[np.generic]:
        """The NumPy dtype in which the reference computes with this type."""
        return _STORAGE["f32" if self.name in ("f16", "bf16") else self.name]

    @property
    def unsigned(self) -> DType:
        """The unsigned integer type of the same width."""
        return BY_NAME[f"u{self.itemsize * 8}"]


bool_ = DType("bool", "bool", 1)
u8 = DType("u8", "uint", 8)
u16 = DType("u16", "uint", 16)
u32 = DType("u32", "uint", 32)
u64 = DType("u64", "uint", 64)
i8 = DType("i8", "int", 8)
i16 = DType("i16", "int", 16)
i32 = DType("i32", "int", 32)
i64 = DType("i64", "int", 64)
f16 = DType("f16", "float", 16)
bf16 = DType("bf16", "float", 16)
f32 = DType("f32", "float", 32)
f64 = DType("f64", "float", 64)

ALL = (bool_, u8, u16, u32, u64, i8, i16, i32, i64, f16, bf16, f32, f64)
INTEGERS = (u8, u16, u32, u64, i8, i16, i32, i64)
FLOATS = (f16, bf16, f32, f64)
BY_NAME = {t.name: t for t in ALL}

_STORAGE: dict[str, np.dtype[np.generic]] = {name: np.dtype(kind) for name, kind in {
    "bool": np.bool_, "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "f16": np.float16, "bf16": np.uint16, "f32": np.float32, "f64": np.float64,
}.items()}  # fmt: skip
_BY_STORAGE = {t.storage: t for t in ALL if t is not bf16}


def of_numpy(dtype: object) -> DType | None:
    """The dtype for a NumPy dtype or scalar class, or None (ml_dtypes' bfloat16 is bf16)."""
    try:
        given = np.dtype(dtype)  # type: ignore[call-overload]  # callers may pass anything
    except TypeError:
        return None
    found = _BY_STORAGE.get(given)
    return bf16 if found is None and given.name == "bfloat16" else found
