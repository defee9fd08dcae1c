"""Facts about code: the names, attributes and imports that bytecode may read from outside of itself, and the
libraries that are trusted to be pure.

A name whose attributes are read right away, `module.part.value`, is one chain. Reads that are not recognized
so precisely are covered by the set of all attribute names in the code: whatever object an attribute is read
from, its name is in that set, unless a function like `getattr` takes it from a string.

A pipeline's function may call anything. The packages listed here are trusted to be pure without being read;
all other Python code is followed like the user's own, and all other C code makes the pipeline run its
function at every call. So a name that is missing here costs time, and a name too many would give stale
results.
"""

from __future__ import annotations

import dis
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import BuiltinFunctionType, CodeType, FunctionType
from typing import Any

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
def facts_of(code: CodeType) -> CodeFacts:
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
            facts = facts_of(inner)
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


PACKAGES = frozenset((
    "abc", "bisect", "cmath", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions",
    "functools", "heapq", "itertools", "json", "logging", "math", "numbers", "numpy", "operator", "re",
    "reprlib", "statistics", "string", "struct", "textwrap", "types", "typing", "unicodedata", "vyre",
    "_abc", "_bisect", "_collections", "_functools", "_heapq", "_json", "_operator", "_sre", "_statistics",
    "_struct", "_typing", "_warnings", "warnings",
))  # fmt: skip
# Names in these packages whose results depend on more than their arguments: state, files, random numbers.
STATEFUL = {
    "numpy": frozenset((
        "random", "load", "loadtxt", "genfromtxt", "fromfile", "fromregex", "memmap", "open_memmap", "geterr",
        "geterrcall", "getbufsize", "get_printoptions", "printoptions",
    )),
    "vyre": frozenset(("counters", "devices", "threads", "load")),
    "logging": frozenset(("getLogger", "getLevelName", "root")),
    "functools": frozenset(("cache", "lru_cache")),
    "reprlib": frozenset(("aRepr", "repr")),
}  # fmt: skip
# Functions that read attributes whose names are not in the code that calls them.
REFLECTIVE = {
    "builtins": frozenset(("getattr", "hasattr", "vars", "dir")),
    "operator": frozenset(("attrgetter", "methodcaller")),
    "_operator": frozenset(("attrgetter", "methodcaller")),
    "copy": frozenset(("copy", "deepcopy", "replace")),
    "dataclasses": frozenset(("asdict", "astuple", "fields", "replace")),
    "typing": frozenset(("get_type_hints",)),
}
REFLECTIVE_NAMES = frozenset(("__dict__", "format", "format_map", "__getattribute__", "__getstate__"))
# Attributes that lead from any object to values that the walk by names cannot follow.
HIDDEN_NAMES = frozenset((
    "__globals__", "__builtins__", "__subclasses__", "__closure__", "cell_contents", "f_globals", "f_locals",
    "f_back", "gi_frame", "cr_frame", "tb_frame",
))  # fmt: skip
BUILTINS = frozenset((
    "__build_class__", "abs", "aiter", "all", "anext", "any", "ascii", "bin", "callable", "chr", "delattr",
    "divmod", "format", "getattr", "hasattr", "hash", "hex", "isinstance", "issubclass", "iter", "len", "max",
    "min", "next", "oct", "ord", "pow", "print", "repr", "round", "setattr", "sorted", "sum", "vars", "dir",
))  # fmt: skip
# Methods of containers that return nothing: only code that reads the container can observe them.
WRITERS: dict[type, frozenset[str]] = {
    list: frozenset(("append", "extend", "insert", "clear", "reverse", "remove")),
    set: frozenset(("add", "update", "clear", "discard", "remove")),
    dict: frozenset(("update", "clear", "__setitem__")),
    deque: frozenset(("append", "appendleft", "extend", "extendleft", "clear")),
}


def is_trusted(module: object) -> bool:
    """True if the functions and classes of a module are assumed to be pure."""
    return isinstance(module, str) and module.partition(".")[0] in PACKAGES


def is_stateful(module: str, name: str) -> bool:
    """True if something in a trusted module depends on more than its arguments."""
    return name in STATEFUL.get(module.partition(".")[0], ()) or module.startswith("numpy.random")


def module_of(function: FunctionType | BuiltinFunctionType | Any) -> str:
    """The module that a function's code belongs to."""
    if isinstance(function, FunctionType):
        return str(function.__globals__.get("__name__", ""))
    return str(getattr(function, "__module__", None) or "")
