"""The last words of a recurrence of sums, which are no words any more but terms of the sums that read them.

A sum that one other sum reads has become part of it (scheduler.graph.simplify), and so has a word of a message
expansion that no later word reads. Here its terms are taken out of that sum again and are a word.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from scheduler.graph.nodes import Node, Piece

Made = Callable[[Node, int], Hashable | None]
"""How a node on the way to the word of a number is made of words before that, or None."""


def take_out(piece: Piece, kind: str, terms: Sequence[Hashable], odd: int, width: int, number: dict[Node, int],
             made: Made) -> bool:
    """Make more words, in place, as many as are in sums, `odd` and a multiple of `width`; whether there are any.

    A word is a sum of this kind of what `terms` says, as `made` does. `number` has the words that there are, numbered
    from 0 on without a gap, and gets those that are found.
    """
    found: list[tuple[Node, Node]] = []  # the sum, the word that is in it
    sums = [n for n in piece.nodes if n.kind == kind and n.file == "r" and len(n.args) > len(terms)]
    while True:
        some = ((n, parts) for n in sums for parts in [_terms(n, len(number), terms, made)] if parts)
        total, parts = next(some, (None, []))
        if total is None:
            break
        name = next((a.name for a in parts if a not in number), total.name)
        word = Node(kind, parts, pos=total.pos, name=name, elem=total.elem, group=total.group)
        number[word] = len(number)
        found.append((total, word))
        sums.remove(total)
    found = found[:odd + (len(found) - odd) // width * width] if len(found) >= odd else []
    for total, word in found:
        total.args = [a for a in total.args if a not in word.args] + [word]
        piece.nodes.insert(piece.nodes.index(total), word)
    return bool(found)


def _terms(total: Node, t: int, terms: Sequence[Hashable], made: Made) -> list[Node]:
    """The operands of a sum that are the terms of word t, each once; empty if one is not among them."""
    of = {form: a for a in total.args for form in [made(a, t)] if form is not None and total.args.count(a) == 1}
    return [of[form] for form in terms] if len({*terms}) == len(terms) and all(form in of for form in terms) else []
