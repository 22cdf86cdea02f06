"""`cw measure`: brackets on this machine, where it runs i386 programs, and the arithmetic anywhere."""

from __future__ import annotations

import json
import struct
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright.bench import measure as module
from cipherwright.bench.measure import CHAIN, Brackets, Calls, Host, Ticks, check_native, executable, measure
from cipherwright.instrument.kernel_args import block_bytes, kernel_arguments
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, MachineError, MachineUnavailable, Same, default_abi
from cipherwright.machine.native import NativeMachine
from cipherwright.project.sources import Library
from targets import cpuid
from targets.elf import Image, Segment, load_elf, load_elf32


def image(body: str) -> Image:
    text = f"bits 32\nglobal f\nsection .text\nalign 16\nf:\n{body}\nret\n"
    return load_elf32(assemble(text, "test.asm"), 0x10000000)


@pytest.fixture(scope="module")
def native() -> None:
    try:
        NativeMachine().close()
    except MachineUnavailable as error:
        pytest.skip(str(error))


def adds(count: int) -> Image:
    """A chain of additions, 100 in a pass of the loop."""
    return image(f"mov ecx, {count // 100}\nalign 16\n.next:\ntimes 100 add eax, eax\ndec ecx\njnz .next")


@pytest.mark.usefixtures("native")
class TestReal:
    def test_a_chain_of_additions_takes_a_cycle_each(self):
        """Best of several: a neighbour on the same core can spoil one series, not all."""
        host, wanted, seen = Host.here(), 300_000, []
        for _ in range(6):
            seen.append(measure(adds(wanted), "f", [], 0, 100).cycles("brackets", host.chain_cycles).median)
            if abs(seen[-1] - wanted * host.chain_cycles / CHAIN) < 0.2 * wanted:
                return
        raise AssertionError(f"{wanted} additions took {seen} cycles")

    def test_a_cpu_without_lfence_waits_by_cpuid(self, monkeypatch):
        """The program is made to see no SSE2, and to stop at a fence; every run has its times all the same."""
        text = module.whole_text(Path(module.__file__).with_name("measure32.asm"))
        assert text.count("and edx, 1 << 26") == 1 and text.count("        lfence") == 1
        text = text.replace("and edx, 1 << 26", "xor edx, edx").replace("        lfence", "        ud2")
        monkeypatch.setattr(module, "whole_text", lambda path: text)
        found = measure(adds(1000), "f", [], 0, 20)
        assert found.runs == 20 and 0 < found.empty.minimum < found.chain.minimum

    def test_calibration_is_sane(self):
        assert 0.2 < measure(adds(100), "f", [], 0, 100).cycles_per_tick(Host.here().chain_cycles) < 5

    def test_arguments_arrive_and_are_fresh_at_every_call(self):
        """The kernel changes its arguments; it faults unless they are right again."""
        body = """
            mov eax, [esp + 4]
            mov ecx, [esp + 8]
            cmp ecx, 77
            jne .bad
            cmp dword [eax], 0x64636261
            jne .bad
            mov byte [eax + 4], 1
            mov dword [esp + 4], 0
            mov dword [esp + 8], 0
            ret
        .bad: ud2"""
        assert measure(image(body), "f", [Buffer(b"abcd____"), 77], 0, 10).runs == 10
        with pytest.raises(MachineError, match="SIGILL"):
            measure(image(body), "f", [Buffer(b"abcx____"), 77], 0, 10)

    def test_faults_and_endless_kernels_are_errors(self):
        with pytest.raises(MachineError, match=r"f: the measurement ended with SIGSEGV"):
            measure(image("mov eax, [0]"), "f", [], 0, 3)
        with pytest.raises(MachineError, match=r"did not end within 0\.5 s"):
            measure(image(".on: jmp .on"), "f", [], 0, 3, timeout=0.5)

    def test_the_null_function_counts_the_blocks_down(self):
        few, many = (measure(adds(100), "f", [], n, 200).null.median for n in (1, 200_000))
        assert many > few + 100_000    # each pass takes at least a clock, and a tick is no longer than two clocks

    def test_more_blocks_cost_more(self, cw):
        def total(blocks: int) -> float:
            code, out, _ = cw("measure", "toy_encrypt", "--cpu", "pentium3", "--runs", 300, "--blocks", blocks,
                              "--json")
            assert code == 0
            got = json.loads(out)
            (row,) = got["results"]
            assert got["runs"] == 300 and got["machine"] == Host.here().name and row["blocks"] == blocks
            assert row["cycles_per_block"]["median"] == row["cycles"]["median"] / blocks
            return float(row["cycles"]["median"])

        small, large = total(4096), total(16384)
        assert 0 < 2 * small < large

    @pytest.mark.parametrize("method", ["brackets", "null-loop"])
    def test_text(self, cw, method):
        code, out, _ = cw("measure", "toy", "--cpu", "northwood", "--runs", 20, "--method", method)
        assert code == 0 and f"method {method}" in out and "core cycles a block" in out
        assert Host.here().name in out and "cycles of this machine, whatever CPU the code is made for" in out
        assert any(line.startswith("northwood") for line in out.splitlines())


def test_without_i386_the_reason_is_said(cw, monkeypatch):
    def refuse(self: object, features: object, abi: object) -> None:
        raise MachineUnavailable("this system does not run i386 programs (test)")

    check_native.cache_clear()
    monkeypatch.setattr(NativeMachine, "__init__", refuse)
    monkeypatch.setattr(NativeMachine, "__del__", lambda self: None)
    code, _, err = cw("measure", "toy_encrypt", "--cpu", "northwood")
    assert code == 2 and "does not run i386 programs" in err


def test_a_system_that_refuses_the_program(monkeypatch):
    def refuse(*args: object, **kwargs: object) -> None:
        raise OSError(8, "Exec format error")

    module.measuring_code()
    code = image("nop")
    monkeypatch.setattr(module.subprocess, "run", refuse)
    with pytest.raises(MachineUnavailable, match="Exec format error"):
        measure(code, "f", [], 0, 1)


def test_usage(cw, monkeypatch):
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match(None, "there is no table of this machine"))
    assert "there is no table of this machine" in cw("measure", "toy_encrypt", "--cpu", "native")[2]
    assert "cw build toy_encrypt" in cw("measure", "toy_encrypt")[2]
    assert "no CPU is called" in cw("measure", "toy_encrypt", "--cpu", "nortwood")[2]
    assert "no variant `wide`" in cw("measure", "toy_encrypt", "--cpu", "northwood", "--variant", "wide")[2]


def flat(ticks: float) -> Ticks:
    return Ticks(ticks, ticks, ticks)


def test_what_is_subtracted():
    found = Brackets(Ticks(1000, 900, 800), Ticks(200, 150, 100), Ticks(300, 280, 260), flat(150 + 2 * CHAIN), 3)
    assert found.cycles("brackets", CHAIN) == Ticks(400, 375, 350)
    assert found.cycles("null-loop", CHAIN) == Ticks(350, 310, 270)
    assert found.cycles("brackets", CHAIN / 2) == Ticks(200, 187.5, 175)


def test_less_than_nothing_is_not_shown(cw, monkeypatch):
    """An interrupt in the empty bracket, and the average of the call is below it."""
    found = Brackets(Ticks(1000, 900, 800), Ticks(2000, 150, 100), Ticks(300, 950, 260), flat(150 + 2 * CHAIN), 3)
    monkeypatch.setattr(module, "check_native", lambda features, abi: None)
    monkeypatch.setattr(module, "measure", lambda *args, **more: found)
    command = ["measure", "toy_encrypt", "--cpu", "northwood", "--blocks", "4"]
    code, out, _ = cw(*command)
    line = next(line for line in out.splitlines() if line.startswith("northwood"))
    assert code == 0 and line.split()[1:5] == ["-", "93.8", "87.5", "-"]
    assert "no average: what is subtracted exceeds what was measured" in out and "-125" not in out
    (row,) = json.loads(cw(*command, "--method", "null-loop", "--json")[1])["results"]
    assert row["cycles"] == {"average": 350, "median": None, "minimum": 270}
    assert row["cycles_per_byte"]["median"] is None and row["ticks"]["null"]["median"] == 950


def test_calls_that_were_disturbed_are_counted(cw, monkeypatch):
    """About three of twelve calls the watch took half as long again as about the others."""
    calls = Calls([100] * 12, [9000] * 9 + [13500] * 3, [CHAIN] * 12)
    found = Brackets(flat(1000), flat(0), flat(0), flat(CHAIN), 12, calls)
    assert found.disturbed(CHAIN) == 3 and replace(found, calls=None).disturbed(CHAIN) == 0
    monkeypatch.setattr(module, "check_native", lambda features, abi: None)
    monkeypatch.setattr(module, "measure", lambda *args, **more: found)
    command = ["measure", "toy_encrypt", "--cpu", "northwood", "--runs", "12"]
    assert "about 3 of 12 calls something else had part of the core" in cw(*command)[1]
    (row,) = json.loads(cw(*command, "--json")[1])["results"]
    assert row["disturbed"] == 3 and "calls" not in row["ticks"]


@pytest.mark.parametrize("bits", [32, 64])
def test_the_watch_is_as_wide_as_the_core(bits):
    """Several of its instructions are done in a clock, by any core of today and however busy."""
    abi = default_abi(bits)
    try:
        check_native(frozenset(), abi)
    except MachineUnavailable as error:
        pytest.skip(str(error))
    text = f"bits {bits}\nglobal f\nsection .text\nf: ret\n"
    found = measure(load_elf(assemble(text, "test.asm", bits), 0x10000000, bits), "f", [], 0, 200, abi=abi)
    instructions = 250 * 120
    assert instructions / 20 < sorted(found.watched(CHAIN))[20] < instructions


def test_a_chain_without_time_is_an_error():
    with pytest.raises(MachineError, match="too coarse"):
        Brackets(flat(10), flat(10), flat(10), flat(10), 3).cycles("brackets", CHAIN)


def test_three_figures_of_a_series():
    assert Ticks.of([4, 1, 7, 2]) == Ticks(3.5, 3.0, 1)


@pytest.mark.parametrize("vendor, family, model, cycles", [
    ("GenuineIntel", 15, 2, CHAIN / 2), ("GenuineIntel", 15, 3, CHAIN), ("GenuineIntel", 6, 11, CHAIN),
    ("AuthenticAMD", 15, 2, CHAIN)])
def test_the_chain_on_other_machines(vendor, family, model, cycles):
    text = (f"vendor_id\t: {vendor}\ncpu family\t: {family}\nmodel\t\t: {model}\nmodel name\t: Some  CPU\n"
            "flags\t\t: fpu hypervisor\n\nvendor_id\t: other\n")
    assert Host.here(text) == Host(f"Some CPU (family {family}, model {model}) in a virtual machine", cycles)


def test_executable_headers():
    body = executable([Segment(0x10000000, b"abc", False, True), Segment(0x20000000, b"d" * 5000, True, False)],
                      0x10000002, (0x30000000, 64))
    assert body[:4] == b"\x7fELF" and struct.unpack_from("<I", body, 24) == (0x10000002,)
    rows = [struct.unpack_from("<8I", body, 52 + 32 * k) for k in range(4)]
    assert [(r[0], r[2], r[4], r[5], r[6]) for r in rows[:3]] == [
        (1, 0x10000000, 3, 3, 5), (1, 0x20000000, 5000, 5000, 6), (1, 0x30000000, 0, 64, 6)]
    assert all(r[1] % 4096 == r[2] % 4096 for r in rows[:3])
    assert body[rows[1][1]:rows[1][1] + 5000] == b"d" * 5000


def test_refused_arguments():
    most = module.WORDS - 4  # less the words of shadow space
    with pytest.raises(MachineError, match=f"{most + 1} arguments; at most {most}"):
        measure(image("nop"), "f", [0] * (most + 1), 0, 1)
    with pytest.raises(MachineError, match="buffers of its own"):
        measure(image("nop"), "f", [Buffer(b"a"), Same(1)], 0, 1)


def test_arguments_come_from_the_protocol(root):
    """The round keys are those that the expansion makes of the key, not random bytes."""
    library = Library(root)
    source = library.source_of("toy_encrypt")
    params = source.params("toy_encrypt")
    args = kernel_arguments(library, "toy_encrypt", 3)
    assert args[-1] == 3 and block_bytes(params) == 8
    keys, data = args[0], args[1]
    assert isinstance(keys, Buffer) and isinstance(data, Buffer)
    assert len(data.data) == 24 and not data.writable
    (key, _) = kernel_arguments(library, "toy_expand", 1)
    assert isinstance(key, Buffer)
    assert source.interpreter("toy_expand", [key.data, bytes(len(keys.data))])[1] == keys.data
