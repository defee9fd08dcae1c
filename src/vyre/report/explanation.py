"""What became of a pipeline's kernel calls, for people: text, one HTML page, and plain data.

The plan decides; this says what it decided in the user's own names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import repeat
from pathlib import Path

from vyre.formats.text import show
from vyre.ir.spoken import byte_size
from vyre.plan.graph import Step
from vyre.plan.plan import Pair, Plan
from vyre.report.drawing import stages
from vyre.run.events import Copied
from vyre.targets.configuration import DEFAULT, Configuration
from vyre.targets.cpu.deep import on_enough_stack
from vyre.tune.features import Features
from vyre.tune.fusion import Judged, features_of, judgements
from vyre.tune.plot import spoken as configured


@dataclass(frozen=True, slots=True)
class Explanation:
    """A plan that explains itself: `print` it, let a notebook show it, or write it with `.html(path)`."""

    title: str
    plan: Plan
    copies: Copied | None = None  # of NumPy arrays to a GPU and back, in the last call like it
    threshold: float = 0.0  # the score from which calls are fused where that is a choice
    tuned: tuple[Configuration, ...] = ()  # how the launches are laid out

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """For each two neighbouring calls the rule that fused them, or the reason why not."""
        return self.plan.pairs

    @property
    def judged(self) -> Mapping[int, Judged]:
        """How the pairs were judged whose fusing is a choice, by their place among the pairs."""
        return {at - 1: judged for at, judged in judgements(self.plan.graph, self.threshold).items()}

    @property
    def features(self) -> tuple[Features, ...]:
        """What each call is like."""
        return tuple(features_of(piece, self.plan.graph) for piece in self.plan.graph.pieces)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The launches."""
        return self.plan.steps

    @property
    def launches_before(self) -> int:
        return len(self.plan.graph.pieces)

    @property
    def launches_after(self) -> int:
        return len(self.plan.steps)

    @property
    def bytes_before(self) -> int:
        """The bytes that the calls would read and write each on its own."""
        return self.plan.bytes_before

    @property
    def bytes_after(self) -> int:
        """The bytes that the launches read and write."""
        return self.plan.bytes_after

    @property
    def peak_bytes(self) -> int:
        """The most memory that arrays made by the pipeline take at one time."""
        return self.plan.peak_bytes

    @property
    def peak_bytes_before(self) -> int:
        return self.plan.peak_before

    @property
    def budget_bytes(self) -> int | None:
        """What the caller allowed for that memory; None for any amount."""
        return self.plan.budget_bytes

    @property
    def kernels(self) -> str:
        """The programs of the launches as typed kernel language."""
        return "\n".join(self.kernel(at) for at in range(len(self.steps)))

    def kernel(self, at: int) -> str:
        """The program of one launch, with a line for each array that says which it is."""
        program, origins = self.steps[at].program, self.plan.graph.origins
        arrays = [param.name for param in program.params if param.is_array]
        told = "".join(f"# {name} is {origins.get(name, 'an array')}\n" for name in arrays)
        return told + show(program)

    def to_dict(self) -> dict[str, object]:
        """Plain data for tools."""
        judged = self.judged
        return {
            "name": self.title,
            "launches_before": self.launches_before,
            "launches_after": self.launches_after,
            "bytes_before": self.bytes_before,
            "bytes_after": self.bytes_after,
            "peak_bytes_before": self.peak_bytes_before,
            "peak_bytes": self.peak_bytes,
            "budget_bytes": self.budget_bytes,
            "threshold": self.threshold,
            "copies": None if self.copies is None else asdict(self.copies),
            "stages": [
                {"kernel": piece.titles[0], **found.to_dict()}
                for piece, found in zip(self.plan.graph.pieces, self.features, strict=True)
            ],
            "pairs": [_as_dict(pair, judged.get(at)) for at, pair in enumerate(self.pairs)],
            "bands": [
                {"first": b.first + 1, "last": b.stop, "axis": b.run.axis, "rows": b.rows, "count": b.count}
                for b in self.plan.bands
            ],
            "launches": [
                {
                    "kernels": list(step.piece.titles),
                    "grid": list(step.piece.grid),
                    "tuned": None if how == DEFAULT else asdict(how),
                    "text": show(step.program),
                }
                for step, how in zip(self.steps, self.tuned or repeat(DEFAULT), strict=False)
            ],
        }

    def __str__(self) -> str:
        return on_enough_stack(lambda: "\n".join(_lines(self)))

    def _repr_html_(self) -> str:
        from vyre.report.html import fragment

        return on_enough_stack(lambda: fragment(self))

    def html(self, path: str | Path) -> Path:
        """Write the explanation as one page that needs nothing else; the path that was written."""
        from vyre.report.html import page

        written = Path(path)
        written.write_text(on_enough_stack(lambda: page(self)), encoding="utf-8")
        return written


def figures(told: Explanation) -> tuple[tuple[str, str, str], ...]:
    """What is counted, before and after."""
    return (
        ("launches", str(told.launches_before), str(told.launches_after)),
        ("bytes moved", byte_size(told.bytes_before), byte_size(told.bytes_after)),
        ("peak memory", byte_size(told.peak_bytes_before), byte_size(told.peak_bytes)),
    )


def budget(told: Explanation) -> str:
    return "none" if told.budget_bytes is None else byte_size(told.budget_bytes)


def copied(told: Explanation) -> Iterator[str]:
    """What copying NumPy arrays to a GPU and back took, in a sentence, if that was done."""
    if told.copies is not None:
        there, back = byte_size(told.copies.bytes_in), byte_size(told.copies.bytes_out)
        took = f"{told.copies.ms:.2f} ms in the last call"
        yield f"copies: {there} to {told.copies.device}, {back} back, {took}"


def in_bands(told: Explanation) -> Iterator[str]:
    """Which launches run some rows at a time, each in a sentence."""
    for band in told.plan.bands:
        one = band.stop == band.first + 1
        which = f"launch {band.stop} runs" if one else f"launches {band.first + 1} to {band.stop} run"
        along = f" of axis {band.run.axis}" if band.run.axis else ""
        rows = f"{band.rows} row{'s' * (band.rows != 1)}{along} at a time"
        why = "for the budget" if told.budget_bytes is not None else "so what goes between stays in the cache"
        yield f"{which} for {rows}, {_count(band.count, 'time')}: {why}"


def as_tuned(told: Explanation) -> Iterator[str]:
    """What tuning has found about fusing and about the launches, each in a sentence."""
    if told.threshold:
        yield f"calls are fused from a score of {told.threshold:+.2f} on, as tuned"
    for number, how in enumerate(told.tuned, 1):
        if how != DEFAULT:
            yield f"launch {number} runs as tuned: {configured(how)}"


def verdicts(told: Explanation) -> Iterator[str]:
    """What became of each pair, in a sentence; calls that are one launch already are refused as that."""
    found = list(stages(told.plan))
    sizes, judged = Counter(stage.launch for stage in found), told.judged
    for at, (pair, first) in enumerate(zip(told.pairs, found, strict=False)):
        joined = f" to launch {first.launch} as a whole" if first.launch and sizes[first.launch] > 1 else ""
        score = f" (score {judged[at].score:+.1f})" if pair.rule and at in judged else ""
        yield f"fused by {pair.rule}: {pair.why}{score}" if pair.rule else f"not fused{joined}: {pair.why}"


def _as_dict(pair: Pair, judged: Judged | None) -> dict[str, object]:
    return {
        "first": pair.first,
        "second": pair.second,
        "fused": pair.rule is not None,
        "rule": pair.rule,
        "why": pair.why,
        "score": None if judged is None else judged.score,
        "gain": None if judged is None else judged.gain,
        "disagreement": None if judged is None else judged.disagreement,
    }


def _lines(told: Explanation) -> Iterator[str]:
    calls, launches = told.launches_before, told.launches_after
    yield f"{told.title}: {_count(calls, 'kernel call')} in {_count(launches, 'launch', 'launches')}"
    yield ""
    for name, before, after in figures(told):
        yield f"  {name:<12}{before:>12}  ->  {after}"
    yield f"  {'budget':<12}{budget(told):>12}"
    yield from (f"  {line}" for line in copied(told))
    yield from _stage_lines(told)
    if told.pairs:
        yield ""
    numbers = told.plan.graph.numbers
    for at, (pair, verdict) in enumerate(zip(told.pairs, verdicts(told), strict=True)):
        yield f"  {numbers[at]} {pair.first} and {numbers[at + 1]} {pair.second}: {verdict}"
    yield from (f"  {sentence}" for sentence in (*in_bands(told), *as_tuned(told)))
    for at, step in enumerate(told.steps):
        if len(step.piece.titles) > 1:
            yield f"\nlaunch {at + 1}, {' + '.join(step.piece.titles)}:\n"
            yield told.kernel(at).rstrip("\n")


def _stage_lines(told: Explanation) -> Iterator[str]:
    found = list(stages(told.plan))
    width = max((len(stage.title) for stage in found), default=0)
    if found:
        yield ""
    for stage, like in zip(found, told.features, strict=True):
        where = f"in launch {stage.launch}" if stage.launch else "not run: nobody sees what it gives"
        yield f"  {stage.number} {stage.title:<{width}}  over {stage.over}, {where}; {_spoken(like)}"


def _spoken(like: Features) -> str:
    """What a call is like, in a few words."""
    each = (("operation", like.flops), ("load", like.loads), ("store", like.stores))
    done = ", ".join(_count(f"{amount:.3g}", word) for word, amount in each)
    parted = f", {like.divergence:.0%} under control that data decide" if like.divergence else ""
    return f"{like.kind}: {done}, {_count(str(like.registers), 'register')}{parted}"


def _count(number: int | str, one: str, many: str = "") -> str:
    return f"{number} {one if str(number) == '1' else many or one + 's'}"
