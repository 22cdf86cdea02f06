"""Sources to start from, one of each kind."""

from __future__ import annotations

from pathlib import Path

LIKE = ("arx", "sbox", "stream", "hash", "sponge", "mac", "aead")
"""Block ciphers of either kind of round, then protocols."""


def template(like: str) -> str:
    """The text of a template, with NAME where the cipher's name goes."""
    return (Path(__file__).parent / f"{like}.cw").read_text(encoding="utf-8")
