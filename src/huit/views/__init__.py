"""What leaves the engine: the part of a view that a page gets, and positions as text."""

from huit.views.client_view import client_view, hand_reasons
from huit.views.positions import Position, PositionError, check_position, load_position, position_json

__all__ = ["Position", "PositionError", "check_position", "client_view", "hand_reasons", "load_position", "position_json"]
