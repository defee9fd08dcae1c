"""`vyre report`: a page about a pipeline, with a real run on generated arguments."""

from __future__ import annotations

import click

from vyre.cli.arguments import named, shapes_by_name, user_errors, values, written
from vyre.cli.explain import made_up
from vyre.cli.tune import filled
from vyre.report import report as report_of
from vyre.run.pipeline import Pipeline


@click.command()
@click.argument("where", metavar="FILE.py:PIPELINE")
@click.option("--size", default=1024, show_default=True, type=click.IntRange(min=1),
              help="Elements along each axis of the generated arrays.")  # fmt: skip
@click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array.")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE",
              help="The value of a parameter that is no array.")  # fmt: skip
@click.option("--device", help="Where to run.")
@click.option("--out", "page", metavar="PATH", help="The page to write; by default PIPELINE.html.")
def report(
    where: str, size: int, shapes: tuple[str, ...], settings: tuple[str, ...], device: str | None,
    page: str | None,
) -> None:  # fmt: skip
    """Write a page: what was fused and why, a timeline and roofline of a run, tuning history, code."""
    pipeline = named(where, Pipeline, "pipeline")
    words = {} if device is None else {"device": device}
    arguments = filled(made_up(pipeline, values(settings, "--set"), shapes_by_name(shapes), size=size))
    with user_errors():
        explanation = report_of(pipeline, **arguments, **words)
    click.echo(str(explanation).split("\n\nlaunch ")[0])
    written(explanation.html, page or f"{pipeline.__name__}.html")
