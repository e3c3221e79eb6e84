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
"""Row for a suit that a card named: this plus 4 times the rank of that card plus the suit. (128 to 191 are for runs.)"""
LAST = 256
"""Row for a last card that still hits: this plus the face that its player went out with."""
ROWS = 320

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
    names_own_suit: PerFace
    clears_debt: PerFace
    last_draw: PerFace
    doubles: PerFace
    points: Annotated[list[int], "i2", 64]
    wild: I8
    """The cards that go on anything."""
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
    late_say: I1
    plays_after_paying: I1
    winner_points: I2


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
    columns.hand = rules.hand(seats=seats)
    columns.winner_points = rules.at("winner_points", seats=seats)
    columns.plays_after_paying = rules.at("plays_after_paying", seats=seats)
    columns.draws = rules.at("draws", seats=seats)
    columns.penalty = rules.at("penalty", seats=seats)
    columns.play_limit = rules.at("play_limit", seats=seats) or _NEVER
    columns.drawn_card = _DRAWN_CARD[str(knobs["drawn_card"])]
    columns.starter_buried = select_faces(str(knobs["starter_buried"]))
    columns.counts = knobs["count"] == "left_in_hand"
    for name in ("draws_freely", "recycles", "announces", "announces_last", "wrong_catch", "starter_acts", "late_say"):
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
        columns.names_own_suit[face] = int(power.get("names_own_suit", False))
        columns.last_draw[face] = int(power.get("last_draw", 0))
        columns.doubles[face] = int(power.get("doubles", False))
        if power.get("turn_at_two") and columns.seats == 2:
            columns.skips[face] = 1


def _write_accept(rules: RuleSet, columns: CompiledRules) -> None:
    """Write, for whatever may be in force, the cards that go on it (G-01, G-16)."""
    deck = rules.deck
    wild = sum(1 << face for face in faces_of(deck) if rules.power(face).get("wild"))
    columns.wild = wild
    for face in faces_of(deck):
        power = rules.power(face)
        takes = deck & ~select_faces(str(power.get("refuses", "")))
        columns.accept[ON_FACE + face] = (_matching(face, deck) | wild) & takes
        columns.accept[UNPAID + face] = select_faces(str(power.get("answered_by", ""))) & takes
        columns.accept[LAST + face] = select_faces(str(power.get("last_answered_by", ""))) & deck
        for suit in range(4):
            # G-01: the suit that is called, or the rank of the card that called it.
            columns.accept[named_row(face, suit)] = (select_faces("cdhs"[suit]) & deck | _same_rank(face, deck) | wild) & takes


def named_row(face: int, suit: int) -> int:
    """Return the row that is in force after *face* named *suit*.

    >>> named_row(28, 2) - NAMED
    30
    """
    return NAMED + (face & ~3) + suit


def suit_of_row(row: int) -> int | None:
    """Return the suit that a row in force asks for; None for a joker that named none.

    >>> suit_of_row(named_row(28, 2)), suit_of_row(28)
    (2, 0)
    """
    return row & 3 if row >= NAMED or not is_joker(row) else None


def _matching(face: int, deck: FaceSet) -> FaceSet:
    if is_joker(face):
        return deck
    same_suit = sum(1 << other for other in faces_of(deck) if not is_joker(other) and suit_of(other) == suit_of(face))
    return same_suit | _same_rank(face, deck)


def _same_rank(face: int, deck: FaceSet) -> FaceSet:
    return 0b1111 << 4 * rank_of(face) & deck
