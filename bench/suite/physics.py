"""Bodies, fractals, distances, and plain arithmetic."""

from __future__ import annotations

import math

import numpy as np
from bench.suite.program import Program, prange

import vyre as vy
from vyre import Buf, InOut, Out, f64, gid, i32, i64, lib, vec


def nbody_make(random, steps, n):
    return steps, random.random((n, 3)), random.random((n, 3)), random.random(n)


def nbody_numpy(steps, place, speed, mass):
    for _ in range(steps):
        d = place[None, :, :] - place[:, None, :]
        inverse = (np.sum(d * d, axis=2) + 0.01) ** -1.5
        speed += 0.01 * np.sum(d * (inverse * mass[None, :])[:, :, None], axis=1)
        place += 0.01 * speed
    return place, speed


def nbody_loops(steps, place, speed, mass):
    n = len(mass)
    for _ in range(steps):
        for i in prange(n):
            ax = ay = az = 0.0
            for j in range(n):
                dx, dy, dz = place[j, 0] - place[i, 0], place[j, 1] - place[i, 1], place[j, 2] - place[i, 2]
                r = dx * dx + dy * dy + dz * dz + 0.01
                f = mass[j] / (r * math.sqrt(r))
                ax += dx * f
                ay += dy * f
                az += dz * f
            speed[i, 0] += 0.01 * ax
            speed[i, 1] += 0.01 * ay
            speed[i, 2] += 0.01 * az
        for i in prange(n):
            for c in range(3):
                place[i, c] += 0.01 * speed[i, c]
    return place, speed


v3 = vec(f64, 3)


@vy.kernel
def pull(place: Buf[v3, "n"], speed: InOut[v3, "n"], mass: Buf[f64, "n"]):
    i = gid()
    here = place[i]
    total = v3(0)
    for j in range(len(mass)):
        d = place[j] - here
        r = vy.dot(d, d) + 0.01
        total += d * (mass[j] / (r * vy.sqrt(r)))
    speed[i] += total * 0.01


@vy.kernel
def move(place: InOut[v3, "n"], speed: Buf[v3, "n"]):
    place[gid()] += speed[gid()] * 0.01


def nbody_vyre(steps, place, speed, mass):
    for _ in range(steps):
        pull(place, speed, mass)
        move(place, speed)
    return place, speed


def mandelbrot_make(random, n, turns):
    return np.linspace(-2.25, 0.75, n), np.linspace(-1.25, 1.25, n), turns


def mandelbrot_numpy(xs, ys, turns):
    c = xs[None, :] + 1j * ys[:, None]
    z, counts = np.zeros_like(c), np.zeros(c.shape, np.int32)
    inside = np.ones(c.shape, bool)
    for _ in range(turns):
        inside &= z.real * z.real + z.imag * z.imag <= 4.0
        counts[inside] += 1
        z[inside] = z[inside] ** 2 + c[inside]
    return counts


def mandelbrot_loops(xs, ys, turns):
    counts = np.zeros((len(ys), len(xs)), np.int32)
    for i in prange(len(ys)):
        for j in range(len(xs)):
            x = y = 0.0
            for _ in range(turns):
                if x * x + y * y > 4.0:
                    break
                counts[i, j] += 1
                x, y = x * x - y * y + xs[j], 2.0 * x * y + ys[i]
    return counts


@vy.kernel
def mandelbrot_kernel(xs: Buf[f64, "w"], ys: Buf[f64, "h"], counts: Out[i32, "h", "w"], turns: i32):
    i, j = gid(0), gid(1)
    x, y, n = f64(0), f64(0), 0
    for _ in range(turns):
        if x * x + y * y > 4:
            break
        n += 1
        x, y = x * x - y * y + xs[j], 2 * x * y + ys[i]
    counts[i, j] = n


def mandelbrot_vyre(xs, ys, turns):
    return mandelbrot_kernel(xs, ys, turns=turns)


def arc_make(random, n):
    return tuple(random.random(n) for _ in range(4))


def arc_numpy(theta1, phi1, theta2, phi2):
    t = np.sin((theta2 - theta1) / 2) ** 2
    t += np.cos(theta1) * np.cos(theta2) * np.sin((phi2 - phi1) / 2) ** 2
    return 2 * np.arctan2(np.sqrt(t), np.sqrt(1 - t))


def arc_loops(theta1, phi1, theta2, phi2):
    out = np.empty_like(theta1)
    for i in prange(len(out)):
        t = math.sin((theta2[i] - theta1[i]) / 2) ** 2
        t += math.cos(theta1[i]) * math.cos(theta2[i]) * math.sin((phi2[i] - phi1[i]) / 2) ** 2
        out[i] = 2 * math.atan2(math.sqrt(t), math.sqrt(1 - t))
    return out


@vy.elementwise
def arc_vyre(theta1, phi1, theta2, phi2):
    t = vy.sin((theta2 - theta1) / 2) ** 2
    t += vy.cos(theta1) * vy.cos(theta2) * vy.sin((phi2 - phi1) / 2) ** 2
    return 2 * vy.atan2(vy.sqrt(t), vy.sqrt(1 - t))


def go_fast_make(random, n):
    return (random.random((n, n)),)


def go_fast_numpy(a):
    return a + np.sum(np.tanh(np.diagonal(a)))


def go_fast_loops(a):
    trace = 0.0
    for i in range(len(a)):
        trace += np.tanh(a[i, i])
    return a + trace


@vy.kernel
def bent_diagonal(a: Buf[f64, "n", "n"], y: Out[f64, "n"]):
    y[gid()] = vy.tanh(a[gid(), gid()])


@vy.kernel
def raised(a: Buf[f64, "n", "n"], by: Buf[f64], y: Out[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    y[i, j] = a[i, j] + by[0]


@vy.pipeline
def go_fast_vyre(a):
    return raised(a, lib.sum(bent_diagonal(a), keepdims=True))


def compute_make(random, m, n):
    return random.integers(0, 1000, (m, n)), random.integers(0, 1000, (m, n)), 4, 3, 9


def compute_numpy(x, y, a, b, c):
    return np.clip(x, 2, 10) * a + y * b + c


def compute_loops(x, y, a, b, c):
    m, n = x.shape
    out = np.empty_like(x)
    for i in prange(m):
        for j in range(n):
            out[i, j] = min(max(x[i, j], 2), 10) * a + y[i, j] * b + c
    return out


@vy.kernel
def compute_kernel(x: Buf[i64, 2], y: Buf[i64, 2], z: Out[i64, 2], a: i64, b: i64, c: i64):
    i, j = gid(0), gid(1)
    z[i, j] = vy.clamp(x[i, j], 2, 10) * a + y[i, j] * b + c


def compute_vyre(x, y, a, b, c):
    return compute_kernel(x, y, a=a, b=b, c=c)


def cavity_make(random, steps, n):
    return steps, random.random((n, n)), random.random((n, n))


def cavity_numpy(steps, p, b):
    """Pressure of a flow in a box: walls have the pressure beside them, the lid has none."""
    for _ in range(steps):
        p[1:-1, 1:-1] = ((p[1:-1, 2:] + p[1:-1, :-2]) + (p[2:, 1:-1] + p[:-2, 1:-1])) * 0.25 - b[1:-1, 1:-1]
        p[:, -1] = p[:, -2]
        p[0, :] = p[1, :]
        p[:, 0] = p[:, 1]
        p[-1, :] = 0
    return p


def cavity_loops(steps, p, b):
    n = len(p)
    q = np.empty_like(p)
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                q[i, j] = ((p[i, j + 1] + p[i, j - 1]) + (p[i + 1, j] + p[i - 1, j])) * 0.25 - b[i, j]
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                p[i, j] = q[i, j]
        for i in range(n):
            p[i, n - 1] = p[i, n - 2]
        for j in range(n):
            p[0, j] = p[1, j]
        for i in range(n):
            p[i, 0] = p[i, 1]
        for j in range(n):
            p[n - 1, j] = 0.0
    return p


@vy.func
def relaxed(p, b, i, j):
    n = p.shape[0]
    r, c = vy.clamp(i, 1, n - 2), vy.clamp(j, 1, n - 2)
    return ((p[r, c + 1] + p[r, c - 1]) + (p[r + 1, c] + p[r - 1, c])) * 0.25 - b[r, c]


@vy.kernel
def cavity_step(p: Buf[f64, "n", "n"], b: Buf[f64, "n", "n"], q: Out[f64, "n", "n"]):
    i, j = gid(0), gid(1)
    n = p.shape[0]
    if i == n - 1:
        q[i, j] = 0.0
    else:
        q[i, j] = relaxed(p, b, i, j)


def cavity_vyre(steps, p, b):
    q = np.empty_like(p)
    for _ in range(steps):
        cavity_step(p, b, q)
        p, q = q, p
    return p


PROGRAMS = (
    Program("nbody", nbody_make, nbody_numpy, (nbody_loops,), nbody_vyre,
            (2, 9), (20, 100), (20, 400), changes=True),
    Program("mandelbrot", mandelbrot_make, mandelbrot_numpy, (mandelbrot_loops,), mandelbrot_vyre,
            (20, 30), (125, 60), (250, 200)),
    Program("arc_distance", arc_make, arc_numpy, (arc_loops,), arc_vyre, (100,), (20_000,), (1_000_000,)),
    Program("go_fast", go_fast_make, go_fast_numpy, (go_fast_loops,), go_fast_vyre, (12,), (200,), (2000,)),
    Program("compute", compute_make, compute_numpy, (compute_loops,), compute_vyre,
            (7, 9), (200, 200), (2000, 2000)),
    Program("cavity", cavity_make, cavity_numpy, (cavity_loops,), cavity_vyre, (3, 11), (50, 61), (50, 201),
            changes=True),
)  # fmt: skip
