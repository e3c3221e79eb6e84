"""Rooms: who sits where, match after match, and the journal that builds a room again. Pure: no clock, no wire, no store."""
