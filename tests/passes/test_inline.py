from __future__ import annotations

from passes.kernels import after, text
from vyre.passes import inline


def test_a_region_gives_way_to_its_statements() -> None:
    before = """
        i = gid()
        with region("outer"):
            t = x[i]
            with region("inner"):
                t = t + 1.0
        y[i] = t
    """

    assert text("""
        i: i32 = gid(0)
        t: f32 = x[i]
        t = t + 1.0
        y[i] = t
    """) == after(inline, before)
