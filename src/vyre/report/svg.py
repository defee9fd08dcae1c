"""The dispatch graph as SVG text: calls from top to bottom, launches as boxes, arrays as arrows.

Arrays from outside are on the left beside the first call that reads them, returned arrays on the right beside
the call that wrote them last. An array that skips calls runs beside them, in its own lane.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from vyre.ir.spoken import byte_size
from vyre.report.drawing import ArrayEdge, Drawing, DrawnCall

# Pixels.
ROW = 92
NODE_WIDTH, NODE_HEIGHT = 250, 44
SIDE_WIDTH, SIDE_HEIGHT = 235, 30
LEFT, TOP = 325, 30
PAD = 14
LANE = 26
LABEL_ROOM = 150
LETTERS = 34  # of a line that fit a node


def svg(drawn: Drawing) -> str:
    """The drawing as one svg element without external references."""
    lanes, columns = _lanes(drawn.edges), _columns(drawn.edges)
    right = LEFT + NODE_WIDTH + LANE * (1 + max(lanes.values(), default=-1)) + LABEL_ROOM
    entering = _places(drawn.edges, leaving=False)
    leaving = _places(drawn.edges, leaving=True)
    height = TOP + ROW * max(
        len(drawn.stages), 1, *(at + 1 for at in (*entering.values(), *leaving.values()))
    )
    width = right + SIDE_WIDTH + 20
    parts = [
        *_boxes(drawn.stages),
        *(_side(origin, 10, row) for origin, row in entering.items()),
        *(_side(origin, right, row) for origin, row in leaving.items()),
        *(_arrow(edge, entering, leaving, lanes, columns, right) for edge in drawn.edges),
        *(_node(stage) for stage in drawn.stages),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="graph" role="img" aria-label="the dispatch graph" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    )
    tip = (
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0 0L8 4L0 8z" class="tip"/></marker></defs>'
    )
    return "\n".join([head, tip, *parts, "</svg>"])


def _top(at: int) -> int:
    """The upper edge of the node of a call."""
    return TOP + ROW * at


def _places(edges: Sequence[ArrayEdge], *, leaving: bool) -> dict[str, int]:
    """The rows of arrays from outside, or of returned ones; each row holds one."""
    rows: dict[str, int] = {}
    wanted = sorted(_ends(edges, leaving=leaving))
    free = 0
    for row, origin in wanted:
        if origin not in rows:
            rows[origin] = free = max(row, free)
            free += 1
    return rows


def _ends(edges: Sequence[ArrayEdge], *, leaving: bool) -> Iterator[tuple[int, str]]:
    for edge in edges:
        if leaving and edge.second is None and edge.first is not None:
            yield edge.first, edge.origin
        elif not leaving and edge.first is None and edge.second is not None:
            yield edge.second, edge.origin


def _lanes(edges: Sequence[ArrayEdge]) -> dict[ArrayEdge, int]:
    """A lane for each array that skips calls, such that no two in one lane overlap."""
    lanes: dict[ArrayEdge, int] = {}
    ends: list[int] = []
    for edge in sorted(set(edges), key=lambda edge: (edge.first or 0, edge.second or 0)):
        if edge.first is None or edge.second is None or edge.second - edge.first <= 1:
            continue
        lane = next((lane for lane, end in enumerate(ends) if end <= edge.first), len(ends))
        ends[lane : lane + 1] = [edge.second]
        lanes[edge] = lane
    return lanes


def _columns(edges: Sequence[ArrayEdge]) -> dict[ArrayEdge, int]:
    """The x coordinate of each array that goes to the next call: several share the width of a node."""
    by_calls: dict[tuple[int, int], list[ArrayEdge]] = {}
    for edge in dict.fromkeys(edges):
        if edge.first is not None and edge.second is not None and edge.second - edge.first <= 1:
            by_calls.setdefault((edge.first, edge.second), []).append(edge)
    return {
        edge: LEFT + NODE_WIDTH * (at + 1) // (len(beside) + 1)
        for beside in by_calls.values()
        for at, edge in enumerate(beside)
    }


def _boxes(stages: Sequence[DrawnCall]) -> Iterator[str]:
    """A box around the calls of each launch."""
    for launch in sorted({stage.launch for stage in stages if stage.launch}):
        rows = [stage.row for stage in stages if stage.launch == launch]
        top, bottom = _top(min(rows)) - PAD, _top(max(rows)) + NODE_HEIGHT + PAD
        yield (
            f'<rect class="launch" x="{LEFT - PAD}" y="{top}" width="{NODE_WIDTH + 2 * PAD}" '
            f'height="{bottom - top}" rx="10"><title>launch {launch}</title></rect>'
        )


def _node(stage: DrawnCall) -> str:
    x, y = LEFT, _top(stage.row)
    middle = x + NODE_WIDTH // 2
    where = f"launch {stage.launch}" if stage.launch else "not run"
    below = f"lib.{stage.caller}, over {stage.over}" if stage.caller else f"over {stage.over}"
    return (
        f'<g class="stage"><title>{escape(stage.title)}, {where}</title>'
        f'<rect x="{x}" y="{y}" width="{NODE_WIDTH}" height="{NODE_HEIGHT}" rx="6"/>'
        f'<text class="name" x="{middle}" y="{y + 19}">{stage.number} {_short(stage.title)}</text>'
        f'<text class="over" x="{middle}" y="{y + 35}">{_short(below)}</text></g>'
    )


def _side(origin: str, x: int, row: int) -> str:
    y = _top(row) + (NODE_HEIGHT - SIDE_HEIGHT) // 2
    return (
        f'<g class="side"><title>{escape(origin)}</title>'
        f'<rect x="{x}" y="{y}" width="{SIDE_WIDTH}" height="{SIDE_HEIGHT}" rx="{SIDE_HEIGHT // 2}"/>'
        f'<text x="{x + SIDE_WIDTH // 2}" y="{y + 20}">{_short(origin)}</text></g>'
    )


def _arrow(
    edge: ArrayEdge, entering: dict[str, int], leaving: dict[str, int], lanes: dict[ArrayEdge, int],
    columns: dict[ArrayEdge, int], right: int,
) -> str:  # fmt: skip
    half = NODE_HEIGHT // 2
    if edge.first is None and edge.second is not None:
        start = (10 + SIDE_WIDTH, _top(entering[edge.origin]) + half)
        return _curve(edge, start, (LEFT, _top(edge.second) + half))
    if edge.second is None and edge.first is not None:
        end = (right, _top(leaving[edge.origin]) + half)
        return _curve(edge, (LEFT + NODE_WIDTH, _top(edge.first) + half), end, at_end=True)
    assert edge.first is not None
    assert edge.second is not None
    if edge in lanes:
        return _around(edge, lanes[edge])
    x = columns[edge]
    top, bottom = _top(edge.first) + NODE_HEIGHT, _top(edge.second)
    path = f"M{x} {top}V{bottom}"
    return _labelled(edge, path, x + 8, (top + bottom) // 2 + 4)


def _curve(edge: ArrayEdge, start: tuple[int, int], end: tuple[int, int], *, at_end: bool = False) -> str:
    middle = (start[0] + end[0]) // 2
    path = f"M{start[0]} {start[1]}C{middle} {start[1]} {middle} {end[1]} {end[0]} {end[1]}"
    x, y = (end[0] - 70, end[1] - 6) if at_end else (start[0] + 4, start[1] - 6)
    return _labelled(edge, path, x, y)


def _around(edge: ArrayEdge, lane: int) -> str:
    """Out to the lane, down, and back in."""
    assert edge.first is not None
    assert edge.second is not None
    x, out = LEFT + NODE_WIDTH, LEFT + NODE_WIDTH + LANE * (lane + 1)
    top, bottom = _top(edge.first) + NODE_HEIGHT - 10, _top(edge.second) + 10
    path = (
        f"M{x} {top}H{out - 8}Q{out} {top} {out} {top + 8}V{bottom - 8}Q{out} {bottom} {out - 8} {bottom}H{x}"
    )
    return _labelled(edge, path, out + 4, (top + bottom) // 2)


def _labelled(edge: ArrayEdge, path: str, x: int, y: int) -> str:
    kind = "array" if edge.is_stored else "array gone"
    size = byte_size(edge.bytes) if edge.is_stored else f"{byte_size(edge.bytes)}, not stored"
    return (
        f'<g class="{kind}"><title>{escape(edge.origin)}: {size}</title>'
        f'<path d="{path}" marker-end="url(#tip)"/><text x="{x}" y="{y}">{size}</text></g>'
    )


def _short(name: str) -> str:
    return escape(name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…")
