"""`vyre check` and `vyre run`: kernels and pipelines on generated arrays."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click
import numpy as np

from vyre.cli.arguments import all_in, made_up, named, shapes_by_name, sizes, user_errors, values
from vyre.cli.explain import made_up as made_up_for_pipeline
from vyre.ir.problem import CallError
from vyre.reference import Report
from vyre.run.checking import check
from vyre.run.kernel import Kernel
from vyre.run.pipeline import Pipeline

Command = TypeVar("Command", bound=Callable[..., Any])
SET = click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="The value of a Const parameter."
)
SHOWN = 8  # elements of a result

_OPTIONS = (
    SET,
    click.option(
        "--size", default=100, show_default=True, type=click.IntRange(min=0),
        help="Elements along each axis of arrays that no --shape is for.",
    ),
    click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array."),
    click.option(
        "--seed", default=0, show_default=True, type=click.IntRange(min=0),
        help="Seed of the generated values.",
    ),
    click.option("--domain", metavar="480x640", help="The elements to run over, if not those of an array."),
    click.option("--groups", metavar="8x8", help="How many workgroups to run."),
)  # fmt: skip


def _of_a_kernel(command: Command) -> Command:
    """A command with the options that describe generated arguments of a kernel."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.command(name="check")
@click.argument("where", metavar="FILE.py[:NAME]")
@_of_a_kernel
def check_command(where: str, **options: Any) -> None:
    """Sanitize a kernel, a pipeline or a whole file on generated arrays; exits with 1 if it finds a fault."""
    kinds: tuple[type[Kernel | Pipeline], ...] = (Kernel, Pipeline)
    if not where.endswith(".py"):
        called = named(where, kinds, "kernel")
        report = _checked(called, **options)
        click.echo(str(report))
        sys.exit(0 if report.clean else 1)
    is_clean = True
    for name, called in all_in(where, kinds, "kernel").items():
        try:
            report = _checked(called, **options)
        except click.ClickException as fault:
            click.echo(f"{name}: not checked: {fault.format_message()}\n")
            is_clean = False
            continue
        click.echo(f"{report}\n")
        is_clean = is_clean and report.clean
    sys.exit(0 if is_clean else 1)


def _checked(called: Kernel | Pipeline, **options: Any) -> Report:
    """The report on a kernel or pipeline with generated arguments."""
    with user_errors():
        if isinstance(called, Kernel):
            arguments, over = _call(called, **options)
            return check(called, **arguments, **over)
        shapes, stated = shapes_by_name(options["shapes"]), values(options["settings"], "--set")
        return check(called, **made_up_for_pipeline(called, stated, shapes, size=options["size"]))


@click.command(name="run")
@click.argument("where", metavar="FILE.py:NAME")
@_of_a_kernel
@click.option("--device", metavar="NAME", help="The device to run on.")
def run_command(where: str, device: str | None, **options: Any) -> None:
    """Run a kernel or a pipeline on generated arrays and show its results."""
    with user_errors():
        kinds: tuple[type[Kernel | Pipeline], ...] = (Kernel, Pipeline)
        called = named(where, kinds, "kernel")
        results = _results(called, device, **options)
    for name, result in results.items():
        array = np.asarray(result)
        items = ", ".join(str(item) for item in array.ravel()[:SHOWN])
        more = ", ..." if array.size > SHOWN else ""
        shape = " x ".join(map(str, array.shape))
        click.echo(f"{name}: {array.dtype}, {shape}: {items}{more}")


def _results(called: Kernel | Pipeline, device: str | None, **options: Any) -> dict[str, Any]:
    """The arrays that a kernel writes, by name, or those that a pipeline returns, by number."""
    if isinstance(called, Kernel):
        arguments, over = _call(called, **options)
        called(**arguments, **over, device=device)
        written = [each.name for each in called._lower({}).parameters if each.role in ("out", "inout")]
        return {name: arguments[name] for name in written}
    shapes, stated = shapes_by_name(options["shapes"]), values(options["settings"], "--set")
    arguments = made_up_for_pipeline(called, stated, shapes, size=options["size"])
    rng = np.random.default_rng(options["seed"])
    for name, value in arguments.items():
        if isinstance(value, np.ndarray) and value.dtype.kind in "iuf" and name not in stated:
            drawn = rng.standard_normal if value.dtype.kind == "f" else partial(rng.integers, 0, 100)
            arguments[name] = np.asarray(drawn(size=value.shape), value.dtype)
    returned = called(**arguments, device=device)
    several = returned if isinstance(returned, tuple | list) else (returned,)
    return {f"result {number}": result for number, result in enumerate(several)}


def _call(
    kernel: Kernel, settings: tuple[str, ...], size: int, shapes: tuple[str, ...], seed: int,
    domain: str | None, groups: str | None,
) -> tuple[dict[str, Any], dict[str, Any]]:  # fmt: skip
    """The arguments of a kernel, and what it runs over."""
    stated = values(settings, "--set")
    consts = {name: value for name, value in stated.items() if name in kernel._const_kinds()}
    over = {"domain": sizes("--domain", domain), "groups": sizes("--groups", groups)}
    made = made_up(kernel, consts, shapes_by_name(shapes), numbers=stated, size=size, seed=seed)
    owners = {each.part.owner for each in kernel._lower(consts).parameters if each.part is not None}
    arrays = {name for name, value in made.items() if np.shape(value) and name not in owners}
    unknown = next((n for n in stated if n not in consts and (n not in made or n in arrays)), None)
    if unknown is not None:
        raise CallError(f"{kernel.__name__} has no number {unknown!r}. Fix: leave --set {unknown} out.")
    return {**made, **stated}, over
