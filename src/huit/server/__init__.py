"""The server: rooms over HTTP and WebSocket, kept in a journal on disk. The only floor that waits, reads a clock or writes a file."""
