"""Makes the engine: Huit's Python with a Python for browsers, so that the page plays without a server."""
