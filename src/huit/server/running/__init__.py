"""`huit serve` and `huit play`: the commands, and how one or several processes start and stop."""
