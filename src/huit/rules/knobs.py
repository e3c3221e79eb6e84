"""What a knob of a rule file is, in every family of games, and the knobs that several families share.

A knob is declared once: the loader, the columns, the checks, the rule sheet and the generated docs all read its declaration.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from huit.cards import FaceSet, select_faces
from huit.rules.by_players import changes, ranges
from huit.rules.rule_set import MOST_SEATS, RuleSet
from huit.rules.words import counted, lowered, written

Kind = Literal["int", "bool", "choice", "faces"]
Level = Literal["basic", "usual", "advanced"]
ActsOn = Literal["column", "columns", "deal", "words"]
Sentence = tuple[str, str]
"""French, then English. ``{n}`` stands for the knob's number, ``{s}`` for a plural s, ``{cards}`` for its cards."""

GROUPS: Mapping[str, Sentence] = {
    "deal": ("Les joueurs et la donne", "Players and deal"),
    "start": ("Le départ", "The start"),
    "turn": ("Le tour", "The turn"),
    "announcing": ("Les annonces", "Announcements"),
    "end": ("La fin", "The end"),
    "count": ("Les points", "The count"),
    "laying": ("Où elle se pose", "Where it goes"),
    "attack": ("L’attaque", "The attack"),
    "hands": ("Les mains", "The hands"),
    "together": ("Plusieurs à la fois", "Several at once"),
    "next": ("Qui joue ensuite", "Who is next"),
    "last": ("En dernière carte", "As a last card"),
}
"""The groups of knobs, with their titles."""


@dataclass(frozen=True)
class Knob:
    """One thing that a rule file may say.

    >>> number("Chacun reçoit {n} cartes.", "Each player is dealt {n} cards.", default=8).sentence("en", 5)
    'Each player is dealt 5 cards.'
    """

    french: str
    english: str
    kind: Kind
    default: int | bool | str
    name: str = ""
    """Its key in a rule file; `grouped` fills it in."""
    low: int = 0
    high: int = 0
    because: Sentence = ("", "")
    """Why it is bounded so, in the words of the game: said to whoever goes beyond."""
    true: int = 0
    """The number that ``true`` stands for, where it once was a switch; 0 where only a number will do."""
    choices: Mapping[str, Sentence] = field(default_factory=dict[str, Sentence])
    """What it may be, and the sentence for each. The place of a choice is its number in the columns."""
    by_seats: bool = False
    """Whether it may be a table from a number of seats on, as in ``{2 = 7, 3 = 5}``."""
    only_on: str = ""
    """The cards that may have it; empty for all."""

    group: str = ""
    """One of `GROUPS`; see `grouped`."""
    level: Level = "usual"
    """Who wants to see it: everybody, whoever changes rules, or whoever looks for it."""
    needs: tuple[str, ...] = ()
    """The knobs without which it does nothing: a card with it alone is refused; on one of the round the sheet is silent."""
    excludes: tuple[str, ...] = ()
    """The knobs that one card cannot have beside it. Said by one of the two."""

    acts_on: ActsOn = "column"
    """``column``: its value stands in the field `column`. ``columns``: its family works fields of the columns out of it.
    ``deal``: it says who may play, or what is chosen before the deal. ``words``: it changes only what is said."""
    column: str = ""
    """The field of the columns that holds its value; `grouped` fills in its own name where nothing is said.

    A knob of a card fills a column by its faces. If the field is a single int, that is the set of the cards that have the knob.
    """
    rare: bool = False
    """Whether few cards of few versions have it: the engine asks a card without any rare knob about none of them."""

    off: Sentence | None = None
    """What to say when it is off or zero, where that is worth a sentence."""
    none: Sentence | None = None
    """What 0 means, where the sheet has no sentence for it: told beside the number as somebody chooses it."""
    one: Sentence | None = None
    """What to say for 1, where counting to one sounds wrong."""
    in_words: bool = False
    """Whether its number is written in words, as of packs, jokers and teams; cards and points are counted in figures."""
    joins: bool = False
    """Whether its sentence goes on with the one before, after a comma."""
    in_head: bool = False
    """Whether the head of the sheet tells it, and no sentence of its own."""
    unsaid: int | bool | str | None = None
    """The value that goes without saying."""
    label: Sentence = ("", "")
    """Two to four words for a button. `grouped` fills in the name of a choice, which is one already."""
    sign: str = ""
    """One to four characters for a small sign in a grid of cards; it may hold ``{n}``. Knobs of cards only."""
    example: int | bool | str | None = None
    """A good value to begin with; `grouped` fills in the other side of a switch, and the first other choice."""
    told_by: tuple[str, ...] = ()
    """The knobs that, when they are on, say what there is to say of this one."""
    note: Callable[[RuleSet, str, int | None, str], tuple[str, ...]] | None = None
    """What the sheet says instead of the sentence: from rules, language, seats (if known) and that sentence."""

    def code(self, value: object, deck: FaceSet) -> int:
        """Return *value* as a number of the columns.

        >>> GOES_ON.code("places", 0)
        1
        """
        if self.kind == "choice":
            return list(self.choices).index(str(value))
        if self.kind == "faces":
            return select_faces(str(value)) & deck
        return int(value)  # type: ignore[call-overload]

    def sentence(self, language: str, value: object, **words: str) -> str:
        """Return the sentence of the rule sheet for *value*, or an empty text where there is nothing to say."""
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
        return template.format(n=_figures(self, template, value, language), s=plural, **words)


number = partial(Knob, kind="int", default=0)
switch = partial(Knob, kind="bool", default=False)
choice = partial(Knob, kind="choice")
cards = partial(Knob, kind="faces", default="")


def grouped(**groups: Mapping[str, Knob]) -> dict[str, Knob]:
    """Return the knobs of all *groups* by their names, in their order: that of the rule sheet."""
    return {
        name: replace(
            knob,
            name=name,
            group=group,
            column=knob.column or name,
            label=(knob.french, knob.english) if knob.kind == "choice" else knob.label,
            example=_example(knob) if knob.example is None else knob.example,
        )
        for group, knobs in groups.items()
        for name, knob in knobs.items()
    }


def _example(knob: Knob) -> int | bool | str | None:
    if knob.kind == "bool":
        return not knob.default
    if knob.kind == "choice":
        return next((choice for choice in knob.choices if choice != knob.default), knob.default)
    return None


def _figures(knob: Knob, template: str, value: object, language: str) -> object:
    """Return how *value* is written in *template*: one card, and one trick, in words, as people say it."""
    if not isinstance(value, int):
        return value
    if value == 1 and not knob.in_words and "point" not in template:
        return "one" if language == "en" else "une" if "carte" in template else "un"
    return (counted if knob.in_words else written)(value, language)


def _unless_in_teams(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Leave the end of a round to the sentence about teams, which says when a team wins; else say that it is for no team."""
    in_teams = [bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else [seats])]
    if all(in_teams):
        return ()
    if set(rules.seats if seats is None else (seats,)) == {2}:
        # There are no places then: the round is over as soon as one of two is out.
        sentence = GOES_ON.sentence(language, "first_out")
    if rules.knobs["goes_on"] == "first_out" and rules.at("countdown", seats=2) > 1:
        sentence = _LAST_COUNTED[0 if language == "fr" else 1]
    alone = ("Sans équipes, " if language == "fr" else "Without teams, ") + lowered(sentence)
    return (alone if any(in_teams) else sentence,)


_LAST_COUNTED = (
    "Le premier qui finit aussi la main de l’as gagne, et la manche finit.",
    "The first player to run out of cards after the ace wins, and the round ends.",
)
"""Who wins where an empty hand is followed by another one, down to that of the ace."""


GOES_ON = choice(
    "La fin",
    "The end",
    default="first_out",
    choices={
        "first_out": (
            "Le premier qui n’a plus de carte gagne, et la manche finit.",
            "The first player to run out of cards wins, and the round ends.",
        ),
        "places": (
            "La manche continue pour les places, jusqu’à ce qu’il ne reste qu’un joueur.",
            "The round goes on for places, until one player is left.",
        ),
    },
    level="basic",
    note=_unless_in_teams,
)
"""How long a round goes on: the same in every family where one leaves it with an empty hand."""

POINTS = number(
    "{n} point{s}", "{n} point{s}", name="points", high=100, group="count", label=("Ses points", "Its points"), example=10
)
"""What a card costs, where cards have points: a line of ``[points]``."""

_PACKS = {
    "32": ("32 cartes, du 7 à l’as", "32 cards, from 7 to ace"),
    "36": ("36 cartes, du 6 à l’as", "36 cards, from 6 to ace"),
    "40": ("40 cartes, sans les 8, les 9 ni les 10", "40 cards, without 8s, 9s and 10s"),
    "52": ("52 cartes", "52 cards"),
}
"""The packs that a rule file names by their size."""


def players(least: int, most: int, *, low: int = 2, high: int = 10, level: Level = "usual") -> dict[str, Knob]:
    """Return the knobs of how many may play; both are between *low* and *high*."""
    because = (
        f"il faut être au moins {low}, et il y a {MOST_SEATS} places à une table",
        f"at least {low} have to play, and there are {MOST_SEATS} seats at a table",
    )
    any_number = partial(number, low=low, high=high, because=because, level=level, acts_on="deal", in_head=True, in_words=True)
    return {
        "seats_min": any_number(
            "Il faut au moins {n} joueurs.",
            "For at least {n} players.",
            default=least,
            label=("Joueurs au moins", "Fewest players"),
            example=max(low, 3),
        ),
        "seats_max": any_number(
            "On joue à {n} au plus.",
            "For {n} players at most.",
            default=most,
            label=("Joueurs au plus", "Most players"),
            example=min(high, 4),
        ),
    }


def pack(*sizes: str, level: Level = "usual", told_by: tuple[str, ...] = ()) -> Knob:
    """Return the knob of the size of the pack: 52 cards unless a file says another of *sizes*."""
    choices = {size: (f"Un paquet de {_PACKS[size][0]}.", f"A pack of {_PACKS[size][1]}.") for size in sizes}
    return choice(
        "Le paquet", "The pack", default="52", choices=choices, level=level, acts_on="columns", told_by=told_by, note=_packs_named
    )


def _packs_named(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    return (packs_sentence(rules, language, seats, _PACKS[str(rules.knobs["cards"])][0 if language == "fr" else 1]),)


def packs_sentence(rules: RuleSet, language: str, seats: int | None, cards: str) -> str:
    """Return with how many packs of so many *cards* so many players play; all numbers of them where *seats* is None (WK-01).

    >>> from huit.rules import load_rules
    >>> packs_sentence(load_rules("variante-6"), "fr", 4, "32 cartes")
    'On joue avec deux paquets de 32 cartes.'
    >>> packs_sentence(load_rules("minimale"), "en", None, "52 cards")
    'Played with one pack of 52 cards; with six or more players, two.'
    """
    by_players = {number: rules.packs(seats=number) for number in (rules.seats if seats is None else (seats,))}
    (_, first), *others = ranges(rules.seats, changes(by_players), language)
    plural, packs = "s" if first > 1 else "", counted(first, language)
    if language == "fr":
        sentence = f"On joue avec {packs} paquet{plural}" + (f" de {cards}" if cards else "")
        return "\u00a0; ".join([sentence, *(f"{lowered(who)}, avec {counted(more, language)}" for who, more in others)]) + "."
    sentence = f"Played with {packs} pack{plural}" + (f" of {cards}" if cards else "")
    return "; ".join([sentence, *(f"{lowered(who)}, {counted(more, language)}" for who, more in others)]) + "."


def packs_given(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say with how many packs so many players play, where the rules give a number."""
    return (packs_sentence(rules, language, seats, "") if rules.at("packs", seats=rules.seats[0]) else sentence,)
