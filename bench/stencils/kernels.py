# mypy: disable-error-code=no-untyped-def
"""Pipelines of stencils, written as users would: each kernel is one step of the textbook."""

from __future__ import annotations

import vyre as vy
from vyre import Buf, Out, exp, f32, gid, sqrt, u8

# Images


@vy.kernel
def blur_rows(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i, j - 2] + 4 * x[i, j - 1] + 6 * x[i, j] + 4 * x[i, j + 1] + x[i, j + 2]) / 16


@vy.kernel
def blur_columns(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = (x[i - 2, j] + 4 * x[i - 1, j] + 6 * x[i, j] + 4 * x[i + 1, j] + x[i + 2, j]) / 16


@vy.kernel
def gradient(x: Buf[f32, 2], dx: Out[f32, 2], dy: Out[f32, 2]):
    i, j = gid(0), gid(1)
    right = x[i - 1, j + 1] + 2 * x[i, j + 1] + x[i + 1, j + 1]
    left = x[i - 1, j - 1] + 2 * x[i, j - 1] + x[i + 1, j - 1]
    below = x[i + 1, j - 1] + 2 * x[i + 1, j] + x[i + 1, j + 1]
    above = x[i - 1, j - 1] + 2 * x[i - 1, j] + x[i - 1, j + 1]
    dx[i, j] = right - left
    dy[i, j] = below - above


@vy.kernel
def magnitude(dx: Buf[f32, 2], dy: Buf[f32, 2], m: Out[f32, 2]):
    i, j = gid(0), gid(1)
    m[i, j] = sqrt(dx[i, j] * dx[i, j] + dy[i, j] * dy[i, j])


@vy.kernel
def thinned(m: Buf[f32, 2], dx: Buf[f32, 2], dy: Buf[f32, 2], y: Out[f32, 2]):
    """Keep what is the largest across the edge."""
    i, j = gid(0), gid(1)
    a, b = abs(dx[i, j]), abs(dy[i, j])
    one, two = m[i, j - 1], m[i, j + 1]
    if b > 2.4142135 * a:
        one, two = m[i - 1, j], m[i + 1, j]
    elif b > 0.41421357 * a:
        if dx[i, j] * dy[i, j] > 0.0:
            one, two = m[i - 1, j - 1], m[i + 1, j + 1]
        else:
            one, two = m[i - 1, j + 1], m[i + 1, j - 1]
    y[i, j] = m[i, j] if m[i, j] >= one and m[i, j] > two else 0.0


@vy.kernel
def classes(x: Buf[f32, 2], y: Out[u8, 2], low: f32, high: f32):
    """2 for strong edges, 1 for weak ones."""
    i, j = gid(0), gid(1)
    y[i, j] = u8(2) if x[i, j] > high else u8(1) if x[i, j] > low else u8(0)


@vy.kernel
def connected(x: Buf[u8, 2], y: Out[u8, 2]):
    """Weak edges beside a strong one become strong."""
    i, j = gid(0), gid(1)
    most = x[i, j]
    for a in range(-1, 2):
        for b in range(-1, 2):
            most = max(most, x[i + a, j + b])
    y[i, j] = u8(2) if x[i, j] == 1 and most == 2 else x[i, j]


@vy.pipeline
def canny(x, low, high):
    dx, dy = gradient(blur_columns(blur_rows(x)))
    found = classes(thinned(magnitude(dx, dy), dx, dy), low=low, high=high)
    return connected(connected(found))


@vy.kernel
def sharpened(x: Buf[f32, 2], blurred: Buf[f32, 2], y: Out[f32, 2], amount: f32):
    i, j = gid(0), gid(1)
    y[i, j] = min(max(x[i, j] + amount * (x[i, j] - blurred[i, j]), 0.0), 255.0)


@vy.pipeline
def unsharp(x, amount):
    return sharpened(x, blur_columns(blur_rows(x)), amount=amount)


@vy.kernel
def products(dx: Buf[f32, 2], dy: Buf[f32, 2], xx: Out[f32, 2], xy: Out[f32, 2], yy: Out[f32, 2]):
    i, j = gid(0), gid(1)
    xx[i, j] = dx[i, j] * dx[i, j]
    xy[i, j] = dx[i, j] * dy[i, j]
    yy[i, j] = dy[i, j] * dy[i, j]


@vy.kernel
def response(xx: Buf[f32, 2], xy: Buf[f32, 2], yy: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    trace = xx[i, j] + yy[i, j]
    y[i, j] = xx[i, j] * yy[i, j] - xy[i, j] * xy[i, j] - 0.05 * trace * trace


@vy.kernel
def peaks(x: Buf[f32, 2], y: Out[u8, 2], least: f32):
    i, j = gid(0), gid(1)
    most = x[i, j]
    for a in range(-1, 2):
        for b in range(-1, 2):
            most = max(most, x[i + a, j + b])
    y[i, j] = u8(255) if x[i, j] == most and x[i, j] > least else u8(0)


@vy.pipeline
def harris(x, least):
    dx, dy = gradient(x)
    around = [blur_columns(blur_rows(each)) for each in products(dx, dy)]
    return peaks(response(*around), least=least)


@vy.kernel
def bilateral(x: Buf[f32, 2], y: Out[f32, 2], spread: f32):
    i, j = gid(0), gid(1)
    h, w = x.shape[0], x.shape[1]
    total, weights = f32(0), f32(0)
    for a in range(-2, 3):
        for b in range(-2, 3):
            near = x[min(max(i + a, 0), h - 1), min(max(j + b, 0), w - 1)]
            apart = near - x[i, j]
            weight = exp(-0.1 * f32(a * a + b * b) - apart * apart * spread)
            total += weight * near
            weights += weight
    y[i, j] = total / weights


@vy.kernel
def above(x: Buf[f32, 2], y: Out[u8, 2], least: f32):
    i, j = gid(0), gid(1)
    y[i, j] = u8(255) if x[i, j] > least else u8(0)


@vy.pipeline
def smooth_mask(x, spread, least):
    return above(bilateral(bilateral(x, spread=spread), spread=spread), least=least)


# Physics

STEPS = 8


@vy.kernel
def wave(u: Buf[f32, 2], before: Buf[f32, 2], after: Out[f32, 2], c: f32):
    i, j = gid(0), gid(1)
    around = u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1]
    after[i, j] = 2.0 * u[i, j] - before[i, j] + c * (around - 4.0 * u[i, j])


@vy.pipeline
def waves(u, before, c):
    for _ in range(STEPS):
        u, before = wave(u, before, c=c), u
    return u, before


@vy.kernel
def wave_3d(u: Buf[f32, 3], before: Buf[f32, 3], after: Out[f32, 3], c: f32):
    i, j, k = gid(0), gid(1), gid(2)
    around = (
        u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k] + u[i, j, k - 1] + u[i, j, k + 1]
    )
    after[i, j, k] = 2.0 * u[i, j, k] - before[i, j, k] + c * (around - 6.0 * u[i, j, k])


@vy.pipeline
def waves_3d(u, before, c):
    for _ in range(STEPS):
        u, before = wave_3d(u, before, c=c), u
    return u, before


@vy.kernel
def shallow(
    h: Buf[f32, 2], u: Buf[f32, 2], v: Buf[f32, 2],
    h2: Out[f32, 2], u2: Out[f32, 2], v2: Out[f32, 2], dt: f32,
):  # fmt: skip
    """A step of shallow water, linear, in a basin that wraps around."""
    i, j = gid(0), gid(1)
    n, m = h.shape[0], h.shape[1]
    up, down, left, right = (i - 1 + n) % n, (i + 1) % n, (j - 1 + m) % m, (j + 1) % m
    mean_h = 0.25 * (h[up, j] + h[down, j] + h[i, left] + h[i, right])
    mean_u = 0.25 * (u[up, j] + u[down, j] + u[i, left] + u[i, right])
    mean_v = 0.25 * (v[up, j] + v[down, j] + v[i, left] + v[i, right])
    h2[i, j] = mean_h - dt * (u[down, j] - u[up, j] + v[i, right] - v[i, left])
    u2[i, j] = mean_u - dt * 9.81 * (h[down, j] - h[up, j])
    v2[i, j] = mean_v - dt * 9.81 * (h[i, right] - h[i, left])


@vy.pipeline
def water(h, u, v, dt):
    for _ in range(STEPS):
        h, u, v = shallow(h, u, v, dt=dt)
    return h, u, v


@vy.kernel
def moments(
    a: Buf[f32, 2], b: Buf[f32, 2], c: Buf[f32, 2], d: Buf[f32, 2], e: Buf[f32, 2],
    f: Buf[f32, 2], g: Buf[f32, 2], h: Buf[f32, 2], k: Buf[f32, 2],
    a2: Out[f32, 2], b2: Out[f32, 2], c2: Out[f32, 2], d2: Out[f32, 2], e2: Out[f32, 2],
    f2: Out[f32, 2], g2: Out[f32, 2], h2: Out[f32, 2], k2: Out[f32, 2], omega: f32,
):  # fmt: skip
    """A step of lattice Boltzmann D2Q9: what streams in from the neighbours collides."""
    i, j = gid(0), gid(1)
    r, t = a[i, j], b[i - 1, j]
    d0, d1, d2_ = c[i + 1, j], d[i, j - 1], e[i, j + 1]
    q0, q1, q2, q3 = f[i - 1, j - 1], g[i + 1, j + 1], h[i - 1, j + 1], k[i + 1, j - 1]
    rho = r + t + d0 + d1 + d2_ + q0 + q1 + q2 + q3 + 1e-6
    u = (t - d0 + q0 - q1 + q2 - q3) / rho
    v = (d1 - d2_ + q0 - q1 - q2 + q3) / rho
    flow = 1.0 - 1.5 * (u * u + v * v)
    w, n, s = 1.0 - omega, omega * rho / 9.0, omega * rho / 36.0
    a2[i, j] = w * r + 4.0 * n * flow
    b2[i, j] = w * t + n * (flow + 3.0 * u + 4.5 * u * u)
    c2[i, j] = w * d0 + n * (flow - 3.0 * u + 4.5 * u * u)
    d2[i, j] = w * d1 + n * (flow + 3.0 * v + 4.5 * v * v)
    e2[i, j] = w * d2_ + n * (flow - 3.0 * v + 4.5 * v * v)
    f2[i, j] = w * q0 + s * (flow + 3.0 * (u + v) + 4.5 * (u + v) * (u + v))
    g2[i, j] = w * q1 + s * (flow - 3.0 * (u + v) + 4.5 * (u + v) * (u + v))
    h2[i, j] = w * q2 + s * (flow + 3.0 * (u - v) + 4.5 * (u - v) * (u - v))
    k2[i, j] = w * q3 + s * (flow - 3.0 * (u - v) + 4.5 * (u - v) * (u - v))


@vy.pipeline
def lattice(*parts, omega):
    for _ in range(STEPS):
        parts = moments(*parts, omega=omega)
    return parts
