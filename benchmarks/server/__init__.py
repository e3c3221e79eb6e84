"""The server against its peers: see README.md."""
