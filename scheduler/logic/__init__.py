"""Logic circuits of tables and linear maps: their form, those stored, those made, and the searches for short ones."""
