"""Kernels as text, before and after a pass."""

from __future__ import annotations

from textwrap import dedent, indent

from vyre.check.rules import problems
from vyre.formats.text import show
from vyre.front import read
from vyre.ir.nodes import Program
from vyre.passes import Pass

PARAMETERS = "x: Buf[f32], y: Out[f32], z: InOut[i32], a: InOut[u32], n: i32, u: u32, s: f32"


def kernel(body: str, *, workgroup: int | None = None) -> Program:
    """The kernel with this body and the usual parameters."""
    decorator = "@kernel" if workgroup is None else f"@kernel(workgroup={workgroup})"
    return read.program(f"{decorator}\ndef k({PARAMETERS}):\n{indent(dedent(body), '    ')}")


def after(step: Pass, body: str, *, workgroup: int | None = None) -> str:
    """The body of a kernel after a pass, which keeps it valid."""
    program = kernel(body, workgroup=workgroup)
    assert [] == problems(program)
    changed = step(program)
    assert [] == problems(changed)
    return shown(changed)


def shown(program: Program) -> str:
    """The body of a program as text, between line breaks as a test writes it."""
    lines = show(program).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("def ")) + 1
    return "\n" + dedent("\n".join(lines[start:])).strip() + "\n"


def text(expected: str, *, workgroup: int | None = None) -> str:
    """The body of a kernel as it is shown, however a test writes it."""
    return shown(kernel(expected, workgroup=workgroup))
