"""Front ends of the pipeline model: the clock at which each instruction is decoded, derived from the tables' rules."""

from __future__ import annotations

import pytest

from targets.model.frontend import _jump_delay
from targets.model.tracecache import trace_cache_entries
from tests.support.sequences import C2, K8, NW, P3, PM, PR, code, looped, once, steady

COMPLEX, SIMPLE = "add ecx,[esi]", "mov edx,ebx"    # two slots and one on the P6; two bytes each


def decoded(lines: list[str], cpu: str, **more: int) -> list[float]:
    return once(lines, cpu, **more).first("decode")     # type: ignore[arg-type]


@pytest.mark.parametrize(("lines", "clocks"), [
    ([SIMPLE] * 4, [0, 0, 0, 1]),                               # three decoders
    ([COMPLEX, SIMPLE, SIMPLE, COMPLEX], [0, 0, 0, 1]),         # 2-1-1
    ([SIMPLE, COMPLEX, SIMPLE, SIMPLE], [0, 1, 1, 1]),          # only D0 takes two slots
    ([COMPLEX, COMPLEX, SIMPLE, COMPLEX], [0, 1, 1, 2]),
])
def test_p6_template(lines: list[str], clocks: list[float]) -> None:
    assert decoded(lines, P3) == clocks


def test_core2_template_fuses_loads() -> None:
    """Four decoders, and a load fused with its operation is one slot: any decoder takes it."""
    assert decoded([COMPLEX] * 5, C2) == [0, 0, 0, 0, 1]
    assert decoded(["adc ecx,edi", "adc ecx,edi", SIMPLE, SIMPLE, SIMPLE], C2) == [0, 1, 1, 1, 1]


def test_p6_fetch_blocks() -> None:
    """A block of 16 bytes holds two instructions of six bytes; the third begins the next block, in D0, a clock later.

    Of five bytes it holds three; of two bytes eight, of which D0 to D2 take 3, 3 and 2.
    """
    assert decoded(["lea ecx,[esi+0x12345]"] * 6, P3) == [0, 0, 1, 1, 2, 2]
    assert decoded(["mov ecx,5"] * 6, P3) == [0, 0, 0, 1, 1, 1]
    assert decoded([SIMPLE] * 9, P3) == [0, 0, 0, 1, 1, 1, 2, 2, 3]


def test_p6_long_instructions() -> None:
    """More than eight bytes go to D0 only; 0x26 is a prefix that changes nothing but the length."""
    eight = "db 0x26, 0x8b, 0x84, 0xfe, 0, 1, 0, 0"
    nine = "db 0x26, 0x26, 0x8b, 0x84, 0xfe, 0, 1, 0, 0"
    assert [one.length for one in code((eight, nine))] == [8, 9]
    assert decoded([SIMPLE, eight], P3) == [0, 0]
    assert decoded([SIMPLE, nine], P3) == [0, 1]


def test_p6_microcode() -> None:
    """Five slots, more than D0 makes in a clock: the instruction has two clocks to itself."""
    assert once(["adc [esi],ecx"], P3).outcome.slots == 5
    assert decoded([SIMPLE, "adc [esi],ecx", SIMPLE], P3) == [0, 1, 3]


def test_p6_jumps_over_boundaries() -> None:
    """The table of the P6's decoding of jumps: what a boundary costs in the jump's block and at the target."""
    assert [_jump_delay(1, *k) for k in ((False, False), (True, False), (False, True), (True, True))] == [
        (0, True), (1, True), (1, False), (2, False)]
    assert [_jump_delay(2, *k)[0] for k in ((False, False), (True, False), (False, True), (True, True))] == [0, 0, 0, 1]
    assert all(_jump_delay(3, *k) == (0, False) for k in ((False, False), (True, True)))


def test_p6_loop_target_across_a_boundary() -> None:
    """One decode group: a target that lies across a 16-byte boundary costs a clock in every iteration.

    A load, a move and the jump are one group of a clock; its block begins at the target and has no boundary inside.
    Moved by 15 bytes, the first instruction (two bytes) crosses a boundary (1), and so does the block, whose jump ends
    behind it (1).
    """
    loop = ["mov ecx,[esi]", "mov edx,ebx", "jmp short back"]
    assert looped(loop, P3) == pytest.approx(1, rel=0.05)     # two in a hundred loads wait for a port of their own
    assert looped(loop, P3, origin=0x100F) == 3


def test_length_changing_prefixes() -> None:
    """A 16-bit immediate: no cost on the P6, one clock on the Pentium M, six in Core 2's predecoder."""
    plain, prefixed = ["nop", "mov ecx,5", "nop"], ["nop", "mov cx,5", "nop"]
    for cpu, cost in ((P3, 0), (PM, 1), (C2, 6)):
        assert decoded(plain, cpu) == [0, 0, 0], cpu
        assert decoded(prefixed, cpu)[1] == cost, cpu


# Core 2: seven instructions of 16 bytes: a load, a store and five others, so that no port takes more than 5/3 clocks
# for them, and one register, so that reading it takes no more.
SEVEN = ["mov eax,[esi]", "mov ecx,esi", "mov [esi],esi", "mov edx,esi", "mov ebp,esi", "nop", "mov edx,5"]


def test_core2_predecoder() -> None:
    """Six lengths a clock in an aligned block: seven instructions take it two clocks, though they are 7/4 to rename.

    Six take one clock, and 3/2 to rename.
    """
    six = [*SEVEN[:4], "nop", "db 0x26, 0x81, 0xc5, 5, 0, 0, 0"]       # add ebp,5 with a prefix
    assert [sum(one.length for one in code(tuple(lines))) for lines in (SEVEN, six)] == [16, 16]
    assert steady(SEVEN, C2) == pytest.approx(2)
    assert steady(six, C2) == pytest.approx(1.5)


def test_core2_fetches_aligned_blocks() -> None:
    """Sixteen bytes a clock: instructions of eight bytes come two a clock, and less than two where they begin at 4."""
    eight = "db 0x26, 0x26, 0xc7, 0xc1, 5, 0, 0, 0"         # mov ecx,5
    assert steady([eight], C2) == pytest.approx(0.5)
    assert decoded([eight] * 4, C2, origin=0x1004) == [0, 1, 1, 2]


def test_core2_loop_buffer() -> None:
    """A loop that lies in 64 bytes is not predecoded again: 14 instructions and a jump take the decoders four clocks.

    With four lines more than the buffer holds, each iteration is predecoded: 2 + 2 clocks for the two blocks of seven,
    one for each of the four blocks of two, and one for the jump's block; the target is fetched in the clock after that.
    """
    loop = [*SEVEN, *SEVEN, "jmp short back"]
    assert looped(loop, C2) == 4
    eight = "db 0x26, 0x26, 0xc7, 0xc1, 5, 0, 0, 0"
    long = [*SEVEN, *SEVEN, *[eight] * 8, "jmp near back"]
    assert looped(long, C2) == pytest.approx(2 + 2 + 4 + 1, abs=0.1)


def fused(lines: list[str], cpu: str, bits: int = 32, origin: int = 0x1001) -> int:
    """Slots of a pair."""
    return once([*lines, "away:"], cpu, bits=bits, origin=origin).outcome.slots


def test_core2_macro_fusion() -> None:
    """cmp and an unsigned or equal jump, test and any jump: one slot, in 32-bit code and inside a line of 16 bytes."""
    assert fused(["cmp eax,ebx", "jb away"], C2) == 1
    assert fused(["test eax,ebx", "jl away"], C2) == 1
    assert fused(["cmp eax,[esi]", "je away"], C2) == 1
    assert fused(["cmp eax,ebx", "jl away"], C2) == 2
    assert fused(["cmp dword [esi],5", "je away"], C2) == 2
    assert fused(["add eax,ebx", "jb away"], C2) == 2
    assert fused(["cmp eax,ebx", "jb away"], C2, bits=64) == 2
    assert fused(["cmp eax,ebx", "jb away"], C2, origin=0x100E) == 2     # the jump begins a line
    assert fused(["cmp eax,ebx", "jb away"], P3) == 2


def test_trace_cache_lines() -> None:
    """Northwood: six entries every two clocks."""
    assert decoded([SIMPLE] * 13, NW) == [0] * 6 + [2] * 6 + [4]


def test_trace_cache_double_entries() -> None:
    """An immediate of more than 16 bits takes two entries, or one and the data field of an entry before it.

    Alone, three fill a line; after one entry without data the first of them borrows: 1 + 1 + 2 + 2. Prescott's entries
    hold 32 bits.
    """
    wide, narrow = "mov eax,0x12345678", "mov eax,0x1234"
    assert decoded([wide] * 7, NW) == [0] * 3 + [2] * 3 + [4]
    assert decoded([SIMPLE, *[wide] * 5], NW) == [0] * 4 + [2] * 2
    assert decoded([narrow] * 7, NW) == [0] * 6 + [2]
    assert decoded([wide] * 7, PR)[5] == 0


def test_trace_cache_lenders() -> None:
    """A field without data is lent to one of the five entries behind it, but not across one that borrows."""
    wide, small = "mov eax,0x12345678", "mov eax,0x1234"
    assert trace_cache_entries(code((SIMPLE, wide)), NW) == 2
    assert trace_cache_entries(code((SIMPLE, SIMPLE, wide, wide)), NW) == 5
    assert decoded([SIMPLE, SIMPLE, wide, wide, SIMPLE, SIMPLE], NW) == [0] * 5 + [2]
    assert trace_cache_entries(code((SIMPLE, small, small, small, small, wide)), NW) == 6
    assert trace_cache_entries(code((small, wide)), NW) == 3


def test_trace_cache_backward_jump() -> None:
    """A backward jump starts a new line: a loop of two uops gets two clocks an iteration."""
    assert looped(["mov ecx,ebx", "jmp short back"], NW) == 2
    assert looped(["mov ecx,ebx"] * 6 + ["jmp short back"], NW) == 4


def test_k8_lanes() -> None:
    """Three direct macro-operations a clock; a double one takes two places, a vector one the clock."""
    assert decoded([SIMPLE] * 4, K8) == [0, 0, 0, 1]
    assert decoded(["pop ecx"] * 3, K8) == [0, 1, 2]
    assert decoded(["pop ecx", SIMPLE, "pop edx", SIMPLE], K8) == [0, 0, 1, 1]
    clocks = decoded([SIMPLE, "xchg [esi],ecx", SIMPLE], K8)
    assert clocks[1] == 1 and clocks[2] >= 2


def test_k8_fetch() -> None:
    """Sixteen bytes a clock: instructions of seven bytes come no faster than 16 / 7 a clock."""
    seven = "lea ecx,[esi+edi*8+0x12345]"
    assert code((seven,))[0].length == 7
    assert steady([seven], K8, copies=64) == pytest.approx(7 / 16, abs=0.07)
