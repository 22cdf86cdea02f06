"""Our 64-bit kernels and other people's functions on the machine at hand, in one run.

All are timed by the papers' method (cipherwright.bench.measure), in rounds: each round times every row once, so that
what the machine does besides falls on all alike. Whatever is not our own is checked against our interpreter before it
is timed.
"""

from __future__ import annotations

import math
import re
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, lru_cache, partial
from typing import Any

from cipherwright.bench import openssl as bench_openssl
from cipherwright.bench import shared as bench_shared
from cipherwright.bench.libraries.table import LIBRARIES
from cipherwright.bench.material import STREAM_NONCE_BYTES, Encrypt
from cipherwright.bench.measure import TRIALS, Brackets, Host, Ticks, check_native, measure, not_too_long, quickest
from cipherwright.bench.rows import SPECIAL, VECTORS, WORDS, Entry, OpenSsl, Ours, Shared
from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
from cipherwright.instrument.kernel_trace import together
from cipherwright.instrument.peers import load_peers
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Argument, Buffer
from cipherwright.project.sources import Library
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.stream import Stream
from targets.cpu import Cpu
from targets.elf import load_elf

BLOCKS = 2048                   # of a call into OpenSSL's functions, and of a first call of ours
BYTES = 16 * 8 * BLOCKS         # of a call into a shared library, which takes thousands of cycles; and of ours
MOST = 3 * BYTES                # of keys and data of ours: below it, what a call costs has the same share in both
PASS, FEW = 256, 16             # blocks: calls are for a multiple, so that few kernels have any left over
ROUNDS, CALLS = 10, 20          # rounds at most, and calls in a round at least
LEAST = 15                      # undisturbed calls of all rounds that make a row count
_SPECIAL = re.compile(r"\bv?(?:aes(?:enc|dec)(?:last)?|aesimc|aeskeygenassist|pclmulqdq|gf2p8(?:affine(?:inv)?q|mul)b|"
                      r"sha(?:1rnds4|1nexte|1msg[12]|256rnds2|256msg[12]|512rnds2|512msg[12]))\b")
_VECTORS = re.compile(r"\b[xyz]?mm\d+\b")
Explain = Callable[[BaseException], tuple[int, str]]


@dataclass
class Row:
    """One line of the table. `blocks`: of a call. `missing`: why it was not timed; `rounds`: what was found.

    `version`: of a shared library. `instructions`: what the code is made of, if that is known (`rows.INSTRUCTIONS`).
    """

    entry: Entry
    cpu: str = ""
    blocks: int = 0
    block_bytes: int = 0
    time: Callable[[int], Brackets] | None = None
    missing: str = ""
    rounds: list[Brackets] = field(default_factory=list)
    version: str = ""
    instructions: str = ""

    @property
    def who(self) -> str:
        """Whose code it is, and of ours, for which CPU it was made."""
        if isinstance(self.entry, Ours):
            return f"ours, {self.cpu}" if self.cpu else "ours"
        return "OpenSSL" if isinstance(self.entry, OpenSsl) else LIBRARIES[self.entry.library].title

    @property
    def symbol(self) -> str:
        """The kernel with its variant, or the function, of a shared library with the name that it is given."""
        entry = self.entry
        if isinstance(entry, Ours):
            return entry.kernel + (f"-{entry.variant}" if entry.variant else "")
        if isinstance(entry, OpenSsl):
            return entry.function
        return f"{LIBRARIES[entry.library].modes[entry.mode]} ({entry.name})"

    def per_block(self, host: Host, quick: float = math.inf) -> Ticks | None:
        """Core cycles of a block, of the faster half of the calls of all rounds about which the watch took `quick` core
        cycles; of all calls where there are not enough of those (`calm`).

        Of the faster half, as the slower one holds what waited for interrupts and hypervisors: one of these was seen to
        have the core every 50 us for 2. So the median is the first quartile of those calls.
        """
        if not self.rounds:
            return None
        used = self._calm(host, quick) if self.calm(host, quick) else self.rounds
        calls = sorted(cycles for one in used for cycles in one.each(host.chain_cycles))
        found = Ticks.of(calls[:(len(calls) + 1) // 2])
        method = "null-loop" if isinstance(self.entry, Shared) else "brackets"
        empty = statistics.median(one.overhead(method).median * one.cycles_per_tick(host.chain_cycles)
                                  for one in self.rounds)
        return Ticks((found.average - empty) / self.blocks, (found.median - empty) / self.blocks,
                     (found.minimum - empty) / self.blocks)

    def calm(self, host: Host, quick: float) -> bool:
        """Whether there were enough calls in which nothing else had part of the core for long."""
        return sum(one.runs for one in self._calm(host, quick)) >= min(LEAST, sum(one.runs for one in self.rounds)) > 0

    def _calm(self, host: Host, quick: float) -> list[Brackets]:
        """The undisturbed calls of the rounds that have any."""
        return [calm for one in self.rounds if (calm := one.calm(host.chain_cycles, quick))]


def make_rows(builder: Builder, entries: Sequence[Entry], cpus: Sequence[Cpu], explain: Explain,
              progress: Callable[[str], None] = lambda _text: None) -> list[Row]:
    """Compile, link and check everything; what cannot be timed keeps the reason.

    A variant's row is there for the CPUs that its mappings are for.
    """
    members: Mapping[str, bytes] | str = ""
    if any(isinstance(entry, OpenSsl) for entry in entries):
        progress("OpenSSL")
        try:
            members = load_peers("amd64").members
        except Exception as error:
            members = explain(error)[1]
    known = cache(partial(reference, builder.library))
    rows = []
    for entry in entries:
        for cpu in _meant(builder.library, entry, cpus) if isinstance(entry, Ours) else [None]:
            row = Row(entry, cpu.target if cpu else "")
            progress(f"{row.symbol} {row.cpu}".rstrip())
            try:
                _prepare(builder, row, cpu, members, known)
            except Exception as error:
                row.missing = explain(error)[1]
            rows.append(row)
    return rows


def _meant(library: Library, entry: Ours, cpus: Sequence[Cpu]) -> Sequence[Cpu | None]:
    """The CPUs that a row's mapping is for (None: none of them); a variant would else be the default mapping under
    another name."""
    if not entry.variant:
        return cpus
    source = library.source_of(entry.kernel)
    return [cpu for cpu in cpus if entry.variant in source.variants(entry.kernel, cpu.name)] or [None]


def _prepare(builder: Builder, row: Row, cpu: Cpu | None, members: Mapping[str, bytes] | str,
             known: Callable[[str], Encrypt]) -> None:
    entry = row.entry
    if isinstance(entry, Ours):
        if cpu is None:
            row.missing = f"{row.symbol} is for none of the CPUs whose code is timed here; name another by --cpu"
        else:
            _prepare_ours(builder, row, entry, cpu)
        return
    row.blocks, row.block_bytes, row.instructions = BLOCKS, entry.block_bytes, entry.instructions
    if isinstance(entry, Shared):
        found = bench_shared.prepared(entry, max(1, BYTES // entry.block_bytes), known(entry.cipher))
        row.time, row.version, row.blocks = found.timed, found.version, found.blocks
    elif isinstance(members, str):
        row.missing = members
    else:
        row.time, row.blocks = bench_openssl.prepared(entry, members, BLOCKS, known(entry.cipher))


def _prepare_ours(builder: Builder, row: Row, entry: Ours, cpu: Cpu) -> None:
    check_native(cpu.features, cpu.abi)
    library, variant = builder.library, entry.variant or None
    text = builder.asm(entry.kernel, cpu, variant)
    row.instructions = made_of(text)
    manifest = builder.manifest(entry.kernel, cpu, variant)
    messages, slices = together(manifest)
    row.block_bytes = block_bytes(library.source_of(entry.kernel).params(entry.kernel)) or 1
    image = load_elf(assemble(text, row.symbol, cpu.bits), FIRST_BASE, cpu.bits)

    def arguments(blocks: int) -> tuple[int, list[Argument]]:
        count = max(1, blocks // (max(1, slices) * messages))
        if messages > 1:  # messages that lie a multiple of a page apart meet in one set of the cache
            count = max(1, count - 3)
        return (count * max(1, slices) * messages,
                kernel_arguments(library, entry.kernel, count, messages, slices))

    blocks, given = arguments(BLOCKS)
    stored = sum(len(one.data) for one in given if isinstance(one, Buffer))
    row.blocks, given = arguments(_whole(min(BYTES // row.block_bytes, MOST * blocks // max(1, stored))))
    trial = _measure(image, entry.kernel, given, cpu, TRIALS)
    fewer = not_too_long(row.blocks, trial.function.minimum - trial.empty.minimum)
    if fewer < row.blocks:
        row.blocks, given = arguments(_whole(fewer))
    row.time = partial(_measure, image, entry.kernel, given, cpu)


def _whole(blocks: int) -> int:
    each = PASS if blocks >= PASS else FEW
    return max(FEW, blocks - blocks % each)


def _measure(image: Any, symbol: str, given: Any, cpu: Cpu, runs: int) -> Brackets:
    return measure(image, symbol, given, 0, runs, abi=cpu.abi)


def made_of(text: str) -> str:
    """What NASM text is made of, by its instructions and registers, comments aside."""
    code = "\n".join(line.partition(";")[0] for line in text.splitlines())
    return SPECIAL if _SPECIAL.search(code) else VECTORS if _VECTORS.search(code) else WORDS


def reference(library: Library, name: str) -> Encrypt:
    """An algorithm of ciphers/*.cw in the interpreter, as `Encrypt` says; it remembers what it made."""
    source, algorithm = library.algorithm(name)

    @lru_cache(maxsize=64)
    def encrypt(key: bytes, data: bytes) -> bytes:
        with source.errors():
            cipher = make_cipher(algorithm, source.program, source.interpreter, source.params)
        if isinstance(cipher, Mac):
            return cipher.tag(key, data)
        if isinstance(cipher, Hash):
            return cipher.digest(data)
        if isinstance(cipher, Stream):
            number = int.from_bytes(data[STREAM_NONCE_BYTES:], "big")
            return cipher.start("keystream", key, data[:STREAM_NONCE_BYTES], counter=number)(bytes(cipher.block_bytes))
        assert isinstance(cipher, BlockCipher)
        return cipher.start("ecb", key)(data)

    return encrypt


def time_rows(rows: Sequence[Row], rounds: int, runs: int, explain: Explain,
              progress: Callable[[str], None] = lambda _text: None) -> None:
    """Time every row in every round, `runs` calls each; a row that fails keeps the reason.

    A round in which the chain of additions was drowned by what else the machine does counts for nothing.
    """
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        for row in rows:
            if row.time is None or row.missing:
                continue
            try:
                found = row.time(runs)
            except Exception as error:
                row.missing, row.rounds = explain(error)[1], []
                continue
            if found.chain.median > found.empty.median:
                row.rounds.append(found)
    for row in rows:
        if row.time is not None and not row.rounds and not row.missing:
            row.missing = "the chain of additions took no time in any round; more runs may help, or another machine"


def disturbed(rows: Sequence[Row], host: Host) -> list[Row]:
    """Rows that were timed, but in no round with enough calls that had the core to themselves."""
    quick = _quickest(rows, host)
    return [row for row in rows if row.rounds and not row.missing and not row.calm(host, quick)]


def _quickest(rows: Sequence[Row], host: Host) -> float:
    return quickest([cycles for row in rows for one in row.rounds for cycles in one.watched(host.chain_cycles)])


def as_data(rows: Sequence[Row], host: Host) -> list[dict[str, Any]]:
    """The rows as plain data. Ratios are of medians: to the fastest of the algorithm, and to OpenSSL's table code."""
    quick = _quickest(rows, host)
    cycles = [row.per_block(host, quick) for row in rows]
    best: dict[str, float] = {}
    base: dict[str, float] = {}
    for row, found in zip(rows, cycles, strict=True):
        name = algorithm(row.entry)
        if found and not getattr(row.entry, "converts", False):
            best[name] = min(best.get(name, found.median), found.median)
        if found and getattr(row.entry, "baseline", False):
            base[name] = found.median
    return [_data(row, found, best, base, host, quick) for row, found in zip(rows, cycles, strict=True)]


def algorithm(entry: Entry) -> str:
    """Rows of one algorithm are set against one another."""
    return entry.beside or entry.cipher if isinstance(entry, Ours) else entry.cipher


def _data(row: Row, found: Ticks | None, best: Mapping[str, float], base: Mapping[str, float],
          host: Host, quick: float) -> dict[str, Any]:
    name = algorithm(row.entry)

    def ratio(to: float | None) -> float | None:
        whole = not getattr(row.entry, "converts", False)
        return found.median / to if whole and found and to and to > 0 else None

    ticks = [one.cycles_per_tick(host.chain_cycles) for one in row.rounds]
    return {"algorithm": name, "who": row.who, "code": row.entry.code, "symbol": row.symbol, "cpu": row.cpu or None,
            "version": row.version or None, "instructions": row.instructions or None,
            "blocks": row.blocks or None, "block_bytes": row.block_bytes or None,
            "cycles_per_block": asdict(found) if found else None,
            "cycles_per_byte": {k: v / row.block_bytes for k, v in asdict(found).items()} if found else None,
            "ratio_to_best": ratio(best.get(name)), "ratio_to_openssl_tables": ratio(base.get(name)),
            "cycles_per_tick": statistics.median(ticks) if ticks else None,
            "calm": row.calm(host, quick) if found else None,
            "converts": getattr(row.entry, "converts", False), "remark": row.entry.remark, "missing": row.missing}
