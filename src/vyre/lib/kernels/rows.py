# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Kernels that fold each row of a matrix twice and then write it: softmax, layernorm and the like.

A row of at most 32 elements is folded in order. A longer one is folded in 256 lanes: lane l takes elements l,
l + 256, l + 512, ... in order, and then the lanes are folded by halves, lane l with lane l + 128, then with
l + 64, and so on. Every form below keeps to that order.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from vyre import (
    Buf,
    Const,
    Out,
    barrier,
    dtype,
    exp,
    func,
    gid,
    i32,
    kernel,
    lid,
    local,
    log,
    rsqrt,
    shared,
    subgroup_add,
    subgroup_broadcast,
    subgroup_lane,
    subgroup_max,
    unroll,
    wid,
)  # fmt: skip
from vyre.run.kernel import once

LANES = 256
STRIPS = LANES // 32  # a lane is one of 32 in one of 8 strips
HELD = 32  # words of a row that an invocation holds in registers
MANY = 1 << 12  # rows, of which a GPU is busy with one for each subgroup
TEAMS = (1, 2, 4)  # of 256 invocations that share a row
SENT = 8  # words of an invocation that teams send to the first at a time
ROOM = 1 << 15  # bytes of a row that waits in shared memory
SHORT = 32  # elements of a row that one lane folds
AHEAD = 8  # loads of a lane that are on their way together, where rows go to shared memory
FELLOWS = 16  # subgroups that share a strip of a long row
FEW = 256  # rows, of which a GPU is not busy with a workgroup each
NEAR = 4  # elements of a lane in shared memory that it adds at a time
NEGATIVE = float("-inf")


@func
def greatest(parts):
    """The maximum over 8 strips of 32 lanes."""
    even = max(max(parts[0], parts[4]), max(parts[2], parts[6]))
    odd = max(max(parts[1], parts[5]), max(parts[3], parts[7]))
    return subgroup_max(max(even, odd))


@func
def whole_sum(parts):
    """The sum over 8 strips of 32 lanes, by halves."""
    even = (parts[0] + parts[4]) + (parts[2] + parts[6])
    odd = (parts[1] + parts[5]) + (parts[3] + parts[7])
    return subgroup_add(even + odd)


@func
def halved(value, parts, is_sum):
    """The fold over the lanes by way of shared memory: the first 32 of them have all strips."""
    barrier()
    parts[lid()] = value
    barrier()
    if lid() < 32:
        own = local(parts.dtype, STRIPS)
        for g in unroll(range(STRIPS)):
            own[g] = parts[32 * g + lid()]
        parts[lid()] = whole_sum(own) if is_sum else greatest(own)
    barrier()
    return parts[0]


@func
def joined(parts, row, is_sum, A):
    """The fold of what the lanes of a row have."""
    own = local(A, STRIPS)
    for g in unroll(range(STRIPS)):
        own[g] = parts[row, g * 32 + subgroup_lane()]
    return whole_sum(own) if is_sum else greatest(own)


def by_lanes(moved, measure, last, ended, by_sum):
    """The kernels of short rows, each folded by one lane."""

    @once
    @kernel
    def short(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
    ):  # fmt: skip
        """An invocation for each row, in order: rows of at most SHORT elements."""
        row, n = gid(), x.shape[1]
        one = A(0) if by_sum else A(NEGATIVE)
        for j in range(n):
            one = one + A(x[row, j]) if by_sum else max(one, A(x[row, j]))
        start = one / A(n) if by_sum else one
        two = A(0)
        for j in range(n):
            two += measure(moved(A(x[row, j]), start))
        for j in range(n):
            v = moved(A(x[row, j]), start)
            y[row, j] = ended(v, two, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    @once
    @kernel(workgroup=LANES)
    def tiled(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool], rows: Const[int], wide: Const[int],
        most: Const[int],
    ):  # fmt: skip
        """As `short`, for GPUs: some rows in shared memory, from where each lane takes one of them. Rows have
        `most` elements or up to 3 less; `wide` lanes load one.
        """
        held = shared(A, (rows, most + 1))
        first, n = wid() * rows, x.shape[1]
        up, along = lid() // wide, lid() % wide
        near = local(A, AHEAD)
        for r in unroll(range(0, rows * wide // LANES, AHEAD)):
            for u in unroll(range(AHEAD)):
                near[u] = A(x[first + (r + u) * (LANES // wide) + up, along])
            for u in unroll(range(AHEAD)):
                if wide == most or along < most:
                    held[(r + u) * (LANES // wide) + up, along] = near[u]
        barrier()
        if lid() < rows:
            one = A(0) if by_sum else A(NEGATIVE)
            for j in unroll(range(most)):
                if j < most - 3 or j < n:
                    one = one + held[lid(), j] if by_sum else max(one, held[lid(), j])
            start = one / A(n) if by_sum else one
            two = A(0)
            for j in unroll(range(most)):
                v = moved(held[lid(), j], start)
                held[lid(), j] = v
                if j < most - 3 or j < n:
                    two += measure(v)
            for j in unroll(range(most)):
                own_weight, own_bias = (
                    A(weight[0, j] if has_weight else T(1)),
                    A(bias[0, j] if has_bias else T(0)),
                )
                held[lid(), j] = last(held[lid(), j], two / A(n), two, eps, own_weight, own_bias, has_bias)
        barrier()
        for r in unroll(range(rows * wide // LANES)):
            near_row = r * (LANES // wide) + up
            y[first + near_row, along] = T(held[near_row, along])

    return short, tiled


def by_subgroups(together, moved, measure, ended, by_sum):
    """The kernel of rows of at most 32 * each elements, a subgroup for each of them, `together` of them
    in a workgroup; a lane has the elements of all strips.
    """

    @once
    @kernel(workgroup=32 * together)
    def narrow(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A,
        T: Const[dtype], A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
        each: Const[int],
    ):  # fmt: skip
        row = wid() * together + lid() // 32 if together > 1 else subgroup_broadcast(wid(), 0)
        lane, n = subgroup_lane(), x.shape[1]
        v = local(A, each)
        own = local(A, STRIPS)
        for g in unroll(range(STRIPS)):
            own[g] = A(0) if by_sum else A(NEGATIVE)
        for g in unroll(range(each)):
            v[g] = A(x[row, g * 32 + lane])
        for g in unroll(range(each)):
            if g * 32 + lane < n:
                own[g % STRIPS] = own[g % STRIPS] + v[g] if by_sum else max(own[g % STRIPS], v[g])
        one = whole_sum(own) if by_sum else greatest(own)
        start = one / A(n) if by_sum else one
        for g in unroll(range(STRIPS)):
            own[g] = A(0)
        for g in unroll(range(each)):
            v[g] = moved(v[g], start)
            own[g % STRIPS] += measure(v[g]) if g * 32 + lane < n else A(0)
        spread = whole_sum(own)
        for g in unroll(range(each)):
            j = g * 32 + lane
            y[row, j] = ended(v[g], spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    return narrow


def by_teams(teams, moved, measure, ended, by_sum):
    """The kernels of long rows, for GPUs. Some teams of 256 share a row: lane l of team t has elements
    l + 256 * t, l + 256 * (t + teams), and so on. The first team adds in order what all of them have.
    """
    wide = LANES * teams

    def adding(measured, moving):
        @func
        def added(total, v, start, first, n, sent, each, size):
            """The sum with more elements of the lanes, of which `v` has those from `first` on: that of
            the first team. `moving`: they are moved before, few at a time, which takes few registers.
            """
            team, lane = lid() // LANES, lid() % LANES
            for at in unroll(range(0, each, size)):
                if moving:
                    for k in unroll(range(size)):
                        v[at + k] = moved(v[at + k], start)
                if teams > 1:
                    barrier()
                    if team > 0:
                        for k in unroll(range(size)):
                            place = (k * (teams - 1) + team - 1) * LANES + lane
                            sent[place] = measured(v[at + k]) if first + (at + k) * wide < n else v.dtype(0)
                    barrier()
                if team == 0:
                    for k in unroll(range(size)):
                        total += measured(v[at + k]) if first + (at + k) * wide < n else v.dtype(0)
                        for t in unroll(range(teams - 1)):
                            total += sent[(k * (teams - 1) + t) * LANES + lane]
            return total

        return added

    plain_sum, measured_sum = adding(itself, False), adding(measure, False)
    moved_sum = adding(measure, True)

    @func
    def more(one, v, first, n, sent, each, size):
        """The first fold with more elements of the lanes."""
        if by_sum:
            return plain_sum(one, v, one, first, n, sent, each, size)
        for k in unroll(range(each)):
            if first + k * wide < n:
                one = max(one, v[k])
        return one

    @func
    def folded(value, parts, is_sum):
        """The fold over the lanes, the same for all of them; of a sum, that of the first team."""
        barrier()
        if not is_sum or lid() < LANES:
            parts[lid()] = value
        barrier()
        own = local(parts.dtype, STRIPS)
        for g in unroll(range(STRIPS)):
            own[g] = parts[32 * g + subgroup_lane()]
            if not is_sum:
                for t in unroll(range(1, teams)):
                    own[g] = max(own[g], parts[LANES * t + 32 * g + subgroup_lane()])
        return whole_sum(own) if is_sum else greatest(own)

    @once
    @kernel(workgroup=wide)
    def held(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A,
        T: Const[dtype], A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
        each: Const[int], size: Const[int],
    ):  # fmt: skip
        """Rows of at most wide * each elements, read once."""
        parts = shared(A, wide)
        sent = shared(A, max((teams - 1) * size * LANES, 1))
        row, n = wid(), x.shape[1]
        v = local(A, each)
        for k in unroll(range(each)):
            v[k] = A(x[row, lid() + k * wide])
        one = more(A(0) if by_sum else A(NEGATIVE), v, lid(), n, sent, each, size)
        one = folded(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        spread = folded(moved_sum(A(0), v, start, lid(), n, sent, each, size), parts, True)
        for k in unroll(range(each)):
            j = lid() + k * wide
            y[row, j] = ended(v[k], spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    @func
    def chained(held, n, measured, size, A):
        """The sums of the lanes of a row in shared memory, each in order."""
        total = A(0)
        if lid() < LANES:
            for base in range(0, size, LANES * NEAR):
                for u in unroll(range(NEAR)):
                    j = base + u * LANES + lid()
                    total += measured(held[j]) if j < n else A(0)
        return total

    @once
    @kernel(workgroup=wide)
    def stored(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A,
        T: Const[dtype], A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
        size: Const[int],
    ):  # fmt: skip
        """Rows of at most `size` elements, read once, and kept in shared memory."""
        held = shared(A, size)
        parts = shared(A, wide)
        row, n = wid(), x.shape[1]
        near = local(A, AHEAD)
        one = A(NEGATIVE)
        for base in range(0, size, wide * AHEAD):
            for u in unroll(range(AHEAD)):
                near[u] = A(x[row, base + u * wide + lid()])
            for u in unroll(range(AHEAD)):
                j = base + u * wide + lid()
                if j < n:
                    held[j] = near[u]
                    one = max(one, near[u])
        if by_sum:
            barrier()
            one = chained(held, n, itself, size, A)
        one = folded(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        for j in range(lid(), n, wide):
            held[j] = moved(held[j], start)
        barrier()
        spread = folded(chained(held, n, measure, size, A), parts, True)
        for j in range(lid(), n, wide):
            y[row, j] = ended(held[j], spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    @once
    @kernel(workgroup=wide)
    def endless(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A,
        T: Const[dtype], A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool],
        size: Const[int],
    ):  # fmt: skip
        """Rows of any length, read three times."""
        parts = shared(A, wide)
        sent = shared(A, max((teams - 1) * size * LANES, 1))
        row, n = wid(), x.shape[1]
        v = local(A, size)
        one = A(0) if by_sum else A(NEGATIVE)
        for base in range(0, n, wide * size):
            for k in unroll(range(size)):
                v[k] = A(x[row, base + lid() + k * wide])
            one = more(one, v, base + lid(), n, sent, size, size)
        one = folded(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        two = A(0)
        for base in range(0, n, wide * size):
            for k in unroll(range(size)):
                v[k] = moved(A(x[row, base + lid() + k * wide]), start)
            two = measured_sum(two, v, start, base + lid(), n, sent, size, size)
        spread = folded(two, parts, True)
        for j in range(lid(), n, wide):
            v_j = moved(A(x[row, j]), start)
            y[row, j] = ended(v_j, spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    return SimpleNamespace(held=held, stored=stored, endless=endless)


def by_strips(moved, measure, ended, by_sum):
    """The kernels of few long rows, for GPUs: the folds of strips of lanes, and what follows them."""

    @func
    def started(firsts, row, n, A):
        one = joined(firsts, row, by_sum, A)
        return one / A(n) if by_sum else one

    @once
    @kernel(workgroup=32 * FELLOWS)
    def strip_folds(
        x: Buf[T, "m", "n"], firsts: Buf[A, 2], y: Out[A, "m", "lanes"], lanes: i32, T: Const[dtype],
        A: Const[dtype], is_second: Const[bool],
    ):  # fmt: skip
        """A fold of the lanes of few long rows, for GPUs, by a workgroup for each strip of 32 lanes. The
        subgroups take elements of these lanes in turn; the first one adds in order what all of them have.
        """
        sent = shared(A, (FELLOWS * AHEAD, 32))
        row, first, n = wid() // STRIPS, wid() % STRIPS * 32 + subgroup_lane(), x.shape[1]
        own, lane = lid() // 32, subgroup_lane()
        is_sum = by_sum or is_second
        start = started(firsts, row, n, A) if is_second else A(0)
        total = A(0) if is_sum else A(NEGATIVE)
        near = local(A, AHEAD)
        for base in range(0, -(-n // LANES), FELLOWS * AHEAD):
            for u in unroll(range(AHEAD)):
                near[u] = A(x[row, (base + u * FELLOWS + own) * LANES + first])
            if is_sum:
                barrier()
            for u in unroll(range(AHEAD)):
                is_inside = (base + u * FELLOWS + own) * LANES + first < n
                v = near[u]
                if is_second:
                    v = measure(moved(v, start))
                if is_sum:
                    sent[u * FELLOWS + own, lane] = v if is_inside else A(0)
                else:
                    total = max(total, v) if is_inside else total
            if is_sum:
                barrier()
                if own == 0:
                    for k in range(0, FELLOWS * AHEAD, AHEAD):
                        for u in unroll(range(AHEAD)):
                            total += sent[k + u, lane]
        if not is_sum:
            sent[own, lane] = total
            barrier()
            for k in unroll(range(FELLOWS)):
                total = max(total, sent[k, lane])
        if own == 0:
            y[row, first] = total

    @once
    @kernel(workgroup=LANES)
    def strip_ends(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], firsts: Buf[A, 2], seconds: Buf[A, 2],
        y: Out[T, "m", "n"], eps: A, parts: i32, T: Const[dtype], A: Const[dtype], has_weight: Const[bool],
        has_bias: Const[bool],
    ):  # fmt: skip
        """The ends of few long rows, each by `parts` workgroups."""
        row, n = wid() // parts, x.shape[1]
        start, spread = started(firsts, row, n, A), joined(seconds, row, True, A)
        for u in unroll(range(STRIPS)):
            j = (wid() % parts * STRIPS + u) * LANES + lid()
            v = moved(A(x[row, j]), start)
            y[row, j] = ended(v, spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    return strip_folds, strip_ends


def by_passes(moved, measure, ended, by_sum):
    """The kernel of rows of any length, for CPUs."""

    @once
    @kernel(workgroup=LANES)
    def passed(
        x: Buf[T, "m", "n"], weight: Buf[T, 2], bias: Buf[T, 2], y: Out[T, "m", "n"], eps: A, T: Const[dtype],
        A: Const[dtype], has_weight: Const[bool], has_bias: Const[bool], kept: Const[bool], room: Const[int],
    ):  # fmt: skip
        """Rows of any length, for CPUs, read three times; `kept`: what was moved waits for the last time, in
        y, or in shared memory for `room` elements. Only then can the planner follow a store by a map.
        """
        parts = shared(A, LANES)
        waiting = shared(A, max(room, 1))
        row, n = wid(), x.shape[1]
        end = min(n, room) if room > 0 else n
        one = A(0) if by_sum else A(NEGATIVE)
        for j in range(lid(), n, LANES):
            one = one + A(x[row, j]) if by_sum else max(one, A(x[row, j]))
        one = halved(one, parts, by_sum)
        start = one / A(n) if by_sum else one
        two = A(0)
        for j in range(lid(), end, LANES):
            v = moved(A(x[row, j]), start)
            two += measure(v)
            if room > 0:
                waiting[j] = v
            elif kept:
                y[row, j] = T(v)
        spread = halved(two, parts, True)
        for j in range(lid(), end, LANES):
            if room > 0:
                v = waiting[j]
            else:
                v = A(y[row, j]) if kept else moved(A(x[row, j]), start)
            y[row, j] = ended(v, spread, n, eps, weight, bias, j, T, A, has_weight, has_bias)

    return passed


def forms(moved, measure, last, *, by_sum):
    """The kernels of an operation.

    It folds x by sum (divided by the number of elements) or maximum; then, by sum, `measure` of what `moved`
    makes of x and that; and writes what `last` makes of all.
    """

    @func
    def ended(v, spread, n, eps, weight, bias, j, T, A, has_weight, has_bias):
        """The element of a result at column j."""
        own_weight = A(weight[0, j] if has_weight else T(1))
        own_bias = A(bias[0, j] if has_bias else T(0))
        return T(last(v, spread / A(n), spread, eps, own_weight, own_bias, has_bias))

    operation = (moved, measure, ended, by_sum)
    short, tiled = by_lanes(moved, measure, last, ended, by_sum)
    strip_folds, strip_ends = by_strips(*operation)
    return SimpleNamespace(
        short=short,
        tiled=tiled,
        narrow=by_subgroups(STRIPS, *operation),
        alone=by_subgroups(1, *operation),
        passed=by_passes(*operation),
        strip_folds=strip_folds,
        strip_ends=strip_ends,
        is_costly=moved is grown,
        teams={teams: by_teams(teams, *operation) for teams in TEAMS},
    )


@func
def less(v, start):
    return v - start


@func
def itself(v):
    return v


@func
def unmoved(v, start):
    return v


@func
def square(v):
    return v * v


@func
def grown(v, start):
    return exp(v - start)


@func
def exponential(v):
    return exp(v)


@func
def share(v, mean, total, eps, weight, bias, has_bias):
    return v * (1 / total)


@func
def log_share(v, mean, total, eps, weight, bias, has_bias):
    return v - log(total)


@func
def normalized(v, mean, total, eps, weight, bias, has_bias):
    scaled = v * rsqrt(mean + eps) * weight
    return scaled + bias if has_bias else scaled


@cache
def softmax_forms():
    return forms(grown, itself, share, by_sum=False)


@cache
def log_softmax_forms():
    return forms(less, exponential, log_share, by_sum=False)


@cache
def layernorm_forms():
    return forms(less, square, normalized, by_sum=True)


@cache
def rmsnorm_forms():
    return forms(unmoved, square, normalized, by_sum=True)
