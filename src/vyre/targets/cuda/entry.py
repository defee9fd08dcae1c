"""Fast calls on arrays of a GPU: Python functions generated for a kernel's parameters.

One handles our own arrays, others those of torch and CuPy. Each looks up a plan by the keys of the arguments
and calls its launcher with their addresses. Unknown calls are forwarded to the function that checks and
prepares everything, which then adds a plan. Their behaviour must match `run/bind.py`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import FunctionType
from typing import Any

from vyre.front.known import Parameter
from vyre.front.source import def_line
from vyre.front.template import MISSING
from vyre.ir.dtypes import DType, f32
from vyre.targets.bounded import BoundedCache, CacheKind
from vyre.targets.cpu import entry as gates
from vyre.targets.cuda import arrays, foreign, streams
from vyre.targets.cuda.arrays import ArrayFactory, DeviceArray
from vyre.targets.cuda.device import LEGACY, Gpu
from vyre.targets.host_arrays import mark_written

FAST_CALLS = CacheKind("device fast calls", entries=1 << 13, bytes=32 << 20)
_CALL_BYTES = 2 << 10
_PREFIX = "_vyre_"
_ARRAYS = ("in", "out", "inout")
_CLASSES = {"bool": bool, "uint": int, "int": int, "float": float}
_PLAIN = (int, bool, str, DType)  # Consts whose equality, within a class, means the same value
_BEYOND_F32 = 2.0**128 - 2.0**103  # the least number that does not round to an f32


class _Nothing:
    """The placeholder of an argument that is not passed."""

    key, address, end, stream = None, 0, 0, None


NOTHING = _Nothing()


def captures_nothing(home: Any) -> None:
    """Return the captured values of a kernel that captures nothing."""


@dataclass(frozen=True, slots=True)
class Library:
    """The expressions that inspect arrays of a library: for their address and their key. If it
    `has_versions`, it must be notified of the arrays that were written.
    """

    address: str
    facts: str
    stream: Callable[[int], int]
    has_versions: bool = False


LIBRARIES = {
    "torch": Library(
        "{0}.data_ptr()",
        "{0}.dtype, {0}.shape, {0}.is_contiguous(), {0}.requires_grad, {0}.get_device()",
        streams.of_torch,
        has_versions=True,
    ),
    "cupy": Library(
        "{0}.data.ptr",
        "{0}.dtype, {0}.shape, {0}.flags.c_contiguous, {0}.device.id",
        lambda index: streams.of_cupy(),
    ),
}


@dataclass(frozen=True, slots=True)
class Fresh:
    """An output that each call allocates, and whether it must be zeroed."""

    shape: tuple[int, ...]
    dtype: DType
    is_cleared: bool

    def maker(self, kind: type, gpu: Gpu) -> Callable[..., Any]:
        """Return a function that makes one on the default stream: an array of ours, or torch's."""
        if kind is not DeviceArray:
            torch: Any = sys.modules[kind.__module__.partition(".")[0]]
            make = torch.zeros if self.is_cleared else torch.empty
            dtype = getattr(torch, foreign.NAMES[self.dtype])
            extents = () if self.shape else ((),)  # without axes, none are passed
            return partial(make, *extents, dtype=dtype, device=f"cuda:{gpu.index}")
        factory = ArrayFactory(gpu, self.shape, self.dtype)
        if not self.is_cleared:
            return lambda *_: factory.made(LEGACY)
        return lambda *_: arrays.made(gpu, self.shape, self.dtype, stream=LEGACY, is_cleared=True)


@dataclass(frozen=True, slots=True)
class FastPlan:
    """A launcher, how to allocate outputs that are not passed, and the bytes of the arrays in order.

    The code is valid while `captured`, called with `home`, returns `values`, and while `unchanged`, if there
    is one, returns true.
    """

    gpu: Gpu
    index: int
    launch: Callable[..., int]
    fresh: Mapping[str, Fresh]
    sizes: tuple[int, ...]
    captured: Callable[[Any], Any] = captures_nothing
    home: Any = None
    values: Any = None
    unchanged: object = None

    def made(self, name: str, stream: int) -> DeviceArray:
        new = self.fresh[name]
        return arrays.made(self.gpu, new.shape, new.dtype, stream=stream, is_cleared=new.is_cleared)

    def made_like(self, name: str, example: Any, stream: int) -> Any:
        """Return a new output of the kind of `example`."""
        new = self.fresh[name]
        output = foreign.made_like(
            example, self.gpu, new.shape, new.dtype, stream=stream, is_cleared=new.is_cleared
        )
        return foreign.returned_as(example, output)

    def failed(self, status: int, stream: int, values: tuple[Any, ...]) -> None:
        """Retry if only the context was missing; else raise an error."""
        self.gpu.require()
        status = self.gpu.again(status, lambda: self.launch(stream, *values))
        self.gpu.check(status, "launching a kernel")


class FastCall:
    """The fast call of a kernel, `call`, and the plans that it knows."""

    def __init__(
        self, parameters: Sequence[Parameter], slow: Callable[..., Any], function: FunctionType
    ) -> None:
        self.parameters = parameters
        self.plans: BoundedCache[Any, tuple[Any, ...]] = FAST_CALLS.cache()
        gates.on_invalidate(self)
        self.slow, self._user = slow, function
        self._names = [parameter.name for parameter in parameters]
        self._others: dict[type, Callable[..., Any]] = {}
        self.call: Any = self._function(_own_text(parameters, function.__code__.co_argcount), {})

    def learn(self, arguments: Mapping[str, Any], plan: FastPlan) -> None:
        """Add a plan for calls like this one."""
        key = self._key(arguments)
        if key is None:
            return
        first = next(arguments[p.name] for p in self.parameters if p.role in _ARRAYS and p.name in arguments)
        library = _library(first)
        if library is not None and type(first) not in self._others:
            text = _foreign_text(self.parameters, LIBRARIES[library])
            more = {"now": LIBRARIES[library].stream, "changed": mark_written}
            self._others[type(first)] = self._function(text, more)
        known = (plan.captured, plan.home, plan.values, plan.unchanged, plan.index, plan.launch, plan)
        self.plans.put(key, known, _CALL_BYTES)

    def invalidate(self) -> None:
        """Remove all plans: the next calls must be traced or recorded."""
        self.plans.clear()

    def _function(self, text: str, more: Mapping[str, Any]) -> Any:
        space = {
            "plans": self.plans.entries, "again": self._again, "other": self._other, "nothing": NOTHING,
            "array": DeviceArray, "current": streams.current, **more,
        }  # fmt: skip
        return named_function(text, space, self._user)

    def _key(self, arguments: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """Return the key that the functions look up for these arguments; None if they cannot handle them."""
        parts: list[Any] = []
        kinds = {
            type(arguments[p.name]) for p in self.parameters if p.role in _ARRAYS and p.name in arguments
        }
        if len(kinds) != 1:
            return None
        for parameter in self.parameters:
            value = arguments.get(parameter.name, NOTHING)
            if parameter.role == "const":
                if value is not NOTHING and type(value) not in _PLAIN:
                    return None
                parts += [value.__class__, value]
            elif parameter.role == "scalar":
                assert parameter.dtype is not None
                is_default = value is NOTHING and type(parameter.default) in (bool, int, float)
                is_plain = type(value) is _CLASSES[parameter.dtype.kind]
                if parameter.dtype.is_narrow or not (is_default or is_plain):
                    return None
                parts.append(value.__class__)
            elif isinstance(value, DeviceArray) or value is NOTHING:
                parts.append(value.key)
            else:
                library = _library(value)
                if library is None:
                    return None
                how = LIBRARIES[library]
                text = f"({how.facts}, {how.address} & 15)".format("value")
                parts.append(eval(text, {"value": value}))
        if kinds == {DeviceArray}:
            known = [
                (arguments.get(a, NOTHING), arguments.get(b, NOTHING)) for a, b in pairs(self.parameters)
            ]
            parts.append(all(one.address >= two.end or two.address >= one.end for one, two in known))
        return tuple(parts)

    def _other(self, args: tuple[Any, ...], extra: tuple[Any, ...], more: Mapping[str, Any], of: type) -> Any:
        """Handle arrays of another library, if it is known."""
        function = self._others.get(of)
        return self._again(args, extra, more) if function is None else function(*args)

    def _again(self, args: tuple[Any, ...], extra: tuple[Any, ...], more: Mapping[str, Any]) -> Any:
        if extra:
            return self.slow(*args, *extra, **more)
        passed = {n: value for n, value in zip(self._names, args, strict=True) if value is not NOTHING}
        return self.slow(**passed, **more)


def _library(value: Any) -> str | None:
    name = type(value).__module__.partition(".")[0]
    return name if name in LIBRARIES else None


def pairs(parameters: Sequence[Parameter]) -> list[tuple[str, str]]:
    """Return all pairs of a written array and another one, by name."""
    names = [p for p in parameters if p.role in _ARRAYS]
    return [
        (first.name, other.name)
        for at, first in enumerate(names)
        for other in names[at + 1 :]
        if first.role != "in" or other.role != "in"
    ]


# The functions' sources. V_ stands for a prefix that no parameter's name has.


def _own_text(parameters: Sequence[Parameter], positional: int) -> str:
    """Return the function for our own arrays; it forwards all others."""
    defaults = [f"{p.name}=V_nothing" for p in parameters]
    head = ", ".join([*defaults[:positional], "*V_extra", *defaults[positional:], "**V_more"])
    touched = [p for p in parameters if p.role in _ARRAYS]
    passed_on = f"return V_again(({_names(parameters)}), V_extra, V_more)"
    first = touched[0].name
    other = f"return V_other(({_names(parameters)}), V_extra, V_more, {first}.__class__)"
    apart = [f"({a}.address >= {b}.end or {b}.address >= {a}.end)" for a, b in pairs(parameters)]
    key = [*_numbers(parameters), " and ".join(apart) or "True"]
    return _text([
        f"def V_entry({head}):",
        f"    if V_extra or V_more: {passed_on}",
        f"    if {first}.__class__ is not V_array: {other}",
        *_looked_up(key, passed_on),
        "    V_stream = V_current(V_index)",
        *(line for p in touched for line in _used(p)),
        *_checked(parameters, passed_on),
        *_launched(parameters, [f"{p.name}.address" if p in touched else p.name for p in parameters]),
    ])  # fmt: skip


def _foreign_text(parameters: Sequence[Parameter], how: Library) -> str:
    """Return the function for arrays of another library, none of which may share memory with one that is
    written.
    """
    names = _names(parameters)
    touched = [p for p in parameters if p.role in _ARRAYS]
    passed_on = f"return V_again(({names}), (), {{}})"
    key = [
        f"V_nothing.key if {p.name} is V_nothing else ({_facts_of(p, how)})" if p.role == "out"
        else f"({_facts_of(p, how)})" if p in touched else part
        for p, part in zip(parameters, _numbers(parameters), strict=True)
    ]  # fmt: skip
    shared = [f"V_{a} < V_{b} + V_bytes_{b} and V_{b} < V_{a} + V_bytes_{a}" for a, b in pairs(parameters)]
    example = touched[0].name
    return _text([
        f"def V_entry({names}):",
        *_looked_up(key, passed_on),
        "    V_stream = V_now(V_index)",
        *(
            f"    if {p.name} is V_nothing: {p.name} = V_plan.made_like({p.name!r}, {example}, V_stream)"
            for p in touched if p.role == "out"
        ),
        *(f"    V_{p.name} = {how.address.format(p.name)}" for p in touched),
        f"    {''.join(f'V_bytes_{p.name}, ' for p in touched)} = V_plan.sizes",
        *([f"    if {' or '.join(shared)}: {passed_on}"] if shared else []),
        *_checked(parameters, passed_on),
        *_launched(
            parameters, [f"V_{p.name}" if p in touched else p.name for p in parameters],
            [f"    V_changed({p.name})" for p in touched if p.role != "in" and how.has_versions],
        ),
    ])  # fmt: skip


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines)


def _names(parameters: Sequence[Parameter]) -> str:
    return "".join(f"{p.name}, " for p in parameters)


def _facts_of(parameter: Parameter, how: Library) -> str:
    return f"{how.facts}, {how.address} & 15".format(parameter.name)


def _numbers(parameters: Sequence[Parameter]) -> list[str]:
    """Return the expressions of each parameter's part of a key."""
    words = {"scalar": "{0}.__class__", "const": "{0}.__class__, {0}"}
    return [words.get(p.role, "{0}.key").format(p.name) for p in parameters]


def _looked_up(parts: Sequence[str], passed_on: str) -> list[str]:
    key = "".join(f"{part}, " for part in parts)
    return [
        "    try:",
        f"        V_known = V_plans[{key}]",
        "        V_captured, V_home, V_values, V_same, V_index, V_launch, V_plan = V_known.value",
        "        V_known.is_used = True",
        f"        if V_captured(V_home) != V_values: {passed_on}",
        f"    except (AttributeError, KeyError, TypeError): {passed_on}",
        f"    if V_same is not None and not V_same: {passed_on}",
    ]


def _used(parameter: Parameter) -> list[str]:
    """Return lines that make an array ready on the stream, and allocate an output that is not passed."""
    name = parameter.name
    use = f"if {name}.stream != V_stream: {name}.use_on(V_stream)"
    if parameter.role != "out":
        return [f"    {use}"]
    return [f"    if {name} is V_nothing: {name} = V_plan.made({name!r}, V_stream)", f"    el{use}"]


def _checked(parameters: Sequence[Parameter], passed_on: str) -> list[str]:
    """Return lines that set defaults of scalars and check their ranges; infinities are checked elsewhere."""
    lines: list[str] = []
    for p in (p for p in parameters if p.role == "scalar"):
        assert p.dtype is not None
        if p.default is not MISSING:
            lines.append(f"    if {p.name} is V_nothing: {p.name} = {p.default!r}")
        if p.dtype.is_integer:
            lines.append(f"    if not {p.dtype.least} <= {p.name} <= {p.dtype.greatest}: {passed_on}")
        elif p.dtype is f32:
            lines.append(f"    if not {-_BEYOND_F32!r} < {p.name} < {_BEYOND_F32!r}: {passed_on}")
    return lines


def _launched(parameters: Sequence[Parameter], values: Sequence[str], after: Sequence[str] = ()) -> list[str]:
    passed = [value for p, value in zip(parameters, values, strict=True) if p.role != "const"]
    return [
        f"    V_status = V_launch(V_stream, {', '.join(passed)})",
        f"    if V_status: V_plan.failed(V_status, V_stream, ({', '.join(passed)},))",
        *after,
        f"    return {_returned(parameters)}",
    ]


def _returned(parameters: Sequence[Parameter]) -> str:
    for role in ("out", "inout"):
        names = [parameter.name for parameter in parameters if parameter.role == role]
        if names:
            return names[0] if len(names) == 1 else f"({', '.join(names)})"
    return "None"


def named_function(text: str, space: Mapping[str, Any], user: FunctionType) -> Any:
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
