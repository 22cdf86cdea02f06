"""Published figures beside ours, as text and as pages."""
