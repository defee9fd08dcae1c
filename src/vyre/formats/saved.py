"""The records of a saved pipeline, which artifact.py writes and reads.

Arrays and run-time scalars have the names that the programs use for them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from vyre.ir.dtypes import DType
from vyre.ir.nodes import Name, Program


@dataclass(frozen=True, slots=True)
class ArraySlot:
    """The place of an array in what a pipeline returns."""

    array: Name


@dataclass(frozen=True, slots=True)
class LoggedArray:
    """The array or view of a log with this number: arguments come first, then what each step made."""

    number: int


@dataclass(frozen=True, slots=True)
class LoggedSize:
    """A size as a log computes it, in the form of `ir.axes`; `v2_0` is the length of axis 0 of array 2."""

    text: str


TYPE_KEY = ".dtype"  # of a dict that stands for an element type in a log: no argument has this name
LOGGED_SIZE = re.compile(r"v(\d+)_(\d+)")


@dataclass(frozen=True, slots=True)
class LoggedNumber:
    """The number that a call passes for the parameter at this position."""

    argument: int


@dataclass(frozen=True, slots=True)
class LoggedReal:
    """The real part of that number."""

    argument: int


@dataclass(frozen=True, slots=True)
class LoggedImaginary:
    """Its other part."""

    argument: int


Value: TypeAlias = (
    bool
    | int
    | float
    | complex
    | str
    | ArraySlot
    | LoggedArray
    | LoggedSize
    | LoggedNumber
    | LoggedReal
    | LoggedImaginary
    | tuple["Value", ...]
    | list["Value"]
    | dict["Value", "Value"]
    | None
)
Taken: TypeAlias = Literal["position", "either", "name"]
Role: TypeAlias = Literal["array", "number", "fixed"]
Fuse: TypeAlias = Literal["auto", "off", "max"]
Numeric: TypeAlias = Literal["bool", "int", "float", "complex"]
StepWord: TypeAlias = Literal[
    "call",
    "library",
    "make",
    "transpose",
    "reshape",
    "__getitem__",
    "view",
    "part",
    "as_numbers",
    "as_complex",
]
Sign: TypeAlias = Literal["==", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class SavedParameter:
    """A parameter of the pipeline: its kind, its default if it has one that can be saved, and the extents
    that are stated for its axes.
    """

    name: str
    taken: Taken
    has_default: bool
    default: Value
    axes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Argument:
    """An accepted argument: an array, any number of a kind that only kernels use, or this one value."""

    role: Role
    array: Name  # of an array
    numeric: Numeric  # of a number
    value: Value  # the fixed value; for a number, the value at saving


@dataclass(frozen=True, slots=True)
class SavedArray:
    """An array of the plan and its origin in words; `is_made` if the pipeline allocates it.

    `outer_dtype` and `outer_shape` are those with which it is passed or returned; `element` is the type of
    the complex numbers or structs whose numbers are along the last axis, as `formats.elements` writes it.
    """

    name: Name
    dtype: DType
    shape: tuple[int, ...]
    origin: str
    is_made: bool
    outer_dtype: DType
    outer_shape: tuple[int, ...]
    element: str = ""


@dataclass(frozen=True, slots=True)
class SavedScalar:
    """A run-time scalar: its bits, or those of the argument at this position; of its real part if `part` is
    1, of the other if it is 2.
    """

    name: Name
    dtype: DType
    bits: int
    argument: int | None
    part: int = 0


@dataclass(frozen=True, slots=True)
class Tuned:
    """The tuned layout of a launch on a device; `targets` defines the meaning of the numbers."""

    device: str
    lanes: int
    strips: int
    threads: int
    chunk: int
    block: tuple[int, ...]
    is_split: bool = False


@dataclass(frozen=True, slots=True)
class SavedLaunch:
    """A launch: the number of its program, its grid, its kernels, the first of its stages, the arrays whose
    last use it is, and its tuned layout. For a stage, `first` is its own position in the order of calls.
    """

    program: int
    grid: tuple[int, ...]
    titles: tuple[str, ...]
    first: int
    dead: tuple[Name, ...]
    tuned: tuple[Tuned, ...] = ()


@dataclass(frozen=True, slots=True)
class Band:
    """Launches, from the first to before the stop, that run a number of rows at a time along an axis."""

    first: int
    stop: int
    axis: int
    rows: int


@dataclass(frozen=True, slots=True)
class Judgement:
    """The decision about two neighbouring calls: fused by a rule, or the reason why not."""

    first: str
    second: str
    rule: str | None
    why: str


@dataclass(frozen=True, slots=True)
class SavedStep:
    """A step of the pipeline's function, which can be taken again for arrays of other sizes.

    `number` is the program of a call, the number of arrays that a function of the library returns, or the
    array whose view is made. `arguments` are those of a call by parameter; the name of a function of the
    library, its arguments by position and those by name; the shape and type of an array to make; or the
    arguments of the view's method. `names` are the constants that name axes.
    """

    word: StepWord
    number: int
    arguments: Value
    names: Value = None
    domain: Value = None
    groups: Value = None
    elements: Value = None  # of a call: the types of the complex numbers and structs that parameters take


@dataclass(frozen=True, slots=True)
class SavedFact:
    """A comparison of sizes on which the steps depend."""

    left: str
    sign: Sign
    right: str
    holds: bool


@dataclass(frozen=True, slots=True)
class SavedLog:
    """The steps of the pipeline's function, good for all sizes for which the facts hold."""

    steps: tuple[SavedStep, ...]
    facts: tuple[SavedFact, ...]
    returns: Value


@dataclass(frozen=True, slots=True)
class SavedSignature:
    """The launches of the pipeline for arguments of these shapes and types; `logs` holds its log, if there is
    one, for other shapes.
    """

    fuse: Fuse
    budget_bytes: int | None
    arguments: tuple[Argument, ...]
    arrays: tuple[SavedArray, ...]
    scalars: tuple[SavedScalar, ...]
    stages: tuple[SavedLaunch, ...]
    launches: tuple[SavedLaunch, ...]
    pairs: tuple[Judgement, ...]
    bands: tuple[Band, ...]
    returns: Value
    logs: tuple[SavedLog, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """The code of a program for a kind of target and a number of axes: for readers, never run."""

    program: int
    kind: str
    rank: int
    text: str


@dataclass(frozen=True, slots=True)
class Artifact:
    """A saved pipeline."""

    name: str
    parameters: tuple[SavedParameter, ...]
    programs: tuple[Program, ...]
    signatures: tuple[SavedSignature, ...]
    texts: tuple[Text, ...] = ()


def slots(value: Value) -> list[Name]:
    """The arrays in what a pipeline returns, in order."""
    if isinstance(value, ArraySlot):
        return [value.array]
    if isinstance(value, tuple | list):
        return [name for item in value for name in slots(item)]
    if isinstance(value, dict):
        return [name for item in value.values() for name in slots(item)]
    return []
