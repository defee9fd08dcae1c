"""Places for the arrays inside of a batch in one workspace; memory of dead arrays is reused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vyre.ir.nodes import Name
from vyre.targets.batch import Batch, Launch, RowBands
from vyre.targets.host_arrays import LINE

_NONE: Mapping[int, int] = {}
_NO_HIDDEN: Mapping[int, Mapping[Name, int]] = {}


class Room:
    """First-fit allocations in one arena, which grows to `size`; each begins at a cache line."""

    def __init__(self) -> None:
        self.size = 0
        self._held: dict[Name, tuple[int, int]] = {}

    def taken(self, name: Name, size: int) -> tuple[int, bool]:
        """The offset of a new allocation, and whether any of it was used before."""
        wanted = -(-size // LINE) * LINE
        start = 0
        for low, high in sorted(self._held.values()):
            if low - start >= wanted:
                break
            start = max(start, high)
        self._held[name] = (start, start + wanted)
        is_used = start < self.size
        self.size = max(self.size, start + wanted)
        return start, is_used

    def free(self, name: Name) -> None:
        self._held.pop(name, None)


@dataclass(frozen=True, slots=True)
class WorkspaceLayout:
    """Offsets of a batch's inner arrays in one workspace of `size` bytes.

    `unfilled` has, by the position of the launch that first uses them, the inner arrays that must be zero
    before it, and whether their memory was used before; `outputs` has that position of each output, and
    whether the launch fills it.
    """

    at: Mapping[Name, int]
    size: int
    sizes: Mapping[Name, int]
    unfilled: Mapping[int, tuple[tuple[Name, bool], ...]]
    outputs: Mapping[Name, tuple[int, bool]]


def layout(
    batch: Batch, hidden: Mapping[int, Mapping[Name, int]] = _NO_HIDDEN, desks: Mapping[int, int] = _NONE,
    *, in_bands: bool = True,
) -> WorkspaceLayout:  # fmt: skip
    """Assign workspace memory to every inner array of a batch; memory of dead arrays is reused.

    `hidden` has the bytes of buffers that only the launch at a position uses, which start at zero; `desks`
    has the number of bands in flight, by their first launch.
    """
    room, bands = Room(), batch.bands if in_bands else ()
    at: dict[Name, int] = {}
    sizes: dict[Name, int] = {}
    unfilled: dict[int, tuple[tuple[Name, bool], ...]] = {}
    outputs: dict[Name, tuple[int, bool]] = {}
    windows = {name for band in bands for name in band.windows}

    def take(position: int, name: Name, size: int, *, is_filled: bool) -> None:
        at[name], is_used = room.taken(name, size)
        sizes[name] = size
        if size and not is_filled:
            unfilled[position] = (*unfilled.get(position, ()), (name, is_used))

    for position, launches, band in _together(batch, bands):
        own = dict(hidden.get(position, {}))
        if band is not None:
            for desk in range(desks.get(position, 1)):
                own[desked("", desk)] = band.window_bytes  # whole desks are freed: no window is known here
                start, _ = room.taken(desked("", desk), band.window_bytes)
                at |= {desked(name, desk): start + window.offset for name, window in band.windows.items()}
        for name, launch in ((name, each) for each in launches for name in each.names):
            held = batch.arrays.get(name)
            if held is None or not held.is_made or name in at or name in outputs or name in windows:
                continue
            if name in batch.outputs:
                outputs[name] = position, name in launch.filled
            else:
                take(position, name, held.nbytes, is_filled=name in launch.filled)
        for name, size in hidden.get(position, {}).items():
            take(position, name, size, is_filled=False)
        for name in (*own, *(name for launch in launches for name in launch.dead)):
            room.free(name)
    return WorkspaceLayout(at, room.size, sizes, unfilled, outputs)


def desked(name: Name, desk: int) -> Name:
    """The name of a window at a desk."""
    return f"{name} at {desk}"


def _together(
    batch: Batch, bands: tuple[RowBands, ...]
) -> Iterator[tuple[int, tuple[Launch, ...], RowBands | None]]:
    """The units of execution: a launch, or all launches of bands, by the position of the first."""
    firsts = {band.first: band for band in bands}
    stop = 0
    for position, launch in enumerate(batch.launches):
        if position in firsts:
            stop = firsts[position].stop
            yield position, batch.launches[position:stop], firsts[position]
        elif position >= stop:
            yield position, (launch,), None
