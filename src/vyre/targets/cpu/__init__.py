"""The CPU: machine records, object code by LLVM, its loading, the thread pool, the entry of fast calls."""
