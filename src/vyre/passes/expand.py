"""Replace operations that have an expansion by its statements.

A row without a meaning has the text of a function in the kernel language. The front end lowers it once
for each choice of operand types; for every use, its statements are inserted with fresh locals before the
statement that contains it. This is correct because a statement evaluates its operands once and before it
acts. f16 and bf16 without a text of their own are computed in f32 and rounded once.

Collectives of a workgroup are expanded likewise. Each use has shared memory of its own, declared at the top;
in a loop a barrier follows it, so that the next iteration does not write what another invocation still reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from vyre.analysis.effects import assigned_in
from vyre.front import read
from vyre.ir import limits
from vyre.ir.dtypes import DType, f32
from vyre.ir.literal import Lit
from vyre.ir.nodes import (
    Assign,
    Barrier,
    Block,
    Collective,
    Cond,
    Declare,
    Expr,
    For,
    Id,
    If,
    Node,
    Op,
    Param,
    Program,
    Region,
    Shape,
    Var,
)
from vyre.ir.walk import (
    blocks,
    children,
    expressions,
    kept,
    map_expressions,
    operands,
    rewrite_block,
    with_blocks,
    with_children,
    with_operands,
)
from vyre.ops import COLLECTIVES, TABLE, build
from vyre.ops.workgroup import OF_EQUALS
from vyre.passes.names import fresh_names, names_beside, used_names, with_arrays, with_names

RESULT = ""  # the result of a function, treated as a local
DEEPEST = 8  # nested blocks that the expansions of one operation may need


def expand(program: Program, is_own: Callable[[Op], bool] | None = None) -> Program:
    """The program without operations that have an expansion, but for those that are the target's own.

    y[i] = clamp(x[i], 0, 9)     becomes     region("clamp"): _e0 = x[i]; _e1 = min(max(_e0, 0), 9)
                                             y[i] = _e1
    """
    writer = _Expander(fresh_names(program, "_e"), program.workgroup or (), is_own)
    body = writer.block(program.body, limits.BLOCK_DEPTH - 1)
    return replace(program, body=(*writer.shared, *body) if writer.shared else body)


def expand_launch_wide(program: Program, *, is_uniform: bool = False) -> tuple[Program, tuple[Declare, ...]]:
    """The program without collectives of the launch, and the arrays of the launch that it then uses: each is
    a parameter that starts at zero, with as many columns for each workgroup as it declares. If it
    `is_uniform`, results that all invocations of a workgroup share are passed through an operation of the
    workgroup, so that the expansion shows this.
    """
    writer, arrays = _Expander(fresh_names(program, "_e"), program.workgroup or ()), list[Declare]()

    def at(node: Node) -> Block:
        if not isinstance(node, Collective) or COLLECTIVES[node.op].scope != "launch":
            return (node,)
        known = len(writer.shared)
        is_same = is_uniform and COLLECTIVES[node.op].uniform
        own = replace(node, target=next(writer.names)) if is_same else node
        code = writer.collective(own, operands(node), limits.BLOCK_DEPTH)
        arrays.append(writer.shared.pop(known))
        if is_same:
            bits, word = build.bits(Var(own.target, node.dtype)), next(writer.names)
            same = Collective(word, OF_EQUALS, (bits,), bits.dtype)
            code += (same, Assign(node.target, build.from_bits(Var(word, bits.dtype), node.dtype)))
        return code

    body = rewrite_block(program.body, at)
    params = tuple([Param(array.name, "inout", array.dtype, len(array.shape)) for array in arrays])
    program = replace(program, params=(*program.params, *params), body=(*writer.shared, *body))
    return program, tuple(arrays)


class _Expander:
    """Writes statements without expandable operations, with at most `levels` further levels of nesting."""

    def __init__(
        self, names: Iterator[str], workgroup: tuple[int, ...] = (),
        is_own: Callable[[Op], bool] | None = None,
    ) -> None:  # fmt: skip
        self.names, self.workgroup, self.is_own = names, workgroup, is_own
        self.loops = 0  # around the statement
        self.shared: list[Declare] = []

    def block(self, block: Block, levels: int) -> Block:
        out: list[Node] = []
        for node in block:
            before: list[Node] = []
            parts = tuple([self.written(part, before, levels) for part in operands(node)])
            self.loops += isinstance(node, For)
            inner = tuple([self.block(part, levels - 1) for part in blocks(node)])
            self.loops -= isinstance(node, For)
            out.extend(before)
            if isinstance(node, Collective) and COLLECTIVES[node.op].scope == "workgroup":
                out.extend(self.collective(node, parts, levels))
            else:
                out.append(with_blocks(with_operands(node, parts), inner))
        return kept(block, out)

    def collective(self, node: Collective, args: tuple[Expr, ...], levels: int) -> Block:
        """The statements of a collective of the workgroup or the launch."""
        function = _collective(node.op, args[0].dtype, self.workgroup)
        inside: list[Node] = []
        result = self.bound(function, args, inside)
        inside.append(Assign(node.target, result))
        if self.loops:
            inside.append(Barrier())
        self.shared += [part for part in inside if isinstance(part, Declare)]
        body = tuple([part for part in inside if not isinstance(part, Declare)])
        return (Region(node.op, body),) if levels > 0 else body

    def written(self, expr: Expr, before: list[Node], levels: int) -> Expr:
        """The expression without expandable operations; the statements it needs go to `before`."""
        if isinstance(expr, Cond) and levels > 0 and self.has_expanded_branch(expr):
            return self.branches(expr, before, levels)
        parts = tuple([self.written(part, before, levels) for part in children(expr)])
        if isinstance(expr, Op) and self.is_expanded(expr):
            return self.expansion(expr, parts, before, levels)
        return with_children(expr, parts)

    def is_expanded(self, expr: Expr) -> bool:
        if not isinstance(expr, Op) or TABLE[expr.op].meaning is not None:
            return False
        return self.is_own is None or not self.is_own(expr)

    def has_expanded_branch(self, expr: Cond) -> bool:
        parts = (part for branch in (expr.then, expr.other) for part in expressions(branch))
        return any(map(self.is_expanded, parts))

    def branches(self, expr: Cond, before: list[Node], levels: int) -> Var:
        """A Cond as an If, so that only the branch taken is computed."""
        test = self.written(expr.test, before, levels)
        local = Var(next(self.names), expr.dtype)
        before.append(
            If(test, self.arm(expr.then, local, levels - 1), self.arm(expr.other, local, levels - 1))
        )
        return local

    def arm(self, branch: Expr, local: Var, levels: int) -> Block:
        out: list[Node] = []
        value = self.written(branch, out, levels)
        return (*out, Assign(local.name, value))

    def expansion(self, expr: Op, args: tuple[Expr, ...], before: list[Node], levels: int) -> Expr:
        """The local with the value of an operation; its statements go to `before`."""
        source = args[-1].dtype
        through = _computed_as(expr.op, source)
        wide = tuple([build.converted(arg, through) if arg.dtype == source else arg for arg in args])
        inside: list[Node] = []
        value = self.inlined(expr.op, wide, inside, min(levels - 1, DEEPEST))
        result = build.converted(value, expr.dtype)
        if not _is_leaf(result):
            local = Var(next(self.names), result.dtype)
            inside.append(Assign(local.name, result))
            result = local
        before.extend((Region(expr.op, tuple(inside)),) if levels > 0 and inside else inside)
        return result

    def inlined(self, op: str, args: tuple[Expr, ...], inside: list[Node], levels: int) -> Expr:
        """The result of a row's function on `args`; its body, with fresh locals, goes to `inside`."""
        function = _function(op, tuple([arg.dtype for arg in args]), max(levels, 0))
        return self.bound(function, args, inside)

    def bound(self, function: read.FunctionBody, args: tuple[Expr, ...], inside: list[Node]) -> Expr:
        """The result of a function on `args`; its body, with fresh locals and arrays, goes to `inside`."""
        own = {name: next(self.names) for name in sorted(assigned_in(function.body))}
        binding: dict[str, Expr] = {}
        for param, arg in zip(function.params, args, strict=True):
            if param not in own and _is_leaf(arg):
                binding[param] = arg
            else:
                own.setdefault(param, next(self.names))
                inside.append(Assign(own[param], arg))

        def bound(expr: Expr) -> Expr:
            return binding.get(expr.name, expr) if isinstance(expr, Var) else expr

        # Arguments come last, so that their names are not confused with those of the function.
        whole = with_names((*function.body, Assign(RESULT, function.result)), own)
        arrays = {node.name: next(self.names) for node in function.body if isinstance(node, Declare)}
        *body, result = with_arrays(map_expressions(whole, bound), arrays)
        inside.extend(body)
        return operands(result)[0]


def _is_leaf(expr: Expr) -> bool:
    return isinstance(expr, Lit | Var | Id | Shape)


def _computed_as(op: str, source: DType) -> DType:
    """The type that an operation on `source` is computed in."""
    return f32 if source.is_narrow and source.name not in TABLE[op].expansion else source


@lru_cache(maxsize=256)
def _collective(op: str, dtype: DType, workgroup: tuple[int, ...]) -> read.FunctionBody:
    """The function of a collective of the workgroup or the launch."""
    text = COLLECTIVES[op].expansion
    assert text is not None
    return read.function(text(dtype, workgroup), (dtype,))


@lru_cache(maxsize=1024)
def _function(op: str, dtypes: tuple[DType, ...], levels: int) -> read.FunctionBody:
    """The function of a row for operands of these types, itself without expandable operations."""
    texts = TABLE[op].expansion
    function = read.function(texts.get(dtypes[-1].name) or texts["*"], dtypes)
    writer = _Expander(names_beside({*function.params, *used_names(function.body)}, "_e"))
    body = [*writer.block(function.body, levels)]
    result = writer.written(function.result, body, levels)
    return read.FunctionBody(function.params, tuple(body), result)
