"""Case files: a kernel, and under each `--- heading` what becomes of it; `make bless` writes what came out.

The text of a case is run as Python, with the names of vyre, NumPy and the standard library beside it, as if
it stood in the file that it is in. The last kernel that it defines is looked at. Headings:

* `--- problem`: everything that is wrong with it.
* `--- show`, `--- show n=3`: the Program in kernel language, for these Const values.
* `--- simplify`, or any other pass: the Program after it.
* `--- run [1, 2], t=3`: the arrays that a call gives back; a list becomes an array of the parameter's dtype.
* `--- check [1, 2]`: the sanitizer's report on a call.
* `--- call [1, 2]`: the error that a call raises.
* `--- ptx 22`: its PTX for sm_90 by that version of LLVM; with another one it is left as it is.
"""

from __future__ import annotations

import enum
import linecache
import math
import re
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from docs.problem_codes import CODES
from llvmlite.binding import llvm_version_info

import vyre
from vyre import passes
from vyre.formats import text
from vyre.front import read
from vyre.run.kernel import Kernel

LLVM = llvm_version_info[0]
CASES = Path(__file__).with_name("cases")
PASSES = {step.__name__: step for step in (*passes.ORDER, passes.expand)} | {"optimize": passes.optimize}


@dataclass(frozen=True)
class Section:
    """A heading, the words after it, and the text below."""

    heading: str
    words: str
    body: str

    def __str__(self) -> str:
        return f"--- {self.heading} {self.words}".rstrip() + f"\n{self.body}\n"


def parts(case: str) -> tuple[str, list[Section]]:
    """A case's kernel and its sections."""
    kernel, *rest = ("\n" + case).split("\n--- ")
    heads = [part.partition("\n") for part in rest]
    return kernel.removeprefix("\n"), [
        Section(head.split()[0], head.partition(" ")[2].strip(), body.strip("\n")) for head, _, body in heads
    ]


def defined(source: str, file: str) -> Kernel | None:
    """The last kernel that a case defines; None when it is not Python."""
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    names: dict[str, Any] = {name: getattr(vyre, name) for name in vyre.__all__}
    names |= {"vyre": vyre, "np": np, "math": math, "enum": enum, "__name__": "case"}
    try:
        code = compile(source, file, "exec")
    except SyntaxError:
        return None
    exec(code, names)
    return [value for value in names.values() if isinstance(value, Kernel)][-1]


def problem(kernel: Kernel | None, source: str, file: str) -> str:
    try:
        found = read.lowered_text(source, file).problems if kernel is None else kernel._build({}) and ()
    except vyre.Problems as raised:
        found = raised.problems
    return "\n\n".join(map(str, found))


def arguments(kernel: Kernel, words: str) -> tuple[list[Any], dict[str, Any]]:
    """The arguments that a heading writes out; a list becomes an array of its parameter's dtype."""
    args, named = eval(f"(lambda *args, **named: (list(args), named))({words})", {"np": np, "vyre": vyre})
    runtime = {p.name: p.dtype for p in kernel._lower(named).parameters if p.dtype is not None}
    for at, (value, dtype) in enumerate(zip(args, runtime.values(), strict=False)):
        args[at] = np.array(value, dtype.storage) if isinstance(value, list) else value
    for name, value in named.items():
        named[name] = np.array(value, runtime[name].storage) if isinstance(value, list) else value
    return args, named


def ran(kernel: Kernel, words: str) -> str:
    args, named = arguments(kernel, words)
    results = kernel(*args, **named)
    given = results if isinstance(results, tuple) else (results,)
    roles = [parameter for parameter in kernel._lower({}).parameters if parameter.role in ("out", "inout")]
    shown = [p for p in roles if p.role == "out"] or roles
    return "\n".join(f"{p.name} = {value.tolist()}" for p, value in zip(shown, given, strict=True))


def refused(kernel: Kernel, words: str) -> str:
    args, named = arguments(kernel, words)
    with pytest.raises(vyre.CallError) as raised:
        kernel(*args, **named)
    return str(raised.value)


def instructions(kernel: Kernel) -> str:
    """The PTX of a kernel from its entry on."""
    made: str = kernel.asm("ptx")
    return made[made.index(".visible .entry") :].replace("\t", "    ").rstrip()


def outcome(kernel: Kernel | None, section: Section) -> str:
    """What belongs below a heading."""
    assert kernel is not None
    consts = partial(eval, f"dict({section.words})", {"vyre": vyre})
    match section.heading:
        case "show":
            return text.show(kernel._build(consts()).lowered.program)
        case "run":
            return ran(kernel, section.words)
        case "check":
            args, named = arguments(kernel, section.words)
            return str(vyre.check(kernel, *args, **named))
        case "call":
            return refused(kernel, section.words)
        case "ptx":
            return instructions(kernel) if int(section.words) == LLVM else section.body
        case heading:
            return text.show(PASSES[heading](kernel._build(consts()).lowered.program))


def case_files() -> list[Any]:
    return [pytest.param(path, id=str(path.relative_to(CASES))) for path in sorted(CASES.rglob("*.k"))]


@pytest.mark.parametrize("path", case_files())
def test_a_kernel_becomes_what_its_case_says(path: Path, bless: bool) -> None:
    source, sections = parts(path.read_text(encoding="utf-8"))
    kernel = defined(source, path.name)

    found = []
    for section in sections:
        said = (
            problem(kernel, source, path.name) if section.heading == "problem" else outcome(kernel, section)
        )
        found.append(replace(section, body=said.strip("\n")))
    if bless:
        path.write_text("\n".join([source, *map(str, found)]), encoding="utf-8")

    assert sections
    assert path.read_text(encoding="utf-8") == "\n".join([source, *map(str, found)])


def codes_in_cases() -> set[str]:
    said = [
        section.body for path in CASES.rglob("*.k") for section in parts(path.read_text(encoding="utf-8"))[1]
    ]
    return {code for body in said for code in re.findall(r"\b(P\d{3}): ", body)}


def test_every_code_of_the_front_end_has_a_case() -> None:
    without_a_text = {"P101", "P109"}  # a lost source and a bad decorator; see tests/front

    assert without_a_text == {code for code in CODES if code >= "P100"} - codes_in_cases()


def test_no_case_has_a_code_that_is_not_registered() -> None:
    assert set() == codes_in_cases() - set(CODES)
