"""`vyre explain`: how a pipeline's calls are fused, without arrays to call it with.

The arguments are generated. The kernel parameter that an argument is passed to determines whether it is an
array, its type and its rank.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from types import FunctionType
from typing import Any, cast

import click
import numpy as np

from vyre.cli.arguments import bytes_of, named, named_shapes, shapes_by_name, user_errors, values, written
from vyre.front.known import Parameter
from vyre.front.source import of_function
from vyre.ir import dtypes
from vyre.run.kernel import Kernel
from vyre.run.pipeline import FUSE, Pipeline

DEPTH = 16  # of nested pipelines that are followed


@click.command()
@click.argument("where", metavar="FILE.py:PIPELINE")
@click.option("--size", default=1024, show_default=True, type=click.IntRange(min=0),
              help="Elements along each axis of the generated arrays.")  # fmt: skip
@click.option("--shape", "shapes", multiple=True, metavar="NAME=480x640", help="The shape of one array.")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE",
              help="The value of a parameter that is no array.")  # fmt: skip
@click.option("--fuse", default="auto", show_default=True, type=click.Choice(FUSE), help="How much to fuse.")
@click.option("--memory-budget", "budget", metavar="SIZE",
              help="What the arrays that it makes may take, such as 512M.")  # fmt: skip
@click.option("--html", "page", metavar="PATH", help="Write a page with the dispatch graph as well.")
def explain(
    where: str, size: int, shapes: tuple[str, ...], settings: tuple[str, ...], fuse: str, budget: str | None,
    page: str | None,
) -> None:  # fmt: skip
    """Show what a pipeline fuses, what it does not, and why."""
    pipeline = named(where, Pipeline, "pipeline")
    arguments = made_up(pipeline, values(settings, "--set"), shapes_by_name(shapes), size=size)
    with user_errors():
        explanation = pipeline.explain(
            **arguments, fuse=fuse, memory_budget=bytes_of("--memory-budget", budget)
        )
    click.echo(str(explanation))
    if page is not None:
        click.echo("")
        written(explanation.html, page)


def made_up(
    pipeline: Pipeline, stated: Mapping[str, Any], shapes: Mapping[str, tuple[int, ...]], *, size: int
) -> dict[str, Any]:
    """Arguments for a pipeline: those in `stated`, and for the rest what its kernels take."""
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    declared = inspect.signature(pipeline.function).parameters
    parameters = {name: parameter for name, parameter in declared.items() if parameter.kind not in several}
    _require_known(pipeline, parameters, (*stated, *shapes))
    taken = dict(kernel_parameters(pipeline.function))
    numbers = {taken[name].name: value for name, value in stated.items() if name in taken}
    shapes, known = named_shapes(taken, shapes, numbers, size)
    arguments = dict(stated)
    for name, parameter in parameters.items():
        if name in stated or (parameter.default is not parameter.empty and name not in shapes):
            continue
        number = known.get(taken[name].name, 0) if name in taken else 0
        arguments[name] = _made(name, taken.get(name), shapes.get(name), size, number)
    return arguments


def _made(name: str, taken: Parameter | None, shape: tuple[int, ...] | None, size: int, number: int) -> Any:
    """A value for one parameter; memory that is never touched costs nothing."""
    if taken is not None and taken.role == "const":
        what = f"{name} is a constant of a kernel. Fix: give its value, as in --set {name}=3."
        raise click.UsageError(what)
    dtype = dtypes.f32 if taken is None or taken.dtype is None else taken.dtype
    if taken is not None and taken.role == "scalar" and shape is None:
        return np.array(number, dtype.storage).item()
    rank = 1 if taken is None else taken.rank
    try:
        return np.zeros(shape or (size,) * rank, dtype.storage)
    except (MemoryError, ValueError):
        what = f"{name} does not fit memory. Fix: pass a smaller --size, or --shape {name}=..."
        raise click.UsageError(what) from None


def kernel_parameters(function: FunctionType, depth: int = 0) -> Iterator[tuple[str, Parameter]]:
    """For parameters of a pipeline's function that it passes to a kernel: the kernel's parameter."""
    own = set(inspect.signature(function).parameters)
    names = inspect.getclosurevars(function)
    for call in ast.walk(of_function(function).tree):
        if not isinstance(call, ast.Call) or depth > DEPTH:
            continue
        for name, argument in _handed(call, _called(call.func, {**names.globals, **names.nonlocals}), depth):
            if isinstance(argument, ast.Name) and argument.id in own:
                yield argument.id, name


def _called(func: ast.expr, names: Mapping[str, object]) -> object:
    """The kernel or pipeline that is called by its name, or by `name.over(...)`."""
    if isinstance(func, ast.Call) and isinstance(func.func, ast.Attribute) and func.func.attr == "over":
        func = func.func.value
    return names.get(func.id) if isinstance(func, ast.Name) else None


def _handed(call: ast.Call, called: object, depth: int) -> Iterator[tuple[Parameter, ast.expr]]:
    """The arguments of a call with the parameters that take them."""
    if isinstance(called, Kernel):
        wanted = {parameter.name: parameter for parameter in called._lower({}).parameters}
        order = list(wanted)
    elif hasattr(called, "_is_pipeline"):
        function = cast(Pipeline, called).function
        wanted = dict(kernel_parameters(function, depth + 1))
        order = list(inspect.signature(function).parameters)
    else:
        return
    arguments = [
        *zip(order, call.args, strict=False),
        *((word.arg or "", word.value) for word in call.keywords),
    ]
    for name, argument in arguments:
        if name in wanted:
            yield wanted[name], argument


def _require_known(
    pipeline: Pipeline, parameters: Mapping[str, inspect.Parameter], names: tuple[str, ...]
) -> None:
    unknown = next((name for name in names if name not in parameters), None)
    if unknown is not None:
        shown = f"{pipeline.__name__}{inspect.signature(pipeline.function)}"
        raise click.UsageError(f"there is no parameter {unknown!r}. Fix: name one of {shown}.")
