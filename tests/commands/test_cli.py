"""The command line: help, listings, errors, and the commands that run kernels, all with the real tool."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from cipherwright.building import build
from cipherwright.commands import cli
from cipherwright.project.sources import ROOT
from cipherwright.project.templates import LIKE
from targets.cpu import cpu_names, target_names
from targets.cpuid import Match
from targets.tables.files import model_names
from tests.unit.test_vectors_schema import GOOD

KEY = GOOD["key"]


def test_every_command_is_here():
    assert set(cli.cli.every()) == {"check", "build", "cpus", "kernels", "new", "test", "vectors", "import-vectors",
                                     "run", "diff", "refine", "tune", "measure", "explain", "validate", "simulate",
                                     "peers", "prove", "report", "circuits", "bench", "init", "where", "characterize",
                                     "reschedule", "export", "explore", "pages"}


@pytest.mark.parametrize("command", cli.cli.list_commands())
def test_help_has_an_example(cw, command):
    code, out, _ = cw(command, "--help")
    example = out.partition("Example:")[2].strip()
    assert code == 0 and example.startswith(f"./cw {command}")
    assert cw(command, "-h") == (0, out, "")


def test_help_of_the_whole(cw):
    code, out, _ = cw("--help")
    assert code == 0 and "Example:" in out
    assert all((f"  {name} " in out) != command.hidden for name, command in cli.cli.every().items())


def test_as_a_program():
    done = subprocess.run([sys.executable, "-m", "cipherwright", "build", "aes128", "--cpu", "nortwood"],
                          cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "error: no CPU is called `nortwood`: did you mean northwood?\n"


def test_listings(cw):
    found = {item["name"]: item for item in json.loads(cw("cpus", "--json")[1])}
    assert list(found) == model_names() and "Northwood" in found["northwood"]["description"]
    assert sorted(t for item in found.values() for t in item["targets"]) == target_names()
    assert found["core2-45nm"]["targets"] == ["core2-45nm-64", "core2-45nm-64-win64"]
    assert len(cw("cpus")[1].splitlines()) == len(found) and "model only" in cw("cpus")[1]
    kernels = {item["kernel"]: item["algorithms"] for item in json.loads(cw("kernels", "--json")[1])}
    assert kernels["box_expand"] == ["box"] and kernels["toy_encrypt"] == ["toy"]
    assert "toy_encrypt" in cw("kernels")[1] and "prescott" in cw("cpus")[1]


def test_an_algorithm_is_named_once_by_each_kernel(cw, monkeypatch):
    monkeypatch.setattr("cipherwright.building.listing.kernels_of", lambda algorithm: ["toy_encrypt", "toy_encrypt"])
    (line,) = [line for line in cw("kernels")[1].splitlines() if line.startswith("toy_encrypt")]
    assert line.endswith("  toy, box") or line.endswith("  box, toy")


COMMANDS = {"build": ["build", "%s"], "test": ["test", "%s", "--cpu", "northwood"],
            "vectors": ["vectors", "%s", "--interpret"], "diff": ["diff", "%s", "northwood", "prescott"],
            "run": ["run", "%s", "--cpu", "northwood", "--mode", "ctr", "--key", KEY, "--out", "x"]}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name, near", [("toy_encrpyt", "did you mean toy_encrypt"), ("tpy", "did you mean toy"),
                                        ("qqqq", "there are box, box_encrypt")])
def test_unknown_kernel(cw, command, name, near):
    code, out, err = cw(*[a.replace("%s", name) for a in COMMANDS[command]])
    assert (code, out) == (2, "") and f"no kernel or algorithm is called `{name}`" in err and near in err


@pytest.mark.parametrize("args", [
    ["build", "toy", "--cpu", "nortwood"], ["test", "toy", "--cpu", "nortwood"],
    ["vectors", "toy", "--cpu", "nortwood"], ["diff", "toy", "prescott", "nortwood"],
    ["run", "toy", "--cpu", "nortwood", "--mode", "ctr", "--key", KEY, "--iv", "00" * 8, "--out", "x"],
])
def test_unknown_cpu(cw, args):
    code, out, err = cw(*args)
    assert (code, out) == (2, "") and "no CPU is called `nortwood`: did you mean northwood?" in err


@pytest.mark.parametrize("name, said", [
    ("pentium4", "did you mean northwood or prescott or prescott-64?"), ("Conroe", "did you mean core2 or core2-64?"),
    ("Northwood", "did you mean northwood?"), ("pentium-mmx", "pentium-mmx is a CPU of the model alone"),
])
def test_cpus_by_other_names(cw, name, said):
    code, out, err = cw("build", "toy", "--cpu", name)
    assert (code, out) == (2, "") and said in err


def test_native(cw, monkeypatch):
    monkeypatch.setattr("targets.cpuid.here", lambda: Match("core2", "this machine is one"))
    code, _, err = cw("build", "toy_encrypt", "--cpu", "native", "--quick", "--prove-seconds", "0")
    assert code == 0, err
    assert "code for core2-64" in cw("test", "toy", "--cpu", "native")[1]
    code, _, err = cw("diff", "toy", "native", "core2-64")
    assert code == 2 and "both sides are core2-64" in err
    monkeypatch.setattr("targets.cpuid.here", lambda: Match(None, "there is no table of this machine"))
    code, _, err = cw("build", "toy", "--cpu", "native")
    assert code == 2 and "there is no table of this machine; name a CPU" in err


@pytest.mark.parametrize("args, said", [
    (["vectors", "toy"], "--cpu CPU or --interpret"),
    (["vectors", "toy", "--interpret", "--file", "/no/such.json"], "/no/such.json: cannot be read"),
    (["run", "toy", "--cpu", "northwood", "--mode", "ctr", "--key", "0", "--out", "x"], "even number"),
    (["run", "toy", "--cpu", "northwood", "--mode", "ctr", "--key", "zz", "--out", "x"], "not a hex digit"),
    (["run", "toy", "--cpu", "northwood", "--mode", "gcm", "--key", "0", "--out", "x"], "gcm"),
    (["run", "toy", "--cpu", "northwood", "--mode", "ctr", "--key", KEY, "--iv", "00" * 8, "--out", "x"],
     "--in FILE is needed"),
    (["diff", "toy", "northwood", "northwood"], "choose two"),
    (["diff", "toy", "northwood", "prescott", "--width", "20"], "--width"),
    (["new", "Bad-Name"], "cannot be a cipher's name"),
    (["new", "toy"], "exists already"),
    (["frobnicate"], "No such command"),
    (["biuld"], "Did you mean 'build'?"),
    (["explain", "toy"], "or `native`, this machine's"),
])
def test_bad_input(cw, args, said):
    code, out, err = cw(*args)
    assert (code, out) == (2, "") and said in err


def test_what_is_not_built_is_built_before_the_tests(cw, root):
    """All of it at once, what is there already not again; a kernel that cannot be compiled is said as a build does."""
    assert cw("build", "toy_expand", "--cpu", "northwood")[0] == 0
    args = ("test", "toy", "--cpu", "northwood", "--cpu", "prescott")
    code, out, err = cw(*args)
    made = sorted(line.split()[1] for line in err.splitlines() if line.startswith("built "))
    assert made == ["northwood/toy_encrypt", "prescott/toy_encrypt", "prescott/toy_expand"]
    assert code == 0 and [line.split(": ")[1] for line in out.splitlines()] == [
        f"3 of 3 vectors agree (native, code for {cpu})" for cpu in ("northwood", "prescott")]
    assert "built " not in cw(*args)[2]
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "mapping toy_encrypt on prescott { lanes 3 in xmm }\n")
    code, out, err = cw(*args)
    assert (code, out) == (2, "") and f"{source}:" in err and "3" in err


def test_missing_nasm(cw, root, monkeypatch, tmp_path):
    assert cw("build", "toy", "--cpu", "northwood")[0] == 0
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    code, out, err = cw("test", "toy", "--cpu", "northwood")
    assert code == 2 and "nasm was not found on PATH" in err and "agree" not in out
    code, _, err = cw("build", "toy", "--cpu", "prescott")
    assert code == 2 and "nasm was not found on PATH" in err
    assert cw("build", "toy", "--cpu", "prescott", "--no-run")[0] == 0  # text needs no assembler


def test_unknown_error_is_a_bug_message(cw, monkeypatch):
    monkeypatch.setattr(build.Builder, "compile", lambda *a: 1 / 0)
    code, _, err = cw("build", "toy")
    assert code == 3 and "bug in cipherwright" in err and "--debug" in err


@pytest.mark.long
def test_vectors(cw, aes):
    code, out, _ = cw("vectors", "aes128", "--cpu", "northwood")
    assert code == 0 and "vectors agree" in out and "code for northwood" in out
    result = json.loads(cw("vectors", "aes128_encrypt", "--interpret", "--json")[1])
    assert [r["failures"] for r in result] == [[]] and result[0]["vectors"] > 100


def test_vectors_of_a_file(cw, root, tmp_path):
    path = tmp_path / "mine.json"
    document = json.loads((root / "tests" / "vectors" / "toy.json").read_text())
    good = document["vectors"][0]

    def check(vectors, *how):
        path.write_text(json.dumps({**document, "vectors": vectors}))
        return cw("vectors", "toy", "--file", path, *how)

    for how in (["--interpret"], ["--cpu", "prescott"]):
        code, out, _ = check([good], *how)
        assert code == 0 and out.startswith("toy: 1 of 1 vectors agree")
        text = good["ciphertext"]
        code, out, _ = check([{**good, "ciphertext": text[:2] + f"{int(text[2:4], 16) ^ 1:02x}" + text[4:]}], *how)
        assert code == 1 and "0 of 1 vectors agree" in out and "stub-0: first difference at byte 1 of 8" in out
    assert check([], "--interpret")[0] == 1  # nothing run is not success


@pytest.mark.parametrize("name", ["toy", "toy_encrypt"])
def test_test_one_cipher(cw, name):
    code, out, _ = cw("test", name)
    assert code == 0 and out.count("toy: 3 of 3 vectors agree") == len(cpu_names())


def test_what_has_been_built_is_tested_and_nothing_else(cw, root):
    """64-bit code too, which a build makes where it is asked for; without --cpu no other CPU's code is made."""
    cpus = ["core2-64", "northwood"]
    assert cw("build", "toy", "--quick", *(word for cpu in cpus for word in ("--cpu", cpu)))[0] == 0
    code, out, _ = cw("test", "toy")
    assert code == 0 and [line.rpartition(" ")[2] for line in out.splitlines()] == [f"{cpu})" for cpu in cpus]
    assert sorted(path.name for path in (root / "generated").iterdir() if path.is_dir()) == cpus


def test_run_round_trip(cw, tmp_path):
    plain, coded, again = (tmp_path / n for n in ("plain", "coded", "again"))
    plain.write_bytes(os.urandom(1001))
    common = ["run", "box", "--cpu", "northwood", "--key", KEY, "--mode", "ctr", "--iv", "ff" * 8]
    code, out, err = cw(*common, "--in", plain, "--out", coded)
    assert (code, out) == (0, "") and "1001 bytes, box ctr" in err
    assert coded.read_bytes() != plain.read_bytes()
    assert cw(*common, "--in", coded, "--out", again)[0] == 0 and again.read_bytes() == plain.read_bytes()
    assert cw(*common, "--in", coded, "--out", coded)[0] == 0 and coded.read_bytes() == plain.read_bytes()


def test_run_ecb(cw, aes, tmp_path):
    plain, coded = tmp_path / "plain", tmp_path / "coded"
    plain.write_bytes(bytes.fromhex(GOOD["plaintext"]))
    common = ["run", "aes128", "--cpu", "pentium3", "--key", KEY, "--mode", "ecb", "--in", plain, "--out", coded]
    assert cw(*common)[0] == 0 and coded.read_bytes().hex() == GOOD["ciphertext"]


def test_run_refuses_part_of_a_block(cw, tmp_path):
    (tmp_path / "in").write_bytes(bytes(17))
    code, _, err = cw("run", "toy", "--cpu", "pentium3", "--key", KEY, "--mode", "ecb", "--in", tmp_path / "in",
                      "--out", tmp_path / "out")
    assert code == 2 and "use --mode ctr" in err and not (tmp_path / "out").exists()


def test_run_leaves_no_partial_output(cw, tmp_path, monkeypatch):
    (tmp_path / "in").write_bytes(bytes(1 << 19))
    (tmp_path / "file").write_bytes(b"")
    common = ["run", "toy", "--cpu", "northwood", "--key", KEY, "--mode", "ctr", "--iv", "00" * 8, "--in",
              tmp_path / "in", "--out"]
    code, _, err = cw(*common, tmp_path / "file" / "out")
    assert code == 2 and "cannot be written" in err
    code, _, err = cw(*common, tmp_path)
    assert code == 2 and "is a directory" in err

    def stop(done, total):
        raise KeyboardInterrupt

    monkeypatch.setattr("cipherwright.commands.run.PROGRESS_FROM", 0)
    monkeypatch.setattr("click.progressbar", lambda **_: stop(0, 0))
    code, _, err = cw(*common, tmp_path / "out")
    assert code == 130 and "interrupted" in err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "in", "library"]


@pytest.mark.parametrize("like", ["arx", "sbox"])
def test_new_cipher_builds_and_tests_at_once(cw, root, like):
    code, out, _ = cw("new", "fresh", "--like", like)
    assert code == 0 and "./cw build fresh" in out
    code, out, _ = cw("build", "fresh", "--json")
    both = {f"{cpu}/fresh_{k}" for cpu in cpu_names() for k in ("encrypt", "expand")}
    assert code == 0 and set(json.loads(out)["built"]) == both and len(both) == 2 * len(cpu_names())
    code, out, _ = cw("test", "fresh")
    assert code == 0 and [line.partition(" (")[0] for line in out.splitlines()] == [
        "fresh: 3 of 3 vectors agree"] * len(cpu_names())
    assert "stub" in (root / "tests" / "vectors" / "fresh.json").read_text()


KERNELS = {"stream": ["blocks"], "hash": ["blocks"], "sponge": ["blocks"], "mac": ["init", "blocks", "finish"],
           "aead": ["stream_blocks", "mac_init", "mac_blocks", "mac_finish"]}


@pytest.mark.parametrize("like", KERNELS)
def test_a_new_algorithm_of_each_protocol(cw, root, like):
    """Checked, built and tested as it stands; its vectors say what they are."""
    cpus = [word for cpu in ("northwood", "core2-64") for word in ("--cpu", cpu)]
    code, out, _ = cw("new", "fresh", "--like", like)
    assert code == 0 and "./cw build fresh" in out
    assert cw("check", "fresh")[0] == 0
    code, out, err = cw("build", "fresh", *cpus, "--json")
    assert code == 0, err
    assert set(json.loads(out)["built"]) == {f"{cpu}/fresh_{k}" for cpu in cpus[1::2] for k in KERNELS[like]}
    code, out, _ = cw("test", "fresh", *cpus)
    said = "fresh: 2 of 2 vectors agree" if like == "stream" else "fresh: 3 of 3 vectors agree"
    assert code == 0 and [line.partition(" (")[0] for line in out.splitlines()] == [said] * 2
    document = json.loads((root / "tests" / "vectors" / "fresh.json").read_text())
    assert "stub" in document["source"] and "hex digits" in document["conventions"]


def test_templates_are_what_can_be_asked_for() -> None:
    assert {*KERNELS, "arx", "sbox"} == set(LIKE)


def test_a_full_disk_is_an_error_that_says_where(cw, monkeypatch, tmp_path):
    """What others write, as numba its code, names no file."""
    monkeypatch.setenv("CIPHERWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setattr("cipherwright.building.listing.listing",
                        lambda library: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    code, _, err = cw("kernels")
    assert code == 2 and f"no space left for a file: make some in the project, in the cache, {tmp_path}, or in" in err
