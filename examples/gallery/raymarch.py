"""A scene from distance functions, by ray marching.

Each invocation walks along the ray of its pixel by the distance to the nearest surface, then shades what it
hit. The scene is a function that the kernel calls; it is inlined at every use.
"""

import numpy as np
from pictures import show

import vyre as vy
from vyre import Out, clamp, domain, exp, f32, gid, sqrt

SMALL, LARGE = 32, 400
MOST = 64


@vy.func
def scene(x, y, z):
    """The distance to a sphere, a torus, or the floor."""
    sphere = sqrt((x - 0.9) * (x - 0.9) + y * y + z * z) - 0.7
    ring = sqrt((x + 0.8) * (x + 0.8) + z * z) - 0.6
    torus = sqrt(ring * ring + y * y) - 0.25
    return min(min(sphere, torus), y + 0.7)


@vy.kernel
def render(picture: Out[f32, "n", "n"], n: vy.i32):
    u = 2.0 * (f32(gid(1)) + 0.5) / f32(domain(1)) - 1.0
    v = 1.0 - 2.0 * (f32(gid(0)) + 0.5) / f32(domain(0))
    length = sqrt(u * u + (v - 0.3) * (v - 0.3) + 2.25)
    dx, dy, dz = u / length, (v - 0.3) / length, 1.5 / length
    t = f32(0)
    for _ in range(MOST):
        near = scene(t * dx, 0.8 + t * dy, t * dz - 3.0)
        if near < 0.001:
            break
        t += near
        if t > 20:
            break
    x, y, z = t * dx, 0.8 + t * dy, t * dz - 3.0
    e = f32(0.002)
    here = scene(x, y, z)
    nx, ny, nz = scene(x + e, y, z) - here, scene(x, y + e, z) - here, scene(x, y, z + e) - here
    light = (0.5 * nx + 0.7 * ny - 0.5 * nz) / sqrt(nx * nx + ny * ny + nz * nz + 1e-12)
    picture[gid(0), gid(1)] = clamp(0.15 + 0.85 * light, 0.0, 1.0) * exp(-0.07 * t) if t < 20 else 0.9


def compute(size):
    return render(n=size)


def plain(size):
    def distance(x, y, z):
        sphere = np.sqrt((x - 0.9) ** 2 + y * y + z * z) - 0.7
        torus = np.hypot(np.hypot(x + 0.8, z) - 0.6, y) - 0.25
        return np.minimum(np.minimum(sphere, torus), y + 0.7)

    along = (np.arange(size) + 0.5) / size
    u, v = np.broadcast_arrays((2 * along - 1)[None, :], (1 - 2 * along)[:, None])
    length = np.sqrt(u * u + (v - 0.3) ** 2 + 2.25)
    dx, dy, dz = u / length, (v - 0.3) / length, 1.5 / length
    t, going = np.zeros((size, size)), np.ones((size, size), bool)
    for _ in range(MOST):
        near = distance(t * dx, 0.8 + t * dy, t * dz - 3)
        going &= (near >= 0.001) & (t <= 20)
        t = np.where(going, t + near, t)
    x, y, z, e = t * dx, 0.8 + t * dy, t * dz - 3, 0.002
    here = distance(x, y, z)
    nx, ny, nz = (distance(x + e * a, y + e * b, z + e * c) - here for a, b, c in np.eye(3))
    light = (0.5 * nx + 0.7 * ny - 0.5 * nz) / np.sqrt(nx * nx + ny * ny + nz * nz + 1e-12)
    return np.where(t < 20, np.clip(0.15 + 0.85 * light, 0, 1) * np.exp(-0.07 * t), 0.9)


def close(ours, theirs):
    """Rays that just miss an edge may differ."""
    return np.mean(np.abs(ours - theirs) > 0.05) < 0.05


def inputs(size):
    return (size,)


def draw(picture, *_):
    shade = picture[..., None] * np.array([1.0, 0.93, 0.82])
    return (np.clip(shade, 0, 1) * 255).astype(np.uint8)


if __name__ == "__main__":
    show(__name__)
