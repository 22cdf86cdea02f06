"""Safety and constant time of one function: followed on all paths, and a verdict for each property."""

from __future__ import annotations

import time
from dataclasses import dataclass

from cipherwright.prove.code import Code
from cipherwright.prove.contract import Contract
from cipherwright.prove.machine import Machine
from cipherwright.prove.verdict import PROPERTIES, UNKNOWN, Finding, Result, Verdict, worst
from cipherwright.prove.walk import Walk


@dataclass(frozen=True)
class Shown:
    """What came of a function: the result of each property, all findings, and which instructions load from tables at
    addresses that depend on secrets, or shift by secrets in a time that depends on them."""

    results: dict[str, Result]
    verdict: Verdict
    properties: tuple[str, ...]
    indexed: tuple[Finding, ...]
    varying: tuple[Finding, ...]
    visits: int


def prove_safety(code: Code, contract: Contract, whole_sections: bool = False) -> Shown:
    """Follow the function at the entry of `code`; what is not shown of it, by property (memory.PROPERTIES)."""
    begin = time.process_time()
    m = Machine(code, contract, whole_sections)
    Walk(m).function(code.entry, m.entry_state())
    results: dict[str, Result] = {}
    findings, of = [], []
    for (address, which), (how, what) in sorted(m.found.items(), key=lambda one: (PROPERTIES.index(one[0][1]), one[0])):
        findings.append(Finding(address, m.text(address), what))
        of.append(which)
        results[which] = worst((results.get(which, "proved"), how))  # type: ignore[arg-type]
    if PROPERTIES[0] in results:  # what was not followed may do anything
        for which in PROPERTIES:
            results[which] = worst((results.get(which, "proved"), UNKNOWN))
    results = {which: results.get(which, "proved") for which in PROPERTIES}
    instructions = sum(len(f.instructions) for f in m.functions.values())
    verdict = Verdict(worst(tuple(results.values())), tuple(findings), instructions, time.process_time() - begin)
    return Shown(results, verdict, tuple(of), tuple(Finding(a, m.text(a), "") for a in sorted(m.indexed)),
                 tuple(Finding(a, m.text(a), "") for a in sorted(m.varying)), m.visits)
