"""Python syntax -> IR: sources are found, names resolved, types inferred and calls inlined."""
