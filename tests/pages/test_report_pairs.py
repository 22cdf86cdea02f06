"""The report's rows of an in-order CPU: what its percentages are of, by the paper's own figures and on the model."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, replace

import pytest
from rich.console import Console

from cipherwright.project.sources import Library
from cipherwright.report import html as report_html
from cipherwright.report import pairs_view as report_pairs_view
from cipherwright.report.data import as_data
from cipherwright.report.measure import Measured
from cipherwright.report.pairs import Pairs, count_pairs, published_pairs
from cipherwright.report.report import Row
from cipherwright.report.rows import Published, read_rows
from cipherwright.validation.bias import bias
from targets.simulate import simulate
from targets.trace import Trace, straight_line
from tests.support.sequences import code, places

TABLE3 = {row.cipher: row for row in read_rows(Library()) if row.paper.number == "002"}
PRINTED = {"md4": (241, 0.58), "md5": (337, 0.58), "sha1": (837, 0.57), "ripemd": (480, 0.58),
           "ripemd128": (592, 0.58), "ripemd160": (1013, 0.62)}
"""Cycles and cycles per instruction of Table 3."""
BSWAP = {"sha1": 16}
"""Clocks that the prefixes of its bswap cost."""

# One step of round 1 of MD5 as Table 2 has it, left, middle and right column; A, B, C, D and T are registers.
STEPS = {
    "left": "mov T,C; xor T,D; and T,B; xor T,D; add A,T; add A,[esi]; add A,0x12345678; rol A,7; add A,B",
    "middle": "xor T,D; add A,[esi]; and T,B; add A,0x12345678; xor T,D; add A,T; mov T,B; rol A,7; add A,B",
    "right": "xor T,D; lea A,[A+ebp+0x12345678]; and T,B; mov ebp,[esi+4]; xor T,D; add A,T; mov T,B; rol A,7; add A,B",
}


def steps(column: str, count: int) -> list[str]:
    """Steps behind each other, each with the registers of the one before moved on by one place."""
    out = []
    for n in range(count):
        names = dict(zip("ABCD", (("eax", "ebx", "ecx", "edx")[(i - n) % 4] for i in range(4)), strict=True), T="edi")
        out += ["".join(names.get(letter, letter) for letter in line) for line in STEPS[column].split("; ")]
    return out


def step_trace(column: str, count: int = 64) -> Trace:
    """A warm pass and a measured one."""
    lines = code(tuple(steps(column, count)))
    same = places(len(lines), {i: 0x200000 for i in range(len(lines))})
    return replace(straight_line(list(lines), repeat=2, loads=same, stores=same), warmup=1)


class TestThePapersArithmetic:
    """What its percentages are of can be seen by what comes out whole."""

    def test_all_six_are_there(self):
        assert set(TABLE3) == set(PRINTED) and {row.cpu for row in TABLE3.values()} == {"pentium"}
        assert {row.cipher: row.cycles for row in TABLE3.values()} == {name: c for name, (c, _) in PRINTED.items()}

    @pytest.mark.parametrize("row", TABLE3.values(), ids=lambda row: row.cipher)
    def test_instructions_less_those_in_v_are_the_cycles(self, row: Published):
        pairs = published_pairs(row)
        assert pairs is not None and pairs.instructions - pairs.second + BSWAP.get(row.cipher, 0) == row.cycles
        assert pairs.v_pipe == pytest.approx(row.v_pipe, abs=0.006)
        assert pairs.paired == pytest.approx(row.paired, abs=0.006)
        assert round(row.cycles / pairs.instructions, 2) == PRINTED[row.cipher][1]

    @pytest.mark.parametrize("cipher, rotations", [("md4", 48), ("md5", 64), ("ripemd", 2 * 48),
                                                   ("ripemd128", 2 * 64 + 1), ("ripemd160", 4 * 80)])
    def test_what_cannot_pair_are_the_rotations(self, cipher: str, rotations: int):
        """One a step, two in RIPEMD-160; RIPEMD-128 has one instruction more that cannot pair."""
        pairs = published_pairs(TABLE3[cipher])
        assert pairs is not None and pairs.unpairable == rotations

    def test_memory_references_are_of_all_instructions(self):
        """Whole numbers but for MD4's, whose 13.88 % are 58 of 418."""
        for cipher, row in TABLE3.items():
            pairs = published_pairs(row)
            assert pairs is not None and pairs.memory_references is not None and row.memory is not None
            close = abs(pairs.memory_references - row.memory) < 0.0051
            assert close == (cipher != "md4"), cipher
        assert round(100 * 58 / 418, 2) == TABLE3["md4"].memory

    @pytest.mark.parametrize("cipher, bound", [("md4", 233), ("md5", 321), ("ripemd", 464), ("ripemd160", 980)])
    def test_bounds(self, cipher: str, bound: int):
        pairs = published_pairs(TABLE3[cipher])
        assert pairs is not None and bound - 1 < pairs.bound <= bound


class TestOnTheModel:
    @pytest.mark.parametrize("column, v_pipe, paired, cycles", [("left", 1, 25, 9), ("middle", 4, 100, 6),
                                                                ("right", 4, 100, 5)])
    def test_the_steps_of_table_2(self, column: str, v_pipe: int, paired: int, cycles: int):
        """One of nine in V are its 11 %, four of nine its 44 %."""
        trace = step_trace(column)
        outcome = simulate(trace, "pentium", True)
        pairs = count_pairs(trace, outcome)
        # the first instruction pairs with the last of the warm pass, and counts there
        assert pairs is not None and pairs.instructions == 9 * 64 - 1 and pairs.unpairable == 64
        assert pairs.v_pipe == pytest.approx(100 * v_pipe / 9, abs=0.1) and round(pairs.paired) == paired
        assert outcome.cycles / 64 == pytest.approx(cycles, abs=0.05)
        assert pairs.memory == 64 and pairs.bound == (9 * 64 - 1 + 64) / 2

    def test_calls_are_averaged(self):
        lines = code(tuple(steps("right", 8)))
        pairs = [count_pairs(many, simulate(many, "pentium", True)) for many in (
            replace(straight_line(list(lines), repeat=n), warmup=1) for n in (3, 6))]
        assert all(p is not None and p.instructions == pytest.approx(72, abs=1) and p.memory == 8 and p.second == 32
                   for p in pairs)

    def test_a_cpu_without_pipes_has_no_pairs(self):
        trace = step_trace("right", 4)
        assert count_pairs(trace, simulate(trace, "pentium3", True)) is None
        assert count_pairs(trace, simulate(trace, "pentium")) is None


def row(cycles: float, **more: int) -> Row:
    """MD5 of Table 3 beside figures that are not computed: ten blocks of 500 instructions."""
    pairs = Pairs(5000, 2100, 640, 700)
    bound = pairs.bound
    measured = Measured(blocks=10, cycles=cycles, pass_path=90.0, uops=5000, form_uops=5000, instructions=5000,
                        bounds={"width": 2500.0, "ports": bound, "path": 100.0}, causes={"raw": 10.0}, table_bytes=0,
                        code_bytes=1500, pairs=asdict(pairs))
    return Row(TABLE3["md5"], bias("pentium"), replace(measured, **more))


class TestRows:
    def test_figures(self):
        (made,) = as_data([row(2900.0)])
        assert made["cycles_per_block"] == 290 and made["uops_per_block"] == made["instructions_per_block"] == 500
        assert made["v_pipe_percent"] == 42 and made["memory_reference_percent"] == 14
        assert made["paired_simple_percent"] == round(100 * 4200 / 4360, 3)
        assert made["cycles_per_instruction"] == 0.58 and made["pairing_bound"] == made["bounds"]["ports"] == 282
        assert (made["code_bytes"], made["paper_code_bytes"], made["code_fits_cache"]) == (1500, 1713, True)
        assert made["paper_v_pipe_percent"] == 41.59 and made["paper_pairing_bound"] == 320.5
        assert made["paper_unpairable_per_block"] == 64 and made["paper_cycles_per_instruction"] == 0.584
        json.dumps(made)

    def test_counted_cycles_stand_beside_the_models_own(self):
        """The model has the rules by which the paper counts; 337 of 337 are not below."""
        found = bias("pentium")
        assert found is not None and found.median_ratio < 1
        one = row(3300.0)
        (made,) = as_data([one])
        assert made["compared"] == "model" and made["ratio"] == round(330 / 337, 4) and made["within"] is True
        assert made["corrected_cycles_per_block"] == pytest.approx(330 / one.divisor, abs=1e-3) and \
            made["model_bias"] == one.divisor
        assert [row(c).state for c in (3380.0, 3370.0, 3369.0, 2849.0, 2848.0)] == ["short", "short", "within",
                                                                                   "within", "aim"]

    def test_the_page_has_both_figures_and_says_what_does_not_fit(self):
        page = report_html.render([row(2900.0, code_bytes=9000)], [])
        assert "9\u2009000 bytes of code do not fit into the 8192-byte code cache" in page
        for figure in ("41.59", "42.00", "96.33", "93.57", "0.584", "0.580", "1\u2009713"):
            assert f">{figure}</td>" in page, figure
        assert "500 instr., paper 577" in page and "% in V pipe" in page

    def test_cells_mark_what_is_above(self):
        cells = dict(zip(report_pairs_view.HEADINGS, report_pairs_view.pair_cells(row(3400.0)), strict=True))
        assert cells["cycles"] == ("340.0", "337", "short") and cells["instructions"] == ("500", "577", "")
        missing = Row(TABLE3["md5"], bias("pentium"), None, "not there")
        assert {mine for mine, _other, _style in report_pairs_view.pair_cells(missing)} == {"-"}

    def test_terminal(self):
        out = Console(width=160, file=io.StringIO())
        report_pairs_view.print_pairs(out, [row(2900.0)])
        text = out.file.getvalue()
        for cell in ("500/577", "42.00/41.59", "96.33/93.57", "290.0/337", "1\u2009500/1\u2009713"):
            assert cell in text
        report_pairs_view.print_pairs(out, [])
        assert out.file.getvalue() == text
