"""An explanation as HTML: a fragment for notebooks, and a self-contained page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from vyre.plan.plan import Pair, Plan
from vyre.report.drawing import drawing
from vyre.report.svg import svg

STYLE = """
.vyre { font: 14px/1.5 system-ui, sans-serif; color: #1c2430; background: #fff; max-width: 1100px; }
.vyre h1 { font-size: 22px; } .vyre h2 { font-size: 16px; margin-top: 28px; }
.vyre table { border-collapse: collapse; }
.vyre th, .vyre td { text-align: left; padding: 4px 18px 4px 0; border-bottom: 1px solid #dde3ea; }
.vyre td.number { text-align: right; font-variant-numeric: tabular-nums; }
.vyre .cards { display: flex; flex-wrap: wrap; gap: 12px; }
.vyre .card { border: 1px solid #dde3ea; border-radius: 8px; padding: 8px 16px; color: #526070; }
.vyre .value { font-size: 20px; font-weight: 600; color: #1c2430; }
.vyre .was { color: #7a8899; font-weight: 400; }
.vyre td.call { white-space: nowrap; }
.vyre .fused { color: #0b6b3a; } .vyre .apart { color: #8a4b00; }
.vyre pre { background: #f4f6f9; padding: 12px; overflow: auto; }
.vyre .scroll { overflow: auto; } .vyre details details { margin-left: 18px; }
.vyre svg .roof { fill: none; stroke: #1c2430; stroke-width: 2; }
.vyre svg .cached { stroke-dasharray: 5 4; stroke: #7a8899; } .vyre svg .axis { stroke: #9fb0c6; }
.vyre svg .tick { fill: #7a8899; }
.vyre svg .dot:hover, .vyre svg .bar:hover { stroke: #000; stroke-width: 2; }
.vyre svg .trial { fill: #44546a; opacity: .5; }
.vyre figure { margin: 0; } .vyre output { margin-left: 12px; }
.vyre svg .trial:hover, .vyre svg .pinned { opacity: 1; r: 6px; fill: #c2410c; cursor: pointer; }
.vyre svg .best { fill: none; stroke: #2a78d6; stroke-width: 2; }
.vyre svg text { font: 12px system-ui, sans-serif; fill: #1c2430; }
.vyre svg text { paint-order: stroke; stroke: #fff; stroke-width: 3px; } /* readable across lines */
.vyre svg .stage text, .vyre svg .side text { text-anchor: middle; stroke: none; }
.vyre svg .stage rect { fill: #e8f0fe; stroke: #3b6fd4; } .vyre svg .name { font-weight: 600; }
.vyre svg .over { fill: #526070; }
.vyre svg .launch { fill: #f6f8fb; stroke: #9fb0c6; stroke-dasharray: 5 3; }
.vyre svg .side rect { fill: #fff; stroke: #7a8899; }
.vyre svg .array path { fill: none; stroke: #44546a; stroke-width: 1.5; }
.vyre svg .gone path { stroke: #9aa7b5; stroke-dasharray: 3 4; } .vyre svg .gone text { fill: #7a8899; }
.vyre svg .tip { fill: #44546a; }
"""


def fragment(
    title: str, plan: Plan, *, figures: Iterable[tuple[str, str, str]], verdicts: Sequence[str],
    notes: Iterable[str], kernels: Sequence[str], sections: Iterable[tuple[str, str]] = (),
    codes: Sequence[Mapping[str, str]] = (),
) -> str:  # fmt: skip
    """The explanation as one element with its style; figures have a name, and values before and after.

    `sections` have a heading and HTML; `codes` the texts that the launches become, by kind.
    """
    head = [f"<style>{STYLE}</style>", '<div class="vyre">', f"<h1>{escape(title)}</h1>"]
    return "\n".join(
        [
            *head,
            *_cards(figures),
            *_calls(plan, verdicts, notes),
            *(f"<h2>{escape(heading)}</h2>\n{body}" for heading, body in sections),
            *_launches(plan, kernels, codes),
            "</div>",
        ]
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text and whose others are numbers."""
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = [f"<table><tr>{cells}</tr>"]
    for first, *rest in rows:
        numbers = "".join(f'<td class="number">{escape(cell)}</td>' for cell in rest)
        lines.append(f"<tr><td>{escape(first)}</td>{numbers}</tr>")
    return "\n".join([*lines, "</table>"])


def page(title: str, body: str) -> str:
    """A whole page with this body."""
    head = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        "<style>body { max-width: 1100px; margin: 2rem auto; padding: 0 1.5rem; }</style>\n"
        f"<title>{escape(title)}: what was fused</title>\n</head>\n<body>"
    )
    return "\n".join([head, body, "</body>\n</html>\n"])


def _cards(figures: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    """Each figure as a card: its value without fusion, if it has one, and its value now."""
    yield '<div class="cards">'
    for name, before, after in figures:
        was = f'<span class="was">{escape(before)} →</span> ' if before else ""
        yield f'<div class="card"><div class="value">{was}{escape(after)}</div>{escape(name)}</div>'
    yield "</div>"


def _calls(plan: Plan, verdicts: Sequence[str], notes: Iterable[str]) -> Iterator[str]:
    yield "<h2>The calls and their launches</h2>"
    yield f'<div class="scroll">{svg(drawing(plan))}</div>'
    if plan.pairs:
        yield "<h2>Neighbouring calls</h2><table>"
        numbers = plan.graph.numbers
        for at, (pair, verdict) in enumerate(zip(plan.pairs, verdicts, strict=True)):
            yield _row(numbers[at : at + 2], pair, verdict)
        yield "</table>"
    yield from (f"<p>{escape(note)}</p>" for note in notes)


def _launches(plan: Plan, kernels: Sequence[str], codes: Sequence[Mapping[str, str]]) -> Iterator[str]:
    yield "<h2>The launches as kernels and as code</h2>"
    for number, (step, text) in enumerate(zip(plan.steps, kernels, strict=True), 1):
        summary = f"launch {number}: {escape(' + '.join(step.piece.titles))}"
        listings = codes[number - 1] if codes else {}
        inner = "".join(
            f"<details><summary>{escape(kind)}</summary><pre>{escape(code)}</pre></details>"
            for kind, code in listings.items()
        )
        yield f"<details><summary>{summary}</summary><pre>{escape(text)}</pre>{inner}</details>"


def _row(numbers: tuple[int, ...], pair: Pair, verdict: str) -> str:
    kind = "fused" if pair.rule else "apart"
    calls = zip(numbers, (pair.first, pair.second), strict=True)
    names = "".join(f'<td class="call">{number} {escape(name)}</td>' for number, name in calls)
    return f'<tr>{names}<td class="{kind}">{escape(verdict)}</td></tr>'
