"""`cw report`, the rows of 64-bit code: shipped figures, bit slices, key schedules, instructions a clock."""

from __future__ import annotations

import html
import itertools
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.errors import UserError
from cipherwright.project.sources import Library
from cipherwright.report import chart as report_chart
from cipherwright.report import html as report_html
from cipherwright.report import kernels as report_kernels
from cipherwright.report import rates_view as report_rates_view
from cipherwright.report.data import as_data
from cipherwright.report.measure import Job, Measured, lacking, measure_job
from cipherwright.report.report import Row, row_jobs
from cipherwright.report.rows import BLOCK, KEY, Published, read_rows
from cipherwright.validation.bias import bias

CPUS = {"prescott-64", "athlon64-64", "core2-64"}
SMALL = """kernel mix(src: secret in u32le[1] per block, dst: out u32le[1] per block, n: count) {
    blocks n { dst[0] = src[0] ^ (src[0] <<< 3) }
}
kernel keys(key: secret in u32le[2], k: out u32le[1]) { k[0] = key[0] ^ (key[1] <<< 5) }
mapping mix sliced on core2-64 { slices in xmm }
mapping keys sliced on core2-64 { slices in xmm }
"""
REPORT = """[paper.998]
title = "Another paper"
method = "by hand"
uops = "by hand"
unit = "instructions"

[[series]]
paper = "998"
table = "slide 3"
cipher = "mix"
variant = "BS"
title = "Mix, bit slices"
kernel = "mix"
mapping = "sliced"
block_bytes = 4
blocks = 300
source = "Slide 3"
note = "said of both"
rows = [{ cpu = "core2-64", cycles = 1.5, instructions_per_cycle = 2.0, uops_per_cycle = 2.2 }]

[[series]]
paper = "998"
table = "slide 3"
cipher = "mix"
variant = "BS keys"
title = "Mix, key schedule in bit slices"
kernel = "keys"
mapping = "sliced"
block_bytes = 8
unit = "key"
blocks = 128
source = "Slide 3"
note = "said of both"
rows = [{ cpu = "core2-64", cycles = 41.5, note = "said of this" }]
"""


@pytest.fixture
def small(root: Path) -> Builder:
    """A library with a kernel and a key schedule that have mappings in bit slices, and a row of each."""
    (root / "ciphers" / "small.cw").write_text(SMALL)
    (root / "ciphers" / "report.toml").write_text(REPORT)
    return Builder(Library(root), root / "generated")


@pytest.fixture(scope="module")
def shipped() -> list[Published]:
    return [row for row in read_rows(Library()) if row.paper.number in ("001", "003")]


def made_up(row: Published) -> Measured:
    """Figures that depend on the row only: 0.8 of its cycles, two instructions and three uops for each."""
    clocks = 800 * row.cycles
    return Measured(blocks=1000, cycles=clocks, pass_path=1.0, uops=round(3 * clocks), form_uops=round(3 * clocks),
                    instructions=round(2 * clocks), bounds={"width": clocks / 2}, causes={}, table_bytes=0,
                    code_bytes=9)


class TestShipped:
    def test_every_row_is_there(self, shipped):
        """Paper 001, Tables 2 and 3, for three CPUs (the conversion in both directions); slides 74 and 80 for two."""
        styles = {"2": [(c, v) for c in ("kasumi", "misty1") for v in ("BS", "Sing", "BS keys", "Sing keys")],
                  "3": [("aes128", "BS"), ("aes128", "Sing"), ("camellia128", "BS"), ("camellia128", "Double"),
                        ("conversion", "to slices"), ("conversion", "from slices")]}
        wanted = {("001", table, *style, cpu) for table, mine in styles.items() for style in mine for cpu in CPUS}
        wanted |= {("003", "slide 74", "aes128", "64-bit", cpu) for cpu in CPUS - {"core2-64"}}
        wanted |= {("003", "slide 80", c, "BS", cpu) for c in ("aes128", "camellia128") for cpu in CPUS - {"core2-64"}}
        wanted.add(("003", "slide 74", "aes128", "32-bit", "prescott"))
        assert {(r.paper.number, r.table, r.cipher, r.variant, r.cpu) for r in shipped} == wanted

    def test_each_has_a_kernel_a_mapping_for_its_cpu_and_a_bias(self, shipped):
        builder = Builder(Library(), Library().root / "generated")
        for row, job in zip(shipped, row_jobs(shipped), strict=True):
            assert lacking(builder, job) == "" and job.unit == row.unit
            assert (row.unit == KEY) == row.variant.endswith("keys") and bias(row.cpu) is not None

    def test_figures_of_a_row_agree(self, shipped):
        """Cycles a byte, and instructions a block: one program on several CPUs; where not, the remark says so."""
        programs: dict[tuple[str, ...], list[tuple[float, float]]] = {}
        for row in shipped:
            slip = "slip" in row.remark or "would be" in row.remark
            if row.cycles_per_byte is not None:
                digits = 2 if row.cycles_per_byte < 10 else 1
                close = abs(row.cycles / row.block_bytes - row.cycles_per_byte) <= 0.501 * 10**-digits
                assert close or "slip" in row.remark, row
            if row.instructions_per_cycle and not slip:
                ipc = row.instructions_per_cycle
                programs.setdefault((row.paper.number, row.table, row.cipher, row.variant), []).append(
                    (row.cycles * (ipc - 0.005), row.cycles * (ipc + 0.005)))
        assert len(programs) == 13
        for name, spans in programs.items():
            assert max(low for low, _ in spans) <= 1.01 * min(high for _, high in spans), name

    def test_the_page_and_the_data_have_them(self, shipped):
        rows = [Row(p, bias(p.cpu), made_up(p)) for p in shipped]
        page = report_html.render(rows, [])
        assert len(set(re.findall(r'id="(row-[^" ]*)"', page))) == len(rows)
        for table in ("2", "3"):
            assert f"<h2>Table {table} of paper 001" in page
        assert "<h2>Slide 80 of paper 003" in page and html.escape("cycles a block of 8 bytes, or a key") in page
        assert page.count('<table class="rates">') == 4
        assert "Intel" not in page.split("<h2>")[0] and "Core 2, 65 nm (Conroe, Merom), 64-bit code" in page
        for data, row in zip(as_data(rows), rows, strict=True):
            ours = data["instructions_per_cycle"]
            assert ours == pytest.approx(2 * row.divisor, rel=2e-3)
            assert data["uops_per_cycle"] == pytest.approx(1.5 * ours, rel=2e-3)
            assert data["paper_instructions_per_cycle"] == row.published.instructions_per_cycle
            assert (data["paper_cycles_per_byte"] is None) == (data["cycles_per_byte"] is None) == (data["unit"] == KEY)


class TestSlices:
    def test_a_call_has_whole_batches(self, small):
        """300 blocks are two batches of 128; one block is a batch all the same. A pass of the loop is a batch more."""
        two, one = (measure_job(small, Job("mix", "sliced", "core2-64", n)) for n in (300, 1))
        assert (two.blocks, one.blocks, two.messages) == (256, 128, 128)
        asm = small.asm("mix", get_cpu("core2-64"), "sliced")
        begins = next(label for label in re.findall(r"^(\S+):", asm, re.M) if "blocks" in label)
        loop = asm[asm.index(f"{begins}:"):].splitlines()[1:]
        ends = next(n for n, line in enumerate(loop) if line.split(";")[0].split()[1:] == [begins])
        lines = [line for line in loop[:ends + 1] if line.split(";")[0].strip()]
        assert two.instructions - one.instructions == len(lines) > 64

    def test_a_loop_is_as_many_batches_again(self, small):
        """Of 200 blocks, which are one batch: the loop is one more, and not what 400 blocks have more."""
        two, one = (measure_job(small, Job("mix", "sliced", "core2-64", n)) for n in (256, 128))
        loop = measure_job(small, Job("mix", "sliced", "core2-64", 200, "loop"))
        assert (loop.blocks, loop.uops, loop.instructions) == (128, two.uops - one.uops, two.instructions
                                                               - one.instructions)

    def test_a_key_schedule_is_one_call(self, small):
        """A call in bit slices makes 128 keys, another makes one; both have the clocks of a call, not of a loop."""
        sliced, whole = (measure_job(small, Job("keys", variant, "core2-64", 128, KEY)) for variant in ("sliced", None))
        assert (sliced.blocks, whole.blocks) == (128, 1)
        assert sliced.instructions > 32 * 3 > 20 > whole.instructions

    def test_the_unit_must_be_what_the_kernel_takes(self, small):
        with pytest.raises(UserError, match='kernel keys takes no blocks; a row of a key schedule says unit = "key"'):
            measure_job(small, Job("keys", None, "core2-64", 1))
        assert "takes blocks, and the row is of keys" in lacking(small, Job("mix", None, "core2-64", 1, KEY))

    def test_blocks_are_asked_for_but_not_keys(self, small):
        rows = read_rows(small.library)
        assert [job.blocks for job in row_jobs(rows, 512)] == [512, 128]
        assert [job.unit for job in row_jobs(rows)] == [BLOCK, KEY]

    def test_rows_of_both(self, small, cw):
        code, out, err = cw("report", "--json")
        assert code == 0, err
        block, key = json.loads(out)["rows"]
        assert block["missing"] is key["missing"] is None
        assert (block["blocks_per_call"], key["blocks_per_call"]) == (256, 128)
        assert (block["note"], key["note"]) == ("said of both", "said of this")
        assert block["instructions_per_cycle"] == pytest.approx(
            block["instructions_per_block"] / block["corrected_cycles_per_block"], abs=6e-3)
        assert (block["paper_cycles_per_byte"], key["paper_cycles_per_byte"]) == (0.375, None)

    def test_page_terminal_and_the_list_of_kernels(self, small, cw):
        code, out, _ = cw("report")
        page = (small.library.root / "report.html").read_text()
        assert code == 0 and "ours/paper's" in out and "41.5" in out
        assert "Slide 3 of paper 998" in page and ">41.5 paper<" in page
        (kernel,) = [k for k in report_kernels.kernel_list(small) if k.name == "keys-sliced"]
        assert kernel.cpu == "core2-64" and kernel.code_bytes > 500, "64-bit text, assembled as such"

    def test_bad_unit(self, small, cw):
        path = small.library.root / "ciphers" / "report.toml"
        path.write_text(REPORT.replace('unit = "key"', 'unit = "kay"'))
        code, _, err = cw("report", "--json")
        assert code == 2 and "(mix, BS keys): unit is 'kay'; expected block, key, loop, call, outside or bytes" in err


class TestChart:
    def test_ciphers_and_keys_have_scales_of_their_own(self, shipped):
        """Blocks of one cipher share a scale: bars are as long as cycles say; the longest of a panel are alike."""
        rows = [Row(p, bias(p.cpu), None, "not there") for p in shipped if p.table == "2"]
        drawn = report_chart.bars(rows)
        widths = [float(w) for w in re.findall(r'width="([\d.]+)" height="12" rx="2" class="paper"', drawn)]
        panels: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for row, width in zip(rows, widths, strict=True):
            panels.setdefault((row.published.cipher, row.published.unit), []).append((row.published.cycles, width))
        assert len(panels) == 4
        for mine in panels.values():
            assert len({round(width / cycles, 1) for cycles, width in mine if width > 50}) == 1
            assert max(width for _, width in mine) == report_chart.BARS_END - report_chart.BARS
        assert drawn.count('class="head"') == 8

    def test_ciphers_on_several_cpus_have_headings(self, shipped):
        """Slide 80 has one variant of two ciphers on two CPUs."""
        rows = [Row(p, bias(p.cpu), made_up(p)) for p in shipped if p.table == "slide 80"]
        drawn = report_chart.bars(rows)
        assert re.findall(r'class="head"[^>]*>([^,<]*)', drawn) == ["AES-128", "Camellia-128"]
        assert re.findall(r'class="" text-anchor="end">([^<]*)', drawn) == ["athlon64-64", "prescott-64"] * 2

    def test_ticks_do_not_overlap(self, shipped):
        """Words above the chart of ratios, 6.5 units a letter, whatever the range of the ratios."""
        for factor in (0.2, 1.0, 3.0):
            rows = [Row(p, bias(p.cpu), replace(made_up(p), cycles=1000 * p.cycles * factor ** (n % 2)))
                    for n, p in enumerate(shipped[:8])]
            drawn = report_chart.ratios(rows)
            marks = [(float(x), anchor, words) for x, anchor, words in
                     re.findall(r'<text x="([\d.]+)" y="14.0" class="[^"]*" text-anchor="(\w+)">([^<]*)', drawn)]
            begins = {"start": 0.0, "middle": 0.5, "end": 1.0}
            spans = sorted((x - begins[a] * 6.5 * len(w), x + (1 - begins[a]) * 6.5 * len(w)) for x, a, w in marks)
            assert len(spans) > 4
            assert all(left[1] <= right[0] for left, right in itertools.pairwise(spans)), factor

    def test_cells_are_a_dash_where_nothing_is_known(self, shipped):
        key = next(p for p in shipped if p.unit == KEY)
        cells = report_rates_view.rate_cells(Row(key, bias(key.cpu), None, "not there"))
        assert cells == [("-", key.printed), ("-", "-"), ("-", "-"), ("-", "-"), ("-", "-")]
        block = replace(key, unit=BLOCK, cycles=1000.0, instructions_per_cycle=2.0)
        assert report_rates_view.rate_cells(Row(block, None, made_up(block)))[2] == ("1\u2009600.0", "2\u2009000")
