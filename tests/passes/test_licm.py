from __future__ import annotations

from passes.kernels import after, text
from vyre.passes import licm


def test_what_is_the_same_in_all_iterations_is_computed_before() -> None:
    before = """
        for k in range(n):
            y[k] = s * s + f32(k)
            z[k] = i32(s * s)
    """

    assert text("""
        _h0: f32 = s * s
        _h1: i32 = i32(s * s)
        for k in range(0, n, 1):
            y[k] = _h0 + f32(k)
            z[k] = _h1
    """) == after(licm, before)


def test_an_expression_leaves_all_loops_in_which_it_is_the_same() -> None:
    before = """
        for k in range(n):
            for j in range(n):
                y[j] = f32(n * 3) + f32(k * 3) + f32(j)
    """

    assert text("""
        _h0: f32 = f32(n * 3)
        for k in range(0, n, 1):
            _h1: f32 = _h0 + f32(k * 3)
            for j in range(0, n, 1):
                y[j] = _h1 + f32(j)
    """) == after(licm, before)


def test_what_reads_a_local_that_the_loop_sets_stays() -> None:
    before = """
        t = s
        for k in range(n):
            y[k] = t * 2.0
            t = x[k]
    """

    assert "_h0" not in after(licm, before)


def test_a_load_that_is_sure_to_happen_moves() -> None:
    before = """
        acc = 0.0
        for k in range(4):
            acc = acc + x[n] * x[k]
        y[0] = acc
    """

    assert "_h0: f32 = x[n]\n" in after(licm, before)


def test_a_load_stays_in_a_loop_that_may_not_run() -> None:
    before = """
        acc = 0.0
        for k in range(n):
            acc = acc + x[n]
        y[0] = acc
    """

    assert "_h0" not in after(licm, before)


def test_a_load_stays_where_a_store_may_change_it() -> None:
    before = """
        for k in range(4):
            y[k] = x[n]
    """

    assert "_h0" not in after(licm, before)


def test_a_load_of_a_private_array_moves_past_stores_to_others() -> None:
    before = """
        p = local(f32, 4)
        p[1] = s
        for k in range(4):
            y[k] = p[n]
    """

    assert "_h0: f32 = p[n]\n" in after(licm, before)


def test_a_load_under_a_condition_stays() -> None:
    before = """
        acc = 0.0
        for k in range(4):
            acc = acc + (x[n] if k < n else 0.0)
            if k > n:
                acc = acc + x[n + 1]
        y[0] = acc
    """

    changed = after(licm, before)

    assert "(x[n] if k < n else 0.0)" in changed
    assert "_h0: i32 = n + 1\n" in changed
    assert "acc = acc + x[_h0]\n" in changed


def test_a_load_after_a_jump_stays() -> None:
    before = """
        acc = 0.0
        for k in range(4):
            if k == n:
                break
            acc = acc + x[n]
        y[0] = acc
    """

    assert "_h0" not in after(licm, before)


def test_an_expression_under_a_condition_moves() -> None:
    before = """
        for k in range(n):
            if k > 3:
                y[k] = s * s
    """

    assert "\n_h0: f32 = s * s\nfor k" in after(licm, before)


def test_a_load_of_an_array_declared_in_the_loop_stays() -> None:
    before = """
        for k in range(4):
            p = local(f32, 4)
            y[k] = p[n]
    """

    assert "_h0" not in after(licm, before)


def test_literals_and_names_stay() -> None:
    before = """
        t = 0
        for k in range(n):
            t = n
            t = 3
        z[0] = t
    """

    assert "_h0" not in after(licm, before)
