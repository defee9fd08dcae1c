"""Decides which backends can run a program; for the others gives every reason at once, each with a fix."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod
from typing import assert_never

from vyre.ir.dtypes import DType
from vyre.ir.nodes import (
    Assign,
    Atomic,
    Barrier,
    Break,
    Collective,
    Continue,
    Declare,
    For,
    GridSync,
    If,
    Op,
    Program,
    Region,
    Return,
    Space,
    Store,
)
from vyre.ir.problem import CallError
from vyre.ir.spoken import byte_size
from vyre.ir.walk import evaluated_by, statements
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.targets.target import Capabilities


@dataclass(frozen=True, slots=True)
class Needs:
    """The requirements of a program."""

    dtypes: frozenset[DType] = frozenset()
    ops: frozenset[str] = frozenset()
    grid_sync: bool = False
    in_order: bool = False
    workgroup: tuple[int, ...] | None = None
    bytes: dict[Space, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a backend does not run a program, and the fix."""

    what: str
    fix: str


def needs(program: Program) -> Needs:
    """The requirements of a program, which should be expanded."""
    types = {param.dtype for param in program.params}
    ops: set[str] = set()
    taken: dict[Space, int] = {"shared": 0, "local": 0}
    grid_sync = in_order = False
    for node in statements(program.body):
        match node:
            case Atomic():
                ops.add(ATOMICS[node.op].syntax)
            case Collective():
                ops.add(COLLECTIVES[node.op].syntax)
                in_order = in_order or COLLECTIVES[node.op].scope == "launch"
                types.add(node.dtype)
            case Declare():
                types.add(node.dtype)
                taken[node.space] += prod(node.shape) * node.dtype.itemsize
            case GridSync():
                grid_sync = True
            case Assign() | Store() | If() | For() | Break() | Continue() | Return() | Barrier() | Region():
                pass
            case never:
                assert_never(never)
        for expr in evaluated_by(node):
            types.add(expr.dtype)
            if isinstance(expr, Op):
                ops.add(expr.op)
    return Needs(frozenset(types), frozenset(ops), grid_sync, in_order, program.workgroup, taken)


def refusals(wanted: Needs, has: Capabilities) -> tuple[Reason, ...]:
    """Every reason why a backend does not accept a program; empty if it does."""
    return (*_missing(wanted, has), *_too_large(wanted, has))


def launch_refusals(
    has: Capabilities, *, groups: tuple[int, ...] | None, array_bytes: int
) -> tuple[Reason, ...]:
    """Every reason why a backend does not accept a launch of a program that it accepts."""
    reasons = []
    if groups is not None and max(groups, default=0) > has.groups:
        what = f"{max(groups)} workgroups along an axis are more than its {has.groups}"
        reasons.append(Reason(what, "use larger workgroups, or launch parts of the domain"))
    if has.memory_bytes is not None and array_bytes > has.memory_bytes:
        what = f"the arrays take {byte_size(array_bytes)}, and it has {byte_size(has.memory_bytes)} of memory"
        reasons.append(Reason(what, "launch parts of the domain"))
    return tuple(reasons)


def refused(kernel: str, reasons: dict[str, tuple[Reason, ...]]) -> CallError:
    """The error for a program that no device accepts: all reasons of each device, by name."""
    lines = [
        f"  {device}: {reason.what}. Fix: {reason.fix}." for device, why in reasons.items() for reason in why
    ]
    where = " and ".join(repr(device) for device in reasons)
    return CallError(f"{kernel} cannot run on {where}.\n" + "\n".join(lines))


def _missing(wanted: Needs, has: Capabilities) -> Iterator[Reason]:
    types = sorted(dtype.name for dtype in wanted.dtypes - has.dtypes)
    if types:
        yield Reason(f"it has no {_listed(types)}", "use other types there, or another device")
    ops = sorted(_spoken(op) for op in wanted.ops - has.ops) if has.ops is not None else []
    if ops:
        yield Reason(f"it has no {_listed(ops)}", "write the kernel without, or use another device")
    if wanted.grid_sync and not has.grid_sync:
        yield Reason("it has no grid_sync()", "make the parts between the barriers kernels of their own")
    if wanted.in_order and not has.in_order:
        what = "a workgroup that waits for another may keep it from running there, so it has no group_prefix"
        yield Reason(what, "store the workgroups' values, and add them in a launch of their own")


def _too_large(wanted: Needs, has: Capabilities) -> Iterator[Reason]:
    group = wanted.workgroup or ()
    if prod(group) > has.workgroup:
        what = f"a workgroup of {prod(group)} invocations is more than its {has.workgroup}"
        yield Reason(what, "declare a smaller workgroup")
    for axis, (size, most) in enumerate(zip(group, has.axes, strict=False)):
        if size > most:
            what = f"a workgroup of {size} along axis {axis} is more than its {most}"
            yield Reason(what, "declare a smaller workgroup")
    most_bytes: dict[Space, int] = {"shared": has.shared_bytes, "local": has.local_bytes}
    for space, most in most_bytes.items():
        taken = wanted.bytes.get(space, 0)
        if taken > most:
            what = f"{byte_size(taken)} of {space} arrays are more than its {byte_size(most)}"
            yield Reason(what, f"make the {space} arrays smaller")


def _spoken(op: str) -> str:
    row = TABLE.get(op)
    return row.syntax if row is not None else op


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
