"""The verifier of the lowered form refuses what no schedule may make."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lower.verifier import Unsound, verify
from vyre.analysis.index import Form
from vyre.analysis.lockstep import Variation
from vyre.ir.dtypes import bool_, f32, i32
from vyre.ir.nodes import Id
from vyre.lower.form import (
    INDEX,
    Block,
    Both,
    BufferExtent,
    CarriedRow,
    Claim,
    EachStrip,
    Extend,
    Fact,
    Fetch,
    First,
    IfAll,
    Iota,
    Jump,
    Let,
    Loop,
    Number,
    Ref,
    Set,
    Shared,
    SubgroupStep,
    Under,
    Variable,
    While,
    Write,
    compare,
    number,
)
from vyre.lower.lowered import Buffer, Function, LoweredForm

OWN = Form(0, ((Id("gid", 0), 1),))
AT = Ref("at", i32)
PLACE = Extend(AT, INDEX, signed=True)
INSIDE = Under(AT, BufferExtent("x", 0))
BUNDLE = Loop("first", number(0), number(8), (), lanes=4, given=(Fact(OWN, OWN, BufferExtent("x", 0)),))


def _form(*body: object) -> LoweredForm:
    params = (Buffer("x", f32, 1, writable=True), AT)
    statements: Block = body  # type: ignore[assignment]  # of statements
    return LoweredForm("k", params, (Function("kernel", (), statements),))


def _bundle(*body: object) -> LoweredForm:
    statements: Block = body  # type: ignore[assignment]  # of statements
    return _form(replace(BUNDLE, body=statements))


def _row(proof: tuple[Claim, ...]) -> Fetch:
    return Fetch("v", "x", (Ref("first", INDEX),), "row", f32, proof=proof)


SOUND = [
    _form(Fetch("v", "x", (PLACE,), "one", f32, INSIDE)),
    _form(Let("test", INSIDE), Fetch("v", "x", (PLACE,), "one", f32, Ref("test", bool_))),
    _bundle(_row((Claim(OWN, "x", 0),))),
    _form(Shared("s", f32, (8,)), Fetch("v", "s", (PLACE,), "one", f32, Under(AT, BufferExtent("s", 0)))),
    _form(Variable("kept", i32, Variation.VARYING, 2, 4), replace(BUNDLE, body=(Set("kept", Iota()),))),
    _form(Let("all", AT), SubgroupStep("sum", "add", (Ref("all", i32),), i32)),
    _bundle(EachStrip((), 0, 1), IfAll(compare("lt", First(Iota()), AT), ())),
]
UNSOUND = {
    "nothing guards axis 0 of x": _form(Fetch("v", "x", (PLACE,), "one", f32)),
    "nothing guards axis": _form(Fetch("v", "x", (number(1),), "one", f32, INSIDE)),
    "x holds f32": _form(Write("x", (PLACE,), "one", Number(i32, 1), f32, INSIDE)),
    "not every axis of x is proven": _bundle(_row((Claim(OWN, "z", 0),))),
    "no fact around it": _bundle(_row((Claim(OWN.plus(Form(1)), "x", 0),))),
    "no fact around": _form(Let("first", number(0)), _row((Claim(OWN, "x", 0),))),
    "late is used before it is bound": _form(Let("a", Ref("late", INDEX)), Let("late", number(0))),
    "inner is used before": _form(
        IfAll(Number(bool_, 1), (Let("inner", number(0)),)), Let("a", Ref("inner", INDEX))
    ),
    "at is": _form(Let("a", Ref("at", INDEX))),
    "which is not around it": _form(While("w", Number(bool_, 1), ()), Jump("w", "leave")),
    "lanes where there are none": _form(Let("a", Iota())),
    "a choice that lanes make apart": _bundle(IfAll(compare("lt", Iota(), AT), ())),
    "is one for all lanes": _bundle(Variable("v", i32), Set("v", Iota())),
    "is set under a mask": _bundle(Variable("v", i32), Set("v", AT, compare("lt", Iota(), AT))),
    "in one operation": _form(Let("a", compare("lt", AT, number(0)))),
    "a subgroup of 4 lanes": _bundle(SubgroupStep("sum", "add", (AT,), i32)),
    "strips that are not there": _bundle(EachStrip((), 0, 2)),
    "is no row that v can be": _form(
        replace(BUNDLE, carried=(CarriedRow(_row((Claim(OWN, "x", 0),)), "w"),), body=(Let("w", AT),))
    ),
    "nothing guards axis 0 of s": _form(
        Shared("s", f32, (8,)), Fetch("v", "s", (PLACE,), "one", f32, INSIDE)
    ),
    "is said to be UNIFORM": _bundle(
        Let("a", Both(compare("lt", Iota(), AT), Number(bool_, 1), Variation.UNIFORM))
    ),
}


@pytest.mark.parametrize("form", SOUND)
def test_a_sound_form_passes_verification(form: LoweredForm) -> None:
    verify(form)


@pytest.mark.parametrize("what", UNSOUND)
def test_an_unsound_form_is_refused(what: str) -> None:
    with pytest.raises(Unsound, match=what):
        verify(UNSOUND[what])
