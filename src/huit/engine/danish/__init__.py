"""Danish, also called Bataille norvégienne: hand, face-up cards, face-down cards, and a discard to be picked up."""

from huit.engine.danish.family import FAMILY

__all__ = ["FAMILY"]
