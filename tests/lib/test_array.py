"""Arrays with the namespace of the array API standard."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vyre as vy
from vyre import lib

ROOT = Path(__file__).resolve().parents[2]
SUITE = Path(os.environ.get("ARRAY_API_TESTS", ROOT.parent / "shared" / "peers" / "array-api-tests"))
EXPECTED = Path(__file__).with_name("array_api_failures.txt")  # what fails in the public suite, with reasons
# The files of the suite about functions that are Vyre's.
FILES = ("indexing", "searching", "set", "sorting", "statistical", "utility")


def test_an_array_has_the_namespace_of_the_standard() -> None:
    x = lib.asarray([[3.0, 1.0], [2.0, 5.0]])
    xp = x.__array_namespace__()

    assert isinstance(x, lib.Array)
    assert 11.0 == float(xp.sum(x))
    assert [[1.0, 3.0], [2.0, 5.0]] == xp.sort(x).tolist()
    assert [[4.0, 2.0], [3.0, 6.0]] == (x + 1).tolist()
    assert [3.0, 2.0] == x[:, 0].tolist()
    assert xp.float32 == xp.asarray([1], dtype=xp.float32).dtype
    values, counts = xp.unique_counts(xp.asarray([2, 1, 2]))
    assert ([1, 2], [1, 2]) == (values.tolist(), counts.tolist())


def test_sums_of_the_standard_take_a_type() -> None:
    xp = lib.asarray(0).__array_namespace__()
    x = xp.asarray([100, 100], dtype=xp.int8)

    assert (np.dtype("int64"), 200) == (xp.sum(x).dtype, int(xp.sum(x)))
    assert (np.dtype("int8"), -56) == (xp.sum(x, dtype=xp.int8).dtype, int(xp.sum(x, dtype=xp.int8)))
    assert [0.0, 100.0, 200.0] == xp.cumulative_sum(x, dtype=xp.float64, include_initial=True).tolist()


def test_dot_products_do_not_repeat_the_axis_of_the_sum() -> None:
    xp = lib.asarray(0).__array_namespace__()

    assert [3, 6] == xp.vecdot(xp.asarray([1, 2]), xp.asarray([[1, 1], [2, 2]])).tolist()
    with pytest.raises(vy.CallError, match="2 elements along axis -1, and x2 1"):
        xp.vecdot(xp.asarray([1, 2]), xp.asarray([[1]]))


def test_infinities_have_the_results_of_the_standard() -> None:
    xp = lib.asarray(0).__array_namespace__()
    x, y = xp.asarray([np.inf, -np.inf, 1.0, -1.0, 7.0]), xp.asarray([2.0, 2.0, -np.inf, np.inf, -2.0])
    divided = [np.inf, -np.inf, -0.0, -0.0, -4.0]

    for made in (xp.floor_divide(x, y), x // y):
        np.testing.assert_array_equal(divided, np.asarray(made))
        np.testing.assert_array_equal(np.signbit(divided), np.signbit(np.asarray(made)))
    assert [-0.0, -4] == [float(2 // xp.asarray(-np.inf)), int(7 // xp.asarray(-2))]
    x //= y
    np.testing.assert_array_equal(divided, np.asarray(x))
    z = xp.asarray([complex(-np.inf, np.nan), complex(np.inf, 0.0), complex(0.0, 0.0)])
    np.testing.assert_array_equal([-1, complex(np.inf, 0.0), 0], np.asarray(xp.expm1(z)))
    assert 1.0 == complex(xp.tanh(xp.asarray(complex(np.inf, 1.0))))


def test_an_array_stays_on_its_device() -> None:
    x = lib.asarray(np.ones(3))

    assert x is x.to_device("cpu")
    with pytest.raises(vy.CallError, match="the array is on cpu"):
        x.to_device("elsewhere")
    with pytest.raises(vy.CallError, match="the library takes arrays"):
        lib.asarray(object())


@pytest.mark.skipif(
    not SUITE.is_dir(), reason="the public suite array-api-tests is not there: ARRAY_API_TESTS"
)
def test_the_public_suite_passes_but_for_what_is_listed(tmp_path: Path) -> None:
    pytest.importorskip("ndindex")
    pytest.importorskip("pytest_jsonreport")
    is_long = os.environ.get("HYPOTHESIS_PROFILE") == "long"
    files = (
        ["array_api_tests"] if is_long else [f"array_api_tests/test_{name}_functions.py" for name in FILES]
    )
    listed = EXPECTED.read_text(encoding="utf-8").splitlines()
    expected = tmp_path / "expected.txt"  # the suite refuses tests of files that are not run
    expected.write_text(
        "".join(f"{line}\n" for line in listed if is_long or line.partition("::")[0] in files),
        encoding="utf-8",
    )
    finished = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly",
            "--max-examples=2", "--hypothesis-disable-deadline", "--xfails-file", str(expected), *files,
        ],
        cwd=SUITE, capture_output=True, text=True, check=False,
        env={**os.environ, "ARRAY_API_TESTS_MODULE": "vyre.lib.array", "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    failed = re.findall(r"^FAILED (\S+)", finished.stdout, flags=re.MULTILINE)

    assert (0, []) == (finished.returncode, failed), finished.stdout[-3000:] + finished.stderr[-1000:]
