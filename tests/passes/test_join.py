from __future__ import annotations

from passes.kernels import after, text
from vyre.passes import join


def test_stores_of_both_branches_to_one_element_are_one_store_of_a_choice() -> None:
    before = """
        i: i32 = gid(0)
        if x[i] > s:
            y[i] = x[i]
        elif x[i] < 0.0:
            y[i] = 0.0
        else:
            y[i] = s
    """

    assert text("""
        i: i32 = gid(0)
        y[i] = x[i] if x[i] > s else 0.0 if x[i] < 0.0 else s
    """) == after(join, before)


def test_stores_to_other_elements_or_next_to_other_work_stay() -> None:
    before = """
        i: i32 = gid(0)
        if x[i] > s:
            y[i] = x[i]
        else:
            y[i + 1] = s
        if x[i] > s:
            y[i] = x[i]
        if x[i] > s:
            y[i] = x[i]
            y[i] = s
        else:
            y[i] = s
    """

    assert text(before) == after(join, before)


def test_operands_that_differ_between_two_assignments_are_chosen() -> None:
    before = """
        i: i32 = gid(0)
        v: f32 = 0.0
        for k in range(n):
            if k <= i:
                v = v + x[k] * s
            elif k == 7:
                v = v + 2.0 * s
            else:
                v = v + x[i] * s
        y[i] = v
    """

    assert text("""
        i: i32 = gid(0)
        v: f32 = 0.0
        for k in range(n):
            v = v + (x[k] if k <= i else 2.0 if k == 7 else x[i]) * s
        y[i] = v
    """) == after(join, before)


def test_assignments_of_other_operations_or_of_many_other_operands_stay() -> None:
    before = """
        i: i32 = gid(0)
        v: f32 = x[i]
        if i < n:
            v = v + s
        else:
            v = v * s
        if i < n:
            v = x[1] + x[2] * x[3]
        else:
            v = x[4] + x[5] * x[6]
        y[i] = v
    """

    assert text(before) == after(join, before)
