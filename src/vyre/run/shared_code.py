"""Shares compiled code among launches that differ only in names: a kernel called often is compiled once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from vyre.ir.nodes import Declare, Program
from vyre.ir.walk import assigned, statements
from vyre.passes.names import names_beside, with_arrays, with_names
from vyre.run.ready import Ready


def readies(programs: Iterable[Program]) -> tuple[Ready, ...]:
    """The programs ready to run, with plain names: parameters are the same in the same order."""
    shared: dict[Program, Ready] = {}
    plain = [with_plain_names(program) for program in programs]
    return tuple([shared.setdefault(program, Ready(program)) for program in plain])


def with_plain_names(program: Program) -> Program:
    """The program with parameters and locals named by their order alone."""
    names: dict[str, str] = {}
    params = names_beside(set(), "p")
    for param in program.params:
        names[param.name] = next(params)
    locals_ = names_beside(set(), "v")
    for node in statements(program.body):
        name = node.name if isinstance(node, Declare) else assigned(node)
        if name is not None and name not in names:
            names[name] = next(locals_)
    body = with_arrays(with_names(program.body, names), names)
    renamed = tuple(replace(param, name=names[param.name]) for param in program.params)
    return replace(program, params=renamed, body=body)
