"""Functions with an expansion: transcendental and other rounded functions, made of the basic rows."""

from __future__ import annotations

from vyre.ops.row import OpRow, same

ROWS: tuple[OpRow, ...] = (
    OpRow(
        "rsqrt", 1, same("rsqrt", "float"), "1 / sqrt(x).",
        expansion={"*": "def rsqrt(x):\n    return 1.0 / sqrt(x)\n"}, ulp=2,
    ),
)  # fmt: skip
