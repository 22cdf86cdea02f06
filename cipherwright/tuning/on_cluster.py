"""Mappings tried on a cluster: each is a unit, and the search goes on when those of an axis have come."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from cipherwright.cluster import Cluster, Unit, check_same
from cipherwright.project.sources import Library
from cipherwright.tuning.axes import Wish
from cipherwright.tuning.tuning import Question, Tried, from_json, tried, words

Item = tuple[Question, Wish]


class Mappings:
    """A `tuning.Pool` of the workers of a cluster."""

    def __init__(self, cluster: Cluster, library: Library) -> None:
        self.cluster, self.library = cluster, library

    def map(self, work: Callable[[Item], Tried], items: Sequence[Item]) -> Iterator[Tried]:
        """The figures of each mapping, in their order; errors as `Cluster.each`."""
        units = [unit_of(self.library, *item) for item in items]
        return map(from_json, self.cluster.in_order(figures, units))


def unit_of(library: Library, question: Question, wish: Wish) -> Unit:
    """A mapping as a unit."""
    return Unit((question, wish), "tune " + words(library, question, wish))


def figures(unit: Unit) -> dict[str, Any]:
    """What a worker does: a mapping's figures, as JSON has them. UserError if it is another mapping here."""
    question, wish = unit.argument
    library = Library(question.root)
    check_same(unit, unit_of(library, question, wish).words, f"table of {question.cpu} or source of {question.kernel}",
               question.root)
    made: dict[str, Any] = json.loads(json.dumps(asdict(tried(library, question, wish))))
    return made
