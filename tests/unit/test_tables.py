"""CPU tables as data: how files lie over one another, what rows say, and what is said of a table that is broken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from targets.cpu import cpu_names, load_cpu, long_names, mode_names, spelt_out
from targets.forms import TableError, load_forms
from targets.model.p5_table import p5_rules
from targets.model.parameters import parameters
from targets.model.state import cpu_numbers
from targets.tables import files
from targets.tables.files import (
    executes_in_order,
    files_of,
    merge,
    merged_table,
    model_names,
    read_table,
    sound,
    table_hash,
)
from targets.tables.patterns import expand, parse_ports
from targets.tables.rows import Row, UnknownRow, find_row, rows_of

PATTERN = {"forms": "add r32,r32", "ports": "p01", "latency": 1, "source": "somebody", "status": "measured"}
EXACT = {"name": "add r32,r32", "uops": 1, "ports": [["p0"]], "latency": 5, "occupancy": [1], "source": "somebody",
         "status": "measured"}
PAIRING = {"forms": "add r32,r32", "pair": "UV", "clocks": 1, "source": "somebody", "status": "measured"}
NUMBERS = 'source = "somebody"\nstatus = "measured"\n'
CPU = (f'title = "made up"\nwidth = 3\nfeatures = ["i386"]\n[core]\nload_latency = 1\n{NUMBERS}'
       f'[core.window]\nrob = 40\n{NUMBERS}[caches.l1d]\nbytes = 1024\n{NUMBERS}')
IN_ORDER = '[core.frontend]\nkind = "p5"\n'
MODELS, MODES = model_names(), mode_names()
BASES = {name: [file[0].stem for file in files_of(name)] for name in MODELS}
Write = Callable[..., str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that CPU tables are read from: an empty one."""
    monkeypatch.setattr(files, "CPU_DIR", tmp_path)
    return tmp_path


@pytest.fixture
def write(folder: Path) -> Write:
    """Writes a CPU table with the given rows and names it."""
    def value(x: Any) -> str:
        return str(x) if isinstance(x, (int, float, list)) else f'"{x}"'

    def written(*rows: tuple[str, dict[str, Any]], cpu: str = "made-up", base: str = "", head: str = "") -> str:
        text = f'name = "{cpu}"\n' + (f'base = "{base}"\n' if base else "") + head
        text += "" if base else '[[port]]\nname = "p0"\n[[port]]\nname = "p1"\n'
        for kind, row in rows:
            text += f"[[{kind}]]\n" + "".join(f"{k} = {value(v)}\n" for k, v in row.items())
        (folder / f"{cpu}.toml").write_text(text)
        return cpu

    return written


@pytest.mark.parametrize(
    ("forms", "out"),
    [
        ("nop", ["nop"]),
        ("rep movsd", ["rep movsd"]),
        ("cdq/cqo", ["cdq", "cqo"]),
        ("add/sub r32,r32 r32,imm32",
         ["add r32,r32", "add r32,imm32", "sub r32,r32", "sub r32,imm32"]),
        ("movd mm|x,r32", ["movd mm,r32", "movd x,r32"]),
        ("inc rw", ["inc r32", "inc r64"]),
        ("pand v,v", ["pand mm,mm", "pand x,x"]),
        ("mov rw,mw", ["mov r32,m32", "mov r64,m64"]),
        ("movzx r32,r8|r8h", ["movzx r32,r8", "movzx r32,r8h"]),
        ("rol r32|r64,imm8|r8", ["rol r32,imm8", "rol r32,r8", "rol r64,imm8", "rol r64,r8"]),
        ("lea r32,m|[r+r*i]", ["lea r32,m", "lea r32,[r+r*i]"]),
    ],
)
def test_expand(forms: str, out: list[str]) -> None:
    assert expand(forms) == out


def test_expand_of_classes_keeps_sizes_together() -> None:
    forms = expand("add r,r r,m")
    assert {"add r8,r8h", "add r8h,r8", "add r16,r16", "add r64,m64", "add r8h,m8"} <= set(forms)
    assert not {"add r32,r8", "add r32,m64", "add r32,m128"} & set(forms)


def test_parse_ports() -> None:
    known = {f"p{n}": (f"p{n}",) for n in range(6)}
    assert parse_ports("2*p015+p2", known) == (("p0", "p1", "p5"), ("p0", "p1", "p5"), ("p2",))
    assert parse_ports("p0|p5", known) == (("p0", "p5"),) and parse_ports("", known) == ()
    with pytest.raises(TableError, match=r"'2x' is not \[count\*\]name"):
        parse_ports("2x", known)


def test_a_made_up_table_loads(write: Write) -> None:
    assert rows_of(write(("pattern", PATTERN))) == {"add r32,r32": Row(
        slots=1, latency=1, latency_mem=None, transfer=0, unit="", unit_clocks=0,
        ports=(("p0", "p1"),), occupancy=(1,), path="direct", decode_clocks=0, source="somebody", status="measured")}
    assert rows_of(write(("pairing", PAIRING), cpu="in-order", head=IN_ORDER)) == {"add r32,r32": Row(
        latency=1, source="somebody", status="measured", unit="integer", pair="UV", clocks=1,
        again=1)}


def test_what_a_layer_says_replaces_what_its_base_says(write: Write) -> None:
    """By rows of whatever kind, for planner and model alike; inside a layer an exact row goes before a pattern."""
    other = {**PATTERN, "forms": "sub r32,r32"}
    write(("pattern", other), ("pattern", PATTERN), ("form", EXACT), cpu="low", head=CPU)
    write(("pattern", {**PATTERN, "latency": 2}), cpu="patterned", base="low")
    write(("change", {"forms": ["add r32,r32"], "latency": 3}), cpu="changed", base="low")
    write(("form", {**EXACT, "uops": 2, "ports": [["p0"], ["p1"]], "occupancy": [1, 1]}), cpu="top", base="patterned")
    wanted = {"low": (5, 1), "patterned": (2, 1), "changed": (3, 1), "top": (5, 2)}
    for name, (latency, uops) in wanted.items():
        row, cost = find_row(name, "add r32,r32"), load_cpu(name).cost("add r32,r32")
        assert (row.latency, row.slots) == (cost.latency, cost.uops) == (latency, uops), name
        assert find_row(name, "sub r32,r32").latency == load_cpu(name).cost("sub r32,r32").latency == 1


@pytest.mark.parametrize("name", MODELS)
def test_planner_and_model_see_the_same_rows(name: str) -> None:
    targets = [target for target in mode_names() if load_cpu(target).table == name]
    sources = merged_table(name)["sources"]
    for cpu in map(load_cpu, targets):
        for form, cost in cpu.costs.items():
            row = find_row(name, form)
            assert (cost.source, cost.status) == (row.source if row.pair else spelt_out(row.source, sources),
                                                  row.status)
            if row.pair:
                assert (cost.uops, cost.latency, set(cost.occupancy)) == (1, row.clocks, {row.clocks})
                continue
            assert (cost.uops, cost.latency, cost.latency_mem, cost.transfer, cost.unit, cost.unit_clocks, cost.ports,
                    cost.occupancy) == (row.slots, row.latency, row.latency_mem, row.transfer, row.unit,
                                        row.unit_clocks, row.ports, row.occupancy), form


def test_merge_leaves_the_base_alone() -> None:
    base = merged_table("northwood")
    before = copy.deepcopy(base)
    merge(base, {"change": [{"forms": ["xor r32,r32"], "latency": 9}], "core": {"load_latency": 9}}, "x.toml")
    assert base == before


def test_hash_depends_on_data_only() -> None:
    hashes = {load_cpu(name).table_hash for name in cpu_names()}
    assert len(hashes) == len(cpu_names())
    assert table_hash(merged_table("prescott")) == load_cpu("prescott").table_hash
    reordered = dict(reversed(list(merged_table("northwood").items())))
    assert table_hash(reordered) == load_cpu("northwood").table_hash


def test_a_table_is_read_anew_when_it_has_changed(folder: Path) -> None:
    """Tables are kept once read; a base that has changed counts, too, and nobody gets what another has altered."""
    low, high = folder / "low.toml", folder / "high.toml"
    low.write_text('title = "low"\n[core]\npipeline_stages = 1\n')
    high.write_text('base = "low"\ntitle = "high"\n')
    first = merged_table("high")
    assert (first["title"], first["core"]) == ("high", {"pipeline_stages": 1}) and read_table("high")["base"] == "low"
    first["title"] = "altered"
    assert merged_table("high")["title"] == "high"
    low.write_text('title = "low"\n[core]\npipeline_stages = 12\n')
    assert merged_table("high")["core"] == {"pipeline_stages": 12} and merged_table("low")["title"] == "low"


def test_bases_in_a_circle(folder: Path) -> None:
    (folder / "one.toml").write_text('base = "other"\n')
    (folder / "other.toml").write_text('base = "one"\n')
    with pytest.raises(TableError, match=r"other\.toml: .* one -> other -> one; mend it"):
        merged_table("one")
    (folder / "last.toml").write_text('base = "fourth"\n')
    for name, said in (("third", r"third\.toml: no such table"), ("last", r"last\.toml: base: fourth\.toml: no such")):
        with pytest.raises(TableError, match=rf"{said}.*tables are last, one, other"):
            merged_table(name)


def test_an_unknown_form_is_named_with_its_neighbour() -> None:
    with pytest.raises(UnknownRow, match=r"pentium-m does not know .*'pshufb x,x' \(nearest: .*pentium-m\.toml"):
        find_row("pentium-m", "pshufb x,x")
    with pytest.raises(UnknownRow, match=r"pentium does not know .*'paddw mm,mm'.* add a pairing row .*pentium\.toml"):
        find_row("pentium", "paddw mm,mm")
    assert "xor r64,r64" not in rows_of("pentium3") and "xor r64,r64" not in rows_of("pentium-m")


@pytest.mark.parametrize(
    ("kind", "change", "message"),
    [
        ("pattern", {"ports": "p0+p9"}, "no port 'p9'; ports are p0, p1"),
        ("pattern", {"ports": "p0,p1"}, r"'p0,p1' is not \[count\*\]name"),
        ("pattern", {"status": "guessed"}, "status 'guessed' is none of"),
        ("pattern", {"colour": 1}, "has unknown colour; the fields are forms, slots, ports"),
        ("pattern", {"occupancy": [1, 2]}, "1 ports but 2 occupancies"),
        ("pattern", {"path": "long"}, "path 'long' is none of"),
        ("pattern", {"unit": "mmx:"}, "unit 'mmx:' is neither a unit nor unit:subunit"),
        ("pattern", {"unit": "mmx:alu:high"}, "unit 'mmx:alu:high' is neither a unit nor unit:subunit"),
        ("pattern", {"source": None}, "lacks source"),
        ("pattern", {"source": " "}, "empty source"),
        ("pattern", {"latency": None}, "lacks latency"),
        ("pattern", {"latency_mem": -1}, "must not be negative"),
        ("form", {"ports": [["p9"]]}, "port 'p9' does not exist; ports are p0, p1"),
        ("form", {"ports": []}, "1 uops but 0 port entries"),
        ("form", {"ports": [[]]}, "one entry per uop"),
        ("form", {"occupancy": []}, "one entry per uop"),
        ("form", {"uops": 2}, "2 uops but 1 port entries"),
        ("form", {"latency": -1}, "must not be negative"),
        ("form", {"status": "guessed"}, "status 'guessed'"),
        ("form", {"source": " "}, "empty source"),
        ("form", {"slots": 1}, "has unknown slots"),
        ("form", {"name": "frob r32"}, "not in forms.toml"),
        ("pairing", {"clocks": 2}, "class register takes 1 clocks"),
        ("pairing", {"pair": "XY"}, "pair 'XY' is none of FX, NP, PU, PV, UV"),
        ("pairing", {"overlap_int": 5}, "overlaps must be less than the 1 clocks"),
        ("pairing", {"surplus": 1}, "has unknown surplus"),
        ("pairing", {"source": None}, "lacks source"),
    ],
)
def test_bad_rows_are_named(write: Write, kind: str, change: dict[str, Any], message: str) -> None:
    """With the file, the row, what is wrong and what to do, whoever asks."""
    row = {"pattern": PATTERN, "form": EXACT, "pairing": PAIRING}[kind] | change
    row = {k: v for k, v in row.items() if v is not None}
    name = write((kind, row), head=CPU + IN_ORDER * (kind == "pairing"))
    where = row.get("name", row.get("forms"))
    for ask in (rows_of, lambda name: load_cpu(name).cost("add r32,r32")):
        with pytest.raises(TableError, match=rf"^made-up\.toml: {kind} '{where}'.*{message}.*; mend it, or restore it"):
            ask(name)


@pytest.mark.parametrize(("kind", "row", "message"), [
    ("pattern", PATTERN | {"forms": "add/sub rw,rw"}, "pattern 'add/sub rw,rw' gives form 'add r32,r32' a second"),
    ("form", EXACT, "form 'add r32,r32' has two rows"),
    ("pairing", PAIRING | {"forms": "add r,r"}, "pairing 'add r,r' gives form 'add r32,r32' a second row"),
])
def test_two_rows_for_one_form(write: Write, kind: str, row: dict[str, Any], message: str) -> None:
    good = {"pattern": PATTERN, "form": EXACT, "pairing": PAIRING}[kind]
    with pytest.raises(TableError, match=rf"made-up\.toml: {message}"):
        rows_of(write((kind, good), (kind, row), head=IN_ORDER * (kind == "pairing")))


def test_rows_of_the_other_kind_of_cpu(write: Write) -> None:
    """One thing says whether a CPU executes in order, its front end, and its rows are of that kind."""
    with pytest.raises(TableError, match=r"one\.toml: \[\[pairing\]\]: .* executes out of order, whose rows are form"):
        rows_of(write(("pairing", PAIRING), cpu="one"))
    with pytest.raises(TableError, match=r"two\.toml: \[\[pattern\]\]: .* executes in order, whose rows are pairing"):
        rows_of(write(("pattern", PATTERN), cpu="two", head=IN_ORDER))
    assert (executes_in_order("one"), executes_in_order("two")) == (False, True)


BROKEN = [
    ("pentium3", "width = 3", "width = '3'", "width is '3'; expected a whole number"),
    ("pentium3", 'features = ["', 'features = [1, "', "features is .*; expected a list, of text each"),
    ("pentium3", "[core.window]\n", "[core]\n", ":299:[0-9]+: not a TOML file"),
    ("pentium3", 'title = "', 'title = "\udcff', "is not UTF-8"),
    ("pentium3", '[[port]]\nname = "p0"', "[[port]]\nnames = 1", "port.* 1 lacks name"),
    ("pentium3", "[caches.l1d]", "[caches]\nl1d = 1\n[cache.l1d]", "l1d is 1; expected a table"),
    ("pentium3", '"mov r32,r32", uops = 1', '"mov r32,r32", uops = "1"', "form 'mov r32,r32': uops is '1'"),
    ("pentium3", '"mov r32,r32", uops = 1', '"mov r32,r32", uops = 9', "form 'mov r32,r32': 9 uops but 1 port"),
    ("pentium3", '"mov r32,r32"', '"mov r32,imm32"', "form 'mov r32,imm32' has two rows"),
    ("pentium3", "rob = ", "rob = '1' # ", "rob is '1'"),
    ("pentium3", "rob = ", "robb = ", "missing 'rob'"),
    ("pentium3", 'title = "', 'titel = "', "missing 'title'"),
    ("core2", 'ports = "p015"', 'ports = "p9"', "pattern 'mov r,r .*': ports 'p9': no port 'p9'"),
    ("prescott", 'forms = ["', 'forms = ["frob r32", "', "change of form 'frob r32', which the base does not have"),
    ("prescott", 'base = "northwood"', 'base = "southwood"', r"base: southwood\.toml: no such table"),
    ("pentium", 'pair = "UV"', 'pair = "XY"', "pairing 'mov r,r .*': pair 'XY' is none of"),
]


def wholly(name: str) -> None:
    """Ask for all that a table says."""
    rows_of(name)
    (p5_rules if executes_in_order(name) else parameters)(name)
    if name in cpu_names():
        load_cpu(name)


@pytest.mark.parametrize(("name", "old", "new", "said"), BROKEN)
def test_a_broken_table_stops_no_other(cpu_tables: Path, name: str, old: str, new: str, said: str) -> None:
    path = cpu_tables / f"{name}.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1), errors="surrogateescape")
    assert set(MODES) <= set(mode_names())  # sources may name it
    with pytest.raises(TableError, match=rf"^{name}\.toml.*{said}.* from git$"):
        load_cpu(name).cost("xor r32,r32")
    good, bad = sound(model_names(), wholly)
    based = [one for one in MODELS if name in BASES[one]]
    assert name in bad and set(bad) <= {name, *based} and set(good) == set(MODELS) - set(bad)


def test_what_cannot_be_read_may_be_named_in_every_mode(cpu_tables: Path) -> None:
    (cpu_tables / "core2.toml").write_text("a = [\n")
    assert "core2" in cpu_names() and {"core2-64", "athlon64-64"} <= set(long_names())
    for name in ("core2", "core2-64", "core2-45nm-64"):
        with pytest.raises(TableError, match=r"core2\.toml:2:1: not a TOML file"):
            load_cpu(name)


@pytest.mark.parametrize(("name", "old", "new", "said"), [
    ("core2", 'kind = "predecode"', 'kind = "frob"', "front end 'frob' is none of"),
    ("core2", "rob = ", "robb = ", r"\[core.window\]: missing rob"),
    ("zen3", '"fp024: 32"', '"fp04: 32"', r"\[core.window\]: no scheduler has fp2, which rows use"),
    ("zen3", '"st01: 64"', '"st0+st1: 64"', r"\[core.window\]: scheduler 'st0\+st1: 64': 'st0\+st1' is not one set"),
    ("zen3", '"st01: 64"', '"st7: 64"', r"\[core.window\]: scheduler 'st7: 64': ports 'st7': no port 'st7'"),
    ("zen3", 'load_port = "agu012"', 'load_port = "agu0+agu1"', r"\[core.memory\]: load_port: 'agu0\+agu1' is not one"),
    ("skylake-x", 'wide_closes_port = "p1"', 'wide_closes_port = "p17+p8"', r"\[core.scheduling\]: wide_closes_port: "),
    ("haswell", 'move_port = "alu"\n', "", r"\[core.rename\]: move_slots is 4; it is 0 \(no limit\), or more with"),
    ("haswell", "cache_sets = 32", "cache_sets = 65", "cache_sets is 65; the model has room for 1 to 64"),
    ("haswell", "cache_ways = 8", "cache_ways = 25", "cache_ways is 25; the model has room for 1 to 24"),
    ("haswell", "cache_sets = 32\n", "", "cache_sets is 0; it is 1 or more"),
    ("haswell", "cache_line_uops = 6\n", "", "cache_line_uops is 0; it is 1 or more"),
    ("haswell", "cache_block_bytes = 32\n", "", "cache_block_bytes is 0; it is 1 or more"),
    ("haswell", "cache_block_bytes = 32", "cache_block_bytes = 4096", "more than 1024 lines of cache_line_uops 6"),
    ("zen4", "store_queue = 64", "store_queue = 129", "store_queue is 129; the model has room for 1 to 128"),
    ("zen5", "general_registers = 204", "general_registers = 513",
     r"\[core.window\]: general_registers is 513; the model has room for 1 to 512"),
    ("zen2", "template = [2, 2, 2, 2]", "template = [2, 2, 2, 2, 2, 2, 2, 2, 2]",
     "a template of 9 decoders; the model has room for 8"),
    ("zen5", 'name = "agu3"\nrate = 1', 'name = "agu3"\nrate = 1\nlanes = 7', "25 ports; the model has room for 24"),
    ("haswell", "bytes = 32768", "bytes = 3276800", r"\[caches.l1d\]: sets is 6400; the model has room for 1 to 512"),
    ("pentium", "pair_clocks", "pair_clock", "missing 'pair_clocks'"),
    ("pentium", "shadow_groups = 2", "shadow_groups = 'x'", r"\[core.frontend\]: shadow_groups is 'x'"),
    ("pentium", "shadow_groups = 2", "shadow_groups = 3", r"shadow_groups is 3; the rules know of 0 to 2"),
    ("pentium", "pair_clocks = [[", "pair_clocks = [['x', ", r"\[core.pairing\]: pair_clocks is .*; expected a list"),
])
def test_a_section_that_the_model_cannot_use(cpu_tables: Path, name: str, old: str, new: str, said: str) -> None:
    path = cpu_tables / f"{name}.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(TableError, match=rf"^{name}\.toml.*{said}.*; mend it, or restore it from git"):
        (p5_rules if name == "pentium" else parameters)(name)
    assert set(load_forms()) & set(rows_of(name))


@pytest.mark.parametrize(("group", "said"), [
    ('both = "alu0+alu1"', r"\[groups\]: both: 'alu0\+alu1' is not one set of ports"),
    ('twice = "2*alu0"', r"\[groups\]: twice: '2\*alu0' is not one set of ports"),
    ('none = ""', r"\[groups\]: none: '' is not one set of ports"),
    ('other = "alu9"', r"\[groups\]: other: ports 'alu9': no port 'alu9'"),
    ('fp45 = "fp4"', r"\[groups\]: fp45: the name says ports by itself, fp4 or fp5"),
    ('fp4 = "fp3"', r"\[groups\]: fp4: the name says ports by itself, fp4;"),
])
def test_a_group_that_is_no_set_of_ports(cpu_tables: Path, group: str, said: str) -> None:
    path = cpu_tables / "zen2.toml"
    path.write_text(path.read_text().replace("[groups]\n", f"[groups]\n{group}\n", 1))
    for read in (rows_of, parameters):
        with pytest.raises(TableError, match=rf"^zen2\.toml: {said}.*; mend it, or restore it from git"):
            read("zen2")


def test_a_group_may_close_its_ports(cpu_tables: Path) -> None:
    """What takes no vectors beside those of 512 bits may be a group, or several ports."""
    path = cpu_tables / "skylake-x.toml"
    path.write_text(path.read_text().replace('wide_closes_port = "p1"', 'wide_closes_port = "mult|p5"', 1))
    p = parameters("skylake-x")
    assert p.roles.closed == ("p1", "p5")
    assert cpu_numbers(p).wide_port == sum(1 << p.ports.index(port) for port in ("p1", "p5"))


def test_a_directory_in_place_of_a_cpu_table(folder: Path) -> None:
    (folder / "one.toml").mkdir()
    with pytest.raises(TableError, match=r"one\.toml: cannot be read: Is a directory"):
        merged_table("one")
