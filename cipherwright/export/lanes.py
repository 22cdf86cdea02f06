"""Which codes of a library hash several messages at once, and how many clocks each takes: what the C layer chooses by.

Clocks are the pipeline model's, of the CPU that the code was made for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cipherwright import kept
from cipherwright.building.build import FIRST_BASE
from cipherwright.export.collect import Code, Collected, Function
from cipherwright.files import digest
from cipherwright.paths import TOOL
from cipherwright.progress import counted
from cipherwright.project.sources import Library

BLOCKS = 4
"""Blocks of each message in the call that is timed: between ends of messages there are few."""
KIND = "clocks"


def several(kernel: Function, functions: Sequence[Function]) -> list[Function]:
    """The functions that run a kernel for several messages at once, each message in its own buffers."""
    return [f for f in functions if f.kernel == kernel.kernel and messages(f) > 1 and not f.slices]


def messages(function: Function) -> int:
    """How many messages a call takes."""
    return int(function.manifest.get("messages", 1))


def row(function: Function, values: Mapping[str, str], count: str = "n") -> dict[str, Any]:
    """A function for the templates, as it is called with arrays of pointers: `values` are theirs, by parameter."""
    arguments: list[str] = []
    for param in function.params:
        if param.kind == "count":
            arguments.append(count if function.splits else f"(uint32_t){count}")
        else:
            arguments += [f"{values[param.name]}[{i}]" for i in range(messages(function) if param.own else 1)]
    return {"function": function.name, "messages": messages(function), "arguments": arguments}


def clocks(collected: Collected, made: Mapping[str, Any]) -> dict[str, int]:
    """By symbol, the clocks that a call takes for a block of each of its messages, of every code that can hash for an
    algorithm that has code for several messages.

    Raises as `cipherwright.instrument.kernel_trace.trace_image` and `targets.simulate.simulate` do.
    """
    chosen = {r["function"] for a in made["hashes"] if any(r["messages"] > 1 for r in a["rows"]) for r in a["rows"]}
    codes = [(f, code) for f in collected.functions if f.name in chosen for code in f.codes]
    if not codes:
        return {}
    found = {}
    with counted(len(codes), "clocks by the model") as advance:
        for function, code in codes:
            found[code.symbol] = _clocks(collected.library, function, code)
            advance()
    return found


@cache
def _judge() -> str:
    """SHA-256 over what says clocks: the model, its tables, the emulation."""
    folders = ("targets", "cipherwright/instrument", "cipherwright/machine")
    paths = sorted(p for folder in folders for p in (TOOL / folder).glob("**/*") if _judges(p))
    return digest(b"\0".join(digest(p.read_bytes()).encode() for p in paths))


def _judges(path: Path) -> bool:
    return path.suffix in (".py", ".toml", ".asm") and "validation" not in path.parts


def _clocks(library: Library, function: Function, code: Code) -> int:
    """Of one code; what was found before for the same text is believed."""
    words = json.dumps([digest(code.asm.encode()), code.cpu.target, BLOCKS, _judge()])
    found = kept.find(KIND, words)
    if not isinstance(found, int):
        found = _simulated(library, function, code)
        kept.put(KIND, words, found)
    return found


def _simulated(library: Library, function: Function, code: Code) -> int:
    from cipherwright.instrument.instrument import say_if_cold
    from cipherwright.instrument.kernel_args import kernel_arguments
    from cipherwright.instrument.kernel_trace import trace_image
    from cipherwright.machine.assemble import assemble
    from targets.elf import load_elf
    from targets.simulate import simulate

    cpu = code.cpu
    asm = code.asm.replace("        endbr64\n", "")  # the emulation does not know it; it costs a slot in a call
    image = load_elf(assemble(asm, code.symbol, cpu.bits), FIRST_BASE, cpu.bits)
    arguments = kernel_arguments(library, function.kernel, BLOCKS, messages(function))
    say_if_cold(cpu.name)
    trace = trace_image(image, code.symbol, arguments, cpu.features, abi=cpu.abi)
    return max(1, round(simulate(trace, cpu.name).cycles / BLOCKS))
