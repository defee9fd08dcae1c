"""Tracks everything that a pipeline's function can read besides its arguments, to detect changes.

The walk starts at the function and follows every value that its code could reach: globals, closures,
defaults, attributes of modules, classes and instances, contents of lists, dicts and sets, and the code of all
functions among them, at any depth and in any module. Attributes are followed by name: all names that occur in
the code reached so far, on all objects reached so far, until nothing is added. The location of each value is
a slot. A recording may be used again while every slot holds the same object as during the walk, which is made
before the function runs: so a function that changes what it reads is recorded again.

What the walk cannot follow is `Untracked`: the state of C objects, files, random numbers, time. Then the
function has to run at every call.
"""

from __future__ import annotations

import builtins
import enum
import functools
import importlib.util
import os
import sys
from abc import ABC
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sized
from operator import is_
from types import (
    BuiltinFunctionType,
    CellType,
    ClassMethodDescriptorType,
    FunctionType,
    GetSetDescriptorType,
    MappingProxyType,
    MemberDescriptorType,
    MethodDescriptorType,
    MethodType,
    MethodWrapperType,
    ModuleType,
    SimpleNamespace,
    WrapperDescriptorType,
)
from typing import Any, Generic, Protocol

import numpy as np

from vyre.front.template import MISSING, Func, Origins
from vyre.plan import code_facts
from vyre.plan.code_facts import Chain
from vyre.plan.value_keys import is_immutable

MOST_OBJECTS = 4000  # followed for one pipeline
LONGEST = 4096  # elements of a container, and bytes of an array, that are compared at every call
_OF_FUNCTION = ("__code__", "__defaults__", "__kwdefaults__")
_OF_C = (
    ClassMethodDescriptorType, GetSetDescriptorType, MemberDescriptorType, MethodDescriptorType,
    MethodWrapperType, WrapperDescriptorType,
)  # fmt: skip
_BASES = (
    int, float, complex, str, bytes, tuple, list, dict, set, frozenset, deque, OrderedDict, defaultdict,
    BaseException, Exception, SimpleNamespace,
)  # fmt: skip
_IMMUTABLE = 1 << 8  # the flag of classes whose attributes cannot be set, such as range
_WITHOUT_STATE = (object, Generic, Protocol, ABC)
_OF_ARRAYS = ("__dlpack__", "__cuda_array_interface__", "__array_interface__")


class Untracked(Exception):
    """A value that can change undetected; `is_array`: an array, which is read at every call anyway."""

    def __init__(self, what: str, *, is_array: bool = False) -> None:
        super().__init__(what)
        self.what, self.is_array = what, is_array


class Tracked:
    """Slots and the objects they held."""

    __slots__ = ("_arrays", "_attributes", "_cells", "_contents", "_entries")

    def __init__(self, slots: Slots) -> None:
        self._entries = tuple(slots.entries.values())
        self._cells = tuple(slots.cells.values())
        self._contents = tuple(slots.contents.values())
        self._attributes = tuple(slots.attributes.values())
        self._arrays = tuple(slots.arrays)

    def __bool__(self) -> bool:
        """True if all slots hold the same objects as before."""
        for get, key, value in self._entries:
            now = get(key, MISSING)
            if now is not value and not _is_equal(now, value):
                return False
        for owner, name, value in self._attributes:
            if getattr(owner, name, MISSING) is not value:
                return False
        for cell, value in self._cells:
            now = _held(cell)
            if now is not value and not _is_equal(now, value):
                return False
        return self._hold_the_same()

    def origins(self) -> Origins | None:
        """The dicts, cells and functions that hold the slots, with their keys and what they hold now; a dict
        without a key must be empty. None if there are slots of another kind.
        """
        empty = [items for items, before in self._contents if type(items) is dict and not before]
        if len(empty) < len(self._contents) or self._arrays:
            return None
        origins: list[tuple[dict[str, Any] | CellType | FunctionType, str | None, object]] = []
        for get, key, _ in self._entries:
            space = getattr(get, "__self__", None)
            if type(space) is not dict:
                return None
            origins.append((space, key, space.get(key, MISSING)))
        for owner, name, _ in self._attributes:
            if type(owner) is not FunctionType or name not in _OF_FUNCTION:
                return None
            origins.append((owner, name, getattr(owner, name)))
        origins += [(cell, None, _held(cell)) for cell, _ in self._cells]
        return (*origins, *((items, None, MISSING) for items in empty))

    def _hold_the_same(self) -> bool:
        try:
            for items, before in self._contents:
                if len(items) != len(before):
                    return False
                if not all(map(is_, items, before)) and not all(map(_is_equal, items, before)):
                    return False
        except RuntimeError:  # changed by another thread during the iteration
            return False
        return all(array.tobytes() == before for array, before in self._arrays)


class Slots:
    """Slots while they are collected, each once."""

    def __init__(self) -> None:
        self.entries: dict[tuple[int, str], tuple[Callable[..., object], str, object]] = {}
        self.cells: dict[int, tuple[CellType, object]] = {}
        self.contents: dict[int, tuple[Any, tuple[object, ...]]] = {}
        self.attributes: dict[tuple[int, str], tuple[object, str, object]] = {}
        self.arrays: list[tuple[np.ndarray[Any, Any], bytes]] = []

    def entry(self, space: Mapping[str, Any], key: str) -> object:
        """Watch the entry of a dict under a key, which may be missing; return its value or MISSING."""
        value = space.get(key, MISSING)
        self.entries.setdefault((id(space), key), (space.get, key, value))
        return value

    def cell(self, cell: CellType) -> object:
        """Watch the value of a closure's cell; returns it, or MISSING."""
        value = _held(cell)
        self.cells.setdefault(id(cell), (cell, value))
        return value

    def content(self, items: Any) -> None:
        """Watch the objects in a container and their order."""
        self.contents.setdefault(id(items), (items, tuple(items)))

    def attribute(self, owner: object, name: str) -> Any:
        """Watch an attribute that is not an entry of a dict."""
        value = getattr(owner, name, MISSING)
        self.attributes.setdefault((id(owner), name), (owner, name, value))
        return value

    def elements(self, array: np.ndarray[Any, Any]) -> None:
        """Watch the elements of a small array."""
        self.arrays.append((array, array.tobytes()))


def _held(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # not filled yet
        return MISSING


def _is_equal(a: object, b: object) -> bool:
    """True if no reader can distinguish two objects: equal numbers and texts of one type."""
    if a is b:
        return True
    kind = type(a)
    if kind is not type(b) or kind not in (int, float, bool, str, bytes):
        return False
    return repr(a) == repr(b) if kind is float else bool(a == b)  # 0.0 is not -0.0


def track(roots: Iterable[tuple[object, str]]) -> Tracked:
    """Track everything that can be read from these values, each with a label; raises Untracked."""
    walk = _Reachable()
    for value, label in roots:
        walk.follow(value, label)
    walk.finish()
    return Tracked(walk.slots)


def may_reach(root: object, things: Iterable[object]) -> bool:
    """True if code that is reachable from a value may use one of `things`, or if some code cannot be
    followed.
    """
    walk = _Reachable()
    try:
        walk.follow(root, "")
        walk.finish()
    except Untracked:
        return True
    return any(id(thing) in walk.seen for thing in things)


class _Holder:
    """An object whose attributes are followed by name; `label` is its name for the user."""

    __slots__ = ("is_read_whole", "label", "names", "space")

    def __init__(self, space: Mapping[str, Any], label: str, *, is_read_whole: bool) -> None:
        self.space, self.label, self.is_read_whole = space, label, is_read_whole
        self.names = set[str]()  # followed so far


class _Reachable:
    def __init__(self) -> None:
        self.slots = Slots()
        self.names = set[str]()  # of attributes, in all code reached so far
        self.reads_all = False  # True if some code reads attributes by computed names
        self.seen: dict[int, object] = {}
        self.holders: list[_Holder] = []
        self.queue: deque[tuple[object, str]] = deque()
        self.instantiated: dict[type, str] = {}  # classes known only through their objects

    def follow(self, value: object, label: str) -> None:
        if id(value) not in self.seen and not is_immutable(value):
            self.seen[id(value)] = value
            self.queue.append((value, label))
            if len(self.seen) > MOST_OBJECTS:
                raise Untracked(f"all that {label} leads to")

    def finish(self) -> None:
        """Follow all values, and attributes by all names, until nothing is added."""
        is_done = False
        while not is_done:
            while self.queue:
                self._visit(*self.queue.popleft())
            if self.reads_all or "__class__" in self.names or id(type) in self.seen:
                for kind, label in self.instantiated.items():  # these classes may be called now
                    self.follow(kind, label)
            is_done = not any(self._read(holder) for holder in self.holders) and not self.queue

    def _read(self, holder: _Holder) -> bool:
        """Follow the attributes whose names were added since the last time; True if there were any."""
        whole = holder.is_read_whole or self.reads_all
        names = set(holder.space) if whole else self.names.intersection(holder.space)
        names = {name for name in names if name in self.names or not _is_special(name)}
        new = names - holder.names - {"_abc_impl"}
        holder.names.update(new)
        for name in sorted(new):
            self.follow(self.slots.entry(holder.space, name), f"{holder.label}.{name}")
        return bool(new)

    def _visit(self, value: object, label: str) -> None:
        """Follow the values that one value refers to."""
        if getattr(type(value), "_is_kernel", False):
            return  # it reports its own captures
        if getattr(type(value), "_is_pipeline", False) or isinstance(value, Func):
            self.follow(value.function, label)  # type: ignore[attr-defined]  # both have it
        elif isinstance(value, FunctionType):
            self._function(value, label)
        elif isinstance(value, BuiltinFunctionType):
            self._builtin(value, label)
        elif isinstance(value, ModuleType):
            self._module(value)
        elif isinstance(value, type):
            self._class(value, label, is_called=True)
        elif type(value) in _PARTS:
            for part in _PARTS[type(value)]:
                self.follow(self.slots.attribute(value, part), label)
        elif isinstance(value, np.ndarray):
            self._array(value, label)
        elif isinstance(value, _OF_C):
            return
        elif type(value) is type(os.environ):
            self._container(vars(value)["_data"], label)
        else:
            self._object(value, label)

    def _function(self, function: FunctionType, label: str) -> None:
        for name in _OF_FUNCTION:
            self.slots.attribute(function, name)
        code, named = function.__code__, function.__kwdefaults__ or {}
        keys = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount] if named else ()
        for default in (*(function.__defaults__ or ()), *(self.slots.entry(named, key) for key in keys)):
            self.follow(default, f"a default of {label}")
        if _is_trusted_entry(function):
            self._use(code_facts.module_of(function), function.__name__, label)
            return
        self.slots.content(function.__dict__)
        self.holders.append(_Holder(function.__dict__, label, is_read_whole=False))
        cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
        module = code_facts.module_of(function)
        if code_facts.is_trusted(module):
            self._use(module, function.__name__, label)
            for name, cell in cells.items():
                self.follow(self.slots.cell(cell), name)
            return
        facts = code_facts.facts_of(function.__code__)
        self._name(facts.attributes)
        self.reads_all = self.reads_all or facts.matches
        for chain in sorted(facts.names):
            self._chain(self._global(function, chain[0]), chain)
        for chain in sorted(facts.cells):
            if chain[0] in cells:
                self._chain(self.slots.cell(cells[chain[0]]), chain)
        for level, name in sorted(facts.imports):
            self._import(function, level, name)

    def _name(self, attributes: frozenset[str]) -> None:
        hidden = sorted(attributes & code_facts.HIDDEN_NAMES)
        if hidden:
            raise Untracked(f"what is read through .{hidden[0]}")
        self.names |= attributes
        self.reads_all = self.reads_all or not attributes.isdisjoint(code_facts.REFLECTIVE_NAMES)

    def _global(self, function: FunctionType, name: str) -> object:
        value = self.slots.entry(function.__globals__, name)
        return self.slots.entry(vars(builtins), name) if value is MISSING else value

    def _chain(self, value: object, chain: Chain) -> None:
        """Follow `module.part.value` through modules, and the resulting value completely."""
        label, *attributes = chain
        for attribute in attributes:
            if not isinstance(value, ModuleType):
                break
            module, label = value, f"{label}.{attribute}"
            value = self._of_module(module, attribute, label)
        if value is not MISSING:
            self.follow(value, label)

    def _of_module(self, module: ModuleType, name: str, label: str) -> object:
        space = vars(module)
        if code_facts.is_trusted(module.__name__):
            self._use(module.__name__, name, label)
        value = self.slots.entry(space, name)
        if value is MISSING and "__getattr__" in space:
            self.follow(self.slots.entry(space, "__getattr__"), label)
            if code_facts.is_trusted(module.__name__):
                return getattr(module, name, MISSING)
        return value

    def _use(self, module: str, name: str, label: str) -> None:
        """Record the use of a name in a trusted module."""
        if code_facts.is_stateful(module, name):
            raise Untracked(label if "." in label else f"{module}.{name}")
        self.reads_all = self.reads_all or name in code_facts.REFLECTIVE.get(module, ())

    def _import(self, function: FunctionType, level: int, name: str) -> None:
        if level:
            package = function.__globals__.get("__package__") or ""
            name = importlib.util.resolve_name("." * level + name, package)
        parts = name.split(".")
        for end in range(1, len(parts) + 1):
            module = self.slots.entry(sys.modules, ".".join(parts[:end]))
            if module is not MISSING:
                self.follow(module, ".".join(parts[:end]))

    def _module(self, module: ModuleType) -> None:
        """Follow a module that is used as a value: any of its names may be read."""
        space, name = vars(module), module.__name__
        if code_facts.is_trusted(name):
            self._use(name, "", name)
        else:
            self.slots.content(space)
        self.holders.append(_Holder(space, name, is_read_whole=False))

    def _builtin(self, function: BuiltinFunctionType, label: str) -> None:
        owner, name = function.__self__, function.__name__
        if owner is None or isinstance(owner, ModuleType):
            module = code_facts.module_of(function)
            if module == "builtins" and name in code_facts.BUILTINS:
                self._use(module, name, label)
            elif module == "builtins" or not code_facts.is_trusted(module):
                raise Untracked(f"{name}()" if module == "builtins" else f"{module}.{name}()")
            else:
                self._use(module, name, label)
        elif name not in code_facts.WRITERS.get(type(owner), ()):
            self.follow(owner, label)

    def _array(self, array: np.ndarray[Any, Any], label: str) -> None:
        if type(array) is not np.ndarray or array.nbytes > LONGEST or array.dtype.hasobject:
            raise Untracked(f"the array {label}", is_array=True)
        self.slots.elements(array)

    def _class(self, kind: type, label: str, *, is_called: bool) -> None:
        is_fixed = kind.__flags__ & _IMMUTABLE
        for base in kind.__mro__ if is_fixed else self.slots.attribute(kind, "__mro__"):
            if base in _BASES or base in _WITHOUT_STATE or code_facts.is_trusted(base.__module__):
                self._use(base.__module__, base.__name__, label)
                continue
            if base.__module__ == "builtins":
                if base.__name__ in ("memoryview",):
                    raise Untracked(label)
                continue
            if not _is_of_python(base):
                raise Untracked(f"{base.__module__}.{base.__qualname__}")
            if type(base) is not type:
                self.follow(type(base), f"the class of {label}")
            space = vars(base)
            self.slots.content(space)
            self.holders.append(_Holder(space, base.__qualname__, is_read_whole=False))
            self._specials(space, base.__qualname__, is_called=is_called)

    def _specials(self, space: Mapping[str, Any], label: str, *, is_called: bool) -> None:
        """Follow methods that Python calls implicitly, and the members of an enum."""
        for name, value in list(space.items()):
            if name in _MAKERS and not is_called:
                continue
            if _is_special(name) and isinstance(value, (FunctionType, MethodType, *_DESCRIPTORS)):
                self.follow(self.slots.entry(space, name), f"{label}.{name}")
        if "_member_map_" in space:
            self.follow(self.slots.entry(space, "_member_map_"), label)

    def _object(self, value: object, label: str) -> None:
        """Follow an instance of a class defined in Python, or a container."""
        kind = type(value)
        is_container = isinstance(value, _CONTAINERS)
        if kind in _CONTAINERS:
            self._container(value, label)
            return
        if any(hasattr(kind, name) for name in _OF_ARRAYS):
            raise Untracked(f"the array {label}", is_array=True)
        if kind.__module__.partition(".")[0] == "vyre":
            return
        if isinstance(value, np.ufunc):
            raise Untracked(f"{label}, which NumPy made of a Python function")
        if kind.__module__.startswith("numpy") and callable(value) and not _is_of_python(kind):
            self._use(code_facts.module_of(value), getattr(value, "__name__", ""), label)
            return
        if kind is not SimpleNamespace and not is_container and not any(map(_is_of_python, kind.__mro__)):
            raise Untracked(f"{label}, {_spoken(kind)}")
        self.slots.attribute(value, "__class__")
        if kind not in self.instantiated:
            self.instantiated[kind] = label
            self._class(kind, label, is_called=False)
        if is_container:
            self._container(value, label)
        for base in kind.__mro__:
            if base not in (*_BASES, *_WITHOUT_STATE) and not _is_of_python(base):
                raise Untracked(f"{label}, {_spoken(kind)}")
        is_whole = any(
            code_facts.is_trusted(base.__module__) and base not in _WITHOUT_STATE for base in kind.__mro__
        )
        space = getattr(value, "__dict__", None)
        if isinstance(space, dict):
            self.slots.attribute(value, "__dict__")
            self.slots.content(space)
            self.holders.append(_Holder(space, label, is_read_whole=is_whole))
        for base in kind.__mro__:
            for name, member in list(vars(base).items()):
                if isinstance(member, MemberDescriptorType) and base.__module__ != "builtins":
                    self.follow(self.slots.attribute(value, name), f"{label}.{name}")

    def _container(self, value: Any, label: str) -> None:
        if isinstance(value, Sized) and len(value) > LONGEST:
            raise Untracked(f"{label}, which has {len(value)} elements")
        if isinstance(value, dict | MappingProxyType):
            self.slots.content(value)
            self.slots.content(value.values())
            inside: list[object] = [*value, *value.values()]
            if hasattr(value, "default_factory"):
                inside.append(self.slots.attribute(value, "default_factory"))
        else:
            if not isinstance(value, tuple | frozenset):
                self.slots.content(value)
            inside = list(value)
        for item in inside:
            self.follow(item, f"an element of {label}")


_CONTAINERS = (tuple, list, set, frozenset, dict, deque, OrderedDict, defaultdict, MappingProxyType)
_PARTS: dict[type, tuple[str, ...]] = {
    MethodType: ("__func__", "__self__"),
    staticmethod: ("__func__",),
    classmethod: ("__func__",),
    property: ("fget", "fset", "fdel"),
    functools.cached_property: ("func",),
    functools.partialmethod: ("func", "args", "keywords"),
    functools.partial: ("func", "args", "keywords"),
    slice: ("start", "stop", "step"),
    enum.property: ("fget",),
}
_MAKERS = ("__init__", "__new__", "__post_init__", "__init_subclass__", "__set_name__", "__del__")
_DESCRIPTORS = (staticmethod, classmethod, property, functools.cached_property, functools.partialmethod)


def _is_trusted_entry(function: FunctionType) -> bool:
    """True if a function of a trusted module only calls another one, such as `vyre.zeros`."""
    inner = function.__dict__.get("__wrapped__")
    return isinstance(inner, FunctionType) and all(
        code_facts.is_trusted(code_facts.module_of(part)) for part in (function, inner)
    )


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _is_of_python(kind: type) -> bool:
    """True if a class was created by a class statement, so that its dict holds all its methods."""
    if kind is object or not kind.__flags__ & (1 << 9):  # Py_TPFLAGS_HEAPTYPE
        return False
    space = vars(kind)
    slots = space.get("__slots__", ())
    names = (slots,) if isinstance(slots, str) else tuple(slots)
    own = {"__dict__", "__weakref__", *names}
    for name, value in list(space.items()):
        if isinstance(value, MemberDescriptorType | GetSetDescriptorType) and name not in own:
            return False
        if isinstance(value, MethodDescriptorType | ClassMethodDescriptorType):
            return False
        if name == "__new__" and isinstance(value, BuiltinFunctionType):
            return False
    return "__module__" in space


def _spoken(kind: type) -> str:
    return f"an object of {kind.__module__}.{kind.__qualname__}"
