"""What the model has for cores since 2013, counted by hand on their tables: clocks of one copy of a few lines."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from targets.model.fusion import fuse
from targets.model.parameters import parameters
from targets.model.state import build_records
from targets.model.uops import KIND_NAMES, LOAD, NOTHING, STORE_ADDRESS, build_record
from targets.simulate import simulate
from targets.trace import Trace
from tests.support.sequences import DATA, code, looped, once, steady

HASWELL, SKYLAKE, SKYLAKE_X, ICELAKE, GOLDEN_COVE = "haswell", "skylake", "skylake-x", "icelake", "golden-cove"
ZEN2, ZEN3, ZEN4, ZEN5 = "zen2", "zen3", "zen4", "zen5"
REGISTERS = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10")
ADDS = [f"add {r},r15" for r in REGISTERS]
YMM = [f"vpxor ymm{n},ymm14,ymm15" for n in range(8)]
NOP = "db 0x0f, 0x1f, 0x40, 0"      # of four bytes
ZMM = [f"vpaddd zmm{n},zmm14,zmm15" for n in range(8)]


def clocks(lines: list[str], cpu: str, same_place: bool = False) -> float:
    """Of one copy of 64-bit code; `same_place`: all its memory operands are one."""
    return steady(lines, cpu, dict.fromkeys(range(len(lines)), DATA) if same_place else None, bits=64)


@pytest.mark.parametrize(("cpu", "wanted"), [(HASWELL, 0.25), (SKYLAKE, 0.25), (ICELAKE, 0.2), (GOLDEN_COVE, 1 / 6),
                                             (ZEN2, 0.2), (ZEN3, 1 / 6), (ZEN4, 1 / 6)])
def test_what_rename_does_is_as_wide_as_rename(cpu: str, wanted: float) -> None:
    """A zero takes a slot, no port and no time, whatever its register held; so does what does nothing."""
    for line in ("xor eax,eax", "pxor xmm1,xmm1", "vpxor ymm1,ymm2,ymm2", NOP):
        assert clocks([line] * 4, cpu) / 4 == pytest.approx(wanted, rel=0.02), line


@pytest.mark.parametrize(("lines", "wanted"), [
    (["vpaddd zmm1,zmm14,zmm15", "vmovdqu64 zmm2,[rbx]"], 0.394 + 0.23),        # by ports half a clock
    (["vpaddd zmm1,zmm14,zmm15", "vpaddd zmm2,zmm14,zmm15", "vmovdqu64 zmm3,[rbx]"], 2 * 0.394 + 0.23),
    (["vpaddd ymm1,ymm14,ymm15", "vmovdqu ymm2,[rbx]"], 0.288 + 0.124),         # by ports a third
    (["vpaddd xmm1,xmm14,xmm15", "vmovdqu xmm2,[rbx]"], 1 / 3),
    (["vpaddd zmm1,zmm14,zmm15"], 0.5), (["vmovdqu64 zmm2,[rbx]"], 0.5),
    (["vpaddd zmm1,zmm14,zmm15", "vpbroadcastd zmm2,[rbx]"], 0.5)])
def test_what_long_vectors_share(lines: list[str], wanted: float) -> None:
    """Golden Cove: an operation and a load of a length together take more than their ports; of few bytes they do not.
    """
    assert clocks(lines * 8, GOLDEN_COVE, same_place=True) / 8 == pytest.approx(wanted, rel=0.02)


@pytest.mark.parametrize("cpu", [SKYLAKE_X, GOLDEN_COVE, ZEN4])
def test_zeroes_of_evex(cpu: str) -> None:
    assert clocks(["vpxord zmm20,zmm20,zmm20"] * 4, cpu) == clocks(["xor eax,eax"] * 4, cpu)
    masked = clocks(["vpxord zmm20{k1},zmm20,zmm20"] * 4, cpu)
    assert masked == pytest.approx(4)       # elements that stay wait for the instruction before: a clock each


@pytest.mark.parametrize(("cpu", "moves", "of_vectors"), [
    (HASWELL, 3 / 8, 3 / 8), (SKYLAKE, 3 / 8, 3 / 8), (ICELAKE, 1, 0), (GOLDEN_COVE, 0, 0), (ZEN2, 0, 0), (ZEN3, 0, 0)])
def test_moves_are_eliminated(cpu: str, moves: float, of_vectors: float) -> None:
    """There and back, with an addition that takes a clock; microcode made the moves of Ice Lake take their clocks, and
    Haswell and Skylake have not a slot for each (test_model_moves): some take a clock, how many goes by when."""
    vectors = ["vmovdqa ymm1,ymm2", "vpaddd ymm1,ymm1,ymm3", "vmovdqa ymm2,ymm1"]
    assert clocks(["mov rax,rbx", "add rax,rcx", "mov rbx,rax"], cpu) == pytest.approx(1 + 2 * moves, rel=0.02)
    assert clocks(vectors, cpu) == pytest.approx(1 + 2 * of_vectors, rel=0.02)


@pytest.mark.parametrize(("cpu", "wanted"), [(HASWELL, 1 / 2), (SKYLAKE, 1 / 2), (ZEN2, 1 / 3), (ZEN3, 1 / 4)])
def test_ones_are_independent_but_executed(cpu: str, wanted: float) -> None:
    assert clocks(["vpcmpeqd ymm1,ymm1,ymm1"], cpu) == pytest.approx(wanted, rel=0.03)


@pytest.mark.parametrize(("cpu", "adds", "logic"), [
    (HASWELL, 1 / 4, 1 / 3), (SKYLAKE, 1 / 4, 1 / 3), (ICELAKE, 1 / 4, 1 / 3), (GOLDEN_COVE, 0.205, 1 / 3),
    (ZEN2, 1 / 4, 1 / 4), (ZEN3, 1 / 4, 1 / 4)])
def test_ports_of_additions_and_logic(cpu: str, adds: float, logic: float) -> None:
    """Four or five adders; three or four vector pipes, which on AMD's cores are not those of the integers."""
    assert clocks(ADDS, cpu) / 8 == pytest.approx(adds, rel=0.02)
    assert clocks(YMM, cpu) / 8 == pytest.approx(logic, rel=0.02)


def test_both_sides_at_once() -> None:
    """4 additions and 4 of vectors: six slots a clock on Zen 3 (measured 0.169 each); four ports in all on Haswell."""
    mixed = [line for pair in zip(ADDS, YMM, strict=True) for line in pair]
    assert clocks(mixed, ZEN3) / 16 == pytest.approx(1 / 6, rel=0.03)
    assert clocks(mixed, HASWELL) / 16 == pytest.approx(1 / 4, rel=0.03)


@pytest.mark.parametrize(("lines", "wanted"), [
    (["vpshufb ymm0,ymm14,ymm15", "vpsrld ymm1,ymm14,5"], 1),               # fp1 and fp2 for both: measured 1.00
    (["vpmuludq ymm0,ymm14,ymm15", "vpshufb ymm1,ymm14,ymm15"], 0.5),       # fp03 and fp12: measured 0.50
    (["vpaddd ymm0,ymm14,ymm15", "vpaddd ymm1,ymm14,ymm15", "vpsrld ymm2,ymm14,3", "vpslld ymm3,ymm14,4",
      "vpor ymm4,ymm14,ymm15", "vpxor ymm5,ymm14,ymm15"], 1.5),             # six in four pipes: measured 1.50
])
def test_pipes_of_zen3(lines: list[str], wanted: float) -> None:
    assert clocks(lines, ZEN3) == pytest.approx(wanted, rel=0.04)


@pytest.mark.parametrize(("cpu", "loads", "wide", "stores", "wide_stores"), [
    (HASWELL, 1 / 2, 1 / 2, 1, 1), (SKYLAKE, 1 / 2, 1 / 2, 1, 1), (ICELAKE, 1 / 2, 1 / 2, 1 / 2, 1 / 2),
    (GOLDEN_COVE, 1 / 3, 1 / 3, 1 / 2, 1 / 2), (ZEN2, 1 / 2, 1 / 2, 1, 1), (ZEN3, 1 / 3, 1 / 2, 1 / 2, 1)])
def test_loads_and_stores_a_clock(cpu: str, loads: float, wide: float, stores: float, wide_stores: float) -> None:
    """Of general registers and of 32 bytes; stores to one place, since on Golden Cove those of one line go together."""
    assert clocks([f"mov {r},[rbx]" for r in REGISTERS], cpu) / 8 == pytest.approx(loads, rel=0.02)
    assert clocks([f"vmovdqu ymm{n},[rbx]" for n in range(8)], cpu) / 8 == pytest.approx(wide, rel=0.02)
    assert clocks(["mov [rbx],rax"] * 4, cpu, True) / 4 == pytest.approx(stores, rel=0.02)
    assert clocks(["vmovdqu [rbx],ymm1"] * 4, cpu, True) / 4 == pytest.approx(wide_stores, rel=0.02)


def test_stores_to_different_lines_on_golden_cove() -> None:
    """One a clock goes to the cache, two if they are neighbours in a line: 16 in line 8.0 clocks, else 15.8."""
    assert clocks(["mov [rbx],rax"] * 4, GOLDEN_COVE) / 4 == pytest.approx(1, rel=0.02)


def test_a_store_with_an_index_has_no_port_of_its_own_on_haswell() -> None:
    """p7 takes no index: such a store and two loads are three of p2 and p3."""
    loads = ["mov rax,[rbx]", "mov rcx,[rbx]"]
    assert clocks([*loads, "mov [rbx],rdx"], HASWELL) == pytest.approx(1, rel=0.02)
    assert clocks([*loads, "mov [rbx+rsi],rdx"], HASWELL) == pytest.approx(1.5, rel=0.02)


@pytest.mark.parametrize(("cpu", "chase", "scaled"), [
    (HASWELL, 4, 5), (SKYLAKE, 4, 5), (ICELAKE, 5, 5), (GOLDEN_COVE, 5, 5), (ZEN2, 4, 5), (ZEN3, 4, 5), (ZEN4, 4, 5)])
def test_latency_of_loads_by_their_address(cpu: str, chase: float, scaled: float) -> None:
    assert clocks(["mov rax,[rax]"], cpu) == clocks(["mov rax,[rax+8]"], cpu) == pytest.approx(chase)
    assert clocks(["mov rax,[rbx+rax*8]"], cpu) == pytest.approx(scaled)


def test_a_short_chase_is_one_through_loads_alone() -> None:
    """A base that was computed, and a displacement of 2048: five clocks on Haswell, plus the addition."""
    assert clocks(["mov rax,[rax]", "add rax,rcx"], HASWELL) == pytest.approx(6)
    assert clocks(["mov rax,[rax+2048]"], HASWELL) == pytest.approx(5)


def test_a_table_lookup_on_zen3() -> None:
    """movzx 1, load with a scaled index 5, xor 1: measured 7.0."""
    assert clocks(["movzx ecx,al", "mov edx,[rbx+rcx*4]", "xor eax,edx"], ZEN3) == pytest.approx(7)


@pytest.mark.parametrize(("cpu", "rsp", "other", "pushed", "changed", "x", "y"), [
    (ZEN3, 1, 6, 1, 1, 9, 10), (ZEN4, 1, 1, 1, 1, 9, 10), (ZEN2, 1, 1, 1, 1, 8, 9),
    (GOLDEN_COVE, 0.5, 0.5, 0.5, 1, 7, 7), (SKYLAKE, 4, 4, 4, 5, 5, 6), (HASWELL, 5, 5, 5, 6, 6, 7)])
def test_values_through_memory(cpu: str, rsp: float, other: float, pushed: float, changed: float, x: float,
                               y: float) -> None:
    """Store and load back: through rsp, through another register, by push and pop, changed in place, and of vectors.

    Those of Zen 3 were measured: 1.0, 6.0, 1.0, 1.0, 9.0, 10.0. So were 0.5, 0.5, 0.5, 1.0, 7.0 of Golden Cove.
    """
    def through(*lines: str) -> float:
        return clocks(list(lines), cpu, True)
    assert through("mov [rsp+8],rax", "mov rax,[rsp+8]") == pytest.approx(rsp, rel=0.02)
    assert through("mov [rbx],rax", "mov rax,[rbx]") == pytest.approx(other, rel=0.02)
    assert through("push rax", "pop rax") == pytest.approx(pushed, rel=0.02)
    assert through("xor [rsp+8],rax") == pytest.approx(changed, rel=0.02)
    assert through("vmovdqu [rbx],xmm1", "vmovdqu xmm1,[rbx]") == pytest.approx(x, rel=0.02)
    assert through("vmovdqu [rbx],ymm1", "vmovdqu ymm1,[rbx]") == pytest.approx(y, rel=0.02)


def test_slots_of_golden_cove() -> None:
    """Through any base, for operations, too (measured 1.02); not with an index, nor where the load begins elsewhere."""
    assert clocks(["mov [rbx],rax", "mov rax,[rbx]", "not rax"], GOLDEN_COVE, True) == pytest.approx(1, rel=0.03)
    assert clocks(["mov [rbx],rax", "mov eax,[rbx]", "not rax"], GOLDEN_COVE, True) == pytest.approx(1, rel=0.03)
    assert clocks(["mov [rbx],rax", "mov rax,rcx", "xor rax,[rbx]"], GOLDEN_COVE, True) == pytest.approx(1, rel=0.03)
    assert clocks(["mov [rbx+rsi*8],rax", "mov rax,[rbx+rsi*8]", "not rax"], GOLDEN_COVE, True) > 5


def test_slots_of_zen4() -> None:
    """An index is no hindrance (measured 1.04); another base is (6.1), and so is an operation with the slot (8.0)."""
    assert clocks(["mov [rbx+rsi*8],rax", "mov rax,[rbx+rsi*8]"], ZEN4, True) == pytest.approx(1, rel=0.02)
    assert clocks(["mov [rbx],rax", "mov rax,[rbp]"], ZEN4, True) == pytest.approx(6)
    assert clocks(["mov [rbx],rax", "mov eax,[rbx]"], ZEN4, True) == pytest.approx(1, rel=0.02)
    assert clocks(["mov [rbx],rax", "xor rax,[rbx]"], ZEN4, True) == pytest.approx(8)
    assert clocks(["mov [rbx],rax", "xor rax,[rbx]"], ZEN5, True) == pytest.approx(1, rel=0.02)     # measured 1.0


def test_other_registers_are_another_slot() -> None:
    """Of the addresses that come to one place each has a home of its own, whatever its index and scale."""
    addresses = ["rbx", "rbp", *(f"{base}+{index}*{scale}" for base in ("rbx", "rbp") for index in REGISTERS
                                 for scale in (1, 2, 4, 8))]
    homes = [build_record(one, parameters(ZEN4)).uops[0].home
             for one in code(tuple(f"mov rax,[{address}]" for address in addresses), bits=64)]
    assert len(set(homes)) == len(homes) and min(homes) > 0
    assert clocks(["mov [rbx+rcx*2],rsi", "mov rsi,[rbx+rax*4]"], ZEN4, True) == pytest.approx(6)


def test_what_is_not_renamed_on_zen3() -> None:
    """An operation with the slot as its source is forwarded to (7.3 measured), and so is a slot that has an index."""
    assert clocks(["mov [rsp+8],rax", "xor rax,[rsp+8]"], ZEN3, True) == pytest.approx(7)
    assert clocks(["mov [rsp+rbx],rax", "mov rax,[rsp+rbx]"], ZEN3, True) == pytest.approx(6)
    assert clocks(["mov [rbp],rax", "mov rax,[rsp+8]"], ZEN3, True) == pytest.approx(6)      # another base


@pytest.mark.parametrize(("cpu", "add", "shift", "load", "store"), [
    (SKYLAKE_X, 1 / 2, 1, 1 / 2, 1), (ICELAKE, 1 / 2, 1, 1 / 2, 1), (GOLDEN_COVE, 1 / 2, 1, 1 / 2, 1),
    (ZEN4, 1 / 2, 1, 1, 2)])
def test_operations_of_512_bits(cpu: str, add: float, shift: float, load: float, store: float) -> None:
    """Two ports on Intel's cores; on Zen 4 four pipes for two clocks each, half the loads and stores of 256 bits."""
    assert clocks(ZMM, cpu) / 8 == pytest.approx(add, rel=0.02)
    assert clocks([f"vpslld zmm{n},zmm14,3" for n in range(8)], cpu) / 8 == pytest.approx(shift, rel=0.02)
    assert clocks([f"vmovdqu64 zmm{n},[rbx]" for n in range(8)], cpu) / 8 == pytest.approx(load, rel=0.02)
    assert clocks(["vmovdqu64 [rbx],zmm1"] * 4, cpu) / 4 == pytest.approx(store, rel=0.02)


def test_p1_takes_no_vectors_beside_512_bits() -> None:
    """8 additions of 512 bits and 8 of 256: p0 and p5 have all of them, 8 clocks, where p1 would make it 16 / 3.

    Integers go on in p1, and there are p1 and p6 for 8 of them in the 4 clocks of 8 vectors.
    """
    mixed = [line for pair in zip(ZMM, YMM, strict=True) for line in pair]
    assert clocks(mixed, SKYLAKE_X) == pytest.approx(8, rel=0.04)
    integers = [line for pair in zip(ZMM, ADDS, strict=True) for line in pair]
    assert clocks(integers, SKYLAKE_X) == pytest.approx(4, rel=0.04)


FREE = [float(k // 4) for k in range(41)]
"""When 41 instructions are renamed that nothing stops, in clocks."""


def stores(line: str, apart: int, cpu: str = ZEN4) -> float:
    """Clocks of 32 stores, so many bytes apart."""
    return steady([line] * 32, cpu, {n: DATA + apart * n for n in range(32)}, bits=64)


@pytest.mark.parametrize(("line", "apart", "wanted"), [
    ("mov [r14],ebp", 4, 16), ("mov [r14],rbp", 16, 16), ("mov [r14],ebp", 32, 32), ("mov [r14],ebp", 64, 32),
    ("movaps [r14],xmm1", 16, 32), ("movaps [r14],xmm1", 64, 32), ("vmovdqu64 [r14],zmm1", 64, 64),
])
def test_stores_go_to_the_cache_in_order(line: str, apart: int, wanted: float) -> None:
    """As measured on a Zen 4: two a clock only in one aligned block of 32 bytes, and not of vectors."""
    assert stores(line, apart) == pytest.approx(wanted, rel=0.02)


@pytest.mark.parametrize(("line", "apart", "wanted"), [
    ("mov [r14],rbp", 32, 16), ("movaps [r14],xmm1", 16, 16), ("vmovdqu [r14],ymm1", 32, 16), ("mov [r14],rbp", 64, 32),
    ("movaps [r14],xmm1", 64, 32), ("vmovdqu [r14],ymm1", 64, 32), ("vmovdqu64 [r14],zmm1", 64, 32),
])
def test_stores_of_zen5(line: str, apart: int, wanted: float) -> None:
    """As measured on a Zen 5: two a clock in one line, of vectors too, if neither fills it."""
    assert stores(line, apart, ZEN5) == pytest.approx(wanted, rel=0.02)


@pytest.mark.full
def test_a_full_store_queue_holds_rename_up() -> None:
    """64 stores, a line each, go on beside a chain of 160 clocks; of more each adds a clock, measured on a Zen 4."""
    def burst(count: int) -> float:
        lines = ["mov [r14],ebp"] * count + ["imul eax,eax"] * 53
        return steady(lines, ZEN4, {n: DATA + 64 * n for n in range(count)}, bits=64)

    assert burst(24) == burst(56) == pytest.approx(159, rel=0.02)
    assert burst(128) > burst(96) > burst(80) > 165


@pytest.mark.parametrize(("line", "wanted"), [
    ("lea rax,[rax+rcx+8]", 2), ("lea rax,[rcx+rax+8]", 1), ("lea rax,[rcx+rax*2+8]", 1), ("lea rax,[rcx+rax]", 1)])
def test_the_index_of_an_address_is_added_last(line: str, wanted: float) -> None:
    """As measured on a Zen 4, in chains."""
    assert clocks([line], ZEN4) == pytest.approx(wanted, rel=0.02)


def renamed(line: str) -> list[float]:
    """The clocks at which 40 of a line and an addition behind them are renamed on Zen 3, from the first one's."""
    return once([line] * 40 + ADDS[1:2], ZEN3, bits=64).all("rename")


def test_a_scheduler_for_each_group_of_ports() -> None:
    """A chain of multiplications fills alu1's 24 entries on Zen 3: the 25th and later ones enter as one leaves, three
    clocks apart, and what does not need that scheduler stops behind them.

    Vectors wait in a queue, and 40 stop nothing: the decoders give 4 a clock.
    """
    p = parameters(ZEN3)
    assert [(ports[0], entries, queued) for ports, entries, queued in p.schedulers] == [
        ("alu0", 24, False), ("alu1", 24, False), ("alu2", 24, False), ("alu3", 24, False), ("st0", 64, False),
        ("fp0", 32, True), ("fp1", 32, True)]
    stopped = renamed("imul rax,rbx")
    assert stopped[:24] == FREE[:24] and stopped[26:] == [3.0 * (k - 23) for k in range(26, 40)] + [48.0]
    assert renamed("vpmuludq ymm0,ymm0,ymm1") == FREE


def test_one_scheduler_for_all_ports(cpu_tables: Path) -> None:
    """Multiplications leave room in it for what does not need their port."""
    path = cpu_tables / "zen3.toml"
    table, count = re.subn(r"(?m)^(queued_)?schedulers = .*$", "", path.read_text())
    assert count == 2
    path.write_text(table.replace("rob = 256\n", "rob = 256\nqueued_schedulers = []\n"
                                  'schedulers = ["alu0123|br1|agu012|st01|fp012345: 224"]\n'))
    assert [entries for _, entries, _ in parameters(ZEN3).schedulers] == [224] and renamed("imul rax,rbx") == FREE


def test_behind_a_queue_the_scheduler_with_most_room() -> None:
    """Measured 1.14 clocks a link, where either of two pipes in two schedulers is busy for two clocks."""
    assert steady(["vpunpckldq zmm0,zmm0,zmm1"], ZEN4, bits=64, copies=200) == pytest.approx(1.14, rel=0.02)


def fused(lines: list[str], cpu: str) -> int:
    """Slots of a few lines, the last one a jump to itself."""
    some = code((*lines[:-1], "away:", lines[-1]), bits=64)
    return sum(record.slots for record in build_records(some, parameters(cpu)))


@pytest.mark.parametrize(("cpu", "first", "jump", "slots"), [
    (HASWELL, "cmp rax,rbx", "jl", 1), (HASWELL, "cmp rax,rbx", "js", 2), (HASWELL, "test rax,rax", "js", 1),
    (HASWELL, "dec rax", "jne", 1), (HASWELL, "dec rax", "jb", 2), (HASWELL, "add rax,rbx", "jb", 1),
    (HASWELL, "or rax,rbx", "je", 2), (HASWELL, "cmp rax,[rbx]", "je", 1), (HASWELL, "cmp qword [rbx],5", "je", 2),
    (ZEN3, "or rax,rbx", "je", 1), (ZEN3, "dec rax", "jb", 1), (ZEN2, "dec rax", "jne", 2),
    (ZEN2, "cmp rax,rbx", "js", 1),
    ("core2", "cmp rax,rbx", "je", 2)])
def test_macro_fusion(cpu: str, first: str, jump: str, slots: int) -> None:
    assert fused([first, f"{jump} away"], cpu) == slots


def test_a_fused_count_takes_its_clock() -> None:
    """dec and jne are one slot, and the register is there a clock later."""
    assert looped(["dec rax", "jne back"], HASWELL, bits=64) == pytest.approx(1, rel=0.02)
    # of bound ports, additions now and then have the one that the jump needs
    assert 1 <= looped(["add rcx,r15", "add rdx,r15", "dec rax", "jne back"], HASWELL, bits=64) < 1.2


def test_code_that_the_uop_cache_does_not_hold() -> None:
    """256 lines on Haswell: 2048 moves of 6 bytes are in 384 blocks of a line each, and come 16 bytes a clock."""
    large = [f"mov r{8 + n % 8}d,0x12345678" for n in range(8)]
    assert steady(large, HASWELL, bits=64, copies=64) / 8 == pytest.approx(1 / 4, rel=0.02)
    assert steady(large, HASWELL, bits=64, copies=256) / 8 == pytest.approx(6 / 16, rel=0.02)
    assert steady(large, GOLDEN_COVE, bits=64, copies=256) / 8 == pytest.approx(1 / 5, rel=0.02)


def rounds(lines: list[str], cpu: str, number: int) -> float:
    """Clocks of so many rounds of a loop that is run into from an instruction before it, again and again."""
    body = code(("start: mov r11d,1", "back: nop", *lines, "dec r11d", "jne back", "jmp start"), bits=64)
    head, last, calls = list(range(1, len(body) - 1)), len(body) - 1, 12
    one = [0, *head * number, last]
    taken = [0, *([0] * (len(head) - 1) + [1]) * number, 1]
    taken[-2] = 0                       # the loop's last jump
    none = np.zeros(len(one) * calls, dtype=np.int64)
    trace = Trace(64, body, np.array(one * calls, dtype=np.int32), none, none, np.array(taken * calls, dtype=np.int8),
                  tuple(len(one) * n for n in range(calls + 1)), calls // 2)
    outcome = simulate(trace, cpu)
    return outcome.cycles / outcome.calls


@pytest.mark.parametrize(("number", "wanted"), [(1, 501), (2, 4010), (4, 5010)])
def test_a_long_loop_is_in_the_uop_cache_twice(number: int, wanted: float) -> None:
    """4000 nops are 667 lines of Zen 5's 1024, twice of which are not there: two rounds come 16 bytes a clock.

    Measured 508 with one round, 5026 with four. Lines that are of blocks would all be there.
    """
    nops = ["db 0x0f,0x1f,0x84,0,0,2,0,0"] * 4000
    assert rounds(nops, ZEN5, number) == pytest.approx(wanted, rel=0.02)
    assert rounds(nops[:1000], ZEN5, number) == pytest.approx(125 * number, rel=0.2)


def test_a_jump_that_is_taken_ends_what_comes_in_a_clock() -> None:
    """4 additions and a jump are a clock of Zen 3; 11 slots are two, where straight code would begin the next copy."""
    body = [*ADDS[1:5], "jmp back"]
    assert looped(body, ZEN3, bits=64) == pytest.approx(1, rel=0.03)
    assert looped([*ADDS[1:7], *YMM[:4], "jmp back"], ZEN3, bits=64) == pytest.approx(2, rel=0.03)


def test_uops_of_today() -> None:
    """`add [rbx],rax`: fused slots on Intel's cores, one macro-operation on AMD's; loads and stores by their ports."""
    def kinds(line: str, cpu: str) -> tuple[int, str]:
        record = build_record(code((line,), bits=64)[0], parameters(cpu))
        return record.slots, " ".join(f"{KIND_NAMES[u.kind][:7]}:{'/'.join(u.ports)}" for u in record.uops)
    assert kinds("add [rbx],rax", HASWELL) == (2, "load:p2/p3 alu:p0/p1/p5/p6 store a:p2/p3/p7 store d:p4")
    assert kinds("add [rbx],rax", GOLDEN_COVE) == (
        2, "load:p2/p3/p10 alu:p0/p1/p5/p6/p11 store a:p7/p8 store d:p4/p9")
    assert kinds("add [rbx],rax", ZEN3) == (
        1, "load:agu0/agu1/agu2 alu:alu0/alu1/alu2/alu3 store a:agu0/agu1/agu2 store d:st0/st1")
    assert kinds("vmovdqu [rbx],ymm1", ZEN3) == (1, "store a:agu0/agu1/agu2 store d:fp5")
    assert kinds("vzeroupper", ZEN3) == (1, "slot:")
    zero = build_record(code(("vpxor xmm1,xmm2,xmm2",), bits=64)[0], parameters(ZEN3))
    assert [u.kind for u in zero.uops] == [NOTHING] and not zero.uops[0].sources


def test_the_last_of_several_uops_reads_the_flags() -> None:
    """adc of two uops and two clocks on Haswell, of which the carry waits for one."""
    assert clocks(["adc rax,r15", "adc rcx,r15", "adc rdx,r15"], HASWELL) == pytest.approx(3, rel=0.02)
    assert clocks(["adc rax,rax"], HASWELL) == pytest.approx(2, rel=0.02)


def test_numbers_that_mean_nothing_there_change_nothing() -> None:
    """Every key of today's cores has the old CPUs' value where a table leaves it out."""
    p = parameters("core2")
    m = p.memory
    assert (m.scaled_index, m.pointer_chase, m.wide_load, m.memory_renaming, p.schedulers) == (0, 0, 0, "", ())
    for line in ("mov eax,[ebx]", "add [ebx],eax", "mov eax,[ebx+ecx*4]"):
        (one,) = code((line,))
        assert build_record(one, p) == build_record(one, replace(p, memory=replace(m, rename_rmw=True)))
    load = next(u for u in build_record(code(("mov eax,[ebx]",))[0], p).uops if u.kind == LOAD)
    assert (load.renamed, load.home, load.chase, load.forward) == (-1, 0, 0, 8)
    stored = build_record(code(("mov [ebx],eax",))[0], p).uops
    assert not any(u.kind == STORE_ADDRESS and len(u.ports) > 1 for u in stored)
    assert fuse([], p) == []


@pytest.mark.parametrize("cpu", [HASWELL, SKYLAKE, GOLDEN_COVE, ZEN3, ZEN4])
def test_halves_of_a_product(cpu: str) -> None:
    """3 clocks to the low half and 4 to the high one; the move is eliminated."""
    assert clocks(["mul rcx"], cpu) == pytest.approx(3)
    assert clocks(["mul rcx", "mov rax,rdx"], cpu) == pytest.approx(4)
    assert clocks(["mulx rax,rdx,rcx"], cpu) == pytest.approx(3)
    assert clocks(["mulx rdx,rax,rcx"], cpu) == pytest.approx(4)
