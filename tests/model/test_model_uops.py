"""Static uop records of the pipeline model: roles, slots, latencies along the chain, and fused pairs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from targets.machinecode import FLAG_C, SP, Instruction, MachineCodeError, Reg
from targets.model.parameters import parameters
from targets.model.state import SOURCES, build_records, pack
from targets.model.uops import (
    ALU,
    FUSIBLE_ALWAYS,
    FUSIBLE_UNSIGNED,
    KIND_NAMES,
    LOAD,
    STORE_ADDRESS,
    STORE_DATA,
    TICKS,
    Record,
    _inputs,
    build_record,
)
from targets.tables.rows import find_row
from tests.support.sequences import C2, K8, NW, OUT_OF_ORDER, P3, PM, PR, code

LINES = (
    "mov eax,ebx", "mov eax,[esi]", "mov [esi],eax", "add eax,ebx", "add eax,[esi]", "add [esi],eax", "adc eax,ebx",
    "imul eax,ebx", "mul ebx", "shl eax,3", "rol eax,3", "push eax", "pop eax", "call $+5", "ret",
    "lea eax,[ebx+ecx*4]", "movzx eax,byte [esi]", "setc al", "inc eax", "cmp eax,[esi]", "xor eax,eax",
    "movq mm0,[esi]", "movq [esi],mm0", "pxor mm0,mm1", "pxor mm0,[esi]", "movd eax,mm0", "movd mm0,eax", "nop",
    "jmp short $+2",
)


def record(line: str, cpu: str, bits: int = 32) -> Record:
    return build_record(code((line,), bits=bits)[0], parameters(cpu))


def kinds(line: str, cpu: str) -> list[str]:
    return [KIND_NAMES[uop.kind] for uop in record(line, cpu).uops]


A, L, SA, SD = (KIND_NAMES[kind] for kind in (ALU, LOAD, STORE_ADDRESS, STORE_DATA))


@pytest.mark.parametrize(("line", "wanted"), [
    ("mov eax,ebx", [A]), ("mov eax,[esi]", [L]), ("add eax,[esi]", [L, A]), ("mov [esi],eax", [SA, SD]),
    ("add [esi],eax", [L, A, SA, SD]), ("cmp eax,[esi]", [L, A]),
])
@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_roles(cpu: str, line: str, wanted: list[str]) -> None:
    """Loads first, then the operation, then the store's address and data; K8 makes one address for load and store."""
    shared = cpu == K8 and wanted == [L, A, SA, SD]
    assert kinds(line, cpu) == ([L, A, SD] if shared else wanted)


@pytest.mark.parametrize(("line", "p3", "pm", "core2", "netburst", "k8"), [
    ("add eax,[esi]", 2, 1, 1, 2, 1),       # micro-fusion from the Pentium M on; one macro-operation
    ("mov [esi],eax", 2, 1, 1, 1, 1),
    ("add [esi],eax", 4, 3, 2, 3, 1),       # Core 2: load with addition, and store; the sheets' three on the others
    ("mov eax,[esi]", 1, 1, 1, 1, 1),
    ("adc eax,ebx", 2, 2, 2, 8, 1),
    ("push eax", 3, 1, 1, 2, 1),
])
def test_slots(line: str, p3: int, pm: int, core2: int, netburst: int, k8: int) -> None:
    assert [record(line, cpu).slots for cpu in (P3, PM, C2, NW, K8)] == [p3, pm, core2, netburst, k8]


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_slots_are_the_rows(cpu: str) -> None:
    """As many uops open a slot as the row has slots; the first always does."""
    for line in LINES:
        if cpu == "pentium-pro" and "mm" in line:
            continue
        made = record(line, cpu)
        assert made.slots == sum(uop.opens_slot for uop in made.uops) == max(made.row.slots, 1), line
        assert made.uops[0].opens_slot, line
        used = [uop.ports for uop in made.uops if uop.ports]
        assert sorted(used) == sorted(made.row.ports), line     # every port of the row, once


def path(made: Record) -> int:
    """Ticks from the sources that are registers to the results: the longest chain through the links between uops."""
    ready: dict[int, int] = {}
    done = 0
    for uop in made.uops:
        if uop.kind in (LOAD, STORE_ADDRESS, STORE_DATA):
            continue
        end = max((ready.get(r.number, 0) for r in uop.sources), default=0) + uop.latency
        for r in uop.targets:
            ready[r.number] = end
        done = max(done, end)
    return done


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@pytest.mark.parametrize("line", ["mov eax,ebx", "add eax,ebx", "adc eax,ebx", "imul eax,ebx", "mul ebx", "shl eax,3",
                                  "setc al", "lea eax,[ebx+ecx*4]", "rol eax,5", "movzx eax,bl"])
def test_the_chain_is_as_long_as_the_rows_latency(cpu: str, line: str) -> None:
    row = find_row(cpu, code((line,))[0].form)
    assert path(record(line, cpu)) == round(row.latency * TICKS)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@pytest.mark.parametrize("line", ["mov eax,[esi]", "add eax,[esi]", "movzx eax,byte [esi]"])
def test_loads_take_the_rows_latency_from_the_address(cpu: str, line: str) -> None:
    """The load and the chain behind it, or the CPU's load latency where the row has none."""
    made = record(line, cpu)
    total = made.row.latency_mem
    assert total is not None
    load = sum(uop.latency for uop in made.uops if uop.kind == LOAD)
    assert load + path(made) == round(total * TICKS)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_read_modify_write(cpu: str) -> None:
    """The operation waits for the loaded value and the store's data for the operation; the address for neither."""
    load, compute, *address, data = record("add [esi+4],eax", cpu).uops
    assert set(load.targets) <= set(compute.sources)
    assert set(data.sources) & set(compute.targets)
    assert all([r.number for r in uop.sources] == [6] for uop in (load, *address))
    assert any(r.number == FLAG_C for r in compute.targets)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_stack_instructions(cpu: str) -> None:
    """push and pop change the stack pointer in a uop of their own, or in none where there is a stack engine."""
    engine = parameters(cpu).rename.stack_engine
    for line, role in (("push eax", STORE_DATA), ("pop eax", LOAD), ("call $+5", STORE_DATA), ("ret", LOAD)):
        made = record(line, cpu)
        moves = [uop for uop in made.uops if any(r.number == SP for r in uop.targets)]
        assert len(moves) == (0 if engine else 1), line
        assert made.stack_engine == engine
        assert sum(uop.kind == role for uop in made.uops) == 1, line
    explicit = record("mov ebx,[esp+4]", cpu)
    assert explicit.syncs_stack == engine and not explicit.stack_engine
    assert not record("mov ebx,[esi]", cpu).syncs_stack


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_zeroing_idioms(cpu: str) -> None:
    """What a CPU knows reads no register; what it does not, reads it; the carry that sbb takes is always read."""
    for line, mnemonic in (("xor eax,eax", "xor"), ("sub eax,eax", "sub"), ("sbb eax,eax", "sbb")):
        made = record(line, cpu)
        known = mnemonic in parameters(cpu).rename.zeroing
        numbers = {r.number for uop in made.uops for r in uop.sources if r.number < 16}
        assert numbers == (set() if known else {0}), line
        assert made.breaks_dependence == known
        assert (FLAG_C in {r.number for uop in made.uops for r in uop.sources}) == (mnemonic == "sbb"), line


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_parts_where_registers_are_whole(cpu: str) -> None:
    whole = parameters(cpu).rules.partial_register == "whole"
    for line in ("mov al,bl", "mov ah,bl", "mov ax,bx", "setc al", "mov al,[esi]"):
        sources = [r for uop in record(line, cpu).uops for r in uop.sources]
        assert any(r.number == 0 and not r.part for r in sources) == whole, line


def test_netburst_stores_with_an_index() -> None:
    """A store whose address has an index takes a slot more on NetBurst."""
    for cpu, more in ((NW, 1), (PR, 1), (P3, 0), (C2, 0)):
        assert record("mov [esi+ebx*4],eax", cpu).slots - record("mov [esi],eax", cpu).slots == more, cpu
    assert all(uop.opens_slot for uop in record("mov [esi+ebx*4],eax", NW).uops)
    assert record("mov eax,[esi+ebx*4]", NW).slots == 1


def test_netburst_reads_flags_that_it_does_not_need() -> None:
    def reads(line: str, cpu: str) -> bool:
        return any(r.number == FLAG_C for uop in record(line, cpu).uops for r in uop.sources)

    for line in ("rol eax,3", "shl eax,cl", "inc eax"):
        assert reads(line, NW) and not reads(line, K8), line
    assert not reads("shl eax,3", NW)


def pair(first: str, second: str, cpu: str = C2, bits: int = 32) -> list[Record]:
    instructions: tuple[Instruction, ...] = code((first, second, "away:"), origin=0x1001, bits=bits)
    return build_records(instructions, parameters(cpu))


def test_more_registers_than_a_uop_has_room_for() -> None:
    """None of them is dropped: the engine's records have a fixed number of places."""
    one = record("add eax,ebx", C2)
    pack([one], parameters(C2))
    wide = replace(one, uops=(replace(one.uops[0], targets=tuple(Reg(n) for n in range(SOURCES + 1))),))
    with pytest.raises(MachineCodeError, match=r"add eax,ebx: 9 registers in one uop; the model has room for 8"):
        pack([wide], parameters(C2))


def test_an_idiom_with_three_operands_waits_for_its_source() -> None:
    """vpxor x,y,y reads y on a CPU whose table does not say that it is zero, and nothing where it does."""
    p = parameters(C2)
    one = code(("vpxor ymm1,ymm2,ymm2",), bits=64)[0]
    known = replace(p, rename=replace(p.rename, zeroing=("vpxor",)))
    assert [r.name for r in _inputs(one, p)] == ["ymm2"] and _inputs(one, known) == ()


def test_fusible() -> None:
    assert record("cmp eax,ebx", C2).fusible == FUSIBLE_UNSIGNED
    assert record("test eax,ebx", C2).fusible == FUSIBLE_ALWAYS
    assert record("cmp dword [esi],5", C2).fusible == 0
    assert record("cmp eax,ebx", P3).fusible == 0 and record("cmp eax,ebx", C2, bits=64).fusible == 0


def test_fused_compare_and_jump() -> None:
    """The jump compares: it reads what the compare read, writes its flags, and has the only slot."""
    plain, alone = record("cmp eax,ebx", C2), record("jb $+2", C2)
    first, second = pair("cmp eax,ebx", "jb away")
    assert (first.slots, second.slots) == (0, 1) and not first.uops
    assert second.uops[0].ports == alone.uops[0].ports
    assert set(second.uops[0].sources) == set(plain.uops[0].sources)
    assert second.flags_written == plain.flags_written and first.flags_written == 0
    assert second.flags_read == 0


def test_fused_compare_keeps_its_load() -> None:
    """A compare with memory loads in its own place; the jump belongs to the same slot."""
    first, second = pair("cmp eax,[esi]", "jb away")
    assert [uop.kind for uop in first.uops] == [LOAD] and first.slots == 1
    assert second.slots == 0 and set(first.uops[0].targets) & set(second.uops[0].sources)


@pytest.mark.parametrize(("first", "second"), [("cmp eax,ebx", "jl away"), ("add eax,ebx", "jb away"),
                                               ("cmp eax,ebx", "jo away"), ("cmp eax,ebx", "jmp away")])
def test_pairs_that_do_not_fuse(first: str, second: str) -> None:
    assert [one.slots for one in pair(first, second)] == [1, 1]
