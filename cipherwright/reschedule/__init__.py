"""Other people's assembly in a better order: what can be followed is rescheduled and compared, the rest stays as it is."""
