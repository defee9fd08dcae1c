"""Every claim that the analysis of bounds makes on random programs holds for every access of a run.

    python tests/targets/llvm/test_claims.py FIRST LAST

looks at as many more as one has the patience for.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import settings

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from generation.loops import loops
from strategies import Case, Features, case
from targets.llvm.claims import broken, claims, unchecked
from vyre.passes import expand, optimize

BATCH = 50
PROGRAMS = {"quick": 100, "ci": 300, "long": 10_000}  # by profile
SHORT = Features(statements=8, lanes=130, grid_sync=False)
OTHER_EVERY = 5  # programs of the common generator


def _case(seed: int) -> Case:
    return loops(seed) if seed % OTHER_EVERY else case(seed, features=SHORT)


def _looked_at(seed: int) -> tuple[int, list[str]]:
    """How many accesses of a case run unchecked, and what is claimed of it wrongly."""
    one = _case(seed)
    lowered = expand(optimize(one.program) if seed % 3 == 0 else one.program)
    found: list[str] = []
    count = 0
    for held in claims(one, lowered):
        count += unchecked(held)
        found += broken(one, held)
    return count, found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        count = PROGRAMS.get(settings.get_current_profile_name(), 100)
        metafunc.parametrize("first", range(0, count, BATCH))


def test_what_is_said_of_accesses_holds_for_each_of_them(first: int) -> None:
    looked_at = {seed: _looked_at(seed) for seed in range(first, first + BATCH)}

    assert {} == {seed: found[:3] for seed, (_, found) in looked_at.items() if found}
    assert sum(count for count, _ in looked_at.values()) >= BATCH // 2


def main() -> None:
    total = 0
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        count, found = _looked_at(seed)
        total += count
        for line in found[:3]:
            sys.stdout.write(f"{seed}: {line}\n")
        if seed % 500 == 499:
            sys.stdout.write(f"{seed + 1} programs, {total} accesses unchecked\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
