"""The rows and parameters of the pipeline model for the P6 family."""

from __future__ import annotations

import itertools
import re

import pytest

from cipherwright.machine.assemble import run_nasm
from targets.cpu import cpu_names, load_cpu
from targets.machinecode import decode_all
from targets.model.parameters import parameters
from targets.tables.files import UnknownCpu, merged_table, model_names, read_table
from targets.tables.patterns import expand
from targets.tables.rows import find_row, rows_of
from targets.tables.shape import STATUSES

P6 = ["core2", "core2-45nm", "pentium-m", "pentium-pro", "pentium2", "pentium3"]
MODEL_ONLY = ["core2-45nm"]
LOAD_LATENCY = 3


@pytest.fixture(params=P6)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_model_tables_are_not_kernel_cpus() -> None:
    assert set(P6) <= set(model_names())
    assert not set(MODEL_ONLY) & set(cpu_names())
    with pytest.raises(UnknownCpu, match="unknown CPU 'core2-45nm'"):
        load_cpu("core2-45nm")


def test_rows_are_sound(name: str) -> None:
    ports = set(parameters(name).ports)
    for form, row in rows_of(name).items():
        used = {port for choices in row.ports for port in choices}
        assert used <= ports and len(row.occupancy) == row.uops, form
        assert row.latency >= 0 and row.unit_clocks >= 0 and row.transfer >= 0, form
        assert 1 <= row.slots <= max(row.uops, 1), form
        assert row.status in STATUSES and row.source.strip(), form


def test_every_source_key_is_spelt_out(name: str) -> None:
    known = set(merged_table(name)["sources"])
    for form, row in rows_of(name).items():
        for key in re.findall(r"(?:^|; )([a-z0-9-]+): ", row.source):
            assert key in known, f"{form}: {row.source}"


def test_loads_and_stores_have_their_ports(name: str) -> None:
    for form, row in rows_of(name).items():
        counts = {port: row.ports.count((port,)) for port in ("p2", "p3", "p4")}
        assert counts["p3"] == counts["p4"], form
        if row.latency_mem is not None:
            assert counts["p2"], form
        if row.uops and counts["p2"] == row.uops:
            assert row.latency == row.latency_mem, form


def test_memory_latency_is_a_load_and_the_rest(name: str) -> None:
    """Of a register destination with a memory source: the load's clocks come on top of the register latency."""
    checked = 0
    for form, row in rows_of(name).items():
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
    forms = [form for form in rows_of(name) if bits == 64 or "64" not in form.replace("m64", "")]
    only_32 = {"call r32", "call m32", "jmp r32", "jmp m32", "push r32", "pop r32", "push m32", "pop m32"}
    if bits == 64:
        forms = [form for form in forms if form not in only_32]
    source = "\n".join([f"bits {bits}", *(_statement(form, bits) for form in forms)])
    decoded = [one.form for one in decode_all(run_nasm(source, name, "bin"), 0, bits)]
    swapped = {"xchg r8,r8h": "xchg r8h,r8", "xchg r8h,r8": "xchg r8,r8h"}      # either operand may come first
    assert [f for f in decoded if f not in rows_of(name)] == []
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
    assert rows_of("pentium-pro") == rows_of("pentium2") == rows_of("pentium3")
    changed = {form for form, row in rows_of("core2-45nm").items() if row != rows_of("core2")[form]}
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
