"""Code for CPUs that looks at every address it uses before it does so, on random loops.

    python watched.py FIRST LAST

The emitted LLVM IR is given a call before each load and store, gather and scatter, for each lane that takes
part: what lies in the memory around the arrays but in none of them is noted. Prints the seed before each
case, and `outside: SEED` or `differs: SEED NAMES`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from generation.loops import loops, turns
from generation.programs import Case
from vyre import reference
from vyre.ir.nodes import Program
from vyre.passes import expand, optimize
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu import native
from vyre.targets.cpu.machine import BASELINES, Processor, baseline, host

APART = 1 << 22  # bytes from array to array
MOST_TURNS = 3000
_SIZES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8, "ptr": 8}
_TYPE = r"(?:<(\d+) x (\w+)>|(\w+))"
_LOAD = re.compile(rf"= load (?:atomic )?{_TYPE}, ptr (%[\w.]+),")
_STORE = re.compile(rf"^\s*store (?:atomic )?{_TYPE} .*, ptr (%[\w.]+), align")
_MASK = r"i32 \d+, (<\d+ x i1> (?:splat \(i1 \w+\)|%[\w.]+))"
_STRIP = re.compile(rf"@llvm\.masked\.(?:load|store)\.v(\d+)(\w+)\.p0\(.*?ptr (%[\w.]+), {_MASK}")
_LANES = re.compile(rf"@llvm\.masked\.(?:gather|scatter)\.v(\d+)(\w+)\.v\d+p0\(.*?x ptr> (%[\w.]+), {_MASK}")
_SHORT = {"f32": "float", "f64": "double"}


def watched(text: str, regions: list[tuple[int, int]], arena: tuple[int, int], note: int) -> str:
    """The module with a call before each access, that notes an address of the arena in no region."""
    out: list[str] = []
    names = count()
    for line in text.splitlines():
        out += [*_checks(line, names), line]
    return "\n".join(out) + "\n" + _watch(regions, arena, note)


def _checks(line: str, names: Iterator[int]) -> Iterator[str]:
    if "declare" in line:
        return
    plain = _LOAD.search(line) or _STORE.search(line)
    if plain is not None:
        lanes, elem, alone, address = plain.groups()
        size = _SIZES[elem or alone] * int(lanes or 1)
        yield from _call(f"ptrtoint ptr {address} to i64", size, "true", names)
    strip, apart = _STRIP.search(line), _LANES.search(line)
    for found in (found for found in (strip, apart) if found is not None):
        lanes, short, address, mask = found.groups()
        size = _SIZES[_SHORT.get(short, short)]
        for lane in range(int(lanes)):
            on, at = f"%watched{next(names)}", f"%watched{next(names)}"
            yield f"  {on} = extractelement {mask}, i64 {lane}"
            if strip is not None:
                yield f"  {at} = getelementptr i8, ptr {address}, i64 {lane * size}"
            else:
                yield f"  {at} = extractelement <{lanes} x ptr> {address}, i64 {lane}"
            yield from _call(f"ptrtoint ptr {at} to i64", size, on, names)


def _call(address: str, size: int, on: str, names: Iterator[int]) -> Iterator[str]:
    number = f"%watched{next(names)}"
    yield f"  {number} = {address}"
    yield f"  call void @watch(i64 {number}, i64 {size}, i1 {on})"


def _watch(regions: list[tuple[int, int]], arena: tuple[int, int], note: int) -> str:
    lines = [
        "define internal void @watch(i64 %at, i64 %size, i1 %on) noinline nounwind {",
        "  %end = add i64 %at, %size",
        f"  %a = icmp uge i64 %at, {arena[0]}",
        f"  %b = icmp ult i64 %at, {arena[1]}",
        "  %c = and i1 %a, %b",
        "  %out0 = and i1 %c, %on",
    ]
    for number, (low, high) in enumerate(regions):
        lines += [
            f"  %low{number} = icmp ult i64 %at, {low}",
            f"  %high{number} = icmp ugt i64 %end, {high}",
            f"  %away{number} = or i1 %low{number}, %high{number}",
            f"  %out{number + 1} = and i1 %out{number}, %away{number}",
        ]
    lines += [
        f"  br i1 %out{len(regions)}, label %bad, label %good",
        "bad:",
        f"  store i64 %at, ptr inttoptr (i64 {note} to ptr), align 8",
        "  br label %good",
        "good:",
        "  ret void",
        "}",
    ]
    return "\n".join(lines) + "\n"


def run(program: Program, one: Case, target: Processor) -> tuple[dict[str, Any], bool]:
    """The arrays after a run, and whether it touched anything beside them."""
    arrays = [param.name for param in program.params if param.is_array]
    arena = np.zeros((len(arrays) + 1) * APART, np.uint8)
    given: dict[str, Any] = dict(one.arguments)
    regions: list[tuple[int, int]] = []
    for number, name in enumerate(arrays, 1):
        value = np.asarray(one.arguments[name])
        part = arena[number * APART :][: value.nbytes].view(value.dtype).reshape(value.shape)
        part[...] = value
        given[name] = part
        regions.append((part.ctypes.data, part.ctypes.data + part.nbytes))
    note = np.zeros(1, np.uint64)
    ends = arena.ctypes.data, arena.ctypes.data + arena.nbytes
    text = watched(native.text(program, len(one.grid), target), regions, ends, note.ctypes.data)
    code = native.loaded(llvm.compile_object(text, target), program)
    native.run(code, program, given, one.grid)
    return given, bool(note[0])


def targets() -> list[Processor]:
    """The processors that this one can stand in for."""
    known = [baseline(name) for name in BASELINES]
    return [t for t in known if t.triple == host().triple and t.vector_bytes <= host().vector_bytes]


def main() -> None:
    known = targets()
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(f"seed {seed}\n")
        sys.stdout.flush()
        one = loops(seed)
        if turns(one, MOST_TURNS) is None:
            continue
        program = expand(optimize(one.program)) if seed % 2 else expand(one.program)
        expected = {name: np.array(value) for name, value in one.arguments.items()}
        reference.run(program, expected, grid=one.grid)
        found, is_outside = run(program, one, known[seed % len(known)])
        names = [name for name in expected if not np.array_equal(expected[name], found[name])]
        if is_outside:
            sys.stdout.write(f"outside: {seed}\n")
        if names:
            sys.stdout.write(f"differs: {seed} {' '.join(names)}\n")


if __name__ == "__main__":
    main()
