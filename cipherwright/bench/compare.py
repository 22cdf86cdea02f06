"""`./cw bench --aims`: our best code and the best public code, comparison by comparison, against what is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.bench.aims import CLASSES, PLAIN, Aim, Figures
from cipherwright.bench.bench import made_of
from cipherwright.bench.rows import SPECIAL, Ours
from cipherwright.building.build import Builder
from cipherwright.report.measure import Job, lacking, measure_job
from targets.cpu import Cpu

Data = Mapping[str, Any]
"""A row as `bench.as_data` gives it."""
MEASURED, MODEL, TABLE = "measured", "model", "table"
"""Where a figure is from: this run, the pipeline model, ciphers/aims.toml."""
LEAST = 256
"""Bytes of each block's place in a call on the model, at least: its loop goes round some times."""


@dataclass(frozen=True)
class Best:
    """Core cycles a byte of the best code, whose and which it is, and where the figure is from; `why` there is none."""

    figure: float | None
    which: str = ""
    origin: str = MEASURED
    why: str = ""


@dataclass(frozen=True)
class Compared:
    """One comparison with both sides and the CPU's figures."""

    aim: Aim
    public: Best
    ours: Best
    cpu: Figures

    @property
    def ratio(self) -> float | None:
        """Ours by the public figure: below 1, ours is ahead."""
        return self.ours.figure / self.public.figure if self.ours.figure and self.public.figure else None

    @property
    def short(self) -> float | None:
        """By how many cycles a byte ours misses the aim, or without one the best public figure; 0: it does not."""
        if self.ours.figure is None:
            return None
        found = self.cpu.short(self.ours.figure)
        if found is None and self.public.figure is not None:
            found = Figures(aim=self.public.figure, strict=True).short(self.ours.figure)
        return found

    @property
    def verdict(self) -> str:
        """In words: met, or short by how much; of a CPU without an aim whether ours is ahead."""
        short = self.short
        if short is None:
            return "-"
        if self.cpu.aim is not None:
            return "met" if not short else f"short by {short:.3g}"
        return "ahead" if not short else f"behind by {short:.3g}"

    def as_data(self) -> dict[str, Any]:
        """Plain data; what is not known is null."""
        def side(one: Best) -> dict[str, Any]:
            return {"cycles_per_byte": one.figure, "which": one.which or None, "from": one.origin,
                    "why": one.why or None}

        return {"primitive": self.aim.primitive, "algorithm": self.aim.algorithm, "class": self.aim.kind,
                "code": CLASSES[self.aim.kind], "public": side(self.public), "ours": side(self.ours),
                "ratio": self.ratio, "aim": self.cpu.aim, "below": self.cpu.strict, "bound": self.cpu.bound,
                "short_by": self.short, "verdict": self.verdict, "remark": self.aim.remark}


def measured(aims: Iterable[Aim], rows: Sequence[Data], cpu: str) -> list[Compared]:
    """Of this run's rows; `cpu` is the table that says what is aimed at on this machine, if one does."""
    return [Compared(aim, _theirs(aim, rows), _ours(aim, rows), aim.cpus.get(cpu, Figures())) for aim in aims]


def _theirs(aim: Aim, rows: Sequence[Data]) -> Best:
    mine = [row for row in rows if row["algorithm"] == aim.algorithm and not row["who"].startswith("ours")]
    if not mine:
        return Best(None, why="no library here has it")
    allowed = [row for row in mine if aim.kind != PLAIN or row["instructions"] != SPECIAL]
    found = [(row["cycles_per_byte"]["median"], f"{row['who']}, {row['code']}") for row in allowed
             if row["cycles_per_byte"]]
    if not found:
        return Best(None, why="; ".join(dict.fromkeys(row["missing"] for row in allowed)) or
                    "no library here has it without instructions for ciphers")
    figure, which = min(found)
    return Best(figure, which)


def _ours(aim: Aim, rows: Sequence[Data]) -> Best:
    """The best of the ways that is there whole, for one CPU; of ways of several codes the sum."""
    mine = [row for row in rows if row["algorithm"] == aim.algorithm and row["who"].startswith("ours")]
    found: list[tuple[float, str]] = []
    for way in aim.ways or [[code] for code in dict.fromkeys(r["code"] for r in mine if not r["converts"])]:
        for cpu in dict.fromkeys(row["cpu"] for row in mine):
            parts = [row for code in way for row in mine if (row["code"], row["cpu"]) == (code, cpu)
                     and row["cycles_per_byte"] and (aim.kind != PLAIN or row["instructions"] != SPECIAL)]
            if len(parts) == len(way):
                name = f"{parts[0]['symbol']}, {cpu}" + (", with conversions" if len(way) > 1 else "")
                found.append((sum(row["cycles_per_byte"]["median"] for row in parts), name))
    if found:
        figure, which = min(found)
        return Best(figure, which)
    why = dict.fromkeys(row["missing"] for row in mine if row["missing"])
    return Best(None, why="; ".join(why) or "bench.toml has no such kernel of ours")


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
        figures, ours = aim.cpus.get(cpu.name, Figures()), _ours(aim, rows)
        why = "" if figures.public else f"no figure for {cpu.name}"
        made.append(Compared(aim, Best(figures.public, figures.how, TABLE, why),
                             Best(ours.figure, ours.which, MODEL, ours.why), figures))
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
            size = _block_bytes(builder, entry.kernel)
            manifest = builder.manifest(entry.kernel, cpu, variant)
            passes = int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1)) * int(manifest.get("slices", 1))
            if int(manifest.get("messages", 1)) > 1:
                passes = 1
            found = measure_job(builder, Job(entry.kernel, variant, cpu.target, 2 * max(passes, LEAST // size), "loop"))
            row["cycles_per_byte"] = {"median": found.cycles / found.blocks / size}
    except Exception as error:
        row["missing"] = explain(error)[1]
    return row


def _block_bytes(builder: Builder, kernel: str) -> int:
    from cipherwright.instrument.kernel_args import block_bytes

    return block_bytes(builder.library.source_of(kernel).params(kernel)) or 1
