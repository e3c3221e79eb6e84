"""Rooms in memory: the lobby, their writers, sockets, presence and computer players. Imports nothing of `server.http`."""
