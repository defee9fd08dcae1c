"""The printer of Lowered in WGSL. It decides nothing: what runs, and under which guard, is in the form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod
from typing import assert_never

from vyre.emit.wgsl import collective, library
from vyre.emit.wgsl.block import GRID, layout, word
from vyre.emit.wgsl.forms import (
    compared,
    filled,
    form,
    kept,
    literal,
    pair,
    single_bits,
    wgsl_type,
    whole,
    width,
    zero,
)
from vyre.emit.wgsl.memory import WgslArray
from vyre.emit.wgsl.profile import ASSUMED, Profile
from vyre.ir import floats
from vyre.ir.dtypes import DType
from vyre.ir.problem import CallError
from vyre.lower.form import (
    Any,
    Apply,
    Base,
    Block,
    Both,
    BufferExtent,
    Calc,
    Call,
    Charge,
    Clear,
    Compare,
    CutRow,
    EachStrip,
    Extend,
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
    Under,
    Update,
    Value,
    Variable,
    View,
    WaitForAll,
    While,
    Write,
    is_signed,
)
from vyre.lower.lowered import Buffer, LoweredForm
from vyre.ops import ATOMICS, COLLECTIVES, TABLE
from vyre.ops.row import OpRow

THREADS = 64  # of a workgroup of an element kernel
_NAMES = re.compile(r"\b(?:local|[vte]_\w+)\b(?!\()")
_HEAVY = 400  # characters of a condition, with all that it is computed of: few operations
_ZEROS = (
    "(Z0 | Z1)"  # used here, they are loaded once: compilers leave loads where their first use is, in a loop
)
_LONG = 160  # characters of an expression, from which on it gets a name: compilers limit its depth
_BY_INTEGERS = re.compile(r"(?<!fn )\b(?:[df]_(?:fma|div|sqrt|rsqrt)|d_(?:add|sub|mul))\(")
_MANY = 8  # of those in a loop over the elements of a word take SwiftShader's compiler minutes, alone seconds
_ORDERS = {"lt": "<", "le": "<=", "eq": "=="}
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "udiv": "/", "urem": "%", "quotient": "/"}
_PAIRS = {"add": "l_add", "sub": "l_sub", "mul": "l_mul", "udiv": "ul_quotient", "urem": "ul_mod"}


@dataclass(frozen=True, slots=True)
class WgslCode:
    """A kernel in WGSL: binding 0 is the block of words, the others are its arrays in order, if they are not
    `joined` in one buffer, binding 1. A workgroup has `threads`, each of which runs `items` invocations.
    """

    text: str
    threads: int
    joined: bool = False
    items: int = 1


def wgsl(lowered: LoweredForm, profile: Profile = ASSUMED, *, joined: bool = False) -> WgslCode:
    """The text of a kernel for an adapter with this profile."""
    printer = _WgslPrinter(lowered, profile, joined=joined)
    text = printer.text()
    if printer.owned and len(_BY_INTEGERS.findall(text)) > _MANY:
        printer = _WgslPrinter(lowered, profile, joined=joined, owns=False)
        text = printer.text()
    return WgslCode(text, printer.threads, joined, printer.items)


def _statements(body: Block) -> Iterator[Stmt]:
    for s in body:
        yield s
        if isinstance(s, IfAll):
            yield from _statements(s.then + s.orelse)
        elif isinstance(s, While):
            yield from _statements(s.before + s.body + s.following)
        elif isinstance(s, Loop):
            yield from _statements(s.body)


class _WgslPrinter:
    """The text of one kernel."""

    def __init__(self, lowered: LoweredForm, profile: Profile, *, joined: bool, owns: bool = True) -> None:
        self.lowered, self.profile, self.joined, self.owns = lowered, profile, joined, owns
        self.block_layout = layout(lowered.params)
        self.scalars = {param.name for param in lowered.params if isinstance(param, Ref)}
        self.out: list[str] = []
        self.depth = 1
        self.names = 0
        self.collects = False
        self.in_loop = False
        self.differing = {"local"}  # names whose values depend on more than the block of words
        self.weights: dict[str, int] = {}  # of the others, the characters by which they are computed
        self.tables: list[str] = []
        self.private: dict[str, Private] = {}
        (grid,) = lowered.functions[-1].body
        assert isinstance(grid, Loop)
        self.grid = self.thread = grid
        if lowered.group is not None:
            (self.thread,) = [s for s in grid.body if isinstance(s, Loop)]
        self.threads = THREADS if lowered.group is None else prod(lowered.group)
        inside = list(_statements(grid.body))
        self.shared = {s.name: s for s in inside if isinstance(s, Shared)}
        self.loaded = {s.buffer for s in inside if isinstance(s, Fetch)}
        self.stored = {s.buffer for s in inside if isinstance(s, Write)}
        self.updated = {(s.buffer, s.op) for s in inside if isinstance(s, Update)}
        self.wanted = {s.buffer for s in inside if isinstance(s, Update) and s.name}
        self.arrays = {array.name: array for array in (*self._buffers(), *self._shared_arrays())}
        self.owned = [array for array in self.arrays.values() if array.is_owned]
        self.items = max((4 // array.dtype.itemsize for array in self.owned), default=1)
        self.has_subgroups = "subgroups of 32" in profile.has

    def _buffers(self) -> Iterator[WgslArray]:
        buffers = [param for param in self.lowered.params if isinstance(param, Buffer)]
        updated = {name for name, _ in self.updated}
        owned = {one.name for one in buffers if one.is_own and self.owns and not self.joined}
        parts = {one.name for one in buffers if one.name in self.stored and one.type.itemsize < 4}
        atomic = updated | (parts - owned)
        for one in buffers:
            at = self.block_layout.extents[one.name]
            extents = tuple(word(at + axis) for axis in range(one.rank))
            variable = "b_all" if self.joined else f"b_{one.name}"
            is_atomic = bool(atomic) if self.joined else one.name in atomic
            base = word(at + one.rank) if self.joined else ""
            is_wide = not self.joined and self._is_wide(one)
            yield WgslArray(
                one.name, variable, one.type, extents, is_atomic, base, one.name in owned, is_wide
            )

    def _shared_arrays(self) -> Iterator[WgslArray]:
        updated = {name for name, _ in self.updated}
        for one in self.shared.values():
            extents = tuple(f"{extent}u" for extent in one.shape)
            is_atomic = one.name in updated or one.type.itemsize < 4
            is_wide = self._is_wide(one)
            yield WgslArray(one.name, f"w_{one.name}", one.type, extents, is_atomic, is_wide=is_wide)

    def _is_wide(self, one: Buffer | Shared) -> bool:
        """True if an array needs atomics of 64 bits, and there are some."""
        is_updated = one.type.bits == 64 and any(name == one.name for name, _ in self.updated)
        return is_updated and "atomics of 64 bits" in self.profile.has

    # The whole

    def text(self) -> str:
        body = self._entry()
        functions = [self.arrays[name].load() for name in self.arrays if name in self.loaded]
        functions += [self.arrays[name].store() for name in self.arrays if name in self.stored]
        functions += [self._atomic_function(name, op) for name, op in sorted(self.updated)]
        functions += [array.written() for array in self.owned]
        own = "\n".join([*functions, *self.tables, *body])
        own = "\n".join([*self._bindings(), *self._memory(), "", *library.used(own), "", own]) + "\n"
        return library.fenced(own)

    def _bindings(self) -> Iterator[str]:
        yield f"@group(0) @binding(0) var<uniform> P: array<vec4<u32>, {self.block_layout.words // 4}>;"
        buffers = [param for param in self.lowered.params if isinstance(param, Buffer)]
        if self.joined:
            kind = "atomic<u32>" if any(array.is_atomic for array in self.arrays.values()) else "u32"
            yield f"@group(0) @binding(1) var<storage, read_write> b_all: array<{kind}>;"
            return
        for at, one in enumerate(buffers, 1):
            access, kind = "read_write" if one.writable else "read", self.arrays[one.name].cell
            yield f"@group(0) @binding({at}) var<storage, {access}> b_{one.name}: array<{kind}>;"

    def _memory(self) -> Iterator[str]:
        for one in self.shared.values():
            array = self.arrays[one.name]
            yield f"var<workgroup> w_{one.name}: array<{array.cell}, {_cells(one, array)}>;"
        if self.collects and not self.has_subgroups:
            yield f"var<workgroup> {collective.WORDS}: array<u32, {self.threads}>;"

    def _entry(self) -> list[str]:
        total, number = self.value(self.grid.high), self.name(self.grid.var)
        self.differing |= {number, self.name(self.thread.var)}
        own = "" if self.lowered.group is not None else f" * {THREADS}u + local"
        head = [
            f"@compute @workgroup_size({self.threads})",
            "fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, "
            "@builtin(local_invocation_index) local: u32) {",
            "  let always = group.z == 0u;",
            f"  let {number} = i32(((group.y * groups.x + group.x){own}) ^ {_ZEROS});",
            f"  if (u32({number}) >= u32({total})) {{ return; }}",
        ]
        if self.lowered.group is None:
            self.block(self.grid.body)
        else:
            self._cleared()
            self.put(f"let {self.name(self.thread.var)} = i32(local);")
            self.block(tuple(s for s in self.grid.body if isinstance(s, Let)))
            self.block(self.thread.body)
        if not self.owned:
            return [*head, *self.out, "}"]
        return [
            f"fn invocation({number}: i32, always: bool) {{",
            *self.out,
            "}",
            *self._neighbours(total, head),
        ]

    def _neighbours(self, total: str, head: list[str]) -> list[str]:
        """The entry where a thread runs the invocations whose elements are in one word, or in several."""
        own = f"((group.y * groups.x + group.x) * {THREADS}u + local)"
        return [
            *head[:3],
            f"  let first = {own} * {self.items}u ^ {_ZEROS};",
            f"  for (var at = first; at < min(first + {self.items}u, u32({total})); at++) {{",
            "    invocation(i32(at), always);",
            *(f"    wr_{array.name}(at, at + 1u == u32({total}));" for array in self.owned),
            "  }",
            "}",
        ]

    def _cleared(self) -> None:
        """Zeros in memory of the workgroup, which begins with anything."""
        for one in self.shared.values():
            place, array = f"w_{one.name}[at]", self.arrays[one.name]
            none = "0lu" if array.is_wide else "0u"
            zeros = f"atomicStore(&{place}, {none})" if array.is_atomic else f"{place} = {none}"
            loop = f"for (var at = local; at < {_cells(one, array)}u; at += {self.threads}u)"
            self.put(f"{loop} {{ {zeros}; }}")
        if self.shared:
            self.put("workgroupBarrier();")

    def _atomic_function(self, name: str, op: str) -> str:
        array, row = self.arrays[name], ATOMICS[op]
        if array.dtype.bits == 64 and not array.is_wide:
            alone = name not in self.wanted and sum(1 for other, _ in self.updated if other == name) == 1
            if not (alone and row.halves and array.dtype.is_integer):
                what = (
                    f"{row.syntax} on {array.dtype}, with its result or beside another atomic, is not in WGSL"
                )
                raise CallError(f"{what}. Fix: use a u32 or i32 array, or another device.")
        if row.by is None:
            return array.atomic(op, f"select(e, v1, {'all(e == v)' if array.is_wide else 'e == v'})")
        return array.atomic(op, self.operation(row.by, ["e", "v"], array.dtype, array.dtype))

    # Statements

    def put(self, text: str) -> None:
        self.out.append("  " * self.depth + text)

    @contextmanager
    def braces(self, head: str) -> Iterator[None]:
        self.put(f"{head} {{")
        self.depth += 1
        yield
        self.depth -= 1
        self.put("}")

    def block(self, body: Block) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, s: Stmt) -> None:
        match s:
            case Let():
                self.put(f"let {self.name(s.name)} = {self._noted(s.name, self.value(s.value))};")
            case Variable():
                self.put(f"var {self.name(s.name)}: {wgsl_type(s.type)};")
            case Set():
                assert s.mask is None
                self.put(f"{self.name(s.name)} = {self._noted(s.name, self.value(s.value))};")
            case Private():
                self.private[s.name] = s
                self.put(f"var a_{s.name}: array<{wgsl_type(s.type)}, {prod(s.shape)}>;")
            case Clear():
                one = self.private[s.name]
                self.put(f"a_{s.name} = array<{wgsl_type(one.type)}, {prod(one.shape)}>();")
            case Fetch():
                self._load(s)
            case Write():
                self._store(s)
            case Update():
                args = self.arguments(s)
                args += [self.value(arg) for arg in s.args]
                old = f"let {self.name(s.name)}" if s.name else "_"
                self.differing.add(self.name(s.name))
                self.put(f"{old} = at_{s.buffer}_{s.op}({', '.join(args)});")
            case WaitForAll():
                self.put("storageBarrier();")
                self.put("workgroupBarrier();")
            case SubgroupStep():
                self._collective(s)
            case IfAll():
                with self.braces(f"if ({self.condition(s.test)})"):
                    self.block(s.then)
                if s.orelse:
                    self.out[-1] += " else {"
                    self.depth += 1
                    self.block(s.orelse)
                    self.depth -= 1
                    self.put("}")
            case While():
                if not self.in_loop:
                    self._note_loop(s)
                self._while(s)
            case Jump():
                leave = "break;" if s.how == "leave" else "continue;"
                self.put("return;" if s.to == self.thread.var else leave)
            case Shared() | Loop() | EachStrip() | View() | Charge() | Call():
                raise AssertionError(f"{type(s).__name__} in a thread")
            case never:
                assert_never(never)

    def _while(self, s: While) -> None:
        with self.braces("loop"):
            self.block(s.before)
            self.put(f"if (!({self.condition(s.test)})) {{ break; }}")
            self.block(s.body)
            with self.braces("continuing"):
                self.block(s.following)

    def _note_loop(self, s: While) -> None:
        """Find the names whose values differ in some iteration: those of the first may not."""
        kept, self.in_loop = (list(self.out), self.names, list(self.tables)), True
        known = -1
        while known != len(self.differing):
            known = len(self.differing)
            self._while(s)
            self.out, self.names, self.tables = list(kept[0]), kept[1], list(kept[2])
        self.in_loop = False

    def _collective(self, s: SubgroupStep) -> None:
        if COLLECTIVES[s.op].operands:
            what = f"{COLLECTIVES[s.op].syntax} is not in WGSL"
            raise CallError(f"{what}. Fix: multiply with fma, or use another device.")
        spell, dtype = COLLECTIVES[s.op].llvm, s.args[0].type
        assert spell is not None, "it has been expanded"
        assert not isinstance(dtype, str)
        self.collects = True
        args = [collective.WgslVal(self.bound(self.value(arg)), arg.type) for arg in s.args]  # type: ignore[arg-type]
        threads = collective.Threads(self.bound, self.operation, "s_" if self.has_subgroups else "")
        found: collective.WgslVal = spell(threads, dtype, *args)
        self.differing.add(self.name(s.name))
        self.put(f"let {self.name(s.name)} = {found.text};")

    def bound(self, text: str) -> str:
        """A name for a text."""
        self.names += 1
        name = f"e_{self.names}"
        self._weigh(name, text)
        if self._differs(text):
            self.differing.add(name)
        self.put(f"let {name} = {text};")
        return name

    def _noted(self, name: str, text: str) -> str:
        """The text of a value that a name gets from now on."""
        self._weigh(self.name(name), text)
        if self._differs(text):
            self.differing.add(self.name(name))
        elif self.depth == 1:
            self.differing.discard(self.name(name))
        return text

    def _differs(self, text: str) -> bool:
        return not self.differing.isdisjoint(_NAMES.findall(text))

    def _weigh(self, name: str, text: str) -> None:
        parts = (self.weights.get(part, 0) for part in _NAMES.findall(text))
        self.weights[name] = min(len(text) + sum(parts), _HEAVY)

    def condition(self, test: Value) -> str:
        """The condition of a branch. A long one that depends on the block of words alone is joined with one
        that is always true: Mesa's compiler walks all paths of the former, and their number is exponential.
        """
        text = self.value(test)
        weight = len(text) + sum(self.weights.get(name, 0) for name in _NAMES.findall(text))
        is_light = weight < _HEAVY and not re.search(r"[a-z]\w*_\w*\(", text)
        return text if is_light or self._differs(text) else f"(always & {text})"

    def arguments(self, s: Fetch | Write | Update) -> list[str]:
        guard = "true" if s.guard is None else self.condition(s.guard)
        return [guard, *(self.value(part) for part in s.index)]

    def _load(self, s: Fetch) -> None:
        name = self.name(s.name)
        self.differing.add(name)
        if s.buffer not in self.private:
            self.put(f"let {name} = ld_{s.buffer}({', '.join(self.arguments(s))});")
            return
        guard, place = self._own_place(s)
        self.put(f"var {name}: {wgsl_type(s.type)};")
        self.put(f"if ({guard}) {{ {name} = {place}; }}")

    def _store(self, s: Write) -> None:
        if s.buffer not in self.private:
            self.put(f"st_{s.buffer}({', '.join([*self.arguments(s), self.value(s.value)])});")
            return
        guard, place = self._own_place(s)
        self.put(f"if ({guard}) {{ {place} = {self.value(s.value)}; }}")

    def _own_place(self, s: Fetch | Write) -> tuple[str, str]:
        """The guard of an access to a private array, and the element."""
        guard, *places = self.arguments(s)
        shape = self.private[s.buffer].shape
        at = f"u32({places[0]})"
        for extent, place in zip(shape[1:], places[1:], strict=True):
            at = f"({at} * {extent}u + u32({place}))"
        if all(isinstance(part, Number) for part in s.index):  # else the compiler refuses one outside
            at = f"own_u32({at})"
        return guard, f"a_{s.buffer}[{at}]"

    # Values

    def name(self, name: str) -> str:
        """A name in WGSL; those with a dot are the schedule's, and no program has them."""
        return f"t_{name.replace('.', '_')}" if "." in name else f"v_{name}"

    def value(self, v: Value) -> str:
        """The text of a value; long ones get a name."""
        text = self._value(v)
        return text if len(text) <= _LONG else self.bound(text)

    def values(self, *values: Value) -> list[str]:
        """The operands of an operation; not all are constants, which compilers evaluate, and refuse
        where that overflows.
        """
        texts = [self.value(v) for v in values]
        if all(isinstance(v, Number) for v in values):
            kind = wgsl_type(values[0].type)
            texts[0] = f"own_{'pair' if kind.startswith('vec') else kind}({texts[0]})"
        return texts

    def _value(self, v: Value) -> str:
        match v:
            case Number():
                return literal(v)
            case Ref():
                return self._ref(v)
            case BufferExtent():
                own = self.private.get(v.buffer) or self.shared.get(v.buffer)
                if own is not None:
                    return whole(own.shape[v.axis])
                return f"i32({word(self.block_layout.extents[v.buffer] + v.axis)})"
            case Apply():
                source = v.args[-1].type
                assert not isinstance(source, str)
                assert not isinstance(v.type, str)
                return self.operation(TABLE[v.op], self.values(*v.args), source, v.type)
            case Calc():
                return self._calc(v)
            case Extend():
                return self._extend(v)
            case Compare():
                return self._compare(v)
            case Under():
                limit, held = self.value(v.limit), self.value(v.value)
                if form(v.value.type).endswith("64"):
                    return f"(({held}.y == 0u) & ({held}.x < u32({limit})))"
                return f"(u32({held}) < u32({limit}))"
            case Both():
                return f"({self.condition(v.a)} && {self.value(v.b)})"  # which branches on the first
            case Not():
                return f"!({self.value(v.value)})"
            case Select():
                return f"select({self.value(v.other)}, {self.value(v.then)}, {self.value(v.test)})"
            case TableEntry():
                return self._table(v)
            case Iota() | Base() | Row() | Any() | Lane() | CutRow() | First() | Least():
                raise AssertionError(f"{type(v).__name__} in a thread")
        assert_never(v)

    def _ref(self, v: Ref) -> str:
        if v.name.startswith("domain."):
            return f"i32({word(GRID + int(v.name[-1]))})"
        at = self.block_layout.scalars.get(v.name)
        if at is None:
            return self.name(v.name)
        held = form(v.type)
        if held.endswith("64"):
            return f"vec2<u32>({word(at)}, {word(at + 1)})"
        return {"bool": f"({word(at)} != 0u)", "i32": f"bitcast<i32>({word(at)})"}.get(held, word(at))

    def operation(self, row: OpRow, args: list[str], source: DType, result: DType) -> str:
        """The text of an operation of the table."""
        written = row.wgsl(source, result) if row.wgsl is not None else None
        if written is None:
            what = f"{row.syntax} on {source} has no exact spelling in WGSL"
            raise CallError(f"{what}. Fix: write the kernel without, or use another device.")
        spelled = self.profile.spelling(row.name, written, source, result)
        return filled(spelled, compared(spelled, args), source, result)

    def _calc(self, v: Calc) -> str:
        a, b = self.values(v.a, v.b)
        held, signed = form(v.type), is_signed(v.type)
        if held.endswith("64"):
            function = _PAIRS.get(v.word) or f"{'il' if signed else 'ul'}_{v.word}"
            return f"({a} & {b})" if v.word == "and" else f"{function}({a}, {b})"
        if v.word in ("min", "max"):
            return f"{v.word}({a}, {b})"
        if v.word == "floor":
            return f"i_div({a}, {b})"
        if v.word in ("udiv", "urem") and held == "i32":
            return f"i32(u32({a}) {_SIGNS[v.word]} u32({b}))"
        text = f"({a} {_SIGNS[v.word]} {b})"
        return text if isinstance(v.type, str) else kept(v.type, text)

    def _compare(self, v: Compare) -> str:
        a, b = self.values(v.a, v.b)
        if not form(v.a.type).endswith("64"):
            return f"({a} {_ORDERS[v.order]} {b})"
        less = "il_lt" if is_signed(v.a.type) else "ul_lt"
        return {"lt": f"{less}({a}, {b})", "le": f"!{less}({b}, {a})", "eq": f"all({a} == {b})"}[v.order]

    def _extend(self, v: Extend) -> str:
        text, have, want = self.value(v.value), v.value.type, v.type
        from_pair, to_pair = form(have).endswith("64"), form(want).endswith("64")
        if from_pair and to_pair:
            return text
        if from_pair:
            text = f"{text}.x"
        elif v.signed != is_signed(have) and width(have) < min(width(want), 64):
            over = 32 - width(have)
            text = f"(u32({text}) & {(1 << width(have)) - 1:#x}u)" if not v.signed else text
            text = f"((i32({text}) << {over}u) >> {over}u)" if v.signed and over else text
        if to_pair:
            return f"i32_i64(i32({text}))" if v.signed else f"vec2<u32>(u32({text}), 0u)"
        text = f"{wgsl_type(want)}({text})"
        return text if isinstance(want, str) else kept(want, text)

    def _table(self, v: TableEntry) -> str:
        """A function that gives the elements of a constant array."""
        kind = wgsl_type(v.type)
        if v.type.kind == "bool":
            return self._table_of(v, ["true" if byte else "false" for byte in v.values])
        bits = floats.to_bits(v.type, floats.table_values(v.type, v.values))
        if kind == "vec2<u32>":
            texts = [pair(int(one)) for one in bits]
        elif v.type.is_float:
            texts = [f"{single_bits(v.type, int(one)):#x}u" for one in bits]
        else:
            texts = [literal(Number(v.type, int(one))) for one in bits]
        return self._table_of(v, texts)

    def _table_of(self, v: TableEntry, texts: list[str]) -> str:
        kind, count = wgsl_type(v.type), len(texts)
        index = self.value(v.index)
        name = f"table_{len(self.tables)}"
        if form(v.index.type).endswith("64"):
            index = f"select(0xffffffffu, {index}.x, {index}.y == 0u)"
        held = f"var t = array<{kind}, {count}>({', '.join(texts)}); return t[k];"
        self.tables.append(
            f"fn {name}(k: u32) -> {kind} {{ if (k >= {count}u) {{ return {zero(v.type)}; }} {held} }}"
        )
        return f"{name}(u32({index}))"


def _cells(one: Shared, array: WgslArray) -> int:
    """The words that an array of the workgroup takes, or the pairs of words."""
    return -(-prod(one.shape) * one.type.itemsize // (8 if array.is_wide else 4))
