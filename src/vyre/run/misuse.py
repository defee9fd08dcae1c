"""Errors for kernels and pipelines that are used like those of other libraries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from inspect import signature
from typing import Any

import numpy as np

from vyre.ir.problem import CallError, Problem, Problems
from vyre.ir.spoken import short
from vyre.ops.elsewhere import SIZES

MISFITS = (TypeError, ValueError, AttributeError)  # what arguments of another kind raise
_PLAIN: Mapping[object, tuple[tuple[type, ...], str]] = {  # what parameters take, by their annotation
    "bool": ((int, np.integer, np.bool_), "True or False"),
    "int": ((int, np.integer), "a whole number"),
    "int | None": ((int, np.integer, type(None)), "a whole number"),
    "float": ((int, float, np.integer, np.floating), "a number"),
    "str": ((str,), "a string"),
    "tuple[int, ...]": ((tuple, list), "a tuple of whole numbers"),
}
_OF_KERNELS = {  # attributes of kernels elsewhere
    **dict.fromkeys(("launch", "run", "__call__"), "call {0}(...)"),
    **dict.fromkeys(("forall", "grid", "configure"), "call {0}.over(n)(...)"),
    **dict.fromkeys(("py_func", "fn", "__wrapped__"), "call {0}.step(..., at=0), which runs it as Python"),
    **dict.fromkeys(
        ("compile", "warmup", "specialize", "lower"),
        "call {0}(...): its first call compiles, and a cache keeps the code",
    ),
    **dict.fromkeys(("inspect_types", "signatures", "overloads", "ir", "code"), "print({0}.show())"),
    **dict.fromkeys(
        ("inspect_llvm", "inspect_asm", "ptx", "source"), "print({0}.asm('llvm')), or 'native', 'ptx'"
    ),
    **dict.fromkeys(("autotune", "profile", "benchmark"), "call {0}.tune(...)"),
}


def no_attribute(name: str, attribute: str) -> AttributeError:
    """The error for an attribute that kernels do not have."""
    what = f"the kernel {name} has no attribute {attribute!r}."
    instead = _OF_KERNELS.get(attribute)
    return AttributeError(what if instead is None else f"{what} Fix: {instead.format(name)}.")


def workgroup_sizes(workgroup: object) -> tuple[int, ...]:
    """The sizes of a workgroup; raises Problems where they are not integers."""
    items = workgroup if isinstance(workgroup, tuple | list) else (workgroup,)
    if any(isinstance(size, bool) or not isinstance(size, int | np.integer) or size < 0 for size in items):
        what = f"the workgroup is {short(workgroup)}, and its sizes are whole numbers."
        fix = "write @vyre.kernel(workgroup=64) or @vyre.kernel(workgroup=(8, 8))."
        raise Problems([Problem("P109", what, fix)])
    return tuple(int(size) for size in items)


def require_known_words(words: Mapping[str, object]) -> None:
    """Raise CallError for keywords that `@vyre.kernel` does not have."""
    for word, value in words.items():
        is_size = word in SIZES and isinstance(value, int | tuple)
        fix = f"write @vyre.kernel(workgroup={value!r})" if is_size else "the one keyword is workgroup="
        if word == "device":
            fix = f"pass it to the call, as in k(x, device={short(value)}), or call vyre.use({short(value)})"
        raise CallError(f"@vyre.kernel has no keyword {word!r}. Fix: {fix}.")


def subscripted(name: str, index: object) -> CallError:
    """The error for a kernel that is launched as in CUDA or Numba."""
    sizes = index if isinstance(index, tuple) else (index,)
    shown = ", ".join(short(size) for size in sizes)
    what = f"{name}[{shown}] does not launch a kernel: it runs over the domain of its arrays"
    fix = f"call {name}(...), {name}.over(n)(...) for a domain of n elements, or {name}(..., groups=n) for n "
    return CallError(f"{what}. Fix: {fix}workgroups, whose size @vyre.kernel(workgroup=...) says.")


def require_fit(
    function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any], fault: Exception
) -> None:
    """Raise CallError for arguments that are not those of the parameters of a function of the library, which
    has raised `fault`.
    """
    own = signature(function)
    if isinstance(fault, CallError | Problems):
        return
    try:
        bound = own.bind(*args, **named)
    except TypeError as misfit:
        name, params = function.__name__, own.parameters
        plain = own.replace(
            parameters=[p.replace(annotation=p.empty) for p in params.values()], return_annotation=own.empty
        )
        near = [word for key in named.keys() - params.keys() for word in get_close_matches(key, params, n=1)]
        fix = f"write {near[0]}=" if near else f"call it as lib.{name}{plain}"
        raise CallError(f"lib.{name} cannot be called so: {misfit}. Fix: {fix}.") from None
    for name, value in bound.arguments.items():
        kinds, fix = _PLAIN.get(own.parameters[name].annotation, ((object,), ""))
        if not isinstance(value, kinds):
            raise CallError(f"{name} is {short(value)}. Fix: pass {fix}.") from None
