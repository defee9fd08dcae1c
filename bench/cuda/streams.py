"""Chains of stencils that stream as one launch, beside torch.compile."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from bench.cuda import kernels as K
from bench.cuda.contest import Job

Tensor = torch.Tensor

HEAT_STEPS = 10
THRESHOLD = 2500.0


def _near(x: Tensor, *by: int) -> Tensor:
    """The tensor moved by so many places, with zeros outside."""
    margins = [side for step in reversed(by) for side in (max(-step, 0), max(step, 0))]
    padded = F.pad(x, margins)
    return padded[
        tuple(slice(max(step, 0), max(step, 0) + size) for step, size in zip(by, x.shape, strict=True))
    ]


def _edges(image: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
    x = image.to(dtype)
    x = 0.299 * x[..., 0] + 0.587 * x[..., 1] + 0.114 * x[..., 2]
    for across in (0, 1):

        def at(by: int, x: Tensor = x, across: int = across) -> Tensor:
            return _near(x, by * across, by * (1 - across))

        x = (at(-2) + 4 * at(-1) + 6 * x + 4 * at(1) + at(2)) / 16
    a = (_near(x, -1, 1) + 2 * _near(x, 0, 1) + _near(x, 1, 1)) - (
        _near(x, -1, -1) + 2 * _near(x, 0, -1) + _near(x, 1, -1)
    )
    b = (_near(x, 1, -1) + 2 * _near(x, 1, 0) + _near(x, 1, 1)) - (
        _near(x, -1, -1) + 2 * _near(x, -1, 0) + _near(x, -1, 1)
    )
    return torch.where(a * a + b * b > THRESHOLD, 255, 0).to(torch.uint8)


def _heat(x: Tensor) -> Tensor:
    for _ in range(HEAT_STEPS):
        ways = [
            _near(x, *(by if axis == at else 0 for axis in range(3))) for at in range(3) for by in (-1, 1)
        ]
        total: Any = sum(ways[1:], ways[0])
        x = x + 0.1 * (total - 6.0 * x)
    return x


def edges(height: int, width: int) -> Job:
    from bench.cuda.jobs import by_inductor

    image = torch.randint(0, 256, (height, width, 3), dtype=torch.uint8, device="cuda")
    return Job(
        f"edges of an RGB image, {height} x {width}",
        {
            "vyre": lambda: lambda: K.edges(image, THRESHOLD),
            "vyre, 4 launches": lambda: lambda: K.edges(image, THRESHOLD, fuse="off"),
            "torch.compile": by_inductor(_edges, image),
        },
        expected=lambda: _edges(image),
        size=height * width, moved=4 * height * width, ahead_of=("torch.compile",),
    )  # fmt: skip


def heat(*extents: int) -> Job:
    from bench.cuda.jobs import by_inductor, normal

    x = normal(*extents)
    shape = " x ".join(map(str, extents))
    return Job(
        f"{HEAT_STEPS} steps of heat, {shape}",
        {
            "vyre": lambda: lambda: K.ten_steps_of_heat(x),
            "vyre, 10 launches": lambda: lambda: K.ten_steps_of_heat(x, fuse="off"),
            "torch.compile": by_inductor(_heat, x),
        },
        expected=lambda: _heat(x.double()),
        size=x.numel(), moved=8 * x.numel(), ahead_of=("torch.compile",),
    )  # fmt: skip
