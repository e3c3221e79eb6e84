"""A rule set and a number of seats as columns of small ints: all that the engine reads of the rules."""

from typing import Annotated

from huit.cards import FACES, FaceSet, faces_of, is_joker, rank_of, select_faces, suit_of
from huit.rules.contradictions import check_deal
from huit.rules.record import I1, I2, I8, Record
from huit.rules.rule_set import MOST_PACKS, RulesError, RuleSet

ON_FACE = 0
"""Row of `accept` for a turn on a face: this plus the face."""
UNPAID = 64
"""Row for an attack that is not paid yet: this plus the face that attacked."""
NAMED = 192
"""Row for a suit that a wild card named: this plus the suit. (128 to 191 are for runs laid by one player.)"""
ROWS = 196

KEPT, MAY_BE_PLAYED, MUST_BE_PLAYED = range(3)
"""What becomes of a drawn card: the values of `drawn_card`."""
_DRAWN_CARD = {"kept": KEPT, "may_be_played": MAY_BE_PLAYED, "must_be_played": MUST_BE_PLAYED}

PerFace = Annotated[list[int], "i1", 64]
MOST_CARDS = MOST_PACKS * FACES
_NEVER = 32_000


class CompiledRules(Record):
    """What the engine reads.

    One column a power: a new effect of a card is a new column here and a line in `engine/shedding/apply`.
    """

    accept: Annotated[list[int], "i8", ROWS]
    """By what is in force, the cards that may be played on it."""
    pack: Annotated[list[int], "i1", MOST_CARDS]
    """All the cards of the game, in the order of their faces; the first `cards` of them count."""
    draw: PerFace
    skips: PerFace
    reverses: PerFace
    names_suit: PerFace
    plays_again: PerFace
    clears_debt: PerFace
    points: Annotated[list[int], "i2", 64]
    starter_buried: I8
    seats: I2
    cards: I2
    hand: I2
    draws: I2
    play_limit: I2
    drawn_card: I1
    draws_freely: I1
    recycles: I1
    announces: I1
    announces_last: I1
    penalty: I1
    wrong_catch: I1
    starter_acts: I1
    counts: I1


def compile_rules(rules: RuleSet, *, seats: int) -> CompiledRules:
    """Return *rules* as the columns of small ints that the engine reads, for this many players.

    What changes with the number of players is settled here, so that no kernel asks how many play.

    >>> from huit.cards import parse_face
    >>> from huit.rules import load_rules
    >>> compile_rules(load_rules("minimale"), seats=3).draw[parse_face("2h")]
    2

    Raises:
        RulesError: if the rules are not for this many players.
    """
    if rules.abstract:
        raise RulesError(f"{rules.id}: abstract: not a game by itself, but what its versions share")
    if seats not in rules.seats:
        raise RulesError(f"{rules.id}: seats: {seats} cannot play, only {rules.seats[0]} to {rules.seats[-1]}")
    check_deal(rules, seats, rules.id)
    columns = CompiledRules()
    _write_numbers(rules, columns, seats)
    _write_cards(rules, columns, rules.packs(seats=seats))
    if seats == 2:
        # G-22: two players are each other's next, whichever way the play goes.
        columns.reverses = [0] * len(columns.reverses)
    _write_accept(rules, columns)
    return columns


def _write_numbers(rules: RuleSet, columns: CompiledRules, seats: int) -> None:
    knobs = rules.knobs
    columns.seats = seats
    columns.hand = rules.at("hand", seats=seats)
    columns.draws = rules.at("draws", seats=seats)
    columns.penalty = rules.at("penalty", seats=seats)
    columns.play_limit = rules.at("play_limit", seats=seats) or _NEVER
    columns.drawn_card = _DRAWN_CARD[str(knobs["drawn_card"])]
    columns.starter_buried = select_faces(str(knobs["starter_buried"]))
    columns.counts = knobs["count"] == "left_in_hand"
    for name in ("draws_freely", "recycles", "announces", "announces_last", "wrong_catch", "starter_acts"):
        setattr(columns, name, int(bool(knobs[name])))


def _write_cards(rules: RuleSet, columns: CompiledRules, packs: int) -> None:
    faces = [face for face in faces_of(rules.deck) for _ in range(packs)]
    columns.cards = len(faces)
    columns.pack[: len(faces)] = faces
    for face in faces_of(rules.deck):
        columns.points[face] = rules.points.get(face, 0)
        power = rules.power(face)
        columns.draw[face] = int(power.get("draw", 0))
        columns.skips[face] = int(power.get("skips", 0))
        columns.reverses[face] = int(power.get("reverses", False))
        columns.names_suit[face] = int(power.get("names_suit", False))
        columns.plays_again[face] = int(power.get("plays_again", False))
        columns.clears_debt[face] = int(power.get("clears_debt", False))


def _write_accept(rules: RuleSet, columns: CompiledRules) -> None:
    """Write, for whatever may be in force, the cards that go on it (G-01, G-16)."""
    deck = rules.deck
    wild = sum(1 << face for face in faces_of(deck) if rules.power(face).get("wild"))
    for face in faces_of(deck):
        columns.accept[ON_FACE + face] = _matching(face, deck) | wild
        columns.accept[UNPAID + face] = select_faces(str(rules.power(face).get("answered_by", ""))) & deck
    for suit in range(4):
        columns.accept[NAMED + suit] = select_faces("cdhs"[suit]) & deck | wild


def _matching(face: int, deck: FaceSet) -> FaceSet:
    if is_joker(face):
        return deck
    same_suit = sum(1 << other for other in faces_of(deck) if not is_joker(other) and suit_of(other) == suit_of(face))
    return same_suit | 0b1111 << 4 * rank_of(face) & deck
