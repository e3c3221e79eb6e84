"""The rules of Danish as columns of small ints: all that its engine reads of them."""

from typing import Annotated

from huit.cards import FACES, Face, faces_of, rank_of, select_faces
from huit.rules.danish.schema import MOST_ROW
from huit.rules.record import I8, Record
from huit.rules.rule_set import MOST_PACKS, MOST_SEATS, RuleSet

MOST_CARDS = MOST_PACKS * FACES
SLOTS = MOST_SEATS * MOST_ROW
_SETS = ("anywhere", "copies", "asks_suit", "caps", "burns", "plays_again", "sends")


class DanishRules(Record):
    """What the engine reads. Sets of cards are ints with a bit a face."""

    at_least: Annotated[list[int], "i8", 64]
    """By the face in force, the cards as high or higher."""
    at_most: Annotated[list[int], "i8", 64]
    answers: Annotated[list[int], "i8", 64]
    """By the face that sent the pile, the cards that answer it."""
    skips: Annotated[list[int], "i1", 64]
    pack: Annotated[list[int], "i1", MOST_CARDS]
    anywhere: I8
    copies: I8
    asks_suit: I8
    caps: I8
    burns: I8
    plays_again: I8
    sends: I8
    seats: I8
    cards: I8
    hand: I8
    row: I8
    swaps: I8
    lowest_starts: I8
    picks_up_freely: I8
    turns: I8
    """1 where the direction changes when the pile is picked up."""
    goes_on: I8
    winner_points: I8


def write_columns(rules: RuleSet, *, seats: int) -> DanishRules:
    """Return *rules* as columns, for this many players.

    >>> from huit.rules import load_rules
    >>> write_columns(load_rules("danish"), seats=6).cards
    104
    """
    columns = DanishRules()
    columns.seats = seats
    for name in ("hand", "row", "winner_points"):
        setattr(columns, name, rules.at(name, seats=seats))
    columns.swaps = int(bool(rules.knobs["swaps"]))
    columns.picks_up_freely = int(bool(rules.knobs["picks_up_freely"]))
    columns.turns = int(bool(rules.knobs["turns_on_pick_up"]))
    columns.lowest_starts = int(rules.knobs["starts"] == "lowest_card")
    columns.goes_on = int(rules.knobs["goes_on"] == "places")
    _write_cards(rules, columns, rules.packs(seats=seats))
    return columns


def _write_cards(rules: RuleSet, columns: DanishRules, packs: int) -> None:
    faces = [face for face in faces_of(rules.deck) for _ in range(packs)]
    columns.cards = len(faces)
    columns.pack[: len(faces)] = faces
    for name in _SETS:
        setattr(columns, name, sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get(name)))
    for face in faces_of(rules.deck):
        power = rules.power(face)
        columns.skips[face] = int(power.get("skips", 0))
        columns.answers[face] = select_faces(str(power.get("answered_by", ""))) & rules.deck
        columns.at_least[face] = sum(1 << other for other in faces_of(rules.deck) if height_of(other) >= height_of(face))
        columns.at_most[face] = sum(1 << other for other in faces_of(rules.deck) if height_of(other) <= height_of(face))


def height_of(face: Face) -> int:
    """Return how high a card is: 0 for the 2, 12 for the ace (DA-01).

    >>> [height_of(face) for face in (4, 0)]
    [0, 12]
    """
    return (rank_of(face) + 12) % 13
