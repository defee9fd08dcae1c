"""Index expressions as linear forms, for no machine in particular."""

from __future__ import annotations

import pytest

from handmade import gid, lid, wid
from vyre.analysis.index import Form, Index, LoopVar, Sizes, Term
from vyre.front.read import program as read
from vyre.ir.dtypes import i32
from vyre.ir.nodes import Expr, Id, Program, Shape, Store, Var
from vyre.ir.walk import statements

PARAMS = "x: Buf[f32], y: Out[f32, 2], n: i32"


def kernel(body: str, head: str = "") -> Program:
    """A kernel that stores at the index to be looked at; `i` is gid(0), `j` is gid(1)."""
    lines = "".join(f"    {line}\n" for line in ["i = gid(0)", "j = gid(1)", *body.strip().split("\n")])
    return read(f"{head}\ndef k({PARAMS}):\n{lines}")


def stored_at(program: Program) -> Expr:
    """The first index of the last store."""
    return [node for node in statements(program.body) if isinstance(node, Store)][-1].index[0]


def form_of(index: str, body: str = "", *, workgroup: str = "", sizes: Sizes | None = None) -> Form | None:
    program = kernel(f"{body}\ny[{index}, 0] = 1.0", f"@kernel(workgroup={workgroup})" if workgroup else "")
    return Index.of(program, 2, sizes).form(stored_at(program))


def sum_of(const: int, *terms: tuple[Term, int]) -> Form:
    return Form(const, terms)


N, M = Var("n", i32), Shape("x", 0)


@pytest.mark.parametrize(
    ("index", "form"),
    [
        ("3", sum_of(3)),
        ("i + 2", sum_of(2, (gid(), 1))),
        ("2 * (i - j) + j", sum_of(0, (gid(), 2), (gid(1), -1))),
        ("(i << 3) - i", sum_of(0, (gid(), 7))),
        ("n - i + x.shape[0] - 1", sum_of(-1, (N, 1), (gid(), -1), (M, 1))),
        ("i + n - n", sum_of(0, (gid(), 1))),
        ("gid(2) + i", sum_of(0, (gid(), 1))),  # the domain has two axes
        ("domain(2)", sum_of(1)),
        ("i32(u32(i) + u32(1))", sum_of(1, (gid(), 1))),
        ("-(i - 1)", sum_of(1, (gid(), -1))),
    ],
)
def test_sums_of_ids_shapes_and_scalars_are_linear(index: str, form: Form) -> None:
    assert form == form_of(index)


@pytest.mark.parametrize("index", ["i64(i)", "i32(x[0])", "i32(i64(i)) + i32(x[0])", "i if n < 3 else j"])
def test_what_wraps_elsewhere_or_comes_from_memory_is_not(index: str) -> None:
    assert form_of(index) is None


def test_what_is_not_linear_but_known_before_the_body_runs_is_one_term() -> None:
    form = form_of("i // 3 * 4 + n % 5 + 1")

    assert form is not None
    assert [1, 4, 1] == [form.const, *(factor for _, factor in form.terms)]


def test_forms_do_not_depend_on_the_order_of_their_terms() -> None:
    assert form_of("i + n") == form_of("n + i")
    assert hash(form_of("i + n")) == hash(form_of("n + i"))
    assert form_of("i + n") != form_of("i + n + 1")


@pytest.mark.parametrize(
    ("body", "is_known"),
    [
        ("a = i + 1", True),
        ("a = i + 1\na = a", False),  # assigned again
        ("a = 0\nif n > 3:\n    a = 1", False),
        ("for a in range(4):\n    pass", False),  # read behind its loop
    ],
)
def test_locals_are_replaced_if_they_keep_one_value(body: str, is_known: bool) -> None:
    assert is_known == (form_of("a", body) is not None)


def test_a_chain_of_definitions_of_any_length_has_a_form() -> None:
    body = "\n".join(["a0 = i", *(f"a{at + 1} = a{at} + 1" for at in range(3000))])

    assert sum_of(400, (gid(), 1)) == form_of("a400", body)
    assert form_of("a3000", body) is None  # its definition is too long


def test_doubled_definitions_do_not_take_for_ever() -> None:
    body = "\n".join(["a0 = i", *(f"a{at + 1} = a{at} + a{at}" for at in range(60))])

    assert sum_of(0, (gid(), 8)) == form_of("a3", body)
    assert form_of("a60", body) is None


def test_a_loop_variable_has_a_range_from_which_loops_inside_it_may_start() -> None:
    program = kernel("for k in range(i, n, 2):\n    for q in range(k + 1, 9):\n        y[q - k, 0] = 1.0")
    index = Index.of(program, 2)
    form = index.form(stored_at(program))

    assert form == sum_of(0, (LoopVar("q"), 1), (LoopVar("k"), -1))
    assert (sum_of(0, (gid(), 1)), N, 2) == (
        index.range("k").start,
        index.range("k").stop,
        index.range("k").step,
    )
    assert sum_of(1, (LoopVar("k"), 1)) == index.range("q").start


def test_a_loop_may_end_where_loops_around_it_are() -> None:
    program = kernel("for k in range(n):\n    for q in range(0, k - 1):\n        y[q - k, 0] = 1.0")
    index = Index.of(program, 2)

    assert index.form(stored_at(program)) == sum_of(0, (LoopVar("q"), 1), (LoopVar("k"), -1))
    assert sum_of(-1, (LoopVar("k"), 1)) == index.form(index.range("q").stop)


@pytest.mark.parametrize(
    "loop",
    ["for k in range(0, i32(x[0])):", "for k in range(0, 9, n):", "for k in range(i64(0), i64(9)):"],
)
def test_a_loop_that_memory_or_other_widths_decide_has_no_range(loop: str) -> None:
    program = kernel(f"{loop}\n    y[k, 0] = 1.0")

    assert Index.of(program, 2).form(stored_at(program)) is None


def test_loops_that_start_from_each_other_do_not_take_for_ever() -> None:
    names = [f"k{depth}" for depth in range(30)]
    lines = [
        "    " * at + f"for {name} in range({' + '.join(names[:at][-9:]) or 0}, 9):"
        for at, name in enumerate(names)
    ]
    program = kernel("\n".join([*lines, "    " * 30 + "y[k29, 0] = 1.0"]))
    index = Index.of(program, 2)
    form = index.form(stored_at(program))

    assert form is None or index.stride(form, gid()) == 0


def test_a_global_id_of_a_group_kernel_is_its_workgroup_and_its_place_in_it() -> None:
    form = form_of("i + group_size(1)", workgroup="(8, 4)")

    assert sum_of(4, (lid(), 1), (wid(), 8)) == form


def test_known_sizes_are_numbers() -> None:
    sizes = Sizes({"x": (50,)}, (10, 20))

    assert sum_of(70, (gid(), 20)) == form_of("i * domain(1) + x.shape[0] + domain(1)", sizes=sizes)


def test_a_value_is_fixed_where_the_ids_that_it_depends_on_are() -> None:
    program = kernel("a = i * n\nb = i32(x[i])\ny[a, b] = 1.0")
    index = Index.of(program, 2)
    [store] = [node for node in statements(program.body) if isinstance(node, Store)]

    assert frozenset({gid()}) == index.ids_of(store.index[0])
    assert index.fixed(store.index[0], {gid(1)})
    assert not index.fixed(store.index[0], {gid()})
    assert index.ids_of(store.index[1]) is None


def test_the_stride_along_an_id_counts_where_loops_start() -> None:
    program = kernel("for k in range(2 * i - j, 9):\n    y[3 * k + j, 0] = 1.0")
    index = Index.of(program, 2)
    form = index.form(stored_at(program))

    assert form is not None
    assert (6, -2, 0) == tuple(index.stride(form, Id("gid", axis)) for axis in range(3))


def test_accesses_come_with_their_forms_and_with_what_is_around_them() -> None:
    program = kernel("if i < n:\n    for k in range(4):\n        y[k, j] = x[i] + x[i32(x[0])]")
    loads_and_stores = list(Index.of(program, 2).accesses())

    assert [("y", False), ("x", True), ("x", True)] == [(a.array, a.is_load) for a in loads_and_stores]
    assert ["If", "For"] == [type(node).__name__ for node in loads_and_stores[0].around]
    assert (sum_of(0, (LoopVar("k"), 1)), sum_of(0, (gid(1), 1))) == loads_and_stores[0].forms
