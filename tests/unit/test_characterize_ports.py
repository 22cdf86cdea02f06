"""Ports on machines that are made up, with what stood in the way on real ones: moves without a port, forms that slow
others for no port's sake, ports that 512 bits close, neighbours on the core."""

from __future__ import annotations

import math
from contextlib import nullcontext
from dataclasses import replace

import pytest

from cipherwright.characterize import prober
from cipherwright.characterize.blocking import (
    FILLERS,
    LINE,
    Blocker,
    blocked,
    candidates,
    clear,
    count,
    inside,
    narrowed,
    recount,
    same,
    union,
)
from cipherwright.characterize.characterize import measure_forms, rates
from cipherwright.characterize.naming import names
from cipherwright.characterize.portsearch import Found, _kinds, search, slots_of
from cipherwright.characterize.portsets import Splitter, closed
from cipherwright.characterize.prober import Job, Prober
from cipherwright.characterize.shapes import Shape, forms, shapes
from cipherwright.characterize.timing import Figure
from targets.tables.rows import Row, rows_of
from tests.support.fake_cpu import INTEL_LIKE, WIDE_LIKE, FakeCpu
from tests.unit.test_characterized_tables import figures, zen4_like

ZEROED = FILLERS["zeroed registers"]
MOVES = {"mov r64,r64": (), "vmovdqa x,x": (), "movzx r32,r8": ()}


@pytest.fixture(scope="module")
def every() -> dict[str, Shape]:
    return shapes(forms())


def infer(cpu: FakeCpu, every: dict[str, Shape], renamed: tuple[str, ...] = ()) -> Found:
    known = {form: every[form] for form in cpu.forms}
    found = {form: figure.clocks for form, figure in rates(cpu, known).items()}
    return search(cpu, known, found, slots_of(cpu, known, found, 6, ZEROED), 6, ZEROED, renamed=renamed)


def test_what_is_as_many_as_there_are_slots_blocks_nothing(every) -> None:
    found = infer(FakeCpu(MOVES | INTEL_LIKE), every, tuple(MOVES))
    assert not [b for b in found.blockers if b.form in MOVES] and found.missed == 0
    assert max(b.ports for b in found.blockers) == 4
    assert all(found.splits[form].uops == () and found.splits[form].sure for form in MOVES)


def test_only_what_has_no_latency_is_done_at_rename(every) -> None:
    """With as many ports as slots nothing tells apart what needs one of them and what needs none, but its latency."""
    cpu = FakeCpu({"mov r64,r64": (), "add r64,r64": ("abcdef",), **{f: INTEL_LIKE[f] for f in (
        "shl r32,imm8", "imul r64,r64")}}, {"mov r64,r64": 0.2, "add r64,r64": 1.0})
    found, _ = measure_forms(cpu, {form: every[form] for form in cpu.forms}, frozenset({"avx"}), 6, ZEROED,
                             lambda text: None)
    assert found["mov r64,r64"].sure and not found["add r64,r64"].sure


def test_readers_of_flags_block_last(every) -> None:
    some = {form: every[form] for form in ("setcc r8", "shl r32,imm8", "rorx r32,r32,imm8")}
    order = [b.form for b in candidates(some, dict.fromkeys(some, 0.5), dict.fromkeys(some, 1.0), 6)]
    assert order == ["rorx r32,r32,imm8", "shl r32,imm8", "setcc r8"]


def test_a_class_blocks_both_ways(every) -> None:
    """A form that another slows without having its ports, and not the reverse, is in no class with it."""
    table = {form: INTEL_LIKE[form] for form in ("shl r32,imm8", "rol r32,imm8", "imul r64,r64", "vpsrld y,y,imm8")}
    cpu = FakeCpu(table | {"vpmuludq y,y,y": ("ef",)}, slowed={("vpmuludq y,y,y", "vpsrld y,y,imm8"): 0.5})
    found = infer(cpu, every)
    assert [members for members in found.members if "vpmuludq y,y,y" in members] == [["vpmuludq y,y,y"]]
    two, three = Blocker("a", 2, 0.5), Blocker("b", 3, 0.334)
    assert same(two, two, 1.0, 1.0) and same(two, two, 1.0, math.nan) and not same(two, two, 1.0, 0.0)
    assert not same(two, three, 1.0, 1.0)
    assert inside(two, three, 1.0, 0.0) and not inside(three, two, 1.0, 1.0) and not inside(two, two, 1.0, 0.1)


def test_a_blocker_that_blocks_what_has_more_ports_is_none() -> None:
    by = Blocker("wide", 2, 0.5)
    loads = {f"load {n}": 0.334 for n in range(4)}
    seen = {"wide": 0.5} | loads | {f"other {n}": 0.25 for n in range(9)}
    one = dict.fromkeys(seen, 1.0)
    nothing = {form: float(form == "wide") for form in seen}
    assert clear(nothing, seen, one, by)
    assert not clear(nothing | dict.fromkeys(loads, 1.0), seen, one, by)
    assert not clear(nothing | {"wide": 0.0}, seen, one, by)        # it does not block itself


def test_hundreds_of_clocks_are_no_ports() -> None:
    assert math.isnan(count(2000.0, Blocker("vpand y,y,y", 3, 0.334), 12))
    assert count(21.7, Blocker("vpand y,y,y", 3, 0.334), 12) == pytest.approx(1, abs=0.01)


def test_a_mixture_is_never_faster_than_its_ports() -> None:
    three, two = Blocker("a", 3, 0.334), Blocker("b", 2, 0.5)
    assert union(4.40, three, three, 6) == 6        # six ports and six slots: something was in the way
    assert union(4.80, three, three, 6) == 5
    assert union(6.70, two, two, 6) == 3 and union(4.83, three, three, 6) == 5


def test_two_kinds_of_stores_stay_in_a_line(every) -> None:
    for other, far in (("mov m8,r8", False), ("vmovdqu m256,y", False), ("mov r64,m64", True), ("add m32,r32", True)):
        probe, _ = blocked(every[other], Blocker("mov m64,r64", 2, 0.5), every["mov m64,r64"], 0.5)
        places = {int(use.text.partition("+")[2].partition("]")[0]) for use in probe.body}
        assert (max(places) < LINE) != far, other


def test_slots_are_measured_by_what_fills_them(every) -> None:
    """A machine does a little less of the filler than it has slots: of a dozen beside each form that is no slot."""
    some = {form: every[form] for form in ("add r64,r64", "imul r64,r64")}
    found = slots_of(FakeCpu(INTEL_LIKE, width=5.8), some, {"add r64,r64": 0.25, "imul r64,r64": 1.0}, 6, ZEROED)
    assert [found[form] for form in some] == pytest.approx([1, 1], abs=0.02)


class Slower(FakeCpu):
    """A machine on which the second and later batches of probes take a tenth longer."""

    def time(self, probes, least=True):  # type: ignore[no-untyped-def]
        figures = super().time(probes, least)
        late = any(" among " in probe.name for probe in probes)
        return [replace(f, clocks=f.clocks * 1.1) for f in figures] if late else figures


def test_a_blockers_rate_is_that_of_the_batch_that_it_counts_in(every) -> None:
    found = infer(Slower(INTEL_LIKE), every)
    assert len(found.members) == len({INTEL_LIKE[b.form] for b in found.blockers}) and found.missed == 0
    assert found.counts["imul r64,r64", "vpxor y,y,y"] == pytest.approx(1.1, abs=0.05)


class Once(FakeCpu):
    """A machine on which what one blocker counts is no whole number, but of its own class."""

    def time(self, probes, least=True):  # type: ignore[no-untyped-def]
        figures = super().time(probes, least)
        return [replace(f, clocks=f.clocks + 0.9) if " among shl" in p.name and not p.name.startswith(("shl", "rol"))
                else f for p, f in zip(probes, figures, strict=True)]


def test_a_blocker_that_was_disturbed_is_replaced_by_another_of_its_class(every) -> None:
    found = infer(Once(INTEL_LIKE), every)
    assert [b.form for b in found.blockers if INTEL_LIKE[b.form] == ("ad",)] == ["rol r32,imm8"]


def test_what_a_blocker_does_not_hold_has_a_port_elsewhere(every) -> None:
    """Stores of a register lose time beside additions: in a mixture both seem to have the additions' ports alone."""
    cpu = FakeCpu(INTEL_LIKE | {"mov m64,r64": ("gh",)}, slowed={("mov m64,r64", "add r64,r64"): 0.5})
    found = infer(cpu, every)
    number = {b.form: n for n, b in enumerate(found.blockers)}
    pair = (number["mov m64,r64"], number["add r64,r64"])
    assert found.unions[min(pair), max(pair)] > 4


def test_slots_that_are_far_off_do_not_outweigh_what_blocks() -> None:
    one, two = frozenset({0}), frozenset({0, 1})
    assert Splitter([two, one]).split([3.0, 2.0], 2.0, 9).uops.count(one) == 2
    assert Splitter([two, one]).split([3.0, 2.0], 2.0, 9).sure


# ---- 512 bits ----

def test_ports_that_512_bits_close(every) -> None:
    found = infer(FakeCpu(WIDE_LIKE, closes="b"), every, ("vmovdqa64 z,z",))
    true = {b.form: WIDE_LIKE[b.form][0] for b in found.blockers}
    with_sets = list(zip(found.blockers, found.sets, strict=True))
    port = {letter: frozenset.intersection(*(s for b, s in with_sets if letter in true[b.form])).difference(
        *(s for b, s in with_sets if letter not in true[b.form])) for letter in "abc"}
    assert all(len(one) == 1 for one in port.values())
    for form in ("vpaddd z,z,z", "vpermd z,z,z", "vaesenc z,z,z", "vpmuludq z,z,z"):
        split = found.splits[form]
        assert split.sure and split.uops == (frozenset().union(*(port[p] for p in WIDE_LIKE[form][0])),), form


def test_a_blocker_beside_what_closes_a_port() -> None:
    three = Blocker("vpand", 3, 1 / 3)
    two = narrowed(three, 6.0, 12)                  # 12 of them took 4 clocks, and now take 6
    assert (two.ports, two.rate) == (2, pytest.approx(0.5)) and recount(7.5, three, two, 12) == pytest.approx(1)
    assert narrowed(three, 0.1, 12) == three and narrowed(three, 2.5, 12) == three      # no whole number of ports
    sets = [frozenset({0, 1, 5}), frozenset({0, 1}), frozenset({1, 5}), frozenset({1})]
    assert closed(sets, [2, 1, 1, 1]) == {1} and closed(sets, [3, 2, 2, 1]) == frozenset()


def test_what_holds_a_closed_port_and_lost_none_says_nothing(every) -> None:
    """Beside 512 bits such an operation goes to other ports than alone; one of general registers keeps its port."""
    blockers = [Blocker("vpand x,x,x", 3, 1 / 3), Blocker("vpmuludq x,x,x", 2, 0.5), Blocker("vpshufb x,x,x", 2, 0.5),
                Blocker("bt r32,imm8", 1, 1.0)]
    found = Found(blockers, sets=[frozenset({0, 1, 5}), frozenset({0, 1}), frozenset({1, 5}), frozenset({1})])
    move = "vmovdqa64 z,z"
    found.counts = {(move, b.form): lost for b, lost in zip(blockers, (6.0, 0.0, 8.0, 0.0), strict=True)}
    kinds = _kinds(every, {move: 0.5}, found)
    assert kinds[True].closed == {1} and [b.ports for b in kinds[True].blockers] == [2, 2, 1, 1]
    assert kinds[True].silent == {"vpmuludq x,x,x"} and not kinds[False].silent


# ---- names ----

def test_names_are_those_under_which_most_forms_agree() -> None:
    """Two kinds of forms for which the table is wrong are more sets than one for which it is right, but fewer forms."""
    found = zen4_like()
    rows: dict[str, Row] = {}
    some = rows_of("zen4")["add r64,r64"]
    found.forms = {}
    for form, mine, theirs in (*((f"both{n} r64", (0, 1), ("a", "b")) for n in range(6)),
                               *((f"one{n} r64", (0,), ("a",)) for n in range(9)),
                               ("odd r64", (1,), ("a",)), ("odder r64", (1, 2), ("a", "c"))):
        found.forms[form] = figures(form, 0.5, (mine,))
        rows[form] = replace(some, ports=(theirs,))
    assert names(found, rows) == {0: "a", 1: "b", 2: "c"}
    found.forms = {form: figures(form, 0.5, ((0,),)) for form in ("one r64", "two r64")}
    rows = {form: replace(some, ports=((name,),)) for form, name in (("one r64", "a"), ("two r64", "b"))}
    assert names(found, rows) == {0: "a"}       # which says as much for it as against it


# ---- neighbours ----

class Shared(Prober):
    """A prober on half a core: while `slow` is over 0 a pass begins with the neighbour there, and all takes twice."""

    def __init__(self) -> None:
        super().__init__(passes=3, more=20)
        self.slow = 0

    def _started(self, code):  # type: ignore[no-untyped-def]
        return nullcontext(None)

    def _sizes(self, child, nothing, jobs):  # type: ignore[no-untyped-def]
        return [1] * len(jobs)

    def _ask(self, child, requests):  # type: ignore[no-untyped-def]
        times = 2 if self.slow > 0 else 1
        self.slow -= 1
        return [[(10_100, 100 + (1000 * times if job.entry else 0))] * runs for job, _, runs in requests]


def test_figures_beside_a_neighbour_do_not_count() -> None:
    one, watch = [Job(1, 1, 1, "one")], Job(2, 1, 1, "watch")
    shared = Shared()
    assert shared.time_jobs([], 0, one, True, watch) == [Figure(1000.0, 0.002, 3)]
    shared.slow = 5
    assert shared.time_jobs([], 0, one, True, watch) == [Figure(1000.0, 0.002, 3)]
    shared.slow = 100
    assert shared.time_jobs([], 0, one, True, watch)[0].clocks == 2000         # there is nothing else


def test_no_batch_of_probes_takes_the_time_of_the_others(monkeypatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(prober.time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(prober.time, "sleep", lambda seconds: clock.__setitem__(0, clock[0] + 5 * seconds))

    class Noisy(Shared):
        def _ask(self, child, requests):  # type: ignore[no-untyped-def]
            clock[0] += 1.0
            return [[(10_100, 100 + (int(1000 * (1 + clock[0])) if job.entry else 0))] * runs
                    for job, _, runs in requests]

    shared = Noisy()
    shared.more = 1000
    shared.time_jobs([], 0, [Job(1, 1, 1, "one")])
    assert shared.repeated > 3 and clock[0] < 0.1 * prober.BUDGET
