"""Numbers modulo a constant as limbs: the pass `limbs` and what it is made of."""
