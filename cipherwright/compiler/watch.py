"""What every pass did to a kernel: whether it ran, what it changed in figures, and its dump where that is new."""

from __future__ import annotations

from dataclasses import dataclass, field

from cipherwright.compiler.dump import join
from cipherwright.compiler.forms import Figures
from cipherwright.compiler.passes import Pass
from cipherwright.compiler.pipeline import Step

MADE, CHANGED, UNCHANGED, SKIPPED = "made", "changed", "unchanged", "skipped"


@dataclass(frozen=True)
class Seen:
    """A pass as it went.

    `how`: it made a form that was not there before, changed it or not, or was skipped. `text`: the dump, "" where it is
    that of the pass `as_after` ("" where no pass made that form). `before`: figures of the same form before it, none
    where there was none; `after`: figures now.
    """

    done: Pass
    how: str
    why: str = ""
    text: str = ""
    as_after: str = ""
    before: Figures = field(default_factory=dict)
    after: Figures = field(default_factory=dict)
    seconds: float = 0.0
    checking: float = 0.0

    @property
    def dump(self) -> str:
        """What `--dump-after` prints: what came out, or that it is what was there before, and why."""
        if self.text:
            return self.text
        how = f"skipped: {self.why}" if self.why else "unchanged"
        return f"{how}; as after `{self.as_after}`" if self.as_after else how


class Watch:
    """Hears of the passes of one run (`pipeline.Told`); `seen` has them in order."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.last: dict[str, tuple[str, str, Figures]] = {}  # form -> its dump, the pass that made it, its figures

    def __call__(self, step: Step) -> None:
        form = step.done.makes
        text, name, before = self.last.get(form.name, ("", "", {}))
        if step.skipped and name:
            self.seen.append(Seen(step.done, SKIPPED, step.skipped, "", name, before, before))
            return
        if getattr(step.state, form.field) is None:
            self.seen.append(Seen(step.done, SKIPPED, step.skipped))
            return
        now, after = join(form.lines(step.state)), form.figures(step.state)
        how = SKIPPED if step.skipped else UNCHANGED if name and now == text else CHANGED if name else MADE
        if how == UNCHANGED:
            self.seen.append(Seen(step.done, how, "", "", name, before, after, step.seconds, step.checking))
            return
        self.last[form.name] = now, step.done.name, after
        self.seen.append(Seen(step.done, how, step.skipped, now, "", before, after, step.seconds, step.checking))
