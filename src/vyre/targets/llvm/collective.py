"""Collectives: a strip is a subgroup, so its lanes are the 32 invocations that exchange values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Collective
from vyre.ops import TABLE
from vyre.targets.llvm.emit import Val

if TYPE_CHECKING:
    from vyre.targets.llvm.body import Body


def emit_collective(body: Body, node: Collective) -> None:
    """Emit a collective; the checker has shown that all 32 invocations of a subgroup reach it together."""
    assert body.layout.lanes == SUBGROUP
    args = [body.vectors(body.value(arg)) for arg in node.args]
    results = [_one(body, node, [column[strip] for column in args]) for strip in range(body.layout.strips)]
    body.write(node.target, results)


def _one(body: Body, node: Collective, args: list[Val]) -> Val:
    e, x = body.e, args[0]
    match node.op:
        case "add" | "min" | "max" | "and" | "or" | "xor":
            return _butterfly(body, node, x)
        case "exclusive_add":
            return _exclusive(body, node, x)
        case "ballot":
            word = e.assign(f"i{SUBGROUP}", 0, f"bitcast {x} to i{SUBGROUP}")
            return e.splat(word, SUBGROUP)
        case "any" | "all":
            word = e.assign(f"i{SUBGROUP}", 0, f"bitcast {x} to i{SUBGROUP}")
            test = (
                e.icmp("ne", word, e.like(word, 0))
                if node.op == "any"
                else e.icmp("eq", word, e.like(word, -1))
            )
            return e.splat(test, SUBGROUP)
        case "broadcast":
            named = e.extract(args[1], e.const("i64", 0, 0))
            lane = e.bin("and", named, e.like(named, SUBGROUP - 1))
            return e.splat(e.extract(x, e.resize(lane, "i64", signed=False)), SUBGROUP)
    return _shuffled(body, node, x, args[1])


def combine(body: Body, node: Collective, op: str, a: Val, b: Val) -> Val:
    """Combine the values of two lanes with an op."""
    row = TABLE[op]
    assert row.llvm is not None
    return body.e.rounded(node.dtype, row.llvm(body.e, node.dtype, node.dtype, a, b))


def _permuted(body: Body, x: Val, lanes: list[int]) -> Val:
    order = "<" + ", ".join(f"i32 {lane}" for lane in lanes) + ">"
    return body.e.assign(x.elem, x.lanes, f"shufflevector {x}, {x.type} poison, <{x.lanes} x i32> {order}")


def _butterfly(body: Body, node: Collective, x: Val) -> Val:
    for step in (16, 8, 4, 2, 1):
        x = combine(body, node, node.op, x, _permuted(body, x, [lane ^ step for lane in range(SUBGROUP)]))
    return x


def _exclusive(body: Body, node: Collective, x: Val) -> Val:
    total = x
    for step in (1, 2, 4, 8, 16):
        moved = _permuted(body, total, [max(lane - step, 0) for lane in range(SUBGROUP)])
        joined = combine(body, node, "add", moved, total)
        total = body.e.select(_from(step), joined, total)
    below = _permuted(body, total, [max(lane - 1, 0) for lane in range(SUBGROUP)])
    return body.e.select(_from(1), below, body.e.like(x, 0))


def _from(lane: int) -> Val:
    """The mask of lanes from `lane` on."""
    bits = ", ".join("i1 true" if at >= lane else "i1 false" for at in range(SUBGROUP))
    return Val("i1", SUBGROUP, f"<{bits}>")


def _shuffled(body: Body, node: Collective, x: Val, named: Val) -> Val:
    """Take values from other lanes by number, through memory."""
    e = body.e
    iota = e.iota("i32", SUBGROUP)
    amount = e.bin("and", named, e.like(named, SUBGROUP - 1))
    own = None
    if node.op == "shuffle":
        source = amount
    elif node.op == "shuffle_xor":
        source = e.bin("xor", iota, amount)
    elif node.op == "shuffle_up":
        source = e.bin("sub", iota, amount)
        own = e.icmp("slt", source, e.like(source, 0))
    else:
        source = e.bin("add", iota, amount)
        own = e.icmp("sgt", source, e.like(source, SUBGROUP - 1))
    source = e.bin("and", source, e.like(source, SUBGROUP - 1))
    picked = _picked(body, x, source)
    return picked if own is None else e.select(own, x, picked)


def _picked(body: Body, x: Val, source: Val) -> Val:
    e = body.e
    wide = e.convert("zext", x, "i8") if x.elem == "i1" else x
    table = e.alloca(wide.type)
    e.store(wide, table, 64)
    result = Val(wide.elem, SUBGROUP, "poison")
    for lane in range(SUBGROUP):
        at = e.resize(e.extract(source, e.const("i64", 0, lane)), "i64", signed=False)
        one = e.load(wide.elem, 0, e.gep(table, wide.elem, at), 1)
        result = e.assign(wide.elem, SUBGROUP, f"insertelement {result}, {one}, i64 {lane}")
    return e.icmp("ne", result, e.like(result, 0)) if x.elem == "i1" else result
