"""The shipped kernels for tests: every kernel, algorithm and CPU there is, and ways to run them.

The text under test is what `generated/` holds; a kernel that is not there yet is compiled, so that a new cipher
is tested as soon as its source exists. That `generated/` is what the compiler makes is a test of its own. Kernels whose
text is not kept (`Library.keeps_text`) are not among them: tests/kernels/test_headers_alone.py has those.
"""

from __future__ import annotations

import functools
import itertools
import json
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cryptography.hazmat.decrepit.ciphers.algorithms import TripleDES
from cryptography.hazmat.primitives.ciphers import Cipher as LibraryCipher
from cryptography.hazmat.primitives.ciphers import algorithms, modes

from cipherwright import kept
from cipherwright.building.build import FIRST_BASE, Builder, tool_hash
from cipherwright.building.running import MachineExecutor
from cipherwright.compiler.pipeline import Compiled
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Argument, Buffer, CallResult, Machine
from cipherwright.machine.needed import features_of
from cipherwright.machine.open import open_machine
from cipherwright.project.sources import Library
from cipherwright.protocols.aead import Composed
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.duplex import Duplex
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import Cipher, make_cipher
from cipherwright.protocols.single import Single
from cipherwright.protocols.stream import Stream as StreamCipher
from dsl.ir import Param
from scheduler.mapping.choose import choose
from targets.abi import Abi
from targets.cpu import Cpu, cpu_names, load_cpu, mode_names
from targets.elf import Image, load_elf

LIBRARY = Library()
CPUS = cpu_names()
MODES = mode_names()
"""The CPUs, and those that run 64-bit code under their names for it."""
KERNELS = list(LIBRARY.kernels)
CASES = [(kernel, cpu) for kernel, cpu in itertools.product(KERNELS, MODES)
         if LIBRARY.built_for(kernel, cpu) and LIBRARY.keeps_text(cpu)]
VARIANTS = [(kernel, variant, cpu) for kernel, cpu in CASES
            for variant in sorted(LIBRARY.kernels[kernel].variants(kernel, cpu))]
IN_SLICES = frozenset(kernel for kernel in KERNELS for m in LIBRARY.kernels[kernel].program.mappings
                      if m.kernel == kernel and not m.variant and any(d.words[0] == "slices" for d in m.directives))
"""Kernels that there are in bit slices alone: their default mapping is in such."""
PARTS = [a for a, source in LIBRARY.algorithms.items() if not source.program.algorithms[a].vectors]
"""What others are put together of; these have the vectors."""
ALGORITHMS = [a for a in LIBRARY.algorithms if a not in PARTS]
FOLDER = LIBRARY.root / "generated"


def cases(algorithms: Sequence[str], kept: bool = True) -> list[tuple[str, str]]:
    """Each of `algorithms` with every CPU that a build makes its kernels for; `kept`: and keeps their text of."""
    return [(name, cpu) for name in algorithms for cpu in MODES if LIBRARY.keeps_text(cpu) == kept
            and all(LIBRARY.built_for(kernel, cpu) for kernel in LIBRARY.kernels_for(name))]



@functools.cache
def compiled(kernel: str, cpu: str) -> Compiled:
    """The kernel compiled now, from its source. The name KERNEL-VARIANT means a variant."""
    name, _, variant = kernel.partition("-")
    made: Compiled = Builder(LIBRARY, FOLDER).compile(name, load_cpu(cpu), variant=variant or None)
    return made


@functools.cache
def shipped(kernel: str, cpu: str, suffix: str) -> str:
    """Text of generated/<cpu>/<kernel>.<suffix>, suffix one of asm, h, json."""
    path = FOLDER / cpu / f"{kernel}.{suffix}"
    if path.exists() and (suffix != "asm" or LIBRARY.keeps_text(cpu) or made_of_these(kernel, cpu)):
        return path.read_text(encoding="utf-8")
    made = compiled(kernel, cpu)
    return {"asm": made.asm, "h": made.header, "json": json.dumps(made.manifest)}[suffix]


def made_of_these(kernel: str, cpu: str) -> bool:
    """Whether a text in generated/ that is not committed is of the sources as they are."""
    name, _, variant = kernel.partition("-")
    return Builder(LIBRARY, FOLDER).up_to_date(name, load_cpu(cpu), variant or None)


def code_name(kernel: str, variant: str) -> str:
    """What a kernel's code is called; variant: "" for the default mapping."""
    return f"{kernel}-{variant}" if variant else kernel


def kept_between_runs(kind: str, cpus: Iterable[str], make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What is asked of every kernel to list the tests: made once for these sources, CPU tables and compiler."""
    of = [tool_hash(), *(source.digest for source in LIBRARY.sources), *(load_cpu(cpu).table_hash for cpu in cpus)]
    return dict(kept.keep("tests", "\n".join([kind, *of]), make))


@functools.cache
def _in_slices() -> dict[str, int]:
    """Of every variant how many copies it has in bit slices."""
    return kept_between_runs("slices", sorted({cpu for _, _, cpu in VARIANTS}), lambda: {
        " ".join(case): _copies(*case) for case in VARIANTS})


def slices(kernel: str, variant: str, cpu: str) -> int:
    """How many copies the mapping has in bit slices; 0: its values are whole."""
    found = _in_slices().get(f"{kernel} {variant} {cpu}")
    return _copies(kernel, variant, cpu) if found is None else found


def _copies(kernel: str, variant: str, cpu: str) -> int:
    found = load_cpu(cpu)
    return choose(LIBRARY.kernels[kernel].program, kernel, found.name, variant or None, features=found.features,
                  bits=found.bits).layout.slice_bits


class Shipped(Builder):
    """A builder that never builds into the repository."""

    def asm(self, kernel: str, cpu: Cpu, variant: str | None = None) -> str:
        """The text that ships."""
        return shipped(f"{kernel}-{variant}" if variant else kernel, cpu.name, "asm")

    def manifest(self, kernel: str, cpu: Cpu, variant: str | None = None) -> dict[str, Any]:
        """The manifest that ships."""
        return dict(json.loads(shipped(f"{kernel}-{variant}" if variant else kernel, cpu.name, "json")))


@functools.cache
def executor(cpu: str) -> MachineExecutor:
    """Machine code for a CPU, on one machine per test process: native where that is possible."""
    return MachineExecutor(Shipped(LIBRARY, FOLDER), load_cpu(cpu))


@functools.cache
def cipher(algorithm: str, cpu: str | None) -> Cipher:
    """An algorithm run by machine code for a CPU, or (None) by the interpreter."""
    source = LIBRARY.algorithms[algorithm]
    run = source.interpreter if cpu is None else executor(cpu)
    return make_cipher(source.program.algorithms[algorithm], source.program, run, source.params)


PROTOCOLS: dict[type[Cipher], str] = {
    BlockCipher: "block_cipher", Keystream: "keystream", StreamCipher: "stream", Hash: "hash", Mac: "mac",
    Composed: "aead", Duplex: "duplex", Single: "kernel"}


def of_protocol(*kinds: type[Cipher]) -> list[str]:
    """The algorithms of these protocols."""
    names = [PROTOCOLS[kind] for kind in kinds]
    return [a for a in ALGORITHMS if LIBRARY.algorithms[a].program.algorithms[a].protocol in names]


CIPHERS = of_protocol(BlockCipher, Keystream, StreamCipher)
"""The algorithms that have a key and take any number of bytes (in counter mode)."""
Stream = Callable[[bytes, bytes, int], bytes]
"""(key, iv, length) -> that many bytes of keystream."""
BLOCK_CIPHERS: dict[str, Callable[[bytes], Any]] = {
    "AES": algorithms.AES, "SM4": algorithms.SM4, "TDES": TripleDES, "DES": lambda key: TripleDES(key * 3)}
"""OpenSSL's (which is inside `cryptography`), by the beginning of variants in vectors. DES is Triple DES of one key."""


def in_openssl(algorithm: str) -> Callable[[bytes], Any] | None:
    """The library's block cipher that its vectors say it is; None where it has none."""
    found = LIBRARY.algorithms[algorithm].program.algorithms[algorithm]
    names = {variant.split("-")[0] for _, variants in found.vectors for variant in variants}
    return BLOCK_CIPHERS.get(names.pop()) if len(names) == 1 and found.protocol == "block_cipher" else None


def has_other_side(algorithm: str) -> bool:
    """Whether OpenSSL makes its keystream, megabytes of it in no time."""
    return in_openssl(algorithm) is not None or algorithm in of_protocol(StreamCipher)


def expected_ecb(algorithm: str, key: bytes, data: bytes) -> bytes:
    """ECB by OpenSSL where it has the cipher, else by the interpreter."""
    theirs = in_openssl(algorithm)
    if theirs is not None:
        return LibraryCipher(theirs(key), modes.ECB()).encryptor().update(data)
    return cipher(algorithm, None).start("ecb", key)(data)


def expected_stream(algorithm: str, key: bytes, iv: bytes, length: int) -> bytes:
    """Keystream, of block ciphers in CTR, by OpenSSL where it has the cipher, else by the interpreter."""
    theirs = in_openssl(algorithm)
    if theirs is not None and len(iv) == 16:
        return LibraryCipher(theirs(key), modes.CTR(iv)).encryptor().update(bytes(length))
    if theirs is not None:  # OpenSSL has no counter mode of shorter blocks
        first, size = int.from_bytes(iv, "big"), len(iv)
        counters = (((first + i) % (1 << 8 * size)).to_bytes(size, "big") for i in range(-(-length // size)))
        return expected_ecb(algorithm, key, b"".join(counters))[:length]
    if algorithm in of_protocol(StreamCipher):
        return expected_chacha20(algorithm, key, iv, length)
    return cipher(algorithm, None).start(stream_mode(algorithm), key, iv)(bytes(length))


def expected_chacha20(algorithm: str, key: bytes, nonce: bytes, length: int) -> bytes:
    """ChaCha20 by OpenSSL from block 0 on. XChaCha20 is that, for a key and a nonce that its own `init` makes: of the
    state, which known answers of HChaCha20 are for, words 4 to 11 and 14 to 15."""
    if algorithm == "xchacha20":
        state = LIBRARY.kernels["xchacha20_init"].interpreter("xchacha20_init", [key, nonce, bytes(64)])[2]
        key, nonce = state[16:48], state[52:]
    return LibraryCipher(algorithms.ChaCha20(key, bytes(4) + nonce), None).encryptor().update(bytes(length))


def stream_mode(algorithm: str) -> str:
    """The mode that takes any length."""
    return "ctr" if isinstance(cipher(algorithm, None), BlockCipher) else "stream"


def key_and_iv(algorithm: str, rng: random.Random) -> tuple[bytes, bytes]:
    """A random key, and IV, nonce or first counter."""
    made = cipher(algorithm, None)
    size = (made.block_bytes if isinstance(made, BlockCipher) else
            made.nonce_bytes if isinstance(made, StreamCipher) else made.iv_bytes)
    return rng.randbytes(made.key_bytes), rng.randbytes(size)


# -- single kernels -------------------------------------------------------------------------------------------

def params(kernel: str) -> Sequence[Param]:
    """Parameters in calling order."""
    return LIBRARY.kernels[kernel].params(kernel)


def per_block(kernel: str) -> bool:
    """Whether the kernel takes a number of blocks, as its text says: asked of all kernels to list the tests."""
    return any(True for _ in LIBRARY.kernels[kernel].program.kernels[kernel].find_data("count_param"))


@functools.cache
def _in_place() -> dict[str, list[int]]:
    """`in_place_pair` of every kernel."""
    return kept_between_runs("in place", (), lambda: {kernel: [*_pair(kernel)] for kernel in KERNELS})


def in_place_pair(kernel: str) -> tuple[int, int] | None:
    """Indices of a per-block input and output of one size, which a kernel may allow to be the same memory; in order."""
    pair = _in_place()[kernel]
    return (pair[0], pair[1]) if pair else None


def _pair(kernel: str) -> tuple[int, ...]:
    listed = [(i, p) for i, p in enumerate(params(kernel)) if p.per_block]
    pairs = [(i, o) for i, a in listed for o, b in listed if (a.kind, b.kind) == ("in", "out") and a.bytes == b.bytes]
    return pairs[0] if pairs else ()


def allows_in_place(kernel: str, cpu: str, variant: str = "") -> bool:
    """Whether the manifest allows the memory of `in_place_pair` to be the same."""
    pair, listed = in_place_pair(kernel), params(kernel)
    manifest = json.loads(shipped(f"{kernel}-{variant}" if variant else kernel, cpu, "json"))
    return pair is not None and [listed[i].name for i in pair] in manifest.get("in_place", [])


def random_arguments(kernel: str, count: int, rng: random.Random) -> list[bytes | int]:
    """Random contents for every parameter, outputs included: what a kernel leaves alone must stay."""
    return [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
            for p in params(kernel)]


def interpreted(kernel: str, args: Sequence[bytes | int]) -> list[bytes]:
    """The pointer parameters after a call, by the interpreter."""
    return LIBRARY.kernels[kernel].interpreter(kernel, list(args))


@functools.cache
def image(kernel: str, cpu: str) -> Image:
    """The kernel's code and data."""
    bits = load_cpu(cpu).bits
    return load_elf(assemble(shipped(kernel, cpu, "asm"), kernel, bits), FIRST_BASE, bits)


PLAIN = frozenset({"i386", "x87", "i486", "mmx", "sse", "sse2"})
"""What the oldest CPUs of 64-bit code have."""


@functools.cache
def machine(abi: Abi, prefer: str | None = None, features: frozenset[str] = PLAIN) -> Machine:
    """One machine per test process, convention, kind and features."""
    return open_machine(features, prefer, abi)


def machine_for(code: Image, abi: Abi, prefer: str | None = None) -> Machine:
    """The machine for a piece of code: what its instructions need decides whether the processor runs it."""
    return machine(abi, prefer, PLAIN | features_of(code))


def call(kernel: str, cpu: str, args: Sequence[Argument], *, prefer: str | None = None,
         end_guard: bool = True) -> CallResult:
    """Call a kernel."""
    code = image(kernel, cpu)
    return machine_for(code, load_cpu(cpu).abi, prefer).call(code, kernel, args, end_guard=end_guard)


def buffers(kernel: str, args: Sequence[bytes | int], align: int = 1,
            offsets: Sequence[int] = ()) -> list[int | Buffer]:
    """Arguments for `call`; inputs are read-only, pointer number i is `offsets[i]` bytes off alignment."""
    offset = itertools.chain(offsets, itertools.repeat(0))
    return [a if isinstance(a, int) else Buffer(a, p.kind != "in", align, next(offset))
            for a, p in zip(args, params(kernel), strict=True)]
