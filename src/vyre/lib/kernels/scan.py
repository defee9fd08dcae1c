# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Scans of rows, in one order on every device (docs/lib.md#orders).

A block is 16 elements, a line 16 blocks, a tile 16 lines. Inside each, what comes before a part is the fold
of the parts before it, one after the other: `before(tile) op (before(line) op before(block))`, and then the
elements one after the other. What comes before a tile is a scan of the tiles' folds; for sums and products of
one row it has the order of `group_prefix`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_load,
    atomic_store,
    barrier,
    bits,
    dtype,
    from_bits,
    func,
    gid,
    group_prefix_add,
    group_prefix_mul,
    i32,
    kernel,
    lid,
    local,
    shared,
    subgroup_ballot,
    subgroup_broadcast,
    subgroup_shuffle,
    subgroup_shuffle_xor,
    u32,
    u64,
    unroll,
    wid,
)
from vyre.lib.kernels.operations import plus, times
from vyre.run.kernel import inside, once, total

LANES = 32
BLOCK = 16
ROWS = BLOCK // 2  # of lanes that hold a line
LINE = BLOCK * 16
TILE = LINE * 16
PER = 2  # blocks of a lane
GROUP = TILE // (BLOCK * PER)  # lanes of a tile


@cache
def tile_forms(NEAR):
    """The functions that kernels of tiles by workgroups share; a lane loads and stores NEAR neighbours
    together.
    """
    EACH = BLOCK // NEAR  # lanes of a block

    @func
    def place_of(u, gap):
        """The place of element u of a lane in shared memory, where a gap follows each block."""
        first = lid() // EACH * (BLOCK + gap) + lid() % EACH * NEAR
        return first + u // NEAR * (GROUP // EACH * (BLOCK + gap)) + u % NEAR

    @func
    def load_tile(held, own, x, row, first, n, neutral, gap, backwards, A):
        """Load a tile by neighbours of each lane."""
        for u in unroll(range(BLOCK * PER)):
            j = first + step(u)
            own[u] = A(x[row + (n - 1 - j if backwards else j)])
        for u in unroll(range(BLOCK * PER)):
            held[place_of(u, gap)] = own[u] if first + step(u) < n else neutral

    @func
    def step(u):
        """The place in the tile of element u of a lane."""
        return u // NEAR * (GROUP * NEAR) + lid() * NEAR + u % NEAR

    @func
    def fold_parts(held, parts, lines, neutral, op, gap):
        """Fold the blocks before that of each lane in its line into `parts`, and the lines before each into
        `lines`; the first subgroup returns the fold of the tile.
        """
        barrier()
        for h in unroll(range(PER)):
            of_block = neutral
            for k in unroll(range(BLOCK)):
                of_block = op(of_block, held[(h * GROUP + lid()) * (BLOCK + gap) + k])
            parts[part_of(h)] = of_block
        barrier()
        of_tile = neutral
        if lid() < LANES:
            line = lid() * (BLOCK + 1)
            of_line = neutral
            if lid() < BLOCK:
                for k in unroll(range(BLOCK)):
                    of_block = parts[line + k]
                    parts[line + k] = of_line
                    of_line = op(of_line, of_block)
            of_lines = neutral
            for k in unroll(range(BLOCK)):
                of_lines = of_tile if k == lid() else of_lines
                of_tile = op(of_tile, subgroup_shuffle(of_line, k))
            if lid() < BLOCK:
                lines[lid()] = of_lines
        return of_tile

    @func
    def part_of(h):
        """The place of what comes before block h of a lane, of which each line has one more."""
        return h * (GROUP // BLOCK * (BLOCK + 1)) + lid() // BLOCK * (BLOCK + 1) + lid() % BLOCK

    @func
    def scan_blocks(held, parts, lines, carry, op, exclusive, gap):
        """Put the running folds of each lane's blocks, before which comes `carry`, in their place."""
        for h in unroll(range(PER)):
            run = op(carry, op(lines[(h * GROUP + lid()) // BLOCK], parts[part_of(h)]))
            for k in unroll(range(BLOCK)):
                at = (h * GROUP + lid()) * (BLOCK + gap) + k
                value = held[at]
                if exclusive:
                    held[at] = run
                    run = op(run, value)
                else:
                    run = op(run, value)
                    held[at] = run
        barrier()

    return SimpleNamespace(
        load_tile=load_tile, fold_parts=fold_parts, scan_blocks=scan_blocks, place_of=place_of, step=step
    )


@func
def published(state, tile, fold, how, U):
    """Publish a fold: of a tile alone if `how` is 1, of all tiles up to it if it is 2. It is in one word, or
    in two if it has 64 bits, each with `how` above 32 bits of the fold.
    """
    word, state_of = u64(bits(fold)), u64(how) << 32
    if U == u64:
        atomic_store(state, (1, tile), state_of | word >> 32)
    atomic_store(state, (0, tile), state_of | word & u64(0xFFFFFFFF))


@func
def fold_before(state, before, of_tile, neutral, op, A, U):
    """The fold of the tiles before, for elements whose order matters, but not how they are grouped: the first
    subgroup folds 32 tiles at a time, back to one that knows the fold of all up to it.
    """
    tile, lane = wid(), lid()
    if lane == 0:
        published(state, tile, of_tile, 2 if tile == 0 else 1, U)
    if lane < LANES:
        result, first = neutral, tile
        for _ in range(2147483647):
            place, how, value = first - 1 - lane, u64(2), neutral
            if place >= 0:
                for _ in range(2147483647):
                    low = atomic_load(state, (0, place))
                    high = atomic_load(state, (1, place)) if U == u64 else low
                    how = low >> 32
                    if how != 0 and high >> 32 == how:
                        word = low & u64(0xFFFFFFFF)
                        value = from_bits(A, U(word | high << 32 if U == u64 else word))
                        break
            ends = subgroup_ballot(how == 2)
            if ends & ((u32(1) << u32(lane)) - 1) != 0:
                value = neutral
            for by in unroll(range(5)):
                value = op(subgroup_shuffle(value, (lane + (1 << by)) & (LANES - 1)), value)
            result = op(subgroup_broadcast(value, 0), result)
            if ends != 0:
                break
            first -= LANES
        if lane == 0:
            before[0] = result
            published(state, tile, op(result, of_tile), 2, U)
    barrier()
    return before[0]


@func
def exchange(own, lane):
    """Exchange the lowest three bits of the lane with the row, of 8 rows of lanes. If the rows hold a line of
    neighbours, lane l then has a half of block l % 8 * 2 + l // 16, the second one if l & 8 is not 0; and the
    other way round.
    """
    for s in unroll(range(3)):
        for k in unroll(range(ROWS)):
            if k & (1 << s) == 0:
                low, high = own[k], own[k | (1 << s)]
                to_low, to_high = subgroup_shuffle_xor(high, 1 << s), subgroup_shuffle_xor(low, 1 << s)
                own[k] = to_low if lane & (1 << s) != 0 else low
                own[k | (1 << s)] = high if lane & (1 << s) != 0 else to_high


def by_subgroups(op):
    """The kernels of tiles by a subgroup each."""

    @once
    @kernel(workgroup=LANES)
    def line_scans(
        x: Buf[T, 2], before: Buf[A], y: Out[R, "m", "size"], m: i32, size: i32, tiles: i32, neutral: A,
        initial: R, T: Const[dtype], A: Const[dtype], R: Const[dtype], exclusive: Const[bool],
        backwards: Const[bool], begins: Const[bool], is_carried: Const[bool], only_fold: Const[bool],
    ):  # fmt: skip
        """As `group_scans`, by a subgroup that goes from line to line. A lane has a half of a block; what is
        beyond the end of a row is loaded as 0, and not stored.
        """
        own = local(A, ROWS)
        lane, tile = lid(), wid()
        is_second = lane & ROWS != 0
        row, first, n = tile // tiles, tile % tiles * TILE, x.shape[1]
        carry = before[tile] if is_carried else neutral
        if begins and first == 0 and lane == 0 and not only_fold:
            y[row, 0] = initial
        of_tile = neutral
        for line in range(first, min(first + TILE, n), LINE):
            for k in unroll(range(ROWS)):
                j = line + k * LANES + lane
                own[k] = A(x[row, n - 1 - j if backwards else j])
            exchange(own, lane)
            of_half = neutral
            for k in unroll(range(ROWS)):
                of_half = op(of_half, own[k])
            of_half = subgroup_shuffle_xor(of_half, ROWS)
            of_block = of_half if is_second else neutral
            for k in unroll(range(ROWS)):
                of_block = op(of_block, own[k])
            of_blocks = neutral
            for k in unroll(range(BLOCK - 1)):
                other = subgroup_broadcast(of_block, k % 2 * BLOCK + ROWS + k // 2)
                of_blocks = op(of_blocks, other) if k < (lane & 7) * 2 + lane // BLOCK else of_blocks
            run = op(carry, op(of_tile, of_blocks))
            of_tile = op(of_tile, subgroup_broadcast(op(of_blocks, of_block), LANES - 1))
            if not only_fold:
                half = run
                for k in unroll(range(ROWS)):
                    half = op(half, own[k])
                half = subgroup_shuffle_xor(half, ROWS)
                run = half if is_second else run
                for k in unroll(range(ROWS)):
                    after = op(run, own[k])
                    own[k] = run if exclusive else after
                    run = after
                exchange(own, lane)
                for k in unroll(range(ROWS)):
                    j = line + k * LANES + lane
                    value = initial if exclusive and j == 0 else R(own[k])
                    y[row, (n - 1 - j if backwards else j) + i32(begins)] = value
        if only_fold and lane == 0:
            y[tile, 0] = R(of_tile)

    return {"line_scans": line_scans}


def in_turn(op):
    """The kernels that take one element after the other."""

    @inside
    @once
    @kernel(workgroup=1)
    def row_scans(
        x: Buf[T, 2], y: Out[R, "m", "size"], m: i32, size: i32, neutral: A, initial: R, T: Const[dtype],
        A: Const[dtype], R: Const[dtype], exclusive: Const[bool], backwards: Const[bool], begins: Const[bool],
    ):  # fmt: skip
        """The scans of rows of a tile at most, by a loop: a third of the code of `line_scans`."""
        row, n = wid(), x.shape[1]
        if begins:
            y[row, 0] = initial
        lines = neutral
        for line in range(0, n, LINE):
            blocks = neutral
            for block in range(line, min(line + LINE, n), BLOCK):
                run = op(lines, blocks)
                of_block = neutral
                for j in range(block, min(block + BLOCK, n)):
                    k = n - 1 - j if backwards else j
                    to = k + 1 if begins else k
                    value = A(x[row, k])
                    of_block = op(of_block, value)
                    if exclusive:
                        y[row, to] = R(run) if j > 0 else initial
                        run = op(run, value)
                    else:
                        run = op(run, value)
                        y[row, to] = R(run)
                blocks = op(blocks, of_block)
            lines = op(lines, blocks)

    @inside
    @once
    @kernel
    def column_scans(
        x: Buf[T], y: Out[R, "outer", "k", "inner"], outer: i32, k: i32, n: i32, inner: i32, neutral: A,
        initial: R, T: Const[dtype], A: Const[dtype], R: Const[dtype], exclusive: Const[bool],
        backwards: Const[bool], begins: Const[bool],
    ):  # fmt: skip
        """Scans along n of (outer, n, inner), one element after the other."""
        o, i = gid(0), gid(1)
        run = neutral
        if begins:
            y[o, 0, i] = initial
        for step in range(n):
            j = n - 1 - step if backwards else step
            value = A(x[(o * n + j) * inner + i])
            if exclusive:
                y[o, j + (1 if begins else 0), i] = R(run) if step > 0 else initial
                run = op(run, value)
            else:
                run = op(run, value)
                y[o, j + (1 if begins else 0), i] = R(run)

    @kernel
    def segment_scans(
        x: Buf[T, "n"], offsets: Buf[K], y: Out[R, "n"], neutral: A, initial: R, T: Const[dtype],
        K: Const[dtype], A: Const[dtype], R: Const[dtype], exclusive: Const[bool], backwards: Const[bool],
    ):  # fmt: skip
        """Scans of segments, an invocation for each, one element after the other."""
        low, high = i32(offsets[gid()]), i32(offsets[gid() + 1])
        run = neutral
        for step in range(max(high - low, 0)):
            j = high - 1 - step if backwards else low + step
            value = A(x[j])
            if exclusive:
                y[j] = R(run) if step > 0 else initial
                run = op(run, value)
            else:
                run = op(run, value)
                y[j] = R(run)

    @kernel
    def segment_folds(
        x: Buf[T, "n"], offsets: Buf[K], y: Out[R, "m"], m: i32, neutral: A, initial: R, T: Const[dtype],
        K: Const[dtype], A: Const[dtype], R: Const[dtype],
    ):  # fmt: skip
        """Folds of segments, an invocation for each, one element after the other."""
        total = neutral
        low, high = i32(offsets[gid()]), i32(offsets[gid() + 1])
        for j in range(low, high):
            total = op(total, A(x[j]))
        y[gid()] = R(total) if low < high else initial

    return {
        "row_scans": row_scans,
        "columns": column_scans,
        "segment_scans": segment_scans,
        "segment_folds": segment_folds,
    }


def by_chunks(op):
    """The kernels for elements whose order does not matter."""

    @inside
    @total
    @kernel(workgroup=1)
    def chunk_folds(
        x: Buf[T, 2], y: Out[A, "m"], m: i32, chunks: i32, chunk: i32, neutral: A, T: Const[dtype],
        A: Const[dtype], backwards: Const[bool],
    ):  # fmt: skip
        """The folds of chunks, for elements whose order does not matter."""
        row, first, n = wid() // chunks, wid() % chunks * chunk, x.shape[1]
        total = neutral
        for j in range(first, min(first + chunk, n)):
            total = op(total, A(x[row, n - 1 - j if backwards else j]))
        y[wid()] = total

    @inside
    @once
    @kernel(workgroup=1)
    def chunk_scans(
        x: Buf[T, 2], before: Buf[A], y: Out[R, "outer", "size"], outer: i32, size: i32, chunks: i32,
        chunk: i32, neutral: A, initial: R, T: Const[dtype], A: Const[dtype], R: Const[dtype],
        exclusive: Const[bool], backwards: Const[bool], begins: Const[bool], is_carried: Const[bool],
    ):  # fmt: skip
        """The scans of chunks, for elements whose order does not matter."""
        row, first, n = wid() // chunks, wid() % chunks * chunk, x.shape[1]
        run = before[wid()] if is_carried else neutral
        if begins and first == 0:
            y[row, 0] = initial
        for j in range(first, min(first + chunk, n)):
            k = n - 1 - j if backwards else j
            to = k + 1 if begins else k
            value = A(x[row, k])
            if exclusive:
                y[row, to] = R(run) if j > 0 else initial
                run = op(run, value)
            else:
                run = op(run, value)
                y[row, to] = R(run)

    return {"chunk_folds": chunk_folds, "chunk_scans": chunk_scans}


def by_workgroups(op, NEAR):
    """The kernels of tiles by a workgroup each. NEAR neighbours are a vector: with more, each store would
    write halves of sectors of memory.
    """
    is_sum, forms = op is plus, tile_forms(NEAR)
    load_tile, fold_parts, scan_blocks = forms.load_tile, forms.fold_parts, forms.scan_blocks
    place_of, step = forms.place_of, forms.step

    @once
    @kernel(workgroup=GROUP)
    def group_scans(
        x: Buf[T], before: Buf[A], y: Out[R, "m"], m: i32, n: i32, tiles: i32, neutral: A, initial: R,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], exclusive: Const[bool], backwards: Const[bool],
        begins: Const[bool], is_carried: Const[bool], only_fold: Const[bool], gap: Const[int],
    ):  # fmt: skip
        """The scans of tiles, or their folds alone, by a workgroup each with a block for each lane."""
        held = shared(A, GROUP * PER * (BLOCK + gap))
        parts = shared(A, BLOCK * (BLOCK + 1))
        lines = shared(A, BLOCK)
        own = local(A, BLOCK * PER)
        row, first = wid() // tiles * n, wid() % tiles * TILE
        to = wid() // tiles * (n + 1) + 1 if begins else row
        load_tile(held, own, x, row, first, n, neutral, gap, backwards, A)
        of_tile = fold_parts(held, parts, lines, neutral, op, gap)
        if lid() == 0:
            if only_fold:
                y[wid()] = R(of_tile)
            elif begins and first == 0:
                y[to - 1] = initial
        if not only_fold:
            carry = before[wid()] if is_carried else neutral
            barrier()
            scan_blocks(held, parts, lines, carry, op, exclusive, gap)
            for u in unroll(range(BLOCK * PER)):
                j = first + step(u)
                if j < n:
                    value = initial if exclusive and j == 0 else R(held[place_of(u, gap)])
                    y[to + (n - 1 - j if backwards else j)] = value

    @func
    def store_tile(y, held, first, n, initial, R, exclusive, backwards, begins, gap):
        """Store the scan of a tile, before which y may have one element more."""
        for u in unroll(range(BLOCK * PER)):
            j = first + step(u)
            if j < n:
                to = n - 1 - j if backwards else j
                value = initial if exclusive and j == 0 else R(held[place_of(u, gap)])
                y[to + 1 if begins else to] = value

    @once
    @kernel(workgroup=GROUP)
    def whole_scans(
        x: Buf[T], y: Out[R, "m"], m: i32, neutral: A, initial: R,
        T: Const[dtype], A: Const[dtype], R: Const[dtype], exclusive: Const[bool], backwards: Const[bool],
        begins: Const[bool], gap: Const[int],
    ):  # fmt: skip
        """The scan of one row in one launch: what comes before a tile is known when it is needed."""
        held = shared(A, GROUP * PER * (BLOCK + gap))
        parts = shared(A, BLOCK * (BLOCK + 1))
        lines = shared(A, BLOCK)
        own = local(A, BLOCK * PER)
        n, first = len(x), wid() * TILE
        load_tile(held, own, x, 0, first, n, neutral, gap, backwards, A)
        of_tile = fold_parts(held, parts, lines, neutral, op, gap)
        if begins and lid() == 0 and first == 0:
            y[0] = initial
        carry = group_prefix_add(of_tile) if is_sum else group_prefix_mul(of_tile)
        scan_blocks(held, parts, lines, carry, op, exclusive, gap)
        store_tile(y, held, first, n, initial, R, exclusive, backwards, begins, gap)

    @once
    @kernel(workgroup=GROUP)
    def back_scans(
        x: Buf[T], state: InOut[u64, 2], y: Out[R, "m"], m: i32, neutral: A,
        initial: R, T: Const[dtype], A: Const[dtype], R: Const[dtype], U: Const[dtype],
        exclusive: Const[bool], backwards: Const[bool], begins: Const[bool], gap: Const[int],
    ):  # fmt: skip
        """As `whole_scans`, for integers and any operation."""
        held = shared(A, GROUP * PER * (BLOCK + gap))
        parts = shared(A, BLOCK * (BLOCK + 1))
        lines = shared(A, BLOCK)
        before = shared(A, 1)
        own = local(A, BLOCK * PER)
        n, first = len(x), wid() * TILE
        load_tile(held, own, x, 0, first, n, neutral, gap, backwards, A)
        of_tile = fold_parts(held, parts, lines, neutral, op, gap)
        if begins and lid() == 0 and first == 0:
            y[0] = initial
        carry = fold_before(state, before, of_tile, neutral, op, A, U)
        scan_blocks(held, parts, lines, carry, op, exclusive, gap)
        store_tile(y, held, first, n, initial, R, exclusive, backwards, begins, gap)

    return SimpleNamespace(group_scans=group_scans, whole_scans=whole_scans, back_scans=back_scans)


def before_tiles(op):
    """The kernel of the prefixes of tiles."""

    @inside
    @total
    @kernel(workgroup=1)
    def tree_prefixes(totals: Buf[A], y: Out[A, "m"], m: i32, zero: A, A: Const[dtype]):
        """The fold of everything before each tile, in the order of `group_prefix`."""
        before = shared(A, 9)
        node = shared(A, 9)
        for level in range(9):
            before[level] = zero
            node[level] = zero
        for t in range(m):
            y[t] = before[0]
            value = totals[t]
            count, top = t + 1, 0
            for level in range(8):
                before[level] = op(before[level], value)
                node[level + 1] = op(node[level + 1], value)
                top = level
                if count % 16 != 0:
                    break
                value = node[level + 1]
                node[level + 1] = zero
                count = count // 16
            for level in range(top):
                before[level] = before[top]

    return {"tree_prefixes": tree_prefixes}


@lru_cache(256)
def scans(op):
    """The kernels that scan by `op`.

    Rows of n elements have `tiles` tiles. `backwards`: from the end. `begins`: a result has an element more,
    the neutral one, in front.
    """
    kernels = by_subgroups(op) | in_turn(op) | by_chunks(op) | before_tiles(op)
    tiles = {size: by_workgroups(op, 16 // size) for size in (4, 8)}
    return SimpleNamespace(**kernels, tiles=tiles, has_prefix=op in (plus, times))
