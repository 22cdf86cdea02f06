"""The planner's clocks: out of order, in order with pairs, and lower bounds."""
