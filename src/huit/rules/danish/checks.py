"""The check of what no single knob of Danish shows: a deal that cannot be made."""

from enum import auto

from huit.cards import RANKS, Face, face_name, faces_of, rank_of, select_faces
from huit.rules.rule_set import ByLanguage, ByName, Mistake, RulesError, RuleSet
from huit.words.made import mistakes_danish, rules_wrong


class DanishMistake(Mistake):
    """A mistake in the rules of Danish."""

    TOO_FEW_PACKS = auto()
    PART_REFUSED = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_danish.WORDS


def _fewer(rules: RuleSet, seats: int) -> ByLanguage:
    """Return how many may play at most, where these rules are for so few that there are cards enough."""
    dealt_to = [fewer for fewer in rules.seats if fewer < seats and _left_over(rules, fewer) >= 0]
    if not dealt_to:
        return ByLanguage.of(lambda language: "")
    return ByLanguage.of(lambda language: rules_wrong.WORDS[language].or_fewer(dealt_to[-1]))


def _left_over(rules: RuleSet, seats: int) -> int:
    """Count the cards that are not dealt; fewer than none where there are too few."""
    return _cards_of_all(rules, seats) - seats * _cards_of_each(rules, seats)


def _cards_of_all(rules: RuleSet, seats: int) -> int:
    return rules.packs(seats=seats) * rules.deck.bit_count()


def _cards_of_each(rules: RuleSet, seats: int) -> int:
    """Count the cards of a hand and of the two rows before each player."""
    return rules.hand(seats=seats) + 2 * rules.at("row", seats=seats)


def check_power(rules: RuleSet, file: str, face: Face) -> None:
    """Look whether whole ranks are refused: cards of a rank are laid together, and what goes is asked of the first one."""
    refused = select_faces(str(rules.power(face).get("refuses", ""))) & rules.deck
    for part in faces_of(refused):
        if 15 << (part & ~3) & rules.deck & ~refused:
            raise RulesError(DanishMistake.PART_REFUSED, file, "powers", card=face_name(face), rank=RANKS[rank_of(part)])


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether there are cards enough for the hands and the two rows before each player."""
    each, there = _cards_of_each(rules, seats), _cards_of_all(rules, seats)
    if seats * each > there:
        cards = rules.deck.bit_count()
        facts = {"seats": seats, "each": each, "needed": seats * each, "there": there, "fewer": _fewer(rules, seats)}
        raise RulesError(DanishMistake.TOO_FEW_PACKS, file, "packs", **facts, packs=-(-seats * each // cards))
