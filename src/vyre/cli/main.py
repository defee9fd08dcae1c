"""The `vyre` command."""

from __future__ import annotations

import sys

import click

from vyre import __version__
from vyre.cli.arguments import named, user_errors, values
from vyre.cli.cache import cache
from vyre.cli.demo import run as run_demo
from vyre.cli.explain import explain
from vyre.cli.inspect import inspect
from vyre.cli.report import report
from vyre.cli.run import SET, check_command, run_command
from vyre.cli.tune import tune
from vyre.run import context
from vyre.run.doctor import of_this_process
from vyre.run.kernel import Kernel

MARKS = {"ok": "ok", "note": "--", "fault": "!!"}


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="vyre", message="%(prog)s %(version)s")
def main() -> None:
    """Compile and run kernels written as Python functions, with the same bytes on every device."""


for command in (cache, check_command, explain, inspect, report, run_command, tune):
    main.add_command(command)


@main.command()
@click.argument("where", metavar="FILE.py:KERNEL")
@SET
@click.option("--asm", "stage", is_flag=False, flag_value="native", metavar="[STAGE]",
              help="Print what it is compiled to: native, llvm, lowered or ptx.")  # fmt: skip
def show(where: str, settings: tuple[str, ...], stage: str | None) -> None:
    """Print a kernel in typed form, or the code it is compiled to."""
    kernel = named(where, Kernel, "kernel")
    with user_errors():
        consts = values(settings, "--set")
        click.echo(str(kernel.show(**consts) if stage is None else kernel.asm(stage, **consts)).rstrip())


@main.command()
def demo() -> None:
    """Compile a kernel, run it, and show its result."""
    with user_errors():
        click.echo(run_demo())


@main.command()
def devices() -> None:
    """List all devices, with the reason why one is not available."""
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
    """Test the installation and every device, with a fix for each fault; exits with 1 if there is one."""
    findings = of_this_process()
    width = max(len(finding.topic) for finding in findings)
    for finding in findings:
        click.echo(f"{MARKS[finding.state]}  {finding.topic:<{width}}  {finding.what}")
        if finding.fix:
            click.echo(f"{'':<{width + 6}}Fix: {finding.fix}.")
    faults = sum(finding.state == "fault" for finding in findings)
    click.echo("everything works" if not faults else f"{faults} broken")
    sys.exit(1 if faults else 0)
