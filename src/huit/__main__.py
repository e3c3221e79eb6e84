"""`python -m huit` is `huit`."""

from huit.commands import main

main()
