"""The functions of WGSL that a text uses, and those that these use; they are in the files `*.wgsl`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_FILES = ("words", "singles", "doubles", "wides", "collective")
_NAME = re.compile(r"\b[a-z]\w*(?=\()")
FENCES = {"Z0": "P[0].x", "Z1": "P[0].y"}  # zeros that only the launch knows


@cache
def functions() -> dict[str, str]:
    """The text of every function by name."""
    bodies: dict[str, str] = {}
    for file in _FILES:
        text = (files(__package__) / f"{file}.wgsl").read_text(encoding="utf-8")
        for part in re.split(r"^(?=fn )", text, flags=re.MULTILINE)[1:]:
            bodies[part[3 : part.index("(")]] = part.strip()
    return bodies


def used(text: str) -> list[str]:
    """The functions that a text needs, in the order of the library."""
    known, left = functions(), [text]
    wanted: set[str] = set()
    while left:
        names = set(_NAME.findall(left.pop())) & known.keys() - wanted
        wanted |= names
        left += [known[name] for name in names]
    return [known[name] for name in known if name in wanted]


def fenced(text: str) -> str:
    """The text with the zeros of fences where the launch puts them."""
    return re.sub(r"\bZ[01]\b", lambda match: FENCES[match[0]], text)
