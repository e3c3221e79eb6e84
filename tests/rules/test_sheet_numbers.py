"""The sheet of a table tells this table: its numbers are those of the round that is dealt, and no sentence is about nothing."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

import huit
from benchmarks import mixes
from huit.cards import JOKERS, RANKS, SUITS, Face, FaceSet, face_name, faces_of, rank_of, select_faces
from huit.engine.round import Round
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.check import can_be_dealt, what_is_wrong
from huit.rules.families import schema_of
from huit.rules.prose import card_effects, notes
from huit.rules.words import card_word, counted
from huit.words.made import LANGUAGES
from tests.cases import as_case

WORDS = {language: {counted(number, language): number for number in range(11)} for language in LANGUAGES}
SAYS: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "players": r"^À (\w+) joueurs\.$",
        "packs": r"^On joue avec (\w+) paquets? de \d+ cartes",
        "cards": r"^On joue avec \w+ paquets? de (\d+) cartes",
        "jokers": r"^Chaque paquet a en plus (\w+) jokers?\b",
        "each": r"^Chacun reçoit (\w+) cartes?\b",
        "from": r"^Le donneur choisit des mains de (\d+) à \d+ cartes",
        "to": r"^Le donneur choisit des mains de \d+ à (\d+) cartes",
        "row": r"^Chacun a (\w+) cartes? cachées?",
        "chien": r"^(?:On met de côté (?=\w+ cartes?)|Les (?=\w+ dernières cartes restent))(\w+)",
        "teams": r"^On joue en (\w+) équipes",
    },
    "en": {
        "players": r"^For (\w+) players\.$",
        "packs": r"^Played with (\w+) packs? of \d+ cards",
        "cards": r"^Played with \w+ packs? of (\d+) cards",
        "jokers": r"^Each pack also has (\w+) jokers?\b",
        "each": r"^Each player is dealt (\w+) cards?\b",
        "from": r"^The dealer chooses hands of (\d+) to \d+ cards",
        "to": r"^The dealer chooses hands of \d+ to (\d+) cards",
        "row": r"^Each player has (\w+) cards? face down",
        "chien": r"^The (?:kitty of|last) (\w+) cards?",
        "teams": r"^Played in (\w+) teams",
    },
}
"""The numbers of a sheet, by the sentences that tell them."""
BEGINS = {"fr": r"à la gauche du donneur(?:,| commence)", "en": r"on the dealer’s left(?:,| starts)"}
WORTH = {
    "fr": (
        r"(?:L’|Le |La |Les )(?:.*?) compt(?:e|ent) (?:leur valeur|\d+ points?)\b",
        r"(.*?)(?: compt(?:e|ent) |, )(leur valeur|\d+)(?: points?)?\.?$",
    ),
    "en": (r"The (?:.*?) counts? (?:face value|\d+ points?)\b", r"(.*?)(?: counts? |, )(face value|\d+)(?: points?)?\.?$"),
}
ABOUT_NOTHING = re.compile(
    r"^\W*$|[{}]|None|\b1 (?:cartes?|cards?|plis?|tricks?)\b|"
    r"  |\.\.|[:;,(] ?[.,;:)]|\b(?:sur|et|and|ou|or|de|of|à|(?<!finit )avec|(?<!begin )with) ?(?:[.,;:)]|$)"
    r"|\b(?:pose|posent) sur (?:quand|et)|\bplayed on ?(?:when|and|[.,;:)]|$)|\b(?:aussi sur|also be played on) (?!an? |une? )",
    re.IGNORECASE,
)
"""What is left where a word is missing (``: .``, ``can be played on .``, ``un as et .``), and one card in figures."""
A_CARD = {
    "fr": r"\b(?:un|une|une autre|un autre) (\w+)\b(?! cartes?| points?)",
    "en": r"\b(?:a|an|another) (\w+)\b(?! cards?| points?)",
}


@dataclass(frozen=True)
class Table:
    """So many people at a table, with the rules that they agreed on, and what the sheet tells them."""

    rules: RuleSet
    seats: int
    language: str

    @property
    def told_to(self) -> str:
        return f"{self.rules.id} {dict(self.rules.options)}, {self.seats} players, {self.language}"

    @cached_property
    def told(self) -> list[str]:
        return notes(self.rules, self.language, seats=self.seats)

    def number(self, name: str) -> int:
        """The only number of that name in the sheet; 0 where it has none."""
        found = {match[1] for sentence in self.told if (match := re.search(SAYS[self.language][name], sentence))}
        assert len(found) < 2, f"{name}: {found}"
        return sum(self._read(word) for word in found)

    def _read(self, word: str) -> int:
        return int(word) if word.isdecimal() else {"une": 1, "a": 1}.get(word.lower()) or WORDS[self.language][word.lower()]

    def worth(self) -> dict[Face, int]:
        """What each card costs by the sheet."""
        whole, part = WORTH[self.language]
        worth: dict[Face, int] = {}
        for sentence in self.told:
            among, said = self._among(sentence, worth)
            if not re.match(whole, said):
                continue
            for told in re.split(r"\s?; ", said):
                match = re.match(part, told)
                assert match, told
                for face in self._cards(match[1]):
                    if among >> face & 1:
                        worth[face] = int(match[2]) if match[2].isdecimal() else 1 + rank_of(face)
        return worth

    def _among(self, sentence: str, worth: Mapping[Face, int]) -> tuple[FaceSet, str]:
        """Of which cards a sentence is: of those of a suit, of those of the suits that are told of already, or of all."""
        names = "|".join(card_word(suit, self.language) for suit in SUITS)
        match = re.match(rf"(?:Dans les autres couleurs|In the other suits|(?:En|In) ({names})), ", sentence)
        if not match:
            return self.rules.deck, sentence
        suits = [suit for suit in SUITS if match[1] in (None, card_word(suit, self.language))]
        among = sum(faces for suit in suits if not (faces := select_faces(suit)) & sum(1 << face for face in worth))
        said = sentence.removeprefix(match[0])
        return among, said[:1].upper() + said[1:]

    def _cards(self, text: str) -> Iterator[Face]:
        for word in re.split(r", | et (?!blanc)| and ", text):
            bare = re.sub(r"^(?:l’|le |la |les |the )", "", word.strip(), flags=re.IGNORECASE)
            yield from faces_of(select_faces(NAMES[self.language][bare]) & self.rules.deck)


NAMES = {
    language: {
        card_word(name, language): name for name in (*RANKS, *(rank + suit for rank in RANKS for suit in SUITS), "Xr", "Xb")
    }
    | {"joker": "joker"}
    | {card_word(suit, language): suit for suit in SUITS}
    for language in LANGUAGES
}


def tables(rules: RuleSet) -> Iterator[Table]:
    return (Table(rules, seats, language) for seats in rules.seats for language in LANGUAGES)


def dealt(rules: RuleSet, seats: int) -> Round:
    sizes = rules.hands_to_choose(seats=seats)
    return huit.new_round(rules, seats=seats, seed=7, dealer=0, hand=sizes[-1] if sizes else None)


def dealt_hands(round_: Round) -> list[list[Face]]:
    """Return the hands as dealt: an announcer may have the kitty by now, before they choose."""
    kitty = round_.state.kitty if getattr(round_.state, "took_kitty", 0) else 0
    return [[face for face in hand if not kitty >> face & 1] for hand in round_.hands]


def what_is_untrue(table: Table, round_: Round) -> Iterator[str]:
    """Yield the numbers of the sheet that are not those of the round."""
    rules, hands = table.rules, [len(hand) for hand in dealt_hands(round_)]
    each = table.number("to") or table.number("each")
    there = table.number("packs") * (table.number("cards") + table.number("jokers"))
    expected = {
        "players": (table.number("players"), round_.seats),
        "cards in all": (there, len(list(round_.cards()))),
        "packs": (table.number("packs"), rules.packs(seats=table.seats)),
        # A dealer who errs does so at the cost of one hand.
        "hands": (sum(size == each for size in hands) >= round_.seats - bool(rules.knobs.get("misdeals")), True),
        "sizes to choose": (
            range(table.number("from") or each, (table.number("to") or each) + 1),
            rules.hands_to_choose(seats=table.seats) or range(each, each + 1),
        ),
        "row": (table.number("row") * round_.seats, sum(map(bool, getattr(round_.state, "down", ())))),
        "chien": (table.number("chien"), len(list(round_.cards())) - sum(hands) if rules.family == "tricks" else 0),
        "teams": (table.number("teams"), getattr(round_.columns, "teams", 0)),
        "jumping in": (
            any(re.search(r"^À la volée|^Jumping in", sentence) for sentence in table.told),
            bool(rules.knobs.get("jump_in")) and max(Counter(round_.cards()).values()) > 1,
        ),
    }
    if any(re.search(BEGINS[table.language], sentence) for sentence in table.told) and not rules.knobs.get("starter_acts"):
        expected["who begins"] = (1 % round_.seats, round_.turn)
    for name, (said, true) in expected.items():
        if said != true:
            yield f"{table.told_to}: {name}: {said} for {true}"
    worth = table.worth()
    for face in faces_of(rules.deck):
        costs = round_.columns.points[face] if schema_of(rules.family).points else 0
        if worth.get(face, 0) != costs:
            yield f"{table.told_to}: {face_name(face)} counts {worth.get(face, 0)} for {costs}"


def what_is_about_nothing(rules: RuleSet, *, seats: int | None = None) -> Iterator[str]:
    """Yield the sentences of a sheet in which a word is missing, or a card that the pack has not is named."""
    for language in LANGUAGES:
        there = {card_word(RANKS[rank_of(face)], language) for face in faces_of(rules.deck & ~JOKERS)}
        there |= {"joker"} if rules.deck & JOKERS else set()
        known = {card_word(rank, language) for rank in RANKS} | {"joker"}
        effects = [effect.text[language] for effect in card_effects(rules)] if seats is None else []
        for sentence in [*notes(rules, language, seats=seats), *(f"{text}." for text in effects)]:
            plain = sentence.replace("\u00a0", " ").replace(" :", ":").replace(" ;", ";")
            named = set(re.findall(A_CARD[language], plain)) & known
            if ABOUT_NOTHING.search(plain) or named - there:
                yield f"{rules.id} {dict(rules.options)}: {sentence!r}"


def variants(name: str) -> Iterator[RuleSet]:
    """A game, and the game with each of its options."""
    options: list[dict[str, Any]] = [{}, *({option: True} for option in load_rules(name).choices)]
    return (load_rules(name, options=chosen) for chosen in options)


def assert_true_sheets(rules: RuleSet) -> None:
    found = list(what_is_about_nothing(rules))
    for table in tables(rules):
        if can_be_dealt(rules, table.seats):
            found += what_is_untrue(table, dealt(rules, table.seats))
            found += what_is_about_nothing(rules, seats=table.seats)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", rule_names())
def test_the_numbers_of_every_sheet_are_those_of_the_deal(name: str):
    for rules in variants(name):
        assert_true_sheets(rules)


POINTS: list[dict[str, Any]] = [
    {"h": 1, "Qs": 13},
    {"all": 0, "h": 1, "Qs": 13},
    {"h": 1, "c": 2, "d": 3, "Qs": 13},
    {"all": 5, "s": 7, "joker": 9},
    {"h d": 4, "8c 8s": 50},
    {"all": 0},
]


@pytest.mark.parametrize("points", POINTS, ids=str)
def test_what_cards_count_by_suits_is_told_in_few_words(points: dict[str, Any]):
    """Hearts and the queen of spades made a list of 44 cards."""
    rules = load_rules("rien", options={"points": points, "jokers": 2, "starter_buried": "joker"})
    told = [said for table in tables(rules) for said in table.told if re.search(r"\bcompte(?:nt)? |\bcounts? ", said)]
    assert max(len(said) for said in told) < 240
    for table in tables(rules):
        for face in faces_of(rules.deck):
            assert table.worth().get(face, 0) == rules.points.get(face, 0), (table.told_to, face_name(face))
    assert ("No card counts any points." in told) == (not any(rules.points.values()))


LOTS = [range(100 * lot, 100 * (lot + 1)) for lot in range(10)]
"""Mixes by chance; about a third of them are accepted, so that a thousand make three hundred."""


@pytest.mark.parametrize("seeds", [as_case(range(40), is_long=False), *(as_case(lot, is_long=True) for lot in LOTS)], ids=str)
def test_the_numbers_of_the_sheet_of_a_mix_are_those_of_the_deal(seeds: range):
    accepted = 0
    for seed in seeds:
        rules, found = what_is_wrong(*mixes.mix(seed))
        if rules is not None and not any(finding.level == "refused" for finding in found):
            accepted += 1
            assert_true_sheets(rules)
    assert accepted > len(seeds) // 10
