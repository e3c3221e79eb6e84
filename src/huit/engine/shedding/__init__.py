"""Shedding games: be the first to have no card left."""
