"""The list of passes, their results as text, and the manifest of a kernel."""
