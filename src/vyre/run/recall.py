"""What the front end made of a kernel, kept beside its machine code: a process that finds both reads nothing.

The one idea: the front end sees a function's text and, through the names in it, values from outside. `look`
tells all of them without parsing, by every word that could be such a name, and what is kept is kept under the
digest of that. Whoever keeps it has read the kernel, and does so only if every value that was really taken is
among those told: another process that tells the same would read the same.
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
from typing import TYPE_CHECKING, Any

import numpy as np

from vyre.cache.keys import compiler_fingerprint, digest
from vyre.check.index_axes import AxisUse, IndexAxes
from vyre.front.known import Capture, Consts, Parameter, captured_defaults
from vyre.front.source import of_function, text_of
from vyre.front.template import MISSING, Env, Func, Homes, defaults_of
from vyre.front.words import DTYPES, INTRINSICS, Annotation, Buf, Const, InOut, Intrinsic, Out
from vyre.ir import dtypes
from vyre.ir.dtypes import BY_NAME, DType
from vyre.ir.nodes import Param, Program
from vyre.ir.once import once
from vyre.ir.problem import Problem, Problems, Span

if TYPE_CHECKING:
    from vyre.front.lower import Lowered
    from vyre.front.source import Source
    from vyre.run.ready import Ready

VERSION = 2  # raised when what is kept, or what it is kept under, changes
OPAQUE = "?"  # instead of what tells a value: of no kind that another process could know again
UNASKED = object()  # instead of what a module would make on being asked: only a comment may name it

_WORDS = re.compile(r"[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*")  # names, and what is asked of them by dots
_KINDS = (int, float, enum.Enum, np.generic, Intrinsic, DType, ModuleType, Func, Annotation, type)
_NAMED = {
    **{id(value): name for name, value in vars(builtins).items() if getattr(value, "__name__", "") == name},
    **{id(kind): f"vyre.{kind.__name__}" for kind in (Buf, Out, InOut, Const, DType)},
}


@dataclass(frozen=True, slots=True)
class View:
    """A function, its text, and the values that words in it name outside, by these words."""

    function: FunctionType
    text: str
    values: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything that a kernel's Program depends on: the kernel, the functions it may call, and the key."""

    views: tuple[View, ...]
    told: tuple[Mapping[str, str], ...]  # the values of each view
    key: str


@dataclass(frozen=True)
class Recalled:
    """What became of a kernel when it was read in another process; it is read here if somebody asks more."""

    face: Program  # without a body
    digest: str  # of the whole program
    cost_ns: float
    parameters: tuple[Parameter, ...]
    consts: Consts
    axes: IndexAxes
    lower: Callable[[], Lowered]

    @property
    def captured(self) -> tuple[Capture, ...]:
        return self.consts.captured

    @once
    def program(self) -> Program:
        """The whole program."""
        from vyre.run.specialize import spec_key

        made = self.lower()
        if made.problems or spec_key(made.program).program != self.digest:
            what = f"{self.face.name!r}, or a value or function that it takes, changed while it was compiled."
            raise Problems([Problem("P101", what, "call it again; if its file was edited, import it again.")])
        return made.program


def look(
    function: FunctionType,
    *,
    source: Source | None,
    consts: Mapping[str, object],
    workgroup: tuple[int, ...] | None,
) -> Sight | None:
    """What a kernel with these Const values is made from; None if that cannot be told from other kernels."""
    text = text_of(function.__code__, source)
    known = {**defaults_of(function), **consts}
    given = {name: told(known[name], {}) for name in sorted(guessed_consts(function)) if name in known}
    if text is None or OPAQUE in given.values():
        return None
    views = [View(function, text, _values(function, text))]
    places = {id(function): 0}
    for view in views:  # which grows
        for value in view.values.values():
            if isinstance(value, ModuleType):
                places.setdefault(id(value), len(places))
            elif isinstance(value, Func) and value.text is not None:
                if id(value.function) not in places:
                    views.append(View(value.function, value.text, _values(value.function, value.text)))
                for part in (value.function, value):
                    places.setdefault(id(part), len(places))
    values = tuple({name: told(value, places) for name, value in view.values.items()} for view in views)
    all_told = [_described(view, known) for view, known in zip(views, values, strict=True)]
    written = json.dumps([all_told, given, workgroup])
    key = digest(("recall", VERSION, compiler_fingerprint(), sys.hexversion, written))
    return Sight(tuple(views), values, key)


def _described(view: View, known: Mapping[str, str]) -> list[object]:
    code = view.function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return [code.co_name, names, view.text, _defaults(view.function), known]


def _defaults(function: FunctionType) -> dict[str, str]:
    return {name: told(value, {}) for name, value in defaults_of(function).items()}


def _values(function: FunctionType, text: str) -> dict[str, object]:
    env, found = Env.of(function), dict[str, object]()
    for name, *rest in sorted(_chains(function, text)):
        value = env.find(name)
        while value is not MISSING:
            found[name] = value = value if _is_known(value) else OPAQUE
            if not rest or not isinstance(value, ModuleType):
                break
            value = _attribute(value, rest[0])
            name = f"{name}.{rest.pop(0)}"
    return found


def _attribute(module: ModuleType, name: str) -> object:
    """What a module has by that name, found without running code of its own; MISSING, or UNASKED."""
    if type(module) is not ModuleType:
        return UNASKED
    space = vars(module)
    if name in space or "__getattr__" not in space:
        return space.get(name, MISSING)
    is_ours = module is sys.modules.get("vyre")
    return DTYPES.get(name) or INTRINSICS.get(name, UNASKED) if is_ours else UNASKED


def _chains(function: FunctionType, text: str) -> set[tuple[str, ...]]:
    """The words of a text that may name something outside, each with what is asked of it by dots."""
    code = text.replace(function.__doc__ or "", "", 1)  # whose words often are variables of the caller's too
    own = function.__code__.co_varnames
    chains = {tuple(map(str.strip, words.split("."))) for words in _WORDS.findall(code)}
    return {chain for chain in chains if chain[0] not in own}


def _is_known(value: object) -> bool:
    """Is it of a kind that can be told; `isinstance` would ask proxies what they are, which may fail."""
    return issubclass(type(value), _KINDS) or id(value) in _NAMED or value is UNASKED


def told(value: object, places: Mapping[int, int]) -> str:
    """A value that a kernel may take from outside in words that say all that it means there, or OPAQUE.

    Modules and functions are told by their places, which are numbers by `id`: kernels may compare them.
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
            inner = told(value.value, places)
            return f"enum {inner}" if type(value.value) in (bool, int, float) else OPAQUE
        case np.generic() if (dtype := dtypes.of_numpy(value.dtype)) is not None:
            return f"scalar {dtype.name} {value.tobytes().hex()}"
        case float() if kind is float:
            return f"float {value.hex()}"
        case Func() if id(value) in places:
            return f"func {places[id(value.function)]} {places[id(value)]}"
        case Annotation():
            items = value.item if isinstance(value.item, tuple) else (value.item,)
            parts = [told(item, places) for item in items]
            is_tuple = items is value.item
            return OPAQUE if OPAQUE in parts else f"annotation {value.role} {is_tuple} {parts}"
        case type() if issubclass(value, np.generic) and (dtype := dtypes.of_numpy(value)) is not None:
            return f"scalars {dtype.name}"
    return OPAQUE


def guessed_consts(function: FunctionType) -> set[str]:
    """The parameters that seem to be Consts; `kept` makes sure that they are all of them."""
    found: dict[str, Any] = {}
    with suppress(NameError):  # annotations that are not evaluated before somebody asks for them
        found = function.__annotations__
    return {
        name
        for name, marked in found.items()
        if (isinstance(marked, str) and "Const" in marked)
        or (isinstance(marked, Annotation) and marked.role == "const")
    }


def kept(
    sight: Sight, made: Lowered | Recalled, ready: Ready, *, source: Source, consts: Consts
) -> bytes | None:
    """What the front end made of a kernel, for `recalled`; None if `sight` does not tell all that it saw."""
    captured = _places(sight, made.captured)
    if captured is None or ready.has_barriers or not _is_told(sight, source):
        return None
    function = sight.views[0].function
    if consts.kinds.keys() != guessed_consts(function) or None in consts.kinds.values():
        return None
    from vyre.targets.cpu.native import cost_ns

    program = ready.program
    found = {
        "name": program.name,
        "params": [(p.name, p.access, p.dtype.name, p.rank, p.axes) for p in program.params],
        "parameters": [
            (p.name, p.role, p.dtype and p.dtype.name, p.rank, p.kind, p.span.line, p.span.column, p.axes)
            for p in made.parameters
        ],
        "first_line": source.first_line,
        "consts": dict(consts.kinds),
        "captured": captured,
        "digest": ready.digest,
        "cost_ns": cost_ns(program),
        "axes": (ready.axes.rank, [astuple(use) for use in ready.axes.uses]),
    }
    return json.dumps(found).encode()


def _is_told(sight: Sight, source: Source) -> bool:
    """Do the views show the functions as the front end found them, and every name in them."""
    for place, view in enumerate(sight.views):
        try:
            read = of_function(view.function) if place else source
        except Problems:
            return False
        if "\n".join(read.lines) != view.text or OPAQUE in _defaults(view.function).values():
            return False
        chains = _chains(view.function, view.text)
        seen = {chain[:end] for chain in chains for end in range(1, len(chain) + 1)}
        own = view.function.__code__.co_varnames
        names = set(_names(read.tree))
        if any(chain not in seen and chain[0] not in own for chain in names):
            return False
        if any(view.values.get(".".join(chain)) is UNASKED for chain in names):
            return False
        if place and not _is_returned(sight.told[place], read.tree.returns):
            return False
    return True


def _is_returned(known: Mapping[str, str], returns: ast.expr | None) -> bool:
    """Is all told that a function says of what it returns; what means nothing there is no problem."""
    from vyre.front.annotation import plain

    chains = [] if returns is None else _names(plain(returns))
    return all(known.get(".".join(chain), OPAQUE) != OPAQUE for chain in chains)


def _names(tree: ast.AST) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield (node.id,)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr


def _places(sight: Sight, captured: Sequence[Capture]) -> list[tuple[int, str]] | None:
    """Where captured values are among those that were told; None if one is not."""
    known: dict[object, tuple[int, str]] = {}
    for place, view in enumerate(sight.views):
        for name in view.values:
            if sight.told[place][name] != OPAQUE:
                known.setdefault(_home(_captured(view, name).homes), (place, name))
        for name, default in captured_defaults(view.function).items():
            known.setdefault(_home(default.homes), (place, name))
    found: list[tuple[int, str]] = []
    for capture in captured:
        at = known.get(_home(capture.homes)) if capture.homes else None
        if at is None or _captured(sight.views[at[0]], at[1]).value is not capture.value:
            return None
        found.append(at)
    return found


def _home(homes: Homes | None) -> object:
    return tuple((id(where), key) for where, key, _ in homes or ())


def _captured(view: View, name: str) -> Capture:
    """The capture of a value by its name, or of defaults, as the front end makes it."""
    if name.startswith("__"):
        defaults = captured_defaults(view.function)
        if name in defaults:
            return defaults[name]
    value = view.values[name]
    owner, _, last = name.rpartition(".")
    if not owner:
        env = Env.of(view.function)
        return Capture(partial(env.find, name), value, env.homes(name, value))
    module = view.values[owner]
    space = vars(module)
    held = value if last in space else MISSING  # a word that `vyre` makes on being asked
    return Capture(partial(getattr, module, last, None), value, ((space, last, held),))


def recalled(
    sight: Sight, data: bytes, *, workgroup: tuple[int, ...] | None, lower: Callable[[], Lowered]
) -> Recalled:
    """What `kept` gave for an equal kernel, as it is for this one."""
    found = json.loads(data)
    function = sight.views[0].function
    defaults, moved = defaults_of(function), function.__code__.co_firstlineno - found["first_line"]
    parameters = tuple(
        Parameter(
            name, role, BY_NAME[dtype] if dtype else None, rank, kind,
            defaults.get(name, MISSING) if role in ("scalar", "const") else MISSING,
            Span(function.__code__.co_filename, line + moved, column), tuple(axes),
        )
        for name, role, dtype, rank, kind, line, column, axes in found["parameters"]
    )  # fmt: skip
    params = tuple(
        Param(name, access, BY_NAME[dtype], rank, tuple(axes))
        for name, access, dtype, rank, axes in found["params"]
    )
    rank, uses = found["axes"]
    axes = IndexAxes(rank, tuple(AxisUse(*use) for use in uses))
    captured = tuple(_captured(sight.views[place], name) for place, name in found["captured"])
    return Recalled(
        Program(found["name"], params, (), workgroup), found["digest"], found["cost_ns"], parameters,
        Consts(found["consts"], captured), axes, lower,
    )  # fmt: skip
