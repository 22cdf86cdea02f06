"""What `./cw prove` shows of small functions, each with one fault or none."""

from __future__ import annotations

import pytest

from cipherwright.errors import UserError
from cipherwright.prove.contract import from_header
from cipherwright.prove.linear import Facts, Sum, Symbol, plus
from cipherwright.prove.proofs import prove_text
from cipherwright.prove.verdict import ABI, CONSTANT_TIME, FOLLOWED, MEMORY, PROPERTIES, WRITTEN

HEAD32 = """; f for a test
; void f(const void *k, const void *src, void *dst, uint32_t n);   cdecl
;   k: 32 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, {aligned}
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
{more}
        bits 32
        section .text
        global f
f:
"""
HEAD64 = """; f for a test
; void f(const void *k, void *p, uint32_t n);   System V, 64 bits
;   k: 32 bytes, read, public, no alignment needed
;   p: 16 bytes a block, read and written, secret, {aligned}
;   n: number of blocks, may be 0
; Parameters do not overlap.
{more}
        bits 64
        section .text
        global f
f:
"""
TABLE = "\n        section .rodata align=64\nT: times 256 db 7\nU: times 256 dd 1\n"
LOOP = """        mov ecx, [esp + 16]
        mov eax, [esp + 8]
        mov edx, [esp + 12]
        test ecx, ecx
        je .done
        shl ecx, 4
        add ecx, eax
        push esi
.loop:  mov esi, [eax + 12]
        mov [edx + 12], esi
        add eax, 16
        add edx, 16
        cmp eax, ecx
        jne .loop
        pop esi
.done:  ret
"""


def result(code: str, head: str = HEAD32, aligned: str = "no alignment needed", more: str = ";") -> dict[str, str]:
    """What comes of each property that is not proved."""
    found = prove_text(head.format(aligned=aligned, more=more) + code + TABLE, "f")
    return {name: how for name, how in found.results.items() if how != "proved"}


def test_a_loop_over_all_blocks_is_proved() -> None:
    assert result(LOOP) == {}


@pytest.mark.parametrize(("store", "step", "wanted"), [
    ("[esp]", "lea eax, [esp]", {}),
    ("[esp + 4]", "lea eax, [esp]", {WRITTEN: "refuted"}),               # another place than it reads
    ("[esp]", "lea eax, [esp - 4]", {MEMORY: "refuted", WRITTEN: "refuted"}),
    ("[esp]", "mov eax, [esp + 28]\n        add eax, 12", {}),           # dst has 16 bytes
    ("[esp]", "mov eax, [esp + 28]\n        add eax, 13", {MEMORY: "refuted"}),
])
def test_a_pointer_that_goes_elsewhere_behind_the_first_pass(store: str, step: str, wanted: dict[str, str]) -> None:
    code = f"""        mov eax, [esp + 8]
        sub esp, 16
        mov ecx, 3
.loop:  mov edx, [eax]
        mov {store}, edx
        {step}
        dec ecx
        jne .loop
        add esp, 16
        ret
"""
    head = HEAD32.replace("src: 16 bytes a block", "src: 16 bytes").replace("dst: 16 bytes a block", "dst: 16 bytes")
    assert result(code, head) == wanted


def test_pointers_that_change_places_in_every_pass_are_not_followed_for_ever() -> None:
    """One pass is followed by itself; then nothing is known of where they point, which is said."""
    code = """        mov eax, [esp + 8]
        mov edx, [esp + 12]
        push ebx
        mov ecx, 3
.loop:  mov ebx, [eax]
        xchg eax, edx
        dec ecx
        jne .loop
        pop ebx
        ret
"""
    head = HEAD32.replace("src: 16 bytes a block", "src: 16 bytes").replace("dst: 16 bytes a block", "dst: 16 bytes")
    assert result(code, head) == {MEMORY: "unknown"}


def test_a_result_names_every_property() -> None:
    found = prove_text(HEAD32.format(aligned="no alignment needed", more=";") + LOOP + TABLE, "f")
    assert tuple(found.results) == PROPERTIES and found.result == "proved" and found.instructions == 16


@pytest.mark.parametrize(("old", "new", "broken", "how"), [
    ("[eax + 12]", "[eax + 13]", MEMORY, "unknown"),            # beyond the end, in the last pass
    ("[edx + 12], esi", "[edx - 1], esi", MEMORY, "unknown"),   # before the begin, in the first pass
    ("        je .done\n", "", MEMORY, "unknown"),              # no block is one too many
    ("        shl ecx, 4", "        inc ecx\n        shl ecx, 4", MEMORY, "unknown"),
    ("        add edx, 16", "        add edx, 20", MEMORY, "unknown"),
    ("        cmp eax, ecx", "        cmp eax, edx", MEMORY, "unknown"),
    ("[edx + 12], esi", "[eax + 12], esi", MEMORY, "refuted"),  # src is only read
    ("        pop esi", "        add esp, 4", ABI, "refuted"),
    (".done:  ret", ".done:  std\n        ret", ABI, "refuted"),
    (".done:  ret", ".done:  mov ebx, 0\n        ret", ABI, "refuted"),
    (".done:  ret", ".done:  movd mm0, eax\n        ret", ABI, "refuted"),
    (".done:  ret", ".done:  fld1\n        ret", ABI, "refuted"),
    (".done:  ret", ".done:  fld1\n        fstp st0\n        ret", "", ""),
    (".done:  ret", ".done:  vxorps ymm0, ymm0, ymm0\n        ret", ABI, "refuted"),
    (".done:  ret", ".done:  ret 4", ABI, "refuted"),
    ("        push esi", "        push esi\n        mov esi, [esp - 8]", MEMORY, "refuted"),
    ("        push esi", "        push esi\n        sub esp, 8\n        mov esi, [esp]\n        add esp, 8", WRITTEN,
     "refuted"),
    ("        push esi", "        push esi\n        add ecx, ebx\n        sub ecx, ebx", WRITTEN, "refuted"),
    ("        add edx, 16", "        add edx, 16\n        test esi, esi\n        je .skip\n.skip:", CONSTANT_TIME,
     "refuted"),
    ("        add edx, 16", "        add edx, 16\n        movzx esi, byte [esp + esi]", CONSTANT_TIME, "refuted"),
    ("        push esi", "        push esi\n        jmp eax", FOLLOWED, "unknown"),
    ("        push esi", "        push esi\n        call [eax]", FOLLOWED, "unknown"),
])
def test_a_fault_is_found(old: str, new: str, broken: str, how: str) -> None:
    assert LOOP.count(old) == 1
    found = result(LOOP.replace(old, new))
    assert found.get(broken, "") == how and (how or not found)


@pytest.mark.parametrize(("index", "limit", "more", "wanted"), [
    ("movzx eax, byte [eax]", "byte [T + eax]", "; NOT constant time: secret data indexes tables.", {}),
    ("movzx eax, byte [eax]", "byte [T + eax]", ";", {CONSTANT_TIME: "refuted"}),
    ("movzx eax, byte [eax]", "dword [U + eax*4]", "; NOT constant time: secret data indexes tables.", {}),
    ("movzx eax, byte [eax]", "byte [T + eax + 1]", "; NOT constant time: secret data indexes tables.",
     {MEMORY: "unknown"}),                                      # the next table is not the same one
    ("movzx eax, word [eax]", "byte [T + eax]", "; NOT constant time: secret data indexes tables.",
     {MEMORY: "unknown"}),
])
def test_tables(index: str, limit: str, more: str, wanted: dict[str, str]) -> None:
    load = "movzx eax, " if limit.startswith("byte") else "mov eax, "
    code = f"        mov eax, [esp + 4]\n        {index}\n        {load}{limit}\n        ret\n"
    assert result(code, more=more) == wanted


def test_what_a_table_holds_bounds_the_next_index() -> None:
    code = "        mov eax, [esp + 4]\n        movzx eax, byte [eax]\n        movzx eax, byte [T + eax]\n" \
           "        mov eax, [U + eax*4 + 992]\n        ret\n"  # T holds 7 alone, so that 248 + 7 is the last entry
    assert result(code, more="; NOT constant time: secret data indexes tables.") == {}
    assert result(code.replace("992", "996"), more="; NOT constant time: secret data indexes tables.") == \
        {MEMORY: "unknown"}


@pytest.mark.parametrize(("aligned", "move", "wanted"), [
    ("aligned to 16 bytes", "movdqa", {}), ("no alignment needed", "movdqu", {}),
    ("no alignment needed", "movdqa", {MEMORY: "unknown"}), ("aligned to 16 bytes", "pxor", {}),
    ("no alignment needed", "pxor", {MEMORY: "unknown"}), ("no alignment needed", "vpxor xmm0,", {}),
])
def test_alignment(aligned: str, move: str, wanted: dict[str, str]) -> None:
    code = "        test edx, edx\n        je .done\n        pxor xmm0, xmm0\n" \
           f"        {move} xmm0, [rsi]\n.done:  ret\n"
    assert result(code, HEAD64, aligned) == wanted


def test_the_stack_is_as_aligned_as_the_convention_says() -> None:
    code = "        sub rsp, {}\n        pxor xmm0, xmm0\n        movdqa [rsp], xmm0\n" \
           "        add rsp, {}\n        ret\n"
    assert result(code.format(24, 24), HEAD64) == {}
    assert result(code.format(16, 16), HEAD64) == {MEMORY: "refuted"}


def test_a_public_buffer_may_decide_but_not_hold_secrets() -> None:
    branch = "        test edx, edx\n        je .done\n        mov eax, [{}]\n        test eax, eax\n" \
             "        je .done\n.done:  ret\n"
    assert result(branch.format("rdi"), HEAD64) == {}
    assert result(branch.format("rsi"), HEAD64) == {CONSTANT_TIME: "refuted"}


def test_the_upper_half_of_a_count_is_nobodys() -> None:
    code = "        {}\n.loop:  sub rdx, 1\n        jb .done\n        xor dword [rsi], 1\n        add rsi, 16\n" \
           "        jmp .loop\n.done:  ret\n"
    assert result(code.format("mov edx, edx"), HEAD64) == {}
    assert MEMORY in result(code.format("nop"), HEAD64)


def test_a_division_of_secrets_takes_a_time_that_tells_of_them() -> None:
    code = "        mov eax, [esp + 4]\n        mov eax, [eax]\n        xor edx, edx\n        mov ecx, 3\n" \
           "        div ecx\n        ret\n"
    assert result(code)[CONSTANT_TIME] == "refuted"


def test_shifts_by_secrets_where_a_table_says_that_their_time_varies() -> None:
    text = HEAD32.format(aligned="no alignment needed", more=";") + \
        "        mov ecx, [esp + 4]\n        mov ecx, [ecx]\n        mov eax, ecx\n        rol eax, cl\n" \
        "        ret\n" + TABLE
    assert prove_text(text, "f").result == "proved"
    found = prove_text(text, "f", frozenset({"rolby"}))
    assert found.results[CONSTANT_TIME] == "refuted" and "shift" in found.findings[0].what


def test_a_head_that_says_too_little_is_refused() -> None:
    with pytest.raises(UserError, match=r"x\.asm: its head has no line `; void NAME"):
        from_header("; nothing\n", "x.asm")
    with pytest.raises(UserError, match="says nothing of the parameter `dst`; build it anew"):
        from_header("; void f(void *dst);   cdecl\n", "x.asm")


def test_bounds_follow_from_facts() -> None:
    table = [Symbol("n", 0, 100), Symbol("q", 0, 100), Symbol("k", 0, 1 << 90)]
    n, q, k = (Sum(0, ((i, 1),)) for i in range(3))
    facts = Facts(table).also(plus(n, q, -4))                   # 4q <= n
    assert facts is not None
    facts = facts.also(plus(plus(q, k, -1), -1))                # k <= q - 1
    assert facts is not None
    assert facts.least(plus(plus(n, k, -4), -4)) == 0 and facts.least(plus(plus(n, k, -4), -5)) == -1
    assert facts.most(k) == 24                                   # of 4 (k + 1) <= 100
    assert facts.also(plus(plus(k, n, -1), 0)) is None           # k >= n contradicts them
