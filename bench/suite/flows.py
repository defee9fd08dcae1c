"""Flows in a box and in a channel, and implicit steps along rows and columns."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid


def flow_make(random, steps, turns, n):
    return steps, turns, 0.5 * random.random((n, n)), 0.5 * random.random((n, n)), random.random((n, n))


RHO, NU, DT, FORCE = 1.0, 0.1, 0.001, 1.0


def _source(u, v, e, w, n, s, step):
    """What drives the pressure: e, w are the fields to the east and west, n and s to the north and south."""
    du, dv = (e[0] - w[0]) / (2 * step), (n[1] - s[1]) / (2 * step)
    cross = ((n[0] - s[0]) / (2 * step)) * ((e[1] - w[1]) / (2 * step))
    return RHO * ((du + dv) / DT - du * du - 2 * cross - dv * dv)


def cavity_flow_numpy(steps, turns, u, v, p):
    step = 4 / (len(u) - 1)
    b = np.zeros_like(p)
    c = slice(1, -1)
    for _ in range(steps):
        shifted = [(a[c, 2:], a[c, :-2], a[2:, c], a[:-2, c]) for a in (u, v)]
        e, w, n, s = zip(*shifted, strict=True)
        b[c, c] = _source(u, v, e, w, n, s, step)
        for _ in range(turns):
            q = p.copy()
            p[c, c] = 0.25 * (q[c, 2:] + q[c, :-2] + q[2:, c] + q[:-2, c]) - 0.25 * step * step * b[c, c]
            p[:, -1] = p[:, -2]
            p[0, :] = p[1, :]
            p[:, 0] = p[:, 1]
            p[-1, :] = 0
        uo, vo = u.copy(), v.copy()
        for a, o, dp in ((u, uo, p[c, 2:] - p[c, :-2]), (v, vo, p[2:, c] - p[:-2, c])):
            a[c, c] = (
                o[c, c]
                - uo[c, c] * (DT / step) * (o[c, c] - o[c, :-2])
                - vo[c, c] * (DT / step) * (o[c, c] - o[:-2, c])
                - DT / (2 * RHO * step) * dp
                + NU * (DT / (step * step)) * (o[c, 2:] - 2 * o[c, c] + o[c, :-2])
                + NU * (DT / (step * step)) * (o[2:, c] - 2 * o[c, c] + o[:-2, c])
            )
        u[0, :] = u[:, 0] = u[:, -1] = 0
        u[-1, :] = 1
        v[0, :] = v[-1, :] = v[:, 0] = v[:, -1] = 0
    return u, v, p


def cavity_flow_loops(steps, turns, u, v, p):
    m = len(u)
    step = 4 / (m - 1)
    b, q = np.zeros_like(p), np.empty_like(p)
    uo, vo = np.empty_like(u), np.empty_like(u)
    for _ in range(steps):
        for i in prange(1, m - 1):
            for j in range(1, m - 1):
                du, dv = (u[i, j + 1] - u[i, j - 1]) / (2 * step), (v[i + 1, j] - v[i - 1, j]) / (2 * step)
                cross = (u[i + 1, j] - u[i - 1, j]) / (2 * step) * ((v[i, j + 1] - v[i, j - 1]) / (2 * step))
                b[i, j] = 1.0 * ((du + dv) / 0.001 - du * du - 2 * cross - dv * dv)
        for _ in range(turns):
            for i in prange(m):
                for j in range(m):
                    q[i, j] = p[i, j]
            for i in prange(1, m - 1):
                for j in range(1, m - 1):
                    p[i, j] = (
                        0.25 * (q[i, j + 1] + q[i, j - 1] + q[i + 1, j] + q[i - 1, j])
                        - 0.25 * step * step * b[i, j]
                    )
            for i in range(m):
                p[i, m - 1] = p[i, m - 2]
            for j in range(m):
                p[0, j] = p[1, j]
            for i in range(m):
                p[i, 0] = p[i, 1]
            for j in range(m):
                p[m - 1, j] = 0.0
        for i in prange(m):
            for j in range(m):
                uo[i, j], vo[i, j] = u[i, j], v[i, j]
        for i in prange(1, m - 1):
            for j in range(1, m - 1):
                x, y = uo[i, j], vo[i, j]
                u[i, j] = (
                    x
                    - x * (0.001 / step) * (x - uo[i, j - 1])
                    - y * (0.001 / step) * (x - uo[i - 1, j])
                    - 0.001 / (2 * step) * (p[i, j + 1] - p[i, j - 1])
                    + 0.1 * (0.001 / (step * step)) * (uo[i, j + 1] - 2 * x + uo[i, j - 1])
                    + 0.1 * (0.001 / (step * step)) * (uo[i + 1, j] - 2 * x + uo[i - 1, j])
                )
                v[i, j] = (
                    y
                    - x * (0.001 / step) * (y - vo[i, j - 1])
                    - y * (0.001 / step) * (y - vo[i - 1, j])
                    - 0.001 / (2 * step) * (p[i + 1, j] - p[i - 1, j])
                    + 0.1 * (0.001 / (step * step)) * (vo[i, j + 1] - 2 * y + vo[i, j - 1])
                    + 0.1 * (0.001 / (step * step)) * (vo[i + 1, j] - 2 * y + vo[i - 1, j])
                )
        for j in range(m):
            u[0, j] = u[j, 0] = u[j, m - 1] = 0.0
            v[0, j] = v[m - 1, j] = v[j, 0] = v[j, m - 1] = 0.0
        for j in range(m):
            u[m - 1, j] = 1.0
    return u, v, p


@vy.func
def is_inside(i, j, n):
    return 0 < i < n - 1 and 0 < j < n - 1


@vy.kernel
def box_source(u: Buf[f64, "n", "n"], v: Buf[f64, "n", "n"], b: Out[f64, "n", "n"], step: f64):
    i, j = gid(0), gid(1)
    if is_inside(i, j, u.shape[0]):
        du, dv = (u[i, j + 1] - u[i, j - 1]) / (2 * step), (v[i + 1, j] - v[i - 1, j]) / (2 * step)
        cross = ((u[i + 1, j] - u[i - 1, j]) / (2 * step)) * ((v[i, j + 1] - v[i, j - 1]) / (2 * step))
        b[i, j] = 1.0 * ((du + dv) / 0.001 - du * du - 2 * cross - dv * dv)


@vy.kernel
def box_pressure(q: Buf[f64, "n", "n"], b: Buf[f64, "n", "n"], p: Out[f64, "n", "n"], step: f64):
    i, j = gid(0), gid(1)
    n = q.shape[0]
    if is_inside(i, j, n):
        p[i, j] = (
            0.25 * (q[i, j + 1] + q[i, j - 1] + q[i + 1, j] + q[i - 1, j]) - 0.25 * step * step * b[i, j]
        )


@vy.kernel
def box_walls(p: InOut[f64, "n", "n"]):
    k = gid()
    n = p.shape[0]
    at = vy.clamp(k, 1, n - 2)
    p[0, k] = p[1, at]
    p[k, 0] = p[at, 1] if k < n - 1 else 0.0
    p[k, n - 1] = p[at, n - 2] if k < n - 1 else 0.0
    p[n - 1, k] = 0.0


@vy.func
def moved(a, u, v, i, j, step):
    """The field after advection and diffusion."""
    return (
        a[i, j]
        - u[i, j] * (0.001 / step) * (a[i, j] - a[i, j - 1])
        - v[i, j] * (0.001 / step) * (a[i, j] - a[i - 1, j])
    )


@vy.func
def spread(a, i, j, step):
    return 0.1 * (0.001 / (step * step)) * (a[i, j + 1] - 2 * a[i, j] + a[i, j - 1]) + 0.1 * (
        0.001 / (step * step)
    ) * (a[i + 1, j] - 2 * a[i, j] + a[i - 1, j])


@vy.kernel
def box_speed(
    u: Buf[f64, "n", "n"], v: Buf[f64, "n", "n"], p: Buf[f64, "n", "n"], un: Out[f64, "n", "n"],
    vn: Out[f64, "n", "n"], step: f64,
):  # fmt: skip
    i, j = gid(0), gid(1)
    n = u.shape[0]
    if is_inside(i, j, n):
        un[i, j] = (
            moved(u, u, v, i, j, step)
            - 0.001 / (2 * step) * (p[i, j + 1] - p[i, j - 1])
            + spread(u, i, j, step)
        )
        vn[i, j] = (
            moved(v, u, v, i, j, step)
            - 0.001 / (2 * step) * (p[i + 1, j] - p[i - 1, j])
            + spread(v, i, j, step)
        )
    else:
        un[i, j] = 1.0 if i == n - 1 else 0.0
        vn[i, j] = 0.0


def cavity_flow_vyre(steps, turns, u, v, p):
    step = 4 / (len(u) - 1)
    q, b, un, vn = (np.zeros_like(u) for _ in range(4))
    for _ in range(steps):
        box_source(u, v, b, step)
        for _ in range(turns):
            p, q = q, p
            box_pressure(q, b, p, step)
            box_walls(p, domain=len(p))
        box_speed(u, v, p, un, vn, step)
        u, v, un, vn = un, vn, u, v
    return u, v, p


def channel_numpy(steps, turns, u, v, p):
    """Flow along a channel that is closed to a ring: walls above and below, driven by a force."""
    step = 4 / (len(u) - 1)
    c, up, down = slice(1, -1), slice(2, None), slice(None, -2)

    def east(a):
        return np.roll(a, -1, axis=1)

    def west(a):
        return np.roll(a, 1, axis=1)

    for _ in range(steps):
        du, dv = (east(u) - west(u))[c] / (2 * step), (v[up] - v[down]) / (2 * step)
        cross = ((u[up] - u[down]) / (2 * step)) * ((east(v) - west(v))[c] / (2 * step))
        b = RHO * ((du + dv) / DT - du * du - 2 * cross - dv * dv)
        for _ in range(turns):
            q = p.copy()
            p[c] = 0.25 * ((east(q) + west(q))[c] + q[up] + q[down]) - 0.25 * step * step * b
            p[-1], p[0] = p[-2], p[1]
        uo, vo = u.copy(), v.copy()
        for a, o, drive in (
            (u, uo, -DT / (2 * RHO * step) * (east(p) - west(p))[c] + FORCE * DT),
            (v, vo, -DT / (2 * RHO * step) * (p[up] - p[down])),
        ):
            a[c] = (
                o[c]
                - uo[c] * (DT / step) * (o - west(o))[c]
                - vo[c] * (DT / step) * (o[c] - o[down])
                + drive
                + NU * (DT / (step * step)) * (east(o) - 2 * o + west(o))[c]
                + NU * (DT / (step * step)) * (o[up] - 2 * o[c] + o[down])
            )
        u[0] = u[-1] = v[0] = v[-1] = 0
    return u, v, p


def channel_loops(steps, turns, u, v, p):
    m = len(u)
    step = 4 / (m - 1)
    b, q, uo, vo = np.zeros_like(u), np.empty_like(u), np.empty_like(u), np.empty_like(u)
    for _ in range(steps):
        for i in prange(1, m - 1):
            for j in range(m):
                e, w = (j + 1 if j < m - 1 else 0), (j - 1 if j > 0 else m - 1)
                du, dv = (u[i, e] - u[i, w]) / (2 * step), (v[i + 1, j] - v[i - 1, j]) / (2 * step)
                cross = (u[i + 1, j] - u[i - 1, j]) / (2 * step) * ((v[i, e] - v[i, w]) / (2 * step))
                b[i, j] = 1.0 * ((du + dv) / 0.001 - du * du - 2 * cross - dv * dv)
        for _ in range(turns):
            for i in prange(m):
                for j in range(m):
                    q[i, j] = p[i, j]
            for i in prange(1, m - 1):
                for j in range(m):
                    e, w = (j + 1 if j < m - 1 else 0), (j - 1 if j > 0 else m - 1)
                    p[i, j] = (
                        0.25 * (q[i, e] + q[i, w] + q[i + 1, j] + q[i - 1, j]) - 0.25 * step * step * b[i, j]
                    )
            for j in range(m):
                p[m - 1, j], p[0, j] = p[m - 2, j], p[1, j]
        for i in prange(m):
            for j in range(m):
                uo[i, j], vo[i, j] = u[i, j], v[i, j]
        for i in prange(1, m - 1):
            for j in range(m):
                e, w = (j + 1 if j < m - 1 else 0), (j - 1 if j > 0 else m - 1)
                x, y = uo[i, j], vo[i, j]
                u[i, j] = (
                    x
                    - x * (0.001 / step) * (x - uo[i, w])
                    - y * (0.001 / step) * (x - uo[i - 1, j])
                    + (-0.001 / (2 * step) * (p[i, e] - p[i, w]) + 0.001)
                    + 0.1 * (0.001 / (step * step)) * (uo[i, e] - 2 * x + uo[i, w])
                    + 0.1 * (0.001 / (step * step)) * (uo[i + 1, j] - 2 * x + uo[i - 1, j])
                )
                v[i, j] = (
                    y
                    - x * (0.001 / step) * (y - vo[i, w])
                    - y * (0.001 / step) * (y - vo[i - 1, j])
                    - 0.001 / (2 * step) * (p[i + 1, j] - p[i - 1, j])
                    + 0.1 * (0.001 / (step * step)) * (vo[i, e] - 2 * y + vo[i, w])
                    + 0.1 * (0.001 / (step * step)) * (vo[i + 1, j] - 2 * y + vo[i - 1, j])
                )
        for j in range(m):
            u[0, j] = u[m - 1, j] = v[0, j] = v[m - 1, j] = 0.0
    return u, v, p


@vy.kernel
def ring_source(u: Buf[f64, "n", "n"], v: Buf[f64, "n", "n"], b: Out[f64, "n", "n"], step: f64):
    i, j = gid(0), gid(1)
    n = u.shape[0]
    e, w = (j + 1) % n, (j - 1 + n) % n
    if 0 < i < n - 1:
        du, dv = (u[i, e] - u[i, w]) / (2 * step), (v[i + 1, j] - v[i - 1, j]) / (2 * step)
        cross = ((u[i + 1, j] - u[i - 1, j]) / (2 * step)) * ((v[i, e] - v[i, w]) / (2 * step))
        b[i, j] = 1.0 * ((du + dv) / 0.001 - du * du - 2 * cross - dv * dv)


@vy.kernel
def ring_pressure(q: Buf[f64, "n", "n"], b: Buf[f64, "n", "n"], p: Out[f64, "n", "n"], step: f64):
    i, j = gid(0), gid(1)
    n = q.shape[0]
    r, e, w = vy.clamp(i, 1, n - 2), (j + 1) % n, (j - 1 + n) % n
    p[i, j] = 0.25 * (q[r, e] + q[r, w] + q[r + 1, j] + q[r - 1, j]) - 0.25 * step * step * b[r, j]


@vy.kernel
def ring_speed(
    u: Buf[f64, "n", "n"], v: Buf[f64, "n", "n"], p: Buf[f64, "n", "n"], un: Out[f64, "n", "n"],
    vn: Out[f64, "n", "n"], step: f64,
):  # fmt: skip
    i, j = gid(0), gid(1)
    n = u.shape[0]
    e, w = (j + 1) % n, (j - 1 + n) % n
    if 0 < i < n - 1:
        x, y = u[i, j], v[i, j]
        un[i, j] = (
            x
            - x * (0.001 / step) * (x - u[i, w])
            - y * (0.001 / step) * (x - u[i - 1, j])
            + (-0.001 / (2 * step) * (p[i, e] - p[i, w]) + 0.001)
            + 0.1 * (0.001 / (step * step)) * (u[i, e] - 2 * x + u[i, w])
            + 0.1 * (0.001 / (step * step)) * (u[i + 1, j] - 2 * x + u[i - 1, j])
        )
        vn[i, j] = (
            y
            - x * (0.001 / step) * (y - v[i, w])
            - y * (0.001 / step) * (y - v[i - 1, j])
            - 0.001 / (2 * step) * (p[i + 1, j] - p[i - 1, j])
            + 0.1 * (0.001 / (step * step)) * (v[i, e] - 2 * y + v[i, w])
            + 0.1 * (0.001 / (step * step)) * (v[i + 1, j] - 2 * y + v[i - 1, j])
        )
    else:
        un[i, j] = 0.0
        vn[i, j] = 0.0


def channel_vyre(steps, turns, u, v, p):
    step = 4 / (len(u) - 1)
    q, b, un, vn = (np.zeros_like(u) for _ in range(4))
    for _ in range(steps):
        ring_source(u, v, b, step)
        for _ in range(turns):
            p, q = q, p
            ring_pressure(q, b, p, step)
        ring_speed(u, v, p, un, vn, step)
        u, v, un, vn = un, vn, u, v
    return u, v, p


def adi_make(random, steps, n):
    return steps, random.random((n, n))


def _adi_numbers(steps, n):
    dx, dt = 1.0 / n, 1.0 / steps
    x, y = 2.0 * dt / (dx * dx), dt / (dx * dx)
    return -x / 2, 1 + x, -y / 2, 1 + y


def adi_numpy(steps, u):
    """Alternating directions: tridiagonal systems along columns, then along rows."""
    n = len(u)
    a, b, d, e = _adi_numbers(steps, n)
    c, f = a, d
    v, p, q = np.zeros_like(u), np.zeros_like(u), np.zeros_like(u)
    s = slice(1, -1)
    for _ in range(steps):
        v[0, s], p[s, 0], q[s, 0] = 1.0, 0.0, v[0, s]
        v[0, s] = 1.0
        q[s, 0] = 1.0
        for j in range(1, n - 1):
            p[s, j] = -c / (a * p[s, j - 1] + b)
            q[s, j] = (-d * u[j, :-2] + (1.0 + 2.0 * d) * u[j, s] - f * u[j, 2:] - a * q[s, j - 1]) / (
                a * p[s, j - 1] + b
            )
        v[n - 1, s] = 1.0
        for j in range(n - 2, 0, -1):
            v[j, s] = p[s, j] * v[j + 1, s] + q[s, j]
        u[s, 0], p[s, 0], q[s, 0] = 1.0, 0.0, 1.0
        for j in range(1, n - 1):
            p[s, j] = -f / (d * p[s, j - 1] + e)
            q[s, j] = (-a * v[:-2, j] + (1.0 + 2.0 * a) * v[s, j] - c * v[2:, j] - d * q[s, j - 1]) / (
                d * p[s, j - 1] + e
            )
        u[s, n - 1] = 1.0
        for j in range(n - 2, 0, -1):
            u[s, j] = p[s, j] * u[s, j + 1] + q[s, j]
    return u


def adi_loops(steps, u):
    n = len(u)
    dx, dt = 1.0 / n, 1.0 / steps
    a, b, d, e = -dt / (dx * dx), 1 + 2.0 * dt / (dx * dx), -dt / (dx * dx) / 2, 1 + dt / (dx * dx)
    c, f = a, d
    v, p, q = np.zeros_like(u), np.zeros_like(u), np.zeros_like(u)
    for _ in range(steps):
        for i in prange(1, n - 1):
            v[0, i], p[i, 0], q[i, 0] = 1.0, 0.0, 1.0
            for j in range(1, n - 1):
                p[i, j] = -c / (a * p[i, j - 1] + b)
                q[i, j] = (
                    -d * u[j, i - 1] + (1.0 + 2.0 * d) * u[j, i] - f * u[j, i + 1] - a * q[i, j - 1]
                ) / (a * p[i, j - 1] + b)
            v[n - 1, i] = 1.0
            for j in range(n - 2, 0, -1):
                v[j, i] = p[i, j] * v[j + 1, i] + q[i, j]
        for i in prange(1, n - 1):
            u[i, 0], p[i, 0], q[i, 0] = 1.0, 0.0, 1.0
            for j in range(1, n - 1):
                p[i, j] = -f / (d * p[i, j - 1] + e)
                q[i, j] = (
                    -a * v[i - 1, j] + (1.0 + 2.0 * a) * v[i, j] - c * v[i + 1, j] - d * q[i, j - 1]
                ) / (d * p[i, j - 1] + e)
            u[i, n - 1] = 1.0
            for j in range(n - 2, 0, -1):
                u[i, j] = p[i, j] * u[i, j + 1] + q[i, j]
    return u


@vy.kernel
def adi_columns(
    u: Buf[f64, "n", "n"], v: InOut[f64, "n", "n"], p: InOut[f64, "n", "n"], q: InOut[f64, "n", "n"],
    a: f64, b: f64, d: f64,
):  # fmt: skip
    i = gid()
    n = u.shape[0]
    if 0 < i < n - 1:
        before, above = f64(0), f64(1)
        v[0, i] = 1.0
        for j in range(1, n - 1):
            under = a * before + b
            above = (-d * u[j, i - 1] + (1.0 + 2.0 * d) * u[j, i] - d * u[j, i + 1] - a * above) / under
            before = -a / under
            p[j, i] = before
            q[j, i] = above
        last = f64(1)
        v[n - 1, i] = last
        for j in range(n - 2, 0, -1):
            last = p[j, i] * last + q[j, i]
            v[j, i] = last


@vy.kernel
def adi_rows(
    v: Buf[f64, "n", "n"], u: InOut[f64, "n", "n"], p: InOut[f64, "n", "n"], q: InOut[f64, "n", "n"],
    a: f64, d: f64, e: f64,
):  # fmt: skip
    i = gid()
    n = u.shape[0]
    if 0 < i < n - 1:
        before, above = f64(0), f64(1)
        u[i, 0] = 1.0
        for j in range(1, n - 1):
            under = d * before + e
            above = (-a * v[i - 1, j] + (1.0 + 2.0 * a) * v[i, j] - a * v[i + 1, j] - d * above) / under
            before = -d / under
            p[j, i] = before
            q[j, i] = above
        last = f64(1)
        u[i, n - 1] = last
        for j in range(n - 2, 0, -1):
            last = p[j, i] * last + q[j, i]
            u[i, j] = last


def adi_vyre(steps, u):
    a, b, d, e = _adi_numbers(steps, len(u))
    v, p, q = np.zeros_like(u), np.zeros_like(u), np.zeros_like(u)
    for _ in range(steps):
        adi_columns(u, v, p, q, a, b, d, domain=len(u))
        adi_rows(v, u, p, q, a, d, e, domain=len(u))
    return u


PROGRAMS = (
    Program("cavity_flow", flow_make, cavity_flow_numpy, (cavity_flow_loops,), cavity_flow_vyre,
            (2, 3, 11), (25, 5, 61), (50, 10, 121), changes=True),
    Program("channel_flow", flow_make, channel_numpy, (channel_loops,), channel_vyre,
            (2, 3, 11), (25, 5, 61), (50, 10, 121), changes=True),
    Program("adi", adi_make, adi_numpy, (adi_loops,), adi_vyre, (3, 12), (20, 100), (50, 200), changes=True),
)  # fmt: skip
