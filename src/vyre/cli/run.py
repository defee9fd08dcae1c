"""`vyre check` and `vyre run`: a kernel on made-up arrays."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click
import numpy as np

from vyre.cli.arguments import made_up, named, shapes_by_name, sizes, user_errors, values
from vyre.ir.problem import CallError
from vyre.run.kernel import Kernel, check

Command = TypeVar("Command", bound=Callable[..., Any])
SET = click.option(
    "--set", "given", multiple=True, metavar="NAME=VALUE", help="The value of a Const parameter."
)
SHOWN = 8  # elements of a result

_OPTIONS = (
    SET,
    click.option(
        "--size", default=100, show_default=True, type=click.IntRange(min=0),
        help="Elements along each axis of arrays that no --shape is for.",
    ),
    click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array."),
    click.option("--seed", default=0, show_default=True, help="Seed of the values that are made up."),
    click.option("--domain", metavar="480x640", help="The elements to run over, if not those of an array."),
    click.option("--groups", metavar="8x8", help="How many workgroups to run."),
)  # fmt: skip


def _of_a_kernel(command: Command) -> Command:
    """A command with the options by which arguments of a kernel are made up."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.command(name="check")
@click.argument("where", metavar="FILE.py:KERNEL")
@_of_a_kernel
def check_command(where: str, **options: Any) -> None:
    """Find races and out-of-range accesses of a kernel on made-up arrays; exits with 1 if there are any."""
    with user_errors():
        kernel, arguments, over = _call(where, **options)
        report = check(kernel, **arguments, **over)
    click.echo(str(report))
    sys.exit(0 if report.clean else 1)


@click.command(name="run")
@click.argument("where", metavar="FILE.py:KERNEL")
@_of_a_kernel
@click.option("--device", metavar="NAME", help="The device to run on.")
def run_command(where: str, device: str | None, **options: Any) -> None:
    """Run a kernel on made-up arrays, and show what it computes."""
    with user_errors():
        kernel, arguments, over = _call(where, **options)
        kernel(**arguments, **over, device=device)
    written = [each.name for each in kernel.lower({}).parameters if each.role in ("out", "inout")]
    for name in written:
        array = np.asarray(arguments[name])
        items = ", ".join(str(item) for item in array.ravel()[:SHOWN])
        more = ", ..." if array.size > SHOWN else ""
        shape = " x ".join(map(str, array.shape))
        click.echo(f"{name}: {array.dtype}, {shape}: {items}{more}")


def _call(
    where: str, given: tuple[str, ...], size: int, shapes: tuple[str, ...], seed: int, domain: str | None,
    groups: str | None,
) -> tuple[Kernel, dict[str, Any], dict[str, Any]]:  # fmt: skip
    """A kernel, its arguments, and what it runs over."""
    kernel = named(where, Kernel, "kernel")
    consts = values(given, "--set")
    over = {"domain": sizes("--domain", domain), "groups": sizes("--groups", groups)}
    shaped = shapes_by_name(shapes)
    _require_consts(kernel, consts)
    return kernel, {**made_up(kernel, consts, shaped, size=size, seed=seed), **consts}, over


def _require_consts(kernel: Kernel, named: dict[str, Any]) -> None:
    """Raise CallError if a value is passed for something that is not a Const parameter."""
    known = kernel.const_kinds()
    unknown = next((name for name in named if name not in known), None)
    if unknown is not None:
        raise CallError(f"{kernel.__name__} has no constant {unknown!r}. Fix: leave --set {unknown} out.")
