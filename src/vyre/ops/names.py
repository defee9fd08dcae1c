"""The reserved words of the kernel language: no parameter, local or array may have such a name.

A printed Program is parsed with these words, so a local named `gid` or `min` would change the meaning of the
text. Operations with a Python operator are never called by name, so `add` and `mod` are not reserved.
"""

from __future__ import annotations

import keyword

from vyre.ir import dtypes
from vyre.ops import WORDS

PREFIX_WORDS = ("group_prefix",)
ID_WORDS = frozenset({"gid", "lid", "wid", "group_size", "domain", "num_groups", "subgroup_lane"})
STATEMENT_WORDS = (
    "barrier", "grid_sync", "shared", "local", "table", "unroll", "while_", "region", "debug", "expect",
)  # fmt: skip
PYTHON_WORDS = frozenset({"range", "len"})
DECLARATION_WORDS = frozenset({"kernel", "func", "Buf", "Out", "InOut", "Const", "vyre"})
# `__debug__` is not a keyword, but Python does not allow assignments to it.
VALUE_WORDS = frozenset({"nan", "inf", "bool_", "__debug__"})

RESERVED: frozenset[str] = frozenset(
    {
        *keyword.kwlist,
        *dtypes.BY_NAME,
        *WORDS,
        *ID_WORDS,
        *STATEMENT_WORDS,
        *PREFIX_WORDS,
        *PYTHON_WORDS,
        *DECLARATION_WORDS,
        *VALUE_WORDS,
    }
)
