"""What the model says of a run, for people: pages, text, two schedules side by side, anyone's object file."""
