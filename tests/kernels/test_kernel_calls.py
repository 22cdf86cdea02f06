"""Single calls of the shipped kernels against the interpreter: any number of blocks, any placement in memory.

Every call goes through cipherwright.machine.machine: buffers stand between inaccessible pages, inputs are read-only,
and ebx, esi, edi, ebp, esp, the direction flag, the x87 state and the caller's stack are checked after it
(tests/unit/test_machine.py shows that each violation is seen).
"""

from __future__ import annotations

import functools
import random

import pytest

from cipherwright.machine.machine import PAGE, Argument, Buffer, MachineUnavailable, Same
from cipherwright.protocols.block_cipher import BlockCipher
from dsl.ir import Param
from targets.cpu import load_cpu
from tests.support import shipped

CASES = [(kernel, cpu) for kernel, cpu in shipped.CASES if kernel not in shipped.IN_SLICES]
COUNTS = (0, 1, 2, 3, 128)
BLOCK_CASES = [(kernel, cpu) for kernel, cpu in CASES if shipped.per_block(kernel)]
AT_ONCE = {str(a.fields["once"]) for source in shipped.LIBRARY.algorithms.values()
           for a in source.program.algorithms.values() if "once" in a.fields}
"""Kernels that take a whole message in one call."""
IN_PLACE = [(kernel, cpu) for kernel, cpu in BLOCK_CASES if shipped.in_place_pair(kernel)]
OFFSETS: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (3,), (1, 2, 3, 0), (3, 0, 1, 2), (2, 3, 1), (0, 1))

Case = tuple[list["bytes | int"], list[bytes]]


@functools.cache
def case(kernel: str, count: int, seed: int = 0) -> Case:
    """Random arguments, and the pointer parameters after the call by the interpreter."""
    args = shipped.random_arguments(kernel, count, random.Random(f"{kernel} {count} {seed}"))
    return args, shipped.interpreted(kernel, args)


def cases_of(kernel: str) -> list[Case]:
    """A few calls."""
    counts = (0, 1, 2, 5) if shipped.per_block(kernel) else (1,)
    return [*(case(kernel, count) for count in counts), case(kernel, 1, 1)]


def test_there_is_something_to_test() -> None:
    assert CASES and BLOCK_CASES and IN_PLACE


@pytest.mark.spread(16)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("kernel", "cpu"), BLOCK_CASES)
def test_counts(kernel: str, cpu: str, count: int) -> None:
    for seed in range(3):
        args, expected = case(kernel, count, seed)
        for end_guard in (True, False):
            result = shipped.call(kernel, cpu, shipped.buffers(kernel, args), end_guard=end_guard)
            assert result.buffers == expected


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), BLOCK_CASES)
def test_no_blocks_write_nothing(kernel: str, cpu: str) -> None:
    """Even where there would be room for blocks."""
    args = shipped.random_arguments(kernel, 2, random.Random(3))
    sent = [0 if p.kind == "count" else a for p, a in zip(shipped.params(kernel), args, strict=True)]
    expected = shipped.interpreted(kernel, sent)
    got = shipped.call(kernel, cpu, shipped.buffers(kernel, sent)).buffers
    assert got == expected
    pointers = [(p, a) for p, a in zip(shipped.params(kernel), args, strict=True) if p.kind != "count"]
    assert all(after == before for (p, before), after in zip(pointers, got, strict=True) if p.per_block)


def numbered(kernel: str) -> bool:
    """Whether blocks know their number, which begins anew with every call."""
    tree = shipped.LIBRARY.source_of(kernel).program.kernels[kernel]
    return any(loop.children[1] is not None for loop in tree.find_data("blocks"))


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), [case for case in BLOCK_CASES
                                             if not numbered(case[0]) and case[0] not in AT_ONCE])
def test_many_calls_equal_one(kernel: str, cpu: str) -> None:
    """State is carried from call to call: 1 + 2 + 0 + 5 + 120 blocks are 128 blocks."""
    params = shipped.params(kernel)
    pointers = [p for p in params if p.kind != "count"]
    args, expected = case(kernel, 128)
    whole = {p.name: a for p, a in zip(params, args, strict=True) if isinstance(a, bytes)}
    got = {p.name: b"" for p in pointers if p.per_block}
    done = 0
    for count in (1, 2, 0, 5, 120):
        def piece(p: Param, first: int = done, count: int = count) -> bytes | int:
            if p.kind == "count":
                return count
            return whole[p.name][first * p.bytes:(first + count) * p.bytes] if p.per_block else whole[p.name]

        after = shipped.call(kernel, cpu, shipped.buffers(kernel, [piece(p) for p in params])).buffers
        for p, body in zip(pointers, after, strict=True):
            if p.per_block:
                got[p.name] += body
            else:
                whole[p.name] = body
        done += count
    assert [got.get(p.name, whole[p.name]) for p in pointers] == expected


@pytest.mark.spread(16)
@pytest.mark.parametrize("end_guard", [True, False])
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_unaligned(kernel: str, cpu: str, end_guard: bool) -> None:
    """Pointers at every offset from a word, alike and mixed, close to the page after or before them."""
    for args, expected in cases_of(kernel):
        for offsets in OFFSETS:
            offsets = offsets * len(args)
            sent = shipped.buffers(kernel, args, 4, offsets)
            assert shipped.call(kernel, cpu, sent, end_guard=end_guard).buffers == expected, offsets


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_words_that_straddle_pages(kernel: str, cpu: str) -> None:
    for args, expected in cases_of(kernel):
        for at in (PAGE - 1, PAGE - 2, PAGE - 3, PAGE - 6):
            sent = shipped.buffers(kernel, args, PAGE, [at] * len(args))
            assert shipped.call(kernel, cpu, sent).buffers == expected, at


def test_block_ciphers_may_work_in_place() -> None:
    """Callers rely on it, of variants and slices, too; the headers say it."""
    found = {name for a in shipped.of_protocol(BlockCipher) for name in shipped.LIBRARY.kernels_for(a)
             if shipped.in_place_pair(name)}
    assert len(found) > 10
    every = [*((k, "", c) for k, c in shipped.CASES), *shipped.VARIANTS]
    lost = [(k, v, c) for k, v, c in every if k in found and not shipped.allows_in_place(k, c, v)]
    assert not lost


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), IN_PLACE)
def test_in_place(kernel: str, cpu: str) -> None:
    """Per-block output exactly in place of per-block input, aligned or not."""
    pair = shipped.in_place_pair(kernel)
    assert pair
    if not shipped.allows_in_place(kernel, cpu):
        return
    low, high = sorted(pair)
    for count in COUNTS:
        args, expected = case(kernel, count)
        params = shipped.params(kernel)
        pointers = [i for i, p in enumerate(params) if p.kind != "count"]
        want = {i: body for i, body in zip(pointers, expected, strict=True)}
        want[low] = want[pair[1]]
        del want[high]
        for offset in range(4):
            sent: list[Argument] = [*shipped.buffers(kernel, args, 4, [offset] * len(args))]
            data = args[pair[0]]
            assert isinstance(data, bytes)
            sent[low] = Buffer(data, True, 4, offset)
            sent[high] = Same(low + 1)
            assert shipped.call(kernel, cpu, sent).buffers == [want[i] for i in sorted(want)], (count, offset)


@pytest.mark.spread(16)
@pytest.mark.parametrize(("kernel", "cpu"), CASES)
def test_emulated_like_native(kernel: str, cpu: str) -> None:
    """Unicorn, which is no real CPU, and this CPU agree, registers checked on both; what it does not know, the executor
    does."""
    code, abi = shipped.image(kernel, cpu), load_cpu(cpu).abi
    try:
        shipped.machine_for(code, abi, "native")
    except MachineUnavailable as error:
        pytest.skip(f"one of the two machines is missing: {error}")
    try:
        shipped.machine_for(code, abi, "emulated")
        other = "emulated"
    except MachineUnavailable:
        other = "executor"
    for args, expected in cases_of(kernel):
        sent = shipped.buffers(kernel, args, 4, [1, 0, 2] * len(args))
        native = shipped.call(kernel, cpu, sent, prefer="native")
        emulated = shipped.call(kernel, cpu, sent, prefer=other)
        assert native.buffers == emulated.buffers == expected
