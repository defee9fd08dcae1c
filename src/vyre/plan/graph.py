"""A pipeline as data: the kernel calls of its function, and the arrays between them.

Arrays are named a0, a1, ... and run-time scalars s0, s1, ... throughout a graph; locals of different calls
have different names. So the bodies of calls can be concatenated without renaming.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import prod
from typing import Any

from numpy.typing import NDArray

from vyre.analysis.bounds import Intervals
from vyre.analysis.effects import assigned_in, read_in, touches
from vyre.analysis.index import Index, Sizes
from vyre.formats import read
from vyre.front.known import Capture
from vyre.ir import limits
from vyre.ir.dtypes import DType, i32
from vyre.ir.literal import Lit, literal, number
from vyre.ir.nodes import (
    Access,
    Atomic,
    Block,
    Declare,
    Expr,
    Extents,
    Load,
    Name,
    Node,
    Param,
    Program,
    Shape,
    Store,
)
from vyre.ir.problem import CallError
from vyre.ir.walk import evaluated, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import names_beside, used_names, with_arrays, with_names
from vyre.passes.views import Along, ElementView, without_views
from vyre.plan.merge import Made, Piece
from vyre.plan.stand_ins import Traced
from vyre.plan.value_keys import Same
from vyre.plan.views import ViewLayout
from vyre.targets.batch import Source
from vyre.targets.host_arrays import element_of, strided


@dataclass(frozen=True, slots=True)
class Graph:
    """A pipeline's dispatch graph: its calls in order, its arrays, and which of them it returns."""

    pieces: tuple[Piece, ...]
    arrays: Mapping[Name, Made]
    scalars: Mapping[Name, DType]
    inputs: tuple[Name, ...]
    outputs: tuple[Name, ...]
    origins: Mapping[Name, str] = field(default_factory=dict)  # descriptions of the arrays, for people
    numbers: tuple[int, ...] = ()  # of the pieces, from 1, in the order of the function's calls
    callers: tuple[str, ...] = ()  # by number, from 1: the library's function that made the call, or ""

    def caller(self, at: int) -> str:
        """The library function that made the call of a piece; "" if the user's function made it."""
        number = self.numbers[at] if self.numbers else at + 1
        return self.callers[number - 1] if number <= len(self.callers) else ""


@dataclass(frozen=True, slots=True)
class Step:
    """One launch of a plan, the arrays that are dead after it, and the first of the calls it executes."""

    program: Program
    piece: Piece
    dead: tuple[Name, ...]
    first: int = 0


@dataclass
class Recorder:
    """Records the kernel calls of one run of a pipeline's function, for a device."""

    device: str | None = None  # its name
    is_planned: bool = True  # False where calls run as they are recorded
    has_numbers: bool = False  # a result of one number that the library returns has no axes
    arrays: dict[Name, Made] = field(default_factory=dict)
    scalars: dict[Name, DType] = field(default_factory=dict)
    values: list[Any] = field(default_factory=list)  # of the scalars, in their order
    outside_arrays: dict[Name, NDArray[Any]] = field(default_factory=dict)  # arrays from outside
    sources: dict[Name, object] = field(default_factory=dict)  # the user's objects for those arrays
    pieces: list[Piece] = field(default_factory=list)
    caller: str = ""  # the function of the library that makes calls now
    callers: list[str] = field(default_factory=list)  # by piece
    calls: list[object] = field(default_factory=list)  # programs and arrays, without the scalars' values
    captured: dict[object, Sequence[Capture]] = field(default_factory=dict)  # by the sources of calls
    taken: set[str] = field(default_factory=set)
    types: dict[Name, set[DType]] = field(default_factory=dict)  # with which calls use an array
    atomics: dict[Name, set[DType]] = field(default_factory=dict)  # with which their atomics do
    argued: dict[Name, str] = field(default_factory=dict)  # arrays that are arguments of the pipeline
    makers: dict[Name, tuple[int, str]] = field(default_factory=dict)  # the call that first wrote an array
    views: dict[tuple[Name, ViewLayout], Name] = field(default_factory=dict)  # with their names in the pieces
    layouts: dict[Name, ViewLayout] = field(
        default_factory=dict
    )  # of strided arrays from outside, in their memory
    notes: list[tuple[Any, Traced]] = field(default_factory=list)  # calls with notes, and their records
    operators: Callable[..., Any] | None = None  # records an operator or a function of NumPy

    def array(self, shape: Extents, dtype: DType, *, made: bool) -> Traced:
        """A new array of the graph."""
        name = f"a{len(self.arrays)}"
        self.arrays[name] = Made(tuple(int(extent) for extent in shape), dtype, made)
        return Traced(name, self.arrays[name].shape, dtype, self)

    def outside(
        self, value: Any, dtype: DType, *, argument: str | None = None, memory: NDArray[Any] | None = None
    ) -> Traced:
        """An argument of the pipeline, or an array that its function uses from outside; each has one name."""
        return replace(self._outside(value, dtype, argument, memory), element=element_of(value))

    def _outside(self, value: Any, dtype: DType, argument: str | None, memory: NDArray[Any] | None) -> Traced:
        held = value if memory is None else memory
        row = strided(held)
        layout = None if row is None else ViewLayout(row.shape, row.strides, row.offset)
        for name, known in self.sources.items():
            if known is value:
                shape = self.arrays[name].shape if layout is None else layout.shape
                return Traced(name, shape, self.arrays[name].dtype, self, layout)
        traced = self.array(held.shape if row is None else row.memory.shape, dtype, made=False)
        self.outside_arrays[traced.name] = held if row is None else row.memory
        self.sources[traced.name] = value
        if argument is not None:
            self.argued[traced.name] = argument
        if layout is None:
            return traced
        self.layouts[traced.name] = layout
        return replace(traced, extents=layout.shape, layout=layout)

    def library(
        self, name: str, function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]
    ) -> Any:
        """A call of a library function; kernel calls of nested functions belong to the outermost."""
        if self.caller:
            return function(*args, **named)
        self.caller = name
        try:
            return function(*args, **named)
        finally:
            self.caller = ""

    def enter(self) -> None:
        """A pipeline is called inside of the one that is recorded: its calls are recorded with the others."""

    def release_outside(self) -> dict[Name, NDArray[Any]]:
        """Remove and return the arrays from outside, since stand-ins keep the recorder alive."""
        outside, self.outside_arrays, self.sources = self.outside_arrays, {}, {}
        return outside

    def launch(self, source: Source, arguments: Mapping[Name, Traced | Any], grid: Extents) -> None:
        """Record a call; `arguments` are arrays of the graph and scalars by parameter of the Program."""
        self.call(source.program, arguments, grid, is_once=source.is_once)

    def call(
        self, program: Program, arguments: Mapping[Name, Traced | Any], grid: Extents, *,
        is_once: bool = False,
    ) -> None:  # fmt: skip
        """Record a call of a Program, of which the caller keeps one object: they are compared by identity.

        `is_once`: it stores all elements of its outputs, each once, or the same again.
        """
        names: dict[Name, Name] = {}
        bases: dict[Name, Name] = {}  # the arrays that views show
        updated = {node.array for node in statements(program.body) if isinstance(node, Atomic)}
        for param in program.params:
            if param.is_array:
                array = arguments[param.name]
                names[param.name] = self._name(array)
                bases[names[param.name]] = array.name
                self.types.setdefault(array.name, set()).add(param.dtype)
                if param.name in updated:
                    self.atomics.setdefault(array.name, set()).add(param.dtype)
            else:
                names[param.name] = f"s{len(self.scalars)}"
                self.scalars[names[param.name]] = param.dtype
                self.values.append(arguments[param.name])
        layouts = [array.layout for array in arguments.values() if isinstance(array, Traced)]
        self.calls.append((Same(program), tuple(names.values()), tuple(grid), tuple(layouts)))
        written = [param.name for param in program.params if param.access in ("out", "inout")]
        for name in written:
            called = name if len(written) > 1 else "the output"
            self.makers.setdefault(bases[names[name]], (len(self.pieces), called))
        body = _renamed(program, names, self.taken)
        outputs = {names[param.name] for param in program.params if param.access == "out"}
        once = frozenset(name for name in outputs if is_once and self.arrays[bases[name]].starts_at_zero)
        self.pieces.append(Piece(body, tuple(grid), program.workgroup, (program.name,), once))
        self.callers.append(self.caller)

    def _name(self, array: Traced) -> Name:
        """The name of an array or view in the bodies of pieces."""
        if array.layout is None:
            return array.name
        return self.views.setdefault((array.name, array.layout), f"{array.name}v{len(self.views)}")

    def whole(self, array: Traced) -> Traced | None:
        """The view as an array that can be returned: all elements in order, of an array that is made here if
        its shape or type is another.
        """
        made = self.arrays[array.name]
        if array.layout is None and array.stored is made.dtype:
            return array
        if (
            array.layout is not None
            and array.layout == self.layouts.get(array.name)
            and array.stored is made.dtype
        ):
            return replace(array, extents=made.shape, layout=None)  # the caller has it
        layout = array.layout or ViewLayout.of(array.extents)
        is_whole = layout.is_contiguous and layout.offset == 0 and prod(array.extents) == prod(made.shape)
        return replace(array, layout=None) if is_whole and made.starts_at_zero else None

    def copied(self, array: Traced) -> Traced:
        """A copy of a view."""
        made = self.array(array.extents, array.stored, made=True)
        program = copy_program(array.stored, len(array.extents))
        self.call(program, {"x": array, "y": made}, array.extents)
        return replace(made, element=array.element)

    def of_width(self, array: Traced, dtype: DType) -> Traced:
        """A copy of the bits of an array as elements of another width; the last axis changes its length."""
        *outer, last = array.extents
        size = last * array.stored.itemsize
        if size % dtype.itemsize:
            what = f"an axis of {last} elements of {array.stored} is not a whole number of {dtype}"
            raise CallError(f"{what}. Fix: view an array whose last axis is longer, or shorter.")
        made = self.array((prod(outer) * size // dtype.itemsize,), dtype, made=True)
        self.call(width_program(array.stored, dtype), {"x": array.reshaped((-1,)), "y": made}, made.extents)
        return made.reshaped((*outer, size // dtype.itemsize))

    def operate(self, word: str, operands: tuple[Any, ...], **named: Any) -> Any:
        """The result of an operator or function, by NumPy's name; NotImplemented if there is none."""
        assert self.operators is not None, "the function of a pipeline runs with them"
        return self.operators(word, operands, **named)

    def followed(self, of: Traced, view: Traced, word: str, arguments: tuple[Any, ...]) -> Traced:
        """Record the view that a method of an array returned; return it as the function's stand-in."""
        return view

    def new(self, shape: Any, dtype: DType, extents: Extents) -> Traced:
        """An array that the function allocated, whose shape may hold open sizes."""
        return self.array(extents, dtype, made=True)

    def called(
        self, source: Source, arguments: Mapping[Name, Any], made: Mapping[Name, Traced],
        words: Mapping[str, Any], elements: Mapping[Name, Any],
    ) -> Mapping[Name, Traced]:  # fmt: skip
        """The outputs that a call made, for the function that called the kernel.

        `arguments` are those by parameter of the Program; `words` are the constants that name axes, and
        `domain` and `groups`; `elements` are NumPy's types of those that take complex numbers or structs.
        """
        return made

    def graph(self, outputs: Sequence[Traced]) -> Graph:
        """The recorded graph with these outputs."""
        returned = {output.name: (output.extents, output.stored) for output in outputs}
        rows = self._rows({base for base, layout in self.views if layout.on(self.arrays[base].shape) is None})
        arrays = {
            name: self._stored(name, made, returned.get(name), is_row=name in rows)
            for name, made in self.arrays.items()
        }
        mixed = {name: arrays[name].dtype for name, types in self.types.items() if len(types) > 1}
        views = {
            alias: self._view(layout, base, arrays[base].shape)
            for (base, layout), alias in self.views.items()
        }
        views |= {
            name: self._view(ViewLayout.of(self.arrays[name].shape), name, arrays[name].shape)
            for name in rows
        }
        return Graph(
            tuple(
                replace(piece, body=_as_stored(_without_views(piece, views), mixed)) for piece in self.pieces
            ),
            arrays,
            dict(self.scalars),
            tuple(name for name in arrays if self._is_outside(name)),
            tuple(o.name for o in outputs),
            self._origins(),
            tuple(range(1, len(self.pieces) + 1)),
            tuple(self.callers),
        )

    def _rows(self, rows: set[Name]) -> set[Name]:
        """The arrays that are in a row: these, and those that maps take beside them, element by element. So a
        map can be computed where a row of its elements is loaded.
        """
        if not rows:
            return rows
        touched_by = [(piece, touches(piece.body)) for piece in self.pieces]
        apart = {base for base, _ in self.views}
        for piece, touched in touched_by:
            known = Index(piece.body, piece.workgroup, len(piece.grid))
            for name in touched.keys() & self.arrays.keys():
                touch, shape = touched[name], self.arrays[name].shape
                is_map = piece.workgroup is None and piece.grid == shape
                if not is_map or not all(map(known.is_own, (*touch.loads, *touch.stores))) or touch.atomic:
                    apart.add(name)
        maps = [touched.keys() for piece, touched in touched_by if piece.workgroup is None]
        free = {name for name, made in self.arrays.items() if len(made.shape) > 1} - apart
        while more := {name for names in maps if names & rows for name in names & free} - rows:
            rows = rows | more
        return rows

    def _is_outside(self, name: Name) -> bool:
        return not self.arrays[name].starts_at_zero

    def _stored(
        self, name: Name, made: Made, returned: tuple[Extents, DType] | None, *, is_row: bool
    ) -> Made:
        """An array with the shape and type that it has in the plan: one in a row has one axis."""
        shape = (prod(made.shape),) if is_row else made.shape
        if shape[0] > limits.AXIS:
            what = f"an array of {made.shape} elements cannot be reshaped in a pipeline: it has more than"
            raise CallError(f"{what} {limits.AXIS} elements. Fix: reshape it outside.")
        dtype, outer = self._dtype(name, made), returned or (made.shape, made.dtype)
        is_same = outer == (shape, dtype) or (outer[0] == shape and returned is None)
        return replace(made, shape=shape, dtype=dtype, outer=None if is_same else outer)

    def _view(self, layout: ViewLayout, base: Name, shape: Extents) -> ElementView:
        index = layout.on(shape)
        assert index is not None, "every view of elements in a row has an index there"
        along = [
            Along(
                literal(i32, part.offset), tuple((axis, literal(i32, factor)) for axis, factor in part.terms)
            )
            for part in index
        ]
        same = [
            part.terms[0][0]
            for part, extent in zip(index, shape, strict=True)
            if not part.offset and [factor for _, factor in part.terms] == [1]
            if layout.shape[part.terms[0][0]] == extent
        ]
        extents = tuple(literal(i32, size) for size in layout.shape)
        return ElementView(base, extents, tuple(along), frozenset(same))

    def _dtype(self, name: Name, made: Made) -> DType:
        """The type of an array: that of all calls, else of all atomics, else the unsigned one of its size."""
        types = self.types.get(name, {made.dtype})
        if len(types) > 1:
            types = self.atomics.get(name, {made.dtype.unsigned})
        if len(types) > 1:
            first, second, *_ = sorted(map(str, types))
            what = f"atomics take an array as {first} and as {second}"
            raise CallError(f"{what}. Fix: use atomics of one type, or make an array for each.")
        return next(iter(types))

    def _origins(self) -> dict[Name, str]:
        """Descriptions of the arrays' origins, with the number of the call where a kernel has several."""
        calls = Counter(piece.titles[0] for piece in self.pieces)
        return {name: self._origin(name, calls) for name in self.arrays}

    def _origin(self, name: Name, calls: Mapping[str, int]) -> str:
        if name in self.argued:
            return f"the argument {self.argued[name]}"
        if self._is_outside(name) or name not in self.makers:
            return "an array of the function's own"
        at, called = self.makers[name]
        title = self.pieces[at].titles[0]
        return f"{called} of {title}" + (f" (call {at + 1})" if calls[title] > 1 else "")


def _renamed(program: Program, names: dict[Name, Name], taken: set[str]) -> Block:
    """The body with parameters under their names in the graph, and locals that no other body has."""
    declared = {node.name for node in statements(program.body) if isinstance(node, Declare)}
    locals_: dict[str, str] = {}
    for name in sorted(assigned_in(program.body) | declared):
        is_free = name not in taken and not _is_graph_name(name)
        locals_[name] = name if is_free else next(names_beside(taken, f"{name}_"))
        taken.add(locals_[name])
    return with_arrays(with_names(program.body, {**locals_, **names}), {**names, **locals_})


def _without_views(piece: Piece, views: Mapping[Name, ElementView]) -> Block:
    """The body with accesses to arrays in place of those to views."""
    shapes = {expr.array for expr in evaluated(piece.body) if isinstance(expr, Shape)}
    if views.keys().isdisjoint(shapes | touches(piece.body).keys()):
        return piece.body
    extents = {name: tuple(_whole(size) for size in view.shape) for name, view in views.items()}
    intervals = Intervals(Index(piece.body, piece.workgroup, sizes=Sizes(extents, piece.grid)))

    def is_inside(part: Expr, view: ElementView, axis: int) -> bool:
        interval = intervals.exact(part, part.dtype)
        return interval is not None and interval.low >= 0 and interval.high < _whole(view.shape[axis])

    return without_views(piece.body, views, is_inside)


def _whole(size: Expr) -> int:
    assert isinstance(size, Lit), "the sizes of a plan are known"
    return int(number(size))


@cache
def copy_program(dtype: DType, rank: int) -> Program:
    """A kernel that copies a view."""
    ids = ", ".join(f"gid({axis})" for axis in range(rank))
    return read(
        f"@kernel\ndef copy(x: Buf[{dtype}, {rank}], y: Out[{dtype}, {rank}]):\n    y[{ids}] = x[{ids}]\n"
    )


@cache
def width_program(dtype: DType, wanted: DType) -> Program:
    """A kernel that copies the bits of elements to elements of another width."""
    wide, narrow = (dtype, wanted) if dtype.itemsize > wanted.itemsize else (wanted, dtype)
    ratio, bits = wide.itemsize // narrow.itemsize, narrow.bits
    if dtype is wide:
        shift = f"{wide.unsigned}(gid(0) % {ratio} * {bits})"
        value = f"{narrow.unsigned}({_bits_of(dtype, f'x[gid(0) // {ratio}]')} >> {shift})"
    else:
        parts = [_bits_of(dtype, f"x[gid(0) * {ratio} + {at}]") for at in range(ratio)]
        value = " | ".join(f"({wide.unsigned}({part}) << {at * bits})" for at, part in enumerate(parts))
    value = value if wanted is wanted.unsigned else f"from_bits({wanted}, {value})"
    return read(f"@kernel\ndef view(x: Buf[{dtype}], y: Out[{wanted}]):\n    y[gid(0)] = {value}\n")


def _bits_of(dtype: DType, element: str) -> str:
    return element if dtype is dtype.unsigned else f"bits({element})"


def _as_stored(body: Block, mixed: Mapping[Name, DType]) -> Block:
    """The body with elements of arrays in `mixed` converted to and from the type that they are stored as."""
    if not mixed:
        return body

    def load(expr: Expr) -> Expr:
        if not isinstance(expr, Load) or expr.array not in mixed:
            return expr
        return _viewed(replace(expr, dtype=mixed[expr.array]), expr.dtype)

    def store(node: Node) -> Block:
        if not isinstance(node, Store) or node.array not in mixed:
            return (node,)
        return (replace(node, value=_viewed(node.value, mixed[node.array])),)

    return rewrite_block(map_expressions(body, load), store)


def _viewed(value: Expr, dtype: DType) -> Expr:
    """The value of another type with the bits of a value."""
    if value.dtype == dtype:
        return value
    whole = build.bits(value) if value.dtype.is_float else build.converted(value, dtype.unsigned)
    return build.from_bits(whole, dtype) if dtype.is_float else build.converted(whole, dtype)


def _is_graph_name(name: str) -> bool:
    return re.fullmatch(r"[as]\d+(v\d+)?", name) is not None


def program_of(piece: Piece, graph: Graph) -> Program:
    """The piece as a Program: its parameters are the arrays and scalars it uses, in the graph's order."""
    touched = touches(piece.body)
    used = {expr.array for expr in evaluated(piece.body) if isinstance(expr, Shape)} | read_in(piece.body)
    params: list[Param] = []
    for name, made in graph.arrays.items():
        touch = touched.get(name)
        if touch is None and name not in used:
            continue
        access: Access = "in"
        if touch is not None and touch.writes:
            access = "inout" if touch.loads or touch.atomic or not made.starts_at_zero else "out"
        params.append(Param(name, access, made.dtype, len(made.shape)))
    params += [Param(name, "scalar", dtype, 0) for name, dtype in graph.scalars.items() if name in used]
    taken = {param.name for param in params} | used | used_names(piece.body)
    title = "_then_".join(piece.titles)[:100]
    name = title if title not in taken else next(names_beside(taken, f"{title}_"))
    return Program(name, tuple(params), piece.body, piece.workgroup)
