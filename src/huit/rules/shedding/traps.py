"""Cards that can never be laid again once another one lies on top: whoever holds them cannot go out, and the round has no end."""

from collections.abc import Iterator

from huit.cards import JOKERS, Face, FaceSet, faces_of
from huit.rules.families import schema_of
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.columns import (
    CALLED,
    FALLING,
    FLUSH,
    LAST,
    ON_FACE,
    RANKED,
    RISING,
    SET,
    SKIPPING,
    UNPAID,
    SheddingRules,
    named_row,
)
from huit.rules.shedding.starters import never_starters

_OTHER_ENDS = ("gives", "trades", "rotates", "passes_on", "lets_steal")
"""What else rids a player of a card."""


def trapped(rules: RuleSet) -> tuple[Face, FaceSet] | None:
    """Return a card that lets others never come back, with these; None where every card may be laid sooner or later.

    A joker may stand for every card, and all that is laid together goes: rather no trap than a false one.

    >>> from huit.cards import face_name
    >>> from huit.rules import load_rules
    >>> top, lost = trapped(load_rules("rien", options={"powers": {"A": {"refuses_higher": True}}}))
    >>> face_name(top), lost.bit_count()
    ('Ac', 48)
    """
    refusing = [
        face for face in faces_of(rules.deck) if rules.power(face).get("refuses") or rules.power(face).get("refuses_higher")
    ]
    if not refusing:
        return None
    rows = _Rows(rules)
    starters = [ON_FACE + face for face in faces_of(rules.deck & ~never_starters(rules) or rules.deck)]
    there = rows.reached(starters)
    for face in refusing:
        for row in (ON_FACE + face, *(named_row(face, suit) for suit in range(4))):
            if row in there and (lost := rules.deck & ~JOKERS & ~rows.laid_from(row)):
                return face, lost
    return None


def ends_otherwise(rules: RuleSet) -> bool:
    """Tell whether a round may end although somebody cannot lay all of their cards.

    >>> from huit.rules import load_rules
    >>> ends_otherwise(load_rules("rien")), ends_otherwise(load_rules("rien", options={"play_limit": 200}))
    (False, True)
    """
    limits = any(rules.at(name, seats=rules.seats[-1]) for name in ("hand_limit", "play_limit"))
    moved = any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in _OTHER_ENDS)
    return bool(limits or rules.knobs["wins_held"] or moved)


class _Rows:
    """Rows of a table: what may be in force, the cards that go on it, and what is in force then."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.columns = _columns(rules)
        self.own = (1 << 4 * max(rules.at("countdown", seats=seats) for seats in rules.seats)) - 1 & rules.deck

    def reached(self, first: list[int]) -> set[int]:
        """Return all that may come into force after *first*."""
        seen, todo = set(first), list(first)
        while todo:
            row = todo.pop()
            new = {after for face in faces_of(self._goes_on(row)) for after in self._after(row, face)} - seen
            seen |= new
            todo += new
        return seen

    def laid_from(self, row: int) -> FaceSet:
        """Return all cards that may be laid sooner or later, once *row* is in force."""
        laid = 0
        for reached in self.reached([row]):
            laid |= self._goes_on(reached)
        return laid

    def _goes_on(self, row: int) -> FaceSet:
        accept = self.columns.accept
        faces = accept[row]
        if row < UNPAID:
            # What is answered, and what is laid together, before the card itself is in force.
            for beside in (UNPAID, SKIPPING, LAST, FLUSH, SET, RISING, FALLING):
                faces |= accept[beside + row]
            faces |= self.columns.linked_at_two[row] | self.own & ~self.columns.refused[row]
            faces |= 1 << row if self.columns.jump_in else 0
        elif row < RANKED:
            faces |= self.own
        return faces & self.rules.deck

    def _after(self, row: int, face: Face) -> Iterator[int]:
        power = self.rules.power(face)
        if power.get("transparent"):
            yield row
            return
        faces = list(faces_of(self.columns.plain)) if power.get("stands_for") else [face]
        for shown in faces:
            yield ON_FACE + shown
            said = self.rules.power(shown)
            if said.get("names_suit") or self.own >> shown & 1:
                yield from (named_row(shown, suit) for suit in range(4))
            if said.get("names_rank"):
                yield from (RANKED + rank for rank in faces_of(self.columns.ranks_named[shown]))
            if said.get("names_card"):
                yield from (CALLED + card for card in faces_of(self.columns.plain))


def _columns(rules: RuleSet) -> SheddingRules:
    """Return the columns for as many players as there may be: with two, less is in force."""
    columns: SheddingRules = schema_of(rules.family).write_columns(rules, seats=rules.seats[-1])
    return columns
