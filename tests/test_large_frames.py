"""Kernels with much private memory and many live values, on threads with 64 KiB of stack.

Each test runs in a process of its own, so that one that ends the process fails and no more.
"""

from __future__ import annotations

import sys

import pytest
from hypothesis import settings

from targets.cpu.kernels import run_python

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="stacks of known memory need pthreads")

KERNELS = max(settings().max_examples // 10, 2)  # 200 in the long profile
AT_ONCE = 2
VALUES = 60 if KERNELS < 100 else 1100  # that live across a barrier

PROGRAM = """
import numpy as np, threading
from large_frames import kernel
from small_stacks import on_small_stack
threading.stack_size(65536)  # also of the pool's threads
x, y = np.arange(1500.0), np.zeros(1500)
for text in {texts!r}:
    k = kernel(text)
    expected = k(x, device="reference")
    def warm():
        for _ in range(40):
            k(x, y)
        return y
    for way in (lambda: k(x), warm):
        assert expected.tobytes() == on_small_stack(way).tobytes(), text
    assert expected.tobytes() == k(x).tobytes(), text
print("fine")
"""


def require_fine(script: str) -> None:
    ran = run_python(script, VYRE_THREADS="2")

    assert "fine\n" == ran.stdout, (ran.returncode, ran.stdout, ran.stderr)


def source(options: str, lines: list[str]) -> str:
    head = f'@kernel({options})\ndef k(x: Buf[f64, "n"], y: Out[f64, "n"]):\n'
    return head + "".join(f"    {line}\n" for line in ["i = gid()", *lines])


def with_array(options: str, size: int, *more: str) -> str:
    """A kernel that writes some elements of a private array and reads them behind a barrier."""
    wait = ["barrier()"] if options else []
    written = [f"t = local(f64, {size})", f"t[i % {size}] = x[i]", f"t[(i + 700) % {size}] = x[i] * 0.5"]
    read = f"y[i] = t[i % {size}] + t[(i + 700) % {size}] * 3.0 + t[(i * 7 + 3) % {size}]"
    return source(options, [*more, *written, *wait, read])


def with_values(options: str, count: int) -> str:
    """A kernel with so many values that live across a barrier."""
    values = [f"v{k} = x[(i * {k + 3}) % 64] + {k}.5" for k in range(count)]
    sums = [f"s = s * 0.5 + v{k}" for k in range(count)]
    return source(options, [*values, *(["barrier()"] if options else []), "s = v0", *sums, "y[i] = s"])


def test_large_private_arrays_do_not_overflow_the_stack() -> None:
    shared = ("u = shared(f64, 6144)", "u[lid()] = x[i]")
    texts = [
        with_array("workgroup=1024", 1024),
        with_array("workgroup=512", 2048),
        with_array("workgroup=1024", 2048, *shared),
        with_array("", 2048),
    ]

    require_fine(PROGRAM.format(texts=texts))


def test_many_live_values_do_not_overflow_the_stack() -> None:
    require_fine(PROGRAM.format(texts=[with_values("workgroup=1024", VALUES), with_values("", VALUES)]))


@pytest.mark.parametrize("first", range(0, KERNELS, AT_ONCE))
def test_random_kernels_do_not_overflow_the_stack(first: int) -> None:
    ran = run_python(f"import large_frames\nlarge_frames.main({first}, {AT_ONCE})", VYRE_THREADS="2")

    assert ran.stdout.endswith("done\n"), (ran.returncode, ran.stdout, ran.stderr)


DEEP = """
import tempfile, vyre
from pathlib import Path
from small_stacks import on_small_stack
from test_nesting import DEEPEST, X, kernel, nested
k = kernel(nested(DEEPEST))
expected = kernel(nested(DEEPEST))(X, device="reference").tobytes()
@vyre.pipeline
def p(x):
    return k(x)
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "p.vyre"
    assert expected == on_small_stack(lambda: k(X)).tobytes()
    assert expected == on_small_stack(lambda: k(X, device="reference")).tobytes()
    assert expected == on_small_stack(lambda: p(X)).tobytes()
    on_small_stack(lambda: (k.show(), k.asm("llvm"), str(p.explain(X)), vyre.check(k, X), p.save(file, X)))
    assert expected == on_small_stack(lambda: vyre.load(file)(X)).tobytes()
print("fine")
"""


def test_programs_as_deep_as_the_limits_allow_are_compiled_and_run_on_a_small_stack() -> None:
    require_fine(DEEP)
