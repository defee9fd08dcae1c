"""Reports on the fusion of a pipeline's kernel calls, for people: text, one HTML page, and plain data.

The plan makes the decisions; this reports them in the user's own names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from html import escape
from itertools import repeat
from pathlib import Path
from typing import Any

from vyre.cache.artifacts import Choose
from vyre.formats.text import show
from vyre.ir.problem import CallError
from vyre.ir.spoken import byte_size
from vyre.plan.graph import Step
from vyre.plan.plan import Pair, Plan
from vyre.plan.stream_choice import Streamed
from vyre.report.charts import LaunchWork, amount, roofline, timeline
from vyre.report.drawing import stages
from vyre.report.html import fragment, page, table
from vyre.report.measured import Measured, measure
from vyre.run.pipeline import Pipeline
from vyre.run.recording import readies
from vyre.settings import read as read_settings
from vyre.targets.batch import Copied
from vyre.targets.cpu.deep_stack import on_enough_stack
from vyre.targets.listing import listing
from vyre.targets.specialization import DEFAULT, ESTIMATED, Configuration, StreamCut
from vyre.tune.features import Features
from vyre.tune.fusion import FusionDecision, configuration_of, features_of, judgements
from vyre.tune.plot import described as configured
from vyre.tune.plot import interactive
from vyre.tune.store import TuningRecord, open_store

ROOF = (
    "The roof of a launch is what a copy of as many bytes, or a loop of multiplications and additions, "
    "reaches on this device. The share may exceed 100 % where other work disturbed the copy."
)
LISTED = ("lowered", "llvm")  # kinds of code on a page


@dataclass(frozen=True, slots=True)
class Explanation:
    """A plan that explains itself: `print` it, let a notebook show it, or write it with `.html(path)`."""

    title: str
    plan: Plan
    copies: Copied | None = None  # of NumPy arrays to a GPU and back, in the last such call
    threshold: float = 0.0  # the score from which calls are fused where that is a choice
    tuned: tuple[Configuration, ...] = ()  # of the launches
    measured: Measured | None = None  # a real run
    cut: StreamCut = ESTIMATED  # of launches along the rows, as tuned
    placed: str = ""  # the device, and why, where it was a choice

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """For each two neighbouring calls the rule that fused them, or the reason why not."""
        return self.plan.pairs

    @property
    def judged(self) -> Mapping[int, FusionDecision]:
        """The scores of the pairs whose fusing is a choice, by their position among the pairs."""
        return {at - 1: judged for at, judged in judgements(self.plan.graph, self.threshold).items()}

    @property
    def features(self) -> tuple[Features, ...]:
        """The features of each call."""
        return tuple(features_of(piece, self.plan.graph) for piece in self.plan.graph.pieces)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The launches."""
        return self.plan.steps

    @property
    def step_bytes(self) -> tuple[float, ...]:
        """The bytes that each launch reads and writes."""
        return tuple(float(features_of(step.piece, self.plan.graph).bytes) for step in self.steps)

    @property
    def launches_before(self) -> int:
        return len(self.plan.graph.pieces)

    @property
    def launches_after(self) -> int:
        return len(self.plan.steps)

    @property
    def bytes_before(self) -> int:
        """The bytes that the calls would read and write if none were fused."""
        return self.plan.bytes_before

    @property
    def bytes_after(self) -> int:
        """The bytes that the launches read and write."""
        return self.plan.bytes_after

    @property
    def peak_bytes(self) -> int:
        """The most memory of arrays allocated by the pipeline at one time, in bytes."""
        return self.plan.peak_bytes

    @property
    def peak_bytes_before(self) -> int:
        return self.plan.peak_before

    @property
    def budget_bytes(self) -> int | None:
        """The caller's limit of that memory; None if there is no limit."""
        return self.plan.budget_bytes

    @property
    def kernels(self) -> str:
        """The programs of the launches as typed kernel language."""
        return "\n".join(self._kernels())

    def _kernels(self) -> list[str]:
        return [self.kernel(at) for at in range(len(self.steps))]

    def kernel(self, at: int) -> str:
        """The program of one launch, with a comment on the origin of each array."""
        program, origins = self.steps[at].program, self.plan.graph.origins
        arrays = [param.name for param in program.params if param.is_array]
        comments = "".join(f"# {name} is {origins.get(name, 'an array')}\n" for name in arrays)
        return comments + show(program)

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
                {"kernel": piece.titles[0], **features.to_dict()}
                for piece, features in zip(self.plan.graph.pieces, self.features, strict=True)
            ],
            "pairs": [_as_dict(pair, judged.get(at)) for at, pair in enumerate(self.pairs)],
            "bands": [
                {"first": b.first + 1, "last": b.stop, "axis": b.run.axis, "rows": b.rows, "count": b.count}
                for b in self.plan.bands
            ],
            "streams": [
                {
                    "first": stream.call + 1,
                    "cut": stream.cut,
                    "stages": list(map(asdict, kept_rows(self.plan, stream))),
                }
                for stream in self.plan.streams
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

    def __repr__(self) -> str:
        return f"<explanation of {self.title}: {self.plan!r}>"

    def _repr_html_(self) -> str:
        listings = () if self.measured is None else tuple(codes(self))
        return on_enough_stack(lambda: self._fragment(listings))

    def _fragment(self, listings: Sequence[Mapping[str, str]]) -> str:
        return fragment(
            heading(self), self.plan,
            figures=shown_figures(self), verdicts=tuple(verdicts(self)),
            notes=tuple(notes(self)), kernels=self._kernels(), sections=tuple(sections(self)),
            codes=listings,
        )  # fmt: skip

    def html(self, path: str | Path | None = None) -> Path | str:
        """Write the explanation as one self-contained page and return its path; without a path, its text."""
        text = on_enough_stack(lambda: page(self.title, self._fragment(tuple(codes(self)))))
        if path is None:
            return text
        Path(path).write_text(text, encoding="utf-8")
        return Path(path)


def explanation(
    title: str, plan: Plan, *, copies: Copied | None = None, choose: Choose | None = None,
    device: str = "", tuned: tuple[Configuration, ...] = (), placed: str = "",
) -> Explanation:  # fmt: skip
    """The explanation of a plan, by what the tuner chooses for a device."""
    how = configuration_of(plan.graph, choose, device)
    return Explanation(title, plan, copies, how.threshold, tuned, cut=how.stream, placed=placed)


def heading(explanation: Explanation) -> str:
    """The first line: what the calls of the pipeline became."""
    calls, launches = explanation.launches_before, explanation.launches_after
    return f"{explanation.title}: {_count(calls, 'kernel call')} in {_count(launches, 'launch', 'launches')}"


def figures(explanation: Explanation) -> tuple[tuple[str, str, str], ...]:
    """The name and the values before and after fusion of each figure."""
    return (
        ("launches", str(explanation.launches_before), str(explanation.launches_after)),
        ("bytes moved", byte_size(explanation.bytes_before), byte_size(explanation.bytes_after)),
        ("peak memory", byte_size(explanation.peak_bytes_before), byte_size(explanation.peak_bytes)),
    )


def shown_figures(explanation: Explanation) -> Iterator[tuple[str, str, str]]:
    """The figures of a page: also the budget if there is one, and the time of a call if it was measured."""
    yield from figures(explanation)
    if explanation.budget_bytes is not None:
        yield "memory budget", "", budget(explanation)
    measured = explanation.measured
    if measured is not None:
        yield f"for a warm call on {measured.device}", "", f"{measured.ms:.3g} ms"


def budget(explanation: Explanation) -> str:
    return "none" if explanation.budget_bytes is None else byte_size(explanation.budget_bytes)


def copied(explanation: Explanation) -> Iterator[str]:
    """Sentences on the choice of the device, and on the cost of copying NumPy arrays to a GPU and back."""
    if explanation.placed:
        yield f"device: {explanation.placed}"
    if explanation.copies is not None:
        there, back = byte_size(explanation.copies.bytes_in), byte_size(explanation.copies.bytes_out)
        took = f"{explanation.copies.ms:.2f} ms in the last call"
        yield f"copies: {there} to {explanation.copies.device}, {back} back, {took}"


def notes(explanation: Explanation) -> Iterator[str]:
    """Sentences on how launches run."""
    yield from in_bands(explanation)
    yield from in_streams(explanation)
    yield from as_tuned(explanation)


def in_bands(explanation: Explanation) -> Iterator[str]:
    """A sentence on each group of launches that run some rows at a time."""
    for band in explanation.plan.bands:
        is_single = band.stop == band.first + 1
        which = f"launch {band.stop} runs" if is_single else f"launches {band.first + 1} to {band.stop} run"
        along = f" of axis {band.run.axis}" if band.run.axis else ""
        rows = f"{band.rows} row{'s' * (band.rows != 1)}{along} at a time"
        why = (
            "for the budget"
            if explanation.budget_bytes is not None
            else "so what goes between stays in the cache"
        )
        yield f"{which} for {rows}, {_count(band.count, 'time')}: {why}"


@dataclass(frozen=True, slots=True)
class StageRows:
    """A stage of a launch along the rows: the rows that it keeps of each array that it makes, the arrays that
    it stores, and the elements before and after a block, by axis, that are computed for the next one too.
    """

    kernel: str
    kept: dict[str, int]
    stored: list[str]
    before: tuple[int, ...]
    after: tuple[int, ...]


def kept_rows(plan: Plan, streamed: Streamed) -> Iterator[StageRows]:
    """The rows that each stage of a stream keeps, stores and computes twice."""
    stream, origins = streamed.stream, plan.graph.origins
    for stage in stream.stages:
        kept = {}
        for name in stage.writes:
            if name in stream.streamed:
                low, high = stream.window(name)
                kept[origins.get(name, name)] = high - low + 1
        stored = [origins.get(name, name) for name in stage.writes if name in stage.kept]
        before, after = (
            tuple(size if blocks > 1 else 0 for size, blocks in zip(side, streamed.blocks, strict=True))
            for side in (stage.before, stage.after)
        )
        yield StageRows(" + ".join(stage.piece.titles), kept, stored, before, after)


def in_streams(explanation: Explanation) -> Iterator[str]:
    """Sentences on each launch that goes along the rows, and on its stages."""
    for stream in explanation.plan.streams:
        steps = (at for at, step in enumerate(explanation.steps, 1) if step.first == stream.call)
        yield f"launch {next(steps)} takes its calls along the rows together: {stream.cut}"
        for stage in kept_rows(explanation.plan, stream):
            axes = ("plane", "row", "column")[-len(stage.before) :]
            kept = [f"keeps {_count(rows, axes[0])} of {name}" for name, rows in stage.kept.items()]
            kept += [f"stores {name}" for name in stage.stored]
            around = zip(axes, stage.before, stage.after, strict=True)
            twice = [
                f"{_count(low, axis)} before and {high} after" for axis, low, high in around if low + high
            ]
            again = f"; computes twice, around a block: {', '.join(twice)}" if twice else ""
            yield f"  {stage.kernel}: {', '.join(kept)}{again}"


def as_tuned(explanation: Explanation) -> Iterator[str]:
    """Sentences on the tuned fusion threshold, the tuned cut of streams and the tuned launches."""
    if explanation.threshold:
        yield f"calls are fused from a score of {explanation.threshold:+.2f} on, as tuned"
    if any(explanation.cut):
        yield f"as tuned: {configured(Configuration(stream=explanation.cut))}"
    for number, how in enumerate(explanation.tuned, 1):
        if how != DEFAULT:
            yield f"launch {number} runs as tuned: {configured(how)}"


def verdicts(explanation: Explanation) -> Iterator[str]:
    """A sentence on the decision for each pair; a call is refused by all that its neighbour is fused with."""
    calls = list(stages(explanation.plan))
    sizes, judged = Counter(stage.launch for stage in calls), explanation.judged
    for at, (pair, first) in enumerate(zip(explanation.pairs, calls, strict=False)):
        joined = f" with launch {first.launch}" if first.launch and sizes[first.launch] > 1 else ""
        is_scored = pair.rule not in (None, "stream") and at in judged
        score = f" (score {judged[at].score:+.1f})" if is_scored else ""
        yield f"fused by {pair.rule}: {pair.why}{score}" if pair.rule else f"not fused{joined}: {pair.why}"


def sections(explanation: Explanation) -> Iterator[tuple[str, str]]:
    """The parts of a page on a real run and on tuning, where there were any."""
    measured = explanation.measured
    if measured is not None:
        works = works_of(explanation, measured)
        text = f"<p>{ROOF}</p>"
        yield "The launches of a call", text + table(
            ("launch", "time", "bytes", "GB/s", "operations", "of the roof"),
            [
                (
                    f"{number} {work.name}", f"{work.ms:.3g} ms", byte_size(int(work.bytes)),
                    f"{work.bytes / work.ms / 1e6:.3g}", amount(work.operations),
                    f"{work.share(measured):.0%}",
                )
                for number, work in enumerate(works, 1)
            ],
        )  # fmt: skip
        yield "Timeline of one call", timeline(measured.spans, measured.ms, [work.name for work in works])
        yield "Roofline", roofline(works, measured)
    for record in _history(explanation):
        yield f"Tuning of {record.kernel} on {record.device}", _tuning(record)


def works_of(explanation: Explanation, measured: Measured) -> list[LaunchWork]:
    """The launches with their operations, bytes and times."""
    times = measured.by_step(explanation.steps)
    likes = [features_of(step.piece, explanation.plan.graph) for step in explanation.steps]
    names = [" + ".join(step.piece.titles) for step in explanation.steps]
    return [
        LaunchWork(name, like.effort * like.parallelism, float(like.bytes), ms, rate)
        for name, like, ms, rate in zip(names, likes, times, measured.copies, strict=True)
    ]


def _history(explanation: Explanation) -> Iterator[TuningRecord]:
    """The user's tuning records of the launches."""
    store = open_store(read_settings())
    for digest in dict.fromkeys(ready.digest for ready in readies(s.program for s in explanation.steps)):
        yield from store.records(digest)


def _tuning(record: TuningRecord) -> str:
    best, points, labels = 1.0, [], []
    for trial in record.trials:
        best = best if trial.share is None else min(best, trial.share)
        points.append((trial.share, best))
        labels.append(configured(trial.configuration))
    untuned = f"{record.seconds * 1e6:.1f} µs"
    summary = f"{configured(record.best)}: {record.share:.2f} of the untuned {untuned}"
    if record.best == DEFAULT:
        summary = f"No gain was confirmed, so the default configuration is used: {untuned}"
    return f"<p>{escape(summary)}</p>{interactive(points, labels)}"


def codes(explanation: Explanation) -> Iterator[dict[str, str]]:
    """The code of each launch, by kind."""
    sources = readies(step.program for step in explanation.steps)
    for step, source in zip(explanation.steps, sources, strict=True):
        yield {kind: listing(source, kind, rank=len(step.piece.grid)) for kind in LISTED}


def _as_dict(pair: Pair, judged: FusionDecision | None) -> dict[str, object]:
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


def _lines(explanation: Explanation) -> Iterator[str]:
    yield heading(explanation)
    yield ""
    for name, before, after in figures(explanation):
        yield f"  {name:<12}{before:>12}  ->  {after}"
    yield f"  {'budget':<12}{budget(explanation):>12}"
    yield from (f"  {line}" for line in copied(explanation))
    yield from _stage_lines(explanation)
    if explanation.pairs:
        yield ""
    numbers = explanation.plan.graph.numbers
    for at, (pair, verdict) in enumerate(zip(explanation.pairs, verdicts(explanation), strict=True)):
        yield f"  {numbers[at]} {pair.first} and {numbers[at + 1]} {pair.second}: {verdict}"
    yield from (
        f"  {sentence}"
        for sentence in (*in_bands(explanation), *in_streams(explanation), *as_tuned(explanation))
    )
    for at, step in enumerate(explanation.steps):
        if len(step.piece.titles) > 1:
            yield f"\nlaunch {at + 1}, {' + '.join(step.piece.titles)}:\n"
            yield explanation.kernel(at).rstrip("\n")


def _stage_lines(explanation: Explanation) -> Iterator[str]:
    calls = list(stages(explanation.plan))
    width = max((len(stage.title) for stage in calls), default=0)
    if calls:
        yield ""
    for stage, like in zip(calls, explanation.features, strict=True):
        where = f"in launch {stage.launch}" if stage.launch else "not run: its results are not used"
        of = f"of lib.{stage.caller}, " if stage.caller else ""
        yield f"  {stage.number} {stage.title:<{width}}  {of}over {stage.over}, {where}; {_spoken(like)}"


def _spoken(like: Features) -> str:
    """A short description of a call."""
    each = (("operation", like.flops), ("load", like.loads), ("store", like.stores))
    done = ", ".join(_count(f"{amount:.3g}", word) for word, amount in each)
    parted = f", {like.divergence:.0%} in data-dependent branches" if like.divergence else ""
    return f"{like.kind}: {done}, {_count(str(like.registers), 'register')}{parted}"


def _count(number: int | str, one: str, many: str = "") -> str:
    return f"{number} {one if str(number) == '1' else many or one + 's'}"


def report(pipeline: Pipeline, /, *args: Any, **named: Any) -> Explanation:
    """Call a pipeline with these arguments some times, and explain it with what was measured.

    The result is that of `pipeline.explain`; its page has a timeline and a roofline too.
    """
    if not hasattr(pipeline, "_is_pipeline"):
        raise CallError(f"report takes a pipeline, and this is {pipeline!r}. Fix: put @vyre.pipeline on it.")
    explained: Explanation = pipeline.explain(*args, **named)
    return replace(explained, measured=measure(pipeline, args, named, explained.step_bytes))
