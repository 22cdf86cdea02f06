"""The rows and parameters of the pipeline model for the P6 family, and the notation of pattern rows."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cipherwright.machine.assemble import run_nasm
from targets import cpu as cpu_module
from targets.cpu import STATUSES, UnknownCpu, cpu_names, load_cpu, merged_table, model_names, read_table
from targets.forms import TableError
from targets.machinecode import decode_all
from targets.model.parameters import parameters
from targets.rows import Row, UnknownRow, expand, find_row, model_rows, parse_ports

P6 = ["core2", "core2-45nm", "pentium-m", "pentium-pro", "pentium2", "pentium3"]
MODEL_ONLY = [name for name in P6 if name not in ("core2", "pentium3")]
LOAD_LATENCY = 3


@pytest.fixture(params=P6)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_model_tables_are_not_kernel_cpus() -> None:
    assert set(P6) <= set(model_names())
    assert not set(MODEL_ONLY) & set(cpu_names())
    with pytest.raises(UnknownCpu, match="unknown CPU 'pentium-m'"):
        load_cpu("pentium-m")


def test_rows_are_sound(name: str) -> None:
    ports = set(parameters(name).ports)
    for row in model_rows(name).values():
        used = {port for choices in row.ports for port in choices}
        assert used <= ports and len(row.occupancy) == row.uops, row.form
        assert row.latency >= 0 and row.unit_clocks >= 0 and row.transfer >= 0, row.form
        assert 1 <= row.slots <= max(row.uops, 1), row.form
        assert row.status in STATUSES and row.source.strip(), row.form


def test_every_source_key_is_spelt_out(name: str) -> None:
    known = set(merged_table(name)["sources"])
    for row in model_rows(name).values():
        for key in re.findall(r"(?:^|; )([a-z0-9-]+): ", row.source):
            assert key in known, f"{row.form}: {row.source}"


def test_loads_and_stores_have_their_ports(name: str) -> None:
    for form, row in model_rows(name).items():
        counts = {port: row.ports.count((port,)) for port in ("p2", "p3", "p4")}
        assert counts["p3"] == counts["p4"], form
        if row.latency_mem is not None:
            assert counts["p2"], form
        if row.uops and counts["p2"] == row.uops:
            assert row.latency == row.latency_mem, form


def test_memory_latency_is_a_load_and_the_rest(name: str) -> None:
    """Of a register destination with a memory source: the load's clocks come on top of the register latency."""
    checked = 0
    for form, row in model_rows(name).items():
        operands = form.partition(" ")[2].split(",")
        if len(operands) > 1 and re.fullmatch(r"m\d+", operands[1]) and not form.startswith("lea"):
            checked += 1
            computes = [p for p in row.ports if p not in (("p2",), ("p3",), ("p4",))]
            bypass = 1 if row.unit == "float" else 0
            wanted = LOAD_LATENCY + bypass + row.latency if computes else LOAD_LATENCY
            assert row.latency_mem == wanted, form
    assert checked > 50


def _statement(form: str, bits: int) -> str:
    """An assembler statement of a form."""
    mnemonic, _, kinds = form.partition(" ")
    base, index = ("esi", "edi") if bits == 32 else ("rsi", "rdi")
    shapes = {"m": f"[{base}+4]", "[r+r+i]": f"[{base}+{index}+4]", "[r*i]": f"[{index}*4+0x100]",
              "[r+r*i]": f"[{base}+{index}*4]", "[r+r*i+i]": f"[{base}+{index}*4+4]", "[rip]": "[rel $+64]"}
    names = {"r8": "cl", "r8h": "dh", "r16": "cx", "r32": "ecx", "r64": "rcx", "mm": "mm1", "x": "xmm1", "st": "st1",
             "imm8": "5", "imm32": "strict dword 5" if mnemonic == "mov" and kinds.startswith("r64") else "5",
             "imm64": "0x123456789abcdef0"}
    if form == "xchg":
        return "db 0x66, 0x90"
    if mnemonic == "rep":
        return form
    if kinds == "st,st":
        return f"{mnemonic} st1,st0" if mnemonic.endswith("p") else f"{mnemonic} st0,st1"
    if not kinds and mnemonic in ("jcc", "jmp", "call", "loop", "jecxz", "jrcxz"):
        kinds = "$"
    sizes = {"8": "byte", "16": "word", "32": "dword", "64": "qword", "80": "tword", "128": "oword"}
    operands = []
    for kind in kinds.split(",") if kinds else []:
        if re.fullmatch(r"m\d+", kind):
            sized = mnemonic[0] not in "ps" or not kinds.startswith(("mm,", "x,"))      # nasm refuses some
            operands.append(f"{sizes[kind[1:]] if sized else ''} [{base}]")
        else:
            operands.append(shapes[kind] if mnemonic == "lea" and operands else names.get(kind, kind))
    stem = {"cmovcc": "cmovb", "setcc": "setb", "jcc": "jb", "pushf": "pushfd" if bits == 32 else "pushfq",
            "popf": "popfd" if bits == 32 else "popfq"}.get(mnemonic, mnemonic)
    return f"{stem} {','.join(operands)}"


@pytest.mark.parametrize(("name", "bits"), [("pentium3", 32), ("pentium-m", 32), ("core2", 64)])
def test_every_form_is_one_that_code_can_have(name: str, bits: int) -> None:
    """A row whose name no instruction decodes to would never be found."""
    forms = [form for form in model_rows(name) if bits == 64 or "64" not in form.replace("m64", "")]
    only_32 = {"call r32", "call m32", "jmp r32", "jmp m32", "push r32", "pop r32", "push m32", "pop m32"}
    if bits == 64:
        forms = [form for form in forms if form not in only_32]
    source = "\n".join([f"bits {bits}", *(_statement(form, bits) for form in forms)])
    decoded = [one.form for one in decode_all(run_nasm(source, name, "bin"), 0, bits)]
    swapped = {"xchg r8,r8h": "xchg r8h,r8", "xchg r8h,r8": "xchg r8,r8h"}      # either operand may come first
    assert [f for f in decoded if f not in model_rows(name)] == []
    assert [(f, d) for f, d in zip(forms, decoded, strict=True) if d != f and swapped.get(f) != d] == []


@pytest.mark.parametrize(
    ("name", "form", "uops", "slots", "latency", "latency_mem"),
    [
        ("pentium3", "mov r8,m8", 1, 1, 3, 3),
        ("pentium3", "add m8,r8", 4, 4, 1, 4),
        ("pentium3", "xorps x,x", 2, 2, 2, None),
        ("pentium3", "movaps x,m128", 2, 2, 3, 3),
        ("pentium3", "mulps x,x", 2, 2, 4, None),
        ("pentium3", "pmullw mm,mm", 1, 1, 3, None),
        ("pentium-pro", "imul r32,r32", 1, 1, 4, None),
        ("pentium2", "psllq mm,mm", 1, 1, 1, None),
        ("pentium-m", "add r32,m32", 2, 1, 1, 4),
        ("pentium-m", "add m32,r32", 4, 3, 1, 4),
        ("pentium-m", "pxor mm,m64", 2, 1, 1, 4),
        ("pentium-m", "pxor x,m128", 4, 4, 1, 4),
        ("pentium-m", "push r32", 2, 1, 0, None),
        ("pentium-m", "pslldq x,imm8", 4, 4, 3, None),
        ("core2", "mov r64,m64", 1, 1, 3, 3),
        ("core2", "add m64,r64", 4, 2, 1, 4),
        ("core2", "imul r32,r32", 1, 1, 3, None),
        ("core2", "imul r64,r64", 1, 1, 5, None),
        ("core2", "pxor x,m128", 2, 1, 1, 4),
        ("core2", "punpckldq x,x", 3, 3, 4, None),
        ("core2", "pshufb x,x", 4, 4, 3, None),
        ("core2", "pslldq x,imm8", 2, 2, 2, None),
        ("core2", "addpd x,m128", 2, 1, 3, 7),
        ("core2-45nm", "pshufb x,x", 1, 1, 1, None),
        ("core2-45nm", "punpckldq x,x", 1, 1, 1, None),
        ("core2-45nm", "pshufb mm,mm", 1, 1, 1, None),
        ("core2-45nm", "bswap r64", 2, 2, 4, None),
    ],
)
def test_known_rows(name: str, form: str, uops: int, slots: int, latency: float, latency_mem: float | None) -> None:
    row = find_row(name, form)
    assert (row.uops, row.slots, row.latency, row.latency_mem) == (uops, slots, latency, latency_mem)


def test_known_ports() -> None:
    assert find_row("pentium3", "shl r8,imm8").ports == (("p0",),)
    assert find_row("pentium3", "psraw mm,imm8").ports == (("p1",),)
    assert find_row("pentium-m", "psraw mm,imm8").ports == (("p0",),)
    assert find_row("core2", "xor r64,r64").ports == (("p0", "p1", "p5"),)
    assert find_row("core2", "shl r64,imm8").ports == (("p0", "p5"),)
    rotate = find_row("core2", "rol r32,imm8")
    assert rotate.ports == (("p0", "p5"),) and rotate.unit_clocks == 1 and rotate.transfer == 0
    assert find_row("core2", "addpd x,x").unit == "float" and find_row("core2", "xorpd x,x").unit == "int"


def test_an_exact_row_beats_a_pattern() -> None:
    patterns = {form for raw in read_table("pentium3")["pattern"] for form in expand(raw["forms"])}
    exact = {raw["name"] for raw in read_table("pentium3")["form"]}
    assert "xor r32,m32" in patterns & exact
    for form in patterns & exact:
        cost = load_cpu("pentium3").cost(form)
        row = find_row("pentium3", form)
        assert (row.ports, row.latency, row.latency_mem) == (cost.ports, cost.latency, cost.latency_mem), form


def test_the_other_p6_cpus_share_the_rows() -> None:
    assert model_rows("pentium-pro") == model_rows("pentium2") == model_rows("pentium3")
    changed = {form for form, row in model_rows("core2-45nm").items() if row != model_rows("core2")[form]}
    assert "palignr x,x,imm8" in changed and "pand x,x" not in changed
    assert all("x," in form or form.startswith(("fild", "pextrw", "palignr")) for form in changed)


def test_parameters_of_the_front_ends() -> None:
    p3, pm, core2 = (parameters(n) for n in ("pentium3", "pentium-m", "core2"))
    assert p3.frontend.kind == pm.frontend.kind == "decoders" and core2.frontend.kind == "predecode"
    assert p3.frontend.template == pm.frontend.template == (4, 1, 1) and core2.frontend.template == (4, 1, 1, 1)
    assert p3.frontend.jump_boundary_penalty and not pm.frontend.jump_boundary_penalty
    assert (pm.frontend.loop_buffer_bytes, pm.frontend.loop_buffer_instructions) == (64, 0)
    assert (core2.frontend.loop_buffer_bytes, core2.frontend.loop_buffer_instructions) == (64, 18)
    assert core2.frontend.predecode_per_clock == 6 and core2.frontend.lcp_clocks == 6
    assert core2.frontend.macro_fusion_bits == 32 and pm.frontend.macro_fusion_bits == 0


def test_parameters_of_the_core() -> None:
    p3, pm, core2 = (parameters(n) for n in ("pentium3", "pentium-m", "core2"))
    assert [p.rename.old_register_reads_per_clock for p in (p3, pm, core2)] == [2, 3, 3]
    assert [p.rename.stack_engine for p in (p3, pm, core2)] == [False, True, True]
    assert [(p.window.rob, p.window.stations) for p in (p3, pm, core2)] == [(40, 20), (40, 20), (96, 32)]
    assert [p.rules.partial_register for p in (p3, pm, core2)] == ["stall", "merge", "merge"]
    assert [p.branch.mispredict for p in (p3, pm, core2)] == [10, 13, 15]
    assert not p3.rename.zeroing and {"xor", "pxor"} <= set(core2.rename.zeroing)
    assert not {"sbb", "pandn", "cmp"} & set(core2.rename.zeroing)


def test_parameters_of_the_caches() -> None:
    sizes = {n: (p.l1d.bytes, p.l1d.line) for n, p in ((n, parameters(n)) for n in P6)}
    assert sizes == {"pentium-pro": (8192, 32), "pentium2": (16384, 32), "pentium3": (16384, 32),
                     "pentium-m": (32768, 64), "core2": (32768, 64), "core2-45nm": (32768, 64)}
    for cpu in P6:
        p = parameters(cpu)
        for level in (p.l1d, p.l2):
            assert level.bytes % (level.ways * level.line) == 0
        assert p.memory.load_latency == LOAD_LATENCY and p.l2.latency > 0 and p.l2.bytes > p.l1d.bytes


def test_features_follow_the_generations() -> None:
    features = [set(merged_table(n)["features"]) for n in ("pentium-pro", "pentium2", "pentium3", "pentium-m", "core2")]
    assert all(less < more for less, more in itertools.pairwise(features))
    assert "mmx" not in features[0] and "sse" not in features[1]


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
    assert parse_ports("p0|p5", known) == (("p0", "p5"),)
    with pytest.raises(TableError, match=r"'2x' is not \[count\*\]name"):
        parse_ports("2x", known)


GOOD = {"forms": "add r32,r32", "ports": "p01", "latency": 1, "source": "somebody", "status": "measured"}


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Writes a CPU table with the given patterns and names it."""
    monkeypatch.setattr(cpu_module, "CPU_DIR", tmp_path)

    def write(*patterns: dict[str, Any], cpu: str = "made-up", base: str = "") -> str:
        def value(x: Any) -> str:
            return str(x) if isinstance(x, (int, float, list)) else f'"{x}"'

        rows = "".join("[[pattern]]\n" + "".join(f"{k} = {value(v)}\n" for k, v in p.items()) for p in patterns)
        ports = "" if base else '[[port]]\nname = "p0"\n[[port]]\nname = "p1"\n'
        head = f'base = "{base}"\n' if base else ""
        (tmp_path / f"{cpu}.toml").write_text(f'{head}name = "{cpu}"\n{rows}{ports}')
        model_rows.cache_clear()
        return cpu

    return write


@pytest.fixture(autouse=True)
def fresh_rows() -> Any:
    yield
    model_rows.cache_clear()


def test_a_made_up_table_loads(table: Callable[..., str]) -> None:
    assert model_rows(table(GOOD)) == {"add r32,r32": Row(
        form="add r32,r32", slots=1, latency=1, latency_mem=None, transfer=0, unit="", unit_clocks=0,
        ports=(("p0", "p1"),), occupancy=(1,), path="direct", decode_clocks=0, source="somebody", status="measured")}


def test_a_layer_replaces_what_its_base_says(table: Callable[..., str]) -> None:
    table(GOOD, {**GOOD, "forms": "sub r32,r32"}, cpu="lower")
    rows = model_rows(table({**GOOD, "latency": 2}, cpu="upper", base="lower"))
    assert (rows["add r32,r32"].latency, rows["sub r32,r32"].latency) == (2, 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ports": "p0+p9"}, "no port 'p9'; ports are p0, p1"),
        ({"ports": "p0,p1"}, r"'p0,p1' is not \[count\*\]name"),
        ({"status": "guessed"}, "status 'guessed' is none of"),
        ({"colour": 1}, "missing or unknown field colour"),
        ({"occupancy": [1, 2]}, "1 ports but 2 occupancies"),
        ({"path": "long"}, "path 'long' is none of"),
        ({"unit": "mmx:"}, "unit 'mmx:' is neither a unit nor unit:subunit"),
        ({"unit": "mmx:alu:high"}, "unit 'mmx:alu:high' is neither a unit nor unit:subunit"),
        ({"source": None}, "missing or unknown field source"),
        ({"latency": None}, "missing or unknown field latency"),
    ],
)
def test_bad_patterns_are_named(table: Callable[..., str], change: dict[str, Any], message: str) -> None:
    row = {k: v for k, v in {**GOOD, **change}.items() if v is not None}
    with pytest.raises(TableError, match=rf"made-up\.toml: pattern 'add r32,r32': .*{message}"):
        model_rows(table(row))


def test_two_patterns_for_one_form(table: Callable[..., str]) -> None:
    with pytest.raises(TableError, match=r"made-up\.toml: pattern 'add/sub rw,rw' gives form 'add r32,r32' a second"):
        model_rows(table(GOOD, {**GOOD, "forms": "add/sub rw,rw"}))


def test_an_unknown_form_is_named_with_its_neighbour() -> None:
    with pytest.raises(UnknownRow, match=r"pentium-m does not know .*'pshufb x,x' \(nearest: .*pentium-m\.toml"):
        find_row("pentium-m", "pshufb x,x")
    assert "xor r64,r64" not in model_rows("pentium3") and "xor r64,r64" not in model_rows("pentium-m")
