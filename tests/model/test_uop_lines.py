"""What the uop cache of a Zen 5 gives a clock, and what rename takes: as measured on one, docs/characterize.md."""

from __future__ import annotations

import pytest

from tests.support.sequences import looped, steady

ZEN4, ZEN5 = "zen4", "zen5"
NOPS = {3: "db 0x0f, 0x1f, 0", 4: "db 0x0f, 0x1f, 0x40, 0", 5: "db 0x0f, 0x1f, 0x44, 0, 0"}


def loop(size: int, count: int, cpu: str = ZEN5) -> float:
    """Clocks of a round of a loop of so many nops, of so many bytes each, its counter and its jump."""
    return looped([NOPS[size]] * count + ["dec r15", "jnz near back"], cpu, bits=64)


@pytest.mark.parametrize(("size", "count", "measured"), [
    (3, 19, 4.01), (3, 31, 4.01), (3, 39, 6.01), (3, 43, 6.99), (3, 55, 7.01), (3, 63, 10.02), (3, 79, 12.05),
    (4, 15, 4.01), (4, 27, 4.01), (4, 31, 7.01), (4, 43, 7.02), (4, 47, 8.01), (4, 63, 11.03), (4, 191, 29.06),
    (5, 15, 4.00), (5, 27, 5.01), (5, 35, 5.00), (5, 39, 6.01), (5, 95, 12.04), (5, 191, 24.09)])
def test_windows_of_zen5(size: int, count: int, measured: float) -> None:
    """Three lines that begin in 64 bytes take three clocks, two take one, whatever the number of instructions is."""
    assert loop(size, count) == pytest.approx(measured, abs=0.1)


def test_lines_are_not_counted_without_windows() -> None:
    """Zen 4 renames six a clock, from a line of nine."""
    assert loop(4, 31, ZEN4) == pytest.approx(32 / 6, abs=0.4)


def test_long_instructions_come_a_window_a_clock() -> None:
    """Of eleven bytes 62 a clock were measured."""
    long = "db 0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0"
    assert 11 / steady([long], ZEN5, bits=64, copies=64) == pytest.approx(63, abs=1.5)


@pytest.mark.parametrize(("vectors", "general", "measured"), [(8, 0, 1.32), (7, 1, 1.17), (6, 2, 1.0), (4, 4, 1.0)])
def test_vectors_renamed_by_zen5(vectors: int, general: int, measured: float) -> None:
    """Of the eight that are renamed a clock no more than six have to do with vectors; they may be eliminated moves."""
    moves = [f"movdqa xmm{n},xmm{n + 8}" for n in range(vectors)]
    others = [f"lea r{8 + n},[rdi+0x1000]" for n in range(general)]
    assert steady([*moves, *others], ZEN5, bits=64) == pytest.approx(measured, rel=0.02)
