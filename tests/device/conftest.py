"""These tests need an NVIDIA GPU; without one each is skipped, with the reason."""

from __future__ import annotations

import pytest

from vyre.cache.artifacts import Cache
from vyre.run.cuda import Cuda


@pytest.fixture(autouse=True, scope="session")
def gpu() -> Cuda:
    """The backend, where there is a GPU."""
    backend = Cuda(lambda: Cache(None))
    probe = backend.probe()
    if not probe.count:
        pytest.skip(f"no GPU: {probe.why}")
    return backend
