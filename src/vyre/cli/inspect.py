"""`vyre inspect`: the contents of a saved pipeline, without running any of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import click

from vyre.cli.arguments import safe
from vyre.formats.bytes import FormatError
from vyre.formats.text import show
from vyre.ir.spoken import byte_size
from vyre.report import Explanation
from vyre.report.explanation import figures
from vyre.run.loaded import Saved, load
from vyre.run.saved import plan_of


@click.command()
@click.argument("path", metavar="FILE.vyre")
@click.option("--kernels", is_flag=True, help="Print the programs, too.")
@click.option("--texts", is_flag=True, help="Print what they become, as far as the file has that.")
def inspect(path: str, kernels: bool, texts: bool) -> None:
    """Show a saved pipeline: the arguments it was saved for, and its launches."""
    try:
        saved = load(path)
        data = Path(path).read_bytes()
    except OSError as fault:
        what = f"{path} cannot be read: {fault.strerror}. Fix: name another file."
        raise click.ClickException(what) from None
    except FormatError as fault:
        raise click.ClickException(f"{path}: {fault}") from None
    click.echo(f"{safe(saved.__name__)}: a saved pipeline of {byte_size(len(data))}")
    click.echo(f"digest {hashlib.blake2b(data, digest_size=16).hexdigest()}")
    for line in _lines(saved):
        click.echo(safe(line))
    if kernels:
        for program in saved.artifact.programs:
            click.echo(f"\n{show(program)}", nl=False)
    for text in saved.artifact.texts if texts else ():
        name = saved.artifact.programs[text.program].name
        lines = (safe(line) for line in text.text.splitlines())
        click.echo("\n".join((f"\n{safe(text.kind)} of {name}", *lines)))


def _lines(saved: Saved) -> Iterator[str]:
    for words, signature in zip(saved.signatures, saved.artifact.signatures, strict=True):
        explanation = Explanation(saved.__name__, plan_of(saved.artifact, signature))
        yield ""
        yield f"for {words or 'no arguments'}"
        budget = (
            ""
            if explanation.budget_bytes is None
            else f", memory_budget {byte_size(explanation.budget_bytes)}"
        )
        yield f'  fuse "{signature.fuse}"{budget}'
        for name, before, after in figures(explanation):
            yield f"  {name:<12}{before:>12}  ->  {after}"
        for at, call in enumerate(signature.launches, 1):
            grid = " x ".join(str(extent) for extent in call.grid)
            tuned = f", tuned for {', '.join(each.device for each in call.tuned)}" if call.tuned else ""
            yield f"  launch {at}: {' + '.join(call.titles)} over {grid}{tuned}"
    kinds = sorted({text.kind for text in saved.artifact.texts})
    if kinds:
        yield ""
        yield f"texts: {', '.join(kinds)}"
