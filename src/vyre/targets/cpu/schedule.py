"""Program -> Lowered -> LLVM IR text for a CPU: chooses lanes and strips."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, prod

from vyre.analysis.lockstep import Variation, classify
from vyre.emit.llvm import printer
from vyre.ir.limits import SUBGROUP
from vyre.ir.nodes import Atomic, Barrier, Block, Declare, For, Id, Load, Op, Program
from vyre.ir.walk import assigned, blocks, evaluated, evaluated_by, loads, operands, statements
from vyre.lower import cpu_element
from vyre.lower.channels import Channels, over_channels
from vyre.lower.cuts import settled
from vyre.lower.layout import Layout, Linear, analyse, uses_collectives, walks_in_tiles
from vyre.lower.loop_ends import apart_at_ends
from vyre.lower.lowered import LoweredForm
from vyre.lower.prepare import (
    compared_roots,
    forward_ids,
    lanes_by_axis,
    own_locals,
    own_loop_variables,
    without_copies,
)
from vyre.lower.reshape import folded
from vyre.lower.statements import has_atomics
from vyre.lower.work import first_lanes
from vyre.targets.cpu.machine import MAX_LANES, vector_lanes
from vyre.targets.specialization import DEFAULT, Configuration, Unfit

MAX_STRIPS = 16
_LARGEST_LOOP = 256  # expression nodes times strips
_LISTED = 4  # operations for each gathered element that vectors do not make up for
_COUNTED = 2  # operations for each atomic that vectors do not make up for
_WAYS = 8  # of a set of the L1 cache, in most CPUs
_TILED_SUMS = 2  # so that one is added while another's tile is transposed
_LIGHT = 60  # expression nodes whose arithmetic takes less time than the memory they read
_LARGEST_HELD = 1000  # expression nodes times strips whose private arrays are in registers
_LARGEST_WHOLE = 3000  # expression nodes times strips: beyond, compiling takes longer than it gains


def module_text(
    program: Program, *, rank: int, vector_bytes: int, has_f16: bool, configuration: Configuration = DEFAULT,
    is_inside: bool = False,
) -> str:  # fmt: skip
    """Return the module of a checked, expanded Program; `rank` is that of an element kernel's domain.

    Raises Unfit if the program cannot have the lanes or strips that the configuration asks for.
    """
    form = lowered(program, rank, vector_bytes, configuration, is_inside=is_inside)
    return printer.module_text(form, has_f16=has_f16, has_avx512=vector_bytes == 64)


def lowered(
    program: Program, rank: int, vector_bytes: int, configuration: Configuration = DEFAULT, *,
    is_inside: bool = False,
) -> LoweredForm:  # fmt: skip
    """Return the lowered form of a kernel. If it `is_inside`, no access that facts are about leaves its
    array, and there is no code for those that do.
    """
    _require_powers(configuration)
    program = compared_roots(program)
    if program.workgroup is None:
        program = own_locals(apart_at_ends(own_loop_variables(program)))
        layout = _element_layout(program, rank, vector_bytes, configuration)
        other = _other_axes(program, rank, vector_bytes, configuration) if layout.lanes else None
        block = _block_layout(program, layout, vector_bytes)
        return cpu_element.lower(program, layout, block, other, is_inside=is_inside)
    from vyre.lower import cpu_group  # element kernels do without these 9 ms of a first call
    from vyre.lower.fission import continues_inside

    program = own_locals(own_loop_variables(continues_inside(lanes_by_axis(program))))
    program = without_copies(forward_ids(program))
    layout = _group_layout(program, vector_bytes, configuration)
    return cpu_group.lower(program, layout, is_inside=is_inside)


def _group_layout(program: Program, vector_bytes: int, configuration: Configuration) -> Layout:
    assert program.workgroup is not None
    if prod(program.workgroup) == 1 and not uses_collectives(program) and not configuration.lanes:
        return Layout(len(program.workgroup), 0, 1, program.workgroup)
    lanes = group_lanes(program, vector_bytes)
    if configuration.lanes and configuration.lanes != lanes:
        lanes = _asked_lanes(program, configuration.lanes)
    size = prod(program.workgroup)
    most = max(_group_strips(program, size, lanes), _held_strips(program, vector_bytes))
    strips = configuration.strips or min(most, max(size // lanes, 1))
    if configuration.strips and size % (lanes * strips):
        raise Unfit(f"a workgroup of {size} has no {strips} strips of {lanes} lanes")
    while size % (lanes * strips) and strips > 1:
        strips //= 2
    return Layout(len(program.workgroup), lanes, strips, program.workgroup)


def _element_layout(program: Program, rank: int, vector_bytes: int, configuration: Configuration) -> Layout:
    lanes = configuration.lanes or vector_lanes(program, vector_bytes)
    has_loops = any(isinstance(node, For) for node in statements(program.body))
    if not configuration.lanes:
        vectors = Layout(rank, lanes, 1)
        is_list = has_loops and (_is_serial(program, vectors) or _walks_lists(program, vectors))
        if is_list or _only_counts(program):
            return Layout(rank, 0, 1)
    linear = analyse(program, Layout(rank, 1, 1)) if has_loops else None
    along_rows = 0 if linear is None else _rows_walked(linear)
    if linear is not None and along_rows and walks_in_tiles(program, linear):
        strips = configuration.strips or (_TILED_SUMS // along_rows if _size(program) < _LIGHT else 1)
        return Layout(rank, lanes, strips, has_masks=vector_bytes == 64)
    if along_rows and not configuration.lanes:
        lanes = min(lanes, _WAYS // along_rows if _size(program) < _LIGHT else _WAYS)
    most = 1 if along_rows else _element_strips(program, rank, lanes, vector_bytes)
    strips = configuration.strips or _strips(program, most)
    return Layout(rank, lanes, strips, has_masks=vector_bytes == 64)


def _other_axes(
    program: Program, rank: int, vector_bytes: int, configuration: Configuration
) -> cpu_element.OtherAxes | None:
    """Return a kernel of one axis over two, if its id is divided into rows and columns, and one whose last
    axis is short over the others.
    """
    program = settled(program)[0]
    other = folded(program) if rank == 1 else over_channels(program, rank)
    if other is None:
        return None
    layout = _element_layout(other.program, 2 if rank == 1 else rank - 1, vector_bytes, configuration)
    block = _block_layout(other.program, layout, vector_bytes) if layout.lanes else None
    is_worthwhile = layout.lanes and (isinstance(other, Channels) or other.is_always(layout) is not False)
    return cpu_element.OtherAxes(other, layout, block) if is_worthwhile else None


def _block_layout(program: Program, layout: Layout, vector_bytes: int) -> Layout | None:
    """Return the layout of several rows that run together, so that what a loop loads for one serves the
    others; None if there is no such load, or if rows differ in their loops.
    """
    loops = [node for node in statements(program.body) if isinstance(node, For)]
    if layout.rank < 2 or not loops or not layout.lanes:
        return None
    own, row = Id("gid", layout.rank - 1), Id("gid", layout.rank - 2)
    linear = analyse(program, Layout(layout.rank, 1, 1), nested=True)
    is_shared = any(
        access.is_load
        and any(form.loops for form in access.forms)
        and any(form.of(own) for form in access.forms)
        and not any(form.of(row) for form in access.forms)
        for access in linear.accesses()
    )
    carried = {assigned(node) for loop in loops for node in statements(loop.body)} - {
        loop.var for loop in loops
    }
    high, along = (6, 4) if vector_bytes == 64 else (4, 2)
    if walks_in_tiles(program, linear):  # which take registers themselves
        high, along = (12, 1) if vector_bytes == 64 else (6, 1)
    if len(carried - {None}) > 2:
        high, along = 2, 2
    block = replace(layout, strips=high * along, high=high)
    vary = classify(program, block)
    if not is_shared or any(map(vary.loop_splits, loops)) or block.strips * _size(program) > _LARGEST_HELD:
        return None
    return block


def group_lanes(program: Program, vector_bytes: int) -> int:
    """Return lanes that divide the last axis of the workgroup, or a subgroup where lanes exchange values."""
    if uses_collectives(program):
        return SUBGROUP
    assert program.workgroup is not None
    lanes = vector_lanes(program, vector_bytes)
    fitting = lanes
    while fitting >= 4 and program.workgroup[-1] % fitting:
        fitting //= 2
    return fitting if fitting >= 4 else lanes


def _require_powers(configuration: Configuration) -> None:
    lanes, strips = configuration.lanes, configuration.strips
    if lanes and not (4 <= lanes <= MAX_LANES and lanes & (lanes - 1) == 0):
        raise Unfit(f"{lanes} lanes are not a power of two from 4 to {MAX_LANES}")
    if strips and not (1 <= strips <= MAX_STRIPS and strips & (strips - 1) == 0):
        raise Unfit(f"{strips} strips are not a power of two up to {MAX_STRIPS}")


def _asked_lanes(program: Program, lanes: int) -> int:
    assert program.workgroup is not None
    if uses_collectives(program):
        raise Unfit(f"lanes that exchange values are {SUBGROUP}")
    if program.workgroup[-1] % lanes:
        raise Unfit(f"the last axis of the workgroup has {program.workgroup[-1]}, no multiple of {lanes}")
    return lanes


def _is_serial(program: Program, layout: Layout) -> bool:
    """True if a program, which has loops, does the same in every lane: usually one invocation runs."""
    used = {ident for ident in evaluated(program.body) if isinstance(ident, Id)}
    return all(layout.kind(ident) == Variation.UNIFORM for ident in used)


def _walks_lists(program: Program, layout: Layout) -> bool:
    """True if the innermost loops of a program are walks along lists of different lengths, such as the rows
    of a sparse matrix, and do little but load elements that lie apart. A vector would gather them, which is
    slower than to load them one by one, and wait for its longest list.
    """
    loops = [node for node in statements(program.body) if isinstance(node, For)]
    loops = [node for node in loops if not any(isinstance(inner, For) for inner in statements(node.body))]
    vary = classify(program, layout)
    linear = analyse(program, layout)

    def is_apart(load: Load) -> bool:
        strides = [linear.lane_stride(part, vary) for part in load.index]
        return load.array not in vary.private and (None in strides or any(strides[:-1]))

    def is_list(loop: For) -> bool:
        """True if memory says how long it is: neighbours in a triangle have about the same length."""
        return any(linear.lane_stride(bound, vary) is None for bound in operands(loop))

    for loop in loops:
        work = sum(isinstance(part, Op) for part in evaluated(loop.body))
        if not is_list(loop) or work > _LISTED * sum(map(is_apart, loads(loop.body))):
            return False
    return bool(loops)


def _only_counts(program: Program) -> bool:
    """True if a program does little but atomics at places that it loads, such as a histogram: lanes are
    updated one by one, and a vector must be taken apart for that. 2,000,000 counts in 256 bins take 2.3 ms
    so, and 3.6 ms by vectors; where bins are computed, vectors take half of the time.
    """
    nodes = statements(program.body)
    counts = sum(isinstance(node, Atomic) for node in nodes)
    work = sum(isinstance(part, Op) for part in evaluated(program.body))
    return 0 < counts and work <= _COUNTED * counts and not any(isinstance(node, For) for node in nodes)


def _rows_walked(linear: Linear) -> int:
    """Return the number of arrays of which each invocation reads a row of its own; at most 2.

    Rows are often a power of two apart, and then share one cache set: at most as many may be read at a time
    as it has ways, or every element is a cache miss. Sums of rows of 1024 take 0.4 ns per element this way,
    else 2.9 ns.
    """
    own = linear.lane
    arrays = {
        access.array
        for access in linear.accesses()
        if access.forms[-1].loops and any(form.of(own) for form in access.forms[:-1])
    }
    return min(len(arrays), 2)


def _strips(program: Program, most: int) -> int:
    """Return the strips of a bundle: more for small bodies, so that their arithmetic overlaps; fewer for
    large ones, which have enough to overlap.
    """
    size = _size(program)
    strips = most
    while strips > 1 and strips * size > 400:
        strips //= 2
    return strips


def _element_strips(program: Program, rank: int, lanes: int, vector_bytes: int) -> int:
    """Return the strips of an element kernel's bundle. Without loops 2 are as fast as more, and compile
    faster; with atomics, which run lane by lane, 4 overlap with what is computed before them (a weighted
    histogram takes 2.4 ns per element instead of 2.9). In a uniform loop, as many as half of the registers
    hold: each iteration then reads a long piece of memory. In any other loop, 4.
    """
    if has_atomics(program):
        return 4
    loops = [node for node in statements(program.body) if isinstance(node, For)]
    if not loops:
        return 2
    vary = classify(program, Layout(rank, lanes, 1))
    if any(vary.loop_splits(loop) for loop in loops):
        return 4
    most = 16 if vector_bytes == 64 else 8
    while most > 4 and most * _size(program) > _LARGEST_LOOP:
        most //= 2
    return most


def _group_strips(program: Program, size: int, lanes: int) -> int:
    """Return the strips that make the whole workgroup one bundle, if that saves barriers and its code stays
    small.
    """
    whole = size // lanes
    has_barriers = any(isinstance(node, Barrier) for node in statements(program.body))
    fits = size % lanes == 0 and whole <= 16 and whole * _size(program) <= _LARGEST_WHOLE
    return whole if has_barriers and fits else _strips(program, 16)


def _held_strips(program: Program, vector_bytes: int) -> int:
    """Return the strips whose private arrays, which hold the sums of a product, fit the registers."""
    words = sum(
        prod(node.shape)
        for node in statements(program.body)
        if isinstance(node, Declare) and node.space == "local"
    )
    held = (28 if vector_bytes == 64 else 12) // words if words else 0
    strips = 1 << max(held.bit_length() - 1, 0)
    while strips > 1 and strips * _size(program) > _LARGEST_HELD:
        strips //= 2
    return strips


def _size(program: Program) -> int:
    """Count expression nodes; those that only the first lanes of a workgroup run count by their share."""
    size = prod(program.workgroup or (1,))
    return ceil(_weight(program.body, size if len(program.workgroup or ()) == 1 else 0))


def _weight(body: Block, size: int) -> float:
    total = 0.0
    for node in body:
        total += len(evaluated_by(node))
        inner = sum(_weight(part, size) for part in blocks(node))
        first = first_lanes(node) if size else None
        total += inner if first is None else inner * min(first / size, 1)
    return total
