"""The wording of findings: what happened, and what to do about it, in the user's own names."""

from __future__ import annotations

from dataclasses import dataclass

from vyre.ir.problem import Span
from vyre.reference.geometry import Geometry
from vyre.reference.memory import MachineArray
from vyre.reference.report import Finding
from vyre.reference.watch import ArrayAccess, How

_VERBS = {"load": "loads", "store": "stores to", "atomic": "updates"}
_EFFECTS = {"load": "the load gives 0", "store": "the store is dropped", "atomic": "the atomic does nothing"}


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two accesses of a race."""

    how: How
    span: Span | None
    lane: int


def race(memory: MachineArray, index: tuple[int, ...], here: Side, there: Side, shape: Geometry) -> Finding:
    """Return the finding for two unordered accesses to one element; that of `there` came first in the run."""
    element = _element(memory.name, index)
    mine, theirs = _who(here.lane, shape), _who(there.lane, shape)
    if here.how == there.how == "store":
        what = f"invocations {theirs} and {mine} both store to {element}, and nothing orders them."
    else:
        what = (
            f"invocation {theirs} {_VERBS[there.how]} {element}, invocation {mine} {_VERBS[here.how]} it, "
            "and nothing orders them."
        )
    fix = _race_fix(memory.name, here, there, shape)
    return Finding("race", what, here.span, there.span, 1, index, fix)


def outside(touch: ArrayAccess, index: tuple[int, ...]) -> Finding:
    """Return the finding for an access whose index is not in the array."""
    memory = touch.memory
    what = (
        f"{_element(memory.name, index)} is outside {memory.name} {_extent(memory)}; {_EFFECTS[touch.how]}."
    )
    bound = f"len({memory.name})" if len(index) == 1 else f"{memory.name}.shape[k]"
    fix = f"guard it, as in `if 0 <= i < {bound}:`."
    return Finding("out of range", what, touch.span, None, 1, index, fix)


def border(touch: ArrayAccess, index: tuple[int, ...]) -> Finding:
    """Return the note for a load of a neighbour beyond the border, which is 0 by definition, or for a store
    there by the last workgroup.
    """
    memory = touch.memory
    what = f"{_element(memory.name, index)} is beyond the border of {memory.name} {_extent(memory)}"
    if touch.how == "load":
        what = f"{what}, and is 0."
        fix = "none is needed if 0 is meant there; else clamp the index, or guard the load."
    else:
        what = f"{what}; {_EFFECTS[touch.how]}."
        fix = "none is needed if the last workgroup ends beyond the array; else guard the store."
    return Finding("border", what, touch.span, None, 1, index, fix)


def not_written(memory: MachineArray, missing: int, index: tuple[int, ...], span: Span | None) -> Finding:
    """Return the finding for an output with `missing` unwritten elements, the first at `index`."""
    name = memory.name
    if missing == memory.size:
        what = f"{name} is an output, and nothing is stored to it."
        fix = f"store to {name}, or remove it."
    else:
        rest = f" and {missing - 1:,} more" if missing > 1 else ""
        what = f"{_element(name, index)}{rest} of the {memory.size:,} elements of {name} get no value."
        fix = f"store to every element of {name}, or declare it InOut[{memory.dtype}] if the caller fills it."
    return Finding("not written", what, span, None, 1, index, fix, name)


def unwritten(touch: ArrayAccess, index: tuple[int, ...]) -> Finding:
    """Return the finding for a load of an element that was not written in this launch."""
    name = touch.memory.name
    what = f"{_element(name, index)} is loaded before anything is stored to it."
    if touch.memory.where == "shared":
        fix = f"store to {name} first and put vyre.barrier() between, or write 0 where 0 is meant."
    else:
        fix = f"store to {name} first, or declare it InOut[{touch.memory.dtype}] if it has values before."
    return Finding("unwritten", what, touch.span, None, 1, index, fix)


def divergence(barrier: str, span: Span | None, group: tuple[int, ...], reached: str) -> Finding:
    """Return the finding for a barrier that only some invocations of a workgroup, "3 of 64", reach."""
    what = f"{reached} invocations reach {barrier}, first in workgroup {_id(group)}."
    fix = f"move {barrier} out of the condition, loop or early return that divides them."
    return Finding("divergence", what, span, None, 1, group, fix)


def _race_fix(array: str, here: Side, there: Side, shape: Geometry) -> str:
    same_group = shape.wid(here.lane) == shape.wid(there.lane)
    if here.how == there.how == "store":
        return f"let one invocation store to each element of {array}, or use an atomic such as atomic_add."
    if shape.grouped and same_group:
        return "put vyre.barrier() between the two lines, or make both atomic."
    if "load" not in (here.how, there.how):
        return f"make every update of {array} atomic."
    return f"load from another array than {array}, put vyre.grid_sync() between, or use two kernels."


def _element(array: str, index: tuple[int, ...]) -> str:
    return f"{array}[{_tuple(index)}]"


def _extent(memory: MachineArray) -> str:
    if len(memory.shape) > 1:
        return f"of shape {memory.shape}"
    return f"of {memory.size:,} {'element' if memory.size == 1 else 'elements'}"


def _who(lane: int, shape: Geometry) -> str:
    return _id(shape.gid(lane)[: shape.rank])


def _id(values: tuple[int, ...]) -> str:
    return _tuple(values) if len(values) == 1 else f"({_tuple(values)})"


def _tuple(values: tuple[int, ...]) -> str:
    return ", ".join([str(value) for value in values])
