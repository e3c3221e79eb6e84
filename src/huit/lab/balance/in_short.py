"""The measures of a check, a sentence each: length, blocked rounds, first player, forced moves, worth of changed cards."""

from collections.abc import Iterator
from typing import Any

from huit.cards import faces_of
from huit.lab.balance.experiments import Measure, Watch
from huit.lab.balance.measurement import SEED
from huit.lab.balance.numbers import between, hundredths, number, percent, points
from huit.lab.balance.report import measure_dict
from huit.rules import RuleSet, load_rules
from huit.rules.questions import card_groups, usual_seats
from huit.rules.words import LANGUAGES, card_words, listed

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
    french, estimate = language == "fr", measure.estimate
    interval = (estimate.low, estimate.high)
    if measure.kind.name == "turns":
        mean, spread = number(estimate.value, language), between(interval, language)
        if french:
            return f"À {watch.seats}, une manche compte {mean} tours en moyenne{spread}."
        return f"With {watch.seats} players, a round takes {mean} turns on average{spread}."
    if measure.kind.name == "held":
        return _worth(measure, watch.rules, language)
    share, spread = percent(estimate.value, language), between(interval, language, percent)
    if measure.kind.name == "blocked":
        if french:
            return f"{share} des manches finissent bloquées{spread}\u00a0: plus personne n’y peut jouer ni piocher."
        return f"{share} of the rounds end blocked{spread}: nobody can play or draw any more."
    if measure.kind.name == "place":
        even = percent(watch.even, language)
        if french:
            return f"Le premier après le donneur gagne {share} des manches{spread}\u00a0; sans avantage, ce serait {even}."
        return f"The first after the dealer wins {share} of the rounds{spread}; without an advantage it would be {even}."
    if french:
        return f"{share} des coups sont forcés{spread}\u00a0: il n’y a qu’une chose à faire."
    return f"{share} of the moves are forced{spread}: there is only one thing to do."


def _worth(measure: Measure, rules: RuleSet, language: str) -> str:
    """Say what cards are worth to whoever is dealt one."""
    french, estimate = language == "fr", measure.estimate
    cards = listed(card_words(card_groups(rules)[measure.about], rules.deck, language), language)
    if estimate.low <= 0 <= estimate.high:
        spread = between((estimate.low, estimate.high), language, points)
        if french:
            return f"{cards}\u00a0: qui en reçoit à la donne gagne aussi souvent que les autres, à peu de chose près{spread}."
        return f"{cards}: whoever is dealt one wins as often as the others, or nearly so{spread}."
    better = estimate.value > 0
    interval = (estimate.low, estimate.high) if better else (-estimate.high, -estimate.low)
    worth, spread = hundredths(abs(estimate.value), language), between(interval, language, hundredths)
    if french:
        rounds = "manche" if abs(estimate.value) < 0.02 else "manches"
        advice = "c’est une bonne carte à avoir" if better else "mieux vaut ne pas l’avoir"
        more = "de plus" if better else "de moins"
        return f"{cards}\u00a0: qui en reçoit à la donne gagne {worth} {rounds} {more} sur cent{spread}\u00a0: {advice}."
    advice = "a good card to have" if better else "better not to have it"
    return f"{cards}: whoever is dealt one wins {worth} {'more' if better else 'fewer'} rounds in a hundred{spread}: {advice}."
