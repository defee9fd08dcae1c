"""`vyre tune`: finds the fastest configuration of a kernel or a pipeline, on generated arguments."""

from __future__ import annotations

from typing import Any

import click
import numpy as np

from vyre.cli.arguments import made_up, named, shapes_by_name, sizes, user_errors, values, written
from vyre.cli.explain import kernel_parameters
from vyre.cli.explain import made_up as made_up_for_pipeline
from vyre.front.known import Parameter
from vyre.run.kernel import Kernel
from vyre.run.pipeline import Pipeline


@click.command()
@click.argument("where", metavar="FILE.py:NAME")
@click.option("--seconds", default=10.0, show_default=True, type=click.FloatRange(min=0, min_open=True),
              help="How long to try.")  # fmt: skip
@click.option("--size", default=1 << 20, show_default=True, type=click.IntRange(min=1),
              help="Approximate number of elements of the generated arrays.")  # fmt: skip
@click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array.")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE",
              help="The value of a constant, or of a parameter that is no array.")  # fmt: skip
@click.option("--domain", metavar="480x640", help="The elements to run over, if not those of an array.")
@click.option("--groups", metavar="8x8", help="How many workgroups to run.")
@click.option("--device", help="Where to run.")
@click.option("--save", "file", metavar="PATH", help="Write what was found to a file, for another machine.")
@click.option("--html", "page", metavar="PATH", help="Write a page with a plot as well.")
def tune(
    where: str, seconds: float, size: int, shapes: tuple[str, ...], settings: tuple[str, ...],
    domain: str | None, groups: str | None, device: str | None, file: str | None, page: str | None,
) -> None:  # fmt: skip
    """Find the fastest configuration of a kernel or a pipeline, for this and every later process."""
    target: object = named(where, (Kernel, Pipeline), "kernel or pipeline")
    constants, shaped = values(settings, "--set"), shapes_by_name(shapes)
    words: dict[str, Any] = {"device": device, "seconds": seconds}
    with user_errors():
        if isinstance(target, Kernel):
            words |= {"domain": sizes("--domain", domain), "groups": sizes("--groups", groups)}
            parameters = {p.name: p for p in target._lower(constants).parameters}
            shaped, side = _shapes(parameters, size) | shaped, _named_side(parameters, size)
            tuning = target.tune(
                **made_up(target, constants, shaped, numbers=constants, size=side, seed=0),
                **constants,
                **words,
            )
        else:
            assert isinstance(target, Pipeline)
            parameters = dict(kernel_parameters(target.function))
            shaped, side = _shapes(parameters, size) | shaped, _named_side(parameters, size)
            arguments = made_up_for_pipeline(target, constants, shaped, size=side)
            tuning = target.tune(**filled(arguments), **words)
    click.echo(tuning.show())
    for path, write in ((file, tuning.save), (page, tuning.html)):
        if path is not None:
            written(write, path)


def _shapes(parameters: dict[str, Parameter], size: int) -> dict[str, tuple[int, ...]]:
    """A shape of about `size` elements for every array without named axes."""
    ranks = {name: p.rank for name, p in parameters.items() if p.rank and not p.axes}
    return {name: (_side(size, rank),) * rank for name, rank in ranks.items()}


def _side(size: int, rank: int) -> int:
    """The elements along each of some axes, of about `size` in all."""
    side: int = round(size ** (1 / rank))
    return max(side, 1)


def _named_side(parameters: dict[str, Parameter], size: int) -> int:
    """The elements along a named axis, so that the largest arrays have about `size`."""
    return _side(size, max((len(p.axes) for p in parameters.values()), default=0) or 1)


def filled(arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments with random numbers in float arrays: zeros may take less time than others."""
    rng = np.random.default_rng(0)
    return {
        name: np.asarray(rng.standard_normal(value.shape), value.dtype)
        if isinstance(value, np.ndarray) and value.dtype.kind == "f"
        else value
        for name, value in arguments.items()
    }
