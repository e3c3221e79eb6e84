"""What a card does, on its way from the sentences of its knobs to one text: the part that families of games change."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from huit.cards import FaceSet, face_name
from huit.rules.rule_set import Power, RuleSet
from huit.rules.words import RANK_PLURALS, are_several, card_word


@dataclass(frozen=True)
class AboutCards:
    """Some cards that all do the same: the rules in force, the cards, what they do, and the language to tell it in."""

    rules: RuleSet
    faces: FaceSet
    power: Power
    language: str

    def either(self, french: str, english: str) -> str:
        """Return the one in the language."""
        return french if self.language == "fr" else english

    @property
    def rank(self) -> str:
        """The rank letter of the cards, ``X`` for jokers; "" where they have several."""
        ranks = {face_name(face)[0] for face in range(64) if self.faces >> face & 1}
        return ranks.pop() if len(ranks) == 1 else ""

    @property
    def called(self) -> str:
        """What their rank is called; "" where they have several."""
        return card_word(self.rank, self.language) if self.rank else ""

    @property
    def plural(self) -> str:
        """What several of their rank are called; "" where they have several ranks."""
        return RANK_PLURALS[self.language].get(self.rank, self.rank)

    @property
    def several(self) -> bool:
        """Whether their verbs are of several."""
        return are_several(self.faces, self.rules.deck, self.language)

    @property
    def feminine(self) -> bool:
        """Whether French says « la »: for queens."""
        return self.rank == "Q"


@dataclass
class CardClauses:
    """What a card does, as clauses by the knob that they tell of, in the order of the text; then whole sentences.

    A clause whose knob joins goes on with the one before. An empty clause says nothing.
    """

    by_knob: dict[str, str]
    after: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Sentences that go on about the clause of a knob, before another one begins."""
    more: list[str] = field(default_factory=list[str])
    named: dict[str, FaceSet] = field(default_factory=dict[str, FaceSet])
    """The cards that the clause of a knob names, where these are fewer than the knob does."""


def knob_by_knob(_cards: AboutCards, said: Mapping[str, str]) -> CardClauses:
    """Return the sentence of each knob, in the order of the schema."""
    return CardClauses(dict(said))
