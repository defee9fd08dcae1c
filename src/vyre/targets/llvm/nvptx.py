"""Program -> LLVM IR text for NVIDIA GPUs."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from vyre.emit.llvm import nvptx
from vyre.ir.nodes import GridSync, Program
from vyre.ir.walk import statements
from vyre.lower import gpu_element
from vyre.lower.form import domain
from vyre.lower.launch import Facts, Shape
from vyre.lower.lowered import parameters
from vyre.lower.prepare import forward_ids, own_locals, own_loop_variables
from vyre.lower.thread import MOST_REGISTERS, registers
from vyre.targets.configuration import DEFAULT, Configuration
from vyre.targets.llvm.frame import Arguments
from vyre.targets.llvm.nvptx_group import emit_group


def module_text(
    program: Program, *, rank: int, facts: Facts, configuration: Configuration = DEFAULT
) -> tuple[str, Shape]:
    """Return the module of a checked, expanded Program, and its launch shape."""
    program = forward_ids(own_locals(own_loop_variables(program)))
    if program.workgroup is None:
        choice = gpu_element.Choice(configuration.lanes, configuration.strips, configuration.block)
        lowered = gpu_element.lower(program, rank, facts, choice)
        assert lowered.launch is not None
        return nvptx.module_text(lowered), lowered.launch
    most = registers(program)
    if most == MOST_REGISTERS:  # with narrow offsets ptxas needs a few more than there are
        facts = replace(facts, narrow=False)
    e, params = nvptx.DeviceNumbers(narrow=facts.narrow), parameters(program, facts)
    given = nvptx.arguments(e, params, rank)
    grid = [given.scalars.pop(domain(axis).name) for axis in range(max(rank, 3))]
    shape = emit_group(e, program, Arguments(given.places, given.scalars, grid), facts, most)
    meets = any(isinstance(node, GridSync) for node in statements(program.body))
    return nvptx.kernel_text(e, nvptx.parameters(params, rank, meets=meets), prod(shape.block), most), shape
