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
    """Return that fewer may play, where these rules are for fewer too."""
    if seats == rules.seats[0]:
        return ByLanguage.of(lambda language: "")
    return ByLanguage.of(lambda language: rules_wrong.WORDS[language].or_fewer(seats - 1))


def check_power(rules: RuleSet, file: str, face: Face) -> None:
    """Look whether whole ranks are refused: cards of a rank are laid together, and what goes is asked of the first one."""
    refused = select_faces(str(rules.power(face).get("refuses", ""))) & rules.deck
    for part in faces_of(refused):
        if 15 << (part & ~3) & rules.deck & ~refused:
            raise RulesError(DanishMistake.PART_REFUSED, file, "powers", card=face_name(face), rank=RANKS[rank_of(part)])


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether there are cards enough for the hands and the two rows before each player."""
    each = rules.hand(seats=seats) + 2 * rules.at("row", seats=seats)
    there = rules.packs(seats=seats) * rules.deck.bit_count()
    if seats * each > there:
        cards = rules.deck.bit_count()
        facts = {"seats": seats, "each": each, "needed": seats * each, "there": there, "fewer": _fewer(rules, seats)}
        raise RulesError(DanishMistake.TOO_FEW_PACKS, file, "packs", **facts, packs=-(-seats * each // cards))
