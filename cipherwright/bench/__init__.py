"""`./cw bench` and `./cw measure`: kernels and other people's code, timed on the machine at hand."""
