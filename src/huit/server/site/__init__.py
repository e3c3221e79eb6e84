"""Huit as a folder of files for any host: the page, the engine that plays in a browser, and what a server would answer."""
