"""Cuts large functions into parts, each a function of its own.

LLVM's passes and its register allocator take time that grows faster than the function they work on: 1,000
loops in one function took a minute. So emitters note where statements of a large block could be cut, and here
each such part becomes a function that the rest calls:

    <1,000 lines>            call fastcc void @kernel.part0(ptr %args, <16 x i32> %v7, ptr %a3)
    <1,000 lines>    ->      call fastcc void @kernel.part1(ptr %args, <16 x i32> %v7, ptr %a3, ptr %a9)
    ...                      ...

A part gets the values that it reads as parameters. Locals are slots of the stack frame (`alloca`) until LLVM
promotes them. A slot that a single part uses moves into it; any other is copied in when the part is entered
and copied back when it is left, so that LLVM promotes it inside. Arrays are passed by address, and LLVM is
told that no two of them overlap, or it would load all again after each store. A value that is read outside of
the part that computes it gets a slot too. A part stays in place if it jumps out of itself.

A kernel that is to stop jumps to the block `quit`, which returns. A part has a block of that name too: it
returns, and its caller jumps to its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

# Weight of a function, in lines of LLVM IR. Lighter functions stay whole, so the code of ordinary kernels is
# unaffected: the heaviest of `bench.cpu` has 4,700 lines and 260 blocks. LLVM's time grows with the square of
# the blocks of a function, and of the stores in a block: a scatter is one for each lane. Of long blocks it is
# linear: products by tiles of 12,500 to 24,000 lines in 50 blocks compile in 9 tenths of the time of their
# parts, and run in two thirds. Parts of 500 to 2,000 lines compile equally fast; shorter ones copy locals
# more often than is needed.
WHOLE = 30_000
BLOCKS = 450
SCATTER = 128
PART = 2_000
# Lines and blocks of a module that is compiled with few passes, and whose functions that run rarely are not
# optimised; no kernel written by hand has come near.
HUGE = 15_000
HUGE_BLOCKS = 800

UNITS = "%units"  # the counter of `module.py`: below 0 once the kernel is to stop
_TOKEN = re.compile(r"%[\w.]+")
_JUMP = re.compile(r"label (%[\w.]+)")
_PARAMETER = re.compile(r"([\w.<> ]+?) (%[\w.]+)")
_ALLOCA = re.compile(r"  (%[\w.]+) = alloca (.+), align (\d+)$")


@dataclass(frozen=True, slots=True)
class OutlinedPart:
    """Lines that could be a function of their own; `block` is the label of the block that they begin in."""

    start: int
    end: int
    block: str


@dataclass(frozen=True, slots=True)
class OutlineSlot:
    """A slot of the stack frame: its line, type and alignment."""

    line: str
    type: str
    align: str


def functions(
    head: str,
    attributes: str,
    *,
    entry: Sequence[str],
    lines: Sequence[str],
    parts: Iterable[OutlinedPart],
    types: Mapping[str, str],
    quit: str = "",
) -> list[str]:
    """Return the texts of the parts that a large function is cut into, and of the function with that head;
    `quit` is the label of the block that only returns, if there is one.
    """
    end = [f"{quit}:", "  ret void"] if quit else []
    if is_light(lines):
        return [_text(head, attributes, "entry", [*entry, *lines, *end])]
    spills = _Spills([*entry], lines, [*parts], types)
    outliner = _Outliner(head, attributes, spills, types, quit)
    for part in spills.parts:
        outliner.cut(part)
    kept = [line for line in spills.entry if line not in outliner.moved]
    content = [line for line, _ in outliner.content(0, len(spills.lines))]
    return [*outliner.texts, _text(head, attributes, "entry", [*kept, *content, *end])]


def is_light(lines: Sequence[str]) -> bool:
    """True if a function with these lines stays whole."""
    if len(lines) <= min(BLOCKS, WHOLE):
        return True
    scatters = sum(".scatter." in line for line in lines)
    return len(lines) + SCATTER * scatters <= WHOLE and blocks_in(lines) <= BLOCKS


def blocks_in(lines: Iterable[str]) -> int:
    """Count the blocks that begin in some lines."""
    return len([line for line in lines if line[0] != " "])


def _text(head: str, attributes: str, block: str, lines: list[str]) -> str:
    return "\n".join([f"{head} {attributes} {{", f"{block}:", *lines, "}"]) + "\n"


class _Spills:
    """A function in which every value that is read outside of the part that computes it has a slot."""

    def __init__(
        self, entry: list[str], lines: Sequence[str], parts: list[OutlinedPart], types: Mapping[str, str]
    ) -> None:
        self.entry, self.types, self.lines = entry, types, list[str]()
        self.tokens: list[list[str]] = []  # the names in each line
        owners = [-1] * len(lines)  # the innermost part of each line
        for at in range(len(parts) - 1, -1, -1):
            owners[parts[at].start : parts[at].end] = [at] * (parts[at].end - parts[at].start)
        tokens = [_TOKEN.findall(line) for line in lines]
        made = {
            names[0]: owner
            for line, names, owner in zip(lines, tokens, owners, strict=True)
            if owner >= 0 and line.startswith("  %")
        }
        spilled = {
            name
            for at, names in enumerate(tokens)
            for name in names
            if (owner := made.get(name, owners[at])) != owners[at]
            and not parts[owner].start <= at < parts[owner].end
            and name in types
        }
        places = self._written(lines, tokens, owners, made, spilled)
        self.parts = [OutlinedPart(places[part.start], places[part.end], part.block) for part in parts]

    def _written(
        self, lines: Sequence[str], tokens: list[list[str]], owners: list[int], made: Mapping[str, int],
        spilled: set[str],
    ) -> list[int]:  # fmt: skip
        """Write the lines with stores to the slots and loads from them; return where each of them is."""
        places: list[int] = []
        loaded: dict[str, str] = {}  # in the current block and part
        for at, line in enumerate(lines):
            names, owner = tokens[at], owners[at]
            places.append(len(self.lines))
            if line[0] != " " or (at and owners[at - 1] != owner):
                loaded = {}
            for name in names:
                if name in spilled and made[name] != owner and name not in loaded:
                    loaded[name] = f"{name}.at{at}"
                    slot = f"{self.types[name]}, ptr {name}.kept, align {_align(self.types[name])}"
                    self._add(f"  {loaded[name]} = load {slot}", [loaded[name], f"{name}.kept"])
            if loaded and not loaded.keys().isdisjoint(names):
                line = _renamed(line, loaded)
                names = [loaded.get(name, name) for name in names]
            self._add(line, names)
            if names and names[0] in spilled and made[names[0]] == owner and line.startswith("  %"):
                name, kind = names[0], self.types[names[0]]
                self.entry.append(f"  {name}.kept = alloca {kind}, align {_align(kind)}")
                self._add(
                    f"  store {kind} {name}, ptr {name}.kept, align {_align(kind)}", [name, f"{name}.kept"]
                )
        return [*places, len(self.lines)]

    def _add(self, line: str, names: list[str]) -> None:
        self.lines.append(line)
        self.tokens.append(names)


def _renamed(line: str, names: Mapping[str, str]) -> str:
    return _TOKEN.sub(lambda name: names.get(name[0], name[0]), line)


def _align(kind: str) -> int:
    return 64 if kind.startswith("<") else 8


class _Outliner:
    """The parts of one function that are cut out so far, inner ones before those around them."""

    def __init__(
        self, head: str, attributes: str, spills: _Spills, types: Mapping[str, str], quit: str
    ) -> None:
        self.name = head.partition("@")[2].partition("(")[0]
        self.attributes, self.lines, self.quit = attributes, spills.lines, quit
        self.tokens = spills.tokens
        inside = head[head.index("(") + 1 : head.rindex(")")]
        self.types = {**types, **{matches[2]: matches[1].strip() for matches in _PARAMETER.finditer(inside)}}
        matches = [(line, _ALLOCA.match(line)) for line in spills.entry]
        self.slots = {
            match[1]: OutlineSlot(line, match[2], match[3]) for line, match in matches if match is not None
        }
        self.total = Counter(chain.from_iterable(self.tokens))
        self.total.update(token for line, match in matches if match is None for token in _TOKEN.findall(line))
        self.labels = {f"%{line[:-1]}" for line in self.lines if line[0] != " "} | {"%entry", f"%{quit}"}
        self.roots = self._roots()
        self.texts: list[str] = []
        self.moved: set[str] = set()  # lines of slots that are in a part
        self.calls: dict[
            int, tuple[int, list[str]]
        ] = {}  # by the first line of a part: its end, and its call

    def _roots(self) -> dict[str, set[str]]:
        """Return the slots that the address in each value may be of, by its name; under an empty name, those
        whose address is stored.
        """
        roots: dict[str, set[str]] = {"": set(), **{slot: {slot} for slot in self.slots}}
        for line, names in zip(self.lines, self.tokens, strict=True):
            if line.startswith("  %") and "ptr" in self.types.get(names[0], ""):
                roots[names[0]] = set().union(*[roots.get(name, set()) for name in names[1:]])
            elif line.startswith("  store") and f" {names[0]}, ptr " in line:
                roots[""] |= roots.get(names[0], set())
        return roots

    def content(self, start: int, end: int) -> list[tuple[str, list[str]]]:
        """Return the lines from `start` below `end` and the names in each, with calls in place of parts."""
        out: list[tuple[str, list[str]]] = []
        at = start
        while at < end:
            call = self.calls.get(at)
            if call is None:
                out.append((self.lines[at], self.tokens[at]))
                at += 1
            else:
                at = call[0]
                out += [(line, _TOKEN.findall(line)) for line in call[1]]
        return out

    def cut(self, part: OutlinedPart) -> None:
        """Make a function of a part, unless it jumps out of itself or defines a value that is read
        after it.
        """
        content = self.content(part.start, part.end)
        here = Counter(chain.from_iterable(self.tokens[part.start : part.end]))
        labels = {f"%{line[:-1]}" for line, _ in content if line[0] != " "}
        made = {names[0] for line, names in content if line.startswith("  %")}
        if any(self.total[name] > here[name] for name in made):
            return
        targets = {target for line, _ in content if "label %" in line for target in _JUMP.findall(line)}
        if targets - labels - {f"%{self.quit}"}:
            return
        read = dict.fromkeys(token for _, names in content for token in names)
        outside = [token for token in read if token not in made and token not in self.labels]
        own = [token for token in outside if token in self.slots and here[token] == self.total[token]]
        passed = [token for token in outside if token not in own]
        if any(token not in self.types and token not in self.slots for token in passed):
            return
        self._write(part, content, own, passed)

    def _write(
        self, part: OutlinedPart, content: list[tuple[str, list[str]]], own: list[str], passed: list[str]
    ) -> None:
        """Add the function, and replace the part by its call."""
        name = f"{self.name}.part{len(self.texts)}"
        before = [self.slots[token].line for token in own]
        self.moved.update(before)
        uses: dict[str, list[str]] = {token: [] for token in passed if token in self.slots}
        for line, names in content:
            for token in names:
                if token in uses:
                    uses[token].append(line)
        after: list[str] = []
        parameters: list[str] = []
        shared = self.roots[""].union(*[self.roots.get(token, ()) for token in passed if token not in uses])
        for token in passed:
            slot, alone = self.slots.get(token), "" if token in shared else " noalias"
            if slot is None:
                parameters.append(f"{self.types[token]} {token}")
            elif all(_is_whole(line, token, slot) for line in uses[token]):
                parameters.append(f"ptr{alone} {token}.outer")
                before += [slot.line, *_copied(slot, f"{token}.outer", token, f"{token}.before")]
                if any(line.startswith("  store") for line in uses[token]):
                    after += _copied(slot, token, f"{token}.outer", f"{token}.after")
            else:
                parameters.append(f"ptr{alone} {token}")
        head = f"define internal fastcc void @{name}({', '.join(parameters)}) noinline"
        # Slots come first, or LLVM would treat them as arrays of dynamic size.
        before.sort(key=lambda line: " = alloca " not in line)
        if self.quit:
            after = [f"  br label %{self.quit}", f"{self.quit}:", *after]
        last = next((line[:-1] for line, _ in reversed(content) if line[0] != " "), "")
        lines = [*before, *(line for line, _ in content), *after, "  ret void"]
        self.texts.append(_text(head, self.attributes, part.block, lines))
        arguments = [f"{self.types.get(token, 'ptr')} {token}" for token in passed]
        call = [f"  call fastcc void @{name}({', '.join(arguments)})"]
        if last and UNITS in passed:  # it may have stopped
            call += [
                f"  %left.{len(self.texts)} = load i64, ptr {UNITS}, align 8",
                f"  %stop.{len(self.texts)} = icmp slt i64 %left.{len(self.texts)}, 0",
                f"  br i1 %stop.{len(self.texts)}, label %{self.quit}, label %{last}",
                f"{last}:",  # as the block that the part ends in was called
            ]
        self.calls[part.start] = part.end, call


def _is_whole(line: str, token: str, slot: OutlineSlot) -> bool:
    """True if a line reads or writes the slot as a whole, and nothing else with it."""
    place = f", ptr {token}, align "
    reads = f" = load {slot.type}{place}" in line
    writes = line.startswith(f"  store {slot.type} ") and place in line
    return (reads or writes) and line.count(f"{token},") == 1


def _copied(slot: OutlineSlot, source: str, target: str, name: str) -> list[str]:
    return [
        f"  {name} = load {slot.type}, ptr {source}, align {slot.align}",
        f"  store {slot.type} {name}, ptr {target}, align {slot.align}",
    ]
