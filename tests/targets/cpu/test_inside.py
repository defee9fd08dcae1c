"""Kernels that promise that their indices stay inside their arrays: less code, and no access outside."""

from __future__ import annotations

import textwrap

import pytest

from lower.verifier import verify
from targets.cpu.kernels import run_python
from vyre.front import read
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.schedule import lowered

SHIFTED = """
def k(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid() + 1]
"""
GROUPS = """
@kernel(workgroup=32)
def k(x: Buf[f32], y: Out[f32]):
    total = f32(0)
    for i in range(4):
        total += x[wid() * 128 + i * 32 + lid()]
    y[wid() * 32 + lid()] = total
"""


@pytest.mark.parametrize("text", [SHIFTED, GROUPS])
@pytest.mark.parametrize("vector_bytes", [16, 32, 64])
def test_what_is_inside_has_no_statements_for_indices_outside(text: str, vector_bytes: int) -> None:
    program = expand(read.program(text))
    checked = lowered(program, 1, vector_bytes)
    inside = lowered(program, 1, vector_bytes, is_inside=True)

    verify(inside)
    assert any(function.body for function in checked.functions if function.is_rare) or text == SHIFTED
    assert [] == [function.name for function in inside.functions if function.is_rare and function.body]


def test_what_is_inside_is_compiled_to_less() -> None:
    program = expand(read.program(GROUPS))

    assert "llvm.trap" not in native.text(program, 1)
    assert len(native.text(program, 1, is_inside=True)) < 0.7 * len(native.text(program, 1))


@pytest.mark.parametrize("workgroup", ["", "(workgroup=32)"])
def test_an_index_outside_ends_the_process_if_the_promise_is_broken(workgroup: str) -> None:
    code = f"""
        import numpy as np
        from vyre import Buf, Out, f32, gid, i32, kernel
        from vyre.run.kernel import inside

        @inside
        @kernel{workgroup}
        def shifted(x: Buf[f32], y: Out[f32, "n"], n: i32):
            y[gid()] = x[gid() + 1]

        x = np.arange(65, dtype=np.float32)
        grid = dict(groups=2) if "{workgroup}" else dict(domain=64)
        print(shifted(x, n=64, **grid).sum(), flush=True)
        shifted(x[:64].copy(), n=64, **grid)
        print("survived")
    """
    done = run_python(textwrap.dedent(code))

    assert ("2080.0\n", True) == (done.stdout, done.returncode != 0), done.stderr
