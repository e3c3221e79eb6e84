"""`huit serve` and `huit play`: the commands, one process or several, and how they start and stop."""
