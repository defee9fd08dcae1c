"""Facts about indices, and what follows from them about an access."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vyre.analysis.index import Form
from vyre.lower.form import Claim, Fact, Value

# By the variable part of their forms, the buffer and the axis.
Facts = Mapping[tuple[Form, str, int], Fact]
Claims = tuple[Claim, ...]


def variable_part(form: Form) -> Form:
    """Return a form without its constant."""
    return Form(0, form.terms)


def entailed(facts: Facts, form: Form, array: str, axis: int) -> bool:
    """True if the facts say that a form lies inside an axis."""
    fact = facts.get((variable_part(form), array, axis))
    return fact is not None and fact.low.const <= form.const <= fact.high.const


def proof_or_known(claims: Claims, index: Sequence[Value]) -> tuple[Claims, Claims]:
    """Return claims as the proof of an access, if they are about all axes, or as known beside a guard."""
    return (claims, ()) if len(claims) == len(index) else ((), claims)
