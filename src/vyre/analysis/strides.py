"""The growth of an index from an invocation to its neighbour, whatever its first value.

The index need not be linear, nor known before the body runs: `x[start[0] + i]` has a stride along i.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from vyre.analysis.index import Index
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import Cond, Expr, Id, Load, Name, Op, Shape, Table, Var
from vyre.ops import TABLE


class Strides:
    """Strides along the id `lane`; what the reader finds uniform does not grow.

    They hold modulo 2**32, and so for integers of 32 bits. An estimate may take other integers as if they
    never wrapped: `is_estimate`.
    """

    def __init__(
        self, index: Index, lane: Id, is_uniform: Callable[[Expr], bool], *, is_estimate: bool = False
    ) -> None:
        self._index, self._lane, self._is_uniform, self._is_estimate = index, lane, is_uniform, is_estimate
        self._locals: dict[Name, int | None] = {}

    def of(self, expr: Expr) -> int | None:
        """Return the stride of an index; None if it is not the same everywhere."""
        if self._is_uniform(expr):
            return 0
        match expr:
            case Id():
                return self._index.id_form(expr).of(self._lane) or None
            case Var():
                if expr.name not in self._locals:
                    self._locals[expr.name] = self._local(expr.name)
                return self._locals[expr.name]
            case Op():
                return self._op(expr) if self._counts(expr.dtype) else None
            case Lit() | Shape() | Load() | Cond() | Table():
                return None
        assert_never(expr)

    def _counts(self, dtype: DType) -> bool:
        return dtype.is_integer and (dtype.bits == 32 or self._is_estimate)

    def _local(self, name: Name) -> int | None:
        if name in self._index.definitions:
            value = self._index.definitions[name]
            # A uniform value in a local that is not: some invocations may hold an older one.
            return None if self._is_uniform(value) else self.of(value)
        loop = self._index.loop(name)
        return None if loop is None else self._index.stride(loop.start, self._lane)

    def _op(self, op: Op) -> int | None:
        row = TABLE[op.op]
        parts = [part for arg in op.args if self._counts(arg.dtype) and (part := self.of(arg)) is not None]
        if len(parts) < len(op.args):
            return None
        if row.weights:
            return sum(weight * part for weight, part in zip(row.weights, parts, strict=True))
        if row.factor is None or 0 not in (parts if row.commutes else parts[1:]):
            return None
        grows, factor = (parts[0], op.args[1]) if parts[1] == 0 else (parts[1], op.args[0])
        form = self._index.form(factor)
        by = None if form is None or form.terms else row.factor(form.const)
        return None if by is None else grows * by
