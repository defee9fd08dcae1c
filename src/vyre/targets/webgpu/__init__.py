"""GPUs of any maker through WebGPU."""
