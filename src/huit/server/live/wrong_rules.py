"""Rules that were found to break a law of the game: nobody plays by them while this process runs."""

from collections import OrderedDict
from enum import auto

from huit.rules import Mistake
from huit.rules.rule_set import ByName
from huit.words.made import mistakes_check

_MOST = 10_000


class CheckMistake(Mistake):
    """The mistakes that end a check early, or that an earlier check found."""

    FAILS = auto()
    BROKE_A_LAW = auto()
    TAKES_TOO_LONG = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_check.WORDS


class WrongRules:
    """The digests of rules that break a law, the latest `_MOST` of them.

    >>> wrong = WrongRules()
    >>> wrong.add("a811085bfd765205")
    >>> "a811085bfd765205" in wrong, "" in wrong
    (True, False)
    """

    def __init__(self) -> None:
        self._digests: OrderedDict[str, None] = OrderedDict()

    def add(self, digest: str) -> None:
        self._digests[digest] = None
        if len(self._digests) > _MOST:
            self._digests.popitem(last=False)

    def __contains__(self, digest: str) -> bool:
        return digest in self._digests


WRONG_RULES = WrongRules()
"""The wrong rules that this process has found. In memory only, since a new version may play them well."""
