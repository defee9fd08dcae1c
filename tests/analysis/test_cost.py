"""Counts of what a kernel asks of a processor."""

from __future__ import annotations

from vyre.analysis.cost import Busy, busy
from vyre.front.read import program as read


def test_integers_of_places_keep_no_part_busy_and_quotients_have_their_own() -> None:
    program = read(
        "def k(x: Buf[f32], h: Buf[f64], y: Out[f32]):\n"
        "    i = (gid() + len(x) - 1) % len(x)\n"
        "    y[i] = x[i] / x[i + 1] + f32(h[i] * 2.0)\n"
    )

    assert Busy(loads=4.0, operations=1 + 2 + 2, quotients=1.0) == busy(program.body)
