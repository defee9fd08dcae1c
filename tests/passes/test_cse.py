from __future__ import annotations

from passes.kernels import after, text
from vyre.passes import cse


def test_a_value_computed_twice_gets_a_local() -> None:
    before = """
        i = gid()
        y[i] = s * s + x[i]
        z[i] = i32(s * s)
    """

    assert text("""
        i: i32 = gid(0)
        _c0: f32 = s * s
        y[i] = _c0 + x[i]
        z[i] = i32(_c0)
    """) == after(cse, before)


def test_a_local_that_has_the_value_is_read() -> None:
    before = """
        i = gid()
        q = s * s
        y[i] = s * s + 1.0
    """

    assert "y[i] = q + 1.0\n" in after(cse, before)


def test_only_the_largest_common_part_gets_a_local() -> None:
    before = """
        i = gid()
        y[i] = (s * s + 1.0) / 3.0
        y[i + 1] = (s * s + 1.0) / 5.0
    """

    assert text("""
        i: i32 = gid(0)
        _c0: f32 = s * s + 1.0
        y[i] = _c0 / 3.0
        y[i + 1] = _c0 / 5.0
    """) == after(cse, before)


def test_a_literal_is_read_at_its_source() -> None:
    before = """
        k = 3
        m = k
        y[k] = x[m]
        k = n
        y[k] = x[m]
    """

    assert text("""
        k: i32 = 3
        m: i32 = 3
        y[3] = x[3]
        k = n
        y[k] = x[3]
    """) == after(cse, before)


def test_a_local_computed_from_literals_is_a_literal() -> None:
    before = """
        k = 8
        y[0] = f32(k)
        k = k // 2
        y[k] = 1.0
        k = k // 2
        y[k] = 1.0
    """

    assert text("""
        k: i32 = 8
        y[0] = 8.0
        k = 4
        y[4] = 1.0
        k = 2
        y[2] = 1.0
    """) == after(cse, before)


def test_a_load_is_shared_until_memory_may_have_changed() -> None:
    before = """
        i = gid()
        t = x[i] + x[i]
        y[i] = t
        y[i] = x[i]
    """

    assert text("""
        i: i32 = gid(0)
        _c0: f32 = x[i]
        t: f32 = _c0 + _c0
        y[i] = t
        y[i] = x[i]
    """) == after(cse, before)


def test_a_store_to_a_parameter_does_not_change_a_private_array() -> None:
    before = """
        i = gid()
        p = local(f32, 4)
        p[0] = s
        y[i] = p[i]
        y[i + 1] = p[i]
        p[1] = s
        y[i + 2] = p[i]
    """

    assert text("""
        i: i32 = gid(0)
        p = local(f32, 4)
        p[0] = s
        _c0: f32 = p[i]
        y[i] = _c0
        y[i + 1] = _c0
        p[1] = s
        y[i + 2] = p[i]
    """) == after(cse, before)


def test_a_barrier_ends_what_is_known_of_shared_memory() -> None:
    before = """
        t = shared(f32, 32)
        t[lid()] = s
        v = t[0]
        barrier()
        y[lid()] = v + t[0]
    """

    assert "y[lid(0)] = v + t[0]\n" in after(cse, before, workgroup=32)


def test_an_atomic_ends_what_is_known_of_parameters() -> None:
    before = """
        v = a[0]
        atomic_add(a, 0, u)
        a[1] = v + a[0]
    """

    assert "a[1] = v + a[0]\n" in after(cse, before)


def test_assigning_ends_what_is_known_of_a_local() -> None:
    before = """
        i = gid()
        k = n
        y[i] = f32(k * 3)
        k = k + 1
        y[i + 1] = f32(k * 3)
    """

    assert "_c0" not in after(cse, before)


def test_a_value_of_one_branch_is_not_known_after_the_if() -> None:
    before = """
        i = gid()
        if n > 3:
            y[i] = s * s
        y[i + 1] = s * s
    """

    assert "_c0" not in after(cse, before)


def test_a_value_from_before_the_if_is_known_in_both_branches() -> None:
    before = """
        i = gid()
        q = s * s
        if n > 3:
            y[i] = s * s
        else:
            y[i] = s * s + 1.0
    """

    assert text("""
        i: i32 = gid(0)
        q: f32 = s * s
        if n > 3:
            y[i] = q
        else:
            y[i] = q + 1.0
    """) == after(cse, before)


def test_what_a_loop_changes_is_unknown_from_its_start() -> None:
    before = """
        i = gid()
        acc = s
        t = acc * 2.0
        for k in range(n):
            y[k] = acc * 2.0
            acc = acc + x[i]
            y[k + 1] = x[i]
    """

    changed = after(cse, before)

    assert "y[k] = acc * 2.0\n" in changed
    assert "y[k + 1] = x[i]\n" not in changed


def test_a_branch_that_may_not_be_taken_gives_no_value() -> None:
    before = """
        i = gid()
        v = x[i] if n > 3 else 0.0
        y[i] = v + x[i] + x[i]
    """

    assert text("""
        i: i32 = gid(0)
        v: f32 = x[i] if n > 3 else 0.0
        _c0: f32 = x[i]
        y[i] = v + _c0 + _c0
    """) == after(cse, before)


def test_the_test_of_a_choice_gives_its_branch_a_value() -> None:
    before = """
        i = gid()
        y[i] = x[i] if x[i] > s else 0.0
    """

    assert text("""
        i = gid()
        _c0 = x[i]
        y[i] = _c0 if _c0 > s else 0.0
    """) == after(cse, before)


def test_a_barrier_stays_uniform_though_its_bound_was_computed_before() -> None:
    before = """
        v = n * 2
        if lid() == 0:
            v = 7
        for k in range(n * 2):
            barrier()
        z[gid()] = v
    """

    assert "for k in range(0, _c0, 1):" in after(cse, before, workgroup=32)


def test_a_barrier_stays_uniform_though_a_local_that_differs_held_the_value() -> None:
    before = """
        v = n * 2
        w = v + 1
        if lid() == 0:
            v = 7
        for k in range(n * 2 + 1):
            barrier()
        z[gid()] = v + w
    """

    assert "range(0, w, 1)" not in after(cse, before, workgroup=32)


def test_names_in_use_are_not_taken() -> None:
    before = """
        _c0 = gid()
        y[_c0] = s * s
        y[_c0 + 1] = s * s
    """

    assert "_c1: f32 = s * s\n" in after(cse, before)


def test_a_loop_whose_step_is_computed_as_0_is_removed() -> None:
    before = """
        step = i32(0)
        for k in range(0, n, step):
            y[k] = 1.0
    """

    assert "\nstep: i32 = 0\n" == after(cse, before)
