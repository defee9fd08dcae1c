"""The composition root: kernels as users hold them, and the one way from a call to its result.

function -> Program -> Checked -> expanded -> launch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter, methodcaller
from types import FunctionType
from typing import Any

from vyre import settings
from vyre.check import Checked, problems
from vyre.driver import registry
from vyre.driver.bind import Launch, bind, by_name
from vyre.driver.entry import disguised
from vyre.formats import text
from vyre.front.lower import Lowered, lower
from vyre.front.scope import Env, Func, Template, defaults_of
from vyre.front.signature import arguments, const_names
from vyre.front.source import Source, def_line, of_function
from vyre.ir.nodes import Program
from vyre.ir.problem import CallError, Problem, Problems, Span
from vyre.passes import expand
from vyre.targets import reference


@dataclass(slots=True)
class _Preferences:
    """Where kernels run unless a call says otherwise: as the environment says, else as `vyre.use` said."""

    environment: settings.Settings
    used: str | None = None

    @property
    def device(self) -> str | None:
        return self.environment.device or self.used


_PREFERENCES = _Preferences(settings.read())


def use(device: str | None) -> None:
    """Run kernels on this device, unless VYRE_DEVICE names one; None goes back to the best that works."""
    _PREFERENCES.used = device and registry.choose(device, None)


@dataclass(frozen=True, slots=True)
class Built:
    """A kernel for one set of Const values: what was lowered, and the program that runs."""

    lowered: Lowered
    runnable: Program


class Kernel:
    """A kernel: call it with arrays and scalars; outputs that are not given are made and returned."""

    is_kernel = True

    def __init__(self, function: FunctionType, *, workgroup: tuple[int, ...] | None) -> None:
        self.function = function
        self.workgroup = workgroup
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__wrapped__ = function
        self._built: dict[object, Built] = {}
        self._source: Source | None = None
        self._over: object = None
        file, line = function.__code__.co_filename, def_line(function.__code__)
        for attribute, perform in (
            ("_call", self._perform),
            ("_show", self._perform_show),
            ("_program", self._perform_program),
        ):
            setattr(
                self,
                attribute,
                disguised(perform, name=function.__name__, file=file, line=line),
            )

    # C functions look these up, so that a call goes from the user's frame straight to the disguised one.
    __call__ = property(attrgetter("_call"))
    show = property(
        attrgetter("_show"), doc="The kernel as typed kernel language: `k.show()`; Const values by name."
    )
    program = property(methodcaller("_program"), doc="The checked Program, Consts at their defaults.")

    def __repr__(self) -> str:
        return f"<kernel {self.__name__}>"

    def over(self, *sizes: int) -> Kernel:
        """The same kernel with its domain set: `k.over(n)(x)`, `k.over(h, w)(x)`."""
        bound = Kernel(self.function, workgroup=self.workgroup)
        bound._built, bound._over = self._built, sizes
        return bound

    def template(self) -> Template:
        """The function's source and the names that it sees."""
        if self._source is None:
            self._source = of_function(self.function)
        return Template(self._source, Env.of(self.function), defaults_of(self.function))

    def build(self, consts: Mapping[str, object]) -> Built:
        """The checked and expanded program for these Const values; Problems if there is anything wrong with it."""
        key = tuple(sorted((name, type(value).__name__, repr(value)) for name, value in consts.items()))
        built = self._built.get(key)
        if built is None or any(capture.is_stale for capture in built.lowered.captured):
            lowered = self.lower(consts)
            found = all_problems(lowered)
            if found:
                raise Problems(_with_text(found, self.template().source))
            built = self._built[key] = Built(lowered, expand(lowered.program))
        return built

    def lower(self, consts: Mapping[str, object]) -> Lowered:
        """What the front end makes of the kernel, problems included."""
        return lower(self.template(), consts=consts, workgroup=self.workgroup)

    def prepare(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[Built, Launch, str]:
        """The program, the checked arguments and the device of a call."""
        words = {word: named[word] for word in ("domain", "groups", "device") if word in named}
        template = self.template()
        names = [arg.arg for arg in arguments(template.source.tree)]
        given = by_name(
            self.__name__, names, args, {name: value for name, value in named.items() if name not in words}
        )
        consts = {name: given[name] for name in const_names(template) if name in given}
        device = registry.choose(words.get("device"), _PREFERENCES.device)
        built = self.build(consts)
        domain = words.get("domain") if words.get("domain") is not None else self._over
        launch = bind(
            self.__name__, built.lowered.parameters, given,
            workgroup=self.workgroup, domain=domain, groups=words.get("groups"),
        )  # fmt: skip
        return built, launch, device

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        built, launch, _ = self.prepare(args, named)
        reference.run(built.runnable, argument_map(built, launch), grid=launch.grid)
        return launch.results[0] if len(launch.results) == 1 else launch.results or None

    def _perform_show(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        if args:
            raise CallError(f"{self.__name__}.show takes Const values by name. Fix: pass them as name=value.")
        return text.show(self.build(named).lowered.program)

    def _perform_program(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Program:
        return self.build({}).lowered.program


def argument_map(built: Built, launch: Launch) -> dict[str, Any]:
    """The launch's values by their names in the Program."""
    return {param.name: value for param, value in zip(built.runnable.params, launch.values, strict=True)}


def all_problems(lowered: Lowered) -> list[Problem]:
    """Everything that is wrong: the front end's problems and the checker's."""
    return [*lowered.problems, *problems(lowered.program, typed=not lowered.problems)]


def _with_text(found: list[Problem], source: Source) -> list[Problem]:
    """The problems with the user's source lines, by place."""
    ordered = sorted(found, key=lambda p: (p.span is None, p.where or (0, 0)))
    return [
        replace(p, text=p.text or source.text(p.span)) if isinstance(p.span, Span) else p for p in ordered
    ]


def kernel(
    function: Callable[..., Any] | None = None, *, workgroup: int | tuple[int, ...] | None = None
) -> Any:
    """`@vyre.kernel`, or `@vyre.kernel(workgroup=64)` for a kernel that runs whole workgroups."""
    if function is None:
        return lambda decorated: kernel(decorated, workgroup=workgroup)
    if not isinstance(function, FunctionType):
        raise TypeError(f"{function!r} is not a Python function. Fix: put @vyre.kernel on a def.")
    return Kernel(function, workgroup=(workgroup,) if isinstance(workgroup, int) else workgroup)


def func(function: Callable[..., Any]) -> Func:
    """`@vyre.func`: a function that kernels may call; it is inlined there."""
    return Func(function)


def check(kernel: Kernel, *args: Any, **named: Any) -> reference.Report:
    """Run the kernel on the reference and report what is wrong: problems, races, out-of-range accesses."""
    try:
        built, launch, _ = kernel.prepare(args, named)
    except Problems as fault:
        return reference.Report(kernel.__name__, 0, (), fault.problems)
    return reference.sanitize(built.runnable, argument_map(built, launch), grid=launch.grid)


__all__ = ["Checked", "Kernel", "check", "func", "kernel", "use"]
