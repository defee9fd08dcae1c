"""Names: assignment in its forms, what a name stands for, and what may be read where."""

from __future__ import annotations

import numpy as np

import vyre
from front.making import body_of, made, ran, the_problems


def test_names_are_swapped_at_once() -> None:
    assert [2, 1, 0, 0] == ran("a, b = 1, 2\na, b = b, a\ny[0], y[1] = a, b")


def test_three_names_are_rotated_at_once() -> None:
    assert [2, 3, 1, 0] == ran("a, b, c2 = 1, 2, 3\na, b, c2 = b, c2, a\ny[0], y[1], y[2] = a, b, c2")


def test_elements_are_swapped_at_once() -> None:
    assert [7, 5, 0, 0] == ran("y[0] = 5\ny[1] = 7\ny[0], y[1] = y[1], y[0]")


def test_a_later_target_sees_an_earlier_one() -> None:
    assert [0, 0, 9, 0] == ran("i = 0\ni, y[i] = 2, 9")


def test_targets_are_assigned_from_left_to_right() -> None:
    assert [0, 1, 0, 0] == ran("i = 0\ni = y[i] = 1")


def test_tuples_nest() -> None:
    assert [1, 2, 3, 0] == ran("(a, b), d = (1, 2), 3\n[y[0], y[1]] = a, b\ny[2] = d")


def test_a_shape_is_a_tuple() -> None:
    text = body_of("h, w = x.shape\ny[0], y[1] = h, w", "x: Buf[f32, 2], y: Out[i32]")

    assert [2, 3] == made(text).over(1)(np.zeros((2, 3), np.float32), np.zeros(2, np.int32)).tolist()


def test_every_augmented_assignment_is_its_operator() -> None:
    steps = ["a += 4", "a -= 2", "a *= 3", "a //= 2", "a %= 16", "a <<= 3", "a |= 5"]
    steps += ["a &= 125", "a ^= 9", "a >>= 1", "a **= 2"]
    python: dict[str, int] = {"a": 13}
    exec("\n".join(steps), python)

    assert [python["a"], 0, 0, 0] == ran("\n".join(["a = 13", *steps, "y[0] = a"]))


def test_a_parameter_may_be_assigned_to_without_changing_the_argument() -> None:
    k = made(body_of("t += 1.0\nt *= 2.0\ny[gid()] = t", "t: f32, y: Out[f32]"))

    assert [8.0] == k.over(1)(3.0).tolist()


def test_a_constant_may_be_assigned_to() -> None:
    k = made(body_of("n += 1\ny[gid()] = n", "y: Out[i32], n: Const[int] = 4"))

    assert [5] == k.over(1)().tolist()


def test_a_loop_variable_may_have_the_name_of_a_parameter() -> None:
    k = made(body_of("for n in range(n):\n    y[n] = n + 1", "y: InOut[i32], n: i32"))

    assert [1, 2, 0] == k.over(1)(np.zeros(3, np.int32), 2).tolist()


def test_a_local_hides_a_global() -> None:
    assert [5, 0, 0, 0] == ran("scale = 5\ny[0] = scale", scale=3)


def test_a_local_hides_a_module() -> None:
    assert [5, 0, 0, 0] == ran("vy = 5\ny[0] = vy")


def test_a_parameter_hides_a_word_of_the_language() -> None:
    k = made(body_of("y[gid()] = bits[0] + sign", "bits: Buf[f32], sign: f32, y: Out[f32]"))

    assert [3.0] == k(np.array([1], np.float32), 2.0, domain=1).tolist()
    assert [3.0] == k(bits=np.array([1], np.float32), sign=2.0, domain=1).tolist()


def test_a_local_may_be_called_like_a_word_of_the_language() -> None:
    assert [7, 0, 0, 0] == ran("min = 3\nmax = 4\ny[0] = min + max")


def test_a_kernel_may_be_called_like_anything() -> None:
    for name in ("f32", "gid", "perform", "failure", "entry", "len", "region"):
        k = made(f"@kernel\ndef {name}(y: Out[i32]):\n    y[vy.gid()] = 1\n")

        assert [1, 1] == k.over(2)().tolist(), name


def test_names_may_be_written_in_any_letters() -> None:
    text = "@kernel\ndef größe(µ: f32, ŷ: Out[f32]):\n    β = µ * 2\n    ŷ[gid()] = β\n"

    assert [6.0] == made(text).over(1)(3.0).tolist()


def test_a_local_of_one_underscore_is_a_local() -> None:
    assert [3, 0, 0, 0] == ran("n = 0\nfor _ in range(3):\n    n += 1\ny[0] = n")


def test_locals_may_be_called_like_ours() -> None:
    assert [1, 2, 3, 2] == ran(
        "_t = 1\n_t_1 = atomic_add(c, 0, 2) + 2\ny[0], y[1] = _t, _t_1\ny[2] = c[0] + 1\ny[3] = c[0]"
    )


def test_the_variable_of_a_comprehension_is_no_local_that_is_missed() -> None:
    assert [("P111", 3)] == the_problems("n = [v for v in range(3)]")


def test_a_refused_import_is_one_problem() -> None:
    assert [("P110", 3)] == the_problems("import math as m\ny[0] = m.sqrt(x[0]) + m.pi")


def test_a_branch_that_is_not_compiled_is_not_looked_at() -> None:
    assert [] == the_problems("if DEBUG:\n    print(x[0])\ny[0] = x[0]", DEBUG=False)


def test_a_name_bound_only_in_a_branch_that_is_not_compiled_is_unset() -> None:
    assert [("P208", 5)] == the_problems("if DEBUG:\n    n = 1\ny[0] = f32(n)", DEBUG=False)


def test_statements_that_do_nothing_do_nothing() -> None:
    assert [1, 0, 0, 0] == ran('"""What it does."""\n...\npass\n3\ny[0] = 1')


def test_a_kernel_may_have_no_parameters() -> None:
    k = made("@kernel\ndef k():\n    pass\n")

    assert k.over(3)() is None


def test_every_problem_is_reported_at_once() -> None:
    lines = "n = z[0]\ny[0] = n + 1\nif x[0]:\n    y[1] = gid()\nwhile True:\n    pass\nx[0] = 1.0"

    assert [("P201", 3), ("P207", 5), ("P209", 6), ("P110", 7), ("P014", 9)] == the_problems(lines)


def test_a_problem_points_at_the_column_that_a_reader_counts() -> None:
    k = made("@kernel\ndef k(ä: Buf[f32], ö: Out[f32]):\n    ö[0] = ä[0] * f32('ü' if 1 else 2) + fehlt\n")
    try:
        k._build({})
    except vyre.Problems as fault:
        found = {problem.code: problem.where for problem in fault.problems}

    assert {"P111": (3, 22), "P201": (3, 41)} == found
