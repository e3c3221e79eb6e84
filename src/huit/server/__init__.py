"""The server: rooms over HTTP and WebSocket, stored in a database. Only this floor waits, reads clocks and writes files."""
