"""The server: rooms over HTTP and WebSocket, kept in a journal on disk. The floor that waits, reads a clock and writes a file."""
