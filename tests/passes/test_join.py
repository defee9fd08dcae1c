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


def test_stores_to_other_elements_or_beside_other_work_stay() -> None:
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
