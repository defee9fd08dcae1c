"""WGSL whose spellings are chosen where it runs: in a browser, which certifies its adapter when a page loads.

An operation that has several spellings calls a function `c_` of its own; the runner defines it by the first
exact one of its ways.
"""

from __future__ import annotations

import re

from vyre.emit.wgsl.profile import ASSUMED, Profile, candidates, key, spoken
from vyre.ir.dtypes import DType
from vyre.ops import TABLE
from vyre.ops.row import Written

_TYPES = {"f32": "u32", "i32": "i32", "u32": "u32", "bool": "bool"}


class Choosing(Profile):
    """A profile that leaves the choice open."""

    def spelling(self, op: str, written: Written, source: DType, result: DType) -> str:
        exact = TABLE[TABLE[op].fast_of or op]  # a page gives the bytes of Python
        written = (exact.wgsl and exact.wgsl(source, result)) or written
        name = key(exact.name, source, result)
        return function(name) if name in ASSUMED.ways and written.native else written.exact


def function(name: str) -> str:
    """The function that stands for an operation by its key."""
    return f"c_{name.replace(' ', '_')}"


def choices() -> dict[str, dict[str, object]]:
    """By function: its parameters' type, its result's, and what each way returns, the best first."""
    by_function: dict[str, dict[str, object]] = {}
    for op, source, result, written in candidates():
        if TABLE[op].fast_of:
            continue
        name, arity = key(op, source, result), TABLE[op].arity
        ways = {
            way: _call(template, arity)
            for way, template in (
                ("native", written.native),
                ("guarded", written.guarded),
                ("exact", written.exact),
            )
            if template
        }
        by_function[function(name)] = {
            "op": spoken(name),
            "takes": [_TYPES[source.name]] * arity,
            "gives": _TYPES[result.name],
            "isFloat": result.is_float,
            "ways": ways,
        }
    return by_function


def _call(template: str, arity: int) -> str:
    args = ["a", "b", "c"][:arity]
    if re.fullmatch(r"\w+", template):
        return f"{template}({', '.join(args)})"
    return template.format(*args)
