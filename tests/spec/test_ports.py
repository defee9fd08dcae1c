"""Programs in the manner of Warp's and Taichi's examples: the same bytes on the CPU and the reference."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import vyre as vy
from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_add,
    clamp,
    complex64,
    cross,
    dot,
    exp,
    f32,
    f64,
    gid,
    i32,
    length,
    lid,
    mat2,
    normalize,
    rsqrt,
    select,
    sqrt,
    u8,
    u32,
    unroll,
    vec,
    vec2,
    vec3,
    vec4,
    wid,
    workgroup_exclusive_scan,
    workgroup_sum,
)

R = np.random.default_rng(3)
GRAVITY, LIGHT = vec3(0, -9.8, 0), vec3(0.6, 0.7, -0.4)


def both(run: Any) -> Any:
    """The arrays that a program gives, the same bytes on the CPU and the reference."""
    here, there = run("cpu"), run("reference")
    for one, two in zip(here, there, strict=True):
        assert (one.dtype, one.tobytes()) == (two.dtype, two.tobytes())
    return here


@vy.struct
class Node:
    pos: vec3
    vel: vec3
    mass: f32


@vy.func
def spring(a, b, rest, k):
    d = b - a
    far = length(d)
    return d * (k * (far - rest) / max(far, 1e-6))


@vy.kernel
def mass_spring(x: Buf[Node, "n"], y: Out[Node, "n"], k: f32, rest: f32, dt: f32, g: vec3 = GRAVITY):
    i = gid()
    me = x[i]
    force = g * me.mass
    if i > 0:
        force += spring(me.pos, x[i - 1].pos, rest, k)
    if i + 1 < len(x):
        force += spring(me.pos, x[i + 1].pos, rest, k)
    me.vel += force / me.mass * dt
    me.pos += me.vel * dt
    if i == 0:
        me = x[i]
    y[i] = me


def test_springs_between_masses() -> None:
    x = np.zeros((9, 7), np.float32)
    x[:, 0] = np.arange(9)
    x[:, 6] = 1

    def run(d):
        y = x
        for _ in range(5):
            y = mass_spring(y, k=100.0, rest=0.9, dt=0.01, device=d)
        return [y]

    both(run)


H = 0.1


@vy.func
def poly6(r2, h):
    d = h * h - r2
    return select(d > 0, 315 / (64 * math.pi * h**9) * d * d * d, 0.0)


@vy.kernel
def sph(p: Buf[vec2, "n"], density: Out[f32, "n"], pressure: Out[f32, "n"], m: f32 = 0.02):
    i = gid()
    rho = f32(0)
    for j in range(p.shape[0]):
        d = p[i] - p[j]
        rho += m * poly6(dot(d, d), H)
    density[i] = rho
    pressure[i] = 2.0 * (rho - 1000.0)


def test_smoothed_particles() -> None:
    p = R.random((40, 2)).astype(np.float32)
    both(lambda d: list(sph(p, device=d)))


@vy.struct
class Mp:
    x: vec2
    v: vec2
    C: mat2
    J: f32
    material: i32


@vy.kernel
def p2g(parts: Buf[Mp], grid_v: InOut[i32, 3], grid_m: InOut[i32, 2], dx: f32, inv_dx: f32, dt: f32):
    p = parts[gid()]
    base = vec(i32, 2)(p.x * inv_dx - 0.5)
    fx = p.x * inv_dx - vec2(base)
    w = ((1.5 - fx) ** 2 * 0.5, 0.75 - (fx - 1) ** 2, (fx - 0.5) ** 2 * 0.5)
    stress = -dt * 4 * (p.J - 1) * inv_dx * inv_dx
    affine = mat2(stress, 0, 0, stress) + p.C
    for i in unroll(range(3)):
        for j in unroll(range(3)):
            dpos = (vec2(i, j) - fx) * dx
            weight = w[i].x * w[j].y
            mv = weight * (p.v + affine @ dpos)
            atomic_add(grid_v, (base.x + i, base.y + j, 0), i32(mv.x * 65536))
            atomic_add(grid_v, (base.x + i, base.y + j, 1), i32(mv.y * 65536))
            atomic_add(grid_m, (base.x + i, base.y + j), i32(weight * 65536))


def test_material_points() -> None:
    n = 30
    dt = np.dtype(
        [("x", "f4", (2,)), ("v", "f4", (2,)), ("C", "f4", (2, 2)), ("J", "f4"), ("material", "i4")]
    )
    a = np.zeros(n, dt)
    a["x"] = R.random((n, 2)) * 0.8 + 0.1
    a["v"] = R.normal(size=(n, 2))
    a["J"] = 1.01

    def run(d):
        gv, gm = np.zeros((16, 16, 2), np.int32), np.zeros((16, 16), np.int32)
        p2g(a, gv, gm, 1 / 16, 16.0, 1e-3, device=d)
        assert gm.sum() > 0
        return [gv, gm]

    both(run)


EDGES = np.array([bin(k ^ (k >> 1)).count("1") for k in range(256)], np.uint8)
CORNERS = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))


@vy.kernel
def cubes(f: Buf[f32, "a", "b", "c"], count: Out[u8, "a - 1", "b - 1", "c - 1"], iso: f32):
    i, j, k = gid(0), gid(1), gid(2)
    code = 0
    for n in unroll(range(8)):
        dx, dy, dz = CORNERS[n]
        if f[i + dx, j + dy, k + dz] > iso:
            code |= 1 << n
    count[i, j, k] = EDGES[code]


def test_marching_cubes_by_a_table() -> None:
    f = R.normal(size=(5, 6, 7)).astype(np.float32)
    both(lambda d: [cubes(f, iso=0.1, device=d)])


@vy.struct
class Ray:
    o: vec3
    d: vec3


@vy.struct
class Hit:
    t: f32
    id: i32


SPHERES = np.array([((0, 0, 5), 1.0), ((1, 1, 4), 0.5), ((-1, 0, 6), 1.5)], [("c", "f4", (3,)), ("r", "f4")])


@vy.func
def hit(ray: Ray) -> Hit:
    best = Hit(1e9, -1)
    for k in range(len(SPHERES)):
        s = SPHERES[k]
        oc = ray.o - s.c
        b = dot(oc, ray.d)
        disc = b * b - dot(oc, oc) + s.r * s.r
        if disc > 0:
            t = -b - sqrt(disc)
            if t > 0 and t < best.t:
                best = Hit(t, k)
    return best


@vy.kernel
def render(img: Out[vec3, "h", "w"], h: i32, w: i32, light: vec3 = LIGHT):
    i, j = gid(0), gid(1)
    ray = Ray(vec3(0), normalize(vec3(f32(j) / f32(w) - 0.5, f32(i) / f32(h) - 0.5, 1)))
    got = hit(ray)
    if got.id < 0:
        img[i, j] = vec3(0.2, 0.3, 0.5) * (1 - ray.d.y)
    else:
        p = ray.o + ray.d * got.t
        n = (p - SPHERES[got.id].c) / SPHERES[got.id].r
        img[i, j] = vec3(1, 0.5, 0.2) * max(dot(n, light), 0.0)


def test_rays_and_spheres() -> None:
    r = both(lambda d: [render(h=12, w=16, device=d)])
    assert r[0].shape == (12, 16, 3)


@vy.kernel
def mandel(n: Out[i32, "h", "w"], h: i32, w: i32, centre: complex64 = -0.5 + 0j, zoom: f32 = 1.5):
    i, j = gid(0), gid(1)
    c = centre + zoom * complex64(2 * f32(j) / f32(w) - 1, 2 * f32(i) / f32(h) - 1)
    z: complex64 = 0
    k = 0
    for _ in vy.while_(abs(z) <= 2, most=50):
        z = z * z + c
        k += 1
    n[i, j] = k


def test_mandelbrot_with_complex_numbers() -> None:
    both(lambda d: [mandel(h=10, w=14, device=d)])


@vy.kernel
def butterfly(x: Buf[complex64, "n"], y: Out[complex64, "n"], half: i32):
    i = gid()
    n = x.shape[0]
    j = i // half * half * 2 % n
    k = i % half
    if i < n // 2:
        a = x[i]
        b = x[i + n // 2]
        w = exp(complex64(0, -math.pi * f32(k) / f32(half)))
        j = (i - k) * 2 + k
        y[j] = a + w * b
        y[j + half] = a - w * b


def test_fft_of_complex_numbers() -> None:
    x = (R.normal(size=16) + 1j * R.normal(size=16)).astype(np.complex64)

    def run(d):
        y = x
        half = 1
        while half < 16:
            y = butterfly(y, half=half, device=d)
            half *= 2
        return [y]

    r = both(run)[0]
    assert np.allclose(r, np.fft.fft(x), atol=1e-4), (r, np.fft.fft(x))


quat = vec4


@vy.func
def qmul(a, b):
    v = a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz)
    return quat(v, a.w * b.w - dot(a.xyz, b.xyz))


@vy.func
def rotate(q, v):
    t = qmul(qmul(q, quat(v, 0.0)), quat(-q.xyz, q.w))
    return t.xyz


@vy.kernel
def turn(p: Buf[vec3], q: Buf[vec4], out: Out[vec3]):
    i = gid()
    out[i] = rotate(normalize(q[i]), p[i])


def test_rotations_by_quaternions() -> None:
    p, q = R.normal(size=(7, 3)).astype(np.float32), R.normal(size=(7, 4)).astype(np.float32)
    r = both(lambda d: [turn(p, q, device=d)])[0]
    assert np.allclose(np.linalg.norm(r, axis=1), np.linalg.norm(p, axis=1), rtol=1e-5)


@vy.kernel
def bilateral(x: Buf[f32, "h", "w"], y: Out[f32, "h", "w"], r: Const[int] = 2, ss: f32 = 2.0, sr: f32 = 0.2):
    i, j = gid(0), gid(1)
    total, weight = f32(0), f32(0)
    for a in unroll(range(-r, r + 1)):
        for b in unroll(range(-r, r + 1)):
            v = x[clamp(i + a, 0, x.shape[0] - 1), clamp(j + b, 0, x.shape[1] - 1)]
            d = v - x[i, j]
            w = exp(-(a * a + b * b) / (2 * ss * ss) - d * d / (2 * sr * sr))
            total += w * v
            weight += w
    y[i, j] = total / weight


def test_a_bilateral_filter() -> None:
    x = R.random((9, 11)).astype(np.float32)
    both(lambda d: [bilateral(x, device=d)])


@vy.struct
class Grain:
    p: vec2
    v: vec2
    f: vec2
    r: f32


@vy.kernel
def dem(g: InOut[Grain, "n"], dt: f32, k: f32 = 1e4):
    i = gid()
    me = g[i]
    f = vec2(0, -9.8)
    for j in range(g.shape[0]):
        if j != i:
            other = g[j]
            d = me.p - other.p
            far = length(d)
            gap = me.r + other.r - far
            if gap > 0:
                f += d / far * (gap * k)
    vy.grid_sync()
    me.f = f
    me.v += f * dt
    me.p += me.v * dt
    for axis in unroll(range(2)):
        if me.p[axis] < me.r:
            me.p[axis] = me.r
            me.v[axis] *= -0.5
    g[i] = me


def test_grains_that_collide() -> None:
    g0 = np.zeros((12, 7), np.float32)
    g0[:, :2] = R.random((12, 2))
    g0[:, 6] = 0.1

    def run(d):
        g = g0.copy()
        dem(g, 1e-3, device=d)
        return [g]

    both(run)


OFFSETS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))


@vy.kernel
def cloth(
    x: Buf[vec3, "h", "w"], v: Buf[vec3, "h", "w"], y: Out[vec3, "h", "w"], u: Out[vec3, "h", "w"], dt: f32
):
    i, j = gid(0), gid(1)
    f = vec3(0, -9.8, 0)
    for k in unroll(range(8)):
        a, b = i + OFFSETS[k][0], j + OFFSETS[k][1]
        if 0 <= a < x.shape[0] and 0 <= b < x.shape[1]:
            rest = 0.1 * math.sqrt(OFFSETS[k][0] ** 2 + OFFSETS[k][1] ** 2)
            d = x[a, b] - x[i, j]
            f += normalize(d) * (length(d) - rest) * 1000
    u[i, j] = (v[i, j] + f * dt) * 0.99
    y[i, j] = x[i, j] + u[i, j] * dt


def test_cloth_over_two_axes() -> None:
    x = np.zeros((5, 6, 3), np.float32)
    x[..., 0] = np.arange(5)[:, None] * 0.1
    x[..., 2] = np.arange(6) * 0.11
    both(lambda d: list(cloth(x, np.zeros_like(x), dt=1e-3, device=d)))


@vy.kernel
def wave(
    now: Buf[f32, "b", "c", "h", "w"],
    before: Buf[f32, "b", "c", "h", "w"],
    after: Out[f32, "b", "c", "h", "w"],
    c: f32,
):
    b, k, i, j = gid(0), gid(1), gid(2), gid(3)
    lap = (
        now[b, k, i - 1, j]
        + now[b, k, i + 1, j]
        + now[b, k, i, j - 1]
        + now[b, k, i, j + 1]
        - 4 * now[b, k, i, j]
    )
    after[b, k, i, j] = 2 * now[b, k, i, j] - before[b, k, i, j] + c * lap


def test_waves_over_four_axes() -> None:
    a, b = (R.normal(size=(2, 3, 5, 6)).astype(np.float32) for _ in range(2))
    both(lambda d: [wave(a, b, c=0.1, device=d)])


NEEDLE = tuple(b"abra")


@vy.kernel
def matches(text: Buf[u8, "n"], found: Out[bool, "n"], count: InOut[i32]):
    i = gid()
    for k in unroll(range(len(NEEDLE))):
        if text[i + k] != NEEDLE[k]:
            break
    else:
        found[i] = True
        atomic_add(count, 0, 1)


def test_text_that_matches() -> None:
    t = np.frombuffer(b"abracadabra abra", np.uint8)

    def run(d):
        c = np.zeros(1, np.int32)
        f = matches(t, count=c, device=d)
        assert c[0] == 3, c
        return [f, c]

    both(run)


W = (4 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 36, 1 / 36, 1 / 36, 1 / 36)
E = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
OPP = (0, 3, 4, 1, 2, 7, 8, 5, 6)


@vy.kernel
def lbm(f: Buf[f32, "h", "w", 9], solid: Buf[bool, "h", "w"], g: Out[f32, "h", "w", 9], tau: f32):
    i, j = gid(0), gid(1)
    h, w = f.shape[0], f.shape[1]
    rho, u = f32(0), vec2(0)
    fin = vy.local(f32, 9)
    for q in range(9):
        fin[q] = f[(i - E[q][0] + h) % h, (j - E[q][1] + w) % w, q]
        rho += fin[q]
        u += vec2(f32(E[q][0]), f32(E[q][1])) * fin[q]
    u /= rho
    for q in range(9):
        eu = dot(vec2(E[q][0], E[q][1]), u)
        eq = W[q] * rho * (1 + 3 * eu + 4.5 * eu * eu - 1.5 * dot(u, u))
        g[i, j, q] = fin[OPP[q]] if solid[i, j] else fin[q] - (fin[q] - eq) / tau


def test_lattice_boltzmann_with_tables() -> None:
    f = (R.random((6, 7, 9)) + 1).astype(np.float32)
    s = R.random((6, 7)) < 0.2
    both(lambda d: [lbm(f, s, tau=0.6, device=d)])


@vy.kernel
def spmv(
    ptr: Buf[i32, "n + 1"], col: Buf[i32, "nnz"], val: Buf[f64, "nnz"], x: Buf[f64, "m"], y: Out[f64, "n"]
):
    i = gid()
    s = f64(0)
    for k in range(ptr[i], ptr[i + 1]):
        s += val[k] * x[col[k]]
    y[i] = s


def test_a_sparse_product() -> None:
    d = (R.random((6, 8)) < 0.4) * R.normal(size=(6, 8))
    ptr = np.concatenate([[0], np.cumsum((d != 0).sum(1))]).astype(np.int32)
    col = np.nonzero(d)[1].astype(np.int32)
    val = d[d != 0]
    x = R.normal(size=8)
    r = both(lambda dv: [spmv(ptr, col, val, x, device=dv)])[0]
    assert np.allclose(r, d @ x)


@vy.kernel(workgroup=64)
def split_bit(x: Buf[u32, "n"], y: Out[u32, "n"], bit: u32, n: i32):
    i = gid()
    zero = 1 if i < n and (x[i] >> bit) & 1 == 0 else 0
    before = workgroup_exclusive_scan(zero)
    zeros = workgroup_sum(zero)
    at = before if zero == 1 else zeros + lid() - before
    if i < n:
        y[wid() * 64 + at] = x[i]


def test_a_radix_sort_by_scans() -> None:
    x = R.integers(0, 2**32, 64, dtype=np.uint32)

    def run(d):
        y = x
        for b in range(32):
            y = split_bit(y, bit=b, n=64, device=d)
        return [y]

    r = both(run)[0]
    assert (r == np.sort(x)).all()


@vy.struct
class Bvh:
    low: vec3
    high: vec3
    left: i32
    right: i32


@vy.kernel
def walk(nodes: Buf[Bvh, "m"], p: Buf[vec3, "n"], hits: Out[i32, "n"]):
    i = gid()
    stack = vy.local(i32, 16)
    top = 1
    stack[0] = 0
    count = 0
    for _ in vy.while_(top > 0, most=1000):
        top -= 1
        node = nodes[stack[top]]
        q = p[i]
        if (
            q.x < node.low.x
            or q.x > node.high.x
            or q.y < node.low.y
            or q.y > node.high.y
            or q.z < node.low.z
            or q.z > node.high.z
        ):
            continue
        if node.left < 0:
            count += 1
        else:
            stack[top] = node.left
            stack[top + 1] = node.right
            top += 2
    hits[i] = count


def test_a_walk_through_a_tree() -> None:
    t = np.dtype([("low", "f4", (3,)), ("high", "f4", (3,)), ("left", "i4"), ("right", "i4")])
    n = np.zeros(7, t)
    n["high"] = 1
    for k in range(3):
        n[k]["left"], n[k]["right"] = 2 * k + 1, 2 * k + 2
    n["left"][3:] = -1
    n["low"][4] = 0.5
    n["high"][5] = 0.4
    p = R.random((20, 3)).astype(np.float32)
    both(lambda d: [walk(n, p, device=d)])


@vy.kernel
def accelerate(b: Buf[Node, "n"], a: Out[vec3, "n"]):
    i = gid()
    acc = vec3(0)
    for j in range(b.shape[0]):
        d = b[j].pos - b[i].pos
        acc += d * (b[j].mass * rsqrt(dot(d, d) + 0.01) ** 3)
    a[i] = acc


@vy.kernel
def integrate(b: Buf[Node, "n"], a: Buf[vec3, "n"], out: Out[Node, "n"], dt: f32):
    i = gid()
    n = b[i]
    n.vel += a[i] * dt
    n.pos += n.vel * dt
    out[i] = n


@vy.pipeline
def step(b, dt):
    return integrate(b, accelerate(b), dt=dt)


def test_a_pipeline_of_bodies() -> None:
    b = R.normal(size=(11, 7)).astype(np.float32)
    b[:, 6] = 1
    both(lambda d: [step(b, 0.01, device=d)])


@vy.elementwise
def lerp(a, b, t=0.5):
    return a + (b - a) * t


def test_elementwise_complex_numbers_of_strided_arrays() -> None:
    z = (R.normal(size=(4, 5)) + 1j).astype(np.complex64)
    both(lambda d: [lerp(z.T, 2j, device=d), lerp(z, z[::-1], t=0.25, device=d), lerp(z.real, 1.0, device=d)])


@vy.func
def det(m):
    return m[0, 0] * m[1, 1] - m[0, 1] * m[1, 0]


@vy.func
def inverse(m):
    d = 1 / det(m)
    return mat2(m[1, 1], -m[0, 1], -m[1, 0], m[0, 0]) * d


@vy.func
def transpose(m):
    return mat2(m[0, 0], m[1, 0], m[0, 1], m[1, 1])


@vy.kernel
def polar(f: Buf[mat2, "n"], r: Out[mat2, "n"]):
    i = gid()
    m = f[i]
    for _ in range(6):
        m = (m + transpose(inverse(m))) * 0.5
    r[i] = m


def test_polar_decomposition() -> None:
    f = (np.eye(2) + 0.2 * R.normal(size=(5, 2, 2))).astype(np.float32).reshape(5, 4)
    r = both(lambda d: [polar(f, device=d)])[0].reshape(5, 2, 2)
    assert np.allclose(r @ r.transpose(0, 2, 1), np.eye(2), atol=1e-4)
