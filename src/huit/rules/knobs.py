"""What a knob of a rule file is, in every family of games, and the knobs that several families share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["int", "bool", "choice", "faces"]
Sentence = tuple[str, str]
"""French, then English. ``{n}`` stands for the knob's number, ``{s}`` for a plural s, ``{cards}`` for its cards."""

BY_SEATS = "by seats"


@dataclass(frozen=True)
class Knob:
    """One thing that a rule file may say."""

    name: str
    kind: Kind
    default: int | bool | str
    french: str
    english: str
    low: int = 0
    high: int = 0
    choices: Mapping[str, Sentence] = field(default_factory=dict[str, Sentence])
    by_seats: bool = False
    """Whether it may be a table from a number of seats on, as in ``{2 = 7, 3 = 5}``."""
    off: Sentence | None = None
    """What to say when it is off or zero, where that is worth a sentence."""
    one: Sentence | None = None
    """What to say for 1, where counting to one sounds wrong."""

    def sentence(self, language: str, value: object, **words: str) -> str:
        """Return the sentence of the rule sheet for *value*, or an empty text where there is nothing to say.

        >>> Knob("hand", "int", 8, "Chacun reçoit {n} cartes.", "Each player is dealt {n} cards.").sentence("en", 5)
        'Each player is dealt 5 cards.'
        """
        french = language == "fr"
        if self.kind == "choice":
            chosen = self.choices[str(value)]
            return chosen[0 if french else 1]
        if self.kind in ("bool", "int") and not value:
            return "" if self.off is None else self.off[0 if french else 1]
        if self.one is not None and value == 1:
            return self.one[0 if french else 1]
        template = self.french if french else self.english
        plural = "s" if isinstance(value, int) and value > 1 else ""
        return template.format(n=value, s=plural, **words)


def named(*knobs: Knob) -> dict[str, Knob]:
    """Return *knobs* by their names, in their order."""
    return {knob.name: knob for knob in knobs}


GOES_ON = Knob(
    "goes_on",
    "choice",
    "first_out",
    "La fin",
    "The end",
    choices={
        "first_out": (
            "Le premier qui n’a plus de carte gagne et la manche finit.",
            "The first to have no card wins, and the round ends.",
        ),
        "places": (
            "La manche continue pour les places, jusqu’à ce qu’il ne reste qu’un joueur.",
            "The round goes on for places, until one player is left.",
        ),
    },
)
"""How long a round goes on: the same in every family where one leaves it with an empty hand."""
