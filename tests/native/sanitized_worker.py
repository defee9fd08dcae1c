"""Runs tests with a library that a C compiler made of the runtime, with sanitizers, instead of its LLVM IR:
`python sanitized_worker.py runtime.so [arguments of pytest]`.
"""

import ctypes
import sys

import pytest

from vyre import native
from vyre.targets.cpu import loader
from vyre.targets.cpu.loader import LoadedCode

if __name__ == "__main__":
    library = ctypes.CDLL(sys.argv[1])
    functions = {
        name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0 for name in native.EXPORTS
    }
    loader._RESIDENT.runtime = LoadedCode(functions, library, 0)
    sys.exit(pytest.main(["-q", "-s", "-n", "0", "-p", "no:cacheprovider", *sys.argv[2:]]))
