"""Pass `select`: operations become those that the CPU does cheapest."""
