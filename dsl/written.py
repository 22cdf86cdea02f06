"""What a kernel leaves alone of its parameters: outputs that it does not write, inputs that it does not read."""

from __future__ import annotations

from lark import Tree

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Param
from dsl.parser import Program, pos_of


def left_alone(program: Program, kernel: Kernel) -> list[SourceError]:
    """What is likely to be forgotten, each at the parameter; none of it keeps a kernel from being compiled.

    An `out` parameter of which bytes are surely never written, and an `in` or `inout` one that is never read. What is
    written in a loop that stays one is taken for all of the parameter.
    """
    tree = program.kernels[kernel.name]
    places = {str(p.children[0]): p for p in tree.children if isinstance(p, Tree) and p.data == "memory_param"}
    found = []
    for param in kernel.params:
        if param.name in places and (said := _left(param, kernel)):
            found.append(SourceError(pos_of(program.path, places[param.name]), *said))
    return found


def _left(param: Param, kernel: Kernel) -> tuple[str, str] | None:
    """Message and hint of what is left alone of a parameter."""
    name = param.name
    used = [op for op in kernel.body.ops() if op.kind in ("load", "store") and op.attr.param == param]
    if param.kind != "out":
        if any(op.kind == "load" for op in used):
            return None
        return (f"`{name}` is never read", "read it, or remove it; of what is only written say `out`"
                if param.kind == "inout" else "read it, or remove it")
    left = set(range(param.bytes))
    for op in used:
        at = op.attr
        left -= left if at.strides else set(range(at.offset, at.offset + (at.bits + 7) // 8))
    if not left:
        return None
    if len(left) == param.bytes:
        return f"`{name}` is `out` and never written", f"write its elements, such as `{name}[0] = …`, or remove it"
    element = min(left) * param.length // param.bytes
    return (f"`{name}[{element}]` is `out` and never written",
            f"write all {param.length} elements, declare fewer, or `inout` if it keeps what the caller has in it")
