"""What a page is told of its own choices."""

from huit.views import client_view
from huit.views.positions import read_position


def view_of(hand: str, *, top: str = "5h") -> dict[str, object]:
    """Return what the page of seat 0, whose turn it is, gets."""
    scene = f'rules = "monclar"\nhands = ["{hand}", "Kd Qd 3d"]\ndiscard = "{top}"\nstock = "2c 3d"'
    return client_view(read_position(scene).round, 0)


def test_carte_can_be_said_with_a_play_that_leaves_one_card():
    assert view_of("9h As")["may_announce"] is True


def test_carte_cannot_be_said_when_nothing_can_be_played():
    assert view_of("9c As")["may_announce"] is False


def test_carte_cannot_be_said_with_more_cards():
    assert view_of("9h As 2s")["may_announce"] is False
