"""Rules that were found to break a law of the game or to end in an error: nobody plays by them while this process runs."""

from collections import OrderedDict

from huit.rules import Mistake

_MOST = 10_000


class CheckMistake(Mistake):
    """What a check finds that no rules should do."""

    FAILS = (
        "jouer ces règles mène à une erreur du programme, dont ce serveur garde la trace\u00a0; changer une des règles",
        "playing these rules ends in an error of the program, which this server notes; change one of the rules",
    )
    TAKES_TOO_LONG = (
        "la vérification a pris trop de temps\u00a0; enlever ce qui fait durer les manches, ou réessayer plus tard",
        "the check took too long; leave out what makes rounds long, or try again later",
    )


class WrongRules:
    """Their digests, the latest `_MOST` of them.

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
"""Those that this process knows of. They are kept in memory only: a new version of the program may play them well."""
