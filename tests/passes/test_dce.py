from __future__ import annotations

from passes.kernels import after, text
from vyre.passes import dce, separate


def unchanged(before: str, *, workgroup: int | None = None) -> bool:
    """Whether a kernel, written as it is shown, has no dead code."""
    return text(before, workgroup=workgroup) == after(dce, before, workgroup=workgroup)


def test_a_value_never_read_is_removed_with_what_only_it_read() -> None:
    before = """
        i = gid()
        a1 = x[i]
        b1 = a1 * 2.0
        y[i] = 1.0
    """

    assert text("""
        i: i32 = gid(0)
        y[i] = 1.0
    """) == after(dce, before)


def test_an_assignment_overwritten_before_it_is_read_is_removed() -> None:
    before = """
        t = 1.0
        t = s
        y[0] = t
    """

    assert text("""
        t: f32 = s
        y[0] = t
    """) == after(dce, before)


def test_an_assignment_read_on_one_path_stays() -> None:
    assert unchanged("""
        t: f32 = 1.0
        if n > 3:
            t = s
        y[0] = t
    """)


def test_a_counter_that_is_never_read_is_removed() -> None:
    before = """
        c = 0
        for k in range(n):
            c = c + k
            y[k] = 1.0
    """

    assert text("""
        for k in range(0, n, 1):
            y[k] = 1.0
    """) == after(dce, before)


def test_a_value_that_the_next_iteration_reads_stays() -> None:
    assert unchanged("""
        t: f32 = 0.0
        for k in range(0, n, 1):
            y[k] = t
            t = x[k]
    """)


def test_a_value_read_after_a_break_stays() -> None:
    assert unchanged("""
        t: f32 = 0.0
        for k in range(0, n, 1):
            t = x[k]
            if k == n:
                break
            t = 1.0
        y[0] = t
    """)


def test_a_value_read_after_a_continue_stays() -> None:
    assert unchanged("""
        t: f32 = 0.0
        for k in range(0, n, 1):
            y[k] = t
            t = s
            if k == 3:
                continue
            t = 1.0
    """)


def test_a_loop_variable_read_after_the_loop_keeps_its_loop() -> None:
    assert unchanged("""
        for k in range(0, 5, 1):
            if x[k] > s:
                break
        z[0] = k
    """)


def test_a_loop_variable_with_the_name_of_another_value_gets_its_own() -> None:
    before = """
        k = gid()
        y[k] = 1.0
        for m in range(0, 3, 1):
            for k in range(0, 5, 1):
                k = k + m
                y[k] = 2.0
            k = gid() + m
            y[k] = 3.0
        for k in range(k, 5, 1):
            y[k] = 4.0
    """

    assert text("""
        k: i32 = gid(0)
        y[k] = 1.0
        for m in range(0, 3, 1):
            for k1 in range(0, 5, 1):
                k1 = k1 + m
                y[k1] = 2.0
            k = gid(0) + m
            y[k] = 3.0
        for k0 in range(k, 5, 1):
            y[k0] = 4.0
    """) == after(separate, before)


def test_what_separates_loop_variables_keeps_dead_code() -> None:
    before = """
        k: i32 = gid(0)
        a1: f32 = x[k]
        for k0 in range(0, 5, 1):
            b1: f32 = x[k0]
        if b1 > 1.0:
            b1 = 2.0
    """

    assert text(before) == after(separate, before.replace("k0", "k"))


def test_a_loop_variable_that_is_read_later_keeps_its_name() -> None:
    before = """
        k: i32 = gid(0)
        for m in range(0, 3, 1):
            y[k] = 1.0
            for k in range(0, 5, 1):
                if x[k] > s:
                    break
        z[0] = k
    """

    assert text(before) == after(separate, before)


def test_a_loop_without_effects_is_removed() -> None:
    before = """
        t = 0.0
        for k in range(n):
            for j in range(n):
                t = t + x[j]
                if t > s:
                    break
        y[0] = 1.0
    """

    assert "\ny[0] = 1.0\n" == after(dce, before)


def test_a_loop_that_may_return_stays() -> None:
    assert unchanged("""
        for k in range(0, n, 1):
            if x[k] > s:
                return
        y[0] = 1.0
    """)


def test_statements_after_a_jump_are_removed() -> None:
    before = """
        for k in range(n):
            if x[k] > s:
                y[k] = 1.0
                continue
                y[k] = 2.0
            else:
                break
            y[k] = 3.0
        return
        y[0] = 4.0
    """

    assert text("""
        for k in range(0, n, 1):
            if x[k] > s:
                y[k] = 1.0
                continue
            else:
                break
        return
    """) == after(dce, before)


def test_an_if_without_statements_is_removed() -> None:
    before = """
        if x[0] > s:
            t = 1.0
        else:
            v = 2.0
        y[0] = 1.0
    """

    assert "\ny[0] = 1.0\n" == after(dce, before)


def test_an_if_with_statements_only_in_its_else_is_turned_round() -> None:
    before = """
        if n > 3:
            t = 1.0
        else:
            y[0] = 1.0
    """

    assert text("""
        if not n > 3:
            y[0] = 1.0
    """) == after(dce, before)


def test_a_private_array_that_is_never_read_is_removed() -> None:
    before = """
        p = local(f32, 4)
        q = local(f32, 4)
        p[n] = s
        q[n] = s
        y[0] = q[0]
    """

    assert text("""
        q = local(f32, 4)
        q[n] = s
        y[0] = q[0]
    """) == after(dce, before)


def test_an_atomic_stays_though_its_old_value_is_not_read() -> None:
    before = """
        old = atomic_add(a, 0, u)
        new = old + u
    """

    assert "\natomic_add(a, 0, u)\n" == after(dce, before)


def test_barriers_and_subgroup_operations_stay() -> None:
    assert unchanged(
        """
        t: f32 = subgroup_add(s)
        barrier()
        """,
        workgroup=32,
    )
