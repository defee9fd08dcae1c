"""The `vyre` command."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import numpy as np

from vyre import __version__
from vyre.cli_cache import cache
from vyre.cli_devices import devices, doctor
from vyre.front.signature import const_kinds
from vyre.ir.problem import CallError, Problems
from vyre.runtime import Kernel, check


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="vyre", message="%(prog)s %(version)s")
def main() -> None:
    """Kernels as Python functions, with the same bytes on every device."""


main.add_command(cache)
main.add_command(devices)
main.add_command(doctor)


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
    "--size",
    default=100,
    show_default=True,
    type=click.IntRange(min=0),
    help="Elements along each axis of the arrays that are made up.",
)
@click.option("--seed", default=0, show_default=True, help="Seed of the values that are made up.")
def check_command(where: str, consts: tuple[str, ...], size: int, seed: int) -> None:
    """Check a kernel, and run it on made-up arrays to find races and out-of-range accesses.

    Exits with 1 if anything was found.
    """
    kernel = _load(where)
    named = _consts(consts)
    with _user_errors():
        _require_consts(kernel, named)
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
    module = _module(path)
    found = getattr(module, name, None)
    if isinstance(found, Kernel):
        return found
    names = sorted(key for key, value in vars(module).items() if isinstance(value, Kernel))
    if not names:
        raise click.UsageError(f"{path} has no kernels. Fix: put @vyre.kernel on a function there.")
    what = f"{path} has no kernel {name!r}"
    raise click.UsageError(f"{what}. Fix: name one that it has: {', '.join(names)}.")


def _module(path: str) -> ModuleType:
    """The module that a Python file defines, run."""
    file = Path(path)
    if not file.is_file():
        raise click.UsageError(f"there is no file {path!r}. Fix: name a Python file.")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise click.UsageError(f"{path!r} is no Python file. Fix: name a file that ends in .py.")
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(file.stem, module)
    sys.path.insert(0, str(file.resolve().parent))  # as `python file.py` does
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:  # noqa: BLE001  # the user's file may raise anything, and is told so
        raise click.ClickException(f"{path} cannot be run:\n{_told(fault, file)}") from None
    finally:
        sys.path.remove(str(file.resolve().parent))
    return module


def _told(fault: BaseException, file: Path) -> str:
    """An exception as Python shows it, from the user's file on."""
    trace = fault.__traceback__
    while trace is not None and Path(trace.tb_frame.f_code.co_filename) != file:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(fault), fault, trace)).rstrip()


def _require_consts(kernel: Kernel, named: dict[str, Any]) -> None:
    """A CallError if a value is given for something that is no Const parameter."""
    known = const_kinds(kernel.template())
    unknown = next((name for name in named if name not in known), None)
    if unknown is not None:
        raise CallError(f"{kernel.__name__} has no constant {unknown!r}. Fix: leave --const {unknown} out.")


def _consts(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Const values from NAME=VALUE words."""
    values: dict[str, Any] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            raise click.UsageError(f"{pair!r} gives no value. Fix: write --const {pair}=3.")
        values[name] = _number(word)
    return values


def _number(word: str) -> Any:
    from vyre.ir.dtypes import BY_NAME

    if word in ("True", "False"):
        return word == "True"
    if word in BY_NAME:
        return BY_NAME[word]
    for kind in (int, float):  # an int of thousands of digits is a ValueError too
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
