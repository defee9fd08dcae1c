"""Programs nested as deeply as the limits allow go all the way, from text to machine code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vyre
from vyre.check.rules import problems
from vyre.formats.bytes import decode, encode
from vyre.formats.text import read, show
from vyre.ir import limits
from vyre.passes import expand, optimize
from vyre.run.kernel import Kernel

DEEPEST = limits.BLOCK_DEPTH - 1  # ifs around the innermost statement
X = np.arange(256, dtype=np.float32) % (DEEPEST + 2)


def deep(value: str) -> str:
    """An expression nearly as deep as the limit, as the innermost statement has it."""
    found = value
    for k in range(limits.EXPRESSION_DEPTH - 5):
        found = f"({found} {'*+'[k % 2]} {value})"
    return found


def chain(arms: int) -> list[str]:
    """`if v == 0: ... elif v == 1: ...`, a table of what to do."""
    lines = []
    for k in range(arms):
        lines += [f"{'el' * (k > 0)}if v == {k}.0:", f"    s = v * {k + 2}.0"]
    return [*lines, "else:", f"    s = {deep('v')}"]


def nested(ifs: int) -> list[str]:
    """An if in the other, each with an else."""
    lines = [" " * k + f"if v > {k}.0:" for k in range(ifs)]
    lines.append(" " * ifs + f"s = {deep('v')}")
    for k in reversed(range(ifs)):
        lines += [" " * k + "else:", " " * k + f" s = s - {k}.0"]
    return lines


def kernel(body: list[str], *, workgroup: int | None = None) -> Kernel:
    load = ["v = x[i]"]
    if workgroup is not None:
        load = [
            f"t = shared(f32, {workgroup})",
            "t[lid()] = x[i]",
            "barrier()",
            f"v = t[{workgroup - 1} - lid()]",
        ]
    lines = ["i = gid()", *load, "s = 0.0", *body, "y[i] = s"]
    head = "@kernel" if workgroup is None else f"@kernel(workgroup={workgroup})"
    space: dict[str, Any] = {name: getattr(vyre, name) for name in vyre.__all__}
    text = f"{head}\ndef k(x: Buf[f32], y: Out[f32]):\n" + "".join(f" {line}\n" for line in lines)
    exec(text, space)
    made: Kernel = space["k"]
    return made


KERNELS = {
    "the longest chain": lambda: kernel(chain(DEEPEST)),
    "the deepest ifs": lambda: kernel(nested(DEEPEST)),
    "the deepest ifs of a workgroup": lambda: kernel(nested(DEEPEST), workgroup=64),
}


@pytest.mark.parametrize("name", KERNELS)
def test_the_deepest_program_goes_all_the_way(name: str) -> None:
    k = KERNELS[name]()
    program = k.program
    better = optimize(program)

    for each in (program, better):
        assert show(each) == show(read(show(each)))
        assert encode(each) == encode(decode(encode(each)))
    assert [] == problems(expand(better))
    assert vyre.check(k, X).clean
    assert k(X, device="reference").tobytes() == k(X, device="cpu").tobytes()


def test_one_arm_more_is_a_problem() -> None:
    with pytest.raises(
        vyre.Problems, match=f"P003: statements are nested more than {limits.BLOCK_DEPTH} deep"
    ):
        kernel(chain(DEEPEST + 1))._build({})


def test_functions_with_many_returns_go_all_the_way() -> None:
    arms = "".join(f"    {'el' * (k > 0)}if v == {k}.0:\n        return v * {k + 2}.0\n" for k in range(90))
    space: dict[str, Any] = {name: getattr(vyre, name) for name in vyre.__all__}
    text = (
        f"@func\ndef f(v):\n{arms}    return v\n\n"
        "@kernel\ndef k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = f(x[gid()])\n"
    )
    exec(text, space)

    expected = np.where(X < 90, X * (X + 2), X)
    assert expected.tolist() == space["k"](X).tolist()
    assert expected.tolist() == space["k"](X, device="reference").tolist()
