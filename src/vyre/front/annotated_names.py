"""The names in annotations that Python did not evaluate: those in quotes, or all of them under
`from __future__ import annotations`. They are neither in a function's code nor in its closure.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from types import FrameType, FunctionType
from weakref import WeakKeyDictionary

_WORD = re.compile(r"[^\W\d]\w*")

# By function, the local names of where it was defined that its annotations use, if those are strings.
DEFINED_WITH: WeakKeyDictionary[FunctionType, Mapping[str, object]] = WeakKeyDictionary()


def keep_annotated_names(function: FunctionType) -> None:
    """Keep the local names of where a function is being defined that its unevaluated annotations use.

    The innermost frame of its module is that place: a caller's locals may have the same names.
    """
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals is not function.__globals__:
        frame = frame.f_back
    if frame is not None and frame.f_locals is not frame.f_globals:
        keep_names(function, _found_in(frame.f_locals, function))


def keep_names(function: FunctionType, names: Mapping[str, object]) -> None:
    """Let these names be visible to a function's annotations."""
    if names:
        DEFINED_WITH[function] = names


def annotated_names(function: FunctionType) -> Mapping[str, object]:
    """The names outside of the closure that annotations use which Python does not evaluate."""
    return {**_found_in(function.__globals__, function), **DEFINED_WITH.get(function, {})}


def _found_in(space: Mapping[str, object], function: FunctionType) -> dict[str, object]:
    """The words of a function's unevaluated annotations that are names of a space."""
    texts = [text for text in annotations_of(function).values() if isinstance(text, str)]
    words = {word for text in texts for word in _WORD.findall(text)} - {*function.__code__.co_freevars}
    return {word: space[word] for word in sorted(words) if word in space}


def annotations_of(function: FunctionType) -> Mapping[str, object]:
    """The annotations as Python evaluated them; none if one cannot be evaluated."""
    try:
        return function.__annotations__
    except NameError:  # they are evaluated on first use, from Python 3.14 on
        return {}
