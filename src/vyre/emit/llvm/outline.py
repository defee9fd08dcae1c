"""Cuts large functions into parts, each a function of its own.

LLVM's passes and its register allocator take time that grows faster than the function they work on: 1,000
loops in one function took a minute. So emitters note where statements of a large block could be cut, and here
each such part becomes a function that the rest calls:

    <1,000 lines>            call fastcc void @kernel.part0(ptr %args, <16 x i32> %v7, ptr %a3)
    <1,000 lines>    ->      call fastcc void @kernel.part1(ptr %args, <16 x i32> %v7, ptr %a3, ptr %a9)
    ...                      ...

A part gets the values that it reads as parameters. Locals are slots of the stack frame (`alloca`) until LLVM
promotes them. A slot that a single part uses moves into it; any other is copied in when the part is entered
and copied back when it is left, so that LLVM promotes it inside. Arrays are passed by address. A part stays
in place if it jumps out of itself, or defines a value that is read after it.

A kernel that is to stop jumps to the block `quit`, which returns. A part has a block of that name too: it
returns, and its caller polls again, and stops, when it next counts its work.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

# Lines of LLVM IR. Shorter functions stay whole, so the code of ordinary kernels is unaffected. Parts
# of 500 to 2,000 lines compile equally fast; shorter ones copy locals more often than is needed.
WHOLE = 5_000
PART = 1_000
# Lines of a module that is compiled with few passes; no kernel written by hand has come near.
HUGE = 15_000

_TOKEN = re.compile(r"%[\w.]+")
_DEFINED = re.compile(r"  (%[\w.]+) = ")
_JUMP = re.compile(r"label (%[\w.]+)")
_PARAMETER = re.compile(r"([\w.<> ]+?) (%[\w.]+)")
_ALLOCA = re.compile(r"  (%[\w.]+) = alloca (.+), align (\d+)$")


@dataclass(frozen=True, slots=True)
class Part:
    """Lines that could be a function of their own; `block` is the label of the block that they begin in."""

    start: int
    end: int
    block: str


@dataclass(frozen=True, slots=True)
class Slot:
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
    parts: Iterable[Part],
    types: Mapping[str, str],
    quit: str = "",
) -> list[str]:
    """Return the texts of the parts that a large function is cut into, and of the function with that head;
    `quit` is the label of the block that only returns, if there is one.
    """
    end = [f"{quit}:", "  ret void"] if quit else []
    if len(lines) <= WHOLE:
        return [_text(head, attributes, "entry", [*entry, *lines, *end])]
    outliner = _Outliner(head, attributes, entry, lines, types, quit)
    for part in parts:
        outliner.cut(part)
    kept = [line for line in entry if line not in outliner.moved]
    content = outliner.content(0, len(lines))
    return [*outliner.texts, _text(head, attributes, "entry", [*kept, *content, *end])]


def _text(head: str, attributes: str, block: str, lines: list[str]) -> str:
    return "\n".join([f"{head} {attributes} {{", f"{block}:", *lines, "}"]) + "\n"


class _Outliner:
    """The parts of one function that are cut out so far, inner ones before those around them."""

    def __init__(
        self,
        head: str,
        attributes: str,
        entry: Sequence[str],
        lines: Sequence[str],
        types: Mapping[str, str],
        quit: str,
    ) -> None:
        self.name = head.partition("@")[2].partition("(")[0]
        self.attributes, self.lines, self.quit = attributes, lines, quit
        inside = head[head.index("(") + 1 : head.rindex(")")]
        self.types = {**types, **{found[2]: found[1].strip() for found in _PARAMETER.finditer(inside)}}
        found = [(line, _ALLOCA.match(line)) for line in entry]
        self.slots = {match[1]: Slot(line, match[2], match[3]) for line, match in found if match is not None}
        self.tokens = [_TOKEN.findall(line) for line in lines]
        self.total = Counter(token for tokens in self.tokens for token in tokens)
        self.total.update(token for line, match in found if match is None for token in _TOKEN.findall(line))
        self.labels = {f"%{line[:-1]}" for line in lines if line[0] != " "} | {"%entry", f"%{quit}"}
        self.texts: list[str] = []
        self.moved: set[str] = set()  # lines of slots that are in a part
        self.calls: dict[int, tuple[int, str]] = {}  # by the first line of a part: its end, and its call

    def content(self, start: int, end: int) -> list[str]:
        """Return the lines from `start` below `end`, with calls in place of the parts."""
        out: list[str] = []
        at = start
        while at < end:
            call = self.calls.get(at)
            if call is None:
                out.append(self.lines[at])
                at += 1
            else:
                at = call[0]
                out.append(call[1])
        return out

    def cut(self, part: Part) -> None:
        """Make a function of a part, unless it jumps out of itself or defines a value that is read
        after it.
        """
        content = self.content(part.start, part.end)
        here = Counter(token for tokens in self.tokens[part.start : part.end] for token in tokens)
        labels = {f"%{line[:-1]}" for line in content if line[0] != " "}
        made = {found[1] for line in content if (found := _DEFINED.match(line)) is not None}
        if any(self.total[name] > here[name] for name in made):
            return
        targets = {target for line in content for target in _JUMP.findall(line)}
        if targets - labels - {f"%{self.quit}"}:
            return
        read = dict.fromkeys(token for line in content for token in _TOKEN.findall(line))
        outside = [token for token in read if token not in made and token not in self.labels]
        own = [token for token in outside if token in self.slots and here[token] == self.total[token]]
        passed = [token for token in outside if token not in own]
        if any(token not in self.types and token not in self.slots for token in passed):
            return
        self._write(part, content, own, passed)

    def _write(self, part: Part, content: list[str], own: list[str], passed: list[str]) -> None:
        """Add the function, and replace the part by its call."""
        name = f"{self.name}.part{len(self.texts)}"
        before = [self.slots[token].line for token in own]
        self.moved.update(before)
        uses: dict[str, list[str]] = {token: [] for token in passed if token in self.slots}
        for line in content:
            for token in _TOKEN.findall(line):
                if token in uses:
                    uses[token].append(line)
        after: list[str] = []
        parameters: list[str] = []
        for token in passed:
            slot = self.slots.get(token)
            if slot is None:
                parameters.append(f"{self.types[token]} {token}")
            elif all(_is_whole(line, token, slot) for line in uses[token]):
                parameters.append(f"ptr {token}.outer")
                before += [slot.line, *_copied(slot, f"{token}.outer", token, f"{token}.before")]
                if any(line.startswith("  store") for line in uses[token]):
                    after += _copied(slot, token, f"{token}.outer", f"{token}.after")
            else:
                parameters.append(f"ptr {token}")
        head = f"define internal fastcc void @{name}({', '.join(parameters)}) noinline"
        # Slots come first, or LLVM would treat them as arrays of dynamic size.
        before.sort(key=lambda line: " = alloca " not in line)
        if self.quit:
            after = [f"  br label %{self.quit}", f"{self.quit}:", *after]
        lines = [*before, *content, *after, "  ret void"]
        self.texts.append(_text(head, self.attributes, part.block, lines))
        arguments = [f"{self.types.get(token, 'ptr')} {token}" for token in passed]
        self.calls[part.start] = part.end, f"  call fastcc void @{name}({', '.join(arguments)})"


def _is_whole(line: str, token: str, slot: Slot) -> bool:
    """True if a line reads or writes the slot as a whole, and nothing else with it."""
    place = f", ptr {token}, align "
    reads = f" = load {slot.type}{place}" in line
    writes = line.startswith(f"  store {slot.type} ") and place in line
    return (reads or writes) and line.count(f"{token},") == 1


def _copied(slot: Slot, source: str, target: str, name: str) -> list[str]:
    return [
        f"  {name} = load {slot.type}, ptr {source}, align {slot.align}",
        f"  store {slot.type} {name}, ptr {target}, align {slot.align}",
    ]
