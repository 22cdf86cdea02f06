"""Microbenchmarks told in words: ``128-bit mmx-alu op (independent)``, ``7 one-uop instructions in every 16 bytes``."""

from __future__ import annotations

import re
from collections.abc import Callable

Items = list[tuple[str, "bool | None"]]

# an ordinary instruction of each unit, with the register class left open
_UNITS = {
    "mmx-alu": "paddw {r},{s}", "mmx-shift": "psrlw {r},1", "mmx-shuffle": "punpcklwd {r},{s}",
    "mmx-multiply": "pmullw {r},{s}", "mmx-move": "movq {r},{s}", "alu": "add {r},{s}", "integer": "add {r},{s}",
    "logic": "and {r},{s}", "shift": "shl {r},1", "move": "mov {r},{s}", "multiply": "imul {r},{s}",
    "fp-add": "addps {r},{s}", "fp-multiply": "mulps {r},{s}",
}
_SYNONYMS = {"mmx-mul": "mmx-multiply", "mul": "multiply", "fp-mul": "fp-multiply", "shuffle": "mmx-shuffle"}
# one-uop instructions by their length in bytes (every third a load, so that no port is short); eax has shorter forms
_LOADS = {2: "mov {r},[{s}]", 3: "mov {r},[{s}+4]", 6: "mov {r},[{s}+1000]", 7: "mov {r},[{s}*4+1000]"}
_BY_LENGTH = {1: "inc {r}", 2: "mov {r},{s}", 3: "add {r},1", 4: "lea {r},[{s}+{s}+4]", 5: "mov {r},100000",
              6: "add {r},100000", 7: "lea {r},[{s}*4+100000]"}
_CLASSES = {"r": ("ecx", "edx", "ebx", "esi", "edi"), "r32": ("ecx", "edx", "ebx", "esi", "edi"),
            "r64": ("rcx", "rdx", "rbx", "rsi", "rdi"), "mm": ("mm1", "mm2", "mm3"), "x": ("xmm1", "xmm2", "xmm3"),
            "xmm": ("xmm1", "xmm2", "xmm3"), "m": ("[PLACE]",), "m32": ("[PLACE]",), "m64": ("[PLACE]",),
            "i": ("1",), "imm": ("1",), "imm8": ("1",)}


def expand_prose(text: str) -> Items | None:
    """The instructions that words stand for, each with what is said of its dependence; None: not such a text."""
    for pattern, make in _RULES:
        match = re.fullmatch(pattern, text.strip(), re.IGNORECASE)
        if match:
            return make(match)
    return None


def _dependence(text: str) -> bool | None:
    if "independent" in text:
        return False
    return True if "dependent" in text else None


def _unit(match: re.Match[str]) -> Items | None:
    """``W-bit UNIT op (dependence)``."""
    width, unit, rest = int(match[1]), match[2].lower(), match[3].lower()
    template = _UNITS.get(_SYNONYMS.get(unit, unit))
    if template is None:
        return None
    vector = unit.startswith(("mmx", "fp", "shuffle"))
    kind = {32: "r32", 64: "mm" if vector else "r64", 128: "x"}.get(width)
    if kind is None:
        return None
    names = _CLASSES[kind]
    return [(template.format(r=names[0], s=names[-1]), _dependence(rest))]


def _mix(match: re.Match[str]) -> Items | None:
    """``add r,r / mov r,r mix, independent``: operand kinds instead of operands, the last register being the source."""
    out: Items = []
    for part in match[1].split("/"):
        words = part.split(None, 1)
        kinds = [k.strip() for k in words[1].split(",")] if len(words) > 1 else []
        if any(k not in _CLASSES for k in kinds):
            return None
        operands = [_CLASSES[k][-1] if i else _CLASSES[k][len(out) % len(_CLASSES[k])] for i, k in enumerate(kinds)]
        out.append((f"{words[0]} {','.join(operands)}", _dependence(match[2].lower())))
    return out


def _per_block(match: re.Match[str]) -> Items | None:
    """``N one-uop instructions in every aligned B bytes``: lengths as equal as they can be."""
    count, size = int(match[1]), int(match[2])
    lengths = [size // count + (i < size % count) for i in range(count)]
    if any(n not in _BY_LENGTH for n in lengths):
        return None
    names = _CLASSES["r32"]
    made = [_LOADS.get(n, _BY_LENGTH[n]) if i % 3 == 2 else _BY_LENGTH[n] for i, n in enumerate(lengths)]
    return [(text.format(r=names[i % (len(names) - 1)], s=names[-1]), False) for i, text in enumerate(made)]


def _times(match: re.Match[str]) -> Items | None:
    """``add eax,1 x5 independent registers``: the harness repeats a sequence anyway, so the count adds nothing."""
    return [(match[1].strip(), _dependence(match[3].lower()))]


_RULES: list[tuple[str, Callable[[re.Match[str]], Items | None]]] = [
    (r"(\d+)-bit ([a-z-]+) (?:op|operation|instruction)s?\b(.*)", _unit),
    (r"(\d+) (?:one-uop |single-uop |simple )?instructions? in (?:every|each) (?:aligned )?(\d+) bytes", _per_block),
    (r"((?:[a-z]+ [a-z0-9,]+)(?: ?/ ?[a-z]+ [a-z0-9,]+)+) mix\b(.*)", _mix),
    (r"(.+?) x ?(\d+)\b(.*)", _times),
]
