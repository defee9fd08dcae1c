"""Calls on arrays of libraries that machine code cannot inspect, such as JAX's.

They are made on views of those arrays, which machine code can inspect; new arrays are given back as arrays of
the library. Calls that no signature foresees go to the function that checks and prepares everything.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from vyre.front.source import def_line
from vyre.ir.problem import CallError
from vyre.targets.cpu.entry import SignatureTable
from vyre.targets.cuda import foreign, signature
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.host_arrays import is_tensor

_MISSED = object()
_PREFIX = "_vyre_"  # which no parameter's name has; V_ stands for it
_TEXT = """
def V_entry(*V_args, **V_named):
    V_found = V_viewed(V_args, V_named)
    return V_slow(*V_args, **V_named) if V_found is V_missed else V_found
"""


def _missed(*args: Any, **named: Any) -> object:
    return _MISSED


class ViewedCalls:
    """The calls of a kernel or pipeline on arrays of the classes `kinds`."""

    def __init__(self, table: SignatureTable, slow: Any, function: FunctionType, over: object = None) -> None:
        self.kinds: set[type] = set()
        self._known = table.call(_missed, over)
        space = {"viewed": self._viewed, "slow": slow, "missed": _MISSED}
        self.call = _named_function(_TEXT, space, function)

    def _viewed(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        """The result of a call that is known; `_MISSED` if it is not."""
        theirs: dict[int, Any] = {}  # the caller's arrays, by their views
        views = [self._view(value, theirs) for value in args]
        others = {name: self._view(value, theirs) for name, value in named.items()}
        if not theirs or None in theirs.values():
            return _MISSED
        result = self._known(*views, **others)
        example, _ = next(iter(theirs.values()))
        return result if result is _MISSED else _given_back(result, theirs, example)

    def _view(self, value: Any, theirs: dict[int, Any]) -> Any:
        if type(value) not in self.kinds:
            return value
        view = _view_of(value)
        theirs[id(view)] = None if view is None else (value, view)
        return view


def views_of(values: Mapping[str, Any]) -> dict[str, DeviceArray]:
    """Views of those arrays on a GPU that machine code does not inspect itself; none if some cannot be
    viewed.
    """
    theirs = {name: value for name, value in values.items() if _is_viewed(type(value))}
    views = {name: view for name, value in theirs.items() if (view := _view_of(value)) is not None}
    return views if len(views) == len(theirs) else {}


def _is_viewed(kind: type) -> bool:
    if kind is DeviceArray or signature.asked(kind) is not None or is_tensor(kind):
        return False
    return hasattr(kind, "__dlpack_device__") or hasattr(kind, "__cuda_array_interface__")


def _view_of(value: Any) -> DeviceArray | None:
    """A view of an array on the caller's stream; None if its elements are not in a row, or its memory cannot
    be used directly.
    """
    try:
        view = foreign.view("", value, stream=foreign.stream_for(value, 0))
    except CallError:
        return None
    return None if view.strided is not None else view


def _given_back(result: Any, theirs: dict[int, Any], example: Any) -> Any:
    """A result with views replaced by the caller's arrays, and new arrays by those of the library."""
    if isinstance(result, DeviceArray):
        if id(result) not in theirs:
            theirs[id(result)] = (foreign.returned_as(example, result), result)
        return theirs[id(result)][0]
    if type(result) in (tuple, list):
        return type(result)([_given_back(item, theirs, example) for item in result])
    if type(result) is dict:
        return {key: _given_back(item, theirs, example) for key, item in result.items()}
    return result


def _named_function(text: str, space: Mapping[str, Any], user: FunctionType) -> Any:
    """Return the function `V_entry` of a text, which errors show as the user's function."""
    names, code = {_PREFIX + word: value for word, value in space.items()}, user.__code__
    exec(_compiled(text.replace("V_", _PREFIX), file=code.co_filename, line=def_line(code)), names)
    function = names[f"{_PREFIX}entry"]
    function.__code__ = function.__code__.replace(co_name=code.co_name, co_qualname=code.co_name)
    return function


def _compiled(text: str, *, file: str, line: int) -> Any:
    """Compile a module that defines the function, with all code on the line of the kernel's definition."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg | ast.excepthandler):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    return compile(tree, file, "exec")
