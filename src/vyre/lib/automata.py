"""Automata for bytes: Aho and Corasick's for many patterns, and those of regular expressions.

An automaton is a table of the next state by state and byte; state 0 is the first.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from vyre.ir.problem import CallError

Rules = list[list[tuple[frozenset[int] | None, int]]]  # by state: to which others, by which bytes or by none
MOST_STATES = 4096
MOST_REPEATS = 256
ANY = frozenset(range(256))
DIGITS = frozenset(b"0123456789")
WORD = frozenset(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_")
SPACE = frozenset(b" \t\n\r\f\v")
CLASSES = {"d": DIGITS, "D": ANY - DIGITS, "w": WORD, "W": ANY - WORD, "s": SPACE, "S": ANY - SPACE}
ESCAPES = {"n": 10, "t": 9, "r": 13, "f": 12, "v": 11, "0": 0}


@dataclass(frozen=True, slots=True)
class Automaton:
    """Steps by state and byte, and for each state the patterns that end there: lists[ends[s]:ends[s + 1]]."""

    steps: NDArray[np.int32]
    ends: NDArray[np.int32]
    lists: NDArray[np.int32]


def of_patterns(patterns: list[bytes]) -> Automaton:
    """Aho and Corasick's automaton: its state is the longest end of the text that begins a pattern."""
    children: list[dict[int, int]] = [{}]
    matches: list[list[int]] = [[]]
    for index, pattern in enumerate(patterns):
        state = 0
        for byte in pattern:
            if byte not in children[state]:
                children[state][byte] = len(children)
                children.append({})
                matches.append([])
            state = children[state][byte]
        matches[state].append(index)
    steps = np.zeros((len(children), 256), np.int32)
    shorter = [0] * len(children)
    waiting = deque([0])
    while waiting:
        state = waiting.popleft()
        if state:
            steps[state] = steps[shorter[state]]
            matches[state] = matches[state] + matches[shorter[state]]  # longer patterns first
        for byte, child in children[state].items():
            shorter[child] = int(steps[state, byte]) if state else 0
            steps[state, byte] = child
            waiting.append(child)
    ends = np.cumsum([0, *map(len, matches)]).astype(np.int32)
    return Automaton(steps, ends, np.array([index for each in matches for index in each], np.int32))


def of_regex(pattern: str, *, anywhere: bool) -> Automaton:
    """The least automaton of a regular expression; `anywhere`: a match may begin at any byte."""
    rules, start, last = _Parser(pattern).parsed()
    kinds = _byte_kinds(rules)
    closures: dict[frozenset[int], frozenset[int]] = {}
    first = _closed(frozenset([start]), rules, closures)
    numbers = {first: 0}
    waiting, rows = deque([first]), []
    while waiting:
        states = waiting.popleft()
        row = np.zeros(256, np.int32)
        for alike in kinds:
            reached = frozenset(
                to for s in states for accepted, to in rules[s] if accepted and alike[0] in accepted
            )
            after = _closed(reached | {start} if anywhere else reached, rules, closures)
            if after not in numbers:
                numbers[after] = len(numbers)
                waiting.append(after)
            if len(numbers) > MOST_STATES:
                _refuse(pattern, f"needs more than {MOST_STATES} states", "write a simpler expression")
            row[alike] = numbers[after]
        rows.append(row)
    steps, accepts = np.array(rows, np.int32), np.array([last in states for states in numbers])
    steps, accepts = _minimal(steps, accepts)
    return Automaton(steps, np.cumsum([0, *accepts]).astype(np.int32), np.zeros(int(accepts.sum()), np.int32))


def _byte_kinds(rules: Rules) -> list[list[int]]:
    """The bytes in groups that no rule distinguishes."""
    sets = {accepted for rule in rules for accepted, _ in rule if accepted is not None}
    groups: dict[frozenset[frozenset[int]], list[int]] = {}
    for byte in range(256):
        groups.setdefault(frozenset(accepted for accepted in sets if byte in accepted), []).append(byte)
    return list(groups.values())


def _closed(
    states: frozenset[int], rules: Rules,
    known: dict[frozenset[int], frozenset[int]],
) -> frozenset[int]:  # fmt: skip
    """The states that are reached without a byte."""
    if states not in known:
        reached, waiting = set(states), list(states)
        while waiting:
            for accepted, to in rules[waiting.pop()]:
                if accepted is None and to not in reached:
                    reached.add(to)
                    waiting.append(to)
        known[states] = frozenset(reached)
    return known[states]


def _minimal(
    steps: NDArray[np.int32], accepts: NDArray[np.bool_]
) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """The automaton with equivalent states joined (Moore); state 0 stays the first."""
    kinds = accepts.astype(np.int64)
    while True:
        signatures = np.column_stack([kinds, kinds[steps]])
        _, firsts, refined = np.unique(signatures, axis=0, return_index=True, return_inverse=True)
        refined = refined.reshape(-1)
        order = np.empty(len(firsts), np.int64)
        order[np.argsort(firsts)] = np.arange(len(firsts))  # in the order of their first states
        refined = order[refined]
        if refined.max() == kinds.max() and (refined == kinds).all():
            break
        kinds = refined
    heads = np.unique(kinds, return_index=True)[1]
    return kinds[steps[heads]].astype(np.int32), accepts[heads]


def _refuse(pattern: str, what: str, fix: str) -> NoReturn:
    raise CallError(f"the regular expression {pattern!r} {what}. Fix: {fix}.")


class _Parser:
    """A regular expression as rules: from each state to others, by a set of bytes or by none."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0
        self.rules: Rules = []

    def parsed(self) -> tuple[Rules, int, int]:
        start, last = self._choice()
        if self.at < len(self.pattern):
            _refuse(self.pattern, f"has a ')' too many at {self.at}", "write \\) for a parenthesis")
        return self.rules, start, last

    def _state(self) -> int:
        self.rules.append([])
        return len(self.rules) - 1

    def _next(self) -> str:
        return self.pattern[self.at] if self.at < len(self.pattern) else ""

    def _choice(self) -> tuple[int, int]:
        parts = [self._sequence()]
        while self._next() == "|":
            self.at += 1
            parts.append(self._sequence())
        if len(parts) == 1:
            return parts[0]
        start, last = self._state(), self._state()
        for first, end in parts:
            self.rules[start].append((None, first))
            self.rules[end].append((None, last))
        return start, last

    def _sequence(self) -> tuple[int, int]:
        start = last = self._state()
        while self._next() and self._next() not in "|)":
            first, end = self._repeated()
            self.rules[last].append((None, first))
            last = end
        return start, last

    def _repeated(self) -> tuple[int, int]:
        begun = self.at
        part = self._atom()
        low, high = self._bounds()
        resumed = self.at
        if (low, high) == (1, 1):
            return part
        start = last = self._state()
        if high is None and low == 0:
            last = self._state()
            self.rules[start] += [(None, part[0]), (None, last)]
            self.rules[part[1]] += [(None, part[0]), (None, last)]
            return start, last
        for turn in range(low if high is None else high):
            if turn:
                self.at = begun
                part = self._atom()
            self.rules[last].append((None, part[0]))
            if turn >= low:
                self.rules[last].append((None, part[1]))
            last = part[1]
        if high is None:
            self.rules[last].append((None, part[0]))
        self.at = resumed
        return start, last

    def _bounds(self) -> tuple[int, int | None]:
        """The least and greatest number of repetitions of the part before."""
        mark = self._next()
        simple: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
        if mark in simple and mark:
            self.at += 1
            return simple[mark]
        if mark != "{":
            return 1, 1
        end = self.pattern.find("}", self.at)
        low, comma, high = self.pattern[self.at + 1 : max(end, 0)].partition(",")
        if end < 0 or not low.isdigit() or (high and not high.isdigit()):
            _refuse(
                self.pattern, f"has a '{{' at {self.at} without numbers", "write {2}, {2,} or {2,5}, or \\{"
            )
        self.at = end + 1
        bounds = int(low), (int(high) if high else None if comma else int(low))
        if max(bounds[0], bounds[1] or 0) > MOST_REPEATS or (bounds[1] is not None and bounds[1] < bounds[0]):
            _refuse(
                self.pattern,
                f"repeats {low} to {high} times",
                f"repeat at most {MOST_REPEATS} times, in order",
            )
        return bounds

    def _atom(self) -> tuple[int, int]:
        mark = self._next()
        if mark == "(":
            self.at += 3 if self.pattern.startswith("(?:", self.at) else 1
            part = self._choice()
            if self._next() != ")":
                _refuse(self.pattern, "has a '(' without its ')'", "write \\( for a parenthesis")
            self.at += 1
            return part
        if mark and mark in "*+?{^$":
            _refuse(self.pattern, f"has {mark!r} at {self.at}, where it has no meaning", f"write \\{mark}")
        self.at += 1
        accepted = self._class() if mark == "[" else self._bytes(mark)
        start, last = self._state(), self._state()
        self.rules[start].append((accepted, last))
        return start, last

    def _bytes(self, mark: str) -> frozenset[int]:
        """The bytes of a dot, an escape or a letter."""
        if mark == ".":
            return ANY - {10}
        if mark != "\\":
            if ord(mark) > 127:
                _refuse(
                    self.pattern,
                    f"has {mark!r}, which is more than one byte",
                    "write its bytes, as in \\xc3\\xa9",
                )
            return frozenset([ord(mark)])
        letter = self._next()
        self.at += 1
        if letter == "x":
            digits = self.pattern[self.at : self.at + 2]
            self.at += 2
            try:
                return frozenset([int(digits, 16)])
            except ValueError:
                _refuse(self.pattern, f"has \\x{digits}", "write two hexadecimal digits")
        if letter in CLASSES:
            return CLASSES[letter]
        if not letter or (letter.isalnum() and letter not in ESCAPES):
            _refuse(
                self.pattern, f"has \\{letter}", "use \\d \\w \\s \\n \\t \\r \\f \\v \\xff, or escape a sign"
            )
        return frozenset([ESCAPES.get(letter, ord(letter))])

    def _class(self) -> frozenset[int]:
        """The bytes of a class in brackets."""
        is_other = self._next() == "^"
        self.at += is_other
        accepted: set[int] = set()
        begun = self.at
        while self._next() != "]" or self.at == begun:
            mark = self._next()
            if not mark:
                _refuse(self.pattern, "has a '[' without its ']'", "write \\[ for a bracket")
            self.at += 1
            part = frozenset([ord(mark)]) if mark == "." else self._bytes(mark)
            if (
                self._next() == "-"
                and self.pattern[self.at + 1 : self.at + 2] not in ("]", "")
                and len(part) == 1
            ):
                self.at += 1
                mark = self._next()
                self.at += 1
                upper = self._bytes(mark)
                if len(upper) != 1 or max(upper) < min(part):
                    _refuse(self.pattern, "has a range with its ends swapped", "write ranges such as a-z")
                part = frozenset(range(min(part), max(upper) + 1))
            accepted |= part
        self.at += 1
        return ANY - accepted if is_other else frozenset(accepted)
