"""What every test shares: an environment that is nobody's, how hard hypothesis tries, and whether expected
files are being rewritten.
"""

import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# Deadlines and the too-slow check are assertions about time, and a first example may compile.
_untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", _untimed, max_examples=20)
settings.register_profile("ci", _untimed, max_examples=70, derandomize=True, database=None, print_blob=True)
settings.register_profile("long", _untimed, max_examples=2000, print_blob=True)
# --hypothesis-profile is read later than this line, so it wins over the environment.
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# This runs before vyre is imported. Workers and other processes inherit it, so that they share one cache.
IS_WORKER = "PYTEST_XDIST_WORKER" in os.environ
if not IS_WORKER:
    for name in [name for name in os.environ if name.startswith("VYRE_")]:
        del os.environ[name]
    os.environ["VYRE_CACHE_DIR"] = tempfile.mkdtemp(prefix="vyre-tests-")
CACHE = os.environ["VYRE_CACHE_DIR"]


def pytest_unconfigure() -> None:
    if not IS_WORKER:
        shutil.rmtree(CACHE, ignore_errors=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="rewrite expected files with what came out")
    parser.addoption(
        "--wheels", action="store_true", help="install the wheel on every Python, with every extra"
    )


@pytest.fixture(scope="session")
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be rewritten instead of compared."""
    return bool(request.config.getoption("--bless"))
