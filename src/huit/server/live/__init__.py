"""Rooms that are played now: the lobby, their writers and sockets, who is there, and when computers act. Knows no HTTP."""
