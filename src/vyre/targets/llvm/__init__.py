"""Program -> LLVM IR text: one lowering of statements and expressions, with a frame for each kind of
machine.
"""
