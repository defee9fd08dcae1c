"""The small kernel whose first result is waited for, in a module of its own as users would have it."""

from __future__ import annotations

import vyre as vy
from vyre import Buf, Out, f32, gid


@vy.kernel
def saxpy(x: Buf[f32], y: Buf[f32], z: Out[f32], a: f32):
    i = gid()
    z[i] = a * x[i] + y[i]
