"""A routine of anyone's object file as one side of a comparison: its instructions and what the pipeline model saw."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cipherwright.compiler.lines import Line, Planned
from cipherwright.errors import UserError
from cipherwright.explain.difference import cost
from cipherwright.explain.simulation import Code, check_bits
from cipherwright.explain.view import View, make_view
from targets import simulate
from targets.callspec import Call
from targets.cpu import Cpu
from targets.machinecode import Instruction, MachineCodeError
from targets.run_trace import TracedCall, TraceError, trace_call


def side(code: Code, call: Call, cpu: Cpu, against: str, bias: str, block_bytes: int | None) -> tuple[Planned, View]:
    """Run a call under emulation and through the model: the instructions that ran, in their order in memory.

    `against` names a CPU whose parts are tried in this one's place ("": none). A call's blocks are of `block_bytes`,
    if the specification says how many bytes it handles. UserError when the call cannot be run.
    """
    check_bits(cpu.name, code.bits)
    try:
        traced = trace_call(call, code.objects)
    except (TraceError, MachineCodeError) as error:
        raise UserError(str(error)) from None
    places = sorted((one.address, one) for one in traced.trace.code)
    text = "\n".join(one.text for _, one in places)
    lines = {address: number for number, (address, _) in enumerate(places, 1)}
    outcome = simulate.simulate(traced.trace, cpu.name, timeline=True)
    exchanged = simulate.exchanges(traced.trace, cpu.name, against) if against else {}
    bytes_ = call.bytes_per_call
    blocks = bytes_ // block_bytes if bytes_ and block_bytes and bytes_ % block_bytes == 0 else None
    view = make_view(outcome, traced.trace, lines, text, "", title=cpu.title, bias=bias, blocks=blocks,
                     block_bytes=block_bytes if blocks else None)
    view = replace(view, exchanges=tuple((part, against, clocks / outcome.calls)
                                         for part, clocks in exchanged.items()))
    return Planned(_manifest(traced, view), [_line(one, cpu) for _, one in places]), view


def _line(one: Instruction, cpu: Cpu) -> Line:
    """It is of no region: it stands in that of the rows about it."""
    known = cost(cpu, one.form)
    return Line(0.0, known.uops if known else 0, one.text, "", f"/{one.form}/op", one.form, "", "op")


def _manifest(traced: TracedCall, view: View) -> dict[str, Any]:
    """What a comparison reads of a kernel's manifest: the code that ran, without plans."""
    return {"instructions": len(traced.trace.code), "uops": view.uops, "pieces": [], "rolled": []}
