"""The library as a module."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np

from vyre import lib


def test_every_name_exists_and_is_documented() -> None:
    docs = Path(__file__).resolve().parents[2] / "docs"
    page = "".join(path.read_text(encoding="utf-8") for path in sorted(docs.glob("lib*.md")))

    assert [] == [name for name in lib.__all__ if not callable(getattr(lib, name))]
    assert [] == [name for name in lib.__all__ if not re.search(rf"\b{name}\b", page)]


def test_no_module_hides_a_function() -> None:
    modules = {path.stem for path in Path(lib.__file__).parent.glob("*.py")}

    assert set() == modules & set(lib.__all__)


def test_importing_vyre_loads_no_library() -> None:
    program = "import sys, vyre; print('vyre.lib' in sys.modules, vyre.lib.sum([1, 2]))"
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert ("False 3\n", "") == (finished.stdout, finished.stderr)


def test_arrays_that_are_not_aligned_are_copied() -> None:
    memory = np.zeros(4 * 1000 + 1, np.uint8)
    x = memory[1:].view(np.float32)
    x[:] = np.arange(1000)[::-1]

    assert not x.flags.aligned
    np.testing.assert_array_equal(np.arange(1000), lib.sort(x))
    assert 499500 == lib.sum(x)
