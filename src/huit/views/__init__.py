"""What leaves the engine: the part of a view that a page gets, and positions as text."""
