"""Building: reproducible bytes, rebuilding only what changed, and files that are whole or absent."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright import files
from cipherwright.building import build
from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.commands import shared
from cipherwright.project.sources import ROOT, Library
from cipherwright.prove import proofs
from cipherwright.refinement import refinement
from cipherwright.refinement.store import save
from scheduler.graph.simplify import pieces
from scheduler.refine import best_plan, replay, search, trials
from scheduler.refine.stable_key import stable_key
from scheduler.schedule.loop_residents import choices
from targets import cpu

CPUS = cpu.cpu_names()


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def built(cw, *args: object) -> set[str]:
    """What a build that succeeds makes anew, as "cpu/kernel"."""
    code, out, err = cw("build", *args, "--json")
    assert code == 0, err
    return set(json.loads(out)["built"])


def all_of(*kernels: str, cpus: list[str] = CPUS) -> set[str]:
    return {f"{c}/{k}" for c in cpus for k in kernels}


EVERY = all_of("toy_expand", "toy_encrypt", "box_expand", "box_encrypt")


def twice(tmp_path: Path, *args: str) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The repository's ciphers built by two processes whose sets and dicts of objects are ordered differently."""
    for seed in ("1", "2"):
        subprocess.run([sys.executable, "-m", "cipherwright", "build", *args, "--out", str(tmp_path / seed)],
                       cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, stdout=subprocess.DEVNULL)
    return contents(tmp_path / "1"), contents(tmp_path / "2")


@pytest.mark.long
@pytest.mark.parametrize("kernel, name", [
    pytest.param("whirlpool_blocks", "northwood", marks=pytest.mark.full), ("md4_blocks", "pentium")])
def test_reproducible(tmp_path, kernel, name):
    """With tables and vectors; where execution is in order."""
    one, two = twice(tmp_path, kernel, "--cpu", name)
    assert one == two and len(one) == 4


@pytest.mark.slow
def test_everything_is_reproducible(tmp_path):
    one, two = twice(tmp_path)
    assert one == two and len(one) > 50


def test_the_tool_hash_covers_every_module_of_the_pipeline():
    code = ("import sys, cipherwright.compiler.pipeline\n"
            "print(*(getattr(m, '__file__', None) or '' for m in sys.modules.values()))")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    ours = {Path(f).resolve() for f in done.stdout.split() if Path(f).resolve().is_relative_to(ROOT)}
    loaded = {p for p in ours if ".venv" not in p.parts}
    assert ROOT / "cipherwright" / "compiler" / "pipeline.py" in loaded
    assert loaded <= set(build.tool_files())


@pytest.mark.full
def test_the_library_may_stand_anywhere(cw, root, monkeypatch, tmp_path):
    built(cw, "toy", "--out", tmp_path / "here")
    from cipherwright.project.sources import Library

    shutil.copytree(root, tmp_path / "elsewhere")
    monkeypatch.setattr(shared, "get_library", lambda: Library(tmp_path / "elsewhere"))
    built(cw, "toy", "--out", tmp_path / "there")
    assert contents(tmp_path / "here") == contents(tmp_path / "there")
    assert all(str(tmp_path).encode() not in data for data in contents(tmp_path / "here").values())


@pytest.mark.long
def test_only_what_changed(cw, root):
    assert built(cw) == EVERY
    files = sorted(contents(root / "generated" / "northwood"))
    assert [f for f in files if "toy_encrypt" in f] == [".toy_encrypt.stamp", "toy_encrypt.asm", "toy_encrypt.h",
                                                        "toy_encrypt.json"]
    before = contents(root / "generated")
    assert built(cw) == set() and contents(root / "generated") == before
    assert f"0 built, {len(EVERY)} unchanged, 0 failed" in cw("build")[1]
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "# another line\n")
    assert built(cw) == all_of("toy_expand", "toy_encrypt")
    assert built(cw) == set()


def test_algorithm_means_its_kernels(cw):
    assert built(cw, "toy", "toy_encrypt", "--cpu", "northwood") == all_of(
        "toy_expand", "toy_encrypt", cpus=["northwood"])


@pytest.mark.parametrize("name", ["pentium3", "prescott"])
def test_changed_table_rebuilds_its_cpu(cw, monkeypatch, cpu_tables, name):
    monkeypatch.setattr(cpu, "_load", cpu._load.__wrapped__)
    assert built(cw, "toy") == all_of("toy_expand", "toy_encrypt")
    table = cpu_tables / f"{name}.toml"
    text = table.read_text()
    table.write_text("# a comment is not a change\n" + text)
    assert built(cw, "toy") == set()
    title = next(line for line in text.splitlines() if line.startswith("title"))
    table.write_text(text.replace(title, 'title = "another"'))
    assert built(cw, "toy") == all_of("toy_expand", "toy_encrypt", cpus=[name])


@pytest.mark.full
def test_changed_tool_rebuilds_all(cw, monkeypatch):
    assert built(cw) == EVERY
    monkeypatch.setattr(build, "tool_hash", lambda: "another")
    assert built(cw) == EVERY


@pytest.mark.parametrize("part", ["asm", "h", "json"])
@pytest.mark.parametrize("harm", ["edit", "delete"])
def test_harmed_output_is_rebuilt(cw, root, part, harm):
    built(cw, "toy", "--cpu", "prescott")
    before = contents(root / "generated")
    path = root / "generated" / "prescott" / f"toy_encrypt.{part}"
    if harm == "edit":
        path.write_text(path.read_text() + "\n")
    else:
        path.unlink()
    assert built(cw, "toy", "--cpu", "prescott") == {"prescott/toy_encrypt"}
    assert contents(root / "generated") == before


@pytest.mark.full
def test_wrong_vector_makes_no_code(cw, root):
    path = root / "tests" / "vectors" / "toy.json"
    document = json.loads(path.read_text())
    document["vectors"][1]["ciphertext"] = "00" * 8
    path.write_text(json.dumps(document))
    code, _, err = cw("build", "toy")
    assert code == 1 and "does not compute toy" in err and "no code was generated" in err
    assert "stub-1: first difference" in err and not (root / "generated").exists()
    code, _, err = cw("build")  # one cipher's fault does not stop another
    assert code == 1 and err.count("2 of 3 vectors agree") == 1 and err.count("the same error") == 2 * len(CPUS) - 1
    assert {Path(name).stem for name in contents(root / "generated") if name.endswith(".asm")} == {
        "box_encrypt", "box_expand"}


@pytest.mark.full
def test_unwritable_output(cw, tmp_path):
    (tmp_path / "file").write_text("in the way")
    code, _, err = cw("build", "toy_encrypt", "--out", tmp_path / "file" / "below")
    assert code == 2 and "cannot be written" in err and str(tmp_path / "file") in err
    assert (tmp_path / "file").read_text() == "in the way"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_interrupted_build_leaves_nothing_half_done(cw, root, monkeypatch, number):
    built(cw, "box", "--cpu", "northwood")
    before = contents(root / "generated")
    replace, count = os.replace, iter(range(1, 100))

    def interrupt(a, b):
        if next(count) == number:
            raise KeyboardInterrupt
        replace(a, b)

    monkeypatch.setattr(files.os, "replace", interrupt)
    code, _, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert code == 130 and "interrupted" in err
    after = contents(root / "generated")
    new = set(after) - set(before)
    assert new <= {f"northwood/toy_encrypt.{p}" for p in ("asm", "h", "json")} and len(new) == number - 1
    assert {name: after[name] for name in before} == before
    monkeypatch.setattr(files.os, "replace", replace)
    assert built(cw, "toy_encrypt", "--cpu", "northwood") == {"northwood/toy_encrypt"}


@pytest.mark.full
def test_refinement_is_kept_and_never_worse(cw, root, monkeypatch):
    for module in (best_plan, search, refinement):  # all of them: what is stored is the number of one
        monkeypatch.setattr(module, "choices", choices)
    before = json.loads(cw("build", "toy_encrypt", "--cpu", "northwood", "--json")[1])
    assert before["built"] == ["northwood/toy_encrypt"]
    manifest = root / "generated" / "northwood" / "toy_encrypt.json"
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "northwood", "--seconds", "600", "--tries", "300", "--json")
    rows = json.loads(out)
    assert code == 0 and rows and all(row["cycles"] <= row["cycles_before"] for row in rows)  # uops may be more
    cw("build", "toy_encrypt", "--cpu", "northwood")
    pieces = {p["name"]: p["uops"] for p in json.loads(manifest.read_text())["pieces"]}
    assert {row["piece"]: row["uops"] for row in rows}.items() <= pieces.items()
    assert cw("test", "toy", "--cpu", "northwood")[0] == 0


@pytest.mark.full
@pytest.mark.long
def test_refinement_drops_nothing_that_it_does_not_judge(cw, root):
    store = root / "generated" / "northwood" / "refined.json"
    store.parent.mkdir(parents=True)
    entry = {"piece": "body", "uops": 1, "residents": 0, "priority": {}, "strategy": {}, "bias": {}}
    store.write_text(json.dumps({"a piece of an earlier source": {**entry, "users": ["toy_expand"]},
                                 "another kernel's": {**entry, "users": ["box_expand"]}}))
    code, out, _ = cw("refine", "toy_expand", "--cpu", "northwood", "--seconds", "1")
    assert code == 0 and out.splitlines()[-1] == "next: ./cw build toy_expand --cpu northwood"
    assert {"a piece of an earlier source", "another kernel's"} < json.loads(store.read_text()).keys()
    code, out, _ = cw("refine", "toy_expand", "--cpu", "northwood", "--seconds", "1", "--adopt")
    assert code == 0 and "taken out" in out
    left = json.loads(store.read_text())
    assert "a piece of an earlier source" not in left and "another kernel's" in left
    save(Library(root), "northwood", {})
    assert not store.exists()


VARIANTS = """
mapping toy_encrypt rolled { roll rounds }
mapping toy_encrypt vector { lanes 4 in xmm }
mapping toy_encrypt late on prescott { unroll rounds }
"""
WITH_XMM = [c for c in CPUS if "sse2" in cpu.load_cpu(c).features]
WITHOUT_XMM = [c for c in CPUS if c not in WITH_XMM]
TOY_VARIANTS = {*all_of("toy_encrypt-rolled"), *all_of("toy_encrypt-vector", cpus=WITH_XMM),
                "prescott/toy_encrypt-late"}


@pytest.fixture
def varied(root) -> Path:
    """The library with variants of a kernel: for every CPU, for those with XMM arithmetic, for one."""
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + VARIANTS)
    return root


@pytest.mark.full
def test_variants_are_built_where_they_are_meant(cw, varied):
    code, out, err = cw("build", "toy", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert set(told["built"]) == all_of("toy_expand", "toy_encrypt") | TOY_VARIANTS
    assert WITHOUT_XMM and [one["kernel"] for one in told["left_out"]] == [
        f"{c}/toy_encrypt-vector" for c in WITHOUT_XMM]
    line = next(n for n, text in enumerate((varied / "ciphers" / "toy.cw").read_text().split("\n"), 1) if "xmm" in text)
    for one, lacking in zip(told["left_out"], WITHOUT_XMM, strict=True):
        assert f"{lacking} has no integer arithmetic in XMM registers" in one["reason"]
        assert one["reason"].endswith(f"toy.cw:{line})")
    assert {p.stem for p in (varied / "generated" / "pentium3").glob("*.asm")} == {
        "toy_expand", "toy_encrypt", "toy_encrypt-rolled"}
    assert built(cw, "toy") == set()
    _, out, _ = cw("build")
    assert "pentium3/toy_encrypt-vector: left out: " in out
    new, old = len(EVERY) - 2 * len(CPUS), 2 * len(CPUS) + len(TOY_VARIANTS)
    assert f"{new} built, {old} unchanged, 0 failed, {len(WITHOUT_XMM)} left out, in " in out
    assert f"[{new}/{new}] " in out and f"[{new + 1}/" not in out


@pytest.mark.full
def test_a_harmed_variant_is_rebuilt_alone(cw, varied):
    built(cw, "toy")
    path = varied / "generated" / "northwood" / "toy_encrypt-vector.asm"
    before = path.read_bytes()
    path.write_bytes(before + b"\n")
    assert built(cw) - all_of("box_expand", "box_encrypt") == {"northwood/toy_encrypt-vector"}
    assert path.read_bytes() == before


@pytest.mark.full
def test_one_variant(cw, varied):
    assert built(cw, "--variant", "vector") == all_of("toy_encrypt-vector", cpus=WITH_XMM)
    assert built(cw, "toy_encrypt", "--variant", "late") == {"prescott/toy_encrypt-late"}
    assert not (varied / "generated" / "northwood" / "toy_encrypt.asm").exists()


@pytest.mark.parametrize("args, said", [
    (["toy_encrypt", "--variant", "late", "--cpu", "northwood"],
     "variant `late` of kernel toy_encrypt is not for northwood: its mappings are for prescott"),
    (["--variant", "late", "--cpu", "pentium3", "--cpu", "prescott"], "is not for pentium3"),
    (["toy_expand", "--variant", "late"], "kernel toy_expand has no variant `late`"),
    (["--variant", "lat"], "no kernel has a variant `lat`: did you mean late?"),
])
def test_a_variant_that_is_not_there(cw, varied, args, said):
    code, out, err = cw("build", *args)
    assert (code, out) == (2, "") and said in err and not (varied / "generated").exists()


def test_a_variant_for_cpus_that_are_not_built_for(cw, varied):
    """All of them where the kernel is named; else what to name is said."""
    source = varied / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "mapping toy_encrypt long on zen3, core2-64 { roll rounds }\n")
    code, out, err = cw("build", "--variant", "long", "--quick")
    assert (code, out) == (2, "") and "that of toy_encrypt is for core2-64, zen3: name one of these with --cpu" in err
    assert built(cw, "toy_encrypt", "--variant", "long", "--quick") == {"core2-64/toy_encrypt-long",
                                                                        "zen3/toy_encrypt-long"}
    assert "name these with --cpu" in cw("build", "toy_encrypt", "--variant", "long", "--cpu", "northwood")[2]


def test_missing_registers_are_an_error_where_the_cpu_is_named(cw, varied):
    source = varied / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "mapping toy_expand vector on pentium3 { lanes 4 in xmm }\n")
    code, out, err = cw("build", "toy_expand", "--json")
    assert code == 2 and json.loads(out)["failed"][0]["kernel"] == "pentium3/toy_expand-vector"
    assert set(json.loads(out)["built"]) == all_of("toy_expand") and "pentium3 has no integer arithmetic" in err


@pytest.mark.full
def test_the_largest_is_built_first_and_the_order_is_always_the_same(cw, varied):
    order = json.loads(cw("build", "--json")[1])["built"]
    assert order[0].split("/")[1].startswith("box") and order == json.loads(
        cw("build", "--json", "--out", varied / "again")[1])["built"]


@pytest.mark.full
def test_variants_are_listed_and_tested(cw, varied):
    listed = {one["kernel"]: one["variants"] for one in json.loads(cw("kernels", "--json")[1])}
    assert listed["toy_encrypt"] == {"rolled": CPUS, "vector": WITH_XMM, "late": ["prescott"]}
    assert listed["toy_expand"] == {} and "variant late: prescott" in cw("kernels")[1]
    code, out, err = cw("test", "toy", "--json")
    assert code == 0, err
    how = [one["how"] for one in json.loads(out)]
    assert len(how) == len(CPUS) + len(TOY_VARIANTS) and sum("variant" in one for one in how) == len(TOY_VARIANTS)
    assert all(one["failures"] == [] and one["vectors"] for one in json.loads(out))
    assert len(json.loads(cw("test", "toy", "--variant", "vector", "--json")[1])) == len(WITH_XMM)
    code, _, err = cw("test", "toy", "--variant", "late", "--cpu", "northwood")
    assert code == 2 and "it is for prescott" in err


def test_a_quick_build_searches_for_nothing(cw, root, monkeypatch):
    manifest = root / "generated" / "pentium" / "toy_encrypt.json"
    build_toy = ("build", "toy_encrypt", "--cpu", "pentium")
    with monkeypatch.context() as patch:
        for module, name in ((best_plan, "best_plan"), (trials, "well_ordered"), (best_plan, "best_ordered")):
            patch.setattr(module, name, lambda *a, **k: pytest.fail("searched"))
        code, out, _ = cw(*build_toy, "--quick")
        assert code == 0 and "1 built" in out and "1 run (" in out
        assert json.loads(manifest.read_text())["quick"] is True
        assert "0 built, 1 unchanged" in cw(*build_toy, "--quick")[1]
    assert "1 built" in cw(*build_toy)[1] and "quick" not in json.loads(manifest.read_text())
    made = manifest.with_suffix(".asm").read_bytes()
    for how in ((), ("--quick",)):  # what a search found is as good for who wants no search
        assert "0 built, 1 unchanged" in cw(*build_toy, *how)[1]
        assert manifest.with_suffix(".asm").read_bytes() == made
    assert cw(*build_toy, "--quick", "--store")[0] == 2


@pytest.mark.parametrize("cpu, kernel", [("northwood", "aes128_encrypt"), ("pentium", "md5_blocks"),
                                         ("core2-64", "aes128_encrypt")])
def test_one_plan_is_what_a_store_holds(cpu, kernel):
    library, table = Library(ROOT), build.get_cpu(cpu)
    graph = Builder(library, ROOT / "generated").run_passes(kernel, table, until="in-place").graph
    store = library.refined(cpu)
    stored = {piece for piece in pieces(graph) if stable_key(piece) in store}
    found = best_plan.quick_plans(graph, table, store)
    assert stored and found.keys() == set(pieces(graph))
    plans = best_plan.best_plans(graph, table, store)
    assert {p: replay.plan_digest(found[p]) for p in stored} == {p: replay.plan_digest(plans[p]) for p in stored}


def test_what_is_built_is_proved(cw, root):
    data = json.loads(cw("build", "toy", "box", "--cpu", "northwood", "--json")[1])
    assert data["proved"] == len(data["built"]) == 4 and data["not_proved"] == 0
    assert "4 unchanged" in cw("build", "toy", "box", "--cpu", "northwood")[1]
    out = cw("build", "toy", "--cpu", "northwood", "--force")[1]
    assert "2 proved from their bytes: memory, calling convention, constant time as declared" in out
    assert "not proved: a build without --quick" in cw("build", "toy", "--cpu", "prescott", "--quick")[1]


@pytest.mark.parametrize("result, code", [("refuted", 1), ("unknown", 0)])
def test_what_is_not_proved_is_said_and_what_is_refuted_is_not_written(cw, root, monkeypatch, result, code):
    made = proofs.prove_asm

    def otherwise(asm: str, job: Job, anew: bool = False) -> proofs.Proof:
        return replace(made(asm, job, anew), result=result, results={"memory": result},
                       findings=[proofs.Found("memory", proofs.FIRST_BASE + 4, "mov eax, ebx", "it is a test")])

    monkeypatch.setattr(proofs, "prove_asm", otherwise)
    status, out, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert status == code and f"{result}: memory {result}" in err and "at 0x4, mov eax, ebx: it is a test" in err
    assert ("no code was written" in err) == bool(code) and ("1 not wholly (./cw prove)" in out) == (not code)
    assert (root / "generated" / "northwood" / "toy_encrypt.asm").exists() == (not code)


def test_a_mapping_for_several_messages_is_a_variant(cw, root):
    """Where blocks depend on each other: in a default mapping it would change what the protocol's driver calls."""
    assert cw("new", "tag", "--like", "mac")[0] == 0
    path = root / "ciphers" / "tag.cw"
    text = path.read_text()
    path.write_text(text + "mapping tag_blocks on core2-64 { streams 2 }\n")
    code, _, err = cw("build", "tag_blocks", "--cpu", "core2-64", "--quick")
    assert code == 2 and f"tag.cw:{text.count(chr(10)) + 1}:34: error: in its default mapping" in err
    assert "`tag_blocks` takes 2 messages at once" in err and "`mapping tag_blocks many on core2-64 { … }`" in err
    path.write_text(text + "mapping tag_blocks many on core2-64 { streams 2 }\n")
    assert cw("build", "tag", "--cpu", "core2-64", "--quick", "--prove-seconds", "0")[0] == 0
    code, out, err = cw("test", "tag", "--cpu", "core2-64")
    assert code == 0 and out.count("vectors agree") == 1 and "left out: variant `many`" in err
    assert cw("test", "tag", "--cpu", "core2-64", "--variant", "many")[0] == 2


def test_boxes_without_a_stored_circuit_are_told(cw, root):
    """In bit slices, and only there; a linear map needs none, and a stored box has one."""
    (root / "ciphers" / "made.cw").write_text(
        "use S as Stored from aes\n"
        "sbox Odd: u4 -> u4 = [1, 0, 3, 2, 5, 4, 7, 9, 6, 8, 11, 10, 13, 12, 15, 14]\n"
        "table Even: u4 -> u4 = [0, 2, 4, 6, 8, 10, 12, 14, 0, 2, 4, 6, 8, 10, 12, 14]\n"
        "kernel made(x: secret in u8[2] per block, y: out u8[2] per block, n: count) tables {\n"
        "    blocks n { y[0] = Stored(x[0]); y[1] = cat(Odd(x[1][0 +: 4]), Even(x[1][4 +: 4])) }\n}\n"
        "mapping made sliced on core2-64 { slices in xmm }\n")
    code, _, err = cw("build", "made", "--cpu", "core2-64", "--quick")
    assert code == 0, err
    (hint,) = [line for line in err.splitlines() if "hint" in line]
    assert "core2-64/made-sliced: hint: no circuit is stored for Odd (" in hint and "Even" not in hint
    assert "Stored" not in hint and "docs/circuits.md" in hint
