"""The rules of pairs (p5_pairs), compiled by numba for those that are compiled themselves."""

from __future__ import annotations

from targets.model import p5_pairs
from targets.model.compiled import compiled

register_conflict = compiled(p5_pairs.register_conflict)
listed_conflict = compiled(p5_pairs.listed_conflict)
bank = compiled(p5_pairs.bank)
together = compiled(p5_pairs.together)
address_ready = compiled(p5_pairs.address_ready)
shadow = compiled(p5_pairs.shadow)
decoding = compiled(p5_pairs.decoding)
