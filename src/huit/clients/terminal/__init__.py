"""Commands for a terminal: rules, replay, verify, score and simulate."""
