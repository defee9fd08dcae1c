"""Arguments of commands: Python files and the objects in them, and values as NAME=VALUE."""

from __future__ import annotations

import importlib.util
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import click
import numpy as np

from vyre import settings
from vyre.front.known import Parameter
from vyre.ir import axes as extents
from vyre.ir import limits
from vyre.ir.dtypes import BY_NAME
from vyre.ir.problem import CallError, Problems
from vyre.run.kernel import Kernel

T = TypeVar("T")


def named(where: str, kind: type[T] | tuple[type[T], ...], word: str) -> T:
    """The object of this kind that `file.py:name` names; `word` is the kind's name in messages."""
    path, _, name = where.rpartition(":")
    if not path or not name:
        raise click.UsageError(f"{where!r} names no {word}. Fix: write it as file.py:{word}.")
    module = _module(path)
    value = getattr(module, name, None)
    if isinstance(value, kind):
        return value
    names = sorted(key for key, value in vars(module).items() if isinstance(value, kind))
    if not names:
        raise click.UsageError(f"{path} has no {word}s. Fix: put @vyre.{word} on a function there.")
    what = f"{path} has no {word} {name!r}"
    raise click.UsageError(f"{what}. Fix: name one that it has: {', '.join(names)}.")


def all_in(path: str, kind: tuple[type[T], ...], word: str) -> dict[str, T]:
    """The objects of these kinds that a file defines, by name and in its order; each once."""
    seen: dict[int, tuple[str, T]] = {}
    for name, value in vars(_module(path)).items():
        if isinstance(value, kind) and getattr(value, "__module__", None) == Path(path).stem:
            seen.setdefault(id(value), (name, value))
    if not seen:
        raise click.UsageError(f"{path} has no {word}s. Fix: put @vyre.{word} on a function there.")
    return dict(seen.values())


def _module(path: str) -> ModuleType:
    """The module that a Python file defines, executed."""
    file = Path(path).absolute()  # as in tracebacks
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
    except (Exception, SystemExit) as fault:  # noqa: BLE001  # the user's file may raise anything; it is shown
        raise click.ClickException(f"{path} cannot be run:\n{_traceback_text(fault, file)}") from None
    finally:
        sys.path.remove(str(file.resolve().parent))
    return module


def _traceback_text(fault: BaseException, file: Path) -> str:
    """An exception as Python shows it, from the user's file on."""
    trace = fault.__traceback__
    while trace is not None and Path(trace.tb_frame.f_code.co_filename) != file:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(fault), fault, trace)).rstrip()


def values(pairs: tuple[str, ...], option: str) -> dict[str, Any]:
    """Values by name from NAME=VALUE words."""
    by_name: dict[str, Any] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            raise click.UsageError(f"{pair!r} gives no value. Fix: write {option} {pair}=3.")
        by_name[name] = _number(word)
    return by_name


def shapes_by_name(pairs: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Shapes by name from NAME=480x640 words."""
    by_name: dict[str, tuple[int, ...]] = {}
    for pair in pairs:
        name, _, word = pair.partition("=")
        sizes = _sizes(word)
        if sizes is None:
            raise click.UsageError(f"{pair!r} is no shape. Fix: write --shape {name}=480x640.")
        by_name[name] = sizes
    return by_name


def bytes_of(option: str, text: str | None) -> int | None:
    """The number of bytes in a text such as 512M; None for None."""
    size = None if text is None else settings.size(text)
    if text is not None and size is None:
        raise click.UsageError(f"{text!r} is no size. Fix: write bytes, or as in {option} 512M.")
    return size


def sizes(option: str, word: str | None) -> tuple[int, ...] | None:
    """The numbers in a text such as 480x640; None for None."""
    if word is None:
        return None
    numbers = _sizes(word)
    if numbers is None:
        raise click.UsageError(f"{word!r} are no sizes. Fix: write {option} 64, or {option} 480x640.")
    return numbers


def _sizes(word: str) -> tuple[int, ...] | None:
    parts = word.split("x")
    if len(parts) > limits.RANK or not all(re.fullmatch(r"\d{1,10}", part, re.ASCII) for part in parts):
        return None
    return tuple(int(part) for part in parts)


def _number(word: str) -> Any:
    if word in ("True", "False"):
        return word == "True"
    if word in BY_NAME:
        return BY_NAME[word]
    for kind in (int, float, complex):  # an int of thousands of digits is a ValueError too
        try:
            return kind(word)
        except ValueError:
            continue
    raise click.UsageError(f"{word!r} is not a value. Fix: write NAME=3, NAME=0.5, NAME=True or NAME=f32.")


def named_shapes(
    parameters: Mapping[str, Parameter], shapes: Mapping[str, tuple[int, ...]], numbers: Mapping[str, Any],
    size: int,
) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:  # fmt: skip
    """The shapes of arrays with named axes, by those that are stated, and by numbers that axes are named by;
    and what the names are. Axes about which nothing is known have `size` elements.
    """
    arrays = {name: parameter.axes for name, parameter in parameters.items() if parameter.axes}
    known = {name: value for name, value in numbers.items() if type(value) is int}
    for name, axes in arrays.items():
        for extent, length in zip(axes, shapes.get(name, ()), strict=False):
            solution = None if extent.isdecimal() else extents.solved(extent, length, known)
            if solution is not None and solution[1] >= 0:
                known[solution[0]] = solution[1]
    for axes in arrays.values():
        for extent in axes:
            known = {**dict.fromkeys(extents.names(extent), size), **known}
    made = {
        name: tuple(max(extents.value(extent, known) or 0, 0) for extent in axes)
        for name, axes in arrays.items()
    }
    return {**made, **shapes}, known


def made_up(
    kernel: Kernel, consts: dict[str, Any], shapes: dict[str, tuple[int, ...]], *, numbers: Mapping[str, Any],
    size: int, seed: int,
) -> dict[str, Any]:  # fmt: skip
    """Random arguments for a kernel: small numbers, and arrays of these shapes; `numbers` may name axes.

    An array without a shape or named axes takes the first of the same rank, else `size` along every axis.
    """
    rng = np.random.default_rng(seed)
    values: dict[str, Any] = {}
    parameters = kernel._lower(consts).parameters
    _require_arrays(kernel, [each.name for each in parameters if each.rank], shapes)
    shapes, known = named_shapes({each.name: each for each in parameters}, shapes, numbers, size)
    for parameter in parameters:
        dtype = parameter.dtype
        if dtype is None:
            continue
        if parameter.part is not None:  # a number of a vector, struct or complex number
            owner = parameter.part.owner
            values[owner] = (*values.get(owner, ()), dtype.storage.type(rng.integers(0, 2)))
            continue
        alike = (shape for shape in shapes.values() if len(shape) == parameter.rank)
        shape = shapes.get(parameter.name) or next(alike, (size,) * parameter.rank)
        try:
            whole = rng.integers(0, 2 if dtype.kind == "bool" else 100, shape)
            drawn = rng.standard_normal(shape) if dtype.is_float and not dtype.foreign else whole
        except (MemoryError, ValueError, OverflowError):
            what = f"{parameter.name} does not fit memory"
            raise CallError(f"{what}. Fix: pass a smaller --size, or --shape {parameter.name}=...") from None
        is_size = parameter.role == "scalar" and parameter.name in known
        values[parameter.name] = np.asarray(known[parameter.name] if is_size else drawn).astype(dtype.storage)
    return values


def _require_arrays(kernel: Kernel, arrays: list[str], shapes: dict[str, tuple[int, ...]]) -> None:
    """Raise CallError if a shape is passed for something that is not an array."""
    unknown = next((name for name in shapes if name not in arrays), None)
    if unknown is not None:
        what = f"{kernel.__name__} has no array {unknown!r}."
        raise CallError(f"{what} Fix: leave --shape {unknown} out; its arrays are {', '.join(arrays)}.")


@contextmanager
def user_errors() -> Iterator[None]:
    """Show errors of the user's making as text, without a traceback."""
    try:
        yield
    except (Problems, CallError) as fault:
        raise click.ClickException(str(fault)) from None


def written(write: Callable[[str], object], path: str) -> None:
    """Write a file, and report its path."""
    try:
        write(path)
    except OSError as fault:
        raise click.ClickException(f"{path} cannot be written: {fault.strerror}.") from None
    click.echo(f"written to {path}")


def safe(text: object) -> str:
    """Untrusted text with unprintable characters replaced, so that no terminal control codes remain."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))
