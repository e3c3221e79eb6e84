"""Shedding games: be the first to have no card left."""

from huit.engine.shedding.family import FAMILY

__all__ = ["FAMILY"]
