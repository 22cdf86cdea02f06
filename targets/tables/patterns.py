"""The notation of rows that name many forms at once, and of the ports of a row's uops.

``forms = "add/sub r/m,r r,imm"`` stands for every combination, ``ports = "2*p01+p2"`` for two uops that go to p0 or p1
and one that goes to p2.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from functools import cache

from targets.forms import TableError

# what a kind in a pattern stands for; a kind that is not here stands for itself
KINDS = {
    "r": ("r8", "r8h", "r16", "r32", "r64"),
    "rw": ("r32", "r64"),
    "m": ("m8", "m16", "m32", "m64", "m80", "m128"),
    "mw": ("m32", "m64"),
    "imm": ("imm8", "imm32"),
    "v": ("mm", "x"),
    "xy": ("x", "y"),
    "mxy": ("m128", "m256"),
    "xk": ("x", "x{k}", "x{k}{z}"),
    "yk": ("y", "y{k}", "y{k}{z}"),
    "zk": ("z", "z{k}", "z{k}{z}"),
    "xym": ("x{k}", "x{k}{z}", "y{k}", "y{k}{z}"),
    "xyk": ("x", "x{k}", "x{k}{z}", "y", "y{k}", "y{k}{z}"),
}
_SIZED = frozenset(KINDS) - {"imm"}
_WIDE = {"r8": "8", "r8h": "8", "m8": "8", "mm": "64", "x": "128", "y": "256", "z": "512", "st": ""}
_TERM = re.compile(r"(?:(\d+)\*)?([a-z][a-z0-9_|]*)")
_DIGITS = re.compile(r"([a-z]+)(\d+)")
_BROADCAST = re.compile(r"\bmb\b")


def expand(forms: str) -> list[str]:
    """The forms a pattern stands for, in order: alternatives by ``/`` in the mnemonics and between operand lists.

    Several such patterns may stand side by side, with ``;`` between them.

    ``"add/sub r,r r,m"`` is two mnemonics with two operand lists each; an operand may offer kinds by ``|``
    (``"movd mm|x,r32"``); the classes of `KINDS` stand for their members, ``mb`` for an element of memory that is
    broadcast, of 32 bits where the mnemonic ends in ``d``, else 64. Operands of different size are
    left out for ``r,r`` and ``r,m`` (no ``add r32,r8``), unless a list names its kinds exactly. The kinds of
    ``lea`` stand for themselves, since ``m`` is one of its address shapes.
    """
    if ";" in forms:
        return [form for part in forms.split(";") for form in expand(part)]
    words = forms.split()
    mnemonics = words[0].split("/")
    if mnemonics == ["rep"]:
        return [" ".join(words)]
    out: dict[str, None] = {}
    for mnemonic in mnemonics:
        element = "m32b" if mnemonic.endswith("d") else "m64b"
        for operands in words[1:] or [""]:
            operands = _BROADCAST.sub(element, operands)
            for text in _operands(operands, classes=mnemonic != "lea"):
                out[f"{mnemonic} {text}" if text else mnemonic] = None
    return list(out)


@cache
def _operands(operands: str, classes: bool) -> list[str]:
    """The lists of operands that one with classes stands for; without `classes` their names are kinds."""
    kinds = KINDS if classes else {}
    offered = [kind.split("|") for kind in operands.split(",")]
    choices = [[k for part in parts for k in kinds.get(part, (part,))] for parts in offered]
    mixed = sum(not _SIZED.isdisjoint(parts) for parts in offered) > 1
    return [",".join(one) for one in itertools.product(*choices)
            if not mixed or len({size for k in one if (size := _size(k))}) < 2]


def _size(kind: str) -> str:
    """The width of a kind, so that operands can be compared; empty where width does not matter."""
    kind = kind.partition("{")[0]
    return _WIDE[kind] if kind in _WIDE else kind[1:] if kind[1:].isdigit() else ""


def parse_ports(text: str, known: Mapping[str, tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """``"2*p01+p2"`` as one tuple of alternatives per uop; `known` maps a name to the ports it stands for.

    None for empty text. TableError if it cannot be read, or names a port that is not known.
    """
    out: list[tuple[str, ...]] = []
    for term in text.split("+") if text else ():
        match = _TERM.fullmatch(term.strip())
        if match is None:
            raise TableError(f"ports '{text}': '{term}' is not [count*]name")
        count, name = int(match[1] or 1), match[2]
        ports: tuple[str, ...] = ()
        for part in name.split("|"):
            said = says_ports(part, known)
            if not said:
                raise TableError(f"ports '{text}': no port '{part}'; ports are {', '.join(known)}")
            ports += said
        out += [ports] * count
    return tuple(out)


def says_ports(name: str, known: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The ports of a name, a known one or letters with a digit for each port (p015); none if it is neither."""
    if name in known:
        return known[name]
    match = _DIGITS.fullmatch(name)
    return tuple(p for d in match[2] for p in known[f"{match[1]}{d}"]) if match and all(
        f"{match[1]}{d}" in known for d in match[2]) else ()
