"""What cards do, in words: each deed becomes a clause or a sentence, by one function in each language."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from huit.cards import JOKERS, FaceSet, face_name, faces_of
from huit.rules.deeds import Deed, Does
from huit.rules.words import RANK_PLURALS, any_of, are_several, card_word, card_words, listed, of_cards, the_card, told_names


@dataclass(frozen=True)
class Subject:
    """The cards of which a sentence is, as a language calls them."""

    faces: FaceSet
    deck: FaceSet
    language: str

    @cached_property
    def rank(self) -> str:
        """The rank letter of the cards, ``X`` for jokers; "" where they have several."""
        ranks = {face_name(face)[0] for face in faces_of(self.faces)}
        return ranks.pop() if len(ranks) == 1 else ""

    @property
    def called(self) -> str:
        """What their rank is called; "" where they have several."""
        return card_word(self.rank, self.language) if self.rank else ""

    @property
    def plural(self) -> str:
        """What several of their rank are called; "" where they have several ranks."""
        return RANK_PLURALS[self.language].get(self.rank, self.rank)

    @cached_property
    def several(self) -> bool:
        """Whether their verbs are of several."""
        return are_several(self.faces, self.deck, self.language)

    @property
    def feminine(self) -> bool:
        """Whether French says « la »: for queens."""
        return self.rank == "Q"

    def agree(self, one: str, several: str) -> str:
        """Return the word of one card, or the one of several."""
        return several if self.several else one

    def named(self, faces: FaceSet) -> str:
        """Return *faces* as a choice between them.

        >>> Subject(0b1111 << 44, (1 << 52) - 1, "fr").named(0b1111 | 0b1111 << 28)
        'un as ou un 8'
        """
        return any_of(card_words(faces, self.deck, self.language, article=True), self.language)

    def another(self, faces: FaceSet) -> str:
        """Return *faces* as a choice between them, as another of their rank where they are all of it, or as another such card.

        >>> jack = Subject(1 << 40, (1 << 52) - 1, "fr")
        >>> jack.another(0b1111 << 40), jack.another(1 << 40)
        ('un autre valet', 'un autre valet de trèfle')
        """
        whole = JOKERS if self.faces & JOKERS else 0b1111 << (self.faces.bit_length() - 1 & ~3)
        if not self.rank or (faces != whole & self.deck and faces != self.faces & -self.faces):
            return self.named(faces)
        return self._other(self.rank if faces == whole & self.deck else face_name(faces_of(faces)[0]))

    def names(self, faces: FaceSet) -> list[str]:
        """Return *faces* as a person says them, with their article; those of the cards’ own rank, or these, are other ones.

        >>> Subject(1 << 40, (1 << 52) - 1, "fr").names(0b1111 | 0b1111 << 40)
        ['un as', 'un autre valet']
        """
        faces = self.completed(faces)
        own = {self.rank, *told_names(self.faces, self.deck)} if self.rank else ()
        others = {card_word(name, self.language, article=True): name for name in own}
        words = card_words(faces, self.deck, self.language, article=True)
        return [self._other(others[word]) if word in others else word for word in words]

    def completed(self, faces: FaceSet) -> FaceSet:
        """Return *faces*, and these cards too where all the others of their rank, or of their suit, are among them.

        >>> Subject(1 << 40, (1 << 52) - 1, "fr").completed(0b1110 << 40) == 0b1111 << 40
        True
        """
        both = faces | self.faces
        return both if len(told_names(both, self.deck)) < len(told_names(faces, self.deck)) else faces

    def _other(self, name: str) -> str:
        word = card_word(name, self.language)
        return f"another {word}" if self.language == "en" else f"{'une' if self.feminine else 'un'} autre {word}"

    @cached_property
    def all_of_them(self) -> str:
        """The cards as the subject of a sentence: by their names while these are few."""
        if len(card_words(self.faces, self.deck, self.language)) <= 2:
            return of_cards(self.faces, self.deck, self.language)
        return "ces cartes" if self.language == "fr" else "these cards"

    @property
    def whatever_rank(self) -> str:
        """« la dame », or « la carte » of one of several ranks."""
        return the_card(self.rank, self.language) if self.rank else "la carte" if self.language == "fr" else "the card"


@dataclass(frozen=True)
class Clause:
    """A deed in words: a verb, and what follows; the cards are its subject unless it has one of its own."""

    words: str
    when: str = ""
    """What opens it: ``à deux``."""
    has_subject: bool = False

    def __str__(self) -> str:
        return f"{self.when}, {self.words}" if self.when else self.words

    def of(self, subject: str) -> str:
        """Return it as the beginning of a sentence about *subject*.

        >>> Clause("doubles all points", when="as a last card").of("the 8"), Clause("you say “7”", has_subject=True).of("the 7")
        ('As a last card, the 8 doubles all points', 'You say “7”')
        """
        return capital(str(self if self.has_subject else Clause(f"{subject} {self.words}", self.when)))


Words = Mapping[type[Deed] | str, Callable[[Any, Subject], str | Clause]]
"""The words of deeds in one language, by their kind, and of what only one knob says by its name."""
_SEMICOLON = {"fr": "\u00a0; ", "en": "; "}
_INNER = re.compile(r"[,:(]| (?:et|quand|and|when) ")
"""What a clause has that goes on: after it, an « et » would seem to go on with that."""


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
    what = deed.knob if isinstance(deed, Does) else type(deed)
    if what not in words:
        raise LookupError(
            f"no words for {what} in {subject.language!r}: add them to WORDS of the family’s module for that language"
        )
    phrase = words[what](deed, subject)
    return phrase if isinstance(phrase, Clause) else Clause(phrase)


def _one_sentence(clauses: list[Clause], subject: Subject, *, first: bool) -> list[str]:
    """Return *clauses* as one sentence; kept apart by semicolons where one is more than a verb and what it is about."""
    if not clauses:
        return []
    phrase = [str(clause) for clause in clauses]
    apart = any(map(_INNER.search, phrase)) or any(clause.has_subject for clause in clauses[1:])
    if not first:
        phrase[0] = clauses[0].of(subject.all_of_them)
    return [_SEMICOLON[subject.language].join(phrase) if apart else listed(phrase, subject.language)]


def capital(text: str) -> str:
    """Return *text* with a capital at its beginning.

    >>> capital("à deux")
    'À deux'
    """
    return text[:1].upper() + text[1:]
