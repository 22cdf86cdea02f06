"""The sequences that manuals print: read, assembled, run on the model."""
