"""The kernels that users hold, and the one way from a call to its result.

function -> Program -> Checked -> expanded -> launch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial, update_wrapper
from itertools import chain
from operator import attrgetter, methodcaller
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from vyre.front.source import SourceText, def_line
from vyre.front.template import (
    MISSING,
    Func,
    Template,
    defaults_of,
    keep_annotated_names,
    not_a_function,
    reduced,
)
from vyre.front.words import CALL_WORDS
from vyre.ir.dtypes import of_numpy
from vyre.ir.nodes import Program
from vyre.ir.once import once as computed_once
from vyre.ir.problem import CallError, Problems
from vyre.ir.spoken import Listing, preformatted, short
from vyre.plan import record
from vyre.plan.stand_ins import Traced, TrackedNumber
from vyre.run import context, hooks, observe
from vyre.run.bind import BoundCall, bind, by_name, split
from vyre.run.compound_arrays import in_matrices, in_rows, remembered
from vyre.run.device_runtime import DeviceRuntime
from vyre.run.domain import domain_rank
from vyre.run.misuse import no_attribute, require_known_words, subscripted, workgroup_sizes
from vyre.run.notes import noted, print_notes
from vyre.run.reading import Built, Reading, load_front_end
from vyre.run.signatures import Called, learn
from vyre.run.user_frame import Forwarding, public, with_user_frame
from vyre.targets.bounded import OVER, OVERS, BoundedCache
from vyre.targets.cpu.entry import SignatureTable
from vyre.targets.host_arrays import mark_written, strided
from vyre.targets.locks import SHARED
from vyre.targets.memory import space_of
from vyre.targets.registry import Place

if TYPE_CHECKING:  # a kernel that is recalled from the cache runs without these
    from vyre.front.lower import LoweredKernel
    from vyre.plan.graph import Recorder

WARM = 2  # calls before a kernel gets its fast entry, so that the first call does not wait for it


_LOADED: list[bool] = []  # True in it once a prepared call has imported everything that calls need


@dataclass(slots=True)
class _Warm:
    """The signatures that a kernel, and those that `over` makes of it, have learned from their calls."""

    calls: int = 0
    table: SignatureTable | None = None  # the signatures of calls that machine code makes
    overs: SignatureTable | None = None  # those of calls of `over`
    bound: BoundedCache[object, Kernel] = field(default_factory=OVERS.cache)  # by domain


class Kernel(Forwarding):
    """A kernel: call it with arrays and scalars; outputs that are not passed are allocated and returned."""

    _is_kernel = True

    def __init__(
        self, function: FunctionType, *, workgroup: object = None, source: SourceText | None = None
    ) -> None:
        self.function = function
        self.workgroup = None if workgroup is None else workgroup_sizes(workgroup)
        update_wrapper(self, function)
        self.__name__ = function.__name__
        self._reading = Reading(function, self.workgroup, source)
        self.is_total = self.is_once = False  # promised by `total` and `once`
        self._over: object = None
        self._of: Kernel | None = None  # the kernel that `over` was called on
        self._warm = _Warm()
        self._call = self._framed(self._perform)
        self._slow = self._call
        self._entry: Any = None  # for calls on arrays of a GPU
        self._learns: Callable[[Called, DeviceRuntime], None] | None = None  # what calls it, from its calls

    def _framed(self, perform: Callable[[tuple[Any, ...], Mapping[str, Any]], Any]) -> Any:
        code = self.function.__code__
        return with_user_frame(
            perform, name=self.function.__name__, file=code.co_filename, line=def_line(code)
        )

    @computed_once
    def _show(self) -> Any:
        return self._framed(self._perform_show)

    @computed_once
    def _asm(self) -> Any:
        return self._framed(self._perform_asm)

    @computed_once
    def _program(self) -> Any:
        return self._framed(self._perform_program)

    @computed_once
    def _tune(self) -> Any:
        return self._framed(self._perform_tune)

    @computed_once
    def _subscript(self) -> Any:
        return self._framed(self._perform_subscript)

    @computed_once
    def _step(self) -> Any:
        return with_user_frame(self._perform_step, name="step", file="<vyre>", line=1, runs_users_code=True)

    # Looked up by C functions, so that a call goes from the user's frame straight to the disguised one.
    __getitem__ = property(attrgetter("_subscript"))
    show = property(
        attrgetter("_show"), doc="The kernel as typed kernel language: `k.show()`; Const values by name."
    )
    asm = property(
        attrgetter("_asm"),
        doc="The compiled kernel as text: `k.asm('lowered')`, `k.asm('llvm')`, `k.asm('native')`, "
        "`k.asm('ptx', arch='sm_90')`, `k.asm('wgsl')`; Const values by name. `arch=` with 'lowered' is for "
        "the form that a GPU runs. `rank=` is the number of axes of an element kernel's domain, else that of "
        "`over`, else of its ids.",
    )
    tune = property(
        attrgetter("_tune"),
        doc="Try configurations of such calls, `k.tune(*args, seconds=10)`; the best is used from then on.",
    )
    step = property(
        attrgetter("_step"),
        doc="Run one invocation of a call as plain Python: `k.step(*args, at=(i, j))`. A debugger stops in "
        "the kernel's own lines, at `breakpoint()` too.",
    )
    program = property(methodcaller("_program"), doc="The checked Program, Consts at their defaults.")

    def __repr__(self) -> str:
        return f"<kernel {self.__name__}>"

    def _repr_html_(self) -> str:
        try:
            return preformatted(self.show())
        except Problems as fault:
            return preformatted(str(fault))

    def __reduce__(self) -> tuple[Any, ...]:
        if self._of is not None:
            return methodcaller("over", self._over), (self._of,)
        return reduced(self, self.function, self._reading.source, workgroup=self.workgroup)

    def over(self, *sizes: int | tuple[int, ...]) -> Kernel:
        """The same kernel with its domain set: `k.over(n)(x)`, `k.over(h, w)(x)`, `k.over(x.shape)(y)`."""
        over = sizes[0] if len(sizes) == 1 else sizes
        if isinstance(over, tuple) and type(over) is not tuple:  # such as torch.Size
            over = tuple(over)
        is_plain = type(over) is int or (type(over) is tuple and _are_whole(over))
        known = self._warm.bound.entries.get(over) if is_plain else None  # without a call: many are inline
        if known is not None:
            known.is_used = True
            self._learn_over(sizes, known.value)
            return known.value
        bound = Kernel(self.function, workgroup=self.workgroup)
        bound._reading, bound._of, bound._warm = self._reading, self._of or self, self._warm
        bound._over, bound.is_total, bound.is_once = over, self.is_total, self.is_once
        if self._warm.table is not None:
            bound._call = self._warm.table.call(bound._slow, over)
        if is_plain:
            self._warm.bound.put(over, bound, OVER)
        return bound

    def _learn_over(self, sizes: tuple[object, ...], bound: Kernel) -> None:
        """Let machine code answer the same call of `over`, which often precedes each call of the kernel."""
        if self._warm.table is None:
            return
        if self._warm.overs is None:
            self._warm.overs = SignatureTable()
        if "over" not in self.__dict__:
            self.__dict__["over"] = self._warm.overs.call(partial(Kernel.over, self))
        if not self._warm.overs.has(sizes):
            self._warm.overs.add(sizes, remembered(sizes, bound))

    if not TYPE_CHECKING:  # type checkers would take it for a permission of every name

        def __getattr__(self, name: str) -> NoReturn:
            """Raise the AttributeError that names what kernels have instead."""
            raise no_attribute(self.__dict__.get("__name__", "k"), name)

    def _template(self) -> Template:
        """The function's source and the names visible to it."""
        return self._reading.template()

    def _const_kinds(self) -> Mapping[str, str | None]:
        """The Const parameters by name, with the word for their kind; None where it is not known."""
        return self._reading.const_kinds()

    def _build(self, consts: Mapping[str, object], *, place: Place | None = None) -> Built:
        """The checked program for these Const values; raises Problems if it has any.

        Programs in the cache have been checked.
        """
        runtime = None if place is None else context.runtime_of(place)
        built = self._reading.build(consts, runtime=runtime, over=self._over)
        built.ready.is_total, built.ready.is_once = self.is_total, self.is_once
        return built

    def _lower(self, consts: Mapping[str, object]) -> LoweredKernel:
        """The kernel as lowered by the front end, problems included."""
        return self._reading.lower(consts)

    def _prepare(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[Built, BoundCall, Place]:
        """The program, the checked arguments and the device of a call."""
        words = {word: named[word] for word in CALL_WORDS if word in named}
        arguments = self._given(args, {name: value for name, value in named.items() if name not in words})
        space, asked = space_of(arguments), words.get("device")
        places = iter(context.places(asked) if space is None else (context.place_of_memory(space, asked),))
        first = next(places)
        self._reading.recall(arguments, context.runtime_of(first), self._over)
        built = self._build(self._consts(arguments), place=first)
        domain = words.get("domain") if words.get("domain") is not None else self._over
        launch = bind(
            self.__name__, built.lowered.parameters, split(built.lowered.parameters, arguments),
            axes=built.ready.axes,
            workgroup=self.workgroup, domain=domain, groups=words.get("groups"), space=space,
        )  # fmt: skip
        if built.ready.notes:
            notes = noted(self.__name__, built.ready.notes, self.workgroup, launch.grid)
            launch = replace(launch, values=(*launch.values, notes.made(space)), noted=notes)
        better = _faster(built, launch) if space is None and context.is_open(asked) else ()
        place = built.routed(launch, chain(better, (first,), places))
        if space is not None and launch.fresh:
            space.clear(built.to_clear(launch))
        return built, launch, place

    def _record(self, recorder: Recorder, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        """Record the call for the pipeline that is being recorded; its outputs are stand-ins."""
        from vyre.run.recording import record_call  # with all passes, which pipelines alone need

        arguments = self._given(
            args, {name: value for name, value in named.items() if name not in CALL_WORDS}
        )
        for name in self._const_kinds():
            if isinstance(arguments.get(name), TrackedNumber):
                arguments[name] = arguments[name].read()
        built = self._build(self._consts(arguments))
        arguments = split(built.lowered.parameters, arguments)
        reshaped = in_rows(built.lowered.parameters, arguments)
        runtime = [parameter for parameter in built.lowered.parameters if parameter.role != "const"]
        own = built.ready.face.params[: len(runtime)]
        recorder.captured[built.ready] = built.lowered.captured
        bound = record_call(
            recorder, self.__name__, built.lowered.parameters, built.ready, {**arguments, **reshaped},
            domain=self._over if named.get("domain") is None else named["domain"], groups=named.get("groups"),
        )  # fmt: skip
        for p, q in zip(own, runtime, strict=True) if reshaped else ():
            if q.role != "scalar" and (q.name in reshaped or q.name not in arguments):
                bound[p.name] = in_matrices(bound[p.name], q.element)
        for role in ("out", "inout"):
            params = zip(own, runtime, strict=True)
            results = [bound[p.name] for p, q in params if q.role == role]
            if results:
                return results[0] if len(results) == 1 else tuple(results)
        return None

    def _given(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
        """A call's arguments by parameter name."""
        code = self.function.__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        return by_name(self.__name__, names, args, named, positional=code.co_argcount)

    def _consts(self, arguments: Mapping[str, Any]) -> dict[str, object]:
        """The Const values among a call's arguments; a CallError if one is missing or of another kind."""
        kinds = self._const_kinds()
        consts = {name: _plain_dtype(arguments[name]) for name in kinds if name in arguments}
        consts |= self._reading.inferred_dtypes(arguments)
        if self._reading.has_built(consts):
            return consts
        load_front_end()
        from vyre.front.signature import CONST_WORDS, const_value  # loaded by the line before

        for name, kind in kinds.items():
            words = CONST_WORDS.get(kind or "", "a value")
            if name in consts:
                if kind is not None and const_value(kind, consts[name]) is None:
                    what = f"{name} is {short(consts[name])}, and the kernel takes {words}."
                    raise CallError(f"{what} Fix: pass {words} as {name}=....")
            elif name not in defaults_of(self.function):
                raise CallError(f"{name} is missing. Fix: pass {words} as {name}=....")
        return consts

    def _require_own(self, recorder: Recorder | None, arguments: tuple[Any, ...]) -> None:
        """Raise CallError if an array of a pipeline is passed that is not being recorded here."""
        if any(isinstance(value, Traced) and value.recorder is not recorder for value in arguments):
            what = f"{self.__name__} gets an array of a pipeline that is not being recorded here"
            raise CallError(f"{what}. Fix: use such arrays inside the function of their pipeline only.")

    def _perform(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        recorder = record.current()
        if recorder is not None or _LOADED:
            self._require_own(recorder, (*args, *named.values()))
            if recorder is not None:
                return self._record(recorder, args, named)
            built, launch, place = self._prepare(args, named)
        else:
            with SHARED:  # a child forked while a thread imports would wait for that import forever
                self._require_own(None, (*args, *named.values()))
                built, launch, place = self._prepare(args, named)
            _LOADED.append(True)
        arguments = built.arguments(launch)
        is_general = place.capabilities.is_general
        if is_general:
            self._reading.warn_if_slow(built.ready, arguments, launch.grid)
        runtime = context.runtime_of(place)
        built.run(launch, arguments, runtime)
        for value in launch.changed:
            mark_written(value)
        if launch.noted is not None:
            print_notes([(launch.noted, launch.values[-1])])
        self._warm.calls += 1
        is_seen = observe.is_watched() or record.is_going_on()
        if self._warm.calls >= WARM and not is_seen and launch.noted is None:
            self._learn(built, launch, runtime, args, named)
        return launch.outcome()

    def _learn(
        self, built: Built, launch: BoundCall, runtime: DeviceRuntime, args: tuple[Any, ...],
        named: Mapping[str, Any],
    ) -> None:  # fmt: skip
        """Let calls like this one be made by machine code; other calls are unchanged."""
        place, fast = runtime.place, getattr(runtime.place.target, "fast", None)
        if not place.capabilities.is_general and (launch.space is None or fast is None):
            return
        owners = dict.fromkeys([p.part.owner for p in built.lowered.parameters if p.part is not None])
        if launch.elements or launch.is_reshaped:
            return  # nor does it make complex numbers on a GPU
        words = {word: named.get(word) for word in CALL_WORDS}
        arguments = self._given(args, {name: value for name, value in named.items() if name not in words})
        defaults, asked = defaults_of(self.function), words["device"]
        inferred = self._reading.inferred_dtypes(arguments)
        moves = built.ready.loop_work is not None  # to another device, if nothing names one and sizes grow
        called = Called(
            built=built,
            launch=launch,
            positional=self.function.__code__.co_argcount,
            consts={name: arguments.get(name, defaults.get(name)) for name in self._const_kinds()} | inferred,
            inferred=frozenset(inferred),
            passed=arguments,
            domain=self._over if words["domain"] is None else words["domain"],
            groups=words["groups"],
            is_plain=all(value is None for value in words.values()),
            needs_device=asked is not None and (moves or next(iter(context.places(None))) is not place),
            needs_shapes=moves and context.is_open(asked),
            compounds={
                name: (arguments.get(name, defaults.get(name)), defaults.get(name, MISSING))
                for name in owners
            },
        )
        if self._warm.table is None:
            self._warm.table = SignatureTable()
        if launch.space is None:
            learn(self._warm.table, called, runtime)
            if self._learns is not None:
                self._learns(called, runtime)
        elif fast is not None and not owners and all(strided(v) is None for v in launch.values):
            if self._entry is None:
                self._entry = fast.calls_of(self._warm.table, self._slow, self.function, self._over)
            self._entry.learn(called, runtime)
        self._fall_back_on(self._slow if self._entry is None else self._entry.call)

    def _fall_back_on(self, slow: Any) -> None:
        """Call this where no signature foresees a call."""
        table = self._warm.table
        if isinstance(self._call, FunctionType) and table is not None:
            self._forward_once(lambda: table.call(slow, self._over))
        else:
            self._call.slow = slow

    def _perform_tune(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        built, launch, place = self._prepare(args, {k: v for k, v in named.items() if k != "seconds"})
        if self._warm.table is not None:  # its signatures have the code that was best before
            self._warm.table.clear()
            self._entry = None
            self._fall_back_on(self._slow)
        with hooks.HOOKS.session(place, seconds=named.get("seconds")) as session:
            session.tune(built.ready, built.arguments(launch), launch.grid)
        return session.tuning

    def _perform_step(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        load_front_end()
        from vyre.run.stepping import step  # debugging alone needs it

        at = named.get("at", 0)
        return step(self, args, {name: value for name, value in named.items() if name != "at"}, at)

    def _perform_subscript(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> None:
        raise subscripted(self.__name__, args[0])

    def _perform_show(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        if args:
            raise CallError(f"{self.__name__}.show takes Const values by name. Fix: pass them as name=value.")
        self._require_consts(named)
        from vyre.formats import text  # calls need no printer

        return Listing(text.show(self._build(named).lowered.program))

    def _perform_asm(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        if len(args) != 1:
            how = f"{self.__name__}.asm takes the kind of text, and Const values by name"
            raise CallError(f"{how}. Fix: call {self.__name__}.asm('llvm') or {self.__name__}.asm('native').")
        from vyre.targets.listing import listing, require_kind  # calls need no printer

        require_kind(args[0])
        consts = dict(named)
        rank = consts.pop("rank", None) if "rank" not in self._const_kinds() else None
        arch = consts.pop("arch", None) if "arch" not in self._const_kinds() else None
        self._require_consts(consts)
        built = self._build(consts)
        axes = domain_rank(rank, self._over, built.ready.axes)
        return Listing(listing(built.ready, args[0], rank=axes, arch=arch))

    def _require_consts(self, named: Mapping[str, Any]) -> None:
        """Raise CallError if a value is passed for something that is not a Const parameter."""
        known = self._const_kinds()
        unknown = next((name for name in named if name not in known), None)
        if unknown is not None:
            has = f"its constants are {', '.join(known)}" if known else "it has none"
            raise CallError(f"{self.__name__} has no constant {unknown!r}. Fix: leave {unknown} out; {has}.")

    def _perform_program(self, args: tuple[Any, ...], named: Mapping[str, Any]) -> Program:
        return self._build({}).lowered.program


def _faster(built: Built, launch: BoundCall) -> tuple[Place, ...]:
    """The device that runs a call on arrays of the host faster than the CPU, if there is one."""
    if built.ready.loop_work is None:
        return ()
    from vyre.run import placing  # few kernels are worth the question

    estimate = placing.of_call(built.ready, built.arguments(launch), launch.grid)
    return (estimate.there,) if estimate is not None and estimate.moves else ()


def _are_whole(sizes: tuple[object, ...]) -> bool:
    for size in sizes:  # noqa: SIM110  # `all` takes three times as long for one to three sizes
        if type(size) is not int:
            return False
    return True


@public
def kernel(
    function: Callable[..., Any] | None = None,
    *,
    workgroup: int | tuple[int, ...] | None = None,
    **unknown: object,
) -> Any:
    """`@vyre.kernel`, or `@vyre.kernel(workgroup=64)` for a kernel that runs whole workgroups."""
    require_known_words(unknown)
    if function is None:
        if workgroup is not None:
            workgroup_sizes(workgroup)
        return partial(_decorated, workgroup=workgroup)
    return _decorated(function, workgroup=workgroup)


def total(kernel: Kernel) -> Kernel:
    """Declare that every call of the kernel writes all elements of its outputs: they are not cleared."""
    kernel.is_total = True
    return kernel


def once(kernel: Kernel) -> Kernel:
    """Declare that every call of the kernel stores all elements of its outputs, each once or the same value
    again, so that a map of them may follow each store.
    """
    kernel.is_once = True
    return total(kernel)


def inside(kernel: Kernel) -> Kernel:
    """Declare that in every call of the kernel, no index that is linear in ids and loop variables leaves its
    array: there is less to compile. If one does on a CPU, the process ends.
    """
    kernel._reading.is_inside = True
    return kernel


def _plain_dtype(value: object) -> object:
    """The type that a NumPy dtype such as `x.dtype` names; any other value unchanged."""
    return of_numpy(value) or value if isinstance(value, np.dtype) else value


@public
def _decorated(function: object, *, workgroup: object) -> Kernel:
    if not isinstance(function, FunctionType):
        raise Problems([not_a_function(function, "kernel")])
    keep_annotated_names(function)
    return Kernel(function, workgroup=workgroup)


class CallableFunc(Func):
    """A function under `@vyre.func`: inlined where a kernel calls it; with numbers it computes as there."""

    def __call__(self, *args: Any, **named: Any) -> Any:
        load_front_end()
        from vyre.run.stepping import call  # kernels inline it, and need no interpreter

        return call(self, args, named)


@public
def func(function: Callable[..., Any]) -> Func:
    """`@vyre.func`: a function that kernels may call; it is inlined there."""
    if isinstance(function, FunctionType):
        keep_annotated_names(function)
    return CallableFunc(function)
