"""Python syntax -> IR: find sources, resolve names, infer types and inline calls."""
