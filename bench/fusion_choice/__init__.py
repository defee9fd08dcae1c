"""Where fusing pays: generated pairs and chains, timed fused and not; the rules that choose, judged by it."""
