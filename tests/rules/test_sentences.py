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
from huit.rules.families import family_names, schema_of
from huit.rules.knobs import Knob
from huit.rules.prose import card_effects, effect_sentence
from huit.rules.shedding.idle import idle_knobs
from huit.rules.shedding.refusing import answers_to, meeting
from huit.rules.words import LANGUAGES, are_several, card_words, of_several, told_names
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
NO_VERBS = ("sauf", "mais", "celui", "chacune", "en", "le", "une", "unless", "but", "whoever", "an", "when", "starting", "each")
"""With what a clause begins that goes on with another one and has a subject of its own."""
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
    found: list[str] = []
    for rules in accepted(seeds):
        for faces in groups(rules):
            for language in LANGUAGES:
                if are_several(faces, rules.deck, language):
                    found += singular(effect_sentence(faces, rules, language), language)
    assert not found, "\n".join(found)


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
                if not told and not elsewhere and not any(name == key for _, key in keys):
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


SHEDDING = schema_of("shedding").powers


@pytest.mark.parametrize("name", [name for name, knob in SHEDDING.items() if not knob.only_on])
def test_verbs_agree_where_several_cards_do_the_same(name: str):
    """A word that is of one card in the sentence of one is of several in the sentence of several."""
    said = {one: SHEDDING[one].example for one in (*needed(name, SHEDDING), name)}
    one, two = (load_rules("rien", options={"powers": {cards: said}}) for cards in ("7", "7 9"))
    for language in LANGUAGES:
        single = effect_sentence(select_faces("7"), one, language)
        plural = effect_sentence(select_faces("7 9"), two, language)
        assert not singular(plural, language), plural
        alike = name in ("announced", "set_of", "then_plays", "on_debt") or single.startswith(OF_ANY_NUMBER)
        assert bool(singular(single, language)) or alike or not single, single


def singular(text: str, language: str) -> list[str]:
    """Return the clauses of *text* that have a card for their subject and would be others of several cards."""
    clauses = re.split(r"(?:\u00a0; |; |, puis (?:lui )?|, | et | and |\. )", text)
    starts = [clause.removeprefix("leur ").removeprefix("it ") for clause in clauses]
    return [clause for clause in starts if clause and of_several(clause, language) != clause]


@pytest.mark.parametrize("family", family_names())
def test_every_sentence_of_a_schema_can_be_said_of_several_cards(family: str):
    """The verb of each clause about a card is known in both numbers; other clauses have a subject of their own."""
    unknown: list[str] = []
    for knob in schema_of(family).powers.values():
        for place, language in enumerate(LANGUAGES):
            for sentence in ((knob.french, knob.english), *((knob.one,) if knob.one else ())):
                clause = sentence[place]
                known = clause.startswith(OF_ANY_NUMBER) or (knob.joins and clause.split()[0] in NO_VERBS)
                if of_several(clause, language) == clause and not known:
                    unknown.append(clause)
    assert not unknown, "\n".join(unknown)


DECK = load_rules("rien").deck


def test_a_suit_is_singular_in_french_and_plural_in_english():
    rules = load_rules("rien", options={"powers": {"h": {"skips": 1}}})
    hearts = select_faces("h")
    assert effect_sentence(hearts, rules, "fr") == "fait passer son tour au joueur suivant"
    assert effect_sentence(hearts, rules, "en") == "skip the next player"
    assert card_words(hearts, DECK, "en") == ["hearts"]
    assert card_words(hearts, DECK, "en", article=True) == ["a heart"]


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
