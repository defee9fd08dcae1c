"""Trees of operations with literals mean on the CPU what they mean on the reference."""

from __future__ import annotations

import pytest
from hypothesis import settings

from generation.compositions import COUNT, arguments, composition
from running import on_cpu, on_reference
from vyre.run.device_runtime import Ready


@pytest.mark.parametrize("seed", range(int(settings().max_examples) // 4))
def test_operations_on_operations_and_literals_mean_the_same(seed: int) -> None:
    ready = Ready(composition(seed))
    expected, found = arguments(ready.program, seed), arguments(ready.program, seed)
    on_reference(ready, expected, (COUNT,))
    on_cpu(ready, found, (COUNT,))

    assert [] == [name for name, wanted in expected.items() if wanted.tobytes() != found[name].tobytes()]
