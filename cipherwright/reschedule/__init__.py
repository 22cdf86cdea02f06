"""Other people's assembly in a better order: what can be followed is searched and compared, the rest stays."""
