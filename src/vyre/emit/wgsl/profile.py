"""The spelling of each operation that an adapter computes exactly: the result of its certificate."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from vyre.ir.dtypes import DType, f32, f64, i32, i64, u32, u64
from vyre.ir.nodes import Op
from vyre.ops import TABLE
from vyre.ops.row import TypeFault, Written, wgsl_form

Way = Literal["native", "guarded", "wide", "exact"]
WAYS: tuple[Way, ...] = ("native", "guarded", "wide", "exact")  # the best first
Feature = Literal["i64", "f64", "atomics of 64 bits", "subgroups of 32"]
Candidate = tuple[str, DType, DType, Written]
_WORDS = (f32, i32, u32)
_PAIRS: tuple[tuple[Feature, tuple[DType, ...]], ...] = (("i64", (i64, u64)), ("f64", (f64,)))


@dataclass(frozen=True, slots=True)
class Profile:
    """The spelling of operations by name and forms, as in "add f32 f32"; the others are exact by integers.

    `has` are the features beyond WGSL that kernels may use; `long` the functions that are called in turns
    where a kernel has many calls of them, beside those that always are.
    """

    ways: Mapping[str, Way] = field(default_factory=dict)
    has: frozenset[Feature] = frozenset()
    long: frozenset[str] = frozenset()

    def spelling(self, op: str, written: Written, source: DType, result: DType) -> str:
        """The template for an operation; a fast one that was not tried itself is as exact as the other."""
        way = self.ways.get(key(op, source, result)) or self.ways.get(key(TABLE[op].fast_of, source, result))
        return template(written, way or "exact")


def template(written: Written, way: Way) -> str:
    """The template of a way; that of integers if the way has none."""
    own = {"native": written.native, "guarded": written.guarded, "wide": written.wide}
    return own.get(way) or written.exact


def key(op: str, source: DType, result: DType) -> str:
    return f"{op} {wgsl_form(source)} {wgsl_form(result)}"


def is_own(op: Op) -> bool:
    """True if an operation is a function of WGSL itself, as `fast=True` selects."""
    row = TABLE[op.op]
    return bool(row.fast_of and row.wgsl and row.wgsl(op.args[-1].dtype, op.dtype))


def spoken(name: str) -> str:
    """An operation as people write it: "fma", "i32(f32)", "fma of f64"."""
    op, source, result = name.split()
    row = TABLE[op]
    if row.names_dtype:
        return f"{result}({source}{', fast=True' if row.fast_of else ''})"
    return f"{row.syntax} of {source}" if source.endswith("64") else row.syntax


def candidates(has: Collection[Feature] = ()) -> Iterator[Candidate]:
    """Every operation that has a spelling by an adapter's own types, with the types of its last operand and
    its result. Of fast ones, those are conversions that need not saturate.
    """
    types = [*_WORDS, *(dtype for feature, wide in _PAIRS if feature in has for dtype in wide)]
    for row in TABLE.values():
        for source in types if row.wgsl is not None else ():
            for named in types if row.names_dtype else (None,):
                try:
                    result = row.rule((source,) * row.arity, named)
                except TypeFault:
                    continue
                assert row.wgsl is not None
                written = row.wgsl(source, result)
                is_other = not row.fast_of or (source.is_float and result.is_integer)
                if written is not None and written.native and is_other:
                    yield row.name, source, result, written


# An adapter whose every operation is exact: for texts that are made without an adapter.
ASSUMED = Profile({key(op, source, result): "native" for op, source, result, _ in candidates()})
