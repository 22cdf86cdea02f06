"""`cw reschedule`: pieces and what bounds them, dependences, NASM source, the command and its errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.errors import CheckFailed, UserError
from cipherwright.explain.simulation import Code as Objects
from cipherwright.machine.assemble import run_nasm
from cipherwright.project.sources import ROOT
from cipherwright.reschedule import nasm, output, routine, search
from cipherwright.reschedule.code import decode, read_object
from cipherwright.reschedule.flow import FLAGS, Flow, left_alone
from cipherwright.reschedule.graph import dependences
from cipherwright.reschedule.patch import patched
from cipherwright.reschedule.regions import FRAME, OTHER, TABLE, regions
from cipherwright.reschedule.start import costs, listed, starts
from cipherwright.reschedule.verify import check
from scheduler.schedule.reorder import Limits
from targets.callspec import load_spec
from tests.support.snippets import assembled, decoded, known

Run = Callable[..., tuple[int, str, str]]
EXAMPLE = ROOT / "tests" / "model"
CARRY = int(iced.RflagsBits.CF)


def sizes(body: str, bits: int = 64) -> list[int]:
    return [len(piece.insns) for piece in known(body, bits)[1].pieces]


def test_pieces_end_at_what_must_stay() -> None:
    three = "mov eax, ecx; add ebx, 1; mov edx, [rdi]"
    assert sizes(three) == [3]
    for fence in ("push rax", "rep movsb", "cpuid", "lock inc dword [rdi]", "call rax", "g:", "xchg [rdi], eax",
                  "movnti [rdi], eax", "mov rax, [fs:0]", "bt [rdi], eax", "and rsp, -64", "mov eax, [ebx]"):
        assert sizes(f"{three}; {fence}; {three}") == [3, 3], fence
    assert sizes("mov eax, ecx; add ebx, 1") == []


def test_a_comparison_stays_at_its_jump() -> None:
    assert sizes("a:; mov eax, ecx; add ebx, 1; mov edx, [rdi]; cmp eax, ebx; jne a") == [3]
    assert sizes("a:; mov eax, ecx; cmp eax, ebx; mov edx, [rdi]; mov r8d, [rdi]; jne a") == [4]


def test_flags_live_behind_a_piece() -> None:
    _code, flow, _ = known("a:; add eax, 1; lea ebx, [rbx + 1]; lea ecx, [rcx + 1]; jc a; test eax, eax")
    assert flow.pieces[0].live == CARRY
    _code, flow, _ = known("add eax, 1; lea ebx, [rbx + 1]; lea ecx, [rcx + 1]; call g; jmp e; g:; setc al; ret; e:")
    assert flow.pieces[0].live == CARRY                   # what is called reads it
    assert known("add eax, 1; lea ebx, [rbx + 1]; lea ecx, [rcx + 1]")[1].pieces[0].live == 0


def test_what_cannot_be_followed_is_left_alone() -> None:
    lost = decoded("mov eax, ecx; add ebx, 1; mov edx, [rdi]; jmp rax")
    assert lost.lost == {"f"}
    good, why = left_alone(lost, known("mov eax, ecx; add ebx, 1; mov edx, [rdi]; jmp rax")[1].pieces)
    assert not good and "indirect jump" in " ".join(why)
    read = decoded("mov eax, [rel a]; a:; mov ecx, edx; add ebx, 1; mov edx, [rdi]")
    good, why = left_alone(read, Flow(read).pieces)
    assert not good and "read as data" in " ".join(why)


def test_a_branch_from_other_code_begins_a_piece() -> None:
    code = decoded("mov eax, ecx; add ebx, 1; mov edx, [rdi]; a:; mov r8d, eax; add ebx, 2; mov r9d, [rdi]", 64,
                   "global g:function (g.end - g)\ng: jmp f + 7\ng.end:")
    assert 7 in code.leaders and [piece.offset for piece in Flow(code).pieces] == [0, 7]


def test_regions_of_memory() -> None:
    code, _flow, where = known("""sub rsp, 64; mov [rsp + 8], rdi; mov rax, [rsp + 8]; mov [rax], ecx;
        lea rdx, [rel f]; movzx ecx, byte [rsi]; mov ebx, [rdx + rcx*4]; lea r8, [rsp + rcx*8]; mov [r8], ecx;
        mov [rsp], rsp; mov rax, [rsp + 16]; mov ecx, [rax]; mov rax, [rsp]; mov ecx, [rax]; add rsp, 64""")
    found = [where.where[one.offset] for one in code.ordered() if one.offset in where.where]
    assert found[:6] == [FRAME, FRAME, TABLE | OTHER, OTHER, TABLE, FRAME]
    assert found[6:10] == [FRAME, FRAME, TABLE | OTHER, FRAME] and found[10] & FRAME
    assert not where.escaped
    assert "stores an address" in known("mov [rdi], rsp")[2].escaped
    assert "a call" in known("lea rdi, [rsp - 8]; call rax")[2].escaped


def test_starting_orders_keep_the_dependences() -> None:
    body = "; ".join(f"mov eax, [rdi + {k}]; imul eax, ecx; add edx, eax; adc ebx, 0; rol esi, {k}" for k in range(6))
    _code, flow, where = known(body)
    (piece,) = flow.pieces
    deps = dependences(piece, where, 64)
    found = starts(piece, deps, "haswell")
    assert len(found) > 1 and all(deps.allow(order) for order in found)
    given = costs(piece, deps, "haswell")
    assert listed(deps, given, 0) != list(range(len(piece.insns)))


OBJECT = """
bits {bits}
extern outside
common shared 16:8
global f:function hidden (f.end - f)
global table:data 8
global w:function weak
section .text align=32
f:
    nop
    mov eax, [rel table]
    add ecx, eax
    lea edx, [rcx + 4]
    call outside
    jmp short .over
    db 1, 2, 3
.over:
    ret
f.end:
w:  ret
section .rodata align=16
    dd 1, 2
    dq f.over
    dd f - $
section .data align=8
table: dd 5
    dq outside + 3
section .bss align=4
room: resb 20
after: resb 4
"""


def test_source_assembles_to_the_same_object() -> None:
    data = run_nasm(OBJECT.format(bits=64), "o.asm", "elf64")
    old = read_object(data, 64, "f")
    code = decode(old)
    text = nasm.write(code, {}, "o.o", "as it was")
    new = read_object(run_nasm(text, "new.asm", "elf64"), 64, "f")
    assert check(old, new, [], {}) == []

    def symbols(obj: Any) -> set[tuple[Any, ...]]:
        return {(s.name, s.value, s.size, s.binding, s.kind) for s in obj.file.symbols if s.binding or s.name == "room"}

    assert symbols(old) == symbols(new)
    for one, two in zip(old.file.sections, (s for s in new.file.sections), strict=False):
        if one.flags & 2:
            assert (one.name, one.flags, one.align) == (two.name, two.flags, two.align)
            assert old.file.contents(one) == new.file.contents(two)
    assert "mov eax, [rel $table]" in text and "db 0x01, 0x02, 0x03" in text


def test_a_wrong_order_is_refused() -> None:
    body = "mov eax, [rdi]; add eax, ecx; mov [rdi], eax; mov edx, [rsi]; lea ebx, [rdx + 1]"
    data = assembled(body)
    code, flow, where = known(body)
    (piece,) = flow.pieces
    told = {at: where.of(code.insns[at]) for at in where.where}
    span = (piece.offset, piece.end, piece.live)
    verdicts = {}
    for order in ([0, 1, 2, 3, 4], [1, 0, 2, 3, 4], [0, 2, 1, 3, 4], [0, 1, 3, 2, 4], [0, 1, 2, 4, 3]):
        new = patched(code.obj, data, {piece.offset: [piece.insns[k] for k in order]})
        verdicts[tuple(order)] = check(code.obj, read_object(new, 64, "f"), [span], told)
        allowed = dependences(piece, where, 64).allow(order)
        assert allowed == (not verdicts[tuple(order)])
    assert [not bad for bad in verdicts.values()] == [True, False, False, False, False]
    outside = bytearray(data)
    outside[code.obj.file.sections[code.obj.section].offset + piece.end] = 0x90         # the return
    assert "the byte at" in check(code.obj, read_object(bytes(outside), 64, "f"), [span], told)[0]


def xtea(tmp_path: Path) -> tuple[Path, Objects]:
    data = run_nasm((EXAMPLE / "xtea.asm").read_text(encoding="utf-8"), "xtea.asm", "elf32")
    path = tmp_path / "xtea.o"
    path.write_bytes(data)
    return path, Objects(path, path.name, 32, {path.name: data})


def test_an_address_relative_to_its_place_stays() -> None:
    """In 32-bit code a relocation may be relative to the place in an instruction that has no such operand."""
    more = "extern there"
    code = decoded("lea esi, [ebp + there - $]; mov eax, ecx; mov edx, ecx; mov ebx, ecx", 32, more)
    (piece,) = Flow(code).pieces
    first = code.ordered()[0]
    assert len(piece.insns) == 3 and first.relocation is not None
    data = assembled("lea esi, [ebp + there - $]; mov eax, ecx; mov edx, ecx; mov ebx, ecx", 32, more)
    new = patched(code.obj, data, {0: [piece.insns[0], first, *piece.insns[1:]]})
    assert check(code.obj, read_object(new, 32, "f"), [(0, piece.end, 0)], {})


def test_a_fault_of_the_search_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever order a search comes up with: one that is wrong is an error, not an output."""
    _path, objects = xtea(tmp_path)

    def backwards(_self: search.Searching, work: search.Work, *_rest: Any) -> search.Found:
        return search.Found(work, tuple(reversed(range(len(work.piece.insns)))), 1, 2.0, 1.0)

    monkeypatch.setattr(search.Searching, "one", backwards)
    call = load_spec(EXAMPLE / "xtea.toml", "i386", "xtea.o", "xtea_encrypt")
    with pytest.raises(CheckFailed, match=r"not the same as the old one: xtea_encrypt"):
        routine.reschedule(objects, "xtea_encrypt", "pentium3", call, routine.Options(Limits(tries=1)))


def test_code_that_runs_otherwise_is_found(tmp_path: Path) -> None:
    _path, objects = xtea(tmp_path)
    call = load_spec(EXAMPLE / "xtea.toml", "i386", "xtea.o", "xtea_encrypt")
    assert routine.agree(call, objects.objects, objects.objects) == routine.INPUTS
    text = (EXAMPLE / "xtea.asm").read_text(encoding="utf-8")
    other = run_nasm(text.replace("shr ebx, 5", "shr ebx, 6", 1), "xtea.asm", "elf32")
    with pytest.raises(CheckFailed, match="leaves something else in"):
        routine.agree(call, objects.objects, {"xtea.o": other})


@pytest.mark.long
def test_the_command(cw: Run, tmp_path: Path) -> None:
    path, _ = xtea(tmp_path)
    out = tmp_path / "fast.asm"
    common = ("reschedule", path, "--entry", "xtea_encrypt", "--cpu", "pentium3")
    called = (*common, "--call", EXAMPLE / "xtea.toml", "--tries", "300")
    code, text, _err = cw(*called, "--out", out)
    assert code == 0 and "The data flow of old and new bytes is the same, and on 3 random inputs" in text
    assert "writes the stack pointer" in text and "where the cycles went" in text
    code, text, _err = cw(*called, "--out", tmp_path / "fast.o", "--json")
    data = json.loads(text)
    assert data["after"]["cycles"] < data["before"]["cycles"] and data["changed"] >= 1 and data["same_data_flow"]
    assert {p["instructions"] for p in data["pieces"]} == {5, 26}
    made = run_nasm(out.read_text(encoding="utf-8"), "fast.asm", "elf32")
    one, two = (read_object(d, 32, "xtea_encrypt") for d in (made, (tmp_path / "fast.o").read_bytes()))
    assert check(two, one, [], {}) == []
    code, text, _err = cw(*called[:-2], "--tries", "300", "--json")
    assert json.loads(text)["pieces"] == data["pieces"]           # the same tries, the same code
    code, text, _err = cw(*common, "--tries", "200")
    assert code == 0 and "No call was given" in text and "Nothing is written" in text


def test_the_time_that_is_given_is_kept_with_the_best_so_far(tmp_path: Path) -> None:
    """Without time nothing is searched, and the code is the old one."""
    _path, objects = xtea(tmp_path)
    call = load_spec(EXAMPLE / "xtea.toml", "i386", "xtea.o", "xtea_encrypt")
    made = routine.reschedule(objects, "xtea_encrypt", "pentium3", call, routine.Options(Limits(seconds=0.0)))
    assert made.data == objects.objects["xtea.o"] and {why for _f, _n, why in made.left} == {"the time was up"}


@pytest.mark.parametrize(("arguments", "message"), [
    (("--entry", "xtea_encrpt"), "did you mean xtea_encrypt"),
    (("--out", "fast.s"), "expected a name that ends in .asm"),
    (("--cpu", "haswel"), "no CPU called `haswel`"),
    (("--member", "a.o"), "is no static archive"),
])
def test_errors(cw: Run, tmp_path: Path, arguments: tuple[str, str], message: str) -> None:
    path, _ = xtea(tmp_path)
    given = {"--entry": "xtea_encrypt", "--cpu": "pentium3", "--tries": "1"} | dict([arguments])
    code, _out, err = cw("reschedule", path, *(word for pair in given.items() for word in pair))
    assert code == 2 and message in err


def test_a_symbol_nasm_cannot_write() -> None:
    with pytest.raises(UserError, match=r"ends in \.o"):
        nasm.escaped("a name with spaces")
    assert nasm.escaped("eax") == "$eax"


def test_moved_instructions_are_counted() -> None:
    assert [search.distance(o) for o in ([0, 1, 2], [1, 0, 2], [2, 0, 1], [2, 1, 0])] == [0, 1, 1, 2]


def test_no_better_order_gives_the_old_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An order that is worse in the whole run is given up, whoever liked it."""
    _path, objects = xtea(tmp_path)
    call = load_spec(EXAMPLE / "xtea.toml", "i386", "xtea.o", "xtea_encrypt")
    real = search.Searching.one

    def worse(self: search.Searching, work: search.Work, *rest: Any) -> search.Found:
        found = real(self, work, *rest)
        order = next((o for o in starts(work.piece, work.deps, "pentium3")[1:]), found.order)
        return replace(found, order=tuple(order), left="") if len(order) > 5 else found

    monkeypatch.setattr(search.Searching, "one", worse)
    made = routine.reschedule(objects, "xtea_encrypt", "pentium3", call, routine.Options(Limits(tries=0)))
    assert made.before is not None and made.after is not None and made.after.cycles <= made.before.cycles
    assert output.source(made, "xtea.o")


def test_code_that_was_not_followed_counts() -> None:
    """Another function calls into the middle of the routine, passes what it likes and reads flags."""
    inner = "call g; jmp e; g:; mov [rsp - 8], ecx; mov eax, [rdi]; add eax, 1; ret; e:"
    other = "global h:function (h.end - h)\nh: lea rdi, [rsp - 16]\ncall g\njc f\nret\nh.end:"
    for more, live, where in (("", 0, OTHER), (other, int(sum(FLAGS.values())), FRAME | TABLE | OTHER)):
        code = decoded(inner, 64, more)
        flow = Flow(code)
        (piece,) = flow.pieces
        load = piece.insns[1]
        assert (piece.live, regions(flow).where[load.offset]) == (live, where)
        assert bool(code.foreign) == bool(more)
