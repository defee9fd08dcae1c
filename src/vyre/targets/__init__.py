"""Program -> Artifact -> run, one module or package per target."""
