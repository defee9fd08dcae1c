"""LLVM IR: how values, memory and control are written, and the printer of Lowered for CPUs."""
