"""What algorithms promise and how kernels are driven: modes, hashes, keystreams, vectors, state."""
