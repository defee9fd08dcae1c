"""Programs of operations on operations, many with literals: what compilers simplify, and may get wrong.

One element is loaded for each type, so that a tree of two or three operations meets literals at every place:
zeros, ends of ranges, infinities, NaN.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from generation.features import Features
from generation.rows import makers
from generation.values import contents, lit, special_bits
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, Id, Load, Op, Param, Program, Store

EXACT = Features(functions=False)
COUNT = 600  # elements of an array
STORES = 20  # of one program
COMPARED = (dtypes.bool_,) * 4 + (dtypes.f16, dtypes.f32) * 2  # where most went wrong


def composition(seed: int) -> Program:
    """A kernel that stores the values of random trees of operations."""
    rng = Random(seed)
    types = [rng.choice((*dtypes.ALL, *COMPARED)) for _ in range(STORES)]
    index = (Id("gid"),)
    body = tuple([Store(f"y{place}", index, _tree(rng, type_, 3)) for place, type_ in enumerate(types)])
    inputs = [Param(f"x_{each.name}", "in", each) for each in dtypes.ALL]
    outputs = [Param(f"y{place}", "out", each) for place, each in enumerate(types)]
    return Program("composition", (*inputs, *outputs), body)


def _tree(rng: Random, dtype: DType, depth: int) -> Expr:
    """A value of this type: never a literal at the root."""
    rows, weights = makers(EXACT)[dtype]
    if not rows or depth == 0 or (depth < 3 and rng.random() < 0.2):
        return Load(f"x_{dtype.name}", (Id("gid"),), dtype)
    row, signatures = rng.choices(rows, weights)[0]
    types = rng.choice(signatures)
    loaded = rng.randrange(len(types))  # at least one operand is no literal
    operands = [
        _literal(rng, each) if place != loaded and rng.random() < 0.6 else _tree(rng, each, depth - 1)
        for place, each in enumerate(types)
    ]
    return Op(row.name, tuple(operands), dtype)


def _literal(rng: Random, dtype: DType) -> Lit:
    if dtype.is_float and rng.random() < 0.5:
        bits = rng.choice(special_bits(dtype))
        mask = (1 << dtype.bits - 1) - 1
        return Lit(dtype, dtype.nan_bits if bits & mask > dtype.infinite_bits else bits)
    return lit(rng, dtype)


def arguments(program: Program, seed: int) -> dict[str, Any]:
    """Contents of all arrays; the outputs are zero."""
    rng = np.random.default_rng(seed)
    return {
        each.name: contents(rng, each.dtype, (COUNT,))
        if each.access == "in"
        else np.zeros(COUNT, each.dtype.storage)
        for each in program.params
    }
