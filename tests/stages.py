# mypy: disable-error-code=no-untyped-def
"""Small kernels that the tests of pipelines put together."""

from __future__ import annotations

import vyre
from vyre import Buf, Const, InOut, Out, f32, gid


@vyre.kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32):
    y[gid()] = x[gid()] * a


@vyre.kernel
def added(x: Buf[f32], z: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] + z[gid()]


@vyre.kernel
def increased(x: InOut[f32], by: Buf[f32]):
    x[gid()] = x[gid()] + by[gid()]


@vyre.kernel
def bumped(x: InOut[f32]):
    x[gid()] = x[gid()] + 1.0


@vyre.kernel
def halves(x: Buf[f32], low: Out[f32], high: Out[f32]):
    low[gid()] = x[gid()] * 0.25
    high[gid()] = x[gid()] * 0.75


@vyre.kernel
def blurred(x: Buf[f32], y: Out[f32], r: Const[int] = 1):
    total = f32(0)
    for d in range(-r, r + 1):
        total += x[gid() + d]
    y[gid()] = total
