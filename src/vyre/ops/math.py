"""Transcendental and other rounded functions.

Each is kernel-language text built from the basic rows, straight-line but for the exact remainders and huge
angles, and the same on every target, so its results are the same bytes everywhere. `ulp` bounds its error
over the whole range, including subnormal results and huge arguments; `bench/ulp.py` measures it. rsqrt is a
basic row: a target may begin with its own estimate, because a correctly rounded result is unique.
"""

from __future__ import annotations

from dataclasses import replace

from vyre.ops import exact, math_erf, math_exp, math_inverse, math_log, math_remainder, math_root, math_trig
from vyre.ops.row import OpRow

_ROWS: tuple[OpRow, ...] = (
    *math_exp.ROWS,
    *math_log.ROWS,
    *math_trig.ROWS,
    *math_inverse.ROWS,
    *math_erf.ROWS,
    *math_root.ROWS,
    *math_remainder.ROWS,
)  # fmt: skip
# Calls on numbers, as in sqrt(2), are evaluated at compile time; pow has its own way.
ROWS = tuple(replace(row, number=row.number or exact.number(row.name)) for row in _ROWS)
