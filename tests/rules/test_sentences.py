"""Sentences about cards, whatever people mix: each says something, agrees with its subject, and loses no knob without a word."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from benchmarks import mixes
from huit.cards import FaceSet, faces_of, select_faces
from huit.rules import RuleSet, load_rules
from huit.rules.check import findings, what_is_wrong
from huit.rules.deed_sentences import Clause, Subject, in_clause, name_of
from huit.rules.deeds import Deed, Does
from huit.rules.families import family_names, schema_of
from huit.rules.knobs import Knob
from huit.rules.prose import card_deeds, card_effects, effect_sentence
from huit.rules.shedding.answers import answers_to, meeting
from huit.rules.shedding.idle import idle_knobs
from huit.rules.sheets import sheet_of
from huit.rules.words import any_of, card_words, told_names, with_articles
from huit.words.made import LANGUAGES
from tests.cases import mostly_long
from tests.laws.some_rounds import deal
from tests.laws.test_hidden_mixes import some_value

LOTS = [range(start, start + 700) for start in range(0, 2800, 700)]
"""Mixes that are tried: about half are accepted."""
MOST_TRIED = 60
"""So many pairs of rounds of each lot show whether what is called idle is."""
TOLD_BY = {"payer_plays": "plays_after_paying", "turn_at_two": "skips"}
"""What changes no word about a card where something else already makes it so."""
OF_ANSWERS = ("answered_by", "must_answer", "drawn_answers")
STRAY = re.compile(
    r"\s[.,)]|[ ;:,][;:,.]|[ ,;:(]$|^[ ,;:]|\.$|\.\.|,,|\( |\(\)|  |[{}]|None"
    r"|\b(\w+) \1\b"
    r"|\b1 (?:suivants|cartes|joueurs|tours|cards|players|turns|after)\b|cellui|\bun de plus|’’"
)
"""What no sentence has: stray punctuation, a word said twice, a plural of one."""
TOLD_WITH_MORE = (
    "names_rank",
    "names_card",
    "sends_back",
    "lets_steal",
    "set_of",
    "set_from",
    "run_from",
    "announced",
    "wins_last",
    "last_points",
)
"""What is told of a card as it is, and not as anybody may choose it."""
SEVEN, QUEENS = select_faces("7"), select_faces("Q")
OF_ANY_NUMBER = ("can ", "cannot ")
"""English verbs that are the same of one card and of several."""


@cache
def accepted(seeds: range) -> tuple[RuleSet, ...]:
    """The mixes of these *seeds* that the check accepts: those that people may compose, and some whose cards do much at once."""
    told = [if_accepted(*mixes.mix(seed)) for seed in seeds] + [crowded(seed) for seed in seeds[::10]]
    return tuple(rules for rules in told if rules is not None)


def if_accepted(name: str, options: Mapping[str, object]) -> RuleSet | None:
    rules, found = what_is_wrong(name, options)
    return None if any(one.level == "refused" for one in found) else rules


def crowded(seed: int) -> RuleSet | None:
    """Rules in which some cards, one rank or several, do as much at once as the check lets them."""
    dice = Random(seed)
    options: dict[str, Any] = {
        "jokers": dice.random() < 0.5,
        "goes_on": dice.choice(("first_out", "places")),
        "recycles": dice.random() < 0.7,
        "seats_min": dice.choice((2, 2, 3)),
        "powers": {"2": {"draw": 2, "answered_by": ["2", "8"]}},
    }
    powers = schema_of("shedding").powers
    for cards in dice.sample(["7", "9 Q", "h", "A", "5 6 K", "Q", "c s", "8"], dice.randint(1, 3)):
        for name in dice.sample(list(powers), 9):
            more = {one: some_value(powers[one], dice) for one in (*needed(name, powers), name)}
            now = {**options, "powers": {**options["powers"], cards: {**more, **options["powers"].get(cards, {})}}}
            options = options if if_accepted("rien", now) is None else now
    return if_accepted("rien", options)


def needed(name: str, powers: Mapping[str, Knob]) -> tuple[str, ...]:
    """Return what *name* needs, and what that needs, first."""
    return tuple(one for other in powers[name].needs for one in (*needed(other, powers), other))


def groups(rules: RuleSet) -> Iterator[FaceSet]:
    """Yield the cards that do the same, together."""
    alike: dict[tuple[object, ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        if power := rules.power(face):
            key = tuple(sorted(power.items()))
            alike[key] = alike.get(key, 0) | 1 << face
    yield from alike.values()


def without(rules: RuleSet, faces: FaceSet, name: str) -> RuleSet:
    """Return *rules* in which *faces* have not the knob *name*."""
    less = {face: {key: value for key, value in rules.power(face).items() if key != name} for face in faces_of(faces)}
    return replace(rules, powers={**rules.powers, **less})


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_every_sentence_of_a_mix_says_something_and_is_one(seeds: range):
    found: list[str] = []
    told = 0
    for rules in accepted(seeds):
        for effect in card_effects(rules):
            for language in LANGUAGES:
                text = effect.text[language]
                told += 1
                if not text or STRAY.search(text.replace("\u00a0;", ";").replace("\u00a0:", ":").replace("\u00a0»", "»")):
                    found.append(f"{effect.cards}: {text!r}")
    assert not found, "\n".join(found)
    assert told > len(seeds)


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_verbs_of_a_mix_agree(seeds: range):
    """The verb of a clause about one card is another one of several cards."""
    alike: set[tuple[str, str]] = set()
    for rules in accepted(seeds):
        for deed in (deed for faces in groups(rules) for deed in card_deeds(faces, rules) if deed.stands == "clause"):
            for language, words in sheet_of(rules.family).words.items():
                one, two = (in_clause(deed, Subject(faces, DECK, language), words) for faces in (SEVEN, SEVEN | QUEENS))
                if not one.has_subject and verb(one) == verb(two):
                    alike.add((type(deed).__name__, one.words))
    assert not {(name, words) for name, words in alike if not words.startswith(OF_ANY_NUMBER)}


def verb(clause: Clause) -> str:
    return next(word for word in clause.words.split() if word not in ("ne", "se", "only"))


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_no_mix_loses_a_knob_without_a_word(seeds: range):
    """Each knob of a card changes its sentence in both languages, or the check says that it does nothing."""
    lost: list[str] = []
    for rules in accepted(seeds):
        schema = schema_of(rules.family)
        keys = {finding.key.rpartition(".")[::2] for finding in findings(rules)}
        for faces in groups(rules):
            power = rules.power(faces_of(faces)[0])
            for name in power:
                if any(name in schema.powers[other].needs for other in power) or not power[name]:
                    continue
                less = without(rules, faces, name)
                told = all(effect_sentence(faces, rules, one) != effect_sentence(faces, less, one) for one in LANGUAGES)
                by = TOLD_BY.get(name)
                elsewhere = by and (by in power or rules.knobs.get(by))
                elsewhere = elsewhere or (name == "answered_by" and _go_on_any_attack(rules, faces))
                # One pack has one king of hearts: nothing answers it but another one.
                elsewhere = elsewhere or (name in OF_ANSWERS and not meeting(rules, faces, answers_to(rules, faces_of(faces)[0])))
                # What a parent says simply lapses where somebody counts, or sits, otherwise.
                lapses = "powers" not in rules.options and name in idle_knobs(rules, faces_of(faces)[0])
                elsewhere = elsewhere or lapses
                # What it needs is said to do nothing: so does it.
                found = any(key in (name, *schema.powers[name].needs) for _, key in keys)
                if not told and not elsewhere and not found:
                    lost.append(f"{name} of {dict(power)}: {effect_sentence(faces, rules, 'en')!r}")
    assert not lost, "\n".join(lost)


def _go_on_any_attack(rules: RuleSet, faces: FaceSet) -> bool:
    """Tell whether what answers *faces* would go on their attack even if it did not."""
    face = faces_of(faces)[0]
    return answers_to(rules, face) == answers_to(without(rules, faces, "answered_by"), face)


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_what_the_check_calls_idle_changes_no_round(seeds: range):
    """Rounds by chance go alike with and without each knob that is said to do nothing beside another, or without one."""
    tried = 0
    for rules in (rules for rules in accepted(seeds) if rules.family == "shedding"):
        for faces in groups(rules):
            face = faces_of(faces)[0]
            for name in idle_knobs(rules, face):
                for seats in {rules.seats[0], rules.seats[-1]} if tried < MOST_TRIED else ():
                    assert by_chance(rules, seats) == by_chance(without(rules, faces, name), seats), (rules.options, name)
                    tried += 1
    assert tried


def by_chance(rules: RuleSet, seats: int) -> list[object]:
    """Return what is told of a round whose moves are made by chance."""
    round_, dice = deal(rules, seats, 7), Random(7)
    told: list[dict[str, Any]] = []
    for _ in range(60):
        if round_.over:
            break
        seat, words = dice.choice(sorted(round_.may_act().items()))
        told += [event.for_seat(None) for event in round_.play(dice.choice(words), seat=seat)]
    # With two players it is no matter that the direction turns.
    return [event for event in told if event["kind"] != "reversed" or seats > 2]


DECK = load_rules("rien").deck


def kinds_of_deeds(kind: type[Deed] = Deed) -> Iterator[type[Deed]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of_deeds(below)


def test_each_kind_of_deed_has_words_in_both_languages():
    sheets = [sheet_of(name) for name in family_names()]
    worded = {language: {kind for sheet in sheets for kind in sheet.words.get(language, ())} for language in LANGUAGES}
    assert worded["fr"] == worded["en"]
    kinds = {name_of(kind) for kind in kinds_of_deeds() if kind is not Does}
    assert kinds <= worded["fr"]
    assert worded["fr"] - kinds <= {power for name in family_names() for power in schema_of(name).powers}


@pytest.mark.parametrize(("family", "cards", "other"), [("shedding", "7", "rien"), ("danish", "5", "danish")])
def test_a_power_alone_is_told_as_the_page_offers_it(family: str, cards: str, other: str):
    powers = schema_of(family).powers
    for name, knob in powers.items():
        if knob.joins or knob.only_on or name in TOLD_WITH_MORE:
            continue
        power = {one: powers[one].example for one in (*needed(name, powers), name)}
        attack = {"2": {"draw": 2, "answered_by": [cards]}} if name in ("clears_debt", "sends_back") else {}
        beside = {"6": {"plays_run": True}} if name == "plays_run" else {}
        rules = load_rules(other, options={"powers": {cards: power} | attack | beside})
        for language in LANGUAGES:
            subject = Subject(select_faces(cards), rules.deck, language)
            named = any_of(subject.named(knob.code(knob.example, rules.deck)), language) if knob.kind == "faces" else ""
            told = effect_sentence(subject.faces, rules, language)
            assert knob.sentence(language, knob.example, cards=named) in told


def test_a_suit_is_singular_in_french_and_plural_in_english():
    rules = load_rules("rien", options={"powers": {"h": {"skips": 1}}})
    hearts = select_faces("h")
    assert effect_sentence(hearts, rules, "fr") == "fait passer son tour au joueur suivant"
    assert effect_sentence(hearts, rules, "en") == "skip the next player"
    assert card_words(hearts, DECK, "en") == ["hearts"]
    assert with_articles(hearts, DECK, "en") == ["a heart"]


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("h", ("h",)),
        ("h d", ("d", "h")),
        ("h 8", ("8", "h")),
        ("c s 2h", ("2h", "c", "s")),
        ("8 2s", ("2s", "8")),
        ("all", ("A", *"23456789TJQK")),
    ],
)
def test_whole_suits_are_told_as_such(cards: str, told: tuple[str, ...]):
    assert told_names(select_faces(cards) & DECK, DECK) == told


def test_names_of_cards_mean_the_same_cards_again():
    for seed in range(300):
        dice = Random(seed)
        faces = select_faces(" ".join(dice.sample([*"cdhs", *"A28K", "3c", "9h", "joker"], dice.randint(1, 5)))) & DECK
        names = told_names(faces, DECK)
        assert select_faces(" ".join(names)) & DECK == faces, names
        assert len(set(names)) == len(names)
