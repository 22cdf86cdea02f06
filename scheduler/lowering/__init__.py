"""Pass `map`: the algorithm IR becomes a machine graph, laid on the registers as a layout says."""
