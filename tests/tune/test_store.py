"""Records of tuning: merged, kept, found again, and taken from files only if they are whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vyre.cache.artifacts import Cache
from vyre.cache.choice import FOLDER, LOOK_SECONDS, chooser
from vyre.settings import Settings, read
from vyre.targets.registry import Registry, built_in
from vyre.targets.specialization import DEFAULT, Configuration, StreamCut
from vyre.tune import store
from vyre.tune.store import RecordStore, Trial, TuningRecord
from vyre.tune.tune import Tuning

FAST, SLOW, BROKEN = Configuration(lanes=8), Configuration(lanes=32), Configuration(lanes=5)
PROGRAM = "ab" * 32

sizes = st.integers(0, 64)
configurations = st.builds(
    Configuration, sizes, sizes, sizes, sizes, st.lists(sizes, max_size=3).map(tuple), st.booleans(),
    st.floats(-9, 9), st.builds(StreamCut, sizes, sizes, sizes),
)  # fmt: skip
shares = st.floats(0.01, 100)
trials = st.builds(Trial, configurations, st.none() | shares, st.text(max_size=9), st.floats(0, 1))
records = st.builds(
    TuningRecord, st.just(PROGRAM), st.text(max_size=9), sizes, st.text(max_size=9), shares, configurations,
    shares, st.lists(trials).map(tuple),
)  # fmt: skip


def record(
    *trials: Trial, device: str = "d", size: int = 10, best: Configuration = FAST, share: float = 0.5
) -> TuningRecord:
    return TuningRecord(PROGRAM, device, size, "k", 1e-3, best, share, trials)


@given(found=st.lists(records, max_size=4))
def test_records_come_back_from_text_as_they_were(found: list[TuningRecord]) -> None:
    assert tuple(found) == store.decode(store.encode(found))


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"vyre tuning": 2, "records": []}', '{"vyre tuning": 1, "records": [{}]}', "[" * 9999],
)
def test_anything_else_is_an_error_with_a_fix(text: str) -> None:
    with pytest.raises(ValueError, match="Fix: load a file"):
        store.decode(text)


@pytest.mark.parametrize("word", ["NaN", "-1", "0", '"x"', "Infinity", "null"])
def test_a_number_of_seconds_that_is_not_positive_is_an_error(word: str) -> None:
    text = store.encode([record()]).replace('"share": 0.5', f'"share": {word}')
    with pytest.raises(ValueError, match="no file of tuning records"):
        store.decode(text)


@pytest.mark.parametrize("name", ["size", "seconds", "lanes"])
def test_a_number_beyond_all_bounds_is_an_error_with_a_fix(name: str) -> None:
    text = re.sub(rf'"{name}": [^,]*,', f'"{name}": Infinity,', store.encode([record()]))
    with pytest.raises(ValueError, match="no file of tuning records"):
        store.decode(text)


@pytest.mark.parametrize("configuration", [Configuration(threads=-8), Configuration(block=(-1,))])
def test_a_size_below_0_is_an_error_with_a_fix(configuration: Configuration) -> None:
    with pytest.raises(ValueError, match="no file of tuning records: a size is below 0"):
        store.decode(store.encode([record(best=configuration)]))


def test_a_file_that_is_no_text_is_an_error_with_a_fix(tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_bytes(b"\xff\x00")
    with pytest.raises(ValueError, match="Fix: load a file"):
        Tuning.load(file)


def test_without_a_record_the_default_configuration_is_used() -> None:
    assert DEFAULT == RecordStore(Cache(None)).choose(PROGRAM, "d", 1000)


def test_a_record_is_for_its_program_device_and_size_class() -> None:
    known = RecordStore(Cache(None))
    known.add([record(Trial(FAST, 0.5), size=store.size_class(1000))])

    assert FAST == known.choose(PROGRAM, "d", 1000)
    assert DEFAULT == known.choose(PROGRAM, "d", 100_000)
    assert DEFAULT == known.choose(PROGRAM, "another", 1000)
    assert DEFAULT == known.choose("cd" * 32, "d", 1000)


def test_a_class_has_four_times_the_work_of_the_one_before() -> None:
    assert [1, 1, 1, 2, 2, 3, 11] == [store.size_class(units) for units in (0, 1, 3, 4, 15, 16, 1 << 20)]


def test_another_process_finds_what_was_added(tmp_path: Path) -> None:
    RecordStore(Cache(tmp_path / "tuned")).add([record(Trial(FAST, 0.5))])

    assert 1 == len(RecordStore(Cache(tmp_path / "tuned")).records(PROGRAM))


def test_what_other_processes_add_meanwhile_is_kept(tmp_path: Path) -> None:
    one, two = RecordStore(Cache(tmp_path / "tuned")), RecordStore(Cache(tmp_path / "tuned"))
    assert () == one.records(PROGRAM)
    assert () == two.records(PROGRAM)
    one.add([record(device="one")])
    RecordStore(Cache(tmp_path / "tuned")).add([record(device="two")])

    assert {"one", "two"} == {
        found.device for found in RecordStore(Cache(tmp_path / "tuned")).records(PROGRAM)
    }


def test_what_another_process_has_added_is_chosen_at_the_next_look(tmp_path: Path) -> None:
    settings, now = Settings(cache_dir=str(tmp_path)), [0.0]
    registry = Registry(built_in())
    choose = chooser(settings, lambda: registry, store.open_store, clock=lambda: now[0])
    device = registry.named("cpu").target.fingerprint(0)  # type: ignore[attr-defined]  # of the CPU
    assert choose is not None
    assert DEFAULT == choose(PROGRAM, "cpu", 1000)
    other = RecordStore(Cache(tmp_path / FOLDER))
    for best in (FAST, SLOW):
        now[0] += LOOK_SECONDS
        trials = (Trial(FAST, 0.5 if best == FAST else 1.5), Trial(SLOW, 0.4))
        other.add([record(*trials, device=device, size=store.size_class(1000), best=best, share=0.4)])
        assert best == choose(PROGRAM, "cpu", 1000)


def test_own_records_are_merged_with_those_that_others_added_meanwhile(tmp_path: Path) -> None:
    settings = Settings(cache_dir=str(tmp_path))
    own = store.open_store(settings)
    own.add([record(device="one")])
    RecordStore(Cache(tmp_path / FOLDER)).add([record(device="two")])
    own.add([record(device="three")])

    assert {"one", "two", "three"} == {found.device for found in own.records(PROGRAM)}


def test_records_of_another_version_are_none(tmp_path: Path) -> None:
    Cache(tmp_path / "tuned").put(store._key(PROGRAM), b'{"vyre tuning": 0, "records": []}')

    assert () == RecordStore(Cache(tmp_path / "tuned")).records(PROGRAM)


def test_merging_keeps_every_trial_and_the_better_best() -> None:
    old = record(Trial(FAST, 0.5), Trial(BROKEN, None, "why"))
    new = record(Trial(SLOW, 0.9), best=SLOW, share=0.9)
    merged = old.merged(new)

    assert {FAST, SLOW, BROKEN} == {trial.configuration for trial in merged.trials}
    assert (FAST, 0.5) == (merged.best, merged.share)
    assert (FAST, 0.5) == (new.merged(old).best, new.merged(old).share)


def test_the_best_trial_is_replaced_if_a_repetition_is_slower() -> None:
    old = record(Trial(FAST, 0.5))
    new = record(Trial(FAST, 1.2), best=DEFAULT, share=1.0)

    assert DEFAULT == old.merged(new).best


def test_merging_what_was_merged_changes_nothing() -> None:
    one, two = record(Trial(FAST, 0.5)), record(Trial(SLOW, 0.9), best=SLOW, share=0.9)

    assert one.merged(two) == one.merged(two).merged(two)


def test_a_saved_tuning_is_used_where_it_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Tuning((record(Trial(FAST, 0.5), size=store.size_class(1000)),)).save(tmp_path / "k.tuning")
    monkeypatch.setenv("VYRE_CACHE_DIR", str(tmp_path / "other machine"))
    found = Tuning.load(tmp_path / "k.tuning")

    assert 0.5 == found.share
    assert FAST == store.open_store(read()).choose(PROGRAM, "d", 1000)


def test_nothing_is_chosen_where_tuning_is_off() -> None:
    def devices() -> None:
        raise AssertionError

    assert chooser(Settings(tune="off"), devices, store.open_store) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "tune"), [("", None), ("off", "off"), ("AUTO", "auto")])
def test_the_environment_turns_tuning_off(text: str, tune: str | None) -> None:
    assert tune == read({"VYRE_TUNE": text}).tune


def test_an_unknown_word_for_tuning_is_an_error() -> None:
    with pytest.raises(ValueError, match="Fix: set it to off or auto"):
        read({"VYRE_TUNE": "on"})
