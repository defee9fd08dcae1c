"""Keeps the front end's results beside the machine code: a process that finds both in the cache parses
nothing.

The one idea: the front end depends on a function's text and, through the names in it, on outside values.
`look` describes all of them without parsing, by every word that could be such a name; results are cached
under the digest of that description. They are stored by a process that has lowered the kernel, and only if
every value that was really used is in the description: so an equal description means an equal result.
"""

from __future__ import annotations

import ast
import builtins
import enum
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from functools import partial
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from vyre.analysis.index_axes import AxisUse, IndexAxes
from vyre.analysis.loop_work import LoopWork, from_json
from vyre.cache.artifacts import compiler_fingerprint
from vyre.front.compound_types import Complex
from vyre.front.known import Capture, Consts, Parameter, captured_defaults
from vyre.front.source import of_function, text_of
from vyre.front.template import MISSING, Env, Func, Origins, defaults_of
from vyre.front.words import DTYPES, INTRINSICS, Annotation, Buf, Const, InOut, Intrinsic, Out
from vyre.ir import dtypes
from vyre.ir.dtypes import BY_NAME, DType
from vyre.ir.keys import digest
from vyre.ir.nodes import Param, Program
from vyre.ir.once import once
from vyre.ir.problem import Problem, Problems, Span
from vyre.targets.cpu.native import cost_ns
from vyre.targets.specialization import spec_key

if TYPE_CHECKING:
    from vyre.front.lower import LoweredKernel
    from vyre.front.source import SourceText

VERSION = 5  # raised when the stored fields, or the key they are stored under, change
OPAQUE = "?"  # the description of a value that another process could not recognize
UNASKED = object()  # stands for an attribute that a module would compute: only a comment may name it

_WORDS = re.compile(r"[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*")  # names with dotted attributes
_ELEMENT = re.compile(r"(?:Buf|InOut)\[(\w+)[,\]]")  # Buf[T, 2]
_KINDS = (int, float, enum.Enum, np.generic, Intrinsic, DType, ModuleType, Func, Annotation, type, tuple)
_NAMED = {
    **{id(value): name for name, value in vars(builtins).items() if getattr(value, "__name__", "") == name},
    **{id(kind): f"vyre.{kind.__name__}" for kind in (Buf, Out, InOut, Const, DType)},
}


@dataclass(frozen=True, slots=True)
class FunctionView:
    """A function, its text, the names visible to it, and the outside values that its words name, by word."""

    function: FunctionType
    text: str
    env: Env
    values: Mapping[str, object]

    @classmethod
    def of(cls, function: FunctionType, text: str) -> FunctionView:
        env = Env.of(function)
        return cls(function, text, env, _values(function, text, env))


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Everything that a kernel's Program depends on: the kernel, the functions it may call, and the key."""

    views: tuple[FunctionView, ...]
    descriptions: tuple[Mapping[str, str], ...]  # of each view's values
    key: str


@dataclass(frozen=True)
class Recalled:
    """A kernel lowered in another process; it is lowered here only if its body is needed."""

    face: Program  # without a body
    digest: str  # of the whole program
    cost_ns: float
    parameters: tuple[Parameter, ...]
    consts: Consts
    axes: IndexAxes
    loop_work: LoopWork | None
    filled: frozenset[str]
    lower: Callable[[], LoweredKernel]

    @property
    def captured(self) -> tuple[Capture, ...]:
        return self.consts.captured

    @once
    def program(self) -> Program:
        """The whole program."""
        made = self.lower()
        if made.problems or spec_key(made.program).program != self.digest:
            what = f"{self.face.name!r}, or a value or function that it takes, changed while it was compiled."
            raise Problems([Problem("P101", what, "call it again; if its file was edited, import it again.")])
        return made.program


def look(
    function: FunctionType,
    *,
    source: SourceText | None,
    consts: Mapping[str, object],
    workgroup: tuple[int, ...] | None,
) -> Dependencies | None:
    """Everything that a kernel with these Const values depends on; None if it cannot be described."""
    text = text_of(function.__code__, source)
    known = {**defaults_of(function), **consts}
    given = {name: description(known[name], {}) for name in sorted(guessed_consts(function)) if name in known}
    if text is None or OPAQUE in given.values():
        return None
    views = [FunctionView.of(function, text)]
    places = {id(function): 0}
    for view in views:  # the list grows in the loop
        for value in view.values.values():
            if isinstance(value, ModuleType):
                places.setdefault(id(value), len(places))
            elif isinstance(value, Func) and id(value) not in places:
                own = value.text
                if own is None:
                    continue
                if id(value.function) not in places:
                    views.append(FunctionView.of(value.function, own))
                for part in (value.function, value):
                    places.setdefault(id(part), len(places))
    values = tuple(
        {name: description(value, places) for name, value in view.values.items()} for view in views
    )
    described = [_described(view, known) for view, known in zip(views, values, strict=True)]
    written = json.dumps([described, given, workgroup])
    key = digest(("recall", VERSION, compiler_fingerprint(), sys.hexversion, written))
    return Dependencies(tuple(views), values, key)


def _described(view: FunctionView, known: Mapping[str, str]) -> list[object]:
    code = view.function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    evaluated = {name: description(value, {}) for name, value in view.env.evaluated.items()}
    return [code.co_name, names, view.text, _defaults(view.function), known, evaluated]


def _defaults(function: FunctionType) -> dict[str, str]:
    return {name: description(value, {}) for name, value in defaults_of(function).items()}


def _values(function: FunctionType, text: str, env: Env) -> dict[str, object]:
    values = dict[str, object]()
    for name, *rest in sorted(_chains(function, text)):
        value = env.find(name)
        while value is not MISSING:
            values[name] = value = value if _is_known(value) else OPAQUE
            if not rest or not isinstance(value, ModuleType):
                break
            value = _attribute(value, rest[0])
            name = f"{name}.{rest.pop(0)}"
    return values


def _attribute(module: ModuleType, name: str) -> object:
    """A module's attribute, read without running the module's code; MISSING, or UNASKED."""
    if type(module) is not ModuleType:
        return UNASKED
    space = vars(module)
    if name in space or "__getattr__" not in space:
        return space.get(name, MISSING)
    is_ours = module is sys.modules.get("vyre")
    return DTYPES.get(name) or INTRINSICS.get(name, UNASKED) if is_ours else UNASKED


def _chains(function: FunctionType, text: str) -> set[tuple[str, ...]]:
    """The words of a text that may name something outside, each with its dotted attributes."""
    code = text.replace(function.__doc__ or "", "", 1)  # its words often name the caller's variables too
    own = {*function.__code__.co_varnames}
    words = set(_WORDS.findall(code)) - own
    chains = {tuple(map(str.strip, word.split("."))) if "." in word else (word,) for word in words}
    return {chain for chain in chains if chain[0] not in own}


def _is_known(value: object) -> bool:
    """True if the value's type can be described; `isinstance` would run code of proxies, which may fail."""
    return issubclass(type(value), _KINDS) or id(value) in _NAMED or value is UNASKED


def description(value: object, places: Mapping[int, int]) -> str:
    """A complete description of a value that a kernel may take from outside, or OPAQUE.

    Modules and functions are described by their places, numbers by `id`, because kernels may compare them.
    """
    kind = type(value)
    if kind is bool or kind is int:
        return f"{kind.__name__} {value:#x}"
    if id(value) in _NAMED:
        return f"object {_NAMED[id(value)]}"
    if not _is_known(value):
        return OPAQUE
    match value:
        case Intrinsic():
            return f"word {value.name}"
        case DType():
            return f"dtype {value.name} {value.kind} {value.bits}"
        case ModuleType() if id(value) in places:
            return f"module {places[id(value)]}"
        case enum.Enum():
            inner = description(value.value, places)
            return f"enum {inner}" if type(value.value) in (bool, int, float) else OPAQUE
        case np.generic() if (dtype := dtypes.of_numpy(value.dtype)) is not None:
            return f"scalar {dtype.name} {value.tobytes().hex()}"
        case float() if kind is float:
            return f"float {value.hex()}"
        case Func() if id(value) in places:
            return f"func {places[id(value.function)]} {places[id(value)]}"
        case tuple() if kind is tuple:
            is_whole = {type(item) for item in value} == {int}  # a table of thousands
            parts = [f"int {item:#x}" if is_whole else description(item, places) for item in value]
            return OPAQUE if OPAQUE in parts else f"tuple {parts}"
        case Annotation():
            items = value.item if isinstance(value.item, tuple) else (value.item,)
            parts = [repr(item) if type(item) is str else description(item, places) for item in items]
            is_tuple = items is value.item
            return OPAQUE if OPAQUE in parts else f"annotation {value.role} {is_tuple} {parts}"
        case type() if issubclass(value, np.generic) and (dtype := dtypes.of_numpy(value)) is not None:
            return f"scalars {dtype.name}"
    return OPAQUE


def guessed_consts(function: FunctionType) -> set[str]:
    """The parameters that appear to be Consts; `kept` checks that they are all of them."""
    annotations: dict[str, Any] = {}
    with suppress(NameError):  # annotations that are evaluated lazily
        annotations = function.__annotations__
    return {
        name
        for name, marked in annotations.items()
        if (isinstance(marked, str) and "Const" in marked)
        or (isinstance(marked, Annotation) and marked.role == "const")
    }


def guessed_elements(function: FunctionType) -> dict[str, str]:
    """The Consts that appear to be types of elements, each with an array of such elements."""
    guessed, arrays = guessed_consts(function), dict[str, str]()
    if guessed:
        for name, marked in function.__annotations__.items():
            words = _ELEMENT.match(marked) if isinstance(marked, str) else None
            if words is not None and words[1] in guessed:
                arrays.setdefault(words[1], name)
    return arrays


class CheckedFacts(Protocol):
    """The facts kept about a checked Program; a `Ready` has them."""

    @property
    def program(self) -> Program: ...
    @property
    def digest(self) -> str: ...
    @property
    def axes(self) -> IndexAxes: ...
    @property
    def loop_work(self) -> LoopWork | None: ...
    @property
    def filled(self) -> frozenset[str]: ...
    @property
    def has_barriers(self) -> bool: ...
    @property
    def notes(self) -> object: ...


def kept(
    dependencies: Dependencies,
    made: LoweredKernel | Recalled,
    ready: CheckedFacts,
    *,
    source: SourceText,
    consts: Consts,
) -> bytes | None:
    """The front end's result as bytes for `recalled`; None if it used more than `dependencies` describes."""
    captured = _places(dependencies, made.captured)
    if captured is None or ready.has_barriers or ready.notes or not _is_described(dependencies, source):
        return None
    function = dependencies.views[0].function
    if consts.kinds.keys() != guessed_consts(function) or None in consts.kinds.values():
        return None
    if any(p.part or (p.element and not isinstance(p.element, Complex)) for p in made.parameters):
        return None
    program = ready.program
    fields = {
        "name": program.name,
        "params": [(p.name, p.access, p.dtype.name, p.rank, p.axes) for p in program.params],
        "parameters": [
            (
                p.name,
                p.role,
                p.dtype and p.dtype.name,
                p.rank,
                p.kind,
                p.span.line,
                p.span.column,
                p.axes,
                p.element is not None,
            )
            for p in made.parameters
        ],
        "first_line": source.first_line,
        "consts": dict(consts.kinds),
        "arrays": dict(consts.arrays),
        "captured": captured,
        "digest": ready.digest,
        "cost_ns": cost_ns(program),
        "loop_work": None if ready.loop_work is None else astuple(ready.loop_work),
        "axes": (ready.axes.rank, [astuple(use) for use in ready.axes.uses]),
        "filled": sorted(ready.filled),
    }
    return json.dumps(fields).encode()


def _is_described(dependencies: Dependencies, source: SourceText) -> bool:
    """True if the views hold the functions as the front end read them, and every name in them."""
    for place, view in enumerate(dependencies.views):
        try:
            read = of_function(view.function) if place else source
        except Problems:
            return False
        if "\n".join(read.lines) != view.text or OPAQUE in _defaults(view.function).values():
            return False
        chains = _chains(view.function, view.text)
        known = {chain[:end] for chain in chains for end in range(1, len(chain) + 1)}
        own = view.function.__code__.co_varnames
        names = set(_names(read.tree))
        if any(chain not in known and chain[0] not in own for chain in names):
            return False
        if any(view.values.get(".".join(chain)) is UNASKED for chain in names):
            return False
        if place and not _is_returned(dependencies.descriptions[place], read.tree.returns):
            return False
    return True


def _is_returned(known: Mapping[str, str], returns: ast.expr | None) -> bool:
    """True if every name in a return annotation is described."""
    from vyre.front.signature import plain  # a part of the front end, which few recalled kernels need

    chains = [] if returns is None else _names(plain(returns))
    return all(known.get(".".join(chain), OPAQUE) != OPAQUE for chain in chains)


def _names(tree: ast.AST) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield (node.id,)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr


def _places(dependencies: Dependencies, captured: Sequence[Capture]) -> list[tuple[int, str]] | None:
    """The positions of captured values among the described ones; None if one is missing."""
    known: dict[object, tuple[int, str]] = {}
    for place, view in enumerate(dependencies.views):
        for name in view.values:
            if dependencies.descriptions[place][name] != OPAQUE:
                known.setdefault(_home(_captured(view, name).origins), (place, name))
        for name, default in captured_defaults(view.function).items():
            known.setdefault(_home(default.origins), (place, name))
    positions: list[tuple[int, str]] = []
    for capture in captured:
        at = known.get(_home(capture.origins)) if capture.origins else None
        if at is None or _captured(dependencies.views[at[0]], at[1]).value is not capture.value:
            return None
        positions.append(at)
    return positions


def _home(origins: Origins | None) -> object:
    return tuple((id(where), key) for where, key, _ in origins or ())


def _captured(view: FunctionView, name: str) -> Capture:
    """The capture of a value by its name, or of defaults, as the front end creates it."""
    if name.startswith("__"):
        defaults = captured_defaults(view.function)
        if name in defaults:
            return defaults[name]
    value = view.values[name]
    owner, _, last = name.rpartition(".")
    if not owner:
        return Capture(partial(view.env.find, name), value, view.env.origins(name, value))
    module = view.values[owner]
    space = vars(module)
    held = value if last in space else MISSING  # a word that `vyre` creates when it is asked for
    return Capture(partial(getattr, module, last, None), value, ((space, last, held),))


def recalled(
    dependencies: Dependencies,
    data: bytes,
    *,
    workgroup: tuple[int, ...] | None,
    lower: Callable[[], LoweredKernel],
) -> Recalled:
    """The kernel from the bytes that `kept` returned for an equal kernel."""
    fields = json.loads(data)
    function = dependencies.views[0].function
    defaults, moved = defaults_of(function), function.__code__.co_firstlineno - fields["first_line"]
    parameters = tuple(
        Parameter(
            name, role, BY_NAME[dtype] if dtype else None, rank, kind,
            defaults.get(name, MISSING) if role in ("scalar", "const") else MISSING,
            Span(function.__code__.co_filename, line + moved, column), tuple(axes),
            Complex(BY_NAME[dtype]) if is_complex else None,
        )
        for name, role, dtype, rank, kind, line, column, axes, is_complex in fields["parameters"]
    )  # fmt: skip
    params = tuple(
        Param(name, access, BY_NAME[dtype], rank, tuple(axes))
        for name, access, dtype, rank, axes in fields["params"]
    )
    rank, uses = fields["axes"]
    axes = IndexAxes(rank, tuple(AxisUse(*use) for use in uses))
    captured = tuple(_captured(dependencies.views[place], name) for place, name in fields["captured"])
    return Recalled(
        Program(fields["name"], params, (), workgroup), fields["digest"], fields["cost_ns"], parameters,
        Consts(fields["consts"], captured, fields["arrays"]), axes,
        from_json(fields["loop_work"]), frozenset(fields["filled"]), lower,
    )  # fmt: skip
