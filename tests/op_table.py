"""The op table as programs: every row on every combination of types that it takes, on values that matter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np

from generation.rows import signatures
from generation.values import MODEST, REALS, special_bits
from vyre.ir.dtypes import ALL, DType
from vyre.ir.literal import literal, misfit
from vyre.ir.nodes import Id, Load, Op, Param, Program, Store
from vyre.ops import TABLE

TOGETHER = 12  # rows in one program
RANDOM = 400


def programs() -> Iterator[Program]:
    """Programs whose outputs are named by rows: `y[i] = row(a[i], b[i], c[i])`; none of them fast ones."""
    found: dict[tuple[DType, ...], list[tuple[str, DType]]] = {}
    for row in TABLE.values():
        if not row.fast_of:
            for types, result in signatures(row, ALL):
                found.setdefault(types, []).append((row.name, result))
    for types, rows in found.items():
        left = iter(rows)
        while some := list(islice(left, TOGETHER)):
            yield _program(types, some)


def _program(types: tuple[DType, ...], rows: list[tuple[str, DType]]) -> Program:
    own = (Id("gid", 0),)
    params = [Param("abc"[at], "in", dtype) for at, dtype in enumerate(types)]
    loads = tuple(Load(param.name, own, param.dtype) for param in params)
    body = []
    for number, (name, result) in enumerate(rows):
        out = Param(f"{name}_{number}", "out", result)
        params.append(out)
        body.append(Store(out.name, own, Op(name, loads, result)))
    return Program("k", tuple(params), tuple(body))


def arguments(program: Program, seed: int = 0) -> dict[str, np.ndarray]:
    """Every special value with every other, and random bits; outputs are zero."""
    rng = np.random.default_rng(seed)
    inputs = [param for param in program.params if param.access == "in"]
    specials = [_special(param.dtype) for param in inputs]
    if len(inputs) == 3:  # too many to have all
        columns = [rng.choice(values, 4000) for values in specials]
    else:
        columns = [grid.ravel() for grid in np.meshgrid(*specials, indexing="ij")]
    found: dict[str, np.ndarray] = {}
    for param, column in zip(inputs, columns, strict=True):
        noise = rng.integers(0, 256, RANDOM * param.dtype.itemsize, np.uint8).view(column.dtype)
        whole = np.concatenate([column, noise & 1 if param.dtype.kind == "bool" else noise])
        found[param.name] = whole.view(param.dtype.storage)
    size = len(next(iter(found.values())))
    for param in program.params:
        if param.access == "out":
            found[param.name] = np.zeros(size, param.dtype.storage)
    return found


def _special(dtype: DType) -> np.ndarray:
    if dtype.kind == "bool":
        return np.array([0, 1], np.uint8)
    if dtype.is_float:
        patterns = [
            *special_bits(dtype),
            *(literal(dtype, real).bits for real in REALS if misfit(dtype, real) is None),
        ]
    else:
        ends = (dtype.least, dtype.least + 1, dtype.greatest, dtype.greatest - 1, dtype.greatest // 2)
        numbers = [*ends, *MODEST, *(-number for number in MODEST if dtype.kind == "int")]
        patterns = [
            literal(dtype, number).bits for number in numbers if dtype.least <= number <= dtype.greatest
        ]
    return np.array(sorted(set(patterns)), dtype.unsigned.storage)
