"""The printer of Lowered in WGSL. It decides nothing: what runs, and under which guard, is in the form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from math import prod
from typing import assert_never

from vyre.emit.wgsl import collective, library
from vyre.emit.wgsl.block import layout, word
from vyre.emit.wgsl.call_turns import CallTurns, length, needs_turns
from vyre.emit.wgsl.forms import wgsl_type, zero
from vyre.emit.wgsl.memory import WgslArray
from vyre.emit.wgsl.profile import ASSUMED, Profile
from vyre.emit.wgsl.values import ValuePrinter
from vyre.ir.problem import CallError
from vyre.lower.form import (
    Block,
    Call,
    Charge,
    Clear,
    EachStrip,
    Fetch,
    IfAll,
    Jump,
    Let,
    Loop,
    Number,
    Private,
    Set,
    Shared,
    Stmt,
    SubgroupStep,
    Update,
    Variable,
    View,
    WaitForAll,
    While,
    Write,
)
from vyre.lower.lowered import Buffer, LoweredForm
from vyre.lower.ring import RingStep
from vyre.ops import ATOMICS, COLLECTIVES

_IN_TURNS = (Let, Variable, Set, Fetch, Write, Update)  # statements without control flow
THREADS = 64  # of a workgroup of an element kernel
_ZEROS = (
    "(Z0 | Z1)"  # used here, they are loaded once: compilers leave loads where their first use is, in a loop
)
# Calls of long functions, beyond which SwiftShader's compiler takes minutes: in a loop over the elements of a
# word, and in a kernel.
_LONG_LOOP, _LONG_KERNEL = 8, 16
_LISTED = 64  # elements of a private array whose zeros are written out


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
    own = printer.own_text()
    count = length(own, is_open=bool(profile.long))
    if count > _LONG_KERNEL or (count > _LONG_LOOP and printer.owned):
        in_turns = count > _LONG_KERNEL
        printer = _WgslPrinter(lowered, profile, joined=joined, owns=False, in_turns=in_turns)
        own = printer.own_text()
    text = printer.with_library(own)
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


class _WgslPrinter(ValuePrinter):
    """The text of one kernel."""

    def __init__(
        self,
        lowered: LoweredForm,
        profile: Profile,
        *,
        joined: bool,
        owns: bool = True,
        in_turns: bool = False,
    ) -> None:
        self.lowered, self.joined, self.owns, self.in_turns = lowered, joined, owns, in_turns
        self.collects = False
        self.in_loop = False
        (grid,) = lowered.functions[-1].body
        assert isinstance(grid, Loop)
        self.grid = self.thread = grid
        if lowered.group is not None:
            (self.thread,) = [s for s in grid.body if isinstance(s, Loop)]
        self.threads = THREADS if lowered.group is None else prod(lowered.group)
        inside = list(_statements(grid.body))
        shared = {s.name: s for s in inside if isinstance(s, Shared)}
        super().__init__(profile, layout(lowered.params), shared)
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
        owned = {buffer.name for buffer in buffers if buffer.is_own and self.owns and not self.joined}
        parts = {buffer.name for buffer in buffers if buffer.name in self.stored and buffer.type.itemsize < 4}
        atomic = updated | (parts - owned)
        for held in buffers:
            at = self.block_layout.extents[held.name]
            extents = tuple(word(at + axis) for axis in range(held.rank))
            variable = "b_all" if self.joined else f"b_{held.name}"
            is_atomic = bool(atomic) if self.joined else held.name in atomic
            base = word(at + held.rank) if self.joined else ""
            is_wide = not self.joined and self._is_wide(held)
            yield WgslArray(
                held.name, variable, held.type, extents, is_atomic, base, held.name in owned, is_wide
            )

    def _shared_arrays(self) -> Iterator[WgslArray]:
        updated = {name for name, _ in self.updated}
        for held in self.shared.values():
            extents = tuple(f"{extent}u" for extent in held.shape)
            is_atomic = held.name in updated or held.type.itemsize < 4
            is_wide = self._is_wide(held)
            yield WgslArray(held.name, f"w_{held.name}", held.type, extents, is_atomic, is_wide=is_wide)

    def _is_wide(self, array: Buffer | Shared) -> bool:
        """True if an array needs atomics of 64 bits, and there are some."""
        is_updated = array.type.bits == 64 and any(name == array.name for name, _ in self.updated)
        return is_updated and "atomics of 64 bits" in self.profile.has

    # The whole

    def own_text(self) -> str:
        """The functions of this kernel."""
        body = self._entry()
        functions = [self.arrays[name].load() for name in self.arrays if name in self.loaded]
        functions += [self.arrays[name].store() for name in self.arrays if name in self.stored]
        functions += [self._atomic_function(name, op) for name, op in sorted(self.updated)]
        functions += [array.written() for array in self.owned]
        return "\n".join([*functions, *self.tables, *body])

    def with_library(self, own: str) -> str:
        own = "\n".join([*self._bindings(), *self._memory(), "", *library.used(own), "", own]) + "\n"
        return library.fenced(own)

    def _bindings(self) -> Iterator[str]:
        yield f"@group(0) @binding(0) var<uniform> P: array<vec4<u32>, {self.block_layout.words // 4}>;"
        buffers = [param for param in self.lowered.params if isinstance(param, Buffer)]
        if self.joined:
            kind = "atomic<u32>" if any(array.is_atomic for array in self.arrays.values()) else "u32"
            yield f"@group(0) @binding(1) var<storage, read_write> b_all: array<{kind}>;"
            return
        for at, held in enumerate(buffers, 1):
            access, kind = "read_write" if held.writable else "read", self.arrays[held.name].cell
            yield f"@group(0) @binding({at}) var<storage, {access}> b_{held.name}: array<{kind}>;"

    def _memory(self) -> Iterator[str]:
        for held in self.shared.values():
            array = self.arrays[held.name]
            yield f"var<workgroup> w_{held.name}: array<{array.cell}, {_cells(held, array)}>;"
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
        for held in self.shared.values():
            place, array = f"w_{held.name}[at]", self.arrays[held.name]
            none = "0lu" if array.is_wide else "0u"
            zeros = f"atomicStore(&{place}, {none})" if array.is_atomic else f"{place} = {none}"
            loop = f"for (var at = local; at < {_cells(held, array)}u; at += {self.threads}u)"
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

    def block(self, body: Block) -> None:
        for is_run, run in groupby(body, lambda s: isinstance(s, _IN_TURNS)):
            statements = tuple(run)
            if is_run:
                self._run(statements)
            else:
                for statement in statements:
                    self.statement(statement)

    def _run(self, statements: Block) -> None:
        """Write statements without branches; if they call long functions often, in turns of a loop."""
        before = len(self.out), self.names, len(self.tables)
        for statement in statements:
            self.statement(statement)
        if not (self.in_turns and needs_turns(self.out[before[0] :], is_open=bool(self.profile.long))):
            return
        del self.out[before[0] :], self.tables[before[2] :]
        self.names = before[1]
        for statement in statements:
            if self.turns is None:
                self.turns = CallTurns(self.own_name())
                self.differing.add(self.turns.name)
            self.statement(statement)
            if self.turns.is_full:
                self._end_turns()
        self._end_turns()

    def _end_turns(self) -> None:
        if self.turns is not None:
            self.out, self.turns = self.turns.lines(self.out, "  " * self.depth), None

    def statement(self, s: Stmt) -> None:
        match s:
            case Let():
                text = self.noted(s.name, self.value(s.value))
                self.let(self.name(s.name), wgsl_type(s.value.type), text)
            case Variable():
                self.put(f"var {self.name(s.name)}: {wgsl_type(s.type)};")
            case Set():
                assert s.mask is None
                self.put(f"{self.name(s.name)} = {self.noted(s.name, self.value(s.value))};")
            case Private():
                self.private[s.name] = s
                self.put(f"var a_{s.name}: array<{wgsl_type(s.type)}, {prod(s.shape)}>;")
            case Clear():
                self._clear(f"a_{s.name}", self.private[s.name])
            case Fetch():
                self._load(s)
            case Write():
                self._store(s)
            case Update():
                args = self.arguments(s)
                args += [self.value(arg) for arg in s.args]
                called = f"at_{s.buffer}_{s.op}({', '.join(args)})"
                self.differing.add(self.name(s.name))
                if s.name:
                    self.let(self.name(s.name), wgsl_type(s.type), called)
                else:
                    self.put(f"_ = {called};")
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
            case Shared() | Loop() | EachStrip() | View() | Charge() | Call() | RingStep():
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
        result: collective.WgslVal = spell(threads, dtype, *args)
        self.differing.add(self.name(s.name))
        self.put(f"let {self.name(s.name)} = {result.text};")

    def arguments(self, s: Fetch | Write | Update) -> list[str]:
        guard = "true" if s.guard is None else self.condition(s.guard)
        return [guard, *(self.value(part) for part in s.index)]

    def _load(self, s: Fetch) -> None:
        name = self.name(s.name)
        self.differing.add(name)
        if s.buffer not in self.private:
            self.let(name, wgsl_type(s.type), f"ld_{s.buffer}({', '.join(self.arguments(s))})")
            return
        guard, place = self._own_place(s)
        if s.type.is_float and prod(self.private[s.buffer].shape) > _LISTED:
            place = f"{place} ^ {zero(s.type)}"
        self.put(f"var {name}: {wgsl_type(s.type)};")
        self.put(f"{name} = {zero(s.type)};")  # naga does so once, and not in each iteration of a loop
        self.put(f"if ({guard}) {{ {name} = {place}; }}")

    def _clear(self, array: str, private: Private) -> None:
        """Set all elements to 0: of floats to one that no compiler knows, so that it folds no sum with it.
        Those of long arrays get a fence when they are loaded.
        """
        size = prod(private.shape)
        is_listed = private.type.is_float and size <= _LISTED
        zeros = ", ".join([zero(private.type)] * size) if is_listed else ""
        self.put(f"{array} = array<{wgsl_type(private.type)}, {size}>({zeros});")

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


def _cells(shared: Shared, array: WgslArray) -> int:
    """The words that an array of the workgroup takes, or the pairs of words."""
    return -(-prod(shared.shape) * shared.type.itemsize // (8 if array.is_wide else 4))
