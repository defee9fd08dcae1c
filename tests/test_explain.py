"""What a pipeline says about what it fused: as text, as a page, as plain data, and on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner, Result
from numpy.typing import NDArray

import vyre as vy
from stages import added, bumped, halves
from vyre import Buf, Out, f32, gid
from vyre.cli.main import main
from vyre.plan.plan import in_words
from vyre.report import Explanation


@vy.kernel
def twice(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid()] * 2.0


@vy.kernel
def shifted(x: Buf[f32, "n"], y: Out[f32, "n"]):
    y[gid() + 1] = x[gid()]


@vy.kernel
def ahead(x: Buf[f32], y: Out[f32]):
    y[gid()] = x[gid() + 1]


@vy.pipeline
def chain(x):
    return twice(twice(x))


@vy.pipeline
def apart(signal):
    return twice(shifted(signal))


@vy.pipeline
def diamond(x):
    low, high = halves(x)
    return added(low, high)


@vy.pipeline
def skipping(x):
    first = shifted(x)
    second = shifted(first)
    return added(second, first)


X: NDArray[np.float32] = np.arange(1 << 18, dtype=np.float32)  # of a mebibyte


def drawn(told: Explanation) -> ElementTree.Element:
    """The graph of an explanation, as the SVG that it is."""
    found = re.search(r"<svg.*</svg>", told._repr_html_(), re.DOTALL)
    assert found is not None
    return ElementTree.fromstring(found[0])


def of_class(tree: ElementTree.Element, word: str) -> list[ElementTree.Element]:
    return [part for part in tree.iter() if word in part.get("class", "").split()]


def words(part: ElementTree.Element) -> str:
    return " ".join("".join(text.itertext()) for text in part.iter() if text.tag.endswith("text"))


def test_a_fused_pair_says_its_rule() -> None:
    told = str(chain.explain(X))

    assert "1 twice and 2 twice: fused by forward: each element stays in a register" in told


def test_a_pair_that_stays_two_says_why_in_the_users_names() -> None:
    told = str(apart.explain(X))

    assert "1 shifted and 2 twice: not fused: shifted stores to other elements than its own" in told


def test_reasons_name_arrays_by_where_they_come_from() -> None:
    @vy.pipeline
    def kept(signal):
        once = twice(signal)
        return once, shifted(shifted(once))

    pairs = kept.explain(X).pairs

    assert not [pair.why for pair in pairs if re.search(r"\ba\d", pair.why)]
    assert "the output of twice" in " ".join(pair.why for pair in pairs)


def test_an_argument_is_named_in_a_reason() -> None:
    @vy.pipeline
    def changed(signal):
        before = ahead(signal)
        bumped(signal)
        return before, signal

    graph = changed.explain(X.copy()).plan.graph

    assert "bumped writes the argument signal" == in_words("bumped writes a0", graph)


def test_a_kernel_called_like_an_array_keeps_its_name() -> None:
    @vy.kernel
    def a0(x: Buf[f32, "n"], y: Out[f32, "n"]):
        y[gid() + 1] = x[gid()]

    @vy.pipeline
    def odd(x):
        return twice(a0(x))

    assert "a0 stores to other elements than its own" == odd.explain(X).pairs[0].why


def test_explain_states_that_a_call_without_an_observable_result_does_not_run() -> None:
    @vy.pipeline
    def half(x):
        shifted(shifted(x))
        return twice(x)

    told = half.explain(X)

    assert "1 shifted  over 262,144, not run: its results are not used" in str(told)
    assert "3 twice    over 262,144, in launch 1" in str(told)
    assert 1 == len(of_class(drawn(told), "launch"))


def test_explain_states_which_launches_run_in_chunks() -> None:
    told = chain.explain(X, memory_budget=1 << 10)

    assert "launch 1 runs for 16 rows at a time, 16384 times: for the budget" in str(told)
    assert {"first": 1, "last": 1, "axis": 0, "rows": 16, "count": 16384} == told.to_dict()["bands"][0]
    assert "16384 times" in told._repr_html_()


def test_figures_stand_before_and_after() -> None:
    told = str(chain.explain(X))

    assert re.search(r"launches +2 +-> +1\n", told)
    assert re.search(r"bytes moved +4.0 MiB +-> +2.0 MiB\n", told)
    assert re.search(r"peak memory +2.0 MiB +-> +1.0 MiB\n", told)


@vy.kernel
def halved(x: Buf[f32, 2], y: Out[f32, 2]):
    i, j = gid(0), gid(1)
    y[i, j] = 0.5 * (x[i - 1, j] + x[i + 1, j])


@vy.pipeline
def halved_often(x: Any) -> Any:
    for _ in range(4):
        x = halved(x)
    return x


def test_explain_states_no_bands_for_a_device_without_them() -> None:
    x = np.ones((2048, 2048), np.float32)

    plan, other = (halved_often.explain(x, device=device).plan for device in ("cpu", "reference"))
    assert plan.bands or plan.streams
    assert ((), ()) == (other.bands, other.streams)


def test_the_text_of_a_fused_kernel_is_at_the_end_with_its_arrays_explained() -> None:
    told = str(chain.explain(X))

    assert "# a0 is the argument x\n" in told
    assert told.index("fused by forward") < told.index("def twice_then_twice(a0: Buf[f32]")


def test_every_kernel_can_be_read_whether_fused_or_not() -> None:
    assert {"twice", "shifted"} <= set(re.findall(r"def (\w+)\(", apart.explain(X).kernels))


def test_plain_data_has_what_tools_rely_on() -> None:
    told = chain.explain(X).to_dict()

    assert (2, 1) == (told["launches_before"], told["launches_after"])
    assert (4 << 20, 2 << 20) == (told["bytes_before"], told["bytes_after"])
    assert (1 << 20, None) == (told["peak_bytes"], told["budget_bytes"])
    pair = {"first": "twice", "second": "twice", "fused": True, "rule": "forward"}
    no_choice = {"score": None, "gain": None, "disagreement": None}
    assert [pair | {"why": "each element stays in a register"} | no_choice] == told["pairs"]


def test_plain_data_is_json() -> None:
    told = diamond.explain(X).to_dict()

    assert told == json.loads(json.dumps(told))


def test_fusion_switched_off_is_the_reason() -> None:
    told = chain.explain(X, fuse="off")

    assert 2 == told.launches_after
    assert 'fuse="off"' in told.pairs[0].why


def test_the_graph_has_a_node_for_each_call_and_a_box_for_each_launch() -> None:
    tree = drawn(skipping.explain(X))

    assert ["1 shifted", "2 shifted", "3 added"] == [
        words(part).split(" over")[0] for part in of_class(tree, "stage")
    ]
    assert skipping.explain(X).launches_after == len(of_class(tree, "launch"))


def test_edges_bear_bytes_and_say_when_an_array_is_not_stored() -> None:
    tree = drawn(chain.explain(X))

    assert ["1.0 MiB, not stored"] == [words(part) for part in of_class(tree, "gone")]
    assert 3 == len(of_class(tree, "array"))


def test_every_array_between_two_calls_has_an_arrow_of_its_own() -> None:
    paths = [part[1].get("d") for part in of_class(drawn(diamond.explain(X)), "gone")]

    assert 2 == len(paths) == len(set(paths))


def test_an_array_that_skips_a_call_goes_around_it() -> None:
    paths = {part[0].text: part[1].get("d", "") for part in of_class(drawn(skipping.explain(X)), "array")}

    assert "Q" in next(path for path in paths.values() if "H" in path)


def test_the_page_is_whole_and_asks_for_nothing(tmp_path: Path) -> None:
    page = diamond.explain(X).html(tmp_path / "diamond.html").read_text(encoding="utf-8")

    assert page.startswith("<!doctype html>")
    assert [] == re.findall(r"<(?:script|link|img|iframe)\b|@import|url\((?!#)", page)
    assert ["http://www.w3.org/2000/svg"] == re.findall(r"https?://[^\"' ]+", page)


def test_what_the_user_named_is_text_and_never_markup() -> None:
    told = chain.explain(X)

    assert "<b>" not in Explanation("<b>bold</b>", told.plan)._repr_html_()


def test_an_empty_pipeline_is_explained_too(tmp_path: Path) -> None:
    @vy.pipeline
    def nothing(x):
        return x

    told = nothing.explain(X)

    assert "nothing: 0 kernel calls in 0 launches" == str(told).splitlines()[0]
    assert told.html(tmp_path / "nothing.html").exists()


FILE = """
import vyre as vy
from vyre import Buf, Const, Out, f32, i32, gid

@vy.kernel
def scaled(x: Buf[f32, 2], y: Out[f32, 2], by: f32):
    y[gid(0), gid(1)] = x[gid(0), gid(1)] * by

@vy.kernel
def shifted(x: Buf[i32], y: Out[i32], n: Const[int]):
    y[gid()] = x[gid() + n]

@vy.pipeline
def image(x, by):
    return scaled(scaled(x, by=by), by=2.0)

@vy.pipeline
def outer(picture, strength=0.5):
    return image(picture, strength)

@vy.pipeline
def moved(x, n):
    return shifted(shifted(x, n=n), n=n)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some_pipelines.py"
    path.write_text(FILE, encoding="utf-8")
    return path


def ran(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def test_the_command_makes_up_what_the_kernels_take(file: Path) -> None:
    result = ran("explain", f"{file}:image", "--size", 8)

    assert (0, "image: 2 kernel calls in 1 launch") == (result.exit_code, result.output.splitlines()[0])
    assert "over 8 x 8" in result.output


def test_the_command_looks_into_pipelines_in_pipelines(file: Path) -> None:
    assert "over 3 x 5" in ran("explain", f"{file}:outer", "--shape", "picture=3x5").output


def test_the_command_wants_constants_given(file: Path) -> None:
    without, given = ran("explain", f"{file}:moved"), ran("explain", f"{file}:moved", "--set", "n=2")

    assert (2, 0) == (without.exit_code, given.exit_code)
    assert "--set n=3" in without.output


def test_the_command_switches_fusion_off(file: Path) -> None:
    assert "in 2 launches" in ran("explain", f"{file}:image", "--size", 8, "--fuse", "off").output


def test_the_command_writes_a_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran("explain", f"{file}:image", "--html", page)

    assert "<svg" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nosuch",), "has no pipeline 'nosuch'"),
        (("image", "--set", "z=1"), "there is no parameter 'z'"),
        (("image", "--shape", "x=axb"), "is no shape"),
        (("image", "--shape", "x=3"), "dimension"),
        (("image", "--html", "/nosuch/folder/page.html"), "cannot be written"),
    ],
)
def test_the_command_says_what_is_wrong_and_how_to_mend_it(
    file: Path, words: tuple[str, ...], said: str
) -> None:
    result = ran("explain", f"{file}:{words[0]}", *words[1:])

    assert 0 != result.exit_code
    assert said in result.output
    assert "Traceback" not in result.output
