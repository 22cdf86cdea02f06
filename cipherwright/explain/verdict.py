"""What a comparison of two CPUs comes to, in a few sentences: what binds each, the forms that decide, and exchanges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cipherwright.explain.aligned import Aligned, Moment, Side
from cipherwright.explain.difference import FormCost
from cipherwright.explain.text import exchange_lines, number
from cipherwright.explain.view import View, family, main_causes

NEAR = 0.9
"""Share of the clocks from which on a lower bound is what binds a run."""
DECISIVE = 3
CAUSES = 2
EXCHANGES = 3
REASONS = 4


def verdict(forms: Sequence[FormCost], a: Side, b: Side) -> list[str]:
    """The sentences: none of the model's where a side has no view."""
    said = []
    if a.view and b.view:
        said.append(_clocks(a.view, b.view))
    said += [binding(side.view) for side in (a, b) if side.view]
    deciding = [f for f in forms if f.weight > 0]
    deciding = sorted(deciding, key=lambda f: -f.weight)[:DECISIVE]
    if deciding:
        said.append("The forms that decide: " + "; ".join(_form(f, a.name, b.name) for f in deciding) + ".")
    if b.view and b.view.exchanges:
        said += exchange_lines(_largest(b.view))
    return said


def _clocks(a: View, b: View) -> str:
    one, two, what = a.cycles, b.cycles, "call"
    if a.per_block and b.per_block:
        one, two, what = a.per_block, b.per_block, "block"
    more = f"{two - one:+.1f}, {100 * (two / one - 1):+.1f} %" if one else f"{two - one:+.1f}"
    return f"By the model a {what} takes {number(one)} clocks on {a.cpu} and {number(two)} on {b.cpu} ({more})."


def binding(view: View) -> str:
    """What binds a run: a lower bound that is near, or the causes on which most clocks went."""
    bounds = sorted(view.bounds.items(), key=lambda item: -item[1])
    if bounds and bounds[0][1] >= NEAR * view.cycles:
        name, least = bounds[0]
        return (f"{view.cpu} is bound by its {name}: no fewer than {number(least)} of the {number(view.cycles)} clocks "
                "of a call.")
    causes = " and ".join(f"{name} ({number(spent)})" for name, spent in main_causes(view)[:CAUSES])
    nearest = f", the nearest, {bounds[0][0]}, being {number(bounds[0][1])}" if bounds else ""
    return (f"{view.cpu} is at no bound{nearest} of {number(view.cycles)} clocks of a call; most of them went on "
            f"{causes}.")


def _form(form: FormCost, a: str, b: str) -> str:
    one, two = form.costs
    assert one is not None and two is not None  # or it had no weight
    parts = []
    for what, x, y in (("µops", one.uops, two.uops), ("latency", one.latency, two.latency),
                       ("latency from memory", one.latency_mem, two.latency_mem)):
        if x != y and x is not None and y is not None:
            parts.append(f"{what} {number(x)} on {a}, {number(y)} on {b}")
    uses = sorted(set(form.uses))
    return f"{form.form} ({' or '.join(map(str, uses))} times): {', '.join(parts)}"


def _largest(view: View) -> View:
    """The view with the exchanges that change most alone, the largest first."""
    ranked = sorted(view.exchanges, key=lambda one: -abs(one[2] - view.cycles))
    return replace(view, exchanges=tuple(ranked[:EXCHANGES]))


def moved_because(aligned: Sequence[Aligned], a: str, b: str) -> list[str]:
    """Of the operations that moved or are another instruction: what bound them on each CPU, most frequent first."""
    counts = Counter((_kind(one.a), _kind(one.b)) for one in aligned
                     if one.row.mark in ("moved", "selected") and one.a and one.b)
    return [f"{n} {'operation' if n == 1 else 'operations'} moved or changed: on {a} {x}, on {b} {y}."
            for (x, y), n in counts.most_common(REASONS)]


def _kind(moment: Moment | None) -> str:
    if moment is None or not moment.executed:
        return "not seen"
    return f"waited for {family(moment.cause)}" if moment.waited > 0 else "did not wait"
