"""Atomics in the lowering of workgroups and for GPUs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vyre.emit.llvm import memory
from vyre.emit.llvm.atomic import emit_strip
from vyre.emit.llvm.builder import Val
from vyre.ir.nodes import Atomic

if TYPE_CHECKING:
    from vyre.targets.llvm.body import Body


def emit_atomic(body: Body, node: Atomic) -> None:
    """Emit an atomic for all active invocations; the old values go to its target."""
    e, lanes = body.e, body.layout.lanes
    place = body.places[node.array]
    index = [body.strips(body.value(part)) for part in node.index]
    signed = [part.dtype.kind == "int" for part in node.index]
    values = [body.strips(body.value(arg)) for arg in node.args]
    olds: list[Val] = []
    for strip, mask in enumerate(body.strips_of_mask()):
        parts = [column[strip] for column in index]
        test = memory.inside(e, place, parts, signed)
        at = memory.offset(e, place, parts, signed)
        if mask is not None:
            test = e.bin("and", e.splat(test, lanes), mask)
        args = [column[strip] for column in values]
        wanted = node.target is not None
        olds.append(emit_strip(e, node.op, place, at, args, test, lanes, is_wanted=wanted))
    if node.target is not None:
        body.write(node.target, list(olds))
