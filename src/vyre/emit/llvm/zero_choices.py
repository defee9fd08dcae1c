"""Choices between floats, kept from becoming minima and maxima with another zero.

LLVM's instruction selection takes `a if a < b else b` for a minimum, and regards the sign of a zero as free.
x86 has instructions that do exactly what the choice does. NVIDIA GPUs and AArch64 have those for which
-0 < +0, so that `x if x < 0.0 else 0.0` gave -0 for -0. A frozen condition has the same value, and hides the
comparison.
"""

from __future__ import annotations

import re

_ZERO = r"(?:-?0\.0+e\+00|0x[HR][08]000)"
_VALUE = rf"(%[\w.]+|{_ZERO}|zeroinitializer|splat \(\w+ {_ZERO}\))"
_TYPE = r"(?:<[^>]+>|\w+)"
_COMPARED = re.compile(rf"^  %([\w.]+) = fcmp ([ou][lg]t) {_TYPE} {_VALUE}, {_VALUE}")
_CHOSEN = re.compile(rf"^  %[\w.]+ = select ({_TYPE}) %([\w.]+), {_TYPE} {_VALUE}, {_TYPE} {_VALUE}")
_START = re.compile(r"^(?=define )", re.MULTILINE)


def with_kept_zeros(text: str) -> str:
    """The optimised module with frozen conditions where a minimum or maximum would give another zero."""
    return "".join(_START.split(text)[:1] + [_kept(function) for function in _START.split(text)[1:]])


def _kept(function: str) -> str:
    lines = function.split("\n")
    compared = {found[1]: found for found in map(_COMPARED.match, lines) if found}
    frozen: dict[str, str] = {}
    for at, line in enumerate(lines):
        chosen = _CHOSEN.match(line)
        if chosen and chosen[2] in compared and _differs(compared[chosen[2]], chosen):
            frozen[chosen[2]] = chosen[1]
            lines[at] = line.replace(f"{chosen[1]} %{chosen[2]},", f"{chosen[1]} %kept.{chosen[2]},", 1)
    for at, line in enumerate(lines):
        found = _COMPARED.match(line)
        if found and found[1] in frozen:
            lines[at] = f"{line}\n  %kept.{found[1]} = freeze {frozen[found[1]]} %{found[1]}"
    return "\n".join(lines)


def _differs(compared: re.Match[str], chosen: re.Match[str]) -> bool:
    """True if the choice may give another zero than the minimum or maximum of its values, where -0 < +0.

    Of two zeros a strict comparison chooses the second value.
    """
    left, right = compared[3], compared[4]
    first, second = chosen[3], chosen[4]
    operands, values = [_register(left), _register(right)], [_register(first), _register(second)]
    if values not in (operands, operands[::-1]):
        return False
    if all(values):
        return True
    is_least = (compared[2][1] == "l") == (values == operands)
    zero = second if values[1] is None else first
    is_kept = is_least == _is_negative(zero)
    return not is_kept if zero is second else is_kept


def _register(value: str) -> str | None:
    return value if value.startswith("%") else None


def _is_negative(zero: str) -> bool:
    return "-0" in zero or "8000" in zero
