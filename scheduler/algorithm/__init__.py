"""Passes on the algorithm IR: from the source's operations to operations, before registers are thought of."""
