"""The examples of docs/extending.md, added to a copy of the source, work on every target."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```python\n# (\S+), ([^\n]*)\n(.*?)^```$", flags=re.DOTALL | re.MULTILINE)
# Where an example goes: what it is put before.
PLACES = {
    "in ROWS": ")  # fmt: skip",
    "in _MODULES": "}  # fmt: skip",
    "before ALL": "ALL = (",
    "before Pass": "Pass = ",
}


def extended(folder: Path) -> Counter[str]:
    """Copy the source to a folder and add the examples; return how often each file is changed."""
    shutil.copytree(ROOT / "src" / "vyre", folder / "vyre", ignore=shutil.ignore_patterns("__pycache__"))
    changed: Counter[str] = Counter()
    for name, place, example in EXAMPLE.findall(PAGE):
        path = folder / "vyre" / name
        changed[name] += 1
        if place == "a package":
            (folder / name).write_text(example, encoding="utf-8")
            continue
        if place == "a new file":
            path.write_text(example, encoding="utf-8")
            continue
        before, mark, after = path.read_text(encoding="utf-8").rpartition(PLACES[place])
        assert mark, f"{name} has no {PLACES[place]!r}"
        path.write_text(before + example + mark + after, encoding="utf-8")
    return changed


def install(folder: Path) -> None:
    """Describe the package of the page as one that is installed, with its entry points."""
    group, points = re.findall(
        r'^\[project\.entry-points\."(\S+)"\]\n(.*?)```$', PAGE, re.DOTALL | re.MULTILINE
    )[0]
    info = folder / "plain_target-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: plain_target\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[{group}]\n{points.replace(chr(34), '')}", encoding="utf-8")


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_what_the_page_adds_works_on_every_target(tmp_path: Path) -> None:
    changed = extended(tmp_path)
    install(tmp_path)
    replaced(tmp_path / "vyre" / "ir" / "dtypes.py", "f16, bf16, f32, f64)", "f8e5m2, f16, bf16, f32, f64)")
    replaced(
        tmp_path / "vyre" / "passes" / "__init__.py", "inline,\n    fold", "inline,\n    unwrap,\n    fold"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "VYRE_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONWARNINGS": "error",
    }

    worker = Path(__file__).with_name("extending_worker.py")
    ran = subprocess.run(
        [sys.executable, str(worker)], env=environment, capture_output=True, text=True, check=False
    )

    assert "" == ran.stderr
    assert 0 == ran.returncode
    assert {
        "ops/bits.py": 1, "ops/atomics.py": 1, "ops/subgroup.py": 1, "ir/dtypes.py": 1,
        "passes/unwrap.py": 1, "passes/__init__.py": 1, "plain_target.py": 1,
        "lib/kernels/blend.py": 1, "lib/blending.py": 1, "lib/__init__.py": 1,
    } == changed  # fmt: skip
