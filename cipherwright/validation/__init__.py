"""Published figures beside the model's, and what the model's error is."""
