"""Each kernel left out in turn: on made-up rows whose errors with every setting are written down here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from cipherwright import processes
from cipherwright.commands.cli import main
from cipherwright.instrument import instrument
from cipherwright.validation import leaveout, leaveout_view, validate
from cipherwright.validation import page as validation_page
from cipherwright.validation.kinds import KINDS, kind_of
from cipherwright.validation.leaveout import is_calibration, kernel_of, leave_out, own_rows
from cipherwright.validation.validate import KERNEL, MICRO, Result
from targets.machinecode import decode_all
from targets.model.parameters import Setting
from targets.outcome import Outcome
from targets.tables.files import merged_table
from targets.trace import Trace, straight_line
from tests.support import fake_model


def row(name: str, algorithm: str, tried: Sequence[float | None], cpu: str = "northwood", **more: object) -> Result:
    """A row of 1 cycle, so that the model's figures are ratios; the first is the table's."""
    return Result(KERNEL, name, cpu, "cycles/byte", 1.0, tried[0], algorithm=algorithm, tried=tuple(tried),
                  **more)  # type: ignore[arg-type]


# two settings: the second is right for `a`, of which there are two rows, the first for the others
ROWS = [row("a1", "a-128", [0.6, 1.0]), row("a2", "a-256", [0.6, 1.0]), row("b", "b", [1.0, 0.7]),
        row("c", "c", [1.0, 0.9])]


@pytest.mark.parametrize(("algorithm", "kernel"), [
    ("aes-128", "aes"), ("aes-256", "aes"), ("aes-128-cbc+sha1", "aes-cbc+sha1"), ("aes-any-cbc+sha1", "aes-cbc+sha1"),
    ("sha512", "sha512"), ("camellia-128", "camellia"), ("keccak1600-r1088", "keccak1600-r1088")])
def test_a_kernel_has_no_key_size(algorithm: str, kernel: str) -> None:
    assert kernel_of(algorithm) == kernel


def test_a_kernel_does_not_vouch_for_itself() -> None:
    found = leave_out(ROWS)["northwood"]
    assert (found.kernels, len(found.rows)) == (3, 4)
    # without `a` the first setting errs by nothing and is taken: `a` is scored 0.6 twice
    assert [(s.kernel, s.chosen, s.ratio) for s in found.rows[:2]] == [("a", 0, 0.6)] * 2
    # without `b` the errors are 0.4 + 0.4 + 0 and 0 + 0 + 0.1, without `c` 0.8 and 0.3: the second is taken
    assert [(s.chosen, s.ratio) for s in found.rows[2:]] == [(1, 0.7), (1, 0.9)]
    assert found.chosen == {0: 1, 1: 2}
    assert found.own.mean_error == pytest.approx(0.2) and found.own.median_error == pytest.approx(0.2)
    assert found.each[1] is not None and found.each[1].mean_error == pytest.approx(0.1)
    assert found.left.mean_error == pytest.approx((0.4 + 0.4 + 0.3 + 0.1) / 4)
    assert found.left.median_ratio == pytest.approx(0.65) and found.left.median_error == pytest.approx(0.35)


def test_of_equal_errors_the_tables_values_are_taken() -> None:
    found = leave_out([row("a", "a", [0.9, 1.1, 0.9]), row("b", "b", [0.8, 1.2, 0.8])])["northwood"]
    assert found.chosen == {0: 2}


def test_one_kernel_alone_has_the_tables_values() -> None:
    assert leave_out([row("a", "a", [0.5, 1.0]), row("a2", "a-192", [0.5, 1.0])])["northwood"].chosen == {0: 1}


def test_a_setting_that_the_model_cannot_run_is_not_chosen() -> None:
    found = leave_out([row("a", "a", [0.5, 1.0, None]), row("b", "b", [0.5, 0.9, 1.0])])["northwood"]
    assert found.chosen == {1: 2} and found.each[2] is None


def test_a_cpu_without_fitted_values_has_its_plain_scores() -> None:
    rows = [Result(KERNEL, name, "skylake", "cycles/byte", 2.0, model, algorithm=name)
            for name, model in (("a", 1.8), ("b", 2.2), ("c", 2.1))]
    found = leave_out(rows)["skylake"]
    assert found.own == found.left and found.left.median_ratio == pytest.approx(1.05)
    assert len(found.each) == 1 and found.chosen == {0: 3}


def test_rows_that_do_not_count_stand_for_a_cpu_without_others() -> None:
    rows = [row("n", "n", [1.0]), row("p", "p", [0.9], counted=False),
            row("q", "q", [0.8], "prescott", counted=False), replace(row("m", "m", [0.7]), kind=MICRO),
            replace(row("x", "x", [0.7]), model=None)]
    assert {cpu: [r.id for r in mine] for cpu, mine in own_rows(rows).items()} == {"northwood": ["n"],
                                                                                  "prescott": ["q"]}
    assert not leave_out(rows)["prescott"].counted


def test_kinds_of_code() -> None:
    bounds = {"rename width": 80.0, "ports": 95.0, "dependence path": 10.0}
    assert kind_of(bounds, 100, vector=False) == "ports" and kind_of(bounds, 100, vector=True) == "SIMD"
    assert kind_of(bounds, 106, vector=False) == "mixed" and kind_of({}, 1, vector=False) == "mixed"
    assert kind_of({"width": 9, "path": 1}, 10, False) == kind_of({"instructions / 2": 9}, 10, False) == "near width"
    assert kind_of({"width": 9, "path": 10}, 10, False) == "latency"
    assert {"ports", "SIMD", "mixed", "near width", "latency"} == set(KINDS)


def test_rows_that_a_fit_looked_at_are_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    core = {"a": {"status": "fitted", "calibration": ["wp-*@northwood", "b@*"]},
            "b": {"status": "measured", "calibration": ["*"]}}
    monkeypatch.setattr(leaveout, "merged_table", lambda cpu: {"core": core})
    assert is_calibration(row("wp-x", "x", [1.0])) and is_calibration(row("b", "b", [1.0], "core2"))
    assert not is_calibration(row("wp-x", "x", [1.0], "core2")) and not is_calibration(row("c", "c", [1.0]))
    assert not is_calibration(row("b", "b", [1.0], note="unseen: added later"))
    assert not is_calibration(replace(row("b", "b", [1.0]), kind=MICRO))


SETTINGS: tuple[Setting, ...] = ((("scheduling", "slow_entries", 12),), (("scheduling", "slow_entries", 8),))
KERNELS = """
schema = 1
[[row]]
id = "one"
algorithm = "one-128"
cpu = "pentium-iii"
unit = "cycles/byte"
cycles_per_byte = 6.0
[[row]]
id = "two"
algorithm = "two"
code_variant = "ssse3-4x"
cpu = "pentium-iii"
unit = "cycles/byte"
cycles_per_byte = 5.0
"""


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Path, list[str]]:
    """A file of two rows on one CPU with two settings, the second of which doubles the clocks; and what was traced."""
    trace = replace(straight_line(decode_all(bytes.fromhex("01c0") * 12, 0x1000, 32), repeat=4), warmup=1)
    traced = SimpleNamespace(trace=trace, text_base=0x1000, differences=())
    calls: list[str] = []

    def doubled(trace: Trace, cpu: str, setting: Setting) -> Outcome:
        assert setting == SETTINGS[1]
        made = fake_model.simulate(trace, cpu)
        return replace(made, cycles=2 * made.cycles)

    def trace_of(call: SimpleNamespace) -> SimpleNamespace:
        calls.append(call.id)
        return traced

    monkeypatch.setattr("targets.simulate.simulate", fake_model.simulate)
    monkeypatch.setattr("targets.simulate.with_setting", doubled)
    monkeypatch.setattr(validate, "settings", lambda cpu: SETTINGS)
    monkeypatch.setattr(leaveout, "settings", lambda cpu: SETTINGS)
    monkeypatch.setattr(leaveout_view, "in_text", lambda cpu, number: f"slow_entries = {SETTINGS[number][0][2]}")
    monkeypatch.setattr(instrument, "load_calls", lambda path: [SimpleNamespace(
        id="call", rows=["one", "two"], segments=[], bytes_per_call=4, package_arch="i386")])
    monkeypatch.setattr(instrument, "trace_of", trace_of)
    monkeypatch.setattr(instrument, "fetch_objects", lambda calls: None)
    monkeypatch.setattr(instrument, "objects_used", lambda: "")
    monkeypatch.setattr(processes, "workers", lambda items: 1)
    path = tmp_path / "rows.toml"
    path.write_text(KERNELS)
    return path, calls


def test_the_command_runs_every_setting_and_traces_once(fake: tuple[Path, list[str]],
                                                        capsys: pytest.CaptureFixture[str]) -> None:
    """3 clocks a byte by the table, 6 with the other setting, beside 6 and 5: errors of 0.5 and 0, 0.4 and 0.2."""
    path, calls = fake
    main(["validate", "--file", str(path), "--leave-out", "kernel", "--json"])
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"rows", "cpus", "leave_out", "intervals", "coverage"}
    found = data["leave_out"]["pentium3"]
    assert calls == ["call"]
    assert [(s["id"], s["kernel"], s["setting"], s["ratio"]) for s in found["scores"]] == [
        ("one", "one", 1, 1.0), ("two", "two", 1, 1.2)]
    assert found["scores"][1]["code"] == "SIMD"
    assert [s["chosen"] for s in found["settings"]] == [0, 2]
    assert found["settings"][1]["values"] == {"core.scheduling.slow_entries": 8}
    assert found["calibration"]["mean_absolute_error"] == pytest.approx(0.45)
    assert found["left_out"]["mean_absolute_error"] == pytest.approx(0.1)
    main(["validate", "--file", str(path), "--leave-out", "kernel"])
    out = capsys.readouterr().out
    assert "slow_entries = 12 (the table's)" in out and "2 of 2" in out and "each kernel by values chosen" in out


def test_the_page_has_both_errors_and_what_a_fit_is_worth(fake: tuple[Path, list[str]], tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    main(["validate", "--file", str(fake[0]), "--page", str(page)])
    text = page.read_text()
    line = next(line for line in text.splitlines() if line.startswith("| [pentium3](#published-pentium3) | published"))
    assert [cell.strip() for cell in line.split("|")[4:8]] == ["0.55", "45.0 %", "1.1", "10.0 %"]
    part = text.split("## What each fit is worth")[1].split("\n## ")[0]
    assert "| pentium3 | slow_entries = 12 (the table's) | 45.0 % | 45.0 % | 0.55 | 0 of 2 |" in part
    assert "| pentium3 | slow_entries = 8 | 10.0 % | 10.0 % | 1.1 | 2 of 2 |" in part
    assert "-40.0 % (calibration)" in text      # the table of the CPU says that its fit looked at all published rows


def test_it_goes_with_the_published_rows_only(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["validate", "--machine", "--leave-out", "kernel"])
    assert stop.value.code == 2 and "--machine goes with" in capsys.readouterr().err


def test_the_page_of_a_model_without_fits() -> None:
    text = validation_page.render([Result(KERNEL, "r", "skylake", "cycles/byte", 1.0, 0.9)], "page.md", "page.svg")
    assert "## What each fit is worth" in text and "0.9 | 10.0 % | 0.9 | 10.0 %" in text


def test_the_tables_name_their_calibration() -> None:
    for cpu in ("northwood", "core2", "pentium3", "athlon64"):
        fits = [s for s in merged_table(cpu)["core"].values()
                if isinstance(s, dict) and s.get("status") == "fitted"]
        assert fits and all(s["calibration"] for s in fits)
