"""Statements whose long functions are called in one place each, in turns of a loop.

Compilers of adapters copy a function to every call of it, and the time that some take grows with the square
of the text: SwiftShader took more than a minute for `pow` of f64, which is 80 operations by integers. So
where statements without branches have many such calls, these become the turns of a loop:

    v_s = d_add(d_mul(v_x, v_y), v_z);          for (var turn = Z0; turn < 2u; turn++) {
    v_t = v_s ^ v_u;                              switch turn {
                                          =>        case 0u: { a = v_x; b = v_y; c = -0; }
                                                    default: { a = e_1[0]; b = 1; c = v_z; }
                                                  }
                                                  e_1[turn] = d_fma(a, b, c);
                                                }
                                                v_s = e_1[1]; v_t = v_s ^ v_u;

What is computed between two calls is in the turn of the later one, and what later turns use of it is in
variables in front of the loop.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_ARITY = {"fma": 3, "sqrt": 1, "rsqrt": 1}  # of the others, 2
_PAIRS = ("d_add", "d_sub", "d_mul", "d_fma", "d_div", "d_sqrt", "d_rsqrt")
_WORDS = ("f_fma", "f_div", "f_sqrt", "f_rsqrt")
_CALL = re.compile(rf"\b(?:{'|'.join(_PAIRS + _WORDS)})\(")
LONG_FUNCTIONS = frozenset({*_PAIRS, *_WORDS, "g_add", "g_sub", "g_mul"})
_OPEN_CALL = re.compile(r"\bc_(?:fma|div|sqrt|rsqrt)_f32_f32\(")
OPEN_FUNCTIONS = frozenset(f"c_{op}_f32_f32" for op in ("add", "sub", "mul", "fma", "div", "sqrt", "rsqrt"))
_FULL = 32  # turns of a loop: with 160 of them, SwiftShader compiles for 16 s, and with 5 loops of 32 for 2 s
_FEW = 2  # calls that are not worth a loop
_LET = re.compile(r"(\s*)let (\w+) = ")
_VAR = re.compile(r"\s*var \w+: [^=]*;")
_MINUS_ZERO, _ONE = "vec2<u32>(0u, 0x80000000u)", "vec2<u32>(0u, 0x3ff00000u)"


def length(text: str, *, is_open: bool) -> int:
    """The calls of long functions in a text, in those of f32; with open choices, if `is_open`."""
    return sum(4 if call.startswith("d_") else 1 for call in _calls(text, is_open=is_open))


def needs_turns(lines: Sequence[str], *, is_open: bool) -> bool:
    """True if these lines of a long kernel should be a loop."""
    return len(_calls("\n".join(lines), is_open=is_open)) > _FEW


def _calls(text: str, *, is_open: bool) -> list[str]:
    return _CALL.findall(text) + (_OPEN_CALL.findall(text) if is_open else [])


@dataclass(slots=True)
class _Turn:
    """A call, and the lines before it: those since the call before, whose turn is another."""

    function: str
    args: list[str]
    lines: list[str]


class CallTurns:
    """The calls of some statements. `name` is the array of their results, of pairs of words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.types: dict[str, str] = {}  # of named values, in WGSL
        self._turns: list[_Turn] = []

    @property
    def is_full(self) -> bool:
        """True if the next statement should begin another loop."""
        return len(self._turns) >= _FULL

    def call(self, function: str, args: list[str], lines: list[str]) -> tuple[str, list[str]]:
        """The result of a call after these lines, and a list for the lines that follow."""
        is_pair = function.startswith("d_")
        held = args if is_pair else [f"vec2<u32>({arg}, 0u)" for arg in args]
        result = f"{self.name}[{len(self._turns)}]{'' if is_pair else '.x'}"
        self._turns.append(_Turn(function, held, lines))
        return result, []

    def lines(self, following: list[str], indent: str) -> list[str]:
        """All lines: those before the first call, the loop, and those that follow it."""
        if not self._turns:
            return following
        first, *others = self._turns
        before, first.lines = first.lines, []
        later = [[*turn.lines, *turn.args] for turn in others]
        for at, turn in enumerate(others):
            rest = "\n".join([*turn.args, *(text for texts in later[at + 1 :] for text in texts), *following])
            turn.lines = [self._outside(line, rest, before, indent) for line in turn.lines]
        return [*before, *(indent + line for line in self._loop()), *following]

    def _outside(self, line: str, rest: str, before: list[str], indent: str) -> str:
        """A line of a turn; what others use of it is declared before the loop."""
        if _VAR.fullmatch(line):
            before.append(indent + line.strip())
            return ""
        match = _LET.match(line)
        if match is None or (match[2].startswith("e_") and not re.search(rf"\b{match[2]}\b", rest)):
            return line
        before.append(f"{indent}var {match[2]}: {self.types[match[2]]};")
        return f"{match[1]}{match[2]} = {line[match.end() :]}"

    def _loop(self) -> list[str]:
        calls = _merged(self._turns)
        functions = sorted({function for function, _ in calls})
        operands = [f"{self.name}{letter}" for letter in "abc"]
        kind = f"{self.name}_kind"
        made = [f"var {name}: vec2<u32>;" for name in operands]
        made += [f"var {self.name}: array<vec2<u32>, {len(calls)}>;"]
        made += [f"var {kind}: u32;"] if len(functions) > 1 else []
        made += [f"for (var turn = Z0; turn < {len(calls)}u; turn++) {{", "  switch turn {"]
        for at, (turn, (function, args)) in enumerate(zip(self._turns, calls, strict=True)):
            label = "default" if at + 1 == len(calls) else f"case {at}u"
            sets = [f"{name} = {arg};" for name, arg in zip(operands, args, strict=False)]
            sets += [f"{kind} = {functions.index(function)}u;"] if len(functions) > 1 else []
            made += [f"    {label}: {{", *(f"      {line.strip()}" for line in turn.lines if line)]
            made += [f"      {' '.join(sets)}", "    }"]
        made.append("  }")
        for at, function in enumerate(functions):
            taken = operands[: _ARITY.get(function.split("_")[1], 2)]
            call = f"{self.name}[turn] = {function}({', '.join(taken)});"
            if not function.startswith("d_"):
                call = f"{self.name}[turn].x = {function}({', '.join(f'{name}.x' for name in taken)});"
            made.append(f"  if ({kind} == {at}u) {{ {call} }}" if len(functions) > 1 else f"  {call}")
        return [*made, "}"]


def _merged(turns: list[_Turn]) -> list[tuple[str, list[str]]]:
    """The calls by few functions: differences are sums, and sums and products are fmas if there is one."""
    names = {turn.function for turn in turns}
    calls = []
    for turn in turns:
        function, args = turn.function, turn.args
        if function == "d_sub":
            function, args = "d_add", [args[0], f"d_neg({args[1]})"]
        if "d_fma" in names and function == "d_add":
            function, args = "d_fma", [args[0], _ONE, args[1]]
        if "d_fma" in names and function == "d_mul":
            function, args = "d_fma", [*args, _MINUS_ZERO]
        calls.append((function, args))
    return calls
