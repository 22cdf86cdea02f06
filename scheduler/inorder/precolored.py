"""Registers for webs of which some are given at the ends of a piece: all assignments side by side, web after web.

Where as many webs live as there are registers, each new web can only have the one that has become free, so where a
value ends up is decided long before. A greedy choice meets that too late; here every choice is followed, and those that
leave the same webs in the same registers are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Span = tuple[int, int]
State = tuple[int, ...]  # the web that each register holds, or -1
MOST = 1500  # assignments that are followed at once
STEPS = 1_000_000  # so many for all webs together: of a very long piece fewer are followed at once


def follow(spans: Sequence[Span], registers: Sequence[str], may: Callable[[int, str], bool],
           most: int = MOST) -> dict[int, str] | None:
    """The register of every web that lives; None if no assignment of those followed keeps to `may`(web, register).

    `most` assignments are followed at once, fewer if that makes more than `STEPS` in all.

    `spans` are first and last place of each web, the first behind the last for those that do not live. A web may begin
    in the place that is another's last, but for one that began there, too.
    """
    webs = sorted((w for w in range(len(spans)) if spans[w][0] <= spans[w][1]), key=lambda w: spans[w])
    allowed = {w: [k for k, r in enumerate(registers) if may(w, r)] for w in webs}
    most = min(most, 1 + STEPS // max(1, len(webs)))
    states: dict[State, tuple[State, int] | None] = {(-1,) * len(registers): None}
    steps: list[dict[State, tuple[State, int] | None]] = []
    alive: list[int] = []
    for web in webs:
        begin = spans[web][0]
        ended = [w for w in alive if spans[w][1] <= begin and spans[w][0] < begin]
        alive = [w for w in alive if w not in ended] + [web]
        states = _with(web, states, ended, allowed[web], most)
        if not states:
            return None
        steps.append(states)
    return _choices(webs, next(iter(states)), steps, registers)


def _with(web: int, states: Iterable[State], ended: Sequence[int], allowed: Sequence[int],
          most: int) -> dict[State, tuple[State, int] | None]:
    """The states with `web` in one of its registers, each with the state before and that register."""
    found: dict[State, tuple[State, int] | None] = {}
    for state in states:
        held = state
        for w in ended:
            k = held.index(w)
            held = (*held[:k], -1, *held[k + 1:])
        for k in allowed:
            if held[k] < 0:
                found.setdefault((*held[:k], web, *held[k + 1:]), (state, k))
        if len(found) >= most:
            break
    return found


def _choices(webs: Sequence[int], state: State, steps: Sequence[dict[State, tuple[State, int] | None]],
             registers: Sequence[str]) -> dict[int, str]:
    given: dict[int, str] = {}
    for web, step in zip(reversed(webs), reversed(steps), strict=True):
        before = step[state]
        assert before is not None
        state, at = before
        given[web] = registers[at]
    return given
