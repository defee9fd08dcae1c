"""The spelling of each operation that an adapter computes exactly: the result of its certificate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from vyre.ir.dtypes import DType, f32, i32, u32
from vyre.ops import TABLE
from vyre.ops.row import TypeFault, Written, wgsl_form

Way = Literal["native", "guarded", "exact"]
_WORDS = (f32, i32, u32)


@dataclass(frozen=True, slots=True)
class Profile:
    """The spelling of operations by name and forms, as in "add f32 f32"; the others are exact by integers."""

    ways: Mapping[str, Way] = field(default_factory=dict)

    def spelling(self, op: str, written: Written, source: DType, result: DType) -> str:
        """The template for an operation."""
        way = self.ways.get(key(op, source, result), "exact") if written.native else "exact"
        return {"native": written.native, "guarded": written.guarded, "exact": written.exact}[way]


def key(op: str, source: DType, result: DType) -> str:
    return f"{op} {wgsl_form(source)} {wgsl_form(result)}"


def candidates() -> Iterator[tuple[str, DType, DType, Written]]:
    """Every operation that has a spelling by an adapter's own floats, with the types of its last operand and
    its result.
    """
    for row in TABLE.values():
        for source in _WORDS:
            for named in _WORDS if row.names_dtype else (None,):
                if row.wgsl is None:
                    continue
                try:
                    result = row.rule((source,) * row.arity, named)
                except TypeFault:
                    continue
                written = row.wgsl(source, result)
                if written is not None and written.native:
                    yield row.name, source, result, written


# An adapter whose every operation is exact: for texts that are made without an adapter.
ASSUMED = Profile({key(op, source, result): "native" for op, source, result, _ in candidates()})
