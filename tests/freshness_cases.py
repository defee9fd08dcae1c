"""Functions of pipelines as texts, and what changes behind them: the cases of test_pipeline_freshness.py."""

# Each: what the function is defined in, and what changes after it was recorded. `f` is the function.
FOLLOWED = {
    "a global": ("S = 2.0\ndef f(x): return scaled(x, a=S)", "S = 3.0"),
    "a global that is deleted and found elsewhere": (
        "import builtins\nmin = lambda a, b: 5.0\ndef f(x): return scaled(x, a=min(2.0, 3.0))", "del min"),
    "a name of Python's own that is covered": (
        "def f(x): return scaled(x, a=max(2.0, 3.0))", "max = lambda a, b: 7.0"),
    "a global that appears": (
        """
        def f(x):
            try:
                return scaled(x, a=LATER)
            except NameError:
                return scaled(x, a=1.0)
        """, "LATER = 4.0"),
    "a number of another type": (
        "S = 1\n"
        "def f(x): return scaled(x, a=2.0 if S is True else 3.0)", "S = True"),
    "the sign of zero": (
        "import math\nS = 0.0\n"
        "def f(x): return scaled(x, a=math.copysign(2, S))", "S = -0.0"),
    "a closure": (
        """
        def make():
            s = 2.0
            def f(x): return scaled(x, a=s)
            def change():
                nonlocal s
                s = 3.0
            return f, change
        f, change = make()
        """, "change()"),
    "a closure of a helper": (
        """
        def make():
            s = 2.0
            def g(x): return scaled(x, a=s)
            def change():
                nonlocal s
                s = 3.0
            return g, change
        g, change = make()
        def f(x): return g(x)
        """, "change()"),
    "a class attribute": ("class C: s = 2.0\ndef f(x): return scaled(x, a=C.s)", "C.s = 3.0"),
    "an attribute of a base class": (
        "class A: s = 2.0\nclass B(A): pass\ndef f(x): return scaled(x, a=B.s)", "A.s = 3.0"),
    "an attribute that a base class covers": (
        "class A: s = 2.0\nclass B(A): pass\ndef f(x): return scaled(x, a=B().s)", "B.s = 3.0"),
    "the bases of a class": (
        "class A: s = 2.0\nclass A2: s = 3.0\nclass B(A): pass\ndef f(x): return scaled(x, a=B.s)",
        "B.__bases__ = (A2,)"),
    "the class of an object": (
        "class A: s = 2.0\nclass B: s = 3.0\nc = A()\ndef f(x): return scaled(x, a=c.s)", "c.__class__ = B"),
    "an instance attribute": (
        "class C: pass\nc = C()\nc.s = 2.0\ndef f(x): return scaled(x, a=c.s)", "c.s = 3.0"),
    "an instance attribute that covers a class attribute": (
        "class C: s = 2.0\nc = C()\ndef f(x): return scaled(x, a=c.s)", "c.s = 3.0"),
    "an instance attribute that goes": (
        "class C: s = 2.0\nc = C()\nc.s = 5.0\ndef f(x): return scaled(x, a=c.s)", "del c.s"),
    "all attributes of an instance": (
        "class C: pass\nc = C()\nc.s = 2.0\ndef f(x): return scaled(x, a=c.s)", "c.__dict__ = {'s': 3.0}"),
    "an attribute of an attribute": (
        "class C: pass\nc = C()\nc.d = C()\nc.d.s = 2.0\ndef f(x): return scaled(x, a=c.d.s)", "c.d.s = 3.0"),
    "an attribute in a slot": (
        """
        class C: __slots__ = ('s',)
        c = C()
        c.s = 2.0
        def f(x): return scaled(x, a=c.s)
        """, "c.s = 3.0"),
    "an attribute read by a helper": (
        """
        class C: pass
        c = C()
        c.s = 2.0
        def g(x, where): return scaled(x, a=where.s)
        def f(x): return g(x, c)
        """, "c.s = 3.0"),
    "an attribute by a computed name": (
        "class C: s = 2.0\ndef f(x): return scaled(x, a=getattr(C, 's'.lower()))", "C.s = 3.0"),
    "an attribute that is asked for": (
        "class C: pass\nc = C()\ndef f(x): return scaled(x, a=2.0 if hasattr(c, 's') else 3.0)", "c.s = 1"),
    "an attribute by __dict__": (
        "class C: pass\nc = C()\nc.s = 2.0\ndef f(x): return scaled(x, a=c.__dict__['s'])", "c.s = 3.0"),
    "an attribute by vars": (
        "class C: pass\nc = C()\nc.s = 2.0\ndef f(x): return scaled(x, a=vars(c)['s'])", "c.s = 3.0"),
    "an attribute by a getter": (
        """
        from operator import attrgetter
        class C: pass
        c = C()
        c.s = 2.0
        def f(x): return scaled(x, a=attrgetter('s')(c))
        """, "c.s = 3.0"),
    "an attribute by a pattern": (
        """
        class C: pass
        c = C()
        c.s = 2.0
        def f(x):
            match c:
                case C(s=a):
                    return scaled(x, a=a)
        """, "c.s = 3.0"),
    "an attribute by a format": (
        "class C: pass\nc = C()\nc.s = 2.0\n"
        "def f(x): return scaled(x, a=float('{0.s}'.format(c)))", "c.s = 3.0"),
    "an attribute by __getattr__": (
        """
        class C:
            def __getattr__(self, name): return S
        S, c = 2.0, C()
        def f(x): return scaled(x, a=c.anything)
        """, "S = 3.0"),
    "an attribute of a class by its metaclass": (
        """
        class M(type):
            s = 2.0
        class C(metaclass=M): pass
        def f(x): return scaled(x, a=C.s)
        """, "M.s = 3.0"),
    "a property": (
        """
        class C:
            t = 2.0
            @property
            def s(self): return self.t
        c = C()
        def f(x): return scaled(x, a=c.s)
        """, "c.t = 3.0"),
    "a property that is replaced": (
        """
        class C:
            @property
            def s(self): return 2.0
        c = C()
        def f(x): return scaled(x, a=c.s)
        """, "C.s = property(lambda self: 3.0)"),
    "a cached property": (
        """
        import functools
        class C:
            @functools.cached_property
            def s(self): return 2.0
        c = C()
        def f(x): return scaled(x, a=c.s)
        """, "c.s = 3.0"),
    "a classmethod": (
        """
        class C:
            s = 2.0
            @classmethod
            def g(cls, x): return scaled(x, a=cls.s)
        def f(x): return C.g(x)
        """, "C.s = 3.0"),
    "a classmethod that is replaced": (
        """
        class C:
            @classmethod
            def g(cls): return 2.0
        def f(x): return scaled(x, a=C.g())
        """, "C.g = classmethod(lambda cls: 3.0)"),
    "what a classmethod reads": (
        """
        S = 2.0
        class C:
            @classmethod
            def g(cls): return S
        def f(x): return scaled(x, a=C.g())
        """, "S = 3.0"),
    "a staticmethod": (
        """
        S = 2.0
        class C:
            @staticmethod
            def g(): return S
        def f(x): return scaled(x, a=C.g())
        """, "S = 3.0"),
    "a method that is replaced": (
        """
        class C:
            def g(self): return 2.0
        c = C()
        def f(x): return scaled(x, a=c.g())
        """, "C.g = lambda self: 3.0"),
    "a method of an instance of its own": (
        """
        class C:
            def g(self): return 2.0
        c = C()
        def f(x): return scaled(x, a=c.g())
        """, "c.g = lambda: 3.0"),
    "a method of a base class by super": (
        """
        class A:
            s = 2.0
            def g(self): return self.s
        class B(A):
            def g(self): return super().g()
        def f(x): return scaled(x, a=B().g())
        """, "A.s = 3.0"),
    "a bound method": (
        """
        class C:
            s = 2.0
            def g(self): return self.s
        g = C().g
        def f(x): return scaled(x, a=g())
        """, "g.__self__.s = 3.0"),
    "an object that is called": (
        """
        class C:
            def __init__(self): self.s = 2.0
            def __call__(self, x): return scaled(x, a=self.s)
        g = C()
        def f(x): return g(x)
        """, "g.s = 3.0"),
    "an operator": (
        """
        class C:
            s = 2.0
            def __mul__(self, other): return self.s * other
        c = C()
        def f(x): return scaled(x, a=c * 1.0)
        """, "c.s = 3.0"),
    "an operator that appears": (
        """
        class C: pass
        c = C()
        def f(x): return scaled(x, a=2.0 if c else 3.0)
        """, "C.__bool__ = lambda self: False"),
    "an object made inside": (
        """
        class C:
            t = 2.0
            def __init__(self): self.s = self.t
        def f(x): return scaled(x, a=C().s)
        """, "C.t = 3.0"),
    "a class made inside": (
        """
        S = 2.0
        def f(x):
            class C:
                s = S
                def g(self): return self.s
            return scaled(x, a=C().g())
        """, "S = 3.0"),
    "a dict": ("D = {'s': 2.0}\ndef f(x): return scaled(x, a=D['s'])", "D['s'] = 3.0"),
    "the keys of a dict": ("D = {'s': 2.0}\ndef f(x): return scaled(x, a=float(len(D)))", "D['t'] = 0"),
    "the order of a dict": (
        "D = {'s': 2.0, 't': 3.0}\ndef f(x): return scaled(x, a=list(D.values())[0])", "D['s'] = D.pop('s')"),
    "a dict on a class": (
        "class C: d = {'s': 2.0}\ndef f(x): return scaled(x, a=C.d['s'])", "C.d['s'] = 3.0"),
    "a dict inside of a dict": (
        "D = {'a': {'b': [1.0, {'s': 2.0}]}}\ndef f(x): return scaled(x, a=D['a']['b'][1]['s'])",
        "D['a']['b'][1]['s'] = 3.0"),
    "a dict of functions": (
        "S = 2.0\nD = {'g': lambda: S}\ndef f(x): return scaled(x, a=D['g']())", "S = 3.0"),
    "a list": ("L = [2.0]\ndef f(x): return scaled(x, a=sum(L))", "L.append(1.0)"),
    "a list of equal numbers": ("L = [1]\ndef f(x): return scaled(x, a=2.0 + (L[0] is True))", "L[0] = True"),
    "a list in a tuple": ("T = (1, [2.0])\ndef f(x): return scaled(x, a=T[1][0])", "T[1][0] = 3.0"),
    "a list of objects": (
        """
        class C:
            def __init__(self, s): self.s = s
        L = [C(2.0), C(3.0)]
        def f(x): return scaled(x, a=sum(c.s for c in L))
        """, "L[1].s = 5.0"),
    "a set": ("S = {2.0}\ndef f(x): return scaled(x, a=sum(S))", "S.add(3.0)"),
    "a deque": (
        "from collections import deque\nL = deque([2.0])\n"
        "def f(x): return scaled(x, a=L[-1])", "L.append(3.0)"),
    "a default dict": (
        "from collections import defaultdict\nD = defaultdict(lambda: 2.0)\n"
        "def f(x): return scaled(x, a=D['s'])",
        "D['s'] = 3.0"),
    "a counter": (
        "from collections import Counter\nD = Counter('ab')\ndef f(x): return scaled(x, a=float(D['a']))",
        "D['a'] += 1"),
    "a dict of a class of its own": (
        "class D(dict): pass\nd = D(s=2.0)\ndef f(x): return scaled(x, a=d['s'])", "d['s'] = 3.0"),
    "a namespace": (
        "from types import SimpleNamespace\nc = SimpleNamespace(s=2.0)\ndef f(x): return scaled(x, a=c.s)",
        "c.s = 3.0"),
    "a named tuple": (
        """
        from typing import NamedTuple
        class C(NamedTuple):
            s: float
            def g(self): return self.s
        c = C(2.0)
        def f(x): return scaled(x, a=c.g() + c.s)
        """, "c = C(3.0)"),
    "a dataclass": (
        """
        from dataclasses import dataclass
        @dataclass
        class C:
            s: float = 2.0
        c = C()
        def f(x): return scaled(x, a=c.s)
        """, "c.s = 3.0"),
    "a dataclass made into a dict": (
        """
        from dataclasses import dataclass, asdict
        @dataclass
        class C:
            s: float = 2.0
        c = C()
        def f(x): return scaled(x, a=asdict(c)['s'])
        """, "c.s = 3.0"),
    "a frozen dataclass": (
        """
        from dataclasses import dataclass, replace
        @dataclass(frozen=True, slots=True)
        class C:
            s: float = 2.0
        c = C()
        def f(x): return scaled(x, a=replace(c).s)
        """, "c = replace(c, s=3.0)"),
    "a default of a dataclass": (
        """
        from dataclasses import dataclass, field
        L = [2.0]
        @dataclass
        class C:
            s: list = field(default_factory=lambda: list(L))
        def f(x): return scaled(x, a=C().s[0])
        """, "L[0] = 3.0"),
    "an enum": (
        """
        import enum
        class E(enum.Enum):
            A = 2.0
            B = 3.0
        which = E.A
        def f(x): return scaled(x, a=which.value)
        """, "which = E.B"),
    "the value of an enum": (
        "import enum\nclass E(enum.Enum):\n    A = 2.0\ndef f(x): return scaled(x, a=E.A.value)",
        "E.A._value_ = 3.0"),
    "a method of an enum": (
        """
        import enum
        S = 2.0
        class E(enum.Enum):
            A = 1
            def g(self): return S
        def f(x): return scaled(x, a=E.A.g())
        """, "S = 3.0"),
    "a default": ("def f(x, a=2.0): return scaled(x, a=a)", "f.__defaults__ = (3.0,)"),
    "a default by name": ("def f(x, *, a=2.0): return scaled(x, a=a)", "f.__kwdefaults__['a'] = 3.0"),
    "a mutable default": ("def f(x, a=[2.0]): return scaled(x, a=a[0])", "f.__defaults__[0][0] = 3.0"),
    "a default of a helper": (
        "def g(s=2.0): return s\ndef f(x): return scaled(x, a=g())", "g.__defaults__ = (3.0,)"),
    "a default of a helper by name": (
        "def g(*, s=2.0): return s\ndef f(x): return scaled(x, a=g())", "g.__kwdefaults__['s'] = 3.0"),
    "a mutable default of a helper": (
        "def g(s=[2.0]): return s[0]\ndef f(x): return scaled(x, a=g())", "g.__defaults__[0][0] = 3.0"),
    "the code of a helper": (
        "def g(): return 2.0\ndef h(): return 3.0\n"
        "def f(x): return scaled(x, a=g())", "g.__code__ = h.__code__"),
    "the code of the function": (
        "def h(x): return scaled(x, a=3.0)\ndef f(x): return scaled(x, a=2.0)", "f.__code__ = h.__code__"),
    "an attribute of a function": (
        "def g(): return g.s\ng.s = 2.0\ndef f(x): return scaled(x, a=g())", "g.s = 3.0"),
    "an attribute that a function gets": (
        "def g(): pass\ndef f(x): return scaled(x, a=3.0 if hasattr(g, 's') else 2.0)", "g.s = 1"),
    "a helper": ("def g(): return 2.0\ndef f(x): return scaled(x, a=g())", "g = lambda: 3.0"),
    "a helper of a helper": (
        "S = 2.0\ndef h(): return S\ndef g(): return h()\ndef f(x): return scaled(x, a=g())", "S = 3.0"),
    "a helper that is handed on": (
        "S = 2.0\ndef h(): return S\ndef g(h): return h()\ndef f(x): return scaled(x, a=g(h))", "S = 3.0"),
    "a helper by map": (
        "S = 2.0\ndef g(n): return S * n\ndef f(x): return scaled(x, a=sum(map(g, [1, 2])))", "S = 3.0"),
    "a generator function": (
        """
        S = 2.0
        def g():
            for n in range(3):
                yield S * n
        def f(x): return scaled(x, a=sum(g()))
        """, "S = 3.0"),
    "a comprehension": ("S = 2.0\ndef f(x): return scaled(x, a=sum([S for _ in range(2)]))", "S = 3.0"),
    "a function made inside": (
        "S = 2.0\ndef f(x):\n    def g(): return S\n    return scaled(x, a=g())", "S = 3.0"),
    "a lambda in a list": ("S = 2.0\nL = [lambda: S]\ndef f(x): return scaled(x, a=L[0]())", "S = 3.0"),
    "a decorated helper": (
        """
        import functools
        S = 2.0
        def twice(g):
            @functools.wraps(g)
            def inner(*args): return g(*args) * 2
            return inner
        @twice
        def g(): return S
        def f(x): return scaled(x, a=g())
        """, "S = 3.0"),
    "a context": (
        """
        import contextlib
        S = 2.0
        @contextlib.contextmanager
        def g(): yield S
        def f(x):
            with g() as s:
                return scaled(x, a=s)
        """, "S = 3.0"),
    "a partial": (
        """
        from functools import partial
        L = [2.0]
        def g(s, n): return s[0] * n
        h = partial(g, L, n=1.0)
        def f(x): return scaled(x, a=h())
        """, "L[0] = 3.0"),
    "a keyword of a partial": (
        "from functools import partial\nh = partial(lambda s: s, s=2.0)\ndef f(x): return scaled(x, a=h())",
        "h.keywords['s'] = 3.0"),
    "a vectorized function": (
        "S = 2.0\ng = np.vectorize(lambda n: n * S)\ndef f(x): return scaled(x, a=float(g(1.0)))", "S = 3.0"),
    "a vyre function": (
        """
        S = 2.0
        @vyre.func
        def g(n): return n * S
        def f(x): return scaled(x, a=g(1.0))
        """, "S = 3.0"),
    "a pipeline inside": (
        """
        S = 2.0
        @vyre.pipeline
        def g(x): return scaled(x, a=S)
        def f(x): return g(x)
        """, "S = 3.0"),
    "the kernel": (
        "k = scaled\ndef f(x): return k(x, a=2.0)", "k = scaled_twice"),
    "a counter that the function itself changes": (
        """
        N = 0
        def f(x):
            global N
            N += 1
            return scaled(x, a=float(N // 100 + 2))
        """, "N = 300"),
    "a list that the function itself changes": (
        """
        L = []
        def f(x):
            L.append(1)
            return scaled(x, a=float(len(L) // 100 + 2))
        """, "L.extend([0] * 300)"),
    "a branch": (
        "S = 1\n"
        "def f(x):\n    if S > 1:\n        return scaled(scaled(x, a=2.0), a=2.0)\n    return x", "S = 2"),
    "a small array": ("T = np.array([2.0])\ndef f(x): return scaled(x, a=float(T[0]))", "T[0] = 3.0"),
    "a large array": ("T = np.full(9999, 2.0)\ndef f(x): return scaled(x, a=float(T[-1]))", "T[-1] = 3.0"),
    "an array that a kernel reads": (
        "T = np.full(7, 2.0, np.float32)\ndef f(x): return scaled(T, a=2.0)", "T[-1] = 3.0"),
    "the environment": (
        "import os\nos.environ['VYRE_TEST_S'] = '2.0'\n"
        "def f(x): return scaled(x, a=float(os.environ['VYRE_TEST_S']))",
        "os.environ['VYRE_TEST_S'] = '3.0'"),
    "the environment by getenv": (
        "import os\ndef f(x): return scaled(x, a=float(os.getenv('VYRE_TEST_S', '2')))",
        "os.environ['VYRE_TEST_S'] = '3.0'"),
}  # fmt: skip

# The same with helpers in other modules: `one` imports `two`, and the function uses `one`.
ELSEWHERE = {
    "a helper": ("def f(x): return scaled(x, a=one.g())", "one.S = 3.0"),
    "a helper that was imported": ("from one import g\ndef f(x): return scaled(x, a=g())", "one.S = 3.0"),
    "a helper that is replaced": ("def f(x): return scaled(x, a=one.g())", "one.g = lambda: 3.0"),
    "a value": ("def f(x): return scaled(x, a=one.S)", "one.S = 3.0"),
    "a value through modules": ("def f(x): return scaled(x, a=one.two.T)", "two.T = 3.0"),
    "a helper through modules": ("def f(x): return scaled(x, a=one.two.h())", "two.T = 3.0"),
    "a helper's helper": ("def f(x): return scaled(x, a=one.deep())", "two.T = 3.0"),
    "a module that is replaced": ("def f(x): return scaled(x, a=one.two.T)", "one.two = other"),
    "a class": ("def f(x): return scaled(x, a=one.two.C.s)", "two.C.s = 3.0"),
    "a class method": ("def f(x): return scaled(x, a=one.two.C.g())", "two.C.s = 3.0"),
    "a module that is handed on": (
        "def g(m): return m.T\ndef f(x): return scaled(x, a=g(one.two))", "two.T = 3.0"),
    "a module of another name": (
        "def f(x):\n    m = one.two\n    return scaled(x, a=m.T)", "two.T = 3.0"),
    "an import inside": ("def f(x):\n    import two\n    return scaled(x, a=two.T)", "two.T = 3.0"),
    "a name imported inside": ("def f(x):\n    from two import T\n    return scaled(x, a=T)", "two.T = 3.0"),
    "a name imported inside with another name": (
        "def f(x):\n    import two as m\n    return scaled(x, a=m.h())", "two.T = 3.0"),
    "what a module makes up": ("def f(x): return scaled(x, a=two.made_up)", "two.T = 3.0"),
}  # fmt: skip

# What must stay warm: it is all followed, so the function runs once.
WARM = {
    "numbers and kernels": "S = 2.0\ndef f(x): return scaled(x, a=S)",
    "NumPy and math": (
        "import math\ndef f(x): return scaled(x, a=float(np.sqrt(4.0)) * math.pi + np.float32(1) + np.pi)"),
    "Python's own functions": (
        """
        def f(x):
            a = sum(min(n, m) for n, m in zip(range(3), [1, 2, 3])) + len(x.shape) + max(1, 2) + abs(-1)
            a += round(1.5) + int('2') + float(3) + sorted([2, 1])[0] + any([True]) + divmod(3, 2)[0]
            for n, m in enumerate(reversed((1, 2))):
                a += n * m
            print(end='')
            return scaled(x, a=float(a) + isinstance(a, int))
        """),
    "modules": "def f(x): return scaled(x, a=np.linalg.norm([3.0, 4.0]))",
    "an object": (
        """
        import dataclasses, enum, typing, functools
        class E(enum.Enum):
            A = 2.0
        @dataclasses.dataclass
        class C:
            s: float = 2.0
            def g(self, x): return scaled(x, a=self.s * E.A.value)
        c = functools.partial(C().g)
        def f(x): return c(x)
        """),
    "an object that holds what cannot be followed, unread": (
        """
        import threading
        class C:
            def __init__(self): self.s, self.lock = 2.0, threading.Lock()
        c = C()
        def f(x): return scaled(x, a=c.s)
        """),
    "a module that has what cannot be followed, unread": (
        "import time, random\nS = 2.0\ndef unread(): return time.time()\ndef f(x): return scaled(x, a=S)"),
    "an exception": (
        """
        def f(x):
            try:
                raise ValueError('no')
            except (ValueError, KeyError) as fault:
                return scaled(x, a=2.0)
        """),
    "vyre": "def f(x): return scaled.over(len(x))(x, a=vyre.f32.itemsize * 0.5)",
}  # fmt: skip

# Right, but at the price of a run at every call: a whole module may be read.
WHOLE_MODULES = {
    "a module by a computed name": (
        "def f(x): return scaled(x, a=getattr(two, 'T'.upper()))", "two.T = 3.0"),
    "a name that a module lacks": (
        "def f(x): return scaled(x, a=getattr(two, 'LACKS', 2.0))", "two.LACKS = 3.0"),
}  # fmt: skip
