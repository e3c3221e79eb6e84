"""The command line, and the page (built into `web`): all words on a screen are made here, by language."""
