from __future__ import annotations

from passes.kernels import after, kernel, text
from vyre.analysis.effects import unrolled_growth
from vyre.ir import limits
from vyre.ir.nodes import For
from vyre.ir.walk import size, statements
from vyre.passes import dce, unroll


def test_an_unrolled_loop_is_written_out_and_leaves_its_variable() -> None:
    before = """
        acc = 0.0
        for k in unroll(range(6, 0, -2)):
            acc = acc + x[k + 1]
        y[k] = acc
    """

    assert text("""
        acc: f32 = 0.0
        acc = acc + x[7]
        acc = acc + x[5]
        acc = acc + x[3]
        k: i32 = 2
        y[k] = acc
    """) == after(unroll, before)


def test_a_short_small_loop_is_written_out_unasked() -> None:
    before = """
        for k in range(2):
            y[k] = 1.0
    """

    assert text("""
        y[0] = 1.0
        y[1] = 1.0
        k: i32 = 1
    """) == after(unroll, before)


def test_a_long_loop_stays_unless_asked() -> None:
    before = """
        for k in range(100):
            y[k] = 1.0
    """

    assert "for k in range(0, 100, 1):" in after(unroll, before)
    assert "y[99] = 1.0\n" in after(unroll, before.replace("range(100)", "unroll(range(100))"))


def test_a_tree_in_shared_memory_is_written_out_unasked() -> None:
    tree = """
        part = shared(f32, 64)
        i = lid()
        for k in range(8):
            barrier()
            if i < (32 >> k):
                part[i] = part[i] + part[i + (32 >> k)]
    """

    assert "for k" not in after(unroll, tree, workgroup=64)
    assert "for k" in after(unroll, tree.replace("barrier()", "part[0] = 1.0"), workgroup=64)


def test_a_variable_that_the_body_sets_is_set_for_each_iteration() -> None:
    before = """
        for k in unroll(range(2)):
            y[k] = 1.0
            k = k + 5
        z[0] = k
    """

    assert text("""
        k: i32 = 0
        y[k] = 1.0
        k = k + 5
        k = 1
        y[k] = 1.0
        k = k + 5
        z[0] = k
    """) == after(unroll, before)


def test_loops_in_loops_are_written_out_with_bounds_that_become_known() -> None:
    before = """
        for k in unroll(range(1, 3)):
            for j in range(k):
                y[j] = f32(k)
    """

    assert text("""
        y[0] = 1.0
        _u0: i32 = 0
        y[0] = 2.0
        y[1] = 2.0
        j: i32 = 1
        k: i32 = 2
    """) == after(unroll, before)


def test_a_local_assigned_once_stays_so_in_every_copy() -> None:
    before = """
        for k in unroll(range(2)):
            t = x[k]
            y[k] = t * t
        y[5] = t
    """

    assert text("""
        _u0: f32 = x[0]
        y[0] = _u0 * _u0
        t: f32 = x[1]
        y[1] = t * t
        k: i32 = 1
        y[5] = t
    """) == after(unroll, before)


def test_a_copy_of_an_id_still_distinguishes_subgroups() -> None:
    before = """
        for k in unroll(range(2)):
            i = lid()
            if i // 32 == k:
                t = subgroup_add(s)
                y[i] = t
    """

    assert "_u0 // 32 == 0" in after(unroll, before, workgroup=64)


def test_a_loop_with_a_break_or_continue_of_its_own_stays() -> None:
    for jump in ("break", "continue"):
        before = f"""
            for k in unroll(range(2)):
                if x[k] > s:
                    {jump}
                y[k] = 1.0
        """

        assert "for k in unroll(range(0, 2, 1)):" in after(unroll, before)


def test_a_break_of_an_inner_loop_leaves_the_outer_loop_uniform() -> None:
    before = """
        for k in unroll(range(2)):
            for j in range(n):
                if x[j] > s:
                    break
                y[k] = 1.0
    """

    assert 2 == after(unroll, before).count("break")


def test_a_loop_that_declares_an_array_stays() -> None:
    before = """
        for k in unroll(range(2)):
            p = local(f32, 4)
            p[n] = s
            y[k] = p[k]
    """

    assert "unroll(range(0, 2, 1))" in after(unroll, before)


def test_a_return_in_a_loop_may_be_written_out() -> None:
    before = """
        for k in unroll(range(2)):
            if x[k] > s:
                return
        y[0] = 1.0
    """

    assert 2 == after(unroll, before).count("return")


def test_all_loops_that_ask_are_written_out_up_to_the_checkers_limit() -> None:
    program = kernel("""
        for p in unroll(range(64)):
            for q in unroll(range(64)):
                y[p + q] = s
        for r in range(2):
            y[r] = 1.0
    """)

    assert 0 == sum(isinstance(node, For) and node.unroll for node in statements(unroll(program).body))
    assert unrolled_growth(program.body) <= limits.UNROLLED


def test_a_program_does_not_grow_beyond_its_limit() -> None:
    loops = "".join(f"{'    ' * d}for k{d} in unroll(range(200)):\n" for d in range(4))
    program = kernel(loops + "    " * 4 + "y[k0 + k1 + k2 + k3] = s\n")

    assert size(unroll(program).body) < limits.NODES


def test_a_small_loop_in_a_small_loop_is_written_out_with_it() -> None:
    before = """
        t = 0.0
        for p in range(2):
            for q in range(2):
                t = t + x[p + 3 * q]
        y[0] = t
    """

    assert text("""
        t: f32 = 0.0
        t = t + x[0]
        t = t + x[3]
        t = t + x[1]
        t = t + x[4]
        y[0] = t
    """) == after(lambda program: dce(unroll(program)), before)


def test_a_loop_in_a_loop_of_unknown_length_stays() -> None:
    before = """
        t = 0.0
        for p in range(2):
            for q in range(n):
                t = t + x[p + 3 * q]
        y[0] = t
    """

    assert 2 == after(unroll, before).count("for ")
