"""From a plan to the batch of launches that a target prepares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vyre.analysis.effects import touches
from vyre.ir.nodes import Name, Program
from vyre.plan.bands import Bands, program_in_bands
from vyre.plan.fills import fills
from vyre.plan.graph import Step
from vyre.plan.merge import Piece
from vyre.plan.plan import Plan
from vyre.targets.batch import Batch, BatchArray, Launch, RowBands, Source, Window

Sources = Callable[[Iterable[Program]], Sequence[Source]]
ROWS = ("first row", "top row")  # the names of the two scalars of a launch in bands


def batch_of(plan: Plan, sources: Sequence[Source], sources_of: Sources) -> Batch:
    """The plan as a batch; `sources` are those of its steps, and `sources_of` makes those of bands."""
    arrays = {
        n: BatchArray(made.shape, made.dtype, made.starts_at_zero) for n, made in plan.graph.arrays.items()
    }
    seen: set[Name] = set()
    whole = _filled(plan)
    launches = tuple(
        _launch(plan, step, source, seen, whole) for step, source in zip(plan.steps, sources, strict=True)
    )
    bands = tuple(_in_bands(plan, band, launches, sources_of) for band in plan.bands)
    return Batch(
        "(pipeline)", launches, arrays, plan.graph.outputs, bands, plan.budget_bytes, plan.peak_bytes
    )


def _filled(plan: Plan) -> frozenset[Name]:
    """The arrays that their first call overwrites, so that the launch which executes it does."""
    first: dict[Name, Piece] = {}
    for piece in plan.graph.pieces:
        for name in touches(piece.body):
            first.setdefault(name, piece)
    arrays = plan.graph.arrays
    return frozenset(n for n, piece in first.items() if n in arrays and fills(piece, n, arrays[n].shape))


def _launch(
    plan: Plan, step: Step, source: Source, seen: set[Name], whole: frozenset[Name]
) -> Launch:  # fmt: skip
    """A step as a launch; `seen` are the arrays of earlier launches, which need no further facts."""
    names = tuple(param.name for param in step.program.params)
    made = [name for name in names if name not in seen and name in plan.graph.arrays]
    shapes = {name: plan.graph.arrays[name].shape for name in made if plan.graph.arrays[name].starts_at_zero}
    seen.update(made)
    filled = frozenset(n for n, shape in shapes.items() if n in whole or fills(step.piece, n, shape))
    return Launch(source, step.piece.grid, names, step.dead, filled)


def _in_bands(plan: Plan, band: Bands, launches: Sequence[Launch], sources_of: Sources) -> RowBands:
    run = band.run
    offsets, size = run.layout(band.rows)
    sources = sources_of(program_in_bands(run, position) for position in range(len(run.steps)))
    whole = launches[band.first : band.stop]
    return RowBands(
        band.first,
        tuple(
            Launch(source, launch.grid, (*launch.names, *ROWS), launch.dead, launch.filled)
            for source, launch in zip(sources, whole, strict=True)
        ),
        band.rows,
        run.height,
        run.axis,
        tuple((margin.before, margin.after) for margin in run.margins),
        {
            name: Window(
                run.shape(name, band.rows), plan.graph.arrays[name].dtype, run.row_bytes(name),
                offsets[name], writer, name in run.blank,
            )
            for name, writer in run.windows.items()
        },
        size,
        run.bytes(band.rows),
        run.streamed,
        run.tiles,
        {
            name: (run.row_bytes(name), margin.before, margin.after)
            for name, margin in run.fetched(band.rows).items()
        },
    )  # fmt: skip
