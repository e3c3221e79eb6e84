"""A rule set as it was agreed on: the knobs of a whole round, the powers of its cards and their points. No engine here."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, reduce, wraps
from itertools import islice
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, Self, TypeVar, cast

from huit.cards import BLACK_JOKER, JOKERS, RED_JOKER, Face, FaceSet, deck_of, face_name, faces_of, select_faces
from huit.rules.digests import by_cards, digest_of, with_text_keys
from huit.words.made import LANGUAGES, people
from huit.words.made.rules_wrong import WORDS

Value = int | bool | str
BySeats = Mapping[int, int]
"""A number from a number of seats on: ``{2: 7, 3: 5}`` is 7 for two, 5 for three and more."""
Power = Mapping[str, Value]

ByName = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Words that are looked up by name: texts by language, message and part."""

MOST_PACKS = 4
"""How many copies of a face there may be; the engine holds a hand in as many planes."""
Mood = Literal["easy", "lively", "short", "two", "teams", "long", "tricks", "rows"]
"""What people may be after in a game: quickly learnt, nearly every card acts, soon over, for two, in teams, for a long while,
tricks, or rows of cards before each player."""
MOST_SEATS = 10


class Mistake(Enum):
    """Something that can be wrong with rules: its name is its code, under which its sentences stand among `words`.

    >>> from enum import auto
    >>> class Ours(Mistake):
    ...     LATE = auto()
    ...
    ...     @staticmethod
    ...     def words():
    ...         return {"en": {"late": {"text": "{days} days too late"}}}
    >>> Ours.LATE.sentence("en")
    '{days} days too late'
    """

    @staticmethod
    def words() -> ByName:
        """Return the sentences of all mistakes of a class: a module that is made of a file ``mistakes-NAME.ftl``."""
        raise NotImplementedError

    def sentence(self, language: str) -> str:
        """Return the sentence, in which facts have slots as ``{name}``."""
        return self.words()[language][self.name.lower()]["text"]


class ByLanguage(dict[str, str]):
    """A fact that each language says otherwise, by language: cards, or the sentence of an option."""

    @classmethod
    def of(cls, words: Callable[[str], str]) -> Self:
        """Return the fact that *words* says in each language.

        >>> ByLanguage.of(lambda language: {"fr": "l’as", "en": "the ace"}[language])["en"]
        'the ace'
        """
        return cls({language: words(language) for language in LANGUAGES})


class FileError(ValueError):
    """A file that cannot be: a mistake, where it is, and the facts that belong in its sentence.

    >>> from enum import auto
    >>> class Ours(Mistake):
    ...     LATE = auto()
    ...
    ...     @staticmethod
    ...     def words():
    ...         return {"fr": {"late": {"text": "trop tard de {days} jours"}}, "en": {"late": {"text": "{days} days too late"}}}
    >>> error = FileError(Ours.LATE, "ours.toml", "hand", days=3)
    >>> str(error), error.text("fr")
    ('ours.toml: hand: 3 days too late', 'ours.toml\\xa0: hand\\xa0: trop tard de 3 jours')
    """

    def __init__(self, mistake: Mistake, file: str = "", key: str = "", **facts: object) -> None:
        super().__init__(mistake, file, key)
        self.mistake = mistake
        self.file = file
        self.key = key
        """What of the file is wrong, as in ``powers.7.draw``; empty for the whole file."""
        self.facts = facts
        """What the sentence names. From ``known``, the words that are right, come ``{near}``, the word that may be meant, and
        ``{instead}``: that one, or else all of them."""

    @property
    def code(self) -> str:
        return self.mistake.name.lower()

    def text(self, language: str, *, of_file: bool = True) -> str:
        """Return in words where the mistake is, what it is, and what would be right; the file is left out unless *of_file*."""
        text = self.sentence(language)
        parts = (_cut(self.file) if of_file else "", _cut(self.key), text)
        return reduce(people.WORDS[language].labelled, filter(None, parts))

    def sentence(self, language: str) -> str:
        """Return in words what the mistake is, and what would be right."""
        facts: dict[str, object] = {
            name: fact[language] if isinstance(fact, ByLanguage) else _Written(fact) for name, fact in self.facts.items()
        }
        return self.mistake.sentence(language).format_map(facts | (self._suggestions(language) if "known" in facts else {}))

    def __str__(self) -> str:
        return self.text("en")

    def _suggestions(self, language: str) -> dict[str, str]:
        import difflib

        known = [str(word) for word in cast("Iterable[object]", self.facts["known"])]
        value = str(_Written(self.facts.get("name", self.facts.get("value"))))
        # A slip of the pen, not a word that shares some letters: « stack » is no « abstract ».
        meant = difflib.get_close_matches(value, known, n=1, cutoff=0.7)
        some = sorted(known if len(known) <= _MOST_KNOWN else difflib.get_close_matches(value, known, n=_MOST_KNOWN, cutoff=0))
        listed = ", ".join(some) + ("…" if len(some) < len(known) else "")
        words = WORDS[language]
        near = words.meant(repr(meant[0])) if meant else ""
        instead = near or (words.known_are(listed) if known else words.none_known)
        return {"known": ", ".join(map(repr, known)), "near": near, "instead": instead}


class RulesError(FileError):
    """Rules that cannot be played."""


_MOST_SHOWN = 60
"""Characters of what somebody wrote that a message repeats."""
_MOST_KNOWN = 12
"""Words that are right, where none of them is near."""
_MOST_DIGITS = 10**30


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"


class _Written:
    """A fact in a sentence, as a rule file would say it and never longer than a line; ``{name!r}`` puts texts in quotes."""

    def __init__(self, fact: object) -> None:
        self.fact = fact

    def __repr__(self) -> str:
        return _cut(as_written(self.fact))

    def __str__(self) -> str:
        if isinstance(self.fact, str):
            return _cut(self.fact)
        if isinstance(self.fact, list | tuple):  # words to choose from
            words = cast("Iterable[object]", self.fact)  # pyright: ignore[reportUnknownMemberType]
            return _cut(", ".join(map(as_written, words)))
        return _cut(as_written(self.fact))

    def __format__(self, spec: str) -> str:
        return format(self.fact, spec) if spec else str(self)


def as_written(value: object, deep: int = 3) -> str:
    """Return *value* as TOML writes it, so far as a reader wants to see it."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if isinstance(value, int):
        # Python refuses to write thousands of digits.
        return str(value) if abs(value) < _MOST_DIGITS else hex(value)
    if isinstance(value, str):
        return repr(_cut(value))
    if not isinstance(value, Mapping | list | tuple):
        return str(value)
    if not deep:
        return "…"
    if isinstance(value, Mapping):
        lines = [f"{key} = {as_written(inner, deep - 1)}" for key, inner in _first(cast("Any", value).items())]
        return f"{{ {', '.join(lines)} }}" if lines else "{}"
    return f"[{', '.join(as_written(part, deep - 1) for part in _first(cast('Iterable[object]', value)))}]"


def _first(parts: Iterable[Any]) -> Iterable[Any]:
    """Return what of *parts* can be seen at all in a message."""
    return list(islice(parts, _MOST_SHOWN))


class Option(NamedTuple):
    """A named choice that a version leaves to its players: what it says, and the keys of a rule file that it changes."""

    name: str
    text: Mapping[str, str]
    changes: Mapping[str, object]
    excludes: tuple[str, ...] = ()
    """The options that cannot be on beside it, as each overrules the other."""


@dataclass(frozen=True)
class RuleSet:
    """One version of the rules, with everything that it inherits filled in.

    >>> from huit.cards import parse_face
    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale")
    >>> rules.name["fr"], rules.knobs["hand"], rules.power(parse_face("2h"))["draw"]
    ('Version minimale', 8, 2)
    """

    id: str
    family: str
    """Which family of games it belongs to, and so which engine plays it."""
    name: Mapping[str, str]
    summary: Mapping[str, str]
    source: str
    parent: str | None
    abstract: bool
    knobs: Mapping[str, Value | BySeats]
    powers: Mapping[Face, Power]
    points: Mapping[Face, int]
    options: Mapping[str, object]
    """The named options and house-rule overrides that were laid over the file, as they were given."""
    choices: Mapping[str, Option] = field(default_factory=dict[str, Option])
    """The named options that the file and its parents offer."""
    match: Mapping[str, object] = field(default_factory=dict[str, object])
    """How a match is usually counted: ``plan`` and ``target``; empty where a round stands by itself."""
    by_hand: tuple[Mapping[str, str], ...] = ()
    """What the page says of the game that no knob can: sentences by language, for the players to keep to themselves."""
    written: Mapping[tuple[Face, str], str] = field(default_factory=dict[tuple[Face, str], str], compare=False, repr=False)
    """By card and knob, the line of ``[powers]`` that says it, as somebody wrote it: ``8``, or ``8h``."""
    defaults: Mapping[str, Value] = field(default_factory=dict[str, Value], compare=False, repr=False)
    """The knobs as the family has them where a file says nothing."""
    shelf: str = ""
    """Where it stands in the library, apart from the games of our sources; empty for these and for other files."""
    mood: Mood | None = None
    """What people are after who take it; None where it is not the first to be named for anything."""

    @cached_property
    def kept(self) -> dict[object, Any]:
        """The columns that were made of these rules, by the number of players, and the answers that `once` keeps."""
        return {}

    @cached_property
    def deck(self) -> FaceSet:
        """The faces of one pack: those of the ranks that are named, or of so many cards; of one joker, it is the coloured one."""
        named = select_faces(str(self.knobs.get("ranks", ""))) & ~JOKERS
        jokers = (0, 1 << RED_JOKER, JOKERS)[min(self.at("jokers", seats=2), 2)]
        return (named or deck_of(int(str(self.knobs["cards"])))) | jokers

    @cached_property
    def pack(self) -> tuple[Face, ...]:
        """The cards of one pack, in their order: of three jokers two are coloured, of four two each.

        >>> from huit.rules import load_rules
        >>> load_rules("minimale", options={"jokers": 3}).pack[-4:]
        (51, 52, 53, 53)
        """
        jokers = self.at("jokers", seats=2)
        twice = (jokers > 3) << BLACK_JOKER | (jokers > 2) << RED_JOKER
        return tuple(face for face in faces_of(self.deck) for _ in range(1 + (twice >> face & 1)))

    @property
    def most_packs(self) -> int:
        """How many packs there may be at most: of no face more than `MOST_PACKS` in all."""
        return MOST_PACKS // (2 if self.at("jokers", seats=2) > 2 else 1)

    @cached_property
    def most_packs_used(self) -> int:
        """With how many packs those play who need the most."""
        return max(self.packs(seats=seats) for seats in self.seats)

    @property
    def seats(self) -> range:
        """The numbers of players that the rules are for."""
        return range(self.at("seats_min", seats=2), self.at("seats_max", seats=2) + 1)

    @cached_property
    def digest(self) -> str:
        """Sixteen hex digits that change whenever the rules in force do, whatever they are called.

        Only what differs from the family's defaults counts, so that a new knob leaves the rules without it their digest.

        >>> from huit.rules import load_rules
        >>> options = {"hand": 8, "powers": {"9": {"skips": 0}}}
        >>> load_rules("minimale").digest == load_rules("minimale", options=options).digest
        True
        """
        return digest_of(self.family, self.changed, self.powers, self.points)

    @property
    def changed(self) -> dict[str, Value | BySeats]:
        """The knobs of the round that are not as the family has them by default."""
        return {name: value for name, value in self.knobs.items() if value != self.defaults[name]}

    @cached_property
    def resolved(self) -> dict[str, Any]:
        """The rules as a rule file without a parent, ready for JSON and TOML: see `huit.rules.loader.read_resolved`.

        Rounds keep them so, that they can be played again when the files of the library say something else. Of the named options
        only those that are on are included.

        >>> from huit.rules import load_rules
        >>> written = load_rules("minimale", options={"hand": {2: 7, 3: 5}}).resolved
        >>> written["family"], written["hand"], written["powers"]["2c 2d 2h 2s"]["draw"]
        ('shedding', {'2': 7, '3': 5}, 2)
        """
        on = {name: option for name, option in self.choices.items() if self.options.get(name)}
        sections: dict[str, Any] = {
            "summary": dict(self.summary),
            "source": self.source,
            "by_hand": [dict(sentence) for sentence in self.by_hand],
            "powers": by_cards(self.powers),
            "points": by_cards(self.points),
            "match": dict(self.match),
            "options": {name: with_text_keys({**option.text, **option.changes}) for name, option in on.items()},
        }
        head = {"family": self.family, "name": dict(self.name), **with_text_keys(self.changed)}
        return {**head, **{key: value for key, value in sections.items() if value}}

    @property
    def direction(self) -> int:
        """The way in which the cards are dealt, play begins and the deal passes on: 1 clockwise, -1 the other way."""
        return 1 if self.knobs.get("clockwise", True) else -1

    def first_seat(self, *, dealer: int, seats: int) -> int:
        """Return who begins the first round of a match, which *dealer* deals.

        >>> from huit.rules import load_rules
        >>> for options in ({}, {"clockwise": False}, {"starts": "last_winner"}):
        ...     print(load_rules("minimale", options=options).first_seat(dealer=3, seats=4))
        0
        2
        3
        """
        begins = self.knobs.get("starts") in ("dealer", "last_winner")
        return dealer if begins else (dealer + self.direction) % seats

    def at(self, knob: str, *, seats: int) -> int:
        """Return a number of the rules for this many players: 0 for a knob that games of this family have not.

        >>> from huit.rules import load_rules
        >>> load_rules("minimale", options={"hand": {2: 7, 3: 5}}).at("hand", seats=4)
        5
        """
        value = self.knobs.get(knob, 0)
        if isinstance(value, Mapping):
            return value[max(least for least in value if least <= seats)]
        return int(value)

    def hand(self, *, seats: int) -> int:
        """Return how many cards each of so many players is dealt: given, or half of all there are (KP-02).

        >>> from huit.rules import load_rules
        >>> load_rules("demi-paquet").hand(seats=5)
        5
        """
        if self.knobs.get("deals_half"):
            return self.packs(seats=seats) * len(self.pack) // 2 // seats
        if self.packs(seats=seats) > 1 and self.at("hand_two_packs", seats=seats):
            return self.at("hand_two_packs", seats=seats)
        return self.at("hand", seats=seats)

    def hands_to_choose(self, *, seats: int) -> range:
        """Return the hand sizes that the dealer may choose (W8-05), as far as the cards go; none if the rules fix the size.

        >>> from huit.rules import load_rules
        >>> load_rules("monclar", options={"packs": 1, "hand_from": 5, "hand_to": 8}).hands_to_choose(seats=8)
        range(5, 7)
        """
        low, high = self.at("hand_from", seats=seats), self.at("hand_to", seats=seats)
        if not low or high < low:
            return range(0)
        # One card is the starter.
        most = (self.packs(seats=seats) * len(self.pack) - 1) // seats
        return range(low, min(high, most) + 1)

    def packs(self, *, seats: int) -> int:
        """Return how many packs this many players need: given, or the fewest that leave two cards a seat in the stock.

        WK-01: as many packs as the number of players asks for. To jump in takes two (DI-03), whatever is given.
        """
        given = self.at("packs", seats=seats) if "packs" in self.knobs else 1
        least = self.at("packs_least", seats=seats)
        if given:
            return max(given, least)
        enough = (packs for packs in range(least, self.most_packs) if self._wanted(packs, seats) <= packs * len(self.pack))
        return next(enough, max(self.most_packs, least))

    def _wanted(self, packs: int, seats: int) -> int:
        """Return how many cards should be there: the hands, a starter, and two cards a seat in the stock."""
        hand = (packs > 1 and self.at("hand_two_packs", seats=seats)) or self.at("hand", seats=seats)
        return seats * hand + 1 + 2 * seats

    def power(self, face: Face) -> Power:
        """Return what *face* does: the power knobs that differ from their defaults."""
        return self.powers.get(face, {})

    def key(self, face: Face, *knobs: str) -> str:
        """Return where a rule file says what *face* does, as whoever wrote it called the card: the last said of *knobs*.

        >>> from huit.cards import parse_face
        >>> from huit.rules import load_rules
        >>> load_rules("minimale").key(parse_face("2h"), "draw")
        'powers.2.draw'
        """
        lines = {knob: line for (other, knob), line in self.written.items() if other == face and (not knobs or knob in knobs)}
        if not lines:
            return ".".join(("powers", face_name(face), *knobs[:1]))
        knob, line = list(lines.items())[-1]
        return f"powers.{line}.{knob}" if knobs else f"powers.{line}"


_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


def once(ask: Callable[Concatenate[RuleSet, _Asked], _Answer]) -> Callable[Concatenate[RuleSet, _Asked], _Answer]:
    """Ask *ask* once of the same rules and things, which never change: a sheet wants some answers a hundred times.

    >>> from huit.rules import load_rules
    >>> @once
    ... def double(rules: RuleSet, number: int) -> int:
    ...     print("asked")
    ...     return 2 * number
    >>> [double(rules, 4) for rules in [load_rules("minimale")] * 2]
    asked
    [8, 8]
    """

    @wraps(ask)
    def answer(rules: RuleSet, *asked: _Asked.args, **named: _Asked.kwargs) -> _Answer:
        key = (ask.__module__, ask.__qualname__, asked, *named.items())
        if key not in rules.kept:
            rules.kept[key] = ask(rules, *asked, **named)
        return rules.kept[key]

    return answer


def some_of(faces: FaceSet) -> str:
    """Return the first of *faces*, as an error names them."""
    return ", ".join(face_name(face) for face in faces_of(faces)[:4])
