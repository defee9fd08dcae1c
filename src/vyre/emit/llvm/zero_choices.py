"""Choices between floats, kept from becoming minima and maxima, which treat zeros and NaN in another way.

LLVM's instruction selection takes `a if a < b else b` for a minimum, and regards the sign of a zero as free.
x86 has instructions that do exactly what the choice does. NVIDIA GPUs and AArch64 have those for which
-0 < +0, so that `x if x < 0.0 else 0.0` gave -0 for -0. A frozen condition has the same value, and hides the
comparison.
"""

from __future__ import annotations

import re

_ZERO = r"(?:-?0\.0+e\+00|0x[HR][08]000|0x[08]0{15})"
_VALUE = rf"(%[\w.]+|{_ZERO}|zeroinitializer|splat \(\w+ {_ZERO}\))"
_TYPE = r"(?:<[^>]+>|\w+)"
_COMPARED = re.compile(rf"^  %([\w.]+) = fcmp ([ou][lg]t) {_TYPE} {_VALUE}, {_VALUE}")
_CHOSEN = re.compile(rf"^  %[\w.]+ = select ({_TYPE}) %([\w.]+), {_TYPE} {_VALUE}, {_TYPE} {_VALUE}")
_ORDERED = re.compile(rf"^  (%[\w.]+) = fcmp [ou][lg][te] ({_TYPE}) ([^,]+), ([^,]+)$")
_PICKED = re.compile(rf"^  (%[\w.]+) = select {_TYPE} (%[\w.]+), {_TYPE} ([^,]+), {_TYPE} ([^,]+)$")
_CHOSEN_TYPE = re.compile(r", ((?:<\d+ x )?(?:float|double|half)>?) ")
_MOVED = re.compile(rf"^  (%[\w.]+) = (?:fpext|fptrunc|load) {_TYPE},?(?: ptr)? (%[\w.]+)")
_STORED = re.compile(rf"^  store {_TYPE} ([^,]+), ptr (%[\w.]+)")
_NEEDED = re.compile(r"^  (?:store|%\S+ = (?:fcmp|select|load|fpext|fptrunc)) ")
_ANY_ORDER = re.compile(r" = fcmp [ou][lg][te] ")
_START = re.compile(r"^(?=define )", re.MULTILINE)


def with_kept_zeros(text: str) -> str:
    """The optimised module with frozen conditions where a minimum or maximum would give another zero."""
    return "".join(_START.split(text)[:1] + [_kept(function) for function in _START.split(text)[1:]])


def _kept(function: str) -> str:
    lines = function.split("\n")
    compared = {match[1]: match for match in map(_COMPARED.match, lines) if match}
    frozen: dict[str, str] = {}
    for at, line in enumerate(lines):
        chosen = _CHOSEN.match(line)
        if chosen and chosen[2] in compared and _differs(compared[chosen[2]], chosen):
            frozen[chosen[2]] = chosen[1]
            lines[at] = line.replace(f"{chosen[1]} %{chosen[2]},", f"{chosen[1]} %kept.{chosen[2]},", 1)
    for at, line in enumerate(lines):
        match = _COMPARED.match(line)
        if match and match[1] in frozen:
            lines[at] = f"{line}\n  %kept.{match[1]} = freeze {frozen[match[1]]} %{match[1]}"
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


def with_nested_choices(text: str) -> str:
    """The module with fences in choices of choices, which LLVM merges as if they were minima and maxima.

    With `b = 0 if x < 0 else x` it takes `b if b > 0 else 0` for b, also where x is -0 or NaN. With p
    for x in a wider type, it takes `0 if p >= 0 and p != 0 else p` for `0 if x >= 0 else x`.
    """
    parts = _START.split(text)
    fenced = [_fenced(function) for function in parts[1:]]
    names = {name for _, used in fenced for name in used}
    declarations = [f"declare {kind} @{name}({kind})" for name, kind in sorted(names)]
    declared = "".join(f"\n{line}" for line in declarations if line not in text)
    return text if not names else "".join([parts[0], *(function for function, _ in fenced), declared, "\n"])


def _fenced(function: str) -> tuple[str, set[tuple[str, str]]]:
    """The function with fences, and the names and types of these.

    A load is taken for what the text last stores there. Where that is not so, a fence too many does no harm.
    """
    lines, used = function.split("\n"), set[tuple[str, str]]()
    if not _ANY_ORDER.search(function):
        return function, used
    compared: dict[str, tuple[int, re.Match[str]]] = {}
    choices: dict[str, set[str]] = {}  # the values that were chosen from
    same: dict[str, str] = {}
    widened: set[str] = set()
    for first in filter(None, map(_STORED.match, (line for line in lines if line.startswith("  store ")))):
        if not first[1].startswith("%"):
            choices.setdefault(first[2], set()).add(_constant(first[1]))

    def value(text: str) -> str:
        return same.get(text, text) if text.startswith("%") else _constant(text)

    def fence(place: int, ordered: re.Match[str], operand: str, of: str) -> None:
        (name, kind), apart = _fence(of), f"%apart.{ordered[1][1:]}"
        used.add((name, kind))
        changed = re.sub(rf"{re.escape(operand)}(?![\w.])", apart, ordered[0], count=1)
        lines[place] = f"  {apart} = call {kind} @{name}({kind} {operand})\n{changed}"

    for at, line in enumerate(lines):
        if not _NEEDED.search(line):
            continue
        if ordered := _ORDERED.match(line):
            compared[ordered[1]] = at, ordered
            for one, other in ((ordered[3], ordered[4]), (ordered[4], ordered[3])):
                known = choices.get(one, set()) | choices.get(value(one), set())
                if one.startswith("%") and not other.startswith("%") and _constant(other) in known:
                    fence(at, ordered, one, ordered[2])
        elif moved := _MOVED.match(line):
            same[moved[1]] = value(moved[2])
            choices[moved[1]] = choices.get(moved[2], set())
            if " = fpext " in line or moved[2] in widened:
                widened.add(moved[1])
        elif stored := _STORED.match(line):
            same[stored[2]] = value(stored[1])
            if stored[1] in widened:
                widened.add(stored[2])
        elif picked := _PICKED.match(line):
            values = {value(picked[3]), value(picked[4])}
            choices[picked[1]] = values
            if picked[2] not in compared:
                wide = [text for text in picked.groups()[2:] if text in widened]
                if wide and (kind := _CHOSEN_TYPE.search(line)):
                    fence(at, picked, wide[0], kind[1])
                continue
            place, test = compared[picked[2]]
            inner = [text for text in test.groups()[2:] if choices.get(value(text), set()) & values]
            is_own = values == {value(test[3]), value(test[4])}
            if is_own and inner and inner[0].startswith("%") and "%apart" not in lines[place]:
                fence(place, test, inner[0], test[2])
    return "\n".join(lines), used


def _fence(kind: str) -> tuple[str, str]:
    short = {"float": "f32", "double": "f64", "half": "f16"}
    lanes, _, element = kind.strip("<>").rpartition(" x ")
    return f"llvm.arithmetic.fence.{f'v{lanes}' if lanes else ''}{short[element]}", kind


def _constant(value: str) -> str:
    """A value without its type, zeros of both signs alike."""
    bare = value.strip("()").split()[-1]
    return "0" if re.fullmatch(_ZERO, bare) or bare == "zeroinitializer" else bare
