"""What the sheet says of the cards that go on each other is what the columns of the engine let be played, in every mix."""

import re
from collections.abc import Iterator

import pytest

from huit.cards import RANKS, SUITS, FaceSet, faces_of, rank_of, select_faces
from huit.rules import RuleSet, load_rules
from huit.rules.families import schema_of
from huit.rules.prose import card_effects, effect_sentence, notes
from huit.rules.shedding.columns import LAST, ON_FACE, SKIPPING, UNPAID, SheddingRules, named_row
from huit.rules.words import LANGUAGES, card_word
from tests.cases import mostly_long
from tests.rules.test_sentences import LOTS, accepted

CARDS = {
    language: {
        card_word(name, language, article=True): "joker" if name == "X" else name
        for name in (*RANKS, *(rank + suit for rank in RANKS for suit in SUITS), *SUITS, "Xb", "Xr", "X")
    }
    for language in LANGUAGES
}
"""The names of cards as sentences have them, each with its article."""
ONE = {
    language: "(?:" + "|".join(sorted(map(re.escape, CARDS[language]), key=len, reverse=True)) + r")\b" for language in LANGUAGES
}
SOME = {language: rf"((?>{one}(?:(?:, | ou | or | ni ){one})*))" for language, one in ONE.items()}
SAYS = {
    "fr": {
        "last": rf"dernière carte, [^;.]*?sauf s’il pose {SOME['fr']}",
        "answers": rf"sauf s’il pose {SOME['fr']}",
        "sent_round": rf"Celui qui a {SOME['fr']} (?:doit|peut) l[ea] poser",
        "keeps": rf"s’il pose aussitôt {SOME['fr']}",
        "at_two_left": rf"aussi sur {SOME['fr']} quand il ne reste que deux joueurs",
        "goes_on": rf"aussi sur {SOME['fr']}(?! quand)",
        "but_called": r"\(pas sur [^)]* qui a changé la couleur\)",
        "wild": r"sur n’importe quelle carte",
        "but_on": rf"sur n’importe quelle carte, sauf sur {SOME['fr']}",
        "any_on_it": r"’importe quelle carte s’y pose",
        "but_it": rf"’importe quelle carte s’y pose, sauf {SOME['fr']}",
        "own_rank": r"si l’on ne peut pas fournir, ou sur un",
    },
    "en": {
        "last": rf"last card, [^;.]*?unless they play {SOME['en']}",
        "answers": rf"unless they play {SOME['en']}(?! at once)",
        "sent_round": rf"Whoever holds {SOME['en']} (?:must|may) play it",
        "keeps": rf"(?:unless|nor if) they play {SOME['en']} at once",
        "at_two_left": rf"also be played on {SOME['en']} when only two players are left",
        "goes_on": rf"also be played on {SOME['en']}(?! when)",
        "but_called": r"\(but not on [^)]* that changed the suit\)",
        "wild": r"played on any card",
        "but_on": rf"played on any card, except on {SOME['en']}",
        "any_on_it": r"ny card can be played on it",
        "but_it": rf"ny card can be played on it, except {SOME['en']}",
        "own_rank": r"only if you cannot follow it, or on an",
    },
}
LASTS = re.compile(r"(?:[Ee]n dernière carte|[Aa]s (?:a|the) last card), [^;.]*")


def named(sentence: str, what: str, language: str) -> list[FaceSet]:
    """Return the cards that *sentence* names of *what*, each name by itself."""
    found = re.search(SAYS[language][what], sentence)
    return [select_faces(CARDS[language][name]) for name in re.findall(ONE[language], found[1])] if found else []


def says(sentence: str, what: str, language: str) -> bool:
    return re.search(SAYS[language][what], sentence) is not None


def untrue(rules: RuleSet, faces: FaceSet, language: str) -> Iterator[str]:
    """Yield what the sentence of *faces* says of other cards and the columns do not let be played."""
    sentence = effect_sentence(faces, rules, language)
    at_most: SheddingRules = schema_of(rules.family).write_columns(rules, seats=rules.seats[-1])
    accept, deck, own = at_most.accept, rules.deck, list(faces_of(faces))
    copies = sum(rules.pack.count(face) for face in own) * max(rules.packs(seats=seats) for seats in rules.seats)
    there = deck if copies > 1 else deck & ~faces
    usual = LASTS.sub("", sentence)
    for what, row, text in (
        ("answers", UNPAID, usual),
        ("sent_round", UNPAID, usual),
        ("keeps", SKIPPING, usual),
        ("last", LAST, sentence),
    ):
        for cards in named(text, what, language):
            if not any(accept[row + face] & cards & there for face in own):
                yield what
    for top in named(usual, "goes_on", language):
        if not any(accept[ON_FACE + face] & faces for face in faces_of(top & there)):
            yield "goes_on"
        callers = [face for face in faces_of(top & deck) if rules.power(face).get("names_suit") and face < 52]
        rows = [named_row(face, suit) for face in callers for suit in range(4)]
        if not says(usual, "but_called", language) and any(not accept[row] & faces for row in rows):
            yield "goes_on once a suit is called"
    for top in named(usual, "at_two_left", language):
        if not any((at_most.linked_at_two[face] | accept[ON_FACE + face]) & faces for face in faces_of(top & there)):
            yield "at_two_left"
    if says(usual, "wild", language):
        tops = deck
        for cards in named(usual, "but_on", language):
            tops &= ~cards
        limited = any(rules.power(own[0]).get(name) for name in ("only_if_unable",))
        if not limited and any(not accept[ON_FACE + face] & faces for face in faces_of(tops)):
            yield "wild"
    if says(usual, "own_rank", language) and not any(
        at_most.following[row] & accept[row] & faces for row in own_rows(rules, own)
    ):
        yield "own_rank"
    yield from untrue_of_jokers(rules, at_most, faces, usual, language)


def own_rows(rules: RuleSet, own: list[int]) -> list[int]:
    """Return the rows of the suits that cards of the ranks of *own* call."""
    tops = [face for face in faces_of(rules.deck) if face < 52 and any(rank_of(face) == rank_of(one) for one in own)]
    return [named_row(face, suit) for face in tops for suit in range(4) if rules.power(face).get("names_suit")]


def untrue_of_jokers(rules: RuleSet, columns: SheddingRules, faces: FaceSet, sentence: str, language: str) -> Iterator[str]:
    """Any card goes on a joker, but what it refuses: said of each of which it is true, and of no other."""
    joker = faces_of(faces)[0]
    takes_all = columns.accept[ON_FACE + joker] if joker >= 52 else 0
    power = rules.power(joker)
    in_force = not any(power.get(name) for name in ("stands_for", "transparent", "names_rank"))
    # A joker has no suit of its own, and calls none where it would have to be played on that.
    in_force = in_force and (not power.get("names_suit") or bool(power.get("names_own_suit")))
    if says(sentence, "any_on_it", language) != (joker >= 52 and in_force):
        yield "any card on a joker"
    elif joker >= 52 and in_force:
        refused = rules.deck & ~takes_all
        said = sum({1 << face for cards in named(sentence, "but_it", language) for face in faces_of(cards & rules.deck)})
        if said != refused:
            yield "which cards on a joker"


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_cards_that_are_said_to_go_on_others_go_on_them(seeds: range):
    found = [
        f"{what} of {effect.cards}, {language}: {effect.text[language]}"
        for rules in accepted(seeds)
        if rules.family == "shedding"
        for effect in card_effects(rules)
        for language in LANGUAGES
        for what in untrue(rules, select_faces(" ".join(effect.cards)) & rules.deck, language)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("options", "card"),
    [
        ({"powers": {"A": {"draw": 2, "answered_by": ["A", "8"], "refuses": ["8"]}}}, "A"),
        ({"powers": {"J": {"skips": 1, "skip_answered_by": ["J", "Q"], "refuses": ["Q"]}}}, "J"),
        ({"jokers": True, "powers": {"joker": {"goes_on": ["J", "Q"]}, "Q": {"refuses": ["joker"]}}}, "joker"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "draw": 3, "refuses": ["joker"]}}}, "joker"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "names_rank": True}}}, "joker"),
        ({"jokers": True, "powers": {"Xr": {"wild": True, "names_suit": True}, "Xb": {"wild": True, "draw": 4}}}, "Xr"),
        ({"jokers": 1, "packs": 1, "hand": 4, "powers": {"joker": {"wild": True, "draw": 4, "answered_by": ["joker"]}}}, "joker"),
        ({"powers": {"J": {"wild": True, "only_if_unable": True, "names_suit": True, "refuses": ["J"]}}}, "J"),
        ({"powers": {"Q": {"wild": True, "names_suit": True}, "9h": {"goes_on": ["s"]}}}, "9h"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "only_if_unable": True, "names_suit": True}}}, "joker"),
    ],
)
def test_what_a_card_refuses_is_not_said_to_go_on_it(options: dict[str, object], card: str):
    rules = load_rules("rien", options={"play_limit": 300, "seats_max": 4} | options)
    faces = select_faces(card) & rules.deck
    assert [list(untrue(rules, faces, language)) for language in LANGUAGES] == [[], []]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"powers": {"J": {"names_suit": True}}}, "un valet sur un valet à tout moment"),
        ({"powers": {"J": {"names_suit": True, "refuses": ["J"]}}}, ""),
        ({"powers": {"Js": {"names_suit": True}}}, "un valet sur un valet de pique à tout moment"),
        ({"countdown": 8}, "sa valeur passe-partout à tout moment"),
        ({"powers": {"9": {"wild": True}}}, "un 9 à tout moment"),
        ({"powers": {"J": {"wild": True, "only_if_unable": True, "names_suit": True}}}, ""),
    ],
)
def test_what_goes_at_any_time_where_suit_must_be_followed(options: dict[str, object], told: str):
    """HC-04, LH-08, LH-24: and whoever could follow may play it."""
    rules = load_rules("rien", options={"must_follow": True, "seats_max": 4} | options)
    followed = next(sentence for sentence in notes(rules, "fr") if "fournir" in sentence)
    assert (f"({told})" in followed) == bool(told)
    assert ("(" in followed) == bool(told)
