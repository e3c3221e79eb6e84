"""What people meet: the command line, and the page (built into `web`). All words on a screen are made here, by language."""
