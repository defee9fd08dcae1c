"""What the bytecode of a function may read from outside of itself: names, attributes, imports.

A name that is asked for attributes right away, `module.part.value`, is one chain. Everything that is not seen
so precisely is told by the set of all attribute names in the code: whatever object an attribute is read from,
its name is in that set, unless a function like `getattr` takes it from a string.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType

Chain = tuple[str, ...]  # a name, and the attributes that are read from it one after the other

_FILLERS = frozenset(("EXTENDED_ARG", "CACHE", "NOP", "RESUME", "PUSH_NULL"))
_GLOBALS = frozenset(("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS"))
_CELLS = frozenset(("LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_FROM_DICT_OR_DEREF"))
_ATTRIBUTES = frozenset(("LOAD_ATTR", "LOAD_METHOD"))
_BY_PATTERN = frozenset(("MATCH_CLASS", "MATCH_KEYS", "MATCH_MAPPING"))  # which read attributes by constants


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """What code, with all functions that are defined in it, may read."""

    names: frozenset[Chain]  # of the globals and of Python's own names
    cells: frozenset[Chain]  # of the closure
    attributes: frozenset[str]  # of anything
    imports: frozenset[tuple[int, str]]  # the levels of relative imports, and modules
    matches: bool  # by patterns, which read attributes that have no name in the code


@lru_cache(4096)
def code_facts(code: CodeType) -> CodeFacts:
    """The facts of a code object; they are kept, because a pipeline may be recorded at every call."""
    names, cells, imports = set[Chain](), set[Chain](), set[tuple[int, str]]()
    attributes, matches = set(code.co_names), False
    instructions = [one for one in dis.get_instructions(code) if one.opname not in _FILLERS]
    for at, instruction in enumerate(instructions):
        name = instruction.opname
        if name in _GLOBALS:
            names.add((instruction.argval, *_read_from(instructions, at)))
        elif name in _CELLS:
            cells.add((instruction.argval, *_read_from(instructions, at)))
        elif name == "IMPORT_NAME":
            imports.add((instructions[at - 2].argval, instruction.argval))
        matches = matches or name in _BY_PATTERN
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            facts = code_facts(inner)
            names, cells, imports = names | facts.names, cells | facts.cells, imports | facts.imports
            attributes, matches = attributes | facts.attributes, matches or facts.matches
    return CodeFacts(frozenset(names), frozenset(cells), frozenset(attributes), frozenset(imports), matches)


def _read_from(instructions: list[dis.Instruction], at: int) -> Iterator[str]:
    for instruction in instructions[at + 1 :]:
        if instruction.opname not in _ATTRIBUTES:
            return
        yield instruction.argval
