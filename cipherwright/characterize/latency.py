"""Latencies of a form's pairs of operands, of the chains that were timed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cipherwright.characterize.bodies import Chain
from cipherwright.characterize.timing import Figure


@dataclass(frozen=True)
class Latency:
    """From one operand to another (as `Chain.name`), in clocks; `of_round_trip`: with half a round trip subtracted.

    `chain` is what was timed.
    """

    pair: str
    clocks: float
    spread: float
    of_round_trip: bool
    chain: float


def halves(trips: Mapping[tuple[str, str], Figure]) -> dict[str, float]:
    """The latency of each transfer between files of registers, half a round trip."""
    return {name: figure.clocks / 2 for names, figure in trips.items() for name in names}


def latencies(chains: Sequence[Chain], figures: Sequence[Figure],
              ways: Mapping[str, float]) -> dict[str, list[Latency]]:
    """By form, what its chains say; a chain that comes back by a way that is not known says nothing."""
    out: dict[str, list[Latency]] = {}
    for chain, figure in zip(chains, figures, strict=True):
        if chain.via and chain.via not in ways:
            continue
        rest = figure.clocks - chain.known - (ways[chain.via] if chain.via else 0.0)
        value = max(rest, 0.0) / chain.links
        out.setdefault(chain.form, []).append(
            Latency(chain.name, value, figure.spread, bool(chain.via), figure.clocks / chain.links))
    return out


def of_registers(found: Sequence[Latency]) -> Latency | None:
    """The longest from a register or flag, None without any."""
    return max((one for one in found if not one.pair.startswith("m")), key=lambda one: one.clocks, default=None)


def of_memory(found: Sequence[Latency]) -> Latency | None:
    """The longest from an address, None without any."""
    return max((one for one in found if one.pair.startswith("m")), key=lambda one: one.clocks, default=None)
