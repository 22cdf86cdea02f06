"""The comparison of data flow: what is the same is found the same, and every wrong order is refused."""

from __future__ import annotations

import random

import iced_x86 as iced
import pytest

from cipherwright.reschedule import registers
from cipherwright.reschedule.dataflow import Placed, difference
from cipherwright.reschedule.flow import ALL_FLAGS
from cipherwright.reschedule.graph import dependences
from tests.support import snippets
from tests.support.snippets import compared, known, placed, raws, run

SAME = {
    "independent": ("mov eax, ecx; mov ebx, edx", "mov ebx, edx; mov eax, ecx"),
    "loads": ("mov eax, [rdi]; mov ebx, [rsi]", "mov ebx, [rsi]; mov eax, [rdi]"),
    "bytes apart": ("mov [rdi], eax; mov ebx, [rdi + 4]", "mov ebx, [rdi + 4]; mov [rdi], eax"),
    "apart by a sum": ("lea rdx, [rdi + 16]; mov [rdx], eax; mov ebx, [rdi + 12]",
                       "mov ebx, [rdi + 12]; lea rdx, [rdi + 16]; mov [rdx], eax"),
    "the frame and elsewhere": ("mov [rsp - 8], eax; mov ebx, [rdi]", "mov ebx, [rdi]; mov [rsp - 8], eax"),
    "dead flags": ("add eax, 1; add ebx, 2; test ecx, ecx", "add ebx, 2; add eax, 1; test ecx, ecx"),
    "carry kept": ("add eax, ebx; lea ecx, [rcx + 1]; adc edx, 0", "lea ecx, [rcx + 1]; add eax, ebx; adc edx, 0"),
    "halves of a register": ("mov al, cl; mov ah, dl", "mov ah, dl; mov al, cl"),
    "other registers": ("mov r8d, [rdi]; add r8d, 1; mov [rdi], r8d; xor r8d, r8d; mov r9d, [rsi]; xor r9d, r9d; "
                        "test eax, eax",
                        "mov r9d, [rdi]; add r9d, 1; mov [rdi], r9d; xor r9d, r9d; mov r8d, [rsi]; xor r8d, r8d; "
                        "test eax, eax"),
}
WRONG = {
    "read before it is written": ("mov eax, ecx; mov ebx, eax", "mov ebx, eax; mov eax, ecx"),
    "written before it is read": ("mov ebx, eax; mov eax, ecx", "mov eax, ecx; mov ebx, eax"),
    "written in the other order": ("mov eax, ecx; mov eax, edx", "mov eax, edx; mov eax, ecx"),
    "flags from another": ("add eax, 1; sub ebx, 1; adc ecx, 0", "sub ebx, 1; add eax, 1; adc ecx, 0"),
    "live flags": ("add eax, 1; add ebx, 2", "add ebx, 2; add eax, 1"),
    "carry that inc keeps": ("add eax, ebx; inc ecx; adc edx, 0", "inc ecx; adc edx, 0; add eax, ebx"),
    "shift by nothing": ("add eax, ebx; shl ecx, cl", "shl ecx, cl; add eax, ebx"),
    "store and load": ("mov [rdi], eax; mov ebx, [rdi]", "mov ebx, [rdi]; mov [rdi], eax"),
    "store and load that may meet": ("mov [rdi], eax; mov ebx, [rsi]", "mov ebx, [rsi]; mov [rdi], eax"),
    "stores that may meet": ("mov [rdi], eax; mov [rsi], ebx", "mov [rsi], ebx; mov [rdi], eax"),
    "stores that meet by a byte": ("mov [rdi], eax; mov [rdi + 3], ebx", "mov [rdi + 3], ebx; mov [rdi], eax"),
    "the base moved": ("mov [rdi], eax; add rdi, 4; mov ebx, [rdi]", "add rdi, 4; mov [rdi], eax; mov ebx, [rdi]"),
    "a part of a register": ("mov al, cl; mov edx, eax", "mov edx, eax; mov al, cl"),
    "the high half zeroed": ("mov eax, ecx; mov rdx, rax", "mov rdx, rax; mov eax, ecx"),
    "low lanes": ("movsd xmm0, xmm1; movaps xmm2, xmm0", "movaps xmm2, xmm0; movsd xmm0, xmm1"),
    "implied registers": ("mul ecx; mov ebx, edx", "mov ebx, edx; mul ecx"),
    "another constant": ("add eax, 1", "add eax, 2"),
    "another displacement": ("mov eax, [rdi + 4]", "mov eax, [rdi + 8]"),
    "another operation": ("add eax, ebx", "sub eax, ebx"),
    "operands exchanged": ("sub eax, ebx; mov ebx, eax", "sub ebx, eax; mov eax, ebx"),
    "one left out": ("mov eax, ecx; mov ebx, edx", "mov eax, ecx"),
    "one too many": ("mov eax, ecx", "mov eax, ecx; mov ebx, edx"),
    "one twice": ("mov eax, ecx; mov [rdi], eax", "mov eax, ecx; mov [rdi], eax; mov [rdi], eax"),
    "a register not changed": ("mov r8d, [rdi]; add r8d, 1; mov [rdi], r8d; xor r8d, r8d; mov r9d, [rsi]; xor r9d, r9d",
                               "mov r9d, [rdi]; add r8d, 1; mov [rdi], r9d; xor r9d, r9d; mov r8d, [rsi]; "
                               "xor r8d, r8d"),
    "left in another register": ("mov r8d, [rdi]", "mov r9d, [rdi]"),
    "a high byte for a low one": ("mov cl, ah", "mov cl, al"),
    "x87": ("fld qword [rdi]; fld qword [rsi]", "fld qword [rsi]; fld qword [rdi]"),
    "mmx and emms": ("paddd mm0, mm1; emms", "emms; paddd mm0, mm1"),
    "a branch": ("mov eax, ecx; mov ebx, edx", "mov eax, ecx; jmp $+2"),
}
POOL = """mov eax, [rdi] | mov [rdi + 8], eax | add eax, ebx | adc ecx, edx | mov [rsi], rcx | mov rdx, [rsi + 8]
    lea r8, [rdi + 8] | mov [r8], bl | movzx r9d, byte [r8 + 1] | xor ebx, ebx | mov bl, al | mov ah, cl | inc edx
    shl r9d, cl | rol r10d, 7 | mul r10d | cmovc eax, edx | mov [rsp - 16], r9 | mov r11, [rsp - 16] | setc bl
    movq xmm0, rax | paddd xmm0, xmm1 | movsd xmm1, xmm0 | movdqu [rdi + 16], xmm1 | pxor xmm2, xmm0
    movdqu xmm2, [rsi + 16] | cmp eax, ecx | sbb edx, edx | xchg eax, ebx | bswap r9d | add r8, 1 | mov r12, r8
    mov [r12 + 4], r10d | and r14d, 7 | mov r13, [rdi + r14*8] | bt ecx, 3
    pshufd xmm3, xmm2, 0x1b""".replace("\n", "|")

MORE = """mov eax, [rdi] | mov ebx, [rdi + 4] | mov ecx, [rdi + 8] | mov edx, ebx | add eax, ebx | xor ecx, eax
    lea edx, [rax + rcx + 4] | mov [rdi + 16], edx | mov [rdi + 20], cl | movzx eax, bl | mov r9d, [rdi + 12]
    mov r10d, r9d | rol r10d, 3 | mov r11d, [rdi + 32] | xor r11d, r10d | mov [rdi + 24], r11d | imul ebx, ecx, 7
    movdqu xmm0, [rdi] | movdqu xmm1, [rdi + 16] | paddd xmm0, xmm1 | movdqa xmm2, xmm0 | pxor xmm1, xmm2
    movdqu [rdi + 32], xmm1 | movd eax, xmm2 | mul ecx | shl ebx, cl | mov ebx, 5 | mov eax, 9 | setc dl
    movzx edx, al""".replace("\n", "|")


@pytest.mark.parametrize("name", SAME)
def test_the_same_data_flow(name: str) -> None:
    assert compared(*SAME[name]) == ""
    assert compared(*reversed(SAME[name])) == ""


@pytest.mark.parametrize("name", WRONG)
def test_another_data_flow(name: str) -> None:
    assert compared(*WRONG[name]) != ""


def test_flags_that_nobody_reads_do_not_count() -> None:
    old, new = WRONG["live flags"]
    assert compared(old, new, live=0) == ""
    assert "flag" in compared(old, new, live=int(iced.RflagsBits.ZF))


def test_arguments_that_are_said_to_be_apart() -> None:
    old, new = WRONG["store and load that may meet"]
    assert compared(old, new, separate=True) == ""
    assert compared("mov rdi, [rdi]; mov [rdi], eax; mov ebx, [rsi]", "mov rdi, [rdi]; mov ebx, [rsi]; mov [rdi], eax",
                    separate=True) != ""


def test_an_address_in_the_frame_that_escapes() -> None:
    leaked = "lea rdx, [rsp - 8]; mov [rdi], rdx; mov [rsp - 8], eax; mov ebx, [rsi]"
    assert compared(leaked, "lea rdx, [rsp - 8]; mov [rdi], rdx; mov ebx, [rsi]; mov [rsp - 8], eax") != ""


def test_addresses_from_the_instruction_pointer_move_with_their_instructions() -> None:
    one, other = bytes.fromhex("488d0510000000"), bytes.fromhex("89d1")     # lea rax, [rel 17h]; mov ecx, edx
    there = bytes.fromhex("488d050e000000")                                 # from two bytes on
    old = [Placed(0, one), Placed(7, other)]
    assert difference(old, [Placed(0, other), Placed(2, there)], 64, 0, {}) == ""
    assert difference(old, [Placed(0, other), Placed(2, one)], 64, 0, {}) != ""
    symbols = [Placed(0, one, ("a", 4)), Placed(7, other)]
    assert difference(symbols, [Placed(0, other), Placed(2, one, ("a", 4))], 64, 0, {}) == ""
    assert difference(symbols, [Placed(0, other), Placed(2, one, ("a", 8))], 64, 0, {}) != ""


@pytest.mark.parametrize("seed", range(12))
def test_orders_that_are_found_the_same_run_the_same(seed: int) -> None:
    """Random code in random orders: what the dependences allow, the comparison finds the same; what it finds the same,
    runs the same; what runs otherwise, it refuses."""
    rng = random.Random(seed)
    pool = [line.strip() for line in POOL.split("|")]
    body = "; ".join(rng.choice(pool) for _ in range(14))
    code, flow, where = known(body)
    told = {one.offset: where.of(one) for one in code.ordered()}
    old = raws(body)
    (piece,) = [p for p in flow.pieces if len(p.insns) == len(old)]
    deps = dependences(snippets.all_live(piece), where, 64)
    left = [run(old, k) for k in range(3)]
    found = 0
    for _ in range(60):
        order = list(range(len(old)))
        for _swap in range(rng.randint(1, 4)):
            k = rng.randrange(len(order))
            i = order.pop(k)
            order.insert(max(0, min(len(order), k + rng.randint(-3, 3))), i)
        new = [old[k] for k in order]
        same = difference(placed(old), placed(new), 64, ALL_FLAGS, told) == ""
        assert same or not deps.allow(order)
        if same:
            assert [run(new, k) for k in range(3)] == left
            found += order != list(range(len(old)))
    assert found


@pytest.mark.parametrize("seed", range(8))
def test_other_registers_leave_the_same(seed: int) -> None:
    """Random code with its values in other registers: the same by the comparison, and when it runs."""
    rng = random.Random(100 + seed)
    pool = [line.strip() for line in MORE.split("|")]
    body = "; ".join(rng.choice(pool) for _ in range(40))
    _code, flow, where = known(body)
    (piece,) = [p for p in flow.pieces if len(p.insns) == 40]
    other = registers.renamed(piece, 64)
    assert other is not None
    old, new = ([one.raw for one in p.insns] for p in (piece, other))
    assert old != new and [len(raw) for raw in old] == [len(raw) for raw in new]
    told = {one.offset: where.of(one) for one in piece.insns}
    assert difference(placed(old), placed(new), 64, ALL_FLAGS, told) == ""
    assert [run(old, k) for k in range(3)] == [run(new, k) for k in range(3)]
    for k in [k for k in range(40) if old[k] != new[k]]:
        mixed = [*new[:k], old[k], *new[k + 1:]]
        if difference(placed(old), placed(mixed), 64, ALL_FLAGS, told) == "":
            assert run(mixed, 1) == run(old, 1)         # a value that nothing reads
