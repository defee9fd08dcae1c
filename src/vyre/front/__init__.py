"""Python syntax -> IR: where a function's source is found, its names resolved, its types inferred and its calls inlined."""
