"""The `vyre` command."""

from __future__ import annotations

import sys
from typing import Any

import click

from vyre import __version__
from vyre.cli.arguments import made_up, named, shapes_by_name, sizes, user_errors, values
from vyre.cli.cache import cache
from vyre.cli.demo import run as run_demo
from vyre.cli.explain import explain
from vyre.cli.inspect import inspect
from vyre.cli.tune import tune
from vyre.ir.problem import CallError
from vyre.run import context
from vyre.run.kernel import Kernel, check

MARKS = {"ok": "ok", "note": "--", "fault": "!!"}


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="vyre", message="%(prog)s %(version)s")
def main() -> None:
    """Kernels as Python functions, with the same bytes on every device."""


_const = click.option(
    "--const", "consts", multiple=True, metavar="NAME=VALUE", help="The value of a Const parameter."
)
for command in (cache, explain, inspect, tune):
    main.add_command(command)


@main.command()
@click.argument("where", metavar="FILE.py:KERNEL")
@_const
def show(where: str, consts: tuple[str, ...]) -> None:
    """Print a kernel as typed kernel language."""
    kernel = named(where, Kernel, "kernel")
    with user_errors():
        click.echo(kernel.show(**values(consts, "--const")), nl=False)


@main.command(name="check")
@click.argument("where", metavar="FILE.py:KERNEL")
@_const
@click.option(
    "--size",
    default=100,
    show_default=True,
    type=click.IntRange(min=0),
    help="Elements along each axis of arrays that no --shape is for.",
)
@click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array.")
@click.option("--seed", default=0, show_default=True, help="Seed of the values that are made up.")
@click.option("--domain", metavar="480x640", help="The elements to run over, if not those of an array.")
@click.option("--groups", metavar="8x8", help="How many workgroups to run.")
def check_command(
    where: str, consts: tuple[str, ...], size: int, shapes: tuple[str, ...], seed: int, domain: str | None,
    groups: str | None,
) -> None:  # fmt: skip
    """Find races and out-of-range accesses of a kernel on made-up arrays; exits with 1 if there are any."""
    kernel = named(where, Kernel, "kernel")
    given = values(consts, "--const")
    over = {"domain": sizes("--domain", domain), "groups": sizes("--groups", groups)}
    shaped = shapes_by_name(shapes)
    with user_errors():
        _require_consts(kernel, given)
        report = check(kernel, **made_up(kernel, given, shaped, size=size, seed=seed), **given, **over)
    click.echo(str(report))
    sys.exit(0 if report.clean else 1)


@main.command()
def demo() -> None:
    """Compile a kernel, run it, and show its result."""
    with user_errors():
        click.echo(run_demo())


@main.command()
def devices() -> None:
    """List the devices, and the reason for each that is not available."""
    with user_errors():
        listed = context.devices()
    width = max(len(device.name) for device in listed)
    for device in listed:
        if device.available:
            click.echo(f"{device.name:<{width}}  {device.description}")
        else:
            click.echo(f"{device.name:<{width}}  not available: {device.why}. Fix: {device.fix}.")


@main.command()
def doctor() -> None:
    """Show what works on each device, and what to do if something does not; exits with 1 if so."""
    findings = context.examine()
    width = max(len(finding.topic) for finding in findings)
    for finding in findings:
        click.echo(f"{MARKS[finding.state]}  {finding.topic:<{width}}  {finding.what}")
        if finding.fix:
            click.echo(f"{'':<{width + 6}}Fix: {finding.fix}.")
    faults = sum(finding.state == "fault" for finding in findings)
    click.echo("everything works" if not faults else f"{faults} broken")
    sys.exit(1 if faults else 0)


def _require_consts(kernel: Kernel, named: dict[str, Any]) -> None:
    """Raise CallError if a value is passed for something that is not a Const parameter."""
    known = kernel.const_kinds()
    unknown = next((name for name in named if name not in known), None)
    if unknown is not None:
        raise CallError(f"{kernel.__name__} has no constant {unknown!r}. Fix: leave --const {unknown} out.")
