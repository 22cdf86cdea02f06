"""What is inferred from times of probes, on a CPU that is made up; tables, comparisons; a few probes run for real."""

from __future__ import annotations

import math
import os
import platform
import struct
import sys
from contextlib import nullcontext

import pytest

from cipherwright.bench.measure import check_native
from cipherwright.characterize import structure, timing
from cipherwright.characterize.blocking import FILLERS, filler
from cipherwright.characterize.bodies import FLAGS, MEMORY, chains, has_chain, round_trips, stream, uses
from cipherwright.characterize.characterize import chosen, measure_forms, rates
from cipherwright.characterize.compare import table_rate
from cipherwright.characterize.latency import halves, latencies
from cipherwright.characterize.portsearch import search, sibling, slots_of
from cipherwright.characterize.portsets import Splitter, assign, rate_of
from cipherwright.characterize.prober import Job, Prober
from cipherwright.characterize.probes import CLEAN_UPPER, CODE_BASE, Probe, Use, code_of
from cipherwright.characterize.probes import lines as lines_of
from cipherwright.characterize.shapes import Shape, forms, shapes, text_of
from cipherwright.commands import characterize as command
from cipherwright.commands.shared import explain
from cipherwright.machine import native
from cipherwright.machine.machine import MachineError, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from targets import cpuid
from targets.tables.rows import rows_of
from tests.support.fake_cpu import INTEL_LIKE, ZEN_KEPT, ZEN_LIKE, FakeCpu

EVERYTHING = frozenset({"avx", "avx2", "avx512f", "avx512dq"})


@pytest.fixture(scope="module")
def every() -> dict[str, Shape]:
    return shapes(forms())

ZEROED = FILLERS["zeroed registers"]


def test_every_form_is_decoded_as_itself(every: dict[str, Shape]) -> None:
    assert len(every) > 400
    assert [form for form, shape in every.items() if shape.form != form] == []


def test_operands_are_the_decoders(every: dict[str, Shape]) -> None:
    add, mul, blend = every["add r64,r64"], every["mul r64"], every["vpblendmd z{k},z,z"]
    assert [(op.read, op.written) for op in add.operands] == [(True, True), (True, False)]
    assert mul.implicit_reads == (0,) and has_chain(mul) and not has_chain(add)
    assert not blend.operands[0].read and blend.needs == ("avx512f",)
    assert every["lea r64,[r+r*i]"].operands[2].read and every["adc r64,r64"].implicit_reads


def test_what_a_cpu_lacks_is_skipped_with_the_reason() -> None:
    known, skipped = chosen(frozenset({"lm", "cmov", "sse2", "sse", "mmx"}))
    assert "add r64,r64" in known and "vpaddd z,z,z" not in known
    assert skipped["vpaddd z,z,z"] == "this CPU lacks avx512f"


def test_features_are_spelled_as_linux_does(every: dict[str, Shape], monkeypatch, tmp_path) -> None:
    """Those of tables and those of the decoder by one list."""
    assert [native.flag_of(name) for name in ("sse3", "lzcnt", "avx512vbmi2", "x64", "bmi2")] == [
        "pni", "abm", "avx512_vbmi2", "lm", "bmi2"]
    assert every["lzcnt r64,r64"].needs == ("abm",) and every["sha1nexte x,x"].needs == ("sha_ni",)
    monkeypatch.setattr(native, "CPUINFO", tmp_path / "cpuinfo")
    with pytest.raises(MachineUnavailable, match="not Linux"):
        native.flags()
    native.CPUINFO.write_text("processor : 0\nflags\t\t: fpu lm abm\n\nprocessor : 1\nflags : fpu\n", encoding="utf-8")
    assert native.flags() == {"fpu", "lm", "abm"}


def test_independent_instructions_are_independent(every: dict[str, Shape]) -> None:
    found = [next(uses(every["vpaddd y,y,y"], n)).text for n in range(12)]
    assert found[0] == "vpaddd ymm1, ymm12, ymm13" and len(set(found)) == 11
    assert text_of("vpxord z,z,m32b", ["1", "2"]) == "vpxord zmm1, zmm2, [r14]{1to16}"
    assert stream(every["mul r64"]).body[0].text == "mov rax, r11"


def test_code_of_probes_is_a_loop() -> None:
    code = code_of([Probe("one", (Use("", "add rbx, rcx"),)),
                    Probe("two", (Use("", "nop"),), ("xor ebx, ebx",), whole=True)])
    assert code.entries[0] == CODE_BASE and (code.entries[1] - CODE_BASE) % 64 == 0
    assert code.body.count(b"\x48\x01\xcb") == 192 and code.body.endswith(b"\xc3")


def test_upper_halves_are_clean_before_code_of_sse_where_there_is_avx(every: dict[str, Shape]) -> None:
    forward = next(p for p in structure.loads(frozenset()) if p.name == "forward: 16 bytes")
    for probe, sse in ((stream(every["paddd x,x"]), True), (chains(every["movd x,r32"])[0].probe, True),
                       (forward, True), (stream(every["vpaddd x,x,x"]), False), (stream(every["add r64,r64"]), False)):
        assert CLEAN_UPPER not in lines_of([probe])             # what a probe is does not depend on the machine
        assert code_of([probe], avx=True).body.startswith(b"\xc5\xf8\x77") == sse, probe.name
        assert b"\xc5\xf8\x77" not in code_of([probe]).body


# ---- times ----

def test_ticks_become_clocks_by_the_chain_beside_them() -> None:
    runs = [(5100, 4100), (9000, 5000), (5200, 4099)]      # 10,000 clocks in 5000 ticks
    assert timing.clocks(runs, 100, 10) == pytest.approx(799.8)
    assert timing.clocks(runs, 100, 10, least=False) == pytest.approx(800)
    assert timing.core_per_tick(runs, 100) == 2
    with pytest.raises(timing.NoClock):
        timing.clocks([(100, 4000)], 100, 1)


class NoCounter(Prober):
    """A prober on a machine whose time-stamp counter stands still."""

    def _started(self, code):  # type: ignore[no-untyped-def]
        return nullcontext(None)

    def _ask(self, child, requests):  # type: ignore[no-untyped-def]
        return [[(0, 0)] * runs for _, _, runs in requests]


def test_a_machine_without_a_clock_is_no_bug_of_the_tool() -> None:
    with pytest.raises(timing.NoClock, match="too coarse") as raised:
        NoCounter().time([Probe("one", (Use("", "nop"),))])
    assert explain(raised.value) == (2, str(raised.value))


class Died:
    """A probing program that answers one request and ends."""

    def __init__(self) -> None:
        ends = os.pipe()
        os.write(ends[1], struct.pack("<2Q", 1, 2))
        os.close(ends[1])
        self.stdout, self.stdin = open(ends[0], "rb", buffering=0), open(os.devnull, "wb")

    def wait(self) -> int:
        return -11


def test_the_probe_that_ended_the_program_is_named() -> None:
    child = Died()
    with child.stdout, child.stdin, pytest.raises(MachineError, match=r"^second: it faulted, .* ended with -11"):
        Prober()._ask(child, [(Job(0, 1, 1, name), 1, 1) for name in ("first", "second", "third")])


def test_a_disturbed_figure_is_not_steady_and_a_quiet_one_is() -> None:
    assert timing.settled([1.0, 1.3, 1.002, 1.001]).clocks == 1.001
    assert timing.settled([1.0, 1.3, 1.002, 1.001]).steady
    assert not timing.settled([1.0, 1.3, 1.2]).steady
    assert timing.settled([1.0]).spread == timing.FLOOR


def test_figures_of_several_times_are_as_far_apart_as_they_are() -> None:
    times = [timing.Figure(2.0, 0.002, 5), timing.Figure(2.1, 0.002, 5), timing.Figure(2.02, 0.01, 7)]
    assert timing.together(times) == timing.Figure(2.02, pytest.approx(0.1 / 2.02), 17)
    assert timing.together([times[2]] * 3).spread == 0.01           # not less than each is sure of itself


class Disturbed(Prober):
    """A prober whose machine does something else during the first passes."""

    def __init__(self) -> None:
        super().__init__(passes=3, more=20)
        self.times = iter([1.5, 1.9, 1.4, *[1.0] * 40])
        self.asked: list[int] = []

    def _started(self, code):  # type: ignore[no-untyped-def]
        return nullcontext(None)

    def _sizes(self, child, nothing, jobs):  # type: ignore[no-untyped-def]
        return [1] * len(jobs)

    def _pass(self, child, nothing, jobs, counts, wanted, seen, slow, least):  # type: ignore[no-untyped-def]
        self.asked.append(len(wanted))
        for n in wanted:
            seen[n].append(2.0 if n == 0 else next(self.times))


def test_probes_that_do_not_agree_are_run_again_alone() -> None:
    prober = Disturbed()
    quiet, noisy = prober.time_jobs([], 0, [Job(0, 1, 1, "quiet"), Job(0, 1, 1, "noisy")])
    assert quiet.passes == 3 and noisy.passes == 6 and noisy.clocks == 1.0 and noisy.steady
    assert prober.asked == [2, 2, 2, 1, 1, 1] and prober.repeated == 3


# ---- ports ----

def infer(table: dict[str, tuple[str, ...]], kept: dict[str, float], every: dict[str, Shape]):  # type: ignore[no-untyped-def]
    cpu = FakeCpu(table, kept=kept)
    known = {form: every[form] for form in table}
    found = {form: figure.clocks for form, figure in rates(cpu, known).items()}
    return search(cpu, known, found, slots_of(cpu, known, found, cpu.width, ZEROED), cpu.width, ZEROED)


@pytest.mark.parametrize(("table", "kept"), [(ZEN_LIKE, ZEN_KEPT), (INTEL_LIKE, {})])
def test_ports_are_found_but_for_their_names(table, kept, every) -> None:
    found = infer(table, kept, every)
    assert found.missed == 0
    true = {b.form: frozenset(table[b.form][0]) for b in found.blockers}
    for a, mine in zip(found.blockers, found.sets, strict=True):
        for b, other in zip(found.blockers, found.sets, strict=True):
            assert len(mine & other) == len(true[a.form] & true[b.form]), (a.form, b.form)
    names: dict[int, str] = {}
    for port in range(found.ports):     # ports that the same sets hold cannot be told apart, and need not be
        inside = {b.form for b, s in zip(found.blockers, found.sets, strict=True) if port in s}
        names[port] = "+".join(sorted(inside))
    for form, uops in table.items():
        split = found.splits[form]
        assert split.sure, form
        assert sorted(map(len, split.uops)) == sorted(map(len, uops)), form
        assert split.occupancy == kept.get(form, 1.0), form


def test_classes_are_the_sets_of_the_table(every) -> None:
    found = infer(INTEL_LIKE, {}, every)
    for members in found.members:
        assert len({INTEL_LIKE[form] for form in members}) == 1, members


def test_slots_are_filled_with_what_the_machine_does_as_many_of_as_it_has_slots() -> None:
    assert filler({"zeroed registers": 5.97, "nops of eight bytes": 5.97}, 6) is ZEROED
    assert filler({"zeroed registers": 6.83, "nops of eight bytes": 7.94}, 8).text.startswith("nop")
    assert filler({"zeroed registers": 3.4}, 4) is ZEROED


def test_sets_of_given_sizes_and_unions() -> None:
    sets, missed = assign([2, 2, 1, 4], {(0, 1): 3, (0, 2): 2, (1, 2): 2, (0, 3): 4, (1, 3): 4, (2, 3): 4})
    assert missed == 0 and len(sets[0] & sets[1]) == 1 and sets[2] == sets[0] & sets[1] and sets[0] | sets[1] < sets[3]
    assert assign([1, 1], {(0, 1): 5})[1] == 3


def test_a_split_is_no_slower_than_what_was_measured() -> None:
    both, one = frozenset({0, 1}), frozenset({0})
    splitter = Splitter([both, one])
    assert splitter.split([1.0, 0.0], 0.5, 1).uops == (both,)
    assert splitter.split([1.0, 1.0], 1.0, 1).uops == (one,)
    assert splitter.split([2.0, 0.0], 1.0, 1, 2.0).occupancy == 2.0
    assert splitter.split([1.0, math.nan], 0.5, 1).uops == (both,)
    assert not splitter.split([0.0, 0.0], 3.0, 1).sure
    assert rate_of([both, one]) == 1 and rate_of([both, both, both]) == 1.5
    assert rate_of([both, one], (3.0, 1.0)) == 2 and rate_of([both, both], (1.0, 2.0)) == 1.5


def test_a_tables_rate_is_of_ports_that_are_kept_for_different_times() -> None:
    rows = rows_of("zen4")
    assert table_rate(rows["vpternlogd z,z,m512,imm8"], 6) == 1     # three clocks of four pipes, two of two
    assert table_rate(rows["vpternlogd z,z,z,imm8"], 6) == 0.75
    assert table_rate(rows["add r64,r64"], 6) == 0.25


def test_the_form_without_memory_and_the_narrower_one() -> None:
    assert sibling("vpxord x,x,m32b") == "vpxor x,x,x"
    assert sibling("vpaddd z,z,m512") == "vpaddd z,z,z"
    assert sibling("vpaddd z,z,z") == "vpaddd y,y,y"
    assert sibling("add r64,m64") == "add r64,r64"


# ---- latencies ----

def test_latencies_of_each_pair_of_operands(every) -> None:
    known = {form: every[form] for form in ("add r64,r64", "vpshufb y,y,y", "vpaddd x,x,m128", "vmovd x,r32",
                                            "cmovcc r64,r64", "adc r64,r64", "mov r64,m64", "vpermt2d z,z,z")}
    cpu = FakeCpu({}, {"add r64,r64": 1, "vpshufb y,y,y": 2, "vpaddd x,x,m128": 8, "vmovd x,r32": 3.0, "and r64,r64": 1,
                       "cmovcc r64,r64": 1, "cmp r32,r32": 1, "adc r64,r64": 1, "mov r64,m64": 4, "vpermt2d z,z,z": 5})
    links = [chain for shape in known.values() for chain in chains(shape)]
    trips = round_trips(EVERYTHING)
    ways = halves(dict(zip(trips, cpu.time(list(trips.values())), strict=True)))
    assert ways["r>v"] == ways["v>r"] == 3.0
    found = latencies(links, cpu.time([c.probe for c in links]), ways)
    assert {one.pair: one.clocks for one in found["vpshufb y,y,y"]} == {"2>1": 2, "3>1": 2}
    assert {one.pair: one.clocks for one in found["vpaddd x,x,m128"]}["m>1"] == 8
    assert [(one.pair, one.clocks, one.of_round_trip) for one in found["vmovd x,r32"]] == [("2>1", 3.0, True)]
    assert {one.pair for one in found["adc r64,r64"]} == {"1>1", "2>1", "f>f"}
    assert {one.pair: one.clocks for one in found["cmovcc r64,r64"]}["f>1"] == 1
    assert {one.pair for one in found["vpermt2d z,z,z"]} == {"1>1", "2>1", "3>1"}
    assert {one.pair: one.clocks for one in found["mov r64,m64"]} == {"m>1": 4}


def test_a_way_back_that_is_not_known_says_nothing(every) -> None:
    links = chains(every["vmovd x,r32"])
    assert latencies(links, FakeCpu({}).time([c.probe for c in links]), {}) == {}
    assert (MEMORY, FLAGS) == (-1, -2)


# ---- structure ----

def test_edges_and_levels() -> None:
    flat = {n: 4.0 for n in range(8, 40, 8)}
    assert structure.knee(flat | {n: 14.0 for n in range(40, 80, 8)}) == 32
    assert structure.knee({n: 4.0 for n in range(8, 80, 8)}) is None
    assert structure.edge({n: 100 + (n > 320) * 90 + n % 7 for n in range(40, 680, 8)}) == 320
    assert structure.edge({n: 100.0 + n for n in range(40, 680, 8)}) is None
    assert structure.width({"moves": 5.96, "zeros": 5.97, "nops": 11.8, "sums": 3.5}) == 6
    with pytest.raises(MachineError, match=r"3\.5 moves, 0\.05 nops a clock; expected .* whole .* measure again"):
        structure.width({"moves": 3.5, "nops": 0.05})


def test_a_ring_leads_through_every_line_once() -> None:
    base, size = 0x20000000, 4096
    memory, here, seen = structure.ring(base, size, 1), 0, set()
    while here not in seen:
        seen.add(here)
        here = int.from_bytes(memory[here:here + 8], "little") - base
    assert len(seen) == size // 64


def test_a_made_up_machine_is_measured_whole(every) -> None:
    known = {form: every[form] for form in INTEL_LIKE}
    cpu = FakeCpu(INTEL_LIKE)
    said: list[str] = []
    found, ports = measure_forms(cpu, known, EVERYTHING, 6, ZEROED, said.append)
    assert set(found) == set(INTEL_LIKE) and ports.ports == 6 and said[0] == f"streams of {len(known)} forms"
    assert found["add r64,r64"].slots == pytest.approx(1, abs=0.05)


# ---- the command ----

def test_a_machine_that_cannot_be_measured_says_why(cw, monkeypatch) -> None:
    def refuse(self: object, features: object = (), abi: object = None) -> None:
        raise MachineUnavailable("this system does not run x86-64 programs (test)")

    check_native.cache_clear()
    monkeypatch.setattr(NativeMachine, "__init__", refuse)
    monkeypatch.setattr(NativeMachine, "__del__", lambda self: None)
    code, _, err = cw("characterize", "--against", "zen4")
    assert code == 2 and "cannot be measured" in err and "x86-64 programs (test)" in err
    monkeypatch.setattr(command.sys, "platform", "plan9")
    assert "it is no Linux" in cw("characterize", "--against", "zen4")[2]


def test_a_table_needs_a_base(cw, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match(None, "this machine is a CPU of which there is no table"))
    code, _, err = cw("characterize", "--out", tmp_path / "mine.toml")
    assert code == 2 and "of which there is no table" in err and "--against" in err
    assert "no such table" in cw("characterize", "--against", "zen9")[2]


def test_native_is_the_machines_table_or_is_refused(monkeypatch) -> None:
    from cipherwright.commands.native import chosen as targets_of
    from cipherwright.errors import UserError

    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match("core2", "it is a Core 2"))
    assert targets_of((), lambda: ["other"]) == (["core2-64"], "it is a Core 2")
    assert targets_of(("northwood", "native"), lambda: []) == (["northwood", "core2-64"], "it is a Core 2")
    assert targets_of(("northwood",), lambda: []) == (["northwood"], "")
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match(None, "there is no table"))
    assert targets_of((), lambda: ["other"])[0] == ["other"]
    with pytest.raises(UserError, match="there is no table"):
        targets_of(("native",), lambda: [])


@pytest.mark.skipif(not sys.platform.startswith("linux") or platform.machine() != "x86_64", reason="no x86-64 Linux")
def test_a_few_probes_run_for_real(every) -> None:
    probes = [stream(every["add r64,r64"]), chains(every["imul r64,r64"])[0].probe, stream(every["mov r64,m64"])]
    found = Prober(passes=1, more=0).time(probes)
    assert all(math.isfinite(figure.clocks) and figure.clocks > 0 for figure in found)
