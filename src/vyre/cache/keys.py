"""The keys of compiled code in the cache, with the fingerprint of the compiler's own code in each."""

from __future__ import annotations

import functools
import hashlib
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from vyre.ir.keys import DIGEST_BYTES, Field, digest
from vyre.targets.specialization import SpecKey

KEY_VERSION = 2  # raised when the fields of a key, or an artifact's meaning, change
# The packages whose code determines how a kernel is compiled.
COMPILER = (
    "analysis", "cache", "check", "emit", "formats", "front", "gridsync", "ir", "lower", "ops", "passes",
    "plan", "run", "targets",
)  # fmt: skip

_LOADED = time.time()  # this module is among the first to be loaded: files changed later are not what runs


def artifact_key(spec: SpecKey, backend: Field) -> str:
    """The key of compiled code in the cache, in hex.

    `backend` is all that the backend's output depends on outside Vyre: the target's features, the versions of
    LLVM and of drivers, the ABI. The version of keys and Vyre's own code are always covered.
    """
    return digest(("artifact", KEY_VERSION, compiler_fingerprint(), spec.field, backend))


@functools.cache
def compiler_fingerprint() -> str:
    """The digest of the compiler's own code: an artifact of another version of the code is never used.

    A version number would not do: code changes between versions too. Reading it takes 2 ms, once a process.
    """
    return code_fingerprint(Path(__file__).resolve().parents[1], loaded=_LOADED)


def code_fingerprint(package: Path, *, loaded: float) -> str:
    """The digest of the compiler's code in a folder, as of the time it was loaded (seconds since 1970).

    Where that cannot be known, because a file is newer or none can be read, the digest is a new one every
    time: then this process uses no artifacts of others, and they use none of its.
    """
    files: list[Field] = []
    for part in COMPILER:
        for name, path in _sources(f"{package}/{part}", part):
            with open(path, "rb", buffering=0) as file:
                content, changed = file.read(), os.fstat(file.fileno()).st_mtime
            if changed > loaded:
                return os.urandom(DIGEST_BYTES).hex()
            files += [name, hashlib.blake2b(content, digest_size=DIGEST_BYTES).digest()]
    return digest(tuple(files)) if files else os.urandom(DIGEST_BYTES).hex()


def _sources(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """The code files in a folder, in a fixed order: names within the package, and paths."""
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as items:
        for entry in sorted(items, key=lambda entry: entry.name):
            if entry.name == "__pycache__":
                continue
            if entry.is_dir():
                yield from _sources(entry.path, f"{name}/{entry.name}")
            elif entry.name.endswith((".py", ".pyc", ".so", ".pyd")):
                yield f"{name}/{entry.name}", entry.path
