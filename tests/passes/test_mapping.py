"""Mapping directives: which apply, and that they change the code and not what it computes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.running import MachineExecutor
from cipherwright.commands import cli, shared
from cipherwright.project.sources import ROOT, Library
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check_all, sample
from dsl.diagnostics import SourceError
from dsl.parser import parse
from scheduler.mapping.choose import choose
from scheduler.mapping.meant import variants_for
from targets.cpu import load_cpu, stand_ins
from targets.forms import TableError
from targets.tables import files

CPUS = ("pentium3", "northwood", "prescott")
LOOPS = """
kernel k(x: inout u32le[4]) {
    for i in 0..4 as a { x[i] = x[i] + 1 }
    for i in 0..4 as b { x[i] = x[i] ^ 3 }
}
"""


def rolled(mappings, cpu="northwood", variant=None):
    return sorted(choose(parse(LOOPS + mappings, "x.cw"), "k", cpu, variant, known_cpus=CPUS).rolled)


def test_a_table_may_say_whose_mappings_count_for_it(cpu_tables: Path) -> None:
    """Those for the CPU itself go before them, of each variant by itself."""
    (cpu_tables / "mine.toml").write_text('base = "zen5"\nmappings = "zen5"\nname = "mine"\ntitle = "Mine"\n')
    assert stand_ins("mine") == ("mine", "zen5", "zen4") and stand_ins("core2-64") == ("core2-64",)
    program = parse(LOOPS + """mapping k on zen4 { roll a }
        mapping k on zen5 { roll b }
        mapping k wide on zen4 { roll a b }
        mapping k wide { unroll a }""", "x.cw")
    for cpu, wanted in (("zen4", {None: ["a"], "wide": ["a", "b"]}), ("zen5", {None: ["b"], "wide": ["a", "b"]}),
                        ("mine", {None: ["b"], "wide": ["a", "b"]}), ("zen3", {None: [], "wide": []})):
        assert {name: sorted(choose(program, "k", cpu, name).rolled) for name in variants_for(program, "k", cpu)
                } == wanted, cpu
    (cpu_tables / "mine.toml").write_text('base = "zen5"\nmappings = "zen44"\nname = "mine"\ntitle = "Mine"\n')
    files._names.cache_clear()
    with pytest.raises(TableError, match=r"mine.toml: mappings is 'zen44', and there is no .*mean 'zen4'"):
        load_cpu("mine")


@pytest.mark.parametrize("mappings, cpu, wanted", [
    ("", "northwood", []),
    ("mapping k { roll a b }", "northwood", ["a", "b"]),
    ("mapping k { roll a; roll b }", "northwood", ["a", "b"]),
    ("mapping k on northwood { roll a }", "prescott", []),
    ("mapping k { roll a }\nmapping k on northwood { roll b }", "northwood", ["a", "b"]),
    ("mapping k { roll a }\nmapping k on northwood { roll b }", "prescott", ["a"]),
    ("mapping k on northwood { unroll a }\nmapping k { roll a b }", "northwood", ["b"]),
    ("mapping k small { roll a b }", "northwood", []),
])
def test_mappings_add_up_and_the_special_one_wins(mappings, cpu, wanted):
    assert rolled(mappings, cpu) == wanted


def test_a_variant_stands_for_itself():
    both = "mapping k { roll a }\nmapping k small { roll b }\nmapping k small on prescott { unroll b; roll a }"
    assert rolled(both) == ["a"]
    assert rolled(both, variant="small") == ["b"]
    assert rolled(both, "prescott", "small") == ["a"]
    with pytest.raises(SourceError) as e:
        rolled(both, variant="smal")
    assert "no variant `smal`" in e.value.message and "small" in e.value.hint


def test_directives_are_kept_as_text():
    program = parse(LOOPS + "mapping k { roll   a }\nmapping k on prescott { unroll a }", "x.cw")
    assert choose(program, "k", "prescott").directives == ("roll a", "unroll a")


def test_a_loop_is_refused_where_the_directive_stands():
    text = LOOPS.replace("x[i] ^ 3", "x[i] ^ i") + "mapping k {\n    roll a b\n}"
    with pytest.raises(SourceError) as e:
        choose(parse(text, "x.cw"), "k", "northwood")
    line = text.split("\n")[e.value.pos.line - 1]
    assert line[e.value.pos.column - 1:] == "b" and "the loop `b` cannot be kept" in e.value.message


def test_labels_in_functions_count_and_others_do_not():
    inner = ("fn f(y: u32) -> u32 {\n    var s = y\n    for i in 0..4 as r { s = s + 1 }\n    return s\n}\n"
             "kernel k(x: inout u32le[4]) { x[0] = f(x[1]) }\n"
             "kernel l(x: inout u32le[4]) { x[0] = x[1] }\n")
    assert choose(parse(inner + "mapping k { roll r }", "x.cw"), "k", "northwood").rolled == {"r": 1}
    with pytest.raises(SourceError, match="no loop of `l` is labelled `r`"):
        choose(parse(inner + "mapping l { roll r }", "x.cw"), "l", "northwood")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """AES with a variant whose rounds are a loop at run time."""
    root = tmp_path_factory.mktemp("repository")
    (root / "ciphers").mkdir()
    (root / "tests").mkdir()
    (root / "tests" / "vectors").symlink_to(ROOT / "tests" / "vectors")
    text = (ROOT / "ciphers" / "aes.cw").read_text()
    plain = "\n".join(text.split("mapping ")[0].split("\n"))
    (root / "ciphers" / "aes.cw").write_text(plain + "\nmapping aes128_encrypt { roll rounds }\n"
                                             "mapping aes128_encrypt flat { unroll rounds }\n")
    return Library(root)


@pytest.mark.full
@pytest.mark.long
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("cpu", CPUS)
def test_aes_with_its_rounds_rolled(library, cpu, tmp_path):
    table = get_cpu(cpu)
    builder = Builder(library, tmp_path)
    source, algorithm = library.algorithm("aes128")
    executor = MachineExecutor(builder, table)
    cipher = make_cipher(algorithm, source.program, executor, source.params)
    vectors = source.vectors(algorithm)
    chosen = [v for name in sorted({v["variant"] for v in vectors})
              for v in sample([v for v in vectors if v["variant"] == name], 10, 4096)]
    assert check_all(cipher, chosen) == []
    executor.close()
    short = json.loads((tmp_path / cpu / "aes128_encrypt.json").read_text())
    flat = builder.compile("aes128_encrypt", table, variant="flat").manifest
    assert short["rolled"] == ["rounds"] and short["mapping"] == ["roll rounds"] and flat["rolled"] == []
    assert short["instructions"] < 0.45 * flat["instructions"]


@pytest.fixture
def cw(library, monkeypatch, capsys):
    def call(*args):
        code = 0
        monkeypatch.setattr(shared, "get_library", lambda: library)
        try:
            cli.main([str(a) for a in args])
        except SystemExit as stop:
            code = stop.code or 0
        out, err = capsys.readouterr()
        return code, out + err

    return call


@pytest.mark.long
def test_a_variant_has_files_of_its_own(cw, tmp_path):
    args = ["build", "--variant", "flat", "--cpu", "northwood", "--out", tmp_path]
    code, said = cw(*args)
    assert code == 0 and "northwood/aes128_encrypt-flat" in said
    files = sorted(p.name for p in (tmp_path / "northwood").iterdir() if p.name[0] != ".")
    assert files == [f"aes128_encrypt-flat.{e}" for e in ("asm", "h", "json")]
    asm = (tmp_path / "northwood" / "aes128_encrypt-flat.asm").read_text()
    assert "global $aes128_encrypt" in asm and "--variant flat" in asm and "aes128_encrypt-flat:" not in asm
    assert json.loads((tmp_path / "northwood" / "aes128_encrypt-flat.json").read_text())["variant"] == "flat"
    assert "1 unchanged" in cw(*args)[1]


@pytest.mark.parametrize("args, said", [
    (["aes128_encrypt", "--variant", "flatt"], "kernel aes128_encrypt has no variant `flatt`: did you mean flat?"),
    (["aes128_expand", "--variant", "flat"], "kernel aes128_expand has no variant `flat`: there are none"),
    (["--variant", "small"], "no kernel has a variant `small`: there are flat"),
])
def test_an_unknown_variant_is_refused(cw, tmp_path, args, said):
    code, text = cw("build", *args, "--cpu", "northwood", "--out", tmp_path)
    assert code == 2 and said in text and not list(tmp_path.iterdir())
