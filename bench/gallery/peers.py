"""The programs of the gallery for numba, as loops that run in parallel over rows, and for torch where the
program is made of its operations. Each function takes the arguments of the program's `compute` and gives the
same result.
"""

from __future__ import annotations

import math

import fourier
import ising
import kmeans
import lattice
import mandelbrot
import mining
import montecarlo
import nbody
import newton
import numba
import numpy as np
import options
import pagerank
import raymarch
import reaction
import smoke as fluids
from numba import njit, prange

F = np.float32
WEIGHT, X, Y, BACK = (np.array(part) for part in (lattice.WEIGHT, lattice.X, lattice.Y, lattice.BACK))
NETWORK = np.array(__import__("denoise").NETWORK)
K, START = mining.K, mining.START


def parallel(function):
    return njit(function, parallel=True, error_model="numpy", cache=True)


@parallel
def edges(rgb):
    h, w = rgb.shape[:2]
    gray, blurred, out = np.zeros((h + 4, w + 4), F), np.zeros((h + 2, w + 2), F), np.empty((h, w), F)
    for i in prange(h):
        for j in range(w):
            gray[i + 2, j + 2] = F(0.299) * rgb[i, j, 0] + F(0.587) * rgb[i, j, 1] + F(0.114) * rgb[i, j, 2]
    for i in prange(1, h + 1):
        for j in range(1, w + 1):
            total = F(0)
            for di in range(3):
                for dj in range(3):
                    total += gray[i + di, j + dj] * F((2 - abs(di - 1)) * (2 - abs(dj - 1)) / 16)
            blurred[i, j] = total
    for i in prange(h):
        for j in range(w):
            down, right = blurred[i + 2, j + 1] - blurred[i, j + 1], blurred[i + 1, j + 2] - blurred[i + 1, j]
            out[i, j] = math.sqrt(down * down + right * right)
    return out


@parallel
def denoise(x):
    h, w = x.shape
    y = np.empty((h, w), F)
    for i in prange(h):
        v = np.empty(9, F)
        for j in range(w):
            for k in range(9):
                r, c = i + k // 3 - 1, j + k % 3 - 1
                v[k] = x[r, c] if 0 <= r < h and 0 <= c < w else F(0)
            for n in range(19):
                p, q = NETWORK[n]
                a, b = v[p], v[q]
                v[p], v[q] = min(a, b), max(a, b)
            y[i, j] = v[4]
    return y


@njit(cache=True)
def equalize(x):
    counts = np.zeros(256, np.int64)
    for pixel in x.ravel():
        counts[pixel] += 1
    table = np.round(np.cumsum(counts) / x.size * 255).astype(np.uint8)
    y = np.empty_like(x)
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            y[i, j] = table[x[i, j]]
    return y


@parallel
def nearest(pixels, centres, label):
    for p in prange(len(pixels)):
        best, least = 0, 2147483647
        for c in range(len(centres)):
            distance = 0
            for axis in range(3):
                apart = pixels[p, axis] - centres[c, axis]
                distance += apart * apart
            if distance < least:
                least, best = distance, c
        label[p] = best


@njit(cache=True)
def add_up(pixels, label, sums):
    for p in range(len(pixels)):
        for axis in range(3):
            sums[label[p], axis] += pixels[p, axis]
        sums[label[p], 3] += 1


def k_means(pixels, centres):
    label = np.empty(len(pixels), np.int32)
    for _ in range(kmeans.ROUNDS):
        nearest(pixels, centres, label)
        sums = np.zeros((kmeans.CENTRES, 4), np.int32)
        add_up(pixels, label, sums)
        centres = (sums[:, :3] // np.maximum(sums[:, 3:], 1)).astype(np.int32)
    nearest(pixels, centres, label)
    return centres[label]


def fourier_filter(x):
    import torch

    f = torch.fft.rfft2(torch.from_numpy(x))
    i, j = torch.fft.fftfreq(x.shape[0]), torch.fft.rfftfreq(x.shape[1])
    return torch.fft.irfft2(f * (torch.hypot(i[:, None], j[None]) < fourier.CUT), x.shape).numpy()


@parallel
def jump(known, seed, far):
    h, w = known.shape
    new = np.empty_like(known)
    for i in prange(h):
        for j in range(w):
            best, least = known[i, j], 2147483647
            for n in range(9):
                r, c = i + (n // 3 - 1) * far, j + (n % 3 - 1) * far
                if 0 <= r < h and 0 <= c < w and known[r, c] > 0:
                    other = known[r, c]
                    down, right = seed[other - 1, 0] - i, seed[other - 1, 1] - j
                    distance = down * down + right * right
                    if distance < least or (distance == least and other < best):
                        least, best = distance, other
            new[i, j] = best
    return new


def voronoi(start, seed):
    far, known = len(start) // 2, start
    while far:
        known = jump(known, seed, far)
        far //= 2
    return jump(known, seed, 1)


@parallel
def mandelbrot_set(size):
    steps = np.empty((size, size), np.int32)
    for i in prange(size):
        cy = F(-1.6) + F(3.2) * F(i) / F(size)
        for j in range(size):
            cx = F(-2.2) + F(3.2) * F(j) / F(size)
            x, y, count = F(0), F(0), 0
            for _ in range(mandelbrot.MOST):
                if x * x + y * y > 4:
                    break
                x, y = x * x - y * y + cx, F(2) * x * y + cy
                count += 1
            steps[i, j] = count
    return steps


@parallel
def newton_roots(size):
    ends = np.empty((2, size, size), F)
    for i in prange(size):
        for j in range(size):
            x, y = F(4) * F(j) / F(size) - F(2), F(4) * F(i) / F(size) - F(2)
            for _ in range(newton.STEPS):
                xx, yy = x * x - y * y, F(2) * x * y
                ax, ay, bx, by = x * xx - y * yy - F(1), x * yy + y * xx, F(3) * xx, F(3) * yy
                length = bx * bx + by * by + F(1e-12)
                x -= (ax * bx + ay * by) / length
                y -= (ay * bx - ax * by) / length
            ends[0, i, j], ends[1, i, j] = x, y
    return ends


@njit(cache=True)
def scene(x, y, z):
    sphere = math.sqrt((x - F(0.9)) * (x - F(0.9)) + y * y + z * z) - F(0.7)
    ring = math.sqrt((x + F(0.8)) * (x + F(0.8)) + z * z) - F(0.6)
    torus = math.sqrt(ring * ring + y * y) - F(0.25)
    return min(min(sphere, torus), y + F(0.7))


@parallel
def rays(size):
    picture = np.empty((size, size), F)
    for i in prange(size):
        v = F(1) - F(2) * (F(i) + F(0.5)) / F(size) - F(0.3)
        for j in range(size):
            u = F(2) * (F(j) + F(0.5)) / F(size) - F(1)
            length = math.sqrt(u * u + v * v + F(2.25))
            dx, dy, dz = u / length, v / length, F(1.5) / length
            t = F(0)
            for _ in range(raymarch.MOST):
                near = scene(t * dx, F(0.8) + t * dy, t * dz - F(3))
                if near < F(0.001):
                    break
                t += near
                if t > 20:
                    break
            x, y, z, e = t * dx, F(0.8) + t * dy, t * dz - F(3), F(0.002)
            here = scene(x, y, z)
            nx, ny, nz = scene(x + e, y, z) - here, scene(x, y + e, z) - here, scene(x, y, z + e) - here
            light = F(0.5) * nx + F(0.7) * ny - F(0.5) * nz
            light /= math.sqrt(nx * nx + ny * ny + nz * nz + F(1e-12))
            shade = min(max(F(0.15) + F(0.85) * light, F(0)), F(1)) * math.exp(F(-0.07) * t)
            picture[i, j] = shade if t < 20 else F(0.9)
    return picture


@parallel
def react(u, v, new_u, new_v):
    h, w = u.shape
    for i in prange(h):
        for j in range(w):
            up, down = (i - 1) % h, (i + 1) % h
            left, right = (j - 1) % w, (j + 1) % w
            a, b = u[i, j], v[i, j]
            around_u = u[down, j] + u[up, j] + u[i, right] + u[i, left] - F(4) * a
            around_v = v[down, j] + v[up, j] + v[i, right] + v[i, left] - F(4) * b
            mixed = a * b * b
            new_u[i, j] = a + F(0.2) * around_u - mixed + F(reaction.FEED) * (F(1) - a)
            new_v[i, j] = b + F(0.1) * around_v + mixed - F(reaction.FEED + reaction.KILL) * b


def gray_scott(u, v, steps):
    u, v, new_u, new_v = u.copy(), v.copy(), np.empty_like(u), np.empty_like(v)
    for _ in range(steps):
        react(u, v, new_u, new_v)
        u, v, new_u, new_v = new_u, new_v, u, v
    return v


@parallel
def wave_step(height, before, open_, time):
    h, w = height.shape
    source = F(math.sin(F(0.35) * F(time)))
    for i in prange(h):
        for j in range(w):
            sides = height[i + 1, j] if i + 1 < h else F(0)
            sides += height[i - 1, j] if i > 0 else F(0)
            sides += height[i, j + 1] if j + 1 < w else F(0)
            sides += height[i, j - 1] if j > 0 else F(0)
            moved = F(2) * height[i, j] - before[i, j] + F(0.25) * (sides - F(4) * height[i, j])
            before[i, j] = (source if i == 2 else moved) * open_[i, j]


def waves(open_, steps):
    now, before = np.zeros_like(open_), np.zeros_like(open_)
    for t in range(steps):
        wave_step(now, before, open_, t)
        now, before = before, now
    return now


@parallel
def flow(f, wall, new):
    h, w = wall.shape
    for i in prange(h):
        g = np.empty(9, F)
        for j in range(w):
            density, ux, uy = F(0), F(0), F(0)
            for k in range(9):
                above, left = (i - Y[k]) % h, (j - X[k]) % w
                g[k] = f[BACK[k], i, j] if wall[above, left] > 0 else f[k, above, left]
                density += g[k]
                ux += F(X[k]) * g[k]
                uy += F(Y[k]) * g[k]
            ux = F(lattice.SPEED) if j == 0 else ux / density
            uy = F(0) if j == 0 else uy / density
            for k in range(9):
                along = F(3) * (F(X[k]) * ux + F(Y[k]) * uy)
                rest = F(WEIGHT[k]) * density
                rest *= F(1) + along + F(0.5) * along * along - F(1.5) * (ux * ux + uy * uy)
                new[k, i, j] = rest if j == 0 else g[k] + F(lattice.RELAX) * (rest - g[k])


def lattice_boltzmann(f, wall, steps):
    f, new = f.copy(), np.empty_like(f)
    for _ in range(steps):
        flow(f, wall, new)
        f, new = new, f
    return f


@njit(cache=True)
def at(x, i, j):
    return x[i, j] if 0 <= i < x.shape[0] and 0 <= j < x.shape[1] else F(0)


@parallel
def carry(x, u, v, keep):
    y = np.empty_like(x)
    for i in prange(x.shape[0]):
        for j in range(x.shape[1]):
            a, b = F(i) - v[i, j], F(j) - u[i, j]
            r, c = math.floor(a), math.floor(b)
            a, b = a - F(r), b - F(c)
            above = at(x, r, c) * (F(1) - b) + at(x, r, c + 1) * b
            below = at(x, r + 1, c) * (F(1) - b) + at(x, r + 1, c + 1) * b
            y[i, j] = (above * (F(1) - a) + below * a) * keep
    return y


@parallel
def pressure(u, v, smoke, d, p, q):
    h, w = u.shape
    for i in prange(h):
        for j in range(w):
            v[i, j] -= F(0.06) * smoke[i, j]
    for i in prange(h):
        for j in range(w):
            d[i, j] = F(0.5) * (at(u, i, j + 1) - at(u, i, j - 1) + at(v, i + 1, j) - at(v, i - 1, j))
            p[i, j] = F(0)
    for _ in range(fluids.JACOBI // 2):
        for i in prange(h):
            for j in range(w):
                q[i, j] = F(0.25) * (
                    at(p, i + 1, j) + at(p, i - 1, j) + at(p, i, j + 1) + at(p, i, j - 1) - d[i, j]
                )
        for i in prange(h):
            for j in range(w):
                p[i, j] = F(0.25) * (
                    at(q, i + 1, j) + at(q, i - 1, j) + at(q, i, j + 1) + at(q, i, j - 1) - d[i, j]
                )
    for i in prange(h):
        for j in range(w):
            u[i, j] -= F(0.5) * (at(p, i, j + 1) - at(p, i, j - 1))
            v[i, j] -= F(0.5) * (at(p, i + 1, j) - at(p, i - 1, j))


def smoke(source, steps):
    u, v, smoke = np.zeros_like(source), np.zeros_like(source), source.copy()
    d, p, q = (np.empty_like(source) for _ in range(3))
    for _ in range(steps):
        pressure(u, v, smoke, d, p, q)
        u, v, smoke = carry(u, u, v, F(1)), carry(v, u, v, F(1)), carry(smoke, u, v, F(0.998))
        smoke = np.maximum(smoke, source)
    return smoke


@parallel
def generation(cells, new):
    h, w = cells.shape
    for i in prange(h):
        up, down = (i - 1) % h, (i + 1) % h
        for j in range(w):
            left, right = (j - 1) % w, (j + 1) % w
            near = np.uint8(cells[up, left]) + np.uint8(cells[up, j]) + np.uint8(cells[up, right])
            near += np.uint8(cells[i, left]) + np.uint8(cells[i, right])
            near += np.uint8(cells[down, left]) + np.uint8(cells[down, j]) + np.uint8(cells[down, right])
            new[i, j] = near == 3 or (near == 2 and cells[i, j])


def life(cells, generations):
    cells, new = cells.copy(), np.empty_like(cells)
    for _ in range(generations):
        generation(cells, new)
        cells, new = new, cells
    return cells


@njit(cache=True)
def hashed(h):
    h = np.uint32((h ^ (h >> np.uint32(16))) * np.uint32(0x7FEB352D))
    h = np.uint32((h ^ (h >> np.uint32(15))) * np.uint32(0x846CA68B))
    return np.uint32(h ^ (h >> np.uint32(16)))


@parallel
def sweep(spins, new, step):
    h, w = spins.shape
    mixed = hashed(np.uint32(step))
    for i in prange(h):
        for j in range(w):
            sides = (
                spins[(i + 1) % h, j] + spins[(i - 1) % h, j] + spins[i, (j + 1) % w] + spins[i, (j - 1) % w]
            )
            energy = F(2 * spins[i, j] * sides)
            chance = F(hashed(np.uint32(i * w + j) ^ mixed) >> np.uint32(8)) / F(16777216)
            flips = (i + j) % 2 == step % 2 and chance < math.exp(F(-ising.COLD) * energy)
            new[i, j] = -spins[i, j] if flips else spins[i, j]


def ising_model(spins, steps):
    spins, new = spins.copy(), np.empty_like(spins)
    for step in range(2 * steps):
        sweep(spins, new, step)
        spins, new = new, spins
    return spins


@parallel
def attraction(x, y, ax, ay):
    for i in prange(len(x)):
        sum_x, sum_y = F(0), F(0)
        for k in range(len(x)):
            dx, dy = x[k] - x[i], y[k] - y[i]
            near = F(1) / math.sqrt(dx * dx + dy * dy + F(0.01))
            strength = near * near * near
            sum_x += dx * strength
            sum_y += dy * strength
        ax[i], ay[i] = sum_x, sum_y


def n_body(x, y, u, v, steps):
    ax, ay = np.empty_like(x), np.empty_like(y)

    def pull(x, y):
        attraction(x, y, ax, ay)
        return ax, ay

    return nbody.moved(x, y, u, v, steps, pull)


@parallel
def walks(extent, walkers):
    ends = np.empty((walkers, 2), np.int32)
    for walker in prange(walkers):
        drop = walker % 3
        i, j = extent // 2, 2 * extent * (2 * drop + 1) // 6
        state = hashed(np.uint32(walker + 1))
        for step in range(montecarlo.STEPS << (2 * drop)):
            state = hashed(np.uint32(state + np.uint32(step)))
            way = state & np.uint32(3)
            i += 1 if way == 0 else -1 if way == 1 else 0
            j += 1 if way == 2 else -1 if way == 3 else 0
        ends[walker, 0], ends[walker, 1] = i, j
    field = np.zeros((extent, 2 * extent), np.uint32)
    for walker in range(walkers):
        i, j = ends[walker]
        if 0 <= i < extent and 0 <= j < 2 * extent:
            field[i, j] += np.uint32(1)
    return field


@parallel
def spread(first, source, weights, rank, new):
    for i in prange(len(new)):
        total = F(0)
        for e in range(first[i], first[i + 1]):
            total += rank[source[e]] * weights[e]
        new[i] = F(1 - pagerank.DAMPING) / F(len(rank)) + F(pagerank.DAMPING) * total


def page_rank(first, source, weights):
    rank = np.full(len(first) - 1, 1 / (len(first) - 1), F)
    new = np.empty_like(rank)
    for _ in range(pagerank.ROUNDS):
        spread(first, source, weights, rank, new)
        rank, new = new, rank
    return rank


@njit(cache=True)
def after(text, word, start, stop):
    """The place after a word, or -1 if the word does not occur."""
    for begin in range(start, stop - len(word) + 1):
        k = 0
        while k < len(word) and text[begin + k] == word[k]:
            k += 1
        if k == len(word):
            return begin + k
    return -1


@parallel
def matches(text, first, error, timeout):
    found = np.empty(len(first) - 1, np.bool_)
    for line in prange(len(found)):
        start = after(text, error, first[line], first[line + 1])
        found[line] = start >= 0 and after(text, timeout, start, first[line + 1]) >= 0
    return found


def logs(text, first):
    return matches(text, first, *(np.frombuffer(word, np.uint8) for word in (b"ERROR", b"timeout")))


@njit(cache=True)
def rotr(x, n):
    return np.uint32((x >> np.uint32(n)) | (x << np.uint32(32 - n)))


@parallel
def sha256(extent):
    heads = np.empty(extent * extent, np.uint32)
    for number in prange(extent * extent):
        w, v = np.zeros(64, np.uint32), START.copy()
        w[0], w[1], w[15] = number, 0x80000000, 32
        for t in range(16, 64):
            s0 = rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ (w[t - 15] >> np.uint32(3))
            s1 = rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ (w[t - 2] >> np.uint32(10))
            w[t] = w[t - 16] + s0 + w[t - 7] + s1
        for t in range(64):
            turned = rotr(v[4], 6) ^ rotr(v[4], 11) ^ rotr(v[4], 25)
            t1 = v[7] + turned + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[t] + w[t]
            turned = rotr(v[0], 2) ^ rotr(v[0], 13) ^ rotr(v[0], 22)
            t2 = turned + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
            for k in range(7, 0, -1):
                v[k] = v[k - 1]
            v[4] += t1
            v[0] = t1 + t2
        heads[number] = START[0] + v[0]
    return heads


@njit(cache=True)
def normal(x):
    return F(0.5) * (F(1) + F(math.erf(x * F(0.7071067811865476))))


@parallel
def black_scholes(spot, volatility):
    price = np.empty((len(volatility), len(spot)), F)
    for i in prange(len(volatility)):
        v = volatility[i]
        spread = v * F(math.sqrt(options.YEARS))
        for j in range(len(spot)):
            s = spot[j]
            d1 = math.log(s / F(options.STRIKE)) + (F(options.RATE) + F(0.5) * v * v) * F(options.YEARS)
            d1 /= spread
            paid = F(options.STRIKE * math.exp(-options.RATE * options.YEARS))
            price[i, j] = s * normal(d1) - paid * normal(d1 - spread)
    return price


def attend(q, k, v):
    import torch

    q, k, v = map(torch.from_numpy, (q, k, v))
    weights = torch.softmax(q @ k.T * q.shape[1] ** -0.5, dim=1)
    return torch.cat([weights @ v, weights], dim=1).numpy()


PEERS = {
    "edges": ("numba", edges),
    "denoise": ("numba", denoise),
    "equalize": ("numba", equalize),
    "kmeans": ("numba", k_means),
    "fourier": ("torch", fourier_filter),
    "voronoi": ("numba", voronoi),
    "mandelbrot": ("numba", mandelbrot_set),
    "newton": ("numba", newton_roots),
    "raymarch": ("numba", rays),
    "reaction": ("numba", gray_scott),
    "waves": ("numba", waves),
    "lattice": ("numba", lattice_boltzmann),
    "smoke": ("numba", smoke),
    "life": ("numba", life),
    "ising": ("numba", ising_model),
    "nbody": ("numba", n_body),
    "montecarlo": ("numba", walks),
    "pagerank": ("numba", page_rank),
    "logs": ("numba", logs),
    "mining": ("numba", sha256),
    "options": ("numba", black_scholes),
    "attention": ("torch", attend),
}


def threads(count: int) -> None:
    """Use as many threads in both libraries."""
    numba.set_num_threads(count)
    try:
        import torch
    except ModuleNotFoundError:
        return
    torch.set_num_threads(count)
