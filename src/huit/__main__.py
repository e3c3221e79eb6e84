"""`python -m huit` is `huit`."""

from huit.commands import main

# A process that searches reads this module too, as it starts (`huit.server.live.search_pool`).
if __name__ == "__main__":
    main()
