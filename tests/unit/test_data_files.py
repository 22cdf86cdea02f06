"""Data files that are damaged: each is the user's error, named with its file and what to do; others are not stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cipherwright.bench.rows import read_entries
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.project.sources import Library
from cipherwright.refinement.exact import proofs
from cipherwright.report.peer_rows import read_peers
from cipherwright.report.rows import read_rows
from cipherwright.validation import bias
from cipherwright.validation import page as validation_page
from scheduler.logic.linear_program import stored_rows
from scheduler.logic.stored_circuits import load_circuits
from targets import cpu
from targets.callspec import load_calls
from targets.forms import load_forms

ENTRY = {"piece": "body", "uops": 3, "residents": 0, "priority": {"shortage": 6.0},
         "strategy": {"order": "chains", "window": 8}, "bias": {"1": 0.5}}
NO_TEXT = b"a = \xff"
NO_TOML = b"a = 1\nb = [1,\nc"
LONG = b"a = " + b"9" * 5000
DEEP = b"a = " + b"[" * 5000


def entry(**changes: Any) -> bytes:
    """A store of one entry, changed."""
    return json.dumps({"k": {**ENTRY, **changes}}).encode()


@pytest.mark.parametrize(("data", "said"), [
    (b"[1]", "expected an object"), (b"null", "expected an object"), (b'"text"', "expected an object"),
    (b'{"k": [1]}', "entry k: it is no object"), (b'{"k": null}', "entry k: it is no object"),
    (b'{"k": {}}', "no piece"),
    (b"{", r"refined.json:1:2: not JSON"), (NO_TEXT, "refined.json:1:5: the byte 0xff is not UTF-8"),
    (b"[" * 5000, "nested too deeply"), (LONG[4:], "not JSON that can be read"),
    (entry(priority={"shortage": "6"}), "priority is not a table, of a number each"),
    (entry(priority={"shortage": float("nan")}), "priority is not"), (entry(priority={"over": 6.0}), "no cost over"),
    (entry(priority=[1]), "priority is not"), (entry(strategy={"window": 8.5}), "window is not a whole number"),
    (entry(strategy={"window": -1}), "window is negative"), (entry(strategy={"recolor": 1}), "recolor is not true or"),
    (entry(strategy={"order": "any"}), "order is 'any'; the orders are source, chains, abreast"),
    (entry(strategy={"deep": True}), "a strategy has no deep"), (entry(users="k"), "users is not a list"),
    (entry(weights={}), "of an earlier form"), (entry(bias={"x": 1}), "bias has 'x'"),
    (entry(order=[1, 2]), "order is not"), (entry(uops="3"), "uops is not"),
    (entry(residents=-1), "counted from 0"), (entry(residents=True), "residents is not"),
])
def test_a_store_of_refinement(root: Path, data: bytes, said: str) -> None:
    path = Library(root).refined_path("northwood")
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    with pytest.raises(UserError, match=said) as caught:
        Library(root).refined("northwood")
    assert "refined.json" in str(caught.value) and "restore it from git" in str(caught.value)
    path.write_bytes(entry())
    assert Library(root).refined("northwood")["k"] == ENTRY


def test_the_shipped_stores_are_of_that_form() -> None:
    assert sum(len(Library().refined(name)) for name in cpu.mode_names()) > 100


def test_the_store_of_one_cpu_stops_no_other(cw: Any, root: Path) -> None:
    path = Library(root).refined_path("northwood")
    path.mkdir(parents=True)
    code, out, err = cw("build", "toy_expand", "--cpu", "northwood", "--cpu", "prescott", "--json")
    made = json.loads(out)
    assert (code, made["built"], [f["kernel"] for f in made["failed"]]) == (
        2, ["prescott/toy_expand"], ["northwood/toy_expand"])
    assert "refined.json: cannot be read: Is a directory" in err and "bug" not in err


def test_what_is_proved_of_a_kernel() -> None:
    with pytest.raises(UserError, match="refine the kernel again"):
        proofs({"k": {**ENTRY, "users": ["x"], "order": "0", "exact": {"colour": 1}}}, "x")


def peers(path: Path) -> object:
    return read_peers(Library(path.parent.parent))


LISTS: list[tuple[str, Callable[[Path], object], list[str]]] = [
    ("papers.toml", lambda p: Library(p.parent.parent).papers,
     ["row = [1, 2]", "row = 1", "[[row]]\nkernel = 1", '[[row]]\nkernel = "a"\nloop = "b"\nunit = "c"\nunits = 0\n'
      'source = "d"\nuops = {}\nremark = ""', "[row]\na = 1"]),
    ("builds.toml", lambda p: Library(p.parent.parent).builds,
     ["sources = [1]", "[sources]\ntoy = [1]", "[sources]\n[others]", "[[sources]]"]),
    ("report.toml", lambda p: read_rows(Library(p.parent.parent)),
     ["paper = 1", "[paper]\n1 = 2", "series = [1, 2]", "[[series]]\nrows = 1"]),
    ("bench.toml", lambda p: read_entries(Library(p.parent.parent)), ["ours = 1", "ours = [1]", "openssl = [[1]]"]),
    ("peers.toml", peers, ["peer = 1", "peer = [1, 2]", "[[peer]]\ncalls = 3"]),
    ("forms.toml", load_forms, ["mov = 1", '[mov]\noperands = "r"', "[mov]\nflags_read = 1"]),
    ("calls.toml", load_calls, ["schema = 1\ncall = 1", "schema = 1\ncall = [1]"]),
    ("remarks.toml", validation_page.read_remarks, ["a = 1"]),
    ("circuits.toml", lambda p: load_circuits(p.parent), ["circuit = 1", "circuit = [1]", "[[circuit]]\nname = 1"]),
    ("linear.toml", lambda p: stored_rows(p.parent), ["program = 1", "program = [1]", '[[program]]\ncolumns = "a"']),
    ("bias.json", lambda p: bias.bias("core2", p), ['{"core2": 1}', "[1]", '{"core2": {"rows": "x"}}']),
]


@pytest.mark.parametrize(("name", "read", "texts"), LISTS, ids=[one[0] for one in LISTS])
def test_a_list(tmp_path: Path, name: str, read: Callable[[Path], object], texts: list[str]) -> None:
    """No text, no TOML, a directory in place of the file, values of other kinds: never an internal error."""
    path = tmp_path / "ciphers" / name
    path.parent.mkdir()
    (path.parent / "toy.cw").write_text("kernel k(x: out u8[1]) { x[0] = 1 }")

    def refused() -> str:
        with pytest.raises(Exception) as caught:
            read(path)
        code, message = shared.explain(caught.value)
        assert code == 2 and name in message, message
        return message

    for data in (NO_TEXT, NO_TOML, LONG, DEEP, *(t.encode() for t in texts)):
        path.write_bytes(data)
        refused()
    path.write_bytes(NO_TEXT)
    assert f"{name}:1:5: the byte 0xff" in refused()
    path.unlink()
    path.mkdir()
    assert "cannot be read: Is a directory" in refused()
