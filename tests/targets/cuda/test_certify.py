"""The certificate of matrix units: the model that it compares with, and the programs that it runs."""

from __future__ import annotations

import numpy as np
import pytest

import vyre as vy
from targets.cuda.assembling import Assembled, assemble
from vyre import reference
from vyre.ir.dtypes import DType, bf16, f16
from vyre.lower.launch import Facts
from vyre.targets.cuda import certify, ptx

ALL = Facts(aligned=True, distinct=True, narrow=True, even=True, tiled=frozenset("ab"))


@pytest.mark.parametrize("kind", [f16, bf16], ids=str)
def test_the_program_of_the_certificate_has_the_meaning_of_the_model(kind: DType) -> None:
    a, b = certify.operands(kind, certify.ROWS, 1)[:64], certify.operands(kind, certify.COLUMNS, 2)
    wanted = certify.expected(kind, a, b)
    view = (lambda x: x.view(np.float16)) if kind == f16 else (lambda x: x)
    c = np.zeros((64, 64), np.float32)
    reference.run(certify.program_of(kind), {"a": view(a), "b": view(b), "c": c, "deep": 128}, grid=(1, 1, 1))

    assert wanted.tobytes() == c.tobytes()


def test_the_operands_give_numbers_infinities_and_nan() -> None:
    for kind in (f16, bf16):
        found = certify.expected(kind, *(certify.operands(kind, 64, seed) for seed in (1, 2)))

        kinds = np.isnan(found), np.isinf(found), np.isfinite(found) & (found != 0)
        assert all(some.any() for some in kinds)


def test_both_ways_of_the_units_are_compared(tmp_path) -> None:  # type: ignore[no-untyped-def]
    program = certify.program_of(bf16)
    single, tiles = (ptx.compile(program, 3, arch, facts=ALL).ptx for arch in ("sm_90", "sm_90a"))

    assert ("mma.sync" in single, "wgmma" in single) == (True, False)
    assert ("mma.sync" in tiles, "wgmma" in tiles) == (False, True)
    assert Assembled("", 0) == assemble(tiles, "sm_90a", tmp_path)


def test_programs_that_add_floats_by_the_units_need_it() -> None:
    @vy.kernel(workgroup=32)
    def plain(x: vy.Buf[vy.f32], y: vy.Out[vy.f32]):  # type: ignore[no-untyped-def]
        y[vy.gid()] = vy.subgroup_add(x[vy.gid()])

    assert certify.needs_certificate(certify.program_of(f16))
    assert not certify.needs_certificate(plain._build({}).ready.lowered)
