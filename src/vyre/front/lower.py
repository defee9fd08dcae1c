"""Lowering of a whole function: signature, names, body. The result is a Program, or all its problems."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from vyre.front import notes, tables
from vyre.front.compound_types import Complex, leaf_types
from vyre.front.compounds import of_leaves
from vyre.front.expressions import as_expression, brief
from vyre.front.inlining import bind_parts, changes, lower_block
from vyre.front.known import Capture, Parameter, Part
from vyre.front.notes import Note
from vyre.front.scope import Frame, KernelTooLarge, Local, Mistake, Parts, Scope
from vyre.front.signature import read_signature
from vyre.front.sizes import TooDeep, TooOften, tree_count
from vyre.front.statements import READERS
from vyre.front.template import Template
from vyre.front.values import ArrayValue, Num, Several
from vyre.ir import limits
from vyre.ir.dtypes import DType
from vyre.ir.literal import Lit
from vyre.ir.nodes import Access, Assign, Expr, Param, Program, Var
from vyre.ir.problem import Problem

_TOO_DEEP = ("this code is nested too deeply.", "give parts of it names, in statements of their own.")


@dataclass(frozen=True, slots=True)
class LoweredKernel:
    """A Program, with placeholders where there are problems, its parameters as written, and its captures."""

    program: Program
    parameters: tuple[Parameter, ...]
    problems: tuple[Problem, ...]
    captured: tuple[Capture, ...]
    renamed: Mapping[str, str]  # name in the Program -> the user's name, where they differ
    notes: tuple[Note, ...] = ()  # whose records the last parameter of the Program takes


def lower(
    template: Template, *, consts: Mapping[str, object], workgroup: tuple[int, ...] | None, slack: int = 1
) -> LoweredKernel:
    """The Program of a kernel for these Const values; one whose source has `slack` times the pieces that a
    Program may have is not lowered.
    """
    return _lowered(template, consts, workgroup, slack)[0]


Number: TypeAlias = DType | Complex


def local_types(template: Template, local: str) -> tuple[LoweredKernel, Number | tuple[Number, ...] | None]:
    """A kernel, and the type of a local at its end: of a number, or of each in a tuple; else None."""
    lowered, frame, types = _lowered(template, {}, None)

    def number(held: object) -> Number | None:
        if isinstance(held, Local):
            return types.get(held.name)
        return held.kind if isinstance(held, Parts) and isinstance(held.kind, Complex) else None

    held = frame.names.get(local)
    parts = held.items if isinstance(held, Parts) and held.kind is None else ()
    kinds = [number(part) for part in parts]
    several = None if None in kinds else tuple(kind for kind in kinds if kind is not None)
    return lowered, number(held) or several


def _lowered(
    template: Template, consts: Mapping[str, object], workgroup: tuple[int, ...] | None, slack: int = 1
) -> tuple[LoweredKernel, Frame, Mapping[str, DType | None]]:
    tree = template.source.tree
    frame = Frame(template.source, template.env, template.owner)
    low = Scope(frame, READERS)
    parameters: list[Parameter] = []
    params: tuple[Param, ...] = ()
    names = _local_names(low, template, consts, slack)
    if names is None:
        failed = LoweredKernel(Program(tree.name, (), (), workgroup), (), tuple(low.problems), (), {})
        return failed, frame, low.types
    try:
        parameters = read_signature(low, template, consts)
        frame.assigned = names
        frame.once = low.set_once(tree)
        params = _bind(low, parameters, tree)
        lower_block(low, tree.body)
        low.require_size(tree.body[-1])
    except KernelTooLarge:
        low.out.clear()  # nothing else is worth saying, and to check it would take long
    except RecursionError:  # the caller's stack was already nearly full
        low.problem("P121", *_TOO_DEEP, tree)
    body = tuple(low.out)
    if low.notes:
        params, body = (*params, notes.param(low.noted)), notes.with_numbers(body, workgroup)
    program = Program(program_name(tree.name), params, body, workgroup)
    lowered = LoweredKernel(
        program, tuple(parameters), tuple(low.problems), tuple(low.captured.values()), low.renamed,
        tuple(low.notes),
    )  # fmt: skip
    return lowered, frame, low.types


def program_name(name: str) -> str:
    """A kernel's name, changed where a Program does not allow it."""
    return name[: limits.NAME_LENGTH]


def _bind(low: Scope, parameters: list[Parameter], tree: ast.FunctionDef) -> tuple[Param, ...]:
    """Name every parameter and local in the Program; parameters that are assigned are copied first."""
    params: list[Param] = []
    copies: list[tuple[str, Expr]] = []
    frame = low.frame
    for parameter in parameters:
        if parameter.role == "const":
            value = frame.names.get(parameter.name)
            if parameter.name in frame.assigned and isinstance(value, Num):
                held: Expr = Lit(value.default, 0)
                with suppress(Mistake):
                    held = as_expression(low, value, tree)
                copies.append((parameter.name, held))
            continue
        assert parameter.dtype is not None
        name = low.fresh(re.sub(r"\W+", "_", parameter.name).rstrip("_"))
        access: Access = parameter.role  # type: ignore[assignment]  # const is handled above
        params.append(Param(name, access, parameter.dtype, parameter.rank, parameter.axes))
        if access != "scalar":
            frame.names[parameter.name] = ArrayValue(
                name, parameter.dtype, parameter.rank, parameter.name, element=parameter.element
            )
        elif parameter.part is not None:
            _bind_part(low, parameter.part, Var(name, parameter.dtype))
        elif parameter.name in frame.assigned:
            copies.append((parameter.name, Var(name, parameter.dtype)))
        else:
            frame.names[parameter.name] = Var(name, parameter.dtype)
    _bind_locals(low, copies)
    return tuple(params)


def _bind_part(low: Scope, part: Part, value: Var) -> None:
    """Name a parameter of several numbers with the last of them; one that is assigned is copied first."""
    frame = low.frame
    held = frame.names.get(part.owner)
    leaves = [*tables.leaves(held), value] if part.at and isinstance(held, Several) else [value]
    if part.at + 1 < len(leaf_types(part.kind)):
        frame.names[part.owner] = Several(tuple(leaves))
        return
    whole = of_leaves(part.kind, leaves)
    frame.names[part.owner] = whole
    if changes(frame.source.tree, part.owner):
        bind_parts(low, part.owner, whole, frame)


def _bind_locals(low: Scope, copies: list[tuple[str, Expr]]) -> None:
    frame = low.frame
    taken = {name for name, _ in copies}
    for name in sorted(frame.assigned):
        if name in taken or name not in frame.names:
            frame.names[name] = Local(low.fresh(name))
    for name, value in copies:
        bound = frame.names[name]
        assert isinstance(bound, Local)
        low.types[bound.name] = value.dtype
        low.emit(Assign(bound.name, value))


def _local_names(
    low: Scope, template: Template, consts: Mapping[str, object], slack: int
) -> frozenset[str] | None:
    """The names that the function assigns; None, and a problem, if it is nested too deep, or so large with
    all calls inlined and all loops unrolled that there is no need to lower it.
    """
    tree = template.source.tree
    count = tree_count(template, consts, limits.NODES if slack == 1 else inf)
    try:
        count.add([tree.args])
        count.nodes = 0  # parameters are none of the statements
        for statement in tree.body:
            count.add([statement])
            if slack == 1 and count.grown > limits.UNROLLED:  # what is printed is not to be compiled yet
                most = f"{limits.UNROLLED} statements and expressions"
                what = f"unrolled, the loops up to here would add more than {most}."
                fix = "use a plain range for the outer one of nested loops, or unroll fewer iterations."
                low.problem("P060", what, fix, statement)
                return None
            if count.nodes - (count.grown if slack > 1 else 0) > slack * limits.NODES:
                low.refuse_size(statement)
                return None
    except TooDeep as fault:
        low.problem("P121", *_TOO_DEEP, fault.node or tree)
        return None
    except TooOften as fault:
        name = brief(fault.node.target)
        what = f"the loop over {name!r} is unrolled {fault.copies} times; {limits.UNROLL} are allowed."
        low.problem("P060", what, "use a plain range, or unroll an inner part of it.", fault.node)
        return None
    return frozenset(count.names)
