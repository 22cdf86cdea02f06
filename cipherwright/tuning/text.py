"""What `cw tune` says: the table of mappings, why the best one wins, and what each axis gains or loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from cipherwright.explain.view import main_causes
from cipherwright.tuning.axes import mapping_text, subject, unused_name
from cipherwright.tuning.tuning import Tried, Tuned, rank
from dsl.parser import Program

SHOWN_CAUSES = 3
CHOSEN = "limbs of the compiler's choice"
WORTH = 0.005  # a difference below half a per cent is none: the model is not as good as that


def per_cent(new: float, old: float) -> str:
    """ "4.2 % fewer clocks than", "1.0 % more clocks than", "as many clocks as"."""
    change = new / old - 1
    if abs(change) < WORTH:
        return "as many clocks (within 0.5 %) as"
    return f"{abs(change):.1%} {'fewer' if change < 0 else 'more'} clocks than".replace("%", " %")


def _clocks(one: Tried) -> str:
    return f"{one.cycles:.1f} clocks a block"


def limits(one: Tried) -> str:
    """The highest lower bound and the main causes of waiting, in a sentence."""
    name, clocks = one.bound
    causes = ", ".join(f"{cause} {amount / one.cycles:.0%}".replace("%", " %")
                       for cause, amount in main_causes(one)[:SHOWN_CAUSES])
    return (f"`{one.label}` takes {one.cycles / clocks:.2f} times its highest lower bound ({name}, {clocks:.1f}); "
            f"its clocks go to: {causes}." if clocks else f"`{one.label}`: {causes}.")


def why(tuned: Tuned) -> str:
    """One sentence: why the best mapping wins."""
    ranked = tuned.ranked
    best = ranked[0]
    other = next((t for t in ranked if t.code != best.code), None)
    if other is None:
        return f"`{best.label}` is the only mapping that ran: {_clocks(best)}."
    uops = best.uops - other.uops
    lower = best.bound[1] - other.bound[1]
    reasons = [f"{abs(uops):.1f} uops a block {'fewer' if uops < 0 else 'more'}",
               f"a highest lower bound {abs(lower):.1f} clocks {'lower' if lower < 0 else 'higher'}"]
    names = {*best.causes, *other.causes}
    saved = max(names, key=lambda c: (other.causes.get(c, 0.0) - best.causes.get(c, 0.0), c), default="")
    amount = other.causes.get(saved, 0.0) - best.causes.get(saved, 0.0)
    if amount > WORTH * best.cycles:
        reasons.append(f"{amount:.1f} clocks less for {saved}")
    return (f"`{best.label}` wins with {_clocks(best)}, {per_cent(best.cycles, other.cycles)} the next, "
            f"`{other.label}` ({other.cycles:.1f}): {', '.join(reasons)}.")


def _against(what: str, mine: Sequence[Tried], others: Sequence[Tried], base: str) -> str:
    """The best of `mine` beside the best of `others`."""
    ours, theirs = rank(mine), rank(others)
    if not ours or not theirs:
        reasons = dict.fromkeys(t.refusal for t in mine if t.refusal)
        return f"{what}: refused: {'; '.join(reasons)}." if not ours and reasons else ""
    a, b = ours[0], theirs[0]
    change = a.cycles / b.cycles - 1
    word = "change little" if abs(change) < WORTH else "gain" if change < 0 else "lose"
    return (f"{what} {word}: `{a.label}` takes {per_cent(a.cycles, b.cycles)} {base} `{b.label}` "
            f"({a.cycles:.1f} against {b.cycles:.1f}, {a.uops:.1f} against {b.uops:.1f} uops a block).")


def arithmetic(tuned: Tuned) -> str:
    """Which limbs of numbers are the fastest, each with whatever else suits it, and by how much; "" without numbers."""
    forms = list(dict.fromkeys(_limbs(t) for t in tuned.tried))
    if forms == [CHOSEN] or not forms:
        return ""
    ran = {form: rank(t for t in tuned.tried if _limbs(t) == form) for form in forms}
    ranked = rank(mine[0] for mine in ran.values() if mine)
    said = [f"{_limbs(t)} takes {per_cent(t.cycles, ranked[0].cycles)} it ({t.cycles:.1f})" for t in ranked[1:]]
    refused = [f"refused: {', '.join(form for form in forms if not ran[form])}"] * (not all(ran.values()))
    best = [f"{_limbs(one)} is the fastest, {_clocks(one)}" for one in ranked[:1]]
    return f"Arithmetic of numbers: {'; '.join([*best, *said, *refused])}."


def _limbs(one: Tried) -> str:
    """The directive that says how numbers are held."""
    return next((f"`{d}`" for d in one.wish if d.split()[0] == "limbs"), CHOSEN)


def verdicts(tuned: Tuned) -> list[str]:
    """What interleaving, lanes, rolled loops, fewer tables and each rewrite gain or lose."""
    def having(word: str) -> list[Tried]:
        return [t for t in tuned.tried if any(d.split()[0] == word for d in t.wish)]

    def lacking(*words: str) -> list[Tried]:
        return [t for t in tuned.tried if not any(d.split()[0] in words for d in t.wish)]

    lanes = having("lanes")
    single = lacking("streams", "lanes")
    in_lanes = [t for t in having("streams") if t in lanes]
    on_lanes = [t for t in lanes if t not in in_lanes]
    said = [_against("Streams", [t for t in having("streams") if t not in lanes], single, "the best single stream"),
            _against("Streams of lanes", in_lanes, on_lanes, "the same lanes in one stream"),
            _against("Lanes", on_lanes, single, "one copy at a time"),
            _against("Rolled loops", [t for t in having("roll") if t in single], [t for t in single if t not in
                                                                              having("roll")], "unrolled"),
            _against("Fewer tables", [t for t in having("tables") if t in single],
                     [t for t in single if t not in having("tables")], "all of them,")]
    preferred = dict.fromkeys(subject(d) for t in single for d in t.wish if d.startswith("prefer "))
    for one in preferred:
        with_it = [t for t in single if one in map(subject, t.wish)]
        said.append(_against(f"Mappings that `{one}`", with_it,
                             [t for t in single if t not in with_it], "without it"))
    return [one for one in (arithmetic(tuned), *said) if one]


def paste(tuned: Tuned, program: Program, best: Tried) -> tuple[str, str]:
    """A mapping of those that ran as text to paste, "" where the source needs none, and what to know about it."""
    from scheduler.mapping.meant import meant

    kernel, cpu = tuned.question.kernel, tuned.question.cpu
    default = any(m.variant is None for m in meant(program, kernel, cpu))
    variant = default or best.messages > 1
    text = mapping_text(kernel, cpu, best.wish, unused_name(program, kernel) if variant else None,
                        [label for label in tuned.traits.counts])
    if not (best.wish or default):
        return "", "A build makes this without a mapping: nothing needs to change."
    if best.own:
        return text, f"The source has it: {best.own}. Nothing needs to change."
    if best.messages > 1:
        return text, (f"It is a variant, because it takes {best.messages} messages at once, whose blocks depend on "
                      "each other; the kernel itself goes on with one.")
    if default:
        return text, "It is a variant, because the default mapping of the source would add to one without a name."
    return text, "It becomes the kernel's default mapping on this CPU."


def says(tuned: Tuned, program: Program, chosen: Tried | None = None, reason: str = "") -> dict[str, Any]:
    """The conclusions as data: mapping, note, why, limits, verdicts; {} when nothing ran.

    `chosen`: the mapping that another judge than the model has first, with its `reason`; default: the model's.
    """
    ranked = tuned.ranked
    if not ranked:
        return {}
    best = chosen or ranked[0]
    text, note = paste(tuned, program, best)
    top = list({t.code: t for t in [*reversed(ranked), best]}.values())[::-1]
    top.sort(key=lambda t: t.code != best.code)
    return {"mapping": text, "note": note, "why": reason or why(tuned), "limits": [limits(t) for t in top[:2]],
            "verdicts": verdicts(tuned)}


def line(one: Tried, number: int) -> str:
    """A candidate as it comes in."""
    name = f"[{number}] {one.label}" + (f" ({one.own})" if one.own else "")
    return f"{name}: refused: {one.refusal}" if one.refusal else f"{name}: {_clocks(one)}, {one.uops:.1f} uops"


def table(tuned: Tuned, l1d_bytes: int) -> Table:
    """The candidates that ran, the best first."""
    out = Table(box=None, pad_edge=False, show_edge=False, header_style="bold")
    out.add_column("mapping", overflow="fold", ratio=3)
    for name in ("copies", "uops/block", "clocks/block", "bound", "tables"):
        out.add_column(name, justify="right", no_wrap=True)
    out.add_column("limited by", overflow="fold", ratio=2)
    for t in tuned.ranked:
        causes = ", ".join(cause for cause, _ in main_causes(t)[:2])
        fit = f"{t.table_bytes} {'fit' if t.table_bytes <= l1d_bytes else '> L1'}"
        out.add_row(t.label + (f" ({t.own})" if t.own else ""), str(t.copies), f"{t.uops:.1f}", f"{t.cycles:.1f}",
                    f"{t.bound[1]:.1f} {t.bound[0]}", fit if t.table_bytes else "-", causes)
    return out


def show(console: Console, tuned: Tuned, told: Mapping[str, Any], l1d_bytes: int, bias: str,
         judged: Sequence[str] = ()) -> None:
    """Table and conclusions: `told` as of `says`, before it the lines of another judge."""
    q = tuned.question
    console.print(f"{q.kernel} on {q.cpu}: {len(tuned.tried)} mappings, {q.blocks} blocks a call; L1 data cache "
                  f"{l1d_bytes} bytes")
    console.print(bias)
    console.print(table(tuned, l1d_bytes))
    for one in (t for t in tuned.tried if t.refusal):
        console.print(f"refused: {one.label}: {one.refusal}")
    if not told:
        console.print("No mapping could be compiled.")
        return
    for text in judged:
        console.print(text, soft_wrap=True)
    for text in (told["why"], *told["limits"], *told["verdicts"]):
        console.print(text)
    console.print("\n" + "\n\n".join(text for text in (told["mapping"], told["note"]) if text), markup=False,
                  soft_wrap=True)


