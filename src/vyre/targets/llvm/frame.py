"""The frame around a body: arguments, slots of locals, ids of a bundle, functions as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from vyre.analysis.lockstep import Vary
from vyre.emit.llvm.builder import Val
from vyre.emit.llvm.memory import Place
from vyre.emit.llvm.numbers import ELEMENT, PRIVATE, Numbers
from vyre.ir.nodes import Declare, Node, Program
from vyre.ir.walk import assigned, operands, statements
from vyre.lower.layout import Layout
from vyre.lower.linear import Linear, Proven
from vyre.lower.work import measured
from vyre.targets.llvm.body import Body
from vyre.targets.llvm.expr import Expressions, Slot


@dataclass
class Arguments:
    """The arguments of a launch: arrays, scalars, and the extents of its domain or grid of groups."""

    places: dict[str, Place]
    scalars: dict[str, Val]
    grid: list[Val]


def local_types(program: Program) -> dict[str, str]:
    """Return the register type of every local."""
    types: dict[str, str] = {}
    arrays = {param.name: param.dtype for param in program.params if param.is_array}
    arrays |= {node.name: node.dtype for node in statements(program.body) if isinstance(node, Declare)}
    for node in statements(program.body):
        name = assigned(node)
        if name is not None:
            types[name] = ELEMENT[_given(node, arrays)]
    return types


def _given(node: Node, arrays: Mapping[str, object]) -> str:
    kind = type(node).__name__
    if kind == "Atomic":
        return str(arrays[node.array])  # type: ignore[union-attr]  # an Atomic
    if kind == "Collective":
        return str(node.dtype)  # type: ignore[union-attr]  # a Collective
    return str(operands(node)[0].dtype)


def start_body(
    e: Numbers,
    program: Program,
    layout: Layout,
    vary: Vary,
    linear: Linear,
    proven: Proven,
    arguments: Arguments,
    make: type[Body] = Body,
) -> Body:
    """Return a body ready to emit: with its arguments, and locals in plain slots."""
    body = make(e, program, layout, vary, linear, proven)
    body.work = measured(program)
    use_arguments(body, arguments, layout)
    for name, elem in local_types(program).items():
        body.slots[name] = Slot(elem, e.alloca(elem, 8))  # LLVM promotes it to a register
    for node in statements(program.body):
        if isinstance(node, Declare) and node.space == "local":
            body.places[node.name] = fixed_place(e, Val("ptr", 0, "null"), node)
            elem = PRIVATE[node.dtype.name]
            body.slots[node.name] = Slot(elem, e.alloca(f"[{prod(node.shape)} x {elem}]"))
    return body


def use_arguments(body: Expressions, arguments: Arguments, layout: Layout) -> None:
    """Set the arrays, the scalars and the uniform ids of a body."""
    body.places.update(arguments.places)
    body.scalars.update(arguments.scalars)
    for axis in range(layout.rank):
        extent = body.e.convert("trunc", arguments.grid[axis], "i32")
        assert layout.group is not None
        size = body.e.const("i32", 0, layout.group[axis])
        body.ids["group_size", axis] = size
        body.ids["num_groups", axis] = extent
        body.ids["domain", axis] = body.e.bin("mul", extent, size)


def fixed_place(e: Numbers, base: Val, node: Declare) -> Place:
    """Return a declared array at an address."""
    return Place(base, tuple(e.const("i64", 0, extent) for extent in node.shape), node.dtype, node.shape)
