"""Pass `schedule`: list scheduling of a piece with registers as a resource."""
