"""Which kernel the C layer calls where a variant could stand in its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cipherwright.export.collect import Function
from cipherwright.export.contract import Contract, Parameter
from cipherwright.export.layer import _safer

TABLES = "NOT constant time: secret data indexes tables."
CONSTANT = "Constant time: no secret reaches an address or a branch."
PLACE = "Parameters do not overlap, but dst may be exactly in place of src."
LINES = ("src: 16 bytes a block, read, secret, no alignment needed",)
PARAMETERS = (Parameter("const void *", "src", 16), Parameter("uint32_t", "n"))


def function(variant: str | None, *sentences: str, lines: tuple[str, ...] = LINES) -> Function:
    return Function("f", "f", variant, 0, Contract(PARAMETERS, lines, sentences), (), {}, True)


def test_what_is_constant_time_stands_in_for_what_is_not() -> None:
    assert _safer(function("rounds", PLACE, CONSTANT), function(None, PLACE, TABLES))


@pytest.mark.parametrize("other", [
    function("general", PLACE, TABLES), function(None, PLACE, CONSTANT),
    function("rounds", "Parameters do not overlap.", CONSTANT),
    function("slices", PLACE, CONSTANT, lines=("src: 2048 bytes a batch (128 slices), read, secret, aligned to 16",)),
    replace(function("rounds", PLACE, CONSTANT), splits=False)])
def test_what_is_called_otherwise_or_no_better_does_not(other: Function) -> None:
    assert not _safer(other, function(None, PLACE, TABLES))


def test_what_is_constant_time_already_stays() -> None:
    assert not _safer(function("mmx", PLACE, CONSTANT), function(None, PLACE, CONSTANT))
