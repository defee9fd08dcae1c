"""Names: which are valid, and that each refers to one thing."""

from __future__ import annotations

import keyword
import unicodedata
from collections.abc import Iterator

from vyre.analysis.effects import uses
from vyre.check.scope import arrays, declarations, example, quoted, scalars, setters, sites
from vyre.ir import limits
from vyre.ir.nodes import Program, Region, Shape, Var
from vyre.ir.problem import Problem, Span
from vyre.ir.walk import assigned, statements
from vyre.ops.names import RESERVED


def names_are_words(program: Program) -> Iterator[Problem]:
    """Names that are not identifiers, too long, or words of the language."""
    yield from _spelling(program.name, "kernel", None)
    for name, (thing, span) in _given(program).items():
        yield from _spelling(name, thing, span)
        if name in RESERVED and not keyword.iskeyword(name):
            what = f"the {thing} {quoted(name)} has the name of a word of the kernel language."
            fix = f"call it something else, such as {quoted(name.strip('_') + '_')}."
            yield Problem("P007", what, fix, span)


def origins_are_printable(program: Program) -> Iterator[Problem]:
    """Regions whose origin cannot be shown on one line."""
    for node in statements(program.body):
        if isinstance(node, Region) and (
            len(node.origin) > limits.NAME_LENGTH or not node.origin.isprintable()
        ):
            most = f"of at most {limits.NAME_LENGTH} characters"
            what = f"the region's origin {quoted(node.origin)} is not a printable name {most}."
            yield Problem("P049", what, "name the function that the statements came from.", node.span)


def parameters_differ(program: Program) -> Iterator[Problem]:
    """Parameters that have the same name."""
    seen: set[str] = set()
    for param in program.params:
        if param.name in seen:
            fix = "give each a name of its own."
            yield Problem("P008", f"two parameters are called {quoted(param.name)}.", fix)
        seen.add(param.name)


def declarations_are_new(program: Program) -> Iterator[Problem]:
    """Arrays declared with a name that is already in use."""
    taken = dict.fromkeys((p.name for p in program.params), "a parameter")
    taken |= {name: "a local" for name in setters(program) if name not in taken}
    for node in declarations(program):
        if node.name in taken:
            what = f"the {node.space} array {quoted(node.name)} has the name of {taken[node.name]}."
            yield Problem("P009", what, "give the array a name of its own.", node.span)
        else:
            taken[node.name] = "another array"


def parameters_keep_their_values(program: Program) -> Iterator[Problem]:
    """Assignments to parameters."""
    known, given = arrays(program), scalars(program)
    for node in statements(program.body):
        name = assigned(node)
        if name is None:
            continue
        if name in given:
            what = f"{quoted(name)} is a scalar parameter, which is only read, and is assigned here."
            fix = f"copy it to a local first and assign to that, as in {example(name)}_ = {example(name)}."
            yield Problem("P046", what, fix, node.span)
        elif name in known and known[name].access not in ("shared", "local"):
            what = f"{quoted(name)} is an array, and is assigned here as a whole."
            fix = f"store to its elements, as in {example(name)}[i] = ..., or use another name."
            yield Problem("P010", what, fix, node.span)


def arrays_are_known(program: Program) -> Iterator[Problem]:
    """Loads, stores, atomics and shapes of something that is not an array."""
    known, given = arrays(program), scalars(program)
    named = [(use.array, use.span) for use in uses(program.body)]
    named += [(expr.array, span) for expr, span in sites(program) if isinstance(expr, Shape)]
    for name, span in named:
        if name not in known:
            thing = "a scalar" if name in given else "no array of this kernel"
            fix = "index an array parameter, or declare one with shared(dtype, n) or local(dtype, n)."
            yield Problem("P011", f"{quoted(name)} is {thing}, and is used as an array.", fix, span)


def values_are_known(program: Program) -> Iterator[Problem]:
    """Reads of a name that is never set, and of an array as if it were a value."""
    known, given, locals_ = arrays(program), scalars(program), setters(program)
    reported: set[str] = set()
    for expr, span in sites(program):
        if not isinstance(expr, Var) or expr.name in given or expr.name in locals_ or expr.name in reported:
            continue
        reported.add(expr.name)
        if expr.name in known:
            what = f"{quoted(expr.name)} is an array, and is used as a value."
            yield Problem("P045", what, f"read one element, as in {example(expr.name)}[i].", span)
        else:
            what = f"{quoted(expr.name)} is read, and nothing gives it a value."
            yield Problem("P012", what, "assign to it first, or make it a parameter.", span)


def _given(program: Program) -> dict[str, tuple[str, Span | None]]:
    """Every name that the program binds: what it is, and where it is first bound."""
    found: dict[str, tuple[str, Span | None]] = {p.name: ("parameter", None) for p in program.params}
    for name, node in setters(program).items():
        found.setdefault(name, ("local", node.span))
    for node in declarations(program):
        found.setdefault(node.name, ("array", node.span))
    return found


def _spelling(name: str, thing: str, span: Span | None) -> Iterator[Problem]:
    if len(name) > limits.NAME_LENGTH:
        most = f"at most {limits.NAME_LENGTH} are allowed"
        what = f"the {thing} {quoted(name)} has a name of {len(name)} characters; {most}."
        yield Problem("P048", what, "shorten it.", span)
    # Python normalises identifiers, so another form would be parsed back as another name.
    elif not name.isidentifier() or keyword.iskeyword(name) or unicodedata.normalize("NFKC", name) != name:
        what = f"the {thing} {quoted(name)} has no name that Python could read."
        yield Problem("P006", what, "use letters, digits and underscores, and no Python keyword.", span)
