"""What each statement and value means, over many lanes at once."""

import numpy as np
import pytest

from reference.launching import checked, launch, zeros
from vyre import reference
from vyre.ir.dtypes import f32, i32, i64
from vyre.ir.literal import literal
from vyre.ir.nodes import Assign, For, Id, Op, Param, Program, Region, Store, Var


def test_an_element_kernel_runs_exactly_its_domain() -> None:
    result = launch("def k(n: InOut[u32]):\n    atomic_add(n, 0, 1)\n", 1_000_003, n=zeros(1, np.uint32))

    assert [1_000_003] == result["n"].tolist()


def test_a_domain_of_nothing_runs_nothing() -> None:
    result = launch("def k(y: Out[i32]):\n    y[0] = 1\n", (4, 0), y=zeros(1))

    assert [0] == result["y"].tolist()


def test_the_last_axis_of_a_domain_varies_fastest() -> None:
    text = """
        def k(y: Out[i32, 3]):
            size = domain(0) * domain(1) * domain(2)
            y[gid(0), gid(1), gid(2)] = gid(0) * 100 + gid(1) * 10 + gid(2) + size * 1000
    """
    result = launch(text, (2, 3, 4), y=zeros((2, 3, 4)))

    i, j, k = np.indices((2, 3, 4))
    assert (i * 100 + j * 10 + k + 24_000).tolist() == result["y"].tolist()


def test_a_missing_axis_has_id_0_and_extent_1() -> None:
    result = launch("def k(y: Out[i32]):\n    y[gid()] = gid(1) * 10 + domain(2)\n", 3, y=zeros(3))

    assert [1, 1, 1] == result["y"].tolist()


def test_chunks_of_lanes_see_their_own_ids() -> None:
    result = launch(
        "def k(y: Out[i32, 2]):\n    y[gid(0), gid(1)] = gid(0) * 1000 + gid(1)\n",
        (300, 700),
        y=zeros((300, 700)),
    )

    i, j = np.indices((300, 700))
    assert np.array_equal(i * 1000 + j, result["y"])


def test_shapes_are_the_arguments() -> None:
    text = "def k(x: Buf[f32, 2], y: Out[i32]):\n    y[0] = x.shape[0] * 10 + x.shape[1] + len(y)\n"
    result = launch(text, 1, x=zeros((3, 4), np.float32), y=zeros(5))

    assert 39 == result["y"][0]


def test_scalars_are_the_same_for_all() -> None:
    text = "def k(y: Out[f64], a: f16, b: bool, c: u64):\n    y[gid()] = f64(a) if b else f64(c)\n"
    result = launch(text, 3, y=zeros(3, np.float64), a=np.float16(1.5), b=np.bool_(True), c=np.uint64(7))

    assert [1.5, 1.5, 1.5] == result["y"].tolist()


def test_an_assignment_under_a_condition_leaves_other_lanes_alone() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            a = 5
            if i % 2 == 0:
                a = i
            y[i] = a
    """
    assert [0, 5, 2, 5, 4] == launch(text, 5, y=zeros(5))["y"].tolist()


def test_both_branches_of_a_divergent_if_run_for_their_lanes() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            if i < 2:
                y[i] = 10
            elif i < 4:
                y[i] = 20
            else:
                y[i] = 30
            y[i] += 1
    """
    assert [11, 11, 21, 21, 31] == launch(text, 5, y=zeros(5))["y"].tolist()


def test_a_lane_that_returned_does_nothing_more() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            for j in range(4):
                if j == i:
                    return
                y[i] += 1
            y[i] += 100
    """
    assert [0, 1, 2, 3, 104, 104] == launch(text, 6, y=zeros(6))["y"].tolist()


def test_break_and_continue_leave_the_innermost_loop() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            total = 0
            for a in range(4):
                for b in range(6):
                    if b == i:
                        continue
                    if b > a + 1:
                        break
                    total += 1
                if a == 2 and i == 1:
                    break
                total += 100
            y[i] = total
    """

    def one(i: int) -> int:
        total = 0
        for a in range(4):
            for b in range(6):
                if b == i:
                    continue
                if b > a + 1:
                    break
                total += 1
            if a == 2 and i == 1:
                break
            total += 100
        return total

    assert [one(i) for i in range(7)] == launch(text, 7, y=zeros(7))["y"].tolist()


def test_a_lane_that_went_on_once_may_still_break() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            for j in range(5):
                y[i] += 1
                if j == i:
                    continue
                if j == 2:
                    break
                y[i] += 10
    """
    assert [13, 13, 45, 23] == launch(text, 4, y=zeros(4))["y"].tolist()


def test_lanes_of_one_loop_run_their_own_number_of_times() -> None:
    text = """
        def k(n: Buf[i32], y: Out[i32]):
            i = gid()
            for j in range(i, n[i], 2):
                y[i] += j
    """
    n = np.array([-3, 1, 7, 4, 100], np.int32)
    expected = [sum(range(i, int(stop), 2)) for i, stop in enumerate(n)]

    assert expected == launch(text, 5, n=n, y=zeros(5))["y"].tolist()


def test_the_loop_variable_keeps_its_last_value() -> None:
    text = """
        def k(n: Buf[i32], y: Out[i32]):
            i = gid()
            j = -1
            for j in range(n[i]):
                if j == 3:
                    break
            y[i] = j
    """
    n = np.array([0, 1, 3, 4, 9], np.int32)

    assert [-1, 0, 2, 3, 3] == launch(text, 5, n=n, y=zeros(5))["y"].tolist()


def test_a_uniform_loop_under_a_condition_leaves_its_variable_alone_elsewhere() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            j = 50
            if i > 1:
                for j in range(3):
                    y[i] += j
            y[i] += j
    """
    assert [50, 50, 5, 5] == launch(text, 4, y=zeros(4))["y"].tolist()


def test_assigning_to_the_loop_variable_does_not_change_the_count() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            for j in range(3):
                j = j * 10 + i
                y[i] += j
            y[i] += 1000 * j
    """
    assert [20_030, 21_033] == launch(text, 2, y=zeros(2))["y"].tolist()


@pytest.mark.parametrize(
    "bounds",
    [
        (-(2**63), -(2**63) + 2, 1),
        (2**63 - 3, 2**63 - 1, 1),
        (2**63 - 1, -(2**63), -(2**63)),
        (0, 5, 0),
        (-(2**63), 2**63 - 1, 2**62),
    ],
)
def test_loops_reach_the_ends_of_64_bits(bounds: tuple[int, int, int]) -> None:
    text = """
        def k(b: Buf[i64], n: Out[i64], last: Out[i64]):
            i = gid()
            for j in range(b[0], b[1], b[2]):
                n[i] += 1
                last[i] = j
    """
    # A step of 0 cannot come from Python's range, so it has no expected turns of its own.
    turns = list(range(*bounds)) if bounds[2] else []
    result = launch(text, 2, b=np.array(bounds, np.int64), n=zeros(2, np.int64), last=zeros(2, np.int64))

    assert [len(turns)] * 2 == result["n"].tolist()
    assert [turns[-1] if turns else 0] * 2 == result["last"].tolist()


def test_conditional_expressions_and_short_circuits_choose_per_lane() -> None:
    text = """
        def k(x: Buf[i32], y: Out[i32]):
            i = gid()
            y[i] = (x[i] if i % 2 == 0 else -x[i]) + (100 if i > 1 and x[i] < 14 or i == 0 else 0)
    """
    x = np.arange(10, 16, dtype=np.int32)

    assert [110, -11, 112, 87, 14, -15] == launch(text, 6, x=x, y=zeros(6))["y"].tolist()


def test_a_region_changes_nothing() -> None:
    body = (Region("f", (Store("y", (Id("gid"),), literal(i32, 7)),)),)
    y = zeros(2)
    reference.run(Program("k", (Param("y", "out", i32),), body), {"y": y}, grid=(2,))

    assert [7, 7] == y.tolist()


def test_a_deep_expression_runs() -> None:
    value: Var | Op = Var("i", i32)
    for _ in range(199):
        value = Op("add", (value, literal(i32, 1)), i32)
    body = (Assign("i", Id("gid")), Store("y", (Var("i", i32),), value))
    y = zeros(2)
    reference.run(Program("k", (Param("y", "out", i32),), body), {"y": y}, grid=(2,))

    assert [199, 200] == y.tolist()


def test_deep_blocks_run() -> None:
    body: tuple[For | Store, ...] = (Store("y", (literal(i64, 0),), literal(i32, 9)),)
    for depth in range(31):
        body = (For(f"v{depth}", literal(i32, 0), literal(i32, 1), literal(i32, 1), body),)
    y = zeros(1)
    reference.run(Program("k", (Param("y", "out", i32),), body), {"y": y}, grid=(1,))

    assert [9] == y.tolist()


def test_f16_is_rounded_after_every_operation() -> None:
    text = "def k(x: Buf[f16], y: Out[f16]):\n    i = gid()\n    y[i] = (x[i] + x[0]) - x[0]\n"
    x = np.array([2048, 1, 3], np.float16)
    result = launch(text, 3, x=x, y=zeros(3, np.float16))

    assert [2048.0, 0.0, 4.0] == result["y"].tolist()


def test_bf16_arrays_hold_bit_patterns() -> None:
    text = "def k(x: Buf[bf16], y: Out[bf16]):\n    i = gid()\n    y[i] = x[i] * x[i]\n"
    x = np.array([0x3F80, 0x4040, 0x3F81], np.uint16)  # 1, 3, 1.0078125
    result = launch(text, 3, x=x, y=zeros(3, np.uint16))

    assert [0x3F80, 0x4110, 0x3F82] == result["y"].tolist()


@pytest.mark.parametrize(
    ("name", "storage", "bits"),
    [
        ("f16", np.uint16, 0x7E00),
        ("bf16", np.uint16, 0x7FC0),
        ("f32", np.uint32, 0x7FC00000),
        ("f64", np.uint64, 0x7FF8 << 48),
    ],
)
def test_a_stored_nan_is_the_canonical_one(name: str, storage: type, bits: int) -> None:
    text = f"def k(x: Buf[{name}], y: Out[{name}]):\n    i = gid()\n    y[i] = -x[i]\n"
    program = checked(text)
    dtype = program.params[0].dtype.storage
    x = np.array([bits | 1], storage).view(dtype)
    y = np.zeros(1, dtype)
    reference.run(program, {"x": x, "y": y}, grid=(1,))

    assert [bits] == y.view(storage).tolist()


def test_uniform_arithmetic_keeps_its_type_and_wraps_in_silence() -> None:
    text = """
        def k(y: Out[u8], a: u8, z: Out[f32], b: f32):
            c = a * a + u8(250)
            y[gid()] = c // u8(0) - c
            z[gid()] = (b / (b - b)) * b
    """
    result = launch(
        text, 2, y=zeros(2, np.uint8), a=np.uint8(200), z=zeros(2, np.float32), b=np.float32(3e38)
    )

    assert [(255 - (40_000 + 250)) % 256] * 2 == result["y"].tolist()
    assert [np.inf, np.inf] == result["z"].tolist()


def test_private_arrays_belong_to_the_lane_and_are_zero_at_their_declaration() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            for turn in range(3):
                a = local(i32, 4)
                for j in range(4):
                    a[j] += i * j
                y[i] += a[0] + a[1] + a[2] + a[3] + a[4] + a[-1]
    """
    assert [0, 18, 36] == launch(text, 3, y=zeros(3))["y"].tolist()


def test_private_arrays_declared_under_a_condition_are_zeroed_for_its_lanes_only() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            for turn in range(4):
                if turn % 2 == i % 2:
                    a = local(i32, 1)
                    a[0] += turn + 1
                    y[i] += a[0]
    """
    assert [4, 6] == launch(text, 2, y=zeros(2))["y"].tolist()


def test_many_large_private_arrays_fit() -> None:
    text = """
        def k(y: Out[i32]):
            i = gid()
            a = local(i32, 4096)
            a[i % 4096] = i
            y[i] = a[i % 4096] + a[(i + 1) % 4096]
    """
    assert np.array_equal(np.arange(20_000), launch(text, 20_000, y=zeros(20_000))["y"])


def test_grid_sync_in_an_element_kernel_orders_the_whole_launch() -> None:
    text = """
        def k(x: InOut[i32], y: Out[i32]):
            i = gid()
            kept = i * 2
            x[i] = i
            grid_sync()
            y[i] = x[domain(0) - 1 - i] + kept
    """
    n = 70_000
    result = launch(text, n, x=zeros(n), y=zeros(n))

    assert np.array_equal(n - 1 + np.arange(n), result["y"])


def test_a_read_only_argument_may_be_loaded() -> None:
    x = np.arange(3, dtype=np.float32)
    x.flags.writeable = False
    y = zeros(3, np.float32)
    program = Program(
        "k",
        (Param("x", "in", f32), Param("y", "out", f32)),
        checked("def k(x: Buf[f32], y: Out[f32]):\n    y[gid()] = x[gid()] + 1.0\n").body,
    )
    reference.run(program, {"x": x, "y": y}, grid=(3,))

    assert [1.0, 2.0, 3.0] == y.tolist()
