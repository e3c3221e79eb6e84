"""The knobs of rule files: their type for every family of games, and those that several families share.

A knob is declared once: the loader, the columns, the checks, the rule sheet and the generated docs all read its declaration.
Its words stand under its name in the files of words that begin with `knobs`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, NamedTuple

from huit.cards import FaceSet, select_faces
from huit.rules.by_players import changes, ranges
from huit.rules.rule_set import MOST_SEATS, RuleSet
from huit.rules.words import apart, counted, lowered
from huit.words.grammar import written
from huit.words.made import rules_sentences
from huit.words.made.knobs import WORDS as SHARED

Kind = Literal["int", "bool", "choice", "faces"]
Level = Literal["basic", "usual", "advanced"]
ActsOn = Literal["column", "columns", "deal", "words"]
KnobWords = Mapping[str, Mapping[str, str]]
"""What is said of a knob, by language and part: ``text``, ``one``, ``off``, ``none``, ``because``, ``label``, ``is-CHOICE``.

``{n}`` stands for the knob's number, ``{cards}`` for its cards. See `src/huit/words/en/knobs.ftl`.
"""
Spoken = Mapping[str, Mapping[str, Mapping[str, str]]]
"""The words of many knobs: by language, name and part."""

GROUPS = ("deal", "start", "turn", "announcing", "end", "count", "laying", "attack", "hands", "together", "next", "last")
"""The groups of knobs: those of the round, and those of what cards do. See `group_title`."""

_NO_WORDS: KnobWords = {}


class Knob(NamedTuple):
    """One thing that a rule file may say.

    >>> number(words={"en": {"text": "Each player is dealt {n} cards."}}, default=8).sentence("en", 5)
    'Each player is dealt 5 cards.'
    """

    kind: Kind
    default: int | bool | str
    name: str = ""
    """Its key in a rule file; `grouped` fills it in."""
    words: KnobWords = _NO_WORDS
    """What is said of it; `grouped` finds it under its name where the declaration has none."""
    low: int = 0
    high: int = 0
    true: int = 0
    """The number that ``true`` stands for, where it once was a switch; 0 where only a number will do."""
    choices: tuple[str, ...] = ()
    """What it may be. The place of a choice is its number in the columns."""
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
    takes_one_of: tuple[str, ...] = ()
    """It does nothing unless one of these is on: in the round or on some card; for a knob of a card, on that card."""
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

    in_words: bool = False
    """Whether its number is written in words, as of packs, jokers and teams; cards and points are counted in figures."""
    joins: bool = False
    """Whether its sentence goes on with the one before, after a comma."""
    in_head: bool = False
    """Whether the head of the sheet tells it, and no sentence of its own."""
    unsaid: int | bool | str | None = None
    """The value that goes without saying."""
    sign: str = ""
    """One to four characters for a small sign in a grid of cards; it may hold ``{n}``. Knobs of cards only."""
    example: int | bool | str | None = None
    """A good value to begin with; `grouped` fills in the other side of a switch, and the first other choice."""
    told_by: tuple[str, ...] = ()
    """The knobs that, when they are on, say what there is to say of this one."""
    told_before: str = ""
    """The knob of its group before which the sheet tells it, where it is declared after that."""
    note: Callable[[RuleSet, str, int | None, str], tuple[str, ...]] | None = None
    """What the sheet says instead of the sentence: from rules, language, seats (if known) and that sentence."""

    def code(self, value: object, deck: FaceSet) -> int:
        """Return *value* as a number of the columns.

        >>> GOES_ON.code("places", 0)
        1
        """
        if self.kind == "choice":
            return self.choices.index(str(value))
        if self.kind == "faces":
            return select_faces(str(value)) & deck
        return int(value)  # type: ignore[call-overload]

    def said(self, part: str, language: str) -> str:
        """Return a part of its words, or an empty text where there is none."""
        return self.words.get(language, {}).get(part, "")

    def label(self, language: str) -> str:
        """Return two to four words for a button: the name of a choice is that already."""
        return self.said("text" if self.kind == "choice" else "label", language)

    def because(self, language: str) -> str:
        """Return why it is bounded so, in the words of the game: said to whoever goes beyond."""
        return self.said("because", language).format(low=self.low, most=MOST_SEATS)

    def sentence(self, language: str, value: object, **filled: str) -> str:
        """Return the sentence of the rule sheet for *value*, or an empty text where there is nothing to say."""
        if self.kind == "choice":
            return self.words[language][f"is-{value}"]
        if self.kind in ("bool", "int") and not value:
            return self.said("off", language)
        part = "one" if value == 1 and "one" in self.words.get(language, {}) else "text"
        number = self._number(value, language) if isinstance(value, int) else value
        return self.said(part, language).format(n=number, **filled)

    def _number(self, value: int, language: str) -> str:
        return counted(value, language) if self.in_words else written(value)


number = partial(Knob, kind="int", default=0)
switch = partial(Knob, kind="bool", default=False)
choice = partial(Knob, kind="choice")
cards = partial(Knob, kind="faces", default="")


def grouped(spoken: Spoken | None = None, /, **groups: Mapping[str, Knob]) -> dict[str, Knob]:
    """Return the knobs of all *groups* by their names, in their order: that of the rule sheet.

    What is *spoken* of them stands under their names; where that has no text, the words that families share have one.
    """
    return {
        name: knob._replace(
            name=name,
            words=knob.words or _words(name, spoken or {}),
            group=group,
            column=knob.column or name,
            example=_example(knob) if knob.example is None else knob.example,
        )
        for group, knobs in groups.items()
        for name, knob in knobs.items()
    }


def _words(name: str, spoken: Spoken) -> KnobWords:
    own = {language: spoken.get(language, {}).get(name, {}) for language in SHARED}
    return {
        language: parts if "text" in parts else {**SHARED[language].get(name, {}), **parts} for language, parts in own.items()
    }


def group_title(group: str, language: str) -> str:
    """Return the title of a group of knobs.

    >>> group_title("deal", "en")
    'Players and deal'
    """
    return SHARED[language][f"group-{group}"]["text"]


def basics(spoken: Spoken) -> Mapping[str, tuple[str, ...]]:
    """Return what holds in all games of a family and no knob changes, by language: it is *spoken* beside its knobs."""
    return {language: tuple(words["basics"].values()) for language, words in spoken.items()}


def _example(knob: Knob) -> int | bool | str | None:
    if knob.kind == "bool":
        return not knob.default
    if knob.kind == "choice":
        return next((choice for choice in knob.choices if choice != knob.default), knob.default)
    return None


def _unless_in_teams(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Leave the end of a round to the sentence about teams, which says when a team wins; else say that it is for no team."""
    in_teams = [bool(rules.at("teams", seats=number)) for number in (rules.seats if seats is None else [seats])]
    if all(in_teams):
        return ()
    if set(rules.seats if seats is None else (seats,)) == {2}:
        # There are no places then: the round is over as soon as one of two is out.
        sentence = GOES_ON.sentence(language, "first_out")
    if rules.knobs["goes_on"] == "first_out" and rules.at("countdown", seats=2) > 1:
        # An empty hand is followed by another one, down to that of the ace.
        sentence = rules_sentences.WORDS[language].last_counted
    return (rules_sentences.WORDS[language].without_teams(lowered(sentence)) if any(in_teams) else sentence,)


GOES_ON = choice(
    words=_words("goes_on", {}), default="first_out", choices=("first_out", "places"), level="basic", note=_unless_in_teams
)
"""How long a round goes on: the same in every family where one leaves it with an empty hand."""

POINTS = number(words=_words("points", {}), name="points", high=100, group="count", example=10)
"""What a card costs, where cards have points: a line of ``[points]``."""


def players(least: int, most: int, *, low: int = 2, high: int = 10, level: Level = "usual") -> dict[str, Knob]:
    """Return the knobs of how many may play; both are between *low* and *high*."""
    any_number = partial(number, low=low, high=high, level=level, acts_on="deal", in_head=True, in_words=True)
    return {
        "seats_min": any_number(default=least, example=max(low, 3)),
        "seats_max": any_number(default=most, example=min(high, 4)),
    }


def pack(*sizes: str, level: Level = "usual", told_by: tuple[str, ...] = ()) -> Knob:
    """Return the knob of the size of the pack: 52 cards unless a file says another of *sizes*."""
    return choice(default="52", choices=sizes, level=level, acts_on="columns", told_by=told_by, note=_packs_named)


def _packs_named(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    return (packs_sentence(rules, language, seats, SHARED[language][f"pack-{rules.knobs['cards']}"]["text"]),)


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
    words = rules_sentences.WORDS[language]
    return apart([words.packs(first, cards), *(words.packs_too(lowered(who), packs) for who, packs in others)], language)


def packs_given(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say with how many packs so many players play, where the rules give a number."""
    return (packs_sentence(rules, language, seats, "") if rules.at("packs", seats=rules.seats[0]) else sentence,)
