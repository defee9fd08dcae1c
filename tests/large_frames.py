"""Random kernels with much private and shared memory and many live values, run on threads with little stack.

`python -m large_frames FIRST COUNT` runs so many of them and prints what it has done, so that whoever started
the process knows which kernel has ended it.
"""

from __future__ import annotations

import linecache
import random
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import vyre
from small_stacks import STACK, on_small_stack
from vyre.ir import limits

DTYPES = ("f64", "f32", "i32", "u8", "i64", "bool_")
GROUPS = (None, 1, 3, 17, 32, 64, 100, 256, 511, 1024, (4, 8), (32, 32), (2, 3, 5))


def source(seed: int) -> str:
    """A kernel with arrays up to the limits and locals that live across its barriers."""
    chosen = random.Random(seed)
    group = chosen.choice(GROUPS)
    arrays = _arrays(chosen, "local", limits.LOCAL_BYTES)
    if group is not None:
        arrays += _arrays(chosen, "shared", limits.SHARED_BYTES)
    values = chosen.choice((0, 1, 8, 30, 60))
    waits = ["grid_sync()" if group == 64 and chosen.random() < 0.5 else "barrier()"] if group else []
    lines = [f"i = {_linear('gid', group)}", "n = x.shape[0]", "s = f64(0.0)"]
    lines += [f"a{at} = {space}({dtype}, {size})" for at, (space, dtype, size) in enumerate(arrays)]
    lines += [f"v{at} = x[(i * {at + 3}) % n] * {at}.5" for at in range(values)]
    for at, (space, dtype, size) in enumerate(arrays):
        lines += _written(chosen, at, space, dtype, size, group)
    lines += waits
    for at, (_, _, size) in enumerate(arrays):
        first, step = chosen.randrange(size), chosen.randrange(1, size + 1)
        lines += [f"for q in range({chosen.randrange(1, 9)}):"]
        lines += [f"    s = s * 0.5 + f64(a{at}[(i * 7 + q * {step} + {first}) % {size}])"]
    lines += [f"s = s * 0.25 + v{at}" for at in range(values)]
    lines += ["if i < n:", "    y[i] = s"]
    head = "@kernel" if group is None else f"@kernel(workgroup={group})"
    return f'{head}\ndef k(x: Buf[f64, "m"], y: Out[f64, "m"]):\n' + "".join(
        f"    {line}\n" for line in lines
    )


def _arrays(chosen: random.Random, space: str, most: int) -> list[tuple[str, str, int]]:
    """Arrays of a space that fit into so many bytes, often all of them."""
    found, left = [], most if chosen.random() < 0.7 else most // 16
    for _ in range(chosen.randrange(3)):
        dtype = chosen.choice(DTYPES)
        width = getattr(vyre, dtype).itemsize
        size = left // width if chosen.random() < 0.5 else chosen.randrange(1, max(left // width, 2))
        if size * width > left or not size:
            break
        left -= size * width
        found.append((space, dtype, size))
    return found


def _written(
    chosen: random.Random, at: int, space: str, dtype: str, size: int, group: Any
) -> list[str]:  # fmt: skip
    """Statements that write some elements of an array; of a shared one, each invocation its own."""
    if space == "shared":
        place = f"{_linear('lid', group)} * {max(size // int(np.prod(group)), 1)}"
        return [f"if {place} < {size}:", f"    a{at}[{place}] = {_cast(dtype, 'i % 5')}"]
    step, first = chosen.randrange(1, size + 1), chosen.randrange(size)
    return [
        f"for q in range({chosen.randrange(1, 9)}):",
        f"    a{at}[(i * 3 + q * {step} + {first}) % {size}] = {_cast(dtype, 'i % 5 + q')}",
    ]


def _linear(name: str, group: Any) -> str:
    """The number of an invocation; groups lie side by side along the first axis only."""
    number = f"{name}(0)"
    for axis, extent in enumerate(group[1:] if isinstance(group, tuple) else (), start=1):
        number = f"({number} * {extent} + {name}({axis}))"
    return number


def _cast(dtype: str, value: str) -> str:
    return f"({value}) > 2" if dtype == "bool_" else f"{dtype}({value})"


def kernel(text: str) -> Any:
    """The kernel of a text."""
    space: dict[str, Any] = {name: getattr(vyre, name) for name in vyre.__all__}
    file = f"<large frames {len(linecache.cache)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), space)
    return space["k"]


def ways(k: Any, x: Any, named: dict[str, Any], folder: Path) -> dict[str, Callable[[], Any]]:
    """The ways to run a kernel of one input and one output."""
    y = np.zeros_like(x)

    def warm() -> Any:
        for _ in range(40):
            k(x, y, **named)
        return y.copy()

    @vyre.pipeline
    def whole(x: Any) -> Any:
        return k(x, **named)

    def saved() -> Any:
        whole.save(folder / "k.vyre", x)
        return vyre.load(folder / "k.vyre")(x)

    return {"cold": lambda: k(x, **named), "warm": warm, "pipeline": lambda: whole(x), "saved": saved}


def run(seed: int, folder: Path) -> None:
    """Run one kernel in every way on a small stack and compare with the reference."""
    text = source(seed)
    x = np.random.default_rng(seed).integers(-50, 50, 70 + seed % 3 * 500).astype(np.float64)
    k = kernel(text)
    group = k.workgroup or ()
    groups = (-(-len(x) // int(np.prod(group))), 1, 1)[: len(group)]
    named = {"groups": groups} if group else {"domain": len(x)}
    expected = k(x, **named, device="reference")
    for name, way in ways(k, x, named, folder).items():
        found = on_small_stack(way)
        if expected.tobytes() != found.tobytes():
            raise AssertionError(f"kernel {seed} {name} differs from the reference:\n{text}")


def main(first: int, count: int) -> None:
    threading.stack_size(STACK)  # also of the threads of the pool
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            print("kernel", seed, flush=True)
            run(seed, Path(folder))
    print("done", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
