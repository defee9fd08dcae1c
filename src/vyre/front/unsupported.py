"""Python that kernels do not have: what each construct is called, and what to write instead."""

from __future__ import annotations

import ast

EXPRESSIONS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lambda: ("lambda", "write a function under @vyre.func."),
    ast.ListComp: ("list comprehension", "use a for loop over range(...)."),
    ast.SetComp: ("set comprehension", "use a for loop over range(...)."),
    ast.DictComp: ("dict comprehension", "use a for loop over range(...)."),
    ast.GeneratorExp: ("generator expression", "use a for loop that adds to a local."),
    ast.List: ("list", "use vyre.local(dtype, n) for a small private array."),
    ast.Dict: ("dict", "use arrays."),
    ast.Set: ("set", "use arrays."),
    ast.Await: ("await", "remove it: a kernel runs to its end."),
    ast.Yield: ("yield", "store results in an Out array."),
    ast.YieldFrom: ("yield from", "store results in an Out array."),
    ast.JoinedStr: ("f-string", "remove it: kernels work on numbers."),
    ast.NamedExpr: ("assignment inside an expression (:=)", "assign on a line of its own."),
    ast.Starred: ("starred expression", "write the values out."),
    ast.Slice: ("slice", "index one element, in a loop over the range."),
}

STATEMENTS: dict[type[ast.AST], tuple[str, str]] = {
    ast.While: ("while loop", "use for i in range(n) with break: every loop has a bound."),
    ast.AsyncFor: ("async for", "use for i in range(n)."),
    ast.AsyncWith: ("async with", "remove it."),
    ast.With: ("with block", 'remove it; only `with vyre.region("name"):` is known.'),
    ast.Try: ("try block", "remove it: nothing in a kernel raises; out-of-range loads give 0."),
    ast.TryStar: ("try block", "remove it: nothing in a kernel raises; out-of-range loads give 0."),
    ast.Raise: ("raise", "write an error value to an output."),
    ast.Assert: ("assert", "run vyre.check(kernel, ...) to find faults, or write a flag to an output."),
    ast.Delete: ("del", "remove it: locals end with the kernel."),
    ast.Import: ("import", "import at the top of the file."),
    ast.ImportFrom: ("import", "import at the top of the file."),
    ast.Global: ("global", "pass the value as a parameter."),
    ast.Nonlocal: ("nonlocal", "pass the value as a parameter."),
    ast.FunctionDef: ("nested function", "define it outside under @vyre.func."),
    ast.AsyncFunctionDef: ("nested function", "define it outside under @vyre.func."),
    ast.ClassDef: ("class", "use arrays and locals."),
    ast.Match: ("match", "use if and elif."),
}
