"""Program -> PTX, by LLVM: needs no CUDA toolkit and no GPU."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, fields, replace
from re import Match

from vyre.analysis.effects import waits_for
from vyre.ir.literal import Lit
from vyre.ir.nodes import Collective, For, GridSync, Load, Program, Return
from vyre.ir.walk import evaluated, statements
from vyre.lower.kept_rows import kept_rows
from vyre.lower.launch import ALIGNED, Facts, LaunchShape
from vyre.lower.layout import Layout, analyse
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import compared_roots, forward_ids, own_locals, own_loop_variables
from vyre.lower.ravel import raveled, ravels
from vyre.lower.reshape import flattened
from vyre.ops.packed_words import KINDS
from vyre.targets.cpu import compile as llvm
from vyre.targets.cpu.machine import Processor
from vyre.targets.cpu.native import fingerprint as of
from vyre.targets.cuda.ptxas_workarounds import worked_around
from vyre.targets.specialization import DEFAULT, Configuration

ALSO = frozenset({
    "minimumnum", "maximumnum", "fshr", "fptosi.sat", "fptoui.sat", "nvvm.f2i.rz", "nvvm.f2ui.rz",
    "nvvm.rsqrt.approx", "nvvm.rcp.approx",
    "nvvm.read.ptx.sreg", "nvvm.barrier.cta.sync.aligned.all", "nvvm.shfl.sync", "nvvm.vote",
    "nvvm.match.any.sync", "nvvm.mma",
})  # fmt: skip

# The least PTX version that supports a compute capability, from the table in NVIDIA's PTX ISA; drivers accept
# their own version and all before it.
_VERSIONS = {75: 63, 80: 70, 86: 71, 87: 74, 89: 78, 90: 78, 100: 86, 103: 88, 120: 87, 121: 88}
OLDEST = 75
WITH_TILES = "sm_90a"  # what of Hopper later GPUs do not have: copies and products of whole tiles
_ANY_ROW = 256  # elements: the code for longer rows is the same
_LONGEST = 80  # characters of a name
# Branches and lines of LLVM IR in one function beyond which all passes take too long: half a minute for 300
# loops. Straight code is cheap: a matrix product of 25,000 lines has 163 branches, and needs all passes.
_MOST_BRANCHES, _MOST_LINES = 1_000, 80_000
_KNOWS_NAN = 80  # the first compute capability whose min and max can propagate a NaN
_BEYOND = re.compile(r"\tsetp\.([lg]t)\.f32 \t(%p\d+), (%\w+), (0f(?!(?:0|8)0000000)\w{8});\n")
_CHOICE = re.compile(r"selp\.f32 \t(%\w+), (0f\w{8}), (%\w+), (%p\d+);")
_BOUNDS = {"lt": "max", "gt": "min"}
_SHIFT = re.compile(r"shr\.u32 \t(%r\d+), (%r\d+), (8|16|24);")
_MASK = re.compile(r"and\.b32 \t(%r\d+), (%r\d+), 255;\n\t(cvt\.rn\.f32\.u32) \t(%r\d+), \1;")
_SET = re.compile(r"\t(?:(%r\d+)|\{([^}]*)\})[,|]")  # the registers that an instruction sets, at least


@dataclass(frozen=True, slots=True, kw_only=True)
class PtxKernel(LaunchShape):
    """PTX of one kernel, and how it is launched."""

    ptx: str


def can_wait_for_grid(program: Program) -> bool:
    """True if a program with grid barriers has a form that waits at them: not if invocations may return, or
    workgroups wait for those before them.
    """
    return not any(
        isinstance(node, Return) or (isinstance(node, Collective) and waits_for(node) == "grid")
        for node in statements(program.body)
    )


def target(arch: str) -> Processor:
    """Return LLVM's target for a compute capability such as "sm_90"."""
    if arch == WITH_TILES:
        return Processor("nvptx64-nvidia-cuda", arch, "+ptx80", ALIGNED, True)
    match = re.fullmatch(r"sm_(\d+)", arch)
    if match is None or int(match[1]) < OLDEST:
        raise ValueError(
            f"{arch!r} is no compute capability that Vyre makes code for. Fix: write sm_75 or newer."
        )
    known = max(number for number in _VERSIONS if number <= int(match[1]))
    return Processor("nvptx64-nvidia-cuda", f"sm_{known}", f"+ptx{_VERSIONS[known]}", ALIGNED, True)


def fingerprint(arch: str) -> tuple[str | int | bool, ...]:
    """Return what PTX depends on beside the Program: the compute capability as passed to LLVM, and LLVM
    itself.
    """
    return ("cuda", *of(target(arch)))


def relevant(program: Program, rank: int, facts: Facts) -> Facts:
    """Return the facts that the code of a program depends on: the alignment of rows relative to each other,
    if it reads several; whether there is one long row, if it can use that; whether it has few invocations, if
    those loop; which arrays tiles can be copied from, if it multiplies matrices; the length of rows, if a
    group kernel keeps them, and that of last axes whose places it names.
    """
    if facts.tiled and not any(isinstance(n, Collective) and n.op in KINDS for n in statements(program.body)):
        facts = replace(facts, tiled=frozenset())
    if program.workgroup is not None:
        plain = own_loop_variables(program)
        keeps = facts.distinct and kept_rows(plain, facts.rows) is not plain
        loaded = [load for load in evaluated(program.body) if isinstance(load, Load)]
        moving = {load.array for load in loaded if not isinstance(load.index[-1], Lit)}
        channels = tuple([pair for pair in facts.channels if facts.distinct and pair[0] not in moving])
        row = facts.row if keeps else 0
        return replace(facts, few=False, flat=False, lone=False, plane=0, row=row, channels=channels)
    kinds = {type(node) for node in statements(program.body)}
    if facts.few and For in kinds and GridSync not in kinds:  # then nothing is read in vectors
        return replace(facts, even=False, alike=frozenset(), phase=0, flat=False, plane=0)
    facts = replace(facts, few=False)
    if facts.flat and GridSync not in kinds and flattened(program, rank) is not None:
        return replace(facts, even=False, alike=frozenset(), phase=0, row=0, lone=False, plane=0)
    if ravels(program, rank, facts) and (For in kinds or raveled(program, rank) is not None):
        return replace(facts, row=min(facts.row, _ANY_ROW), lone=False)
    facts = replace(facts, flat=False, plane=0, row=0 if facts.row > _ANY_ROW else facts.row)
    if not facts.phase:
        return facts
    plain = forward_ids(program)
    accesses = analyse(plain, Layout(rank, 1, 1)).accesses()
    rows = [access.forms[-2] for access in accesses if len(access.forms) > 1]
    return facts if any(row.const or row.loops for row in rows) else replace(facts, phase=0)


def lowered(
    program: Program, rank: int, configuration: Configuration, facts: Facts, arch: str = ""
) -> LoweredForm:
    """Return the lowered form of an expanded Program."""
    from vyre.lower import gpu_element, gpu_group  # much code, and not needed to run compiled code

    if any(isinstance(node, For) for node in statements(program.body)):
        program = compared_roots(program)  # a bound takes as long as a root, and pays in a loop
    # A register for what is fixed in a workgroup is one too many in a product of matrices.
    program = own_loop_variables(program)
    if program.workgroup is not None and facts.distinct:
        program = kept_rows(program, facts.rows)
    program = forward_ids(own_locals(program), keeps_fixed=False)
    if program.workgroup is not None:
        return gpu_group.lower(program, facts, has_ring=arch == WITH_TILES)
    choice = gpu_element.ThreadShape(configuration.lanes, configuration.strips, configuration.block)
    return gpu_element.lower(program, rank, facts, choice)


def text(program: Program, rank: int, configuration: Configuration, facts: Facts) -> str:
    """Return the LLVM IR of an expanded Program."""
    from vyre.emit.llvm import nvptx  # likewise

    return nvptx.module_text(lowered(program, rank, configuration, facts))


def compile(
    program: Program, rank: int, arch: str, configuration: Configuration = DEFAULT, facts: Facts | None = None
) -> PtxKernel:
    """Compile an optimised and expanded Program; `rank` is its domain's. With grid barriers, all blocks of
    the kernel must be resident: `can_wait_for_grid` is true if there is such a form.
    """
    from vyre.emit.llvm import nvptx  # likewise

    form = lowered(program, rank, configuration, facts or Facts(), arch)
    source, shape = nvptx.module_text(form), form.launch
    assert shape is not None
    if not shape.maps:  # code that a later GPU runs too
        arch = arch.removesuffix("a")
    text = llvm.assembly(source, target(arch), also=ALSO, passes="few" if _is_huge(source) else "full")
    ptx = worked_around(_with_bytes(_bounded(text, arch)))
    parts = {part.name: getattr(shape, part.name) for part in fields(shape)}
    return PtxKernel(**parts, ptx=ptx.replace(".entry kernel(", f".entry {_shown(program.name)}("))


def _is_huge(source: str) -> bool:
    """True if a module is too large for all passes."""
    return source.count("\n  br ") > _MOST_BRANCHES or source.count("\n") > _MOST_LINES


def _shown(name: str) -> str:
    """Return the name of a kernel that profilers show: short, and not an instruction's."""
    return "vyre_" + re.sub(r"[^A-Za-z0-9_]", "_", name)[:_LONGEST]


def _bounded(ptx: str, arch: str) -> str:
    """Use one instruction where an f32 is clamped to a bound other than 0 and a NaN passes."""
    if int(arch.removeprefix("sm_").removesuffix("a")) < _KNOWS_NAN:
        return ptx
    named, times = Counter(re.findall(r"%p\d+", ptx)), _times_set(ptx)
    choices = {test: (x, limit) for _, limit, x, test in _CHOICE.findall(ptx) if named[test] == 2}
    bounds: dict[str, str] = {}

    def without_test(match: Match[str]) -> str:
        way, test, x, limit = match.groups()
        is_next = f", {test};" in ptx[match.end() : ptx.index("\n", match.end())]
        if choices.get(test) != (x, limit) or not (is_next or times[x] == 1):
            return match[0]
        bounds[test] = _BOUNDS[way]
        return ""

    def spelled(match: Match[str]) -> str:
        to, limit, x, test = match.groups()
        return f"{bounds[test]}.NaN.f32 \t{to}, {x}, {limit};" if test in bounds else match[0]

    return _CHOICE.sub(spelled, _BEYOND.sub(without_test, ptx))


def _times_set(ptx: str) -> Counter[str]:
    """Return how often each register is set."""
    return Counter(name for one, more in _SET.findall(ptx) for name in (one or more).split(", "))


def _with_bytes(ptx: str) -> str:
    """Take a byte that becomes a float out of its word by one instruction, which ptxas makes part of the
    conversion; of a shift and a mask it does not.
    """
    times = _times_set(ptx)
    words = {byte: (word, by) for byte, word, by in _SHIFT.findall(ptx) if times[byte] == times[word] == 1}

    def taken(found: Match[str]) -> str:
        low, byte, convert, to = found.groups()
        if byte not in words:
            return found[0]
        word, by = words[byte]
        return f"bfe.u32 \t{low}, {word}, {by}, 8;\n\t{convert} \t{to}, {low};"

    return _MASK.sub(taken, ptx)
