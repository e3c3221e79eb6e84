"""The server beside its peers: see README.md."""
