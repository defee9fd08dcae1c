"""The `vyre` command."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import click
import numpy as np

from vyre.ir.problem import CallError, Problems
from vyre.runtime import Kernel, check


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="vyre")
def main() -> None:
    """Kernels as Python functions, with the same bytes on every device."""


@main.command()
@click.argument("where", metavar="FILE.py:KERNEL")
@click.option(
    "--const", "consts", multiple=True, metavar="NAME=VALUE", help="The value of a Const parameter."
)
def show(where: str, consts: tuple[str, ...]) -> None:
    """Print a kernel as typed kernel language."""
    kernel = _load(where)
    with _user_errors():
        click.echo(kernel.show(**_consts(consts)), nl=False)


@main.command(name="check")
@click.argument("where", metavar="FILE.py:KERNEL")
@click.option(
    "--const", "consts", multiple=True, metavar="NAME=VALUE", help="The value of a Const parameter."
)
@click.option(
    "--size", default=100, show_default=True, help="Elements along each axis of the arrays that are made up."
)
@click.option("--seed", default=0, show_default=True, help="Seed of the values that are made up.")
def check_command(where: str, consts: tuple[str, ...], size: int, seed: int) -> None:
    """Check a kernel, and run it on made-up arrays to find races and out-of-range accesses.

    Exits with 1 if anything was found.
    """
    kernel = _load(where)
    named = _consts(consts)
    with _user_errors():
        report = check(kernel, **made_up(kernel, named, size=size, seed=seed), **named)
    click.echo(str(report))
    sys.exit(0 if report.clean else 1)


@main.command()
def demo() -> None:
    """Compile a kernel, run it, and show what it did."""
    from vyre.demo import run

    click.echo(run())


def made_up(kernel: Kernel, consts: dict[str, Any], *, size: int, seed: int) -> dict[str, Any]:
    """Random arguments for a kernel: arrays of `size` along every axis, small numbers."""
    rng = np.random.default_rng(seed)
    values: dict[str, Any] = {}
    for parameter in kernel.lower(consts).parameters:
        dtype = parameter.dtype
        if dtype is None:
            continue
        shape = (size,) * parameter.rank
        whole = rng.integers(0, 2 if dtype.kind == "bool" else 100, shape)
        drawn = rng.standard_normal(shape) if dtype.is_float and dtype.name != "bf16" else whole
        values[parameter.name] = np.asarray(drawn).astype(dtype.storage)
    return values


def _load(where: str) -> Kernel:
    """The kernel that `file.py:name` names."""
    path, _, name = where.rpartition(":")
    if not path or not name:
        raise click.UsageError(f"{where!r} names no kernel. Fix: write it as file.py:kernel.")
    file = Path(path)
    if not file.is_file():
        raise click.UsageError(f"there is no file {path!r}.")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise click.UsageError(f"{path!r} is not a Python file.")
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(file.stem, module)
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not isinstance(found, Kernel):
        names = (
            ", ".join(sorted(key for key, value in vars(module).items() if isinstance(value, Kernel)))
            or "none"
        )
        raise click.UsageError(f"{path} has no kernel {name!r}; its kernels: {names}.")
    return found


def _consts(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Const values from NAME=VALUE words."""
    values: dict[str, Any] = {}
    for pair in pairs:
        name, _, word = pair.partition("=")
        values[name] = _number(word)
    return values


def _number(word: str) -> Any:
    from vyre.ir.dtypes import BY_NAME

    if word in ("True", "False"):
        return word == "True"
    if word in BY_NAME:
        return BY_NAME[word]
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    raise click.UsageError(f"{word!r} is not a value. Fix: write NAME=3, NAME=0.5, NAME=True or NAME=f32.")


class _user_errors:
    """Show errors of the user's making as text, without a traceback."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        if isinstance(fault, Problems | CallError):
            raise click.ClickException(str(fault)) from None
