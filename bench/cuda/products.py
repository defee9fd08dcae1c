"""Matrix products of `vyre.lib` beside cuBLAS: f32 and f64 by fma, f16 and bf16 by steps of 16 onto f32."""

from __future__ import annotations

from functools import partial

import torch
from bench.cuda.contest import Job

import vyre
from vyre import lib

SIZES = (
    (512, 512, 512), (1000, 1000, 1000), (1024, 1024, 1024), (2048, 2048, 2048), (4096, 4096, 4096),
    (8192, 8192, 8192), (1001, 1003, 1005), (300, 5000, 70), (4096, 4096, 64), (16, 4096, 4096),
)  # fmt: skip
NAMES = {torch.float32: "f32", torch.float64: "f64", torch.float16: "f16", torch.bfloat16: "bf16"}


def _product(m: int, deep: int, n: int, *, dtype: torch.dtype, turned: bool = False) -> Job:
    """A product of random numbers; the second operand is `turned` if its rows are along the sum."""
    a = torch.randn(m, deep, device="cuda").to(dtype)
    b = (
        torch.randn(n, deep, device="cuda").to(dtype)
        if turned
        else torch.randn(deep, n, device="cuda").to(dtype)
    )
    seen = b.t() if turned else b
    is_narrow = dtype.itemsize == 2
    onto = {"accumulate": "k16", "dtype": vyre.f32} if is_narrow else {}
    by_torch = (
        partial(torch.mm, a, seen, out_dtype=torch.float32) if is_narrow else partial(torch.mm, a, seen)
    )
    title = f"{NAMES[dtype]}, {m} x {deep} x {n}{', b transposed' if turned else ''}"
    return Job(
        title,
        {
            "vyre": lambda: partial(lib.matmul, a, b, transpose_b=turned, **onto),
            "torch (cuBLAS)": lambda: by_torch,
        },
        expected=lambda: a.double() @ seen.double(),
        size=m * n, flops=2 * m * n * deep,
    )  # fmt: skip


MAKERS = (
    *(partial(_product, dtype=dtype) for dtype in NAMES),
    partial(_product, dtype=torch.bfloat16, turned=True),
)
