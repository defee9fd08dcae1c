"""SHA-256 of many short messages at once, one invocation each: private arrays and integers that wrap.

python examples/sha256.py
"""

import hashlib
import sys

import numpy as np

import vyre as vy
from vyre import Buf, Out, gid, rotr, u32


def first_bits_of_roots(root: int, count: int) -> np.ndarray:
    """The first 32 bits of the fractions of roots of primes: the constants of SHA-256."""
    primes = [n for n in range(2, 320) if all(n % d for d in range(2, int(n**0.5) + 1))][:count]
    scale = 1 << 32
    roots = []
    for prime in primes:
        guess = int(prime ** (1 / root) * scale)
        while (guess + 1) ** root <= prime * scale**root:
            guess += 1
        while guess**root > prime * scale**root:
            guess -= 1
        roots.append(guess % scale)
    return np.array(roots, np.uint32)


@vy.func
def mixed(x, a, b, c):
    return rotr(x, a) ^ rotr(x, b) ^ rotr(x, c)


@vy.kernel
def sha256(messages: Buf[u32, 2], k: Buf[u32], start: Buf[u32], digests: Out[u32, 2]):
    """The digest of one padded block of 16 words for each message."""
    i = gid()
    w = vy.local(u32, 64)
    for t in range(16):
        w[t] = messages[i, t]
    for t in range(16, 64):
        s0 = rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ (w[t - 15] >> 3)
        s1 = rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ (w[t - 2] >> 10)
        w[t] = w[t - 16] + s0 + w[t - 7] + s1
    v = vy.local(u32, 8)
    for n in vy.unroll(range(8)):
        v[n] = start[n]
    for t in range(64):
        choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        t1 = v[7] + mixed(v[4], 6, 11, 25) + choice + k[t] + w[t]
        t2 = mixed(v[0], 2, 13, 22) + majority
        for n in vy.unroll(range(7, 0, -1)):
            v[n] = v[n - 1]
        v[4] += t1
        v[0] = t1 + t2
    for n in vy.unroll(range(8)):
        digests[i, n] = start[n] + v[n]


def padded(message: bytes) -> np.ndarray:
    """A message of at most 55 bytes as the one block that SHA-256 makes of it, in words."""
    block = message + b"\x80" + bytes(55 - len(message)) + (8 * len(message)).to_bytes(8, "big")
    return np.frombuffer(block, ">u4").astype(np.uint32)


def main() -> None:
    messages = [f"message number {n}".encode() for n in range(2000)]
    words = np.stack([padded(message) for message in messages])
    out = np.zeros((len(messages), 8), np.uint32)
    sha256(words, first_bits_of_roots(3, 64), first_bits_of_roots(2, 8), digests=out, domain=len(messages))
    digests = [row.astype(">u4").tobytes().hex() for row in out]
    same = digests == [hashlib.sha256(message).hexdigest() for message in messages]
    for message, digest in list(zip(messages, digests, strict=True))[:3]:
        sys.stdout.write(f"{digest}  {message.decode()}\n")
    sys.stdout.write(f"{len(messages)} digests, as hashlib computes them: {same}\n")
    assert same


if __name__ == "__main__":
    main()
