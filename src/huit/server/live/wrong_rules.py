"""Rules that were found to break a law of the game: nobody plays by them while this process runs."""

from collections import OrderedDict

from huit.rules import Mistake

_MOST = 10_000


class CheckMistake(Mistake):
    """The mistakes that end a check early, or that an earlier check found."""

    FAILS = (
        "la vérification s’est arrêtée sur une erreur du programme, pas de ces règles\u00a0: ce serveur en garde la trace\u00a0;"
        " on peut les jouer, et les vérifier de nouveau plus tard",
        "the check ended in an error of the program, not of these rules: this server keeps a note of it;"
        " they can be played, and checked again later",
    )
    BROKE_A_LAW = (
        "jouées par des ordinateurs, ces règles enfreignent une loi du jeu (une carte perdue, ou plus rien à faire)\u00a0:"
        " c’est une faute du programme\u00a0; changer une des règles",
        "played by computers, these rules break a law of the game (a card lost, or nothing left to do):"
        " a fault of the program; change one of the rules",
    )
    TAKES_TOO_LONG = (
        "la vérification a pris trop de temps\u00a0; enlever ce qui fait durer les manches, ou réessayer plus tard",
        "the check took too long; leave out what makes rounds long, or try again later",
    )


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
