"""The measures of a check, a sentence each: length, blocked rounds, first player, forced moves, worth of changed cards."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from huit.cards import faces_of
from huit.lab.balance.experiments import Measure, Watch
from huit.lab.balance.measurement import SEED
from huit.lab.balance.numbers import WRITERS, hundredths, percent, with_bounds
from huit.lab.balance.report import measure_dict
from huit.rules import RuleSet, load_rules
from huit.rules.questions import card_groups, usual_seats
from huit.rules.words import card_words
from huit.words.made import LANGUAGES, measures
from huit.words.telling import said

ROUNDS = 20_000
_AT_ONCE = 5_000
_MOST_CARDS = 6
"""Of so many changed cards, those worth most or least, there is a sentence."""


def in_short(rules: RuleSet, *, rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Return measures of *rules* as JSON-ready objects, each with a ``text`` in both languages.

    >>> [measure["name"] for measure in in_short(load_rules("minimale"), rounds=200)[:4]]
    ['turns', 'blocked', 'place', 'forced']
    """
    watch = Watch(rules, usual_seats(rules), SEED)
    for start in range(0, rounds, _AT_ONCE):
        watch.play(min(_AT_ONCE, rounds - start))
    found = {(measure.kind.name, measure.about): measure for measure in watch.measures()}
    worth = [found["held", name] for name in changed_cards(rules)]
    worth.sort(key=lambda measure: -abs(measure.estimate.value))
    shown = [found["turns", ""], found["blocked", ""], found["place", "1"], found["forced", ""], *worth[:_MOST_CARDS]]
    return [
        measure_dict(measure) | {"text": {language: sentence(measure, watch, language) for language in LANGUAGES}}
        for measure in shown
    ]


def changed_cards(rules: RuleSet) -> Iterator[str]:
    """Yield the cards that do otherwise than in the game that *rules* begin with, as rule files write them.

    >>> list(changed_cards(load_rules("minimale", options={"powers": {"7": {"skips": 1}}})))
    ['7']
    """
    before = load_rules(rules.id) if rules.options else load_rules(rules.parent) if rules.parent else None
    for name, faces in card_groups(rules).items():
        face = faces_of(faces)[0]
        power = rules.power(face)
        if power and power != (before.power(face) if before else {}):
            yield name


def sentence(measure: Measure, watch: Watch, language: str) -> str:
    """Return a measure, found by *watch*, as a sentence with its interval."""
    if measure.kind.name == "held":
        return _worth(measure, watch.rules, language)
    told = with_bounds(measure.estimate, language, WRITERS[measure.kind.unit])
    facts = {"seats": watch.seats, "even": percent(watch.even, language), **told}
    return said(getattr(measures.WORDS[language].in_short, measure.kind.name), facts)


def _worth(measure: Measure, rules: RuleSet, language: str) -> str:
    """Say what cards are worth to a player who is dealt one."""
    words, estimate = measures.WORDS[language].worth, measure.estimate
    cards = card_words(card_groups(rules)[measure.about], rules.deck, language)
    if estimate.low <= 0 <= estimate.high:
        return said(words.alike, {"cards": cards, **with_bounds(estimate, language, WRITERS["difference"])})
    better = estimate.value > 0
    if not better:
        estimate = replace(estimate, value=-estimate.value, low=-estimate.high, high=-estimate.low)
    facts = {"cards": cards, "rounds": 100 * estimate.value, **with_bounds(estimate, language, hundredths)}
    return said(words.more if better else words.fewer, facts)
