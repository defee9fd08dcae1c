"""Programs in which one step needs the one before it."""

from __future__ import annotations

import numpy as np
from bench.suite.program import Program

import vyre as vy
from vyre import Buf, Out, gid, i32, u8, u32


def crc16_make(random, n):
    return (random.integers(0, 256, n, dtype=np.uint8),)


def crc16_numpy(data):
    crc = 0xFFFF
    for byte in data.tolist():
        for _ in range(8):
            crc = (crc >> 1) ^ 0x8408 if (crc ^ byte) & 1 else crc >> 1
            byte >>= 1
    crc = ~crc & 0xFFFF
    return np.array([(crc << 8 & 0xFF00) | crc >> 8], np.uint32)


def crc16_loops(data):
    crc = np.uint32(0xFFFF)
    for i in range(len(data)):
        byte = np.uint32(data[i])
        for _ in range(8):
            if (crc ^ byte) & np.uint32(1):
                crc = (crc >> np.uint32(1)) ^ np.uint32(0x8408)
            else:
                crc >>= np.uint32(1)
            byte >>= np.uint32(1)
    crc = ~crc & np.uint32(0xFFFF)
    return np.array([(crc << np.uint32(8) & np.uint32(0xFF00)) | crc >> np.uint32(8)], np.uint32)


@vy.kernel
def crc16_kernel(data: Buf[u8], result: Out[u32, "1"]):
    crc = u32(0xFFFF)
    for i in range(len(data)):
        byte = u32(data[i])
        for _ in range(8):
            if (crc ^ byte) & 1 == 1:
                crc = (crc >> 1) ^ 0x8408
            else:
                crc >>= 1
            byte >>= 1
    crc = ~crc & 0xFFFF
    result[0] = (crc << 8 & 0xFF00) | crc >> 8


def crc16_vyre(data):
    return crc16_kernel(data, domain=1)


def nussinov_make(random, n):
    return (random.integers(0, 4, n, dtype=np.int32),)


def nussinov_numpy(bases):
    n = len(bases)
    table = np.zeros((n, n), np.int32)
    for d in range(1, n):
        i = np.arange(n - d)
        j = i + d
        best = np.maximum(table[i, j - 1], table[i + 1, j])
        pair = (bases[i] + bases[j] == 3).astype(np.int32)
        below = table[i + 1, j - 1]
        best = np.maximum(best, below + pair if d > 1 else below)
        for k in range(1, d):
            best = np.maximum(best, table[i, i + k] + table[i + k + 1, j])
        table[i, j] = best
    return table


def nussinov_loops(bases):
    n = len(bases)
    table = np.zeros((n, n), np.int32)
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            best = max(table[i, j - 1], table[i + 1, j])
            pair = 1 if bases[i] + bases[j] == 3 and j > i + 1 else 0
            best = max(best, table[i + 1, j - 1] + pair)
            for k in range(i + 1, j):
                best = max(best, table[i, k] + table[k + 1, j])
            table[i, j] = best
    return table


@vy.kernel
def nussinov_kernel(bases: Buf[i32, "n"], table: Out[i32, "n", "n"]):
    i = gid()
    for d in range(1, len(bases)):
        j = i + d
        if j < len(bases):
            best = max(table[i, j - 1], table[i + 1, j])
            pair = 1 if bases[i] + bases[j] == 3 and d > 1 else 0
            best = max(best, table[i + 1, j - 1] + pair)
            for k in range(i + 1, j):
                best = max(best, table[i, k] + table[k + 1, j])
            table[i, j] = best
        vy.grid_sync()


def nussinov_vyre(bases):
    return nussinov_kernel(bases)


def smith_waterman_make(random, n, m):
    return random.integers(0, 4, n, dtype=np.int32), random.integers(0, 4, m, dtype=np.int32)


def smith_waterman_numpy(a, b):
    n, m = len(a), len(b)
    score = np.zeros((n + 1, m + 1), np.int32)
    for d in range(2, n + m + 1):
        i = np.arange(max(1, d - m), min(n, d - 1) + 1)
        j = d - i
        same = np.where(a[i - 1] == b[j - 1], 3, -3)
        gap = np.maximum(score[i - 1, j], score[i, j - 1]) - 2
        score[i, j] = np.maximum(np.maximum(score[i - 1, j - 1] + same, gap), 0)
    return score


def smith_waterman_loops(a, b):
    n, m = len(a), len(b)
    score = np.zeros((n + 1, m + 1), np.int32)
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            same = 3 if a[i - 1] == b[j - 1] else -3
            gap = max(score[i - 1, j], score[i, j - 1]) - 2
            score[i, j] = max(max(score[i - 1, j - 1] + same, gap), 0)
    return score


@vy.kernel
def smith_waterman_kernel(a: Buf[i32, "n"], b: Buf[i32, "m"], score: Out[i32, "n+1", "m+1"]):
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            same = 3 if a[i - 1] == b[j - 1] else -3
            gap = max(score[i - 1, j], score[i, j - 1]) - 2
            score[i, j] = max(max(score[i - 1, j - 1] + same, gap), 0)


def smith_waterman_vyre(a, b):
    return smith_waterman_kernel(a, b, domain=1)


PROGRAMS = (
    Program("crc16", crc16_make, crc16_numpy, (crc16_loops,), crc16_vyre, (50,), (1600,), (16_000,)),
    Program("nussinov", nussinov_make, nussinov_numpy, (nussinov_loops,), nussinov_vyre,
            (12,), (60,), (200,)),
    Program("smith_waterman", smith_waterman_make, smith_waterman_numpy, (smith_waterman_loops,),
            smith_waterman_vyre, (12, 9), (150, 170), (600, 700)),
)  # fmt: skip
