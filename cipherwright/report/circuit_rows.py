"""The stored circuits as rows of figures, all computed, and as text; published figures are data beside them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cipherwright.errors import UserError
from scheduler.algorithm.circuits import KINDS, clocks
from scheduler.logic.circuit import Circuit, parse_circuit
from scheduler.logic.circuit_order import instructions
from scheduler.logic.linear_program import stored_programs
from scheduler.logic.linear_program import stored_rows as linear_rows
from scheduler.logic.stored_circuits import FOLDER, known_rows
from targets.cpu import Cpu
from targets.datafile import check_fields, read_toml, tables

COLUMNS = (("gates", 6), ("and/or", 7), ("xor", 5), ("not", 4), ("depth", 6), ("copies", 7), ("registers", 10),
           ("8 regs", 13), ("16 regs", 13), ("path", 6), ("clocks", 7))


def published() -> list[dict[str, Any]]:
    """Published figures: `name` of the box, `figure` with its unit, `source`."""
    path = FOLDER / "published.toml"
    rows = tables(read_toml(path, UserError), "published", path.name, UserError) if path.exists() else []
    kinds = {"name": str, "figure": str, "source": str}
    for number, row in enumerate(rows, 1):
        check_fields(row, kinds, (), f"{path.name}: published {number}", UserError)
    return rows


def circuit_rows(cpu: Cpu, file: str) -> list[dict[str, Any]]:
    """One row for each stored circuit and XOR program, in the order of the files.

    CircuitError for a circuit of the project that cannot be used (`cipherwright.project.circuits` asks before).
    """
    rows = [{"name": r["name"], "table": r["file"], "found": r["found"],
             **costs(parse_circuit(r["program"], tuple(r["table"]), r["where"]), cpu, file)} for r in known_rows()]
    programs = {c.name: c for found in stored_programs().values() for c in found}
    rows += [{"name": r["name"], "table": f"scheduler/logic/linear/{r['where'].split(':')[0]}", "found": r["found"],
              **costs(programs[r["where"]], cpu, file)} for r in linear_rows()]
    return rows


def costs(circuit: Circuit, cpu: Cpu, file: str) -> dict[str, Any]:
    """What a circuit costs; complements of its inputs and outputs are left out but for `not`."""
    left = circuit.without(frozenset(range(circuit.inputs)), frozenset(range(len(circuit.outputs))))
    kinds = Counter(s.kind for s in left.steps)
    gate = cpu.instructions.form("xor", KINDS[file], KINDS[file])
    eight, sixteen = instructions(left, 8), instructions(left, 16)
    return {"gates": left.gates, "and": kinds["and"], "or": kinds["or"], "xor": kinds["xor"],
            "not": circuit.gates - left.gates + kinds["not"], "depth": left.depth, "copies": left.copies,
            "gates_and_copies": left.gates + left.copies, "registers": left.registers,
            "instructions_8": sum(eight), "spills_8": eight[2], "instructions_16": sum(sixteen),
            "spills_16": sixteen[2], "split_8": list(eight), "split_16": list(sixteen),
            "path": left.depth * cpu.cost(gate).latency, "clocks": round(clocks(left, cpu, file), 1)}


def lines(rows: list[dict[str, Any]]) -> list[str]:
    """The rows as text, with how each was found; published figures last in each box."""
    width = max(len(r["name"]) for r in rows)
    out = [" ".join([f"{'':{width}}", *(f"{title:>{size}}" for title, size in COLUMNS)])]
    last = {r["name"]: k for k, r in enumerate(rows)}
    for k, r in enumerate(rows):
        cells = [r["gates"], r["and"] + r["or"], r["xor"], r["not"], r["depth"], r["copies"], r["registers"],
                 _split(r["split_8"]), _split(r["split_16"]), f"{r['path']:g}", r["clocks"]]
        out.append(" ".join([f"{r['name']:{width}}", *(f"{c:>{size}}" for c, (_, size) in
                                                       zip(cells, COLUMNS, strict=True))]))
        out.append(f"{'':{width}}   {r['found']}")
        if last[r["name"]] == k:
            out += [f"{'':{width}}   published: {p['figure']} ({p['source']})" for p in published()
                    if p["name"] == r["name"]]
    return out


def _split(parts: list[int]) -> str:
    return "+".join(map(str, parts))
