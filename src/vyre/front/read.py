"""Parsing of kernel language: printed Programs, the expansions of ops, and tests."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from vyre.front.expressions import as_expression
from vyre.front.inlining import assigned_names, lower_body
from vyre.front.lower import LoweredKernel, lower
from vyre.front.scope import Frame, KernelTooLarge, Mistake, Scope, arguments
from vyre.front.source import WORDS_PER_NODE, SourceText, of_text
from vyre.front.statements import READERS
from vyre.front.template import Env, Template, TextFunc
from vyre.front.values import Several
from vyre.front.words import PRINTED, Const
from vyre.ir.dtypes import DType
from vyre.ir.nodes import Block, Expr, Program, Var
from vyre.ir.problem import Problem, Problems


@dataclass(frozen=True, slots=True)
class FunctionBody:
    """A pure function as IR: statements over the parameters, then its value."""

    params: tuple[str, ...]
    body: Block
    result: Expr


def program(text: str) -> Program:
    """The Program that a text defines: its last function; earlier ones are functions that it calls."""
    lowered = lowered_text(text)
    if lowered.problems:
        raise Problems(lowered.problems)
    return lowered.program


def lowered_text(text: str, file: str = "<text>") -> LoweredKernel:
    """The last function of a text, lowered, with its problems."""
    sources = of_text(text, file)
    if not sources:
        raise Problems(
            [Problem("P102", "the text defines no function.", "write @kernel and def name(...):.")]
        )
    template = _templates(sources)
    return lower(template, consts={}, workgroup=_workgroup(template.source.tree), slack=WORDS_PER_NODE)


def _templates(sources: Sequence[SourceText]) -> Template:
    names: dict[str, object] = {}
    env = Env(
        names,
        {**PRINTED, "Const": Const, "dtype": DType, "bool": bool, "int": int, "float": float, "len": len},
    )
    for source in sources[:-1]:
        names[source.tree.name] = TextFunc(Template(source, env))
    return Template(sources[-1], env)


def _workgroup(tree: ast.FunctionDef) -> tuple[int, ...] | None:
    """The sizes in `@kernel(workgroup=...)`, valid or not; None without the argument."""
    for decorator in tree.decorator_list:
        if isinstance(decorator, ast.Call):
            for word in decorator.keywords:
                if word.arg == "workgroup":
                    return _sizes(word.value)
    return None


def _sizes(node: ast.expr) -> tuple[int, ...]:
    nodes = node.elts if isinstance(node, ast.Tuple) else [node]
    values = [part.value for part in nodes if isinstance(part, ast.Constant) and type(part.value) is int]
    return tuple(int(value) for value in values) if len(values) == len(nodes) else (0,)


def function(text: str, dtypes: tuple[DType, ...]) -> FunctionBody:
    """The last function of a text as IR, for arguments of these types."""
    template = _templates(of_text(text))
    tree = template.source.tree
    frame = Frame(template.source, template.env, assigned=assigned_names(tree.body), is_kernel=False)
    low = Scope(frame, READERS)
    names = [arg.arg for arg in arguments(tree)]
    for name, dtype in zip(names, dtypes, strict=True):
        frame.names[name] = Var(low.fresh(name), dtype)
    params = tuple(bound.name for bound in frame.names.values() if isinstance(bound, Var))
    result: Expr | None = None
    with suppress(KernelTooLarge, Mistake):
        value = lower_body(low, tree)
        result = None if isinstance(value, Several) else as_expression(low, value, tree)
    if low.problems or result is None:
        raise Problems(
            low.problems or [Problem("P114", f"{tree.name!r} gives no value.", "return one value.")]
        )
    return FunctionBody(params, tuple(low.out), result)
