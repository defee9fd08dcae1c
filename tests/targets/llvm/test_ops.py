"""Every row of the op table, on every type, gives the same bytes on the CPU as on the reference."""

from __future__ import annotations

import numpy as np
import pytest

from generation.values import special_bits
from op_table import arguments, programs
from vyre import reference
from vyre.ir.dtypes import DType, f32, f64
from vyre.ir.literal import Lit
from vyre.ir.nodes import Expr, Id, Load, Op, Param, Program, Store
from vyre.ops import build
from vyre.passes import expand
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host


def test_every_row_means_the_same_on_the_cpu() -> None:
    differing = []
    for program in programs():
        expected, found = arguments(program), arguments(program)
        grid = (len(expected["a"]),)
        lowered = expand(program)
        reference.run(lowered, expected, grid=grid)
        native.run(native.loaded(native.object_code(lowered, 1), lowered), lowered, found, grid)
        for name, wanted in expected.items():
            if wanted.tobytes() != found[name].tobytes():
                at = np.flatnonzero(wanted.view(np.uint8) != found[name].view(np.uint8))[0] // wanted.itemsize
                given = [found[param.name][at] for param in program.params if param.access == "in"]
                differing.append((name, str(program.params[0].dtype), given, wanted[at], found[name][at]))

    assert [] == differing


def _targets() -> list[Processor]:
    known = [baseline(name) for name in BASELINES]
    return [t for t in known if t.triple == host().triple and t.vector_bytes <= host().vector_bytes]


@pytest.mark.parametrize("dtype", [f32, f64], ids=repr)
@pytest.mark.parametrize("target", _targets(), ids=lambda target: target.cpu)
def test_the_least_and_the_greatest_are_those_of_the_reference_on_every_processor(
    dtype: DType, target: Processor
) -> None:
    """Of every special value and every other, as an element, a sum, and a literal."""
    own, body = (Id("gid", 0),), list[Store]()
    infinity, sign = dtype.infinite_bits, 1 << (dtype.bits - 1)
    a, b = Load("a", own, dtype), Load("b", own, dtype)
    others: list[Expr] = [b, build.add(b, Lit(dtype, sign))]  # a sum with -0 has no signalling NaN
    literals = [bits for bits in special_bits(dtype) if bits & (sign - 1) <= infinity]
    others += [Lit(dtype, bits) for bits in (*literals, dtype.nan_bits)]
    params = [Param("a", "in", dtype), Param("b", "in", dtype)]
    for number, other in enumerate(others):
        for name in ("min", "max"):
            for place, pair in enumerate([(a, other), (other, a)]):
                out = Param(f"{name}_{number}_{place}", "out", dtype)
                params.append(out)
                body.append(Store(out.name, own, Op(name, pair, dtype)))
    program = Program("k", tuple(params), tuple(body))
    expected, found = arguments(program), arguments(program)
    grid = (len(expected["a"]),)

    reference.run(program, expected, grid=grid)
    code = native.object_code(program, 1, target)
    native.run(native.loaded(code, program), program, found, grid)

    assert [] == [name for name in expected if expected[name].tobytes() != found[name].tobytes()]
