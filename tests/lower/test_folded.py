"""Kernels of one axis that take their id apart run row by row, with the bytes of the reference: random ones,
by the interpreter of Lowered, which asserts every claim, and by machine code.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from lower.interpreter import run
from lower.verifier import verify
from vyre import reference
from vyre.front import read
from vyre.ir.nodes import Id, Program
from vyre.ir.walk import evaluated
from vyre.lower.cuts import settled
from vyre.lower.reshape import folded
from vyre.lower.show import show
from vyre.passes import expand
from vyre.passes.dce import dce
from vyre.targets.cpu import native
from vyre.targets.cpu.schedule import lowered

HEAD = (
    "def k(x: Buf[f32, 3], w: Buf[f32], sizes: Buf[i32], y: InOut[f32], z: InOut[f32, 3], c: InOut[i32], "
    "n: i32, m: i32):\n"
)
LENGTHS = ("n", "x.shape[2]", "sizes[0]", "5", "16", "z.shape[2]", "(n + 1)")
HEIGHTS = ("m", "x.shape[1]", "sizes[1]", "3", "z.shape[1]")
TAKEN = (  # the last axis, the axis before, and the first one, of an id g, the length w and the height h
    ("g % {w}", "g // {w} % {h}", "g // ({w} * {h})"),
    ("g % {w}", "g // {w} % {h}", "g // {w} // {h}"),
    ("g % ({h} * {w}) % {w}", "g % ({h} * {w}) // {w}", "g // ({h} * {w})"),
    ("g - g // {w} * {w}", "g // {w} % {h}", "g // ({h} * {w})"),
    ("g % {w}", "g // {w}", "g // {w} // {h}"),
    ("g // {h} % {w}", "g % {h}", "g // ({h} * {w})"),
)
NEAR = ("{}", "{} + 1", "{} - 1", "max({} - 1, 0)", "min({} + 2, x.shape[2] - 1)", "({} + 1) % max(n, 1)")
INDENT = "    "


def kernel(seed: int) -> str:
    """Return the text of a random kernel."""
    rng = random.Random(seed)
    w, h = rng.choice(LENGTHS), rng.choice(HEIGHTS)
    lines = ["g = gid()"]
    if rng.random() < 0.5:
        lines += [f"wide = {w}", f"high = {h}"]
        w, h = "wide", "high"
    j, i, b = (part.format(w=w, h=h) for part in rng.choice(TAKEN))
    lines += [f"j = {j}", f"i = {i}", f"b = {b}"]

    def load() -> str:
        at = (rng.choice(NEAR).format(name) for name in ("i", "j"))
        choices = (f"x[b, {', '.join(at)}]", f"w[{rng.choice(NEAR).format('j')}]", "w[i]", "y[g]", "w[g + n]")
        return rng.choice(choices)

    def value() -> str:
        return rng.choice(
            ("{a} + {b}", "{a} * f32(0.5) - {b}", "f32(j) + {a}", "{a} if i < j else {b}", "{a} + f32(g % 7)")
        ).format(a=load(), b=load())

    body = [f"total = {value()}"]
    if rng.random() < 0.4:
        body += [f"for q in range({rng.choice(('3', 'min(m, 5)', 'i', 'min(j, 4)'))}):"]
        body += [
            INDENT + f"total = total * f32(0.5) + {rng.choice(('x[b, i, q]', 'x[q, i, j]', 'w[j + q]'))}"
        ]
    store = rng.choice(("y[g] = total", "z[b, i, j] = total", "y[i * n + j] = total", "z[b, i, j] += total"))
    body += [store]
    if rng.random() < 0.2:
        body += [f"atomic_add(c, {rng.choice(('j', 'i', 'g % 3'))}, 1)"]
    test = rng.choice(("", "", "0 < i and 0 < j and j < n - 1", "j <= i", "i == 1", "g > 20", "i % 2 == 0"))
    if test:
        body = [f"if {test}:", *(INDENT + line for line in body)]
    return HEAD + "".join(f"{INDENT}{line}\n" for line in (*lines, *body))


def arguments(seed: int) -> tuple[dict[str, Any], int]:
    """Return arguments, whose numbers mostly are the extents, and the size of the domain."""
    rng = random.Random(seed)
    draw = np.random.default_rng(seed)
    wide, high = rng.choice((1, 2, 3, 5, 9, 16, 23)), rng.choice((1, 2, 3, 4))
    first = rng.choice((1, 2, 3))
    shape = (first, high, wide)
    n, m = wide, high
    if rng.random() < 0.25:
        n, m = rng.choice((0, -1, -(2**31), 2**31 - 1, 4, 65536)), rng.choice((0, -3, 7, 65537))
    count = first * high * wide + rng.choice((0, 0, 0, 1, -1, 7, 40))

    def f32s(*extents: int) -> np.ndarray:
        return draw.integers(-9, 9, extents).astype(np.float32)

    arrays = {
        "x": f32s(*shape), "w": f32s(max(wide + rng.choice((0, 0, -1, 3)), 0)),
        "sizes": np.array([wide, high][: rng.choice((2, 2, 2, 1))], np.int32), "y": f32s(count),
        "z": f32s(*shape), "c": np.zeros(5, np.int32), "n": np.int32(n), "m": np.int32(m),
    }  # fmt: skip
    return arrays, max(count, 0)


def check(seed: int, vector_bytes: tuple[int, ...] = (16, 64), times: int = 2) -> None:
    """Compare a kernel, with several arguments, with the reference."""
    text = kernel(seed)
    program = dce(expand(read.program(text)))
    forms = [lowered(program, 1, width) for width in vector_bytes]
    for one in forms:
        verify(one)
    loaded = native.loaded(native.object_code(program, 1), program)
    for number in range(times):
        values, count = arguments(seed * 100 + number)
        report = reference.sanitize(program, copied(values), grid=(count,))
        if any(finding.kind == "race" for finding in report.findings):
            continue  # the result is one of several
        wanted = copied(values)
        reference.run(program, wanted, grid=(count,))
        for form in forms:
            got = copied(values)
            run(form, got, (count,))
            assert stored(wanted) == stored(got), (text, seed, number)
        got = copied(values)
        native.run(loaded, program, got, (count,))
        assert stored(wanted) == stored(got), (text, seed, number)


def copied(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value.copy() for name, value in values.items()}


def stored(values: dict[str, Any]) -> dict[str, bytes]:
    return {name: values[name].tobytes() for name in ("y", "z", "c")}


@pytest.mark.parametrize("seed", range(10))
def test_random_kernels_have_the_bytes_of_the_reference(seed: int) -> None:
    check(seed)


PLAIN = """def k(x: Buf[f32, 2], y: Out[f32, 2], n: i32):
    i, j = gid() // {n}, gid() % {n}
    y[i, j] = x[j, i]
"""


def _fold(text: str) -> Program | None:
    found = folded(settled(expand(read.program(text)))[0])
    return None if found is None else found.program


def test_rows_are_where_the_id_is_divided() -> None:
    for length in ("n", "x.shape[1]", "40"):
        program = _fold(PLAIN.format(n=length))
        assert program is not None
        assert {Id("gid", 0), Id("gid", 1)} == {e for e in evaluated(program.body) if isinstance(e, Id)}
        assert (
            "//"
            not in show(lowered(expand(read.program(PLAIN.format(n=length))), 1, 64)).partition("kernel")[2]
        )


def test_an_id_divided_by_several_lengths_stays() -> None:
    assert _fold("def k(y: Out[i32]):\n    y[gid()] = gid() // 3 + gid() % 5\n") is None
    assert _fold("def k(x: Buf[i32], y: Out[i32]):\n    y[gid()] = gid() // max(x[gid()], 1)\n") is None
    assert _fold("def k(y: Out[i32], n: i32):\n    n += 1\n    y[gid()] = gid() // n\n") is None
    assert _fold("def k(y: Out[i32]):\n    y[gid()] = gid() * 3 // 4\n") is None
    assert _fold("def k(y: Out[i32]):\n    y[gid()] = gid() + domain() // 4\n") is None


def test_the_shortest_of_the_products_is_the_length_of_a_row() -> None:
    text = """def k(y: Out[i32], n: i32):
    y[gid()] = gid() // (6 * n * 2) + gid() // (n * 3) % 4 + gid() % n
"""
    fold = folded(expand(read.program(text)))

    assert fold is not None
    assert (1, 1) == (fold.row.constant, len(fold.row.parts))
    assert {1, 3, 12} == {divisor.constant for divisor in fold.divisors}
