"""Pass `choose`: the mapping directives that apply to a kernel on a CPU, checked as a whole: none is lost in silence.

`roll LABEL… [by N]` keeps loops at run time (with N bodies a pass), `unroll LABEL…` repeats their bodies (the
default); scheduler.mapping.directives has those that are about registers. What is said for every CPU and what is said
for one add up; where they differ, the one for the CPU wins. A variant's mappings stand for themselves: the default ones
do not apply to it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from dsl.diagnostics import SourceError, TooLarge, did_you_mean
from dsl.elaborate import elaborate
from dsl.names import declared_names, loop_labels
from dsl.parser import Directive, Mapping, Program, pos_of
from scheduler.mapping import directives
from scheduler.mapping.layout import Layout
from scheduler.mapping.meant import meant

LOOPS = ("roll", "unroll")
KNOWN = (*LOOPS, *directives.WORDS)
FORMER = {"nest": "prefer nested_sums` or `prefer nested_rotations", "keep": "prefer from_memory NAME…",
          "pack": "prefer packed NAME…", "first": "prefer early NAME…"}
"""Directives that have another name now."""
Wish = tuple[int, Directive, int]
"""How often the body stands in a pass of the kept loop (0: unroll it); the directive, the number of the label in it."""


@dataclass(frozen=True)
class Choice:
    """What the mappings say for one kernel on one CPU: run-time loops, registers, all directives as text.

    rolled: label of a loop -> how often its body is repeated in each pass.
    """

    rolled: dict[str, int]
    directives: tuple[str, ...]
    layout: Layout


def choose(program: Program, kernel_name: str, cpu_name: str, variant: str | None = None, *,
           known_cpus: Collection[str] = (), features: Collection[str] = (), bits: int = 32) -> Choice:
    """The directives that apply; SourceError at any mapping of the file that is wrong.

    `known_cpus` are the CPUs there are tables for (empty: any name will do), `features` what this one has, `bits` of
    the code.
    """
    _check_heads(program, known_cpus)
    mine = [m for m in program.mappings if m.kernel == kernel_name]
    said = {id(m): _labels(program, m) for m in mine}
    for m in mine:
        _check_kept(program, m)
        for d in (d for d in m.directives if d.words[0] in directives.WORDS):
            directives.apply(Layout(bits=64), d, "", directives.ALL)  # 64-bit code has the most registers
    variants = {m.variant for m in mine if m.variant}
    if variant is not None and variant not in variants:
        raise SourceError(pos_of(program.path, program.kernels[kernel_name]),
                          f"`{kernel_name}` has no variant `{variant}`", did_you_mean(variant, variants)
                          or f"declare it: `mapping {kernel_name} {variant} {{ … }}`")
    chosen = [m for m in meant(program, kernel_name, cpu_name) if m.variant == variant]  # the special one last: it wins
    wanted: dict[str, Wish] = {}
    for m in chosen:
        wanted.update(said[id(m)])
    rolled = {label: wish for label, wish in wanted.items() if wish[0]}
    if rolled:
        _check_rolled(program, kernel_name, rolled)
    layout = directives.default_layout(features, bits)
    mine_here = [d for m in chosen for d in m.directives]
    for d in (d for d in mine_here if d.words[0] in directives.WORDS):
        layout = directives.apply(layout, d, cpu_name, features)
    directives.check_slices(layout, mine_here, cpu_name, features)
    directives.check_rounds(layout, cpu_name, features)
    directives.check_boxes(layout, mine_here, cpu_name, features)
    texts = tuple(" ".join(d.words) for m in chosen for d in m.directives)
    return Choice({label: times for label, (times, _, _) in rolled.items()}, texts, layout)


def lacking(program: Program, kernel_name: str, cpu_name: str, variant: str,
            features: Collection[str], bits: int = 32) -> SourceError | None:
    """Why a variant that is said for every CPU cannot be had on this one; None where it can, or is not so said.

    A variant that is said for just this CPU is meant for it: there, missing registers are a mistake of the source.
    """
    mine = [m for m in meant(program, kernel_name, cpu_name) if m.variant == variant]
    if any(m.cpu for m in mine):
        return None
    layout, said = directives.default_layout(features, bits), [d for m in mine for d in m.directives]
    try:
        for d in (d for d in said if d.words[0] in directives.WORDS):
            layout = directives.apply(layout, d, cpu_name, features)
        directives.check_slices(layout, said, cpu_name, features)
        directives.check_rounds(layout, cpu_name, features)
        directives.check_boxes(layout, said, cpu_name, features)
    except directives.LacksRegisters as error:
        return error
    except SourceError:
        return None  # the build says what is wrong
    return None


def _check_heads(program: Program, known_cpus: Collection[str]) -> None:
    """Every mapping names a kernel and a CPU there are, and no two are for the same."""
    seen: dict[tuple[str, str | None, str | None], Mapping] = {}
    for m in program.mappings:
        if m.kernel not in program.kernels:
            raise SourceError(m.kernel_pos, f"there is no kernel `{m.kernel}` to map",
                              did_you_mean(m.kernel, program.kernels) or "a mapping names a kernel of its file")
        if m.cpu is not None and known_cpus and m.cpu not in known_cpus:
            raise SourceError(m.cpu_pos, f"there is no table for a CPU `{m.cpu}`", did_you_mean(m.cpu, known_cpus))
        key = (m.kernel, m.cpu, m.variant)
        if key in seen:
            on = f" on {m.cpu}" if m.cpu else ""
            raise SourceError(m.pos, f"a second mapping of `{' '.join(filter(None, (m.kernel, m.variant)))}`{on}",
                              f"the first is in line {seen[key].pos.line}; put all directives into one")
        seen[key] = m


def _labels(program: Program, mapping: Mapping) -> dict[str, Wish]:
    """What the directives say of each label."""
    found: dict[str, Wish] = {}
    labels = loop_labels(program, mapping.kernel)
    for d in mapping.directives:
        word = d.words[0]
        if word not in KNOWN:
            if word in FORMER:
                raise SourceError(d.pos, f"there is no directive `{word}`",
                                  f"it is a rewrite to prefer: write `{FORMER[word]}`")
            near = did_you_mean(word, KNOWN)
            listed = "known here: " + ", ".join(KNOWN)
            raise SourceError(d.pos, f"there is no directive `{word}`",
                              f"{near} ({listed})" if near.startswith("did") else listed)
        if word not in LOOPS:
            continue
        if len(d.words) == 1:
            raise SourceError(d.pos, f"`{word}` names no loop", f"write `{word} LABEL`"
                              + (f"; labels here: {', '.join(sorted(labels))}" if labels else ""))
        names, times = _times(d)
        for number, label in enumerate(names, 1):
            if label not in labels:
                raise SourceError(d.places[number], f"no loop of `{mapping.kernel}` is labelled `{label}`",
                                  did_you_mean(label, labels) or "label one: `for … as LABEL { … }`")
            if label in found:
                first = found[label][1]
                raise SourceError(d.places[number], f"`{word} {label}` after `{first.words[0]} {label}`",
                                  f"the first is in line {first.pos.line}; remove one of them")
            found[label] = (times if word == "roll" else 0, d, number)
    return found


def _times(d: Directive) -> tuple[list[str], int]:
    """The labels of a directive, and how often `roll` repeats the body in each pass."""
    names = d.words[1:]
    if "by" not in names:
        return names, 1
    at = names.index("by")
    if d.words[0] != "roll":
        raise SourceError(d.places[at + 1], f"`by` after `{d.words[0]}`", "only a loop that is kept has passes: write "
                          "`roll LABEL by 2`")
    if at == 0:
        raise SourceError(d.places[1], "`by` without a loop before it", "write `roll LABEL by 2`")
    if len(names) != at + 2 or not names[-1].isdigit() or int(names[-1]) < 1:
        raise SourceError(d.places[at + 1], "`by` is followed by one number, which is not 0",
                          "write `roll LABEL by 2`: the body is repeated twice in each pass")
    return names[:at], int(names[-1])


def _check_rolled(program: Program, kernel: str, rolled: dict[str, Wish]) -> None:
    """Refuse loops that cannot be kept; the one at fault is looked for only when there is a fault."""
    try:
        elaborate(program, kernel, {label: times for label, (times, _, _) in rolled.items()})
    except TooLarge:
        raise
    except SourceError as error:
        for label, wish in rolled.items():
            _try(program, kernel, label, wish)
        _together(rolled, error)


def _try(program: Program, kernel: str, label: str, wish: Wish) -> None:
    """Refuse a loop that cannot be kept, at the directive, with the place in the loop that is in the way."""
    times, directive, number = wish
    elaborate(program, kernel)  # a mistake without any `roll` is reported as it is
    try:
        elaborate(program, kernel, {label: times})
    except SourceError as e:
        if times > 1 and _can_be_kept(program, kernel, label):
            raise SourceError(directive.places[number], f"the loop `{label}` cannot be kept by {times}: line "
                              f"{e.pos.line}, column {e.pos.column}: {e.message}", e.hint) from None
        raise SourceError(directive.places[number], f"the loop `{label}` cannot be kept at run time: line "
                          f"{e.pos.line}, column {e.pos.column}: {e.message}",
                          f"remove `{label}` from `roll`, or use the loop's variable in indices of memory "
                          "parameters and constant arrays only") from None


def _can_be_kept(program: Program, kernel: str, label: str) -> bool:
    """Whether the loop could be kept with one body in each pass."""
    try:
        elaborate(program, kernel, {label: 1})
    except SourceError:
        return False
    return True


def _check_kept(program: Program, mapping: Mapping) -> None:
    """`prefer from_memory` names values that the kernel, or a function that it calls, declares."""
    for d in (d for d in mapping.directives if d.words[:2] == ["prefer", "from_memory"]):
        known = declared_names(program, mapping.kernel)
        for number, name in enumerate(d.words[2:], 2):
            if name not in known:
                raise SourceError(d.places[number], f"`{mapping.kernel}` has no variable `{name}`",
                                  did_you_mean(name, known) or "`prefer from_memory` takes names of `let` and `var`")


def _together(rolled: dict[str, Wish], e: SourceError) -> None:
    """Each loop alone could be kept."""
    _, directive, number = next(iter(rolled.values()))
    raise SourceError(directive.places[number], f"these loops cannot all be kept at run time: line {e.pos.line}, "
                      f"column {e.pos.column}: {e.message}", "remove one of them from `roll`") from None
