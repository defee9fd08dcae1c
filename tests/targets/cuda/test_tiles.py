"""PTX of products by tiles, and the words of their launches, without a GPU."""

from __future__ import annotations

import ctypes
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vyre as vy
from targets.cuda.assembling import Assembled, assemble
from targets.cuda.pretended import Driver
from vyre.ir import dtypes
from vyre.ir.nodes import Param
from vyre.lib.cores import WIDE_FORMS, WideForm
from vyre.lib.kernels.wide_cores import wide_form
from vyre.lower.launch import Facts, MapShape
from vyre.targets.cuda import ptx, tensor_maps
from vyre.targets.cuda.device import Gpu
from vyre.targets.cuda.target import decoded, encoded

ALL = Facts(aligned=True, distinct=True, narrow=True, even=True, tiled=frozenset("ab"))
NO_CONTEXT = 201
LAYOUTS = [(False, True), (False, False), (True, True), (True, False)]
FORMS = [(form, *layout) for form, layout in zip(cycle(WIDE_FORMS), LAYOUTS, strict=False)]


def compiled(form: WideForm, a_across: bool, b_across: bool, arch: str = "sm_90a") -> ptx.PtxKernel:
    consts = {
        "T": vy.f16, "Y": vy.f32, "each": 2, "a_across": a_across, "b_across": b_across, "group": 8,
        "a_step": 1, "b_step": 1, "is_batch": False,
    }  # fmt: skip
    program = wide_form(vy.mma_f16, vy.f32, *form.shape)._build(consts).ready.lowered
    return ptx.compile(program, 3, arch, facts=ALL)


@pytest.mark.parametrize(("form", "a_across", "b_across"), FORMS)
def test_ptxas_takes_the_forms_of_the_library(
    form: WideForm, a_across: bool, b_across: bool, tmp_path: Path
) -> None:
    made = compiled(form, a_across, b_across)
    flags = f"1, 1, 1, {int(a_across)}, {int(b_across)};"

    assert Assembled("", 0) == assemble(made.ptx, "sm_90a", tmp_path)
    assert f"wgmma.mma_async.sync.aligned.m64n{form.columns}k16.f32.f16.f16" in made.ptx
    assert flags in made.ptx
    assert made == decoded(encoded(made))


def test_other_kernels_are_as_for_all_gpus_of_the_capability() -> None:
    @vy.kernel(workgroup=32)
    def plain(x: vy.Buf[vy.f32], y: vy.Out[vy.f32]):  # type: ignore[no-untyped-def]
        y[vy.gid()] = vy.subgroup_add(x[vy.gid()])

    program = plain._build({}).ready.lowered

    assert ptx.compile(program, 1, "sm_90") == ptx.compile(program, 1, "sm_90a")


def test_ptxas_takes_products_of_bytes(tmp_path: Path) -> None:
    consts = {
        "T": vy.u8, "Y": vy.i32, "each": 4, "a_across": False, "b_across": False, "group": 8,
        "a_step": 1, "b_step": 1, "is_batch": False,
    }  # fmt: skip
    program = wide_form(vy.mma_u8, vy.i32, 4, 16)._build(consts).ready.lowered
    text = ptx.compile(program, 3, "sm_90a", facts=ALL).ptx

    assert Assembled("", 0) == assemble(text, "sm_90a", tmp_path)
    assert "wgmma.mma_async.sync.aligned.m64n128k32.s32.u8.u8" in text


class Encoder:
    """A driver that encodes tensor maps; `apart`: what of the address it puts into the second word."""

    def __init__(self, apart: int = 0) -> None:
        self.apart = apart

    def cuFuncGetParamInfo(self, function: int, number: int, offset: int, size: int) -> int:
        ctypes.c_size_t.from_address(offset).value = 112
        return 0

    def cuTensorMapEncodeTiled(self, place: int, kind: int, rank: int, address: int, *rest: int) -> int:
        sizes, pitch, box = rest[:3]
        words = (ctypes.c_uint64 * 16).from_address(place)
        words[0], words[1] = address, address >> 8 if self.apart else 0
        words[2], words[3] = (ctypes.c_uint64 * 2).from_address(sizes)
        words[4] = ctypes.c_uint64.from_address(pitch).value
        words[5] = ctypes.c_uint64.from_address(box).value
        return 0


def test_maps_can_be_passed_if_the_address_is_their_first_word() -> None:
    drivers: list[Any] = [Encoder(), Encoder(apart=1), object()]

    assert [True, False, False] == [tensor_maps.can_be_passed(driver, 1 << 40) for driver in drivers]


class DriverOfContexts(Driver):
    """A driver that encodes tensor maps only while a context is current, as NVIDIA's does."""

    def cuTensorMapEncodeTiled(self, *args: int) -> int:
        return Encoder().cuTensorMapEncodeTiled(*args) if self.current else NO_CONTEXT


def test_maps_are_encoded_in_the_context_of_their_gpu() -> None:
    driver: Any = DriverOfContexts()
    gpu = Gpu(driver, 0)

    assert 0 == driver.current
    assert "sm_90a" == gpu.code_arch
    assert 0 == driver.current


def test_a_gpu_whose_driver_encodes_no_maps_has_no_tiles() -> None:
    driver: Any = Driver()

    assert "sm_90" == Gpu(driver, 0).code_arch


def test_a_map_has_the_extents_of_its_array() -> None:
    params = Param("a", "in", dtypes.bf16, 2), Param("b", "in", dtypes.u8, 2)
    driver: Any = Encoder()
    words = tensor_maps.words(
        driver,
        1 << 40,
        [MapShape("a", 64, 128), MapShape("b", 128, 256)],
        params,
        {"a": (100, 72), "b": (30, 48)},
    )

    assert 2 * tensor_maps.WORDS == len(words)
    assert [72, 100, 144, 64 | 128 << 32] == words[2:6]
    assert [48, 30, 48, 128 | 256 << 32] == words[18:22]
    assert np.all(np.array(words)[[0, 16]] > 0)
