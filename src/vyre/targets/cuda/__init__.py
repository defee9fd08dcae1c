"""Programs on NVIDIA GPUs: PTX by LLVM, run through the CUDA driver."""
