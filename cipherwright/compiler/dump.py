"""Results of passes as text, line by line, each with the place in the source that it comes from."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from lark import Tree

from cipherwright.compiler.state import State, overlaps, there
from dsl.ir import Kernel, Linear, Loop, Modulus, Op, Pos, Region, Table
from dsl.operations import BOXES
from dsl.parser import pos_of
from scheduler.code.instr import Instr
from scheduler.finish.emit import by_name, render
from scheduler.finish.finish import Routine
from scheduler.graph.nodes import dump
from scheduler.graph.places import element_bytes
from scheduler.graph.simplify import pieces
from scheduler.mapping.layout import Layout
from targets.abi import DEFAULT, independent, load_abis


class Shown(NamedTuple):
    """A line of a dump; `pos` is None where it is of no one place in the source."""

    text: str
    pos: Pos | None = None


def text_lines(state: State) -> Iterator[Shown]:
    """The source as it is."""
    return map(Shown, state.text.splitlines())


def tree_lines(state: State) -> Iterator[Shown]:
    """The syntax tree of one kernel; definitions and blocks of the file by name."""
    program = there(state.tree)
    if program.uses:
        yield Shown(f"uses: {' '.join(use.alias for use in program.uses)}")
    yield Shown(f"definitions: {' '.join(program.definitions)}")
    yield Shown(f"kernels: {' '.join(program.kernels)}")
    yield Shown(f"algorithms: {' '.join(program.algorithms)}")
    yield Shown(f"mappings: {len(program.mappings)}")
    yield from branch_lines(program.path, program.kernels[state.name])


def branch_lines(path: str, tree: Tree[Any], depth: int = 0) -> Iterator[Shown]:
    """A syntax tree, a node a line; a node with one leaf has it beside it."""
    head, pos = "  " * depth + str(tree.data), pos_of(path, tree)
    if len(tree.children) == 1 and not isinstance(tree.children[0], Tree):
        yield Shown(f"{head}\t{tree.children[0]}", pos)
        return
    yield Shown(head, pos)
    for child in tree.children:
        if isinstance(child, Tree):
            yield from branch_lines(path, child, depth + 1)
        else:
            yield Shown("  " * (depth + 1) + str(child), pos)


def mapping_lines(state: State) -> Iterator[Shown]:
    """The directives that apply, the loops kept at run time, and what of the layout is not as it would be without."""
    choice = there(state.choice)
    yield Shown(f"directives: {'; '.join(choice.directives) or 'none'}")
    yield Shown(f"loops kept: {' '.join(f'{label} by {n}' for label, n in sorted(choice.rolled.items())) or 'none'}")
    plain = Layout(bits=choice.layout.bits)
    for name in sorted(vars(plain)):
        value = getattr(choice.layout, name)
        if name == "bits" or value != getattr(plain, name):
            yield Shown(f"{name}: {_said(value)}")


def _said(value: Any) -> str:
    if isinstance(value, frozenset):
        return " ".join(sorted(value))
    return " ".join(name for name, _ in value) if isinstance(value, tuple) else str(value)


def ir_lines(state: State) -> Iterator[Shown]:
    """The algorithm IR, an operation a line, then its tables and linear maps."""
    kernel = there(state.kernel)
    number: dict[int, int] = {}

    def show(region: Region, depth: int) -> Iterator[Shown]:
        for item in region.items:
            if isinstance(item, Loop):
                yield Shown("  " * depth + f"loop {item.name} carried {[c.param.name for c in item.carried]}", item.pos)
                for c in item.carried:
                    number[id(c.param)] = len(number)
                yield from show(item.body, depth + 1)
                continue
            number[id(item)] = len(number)
            args = " ".join(f"{a.attr:#x}" if a.kind == "const" else f"%{number.get(id(a), '?')}" for a in item.args)
            text = f"%{number[id(item)]}: {item.type} = {item.kind} {args} {_attribute(item)} {item.name}"
            yield Shown("  " * depth + text.rstrip(), item.pos)

    yield Shown(f"kernel {kernel.name}")
    yield from show(kernel.body, 1)
    yield from map(Shown, dict.fromkeys(map(_contents, ir_tables(kernel))))


def _attribute(op: Op) -> object:
    if op.kind in ("load", "store"):
        return f"{op.attr.param.name}+{op.attr.offset}"
    if op.kind == "slicewise":
        return f"{op.attr[0].name} bit {op.attr[1]}"
    if op.kind == "index" and op.attr is not None:
        return f"byte {op.attr[0]}" if isinstance(op.attr, tuple) else f"bit {op.attr}"
    if isinstance(op.attr, Modulus):
        return ""  # as the type says
    found = getattr(op.attr, "name", op.attr)
    return "" if found is None or op.kind == "result" else found


def ir_tables(kernel: Kernel) -> list[Table | Linear]:
    """The tables and linear maps that the operations use, each once, in the order of use."""
    found: dict[Table | Linear, None] = {}
    for op in kernel.body.ops():
        if op.kind in ("lookup", "linear", *BOXES):
            found[op.attr] = None
        elif op.kind == "slicewise":
            found[op.attr[0]] = None
    return list(found)


def _contents(of: Table | Linear) -> str:
    """A table in a line: its size, and a digest of its contents."""
    kind, numbers = ("table", of.entries) if isinstance(of, Table) else ("linear", of.columns)
    return (f"{kind} {of.name}: {len(numbers)} of {of.bits} bits, "
            f"{hashlib.sha256(' '.join(map(str, numbers)).encode()).hexdigest()[:8]}")


def overlap_lines(state: State) -> Iterator[Shown]:
    """What may be in place of what, as far as it is known after this pass."""
    for pair in overlaps(state):
        how = "right, as with two buffers" if pair.alike else "right, but not as with two buffers"
        yield Shown(f"{pair.written} in place of {pair.read}: {how if pair.right else 'not right'}")


def access_lines(state: State) -> Iterator[Shown]:
    """Which bytes are read and written, how often, and after how many stores to the same place of the other parameter.
    """
    names = [p.name for p in pieces(there(state.graph))]
    total: Counter[tuple[Any, ...]] = Counter()
    for key, times in there(state.accesses).items():
        piece, mine, other, kind, place, before = key
        assert isinstance(place, tuple)
        total[piece, kind, mine, other, before, place[-1]] += times
    runs: dict[tuple[Any, ...], list[list[int]]] = {}  # what is said of bytes -> ranges of them
    for (*same, byte), times in sorted(total.items()):
        found = runs.setdefault((*same, times), [[byte, byte]])
        if byte > found[-1][1] + 1:
            found.append([byte, byte])
        found[-1][1] = byte
    for (piece, kind, mine, other, before, times), ranges in runs.items():
        places = ", ".join(f"{a} to {b}" if a < b else str(a) for a, b in ranges)
        yield Shown(f"piece {names[piece]}: {kind} {mine}, bytes {places}, {times} times after {before} stores to "
                    f"{other}")


def graph_lines(state: State) -> Iterator[Shown]:
    """The machine graph, a node a line, then its tables."""
    graph = there(state.graph)
    nodes = (n for piece in pieces(graph) for n in piece.nodes)
    for line in dump(graph).splitlines():
        yield Shown(line, next(nodes).pos if line.lstrip().startswith("%") else None)
    for t in graph.tables:
        yield Shown(f"{_contents(t)}, {len(t.entries) * element_bytes(t)} bytes")


def plan_lines(state: State) -> Iterator[Shown]:
    """Every piece's instructions in planned order: clock, µops, role, text; slots have no place in the frame yet."""
    graph = there(state.graph)
    abi = independent(graph.bits) if graph.start else DEFAULT[graph.bits]  # of which text only says how tables are met
    unfinished = Routine(graph.name, [], graph.tables, [], abi=load_abis()[abi])
    for plan in there(state.plans).values():
        bounds = ", ".join(f"{name} {value:g}" for name, value in plan.bounds.items())
        yield Shown(f"piece {plan.name}: {plan.uops} uops, planned {plan.planned:.1f} clocks; bounds: {bounds}")
        for i in plan.instrs:
            text = render(i, unfinished, by_name)
            yield Shown(f"  {i.cycle:7.1f} {i.uops:2} {i.role:8}{text}", i.node.pos)


def routine_lines(state: State) -> Iterator[Shown]:
    """Frame offsets, then every label and instruction in final order."""
    routine = there(state.routine)
    yield Shown(f"frame of {routine.frame} bytes, slots from {routine.base}")
    for slot, offset in routine.offset.items():
        yield Shown(f"slot {offset - routine.bias:+5} {slot.name}")
    for line in routine.lines:
        if isinstance(line, Instr):
            yield Shown(f"        {render(line, routine)}", line.node.pos)
        else:
            yield Shown(f"{line.name}:")


def asm_lines(state: State) -> Iterator[Shown]:
    """The assembly text as it is written to the file."""
    emitted = there(state.emitted)
    done = 0
    for line in emitted.asm.splitlines():
        if done < len(emitted.lines) and line.split(" ;")[0].rstrip() == f"        {emitted.lines[done][1]}":
            yield Shown(line, emitted.lines[done][0].node.pos)
            done += 1
        else:
            yield Shown(line)


def join(lines: Iterable[Shown]) -> str:
    """A dump as one text, without a newline at its end."""
    return "\n".join(line.text.rstrip() for line in lines)
