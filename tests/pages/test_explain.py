"""`cw explain`: kernels traced for real, a pretend pipeline in place of the model, text, JSON and the page."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cipherwright import progress
from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import explain as cli_explain
from cipherwright.errors import UserError
from cipherwright.explain import html as explain_html
from cipherwright.explain import view as explain
from cipherwright.explain.view import Note, Part, Row, View, parse_note, why
from cipherwright.instrument.kernel_trace import check_lines, code_lines, kernel_trace, trace_image
from cipherwright.machine.machine import Buffer
from cipherwright.project.sources import Library
from targets import simulate as simulate_module
from targets.elf import load_elf32
from targets.outcome import Timeline
from targets.trace import Trace
from tests.support.pretend import CAUSES, PORTS, RENAME_CAUSES, pretend


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pretend pipeline in place of the model; loads are slower on prescott."""
    def run(trace: Trace, cpu: str, timeline: bool = False):
        return pretend(trace, cpu, timeline, load_latency={"prescott": 9.0}.get(cpu, 3.0))

    monkeypatch.setattr(simulate_module, "simulate", run)


CODE = """        bits 32
        global f
        section .text
        align 16
f:
        mov ecx, dword [esp + 4]   ;     1.0 p2      7 a[0] reload
        test ecx, ecx
        je .done                   ;                    none?
        align 16
.next:
        mov eax, dword [esp + 8]   ;     2.5 p2      8 b
        add dword [eax], ecx       ;     4.0 p0+p2   9 c[1]
        dec ecx
        jne .next
.done:
        ret
        section .rodata align=64
        dd 1, 2, 3
"""


def assembled() -> tuple[Trace, dict[int, int]]:
    from cipherwright.machine.assemble import run_nasm_listing

    data, listing = run_nasm_listing(CODE, "f.asm", "elf32")
    image = load_elf32(data, 0x10000000)
    return (trace_image(image, "f", [2, Buffer(bytes(64))], warmup=1, calls=2),
            code_lines(CODE, listing, 0x10000000))


class TestTrace:
    def test_order_addresses_and_jumps(self):
        trace, _ = assembled()
        texts = [trace.code[i].mnemonic for i in trace.index]
        call = len(texts) // 3
        loop = ["mov", "add", "dec", "jcc"]
        assert [t for t in texts[:call] if t != "nop"] == ["mov", "test", "jcc", *loop, *loop, "ret"]
        assert texts == texts[:call] * 3 and trace.marks == (0, call, 2 * call, 3 * call)
        assert trace.warmup == 1 and trace.measured == 2
        rows = [(t, bool(trace.load[n]), bool(trace.store[n]), int(trace.taken[n])) for n, t in enumerate(texts[:call])
                if t != "nop"]
        assert rows == [("mov", True, False, 0), ("test", False, False, 0), ("jcc", False, False, 0),
                        ("mov", True, False, 0), ("add", True, True, 0), ("dec", False, False, 0),
                        ("jcc", False, False, 1), ("mov", True, False, 0), ("add", True, True, 0),
                        ("dec", False, False, 0), ("jcc", False, False, 0), ("ret", True, False, 1)]
        adds = [n for n, t in enumerate(texts) if t == "add"]
        assert {int(trace.load[n]) for n in adds} == {int(trace.store[n]) for n in adds}
        assert len({int(trace.load[n]) for n in adds}) == 1

    def test_lines(self):
        trace, lines = assembled()
        text = CODE.splitlines()
        for one in trace.code:
            written = text[lines[one.address] - 1]
            assert written.split()[0] == {"jcc": "je"}.get(one.mnemonic, one.mnemonic) or one.mnemonic in ("nop", "jcc")
        check_lines(trace, lines, CODE, "f.asm")
        with pytest.raises(UserError, match=r"f\.asm:12: the line is `sub .*`add .*rebuild"):
            check_lines(trace, lines, CODE.replace("add dword", "sub dword"), "f.asm")
        with pytest.raises(UserError, match=r"f\.asm: no line for the instruction"):
            check_lines(trace, {}, CODE, "f.asm")

    @pytest.mark.parametrize("kernel, blocks", [("toy_encrypt", 1), ("toy_encrypt", 3), ("box_encrypt", 2),
                                                ("box_expand", 1)])
    def test_kernels(self, root, kernel, blocks):
        """Every instruction of the file ran, each from the line that has it; more blocks are more passes."""
        library = Library(root)
        cpu = get_cpu("pentium3")
        ran = kernel_trace(Builder(library, root / "generated"), kernel, cpu, None, blocks)
        manifest = json.loads((root / "generated" / "pentium3" / f"{kernel}.json").read_text())
        used = {ran.lines[one.address] for one in ran.trace.code}
        code = [n for n in used if not ran.asm.splitlines()[n - 1].strip().startswith("align")]
        assert len(code) == manifest["instructions"]
        assert ran.trace.measured == 1 and len(ran.trace.marks) == 4
        one = ran.trace.marks[1]
        assert ran.trace.marks == (0, one, 2 * one, 3 * one)

    def test_blocks_add_a_pass_each(self, root):
        builder, cpu = Builder(Library(root), root / "generated"), get_cpu("pentium3")
        lengths = [kernel_trace(builder, "toy_encrypt", cpu, None, n).trace.marks[1] for n in (1, 2, 3)]
        assert lengths[2] - lengths[1] == lengths[1] - lengths[0] > 0


def test_notes():
    assert parse_note("    42.7 p0+p3   49 rk") == Note(42.7, "p0+p3", 49, "rk")
    assert parse_note("     0.0 p2      49 rk reload") == Note(0.0, "p2", 49, "rk reload")
    assert parse_note("                    no blocks?") == Note(what="no blocks?")
    assert parse_note("") == Note()


def part(**changes: object) -> Part:
    plain = Part(1, 0, 1, 3, 4, 5, "p0", 0, "", None, 0, "", None)
    return replace(plain, **changes)


def row(number: int, *parts: Part, text: str = "nop") -> Row:
    return Row(number, 1, text, Note(), "", 1, parts, "", 0.0)


def test_why_in_words():
    rows = [row(0, part(), text="mov eax, ebx")]
    assert why(rows[0], rows) == ""
    waited = part(wait=1.0, cause="an operand", blocker=0)
    assert why(row(1, waited), rows) == "waited 1 clock for an operand (#0 `mov eax, ebx`)"
    assert why(row(0, waited), rows) == "waited 1 clock for an operand (of its own)"
    assert why(row(1, replace(waited, blocker=-3)), rows).endswith("(of an earlier call)")
    assert why(row(1, replace(waited, blocker=None, wait=2.5)), rows) == "waited 2.5 clocks for an operand"
    held = part(held=4.0, rename_cause="reorder buffer full")
    assert why(row(1, part(), held)) == "uop 2 renamed 4 clocks after the uop before it: reorder buffer full"
    assert why(row(1, part(held=1.0, rename_cause="rename width", wait=2.0, cause="nothing"))) == ""
    assert "fused" in why(row(1))


def test_causes_of_the_critical_path_have_the_colour_of_the_wait_they_make():
    assert [explain.family(c) for c in ("latency: load", "port p1 busy", "trace cache")] == [
        "an operand", "a busy port", "trace cache"]
    one = row(0, part(wait=1.0, cause="a busy port"), part(held=3.0, rename_cause="fetch"),
              part(wait=0.0, cause="an operand"), part(wait=1.5, cause="a busy port"), part(wait=9.0, cause="nothing"))
    view = View("x", "", "", 1, None, None, 1, 1, {}, {}, {}, (one,))
    assert explain.wait_order([view]) == ["fetch", "a busy port"]


def test_small_causes_are_shown_together():
    one = View("x", "", "", 1000, None, None, 1, 1, {}, {}, {"a": 900, "b": 4, "c": 3, "d": 93}, ())
    assert explain.main_causes(one) == [("a", 900), ("d", 93), ("2 smaller causes", 7)]
    assert explain.main_causes(replace(one, causes={"a": 996, "b": 4})) == [("a", 996), ("b", 4)]
    two = replace(one, causes={"a": 880, "c": 4, "e": 1, "b": 115})
    found = [(d.cause, d.first, d.second) for d in explain_html.shown_differences(one, two)]
    assert found == [("b", 4, 115), ("d", 93, 0), ("a", 900, 880), ("2 smaller causes", 3, 5)]


def views(root: Path, kernel: str = "toy_encrypt", cpus: tuple[str, ...] = ("northwood",)) -> list[View]:
    return [cli_explain.kernel_view(Library(root), kernel, cpu, None, 2) for cpu in cpus]


@pytest.mark.usefixtures("model")
class TestView:
    def test_the_timeline_is_carried_over(self, root):
        (view,) = views(root)
        ran = kernel_trace(Builder(Library(root), root / "generated"), "toy_encrypt", get_cpu("northwood"), None, 2)
        outcome = pretend(ran.trace, "northwood", True)
        timeline, first = outcome.timeline, ran.trace.marks[2]
        assert timeline is not None
        chosen = np.flatnonzero(timeline.position >= first)
        parts = [p for r in view.rows for p in r.parts]
        assert len(parts) == len(chosen) and len(view.rows) == len(ran.trace) - first == view.instructions
        origin = timeline.decode[chosen].min()
        for stage in ("decode", "rename", "dispatch", "complete", "retire"):
            assert [getattr(p, stage) for p in parts] == [c - origin for c in getattr(timeline, stage)[chosen]]
        assert [p.port for p in parts] == [PORTS[n] for n in timeline.port[chosen]]
        assert [p.cause for p in parts] == [CAUSES[n] for n in timeline.cause[chosen]]
        back = [None if b < 0 else timeline.position[b] - first for b in timeline.blocker[chosen]]
        assert [p.blocker for p in parts] == back
        assert view.cycles == outcome.cycles and view.per_block == outcome.cycles / 2
        assert view.per_byte == outcome.cycles / 2 / 8 and view.uops_per_cycle == outcome.uops / outcome.cycles

    def test_waits_are_beyond_what_any_uop_needs(self, root):
        (view,) = views(root)
        parts = [p for r in view.rows for p in r.parts]
        assert min(p.wait for p in parts) == 0 < max(p.wait for p in parts)
        for r in view.rows:
            longest = max([p.wait for p in r.parts if p.cause != "nothing"]
                          + [p.held for p in r.parts if p.rename_cause != "rename width"] + [0.0])
            assert r.clocks == longest and bool(r.cause) == (longest > 0)

    def test_lines_and_source(self, root):
        (view,) = views(root)
        asm = (root / "generated" / "northwood" / "toy_encrypt.asm").read_text().splitlines()
        source = (root / "ciphers" / "toy.cw").read_text().splitlines()
        noted = [r for r in view.rows if r.note.line]
        assert len(noted) > 20
        for r in noted:
            assert " ".join(asm[r.line - 1].partition(";")[0].split()) == r.text
            assert r.source == source[r.note.line - 1].strip() and r.note.cycle is not None and r.note.unit

    def test_groups_count_decoding_clocks(self, root):
        (view,) = views(root)
        groups = [(r.group, r.parts[0].decode) for r in view.rows if r.parts]
        assert groups[0][0] == 1
        for (a, at), (b, later) in itertools.pairwise(groups):
            assert b - a == (later != at)

    def test_differences(self, root):
        a, b = views(root, cpus=("northwood", "prescott"))
        found = explain.differences(a, b)
        assert {d.cause for d in found} == set(a.causes) | set(b.causes)
        assert sum(d.more for d in found) == pytest.approx(b.cycles - a.cycles) != 0
        sizes = [abs(d.more) for d in found]
        assert sizes == sorted(sizes, reverse=True)

    def test_without_a_timeline(self, root):
        ran = kernel_trace(Builder(Library(root), root / "generated"), "toy_encrypt", get_cpu("northwood"), None, 1)
        with pytest.raises(ValueError, match="timeline=True"):
            explain.make_view(pretend(ran.trace, "x"), ran.trace, ran.lines, ran.asm, "", title="", bias="", blocks=1,
                              block_bytes=8)

    def test_uops_of_a_fused_neighbour(self, root):
        """An instruction without a uop keeps its row."""
        trace, lines = assembled()
        whole = pretend(trace, "x", True).timeline
        assert whole is not None
        keep = np.array([trace.code[trace.index[p]].mnemonic != "jcc" for p in whole.position])
        fields = {k: getattr(whole, k)[keep] for k in ("position", "part", "decode", "rename", "dispatch", "complete",
                                                       "retire", "port", "cause", "rename_cause")}
        none = np.full(keep.sum(), -1)
        cut = Timeline(**fields, blocker=none, rename_blocker=none, cause_names=CAUSES,
                       rename_cause_names=RENAME_CAUSES, port_names=PORTS)
        rows = explain.make_rows(cut, trace, lines, CODE, "")
        jumps = [r for r in rows if r.text.startswith("j")]
        assert jumps and all(not r.parts and "fused" in why(r) for r in jumps)
        assert [p.number for p in next(r for r in rows if r.text.startswith("add")).parts] == [1, 2, 3]


@pytest.mark.usefixtures("model")
class TestText:
    def test_summary_and_table(self, cw):
        code, out, err = cw("explain", "toy", "--cpu", "northwood", "--blocks", 2, "--from", 5, "--to", 12)
        assert (code, err) == (0, "")
        assert "toy_encrypt on northwood (Intel Pentium 4 (Northwood)), 2 blocks" in out
        assert "the model of northwood gives" in out
        for words in ("where the clocks went", "busy clocks of the ports", "lower bounds", "an operand", "front end",
                      "why it waited", "a block", "a byte", "uops a clock"):
            assert words in out
        numbers = [int(m[1]) for m in re.finditer(r"(?m)^ *(\d+) +\d+ {2}\w", out.partition("why it waited")[2])]
        assert numbers == list(range(5, 13))
        assert re.search(r"waited \d+ clocks? for an? ", out)

    def test_a_call_without_blocks(self, cw):
        code, out, _ = cw("explain", "toy_expand", "--cpu", "northwood", "--to", 0)
        assert code == 0 and "a block" not in out and "uops a clock" in out

    def test_two_cpus(self, cw):
        code, out, _ = cw("explain", "toy", "--cpu", "northwood", "--cpu", "prescott")
        assert code == 0 and "an operand costs prescott" in out
        found = re.search(r"together +([\d.]+) +([\d.]+) +([+-][\d.]+)", out)
        assert found and float(found[3]) == pytest.approx(float(found[2]) - float(found[1]), abs=0.11)

    def test_bias_is_said(self, cw, monkeypatch):
        monkeypatch.setattr(cli_explain, "model_bias", lambda cpu: f"{cpu} is 3 % too fast")
        assert "northwood is 3 % too fast" in cw("explain", "toy", "--cpu", "northwood", "--to", 0)[1]

    def test_usage(self, cw):
        assert "name one CPU, or two" in cw("explain", "toy", "--cpu", "northwood", "--cpu", "prescott",
                                            "--cpu", "pentium3")[2]
        assert "--to 3 comes before --from 4" in cw("explain", "toy", "--cpu", "northwood", "--from", 4, "--to", 3)[2]
        assert "numbered from 0" in cw("explain", "toy", "--cpu", "northwood", "--from", 99999)[2]
        assert cw("explain", "toy")[0] == 2


def test_a_model_without_timeline(cw, monkeypatch):
    monkeypatch.setattr(simulate_module, "simulate", lambda trace, cpu, timeline=False: pretend(trace, cpu))
    code, _, err = cw("explain", "toy", "--cpu", "northwood")
    assert code == 2 and "the model of northwood keeps no timeline" in err


def test_the_models_own_timeline_fits(root):
    """The real model: stages in order, and the causes of the call add up to its clocks."""
    (view,) = views(root)
    parts = [p for r in view.rows for p in r.parts]
    assert all(p.decode <= p.rename <= p.dispatch <= p.complete <= p.retire for p in parts)
    # a store is one uop by the manuals, though its two halves are dispatched apart
    assert len(parts) >= view.uops and sum(view.causes.values()) == pytest.approx(view.cycles)
    assert any(p.blocker is not None for p in parts) and all(r.parts for r in view.rows)


@pytest.mark.usefixtures("model")
def test_json(cw):
    code, out, _ = cw("explain", "toy", "--cpu", "northwood", "--cpu", "prescott", "--blocks", 3, "--json")
    data = json.loads(out)
    assert code == 0 and data["kernel"] == "toy_encrypt"
    assert [c["cpu"] for c in data["cpus"]] == ["northwood", "prescott"]
    a, b = data["cpus"]
    assert a["cycles_per_block"] == a["cycles"] / 3 and "the model of northwood gives" in a["bias"]
    assert sum(a["causes"].values()) == pytest.approx(a["cycles"])
    assert sum(d["more"] for d in data["differences"]) == pytest.approx(b["cycles"] - a["cycles"])
    assert {"number", "line", "text", "note", "source", "group", "parts", "cause", "clocks", "why"} <= set(a["rows"][0])
    assert {"decode", "rename", "dispatch", "complete", "retire", "port", "cause", "blocker"} <= set(
        a["rows"][0]["parts"][0])
    assert any("waited" in r["why"] for r in a["rows"])


@pytest.mark.usefixtures("model")
class TestPage:
    def page(self, cw, tmp_path, *cpus: str) -> str:
        target = tmp_path / "page.html"
        code, out, _ = cw("explain", "toy", *(x for c in cpus for x in ("--cpu", c)), "--html", target)
        assert code == 0 and "page.html" in out
        return target.read_text()

    def test_self_contained(self, cw, tmp_path):
        text = self.page(cw, tmp_path, "northwood")
        assert text.count("<html") == 1 and text.rstrip().endswith("</html>")
        for foreign in ("http://", "https://", "src=", "<link", "@import", "url(", "fetch(", "import(", "//cdn"):
            assert foreign not in text
        assert "prefers-color-scheme: dark" in text

    def test_data(self, cw, root, tmp_path):
        text = self.page(cw, tmp_path, "northwood")
        match = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
        assert match
        data = json.loads(match[1])
        (view,) = data["views"]
        (wanted,) = [cli_explain.kernel_view(Library(root), "toy_encrypt", "northwood", None, cli_explain.BLOCKS)]
        assert [r[1] for r in view["rows"]] == [r.text for r in wanted.rows]
        assert [[p[3] for p in r[9]] for r in view["rows"]] == [[p.dispatch for p in r.parts] for r in wanted.rows]
        named = [[p[8] >= 0 and data["causes"][p[8]] for p in r[9]] for r in view["rows"]]
        assert named == [[p.wait > 0 and p.cause != "nothing" and p.cause for p in r.parts] for r in wanted.rows]
        for n, r in enumerate(view["rows"]):
            assert all(0 <= b < len(view["rows"]) and b != n for p in r[9] for b in p[9])
        assert f"<b>{explain_html.number(wanted.cycles)}</b>clocks" in text and "the model of northwood gives" in text

    def test_text_cannot_end_the_script(self, root):
        (view,) = views(root)
        bad = replace(view, rows=(replace(view.rows[0], text="</script><b>", source="a < b & c"), *view.rows[1:]))
        text = explain_html.render("toy_encrypt", [bad])
        assert text.count("</script>") == 2 and "<b>," not in text

    def test_two_cpus(self, cw, tmp_path):
        text = self.page(cw, tmp_path, "northwood", "prescott")
        table = text.partition('id="compare"')[2].partition("</table>")[0]
        assert "an operand" in table and re.search(r">[+-]\d+\.\d<", table)
        assert text.count('role="tab"') == 2 and "Where the clocks went: northwood and prescott" in text

    def test_script_is_valid(self, cw, tmp_path):
        node = shutil.which("node")
        if node is None:
            pytest.skip("node is not installed: the page's script was not parsed")
        script = re.findall(r"<script>(.*?)</script>", self.page(cw, tmp_path, "northwood"), re.DOTALL)
        (tmp_path / "page.js").write_text(script[0])
        done = subprocess.run([node, "--check", str(tmp_path / "page.js")], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


SLICED = """kernel k(x: inout u8[1] per block, n: count) { blocks n { x[0] = x[0] ^ (x[0] <<< 1) } }
mapping k sliced on core2-64 { slices in xmm }
"""


class TestSlices:
    """In bit slices `--blocks` counts blocks, of which a batch is handled at once."""

    @pytest.mark.parametrize("blocks, handled", [(128, 128), (4, 128), (129, 256)])
    def test_blocks_are_rounded_up_to_batches(self, cw, root, monkeypatch, blocks, handled):
        (root / "ciphers" / "k.cw").write_text(SLICED)
        monkeypatch.setattr(simulate_module, "simulate", pretend)
        code, out, err = cw("explain", "k", "--variant", "sliced", "--cpu", "core2-64", "--blocks", blocks, "--json")
        (one,) = json.loads(out)["cpus"]
        assert code == 0 and one["blocks"] == handled and one["cycles_per_block"] == one["cycles"] / handled
        assert ("128 blocks at once" in err) == (blocks != handled)


@pytest.mark.usefixtures("model")
class TestSize:
    def test_a_page_ends_at_its_budget(self, root):
        (view,) = views(root)
        whole, short = explain_html.render("toy_encrypt", [view]), explain_html.render("toy_encrypt", [view], 20_000)
        assert len(whole) - len(short) > 10_000 and "class=\"window\"" not in whole
        data = json.loads(re.findall(r'id="data">(.*?)</script>', short, re.DOTALL)[0])
        (made,) = data["views"]
        listed = len(made["rows"])
        assert len(json.dumps(made["rows"], separators=(",", ":"), ensure_ascii=False).encode()) <= 20_000
        assert all(b < listed for r in made["rows"] for p in r[9] for b in p[9])
        assert f"the first {listed} of {view.instructions} instructions" in short

    def test_rows_that_nobody_asked_for_are_not_made(self, root):
        (all_rows,) = views(root)
        short = cli_explain.kernel_view(Library(root), "toy_encrypt", "northwood", None, 2, most=10)
        assert short.rows == all_rows.rows[:10] and replace(short, rows=()) == replace(all_rows, rows=())
        assert [cli_explain.rows_wanted(1, 7, False, False), cli_explain.rows_wanted(2, None, False, False),
                cli_explain.rows_wanted(1, 7, False, True)] == [8, 0, None]

    def test_what_is_long_says_so_first(self, cw, monkeypatch):
        monkeypatch.setattr(cli_explain, "LARGE", 100)
        monkeypatch.setattr(progress, "PATIENCE", 0.0)
        _, _, err = cw("explain", "toy", "--cpu", "northwood", "--to", 0)
        assert "each of 3 calls has" in err and "under emulation …" in err


def test_the_next_limit_is_beside_the_causes():
    view = View("x", "", "", 1071, None, None, 1, 1, {}, {"rename width": 1050.6, "ports": 938, "path": 5}, {}, ())
    said = explain.next_limit(view)
    assert "rename width: no fewer than 1050.6 of the 1071 clocks" in said and "ports: no fewer than 938" in said
    assert "at most 133 are to be gained" in said
    assert explain.next_limit(replace(view, bounds={"ports": 3})) == ""
