"""Probes of what is no property of one form: rename, windows, loads, forwarding, branches, caches."""

from __future__ import annotations

import statistics
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cipherwright.characterize.prober import ARENA, Prober
from cipherwright.characterize.probes import Probe, Use
from cipherwright.characterize.timing import Figure
from cipherwright.machine.machine import MachineError

CELLS = ARENA + 0x2000
"""A cell that holds its own address, and zeros behind it."""
_LINE, FAR = 64, 128 << 20
FAR_CHAIN = ARENA + (64 << 20)
L1_SIZES = tuple(k << 10 for k in (8, 16, 24, 28, 32, 40, 48, 56, 64, 96, 128))
L2_SIZES = tuple(k << 10 for k in (192, 256, 384, 512, 768, 896, 1024, 1280, 1536, 2048, 3072))
WINDOW = tuple(range(40, 680, 8))
"""How many instructions stand between two loads that miss all caches, to see how far the window reaches."""
NEAR_WHOLE = 0.12
"""How far a rate may be from a whole number of slots and say how many there are."""
STEP = 1.35
"""By what factor times must rise to be of another level."""
_ZEROING = ("xor r11d, r11d", "sub r11d, r11d", "pxor xmm1, xmm1", "xorps xmm1, xmm1", "pandn xmm1, xmm1",
            "psubd xmm1, xmm1", "psubq xmm1, xmm1", "pcmpgtd xmm1, xmm1", "pcmpeqd xmm1, xmm1",
            "vpxor ymm1, ymm1, ymm1", "vpxord zmm1, zmm1, zmm1", "sbb r11d, r11d")


@dataclass(frozen=True)
class Item:
    """One figure of structure: its name, its value, what it counts, and its spread (relative, None of a count)."""

    name: str
    value: float
    unit: str
    spread: float | None = None


def _probe(name: str, *texts: str, setup: tuple[str, ...] = (), whole: bool = False, chain: bool = True) -> Probe:
    return Probe(name, tuple(Use("", text) for text in texts), setup, chain, whole)


def front_end() -> list[Probe]:
    """Streams that nothing but rename limits; the figure is of the whole body."""
    mixed = [t for n in range(4) for t in (f"add r{8 + n}, rcx", f"paddd xmm{1 + n}, xmm12")]
    return [_probe("zeroed registers", *["xor r11d, r11d"] * 8, chain=False),
            _probe("moves of general registers", *[f"mov r{8 + n % 5}, rcx" for n in range(10)], chain=False),
            _probe("nops of one byte", *["nop"] * 8, chain=False),
            _probe("nops of eight bytes", *["nop dword [rax+rax+0x10000]"] * 8, chain=False),
            _probe("additions of both kinds", *mixed, chain=False)]


def zeroing(have: frozenset[str]) -> list[Probe]:
    """Instructions on equal registers, in a chain: shorter than a clock where the chain is broken."""
    return [_probe(text, *[text] * 4) for text in _ZEROING
            if not (text.startswith("v") and "avx2" not in have) and not ("zmm" in text and "avx512f" not in have)]


def loads(have: frozenset[str]) -> list[Probe]:
    """Chains of loads by ways of addressing, and of stores with loads behind them; the figure is of one link."""
    zero = ("xor ebx, ebx",)
    cell = (f"mov ebx, {CELLS:#x}",)
    out = [_probe("load: [r]", "mov rbx, [rbx]", setup=cell),
           _probe("load: [r+d8]", "mov rbx, [rbx+8]", setup=cell),
           _probe("load: [r+d32]", "mov rbx, [rbx+0x400]", setup=cell),
           _probe("load: [r+r], index", "mov rbx, [r14+rbx+0x4000]", setup=zero),
           _probe("load: [r+r*8], index", "mov rbx, [r14+rbx*8+0x4000]", setup=zero),
           _probe("load: byte, [r+r], index", "movzx ebx, byte [r14+rbx+0x4000]", setup=zero)]
    out += [_probe(f"forward: {size} bytes, {where}", f"mov [{base}], {r}", f"mov {r}, [{base}]")
            for size, r in ((8, "rbx"), (4, "ebx")) for where, base in (
                ("base", "r14+0x100"), ("rsp", "rsp-64"), ("scaled index", "r14+rcx*8+0x100"))]
    out += [_probe("forward: add to memory", "add [r14+0x140], rbx"),
            _probe("forward: push and pop", "push rbx", "pop rbx"),
            _probe("forward: 8 to 4, high half", "mov [r14+0x180], rbx", "mov ebx, [r14+0x184]"),
            _probe("forward fails: 4 and 4 to 8", "mov [r14+0x1c0], ebx", "mov [r14+0x1c4], ebx",
                   "mov rbx, [r14+0x1c0]"),
            _probe("forward: 16 bytes", "movdqu [r14+0x200], xmm1", "movdqu xmm1, [r14+0x200]")]
    if "avx2" in have:
        out.append(_probe("forward: 32 bytes", "vmovdqu [r14+0x240], ymm1", "vmovdqu ymm1, [r14+0x240]"))
    if "avx512f" in have:
        out.append(_probe("forward: 64 bytes", "vmovdqu64 [r14+0x280], zmm1", "vmovdqu64 zmm1, [r14+0x280]"))
    return out


def branches() -> list[Probe]:
    """Random bits with a jump by them and without, and jumps that are taken; the figure is of one step.

    The bits are others in every run, by the time-stamp counter: predictors learn thousands.
    """
    start = ("rdtsc", "mov rbx, rax", "mov rcx, 6364136223846793005", "mov rdx, 1442695040888963407")
    step = ("imul rbx, rcx", "add rbx, rdx", "mov rsi, rbx", "shr rsi, 60", "test esi, 1")
    return [_probe("random bits", *step, setup=start), _probe("random branch", *step, "jz $+3", "nop", setup=start),
            _probe("taken jumps", *["jmp near $+16", *["nop"] * 11] * 4, chain=False)]


def cell_contents() -> dict[int, bytes]:
    """What `loads` finds in memory: cells that lead to themselves by each displacement."""
    page = bytearray(0x1000)
    for displacement in (0, 8, 0x400):
        page[displacement:displacement + 8] = struct.pack("<Q", CELLS)
    return {CELLS: bytes(page)}


def ring(base: int, size: int, seed: int) -> bytes:
    """Memory of `size` bytes at `base` whose lines lead to one another, each once, in an order without pattern."""
    order = np.random.default_rng(seed).permutation(size // _LINE)
    out = np.zeros(size // 8, dtype="<u8")
    out[order * (_LINE // 8)] = base + np.roll(order, -1) * _LINE
    return out.tobytes()


def caches() -> tuple[list[tuple[int, Probe]], dict[int, bytes]]:
    """Chains of loads all over memory of each size, with the memory."""
    fill, out, at = {}, [], ARENA + (1 << 20)
    for size in (*L1_SIZES, *L2_SIZES):
        fill[at] = ring(at, size, size)
        way = _probe(f"cache: {size >> 10} KB", *["mov rbx, [rbx]"] * 64, setup=(f"mov ebx, {at:#x}",))
        out.append((size, replace(way, clocks=max(way.clocks, size // _LINE * 50))))
        at += size + 4096
    return out, fill


FILLERS: dict[str, Callable[[int], str]] = {
    "window": lambda n: "nop dword [rax+rax+0x10000]",
    "general registers": lambda n: f"lea r{8 + n % 5}, [rcx+rdx]",
    "vector registers": lambda n: f"paddd xmm{1 + n % 10}, xmm12",
    "waiting general operations": lambda n: f"lea r{8 + n % 5}, [rcx+rbx]",
    "waiting vector operations": lambda n: f"paddd xmm{1 + n % 10}, xmm11",
    "loads": lambda n: f"mov r{8 + n % 5}, [r14+{n % 8 * 8}]",
    "stores": lambda n: f"mov [r14+{n % 8 * 8}], rcx",
}
"""What fills the space between two misses: it shows the size of what it needs an entry of."""


def windows(lengths: Sequence[int] = WINDOW) -> list[tuple[str, int, Probe]]:
    """Two loads that miss, with n instructions behind each: twice as slow when the second no longer begins early."""
    anywhere = [t for register in ("ebx", "ebp") for t in (
        "rdtsc", f"imul {register}, eax, {0x9E3779B1 - (1 << 32)}", f"shr {register}, 5",
        f"and {register}, {FAR - _LINE:#x}", f"add {register}, {FAR_CHAIN:#x}")]
    setup = (*anywhere, *["mov rbx, [rbx]", "mov rbp, [rbp]"] * 4)
    out = []
    for name, filler in FILLERS.items():
        waits = name.startswith("waiting vector")
        for n in lengths:
            texts = ["mov rbx, [rbx]", *(["movd xmm11, ebx"] if waits else []), *(filler(k) for k in range(n)),
                     "mov rbp, [rbp]", *(filler(k).replace("rbx", "rbp") for k in range(n))]
            probe = _probe(f"{name}: {n}", *texts, setup=setup, whole=True)
            out.append((name, n, replace(probe, clocks=100_000)))
    return out


def knee(points: Mapping[int, float]) -> int | None:
    """The last size before times leave the level of the small sizes, half of the way to that of the large ones.

    None if the large ones are not slower by half.
    """
    sizes = sorted(points)
    low = statistics.median(sorted(points.values())[:4])
    high = statistics.median(sorted(points.values())[-3:])
    limit = low + (high - low) / 2
    for before, n, after in zip(sizes, sizes[1:], [*sizes[2:], sizes[-1]], strict=False):
        if min(points[n], points[after]) > limit and high > STEP * low:
            return before
    return None


def edge(points: Mapping[int, float]) -> int | None:
    """The last size before times rise most from a few sizes to the next few; None if they do not by `STEP`."""
    sizes = sorted(points)
    best, found = STEP, None
    for k in range(2, len(sizes) - 2):
        before = statistics.fmean(points[n] for n in sizes[max(0, k - 4):k])
        behind = statistics.fmean(points[n] for n in sizes[k:k + 4])
        if behind > best * before:
            best, found = behind / before, sizes[k - 1]
    return found


def plateau(points: Mapping[int, float]) -> float:
    """The level of the smaller half of sizes."""
    sizes = sorted(points)
    return statistics.median(points[n] for n in sizes[:max(1, len(sizes) // 2)])


def measure(prober: Prober, have: frozenset[str], quick: bool, note: Callable[[str], None]) -> list[Item]:
    """All of it, on this machine; `quick` leaves out the windows. Errors as `Prober.time`."""
    note("structure: rename, loads, branches")
    prober.fill = cell_contents()
    probes = [*front_end(), *zeroing(have), *loads(have), *branches()]
    figures = dict(zip((p.name for p in probes), prober.time(probes), strict=True))
    out = _front(figures) + _zeroed(figures, have) + [
        Item(name, f.clocks, "clocks", f.spread) for name, f in figures.items() if name.startswith(("load", "forward"))]
    bits, branch = figures["random bits"], figures["random branch"]
    out.append(Item("misprediction", 2 * (branch.clocks - bits.clocks), "clocks", bits.spread + branch.spread))
    out.append(Item("taken jump", figures["taken jumps"].clocks / 4, "clocks", figures["taken jumps"].spread))
    note("structure: caches")
    chains, prober.fill = caches()
    times = [f.clocks / 64 for f in prober.time([probe for _, probe in chains])]
    out += cache_items(dict(zip((size for size, _ in chains), times, strict=True)))
    prober.fill = {}
    if not quick:
        note("structure: windows")
        prober.fill = {FAR_CHAIN: ring(FAR_CHAIN, FAR, 1)}
        tried = windows()
        times = [f.clocks for f in prober.time([probe for _, _, probe in tried], least=False)]
        out += window_items([(name, n, t) for (name, n, _), t in zip(tried, times, strict=True)])
        prober.fill = {}
    return out


def _front(figures: Mapping[str, Figure]) -> list[Item]:
    lengths = {probe.name: len(probe.body) for probe in front_end()}
    rates = {name: lengths[name] / figures[name].clocks for name in lengths}
    out = [Item(f"rename: {name}", rate, "a clock", figures[name].spread) for name, rate in rates.items()]
    return [Item("rename width", width(rates), "a clock"), *out]


def width(rates: Mapping[str, float]) -> int:
    """Slots a clock, of the rates of streams (by name) that only rename limits: what most of them come to.

    MachineError if none is near a whole number.
    """
    values = [whole for rate in rates.values() if (whole := round(rate)) and abs(rate - whole) < NEAR_WHOLE]
    if not values:
        found = ", ".join(f"{rate:.4g} {name}" for name, rate in rates.items())
        raise MachineError(f"the width of rename was not found: this machine does {found} a clock; expected of one of "
                           f"them a whole number, within {NEAR_WHOLE}: measure again when nothing else runs here")
    return statistics.mode(values)


def _zeroed(figures: Mapping[str, Figure], have: frozenset[str]) -> list[Item]:
    return [Item(f"equal registers: {p.name}", figures[p.name].clocks / 4, "clocks", figures[p.name].spread)
            for p in zeroing(have)]


def cache_items(times: Mapping[int, float]) -> list[Item]:
    """Latencies and sizes of two levels of cache, of times by size of memory."""
    out = []
    first = {n: times[n] for n in L1_SIZES if n in times}
    size = knee(first)
    out.append(Item("L1 latency", plateau({n: t for n, t in first.items() if n <= 16384}), "clocks"))
    if size:
        out.append(Item("L1 size", size, "bytes"))
    second = {n: t for n, t in times.items() if n >= (max(first) if size is None else 2 * size)}
    out.append(Item("L2 latency", plateau({n: t for n, t in second.items() if n <= 262144}), "clocks"))
    if second and (size := knee(second)):
        out.append(Item("L2 size", size, "bytes"))
    return out


def window_items(times: Sequence[tuple[str, int, float]]) -> list[Item]:
    """How many instructions of each kind fit between two misses that overlap, to the grain of the sizes tried."""
    out = []
    for name in FILLERS:
        found = edge({n: t for kind, n, t in times if kind == name})
        if found:
            out.append(Item(f"entries: {name}", found, "instructions"))
    return out
