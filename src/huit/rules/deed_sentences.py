"""Sentences about cards: the catalogue makes a clause or a sentence of each deed (`src/huit/words/*/rules-*.ftl`)."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, cast, get_type_hints

from huit.cards import JOKERS, FaceSet, face_name, faces_of
from huit.rules.deeds import Deed, Does
from huit.rules.words import (
    card_word,
    card_words,
    counted,
    form_of,
    listed,
    of_cards,
    separated,
    spoken_names,
    the_card,
    told_names,
)
from huit.words.grammar import capital
from huit.words.made import rules_cards, rules_sentences
from huit.words.telling import Message, said


@dataclass(frozen=True)
class Subject:
    """The cards of which a sentence is, as a language calls them."""

    faces: FaceSet
    deck: FaceSet
    language: str

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        """The facts about the cards that words need: what verbs agree with, their rank ("" if they have several), their names."""
        return {
            "form": form_of(self.faces, self.deck),
            "rank": self.rank,
            "acting": self.named(self.faces),
        }

    @cached_property
    def rank(self) -> str:
        """The rank letter of the cards, ``X`` for jokers; "" where they have several."""
        return _rank_of(self.faces)

    def named(self, faces: FaceSet) -> list[str]:
        """Return *faces* as a person says them, with their articles.

        >>> Subject(0b1111 << 44, (1 << 52) - 1, "fr").named(0b1111 | 0b1111 << 28)
        ['un as', 'un 8']
        """
        # A single card goes before a whole rank, which would seem to be of its suit: the 3 of clubs or a 2.
        names = sorted(spoken_names(faces, self.deck), key=lambda name: len(name) == 1)
        return [card_word(name, self.language, article=True) for name in names]

    def the_ranks(self, faces: FaceSet) -> list[str]:
        """Return the ranks of *faces* with their articles.

        >>> Subject(1, (1 << 52) - 1, "fr").the_ranks(0b1111 | 0b1111 << 28)
        ['l’as', 'le 8']
        """
        return [the_card(rank, self.language) for rank in dict.fromkeys(face_name(face)[0] for face in faces_of(faces))]

    def another(self, faces: FaceSet) -> list[str]:
        """Return *faces* as another of their rank where they are all of it, or as another such card, or else as they are `named`.

        >>> jack = Subject(1 << 40, (1 << 52) - 1, "fr")
        >>> jack.another(0b1111 << 40), jack.another(1 << 40)
        (['un autre valet'], ['un autre valet de trèfle'])
        """
        whole = JOKERS if self.faces & JOKERS else 0b1111 << (self.faces.bit_length() - 1 & ~3)
        if not self.rank or (faces != whole & self.deck and faces != self.faces & -self.faces):
            return self.named(faces)
        return [self._other(self.rank if faces == whole & self.deck else face_name(faces_of(faces)[0]))]

    def others(self, faces: FaceSet) -> list[str]:
        """Return *faces* as they are `named`; those of the cards’ own rank, or these, are other ones.

        >>> Subject(1 << 40, (1 << 52) - 1, "fr").others(0b1111 | 0b1111 << 40)
        ['un as', 'un autre valet']
        """
        own = {self.rank, *told_names(self.faces, self.deck)} if self.rank else ()
        others = {card_word(name, self.language, article=True): name for name in own}
        return [self._other(others[word]) if word in others else word for word in self.completed(faces)]

    def completed(self, faces: FaceSet) -> list[str]:
        """Return *faces* as they are `named`, and these cards too where all the others of their rank or suit are among them.

        >>> Subject(1 << 40, (1 << 52) - 1, "fr").completed(0b1110 << 40)
        ['un valet']
        """
        both = faces | self.faces
        completed = len(told_names(both, self.deck)) < len(told_names(faces, self.deck))
        return self.named(both if completed else faces)

    def _other(self, name: str) -> str:
        return rules_cards.WORDS[self.language].another_called(name)

    @cached_property
    def all_of_them(self) -> str:
        """The cards as the subject of a sentence: by their names while these are few."""
        if len(card_words(self.faces, self.deck, self.language)) <= 2:
            return of_cards(self.faces, self.deck, self.language)
        return rules_sentences.WORDS[self.language].these_cards


def _rank_of(faces: FaceSet) -> str:
    ranks = {face_name(face)[0] for face in faces_of(faces)}
    return ranks.pop() if len(ranks) == 1 else ""


@dataclass(frozen=True)
class Clause:
    """A deed in words: a verb, and what follows; the cards are its subject unless it has one of its own."""

    words: str
    language: str
    when: str = ""
    """What opens it: ``à deux``."""
    has_subject: bool = False

    def __str__(self) -> str:
        return rules_sentences.WORDS[self.language].opened(self.when, self.words) if self.when else self.words

    def of(self, subject: str) -> str:
        """Return it as the beginning of a sentence about *subject*.

        >>> double = Clause("doubles all points", "en", when="as a last card")
        >>> double.of("the 8"), Clause("you say “7”", "en", has_subject=True).of("the 7")
        ('As a last card, the 8 doubles all points', 'You say “7”')
        """
        return capital(str(self if self.has_subject else replace(self, words=f"{subject} {self.words}")))


Words = Mapping[str, Mapping[str, Message]]
"""The words of deeds in one language, by their name (`goes_on`), and of what only one knob says by its name: ``does``, ``when``
and ``itself`` (a clause with a subject of its own)."""


def in_words(deeds: Iterable[Deed], subject: Subject, words: Words) -> str:
    """Return *deeds* as sentences, without the subject of the first and the full stop of the last; "" for none.

    Clauses stand in one sentence until another sentence has gone on about one of them.
    """
    sentences: list[str] = []
    clauses: list[Clause] = []
    beside: list[str] = []
    last: list[str] = []
    for deed in deeds:
        phrase = in_clause(deed, subject, words)
        if deed.stands == "clause":
            if beside:
                sentences += [*_one_sentence(clauses, subject, first=not sentences), *beside]
                clauses, beside = [], []
            clauses.append(phrase)
        else:
            (beside if deed.stands == "beside" else last).append(str(phrase))
    return ". ".join([*sentences, *_one_sentence(clauses, subject, first=not sentences), *beside, *last])


def in_clause(deed: Deed, subject: Subject, words: Words) -> Clause:
    """Return one deed in words.

    Raises:
        LookupError: if the language of *subject* has no words for it.
    """
    name = deed.knob if isinstance(deed, Does) else name_of(type(deed))
    if name not in words:
        raise LookupError(f"no words for {name} in {subject.language!r}: add them to words/*/rules-FAMILY-deeds.ftl")
    parts, facts = words[name], {**subject.facts, **_facts(deed, subject, words)}
    when, itself = (said(parts.get(part, ""), facts) for part in ("when", "itself"))
    return Clause(itself or said(parts["does"], facts), subject.language, when, has_subject=bool(itself))


@cache
def name_of(kind: type[Deed]) -> str:
    """Return the name under which the words of a kind of deed stand.

    >>> from huit.rules.shedding.deeds import GoesOn
    >>> name_of(GoesOn)
    'goes_on'
    """
    return re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _facts(deed: Deed, subject: Subject, words: Words) -> dict[str, Any]:
    """Return the facts of a deed; cards as their names, and beside them the rank that they have alone."""
    facts: dict[str, Any] = {}
    for name, said_as in _ways_to_say(type(deed)).items():
        value = getattr(deed, name)
        if said_as:
            facts[name] = getattr(subject, said_as)(value) if value else None
            facts[f"{name}_rank"] = _rank_of(value)
        elif isinstance(value, tuple):
            facts[name] = _several_said(cast("tuple[Deed | int, ...]", value), subject, words)
        else:
            facts[name] = value
    return facts


def _several_said(values: tuple[Deed | int, ...], subject: Subject, words: Words) -> list[str] | None:
    """Return deeds as clauses about one of the cards, or numbers of players spelled out; None for none."""
    one = Subject(subject.faces & -subject.faces, subject.deck, subject.language)
    several = [
        str(in_clause(value, one, words)) if isinstance(value, Deed) else counted(value, subject.language) for value in values
    ]
    return several or None


@cache
def _ways_to_say(kind: type[Deed]) -> Mapping[str, str]:
    """Return the facts of a kind of deed: of cards the method of `Subject` that says them, else ""."""
    hints = {name: hint for name, hint in get_type_hints(kind, include_extras=True).items() if name in kind.__struct_fields__}
    for name, value in vars(kind).items():
        if isinstance(value, property):
            hints[name] = get_type_hints(value.fget, include_extras=True)["return"]
    return {name: next(iter(getattr(hint, "__metadata__", ())), "") for name, hint in hints.items()}


def _one_sentence(clauses: list[Clause], subject: Subject, *, first: bool) -> list[str]:
    """Return *clauses* as one sentence; kept apart by semicolons where one is more than a verb and what it is about."""
    if not clauses:
        return []
    phrase = [str(clause) for clause in clauses]
    apart = any(_goes_on(each, subject.language) for each in phrase) or any(clause.has_subject for clause in clauses)
    if not first:
        phrase[0] = clauses[0].of(subject.all_of_them)
    return [(separated if apart else listed)(phrase, subject.language)]


def _goes_on(phrase: str, language: str) -> bool:
    """Tell whether a clause goes on, so that an « et » after it would seem to go on with that."""
    words = rules_sentences.WORDS[language].conjunctions.split()
    return any(sign in phrase for sign in (*",:(", *(f" {word} " for word in words)))
