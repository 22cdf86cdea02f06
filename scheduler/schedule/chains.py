"""Sums and differences of several words as one item each: the carry stays in the flags from word to word.

Where a chain adds a product of two words that nobody else reads, the product is made right before it: its registers are
given, and whatever came between would move it elsewhere.

A *link* is what adds two words and a carry, and what says whether that gives one: the same operands, one instruction. A
link follows another if its carry is what the other one gives, and nobody else reads that. What stands between two links
of a chain would change the flags, so a chain is one item: it waits for all operands of all its links, and nothing that
its first words lead to may be an operand of its last ones.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from itertools import pairwise

from scheduler.graph.nodes import Node
from scheduler.graph.ops import CARRIES
from scheduler.schedule.item import Item, Link

DOES = {"addc": "add with carry", "carryc": "add with carry", "subc": "subtract with borrow",
        "borrowc": "subtract with borrow"}
"""Of a kind the instruction that takes a carry."""
GIVING = {"addc", "subc"}
LOW, HIGH = "mul", "mulhi"
LONGEST = {32: 3, 64: 6}
"""Links of a chain, by the bits of the code: each has a register of its own."""
BESIDE = 2
"""Registers beside those: of the carry that comes in, and of what is made of it while somebody still reads it."""


def join_chains(items: list[Item], bits: int, registers: int) -> dict[Item, Item]:
    """The items of links joined to chains: by each of them the chain that it is in. Edges are theirs afterwards.

    `registers`: how many a stream has.
    """
    longest = max(1, min(LONGEST[bits], registers - BESIDE))
    links = _links(items)
    readers: dict[Node, set[int]] = {}
    for item in items:
        for r in item.reads:
            readers.setdefault(r, set()).add(id(item))
    after = {link[0].node.args[2]: link for link in links if _reads_alone(link, readers)}
    joined: dict[Item, Item] = {}
    for link in links:
        if link[0] in joined:
            continue
        chain, made = list(link), [_link(link)]
        while len(made) < longest:
            out = made[-1].out
            following = after.get(out) if out is not None else None
            if following is None or following[0] in joined or DOES[following[0].node.kind] != DOES[chain[0].node.kind] \
                    or following[0].node.elem != chain[0].node.elem or not _may_join([*chain, *following]):
                break
            chain += following
            made.append(_link(following))
        whole = _contract(chain, tuple(made))
        joined.update(dict.fromkeys(chain, whole))
    return _with_products(items, joined)


def _with_products(items: list[Item], joined: dict[Item, Item]) -> dict[Item, Item]:
    """The same with chains that have taken in the product that they add."""
    now = list(dict.fromkeys(joined.get(i, i) for i in items))
    halves = {i.node: i for i in now if i.node.kind in (LOW, HIGH) and not i.links}
    for chain in [i for i in now if i.links]:
        for one, two in pairwise(chain.links):
            pair = halves.get(one.b), halves.get(two.b)
            if not _is_product(*pair) or any(i is not None and i.next != [chain] for i in pair):
                continue
            low, high = (i for i in pair if i is not None)
            reads = dict.fromkeys(r for i in (low, chain) for r in i.reads if r not in (low.node, high.node))
            whole = Item(chain.node, chain.order, reads=list(reads), links=chain.links, inner=(low, high, chain))
            _take_over(whole, [low, high, chain])
            for i in (low, high, *(i for i, c in joined.items() if c is chain)):
                joined[i] = whole
            break
    return joined


def _is_product(low: Item | None, high: Item | None) -> bool:
    """Whether these are the low and the high half of one product."""
    return low is not None and high is not None and (low.node.kind, high.node.kind) == (LOW, HIGH) \
        and low.node.elem == high.node.elem and sorted(map(id, low.node.args)) == sorted(map(id, high.node.args))


def _links(items: list[Item]) -> list[list[Item]]:
    """Items with the same operands, in order."""
    found: dict[tuple[str, int, tuple[Node, ...]], list[Item]] = {}
    for item in items:
        if item.node.kind in CARRIES:
            found.setdefault((DOES[item.node.kind], item.node.elem, tuple(item.node.args)), []).append(item)
    return list(found.values())


def _reads_alone(link: list[Item], readers: dict[Node, set[int]]) -> bool:
    """Whether nobody but a link reads the carry that it takes."""
    carry = link[0].node.args[2]
    return carry.kind in CARRIES and carry.kind not in GIVING and readers[carry] <= {id(i) for i in link}


def _link(items: list[Item]) -> Link:
    given = next((i.node for i in items if i.node.kind in GIVING), None)
    out = next((i.node for i in items if i.node.kind not in GIVING), None)
    a, b, mask = items[0].node.args
    return Link(given, out, a, b, mask)


def _may_join(chain: list[Item]) -> bool:
    """Whether no way leads out of the chain and back into it."""
    inside = set(chain)
    waiting = [n for item in chain for n in item.next if n not in inside]
    seen = set(waiting)
    while waiting:
        for n in waiting.pop().next:
            if n in inside:
                return False
            if n not in seen:
                seen.add(n)
                waiting.append(n)
    return True


def _contract(chain: list[Item], links: tuple[Link, ...]) -> Item:
    """One item for those of a chain, with their edges."""
    made = {item.node for item in chain}
    reads = dict.fromkeys(r for item in chain for r in item.reads if r not in made)
    whole = Item(links[0].node, max(item.order for item in chain), reads=list(reads), links=links)
    _take_over(whole, chain)
    return whole


def _take_over(whole: Item, parts: list[Item]) -> None:
    """The edges of some items are those of another from now on, in an order that is the same in every run."""
    inside = set(parts)
    whole.next = list(dict.fromkeys(n for item in parts for n in item.next if n not in inside))
    whole.before = list(dict.fromkeys(b for item in parts for b in item.before if b not in inside))
    for b in whole.before:
        b.next = list(dict.fromkeys(whole if n in inside else n for n in b.next))
    for n in whole.next:
        n.before = list(dict.fromkeys(whole if b in inside else b for b in n.before))


def in_order(items: list[Item]) -> list[Item]:
    """The items so that each stands behind those that it waits for, else as their nodes in the source."""
    waits = {item: len(item.before) for item in items}
    number = {item: i for i, item in enumerate(items)}
    ready = [(item.order, number[item], item) for item in items if not waits[item]]
    heapify(ready)
    found = []
    while ready:
        item = heappop(ready)[2]
        found.append(item)
        for n in item.next:
            waits[n] -= 1
            if not waits[n]:
                heappush(ready, (n.order, number[n], n))
    assert len(found) == len(items), "items that wait for one another"
    return found
