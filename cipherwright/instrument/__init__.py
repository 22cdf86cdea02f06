"""The pipeline model applied: traces of our kernels, calls of other people's, a judge for searches."""
