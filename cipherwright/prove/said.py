"""Proofs in words: a line a function, what is not shown of it, and a summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cipherwright.prove.proofs import Found, Proof
from cipherwright.prove.verdict import CONSTANT_TIME, FUNCTION, PROPERTIES

SHOWN = 5
"""Findings of one function that are printed; --all prints every one."""


def line_of(proof: Proof) -> str:
    """The result of a function in one line."""
    if proof.result == "proved":
        words = "proved: " + ", ".join(_property(proof, name) for name in proof.results if name != PROPERTIES[0])
    else:
        wrong = [f"{name} {how}" for name, how in proof.results.items() if how != "proved"]
        words = f"{proof.result}: " + ", ".join(wrong)
    if proof.assumed:
        words += f"; assumed: {proof.assumed}"
    return f"{proof.name}: {words} ({proof.instructions} instructions{', as before' if proof.kept else ''})"


def _property(proof: Proof, name: str) -> str:
    """A property that is shown; constant time with what is declared beside it."""
    if name == FUNCTION:
        return "it computes what its source says"
    if name != CONSTANT_TIME:
        return name
    beside = []
    if proof.indexed:
        beside.append(f"{len(proof.indexed)} loads from declared tables at secret addresses")
    if proof.varying:
        beside.append(f"{len(proof.varying)} declared shifts by secrets whose time depends on them")
    return f"no secret in an address or branch but for {' and '.join(beside)}" if beside else name


def promise(proof: Proof) -> str:
    """What is proved of a function, for who calls it: the same words for whatever number of table look-ups."""
    if proof.result != "proved":
        return f"Not proved: {', '.join(f'{name} ({how})' for name, how in proof.results.items() if how != 'proved')}."
    beside = (["loads from its tables"] * bool(proof.indexed)
              + ["shifts whose time depends on them"] * bool(proof.varying))
    constant = f"secrets reach no address or branch but for {' and '.join(beside)}" if beside else "constant time"
    return ("Proved from its bytes, for all inputs: accesses within parameters, frame and tables; the calling "
            f"convention; nothing read that was not written; {constant}.")


def unproved(proof: Proof) -> str:
    """What is not proved of a function, in one line; "" where all is."""
    if proof.result == "proved":
        return ""
    return "; ".join([line_of(proof).partition(": ")[2], *(text.strip() for text in findings_of(proof)[:1])])


def findings_of(proof: Proof, every: bool = False) -> list[str]:
    """What is not shown, each with its property, instruction and address in the section."""
    shown = proof.findings if every else proof.findings[:SHOWN]
    out = [f"  {one.of}: {_place(proof, one)}{one.what}" for one in shown]
    left = len(proof.findings) - len(shown)
    return out + ([f"  and {left} more; --all shows them"] if left else [])


def _place(proof: Proof, one: Found) -> str:
    """Where a finding is; nothing where it is of no one instruction."""
    return f"at {one.address - proof.base:#x}, {one.instruction}: " if one.instruction else ""


def tables_of(proof: Proof) -> list[str]:
    """The instructions whose address or time depends on secrets, as it is declared."""
    return [f"  {one.of}: at {one.address - proof.base:#x}, {one.instruction}"
            for one in (*proof.indexed, *proof.varying)]


def summary(proofs: Sequence[Proof]) -> str:
    """How many are proved, refuted and unknown, whole and by property, and what it took."""
    whole = Counter(p.result for p in proofs)
    words = ", ".join(f"{whole[how]} {how}" for how in ("proved", "refuted", "unknown"))
    parts = []
    for name in dict.fromkeys(name for p in proofs for name in p.results):
        wrong = Counter(p.results.get(name) for p in proofs if p.results.get(name) != "proved")
        if wrong:
            parts.append(f"{name}: " + ", ".join(f"{n} {how}" for how, n in sorted(wrong.items(), key=str)))
    instructions, seconds = sum(p.instructions for p in proofs), sum(p.seconds for p in proofs)
    rate = f"; {1000 * seconds / instructions:.3f} ms of CPU an instruction" if instructions else ""
    return "\n".join([f"{len(proofs)} functions: {words}; {instructions} instructions{rate}", *parts])
