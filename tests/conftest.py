"""What every test shares: how hard hypothesis tries, and whether expected files are being rewritten."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Deadlines and the too-slow check are assertions about time, and a first example may compile.
_untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", _untimed, max_examples=20)
settings.register_profile("ci", _untimed, max_examples=100, derandomize=True, database=None, print_blob=True)
settings.register_profile("long", _untimed, max_examples=2000, print_blob=True)
# --hypothesis-profile is read later than this line, so it wins over the environment.
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="rewrite expected files with what came out")


@pytest.fixture(scope="session")
def bless(request: pytest.FixtureRequest) -> bool:
    """Whether expected files are to be rewritten instead of compared."""
    return bool(request.config.getoption("--bless"))
