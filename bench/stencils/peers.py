"""The same pipelines in torch, for torch.compile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from bench.stencils.kernels import STEPS

Tensor = torch.Tensor


def near(x: Tensor, *by: int, mode: str = "constant") -> Tensor:
    """The tensor moved by some places; what is outside is 0, or as `mode` says."""
    deep = [abs(step) for step in by]
    margins = [side for step in reversed(deep) for side in (step, step)]
    padded = F.pad(x[None, None], margins, mode=mode)[0, 0]
    starts = (deep_ + step for deep_, step in zip(deep, by, strict=True))
    return padded[tuple(slice(start, start + size) for start, size in zip(starts, x.shape, strict=True))]


def blurred(x: Tensor) -> Tensor:
    for down in (0, 1):
        two, one, up, far = (near(x, by * down, by * (1 - down)) for by in (-2, -1, 1, 2))
        x = (two + 4 * one + 6 * x + 4 * up + far) / 16
    return x


def gradient(x: Tensor) -> tuple[Tensor, Tensor]:
    at = {(a, b): near(x, a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)}
    dx = (at[-1, 1] + 2 * at[0, 1] + at[1, 1]) - (at[-1, -1] + 2 * at[0, -1] + at[1, -1])
    dy = (at[1, -1] + 2 * at[1, 0] + at[1, 1]) - (at[-1, -1] + 2 * at[-1, 0] + at[-1, 1])
    return dx, dy


def canny(x: Tensor, low: float, high: float) -> Tensor:
    dx, dy = gradient(blurred(x))
    m = torch.sqrt(dx * dx + dy * dy)
    steep, slanted, down = dy.abs() > 2.4142135 * dx.abs(), dy.abs() > 0.41421357 * dx.abs(), dx * dy > 0
    one, two = near(m, 0, -1), near(m, 0, 1)
    for test, a, b in (
        (slanted & ~down, (-1, 1), (1, -1)),
        (slanted & down, (-1, -1), (1, 1)),
        (steep, (-1, 0), (1, 0)),
    ):
        one, two = torch.where(test, near(m, *a), one), torch.where(test, near(m, *b), two)
    thin = torch.where((m >= one) & (m > two), m, 0.0)
    found = torch.where(thin > high, 2.0, torch.where(thin > low, 1.0, 0.0))
    for _ in range(2):
        most = F.max_pool2d(found[None, None], 3, 1, 1)[0, 0]
        found = torch.where((found == 1) & (most == 2), 2.0, found)
    return found.to(torch.uint8)


def unsharp(x: Tensor, amount: float) -> Tensor:
    return torch.clamp(x + amount * (x - blurred(x)), 0, 255)


def harris(x: Tensor, least: float) -> Tensor:
    dx, dy = gradient(x)
    xx, xy, yy = (blurred(each) for each in (dx * dx, dx * dy, dy * dy))
    trace = xx + yy
    found = xx * yy - xy * xy - 0.05 * trace * trace
    most = F.max_pool2d(F.pad(found[None, None], (1, 1, 1, 1)), 3, 1)[0, 0]
    return torch.where((found == most) & (found > least), 255, 0).to(torch.uint8)


def smooth_mask(x: Tensor, spread: float, least: float) -> Tensor:
    for _ in range(2):
        total, weights = torch.zeros_like(x), torch.zeros_like(x)
        for a in range(-2, 3):
            for b in range(-2, 3):
                other = near(x, a, b, mode="replicate")
                weight = torch.exp(-0.1 * (a * a + b * b) - (other - x) ** 2 * spread)
                total, weights = total + weight * other, weights + weight
        x = total / weights
    return torch.where(x > least, 255, 0).to(torch.uint8)


def waves(u: Tensor, before: Tensor, c: float) -> tuple[Tensor, Tensor]:
    ways = [tuple(by * (axis == at) for axis in range(u.dim())) for at in range(u.dim()) for by in (-1, 1)]
    for _ in range(STEPS):
        around: Any = sum(near(u, *way) for way in ways)
        u, before = 2.0 * u - before + c * (around - 2.0 * u.dim() * u), u
    return u, before


def water(h: Tensor, u: Tensor, v: Tensor, dt: float) -> tuple[Tensor, Tensor, Tensor]:
    for _ in range(STEPS):
        (h1, h3), (u1, u3), (v1, v3) = ((x.roll(1, 0), x.roll(-1, 0)) for x in (h, u, v))
        (h0, h2), (u0, u2), (v0, v2) = ((x.roll(1, 1), x.roll(-1, 1)) for x in (h, u, v))
        means = [0.25 * (h1 + h3 + h0 + h2), 0.25 * (u1 + u3 + u0 + u2), 0.25 * (v1 + v3 + v0 + v2)]
        h = means[0] - dt * (u3 - u1 + v2 - v0)
        u, v = means[1] - dt * 9.81 * (h3 - h1), means[2] - dt * 9.81 * (h2 - h0)
    return h, u, v


WAYS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1))


def lattice(*parts: Tensor, omega: float) -> tuple[Tensor, ...]:
    for _ in range(STEPS):
        streamed = [near(part, *way) for part, way in zip(parts, WAYS, strict=True)]
        rho: Any = sum(streamed) + 1e-6
        u: Any = -sum(a * part for (a, _), part in zip(WAYS, streamed, strict=True)) / rho
        v: Any = -sum(b * part for (_, b), part in zip(WAYS, streamed, strict=True)) / rho
        flow = 1.0 - 1.5 * (u * u + v * v)
        out = []
        for (a, b), part in zip(WAYS, streamed, strict=True):
            along = -(a * u + b * v)
            weight = (4 / 9, 1 / 9, 1 / 36)[abs(a) + abs(b)]
            out.append((1 - omega) * part + omega * weight * rho * (flow + 3.0 * along + 4.5 * along * along))
        parts = tuple(out)
    return parts


PEERS: dict[str, Callable[..., Any]] = {
    "Canny": canny, "unsharp mask": unsharp, "Harris corners": harris, "bilateral, threshold": smooth_mask,
    "wave equation": waves, "wave equation in space": waves, "shallow water": water,
    "lattice Boltzmann D2Q9": lattice,
}  # fmt: skip
