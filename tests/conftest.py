"""Options of the test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--bless` rewrites expected messages."""
    parser.addoption("--bless", action="store_true", help="rewrite the messages that tests/wrong/*.cw expect")
