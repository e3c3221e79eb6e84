"""Mistakes in rule files of any family. A family declares its own beside its checks."""

from enum import auto

from huit.rules.rule_set import ByName, Mistake
from huit.words.made import mistakes_files


class FileMistake(Mistake):
    """A mistake in a rule file of any family."""

    # The file
    NO_SUCH_RULES = auto()
    NO_SUCH_FILE = auto()
    NO_SUCH_PARENT = auto()
    UNREADABLE = auto()
    NOT_UTF8 = auto()
    NOT_TOML = auto()
    TWICE_IN_FILE = auto()
    NO_EQUALS_SIGN = auto()
    NO_VALUE = auto()
    UNCLOSED = auto()
    TOO_MANY_DIGITS = auto()
    TOO_DEEP = auto()
    TOO_MANY_PARENTS = auto()
    NO_SUCH_FAMILY = auto()
    OTHER_FAMILY = auto()
    UNKNOWN_KEY = auto()

    # One value
    NOT_A_NAME = auto()
    NOT_A_TEXT = auto()
    NOT_AN_ORDER = auto()
    NOT_A_SWITCH = auto()
    NOT_NAMES = auto()
    NOT_A_NUMBER = auto()
    OUT_OF_BOUNDS = auto()
    NOT_A_CHOICE = auto()
    NOT_CARDS = auto()
    NO_SUCH_CARD = auto()
    NOT_A_NUMBER_OF_PLAYERS = auto()
    NOT_FROM_TWO_ON = auto()

    # Sections
    NOT_IN_BOTH_LANGUAGES = auto()
    NOT_BY_HAND = auto()
    NOT_A_WHILE = auto()
    NOT_OPTIONS = auto()
    NO_SUCH_OPTION = auto()
    NOT_AN_OPTION = auto()
    SILENT_OPTION = auto()
    NOT_A_MATCH = auto()
    NOT_LINES = auto()
    NOT_A_POWER = auto()

    # What cannot be together
    CROSSED_SEATS = auto()
    NOT_IN_THE_PACK = auto()
    ONLY_ON = auto()
    ALONE = auto()
    EXCLUDED = auto()

    OVERRULED = auto()
    KNOB_EXCLUDED = auto()
    NOTHING_WITHOUT = auto()
    NO_SUCH_CARDS_HERE = auto()
    NO_SUCH_PLAN = auto()
    PLAN_HAS_ROUNDS = auto()
    PLAN_COUNTS_OTHERWISE = auto()
    PLAN_ON_PAPER = auto()
    NOTHING_TO_COUNT = auto()
    MATCH_WITHOUT_END = auto()
    CARDS_COUNT_NOTHING = auto()

    # Playing by them
    ABSTRACT = auto()
    NOT_FOR_SO_MANY = auto()
    UNEQUAL_TEAMS = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_files.WORDS
