"""What a build proves of what its code computes, and the file that keeps it: `generated/proofs.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.jobs import Job
from cipherwright.commands import shared
from cipherwright.equality import census, in_build, kernels
from cipherwright.equality.ledger import FILE, OUT_OF_TIME, Entry, Ledger, function_promise, stamp
from cipherwright.prove.verdict import Finding, Verdict

PROVED, OTHERWISE = Verdict("proved", (), 9, 0.2), Verdict("unknown", (Finding(0, "", "no rule at 0x10"),), 9, 0.1)
LATE = Verdict("unknown", (Finding(0, "", "not finished in 2 s of processor time: --seconds gives it more"),), 0, 2.0)


def test_a_build_says_what_its_code_is_proved_to_compute(cw, root: Path) -> None:
    data = json.loads(cw("build", "toy", "box", "--cpu", "northwood", "--json")[1])
    assert data["functions"] == {"proved": 4, "not_shown": {}}
    assert "\n2 proved to compute what their source says\n" in cw("build", "toy", "--cpu", "northwood", "--force")[1]
    assert "proved to" not in cw("build", "toy", "--cpu", "northwood", "--force", "--quick")[1]
    out = cw("build", "toy", "--cpu", "northwood", "--force", "--prove-seconds", "0")[1]
    assert "0 proved to compute what their source says, 2 not shown (2 not tried)" in out
    assert not (root / "generated" / FILE).exists()


def test_what_is_stored_is_not_proved_again(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cw("prove", "toy", "--cpu", "northwood", "--function", "--store")[0] == 0
    stored = Ledger(root / "generated")
    assert {label: one.result for label, one in stored.entries.items()} == {
        "northwood/toy_encrypt": "proved", "northwood/toy_expand": "proved"}

    def no_proof(*_: Any) -> Verdict:
        raise AssertionError("proved again")

    monkeypatch.setattr(in_build, "function_of_text", no_proof)
    assert "2 proved to compute" in cw("build", "toy", "--cpu", "northwood", "--force")[1]
    assert "2 of 2 proved before to compute what their source says" in cw("prove", "toy", "--cpu", "northwood")[1]
    monkeypatch.setattr(census, "function_of", no_proof)
    census_of_toy = cw("prove", "toy", "--cpu", "northwood", "--census", "--store")
    assert "of 2 kernels 2 proved; 0 are not stored" in census_of_toy[1]
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "\n# another line\n")
    assert "0 of 2 proved before" in cw("prove", "toy", "--cpu", "northwood")[1]


def test_what_is_refuted_is_not_written(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Verdict("refuted", (Finding(0, "", "`dst` differs", {"n": 1, "src": "00ff"}),), 9, 0.1)
    monkeypatch.setattr(in_build, "function_of_text", lambda *_: wrong)
    status, _, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert status == 1 and "`dst` differs, of n = 1, src = 00ff" in err and "no code was written" in err
    assert not (root / "generated" / "northwood" / "toy_encrypt.asm").exists()


@pytest.mark.full
def test_a_large_build_tries_what_is_known_to_be_quick(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cw("prove", "toy", "--cpu", "northwood", "--function", "--store")
    monkeypatch.setattr(in_build, "MANY", 3)
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "\n# another line\n")
    out = cw("build", "toy", "box", "--cpu", "northwood", "--force")[1]
    assert "2 proved to compute what their source says, 2 not shown (2 not tried)" in out


@pytest.mark.full
def test_a_sample_is_proved_anew(cw, root: Path) -> None:
    assert "no quick proof" in cw("prove", "--sample", "2", "--cpu", "northwood")[2]
    cw("build", "toy", "box", "--cpu", "northwood")
    assert "4 proved" in cw("prove", "--census", "--store", "--cpu", "northwood")[1]
    code, out, _ = cw("prove", "--sample", "2", "--seed", "a", "--cpu", "northwood")
    assert code == 0 and "2 of 2 kernels proved anew" in out and out.count("proved in") == 2
    firsts = {cw("prove", "--sample", "1", "--seed", word, "--cpu", "northwood")[1].partition(":")[0]
              for word in "abcdefgh"}
    assert len(firsts) > 1
    assert "give one of them" in cw("prove", "--store")[2]


def test_a_ledger_keeps_what_was_proved_of_the_same(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.put("a/b", "1", PROVED)
    ledger.put("a/b", "1", LATE)    # less time now
    ledger.put("a/c", "1", LATE)
    ledger.put("a/d", "1", OTHERWISE)
    ledger.write()
    again = Ledger(tmp_path)
    assert again.entries == {"a/b": Entry("1", "proved", 0.2), "a/c": Entry("1", "unknown", 2.0, OUT_OF_TIME),
                             "a/d": Entry("1", "unknown", 0.1, "no rule somewhere")}
    assert again.find("a/b", "2") is None and again.find("a/e", "1") is None
    again.put("a/b", "2", OTHERWISE)    # another text
    assert again.entries["a/b"].result == "unknown"
    again.keep({"a/c"})
    assert set(again.entries) == {"a/c"}
    (tmp_path / FILE).write_text('{"a/b": {"wrong": 1}}')
    assert Ledger(tmp_path).entries == {}


def test_two_that_write_a_ledger_at_once_lose_nothing(tmp_path: Path) -> None:
    """Each has read the file before the other wrote; a proof is not undone by a check that did not finish."""
    one, other = Ledger(tmp_path), Ledger(tmp_path)
    one.put("a", "1", PROVED)
    one.put("c", "1", PROVED)
    one.write()
    other.put("b", "2", PROVED)
    other.put("a", "1", LATE)
    other.put("c", "2", LATE)
    other.write()
    assert {label: row.result for label, row in Ledger(tmp_path).entries.items()} == {
        "a": "proved", "b": "proved", "c": "unknown"}
    one.keep({"b", "c"})
    one.write()
    assert Ledger(tmp_path).entries.keys() == {"b", "c"}


def test_a_stamp_is_of_code_and_manifest_and_not_of_comments_and_figures(cw, root: Path) -> None:
    cw("build", "toy_encrypt", "--cpu", "northwood")
    library = shared.get_library()
    job = Job("toy_encrypt", get_cpu("northwood"), None)
    builder = Builder(library, root / "generated")
    asm, manifest = builder.asm(*job.where), builder.manifest(*job.where)
    first = stamp(library, job, asm, manifest)
    said = "\n".join(line if '"' in line else line.replace("; ", ";  ") for line in asm.split("\n"))
    assert said != asm and first == stamp(library, job, said, {**manifest, "uops": 1, "tool": "x"})
    assert first != stamp(library, job, asm.replace("ret", "nop\n        ret", 1), manifest)
    assert first != stamp(library, job, asm, {**manifest, "lanes": 2})
    strings = asm + "db 'a;b'\n"
    assert stamp(library, job, strings, manifest) != stamp(library, job, strings.replace(";b'", ";c'"), manifest)


def test_what_callers_are_told(tmp_path: Path) -> None:
    proved = Entry("1", "proved", 0.2)
    assert function_promise(proved, {}) == ["Proved, too, to compute what its source says, for all inputs."]
    assert function_promise(proved, {"in_place": [["src", "dst"]]}) == [
        "Proved, too, to compute what its source says, for all inputs, if dst is not in place of src."]
    assert function_promise(None, {}) == function_promise(Entry("1", "unknown", 2.0, OUT_OF_TIME), {}) == []


def test_a_proof_stops_before_memory_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = tmp_path / "meminfo"
    monkeypatch.setattr(kernels, "_MEMORY", facts)
    monkeypatch.setattr(kernels, "LOOK", 0.01)
    assert not kernels.memory_is_short()
    facts.write_text("MemTotal: 8000000 kB\nMemAvailable: 600000 kB\nHugePages_Total: 0\n")
    assert not kernels.memory_is_short()
    facts.write_text("MemTotal: 8000000 kB\nMemAvailable: 1000 kB\nHugePages_Total: 0\n")
    with pytest.raises(kernels.TooLarge), kernels.at_most(60):
        while True:
            pass


def test_a_proof_stops_when_its_time_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "LOOK", 0.01)
    with pytest.raises(kernels.TooLong) as stopped, kernels.at_most(1):
        while True:
            pass
    assert stopped.type is kernels.TooLong
