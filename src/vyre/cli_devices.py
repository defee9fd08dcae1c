"""`vyre devices` and `vyre doctor`: where kernels can run, and what stands in the way elsewhere."""

from __future__ import annotations

import sys

import click

from vyre import runtime
from vyre.cli_given import user_errors

MARKS = {"ok": "ok", "note": "--", "fault": "!!"}


@click.command()
def devices() -> None:
    """List the devices, and why those that are not available are not."""
    with user_errors():
        found = runtime.devices()
    width = max(len(device.name) for device in found)
    for device in found:
        if device.available:
            click.echo(f"{device.name:<{width}}  {device.description}")
        else:
            click.echo(f"{device.name:<{width}}  not available: {device.why}. Fix: {device.fix}.")


@click.command()
def doctor() -> None:
    """Try everything out, and say what works, what does not, why, and what to do.

    Exits with 1 if something is broken.
    """
    found = runtime.examine()
    width = max(len(finding.topic) for finding in found)
    for finding in found:
        click.echo(f"{MARKS[finding.state]}  {finding.topic:<{width}}  {finding.what}")
        if finding.fix:
            click.echo(f"{'':<{width + 6}}Fix: {finding.fix}.")
    faults = sum(finding.state == "fault" for finding in found)
    click.echo("everything works" if not faults else f"{faults} broken")
    sys.exit(1 if faults else 0)
