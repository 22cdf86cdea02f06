"""The report's rows that are not of a block: a loop in the limit, what is outside it, a call, bytes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.instrument import kernel_trace
from cipherwright.project.sources import Library
from cipherwright.report import html as report_html
from cipherwright.report import report
from cipherwright.report import view as report_view
from cipherwright.report.data import as_data
from cipherwright.report.measure import Job, Measured, is_cached, lacking, measure_job, object_bytes
from cipherwright.report.report import Row, measure_rows, row_jobs
from cipherwright.report.rows import Published, read_rows

KERNELS = """kernel chain(h: inout u32le[1], m: in u32le[1] per block, n: count) {
    blocks n { h[0] = (h[0] ^ m[0]) + 5 }
}
kernel once(src: in u32le[2], dst: out u32le[2]) {
    dst[0] = (src[0] ^ src[1]) + 9
    dst[1] = src[1] + src[0]
}
kernel both(h: inout u32le[1], m: in u32le[1] per block, n: count, src: in u32le[2], dst: out u32le[2]) {
    dst[0] = (src[0] ^ src[1]) + 9
    dst[1] = src[1] + src[0]
    blocks n { h[0] = (h[0] ^ m[0]) + 5 }
}
"""
SERIES = """
[[series]]
paper = "999"
table = "text"
cipher = "{kernel}"
variant = "{variant}"
title = "{kernel} {variant}"
kernel = "{kernel}"
block_bytes = 4
blocks = {blocks}
unit = "{unit}"
source = "page 1"
{more}rows = [{rows}]
"""
PAPER = """[paper.999]
title = "A page"
method = "by hand"
uops = "by hand"
"""


def series(kernel: str, unit: str, rows: str, blocks: int = 8, more: str = "", variant: str = "") -> str:
    """The text of a [[series]]."""
    return SERIES.format(kernel=kernel, variant=variant or unit, unit=unit, rows=rows, blocks=blocks, more=more)


REPORT = (PAPER + series("chain", "loop", '{ cpu = "pentium3", cycles = 3, bound = 2 }')
          + series("both", "outside", '{ cpu = "pentium3", cycles = 9 }', more='less = "once"\n')
          + series("once", "call", '{ cpu = "pentium3", cycles = 20 }', 1)
          + series("once", "bytes", '{ cpu = "pentium3", bytes = 5632, table_bytes = 2048 }', 1)
          + series("absent", "loop", '{ cpu = "pentium3", cycles = 1 }')
          + series("both", "outside", '{ cpu = "pentium3", cycles = 9 }', more='less = "absent"\n', variant="none"))


@pytest.fixture
def small(root: Path) -> Builder:
    """A library with three small kernels, and published rows of all units."""
    (root / "ciphers" / "small.cw").write_text(KERNELS)
    (root / "ciphers" / "report.toml").write_text(REPORT)
    library = Library(root)
    return Builder(library, root / "generated")


def call_of(builder: Builder, kernel: str, blocks: int) -> Measured:
    """A whole call on the Pentium III."""
    return measure_job(builder, Job(kernel, None, "pentium3", blocks, "call"))


class TestMeasuring:
    def test_a_block_in_the_limit(self, small):
        """As many uops as a pass of the loop has, by the manifest, and a third of a clock each at least."""
        loop = measure_job(small, Job("chain", None, "pentium3", 8, "loop"))
        one, two = (measure_job(small, Job("chain", None, "pentium3", n)) for n in (8, 16))
        passes = small.manifest("chain", get_cpu("pentium3"), None)["loop_uops"]["blocks"]
        assert (loop.blocks, loop.uops) == (8, 8 * passes) and loop.cycles == two.cycles - one.cycles > 0
        assert loop.bounds["width"] == pytest.approx(8 * passes / 3)
        assert loop.bounds["path"] == 8 * 2, "h through an exclusive or and an addition"
        assert sum(loop.causes.values()) == pytest.approx(loop.cycles)
        assert loop.code_bytes == one.code_bytes

    def test_outside_is_what_the_loop_leaves_of_the_call(self, small):
        outside = measure_job(small, Job("chain", None, "pentium3", 8, "outside"))
        loop = measure_job(small, Job("chain", None, "pentium3", 8, "loop"))
        call = call_of(small, "chain", 8)
        assert (outside.blocks, call.blocks) == (1, 1)
        assert outside.cycles + loop.cycles == pytest.approx(call.cycles)
        assert outside.uops + loop.uops == call.uops and 0 < outside.uops < call.uops
        assert outside.instructions + loop.instructions == call.instructions

    def test_a_call_of_another_kernel_is_taken_off(self, small):
        whole = measure_job(small, Job("both", None, "pentium3", 8, "outside"))
        less = measure_job(small, Job("both", None, "pentium3", 8, "outside", "once"))
        once = call_of(small, "once", 1)
        assert less.cycles == whole.cycles - once.cycles and less.uops == whole.uops - once.uops
        assert less.object_bytes == whole.object_bytes and whole.bounds["width"] > 0
        assert (less.bounds, less.causes) == ({}, {}), "of other code"
        job = Job("both", None, "pentium3", 8, "outside", "once")
        assert is_cached(small, job) and not is_cached(small, Job("both", None, "pentium3", 8, "outside", "chain"))

    def test_a_difference_has_no_chain_of_a_pass(self, small):
        """That of a call with one pass is no difference; that of a call stands."""
        jobs = [Job("both", None, "pentium3", 8, unit) for unit in ("block", "call", "loop", "outside")]
        assert [measure_job(small, job).pass_path is None for job in jobs] == [False, False, True, True]
        assert measure_job(small, Job("both", None, "pentium3", 8, "call", "once")).pass_path is None

    def test_without_the_cache_nothing_is_read_of_it(self, small):
        """Neither of the kernel nor of the one that is taken off."""
        job = Job("both", None, "pentium3", 8, "outside", "once")
        made = measure_job(small, job)
        for path in (small.library.cache / "report").iterdir():
            path.write_text(json.dumps(json.loads(path.read_text()) | {"cycles": 1000.0}))
        assert measure_job(small, job, use_cache=False) == made

    def test_bytes_need_no_call(self, small, monkeypatch):
        """A job of bytes assembles; its figures of bytes are those of a call."""
        call = call_of(small, "once", 1)
        monkeypatch.setattr(kernel_trace, "kernel_trace", None)
        size = measure_job(small, Job("once", None, "pentium3", 1, "bytes"))
        assert (size.object_bytes, size.code_bytes, size.table_bytes, size.bits) == (
            call.object_bytes, call.code_bytes, call.table_bytes, 32) and size.cycles == 0
        assert [job.unit for job in row_jobs(read_rows(small.library))][3] == "bytes"

    def test_bytes_are_those_of_the_object(self, root):
        """The instructions, and the tables and constants that the code reads."""
        asm = "section .rodata\n dd 1, 2, 3\nsection .text\nglobal f\nf: ret\nsection .comment\n dd 0\n"
        assert object_bytes(asm, "f") == 13

    def test_what_is_lacking(self, small):
        said = 'kernel once takes no blocks, so it has no loop over them; a whole call is unit = "call"'
        assert lacking(small, Job("once", None, "pentium3", 1, "loop")) == said
        assert lacking(small, Job("once", None, "pentium3", 1, "outside")) == said
        assert lacking(small, Job("both", None, "pentium3", 1, "outside", "none")) == "ciphers/ has no kernel none"
        assert lacking(small, Job("once", None, "pentium3", 1, "call")) == ""


class TestRows:
    def test_every_unit(self, small):
        rows = measure_rows(small, read_rows(small.library), shared.explain)
        loop, outside, call, size, absent, nothing = as_data(rows)
        assert [r["unit"] for r in (loop, outside, call, size)] == ["loop", "outside", "call", "bytes"]
        for row, blocks, one in ((loop, 8, rows[0]), (outside, 1, rows[1]), (call, 1, rows[2])):
            assert row["corrected_cycles_per_block"] == pytest.approx(row["cycles_per_block"] / one.divisor, abs=2e-3)
            corrected = row["corrected_cycles_per_block"]
            assert row["ratio"] == pytest.approx(corrected / row["paper_cycles_per_block"], abs=1e-3)
            assert row["compared"] == "corrected" and row["blocks_per_call"] == blocks
            assert bool(row["bounds"]) == (row["bound_ratio"] is not None) == (row["less"] is None)
        assert (loop["paper_bound"], loop["cycles_per_byte"] is not None, call["cycles_per_byte"]) == (2, True, None)
        assert outside["less"] == "once" and loop["less"] is None
        assert (size["cycles_per_block"], size["bounds"], size["uops_per_block"]) == (None, None, None)
        assert size["paper_bytes"] == 5632 and size["paper_cycles_per_block"] is None and size["compared"] == "bytes"
        assert size["ratio"] == pytest.approx(size["bytes"] / 5632, abs=1e-4) and size["within"] is True
        assert size["bytes"] >= size["code_bytes"] > 10
        for row in (absent, nothing):
            assert row["missing"] == "ciphers/ has no kernel absent" and row["ratio"] is None

    def test_without_a_known_bias_the_models_clocks_stand_uncorrected(self, small):
        (published,) = [r for r in read_rows(small.library) if r.unit == "call"]
        made = replace(measure_job(small, Job("once", None, "pentium3", 1, "call")), cycles=30.0)
        row = Row(replace(published, cpu="pentium-m"), None, made)
        (data,) = as_data([row])
        assert (data["ratio"], data["within"], data["uncorrected_ratio"]) == (None, None, 1.5)
        assert data["compared"] == "uncorrected" and row.state == "unknown"
        assert report_view.shown_ratio(row) == "1.500" and "uncorrected" in report_view.verdict(row)
        page = report_html.render([row], [])
        assert ">1.500, uncorrected" in page and ">uncorrected</td>" in page
        assert ", 1 uncorrected;" in report_view.summary([row])

    def test_blocks_of_the_command_are_those_of_loops_only(self, small):
        jobs = report.row_jobs(read_rows(small.library), 32)
        assert [job.blocks for job in jobs] == [32, 8, 1, 1, 32, 8]
        assert [job.unit for job in jobs] == ["loop", "outside", "call", "bytes", "loop", "outside"]


class TestCommand:
    def test_page_terminal_and_json(self, small, cw):
        code, out, _ = cw("report")
        page = (small.library.root / "report.html").read_text()
        assert code == 0 and out.count("missing: ciphers/ has no kernel absent") == 2
        assert "the paper's own bound: 2" in out and "or bytes" in out
        assert "a block in the limit, or a call less its loop, or a call, or bytes of code and tables" in page
        assert "the paper&#39;s own bound: 2." in page
        assert len(json.loads(cw("report", "--json")[1])["rows"]) == 6

    @pytest.mark.parametrize("old, new, said", [
        ('cycles = 20', 'bytes = 20', "(once, call), rows: lacks cycles and has unknown bytes"),
        ('bytes = 5632', 'cycles = 5632', "(once, bytes), rows: lacks bytes and has unknown cycles"),
        ('unit = "outside"', 'unit = "loop"', "is taken off a call, or what is outside a loop, and not off a loop"),
        ('unit = "call"', 'unit = "calls"', "unit is 'calls'; expected block, key, loop, call, outside or bytes")])
    def test_bad_data(self, small, cw, old, new, said):
        (small.library.root / "ciphers" / "report.toml").write_text(REPORT.replace(old, new))
        code, _, err = cw("report", "--json")
        assert code == 2 and said in err


def test_the_shipped_rows_of_poly1305_aes():
    """Paper 004, by its page: net of the timing overhead that it states, 53 clocks and 42."""
    rows = [r for r in read_rows(Library()) if r.paper.number == "004"]

    def of(unit: str) -> dict[tuple[str, str], Published]:
        return {(r.kernel, r.cpu): r for r in rows if r.unit == unit}

    assert {k: (r.figure, r.bound) for k, r in of("loop").items()} == {
        ("poly1305_blocks", "pentium-m"): (61, 53), ("poly1305_blocks", "pentium3"): (73, 53)}
    assert {k: r.figure for k, r in of("call").items()} == {
        ("aes128_once", "pentium-m"): 466 - 53, ("aes128_once", "pentium3"): 482 - 42}
    assert {k: (r.figure, r.less) for k, r in of("outside").items()} == {
        ("poly1305_aes", "pentium-m"): (200 + 413, None)}
    assert [r.figure for r in rows if r.less == "aes128_once" and r.kernel == "poly1305_aes"] == [200]
    assert {k: (r.figure, r.table_bytes) for k, r in of("bytes").items()} == {
        ("aes128_once", cpu): (5632, 2048) for cpu in ("pentium-m", "pentium3")}
    assert len(rows) == 8 and all(r.block_bytes == 16 for r in rows)
