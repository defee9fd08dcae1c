"""A pipeline gives what its function would give now, whatever changed since it was recorded."""

from __future__ import annotations

import random
import sys
import textwrap
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import vyre
from freshness_cases import ELSEWHERE, FOLLOWED, WARM, WHOLE_MODULES
from vyre import Buf, Out, f32, gid

X = np.arange(1, 8, dtype=np.float32)


@vyre.kernel
def scaled(x: Buf[f32], y: Out[f32], a: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * a


def module(name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of that text, which can be imported."""
    made = ModuleType(name)
    vars(made).update(scaled=scaled, np=np, vyre=vyre)
    monkeypatch.setitem(sys.modules, name, made)
    exec(textwrap.dedent(text), vars(made))
    return made


@vyre.kernel
def scaled_twice(x: Buf[f32], y: Out[f32], a: f32):  # type: ignore[no-untyped-def]
    y[gid()] = x[gid()] * a * 2.0


def require_fresh(space: ModuleType, change: str) -> None:
    """Call, change, call: the pipeline always gives what the function gives."""
    made = vyre.pipeline(space.f)
    for _ in range(3):
        assert space.f(X).tobytes() == made(X).tobytes()
    before = made(X).tobytes()
    exec(change, vars(space))
    for _ in range(3):
        assert space.f(X).tobytes() == made(X).tobytes()
    assert before != made(X).tobytes()  # the change is one that matters


@pytest.mark.parametrize("kind", FOLLOWED)
def test_a_change_is_noticed_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VYRE_TEST_S", "2.0")
    text, change = FOLLOWED[kind]
    space = module("vyre_test_space", text, monkeypatch)
    vars(space)["scaled_twice"] = scaled_twice

    require_fresh(space, change)


@pytest.mark.filterwarnings("ignore::vyre.UntrackedWarning")
@pytest.mark.parametrize("kind", WHOLE_MODULES)
def test_a_change_is_noticed_where_a_whole_module_is_read(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module("two", "T = 2.0", monkeypatch)
    text, change = WHOLE_MODULES[kind]

    require_fresh(module("vyre_test_space", f"import two\n{text}", monkeypatch), change)


@pytest.mark.parametrize("kind", ELSEWHERE)
def test_a_change_in_another_module_is_noticed_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    two = """
    T = 2.0
    def h(): return T
    def __getattr__(name):
        if name != 'made_up': raise AttributeError(name)
        return T
    class C:
        s = 2.0
        @classmethod
        def g(cls): return cls.s
    """
    module("two", two, monkeypatch)
    module("one", "import two\nS = 2.0\ndef g(): return S\ndef deep(): return two.h()", monkeypatch)
    other = module("other", "T = 3.0", monkeypatch)
    text, change = ELSEWHERE[kind]
    space = module("vyre_test_space", f"import one, two\n{text}", monkeypatch)
    vars(space)["other"] = other

    require_fresh(space, change)


@pytest.mark.parametrize("kind", WARM)
def test_what_is_followed_stays_recorded(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[int] = []
    note = ran.append
    space = module("vyre_test_space", WARM[kind], monkeypatch)
    inner = space.f

    def counted(x: Any) -> Any:
        note(1)
        return inner(x)

    made = vyre.pipeline(counted)
    for _ in range(4):
        assert inner(X).tobytes() == made(X).tobytes()

    assert 1 == len(ran)


# What cannot be followed: each gives another number at every call.
UNFOLLOWED = {
    "time": (
        "import time\ndef f(x): return scaled(x, a=time.perf_counter_ns() % 4194304)", "time.perf_counter"),
    "a name of time": (
        "from time import perf_counter_ns as now\ndef f(x): return scaled(x, a=now() % 4194304)", "time"),
    "chance": ("import random\ndef f(x): return scaled(x, a=random.random())", "random"),
    "a name of chance": ("from random import random\ndef f(x): return scaled(x, a=random())", "random"),
    "the chance of NumPy": ("def f(x): return scaled(x, a=np.random.rand())", "np.random"),
    "a generator of chance": ("r = np.random.default_rng()\ndef f(x): return scaled(x, a=r.random())", "r, "),
    "a generator of chance by a class": (
        "class C: r = np.random.default_rng()\ndef f(x): return scaled(x, a=C.r.random())", "C.r"),
    "a generator": ("g = iter(range(2, 99))\ndef f(x): return scaled(x, a=float(next(g)))", "g, "),
    "a generator of a function": (
        "g = (n for n in range(2, 99))\n"
        "def f(x): return scaled(x, a=float(next(g)))", "g, "),
    "a counter": (
        "import itertools\ng = itertools.count()\n"
        "def f(x): return scaled(x, a=float(next(g)))", "itertools.count"),
    "a file": (
        """
        import tempfile, os
        path = os.path.join(tempfile.mkdtemp(), 'number')
        def f(x):
            with open(path, 'a+') as file:
                file.write('1')
                file.seek(0)
                return scaled(x, a=float(len(file.read())))
        """, "open"),
    "a date": (
        "import datetime\n"
        "def f(x): return scaled(x, a=datetime.datetime.now().timestamp() % 1)", "datetime"),
    "an evaluated text": (
        "S = [0]\n"
        "def f(x): return scaled(x, a=eval('S.append(1) or float(len(S))'))", "eval"),
    "the globals": (
        "S = 1.0\ndef f(x):\n    globals()['S'] += 1\n    return scaled(x, a=globals()['S'])", "globals"),
    "a cached function": (
        """
        import functools
        N = [0]
        @functools.lru_cache
        def g(): return float(N[0])
        def f(x):
            N[0] += 1
            g.cache_clear()
            return scaled(x, a=g())
        """, "g, "),
    "an object of C": (
        "import array\ng = array.array('f', [1])\n"
        "def f(x):\n    g[0] += 1\n    return scaled(x, a=g[0])", "g, "),
    "a function of NumPy's from a Python function": (
        """
        N = [0]
        def count(n):
            N[0] += 1
            return float(N[0])
        g = np.frompyfunc(count, 1, 1)
        def f(x): return scaled(x, a=g(1))
        """, "g"),
    "a value of a thread": (
        """
        import threading
        g = threading.local()
        g.s = 1.0
        def f(x):
            g.s += 1
            return scaled(x, a=g.s)
        """, "g, "),
}  # fmt: skip


@pytest.mark.parametrize("kind", UNFOLLOWED)
def test_what_cannot_be_followed_runs_at_every_call_with_one_warning(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, named = UNFOLLOWED[kind]
    space = module("vyre_test_space", text, monkeypatch)
    made = vyre.pipeline(space.f)
    with pytest.warns(vyre.UntrackedWarning, match="f runs its Python function at every call") as warned:
        found = {made(X).tobytes() for _ in range(5)}

    assert 5 == len(found)
    assert 1 == len(warned)
    assert named in str(warned[0].message)
    assert "Fix: pass what depends on it to f as arguments." in str(warned[0].message)


def test_values_reached_from_an_argument_are_tracked(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
    import enum
    S = 2.0
    class C: s = 2.0
    def g(): return S
    class E(enum.Enum):
        A = 1
        def g(self): return S
    def f(x, c, g, es, more): return scaled(x, a=c.s + g() + es[0].g() + more['m'].S)
    """
    space = module("vyre_test_space", text, monkeypatch)
    made = vyre.pipeline(space.f)
    arguments = (X, space.C, space.g, [space.E.A], {"m": space})
    for change in ("", "C.s = 3.0", "S = 5.0", "g = None"):
        exec(change, vars(space))
        for _ in range(3):
            assert space.f(*arguments).tobytes() == made(*arguments).tobytes()


def test_an_argument_of_a_class_of_its_own_is_read_at_every_call() -> None:
    class Number(float):
        factor = 1.0

    class Config:
        s = 2.0

    number, config = Number(2.0), Config()
    made = vyre.pipeline(lambda x, n, c: scaled(x, a=float(n) * n.factor * c.s))
    for factor in (1.0, 2.0):
        number.factor = factor
        config.s = factor
        for _ in range(3):
            assert (X * 2 * factor * factor).tolist() == made(X, number, config).tolist()


def test_a_default_of_a_kernel_that_changes_is_noticed() -> None:
    @vyre.kernel
    def defaulted(x: Buf[f32], y: Out[f32], a: f32 = 2.0, *, b: f32 = 1.0):  # type: ignore[no-untyped-def]
        y[gid()] = x[gid()] * a * b

    made = vyre.pipeline(lambda x: defaulted(x))
    for _ in range(4):
        assert (X * 2).tolist() == made(X).tolist() == defaulted(X).tolist()
    defaulted.function.__defaults__ = (3.0,)
    for _ in range(4):
        assert (X * 3).tolist() == made(X).tolist() == defaulted(X).tolist()
    defaulted.function.__kwdefaults__["b"] = 2.0
    for _ in range(4):
        assert (X * 6).tolist() == made(X).tolist() == defaulted(X).tolist()


def test_random_structures_of_helpers_stay_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values behind random chains of modules, classes, objects, containers and functions."""
    for seed in range(25):
        chance = random.Random(seed)
        lines, leaves, reads = ["class Bag: pass"], list[str](), list[str]()
        for at in range(chance.randint(2, 5)):
            lines.append(f"V{at} = [1.0]")
            leaves.append(f"V{at}[0]")
            access = f"V{at}[0]"
            for depth in range(chance.randint(0, 4)):
                name = f"N{at}_{depth}"
                kind = chance.choice(
                    ("function", "attribute", "dict", "method", "default", "closure", "slot")
                )
                lines += {
                    "function": [f"def {name}(): return {access}"],
                    "attribute": [f"{name} = Bag()", f"{name}.v = lambda: {access}"],
                    "dict": [f"{name} = {{'v': lambda: {access}}}"],
                    "method": [f"class {name}:", "    @classmethod", f"    def v(cls): return {access}"],
                    "default": [f"def {name}(v=lambda: {access}): return v()"],
                    "closure": [f"{name} = (lambda v: lambda: v())(lambda: {access})"],
                    "slot": [f"class {name}_: __slots__ = ('v',)", f"{name} = {name}_()",
                             f"{name}.v = lambda: {access}"],
                }[kind]  # fmt: skip
                access = {
                    "function": f"{name}()", "attribute": f"{name}.v()", "dict": f"{name}['v']()",
                    "method": f"{name}.v()", "default": f"{name}()", "closure": f"{name}()",
                    "slot": f"{name}.v()",
                }[kind]  # fmt: skip
            reads.append(access)
        lines.append(f"def f(x): return scaled(x, a=float({' + '.join(reads)}))")
        space = module("vyre_test_space", "\n".join(lines), monkeypatch)
        made = vyre.pipeline(space.f)
        for _ in range(6):
            assert space.f(X).tobytes() == made(X).tobytes(), f"seed {seed}"
            exec(f"{chance.choice(leaves)} = {chance.random()}", vars(space))


def test_a_recording_that_nothing_changed_is_used_again_without_a_warning(tmp_path: Path) -> None:
    made = vyre.pipeline(lambda x: scaled(x, a=2.0))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            made(X)
