"""Floats that a compiler knows without a literal: zeros of private arrays, elements outside of them, tables,
converted bools, known bits. Drivers fold sums and products with numbers that they know, as if -0 were 0 and
nothing were infinite.
"""

from __future__ import annotations

import numpy as np
import pytest

from targets.webgpu import adapters
from vyre import reference
from vyre.front import read
from vyre.passes import expand
from vyre.run.device_runtime import Ready

KNOWN = {
    "an element of zeros": "w[1]",
    "an element of many zeros": "many[1]",
    "an element outside": "w[7]",
    "a converted bool": "{T}(no[0])",
    "a converted integer": "{T}(none[0])",
    "a converted integer of 64 bits": "{T}(i64(none[0]))",
    "known bits": "from_bits({T}, none[0])",
    "a table": "table({T}, (0.0, 2.0))[k]",
    "a literal": "{T}(0.0)",
}
SPECIAL = (0.0, -0.0, 1.0, -2.5, float("inf"), float("-inf"), float("nan"))


@pytest.mark.parametrize("dtype", ["f32", "f64", "f16"])
def test_numbers_that_a_compiler_knows_are_numbers(dtype: str) -> None:
    adapters.required()
    forms = [known.replace("{T}", dtype) for known in KNOWN.values()]
    texts = [
        text.format(known)
        for known in forms
        for text in ("{} + v", "{} - v", "{} * v", "v + {}", "v * {}", "fma(v, v, {})", "fma({}, v, v)")
    ]
    stores = "".join(f"        y[i, {at}] = {text}\n" for at, text in enumerate(texts))
    word = {"f16": "u16", "f32": "u32", "f64": "u64"}[dtype]
    program = read.program(
        f"@kernel\ndef k(x: Buf[{dtype}], y: Out[{dtype}, 2]):\n    i = gid()\n    v = x[i]\n"
        f"    w = local({dtype}, 3)\n    many = local({dtype}, 80)\n    no = local(bool, 1)\n"
        f"    none = local({word}, 1)\n    for k in range(1):\n{stores}"
    )
    x = np.array(SPECIAL, {"f16": np.float16, "f32": np.float32, "f64": np.float64}[dtype])
    mine = {"x": x, "y": np.zeros((len(x), len(texts)), x.dtype)}
    theirs = {name: value.copy() for name, value in mine.items()}

    adapters.run(Ready(program), mine, (len(x),))
    reference.run(expand(program), theirs, grid=(len(x),))

    differs = mine["y"].view(word.replace("u", "uint")) != theirs["y"].view(word.replace("u", "uint"))
    assert [] == [text for text, differ in zip(texts, differs.any(axis=0), strict=True) if differ]
