"""An assembler statement for an instruction form: what decodes to it again."""

from __future__ import annotations

import re

SIZES = {8: "byte", 16: "word", 32: "dword", 64: "qword", 80: "tword", 128: "oword", 256: "yword", 512: "zword"}
REGISTERS = {"r8": "cl", "r8h": "dh", "r16": "cx", "r32": "ecx", "r64": "rcx", "st": "st1", "k": "k3"}
ADDRESSES = {"m": "[rsi+4]", "[r+r+i]": "[rsi+rdi+4]", "[r*i]": "[rdi*4+0x100]", "[r+r*i]": "[rsi+rdi*4]",
             "[r+r*i+i]": "[rsi+rdi*4+4]", "[rip]": "[rel $+64]"}
STEMS = {"cmovcc": "cmovb", "setcc": "setb", "jcc": "jb", "pushf": "pushfq", "popf": "popfq"}
IMMEDIATES = {"imm8": "5", "imm32": "0x12345", "imm64": "0x123456789abcdef0"}
NEAR = ("jcc", "jmp", "call", "loop", "jecxz", "jrcxz")
UNSIZED = ("psub", "padd", "pmul", "psh", "punpck", "prefetch")     # NASM takes no size of their memory operands


def statement(form: str) -> str:
    """NASM's text of a form in 64-bit code; KeyError for a kind of operand that it does not know."""
    mnemonic, _, rest = form.partition(" ")
    if mnemonic == "rep":
        return form
    kinds = rest.split(",") if rest else []
    if kinds == ["st", "st"]:
        return f"{mnemonic} st1,st0" if mnemonic.endswith("p") else f"{mnemonic} st0,st1"
    if not kinds and mnemonic in NEAR:
        return f"{STEMS.get(mnemonic, mnemonic)} $"
    bits = max((512 if k[0] == "z" else 256 if k[0] == "y" else 128 for k in kinds if k[0] in "xyz"), default=0)
    wide = any(k == "r64" for k in kinds)
    out = [_operand(mnemonic, kind, place, bits, wide) for place, kind in enumerate(kinds)]
    return f"{STEMS.get(mnemonic, mnemonic)} {', '.join(out)}"


def _operand(mnemonic: str, kind: str, place: int, bits: int, wide: bool) -> str:
    plain, brace, mask = kind.partition("{")
    masked = (brace + mask).replace("{k}", "{k1}")
    if mnemonic == "lea" and place:
        return ADDRESSES[plain]
    if plain in IMMEDIATES:
        strict = mnemonic == "mov" and wide and plain == "imm32"
        return f"strict dword {IMMEDIATES[plain]}" if strict else "5" if plain == "imm32" else IMMEDIATES[plain]
    if plain in ("x", "y", "z"):
        return f"{plain}mm{place + 1}{masked}"
    if plain == "mm":
        return f"mm{place + 1}"
    if found := re.fullmatch(r"vm(32|64)([xyz])", plain):
        return f"[rsi+{found[2]}mm7*4]{masked}"
    if found := re.fullmatch(r"m(\d+)b", plain):
        return f"[rsi]{{1to{bits // int(found[1])}}}"
    if found := re.fullmatch(r"m(\d+)", plain):
        size = "" if bits or mnemonic.startswith(UNSIZED) else SIZES[int(found[1])]
        return f"{size} [rsi]{masked}".strip()
    return REGISTERS[plain] + masked
