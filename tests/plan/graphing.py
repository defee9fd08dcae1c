"""Graphs of kernels written as text, for tests of merging and planning."""

from __future__ import annotations

from typing import Any

import numpy as np

from vyre.front.read import program as read
from vyre.ir.dtypes import DType, f32
from vyre.ir.nodes import Program
from vyre.plan.graph import Graph, Recorder
from vyre.plan.stand_ins import Traced

Shape = tuple[int, ...]


def kernel(
    body: str, params: str = "x: Buf[f32], y: Out[f32]", *, title: str = "k", head: str = ""
) -> Program:
    """The kernel with this body; `i` is gid(0)."""
    lines = "".join(f"    {line}\n" for line in ["i = gid(0)", *body.strip("\n").split("\n")])
    return read(f"{head}\ndef {title}({params}):\n{lines}")


class Drawing:
    """A graph that is being drawn: arrays that are given, calls, and what they make."""

    def __init__(self) -> None:
        self.recorder = Recorder()

    def given(self, shape: Shape = (64,), dtype: DType = f32) -> Traced:
        return self.recorder.outside(np.zeros(shape, dtype.storage), dtype)

    def made(self, shape: Shape = (64,), dtype: DType = f32) -> Traced:
        return self.recorder.array(shape, dtype, made=True)

    def call(self, program: Program, *arrays: Any, grid: Shape = (64,)) -> Traced:
        """The last of the arrays, which the call writes; made here, if one is left out."""
        params = [param for param in program.params if param.is_array]
        if len(arrays) < len(params):
            arrays = (*arrays, self.made(grid, params[-1].dtype))
        names = dict(zip((param.name for param in params), arrays, strict=True))
        scalars = {param.name: param.dtype.storage.type(1) for param in program.params if not param.is_array}
        self.recorder.call(program, names | scalars, grid)
        last: Traced = arrays[-1]
        return last

    def graph(self, *outputs: Traced) -> Graph:
        return self.recorder.graph(outputs)
