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


def follow(spans: Sequence[Span], registers: Sequence[str], may: Callable[[int, str], bool],
           most: int = MOST) -> dict[int, str] | None:
    """The register of every web that lives; None if no assignment of those followed keeps to `may`(web, register).

    `spans` are first and last place of each web, the first behind the last for those that do not live. A web may begin
    in the place that is another's last, but for one that began there, too.
    """
    webs = sorted((w for w in range(len(spans)) if spans[w][0] <= spans[w][1]), key=lambda w: spans[w])
    allowed = {w: [k for k, r in enumerate(registers) if may(w, r)] for w in webs}
    states: dict[State, tuple[State, int] | None] = {(-1,) * len(registers): None}
    steps: list[dict[State, tuple[State, int] | None]] = []
    for web in webs:
        states = _with(web, states, spans, allowed[web], most)
        if not states:
            return None
        steps.append(states)
    return _choices(webs, next(iter(states)), steps, registers)


def _with(web: int, states: Iterable[State], spans: Sequence[Span], allowed: Sequence[int],
          most: int) -> dict[State, tuple[State, int] | None]:
    """The states with `web` in one of its registers, each with the state before and that register."""
    found: dict[State, tuple[State, int] | None] = {}
    begin = spans[web][0]
    for state in states:
        held = tuple(-1 if w >= 0 and spans[w][1] <= begin and spans[w][0] < begin else w for w in state)
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
