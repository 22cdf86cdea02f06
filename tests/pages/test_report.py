"""`cw report`: the shipped figures, a small kernel counted by hand, rows without a kernel, JSON, page and terminal."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright import kept
from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.instrument.kernel_args import kernel_arguments
from cipherwright.project.sources import Library
from cipherwright.report import chart as report_chart
from cipherwright.report import html as report_html
from cipherwright.report import kernels as report_kernels
from cipherwright.report import report
from cipherwright.report.data import as_data
from cipherwright.report.measure import Job, Measured, code_bytes, is_cached, lacking, measure_job, object_bytes
from cipherwright.report.report import Row, measure_rows
from cipherwright.report.rows import read_rows
from cipherwright.validation.bias import bias

CPUS = ("pentium3", "northwood", "prescott")
KEYS = {"cipher", "variant", "cpu", "paper", "table", "uops_per_block", "cycles_per_block", "bounds",
        "paper_uops_per_block", "paper_cycles_per_block", "model_bias"}

TINY = """kernel tiny(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n { dst[0] = src[0] ^ 5 }
}
mapping tiny slow on northwood { }
"""
REPORT = """[paper.999]
title = "A paper"
method = "by hand"
uops = "by hand"

[[series]]
paper = "999"
table = "1"
cipher = "tiny"
variant = "plain"
title = "Tiny"
kernel = "tiny"
block_bytes = 4
blocks = 8
source = "Table 1"
rows = [{ cpu = "pentium3", cycles = 10, uops = 9 }, { cpu = "northwood", cycles = 1000, uops = 6, note = "tried it" }]
part = { name = "half", per_block = 2, source = "Table 0", uops = { pentium3 = 4 } }

[[series]]
paper = "999"
table = "2"
cipher = "absent"
variant = "<none>"
title = "Absent"
kernel = "absent_encrypt"
block_bytes = 16
blocks = 8
source = "Table 2"
rows = [{ cpu = "prescott", cycles = 100 }]
"""


@pytest.fixture
def tiny(root: Path) -> Builder:
    """A library with a one-line kernel, and three published rows."""
    (root / "ciphers" / "tiny.cw").write_text(TINY)
    (root / "ciphers" / "report.toml").write_text(REPORT)
    library = Library(root)
    return Builder(library, root / "generated")


def fake(row_number: int) -> Measured:
    """Figures that depend on the row only."""
    return Measured(blocks=10, cycles=1000.0 + 400 * row_number, pass_path=120.0, uops=5000, form_uops=4900,
                    instructions=4000, bounds={"width": 900.0, "ports": 950.0, "path": 10.0},
                    causes={"port p2 busy": 600.0, "rare": 1.0}, table_bytes=1024, code_bytes=300, object_bytes=1324)


@pytest.fixture(scope="module")
def shipped_rows() -> list[Row]:
    """The shipped rows, every other one with figures that were not computed."""
    return [Row(p, bias(p.cpu), fake(n) if n % 2 else None, "" if n % 2 else "not <there>")
            for n, p in enumerate(read_rows(Library()))]


class TestShipped:
    def test_every_row_of_the_tables_is_there(self):
        """Paper 000: three CPUs in each table, but no XMM on the Pentium III (Tables 2 and 9)."""
        rows = read_rows(Library())
        wanted = {(table, cipher, variant, cpu) for table, cipher, variants in (
            ("2", "serpent", ["program 1", "program 2", "program 3"]), ("5", "aes128", ["encrypt"]),
            ("7", "snow2", ["keystream"]), ("8", "fox128", ["I", "II"]), ("9", "sha512", ["single", "double"]),
            ("10", "whirlpool", ["single"])) for variant in variants for cpu in CPUS}
        wanted -= {("2", "serpent", "program 3", "pentium3"), ("9", "sha512", "double", "pentium3")}
        assert {(r.table, r.cipher, r.variant, r.cpu) for r in rows if r.paper.number == "000"} == wanted

    def test_cycles_a_block_and_a_byte_agree(self):
        """To the digits that are printed; Table 2 has no cycles a byte, nor have papers 002 and 004."""
        for row in read_rows(Library()):
            if row.paper.number in ("001", "003"):
                continue
            if row.paper.number == "004":
                assert row.cycles_per_byte is None and row.uops is None
                continue
            if row.paper.number == "002":
                assert row.cycles_per_byte is None and row.uops is not None
            elif row.table == "2":
                assert row.cycles_per_byte is None and row.uops is None
            else:
                assert row.cycles_per_byte is not None and row.uops is not None
                digits = 2 if row.cycles_per_byte < 10 else 1
                # 3.125 is printed as 3.13
                assert abs(row.cycles / row.block_bytes - row.cycles_per_byte) <= 0.501 * 10**-digits, row

    def test_the_counts_are_those_of_papers_toml(self):
        """Both files quote the same tables."""
        library = Library()
        for other in library.papers:
            mine = {r.cpu: r for r in read_rows(library)
                    if r.kernel == other["kernel"] and r.mapping is None and (r.uops is not None or r.part)}
            for cpu, uops in other["uops"].items():
                part = mine[cpu].part
                assert (part.uops[cpu], part.per_block) == (uops, other["units"]) if part else \
                    (mine[cpu].uops, 1) == (uops, other["units"])

    def test_keys_and_a_row_without_a_kernel(self, shipped_rows):
        data = as_data(shipped_rows)
        assert len(data) == len(read_rows(Library()))
        for row in data:
            assert set(row) >= KEYS and row["paper"] in ("000", "001", "002", "003", "004")
            figure = "bytes" if row["unit"] == "bytes" else "cycles_per_block"
            assert (row["missing"] is None) == (row[figure] is not None)
            assert (row["cycles_per_block"] is not None) == (row["bounds"] is not None)
        json.dumps(data)

    def test_the_page_has_every_row(self, shipped_rows):
        page = report_html.render(shipped_rows, [])
        assert len(set(re.findall(r'id="(row-[^"]*)"', page))) == len(shipped_rows)
        assert "http" not in re.sub(r'xmlns="[^"]*"', "", page), "the page must need nothing else"
        assert "not <there>" not in page and "not &lt;there&gt;" in page
        for row in shipped_rows:
            if row.state == "short":
                assert html.escape(f"falls short by {100 * (row.ratio - 1):.1f} %") in page


def counted_by_hand(line: str) -> int:
    """Uops on a Pentium III (Agner Fog, Instruction tables, sheet 'Pentium II and III'): a load is one, a store two, a
    computation one and its memory operand one more. `lea` computes."""
    name, _, operands = line.partition(" ")
    assert name in ("mov", "lea", "xor", "add", "dec", "cmp", "jne"), f"the code has changed: count {line}, too"
    if operands.startswith("dword ["):
        assert name == "mov"
        return 2
    return 1 if name in ("mov", "lea") else 1 + ("[" in operands)


class TestByHand:
    def test_a_pass_of_a_tiny_kernel(self, tiny):
        """One more block is one more pass of the loop in the text: its uops, a third of them as clocks."""
        asm = tiny.asm("tiny", get_cpu("pentium3"))
        loop = asm[asm.index(".blocks_1:"):asm.index("jne .blocks_1")].splitlines()[1:-1] + ["jne"]
        lines = [" ".join(line.split(";")[0].split()) for line in loop]
        assert sum("[" in line for line in lines) >= 2 and "xor" in " ".join(lines)
        uops = sum(counted_by_hand(line) for line in lines)
        made, more = (measure_job(tiny, Job("tiny", None, "pentium3", n)) for n in (8, 9))
        assert more.uops - made.uops == uops >= 7
        assert more.instructions - made.instructions == len(lines) and (made.blocks, more.blocks) == (8, 9)
        assert more.bounds["width"] - made.bounds["width"] == pytest.approx(uops / 3)
        assert tiny.manifest("tiny", get_cpu("pentium3"), None)["loop_uops"] == {"blocks": uops}

    @pytest.mark.parametrize("cpu", CPUS)
    def test_uops_by_form_are_the_manifests(self, tiny, cpu):
        """The manifest's count of a pass, and on a Pentium 4 at most a uop a store more."""
        one, many = (measure_job(tiny, Job("toy_encrypt", None, cpu, n)) for n in (1, 5))
        loop = tiny.manifest("toy_encrypt", get_cpu(cpu), None)["loop_uops"]
        assert many.form_uops - one.form_uops == 4 * loop["blocks"]
        assert many.uops - one.uops >= many.form_uops - one.form_uops
        if cpu == "pentium3":
            assert many.uops == many.form_uops
        assert set(many.bounds) == {"width", "ports", "path"} and many.cycles >= max(many.bounds.values())
        assert sum(many.causes.values()) == pytest.approx(many.cycles)

    def test_figures_of_a_row(self, tiny):
        """1400 clocks for 10 blocks of which each is two of the paper's, over what the model gives of the cycles."""
        published = read_rows(tiny.library)[0]
        one = Row(published, bias("pentium3"), fake(1))
        (made,), median = as_data([one]), one.divisor
        assert made["cycles_per_block"] == 140 and made["uops_per_block"] == 500
        assert made["corrected_cycles_per_block"] == pytest.approx(140 / median, abs=1e-3)
        assert made["ratio"] == pytest.approx(14 / median, abs=1e-3) and made["within"] is False
        assert made["bounds"] == {"width": 90, "ports": 95, "path": 1}
        assert made["pass_path"] == 120
        assert made["bound_ratio"] == pytest.approx(140 / 95, abs=1e-3)
        assert made["cycles_per_byte"] == 35 and made["uops_within"] is False and made["model_bias"] == median
        assert made["part"] == {"name": "half", "per_block": 2, "source": "Table 0", "uops": 250, "paper_uops": 4}
        (half,) = as_data([Row(replace_units(published, 2), bias("pentium3"), fake(1))])
        assert (half["cycles_per_block"], half["blocks_per_call"]) == (70, 20)

    def test_a_cpu_without_validation(self, tiny):
        (made,) = as_data([Row(read_rows(tiny.library)[0], None, fake(1))])
        assert (made["model_bias"], made["ratio"], made["within"]) == (None, None, None)
        assert made["cycles_per_block"] == 140


def replace_units(published, units):
    from dataclasses import replace

    return replace(published, units=units)


class TestMeasuring:
    def test_rows_with_and_without_a_kernel(self, tiny):
        seen = []
        rows = measure_rows(tiny, read_rows(tiny.library), shared.explain, progress=lambda *n: seen.append(n))
        assert [r.state for r in rows[1:]] == ["aim", "missing"] and seen == [(1, 3), (2, 3), (3, 3)]
        assert rows[0].measured is not None and rows[0].measured.blocks == 8
        assert rows[2].missing == "ciphers/ has no kernel absent_encrypt" and rows[2].cycles is None

    def test_the_path_of_a_pass(self, tiny):
        """Twenty operations in a chain are a clock each on a Pentium III; forty are twenty clocks more."""
        made = []
        for pairs in (10, 20):
            value = "src[0]"
            for n in range(pairs):
                value = f"(({value} ^ {5 + n}) + {7 + n})"
            (tiny.library.root / "ciphers" / "tiny.cw").write_text(TINY.replace("src[0] ^ 5", value))
            made.append(measure_job(Builder(Library(tiny.library.root), tiny.out), Job("tiny", None, "pentium3", 8)))
        assert made[1].pass_path - made[0].pass_path == 20 and made[0].pass_path >= 20 + 3
        assert made[0].bounds["path"] < made[0].pass_path * 8

    def test_what_is_lacking(self, tiny):
        assert lacking(tiny, Job("tiny", "fast", "northwood", 1)) == "kernel tiny has no mapping called fast"
        assert lacking(tiny, Job("tiny", "slow", "prescott", 1)) == "the mapping slow of tiny is not for prescott"
        assert lacking(tiny, Job("tiny", "slow", "northwood", 1)) == ""

    def test_a_fault_stays_in_its_row(self, tiny, monkeypatch):
        def broken(builder, job):
            if job.cpu == "northwood":
                raise UserError("it does not compile")
            return fake(0)

        monkeypatch.setattr(report, "measure_job", broken)
        rows = measure_rows(tiny, read_rows(tiny.library), shared.explain)
        assert [r.missing for r in rows[:2]] == ["", "it does not compile"]

    def test_results_are_kept_until_something_changes(self, tiny, monkeypatch):
        from cipherwright.report import measure as report_measure

        job = Job("tiny", None, "pentium3", 4)
        made = measure_job(tiny, job)
        monkeypatch.setattr(report_measure, "_measure", lambda *a: pytest.fail("measured again"))
        assert is_cached(tiny, job) and measure_job(tiny, job) == made
        assert not is_cached(tiny, Job("tiny", None, "pentium3", 5))
        path = tiny.library.root / "ciphers" / "tiny.cw"
        path.write_text(TINY.replace("^ 5", "^ 6"))
        assert not is_cached(Builder(Library(tiny.library.root), tiny.out), job)

    def test_the_number_of_processes_changes_nothing(self, tiny, monkeypatch):
        """Rows measured in one process and in two, with the fault of one: the same, and told of in the same order."""
        rows, found = read_rows(tiny.library), []
        real = report.measure_job

        def one_fails(builder, job):
            if job.cpu == "northwood":
                raise UserError("it does not compile")
            return real(builder, job)

        monkeypatch.setattr(report, "measure_job", one_fails)
        for cores in (1, 2):
            monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
            shutil.rmtree(tiny.library.root / ".cache", ignore_errors=True)
            told: list[tuple[int, int]] = []
            made = measure_rows(tiny, rows, shared.explain, progress=lambda *done, told=told: told.append(done))
            found.append((as_data(made), told))
        assert found[0] == found[1] and found[0][1] == [(1, 3), (2, 3), (3, 3)]
        assert found[0][0][1]["missing"] == "it does not compile" and found[0][0][0]["cycles_per_block"] > 0

    @pytest.mark.full
    def test_a_source_is_checked_where_a_kernel_is_compiled(self, tiny, tmp_path, monkeypatch):
        """Before workers are there; not where generated/ has the kernels as they are."""
        monkeypatch.setattr(kept, "folder", lambda: tmp_path)
        monkeypatch.setattr(os, "cpu_count", lambda: 2)
        checked: list[str] = []
        monkeypatch.setattr(Builder, "check_source", lambda self, source: checked.append(source.path.name))
        jobs = [Job("tiny", None, cpu, 8) for cpu in ("pentium3", "northwood")]
        report.measure_jobs(tiny, jobs, shared.explain)
        assert checked == ["tiny.cw"]
        report.measure_jobs(tiny, [replace(job, blocks=9) for job in jobs], shared.explain)
        assert checked == ["tiny.cw"]

    def test_sizes_are_kept(self, tiny, tmp_path, monkeypatch):
        """The second page assembles no kernel; other text, or other bits, is assembled."""
        from cipherwright.machine import assemble

        monkeypatch.setattr(kept, "folder", lambda: tmp_path)
        data = "section .data\ndd 1\n"
        text = f"bits 32\nret\n{data}"
        measure_job(tiny, Job("tiny", None, "pentium3", 8))
        before = report_kernels.kernel_list(tiny), code_bytes(text, "a"), object_bytes(text, "a")
        real, again = assemble.assemble, []
        monkeypatch.setattr(assemble, "assemble", lambda *a: (again.append(a), real(*a))[1])
        assert before == (report_kernels.kernel_list(tiny), code_bytes(text, "b"), object_bytes(text, "b"))
        assert not again and len(before[0]) == 1 and before[1:] == (1, 5)
        assert code_bytes(f"bits 32\nnop\nret\n{data}", "a") == 2 and len(again) == 1

    def test_messages_side_by_side_all_count(self, tiny, monkeypatch):
        from cipherwright.instrument import kernel_trace

        trace = kernel_trace.kernel_trace
        monkeypatch.setattr(kernel_trace, "kernel_trace", lambda *a: replace(trace(*a), messages=2))
        assert measure_job(tiny, Job("tiny", None, "pentium3", 4), use_cache=False).blocks == 8

    def test_messages_have_buffers_of_their_own(self, tiny):
        """What is per block or written is each message's own; a key is everybody's, as is the count."""
        (tiny.library.root / "ciphers" / "chain.cw").write_text(
            "kernel chain(h: inout u32le[2], k: secret in u32le[3], m: in u32le[4] per block, n: count) {\n"
            "    blocks n { h[0] = h[0] + m[0] + k[0] }\n}\n")
        library = Library(tiny.library.root)
        one, two = (kernel_arguments(library, "chain", 5, n) for n in (1, 2))
        assert [a if isinstance(a, int) else len(a.data) for a in one] == [8, 12, 80, 5]
        assert [a if isinstance(a, int) else len(a.data) for a in two] == [8, 8, 12, 80, 80, 5]
        assert two[3].data != two[4].data and two[0] is not two[1]


class TestCommand:
    def test_json(self, tiny, cw):
        code, out, _ = cw("report", "--json")
        rows = json.loads(out)["rows"]
        assert code == 0 and len(rows) == 3 and all(set(row) >= KEYS for row in rows)
        assert not (tiny.library.root / "report.html").exists()

    def test_page_and_terminal(self, tiny, cw):
        code, out, _ = cw("report")
        page = (tiny.library.root / "report.html").read_text()
        assert code == 0 and "wrote " in out and "report.html" in out
        assert "tiny plain" in out and "missing: ciphers/ has no kernel absent_encrypt" in out
        assert "<td>absent &lt;none&gt;</td>" in page and "tried it" in page and "A paper" in page
        assert [k.name for k in report_kernels.kernel_list(tiny)] == ["tiny", "tiny"]
        assert all(0 < k.code_bytes < 200 and k.loop_uops for k in report_kernels.kernel_list(tiny))

    def test_filters(self, tiny, cw, tmp_path):
        place = tmp_path / "x.html"
        assert len(json.loads(cw("report", "tiny", "--json", "--blocks", "2")[1])["rows"]) == 2
        assert len(json.loads(cw("report", "--cpu", "prescott", "--json", "--out", place)[1])["rows"]) == 1
        assert place.read_text().count('<tr class="first" id="row-') == 1
        assert len(json.loads(cw("report", "--paper", "999", "absent_encrypt", "--json")[1])["rows"]) == 1

    @pytest.mark.parametrize("args, said", [
        (["tnyi"], "no row is of `tnyi`: did you mean tiny"), (["--cpu", "northwod"], "did you mean northwood"),
        (["--paper", "99"], "no row is of paper `99`"), (["absent", "--cpu", "pentium3"], "no row of ciphers/report")])
    def test_errors(self, tiny, cw, args, said):
        code, _, err = cw("report", *args)
        assert code == 2 and said in err

    @pytest.mark.parametrize("old, new, said", [
        ('cpu = "prescott", cycles = 100', 'cpu = "prescott"', "[[series]] 2 (absent, <none>), rows: lacks cycles"),
        ('cpu = "prescott", cycles = 100', 'cpu = "prescott", cycles = "1"', "cycles is '1'; expected a number"),
        ('block_bytes = 16', "blok = 1", "[[series]] 2: lacks block_bytes and has unknown blok"),
        ('paper = "999"\ntable = "2"', 'paper = "998"\ntable = "2"', "paper '998' has no table [paper.998]"),
        ('variant = "<none>"', "variant = [", "ciphers/report.toml"),
        ('cpu = "northwood", cycles = 1000', 'cpu = "pentium3", cycles = 1', "two rows for tiny (plain) on pentium3"),
        ("blocks = 8", "blocks = 8\nunits = 3", "8 blocks of 4 bytes, 3 to a block")])
    def test_bad_data(self, tiny, cw, old, new, said):
        path = tiny.library.root / "ciphers" / "report.toml"
        path.write_text(REPORT.replace(old, new))
        code, _, err = cw("report", "--json")
        assert code == 2 and said in err

    def test_no_data(self, root, cw):
        code, _, err = cw("report")
        assert code == 2 and "has no rows" in err


def test_the_chart_marks_what_falls_short(shipped_rows):
    measured = [r for r in shipped_rows if r.measured]
    drawn = report_chart.ratios(shipped_rows)
    assert drawn.count("<circle") == len(measured)
    assert drawn.count("falls short") == sum(r.state == "short" for r in measured) > 0
    for table in {r.published.table for r in shipped_rows}:
        mine = [r for r in shipped_rows if r.published.table == table]
        chart = report_chart.bars(mine)
        assert chart.count('class="paper"') == len(mine)
        assert chart.count('class="bound"') == sum(r.bound is not None for r in mine)


def test_the_chart_of_ratios_fits_a_telephone(shipped_rows):
    wide, narrow = report_chart.ratios(shipped_rows), report_chart.ratios(shipped_rows, report_chart.NARROW)
    assert "viewBox=\"0 0 1000 " in wide and f'viewBox="0 0 {report_chart.NARROW.width} ' in narrow
    assert wide.count("<circle") == narrow.count("<circle") > 0
    places = [float(x) for x in re.findall(r'(?:cx|<text x)="([\d.]+)"', narrow)]
    assert min(places) >= 0 and max(places) <= report_chart.NARROW.width
