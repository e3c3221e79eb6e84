"""A whole family of games in six modules, one for each floor: everybody lays one card, and the highest wins."""
