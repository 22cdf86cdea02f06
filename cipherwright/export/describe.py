"""A library as the templates of its files take it: names, types and sentences, no decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cipherwright
from cipherwright.export.cases import Call
from cipherwright.export.collect import LICENCE, Collected, Function, c_name
from cipherwright.export.contract import Parameter
from cipherwright.export.dispatch import candidates, masks, models, vendors

MARK = "@count@"
"""Stands for the number of blocks in a list of arguments, until a template says how it is given."""


def declaration(parameters: Sequence[Parameter], count_type: str) -> str:
    """A list of parameters in C."""
    said = [f"{count_type} {p.name}" if p.count else p.type + ("" if p.type.endswith("*") else " ") + p.name
            for p in parameters]
    return ", ".join(said) or "void"


def function(found: Function, collected: Collected) -> dict[str, Any]:
    """What templates say of a function."""
    parameters = found.contract.parameters
    count = next((p.name for p in parameters if p.count), "")
    long_count = bool(count) and found.splits and collected.bits == 64
    variant = f", variant {found.variant}" if found.variant else ""
    return {
        "name": found.name, "kernel": found.kernel, "title": f"{found.kernel}{variant}", "stack": found.stack,
        "declared": declaration(parameters, "size_t" if long_count else "uint32_t"),
        "own": declaration(parameters, "uint32_t"), "count": count, "count_marked": MARK, "long_count": long_count,
        "arguments": ", ".join(MARK if p.count else p.name for p in parameters),
        "steps": [(p.name, p.type, p.step) for p in parameters if p.step and not p.count],
        "lines": found.contract.lines, "sentences": sentences(found), "codes": candidates(found, collected),
        "cpus": [code.cpu.name for code in found.codes], "parameters": parameters}


def sentences(found: Function) -> list[str]:
    """What is said of the whole, for C: the convention is the compiler's."""
    return [s for s in found.contract.sentences if not s.startswith("Called by")]


def library(collected: Collected) -> dict[str, Any]:
    """What all templates are given."""
    prefix = collected.prefix
    names = vendors(collected)
    cpus = [{"name": cpu.name, "title": cpu.title, "vendor": vendor,
             "constant": f"{prefix.upper()}_CPU_{c_name(cpu.name).upper()}", "features": len(cpu.features)}
            for cpu, vendor in zip(collected.cpus, names, strict=True)]
    constants = {c["name"]: c["constant"] for c in cpus}
    functions = [function(f, collected) for f in collected.functions]
    for one in functions:
        for code in one["codes"]:
            code["constant"] = constants[collected.cpus[code["cpu"]].name]
    return {"p": prefix, "P": prefix.upper(), "licence": LICENCE, "version": cipherwright.__version__,
            "bits": collected.bits, "format": collected.format.name, "ending": collected.format.ending,
            "cpus": cpus, "functions": functions, "masks": masks(collected),
            "models": models(collected), "algorithms": [], "fixed": collected.fixed,
            "codes": [code.symbol for f in collected.functions for code in f.codes],
            "major": cipherwright.__version__.split(".")[0]}


def c_bytes(data: bytes) -> str:
    """The elements of an array in C, in lines."""
    cells = [str(value) for value in data]
    return ",\n    ".join(",".join(cells[at:at + 24]) for at in range(0, len(cells), 24)) or "0"


def case(call: Call) -> dict[str, Any]:
    """A call for the self-test: the pointers' contents before and after."""
    before = [a for a in call.args if isinstance(a, bytes)]
    return {"count": call.count, "buffers": [{"size": len(b), "before": c_bytes(b),
                                              "after": "" if a == b else c_bytes(a)}
                                             for b, a in zip(before, call.after, strict=True)]}
