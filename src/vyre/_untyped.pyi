"""Names that mypy takes as types of anything; written by docs/generate.py."""

from typing import Any

Buf: Any
Out: Any
InOut: Any
vec: Any
mat: Any
bool_: Any
u8: Any
u16: Any
u32: Any
u64: Any
i8: Any
i16: Any
i32: Any
i64: Any
f16: Any
bf16: Any
f32: Any
f64: Any
complex64: Any
complex128: Any
vec2: Any
vec3: Any
vec4: Any
mat2: Any
mat3: Any
mat4: Any
