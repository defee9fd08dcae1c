"""A kernel in the lowered form: its parameters, the functions that a machine runs, and facts about indices in
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from vyre.analysis.index import Form
from vyre.ir import nodes
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Param, Program, StridedLayout, StridedParam
from vyre.ir.walk import statements
from vyre.lower import launch
from vyre.lower.form import (
    Any,
    Apart,
    Apply,
    Base,
    Block,
    Both,
    BufferExtent,
    Calc,
    Claim,
    Compare,
    CutRow,
    EachStrip,
    Extend,
    Fact,
    First,
    IfAll,
    Iota,
    Lane,
    Least,
    Loop,
    Not,
    Number,
    Ref,
    Row,
    Select,
    Stmt,
    TableEntry,
    Under,
    Value,
    While,
)
from vyre.lower.launch import ALIGNED, LaunchShape


@dataclass(frozen=True, slots=True)
class Buffer:
    """An array parameter, and what is known of where it lies.

    Its address is a multiple of `align` bytes, if that is not 0, and its last extent one of `divisor`.
    `sizes` are the extents along its axes, 0 where that is not known. If `is_apart`, no store to another
    array changes it; if `is_narrow`, offsets in bytes have 31 bits; if `is_own`, it has the domain's shape,
    and invocations access no other element than their own. With a `layout`, its rows are apart.
    """

    name: str
    type: DType
    rank: int
    writable: bool
    align: int = 0
    divisor: int = 1
    sizes: tuple[int, ...] = ()
    is_apart: bool = False
    is_narrow: bool = False
    is_own: bool = False
    layout: StridedLayout | None = None


@dataclass(frozen=True, slots=True)
class Function:
    """Statements with parameters of type INDEX; `is_rare` if they run only where others cannot. A rare
    function without statements ends the process.

    One that runs a workgroup has its ids as parameters, and `given` holds for each of its invocations. One
    that a GPU's thread runs has special registers as parameters: `tid`, `ctaid` and `nctaid` along `x`, `y`
    and `z`, and `laneid`; it may use as many `registers`, if that is not 0.
    """

    name: str
    params: tuple[str, ...]
    body: Block
    is_rare: bool = False
    given: tuple[Fact, ...] = ()
    registers: int = 0


@dataclass(frozen=True, slots=True)
class LoweredForm:
    """Functions, the last of which is the entry; the parameters in the order of the argument block.

    The extents of the launch's domain are bound as `domain.0` to `domain.2`, or further for a domain of
    more axes, `rank`: those of an element kernel in invocations, those of one with workgroups of the sizes
    `group` in workgroups. `launch` is the shape of its launch on a GPU.
    """

    name: str
    params: tuple[Buffer | Ref, ...]
    functions: tuple[Function, ...]
    group: tuple[int, ...] | None = None
    rank: int = 1
    launch: LaunchShape | None = None


def parameters(program: Program, facts: launch.Facts | None = None) -> tuple[Buffer | Ref, ...]:
    """Return the parameters of a program; `facts` are what is known of its arrays."""
    waits = any(isinstance(node, nodes.Barrier | nodes.GridSync) for node in statements(program.body))

    def array(param: Param) -> Buffer:
        layout = param.layout if isinstance(param, StridedParam) else None
        sizes = () if layout else param.sizes
        buffer = Buffer(param.name, param.dtype, param.rank, param.access != "in", sizes=sizes, layout=layout)
        if facts is None:
            return buffer
        # Not where threads exchange values: LLVM would not see that a barrier changes such an array.
        is_apart = facts.distinct and not (waits and buffer.writable)
        align, divisor = ALIGNED if facts.aligned else param.dtype.itemsize, facts.divisor
        return replace(
            buffer, align=align, divisor=divisor if param.rank > 1 else 1, is_apart=is_apart,
            is_narrow=facts.narrow,
            sizes=(*sizes[:-1], dict(facts.channels).get(param.name, 0) or sizes[-1]) if sizes else (),
        )  # fmt: skip

    return tuple(
        [array(param) if param.is_array else Ref(param.name, param.dtype) for param in program.params]
    )


def parts(value: Value) -> tuple[Value, ...]:
    """Return the values directly inside a value."""
    match value:
        case Number() | Ref() | BufferExtent() | Iota() | Base() | Row() | Apart():
            return ()
        case Apply():
            return value.args
        case Calc() | Compare() | Both():
            return value.a, value.b
        case Extend() | Not() | Lane() | First() | Least():
            return (value.value,)
        case CutRow():
            return value.low, value.high
        case Under():
            return value.value, value.limit
        case Select():
            return value.test, value.then, value.other
        case Any():
            return (value.mask,)
        case TableEntry():
            return (value.index,)
    assert_never(value)


def all_statements(body: Block) -> Iterator[Stmt]:
    """Yield all statements, those in other statements too."""
    for statement in body:
        yield statement
        match statement:
            case IfAll():
                yield from all_statements(statement.then + statement.orelse)
            case Loop() | EachStrip():
                yield from all_statements(statement.body)
            case While():
                yield from all_statements(statement.before + statement.body + statement.following)


def refs(value: Value) -> Iterator[Ref]:
    """Yield the names that a value reads."""
    if isinstance(value, Ref):
        yield value
    for part in parts(value):
        yield from refs(part)


# By the variable part of their forms, the buffer and the axis.
Facts = Mapping[tuple[Form, str, int], Fact]
Claims = tuple[Claim, ...]


def entailed(facts: Facts, form: Form, array: str, axis: int) -> bool:
    """True if the facts say that a form lies inside an axis."""
    fact = facts.get((form.variable, array, axis))
    return fact is not None and fact.low.const <= form.const <= fact.high.const


def proof_or_known(claims: Claims, index: Sequence[Value]) -> tuple[Claims, Claims]:
    """Return claims as the proof of an access, if they are about all axes, or as known beside a guard."""
    return (claims, ()) if len(claims) == len(index) else ((), claims)
