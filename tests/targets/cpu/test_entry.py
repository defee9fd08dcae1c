"""Calls by signatures: what they take, what they leave to the Python function, and that they do what `bind`
does.
"""

import gc
import math
import sys
import threading
import traceback
import tracemalloc
import weakref
from collections.abc import Sequence
from dataclasses import replace
from types import CellType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from targets.cpu.kernels import ADD, MARK, MEET, echo, loaded
from vyre.analysis.index_axes import AxisUse, IndexAxes
from vyre.front.known import Parameter
from vyre.front.template import MISSING
from vyre.ir import dtypes
from vyre.ir.dtypes import DType
from vyre.ir.literal import literal, misfit
from vyre.ir.problem import CallError, Span
from vyre.run import signatures
from vyre.run.bind import bind
from vyre.run.user_frame import with_user_frame
from vyre.targets.cpu import entry, pool
from vyre.targets.cpu.entry import MOST_SIGNATURES, SignatureTable
from vyre.targets.cpu.layout import is_as_declared
from vyre.targets.cpu.signature import Captured, Signature

pytestmark = pytest.mark.skipif(not is_as_declared(), reason="this Python keeps its objects in another way")

NOWHERE = Span("", 1, 0)


def parameter(
    name: str, role: str, dtype: DType | None = dtypes.f32, rank: int = 1, default: object = MISSING
) -> Parameter:
    return Parameter(name, role, dtype, 0 if role in ("scalar", "const") else rank, "", default, NOWHERE)


CHEAP = pool.spread(0.1)


class Slow:
    """The Python function behind a fast call; remembers what it was called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def __call__(self, *args: Any, **named: Any) -> str:
        self.calls.append((args, named))
        return "slow"


def signature(
    address: int, parameters: Sequence[Parameter], *, axes: IndexAxes | None = None, how: pool.Spread = CHEAP,
    workgroup: tuple[int, ...] | None = None, rank: int | None = None, absent: frozenset[str] = frozenset(),
    consts: dict[str, object] | None = None, positional: int | None = None, **more: Any,
) -> Signature:  # fmt: skip
    """A kernel's signature for arrays of any shapes, whose outputs in `absent` are made."""
    axes = axes or axes_of_one(parameters)
    rank = len(workgroup or ()) or axes.rank if rank is None else rank
    form = signatures.shaped(parameters, axes, workgroup, rank=rank, made=absent, filled=frozenset())
    return Signature(
        device="cpu",
        rows=signatures.rows_of(parameters, consts or {}, absent),
        parameters=len(parameters),
        positional=len(parameters) if positional is None else positional,
        results=signatures.results_of(parameters),
        takes=form.takes,
        domain=form.domain,
        equals=form.equals,
        makes=form.makes,
        code=address,
        how=how,
        **more,
    )


def called(slow: Any, *known: Signature, over: object = None) -> Any:
    """The object that tries these signatures."""
    table = SignatureTable()
    for number, each in enumerate(known):
        table.add(number, each)
    return table.call(slow, over)


def axes_of_one(parameters: Sequence[Parameter]) -> IndexAxes:
    """As if gid indexed the axes of the first output, else of the first array, and of no other array."""
    runtime = [parameter for parameter in parameters if parameter.role != "const"]
    arrays = sorted((p.role != "out", place, p.rank) for place, p in enumerate(runtime) if p.role != "scalar")
    rank = arrays[0][2] if arrays else 0
    return IndexAxes(rank, tuple(AxisUse(arrays[0][1], axis, "gid", axis, False) for axis in range(rank)))


def made(text: str, parameters: Sequence[Parameter], slow: Any = None, **more: Any) -> Any:
    code = loaded(text)
    more = {"how": pool.spread(more.pop("cost", 0.1)), "keep": code} | more
    return called(slow or Slow(), signature(code["kernel"], parameters, **more))


ADDED = (parameter("a", "in"), parameter("b", "in"), parameter("out", "out"))


def three(size: int = 16) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return np.arange(size, dtype=np.float32), np.full(size, 2, np.float32), np.zeros(size, np.float32)


@pytest.mark.parametrize(
    "call",
    [
        lambda k, a, b, out: k(a, b, out),
        lambda k, a, b, out: k(a, b, out=out),
        lambda k, a, b, out: k(a, out=out, b=b),
        lambda k, a, b, out: k(out=out, b=b, a=a),
        lambda k, a, b, out: k(*(a, b), out=out),
    ],
)
def test_a_call_runs_the_kernel_and_gives_the_output_itself(call: Any) -> None:
    slow, (a, b, out) = Slow(), three()

    assert out is call(made(ADD, ADDED, slow), a, b, out)
    assert (a + b).tolist() == out.tolist()
    assert [] == slow.calls


class Special(np.ndarray):
    """A kind of array that may mean something else by its elements."""


def unaligned(a: np.ndarray) -> np.ndarray:
    return np.frombuffer(bytearray(a.nbytes + 1), np.uint8)[1:].view(a.dtype)


def read_only(a: np.ndarray) -> np.ndarray:
    a.flags.writeable = False
    return a


FALL_BACKS = {
    "a missing output": lambda a, b, out: ((a, b), {}),
    "no argument": lambda a, b, out: ((), {}),
    "too many arguments": lambda a, b, out: ((a, b, out, out), {}),
    "an argument given twice": lambda a, b, out: ((a, b, out), {"out": out}),
    "a name that is not a parameter": lambda a, b, out: ((a, b, out), {"fuse": 3}),
    "another device": lambda a, b, out: ((a, b, out), {"device": "reference"}),
    "a device that is no text": lambda a, b, out: ((a, b, out), {"device": 3}),
    "groups of an element kernel": lambda a, b, out: ((a, b, out), {"groups": 3}),
    "a domain of two axes": lambda a, b, out: ((a, b, out), {"domain": (4, 4)}),
    "a domain that is a list of two": lambda a, b, out: ((a, b, out), {"domain": [4, 4]}),
    "a domain that is a truth": lambda a, b, out: ((a, b, out), {"domain": True}),
    "a domain below zero": lambda a, b, out: ((a, b, out), {"domain": -1}),
    "a domain beyond 31 bits": lambda a, b, out: ((a, b, out), {"domain": 2**31}),
    "another name instead": lambda a, b, out: ((a, b), {"ouch": out}),
    "None for the output": lambda a, b, out: ((a, b, None), {}),
    "a list": lambda a, b, out: ((list(a), b, out), {}),
    "a number": lambda a, b, out: ((1.0, b, out), {}),
    "another dtype": lambda a, b, out: ((a.astype(np.float64), b, out), {}),
    "another byte order": lambda a, b, out: ((a.astype(">f4"), b, out), {}),
    "two dimensions": lambda a, b, out: ((a.reshape(4, 4), b, out), {}),
    "no dimension": lambda a, b, out: ((a[0], b, out), {}),
    "a view with a stride": lambda a, b, out: ((a[::2], b, out), {}),
    "a reversed view": lambda a, b, out: ((a[::-1], b, out), {}),
    "an unaligned array": lambda a, b, out: ((unaligned(a), b, out), {}),
    "an output that is read-only": lambda a, b, out: ((a, b), {"out": read_only(out)}),
    "a subclass": lambda a, b, out: ((a.view(Special), b, out), {}),
    "a masked array": lambda a, b, out: ((np.ma.masked_array(a), b, out), {}),
    "a name that is not interned": lambda a, b, out: ((a, b), {"".join(["o", "ut"]): out}),
}  # fmt: skip


@pytest.mark.parametrize("case", FALL_BACKS, ids=str)
def test_everything_else_goes_to_the_python_function_unchanged(case: str) -> None:
    slow, (a, b, out) = Slow(), three()
    args, named = FALL_BACKS[case](a, b, out)

    assert "slow" == made(ADD, ADDED, slow)(*args, **named)
    assert 1 == len(slow.calls)
    assert [id(value) for value in args] == [id(value) for value in slow.calls[0][0]]
    assert {name: id(value) for name, value in named.items()} == {
        name: id(value) for name, value in slow.calls[0][1].items()
    }
    assert not out.any()


def test_an_axis_longer_than_kernels_count_goes_to_the_python_function() -> None:
    long = np.lib.stride_tricks.as_strided(np.zeros((0, 1), np.float32), (2**31, 0), (4, 4))
    slow, out = Slow(), np.zeros((1, 1), np.float32)
    call = made(MARK, [parameter("a", "in", rank=2), parameter("out", "out", rank=2)], slow)

    assert long.flags.c_contiguous
    assert "slow" == call(long, out)


def test_a_read_only_input_is_taken() -> None:
    a, b, out = three()

    assert out is made(ADD, ADDED)(read_only(a), b, out)


def test_arrays_of_length_zero_are_taken() -> None:
    a, b, out = three(0)

    assert out is made(ADD, ADDED)(a, b, out)


def test_what_the_python_function_raises_is_raised() -> None:
    def slow(*args: Any) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        made(ADD, ADDED, slow)(1, 2, 3)


def test_an_error_of_the_users_shows_the_users_lines_alone() -> None:
    def perform(args: Any, named: Any) -> None:
        raise CallError("a is wrong. Fix: make it right.")

    call = made(ADD, ADDED, with_user_frame(perform, name="blur", file="theirs.py", line=7))
    try:
        call(1)
    except CallError as fault:
        frames = traceback.extract_tb(fault.__traceback__)

    assert [(__file__, "test_an_error_of_the_users_shows_the_users_lines_alone"), ("theirs.py", "blur")] == [
        (frame.filename, frame.name) for frame in frames
    ]


# Scalars

ECHOED = 1 + 1 + 1 + 3  # an array of rank 1, a scalar, the domain


def echoing(dtype: DType, slow: Any, **more: Any) -> Any:
    return made(
        echo(ECHOED), [parameter("out", "out", dtypes.i64), parameter("s", "scalar", dtype, **more)], slow
    )


EDGES = st.sampled_from([7, 8, 15, 16, 31, 32, 53, 63, 64])
NUMBERS = (
    st.integers(-(2**70), 2**70)
    | st.integers(-300, 300)
    | st.builds(lambda n, d: 2**n + d, EDGES, st.integers(-1, 1))
    | st.builds(lambda n, d: d - 2**n, EDGES, st.integers(-1, 1))
    | st.floats()
    | st.floats(width=32)
    | st.booleans()
    | st.sampled_from([math.inf, -math.inf, math.nan, -0.0, 3.4e38, 3.5e38, 1e-45, 5e-324])
)  # fmt: skip


@pytest.mark.parametrize("dtype", dtypes.ALL, ids=str)
@given(value=NUMBERS)
def test_a_scalar_reaches_the_kernel_as_its_literal_or_goes_to_python(dtype: DType, value: Any) -> None:
    slow, out = Slow(), np.zeros(ECHOED, np.int64)
    result = echoing(dtype, slow)(out, value)
    if isinstance(result, str):
        assert (out == 0).all()
        left = type(value) is int and abs(value) > 2**53 and dtype.is_float
        assert misfit(dtype, value) or left or dtype.is_narrow
    else:
        assert None is misfit(dtype, value)
        assert literal(dtype, value).bits == int(out.view(np.uint64)[2])


@pytest.mark.parametrize("value", [np.ones(1), "1", 1j, [1.0], np.float16(1), np.longdouble(1)], ids=repr)
@pytest.mark.parametrize("dtype", [dtypes.f32, dtypes.i32, dtypes.u64, dtypes.bool_], ids=str)
def test_other_things_than_plain_numbers_go_to_python(dtype: DType, value: Any) -> None:
    assert "slow" == echoing(dtype, Slow())(np.zeros(ECHOED, np.int64), value)


SCALARS = (
    np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.longlong,
    np.float32, np.float64,
)  # fmt: skip


@pytest.mark.parametrize("dtype", dtypes.ALL, ids=str)
@given(kind=st.sampled_from(SCALARS), value=NUMBERS)
def test_a_scalar_of_numpy_is_taken_as_its_number(dtype: DType, kind: Any, value: Any) -> None:
    with np.errstate(all="ignore"):
        try:
            scalar = kind(value)
        except (OverflowError, ValueError):
            return
    slow, out, plain = Slow(), np.zeros(ECHOED, np.int64), np.zeros(ECHOED, np.int64)

    results = [echoing(dtype, slow)(*given) for given in ((out, scalar), (plain, scalar.item()))]

    assert [type(result) for result in results] == [type(results[0])] * 2
    assert out[2] == plain[2]


def test_numbers_beyond_u64_leave_no_error_behind() -> None:
    call = echoing(dtypes.u64, Slow())

    assert ["slow"] * 2 == [call(np.zeros(ECHOED, np.int64), value) for value in (-1, 1 << 64)]


def test_a_scalar_that_is_not_given_has_its_default() -> None:
    out = np.zeros(ECHOED, np.int64)

    assert out is echoing(dtypes.f32, Slow(), default=0.1)(out)
    assert literal(dtypes.f32, 0.1).bits == out[2]
    assert out is echoing(dtypes.bf16, Slow(), default=0.1)(out)
    assert literal(dtypes.bf16, 0.1).bits == out[2]


@pytest.mark.parametrize(
    "default", [MISSING, None, "x", 1e40, np.float32(1)], ids=lambda each: type(each).__name__
)
def test_a_scalar_without_a_plain_default_must_be_given(default: object) -> None:
    assert "slow" == echoing(dtypes.f32, Slow(), default=default)(np.zeros(ECHOED, np.int64))


# Constants


@pytest.mark.parametrize(
    ("value", "same", "other"),
    [
        (3, 3, [4, 3.0, True, 2**80, np.int64(3)]),
        (1 << 40, 1 << 40, [0]),
        (0.5, 0.5, [0.25, 1, -0.5]),
        (0.0, 0.0, [-0.0, 0, False]),
        (True, True, [False, 1]),
        (dtypes.f16, dtypes.f16, [dtypes.f32, "f16"]),
    ],
    ids=str,
)
def test_a_constant_must_be_the_one_compiled_for(value: Any, same: Any, other: list[Any]) -> None:
    out = np.zeros(5, np.int64)
    parameters = [parameter("out", "out", dtypes.i64), parameter("n", "const", None)]
    call = made(echo(5), parameters, consts={"n": value})

    assert out is call(out, same)
    assert out is call(out, n=same)
    assert ["slow"] * len(other) == [call(out, thing) for thing in other]
    assert "slow" == call(out)


def test_a_constant_may_be_left_out_when_its_default_was_compiled_for() -> None:
    out = np.zeros(5, np.int64)
    parameters = [parameter("out", "out", dtypes.i64), parameter("n", "const", None, default=2)]

    assert out is made(echo(5), parameters, consts={"n": 2})(out)
    assert "slow" == made(echo(5), parameters, consts={"n": 3})(out)
    assert "slow" == made(echo(5), parameters, consts={"n": 2.0})(out)


def test_a_constant_too_large_to_compare_goes_to_python() -> None:
    out, huge = np.zeros(5, np.int64), 2**70
    parameters = [parameter("out", "out", dtypes.i64), parameter("n", "const", None, default=huge)]
    call = made(echo(5), parameters, consts={"n": huge})

    assert "slow" == call(out, huge)
    assert out is call(out)


# What was taken from outside


def test_a_changed_global_sends_the_call_to_python() -> None:
    names, out = {"radius": 3, "other": 1}, np.zeros(5, np.int64)
    watch = Captured(names, "radius", names["radius"])
    call = made(echo(5), [parameter("out", "out", dtypes.i64)], captured=[watch])
    before = call(out)
    names["radius"] = 4
    changed = call(out)
    del names["radius"]
    missing = call(out)
    names["radius"] = 3

    assert out is before
    assert ("slow", "slow") == (changed, missing)
    assert out is call(out)


def test_the_names_that_a_signature_points_to_are_kept() -> None:
    """The sanitizers see it where they are not."""
    letters, out = "suidar", np.zeros(5, np.int64)
    names = {letters[::-1]: 3}
    watch = Captured(names, "".join(reversed(letters)), 3)
    call = made(echo(5), [parameter("out", "out", dtypes.i64)], captured=[watch])
    del watch
    gc.collect()

    assert out is call(out)


def test_a_changed_closure_sends_the_call_to_python() -> None:
    value, out = object(), np.zeros(5, np.int64)
    cell = CellType(value)
    call = made(echo(5), [parameter("out", "out", dtypes.i64)], captured=[Captured(cell, None, value)])

    assert out is call(out)
    cell.cell_contents = 5
    assert "slow" == call(out)
    del cell.cell_contents
    assert "slow" == call(out)


def test_a_shut_gate_sends_earlier_calls_to_python() -> None:
    early, (a, b, out) = made(ADD, ADDED), three()
    entry.invalidate()

    assert "slow" == early(a, b, out)
    assert out is made(ADD, ADDED)(a, b, out)


# Names and order


def test_parameters_by_name_only_are_not_taken_by_position() -> None:
    call, (a, b, out) = made(ADD, ADDED, positional=2), three()

    assert "slow" == call(a, b, out)
    assert out is call(a, b, out=out)


def test_many_parameters_are_found_by_name() -> None:
    names = [sys.intern(f"p{index}") for index in range(63)]
    parameters = [
        parameter("out", "out", dtypes.i64),
        *(parameter(name, "scalar", dtypes.i64) for name in names),
    ]
    out = np.zeros(2 + 63 + 3, np.int64)
    given = {name: index * index for index, name in enumerate(names)}

    made(echo(68), parameters)(out, **dict(reversed(given.items())))

    assert list(given.values()) == out[2:65].tolist()


def test_more_parameters_than_a_program_may_have_go_to_python() -> None:
    parameters = [parameter(f"p{index}", "inout") for index in range(129)]

    assert not signature(1, parameters).fits
    assert "slow" == called(Slow(), signature(1, parameters))(*[np.zeros(1, np.float32)] * 129)


# Domain and results, against `bind`

ROLES = st.sampled_from(["in", "out", "inout"])
SHAPES = st.lists(st.integers(0, 3), min_size=1, max_size=3).map(tuple)
EXTENTS = st.lists(st.sampled_from(["n", "m", "2"]), min_size=3, max_size=3)
USES = st.builds(
    AxisUse,
    st.integers(0, 5),
    st.integers(0, 2),
    st.sampled_from(["gid", "wid"]),
    st.integers(0, 2),
    st.just(False),
)


@given(
    arrays=st.lists(st.tuples(ROLES, SHAPES, st.none() | EXTENTS, st.booleans()), min_size=0, max_size=5),
    workgroup=st.none() | st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple),
    stated=st.sampled_from(["nothing", "domain", "groups", "over"]),
    sizes=SHAPES,
    rank=st.integers(0, 3),
    uses=st.lists(USES, max_size=8, unique_by=lambda use: (use.place, use.axis, use.kind, use.of)),
)
def test_the_kernel_gets_what_bind_gives(
    arrays: list[tuple[str, tuple[int, ...], list[str] | None, bool]],
    workgroup: tuple[int, ...] | None,
    stated: str,
    sizes: tuple[int, ...],
    rank: int,
    uses: list[AxisUse],
) -> None:
    sink = np.zeros(64, np.int64)
    parameters = [parameter("sink", "inout", dtypes.i64)]
    for at, (role, shape, extents, _) in enumerate(arrays):
        made = parameter(f"p{at}", role, dtypes.u8, len(shape))
        parameters.append(replace(made, axes=tuple(extents[: len(shape)]) if extents else ()))
    names = [sys.intern(f"p{at}") for at in range(len(arrays))]
    made_ones = [role == "out" and is_absent for role, _, _, is_absent in arrays]
    absent = frozenset(name for name, is_made in zip(names, made_ones, strict=True) if is_made)
    values = {"sink": sink} | {
        name: np.zeros(shape, np.uint8) for name, (_, shape, _, _) in zip(names, arrays, strict=True)
    }
    given = {name: value for name, value in values.items() if name not in absent}
    slots = 2 + sum(1 + len(shape) for _, shape, _, _ in arrays) + 3
    ranks = [value.ndim for value in values.values()]
    axes = IndexAxes(rank, tuple(u for u in uses if u.place < len(ranks) and u.axis < ranks[u.place]))
    said: dict[str, Any] = {stated: sizes} if stated in ("domain", "groups") else {}
    domain = sizes if stated in ("domain", "over") else None
    try:
        launch = bind(
            "k", parameters, given, axes=axes, workgroup=workgroup, domain=domain, groups=said.get("groups")
        )
    except CallError:
        launch = None
    over = sizes if stated == "over" else None
    grid_rank = len(workgroup or sizes) if stated in ("domain", "over") or workgroup else rank
    slow = Slow()
    try:
        known = signature(
            loaded(echo(slots))["kernel"],
            parameters,
            workgroup=workgroup,
            rank=grid_rank,
            axes=axes,
            absent=absent,
        )
    except signatures.Inexpressible:
        assert absent or launch is None
        return
    result = called(slow, known, over=over)(**given, **said)

    if launch is None:
        assert slow.calls
    elif slow.calls:  # what bind accepts is left to it only where groups say the shape of an output
        assert absent
        assert stated == "groups"
    else:
        assert (*launch.grid, 1, 1, 1)[:3] == tuple(sink[slots - 3 : slots])
        results = result if len(launch.results) > 1 else (result,)
        outputs = [p.name for p in parameters if p.role == "out"] or [
            p.name for p in parameters if p.role == "inout"
        ]
        after = given | dict(zip(outputs, results, strict=True))
        assert all(after[name] is value for name, value in given.items())
        expected = [word for name in values for word in (after[name].ctypes.data, *after[name].shape)]
        assert expected == sink[: slots - 3].tolist()
        assert [value.shape for value in launch.results] == [value.shape for value in results]
        assert [value.dtype for value in launch.results] == [value.dtype for value in results]


@pytest.mark.parametrize("groups", [(3, 2), (0, 5), (np.int64(3), 2)])
def test_any_groups_are_taken(groups: Any) -> None:
    slow, sink = Slow(), np.zeros(8, np.int64)
    call = made(echo(5), [parameter("sink", "inout", dtypes.i64)], slow, workgroup=(8, 1))

    assert sink is call(sink, groups=groups)
    assert [8, *groups, 1] == sink[1:5].tolist()
    for named in (
        {},
        {"groups": 7},
        {"groups": (1, 2, 3)},
        {"groups": None},
        {"groups": groups, "domain": 3},
    ):
        assert "slow" == call(sink, **named)
    assert "slow" == call(sink, groups)


# Outputs that are made

MADE = frozenset({"out"})


@pytest.mark.parametrize("size", [0, 1, 16, 5_000])
@pytest.mark.parametrize("filled", [0, 1, 2])
def test_an_output_that_is_not_passed_is_made(size: int, filled: int) -> None:
    slow, (a, b, _) = Slow(), three(size)
    code = loaded(ADD)
    axes = IndexAxes(1, tuple(AxisUse(place, 0, "gid", 0, True) for place in range(3)))
    known = signature(code["kernel"], ADDED, axes=axes, absent=MADE, keep=code)
    call = called(slow, replace(known, makes=[replace(known.makes[0], is_filled=filled)]))

    for out in (call(a, b), call(a, b, None), call(b=b, a=a, out=None), call(a, b, domain=size)):
        assert (a + b).tolist() == out.tolist()
        assert type(out) is np.ndarray
        assert (out.dtype, out.flags.owndata) == (np.float32, size < 1024)
        assert out.flags.carray
        assert size < 1024 or out.ctypes.data % 64 == 0
    assert "slow" == call(a, b, np.zeros(size, np.float32))
    assert 1 == len(slow.calls)


def test_outputs_too_large_to_be_made_go_to_python() -> None:
    slow = Slow()
    parameters = [parameter("a", "in"), parameter("out", "out", rank=2)]
    axes = IndexAxes(2, tuple(AxisUse(1, axis, "gid", axis, True) for axis in range(2)))
    call = called(slow, signature(loaded(MARK)["kernel"], parameters, axes=axes, absent=MADE))
    a = np.zeros(1, np.float32)

    assert "slow" == call(a, domain=(2**31 - 1, 2**31 - 1))
    assert "slow" == call(a, domain=(2**22, 2**22))  # more than there is


def test_made_outputs_are_counted_once() -> None:
    code, (a, b, _) = loaded(ADD), three()
    axes = IndexAxes(1, tuple(AxisUse(place, 0, "gid", 0, True) for place in range(3)))
    call = called(Slow(), signature(code["kernel"], ADDED, axes=axes, absent=MADE, keep=code))
    storage = np.dtype(np.float32)
    before = sys.getrefcount(storage)

    kept = [call(a, b) for _ in range(100)]
    assert [2] * 100 == [sys.getrefcount(kept[at]) for at in range(100)]
    is_immortal = before > 1 << 30
    assert before + (0 if is_immortal else 100) == sys.getrefcount(storage)
    del kept
    assert before == sys.getrefcount(storage)


# Several signatures


def test_a_call_is_tried_against_all_signatures() -> None:
    slow, (a, b, out) = Slow(), three()
    parameters = (*ADDED, parameter("n", "const", None))
    known = [signature(loaded(ADD)["kernel"], parameters, consts={"n": n}) for n in range(5)]
    call = called(slow, *known)

    for n in (0, 4, 2, 2, 1, 3, 0):
        assert out is call(a, b, out, n=n)
    assert "slow" == call(a, b, out, n=5)


def test_the_oldest_signature_goes_when_there_are_many() -> None:
    slow, (a, b, out) = Slow(), three()
    parameters = (*ADDED, parameter("n", "const", None))
    known = [
        signature(loaded(ADD)["kernel"], parameters, consts={"n": n}) for n in range(MOST_SIGNATURES + 1)
    ]
    call = called(slow, *known)

    assert "slow" == call(a, b, out, n=0)
    assert all(out is call(a, b, out, n=n) for n in range(1, MOST_SIGNATURES + 1))
    assert 1 == len(slow.calls)


def test_signatures_may_change_while_a_call_runs() -> None:
    counts, table = np.zeros(2, np.int64), SignatureTable()
    code = loaded(MEET)
    how = pool.spread(4_500 / counts.size)
    table.add(0, signature(code["kernel"], [parameter("counts", "inout", dtypes.i64)], how=how, keep=code))
    del code
    call = table.call(Slow())
    thread = threading.Thread(target=call, args=(counts,))  # waits until counts[0] is 2
    thread.start()
    while counts[0] < 1 and thread.is_alive():
        pass
    table.clear()
    gc.collect()
    counts[0] = 2
    thread.join()

    assert counts.tolist() in ([2, 1], [3, 2])  # in two parts if other threads make calls, too


def test_calls_go_to_python_while_a_pipeline_is_recorded() -> None:
    call, (a, b, out) = made(ADD, ADDED), three()

    entry.pause(1)
    assert "slow" == call(a, b, out)
    entry.pause(0)
    assert out is call(a, b, out)


@pytest.mark.parametrize("given", [(), (print,), (print, (), None), (print, [], None, 1)])
def test_a_call_object_is_made_only_from_its_own_records(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        type(made(ADD, ADDED))(*given)


def test_a_call_object_without_a_function_behind_it_fails() -> None:
    call = made(ADD, ADDED)
    del call.slow

    with pytest.raises(TypeError):
        call()


def test_a_kernel_without_outputs_gives_none() -> None:
    counts = np.zeros(2, np.int64)
    parameters = [parameter("counts", "in", dtypes.i64)]

    assert made("define void @kernel(ptr %a, i64 %l, i64 %h) {\n  ret void\n}", parameters)(counts) is None


def test_a_domain_of_too_many_elements_goes_to_python() -> None:
    largest = (2**31 - 1,) * 3

    assert "slow" == made(echo(5), [parameter("a", "out")], rank=3)(np.zeros(1, np.float32), domain=largest)


# Long work

MARKED = (parameter("marks", "inout", dtypes.i32),)


@pytest.mark.parametrize("total_ns", [15_000, 10_000_000], ids=["with who is awake", "with all"])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_long_work_is_shared_and_complete(threads: int, total_ns: int) -> None:
    before, marks = pool.threads(), np.zeros(200_000, np.int32)

    def slow(given: np.ndarray) -> np.ndarray:  # what the driver does: it starts the pool
        args = np.array([given.ctypes.data, given.size, given.size, 1, 1], np.int64)
        pool.run(loaded(MARK)["kernel"], args.ctypes.data, given.size, cost)
        return given

    cost = total_ns / marks.size
    pool.threads(threads)
    call = made(MARK, MARKED, slow, cost=cost)
    for _ in range(100):
        assert marks is call(marks)
    pool.threads(before)

    assert {100} == set(marks.tolist())


def test_long_work_leaves_the_interpreter_to_others() -> None:
    counts = np.zeros(2, np.int64)
    call = made(MEET, [parameter("counts", "inout", dtypes.i64)], cost=4_500 / counts.size)
    thread = threading.Thread(target=call, args=(counts,))  # waits until counts[0] is 2
    thread.start()
    while counts[0] < 1 and thread.is_alive():
        pass
    counts[0] = 2
    thread.join()

    assert counts.tolist() in ([2, 1], [3, 2])  # in two parts if other threads make calls, too


# Ownership


def test_reference_counts_stay_as_they_are() -> None:
    a, b, out = three()
    slow = Slow()
    call = made(ADD, ADDED, slow)
    both = made(MARK, [parameter("x", "inout", dtypes.i32), parameter("y", "inout", dtypes.i32)])
    x, y = np.zeros(4, np.int32), np.zeros(4, np.int32)
    things = [a, b, out, x, y, slow, call, both, np.dtype(np.float32), np.ndarray]
    before = [sys.getrefcount(thing) for thing in things]
    for _ in range(100_000):
        call(a, b, out=out)
        both(x, y)

    assert before == [sys.getrefcount(thing) for thing in things]


def test_calls_leave_no_memory_behind() -> None:
    call, (a, b, out) = made(ADD, ADDED, lambda *args, **named: None), three()
    both = made(MARK, [parameter("x", "inout", dtypes.i32), parameter("y", "inout", dtypes.i32)])
    x = np.zeros(4, np.int32)

    def work() -> int:
        for _ in range(10_000):
            call(a, b, out=out)
            call(a, 1)
            both(x, x)
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    work()
    first, second = work(), work()
    tracemalloc.stop()

    assert second - first < 1_000


class Kept:
    """Something that a fast call keeps."""


def test_a_fast_call_keeps_what_it_needs_and_no_longer() -> None:
    kept, slow = Kept(), Slow()
    call = made(ADD, ADDED, slow, keep=(kept, loaded(ADD)))
    gone, slow_gone = weakref.ref(kept), weakref.ref(slow)
    del kept, slow
    gc.collect()
    assert gone() is not None
    assert slow_gone() is not None

    del call
    gc.collect()
    assert gone() is slow_gone() is None


def test_a_cycle_through_a_fast_call_is_collected() -> None:
    slow = Slow()
    slow.call = made(ADD, ADDED, slow)  # type: ignore[attr-defined]  # as a kernel holds its own call
    gone = weakref.ref(slow)
    del slow
    gc.collect()

    assert gone() is None


def test_threads_may_call_at_once() -> None:
    call = made(ADD, ADDED)
    results: list[bool] = []

    def work(number: int) -> None:
        a, b, out = three(50)
        a += number
        for _ in range(5_000):
            good = call(a, b, out=out) is out
        results.append(good and (a + b == out).all())

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [True] * 4 == results
