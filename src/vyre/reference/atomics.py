"""Atomics of many lanes in one statement, in lane order.

Lanes are sorted by address, stably, so that those of one element are adjacent in lane order: a run. Runs
advance side by side, one lane each per round, which is exact for any row. The remainder of long runs is
computed by the row's fold, a whole run at a time.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vyre.ir import floats
from vyre.ops.atomics import AtomicRow
from vyre.ops.row import Array
from vyre.reference.memory import MachineArray

ROUNDS = 16  # lanes of a run that advance in rounds; longer runs are few enough to take one by one


@dataclass(frozen=True, slots=True, eq=False)
class _Runs:
    """Lanes sorted by `order`: run k is `lengths[k]` of them from `starts[k]`, all at `addresses[k]`."""

    order: Array | None
    starts: Array
    lengths: Array
    addresses: Array


def update(row: AtomicRow, memory: MachineArray, *, address: Array, values: tuple[Array, ...]) -> Array:
    """Apply the row at each lane's address, in lane order; return the old value of each lane."""
    dtype = memory.dtype
    if not values:  # nothing changes
        return floats.from_storage(dtype, memory.data[address])
    runs = _runs(address)
    sorted_values = values if runs.order is None else tuple([value[runs.order] for value in values])
    state = floats.from_storage(dtype, memory.data[runs.addresses])
    old = np.empty(address.shape, dtype.carrier)
    for turn in range(min(int(runs.lengths.max()), ROUNDS)):
        long = np.flatnonzero(runs.lengths > turn)
        lanes = runs.starts[long] + turn  # lane number `turn` of every run that is long enough
        old[lanes] = before = state[long]
        state[long] = row.meaning(dtype, before, *[value[lanes] for value in sorted_values])
    for run in np.flatnonzero(runs.lengths > ROUNDS):
        rest = slice(int(runs.starts[run]) + ROUNDS, int(runs.starts[run] + runs.lengths[run]))
        states = _states(row, memory, state[run : run + 1], tuple([value[rest] for value in sorted_values]))
        old[rest], state[run] = states[:-1], states[-1]
    memory.data[runs.addresses] = floats.to_storage(dtype, state)
    if runs.order is None:
        return old
    unsorted = np.empty_like(old)
    unsorted[runs.order] = old
    return unsorted


def _runs(address: Array) -> _Runs:
    steps = np.diff(address)
    if (steps > 0).all():  # every lane has its own element, the usual case
        return _Runs(None, np.arange(address.size), np.ones(address.size, np.int64), address)
    order = None if (steps >= 0).all() else np.argsort(address, kind="stable")
    by_address = address if order is None else address[order]
    starts = np.flatnonzero(np.concatenate([[True], np.diff(by_address) != 0]))
    return _Runs(order, starts, np.diff(starts, append=address.size), by_address[starts])


def _states(row: AtomicRow, memory: MachineArray, first: Array, values: tuple[Array, ...]) -> Array:
    """Return the states of an element, initially `first`, as these values are applied in order."""
    if row.fold is not None:
        return row.fold(memory.dtype, np.concatenate([first, *values]))
    return _states_by_changes(row, memory, first, values)


def _states_by_changes(
    row: AtomicRow, memory: MachineArray, first: Array, values: tuple[Array, ...]
) -> Array:
    """Return the same for a row without a fold, looking further ahead while nothing changes."""
    count = values[0].size
    states = np.empty(count + 1, memory.dtype.carrier)
    states[0] = first[0]
    done, ahead = 0, ROUNDS
    while done < count:
        window = slice(done, min(done + ahead, count))
        now = states[done]
        after = row.meaning(memory.dtype, now, *[value[window] for value in values])
        changed = np.flatnonzero(after != now)
        taken = int(changed[0]) + 1 if changed.size else after.size
        states[done + 1 : done + taken + 1] = now
        states[done + taken] = after[taken - 1]
        done += taken
        ahead = ROUNDS if changed.size else ahead * 2
    return states
