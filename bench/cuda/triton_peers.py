"""The kernels of the bench as one writes them by hand in Triton."""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl

Tensor = torch.Tensor


@triton.jit
def _add(x, y, z, n, block: tl.constexpr):
    at = tl.program_id(0) * block + tl.arange(0, block)
    inside = at < n
    tl.store(z + at, tl.load(x + at, inside) + tl.load(y + at, inside), inside)


def add(x: Tensor, y: Tensor, z: Tensor) -> Tensor:
    _add[(1,)](x, y, z, x.numel(), 16)
    return z


@triton.jit
def _saxpy(x, y, z, a, n, block: tl.constexpr):
    at = tl.program_id(0) * block + tl.arange(0, block)
    inside = at < n
    tl.store(z + at, a * tl.load(x + at, inside) + tl.load(y + at, inside), inside)


def saxpy(x: Tensor, y: Tensor, z: Tensor, a: float) -> Tensor:
    n = x.numel()
    _saxpy[(triton.cdiv(n, 1024),)](x, y, z, a, n, 1024)
    return z


@triton.jit
def _chain(x, y, n, block: tl.constexpr):
    at = tl.program_id(0) * block + tl.arange(0, block)
    inside = at < n
    v = tl.load(x + at, inside) * 1.5 + 0.25
    v = tl.sqrt(tl.abs(tl.minimum(tl.maximum(v, -4.0), 4.0)))
    v = (v - 0.5) * 3.0
    tl.store(y + at, tl.minimum(tl.maximum(v, -1.0), 2.0) + 1.0, inside)


def chain(x: Tensor, y: Tensor) -> Tensor:
    n = x.numel()
    _chain[(triton.cdiv(n, 1024),)](x, y, n, 1024)
    return y


@triton.jit
def _softmax(x, y, width, block: tl.constexpr):
    at = tl.arange(0, block)
    inside = at < width
    first = tl.program_id(0).to(tl.int64) * width
    v = tl.load(x + first + at, inside, float("-inf"))
    v = tl.exp(v - tl.max(v, 0))
    tl.store(y + first + at, v / tl.sum(v, 0), inside)


def softmax(x: Tensor, y: Tensor) -> Tensor:
    rows, width = x.shape
    block = triton.next_power_of_2(width)
    _softmax[(rows,)](x, y, width, block, num_warps=16 if block > 4096 else 4)
    return y


@triton.jit
def _sums(x, y, n, block: tl.constexpr):
    at = tl.program_id(0) * block + tl.arange(0, block)
    tl.store(y + tl.program_id(0), tl.sum(tl.load(x + at, at < n, 0.0), 0))


def total(x: Tensor, parts: Tensor, whole: Tensor) -> Tensor:
    n, count = x.numel(), parts.numel()
    _sums[(count,)](x, parts, n, 8192, num_warps=8)
    _sums[(1,)](parts, whole, count, triton.next_power_of_2(count), num_warps=16)
    return whole


def _shapes(*sizes: tuple[int, int, int]) -> list[Any]:
    return [triton.Config({"tall": tall, "wide": wide}, num_warps=warps) for tall, wide, warps in sizes]


@triton.autotune(_shapes((2, 512, 4), (4, 256, 4), (8, 128, 4)), key=["height", "width"])
@triton.jit
def _five_point(x, y, height, width, tall: tl.constexpr, wide: tl.constexpr):
    i = (tl.program_id(1) * tall + tl.arange(0, tall))[:, None]
    j = (tl.program_id(0) * wide + tl.arange(0, wide))[None, :]
    inside = (i < height) & (j < width)
    at = x + i * width + j
    v = tl.load(at, inside, 0.0)
    v += tl.load(at - width, inside & (i > 0), 0.0)
    v += tl.load(at + width, inside & (i < height - 1), 0.0)
    v += tl.load(at - 1, inside & (j > 0), 0.0)
    v += tl.load(at + 1, inside & (j < width - 1), 0.0)
    tl.store(y + i * width + j, 0.2 * v, inside)


def five_point(x: Tensor, y: Tensor) -> Tensor:
    height, width = x.shape

    def grid(chosen: dict[str, int]) -> tuple[int, int]:
        return triton.cdiv(width, chosen["wide"]), triton.cdiv(height, chosen["tall"])

    _five_point[grid](x, y, height, width)
    return y


@triton.autotune(_shapes((32, 32, 4), (64, 32, 4), (64, 64, 8)), key=["height", "width"])
@triton.jit
def _transpose(x, y, height, width, tall: tl.constexpr, wide: tl.constexpr):
    i = tl.program_id(1) * tall + tl.arange(0, tall)
    j = tl.program_id(0) * wide + tl.arange(0, wide)
    tile = tl.load(x + i[:, None] * width + j[None, :], (i[:, None] < height) & (j[None, :] < width))
    inside = (j[:, None] < width) & (i[None, :] < height)
    tl.store(y + j[:, None] * height + i[None, :], tl.trans(tile), inside)


def transpose(x: Tensor, y: Tensor) -> Tensor:
    height, width = x.shape

    def grid(chosen: dict[str, int]) -> tuple[int, int]:
        return triton.cdiv(width, chosen["wide"]), triton.cdiv(height, chosen["tall"])

    _transpose[grid](x, y, height, width)
    return y


_TILES = [
    triton.Config({"tall": tall, "wide": wide, "deep": deep}, num_warps=warps, num_stages=stages)
    for tall, wide, deep, warps, stages in ((128, 128, 16, 8, 3), (128, 64, 16, 4, 3), (128, 128, 32, 8, 2))
]


@triton.autotune(_TILES, key=["size"])
@triton.jit
def _matmul(a, b, c, size, tall: tl.constexpr, wide: tl.constexpr, deep: tl.constexpr):
    i = tl.program_id(0) * tall + tl.arange(0, tall)
    j = tl.program_id(1) * wide + tl.arange(0, wide)
    k = tl.arange(0, deep)
    left = a + i[:, None] * size + k[None, :]
    right = b + k[:, None] * size + j[None, :]
    sums = tl.zeros((tall, wide), tl.float32)
    for _ in range(0, size, deep):
        sums = tl.dot(tl.load(left), tl.load(right), sums, input_precision="ieee")
        left += deep
        right += deep * size
    tl.store(c + i[:, None] * size + j[None, :], sums)


def matmul(a: Tensor, b: Tensor, c: Tensor) -> Tensor:
    """For square matrices whose size the tiles divide."""
    size = a.shape[0]
    _matmul[lambda chosen: (size // chosen["tall"], size // chosen["wide"])](a, b, c, size)
    return c
