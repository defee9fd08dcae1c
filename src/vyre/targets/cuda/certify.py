"""The certificate of a GPU's matrix units: that they give the bits which `ops/matrix.py` defines.

NVIDIA documents neither the order nor the width of the sums of its units, and a new chip, driver or assembler
may have others. So before a program with `mma_f16` or `mma_bf16` is first compiled for a GPU, products of
operands of all kinds are compared with the model: by single instructions, and by tiles where the GPU has
them. The verdict is kept for the GPU's model and the driver's version.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from vyre.front import read
from vyre.ir.dtypes import DType, bf16, f16, f32
from vyre.ir.nodes import Collective, Program
from vyre.ir.problem import CallError
from vyre.ir.walk import statements
from vyre.lower.launch import Facts
from vyre.ops.matrix import step
from vyre.ops.packed_words import KINDS
from vyre.ops.row import Array
from vyre.passes import expand, optimize
from vyre.targets.cuda import arrays, ptx, streams
from vyre.targets.cuda.device import Gpu
from vyre.targets.cuda.faults import driver_version
from vyre.targets.cuda.launch import LoadedKernel, Prepared
from vyre.targets.target import Keep

VERSION = 1  # of the operands and of the comparison
ROWS, COLUMNS, DEPTH = 128, 64, 128
_FACTS = Facts(aligned=True, distinct=True, narrow=True, even=True, tiled=frozenset("ab"))
_TEXT = """
@kernel(workgroup=(4, 8, 4))
def certified(a: Buf[{kind}, 2], b: Buf[{kind}, 2], c: Out[f32, 2], deep: i32):
    sums = local(f32, (8, 4))
    row = wid(0) * 64 + lid(0) * 16 + lid(1)
    for k in range(0, deep, 64):
        for s in range(0, 64, 16):
            at = k + s + lid(2) * 2
            x = local(u32, 4)
            y = local(u32, 2)
            for e in unroll(range(4)):
                i, j = row + e % 2 * 8, at + e // 2 * 8
                x[e] = u32(bits(a[i, j], fast=True)) | u32(bits(a[i, j + 1], fast=True)) << 16
            for n in unroll(range(8)):
                for e in unroll(range(2)):
                    i, j = n * 8 + lid(1), at + e * 8
                    y[e] = u32(bits(b[i, j], fast=True)) | u32(bits(b[i, j + 1], fast=True)) << 16
                c0, c1, c2, c3 = sums[n, 0], sums[n, 1], sums[n, 2], sums[n, 3]
                for part in unroll(range(4)):
                    sums[n, part] = mma_{kind}(c0, c1, c2, c3, x[0], x[1], x[2], x[3], y[0], y[1], part)
    for e in unroll(range(2)):
        for n in unroll(range(8)):
            for h in unroll(range(2)):
                c[row + e * 8, n * 8 + lid(2) * 2 + h] = sums[n, 2 * e + h]
"""


def needs_certificate(program: Program) -> bool:
    """True if a program adds floats by the matrix units."""
    ops = (node.op for node in statements(program.body) if isinstance(node, Collective))
    return any(op in KINDS and KINDS[op].is_float for op in ops)


def require(gpu: Gpu, keep: Keep | None) -> None:
    """Raise CallError if a GPU's units give other bits than the model."""
    if keep is None:
        verdict = certified(gpu)
    else:
        key = ("matrix units", VERSION, gpu.description, driver_version(), *ptx.fingerprint(gpu.code_arch))
        about = {"kernel": "the certificate of a GPU's matrix units", "target": gpu.code_arch}
        verdict = keep(key, lambda: certified(gpu).encode(), about).decode()
    if verdict:
        what = f"the matrix units of {gpu.description} give other bits than the language has: {verdict}"
        raise CallError(f"{what}. Fix: use accumulate='fma', or device='cpu'.")


def certified(gpu: Gpu) -> str:
    """Return what differs; an empty text if nothing does."""
    faults: list[str] = []
    for kind in (f16, bf16):
        program = program_of(kind)
        a, b = operands(kind, ROWS, 1), operands(kind, COLUMNS, 2)
        wanted = expected(kind, a, b)
        for arch in dict.fromkeys((gpu.arch, gpu.code_arch)):
            got = _run(gpu, program, arch, kind, a, b)
            count = int((wanted.view(np.uint32) != got.view(np.uint32)).sum())
            if count:
                faults.append(f"{count} of {got.size} sums of {kind} for {arch}")
    return ", ".join(faults)


def program_of(kind: DType) -> Program:
    """Return a product of 64 columns, as both single instructions and tiles can make it."""
    return expand(optimize(read.program(_TEXT.format(kind=kind.name))))


def operands(kind: DType, rows: int, seed: int) -> Array:
    """Return bits of numbers in bands of rows: near 1, far apart, tiny and huge; some are 0, inf or NaN."""
    rng, fraction = np.random.default_rng(seed), kind.fraction
    top = (1 << kind.bits - 1 - fraction) - 1
    return np.concatenate(list(_bands(rng, rows, fraction, top))).astype(np.uint16)


def _bands(rng: np.random.Generator, rows: int, fraction: int, top: int) -> Iterator[Array]:
    kinds, middle = 4, top >> 1
    ranges = ((middle - 4, middle + 4), (1, top), (0, 3), (top - 3, top))
    for low, high in ranges:
        shape = (rows // kinds, DEPTH)
        field = rng.integers(low, high, shape)
        bits = rng.integers(0, 2, shape) << 15 | field << fraction | rng.integers(0, 1 << fraction, shape)
        bits = np.where(rng.random(shape) < 0.2, bits & 0x8000, bits)
        special = top << fraction | rng.integers(0, 2, shape)  # inf, or NaN
        yield np.where(rng.random(shape) < 0.001, special, bits)


def expected(kind: DType, a: Array, b: Array) -> Array:
    """Return the product of a with the rows of b by the model, with one NaN."""
    sums = np.zeros((len(a), len(b)), np.float32)
    for k in range(0, a.shape[1], 16):
        sums = step(kind, a[:, None, k : k + 16], b[None, :, k : k + 16], sums)
    return sums


def _run(gpu: Gpu, program: Program, arch: str, kind: DType, a: Array, b: Array) -> Array:
    kernel = ptx.compile(program, 3, arch, facts=_FACTS)
    code = LoadedKernel(gpu.loaded(kernel.ptx, kernel.shared), kernel)
    left, right = arrays.copied(a, kind, gpu.index), arrays.copied(b, kind, gpu.index)
    stream = streams.current(gpu.index)
    c = arrays.made(gpu, (ROWS, COLUMNS), f32, stream=stream, is_cleared=True)
    operands = {"a": left, "b": right, "c": c}
    shapes = {name: array.shape for name, array in operands.items()}
    launch = Prepared(code, program.params, shapes, (ROWS // 64, 1, 1))
    launch.run({**operands, "deep": np.int32(DEPTH)}, stream)
    return c.numpy()
