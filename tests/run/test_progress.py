"""A compilation that takes long says so on a terminal, and nowhere else."""

from __future__ import annotations

import io
import subprocess
import sys
import uuid

import pytest

from vyre import settings
from vyre.run import context, observe


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    stream = Terminal()
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return stream


def shown(terminal: Terminal) -> None:
    """Show the line of a compilation, as the timer would, and hide it."""
    line = observe._Line("compiling sort for cpu ...", terminal)
    line.show()
    line.hide()


def test_the_progress_line_names_kernel_and_device_and_disappears_at_the_end(terminal: Terminal) -> None:
    shown(terminal)

    assert "compiling sort for cpu ... " in terminal.getvalue()
    assert terminal.getvalue().endswith("\x1b[1A\x1b[2K")  # up, and erased


def test_a_short_compilation_shows_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal)
    with observe.progress_shown("compiling sort for cpu"):
        pass

    assert "" == terminal.getvalue()


def test_the_line_comes_while_the_kernel_is_compiled(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class AtOnce:
        """A timer that has no patience."""

        def __init__(self, seconds: float, show: object) -> None:
            assert callable(show)
            self.start, self.cancel = show, lambda: None

    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(observe.threading, "Timer", AtOnce)
    with observe.progress_shown("compiling sort for cpu"):
        assert "compiling sort for cpu ..." in terminal.getvalue()


def test_a_certificate_that_takes_long_shows_a_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class AtOnce:
        """A timer that has no patience."""

        def __init__(self, seconds: float, show: object) -> None:
            assert callable(show)
            self.start, self.cancel = show, lambda: None

    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(observe.threading, "Timer", AtOnce)
    about = {"kernel": "the certificate of a WebGPU adapter", "target": "llvmpipe"}
    context._kept(("a certificate", str(uuid.uuid4())), lambda: b"code", about)

    assert "making the certificate of a WebGPU adapter ..." in terminal.getvalue()


def test_a_line_that_was_hidden_first_is_not_shown(terminal: Terminal) -> None:
    line = observe._Line("compiling sort for cpu ...", terminal)
    line.hide()
    line.show()

    assert "" == terminal.getvalue()


def test_only_one_progress_line_is_shown_at_a_time(terminal: Terminal) -> None:
    with observe.TERMINAL:
        shown(terminal)
    assert "" == terminal.getvalue()
    shown(terminal)
    assert "" != terminal.getvalue()


def test_no_progress_is_shown_on_a_pipe_in_a_notebook_or_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert observe.is_interactive(Terminal())
    assert not observe.is_interactive(io.StringIO())
    assert not observe.is_interactive(None)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "ipykernel", sys)
        assert not observe.is_interactive(Terminal())
    monkeypatch.setenv("CI", "true")
    assert not observe.is_interactive(Terminal())


def test_the_environment_may_ask_for_quiet() -> None:
    assert settings.read({}).shows_progress
    assert settings.read({"VYRE_PROGRESS": "auto"}).shows_progress
    assert not settings.read({"VYRE_PROGRESS": "off"}).shows_progress
    assert not settings.read({"CI": "1"}).shows_progress
    with pytest.raises(ValueError, match="VYRE_PROGRESS is 'maybe'"):
        settings.read({"VYRE_PROGRESS": "maybe"})


def test_rich_is_not_loaded_before_it_is_needed() -> None:
    code = (
        "import sys, io; sys.stderr = type('T', (io.StringIO,), {'isatty': lambda s: True})()\n"
        "from vyre.run import observe\n"
        "with observe.progress_shown('compiling k'): pass\n"
        "sys.exit('rich' in sys.modules)"
    )
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
