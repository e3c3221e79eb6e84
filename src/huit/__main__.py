"""`python -m huit` is `huit`."""

from huit.commands import main

# A process that searches reads this module too, as it starts (`huit.server.live.searching`).
if __name__ == "__main__":
    main()
