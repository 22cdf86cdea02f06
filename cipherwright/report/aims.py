"""Aims (cipherwright.bench.aims) on a CPU that is not this machine: ours by the model, beside public figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cipherwright.bench.aims import Aim, Figures
from cipherwright.bench.bench import made_of
from cipherwright.bench.compare import MODEL, TABLE, Best, Compared, Data, ours
from cipherwright.bench.rows import Ours
from cipherwright.building.build import Builder
from cipherwright.instrument.kernel_args import block_bytes
from cipherwright.report.measure import Job, lacking, measure_job
from targets.cpu import Cpu

LEAST = 2048
"""Bytes of blocks in half a call on the model, at least: what passes overlap with is the same in both halves."""


def modelled(aims: Iterable[Aim], entries: Sequence[Ours], builder: Builder, cpu: Cpu,
             explain: Callable[[BaseException], tuple[int, str]],
             progress: Callable[[str], None] = lambda _text: None) -> list[Compared]:
    """Of a CPU that is not this machine: ours by the pipeline model, the public figures those of the aims."""
    aims = list(aims)
    names = {aim.algorithm for aim in aims}
    rows = []
    for entry in entries:
        if (entry.beside or entry.cipher) in names:
            progress(f"{entry.kernel} {entry.variant} on the model of {cpu.name}")
            rows.append(model_row(builder, entry, cpu, explain))
    made = []
    for aim in aims:
        figures, mine = aim.cpus.get(cpu.name, Figures()), ours(aim, rows)
        why = "" if figures.public else f"no figure for {cpu.name}"
        made.append(Compared(aim, Best(figures.public, figures.how, TABLE, why),
                             Best(mine.figure, mine.which, MODEL, mine.why), figures))
    return made


def model_row(builder: Builder, entry: Ours, cpu: Cpu, explain: Callable[[BaseException], tuple[int, str]]) -> Data:
    """One of our kernels on the model of a CPU, in the shape of a row of a run: what a block more costs in the loop."""
    row: dict[str, Any] = {"algorithm": entry.beside or entry.cipher, "who": f"ours, {cpu.target}", "code": entry.code,
                           "symbol": entry.kernel + (f"-{entry.variant}" if entry.variant else ""), "cpu": cpu.target,
                           "converts": entry.converts, "instructions": None, "cycles_per_byte": None, "missing": ""}
    try:
        variant = entry.variant or None
        row["missing"] = lacking(builder, Job(entry.kernel, variant, cpu.target, 1))
        if not row["missing"]:
            row["instructions"] = made_of(builder.asm(entry.kernel, cpu, variant))
            size = block_bytes(builder.library.source_of(entry.kernel).params(entry.kernel)) or 1
            manifest = builder.manifest(entry.kernel, cpu, variant)
            passes = int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1)) * int(manifest.get("slices", 1))
            if int(manifest.get("messages", 1)) > 1:
                passes = 1
            found = measure_job(builder, Job(entry.kernel, variant, cpu.target, 2 * max(passes, LEAST // size), "loop"))
            row["cycles_per_byte"] = {"median": found.cycles / found.blocks / size}
    except Exception as error:
        row["missing"] = explain(error)[1]
    return row
