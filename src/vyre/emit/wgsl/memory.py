"""Functions of WGSL that load and store elements of arrays: of buffers, and of workgroup memory.

All memory is words. An element of 8 or 16 bits is part of a word that other threads may store to, so it is
exchanged atomically, unless a thread owns the whole word: then it gathers the elements, and stores the word
once. Everything in an array that has atomic operations is accessed atomically, and where the adapter has
atomics of 64 bits, their arrays are not words but pairs of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from vyre.emit.wgsl.forms import form, kept, wgsl_type, zero
from vyre.ir.dtypes import DType
from vyre.ops import ATOMICS


@dataclass(frozen=True, slots=True)
class WgslArray:
    """An array: the variable that holds it, its extents as u32, and the byte where it begins, if not 0."""

    name: str
    variable: str
    dtype: DType
    extents: tuple[str, ...]
    is_atomic: bool
    base: str = ""
    is_owned: bool = False  # threads own the words that they store to
    is_wide: bool = False  # a cell is an atomic of 64 bits

    @property
    def cell(self) -> str:
        """The type of WGSL in which it is held."""
        if self.is_wide:
            return "atomic<u64>"
        return "atomic<u32>" if self.is_atomic else "u32"

    @property
    def places(self) -> str:
        """The parameters of its functions: whether to access, and the index."""
        return ", ".join(["ok: bool", *(f"i{axis}: i32" for axis in range(len(self.extents)))])

    @property
    def element(self) -> str:
        """The number of the element."""
        text = "u32(i0)"
        for axis, extent in enumerate(self.extents[1:], 1):
            text = f"({text} * {extent} + u32(i{axis}))"
        return text

    def word(self, at: str) -> str:
        return f"atomicLoad(&{self.variable}[{at}])" if self.is_atomic else f"{self.variable}[{at}]"

    @property
    def first(self) -> str:
        """Statements that set k to the first word of the element, and s to the first bit of a narrow one."""
        size = self.dtype.itemsize
        if size >= 4:
            k = self.element if size == 4 or self.is_wide else f"2u * {self.element}"
            return f"let k = {k};" if not self.base else f"let k = ({self.base} >> 2u) + {k};"
        byte = self.element if size == 1 else f"2u * {self.element}"
        byte = f"({self.base} + {byte})" if self.base else byte
        return f"let at = {byte}; let k = at >> 2u; let s = (at & 3u) * 8u;"

    def load(self) -> str:
        """The function that gives an element; 0 where it does not access."""
        dtype, size = self.dtype, self.dtype.itemsize
        if self.is_wide:
            value = f"l_split({self.word('k')})"
        elif size == 8:
            value = f"vec2<u32>({self.word('k')}, {self.word('k + 1u')})"
        elif size == 4:
            value = self.word("k") if form(dtype) != "i32" else f"bitcast<i32>({self.word('k')})"
        else:
            whole = (
                f"(({self.word('k')} & ~{self.own}.y) | {self.own}.x)" if self.is_owned else self.word("k")
            )
            value = _widened(dtype, f"({whole} >> s)")
        body = f"if (!ok) {{ return {zero(dtype)}; }} {self.first} return {value};"
        return f"fn ld_{self.name}({self.places}) -> {wgsl_type(dtype)} {{ {body} }}"

    def store(self) -> str:
        """The function that sets an element."""
        dtype, size, put = self.dtype, self.dtype.itemsize, self._put
        if size == 8:
            held = "d_canonical(v)" if dtype.is_float else "v"
            words = put("k", "l_value(w)") if self.is_wide else f"{put('k', 'w.x')} {put('k + 1u', 'w.y')}"
            body = f"let w = {held}; {words}"
        elif size == 4:
            body = put("k", {"f32": "f_canonical(v)", "i32": "bitcast<u32>(v)", "u32": "v"}[form(dtype)])
        else:
            mask = (1 << 8 * size) - 1
            body = f"let m = {mask:#x}u << s; let w = ({_narrowed(dtype, 'v')} & {mask:#x}u) << s; "
            body += (
                f"{self.own} = vec2<u32>(({self.own}.x & ~m) | w, {self.own}.y | m);"
                if self.is_owned
                else (
                    f"var old = atomicLoad(&{self.variable}[k]); "
                    f"loop {{ let want = (old & ~m) | w; if (want == old) {{ break; }} "
                    f"let r = atomicCompareExchangeWeak(&{self.variable}[k], old, want); "
                    f"if (r.exchanged) {{ break; }} old = r.old_value; }}"
                )
            )
        parameters = f"{self.places}, v: {wgsl_type(dtype)}"
        return f"fn st_{self.name}({parameters}) {{ if (!ok) {{ return; }} {self.first} {body} }}"

    @property
    def own(self) -> str:
        """The variable with the elements that a thread has stored to its word, and their bits."""
        return f"o_{self.name}"

    def written(self) -> str:
        """The variable for a thread's word, and the function that stores it after element `at`, if it is the
        word's last one, or the array's.
        """
        count = 4 // self.dtype.itemsize
        place = f"{self.variable}[at / {count}u]"
        body = (
            f"if ((at + 1u) % {count}u != 0u && !is_last) {{ return; }} "
            f"if ({self.own}.y == 0xffffffffu) {{ {place} = {self.own}.x; }} "
            f"else if ({self.own}.y != 0u) {{ {place} = ({place} & ~{self.own}.y) | {self.own}.x; }} "
            f"{self.own} = vec2<u32>();"
        )
        head = f"var<private> {self.own}: vec2<u32>;\nfn wr_{self.name}(at: u32, is_last: bool)"
        return f"{head} {{ {body} }}"

    def _put(self, at: str, value: str) -> str:
        place = f"{self.variable}[{at}]"
        return f"atomicStore(&{place}, {value});" if self.is_atomic else f"{place} = {value};"

    def atomic(self, op: str, update: str) -> str:
        """The function for an atomic: it gives the old element. `update` is the new one, made of the element
        `e` and the values v and v1, where WGSL has no function for it.
        """
        row, held, place = ATOMICS[op], wgsl_type(self.dtype), f"&{self.variable}[k]"
        values = [f"v{at or ''}: {held}" for at in range(row.values)]
        back = "l_split" if self.is_wide else "bitcast<i32>" if held == "i32" else ""
        function = row.wgsl(self.dtype)
        if self.dtype.bits == 64 and not self.is_wide:
            high = f"&{self.variable}[k + 1u]"
            body = f"{row.halves.format(place, high)} return {zero(self.dtype)};"
        elif function:
            given = f", {self._as_cell('v')}" if row.values else ""
            body = f"return {back}({function}({place}{given}));"
        else:
            body = (
                f"var old = atomicLoad({place}); loop {{ let e = {back}(old); "
                f"let want = {self._as_cell(update)}; let r = atomicCompareExchangeWeak({place}, old, want); "
                f"if (r.exchanged) {{ break; }} old = r.old_value; }} return {back}(old);"
            )
        head = f"fn at_{self.name}_{op}({', '.join([self.places, *values])}) -> {held}"
        return f"{head} {{ if (!ok) {{ return {zero(self.dtype)}; }} {self.first} {body} }}"

    def _as_cell(self, value: str) -> str:
        """The word of a value, or what holds two."""
        if self.dtype.is_float:
            value = f"{'d' if self.dtype.bits == 64 else 'f'}_canonical({value})"
        if self.is_wide:
            return f"l_value({value})"
        return f"bitcast<u32>({value})" if wgsl_type(self.dtype) == "i32" else value


def _widened(dtype: DType, word: str) -> str:
    """The value of a narrow element whose bits are the low ones of a word."""
    mask = f"({word} & {(1 << 8 * dtype.itemsize) - 1:#x}u)"
    if dtype.kind == "bool":
        return f"{mask} != 0u"
    if dtype.is_float:
        return f"{dtype.name}_value({mask})"
    return mask if dtype.kind == "uint" else kept(dtype, f"bitcast<i32>({word})")


def _narrowed(dtype: DType, value: str) -> str:
    """The bits of a narrow element."""
    if dtype.kind == "bool":
        return f"select(0u, 1u, {value})"
    return f"{dtype.name}_bits({value})" if dtype.is_float else f"u32({value})"
