"""Rows that are timed natively beside the model: storing, comparing, and the machine as a judge of mappings."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace

import pytest

from cipherwright.bench.measure import check_native
from cipherwright.characterize import calls
from cipherwright.characterize.calls import loop, placed, prepare
from cipherwright.characterize.prober import ARENA, ARENA_BYTES, Prober
from cipherwright.characterize.shapes import forms, shapes
from cipherwright.characterize.timing import Figure
from cipherwright.commands import model as model_command
from cipherwright.commands import tune as tune_command
from cipherwright.errors import UserError
from cipherwright.instrument.instrument import CannotRun
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import Buffer, MachineError, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from cipherwright.paths import TOOL
from cipherwright.project.sources import Library
from cipherwright.tuning import on_machine
from cipherwright.tuning.axes import Traits
from cipherwright.tuning.tuning import Question, Tried, Tuned
from cipherwright.validation import machine
from cipherwright.validation.calls_trace import MOST, trace_calls
from cipherwright.validation.machine_rows import (
    CHAIN,
    KERNEL,
    PEER,
    STREAM,
    Case,
    code_digest,
    forms_cases,
    kernel_cases,
    probe_trace,
)
from targets import cpuid
from targets.cpu import load_cpu
from targets.elf import Image, Segment


class Fixed(Case):
    """A case whose model gives a number, or cannot run."""

    def model(self, cpu: str) -> float:
        if cpu == "none":
            raise CannotRun("no model of it")
        return 11.0


def run_of(*rows: machine.Measured) -> machine.Run:
    return machine.Run("Some CPU (family 1, model 2)", "core2", "2026-01-01", rows)


ROW = machine.Measured(KERNEL, "toy", "clocks a call", "abc", 10.0, 0.002)


def test_a_run_is_stored_and_read_back(tmp_path) -> None:
    run = run_of(ROW, replace(ROW, kind=STREAM, name="add r64,r64", clocks=0.25))
    machine.store(run, tmp_path / "core2.json")
    assert machine.stored("core2", tmp_path) == run
    assert machine.stored("pentium", tmp_path) is None
    (tmp_path / "core2.json").write_text('{"cpu": 1}', encoding="utf-8")
    with pytest.raises(UserError, match=r"validate --machine --store"):
        machine.stored("core2", tmp_path)


def test_what_is_committed_can_be_read() -> None:
    for path in machine.MACHINES.glob("*.json"):
        found = machine.stored(path.stem)
        assert found is not None and found.table == path.stem and "family" in found.cpu
        assert all(row.clocks > 0 and 0 < row.spread for row in found.rows)


@pytest.mark.full
def test_most_committed_rows_are_of_code_that_is_still_there() -> None:
    found = machine.stored("zen4")
    assert found is not None
    cases = [*forms_cases(shapes(forms())), *kernel_cases(Library(TOOL))]
    code = {(case.kind, case.name): case.code for case in cases}
    for kind in (STREAM, CHAIN, KERNEL):
        rows = [row for row in found.rows if row.kind == kind]
        assert sum(code.get((row.kind, row.name)) == row.code for row in rows) > len(rows) / 2, kind


def test_comments_are_not_in_the_digest_of_code() -> None:
    text = "; made from toy.cw (sha256 12)\n\ntoy:\n        mov eax, ebx    ; 0.0 p0\n        ret\n"
    assert code_digest(text) == code_digest("toy:\n        mov eax, ebx            ; 1.0 p1\n; end\n        ret\n")
    assert code_digest(text) != code_digest(text.replace("ebx", "ecx"))


def test_rows_are_compared_and_changed_code_is_left_out() -> None:
    run = run_of(ROW, replace(ROW, name="gone"), replace(ROW, name="other"))
    cases = [Fixed(KERNEL, "toy", "clocks a call", "abc"), Fixed(KERNEL, "other", "clocks a call", "changed")]
    rows, gone = machine.compare(run, cases, "core2")
    assert gone == 2 and [one.error for one in rows] == [pytest.approx(0.1)]
    assert machine.compare(run, cases, "none")[0][0].reason == "no model of it"
    found = machine.summary(rows)[KERNEL]
    assert (found["rows"], found["run"]) == (1, 1) and found["median_ratio"] == pytest.approx(1.1)
    said = "\n".join(machine.lines(run, rows, gone, "core2"))
    assert "left out: 2 stored rows" in said and "10.0 %" in said
    assert machine.as_data(run, rows, gone, "core2")["summary"][KERNEL]["worst"][0][0] == "toy"


def test_kernels_of_ours_and_of_others_have_figures_together() -> None:
    mine, theirs = machine.Compared(ROW, 0.9 * ROW.clocks), machine.Compared(replace(ROW, kind=PEER), 1.2 * ROW.clocks)
    chain = machine.Compared(replace(ROW, kind=CHAIN), 9.0 * ROW.clocks)
    found = machine.summary([mine, theirs, chain])
    assert list(found) == [CHAIN, KERNEL, PEER, machine.BOTH]
    both = found[machine.BOTH]
    assert both["rows"] == 2 and both["within_10_percent"] == pytest.approx(0.5)
    assert both["median_absolute_error"] == pytest.approx(0.15) and both["median_ratio"] == pytest.approx(1.05)
    assert any(line.startswith("both") for line in machine.lines(run_of(ROW), [mine, theirs], 0, "core2"))
    assert list(machine.summary([mine])) == [KERNEL]


def test_what_figures_fall_short_of_is_said() -> None:
    kernels = [machine.Compared(replace(ROW, name=str(n)), 9.7 if n else 12.0) for n in range(39)]
    peer = machine.Compared(replace(ROW, kind=PEER), 9.7)
    found = machine.summary([*kernels, peer])
    assert found[KERNEL]["short"] is None
    assert found[machine.BOTH]["short"] == ["bias by 0.010"]
    near = [replace(one, model=9.9) for one in [*kernels, peer]]
    assert machine.summary(near)[machine.BOTH]["short"] == []
    assert machine.lines(run_of(ROW), near, 0, "core2")[-1].endswith("  met")
    far = [replace(one, model=9.0) for one in [*kernels[1:], peer]]
    assert machine.summary(far)[machine.BOTH]["short"] == ["error by 5.0 points", "bias by 0.080", "rows by 1"]
    chain = machine.Compared(replace(ROW, kind=CHAIN), 10.5)
    assert machine.summary([chain])[CHAIN]["short"] == ["error by 2.0 points"]


def test_calls_are_timed_in_rounds_until_three_figures_agree(monkeypatch) -> None:
    monkeypatch.setattr(machine, "Prober", lambda **more: None)
    asked: list[str] = []

    def timed(name: str, figures: list[float]) -> Case:
        def measure(prober: object) -> Figure:
            asked.append(name)
            if not figures:
                raise MachineError("it died")
            return Figure(figures.pop(0), 0.002, 1)
        return Case(KERNEL, name, "clocks a call", "abc", measure=measure)

    quiet, loud, bad = timed("quiet", [5.0] * 9), timed("loud", [9.0, 8.0, 7.0, 6.0, 5.0, 5.0, 5.01]), timed("bad", [])
    found, failed = machine._calls([quiet, loud, bad], lambda text: None)
    assert {case.name: figure.clocks for case, figure in found} == {"quiet": 5.0, "loud": 5.0}
    assert failed == {"bad": "it died"} and asked.count("quiet") == machine.ROUNDS and asked.count("loud") == 7
    assert asked[:3] == ["quiet", "loud", "bad"]


def test_forms_run_on_a_model_as_they_are_timed() -> None:
    cases = {(c.kind, c.name): c for c in forms_cases(shapes(["add r64,r64", "imul r64,r64", "mov r64,m64"]))}
    assert cases[STREAM, "add r64,r64"].model("core2") == pytest.approx(1 / 3, rel=0.03)
    assert cases[CHAIN, "imul r64,r64: 1>1"].model("core2") == pytest.approx(5, rel=0.03)
    assert cases[CHAIN, "mov r64,m64: m>1"].model("core2") == pytest.approx(3, rel=0.03)
    one = cases[STREAM, "mov r64,m64"].probe
    assert one is not None and min(probe_trace(one).load) > 0x10000000


def test_buffers_stand_apart_and_arguments_beyond_six_on_the_stack() -> None:
    words, fill = placed([Buffer(b"ab", offset=5), 7, Buffer(b"c" * 5000)], 0x1000)
    assert words == [0x1005, 7, 0x3000] and fill == {0x1005: b"ab", 0x3000: b"c" * 5000}
    with pytest.raises(MachineError, match="buffers of its own"):
        placed([object()])  # type: ignore[list-item]
    text = loop(0x10000000, range(8), ("vzeroupper",))
    assert "mov r9, 0x5" in text and "mov [rsp + 8], rax" in text and "vzeroupper" in text


def test_a_stacked_word_is_of_64_bits() -> None:
    large = 0x123456789ABCDEF0
    assert large.to_bytes(8, "little") in run_nasm(loop(0x10000000, [*range(6), large]), "calls", "bin")


def test_buffers_that_the_probing_program_has_no_room_for() -> None:
    assert len(placed([Buffer(bytes(5000))], ARENA + ARENA_BYTES - 0x3000)[0]) == 1
    with pytest.raises(MachineError, match="do not fit the 384 MiB .* fewer blocks"):
        placed([Buffer(b"a"), Buffer(bytes(5000))], ARENA + ARENA_BYTES - 0x3000)


def test_calls_run_on_the_model_as_they_are_timed() -> None:
    """A call that adds to memory: each pass sets its arguments, calls, and finds what the one before has left."""
    code = bytes.fromhex("480337488937c3")         # add rsi,[rdi]; mov [rdi],rsi; ret
    image = Image(0x10000000, [Segment(0x10000000, code, False, True)], {"toy": 0x10000000}, bits=64)
    trace = trace_calls(image, "toy", [Buffer(bytes(8), offset=24), 3])
    assert trace.measured == MOST and trace.warmup == MOST // 2
    passes = [trace.index[a:b].tolist() for a, b in itertools.pairwise(trace.marks)]
    assert len({tuple(one) for one in passes}) == 1
    texts = [trace.code[i].mnemonic for i in passes[0]]
    assert texts == ["mov", "mov", "mov", "call", "add", "mov", "ret", "dec", "jcc"]
    assert {int(at) & 0xFFF for at in trace.load[4::9]} == {24} and set(trace.load[4::9]) == set(trace.store[5::9])
    assert trace.load[6] == trace.store[3]         # the return reads what the call has written
    assert trace.taken.tolist() == ([0, 0, 0, 1, 0, 0, 1, 0, 1] * len(passes))[:-1] + [0]


class Asked(Prober):
    """A prober that writes down what it is asked to time, and what memory then holds."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, dict[int, bytes], float]] = []

    def time_jobs(self, segments, nothing, jobs, least=True):  # type: ignore[no-untyped-def]
        self.asked.append((jobs[0].name, self.fill, least))
        return [Figure(1.0, 0.002, 1)]


def returning(at: int) -> Image:
    return Image(at, [Segment(at, b"\xc3", False, True)], {"toy": at}, bits=64)


def test_a_call_is_prepared_once_and_timed_in_rounds(monkeypatch) -> None:
    assembled: list[str] = []
    monkeypatch.setattr(calls, "run_nasm", lambda text, *more: assembled.append(text) or b"\xc3")
    call = prepare(returning(0x10000000), "toy", [Buffer(b"ab")])
    prober = Asked()
    prober.fill = {1: b"before"}
    for least in (True, False):
        call.time(prober, least)
    assert len(assembled) == 1 and prober.fill == {1: b"before"}
    assert prober.asked == [("toy", {calls.PLACE: b"ab"}, True), ("toy", {calls.PLACE: b"ab"}, False)]
    with pytest.raises(MachineError, match="keeps for itself"):
        prepare(returning(ARENA), "toy", [])


# ---- a machine as judge ----

def mapping(name: str, cycles: float) -> Tried:
    return Tried((name,), blocks=10, cycles=cycles)


def test_the_least_of_medians_decides_and_one_bad_round_does_not() -> None:
    slow, quick = mapping("slow", 90), mapping("quick", 100)
    timed = on_machine.settle([slow, quick], [[1000, 900], [1001, 5000], [1700, 902], [1000, 901]])
    assert [one.tried.label for one in timed] == ["quick", "slow"] and timed[0].clocks == 90.0
    assert [(a.tried.label, b.tried.label) for a, b in on_machine.disagreements(timed)] == [("quick", "slow")]
    assert any("they disagree: quick" in line for line in on_machine.lines(timed))
    near = on_machine.settle([slow, quick], [[1000, 995]] * 3)
    assert on_machine.disagreements(near) == [] and on_machine.lines([]) == []
    assert on_machine.as_data(timed)[0]["mapping"] == ["quick"]


def test_the_machines_choice_is_what_is_pasted(cw, monkeypatch) -> None:
    """And said, in JSON and to read; the model has the other first."""
    ranked = [replace(mapping("roll rounds", 90), code="a", bounds={"ports": 80.0}, causes={"ports": 90.0}),
              replace(mapping("streams 2", 100), code="b", bounds={"ports": 80.0}, causes={"ports": 100.0})]
    timed = on_machine.settle(ranked, [[1000, 900]] * 3)
    question = Question(TOOL, "chacha20_blocks", "core2-64")
    tuned = Tuned(question, Traits({"rounds": 10}, 32, False, 0, (), True), tuple(ranked))
    monkeypatch.setattr(on_machine, "check", lambda cpu: None)
    monkeypatch.setattr(on_machine, "judge", lambda library, tuned: timed)
    monkeypatch.setattr(tune_command, "tune", lambda question, jobs, told: tuned)
    given = ("tune", "chacha20_blocks", "--cpu", "core2-64", "--judge", "machine")
    got = json.loads(cw(*given, "--json")[1])
    assert got["best"][0]["mapping"] == ["streams 2"] and "streams 2" in got["mapping"]
    assert got["why"] == ("`streams 2` wins on this machine with 90.0 clocks a block, 10.0 % fewer clocks than the "
                          "next, `roll rounds` (100.0).")
    assert got["limits"][0].startswith("`streams 2`") and got["limits"][1].startswith("`roll rounds`")
    said = cw(*given)[1]
    assert said.index("they disagree") < said.index(got["why"]) < said.index(got["mapping"])
    monkeypatch.setattr(on_machine, "judge", lambda library, tuned: [])
    assert json.loads(cw(*given, "--json")[1])["why"].startswith("`roll rounds` wins with 90.0")


def test_a_machine_that_cannot_judge_says_so(monkeypatch) -> None:
    def refuse(self: object, features: object, abi: object) -> None:
        raise MachineUnavailable("this CPU lacks everything (test)")

    with pytest.raises(UserError, match="32-bit code"):
        on_machine.check(load_cpu("northwood"))
    check_native.cache_clear()
    monkeypatch.setattr(NativeMachine, "__init__", refuse)
    monkeypatch.setattr(NativeMachine, "__del__", lambda self: None)
    with pytest.raises(UserError, match="lacks everything"):
        on_machine.check(load_cpu("core2-64"))


def test_usage(cw, monkeypatch) -> None:
    assert "--store and --stored with --machine" in cw("validate", "--store")[2]
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match(None, "there is no table of this machine"))
    assert "there is no table of this machine" in cw("validate", "--machine")[2]
    assert "nothing is stored of a pentium" in cw("validate", "--machine", "--cpu", "pentium")[2]
    code, _, err = cw("validate", "--machine", "--cpu", "pentium", "--stored")
    assert code == 2 and "validate --machine --store on that CPU" in err and "of this machine" not in err


@pytest.mark.parametrize(("given", "said"), [(("--stored",), "leave one of them out"),
                                             (("--cpu", "zen4"), "--cpu zen4 is another; it is a Core 2")])
def test_store_is_refused_where_nothing_is_measured(cw, monkeypatch, given: tuple[str, ...], said: str) -> None:
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match("core2", "it is a Core 2"))
    code, _, err = cw("validate", "--machine", "--store", *given)
    assert code == 2 and said in err


def test_what_this_machine_measures_is_stored(cw, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(cpuid, "here", lambda: cpuid.Match("core2", "it is a Core 2"))
    monkeypatch.setattr(machine, "MACHINES", tmp_path)
    monkeypatch.setattr(model_command, "_machine_cases", lambda rows: [Fixed(KERNEL, "toy", "clocks a call", "abc")])
    monkeypatch.setattr(model_command, "_measured", lambda cases, table, note: run_of(ROW))
    for given in ((), ("--cpu", "core2")):
        code, out, _ = cw("validate", "--machine", "--store", *given)
        assert code == 0 and "+10.0 %" in out
        assert machine.stored("core2", tmp_path) == run_of(ROW)
        (tmp_path / "core2.json").unlink()


def test_moves_between_files_on_zen4_are_as_they_were_measured() -> None:
    """There and back in chains of each, legacy and VEX, and what is taken out of halves of a register."""
    names = {f"{form}: 2>1" for form in ("movd x,r32", "movd r32,x", "movq x,r64", "pmovmskb r32,x", "vmovd x,r32",
                                         "vpmovmskb r32,x", "vpmovmskb r32,y", "vextracti128 x,y,imm8")}
    run = machine.stored("zen4")
    assert run is not None
    clocks = {row.name: row.clocks for row in run.rows if row.kind == CHAIN and row.name in names}
    cases = [case for case in forms_cases(shapes(forms())) if case.name in names]
    assert {case.name for case in cases} == set(clocks) == names
    assert {case.name: case.model("zen4") for case in cases} == pytest.approx(clocks, rel=0.03)
