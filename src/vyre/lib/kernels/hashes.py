# mypy: ignore-errors
# The annotations of kernels are those of the kernel language, which mypy does not know.
"""Hashes of messages: message k is data[starts[k]:starts[k + 1]], and an invocation hashes one of them."""

from __future__ import annotations

from functools import cache

from vyre import (
    Buf,
    Const,
    InOut,
    Out,
    atomic_xor,
    dtype,
    func,
    gid,
    i32,
    kernel,
    local,
    rotl,
    rotr,
    table,
    u8,
    u32,
    u64,
    unroll,
    while_,
    wid,
)  # fmt: skip


def _crc_tables(slices):
    """Table s has the remainder of each byte followed by s zero bytes."""
    tables = [[0] * 256 for _ in range(slices)]
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
        tables[0][byte] = crc
    for s in range(1, slices):
        for byte in range(256):
            before = tables[s - 1][byte]
            tables[s][byte] = before >> 8 ^ tables[0][before & 255]
    return tuple(word for one in tables for word in one)


def _crc_power(count):
    """The polynomial x to the power 8 * count, by which `count` zero bytes multiply a remainder."""
    power, result = 0x00800000, 0x80000000
    while count:
        result = _crc_product(result, power) if count & 1 else result
        power = _crc_product(power, power)
        count >>= 1
    return result


def _crc_product(a, b):
    """As `crc_product`."""
    product = 0
    for k in range(32):
        product ^= b if a >> 31 - k & 1 else 0
        b = b >> 1 ^ (0xEDB88320 if b & 1 else 0)
    return product


# Bytes of a step: of strands, which do not wait for each other, 8 are as fast as 16, and half of the code.
CRC_SLICES = {False: 16, True: 8}
CRC = _crc_tables(CRC_SLICES[False])
# Bytes of a message that an invocation divides: more alone, as to move a remainder takes as long as 1,500.
CRC_CHUNKS = {False: 4096, True: 65536}
CRC_STRANDS = 4  # of a chunk of a thread, which do not wait for each other
CRC_STRAND = CRC_CHUNKS[True] // CRC_STRANDS
CRC_BESIDE = _crc_power(CRC_STRAND)


@cache
def crc_steps(slices):
    """The functions that take a number of bytes in a step."""
    tables = CRC[: 256 * slices]

    @func
    def crc_step(data, k, crc):
        """The remainder after more bytes."""
        after = u32(0)
        for w in unroll(range(0, slices, 4)):
            word = u32(data[k + w]) | u32(data[k + w + 1]) << 8 | u32(data[k + w + 2]) << 16
            word = word | u32(data[k + w + 3]) << 24
            word = word ^ (crc if w == 0 else u32(0))
            for b in unroll(range(4)):
                byte = i32(word >> u32(8 * b) & 255)
                after = after ^ table(u32, tables)[byte + 256 * (slices - 1 - w - b)]
        return after

    @func
    def crc_of(data, start, end, crc):
        """The remainder of data[start:end], in such steps, so that few bytes wait for the one before."""
        whole = start + (end - start) // slices * slices
        for k in range(start, whole, slices):
            crc = crc_step(data, k, crc)
        for k in range(whole, end):
            crc = table(u32, tables)[i32((crc ^ u32(data[k])) & 255)] ^ crc >> 8
        return crc

    return crc_step, crc_of


_, crc_of = crc_steps(CRC_SLICES[False])


@func
def crc_product(a, b):
    """The product of two polynomials modulo that of the CRC; bit 31 is x to the power 0."""
    product = u32(0)
    for k in range(32):
        product = product ^ (b if a >> u32(31 - k) & 1 == 1 else u32(0))
        b = b >> 1 ^ (u32(0xEDB88320) if b & 1 == 1 else u32(0))
    return product


@func
def crc_moved(crc, count):
    """The remainder of what `crc` is the remainder of, followed by `count` zero bytes."""
    power = u32(0x00800000)  # x to the power 8
    for _ in while_(count > 0, most=32):
        if count & 1 == 1:
            crc = crc_product(crc, power)
        power = crc_product(power, power)
        count = count >> 1
    return crc


@cache
def crc_form(is_alone):
    """`is_alone`: a thread for each chunk, not lanes."""
    made = kernel(workgroup=1) if is_alone else kernel
    CHUNK, SLICES = CRC_CHUNKS[is_alone], CRC_SLICES[is_alone]
    crc_step, crc_of = crc_steps(SLICES)

    @func
    def strands_of(data, start, crc):
        """The remainder of a whole chunk, in strands side by side."""
        own = local(u32, CRC_STRANDS)
        ends = local(u32, CRC_STRANDS)
        own[0] = crc
        for k in range(start, start + CRC_STRAND, SLICES):
            for s in unroll(range(CRC_STRANDS)):
                own[s] = crc_step(data, k + s * CRC_STRAND, own[s])
        for s in unroll(range(CRC_STRANDS)):  # so that the loop above has its strands in registers
            ends[s] = own[s]
        total = ends[0]
        for s in range(1, CRC_STRANDS):
            total = crc_product(total, u32(CRC_BESIDE)) ^ ends[s]
        return total

    @made
    def crc_chunks(data: Buf[u8], crc: InOut[u32]):
        """The CRC of one message: those of its chunks, moved to their places, add up."""
        start = (wid() if is_alone else gid()) * CHUNK
        end = min(start + CHUNK, len(data))
        own = u32(0xFFFFFFFF) if start == 0 else u32(0)
        if is_alone and end - start == CHUNK:
            own = strands_of(data, start, own)
        else:
            own = crc_of(data, start, end, own)
        atomic_xor(crc, 0, crc_moved(own, len(data) - end))

    return crc_chunks


@kernel
def crc_messages(data: Buf[u8], starts: Buf[S], y: Out[u32, "n"], n: i32, S: Const[dtype]):
    i = gid()
    y[i] = ~crc_of(data, i32(starts[i]), i32(starts[i + 1]), u32(0xFFFFFFFF))


@kernel
def fnv_messages(
    data: Buf[u8], starts: Buf[S], y: Out[T, "n"], n: i32, S: Const[dtype], T: Const[dtype],
    basis: Const[int], prime: Const[int],
):  # fmt: skip
    """FNV-1a."""
    i = gid()
    value = T(basis)
    for k in range(i32(starts[i]), i32(starts[i + 1])):
        value = (value ^ T(data[k])) * prime
    y[i] = value


P1, P2, P3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
P4, P5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


@func
def word_at(data, at, by_byte):
    """Eight bytes as a number; `by_byte`: in a loop, an eighth of the code."""
    value = u64(0)
    if by_byte:
        for b in range(8):
            value = value | u64(data[at + b]) << u64(8 * b)
    else:
        for b in unroll(range(8)):
            value = value | u64(data[at + b]) << u64(8 * b)
    return value


@func
def xx_round(state, word):
    return rotl(state + word * P2, u64(31)) * P1


@kernel
def xx_messages(
    data: Buf[u8], starts: Buf[S], y: Out[u64, "n"], n: i32, seed: u64, S: Const[dtype],
    by_byte: Const[bool],
):  # fmt: skip
    """xxHash64."""
    i = gid()
    at, end = i32(starts[i]), i32(starts[i + 1])
    size = end - at
    value = seed + P5
    if size >= 32:
        a, b, c, d = seed + (P1 + P2) % 2**64, seed + P2, seed, seed - P1
        for _ in range(size // 32):
            a = xx_round(a, word_at(data, at, by_byte))
            b = xx_round(b, word_at(data, at + 8, by_byte))
            c = xx_round(c, word_at(data, at + 16, by_byte))
            d = xx_round(d, word_at(data, at + 24, by_byte))
            at += 32
        value = rotl(a, u64(1)) + rotl(b, u64(7)) + rotl(c, u64(12)) + rotl(d, u64(18))
        value = (value ^ xx_round(u64(0), a)) * P1 + P4
        value = (value ^ xx_round(u64(0), b)) * P1 + P4
        value = (value ^ xx_round(u64(0), c)) * P1 + P4
        value = (value ^ xx_round(u64(0), d)) * P1 + P4
    value += u64(size)
    for _ in range((end - at) // 8):
        value = rotl(value ^ xx_round(u64(0), word_at(data, at, by_byte)), u64(27)) * P1 + P4
        at += 8
    if end - at >= 4:
        half = u64(data[at]) | u64(data[at + 1]) << 8 | u64(data[at + 2]) << 16 | u64(data[at + 3]) << 24
        value = rotl(value ^ half * P1, u64(23)) * P2 + P3
        at += 4
    for k in range(at, end):
        value = rotl(value ^ u64(data[k]) * P5, u64(11)) * P1
    value = (value ^ value >> 33) * P2
    value = (value ^ value >> 29) * P3
    y[i] = value ^ value >> 32


def _primes(count):
    found = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number, power):
    """The first 32 bits of the fraction of a root, exactly."""
    wide = number << 32 * power
    low, high = 0, 1 << 40
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= wide else (low, middle - 1)
    return low & 0xFFFFFFFF


SHA_ROUNDS = tuple(_root_bits(prime, 3) for prime in _primes(64))
SHA_START = tuple(_root_bits(prime, 2) for prime in _primes(8))


@func
def padded_byte(data, start, size, at, total):
    """A byte of the message with its end: a 1 bit, zeros, and the number of bits in 8 bytes."""
    inside = u32(data[start + at]) if at < size else u32(128) if at == size else u32(0)
    left = total - 1 - at  # bytes after this one
    bits = u64(size) * 8
    return u32(bits >> u64(8 * left) & 255) if left < 8 else inside


@func
def sha_round(own, first, word):
    """A round, of the state that begins at own[first % 8]; that after it begins one before."""
    a, b, c = own[first % 8], own[(first + 1) % 8], own[(first + 2) % 8]
    e, f, g = own[(first + 4) % 8], own[(first + 5) % 8], own[(first + 6) % 8]
    mixed = rotr(e, u32(6)) ^ rotr(e, u32(11)) ^ rotr(e, u32(25))
    total = own[(first + 7) % 8] + mixed + (e & f ^ ~e & g) + word
    own[(first + 3) % 8] += total
    mixed = rotr(a, u32(2)) ^ rotr(a, u32(13)) ^ rotr(a, u32(22))
    own[(first + 7) % 8] = total + mixed + (a & b ^ a & c ^ b & c)


@kernel
def sha_messages(data: Buf[u8], starts: Buf[S], y: Out[u8, "n", 32], n: i32, S: Const[dtype]):
    """SHA-256 (FIPS 180-4)."""
    i = gid()
    start = i32(starts[i])
    size = i32(starts[i + 1]) - start
    total = (size + 72) // 64 * 64
    state = local(u32, 8)
    for k in unroll(range(8)):
        state[k] = SHA_START[k]
    for first in range(0, total, 64):
        w = local(u32, 16)
        for k in range(16):
            word = u32(0)
            for place in range(4):
                word = word << 8 | padded_byte(data, start, size, first + 4 * k + place, total)
            w[k] = word
        own = local(u32, 8)
        for k in unroll(range(8)):
            own[k] = state[k]
        for turn in range(4):
            for k in unroll(range(16)):  # by numbers, so that w and own are registers
                if turn > 0:
                    near, far = w[(k + 1) % 16], w[(k + 14) % 16]
                    w[k] += w[(k + 9) % 16]
                    w[k] += rotr(near, u32(7)) ^ rotr(near, u32(18)) ^ near >> 3
                    w[k] += rotr(far, u32(17)) ^ rotr(far, u32(19)) ^ far >> 10
                sha_round(own, -k, table(u32, SHA_ROUNDS)[16 * turn + k] + w[k])
        for k in unroll(range(8)):
            state[k] += own[k]
    for k in range(32):
        y[i, k] = u8(state[k // 4] >> u32(24 - 8 * (k % 4)))


@kernel
def inverted(x: Buf[u32, "n"], y: Out[u32, "n"]):
    y[gid()] = ~x[gid()]
