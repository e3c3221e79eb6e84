"""Actions as small ints, so that a set of them is one int. 0 to 53 play a face; what the others mean stands here.

While a choice is open (the `phase` of a state) the same ints answer it: a face for a joker to stand for or to be given
away, or a seat. DRAW then takes a card blindly.
"""

Action = int
ActionSet = int
Seat = int

DRAW: Action = 54
PASS: Action = 55
NAME_SUIT: Action = 56
"""This plus a suit names it."""
SAY: Action = 60
"""« Carte »: announce, with the next play or late."""
CATCH: Action = 61
"""« Contre-carte », « contre-4 », « Maldonne »."""
DECLARE: Action = 62
"""Show four cards of the rank that wins."""

NO_ACTION: ActionSet = 0
ALL_SUITS: ActionSet = 0b1111 << NAME_SUIT
