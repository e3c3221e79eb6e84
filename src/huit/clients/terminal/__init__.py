"""Commands for a terminal: the rules, a scene replayed, mass play."""
