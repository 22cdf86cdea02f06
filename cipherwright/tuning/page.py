"""What `cw tune` says as a page: the mappings with bars of their clocks, the other judge, and the conclusions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cipherwright.explain.view import main_causes
from cipherwright.pages.tables import Page, Row, Section, render
from cipherwright.tuning.on_machine import Timed
from cipherwright.tuning.tuning import Tried, Tuned


def text(tuned: Tuned, told: Mapping[str, Any], l1d_bytes: int, bias: str, timed: Sequence[Timed] = ()) -> str:
    """The page; `told` as of `tuning.text.says` ({}: nothing ran)."""
    q = tuned.question
    sections = [Section("Conclusions", [told["why"], *told["limits"], *told["verdicts"], told["note"]],
                        code=told["mapping"])] if told else []
    sections.append(Section(
        "Mappings, the best first", columns=("mapping", "copies", "µops a block", "clocks a block", "bound", "tables",
                                             "limited by"),
        rows=[_row(one, l1d_bytes, number == 0) for number, one in enumerate(tuned.ranked)], numbers=(1, 2, 3, 4, 5)))
    if timed:
        sections.append(Section("On this machine, in turns", columns=("mapping", "clocks a block", "spread", "model"),
                                rows=[Row((one.tried.label, f"{one.clocks:.1f}", f"{100 * one.spread:.1f} %",
                                           f"{one.tried.cycles:.1f}"), bar=one.clocks) for one in timed],
                                numbers=(1, 2, 3)))
    refused = [one for one in tuned.tried if one.refusal]
    if refused:
        sections.append(Section("Refused", columns=("mapping", "why"),
                                rows=[Row((one.label, one.refusal), mark="missing") for one in refused]))
    return render(Page("tune", f"{q.kernel} on {q.cpu}: {len(tuned.tried)} mappings",
                       [f"{q.blocks} blocks a call; L1 data cache {l1d_bytes} bytes.", bias], sections))


def _row(one: Tried, l1d_bytes: int, best: bool) -> Row:
    fit = f"{one.table_bytes} {'fit' if one.table_bytes <= l1d_bytes else '> L1'}" if one.table_bytes else "-"
    name = one.label + (f" ({one.own})" if one.own else "")
    return Row((name, str(one.copies), f"{one.uops:.1f}", f"{one.cycles:.1f}", f"{one.bound[1]:.1f} {one.bound[0]}",
                fit, ", ".join(cause for cause, _ in main_causes(one)[:2])),
               bar=one.cycles, mark="good" if best else "")
