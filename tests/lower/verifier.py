"""Checks a Lowered: names are bound before they are used, types and kinds agree, jumps have a target, and
every access has a guard or a claim for each axis, claims being entailed by the facts around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import bool_
from vyre.ir.limits import GROUP_RANK, SUBGROUP
from vyre.lower.form import (
    INDEX,
    Any,
    Apart,
    Apply,
    Base,
    Block,
    Both,
    BufferExtent,
    Calc,
    Call,
    Charge,
    Claim,
    Clear,
    Compare,
    CutRow,
    EachStrip,
    Extend,
    Fact,
    Fetch,
    First,
    IfAll,
    Iota,
    Jump,
    Lane,
    Least,
    Let,
    Loop,
    Not,
    Number,
    Private,
    Ref,
    Row,
    Select,
    Set,
    Shared,
    Stmt,
    SubgroupStep,
    TableEntry,
    Type,
    Under,
    Update,
    Value,
    Variable,
    View,
    WaitForAll,
    While,
    Write,
    as_index,
    calc,
    domain,
    number,
)
from vyre.lower.lowered import Buffer, Function, LoweredForm, parts
from vyre.lower.ring import RingStep
from vyre.lower.ring_steps import FillRing, MultiplyTiles, values
from vyre.ops import COLLECTIVES


class Unsound(Exception):
    """A Lowered that no schedule may make."""


@dataclass(frozen=True, slots=True)
class _Scope:
    """The facts that hold at a statement. The tables are copied where a block begins."""

    names: dict[str, tuple[Type, Variation]]
    values: dict[str, Value]  # of names bound by Let
    locals: dict[str, tuple[Type, Variation]]
    ranks: dict[str, int]  # of buffers and private arrays
    private: set[str]
    shared: set[str]
    functions: Mapping[str, Function]
    facts: tuple[Fact, ...] = ()
    loops: frozenset[str] = field(default=frozenset())
    lanes: int = 0
    strips: tuple[int, ...] = ()
    mask: str = ""  # of the lanes for which the facts hold

    def inner(self) -> _Scope:
        names, values = dict(self.names), dict(self.values)
        locals_, ranks = dict(self.locals), dict(self.ranks)
        private, shared = set(self.private), set(self.shared)
        return replace(
            self, names=names, values=values, locals=locals_, ranks=ranks, private=private, shared=shared
        )


def verify(lowered: LoweredForm) -> int:
    """Return how many accesses rest on a proof; Unsound if something is wrong."""
    names: dict[str, tuple[Type, Variation]]
    names = {domain(axis).name: (INDEX, Variation.UNIFORM) for axis in range(max(lowered.rank, GROUP_RANK))}
    ranks: dict[str, int] = {}
    for param in lowered.params:
        if isinstance(param, Buffer):
            ranks[param.name] = param.rank
        else:
            names[param.name] = (param.type, Variation.UNIFORM)
    total = 0
    functions: dict[str, Function] = {}
    for function in lowered.functions:
        own = dict.fromkeys(function.params, (INDEX, Variation.UNIFORM))
        scope = _Scope({**names, **own}, {}, {}, dict(ranks), set(), set(), dict(functions), function.given)
        total += _block(function.body, scope)
        functions[function.name] = function
    return total


def _block(body: Block, scope: _Scope) -> int:
    return sum(_statement(statement, scope) for statement in body)


def _statement(s: Stmt, scope: _Scope) -> int:
    match s:
        case Let():
            _use(s.value, scope)
            _bind(s.name, s.value.type, s.value.kind, scope)
            scope.values[s.name] = s.value
        case Variable():
            _bind(s.name, s.type, s.kind, scope)
            scope.locals[s.name] = s.type, s.kind
        case Set():
            _use(s.value, scope)
            _mask(s.mask, scope)
            type_, kind = scope.locals.get(s.name, (None, Variation.UNIFORM))
            _require(type_ == s.value.type, f"{s.name} is no local of type {s.value.type}")
            _require(s.value.kind <= kind, f"{s.name} is one for all lanes, and its value is not")
            _require(
                s.mask is None or kind == Variation.VARYING, f"{s.name} is set under a mask for all lanes"
            )
        case Private():
            scope.ranks[s.name] = len(s.shape)
            scope.private.add(s.name)
        case Shared():
            scope.ranks[s.name] = len(s.shape)
            scope.shared.add(s.name)
        case Clear():
            _mask(s.mask, scope)
            is_private = s.first is None and s.name in scope.private
            _require(is_private or s.name in scope.shared, f"{s.name} cannot be cleared")
            if s.first is not None:
                _use(s.first, scope)
        case View():
            for extent in s.extents:
                _use(extent, scope)
            _require(s.buffer in scope.ranks, f"{s.buffer} is no buffer")
            scope.ranks[s.name] = len(s.extents)
        case Fetch():
            total = _access(s, scope)
            is_own = s.reach != "one" or (s.buffer in scope.private and scope.lanes > 0)
            kind = Variation.VARYING if is_own else max(part.kind for part in s.index)
            for name in (s.name, *s.more):
                _bind(name, s.type, kind, scope)
            return total
        case Write():
            for value in (s.value, *s.more):
                _use(value, scope)
                _require(value.type == s.type, f"{s.buffer} holds {s.type}, not {value.type}")
            if s.first is not None:
                _require(
                    s.reach == "each" and scope.lanes == SUBGROUP, "only lanes of a subgroup are counted"
                )
                _require(s.first.kind < Variation.VARYING, "lanes count from one place on")
                _use(s.first, scope)
                _mask(s.flags, scope)
            return _access(s, scope)
        case Update():
            for arg in s.args:
                _use(arg, scope)
            if s.alone is not None:
                _test(s.alone, scope)
            _guarded(s, s.guard, scope)
            if s.name:
                _bind(s.name, s.type, Variation.VARYING if scope.lanes else Variation.UNIFORM, scope)
        case SubgroupStep():
            for arg in s.args:
                _use(arg, scope)
            _require(scope.lanes in (0, SUBGROUP), f"a subgroup of {scope.lanes} lanes")
            kind = Variation.STRIP if COLLECTIVES[s.op].uniform else Variation.VARYING
            _bind(s.name, s.type, kind if scope.lanes else Variation.UNIFORM, scope)
        case WaitForAll():
            pass
        case IfAll():
            _test(s.test, scope)
            then = replace(scope.inner(), facts=scope.facts + s.given)
            for fact in s.given:
                _use(fact.limit, then)
            return _block(s.then, then) + _block(s.orelse, scope.inner())
        case EachStrip():
            _require(scope.lanes > 0, "strips without lanes")
            _require(s.last is None or s.first <= s.last <= min(scope.strips), "strips that are not there")
            return _block(s.body, scope.inner())
        case Loop():
            return _loop(s, scope)
        case While():
            inside = replace(scope.inner(), loops=scope.loops | {s.name})
            total = _block(s.before, inside)
            _test(s.test, inside)
            total += _block(s.body, inside.inner())
            return total + _block(s.following, inside.inner())
        case Jump():
            _require(s.to in scope.loops, f"a jump to {s.to}, which is not around it")
        case Charge():
            _use(s.times, scope)
        case Call():
            for arg in s.args:
                _use(arg, scope)
            called = scope.functions.get(s.function)
            _require(called is not None and len(called.params) == len(s.args), f"a call of {s.function}")
        case RingStep():
            for value in values(s):
                _use(value, scope)
            sources = [s.left, s.right] if isinstance(s, FillRing) else []
            _require(all(scope.ranks.get(side.array) == 2 for side in sources), "tiles of what is no matrix")
            sums = s.sums if isinstance(s, MultiplyTiles) else ""
            _require(not sums or sums in scope.private, f"{sums} is no private array")
        case never:
            assert_never(never)
    return 0


def _loop(s: Loop, scope: _Scope) -> int:
    for value in (s.low, s.high, *s.outer, *(() if s.step is None else (s.step,))):
        _use(value, scope)
    _require(s.step is None or not s.lanes, "a bundle has a step of its own")
    _require(all(strips % s.rows == 0 for strips in s.strips), "strips that belong to no row")
    inside = replace(scope.inner(), facts=scope.facts + s.given, loops=scope.loops | {s.var})
    if s.lanes:
        inside = replace(inside, lanes=s.lanes, strips=s.strips, mask=s.mask)
    _bind(s.var, INDEX, Variation.UNIFORM, inside)
    if s.mask:
        _require(s.strips == (s.rows,), "a part of several strips")
        _bind(s.mask, bool_, Variation.VARYING, inside)
    for fact in s.given:
        _use(fact.limit, inside)
    _require(not s.carried or s.strips == (1,), "several strips that move on together")
    total = sum(_statement(row.start, inside) for row in s.carried)
    total += _block(s.body, inside)
    for row in s.carried:
        same = inside.names[row.start.name] == inside.names.get(row.following)
        _require(same, f"{row.following} is no row that {row.start.name} can be")
    if s.rest:
        _bind(s.rest, INDEX, Variation.UNIFORM, scope)
    return total


def _require(is_met: bool, what: str) -> None:
    if not is_met:
        raise Unsound(what)


def _bind(name: str, type_: Type, kind: Variation, scope: _Scope) -> None:
    scope.names[name] = type_, kind
    scope.values.pop(name, None)
    scope.locals.pop(name, None)


def _mask(mask: Value | None, scope: _Scope) -> None:
    if mask is not None:
        _use(mask, scope)
        _require(mask.type == bool_, "a mask that is no condition")


def _test(test: Value, scope: _Scope) -> None:
    _use(test, scope)
    _require(test.type == bool_ and test.kind == Variation.UNIFORM, "a choice that lanes make apart")


def _use(value: Value, scope: _Scope) -> None:
    """Require that the names of a value are bound, and that its kind is the one its operands imply."""
    inside = parts(value)
    for part in inside:
        _use(part, scope)
    kind = max((part.kind for part in inside), default=Variation.UNIFORM)
    match value:
        case Ref():
            bound = scope.names.get(value.name)
            _require(bound is not None, f"{value.name} is used before it is bound")
            _require(bound == (value.type, value.kind), f"{value.name} is {bound}, not {value}")
        case BufferExtent():
            _require(value.axis < scope.ranks.get(value.buffer, 0), f"{value.buffer} has no such axis")
        case Apart():
            _require({value.one, value.other} <= scope.ranks.keys(), f"{value} is about no buffers")
        case Iota() | Base() | Row() | Lane() | First() | Any() | Least():
            _require(scope.lanes > 0, "lanes where there are none")
        case CutRow():
            _require(0 < value.by < scope.lanes, "a cut that is not inside of a row")
            _require(all(part.kind == Variation.VARYING for part in inside), "a cut out of what is no row")
        case Apply() | Calc() | Compare() | Both() | Select():
            _require(value.kind == kind, f"a value of kind {kind.name} is said to be {value.kind.name}")
        case Number() | Extend() | Under() | Not() | TableEntry():
            pass
        case never:
            assert_never(never)
    if isinstance(value, Calc | Compare):
        _require(value.a.type == value.b.type, f"{value.a.type} and {value.b.type} in one operation")


def _access(s: Fetch | Write, scope: _Scope) -> int:
    """Return whether an access rests on a proof."""
    _mask(s.guard, scope)
    is_vector = s.reach == "one" and len(s.more) + 1 == s.align
    is_tile = len(s.steps) == len(s.index) == len(s.proof) and s.reach == "each"
    is_run = isinstance(s, Fetch) and s.reach == "one" and len(s.until) == len(s.proof) > 0
    if isinstance(s, Fetch) and s.steps and (s.until or s.place):
        between = s.until[-1].form.const - s.proof[-1].form.const + 1 if s.until else 0
        _require(between == s.apart > s.place >= 0, f"neighbours in {s.buffer} that nothing claims")
    _require(
        is_vector or is_tile or is_run or not s.more, f"neighbours in {s.buffer} that may be outside of it"
    )
    if not s.proof:
        _guarded(s, s.guard, scope)
        return 0
    _indexed(s, scope)
    if scope.mask and s.reach != "one":
        tests = () if s.guard is None else _conjuncts(s.guard, scope)
        _require(Ref(scope.mask, bool_, Variation.VARYING) in tests, f"{s.buffer} is accessed beyond the row")
    axes = [(claim.buffer, claim.axis) for claim in s.proof]
    _require(
        axes == [(s.buffer, axis) for axis in range(len(s.index))], f"not every axis of {s.buffer} is proven"
    )
    for claim in (*s.proof, *s.until) if isinstance(s, Fetch) else s.proof:
        _held(claim, scope)
    _chosen(s, scope)
    return 1


def _held(claim: Claim, scope: _Scope) -> None:
    """Require that a fact around a statement makes a form an index."""
    limit, form = BufferExtent(claim.buffer, claim.axis), claim.form
    held = (
        fact.limit == limit
        and replace(fact.low, const=0) == replace(form, const=0)
        and fact.low.const <= form.const <= fact.high.const
        for fact in scope.facts
    )
    _require(any(held), f"no fact around it makes {form} an index of {claim.buffer}")


def _chosen(s: Fetch | Write, scope: _Scope) -> None:
    """Require that the last index, if it is a choice of another one than is claimed, tests that one; a whole
    row is inside with its first element, as both are multiples of it.
    """
    last = s.index[-1]
    if isinstance(last, Calc) and isinstance(last.b, Select):
        tests = set(_conjuncts(last.b.test, scope))
        further = calc("add", last.a, last.b.then)
        _require(last.b.other == number(0), "a choice whose other branch is not the claim")
        _require(
            Under(further, BufferExtent(s.buffer, len(s.index) - 1)) in tests, "a choice that tests nothing"
        )
        _require(s.align > 1 or s.reach != "row", "a row that may begin anywhere")


def _indexed(s: Fetch | Write | Update, scope: _Scope) -> None:
    _require(len(s.index) == scope.ranks.get(s.buffer), f"{s.buffer} has another rank")
    for part in s.index:
        _use(part, scope)
        _require(part.type == INDEX, f"an index of {s.buffer} is no position")
    if not isinstance(s, Update):
        is_row = s.reach == "row" or s.steps != ()
        _require(
            not is_row or max(part.kind for part in s.index) < Variation.VARYING, "a row has one first index"
        )


def _guarded(s: Fetch | Write | Update, guard: Value | None, scope: _Scope) -> None:
    """Require that the guard tests every axis of the index that is accessed."""
    _indexed(s, scope)
    tests = set() if guard is None else set(_conjuncts(guard, scope))
    known = () if isinstance(s, Update) else s.known
    for claim in known:
        _require(claim.buffer == s.buffer, f"{s.buffer} is accessed by what is known of {claim.buffer}")
        _held(claim, scope)
    for axis, part in enumerate(s.index):
        if axis in [claim.axis for claim in known]:
            continue
        place = part.value if isinstance(part, Extend) else part
        place = place.value if isinstance(place, Lane) else place
        limit = BufferExtent(s.buffer, axis)
        tested = Under(place, limit) in tests or (isinstance(part, Number) and _is_tested(part, limit, tests))
        _require(tested, f"nothing guards axis {axis} of {s.buffer}")


def _is_tested(part: Number, limit: BufferExtent, tests: set[Value]) -> bool:
    """True if a number of the language with this value is tested."""
    return any(
        isinstance(test, Under)
        and test.limit == limit
        and isinstance(test.value, Number)
        and as_index(test.value) == part
        for test in tests
    )


def _conjuncts(guard: Value, scope: _Scope) -> Iterator[Value]:
    """Yield the conditions that a guard consists of, those behind names too."""
    match guard:
        case Both():
            yield from _conjuncts(guard.a, scope)
            yield from _conjuncts(guard.b, scope)
        case Ref() if guard.name in scope.values:
            yield from _conjuncts(scope.values[guard.name], scope)
        case condition:
            yield condition
