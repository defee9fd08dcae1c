"""Fast calls on arrays of a GPU: a Python function per kernel, written for its parameters.

It looks up a prepared launch by what tells the arguments apart, writes their addresses into its words and
calls the driver. Whatever it does not know, it passes on to the function that checks and prepares everything,
and learns from that. What it does must be what `driver/bind.py` does.
"""

from __future__ import annotations

import ast
import struct
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from vyre.front.signature import Parameter
from vyre.front.template import MISSING
from vyre.ir.dtypes import DType
from vyre.targets.cpu import entry as gates
from vyre.targets.cuda import arrays, streams
from vyre.targets.cuda.arrays import DeviceArray
from vyre.targets.cuda.device import LEGACY
from vyre.targets.cuda.launch import ARGUMENTS, STREAM, Desk, Prepared

MOST_PLANS = 4096
_FORMATS = {
    "bool": "?", "u8": "B", "u16": "H", "u32": "I", "u64": "Q", "i8": "b", "i16": "h", "i32": "i", "i64": "q",
    "f16": "e", "f32": "f", "f64": "d",
}  # fmt: skip
_CLASSES = {"bool": bool, "uint": int, "int": int, "float": float}
_PLAIN = (int, bool, str, DType)  # Consts that equal themselves alone, if the class is the same


class _Nothing:
    """What stands for an argument that is not given."""

    key, address, end, stream = None, 0, 0, None


NOTHING = _Nothing()


def captures_nothing(home: Any) -> None:
    """A kernel that captured nothing."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """An output that each call makes anew, and whether it must be set to zero."""

    shape: tuple[int, ...]
    dtype: DType
    is_cleared: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A prepared launch, how the outputs are made that are not given, and the bits of scalars' defaults.

    The code is for what `captured` gives when called with `home` while that equals `values`, and while
    `unchanged` is true, if there is one.
    """

    prepared: Prepared
    fresh: Mapping[str, Fresh]
    defaults: Mapping[str, int]
    captured: Callable[[Any], Any] = captures_nothing
    home: Any = None
    values: Any = None
    unchanged: object = None
    handle: int = field(init=False)
    index: int = field(init=False)
    desks: list[Desk] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "handle", self.prepared.handle)
        object.__setattr__(self, "index", self.prepared.gpu.index)
        object.__setattr__(self, "desks", self.prepared.desks)

    def desk(self) -> Desk:
        return self.prepared.desk()

    def made(self, name: str, stream: int) -> DeviceArray:
        new = self.fresh[name]
        return arrays.made(self.prepared.gpu, new.shape, new.dtype, stream=stream, is_cleared=new.is_cleared)

    def failed(self, status: int, desk: Desk) -> None:
        """Try again where only the context was missing; else an error."""
        gpu = self.prepared.gpu
        gpu.require()
        gpu.check(self.prepared.again(status, desk), "launching a kernel")


class Entry:
    """The fast call of a kernel, `call`, and the plans that it knows."""

    def __init__(
        self, parameters: Sequence[Parameter], slow: Callable[..., Any], launch: Callable[..., int], *,
        positional: int, name: str, file: str, line: int,
    ) -> None:  # fmt: skip
        self.parameters, self.plans = parameters, dict[Any, Plan]()
        gates.on_shut(self)
        self._slow = slow
        self._names = [parameter.name for parameter in parameters]
        space: dict[str, Any] = {
            "plans": self.plans, "again": self._again, "launch": launch, "nothing": NOTHING,
            "modules": sys.modules, "current": streams.current, "error": struct.error,
        }  # fmt: skip
        for parameter in parameters:
            if parameter.role == "scalar" and parameter.dtype is not None:
                pack = struct.Struct(f"<{_FORMATS.get(parameter.dtype.name, 'Q')}").pack_into
                space[f"pack_{parameter.name}"] = pack
        space = {_PREFIX + word: value for word, value in space.items()}
        exec(_compiled(_text(parameters, positional), file=file, line=line), space)
        self.call: Any = space[f"{_PREFIX}entry"]
        self.call.__code__ = self.call.__code__.replace(co_name=name, co_qualname=name)

    def learn(self, given: Mapping[str, Any], plan: Plan) -> None:
        """Know calls like this one from now on."""
        key = self._key(given)
        if key is None:
            return
        if len(self.plans) >= MOST_PLANS:
            self.plans.clear()
        self.plans[key] = plan

    def shut(self) -> None:
        """Know no call any more: whoever calls must be seen, or recorded."""
        self.plans.clear()

    def _key(self, given: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """What the function looks up for these arguments; None where it cannot take them."""
        found: list[Any] = []
        for parameter in self.parameters:
            value = given.get(parameter.name, NOTHING)
            if parameter.role == "const":
                if value is not NOTHING and type(value) not in _PLAIN:
                    return None
                found += [value.__class__, value]
            elif parameter.role == "scalar":
                assert parameter.dtype is not None
                if parameter.dtype.name not in _FORMATS:
                    return None
                if value is not NOTHING and type(value) is not _CLASSES[parameter.dtype.kind]:
                    return None
                found.append(value.__class__)
            elif value is not NOTHING and type(value) is not DeviceArray:
                return None
            else:
                found.append(value.key)
        known = {p.name: given.get(p.name, NOTHING) for p in self.parameters if p.role in _ARRAYS}
        return (*found, *(_apart(known[one], known[other]) for one, other in _pairs(self.parameters)))

    def _again(self, args: tuple[Any, ...], extra: tuple[Any, ...], more: Mapping[str, Any]) -> Any:
        if extra:
            return self._slow(*args, *extra, **more)
        given = {n: value for n, value in zip(self._names, args, strict=True) if value is not NOTHING}
        return self._slow(**given, **more)


_PREFIX = "_vyre_"
_ARRAYS = ("in", "out", "inout")


def _apart(one: Any, other: Any) -> bool:
    return bool(one.address >= other.end or other.address >= one.end)


def _pairs(parameters: Sequence[Parameter]) -> list[tuple[str, str]]:
    """A written array and another one, by name: whether they share memory is part of what is looked up."""
    names = [p for p in parameters if p.role in _ARRAYS]
    return [
        (one.name, other.name)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if one.role != "in" or other.role != "in"
    ]


def _text(parameters: Sequence[Parameter], positional: int) -> str:
    """The function's source; V_ stands for what no parameter's name begins with."""
    given = [f"{p.name}=V_nothing" for p in parameters]
    head = ", ".join([*given[:positional], "*V_extra", *given[positional:], "**V_more"])
    names = "".join(f"{p.name}, " for p in parameters)
    touched = [p for p in parameters if p.role in _ARRAYS]
    at = _slots(parameters)
    passed_on = f"return V_again(({names}), V_extra, V_more)"
    lines = [
        f"def V_entry({head}):",
        f"    if V_extra or V_more: {passed_on}",
        "    try:",
        f"        V_plan = V_plans[{', '.join(_looked_up(parameters))},]",
        f"        if V_plan.captured(V_plan.home) != V_plan.values: {passed_on}",
        f"    except (AttributeError, KeyError, TypeError): {passed_on}",
        f"    if V_plan.unchanged is not None and not V_plan.unchanged: {passed_on}",
        "    if 'torch' in V_modules or 'cupy' in V_modules: V_stream = V_current(V_plan.index)",
        f"    else: V_stream = {LEGACY}",
        *(line for p in touched for line in _used(p)),
        "    try: V_desk = V_plan.desks.pop()",
        "    except IndexError: V_desk = V_plan.desk()",
        "    V_words = V_desk.words",
        f"    V_words[{STREAM}] = V_stream",
        *(f"    V_words[{at[p.name]}] = {p.name}.address" for p in touched),
        *_scalars(parameters, at, passed_on),
        "    V_status = V_launch(V_desk.config, V_plan.handle, None, V_desk.extra)",
        "    if V_status: V_plan.failed(V_status, V_desk)",
        "    V_plan.desks.append(V_desk)",
        f"    return {_returned(parameters)}",
    ]
    return "\n".join(lines).replace("V_", _PREFIX)


def _looked_up(parameters: Sequence[Parameter]) -> list[str]:
    """The parts of the key, as `Entry._key` makes them."""
    words = {"scalar": "{0}.__class__", "const": "{0}.__class__, {0}"}
    parts = [words.get(p.role, "{0}.key").format(p.name) for p in parameters]
    return parts + [f"{a}.address >= {b}.end or {b}.address >= {a}.end" for a, b in _pairs(parameters)]


def _used(parameter: Parameter) -> list[str]:
    """Have an array ready on the stream, made if it is an output that is not given."""
    name = parameter.name
    use = f"if {name}.stream != V_stream: {name}.use_on(V_stream)"
    if parameter.role != "out":
        return [f"    {use}"]
    return [f"    if {name} is V_nothing: {name} = V_plan.made({name!r}, V_stream)", f"    el{use}"]


def _scalars(parameters: Sequence[Parameter], at: Mapping[str, int], passed_on: str) -> list[str]:
    found = [p for p in parameters if p.role == "scalar"]
    if not found:
        return []
    lines = ["    try:"]
    for p in found:
        pack = f"V_pack_{p.name}(V_desk.bytes, {8 * at[p.name]}, {p.name})"
        if p.default is MISSING:
            lines.append(f"        {pack}")
            continue
        lines.append(f"        if {p.name} is not V_nothing: {pack}")
        lines.append(f"        else: V_words[{at[p.name]}] = V_plan.defaults[{p.name!r}]")
    return [*lines, f"    except (V_error, OverflowError): {passed_on}"]


def _slots(parameters: Sequence[Parameter]) -> dict[str, int]:
    """The word of a desk at which each parameter begins."""
    found: dict[str, int] = {}
    free = ARGUMENTS
    for parameter in parameters:
        if parameter.role != "const":
            found[parameter.name] = free
            free += 1 if parameter.role == "scalar" else 1 + parameter.rank
    return found


def _returned(parameters: Sequence[Parameter]) -> str:
    for role in ("out", "inout"):
        found = [parameter.name for parameter in parameters if parameter.role == role]
        if found:
            return found[0] if len(found) == 1 else f"({', '.join(found)})"
    return "None"


def _compiled(text: str, *, file: str, line: int) -> Any:
    """The code of a module that defines the function, all of it on the line where the kernel stands."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg | ast.excepthandler):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    return compile(tree, file, "exec")
