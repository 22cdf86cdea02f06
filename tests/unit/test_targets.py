"""The CPU tables: complete, well formed, and right where the numbers are well known."""

from __future__ import annotations

import pytest

from targets.cpu import Cost, Cpu, UnknownForm, cpu_names, load_cpu
from targets.forms import TableError, load_forms, parse_form
from targets.machinecode import ST
from targets.model import p5_records
from targets.tables.files import UnknownCpu, executes_in_order, merged_table, model_names, read_table
from targets.tables.rows import find_row
from targets.tables.shape import STATUSES
from tests.support.sequences import code

CPUS = cpu_names()
OUT_OF_ORDER = [name for name in CPUS if not load_cpu(name).in_order]


@pytest.fixture(params=CPUS)
def any_cpu(request: pytest.FixtureRequest) -> Cpu:
    return load_cpu(request.param)


@pytest.fixture(params=OUT_OF_ORDER)
def cpu(request: pytest.FixtureRequest) -> Cpu:
    return load_cpu(request.param)


STACKED = ("push", "pop", "call", "ret", "rep")
"""Mnemonics of what touches memory that no operand names."""
FUSED = ("athlon64", "core2", "pentium-m")
"""CPUs that join what an instruction does in memory with the rest of it: a place at rename holds several uops."""


def costs(cpu: Cpu) -> list[Cost]:
    """What every form costs that the CPU has, by rows of its own or by patterns."""
    return [cpu.cost(form) for form in load_forms() if cpu.has(form)]


def test_names() -> None:
    assert CPUS == ["athlon64", "core2", "northwood", "pentium", "pentium-m", "pentium-pro", "pentium2", "pentium3",
                    "prescott"]
    assert set(CPUS) - set(OUT_OF_ORDER) == {"pentium"}


def test_every_form_has_a_cost(any_cpu: Cpu) -> None:
    forms = load_forms()
    wanted = {form.name for form in forms.values() if form.features <= any_cpu.features}
    assert {name for name in forms if any_cpu.has(name)} == wanted
    assert all(any_cpu.cost(name).form == name for name in wanted)
    assert set(any_cpu.costs) == wanted


def test_a_form_without_a_row_of_its_own_costs_what_a_pattern_says() -> None:
    exact = {raw["name"] for raw in merged_table("northwood")["form"]}
    assert "paddq x,x" not in exact and "pxor mm,mm" in exact
    cost = load_cpu("northwood").cost("paddq x,m128")
    assert (cost.uops, cost.latency, cost.latency_mem, cost.ports) == (2, 4, 11, (("p2",), ("p1",)))
    assert load_cpu("prescott").cost("movdqu m128,x").uops == 6


@pytest.mark.parametrize("form", ["paddq mm,mm", "pxor x,x", "pshufd x,x,imm8", "frob mm,mm"])
def test_a_form_of_a_feature_that_the_cpu_lacks_is_unknown(form: str) -> None:
    assert not load_cpu("pentium3").has(form)
    with pytest.raises(UnknownForm, match=f"no cost for form '{form}' on pentium3"):
        load_cpu("pentium3").cost(form)


def test_rows_are_sound(cpu: Cpu) -> None:
    for cost in costs(cpu):
        assert cost.latency >= 0 and cost.transfer >= 0 and cost.uops >= 1, cost.form
        assert len(cost.ports) == len(cost.occupancy), cost.form
        assert {port for choices in cost.ports for port in choices} <= set(cpu.ports), cost.form
        assert cost.source.strip() and "agner" not in cost.source and cost.status in STATUSES, cost.form


@pytest.mark.parametrize("name", [name for name in OUT_OF_ORDER if name not in FUSED])
def test_only_stores_use_more_ports_than_uops(name: str) -> None:
    for cost in costs(load_cpu(name)):
        if len(cost.ports) > cost.uops:
            assert len(cost.ports) == cost.uops + 1 and ("p3",) in cost.ports, cost.form


@pytest.mark.parametrize("name", FUSED)
def test_fused_uops_are_those_of_memory_operands(name: str) -> None:
    for form in load_forms().values():
        if load_cpu(name).has(form.name) and not form.has_memory and form.mnemonic not in STACKED:
            cost = load_cpu(name).cost(form.name)
            if not cost.ports:
                assert (form.does, cost.uops, cost.latency) == ("exchange", 1, 0)   # rename does it
                continue
            assert len(cost.ports) == cost.uops or (name == "athlon64" and cost.uops > 1), form.name
    assert all(load_cpu(name).cost(form).uops == 1 for form in ("xor r32,m32", "mov m32,r32", "cmp r32,m32"))


def test_ports_of_lanes() -> None:
    """A port of three lanes is three ports; instructions that any lane takes may use any of them."""
    athlon = load_cpu("athlon64")
    assert [p for p in athlon.ports if p[:3] == "alu"] == ["alu0", "alu1", "alu2"] and "alu" not in athlon.ports
    assert athlon.cost("add r32,m32").ports == (("alu0", "alu1", "alu2"), ("agu0", "agu1", "agu2"))
    assert athlon.cost("lea r32,m").ports == athlon.cost("lea r32,[r+r*i]").ports == (("agu0", "agu1", "agu2"),)
    assert athlon.cost("imul r32,r32").ports == (("alu0",),)


def test_loading_forms_have_a_load_uop_and_a_memory_latency(cpu: Cpu) -> None:
    for form in load_forms().values():
        roles = zip(form.operand_kinds, form.operands, strict=False)
        if not form.features <= cpu.features:
            continue
        if form.has_memory and any(kind[0] == "m" and kind != "mm" and "r" in role for kind, role in roles):
            cost = cpu.cost(form.name)
            assert {("p2",), ("agu0", "agu1", "agu2")} & set(cost.ports), form.name
            if form.operand_kinds[0] in ("r32", "mm", "x"):
                assert cost.latency_mem is not None and cost.latency_mem >= cpu.load_latency, form.name


@pytest.mark.parametrize(
    ("name", "form", "latency"),
    [
        ("pentium3", "mov r32,m32", 3),
        ("northwood", "mov r32,m32", 2),
        ("prescott", "mov r32,m32", 4),
        ("pentium3", "xor r32,r32", 1),
        ("northwood", "xor r32,r32", 0.5),
        ("prescott", "xor r32,r32", 1),
        ("pentium3", "shl r32,imm8", 1),
        ("northwood", "shl r32,imm8", 4),
        ("prescott", "shl r32,imm8", 1),
        ("northwood", "movq mm,mm", 6),
        ("prescott", "movq mm,mm", 7),
        ("northwood", "pxor mm,mm", 2),
        ("pentium3", "imul r32,r32", 4),
        ("core2", "mov r32,m32", 3),
        ("core2", "lea r32,m", 1),
        ("core2", "imul r32,r32", 3),
        ("core2", "pxor x,x", 1),
        ("athlon64", "mov r32,m32", 3),
        ("athlon64", "lea r32,m", 1), ("athlon64", "lea r32,[r+r+i]", 2),
        ("athlon64", "imul r32,r32", 3),
        ("athlon64", "pxor x,x", 2),
    ],
)
def test_known_latencies(name: str, form: str, latency: float) -> None:
    assert load_cpu(name).cost(form).latency == latency


def test_load_latency_agrees_with_the_load_form(any_cpu: Cpu) -> None:
    assert any_cpu.load_latency == any_cpu.cost("mov r32,m32").latency


def test_an_in_order_cpu_has_pipes_and_clocks() -> None:
    pentium = load_cpu("pentium")
    assert (pentium.in_order, pentium.width, pentium.ports) == (True, 2, ("U", "V"))
    assert [name for name in model_names() if executes_in_order(name)] == ["pentium", "pentium-mmx"]
    assert not any(load_cpu(name).in_order or load_cpu(name).window < 40 for name in OUT_OF_ORDER)
    add, shift, rotate = (pentium.cost(f) for f in ("add r32,m32", "shl r32,imm8", "rol r32,imm8"))
    assert (add.uops, add.latency, add.latency_mem, add.ports, add.occupancy) == (1, 2, 2, (("U", "V"),), (2,))
    assert (shift.ports, rotate.ports, rotate.occupancy) == ((("U",),), (("U",), ("V",)), (1, 1))
    assert not pentium.has("movq mm,mm") and not pentium.has("cmovcc r32,r32")


def test_slots_compare_forms() -> None:
    """What an instruction takes of the pipes: a rotation both for a clock, a memory operand one of them for two."""
    pentium = load_cpu("pentium")
    wanted = {"add r32,r32": 1, "add r32,m32": 2, "add m32,r32": 3, "mov r32,m32": 1, "mov m32,r32": 1, "lea r32,m": 1,
              "shl r32,imm8": 1, "rol r32,imm8": 2, "not r32": 2, "bswap r32": 4, "movzx r32,r8": 8, "push r32": 1}
    assert {form: pentium.slots(form) for form in wanted} == wanted
    assert pentium.slots("rol r32,imm8", "by-one") == 1
    northwood = load_cpu("northwood")
    assert all(northwood.slots(f) == northwood.cost(f).uops for f in load_forms() if northwood.has(f))
    with pytest.raises(UnknownForm, match="'pxor mm,mm' on pentium"):
        pentium.slots("pxor mm,mm")


def test_rows_of_an_in_order_cpu_know_their_prefixes() -> None:
    """`decode` is what the model finds in the encodings of the forms that are emitted."""
    lines = ("movzx eax,bl", "movzx eax,bx", "bswap eax", "imul eax,ebx", "imul eax,ebx,1000", "add eax,ebx",
             "rol eax,3", "mul ebx", "setc al", "mov [ebx],al")
    instructions = code(lines)
    rows = [find_row("pentium", one.form) for one in instructions]
    found = p5_records.records(instructions, "pentium")[:, p5_records.DECODE]
    assert [row.decode for row in rows] == list(found) == [1, 1, 1, 1, 0, 0, 0, 0, 1, 0]


def test_known_ports_and_uops() -> None:
    p3, northwood = load_cpu("pentium3"), load_cpu("northwood")
    assert p3.cost("xor r32,m32").ports == (("p0", "p1"), ("p2",))
    assert p3.cost("mov m32,r32").ports == (("p3",), ("p4",))
    assert p3.cost("movzx r32,r8h").uops == 1
    assert northwood.cost("movzx r32,r8h").uops == 2
    assert northwood.cost("xor r32,r32").ports == (("p0",),)
    assert northwood.cost("add r32,r32").ports == (("p0", "p1"),)
    assert northwood.cost("add r32,r32").occupancy == (0.5,)
    assert northwood.cost("mov m32,r32").uops == 1
    assert northwood.core["rules"]["store_sib_extra_uops"] == 1


def test_prescott_is_a_short_list_of_changes() -> None:
    table = read_table("prescott")
    assert table["base"] == "northwood" and "form" not in table
    assert len(table["change"]) <= 45
    same = [f for f, c in load_cpu("prescott").costs.items() if c == load_cpu("northwood").costs[f]]
    assert "pxor mm,mm" in same and "psllq mm,imm8" in same


def test_unknown_names() -> None:
    with pytest.raises(UnknownCpu, match=r"'prescot' \(did you mean 'prescott'\?\).*northwood, .*pentium3"):
        load_cpu("prescot")
    with pytest.raises(UnknownForm, match="'xor r64,r64' on pentium3"):
        load_cpu("pentium3").cost("xor r64,r64")


def test_form_roles() -> None:
    forms = load_forms()
    assert len(forms["adc r32,r32"].flags_read) == 1 and forms["xor r32,r32"].two_operand
    assert forms["inc r32"].flags_written == frozenset("oszap")
    assert ("eax", "rw") in forms["mul r32"].implicit
    assert forms["movzx r32,r8h"].constraint == (("r8h", ("a", "b", "c", "d")),)
    assert (forms["bswap r32"].feature, forms["pshufw mm,mm,imm8"].feature) == ("i486", "sse")
    for form in forms.values():
        kinds = 1 if form.mnemonic in ("jmp", "jcc") else len(form.operand_kinds)
        assert len(form.operands) == kinds, form.name


def test_the_x87_forms_say_what_they_do_to_the_stack() -> None:
    """`does` and the roles of the operands, against the decoder: what is pushed and popped, read and written."""
    pushes = {"widen", "widen integer", "load", "copy", "constant zero", "constant one"}
    checked = 0
    for form in load_forms().values():
        if form.feature != "x87":
            assert "x87" not in dict(form.implicit) and not form.does.endswith("and pop"), form.name
            continue
        one, = code((_of_the_stack(form.name),))
        assert (one.form, -one.x87_delta) == (form.name, (form.does in pushes) - form.does.endswith("and pop"))
        assert ("x87", "rw") in form.implicit
        memory = [role for kind, role in zip(form.operand_kinds, form.operands, strict=True) if kind != "st"]
        assert memory == ["r"] * (one.load_bytes > 0) + ["w"] * (one.store_bytes > 0), form.name
        if form.operand_kinds == ("st", "st"):
            both = {ST, ST + 1}
            assert {r.number for r in one.reads} == both, form.name
            assert {r.number for r in one.writes} == (both if form.operands == ("rw", "rw") else {ST + 1}), form.name
        checked += 1
    assert checked == 37


def _of_the_stack(form: str) -> str:
    """An instruction of an x87 form."""
    sizes = {"m16": "word [esi]", "m32": "dword [esi]", "m64": "qword [esi]", "m80": "tword [esi]", "st": "st1"}
    mnemonic, _, kinds = form.partition(" ")
    operands = ["st1", "st0"] if kinds == "st,st" else [sizes[kind] for kind in kinds.split(",") if kind]
    return f"{mnemonic} {','.join(operands)}"


def test_derived_rows_say_why(cpu: Cpu) -> None:
    exact = [cpu.cost(raw["name"]) for raw in merged_table(cpu.table).get("form", []) if cpu.has(raw["name"])]
    for cost in exact:
        if cost.status == "derived":
            assert cost.source.endswith(")"), cost.form
    assert exact or cpu.name in FUSED  # which have patterns alone: tests/model/test_model_rows*.py


def test_a_role_that_is_none() -> None:
    with pytest.raises(TableError, match="role 'x'"):
        parse_form("mov r32,r32", {"operands": ["x"]}, "forms.toml")
