"""Views that leave the engine: the part that a page gets, and positions as text."""

from huit.views.client_view import client_view, open_before_deal, open_view, own_of_nobody, own_view
from huit.views.positions import Position, check_position, load_position, position_json
from huit.views.reader import PositionError

__all__ = [
    "Position",
    "PositionError",
    "check_position",
    "client_view",
    "load_position",
    "open_before_deal",
    "open_view",
    "own_of_nobody",
    "own_view",
    "position_json",
]
