"""Words of packed elements, as the operands of `mma_*` are, recognised in expressions.

Apart from `matrix`, because `import vyre` loads the table of operations, and not the nodes of programs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from vyre.ir.dtypes import bf16, f16, i8, u8, u32
from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, Op

T = TypeVar("T")
KINDS = {f"mma_{kind}": kind for kind in (f16, bf16, i8, u8)}  # the types of elements, by operation


def joined(word: Expr, parts: Callable[[Expr], Mapping[int, T]]) -> Mapping[int, T]:
    """The elements whose bits a word joins, by the position of their lowest bit; none if there is anything
    else in it. `parts` gives those of what is no operation.
    """
    if not isinstance(word, Op):
        return parts(word)
    first, last = word.args[0], word.args[-1]
    if word.op == "or":
        left, right = joined(first, parts), joined(last, parts)
        return {**left, **right} if left and right and left.keys().isdisjoint(right) else {}
    if word.op == "shl" and isinstance(last, Lit):
        return {at + last.bits: part for at, part in joined(first, parts).items()}
    if word.op == "cast" and word.dtype == u32 and first.dtype.kind == "uint":
        return joined(first, parts)
    return joined(first, parts) if word.op in ("bits", "fast_bits") and not isinstance(first, Op) else {}
