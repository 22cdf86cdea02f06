"""The variants of the shipped kernels, as test_kernel_calls.py tests the kernels themselves, and their vectors.

A variant computes what its kernel computes: any number of blocks (those left over, too), any placement in memory,
in place. One that takes several messages at once is given another message in each place. Every call goes between
inaccessible pages, and preserved registers, stack and direction flag are checked after it
(cipherwright.machine.machine).
"""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Sequence

import pytest

from cipherwright.commands.vectors import with_variant
from cipherwright.machine.machine import PAGE, Argument, Buffer, Same
from cipherwright.project.sources import kernels_of
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.vectors import check_all
from dsl.ir import Param
from targets.cpu import load_cpu
from tests.support import shipped
from tests.support.shipped import LIBRARY

CASES = [(kernel, variant, cpu) for kernel, variant, cpu in shipped.VARIANTS
         if not shipped.slices(kernel, variant, cpu)]  # bit slices: tests/passes/test_slices.py
ALGORITHMS = [(name, variant, cpu) for name, cpu in shipped.cases(shipped.of_protocol(BlockCipher))
              for source in [LIBRARY.algorithms[name]]
              for variant in sorted({v for kernel in kernels_of(source.program.algorithms[name])
                                     for v in source.variants(kernel, cpu)})]
"""Of hash functions: tests/kernels/test_hash_kernels.py."""
COUNTS = (0, 1, 2, 3, 4, 5, 7, 33)
SOME = 150  # vectors
Message = list["bytes | int"]


@functools.cache
def together(kernel: str, variant: str, cpu: str) -> int:
    """How many messages one call takes."""
    return int(json.loads(shipped.shipped(f"{kernel}-{variant}", cpu, "json")).get("messages", 1))


@functools.cache
def case(kernel: str, count: int, messages: int) -> tuple[list[Message], list[list[bytes]]]:
    """Arguments for each message, random; and the pointer parameters after each call by the interpreter."""
    rng = random.Random(f"{kernel} {count}")
    made = [shipped.random_arguments(kernel, count, rng) for _ in range(messages)]
    for other in made[1:]:
        other[:] = [a if p.own else b for p, a, b in zip(shipped.params(kernel), other, made[0], strict=True)]
    return made, [shipped.interpreted(kernel, args) for args in made]


def laid_out(kernel: str, messages: list[Message], align: int = 1, offsets: Sequence[int] = (0,)) -> list[Argument]:
    """One call's arguments: a parameter of a message's own stands once for each message, in their order."""
    sent: list[Argument] = []
    for i, p in enumerate(shipped.params(kernel)):
        for args in messages if p.own else messages[:1]:
            a = args[i]
            sent.append(a if isinstance(a, int) else
                        Buffer(a, p.kind != "in", align, offsets[len(sent) % len(offsets)]))
    return sent


def laid_out_after(kernel: str, after: list[list[bytes]]) -> list[bytes]:
    """What a call should leave, in the order of its buffers."""
    pointers = [p for p in shipped.params(kernel) if p.kind != "count"]
    return [one[i] for i, p in enumerate(pointers) for one in (after if p.own else after[:1])]


def call(kernel: str, variant: str, cpu: str, sent: Sequence[Argument], end_guard: bool = True) -> list[bytes]:
    code = shipped.image(f"{kernel}-{variant}", cpu)
    return shipped.machine_for(code, load_cpu(cpu).abi).call(code, kernel, sent, end_guard=end_guard).buffers


def test_there_is_something_to_test() -> None:
    assert CASES and ALGORITHMS
    assert any(together(*c) > 1 for c in CASES) and any(together(*c) == 1 for c in CASES)


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), CASES)
def test_counts(kernel: str, variant: str, cpu: str) -> None:
    for count in COUNTS:
        messages, after = case(kernel, count, together(kernel, variant, cpu))
        assert len({bytes(m[0]) for m in messages if isinstance(m[0], bytes)}) == len(messages) or len(messages) == 1
        for end_guard in (True, False):
            got = call(kernel, variant, cpu, laid_out(kernel, messages), end_guard)
            assert got == laid_out_after(kernel, after), f"{count} blocks"


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), CASES)
def test_unaligned(kernel: str, variant: str, cpu: str) -> None:
    """Pointers at every offset from a word and from a page's end."""
    for count in (1, 3, 6):
        messages, after = case(kernel, count, together(kernel, variant, cpu))
        for align, offsets in [(4, (1,)), (4, (1, 2, 3, 0)), (4, (2, 3, 1)), (16, (8, 4, 12)), (PAGE, (PAGE - 3,)),
                               (PAGE, (PAGE - 6, PAGE - 1))]:
            got = call(kernel, variant, cpu, laid_out(kernel, messages, align, offsets))
            assert got == laid_out_after(kernel, after), (count, align, offsets)


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), [c for c in CASES if shipped.in_place_pair(c[0])])
def test_in_place(kernel: str, variant: str, cpu: str) -> None:
    """Per-block output exactly in place of per-block input."""
    pair = shipped.in_place_pair(kernel)
    assert pair and together(kernel, variant, cpu) == 1
    if not shipped.allows_in_place(kernel, cpu, variant):
        return
    source, target = pair
    pointers = [i for i, p in enumerate(shipped.params(kernel)) if p.kind != "count"]
    for count in COUNTS:
        (args,), (after,) = case(kernel, count, 1)
        sent = laid_out(kernel, [args])
        data = args[source]
        assert isinstance(data, bytes)
        sent[min(pair)], sent[max(pair)] = Buffer(data, True, 1), Same(min(pair) + 1)
        want = [after[pointers.index(target if i == min(pair) else i)] for i in pointers if i != max(pair)]
        assert call(kernel, variant, cpu, sent) == want, f"{count} blocks"


@pytest.mark.spread(6)
@pytest.mark.parametrize(("algorithm", "variant", "cpu"), ALGORITHMS)
def test_vectors(algorithm: str, variant: str, cpu: str) -> None:
    """Some of the vectors of both modes; all of them: ./cw test --variant."""
    source = LIBRARY.algorithms[algorithm]
    found = source.program.algorithms[algorithm]
    made = with_variant(source, found, shipped.executor(cpu), variant)
    assert isinstance(made, BlockCipher)
    vectors = [v for v in source.vectors(found) if "repeat" not in v]
    failures = check_all(made, random.Random(cpu).sample(vectors, min(SOME, len(vectors))))
    assert vectors and not failures, "\n".join(f.describe() for f in failures[:3])


@pytest.mark.spread(6)
@pytest.mark.parametrize(("algorithm", "variant", "cpu"), ALGORITHMS)
def test_many_blocks_in_both_modes(algorithm: str, variant: str, cpu: str) -> None:
    """ECB of odd numbers of blocks, and a keystream taken in pieces of any length."""
    source, rng = LIBRARY.algorithms[algorithm], random.Random(cpu)
    made = with_variant(source, source.program.algorithms[algorithm], shipped.executor(cpu), variant)
    key, counter = shipped.key_and_iv(algorithm, rng)
    for blocks in (1, 7, 301):
        data = rng.randbytes(blocks * made.block_bytes)
        assert made.start("ecb", key)(data) == shipped.expected_ecb(algorithm, key, data), f"{blocks} blocks"
    process = made.start("ctr", key, counter)
    sizes = [rng.randrange(200) for _ in range(30)]
    stream = b"".join(process(bytes(n)) for n in sizes)
    assert stream == shipped.expected_stream(algorithm, key, counter, sum(sizes))


def test_arguments_are_the_prototype() -> None:
    """The order of the arguments is that of the header."""
    for kernel, variant, cpu in CASES:
        messages, _ = case(kernel, 1, together(kernel, variant, cpu))
        header = shipped.shipped(f"{kernel}-{variant}", cpu, "h")
        names = [n.strip().split("*")[-1].split()[-1] for n in header.split(f"{kernel}(")[1].split(")")[0].split(",")]
        wanted = [name_of(p, n, len(messages)) for p in shipped.params(kernel)
                  for n in range(len(messages) if p.own else 1)]
        assert names == wanted and len(laid_out(kernel, messages)) == len(names)


def name_of(p: Param, number: int, messages: int) -> str:
    return f"{p.name}_{number}" if p.own and messages > 1 else p.name
