"""Mistakes of a position file, in French and English. Those of its rules are declared with the rules."""

from enum import auto

from huit.rules import Mistake
from huit.rules.rule_set import ByName
from huit.words.made import mistakes_positions


class PositionMistake(Mistake):
    """A mistake of a position file of any family. Cards, moves and keys are written alike in both languages."""

    # The file
    NO_SUCH_FILE = auto()
    UNREADABLE = auto()
    UNKNOWN_KEY = auto()
    OF_RULES = auto()

    # What is missing
    RULES_NEEDED = auto()
    HANDS_NEEDED = auto()
    SEATS_NEEDED = auto()
    DISCARD_NEEDED = auto()

    # One value
    NOT_RULES = auto()
    NOT_A_SECTION = auto()
    NOT_A_SEED = auto()
    NOT_A_KEY = auto()
    NOT_HEXADECIMAL = auto()
    NOT_CARDS = auto()
    NO_SUCH_CARD = auto()
    NOT_A_SUIT = auto()
    NOT_A_DIRECTION = auto()
    NOT_A_KIND = auto()

    # Lists
    NOT_HANDS = auto()
    NOT_MOVES = auto()
    NOT_NAMES = auto()
    NOT_STATEMENTS = auto()
    NOT_SEATS = auto()
    NOT_LEVELS = auto()
    NOT_THREE_NUMBERS = auto()
    NOT_LEFT = auto()
    NOT_STEPS = auto()
    NOT_NUMBERS_OF_COMMANDS = auto()
    NOT_COMMITMENTS = auto()
    NOT_NONCES = auto()

    # How many
    WRONG_NUMBER_OF_HANDS = auto()
    HANDS_OUT_OF_BOUNDS = auto()
    FEWER_SEATS_THAN_HANDS = auto()
    MORE_THAN_SEATS = auto()
    TOO_MANY_MOVES = auto()
    TOO_MANY_CARDS = auto()
    TOO_MANY_OF_A_CARD = auto()
    TOO_MANY_IN_ROW = auto()
    TOO_MANY_IN_TRICK = auto()
    TWICE = auto()
    NOT_IN_THE_PACK = auto()

    # What the scene or the rules do not allow
    NOT_A_MOVE = auto()
    NOT_THE_EMPTY_SEATS = auto()
    NOBODY_IS_OUT = auto()
    NOT_A_SEAT_WITH_ONE_CARD = auto()
    STANDS_FOR_NOTHING = auto()
    NOT_ONE_CARD_COPIED = auto()
    LEVELS_OUT_OF_BOUNDS = auto()
    NO_LEVELS = auto()
    NO_MISDEALS = auto()
    NOT_MISDEALT = auto()
    NOT_A_PHASE = auto()
    SENDS_NOTHING = auto()

    # The deal
    NOT_CHOSEN_HERE = auto()
    NOT_TO_CHOOSE = auto()
    NOT_CARRIED = auto()

    # The end
    NOT_TOLD = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_positions.WORDS
