"""Pickling of kernels, functions and pipelines.

What a module has under its own name is pickled by that name, as Python's functions are. Anything else, and
everything of `__main__`, whose names other processes lack, is pickled by value with cloudpickle: the
function, its text, and the names in annotations that Python did not evaluate, which are not in its code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from vyre.front.annotated_names import annotated_names, keep_names
from vyre.front.source import SourceText, of_known_text
from vyre.ir.problem import CallError

MOST = 256  # things that were unpickled by value and are kept, so that equal bytes give one object


def reduced(
    thing: Any, function: FunctionType, source: Callable[[], SourceText | None], **more: Any
) -> tuple[Any, tuple[Any, ...]]:
    """The result of `__reduce__` for a thing made from a function; `more` are other keywords of its class."""
    module, name = function.__module__, function.__qualname__
    try:
        has_name = _named(module, name) is thing
    except (AttributeError, ImportError):
        has_name = False
    pickler = _cloudpickle()
    if has_name and (pickler is None or not (module == "__main__" or _is_sent(module))):
        return _named, (module, name)
    if pickler is None:
        what = f"{thing!r} cannot be pickled, because {module} has it under no name of its own"
        fix = "install cloudpickle, or define it at the top level of a module, under its own name"
        raise CallError(f"{what}. Fix: {fix}.")
    known = source()
    text = None if known is None else "\n".join(known.lines)
    return _unpickled, (pickler.dumps((type(thing), function, text, annotated_names(function), more)),)


def _named(module: str, name: str) -> Any:
    """The object of that name in a module."""
    return reduce(getattr, name.split("."), sys.modules.get(module) or import_module(module))


def _cloudpickle() -> Any:
    try:
        import cloudpickle
    except ImportError:
        return None
    return cloudpickle


def _is_sent(module: str) -> bool:
    """True if cloudpickle was asked to pickle a module by value."""
    known: ModuleType | None = sys.modules.get("cloudpickle")
    return known is not None and module in known.list_registry_pickle_by_value()


@lru_cache(maxsize=MOST)
def _unpickled(data: bytes) -> Any:
    import pickle

    parts: tuple[type, FunctionType, str | None, Mapping[str, object], dict[str, Any]] = pickle.loads(data)
    kind, function, text, names, more = parts
    keep_names(function, names)
    source = None if text is None else of_known_text(text, function.__code__)
    return kind(function, **more) if source is None else kind(function, source=source, **more)
