"""Trick games for three with an announcer: 3-5-8 (Sergeant Major)."""

from huit.engine.tricks.family import FAMILY

__all__ = ["FAMILY"]
