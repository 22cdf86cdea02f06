"""The tables of NetBurst and K8 as the pipeline model reads them: they load, and well-known numbers are right."""

from __future__ import annotations

import pytest

from targets.cpu import cpu_names
from targets.forms import load_forms
from targets.model.machine import UNITS
from targets.model.parameters import parameters
from targets.tables.files import merged_table, read_table
from targets.tables.rows import UnknownRow, find_row, rows_of
from targets.tables.shape import STATUSES
from tests.support.sequences import DATA, NW, steady

NETBURST = ["northwood", "prescott", "prescott-64"]
CPUS = [*NETBURST, "athlon64"]
DOUBLE_SPEED = 0.5


@pytest.mark.parametrize("cpu", CPUS)
def test_rows_are_sound(cpu: str) -> None:
    ports = set(parameters(cpu).ports)
    for form, row in rows_of(cpu).items():
        assert row.source.strip() and row.status in STATUSES, form
        assert len(row.ports) == len(row.occupancy) and min(row.occupancy, default=1) > 0, form
        assert {port for choices in row.ports for port in choices} <= ports, form
        assert row.latency >= 0 and row.transfer >= 0 and row.unit_clocks >= 0 and row.slots >= 1, form


@pytest.mark.parametrize("cpu", CPUS)
def test_pattern_sources_name_a_document(cpu: str) -> None:
    keys = set(read_table(cpu)["sources"])
    base = read_table(cpu).get("base")
    while base:
        keys |= set(read_table(base)["sources"])
        base = read_table(base).get("base")
    for row in read_table(cpu)["pattern"]:
        key, colon, detail = row["source"].partition(": ")
        assert key in keys and colon and detail, row["forms"]
        assert row["status"] == "derived" or "not listed" not in row["source"], row["forms"]


@pytest.mark.parametrize("cpu", CPUS)
def test_every_form_of_our_own_kernels_has_a_row(cpu: str) -> None:
    features = {*merged_table(cpu)["features"], *(["x86-64"] if cpu in ("prescott-64", "athlon64") else [])}
    assert [name for name, form in load_forms().items() if name not in rows_of(cpu) and form.features <= features] == []


@pytest.mark.parametrize("cpu", CPUS)
def test_alu_forms_in_all_widths(cpu: str) -> None:
    widths = ("8", "16", "32", "64") if cpu in ("prescott-64", "athlon64") else ("8", "16", "32")
    wanted = {f"{name} {form}" for name in "add sub adc sbb and or xor cmp".split() for w in widths
              for form in (f"r{w},r{w}", f"r{w},m{w}", f"m{w},r{w}", f"r{w},imm32", f"m{w},imm32")}
    wanted |= {f"{name} r{w},{count}" for name in "shl shr sar rol ror".split() for w in widths
               for count in ("imm8", "r8")}
    assert wanted - set(rows_of(cpu)) == set()


@pytest.mark.parametrize("cpu", CPUS)
def test_simd_integer_forms_with_register_and_memory(cpu: str) -> None:
    names = "paddd psubb paddq pcmpeqd pmuludq pmullw pand pandn por pxor psllq psrld psraw packuswb punpckhdq".split()
    wanted = {f"{name} {kinds}" for name in names for kinds in ("mm,mm", "mm,m64", "x,x", "x,m128")}
    assert wanted - set(rows_of(cpu)) == set()


def test_64_bit_forms_only_where_there_is_a_64_bit_mode() -> None:
    for cpu in ("northwood", "prescott"):
        with pytest.raises(UnknownRow, match=f"the model of {cpu} does not know the instruction form 'add r64,r64'"):
            find_row(cpu, "add r64,r64")
    assert find_row("prescott-64", "add r64,r64").latency == find_row("prescott", "add r32,r32").latency == 1


def test_model_only_tables_are_no_targets() -> None:
    assert "prescott-64" not in cpu_names()
    assert {"northwood", "prescott", "athlon64"} <= set(cpu_names())


@pytest.mark.parametrize(
    ("form", "northwood", "prescott"),
    [
        ("add r32,r32", 0.5, 1), ("xor r8,r8", 0.5, 1), ("shl r32,imm8", 4, 1), ("shr r8,imm8", 4, 1),
        ("ror r32,r8", 6, 2), ("imul r32,r32", 14, 10), ("movdqa x,x", 6, 7), ("movdqa x,m128", 7, 11),
        ("paddd x,x", 2, 2), ("paddq x,x", 4, 5), ("pmuludq x,x", 6, 7), ("psllq x,imm8", 2, 2),
        ("pslldq x,imm8", 4, 4), ("punpckhdq x,x", 4, 4), ("movd r32,x", 10, 7), ("cmovcc r32,r32", 6, 9.5),
        ("adc r32,r32", 6, 10), ("fadd st,st", 5, 6), ("fmul st,st", 7, 8), ("mov r8,m8", 1, 1),
    ],
)
def test_latencies_of_northwood_and_prescott(form: str, northwood: float, prescott: float) -> None:
    """Agner Fog's instruction tables, sheets 'Pentium 4' and 'Prescott'."""
    assert (find_row("northwood", form).latency, find_row("prescott", form).latency) == (northwood, prescott)


def test_latency_from_the_address_is_load_plus_operation() -> None:
    for cpu, load, alu in (("northwood", 2, 0.5), ("prescott", 4, 1), ("athlon64", 3, 1)):
        assert parameters(cpu).memory.load_latency == load
        for form in ("add r16,m16", "xor r32,m32", "cmp m32,r32"):
            assert find_row(cpu, form).latency_mem == load + alu, (cpu, form)
        simd = parameters(cpu).memory.load_latency_simd
        assert find_row(cpu, "paddd x,m128").latency_mem == simd + find_row(cpu, "paddd x,x").latency


def test_netburst_logic_is_on_port_0_at_double_speed() -> None:
    for cpu in NETBURST:
        assert find_row(cpu, "and r8,r8").ports == (("p0",),)
        assert find_row(cpu, "add r8,r8").ports == (("p0", "p1"),)
        assert find_row(cpu, "add r8,r8").occupancy == (DOUBLE_SPEED,)
    assert find_row("northwood", "add r8,r8").transfer == 0.5
    assert find_row("prescott", "add r8,r8").transfer == 0


def test_netburst_simd_unit_takes_two_clocks_for_128_bits() -> None:
    for cpu in NETBURST:
        assert find_row(cpu, "pxor x,x").unit_clocks == 2 and find_row(cpu, "paddb mm,mm").unit_clocks == 1
        assert find_row(cpu, "pxor x,x").unit == find_row(cpu, "paddb mm,mm").unit == "mmx:alu"
        assert find_row(cpu, "psllq x,imm8").unit == find_row(cpu, "pshufw mm,mm,imm8").unit == "mmx:shift"
        assert find_row(cpu, "psllq x,imm8").domain == find_row(cpu, "pxor x,x").domain == "mmx"
        assert (find_row(cpu, "paddq x,x").unit, find_row(cpu, "pmuludq x,x").unit) == ("fp:add", "fp:mul")
        assert find_row(cpu, "pxor x,x").occupancy == (1,)
    assert find_row("northwood", "punpckhdq x,x").unit_clocks == 2
    assert find_row("prescott", "punpckhdq x,x").unit_clocks == 4


# Agner Fog's sheets 'Pentium 4' and 'Prescott', columns "Execution unit" and "subunit"
SUBUNITS = {
    "mmx:alu": "paddb paddw paddd psubb psubd pcmpeqd pcmpgtb pand pandn por pxor",
    "mmx:shift": "psllw pslld psllq psrlw psrld psrlq psraw psrad packuswb packssdw punpcklbw punpckhwd punpckldq",
    "fp:mul": "pmuludq pmullw pmulhw",
}
IN_BOTH_WIDTHS = [(f"{name} {kinds}", unit) for unit, names in SUBUNITS.items() for name in names.split()
                  for kinds in ("mm,mm", "mm,m64", "x,x", "x,m128")]
IN_ONE_WIDTH = [
    ("paddq mm,mm", "mmx:alu"), ("psubq mm,m64", "mmx:alu"), ("paddq x,x", "fp:add"), ("psubq x,m128", "fp:add"),
    ("movd mm,r32", "mmx:alu"), ("andps x,x", "mmx:alu"), ("xorpd x,m128", "mmx:alu"), ("movd x,r32", "mmx:shift"),
    ("movq x,x", "mmx:shift"), ("movss x,x", "mmx:shift"), ("psrlq mm,imm8", "mmx:shift"),
    ("pslldq x,imm8", "mmx:shift"), ("psrldq x,imm8", "mmx:shift"), ("punpckhqdq x,x", "mmx:shift"),
    ("punpcklqdq x,m128", "mmx:shift"), ("pshufd x,x,imm8", "mmx:shift"), ("pshuflw x,x,imm8", "mmx:shift"),
    ("pshufw mm,m64,imm8", "mmx:shift"), ("shufps x,x,imm8", "mmx:shift"), ("fadd st,st", "fp:add"),
    ("fmul m32", "fp:mul"), ("pmovmskb r32,x", "mmx"), ("pinsrw x,r32,imm8", "mmx"),
]


@pytest.mark.parametrize("cpu", NETBURST)
def test_netburst_subunits_are_those_of_the_sheets(cpu: str) -> None:
    for form, unit in IN_BOTH_WIDTHS + IN_ONE_WIDTH:
        row = find_row(cpu, form)
        assert row.unit == unit, form
        assert row.unit_clocks >= 1 or ":" not in unit, form
        assert row.ports[-1] != ("p1",) or row.occupancy[-1] == 1, f"{form}: port 1 itself starts one uop a clock"


def test_netburst_subunits_exist() -> None:
    for cpu in NETBURST:
        units = {row.unit for row in rows_of(cpu).values()}
        double_shifts = {"int:shift"} if cpu == "northwood" else set()      # Prescott has them in the fast unit
        assert {unit for unit in units if ":" in unit} == {"mmx:alu", "mmx:shift", "fp:add", "fp:mul"} | double_shifts
        assert units & set(parameters(cpu).rules.one_unit) and units & set(parameters(cpu).rules.one_subunit)


@pytest.mark.parametrize("cpu", CPUS)
def test_the_engine_has_room_for_all_units_and_subunits(cpu: str) -> None:
    names = {name for row in rows_of(cpu).values() for name in (row.unit, row.domain)}
    assert len(names | {"", "load", "store"}) <= UNITS


def test_netburst_slots() -> None:
    """High-byte operands cost one uop more, simd stores take two (Agner Fog, sections 5.8 and 5.12)."""
    for cpu in NETBURST:
        assert find_row(cpu, "add r8,r8").slots + 1 == find_row(cpu, "add r8,r8h").slots == 2
        assert find_row(cpu, "movzx r32,r8h").slots == 2
        assert find_row(cpu, "mov m32,r32").slots == 1 and find_row(cpu, "movdqa m128,x").slots == 2
        assert find_row(cpu, "xor m8,r8").slots == 3
        assert parameters(cpu).rules.store_sib_extra_uops == 1
    assert find_row("northwood", "mov m8,imm32").slots == 3 and find_row("prescott", "mov m8,imm32").slots == 2


def test_prescott_patterns_leave_its_changes_alone() -> None:
    """A `change` of an exact row beats the patterns of the same table."""
    exact = {row["name"] for row in read_table("northwood")["form"]}
    for change in read_table("prescott")["change"]:
        for form in change["forms"]:
            row = find_row("prescott", form)
            assert form in exact and row.latency == change.get("latency", row.latency), form
            assert row.source == change["source"], form


def test_em64t_right_shifts_and_rotates_take_seven_clocks() -> None:
    """Nakajima and Matsui, Table 1; left shifts and 32-bit operands are as fast as ever."""
    for name in ("shr", "sar", "rol", "ror"):
        assert find_row("prescott-64", f"{name} r64,imm8").latency == 7
        assert find_row("prescott-64", f"{name} r64,r8").latency == 8
        assert find_row("prescott-64", f"{name} r32,imm8").latency == 1
    assert find_row("prescott-64", "shl r64,imm8").latency == 1
    assert find_row("prescott-64", "shr r64,imm8").occupancy == (1,)
    assert find_row("prescott-64", "mul r64").latency == 11
    assert parameters("prescott-64").rules.shifts_read_flags


@pytest.mark.parametrize(
    ("form", "slots", "path", "latency"),
    [
        ("add r64,m64", 1, "direct", 1), ("xor m32,r32", 1, "direct", 1), ("lea r32,[r+r*i+i]", 1, "direct", 2),
        ("ror r64,imm8", 1, "direct", 1), ("adc r32,r32", 1, "direct", 1), ("bswap r32", 1, "direct", 1),
        ("pxor mm,mm", 1, "direct", 2), ("pxor x,x", 2, "double", 2), ("paddd x,m128", 2, "double", 2),
        ("mul r32", 2, "double", 3), ("imul r64,r64", 1, "direct", 4), ("xchg r32,r32", 3, "vector", 2),
        ("shld r32,r32,imm8", 6, "vector", 3), ("movd mm,r32", 2, "double", 9), ("pshufd x,x,imm8", 3, "vector", 3),
    ],
)
def test_athlon64_macro_operations(form: str, slots: int, path: str, latency: float) -> None:
    """AMD 25112, Appendix C (paths), and Agner Fog's sheet 'K8' (latencies)."""
    row = find_row("athlon64", form)
    assert (row.slots, row.path, row.latency) == (slots, path, latency)


def test_athlon64_lanes_and_loads() -> None:
    alu, agu = tuple(f"alu{n}" for n in range(3)), tuple(f"agu{n}" for n in range(3))
    assert parameters("athlon64").lanes == ("alu", "agu")
    assert find_row("athlon64", "add r32,m32").ports == (alu, agu)
    assert find_row("athlon64", "mov r32,m32").ports == find_row("athlon64", "mov m32,r32").ports == (agu,)
    assert find_row("athlon64", "imul r32,r32").ports == (("alu0",),)
    assert find_row("athlon64", "pand x,x").ports == (("fadd", "fmul"),) * 2
    loads = {"mov r32,m32": 3, "mov r64,m64": 3, "mov r8,m8": 4, "movzx r32,m8": 4, "movq mm,m64": 4,
             "movaps x,m128": 4}
    assert {form: find_row("athlon64", form).latency_mem for form in loads} == loads


def test_parameters() -> None:
    northwood, prescott, athlon64 = (parameters(cpu) for cpu in ("northwood", "prescott", "athlon64"))
    assert (northwood.frontend.kind, athlon64.frontend.kind) == ("trace-cache", "lanes")
    assert northwood.frontend.double_entries and not prescott.frontend.double_entries
    assert (northwood.window.rob, athlon64.window.rob) == (126, 72)
    assert (athlon64.window.lane_stations, athlon64.window.fp_stations) == (8, 36)
    assert [p.l1d.bytes // 1024 for p in (northwood, prescott, athlon64)] == [8, 16, 64]
    assert [p.l2.latency for p in (northwood, prescott)] == [7, 18]
    assert northwood.memory.alias_evict_bytes == 65536 and prescott.memory.alias_evict_bytes == 0
    assert athlon64.memory.in_order and (athlon64.memory.banks, athlon64.memory.bank_bytes) == (8, 8)
    assert parameters("prescott-64").memory == prescott.memory


@pytest.mark.parametrize(("lines", "clocks"), [
    (["add [esi],eax"], 8.8), (["push eax", "pop eax"], 8.1), (["mov [esi],eax", "mov eax,[esi]"], 8.1),
], ids=["add-memory", "push-pop", "mov"])
def test_a_value_through_northwoods_memory(lines: list[str], clocks: float) -> None:
    """Two Northwoods of InstLatX64 (tests/model/pentium4-isolated.toml); a load and a store as push and pop."""
    address = dict.fromkeys(range(len(lines)), DATA)
    assert steady(lines, NW, address) == pytest.approx(clocks, rel=0.05)
