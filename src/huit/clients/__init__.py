"""The command line, and the page (built into `web`): their words stand in `huit.words`."""
