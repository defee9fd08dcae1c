"""A pipeline as data: the kernel calls of its function, and the arrays between them.

Arrays are named a0, a1, ... and run-time scalars s0, s1, ... throughout a graph; locals of different calls
have different names. So the bodies of calls can be concatenated without renaming.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from numpy.typing import NDArray

from vyre.analysis.effects import assigned_in, read_in, touches
from vyre.front.known import Capture
from vyre.ir.dtypes import DType
from vyre.ir.nodes import (
    Access,
    Block,
    Declare,
    Expr,
    Load,
    Name,
    Node,
    Param,
    Program,
    Shape,
    Store,
)
from vyre.ir.walk import evaluated, map_expressions, rewrite_block, statements
from vyre.ops import build
from vyre.passes.names import names_beside, used_names, with_arrays, with_names
from vyre.plan.merge import Extents, Made, Piece
from vyre.plan.stand_ins import Traced
from vyre.plan.value_keys import Same


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
    arrays: dict[Name, Made] = field(default_factory=dict)
    scalars: dict[Name, DType] = field(default_factory=dict)
    values: list[Any] = field(default_factory=list)  # of the scalars, in their order
    given: dict[Name, NDArray[Any]] = field(default_factory=dict)  # arrays from outside
    sources: dict[Name, object] = field(default_factory=dict)  # the user's objects for those arrays
    pieces: list[Piece] = field(default_factory=list)
    calls: list[object] = field(default_factory=list)  # programs and arrays, without the scalars' values
    captured: dict[int, Sequence[Capture]] = field(default_factory=dict)  # by the programs that were called
    taken: set[str] = field(default_factory=set)
    types: dict[Name, set[DType]] = field(default_factory=dict)  # with which calls use an array
    argued: dict[Name, str] = field(default_factory=dict)  # arrays that are arguments of the pipeline
    makers: dict[Name, tuple[int, str]] = field(default_factory=dict)  # the call that first wrote an array

    def array(self, shape: Extents, dtype: DType, *, made: bool) -> Traced:
        """A new array of the graph."""
        name = f"a{len(self.arrays)}"
        self.arrays[name] = Made(tuple(int(extent) for extent in shape), dtype, made)
        return Traced(name, self.arrays[name].shape, dtype, self)

    def outside(
        self, value: Any, dtype: DType, *, argument: str | None = None, memory: NDArray[Any] | None = None
    ) -> Traced:
        """An array that the pipeline was called with, or that its function brought in; each has one name."""
        for name, known in self.sources.items():
            if known is value:
                return Traced(name, self.arrays[name].shape, self.arrays[name].dtype, self)
        traced = self.array(value.shape, dtype, made=False)
        self.given[traced.name] = value if memory is None else memory
        self.sources[traced.name] = value
        if argument is not None:
            self.argued[traced.name] = argument
        return traced

    def let_go(self) -> dict[Name, NDArray[Any]]:
        """Remove and return the arrays from outside: the recorder lives as long as its stand-ins."""
        given, self.given, self.sources = self.given, {}, {}
        return given

    def call(self, program: Program, arguments: Mapping[Name, Traced | Any], grid: Extents) -> None:
        """Record a call; `arguments` are arrays of the graph and scalars by parameter of the Program.

        Programs are compared by identity: the caller keeps one object for each kernel.
        """
        names: dict[Name, Name] = {}
        for param in program.params:
            if param.is_array:
                names[param.name] = arguments[param.name].name
                self.types.setdefault(names[param.name], set()).add(param.dtype)
            else:
                names[param.name] = f"s{len(self.scalars)}"
                self.scalars[names[param.name]] = param.dtype
                self.values.append(arguments[param.name])
        self.calls.append((Same(program), tuple(names.values()), tuple(grid)))
        written = [param.name for param in program.params if param.access in ("out", "inout")]
        for name in written:
            called = name if len(written) > 1 else "the output"
            self.makers.setdefault(names[name], (len(self.pieces), called))
        body = _renamed(program, names, self.taken)
        self.pieces.append(Piece(body, tuple(grid), program.workgroup, (program.name,)))

    def graph(self, outputs: Sequence[Traced]) -> Graph:
        """The recorded graph with these outputs."""
        arrays = {name: replace(made, dtype=self._dtype(name, made)) for name, made in self.arrays.items()}
        mixed = {name: arrays[name].dtype for name, types in self.types.items() if len(types) > 1}
        return Graph(
            tuple(replace(piece, body=_as_stored(piece.body, mixed)) for piece in self.pieces),
            arrays,
            dict(self.scalars),
            tuple(name for name in arrays if self._is_outside(name)),
            tuple(o.name for o in outputs),
            self._origins(),
            tuple(range(1, len(self.pieces) + 1)),
        )

    def _is_outside(self, name: Name) -> bool:
        return not self.arrays[name].starts_at_zero

    def _dtype(self, name: Name, made: Made) -> DType:
        """The type of an array: the one that all calls use, or the unsigned type of its size."""
        types = self.types.get(name, {made.dtype})
        return next(iter(types)) if len(types) == 1 else made.dtype.unsigned

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
    if value.dtype == dtype:
        return value
    return build.from_bits(value, dtype) if dtype.is_float else build.bits(value)


def _is_graph_name(name: str) -> bool:
    return name[:1] in "as" and name[1:].isdigit()


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
