"""SHA-256 mining: which numbers give a digest that begins with zeros.

Unsigned integers wrap, `rotr` rotates, and the 64 rounds keep their words in a private array. The picture
has one pixel for each number, by the leading zeros of its digest.
"""

import hashlib

import numpy as np
from pictures import HEAT, coloured, show

import vyre as vy
from vyre import Out, gid, rotr, u32

SMALL, LARGE = 16, 192


def fractions(root, count):
    """The first 32 bits of the fractions of roots of primes: the constants of SHA-256."""
    primes = [n for n in range(2, 320) if all(n % d for d in range(2, int(n**0.5) + 1))][:count]
    scale, found = 1 << 32, []
    for prime in primes:
        guess = int(prime ** (1 / root) * scale)
        while (guess + 1) ** root <= prime * scale**root:
            guess += 1
        while guess**root > prime * scale**root:
            guess -= 1
        found.append(guess % scale)
    return np.array(found, np.uint32)


K, START = fractions(3, 64), fractions(2, 8)


@vy.func
def turned(x, a, b, c):
    return rotr(x, a) ^ rotr(x, b) ^ rotr(x, c)


@vy.kernel
def mine(head: Out[u32, "n"], n: vy.i32):
    """The first word of the digest of four bytes: the number of the invocation, the highest byte first."""
    w = vy.local(u32, 64)
    w[0] = u32(gid())
    w[1] = u32(0x80000000)
    w[15] = u32(32)
    for t in range(16, 64):
        s0 = rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ (w[t - 15] >> 3)
        s1 = rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ (w[t - 2] >> 10)
        w[t] = w[t - 16] + s0 + w[t - 7] + s1
    v = vy.local(u32, 8)
    for k in vy.unroll(range(8)):
        v[k] = START[k]
    for t in range(64):
        choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        t1 = v[7] + turned(v[4], 6, 11, 25) + choice + K[t] + w[t]
        t2 = turned(v[0], 2, 13, 22) + majority
        for k in vy.unroll(range(7, 0, -1)):
            v[k] = v[k - 1]
        v[4] += t1
        v[0] = t1 + t2
    head[gid()] = START[0] + v[0]


def compute(extent):
    return mine(n=extent * extent)


def plain(extent):
    """By hashlib, which NumPy does not have."""
    digests = [hashlib.sha256(k.to_bytes(4, "big")).digest()[:4] for k in range(extent * extent)]
    return np.frombuffer(b"".join(digests), ">u4").astype(np.uint32)


def inputs(size):
    return (size,)


def draw(heads, *_):
    zeros = 31 - np.floor(np.log2(np.maximum(heads, 1).astype(float)))
    extent = int(len(heads) ** 0.5)
    return coloured(np.clip(zeros / 12, 0, 1), HEAT).reshape(extent, extent, 3).repeat(2, 0).repeat(2, 1)


if __name__ == "__main__":
    show(__name__)
