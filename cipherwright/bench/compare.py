"""`./cw bench --aims`: our best code and the best public code, comparison by comparison, against what is aimed at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.bench.aims import CLASSES, PLAIN, Aim, Figures
from cipherwright.bench.rows import SPECIAL

Data = Mapping[str, Any]
"""A row as `bench.as_data` gives it."""
MEASURED, MODEL, TABLE = "measured", "model", "table"
"""Where a figure is from: this run, the pipeline model, ciphers/aims.toml."""


@dataclass(frozen=True)
class Best:
    """Core cycles a byte of the best code, whose and which it is, and where the figure is from; `why` there is none.

    `calm`: it was not measured, or in a round in which nothing else had part of the core (`Row.calm`).
    """

    figure: float | None
    which: str = ""
    origin: str = MEASURED
    why: str = ""
    calm: bool = True


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
        """By how many cycles a byte ours is above the aim, or without one above the best public figure; None if it is
        not, or nothing is known."""
        wanted = self.wanted
        if self.ours.figure is None or wanted.aim is None or wanted.met(self.ours.figure):
            return None
        return self.ours.figure - wanted.aim

    @property
    def wanted(self) -> Figures:
        """The CPU's figures, or without an aim among them to be ahead of the public code."""
        return self.cpu if self.cpu.aim is not None else Figures(aim=self.public.figure, strict=True)

    @property
    def verdict(self) -> str:
        """In words: met, or short by how much; of a CPU without an aim whether ours is ahead."""
        if self.ours.figure is None or self.wanted.aim is None:
            return "-"
        good, bad = ("met", "short by") if self.cpu.aim is not None else ("ahead", "behind by")
        return good if self.short is None else f"{bad} {self.short:.3g}"

    def as_data(self) -> dict[str, Any]:
        """Plain data; what is not known is null."""
        def side(one: Best) -> dict[str, Any]:
            return {"cycles_per_byte": one.figure, "which": one.which or None, "from": one.origin,
                    "why": one.why or None,
                    "calm": one.calm if one.origin == MEASURED and one.figure is not None else None}

        return {"primitive": self.aim.primitive, "algorithm": self.aim.algorithm, "class": self.aim.kind,
                "code": CLASSES[self.aim.kind], "public": side(self.public), "ours": side(self.ours),
                "ratio": self.ratio, "aim": self.cpu.aim, "below": self.cpu.strict, "bound": self.cpu.bound,
                "short_by": self.short, "verdict": self.verdict, "remark": self.aim.remark}


def measured(aims: Iterable[Aim], rows: Sequence[Data], cpu: str) -> list[Compared]:
    """Of this run's rows; `cpu` is the table that says what is aimed at on this machine, if one does."""
    return [Compared(aim, _theirs(aim, rows), ours(aim, rows), aim.cpus.get(cpu, Figures())) for aim in aims]


def _theirs(aim: Aim, rows: Sequence[Data]) -> Best:
    mine = [row for row in rows if row["algorithm"] == aim.algorithm and not row["who"].startswith("ours")]
    if not mine:
        return Best(None, why="no library here has it")
    allowed = [row for row in mine if aim.kind != PLAIN or row["instructions"] != SPECIAL]
    found = [(row["cycles_per_byte"]["median"], f"{row['who']}, {row['code']}", _calm(row)) for row in allowed
             if row["cycles_per_byte"]]
    if not found:
        return Best(None, why="; ".join(dict.fromkeys(row["missing"] for row in allowed)) or
                    "no library here has it without instructions for ciphers")
    figure, which, calm = min(found)
    return Best(figure, which, calm=calm)


def _calm(row: Data) -> bool:
    return row.get("calm") is not False  # the model's rows do not say


def ours(aim: Aim, rows: Sequence[Data]) -> Best:
    """The best of the ways that is there whole, for one CPU; of ways of several codes the sum."""
    mine = [row for row in rows if row["algorithm"] == aim.algorithm and row["who"].startswith("ours")]
    found: list[tuple[float, str, bool]] = []
    for way in aim.ways or [[code] for code in dict.fromkeys(r["code"] for r in mine if not r["converts"])]:
        for cpu in dict.fromkeys(row["cpu"] for row in mine):
            parts = [row for code in way for row in mine if (row["code"], row["cpu"]) == (code, cpu)
                     and row["cycles_per_byte"] and (aim.kind != PLAIN or row["instructions"] != SPECIAL)]
            if len(parts) == len(way):
                name = f"{parts[0]['symbol']}, {cpu}" + (", with conversions" if len(way) > 1 else "")
                found.append((sum(row["cycles_per_byte"]["median"] for row in parts), name, all(map(_calm, parts))))
    if found:
        figure, which, calm = min(found)
        return Best(figure, which, calm=calm)
    why = dict.fromkeys(row["missing"] for row in mine if row["missing"])
    return Best(None, why="; ".join(why) or "bench.toml has no such kernel of ours")
