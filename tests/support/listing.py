"""Listings on pages beside what is printed."""

from __future__ import annotations

from collections.abc import Iterable


def in_order(wanted: Iterable[str], there: Iterable[str]) -> str | None:
    """The first of `wanted` that does not follow the others in `there`; None if all do."""
    rest = iter(there)
    return next((line for line in wanted if line not in rest), None)
