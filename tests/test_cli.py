"""The `vyre` command, as a shell sees it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import vyre
from vyre.cli.main import main

KERNELS = """
import vyre as vy
from vyre import Buf, Const, Out, f32, gid

@vy.kernel
def good(x: Buf[f32], y: Out[f32], n: Const[int] = 0):
    y[gid()] = x[gid() + n]

@vy.kernel
def bad(x: Buf[f32], y: Out[f32]):
    x[0] = missing

@vy.kernel
def open_(x: Buf[f32], y: Out[f32], n: Const[int]):
    y[gid()] = x[gid()] * n
"""

PIPELINES = """
same = good

@vy.pipeline
def twice(x):
    return good(good(x))

@vy.pipeline
def idle(x):
    return good(x), vy.zeros(3)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some_kernels.py"
    path.write_text(KERNELS, encoding="utf-8")
    return path


def ran(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def test_the_version_is_the_packages() -> None:
    result = ran("--version")

    assert (0, f"vyre {vyre.__version__}\n") == (result.exit_code, result.output)


def test_help_lists_the_commands() -> None:
    assert {"show", "check", "demo"} <= set(ran("--help").output.split())


def test_show_prints_a_kernel(file: Path) -> None:
    result = ran("show", f"{file}:good")

    assert 0 == result.exit_code
    assert "def good(x: Buf[f32], y: Out[f32]):" in result.output


def test_show_takes_const_values(file: Path) -> None:
    assert "x[gid(0) + 7]" in ran("show", f"{file}:good", "--set", "n=7").output


def test_show_of_a_bad_kernel_lists_its_problems(file: Path) -> None:
    result = ran("show", f"{file}:bad")

    assert 1 == result.exit_code
    assert "P201: the name 'missing' is not defined" in result.output
    assert "Traceback" not in result.output


def test_show_asks_for_a_const_without_a_value(file: Path) -> None:
    result = ran("show", f"{file}:open_")

    assert 1 == result.exit_code
    assert "P210: the constant 'n' has no value" in result.output


def test_check_of_a_clean_kernel_succeeds(file: Path) -> None:
    assert 0 == ran("check", f"{file}:good").exit_code


def test_check_prints_its_findings_and_fails(file: Path) -> None:
    result = ran("check", f"{file}:good", "--size", "10", "--domain", "13")

    assert 1 == result.exit_code
    assert "out of range" in result.output
    assert "3 times" in result.output


def test_a_neighbour_beyond_the_border_is_no_fault(file: Path) -> None:
    result = ran("check", f"{file}:good", "--set", "n=3", "--size", "10")

    assert 0 == result.exit_code
    assert "good: 10 invocations, nothing found, 1 note" in result.output
    assert "border: x[10] is beyond the border of x of 10 elements, and is 0. (3 times)" in result.output


def test_check_of_a_bad_kernel_lists_its_problems(file: Path) -> None:
    result = ran("check", f"{file}:bad")

    assert 1 == result.exit_code
    assert "P201" in result.output


def test_check_of_a_file_checks_all_kernels_and_pipelines_in_it(tmp_path: Path) -> None:
    path = tmp_path / "whole_file.py"
    path.write_text(KERNELS + PIPELINES, encoding="utf-8")
    result = ran("check", path, "--size", "10")

    assert 1 == result.exit_code
    heads = [line for line in result.output.splitlines() if line and not line.startswith((" ", "/"))]
    assert ["good: 10 invocations, nothing found.", "bad: 0 invocations, 1 finding"] == heads[:2]
    assert heads[2].startswith("open_: not checked: n is missing.")
    assert ["twice: 20 invocations, nothing found.", "idle: 10 invocations, 1 finding"] == heads[3:]


def test_check_takes_a_pipeline(tmp_path: Path) -> None:
    path = tmp_path / "some_pipelines.py"
    path.write_text(KERNELS + PIPELINES, encoding="utf-8")

    assert 0 == ran("check", f"{path}:twice", "--shape", "x=7").exit_code
    assert "no kernel writes" in ran("check", f"{path}:idle").output


def test_check_of_a_file_without_kernels_says_so(tmp_path: Path) -> None:
    path = tmp_path / "nothing_here.py"
    path.write_text("x = 1\n", encoding="utf-8")

    assert "has no kernels" in ran("check", path).output


def test_check_of_nothing_is_clean(file: Path) -> None:
    assert 0 == ran("check", f"{file}:good", "--size", "0").exit_code


EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def test_check_runs_as_many_workgroups_as_asked() -> None:
    kernel = f"{EXAMPLES / 'nbody.py'}:pull"
    covering = ran("check", kernel, "--size", "64", "--shape", "place=64x3")
    few = ran("check", kernel, "--groups", "1", "--size", "64", "--shape", "place=64x3")
    many = ran("check", kernel, "--groups", "2", "--size", "64", "--shape", "place=64x3")

    assert [0, 0, 1] == [result.exit_code for result in (covering, few, many)]
    assert "pull: 64 invocations, nothing found." in covering.output
    assert covering.output == few.output
    assert "pull: 128 invocations, 3 findings, 1 note" in many.output


def test_check_runs_over_the_domain_asked_for(file: Path) -> None:
    inside = ran("check", f"{file}:good", "--size", "10", "--domain", "10")
    outside = ran("check", f"{file}:good", "--size", "10", "--domain", "13")

    assert (0, 1) == (inside.exit_code, outside.exit_code)
    assert "out of range" in outside.output


def test_check_makes_arrays_of_the_shapes_asked_for(file: Path) -> None:
    assert 1 == ran("check", f"{file}:good", "--shape", "x=5", "--shape", "y=10").exit_code
    assert 0 == ran("check", f"{file}:good", "--shape", "x=15", "--shape", "y=15").exit_code
    assert (
        "misfit: arrays of good disagree"
        in ran("check", f"{file}:good", "--shape", "x=15", "--shape", "y=10").output
    )
    result = ran("check", f"{file}:good", "--shape", "z=5")
    assert "good has no array 'z'. Fix: leave --shape z out; its arrays are x, y." in result.output


def test_arrays_without_a_shape_are_as_large_as_one_that_has_it(file: Path) -> None:
    assert "good: 15 invocations" in ran("check", f"{file}:good", "--shape", "x=15", "--size", "10").output


def test_demo_shows_a_kernel_and_what_it_draws() -> None:
    result = ran("demo")

    assert 0 == result.exit_code
    assert "@kernel" in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "nowhere.py:k"], "there is no file 'nowhere.py'. Fix: name a Python file."),
        (["show", "nowhere"], "'nowhere' names no kernel. Fix: write it as file.py:kernel."),
        (["show", ":k"], "':k' names no kernel. Fix: write it as file.py:kernel."),
        (["check", "FILE:"], "names no kernel. Fix: write it as file.py:kernel."),
        (["check", "FILE:nothing"], "has no kernel 'nothing'. Fix: name one that it has: bad, good, open_."),
        (["show", "FILE:Buf"], "has no kernel 'Buf'. Fix: name one that it has: bad, good, open_."),
        (["show", "FILE:good", "--set", "n"], "'n' gives no value. Fix: write --set n=3."),
        (["show", "FILE:good", "--set", "n=three"], "'three' is not a value."),
        (["check", "FILE:good", "--size", "-1"], "-1 is not in the range"),
        (["run", "FILE:good", "--seed", "-1"], "-1 is not in the range"),
        (["check", "FILE:good", "--domain", "wide"], "'wide' are no sizes. Fix: write --domain 64,"),
        (
            ["check", "FILE:good", "--groups", "1x1x1x1x1x1x1"],
            "'1x1x1x1x1x1x1' are no sizes. Fix: write --groups 64,",
        ),
        (["check", "FILE:good", "--shape", "x"], "'x' is no shape. Fix: write --shape x=480x640."),
        (["frobnicate"], "No such command"),
    ],
)
def test_a_command_that_cannot_be_followed_says_why(file: Path, words: list[str], said: str) -> None:
    result = ran(*(word.replace("FILE", str(file)) for word in words))

    assert 2 == result.exit_code
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize("size", [10**14, 10**19, 10**30])
@pytest.mark.parametrize("command", ["run", "check"])
def test_arrays_that_no_memory_holds_are_refused(file: Path, command: str, size: int) -> None:
    result = ran(command, f"{file}:good", "--size", str(size))

    assert 1 == result.exit_code
    assert "does not fit memory. Fix: pass a smaller --size" in " ".join(result.output.split())


@pytest.mark.parametrize(("command", "kind"), [("show", "constant"), ("check", "number"), ("run", "number")])
def test_a_value_for_no_parameter_is_refused(file: Path, command: str, kind: str) -> None:
    result = ran(command, f"{file}:good", "--set", "m=3")

    assert 1 == result.exit_code
    assert f"good has no {kind} 'm'." in result.output


def test_a_value_may_be_for_a_scalar(tmp_path: Path) -> None:
    file = tmp_path / "scaled.py"
    file.write_text(
        "from vyre import Buf, Const, Out, f32, gid, i32, kernel\n"
        "@kernel\n"
        "def k(y: Out[f32, 'n'], n: i32, s: f32, c: Const[int] = 1):\n"
        "    y[gid()] = s * c\n"
    )
    result = ran("run", f"{file}:k", "--set", "n=3", "--set", "s=0.5", "--set", "c=4")

    assert (0, "y: float32, 3: 2.0, 2.0, 2.0") == (result.exit_code, result.output.strip())


def test_a_const_of_another_kind_is_refused(file: Path) -> None:
    result = ran("check", f"{file}:good", "--set", "n=0.5")

    assert 1 == result.exit_code
    assert "n is 0.5, and the kernel takes a Python int." in result.output


def test_a_file_without_kernels_says_so(tmp_path: Path) -> None:
    path = tmp_path / "no_kernels.py"
    path.write_text("x = 3\n", encoding="utf-8")
    result = ran("show", f"{path}:k")

    assert 2 == result.exit_code
    assert "has no kernels. Fix: put @vyre.kernel on a function there." in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("def f(:\n", "SyntaxError"),
        ("import no_such_module\n", "No module named 'no_such_module'"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
    ],
)
def test_a_file_that_cannot_be_run_shows_its_own_error(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "raising.py"
    path.write_text(text, encoding="utf-8")
    result = ran("show", f"{path}:k")

    assert 1 == result.exit_code
    assert "cannot be run" in result.output
    assert said in result.output
    assert str(Path(vyre.__file__).parent) not in result.output


def test_a_file_named_from_here_shows_the_line_that_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "raising.py").write_text("n = 0\nn / n\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert "line 2, in <module>" in ran("show", "raising.py:k").output


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("hello", encoding="utf-8")
    result = ran("show", f"{path}:k")

    assert 2 == result.exit_code
    assert "is no Python file" in " ".join(result.output.split())


def test_a_kernel_may_import_modules_from_the_folder_of_its_file(tmp_path: Path) -> None:
    (tmp_path / "beside_the_kernel.py").write_text("N = 5\n", encoding="utf-8")
    path = tmp_path / "importing.py"
    path.write_text("from beside_the_kernel import N\n" + KERNELS.replace("+ n]", "+ N]"), encoding="utf-8")

    assert "x[gid(0) + 5]" in ran("show", f"{path}:good").output


def test_show_prints_what_a_kernel_is_compiled_to(file: Path) -> None:
    assert "define" in ran("show", f"{file}:good", "--asm", "llvm").output
    assert ".visible .entry" in ran("show", f"{file}:good", "--asm", "ptx").output
    assert 0 == ran("show", f"{file}:good", "--asm").exit_code


def test_run_shows_the_results_of_a_kernel(file: Path) -> None:
    result = ran("run", f"{file}:good", "--size", "10", "--set", "n=0")

    assert 0 == result.exit_code
    assert result.output.startswith("y: float32, 10: ")
    assert result.output.rstrip().endswith(", ...")


def test_run_of_a_bad_kernel_lists_its_problems(file: Path) -> None:
    result = ran("run", f"{file}:bad")

    assert 1 == result.exit_code
    assert "P201" in result.output
    assert "Traceback" not in result.output


PARTS_AND_PIPELINE = """
import vyre as vy
from vyre import Buf, Out, complex64, f32, gid

@vy.kernel
def turned(z: Buf[complex64], by: complex64, y: Out[complex64]):
    y[gid()] = z[gid()] * by

@vy.kernel
def scaled(x: Buf[f32], y: Out[f32], t: f32):
    y[gid()] = x[gid()] * t

@vy.pipeline
def twice(x, t):
    return scaled(scaled(x, t=t), t=t)
"""


def test_numbers_of_several_parts_are_generated_and_set(tmp_path: Path) -> None:
    path = tmp_path / "parts.py"
    path.write_text(PARTS_AND_PIPELINE, encoding="utf-8")

    for more in ([], ["--set", "by=2j"]):
        assert ran("run", f"{path}:turned", "--size", "3", *more).output.startswith("y: float32, 3 x 2: ")
    assert 0 == ran("check", f"{path}:turned").exit_code


def test_run_shows_the_results_of_a_pipeline(tmp_path: Path) -> None:
    path = tmp_path / "parts.py"
    path.write_text(PARTS_AND_PIPELINE, encoding="utf-8")

    result = ran("run", f"{path}:twice", "--shape", "x=3", "--set", "t=2.0")

    assert result.output.startswith("result 0: float32, 3: ")
