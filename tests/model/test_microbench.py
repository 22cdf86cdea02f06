"""Microbenchmarks on a pipeline of round numbers: every figure here can be counted by hand from fake_model.py."""

import sys
from pathlib import Path

import pytest

from cipherwright.instrument import instrument
from cipherwright.instrument.instrument import CannotRun
from cipherwright.microbench import steps as micro_steps
from cipherwright.microbench.encode import assemble, copies, with_lengths
from cipherwright.microbench.microbench import MEASURES, measure_row, prepare
from cipherwright.microbench.run import addresses_of
from cipherwright.microbench.text import REGISTERS, TextError, parse_sequence
from targets.machinecode import Instruction
from tests.support import fake_model

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[2]
ROWS = tomllib.loads((ROOT / "targets/validation/microbenchmarks.toml").read_text())["sequence"]


@pytest.fixture(autouse=True)
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("targets.simulate.simulate", fake_model.simulate)
    monkeypatch.setattr(instrument, "has_model", lambda cpu: cpu != "zen4")


def row(asm: str, measure: str, cpu: str = "pentium3", **more: object) -> dict:
    return {"id": "one", "cpu": [cpu], "asm": asm.split("; "), "measure": measure, "cycles": 1.0, "source": "s"} | more


def value(asm: str, measure: str, cpu: str = "pentium3", **more: object) -> object:
    return measure_row(row(asm, measure, cpu, **more), cpu).value


# every figure: decode 0, rename 1, dispatch 2 and so on; three instructions a clock
@pytest.mark.parametrize(("asm", "measure", "expected"), [
    ("mov ebx,[TABLE+eax]; mov eax,ebx", "latency of the loop-carried pair", 3 + 1),
    ("mov eax,[eax]", "latency per instruction in a dependent chain", 3),
    ("mov eax,[esi]", "latency per instruction in a dependent chain", 3),
    ("mov eax,eax-chain", "latency per instruction in a dependent chain", 1),
    ("movzx ecx,al", "latency", 1),
    ("add eax,[esi]", "latency per instruction", 1),
    ("add [esi],eax", "latency", fake_model.FORWARD + 1),
    ("movaps xmm0,xmm1 / movaps xmm1,xmm0", "latency per instruction in a dependent chain", 1),
    ("rol eax,1; rol eax,1", "total, throughput", 2),
    ("add eax,1; add ebx,1; add ecx,1; add edx,1; add esi,1; add edi,1", "clocks per repetition, steady state", 2),
    ("128-bit mmx-alu op (independent); 64-bit mmx-alu op (dependent on the previous 64-bit one)",
     "clocks per pair over a long alternating sequence", 1),
    ("LL: add ecx,4; add eax,1; add ebx,1; dec edx; jnz LL; nop", "clocks per iteration", 5 / 3),
    ("L1: test bl,1; jz L2; add eax,1000; L2: dec ecx; jnz L1", "clocks per iteration, jz taken", 4 / 3),
    ("L1: test bl,1; jz L2; add eax,1000; L2: dec ecx; jnz L1", "clocks per iteration, jz not taken", 5 / 3),
    ("mov [esi],eax; add ebx,[edi]; sub eax,1; cmp ebx,ecx; je L1", "decode clocks", 2),
    ("nop; nop; nop; nop; nop; nop; nop", "decode clocks of the first 3 instructions (4-1-1)", 1),
    ("nop; nop; nop; nop; nop; nop; nop", "decode clocks (4-1-1)", 3),
    ("mov eax,[esi]; add ebx,eax; add ebx,ebx", "total", 5),
    ("mov eax,[esi]; nop", "finish of the last instruction", 1),
    ("mov eax,[esi]; nop", "last clock in which the sequence is active", 3),
    ("mov eax,[esi]; add eax,1; nop", "finish of each", [3, 4, 1]),
    ("movaps xmm0,[a]; mulpd xmm0,xmm1; xorps xmm0,[signs]", "sum of latencies", 5),
    ("mov eax,ebx; add [esi],eax", "uops per instruction", [1, 2]),
    ("mov eax,ebx; add [esi],eax", "uops", 3),
    ("mov eax,ebx; add [esi],eax", "unfused uops per instruction", [1, 2]),
    ("mov eax,[esi]; fadd qword [ecx]; add ebx,[eax]", "finish of each", [3, 1, 7]),
])
def test_measure(asm: str, measure: str, expected: object) -> None:
    assert value(asm, measure) == pytest.approx(expected, abs=0.03)


# a stall is what the hazard adds to the run without it
@pytest.mark.parametrize(("asm", "measure", "cpu", "expected"), [
    ("mov ax,1234h", "stall clocks", "core2", fake_model.PREFIX),
    ("mov byte [esi],al; mov ebx,dword [esi]", "penalty clocks", "pentium3",
     fake_model.SLOW_FORWARD - fake_model.FORWARD),
    ("mov al,1; mov ebx,eax", "stall clocks", "pentium3", fake_model.PARTIAL - 1),
    ("shr eax,2; jc l2", "stall clocks", "pentium3", fake_model.FLAGS - 1),
    ("shr eax,1; jz xx", "stall clocks", "pentium3", 0),
    ("mov [esi],eax; mov [esi+4],eax; fld qword ptr [esi]", "penalty clocks", "pentium3",
     fake_model.SLOW_FORWARD - fake_model.FORWARD),
    ("mov eax,[esi+1]", "penalty clocks", "pentium3", 0),
    ("mov ax,1234h", "extra clocks for the length-changing prefix", "core2", fake_model.PREFIX),
    ("mov ax,1234h", "extra clocks per repetition for the prefix", "core2", fake_model.PREFIX),
    ("mov al,1; mov ebx,eax; shr eax,2; jc l2", "extra clocks, partial flags", "pentium3", fake_model.FLAGS - 1),
    ("mov [edi+esi],eax; mov ebx,[esp+ebp]", "extra clocks in ROB-read in one triplet", "pentium3", 1),
    ("mov eax,[esi]; mov ebx,[esi+40h]", "delay of the second load, esi divisible by 40h", "athlon64", 0),
    ("mov eax,[esi]; mov [esi+2],bx; mov ecx,[esi]", "penalty clocks", "athlon64",
     fake_model.SLOW_FORWARD - fake_model.FORWARD),
])
def test_hazard(asm: str, measure: str, cpu: str, expected: float) -> None:
    assert value(asm, measure, cpu) == expected


def test_rates_of_independent_copies() -> None:
    measure = "instructions per clock, independent registers"
    assert value("mov rax,[rsi]", measure, per_clock=3) == pytest.approx(1 / 3, abs=0.01)
    five = "add eax,1 x5 independent registers"
    assert value(five, "simple integer instructions per clock") == pytest.approx(3, abs=0.01)
    assert value("imul eax,ebx", "clocks per independent instruction") == pytest.approx(1 / 3, abs=0.01)
    assert value("nop", "nops per clock") == pytest.approx(3, abs=0.01)
    assert value("add r,r / mov r,r mix, independent", "uops per clock") == pytest.approx(3, abs=0.01)
    seven = "7 one-uop instructions in every aligned 16 bytes"
    assert value(seven, "instructions per clock") == pytest.approx(3, abs=0.02)


def test_published_load_takes_the_place_of_the_models() -> None:
    asm = "movaps xmm0,[a]; mulpd xmm0,xmm1; addpd xmm0,xmm2"
    assert value(asm, "sum of latencies") == 3 + 1 + 1
    assert value(asm, "sum of latencies", parts=[2, 1, 1]) == 2 + 1 + 1


def test_trace_cache_entries_come_from_the_model(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Instruction] = []

    def entries(code: list[Instruction], cpu: str) -> int:
        seen.extend(code)
        return 9

    monkeypatch.setattr("targets.model.tracecache.trace_cache_entries", entries)
    assert value("mov eax,[mem1]; add eax,1", "trace-cache entries, addresses above 64K", "northwood") == 9
    assert seen[0].displacement > 0xFFFF


def test_the_reason_when_it_cannot_be_run() -> None:
    for asm, measure, cpu, reason in [
        ("nop", "nops per clock", "zen4", "no pipeline model of this CPU"),
        ("nop", "joules per nop", "pentium3", "measure not understood: joules per nop"),
        ("some words about code", "total", "pentium3", "nasm refuses"),
        ("add ebx,ecx", "stall clocks", "pentium3", "no hazard is recognised in add ebx, ecx"),
        ("mov eax,[esi+1]", "extra clocks, store forwarding", "pentium3", "no hazard of the kind that the measure"),
        ("add ebx,4; mov eax,[ebx]", "AGI stall clocks", "pentium3", "pentium3 executes out of order, where"),
        ("mov eax,[ds:es:ebx]", "total", "pentium3", "an operand has one segment register"),
        ("ds nop", "total", "pentium3", "'ds nop' has no memory operand for ds"),
        ("pmovmskb eax,xmm0", "latency", "pentium3", "cannot be chained"),
    ]:
        with pytest.raises(CannotRun, match=reason):
            value(asm, measure, cpu)


def test_rows_the_model_has_no_form_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from targets.tables.rows import UnknownRow

    def refuse(*_: object) -> None:
        raise UnknownRow("the model of pentium3 does not know the instruction form 'x'")
    monkeypatch.setattr("targets.simulate.simulate", refuse)
    with pytest.raises(CannotRun, match="does not know the instruction form 'x'"):
        value("nop", "nops per clock")


@pytest.mark.parametrize("number", range(len(ROWS)), ids=[r["id"] for r in ROWS])
def test_every_row_assembles(number: int) -> None:
    one = ROWS[number]
    job = prepare(one, one["cpu"][0])
    code = assemble(job.lines, job.bench.sequence)
    lengths = [c.length for c in code]
    assert lengths == one.get("bytes", lengths)
    assert sum(lengths) == one.get("bytes_total", sum(lengths))
    assert len(code) >= len(one["asm"]) or len(one["asm"]) == 0
    for text, read in zip(one["asm"], code, strict=False):
        first = text.split(":")[-1].split()[0]
        if first.isalpha() and len(one["asm"]) > 1:
            assert first in read.text or read.conditional, (text, read.text)
    assert len(assemble(copies(job.lines, 3), job.bench.sequence)) == 3 * len(code)


def test_every_measure_of_the_file_is_understood() -> None:
    import re
    for one in ROWS:
        assert any(re.search(pattern, one["measure"].lower()) for pattern, _ in MEASURES), one["id"]


def test_lengths_are_honoured_by_encoding() -> None:
    def lengths(asm: str, wanted: list[int]) -> list[int]:
        sequence = parse_sequence(asm.split("; "))
        return [one.length for one in assemble(with_lengths(sequence, wanted, None), sequence)]

    assert lengths("add ebx,1; mov eax,[esi]; jz L1", [6, 6, 6]) == [6, 6, 6]
    assert lengths("add ebx,1; mov eax,[esi]; jz L1", [3, 3, 2]) == [3, 3, 2]
    with pytest.raises(TextError, match="is 1 bytes long and cannot be encoded in 9"):
        lengths("nop", [9])


def test_total_length_is_reached_or_refused() -> None:
    sequence = parse_sequence(["add ebx,1", "mov eax,[esi]"])
    assert sum(one.length for one in assemble(with_lengths(sequence, None, 9), sequence)) == 9
    with pytest.raises(TextError, match="cannot be encoded in 40"):
        with_lengths(sequence, None, 40)


def test_stated_addresses() -> None:
    job = prepare(row("LL: nop; dec edx; jnz LL", "clocks per iteration, loop label at 1005h, lengths given, "
                      "preceded by a 5-byte mov at 1000h"), "pentium3")
    assert job.bench.origin & 0xFFFF == 0x1005
    assert job.bench.before == 5
    job = prepare(row("L: nop; dec ecx; jnz L", "clocks per iteration, one fetch-block boundary at jnz"), "athlon64")
    assert (job.bench.origin + 2) % 16 == 0
    job = prepare(row("mov eax,[esi]", "total, esi not divisible by 4"), "pentium")
    assert job.bench.start[6] % 4 == 2


@pytest.mark.parametrize(("text", "expected"), [
    ("mov eax,offset a", "mov eax , s_a"), ("mov al,byte ptr [esi]", "mov al , byte [ esi ]"),
    ("and eax,0fh", "and eax , 15"), ("mov array[ecx*4],eax", "mov [ s_array + ecx * 4 ] , eax"),
    ("mov eax, ds:[ebx]", "mov eax , [ ds: ebx ]"), ("mov eax,[DS:ebx+4]", "mov eax , [ ds: ebx + 4 ]"),
    ("mov eax,dword ptr es:[edi]", "mov eax , dword [ es: edi ]"), ("inc ds:[ebx]", "inc dword [ ds: ebx ]"),
    ("mov ecx,ds:table[ecx*4]", "mov ecx , [ ds: s_table + ecx * 4 ]"), ("mov eax,fs:4", "mov eax , [ fs: 4 ]"),
    ("mov al,byte ptr ds:10h", "mov al , byte [ ds: 16 ]"), ("ds mov eax,[ebx]", "mov eax , [ ds: ebx ]"),
    ("mov ax,ds", "mov ax , ds"),
    ("mov [mem],0", "mov dword [ s_mem ] , 0"), ("fadd st(1),st(0)", "fadd st1 , st0"), ("rol eax,s", "rol eax , s_s"),
])
def test_spelling(text: str, expected: str) -> None:
    line = parse_sequence([text]).lines[0]
    assert line.text.replace(",", " ,") == expected


def test_a_segment_register_is_a_prefix_and_the_same_place() -> None:
    """In front of the brackets, in them, and in front of the instruction: 3E, and the address without it."""
    plain = prepare(row("mov eax,[ebx+4]", "total"), "pentium3")
    for text in ("mov eax,ds:[ebx+4]", "mov eax,[ds:ebx+4]", "ds mov eax,[ebx+4]"):
        job = prepare(row(text, "total"), "pentium3")
        one, other = (assemble(j.lines, j.bench.sequence, j.bench.origin)[0] for j in (job, plain))
        assert (one.prefixes, one.length, one.form) == (1, other.length + 1, other.form)
        assert addresses_of(job.bench, job.lines) == addresses_of(plain.bench, plain.lines)


def test_symbols() -> None:
    values = parse_sequence(["rol eax,s", "add eax,K", "mov ecx,[esi+X]", "xor eax,[edi*4+T1]"]).symbols
    assert values["s_s"] < 32 and values["s_K"] > 0xFFFF and values["s_X"] < 128 and values["s_T1"] > 0xFFFF


def test_register_names_are_those_of_the_decoder() -> None:
    for name, register in REGISTERS.items():
        if name != "st":
            assert register.text == name


def test_steps_rotate_registers() -> None:
    for one in (r for r in ROWS if "neighbouring" in r["measure"]):
        lines = parse_sequence(one["asm"]).lines
        turns = micro_steps.step_copies(lines)
        assert len(turns) == 4
        assert turns[1][0].text == lines[-1].text       # the printed last line is the next step's first
        assert turns[-1][-1].text == lines[0].text      # and the printed first line the last one of the step before
