"""A GPU that launches nothing, for tests of calls on its arrays."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from targets.cuda.pretended import Driver, pretended
from vyre.run import context
from vyre.targets.cpu import entry
from vyre.targets.cuda import device as devices
from vyre.targets.cuda import streams
from vyre.targets.cuda.device import Gpu
from vyre.targets.cuda.target import Cuda
from vyre.targets.registry import Place


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Driver, Gpu]]:
    """A GPU that launches nothing, as the one that calls run on."""
    with pretended() as (driver, gpu):
        place = Place("cuda", Cuda(), 0)
        known = context.registry()._places
        monkeypatch.setitem(devices._DEVICES, 0, gpu)
        for name in ("cuda", "cuda:0"):
            monkeypatch.setitem(known, name, place)
        streams._look()
        yield driver, gpu
        entry.invalidate()
        gc.collect()
