"""The values of an index expression along an axis: for indices that no rule about their form decides."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vyre import reference
from vyre.analysis.index import Index
from vyre.ir import limits
from vyre.ir.dtypes import i32, i64
from vyre.ir.literal import literal
from vyre.ir.nodes import Expr, Id, Load, Param, Program, Shape, Store, Var
from vyre.ir.walk import expressions, rewrite
from vyre.ops import build
from vyre.passes import expand

LONGEST = 1 << 20  # elements of an axis whose indices are evaluated one by one


def index_values(part: Expr, axis: int, extent: int, index: Index) -> NDArray[Any] | None:
    """The values of an index for all positions along an axis; None if it depends on anything else."""
    own = Id("gid", axis)

    def known(expr: Expr) -> Expr:
        if isinstance(expr, Var) and expr.name in index.definitions:
            return rewrite(index.definitions[expr.name], known)
        if isinstance(expr, Id | Shape):
            form = index.form(expr)
            return expr if form is None or form.terms else literal(i32, form.const)
        return expr

    whole = rewrite(part, known)
    parts = list(expressions(whole))
    if extent > LONGEST or len(parts) > limits.EXPRESSION_DEPTH:
        return None
    if any(
        isinstance(inner, Load | Var | Shape) or (isinstance(inner, Id) and inner != own) for inner in parts
    ):
        return None
    values = np.zeros(extent, np.int64)
    body = (Store("y", (own,), build.converted(whole, i64)),)
    program = Program("places", (Param("y", "out", i64),), body)
    reference.run(expand(program), {"y": values}, grid=(1,) * axis + (extent,))
    return values
