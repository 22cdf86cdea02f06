"""Long tables as text: as rich makes them, where one column folds, and whole where several do."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cipherwright.explain.columns import Column, fitting, folded, table

COLUMNS = (Column("#", right=True), Column("instruction", folds=True), Column("port"), Column("why", folds=True))


def by_rich(rows: list[tuple[str, ...]], width: int) -> list[str]:
    made = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        made.add_column(column.name, justify="right" if column.right else "left", no_wrap=not column.folds,
                        overflow="fold")
    for row in rows:
        made.add_row(*map(escape, row))
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(made)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("several", [False, True])
def test_every_word_is_there_and_every_line_fits(seed: int, several: bool) -> None:
    rng = random.Random(seed)

    def words(most: int) -> str:
        return " ".join("abc[eax*4]"[:rng.randrange(1, 11)] * rng.choice((1, 1, 1, 9))
                        for _ in range(rng.randrange(most)))

    rows = [(str(n), words(8) if several else "add eax, 1", "p0+p1"[:rng.choice((2, 5))], words(30))
            for n in range(rng.randrange(1, 20))]
    width = rng.choice((50, 80, 160))
    lines = list(table(COLUMNS, rows, width))
    assert len({len(line) for line in lines}) == 1 and len(lines[0]) <= width
    assert sorted("".join(lines[1:]).replace(" ", "")) == sorted("".join(map("".join, rows)).replace(" ", ""))
    if not several:
        assert lines == by_rich(rows, width)


def test_what_cannot_fit_stays_as_it_is() -> None:
    assert fitting([9, 9], [False, False], 4) == [9, 9] and fitting([9, 3], [True, False], 1) == [1, 3]
    assert folded("abcdef gh", 3) == ["abc", "def", "gh"] and folded("", 3) == [""]
