"""What a mapping says: directives, and the layout of values on registers that follows from them."""
