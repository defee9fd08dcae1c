"""The library on a WebGPU adapter gives the bytes that it gives on the CPU."""

from __future__ import annotations

import pytest
from hypothesis import settings

from targets.webgpu import adapters, library

NAMES = list(library.CALLS)


@pytest.mark.parametrize("name", NAMES if settings.get_current_profile_name() == "long" else NAMES[::4])
def test_a_function_gives_the_bytes_of_the_cpu(name: str) -> None:
    adapters.required()

    assert library.outcome(name, "cpu") == library.outcome(name, "webgpu")
