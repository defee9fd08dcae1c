"""The names, attributes and imports that the bytecode of a function may read from outside of itself.

A name whose attributes are read right away, `module.part.value`, is one chain. Reads that are not recognized
so precisely are covered by the set of all attribute names in the code: whatever object an attribute is read
from, its name is in that set, unless a function like `getattr` takes it from a string.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType

Chain = tuple[str, ...]  # a name, and the attributes that are read from it in order

_FILLERS = frozenset(("EXTENDED_ARG", "CACHE", "NOP", "RESUME", "PUSH_NULL"))
_GLOBALS = frozenset(("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS"))
_CELLS = frozenset(("LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_FROM_DICT_OR_DEREF"))
_ATTRIBUTES = frozenset(("LOAD_ATTR", "LOAD_METHOD"))
_BY_PATTERN = frozenset(("MATCH_CLASS", "MATCH_KEYS", "MATCH_MAPPING"))  # these read attributes by constants


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """Everything that code, with all functions defined in it, may read."""

    names: frozenset[Chain]  # globals and builtins
    cells: frozenset[Chain]  # of the closure
    attributes: frozenset[str]  # of any object
    imports: frozenset[tuple[int, str]]  # the levels of relative imports, and modules
    matches: bool  # by patterns, which read attributes that have no name in the code


@lru_cache(4096)
def code_facts(code: CodeType) -> CodeFacts:
    """The facts of a code object; cached, because a pipeline may be recorded at every call."""
    names, cells, imports = set[Chain](), set[Chain](), set[tuple[int, str]]()
    attributes, matches = set(code.co_names), False
    instructions = [
        instruction for instruction in dis.get_instructions(code) if instruction.opname not in _FILLERS
    ]
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


@lru_cache(4096)
def assigns_outside(code: CodeType) -> bool:
    """True if code, or a function defined in it, assigns to a global or to a variable of an outer one."""
    for instruction in dis.get_instructions(code):
        is_outer = instruction.argval in code.co_freevars
        if instruction.opname == "STORE_GLOBAL" or (instruction.opname == "STORE_DEREF" and is_outer):
            return True
    return any(isinstance(const, CodeType) and assigns_outside(const) for const in code.co_consts)


def _read_from(instructions: list[dis.Instruction], at: int) -> Iterator[str]:
    for instruction in instructions[at + 1 :]:
        if instruction.opname not in _ATTRIBUTES:
            return
        yield instruction.argval
