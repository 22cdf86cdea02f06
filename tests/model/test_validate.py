"""`./cw validate`: rows, reasons, JSON, pages and bad files, on a pipeline of round numbers."""

import json
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from cipherwright.commands.cli import main
from cipherwright.errors import UserError
from cipherwright.instrument import instrument
from cipherwright.instrument.instrument import CannotRun
from cipherwright.validation import bias, validate
from cipherwright.validation import page as validation_page
from cipherwright.validation.rows import CALLS, MICROBENCHMARKS, NO_FIGURE, PUBLISHED, read_file
from cipherwright.validation.validate import KERNEL, MICRO, Result, models_of, summary
from targets.machinecode import decode_all
from targets.trace import straight_line
from tests.support import fake_model

SEQUENCE = """
[[sequence]]
id = "nops"
cpu = ["pentium3", "zen4"]
asm = ["nop"]
measure = "nops per clock"
cycles = 3
source = "by hand"
"""
KERNELS = """
schema = 1
[[row]]
id = "k:call"
cpu = "pentium-4"
unit = "cycles/byte"
cycles_per_byte = 2.0
simulable = "steady-l1"
caveat = "the core is not stated"
[[row]]
id = "k:step"
cpu = "athlon-64"
unit = "cycles/step"
value_as_printed = 0.5
[[row]]
id = "k:old"
cpu = "core-2"
unit = "cycles/byte"
cycles_per_byte = 7
simulable = "historical"
[[row]]
id = "k:modern"
cpu = "silvermont"
unit = "cycles/byte"
cycles_per_byte = 7
"""


def fake_call(**more: object) -> SimpleNamespace:
    rows = ["k:call", "k:step"]
    segment = SimpleNamespace(row="k:step", start=2, end=8, steps=2)
    return SimpleNamespace(id="one", rows=rows, segments=[segment], unit="cycles/byte", bytes_per_call=4,
                           package_arch="i386",
                           **more)


@pytest.fixture(autouse=True)
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    # 12 instructions of 2 bytes, a chain: 12 clocks a call
    trace = replace(straight_line(decode_all(bytes.fromhex("01c0") * 12, 0x1000, 32), repeat=4), warmup=1)
    traced = SimpleNamespace(trace=trace, text_base=0x1000, differences=())
    monkeypatch.setattr("targets.simulate.simulate", fake_model.simulate)
    monkeypatch.setattr(instrument, "has_model",
                        lambda cpu: cpu in ("pentium3", "northwood", "prescott", "athlon64", "core2"))
    monkeypatch.setattr(instrument, "load_calls", lambda path: [fake_call()])
    monkeypatch.setattr(instrument, "trace_of", lambda call: traced)
    monkeypatch.setattr(instrument, "fetch_objects", lambda calls: None)
    monkeypatch.setattr(instrument, "objects_used", lambda: "Objects: none, a pretence.\n")


def write(folder: Path, text: str) -> Path:
    path = folder / "rows.toml"
    path.write_text(text)
    return path


def results(path: Path, cpus: tuple[str, ...] = ()) -> dict[tuple[str, str], Result]:
    return {(r.id, r.cpu): r for r in validate.run(validate.plan([path], [CALLS], cpus))}


def test_microbenchmark_rows(tmp_path: Path) -> None:
    found = results(write(tmp_path, SEQUENCE))
    assert found["nops", "pentium3"].model == pytest.approx(3, abs=0.01)
    assert found["nops", "pentium3"].error == pytest.approx(0, abs=0.01)
    assert found["nops", "zen4"].model is None
    assert found["nops", "zen4"].reason == "no pipeline model of this CPU"


def test_kernel_rows(tmp_path: Path) -> None:
    found = results(write(tmp_path, KERNELS))
    assert found["k:call", "northwood"].model == pytest.approx(12 / 4)
    assert found["k:call", "northwood"].error == pytest.approx(0.5)
    assert found["k:call", "northwood"].counted and not found["k:call", "prescott"].counted
    assert found["k:call", "prescott"].model == pytest.approx(12 / 4)
    assert found["k:step", "athlon64"].model == pytest.approx(3 / 2)      # from the second instruction to the fifth
    assert found["k:old", "core2"].reason == "the figure is for an earlier revision than the code at hand"
    assert found["k:modern", "silvermont"].reason == "no pipeline model of this CPU"


def test_a_row_without_a_figure_stops_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """None at all, and one as printed in a unit that is not of clocks."""
    text = KERNELS.replace("value_as_printed = 0.5", "").replace("cycles_per_byte = 2.0", "value_as_printed = 9")
    path = write(tmp_path, text + '[[row]]\nid = "k:none"\ncpu = "silvermont"\nunit = "cycles/byte"\n')
    found = results(path)
    for name, cpu in [("k:call", "northwood"), ("k:call", "prescott"), ("k:step", "athlon64"),
                      ("k:none", "silvermont")]:
        assert found[name, cpu].reason == NO_FIGURE and found[name, cpu].published is None
    assert found["k:old", "core2"].published == 7
    page = tmp_path / "page.md"
    main(["validate", "--file", str(path), "--page", str(page)])
    assert f"{NO_FIGURE}\n\n* `k:call` (northwood): - (cycles/byte)" in page.read_text()
    main(["validate", "--file", str(path)])
    assert "no figure in it" in capsys.readouterr().out


def test_of_two_calls_that_serve_a_row_the_faster_one_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a note that says which, and what the other came to; a row of one call says nothing of it."""
    calls = [fake_call(), SimpleNamespace(id="two", rows=["k:call"], segments=[], unit="cycles/byte", bytes_per_call=8,
                                          package_arch="i386")]
    monkeypatch.setattr(instrument, "load_calls", lambda path: calls)
    path = write(tmp_path, KERNELS)
    for _ in range(2):
        found = results(path)
        assert found["k:call", "northwood"].model == found["k:call", "prescott"].model == 12 / 8
        assert found["k:call", "northwood"].note == "the core is not stated; by the call two (one: 3)"
        assert found["k:step", "athlon64"].note == "" and len(found) == 5
        calls.reverse()
    calls[1].bytes_per_call = 0
    assert found["k:call", "northwood"].model == 1.5
    found = results(path)
    assert found["k:call", "northwood"].model == 3
    assert found["k:call", "northwood"].note.endswith("by the call one (two: the call two has no bytes_per_call)")
    calls[0].bytes_per_call = 0
    reason = "one: the call one has no bytes_per_call; two: the call two has no bytes_per_call"
    assert results(path)["k:call", "northwood"].reason == reason
    text = (tmp_path / "more.toml")
    text.write_text(KERNELS)
    calls[0].bytes_per_call = calls[1].bytes_per_call = 4
    both = validate.run(validate.plan([path, text], [CALLS], ("northwood",)))
    assert [r.id for r in both] == ["k:call"] * 2      # a row that stands in two files is listed twice


def test_a_call_that_cannot_be_had_is_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(call: object) -> None:
        raise CannotRun("no network")
    monkeypatch.setattr(instrument, "trace_of", refuse)
    found = results(write(tmp_path, KERNELS))
    assert {found[key].reason for key in [("k:call", "northwood"), ("k:step", "athlon64")]} == {"no network"}


def test_a_fault_of_the_model_is_the_reason_of_its_row_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(trace: object, cpu: str, timeline: bool = False) -> object:
        if cpu == "northwood":
            raise IndexError("window")
        return fake_model.simulate(trace, cpu, timeline)        # type: ignore[arg-type]
    monkeypatch.setattr("targets.simulate.simulate", fail)
    found = results(write(tmp_path, KERNELS))
    assert found["k:call", "northwood"].reason == "a bug in the model (IndexError: window)"
    assert found["k:call", "prescott"].model is not None


def test_cpu_limits_the_rows(tmp_path: Path) -> None:
    assert set(results(write(tmp_path, KERNELS + SEQUENCE), ("prescott",))) == {("k:call", "prescott")}


def test_cpus_of_published_rows() -> None:
    def names(cpu: str, abi: str) -> tuple[str, ...]:
        return models_of({"cpu": cpu, "abi": abi})
    assert names("pentium-4", "x86-32") == ("northwood", "prescott")
    assert names("pentium-4", "x86-64") == ("prescott-64",)
    assert names("athlon-k7-k8", "x86-32") == ("athlon64",)
    assert names("haswell", "x86-64") == ("haswell",) and names("silvermont", "x86-64") == ()


def result(published: object, model: object, **more: object) -> Result:
    return Result(MICRO, "r", "pentium3", "total", published, model, **more)    # type: ignore[arg-type]


def test_errors() -> None:
    assert result(4, 5).error == pytest.approx(0.25)
    assert result([5, 6], 5.5, is_range=True).error == 0
    assert result([5, 6], 9, is_range=True).error == pytest.approx(0.5)
    assert result([5, 6], 4, is_range=True).error == pytest.approx(-0.2)
    assert result([2, 4], [2, 3]).error == pytest.approx(-0.25)
    assert result(0, 2).error == 2 and result(0, 2).ratio is None
    assert result(4, None).error is None


def test_a_list_of_another_length_is_not_compared(tmp_path: Path) -> None:
    text = SEQUENCE.replace('"nops per clock"', '"finish of each"').replace("cycles = 3", "cycles = [1, 2]")
    assert "2 figures are published for 1 instructions" in results(write(tmp_path, text))["nops", "pentium3"].reason
    text = SEQUENCE.replace('"nops per clock"', '"finish of each"')
    assert "measure not understood" in results(write(tmp_path, text))["nops", "pentium3"].reason


def test_summary_has_medians_and_the_worst_of_counted_rows() -> None:
    rows = [result(1, m) for m in (1.0, 1.1, 2.0)] + [result(1, 9, counted=False), result(1, None, reason="why")]
    figures = summary(rows)["pentium3"]["microbenchmarks"]
    assert figures["rows"] == 4 and figures["run"] == 3
    assert figures["median_ratio"] == pytest.approx(1.1) and figures["median_absolute_error"] == pytest.approx(0.1)
    assert figures["worst_row"] == "r" and figures["worst_error"] == pytest.approx(1.0)


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["validate", "--file", str(write(tmp_path, KERNELS + SEQUENCE)), "--json"])
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"rows", "cpus"}
    first = next(r for r in data["rows"] if r["id"] == "nops")
    assert {"id", "cpu", "published", "model", "reason"} <= set(first)
    assert first["published"] == 3 and first["reason"] is None
    assert [r["reason"] for r in data["rows"] if r["cpu"] == "zen4"] == ["no pipeline model of this CPU"]
    assert data["cpus"]["northwood"]["published"]["worst_row"] == "k:call"
    assert "zen4" not in data["cpus"]


def test_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["validate", "--file", str(write(tmp_path, KERNELS + SEQUENCE))])
    out = capsys.readouterr().out
    assert "+50.0 %" in out and "no pipeline model of this CPU" in out
    assert "not counted: the other core" in out and "By CPU" in out


@pytest.mark.parametrize(("text", "said"), [
    (SEQUENCE + 'measur = "x"', "sequence `nops`: unknown key `measur`, did you mean `measure`?"),
    (SEQUENCE.replace("cycles = 3", 'cycles = "3"'), "`cycles` must be a number or a list of numbers, not '3'"),
    (SEQUENCE.replace('asm = ["nop"]', 'asm = "nop"'), "`asm` must be a list of texts"),
    (SEQUENCE.replace('source = "by hand"', ""), "`source` is missing; add it"),
    (SEQUENCE.replace('asm = ["nop"]', "asm = []"), "`asm` is empty"),
    (SEQUENCE + 'mode = "16"', "`mode` is '16'"),
    (SEQUENCE.replace("sequence", "sequenz"), "unknown key `sequenz`, did you mean `sequence`?"),
    (KERNELS.replace("schema = 1", "schema = 2"), "only schema 1 is known"),
    ("", "no rows in it"), ("x = [", "not a TOML file"),
])
def test_bad_files(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["validate", "--file", str(write(tmp_path, text))])
    err = capsys.readouterr().err
    assert stop.value.code == 2
    assert said in err and "rows.toml" in err


def test_missing_file_and_unknown_cpu(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in [(["--file", str(tmp_path / "none.toml")], "no such file"),
                            (["--cpu", "northwod"], "did you mean `northwood`?")]:
        with pytest.raises(SystemExit) as stop:
            main(["validate", *arguments])
        assert stop.value.code == 2 and said in capsys.readouterr().err


def test_shipped_files_are_read() -> None:
    assert len(read_file(MICROBENCHMARKS).sequences) > 100
    assert len(read_file(PUBLISHED).rows) > 300


def test_page_has_every_row_and_the_chart_is_svg(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    before = bias.FILE.read_bytes() if bias.FILE.exists() else None
    main(["validate", "--file", str(write(tmp_path, KERNELS + SEQUENCE)), "--page", str(page)])
    text = page.read_text()
    for name in ("nops", "k:call", "k:step", "k:old", "k:modern"):
        assert f"`{name}`" in text
    assert "the core is not stated" in text and "page.svg" in text and "## Fitted parameters" in text
    svg = ElementTree.parse(page.with_suffix(".svg"))
    titles = [e.text for e in svg.iter() if e.tag.endswith("title")]
    assert "k:call (northwood): 1.50" in titles
    assert (bias.FILE.read_bytes() if bias.FILE.exists() else None) == before   # only the shipped rows decide it


def test_a_cpu_leads_to_its_rows() -> None:
    """Each line of "By CPU" with rows that were run, to a place in their table that is there once."""
    more = [replace(result(1, m), kind=KERNEL, id=f"k{m}", note="why") for m in (1, 2)]
    text = validation_page.render([result(1, 2), *more, replace(result(1, None), cpu="core2")], "page.md", "page.svg")
    names = re.findall(r"^\| \[pentium3\]\(#([\w-]+)\) \|", text, re.MULTILINE)
    assert names == ["microbenchmark-pentium3", "published-pentium3"] and "\n| core2 | microbenchmarks | 0 of 1" in text
    assert re.findall(r'^\| pentium3 \| `\w+`<a id="([\w-]+)"></a>', text, re.MULTILINE) == names[::-1]
    assert text.count("<a id=") == 2 and '`k1`<a id="published-pentium3"></a> (1) |' in text


def test_page_shows_remarks_of_the_worst_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    remarks = tmp_path / "remarks.toml"
    remarks.write_text('"r" = "the manual counts from elsewhere"\n')
    monkeypatch.setattr(validation_page, "read_remarks", lambda: validation_page_remarks(remarks))
    text = validation_page.render([result(1, 2)], "page.md", "page.svg")
    assert "the manual counts from elsewhere" in text
    remarks.write_text("r = 3\n")
    with pytest.raises(UserError, match="`r` must be a text"):
        validation_page_remarks(remarks)


validation_page_remarks = validation_page.read_remarks


def test_fitted_parameters_are_found_in_tables() -> None:
    out: list[list[str]] = []
    table = {"core": {"memory": {"status": "fitted", "load": 4, "source": "a paper", "rows": "a, b"}},
             "pattern": [{"forms": "add r,r", "status": "fitted", "latency": 1, "source": "row c"}]}
    validation_page._walk(table, "x", "", out)
    assert out == [["x", "`core.memory`", "load = 4", "a, b", "a paper"],
                   ["x", "`pattern add r,r`", "latency = 1", "named in the source", "row c"]]


def test_bias(tmp_path: Path) -> None:
    path = tmp_path / "bias.json"
    rows = [Result(KERNEL, str(m), "core2", "cycles/byte", 1.0, m) for m in (0.8, 0.9, 1.2)]
    path.write_text(bias.table_of([*rows, result(1, 5), Result(KERNEL, "n", "core2", "cycles/byte", 1.0, 9.0,
                                                              counted=False)]))
    assert bias.bias("core2", path) == bias.Bias("core2", 3, 0.9, 0.8, 1.2)
    assert bias.bias("pentium3", path) is None
    assert bias.sentence("core2", path) == ("On 3 published kernels the model of core2 gives 0.90 times the measured "
                                            "cycles in the median (0.80 to 1.20).")
    assert "not been compared" in bias.sentence("pentium3", path)
    path.write_text("{")
    with pytest.raises(UserError, match="bias.json:1:2: not JSON"):
        bias.bias("core2", path)
