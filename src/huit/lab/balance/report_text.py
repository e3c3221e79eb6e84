"""A report in words: what a group of players would want to know first, then every measure with how it was found."""

from collections.abc import Iterator

from huit.cards import select_faces
from huit.lab.balance.estimates import Estimate
from huit.lab.balance.experiments import Measure
from huit.lab.balance.kinds import KINDS, SECTIONS, Unit, section_title
from huit.lab.balance.numbers import WRITERS, hundredths, number, with_bounds
from huit.lab.balance.report import Report, apart_of
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.rules.questions import Wish, card_groups
from huit.rules.words import card_words, listed, with_articles
from huit.words.made import measures, people
from huit.words.telling import said

_BAR = 24
"""Characters of the longest bar."""
_NOT_ALIKE = 0.01
"""Seats that win so much more often than others are worth a sentence."""
_OFTEN = 0.01


def headline(report: Report, language: str) -> list[str]:
    """Return the report in a few sentences; none before the first rounds.

    >>> from huit.lab.balance.measurement import Lab
    >>> from huit.rules import load_rules
    >>> lab = Lab(load_rules("minimale"), seats=2)
    >>> lab.play(1000)
    >>> headline(lab.report(), "fr")[1]
    'Une manche dure ... tours, soit ... minutes environ.'
    """
    if not report.of("place"):
        return []
    return [
        *_of_seats(report, language),
        *_of_length(report, language),
        *_of_cards(report, language),
        *_of_skill(report, language),
    ]


def _of_seats(report: Report, language: str) -> Iterator[str]:
    words, first = measures.WORDS[language].headline, report.of("place")[0].estimate
    won = hundredths(first.value, language)
    if abs(first.value - report.even) < _NOT_ALIKE:
        yield words.alike(won)
    else:
        yield words.apart(won, hundredths(report.even, language))


def _of_length(report: Report, language: str) -> Iterator[str]:
    words = measures.WORDS[language].headline
    turns, minutes = (number(report.one(name).estimate.value, language, 0) for name in ("turns", "minutes"))
    yield words.length(turns, minutes)
    yield words.forced(_whole_hundredths(report.one("forced"), language))
    blocked = report.one("blocked")
    if blocked.estimate.value > _OFTEN:
        yield words.blocked(_whole_hundredths(blocked, language))


def _of_cards(report: Report, language: str) -> Iterator[str]:
    """Say which cards are best to be dealt."""
    best = max(report.of("held"), key=lambda measure: measure.estimate.low, default=None)
    if best is None or best.estimate.low <= 0:
        return
    cards = with_articles(card_groups(report.rules)[best.about], report.rules.deck, language)
    yield measures.WORDS[language].headline.card(cards, _whole_hundredths(best, language))


def _of_skill(report: Report, language: str) -> Iterator[str]:
    for measure in report.of("skill"):
        yield measures.WORDS[language].headline.skill(_whole_hundredths(measure, language))


def _whole_hundredths(measure: Measure, language: str) -> str:
    return number(100 * measure.estimate.value, language, 0)


def sections(report: Report, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each part of the report: its title, and its lines."""
    for name in SECTIONS:
        found = [measure for measure in report.measures if measure.kind.section == name]
        if name == "ends":
            found += [measure for measure in report.ends if measure.estimate.value > 0 and measure.seats != report.seats]
        if found:
            yield section_title(name, language), list(_lines(report, found, language))


def _lines(report: Report, found: list[Measure], language: str) -> Iterator[str]:
    """Yield a line for each measure, and after those of one kind what the kind means and how it was found."""
    widest = max(len(label(report, measure, language)) for measure in found)
    for name in dict.fromkeys(measure.kind.name for measure in found):
        alike = [measure for measure in found if measure.kind.name == name]
        scale = max(abs(measure.estimate.value) for measure in alike)
        for measure in alike:
            line = (
                f"{label(report, measure, language):<{widest}}  {value_text(measure.estimate, measure.kind.unit, language):<28}"
            )
            yield (line + (bar(measure.estimate.value, scale) if len(alike) > 1 else "")).rstrip()
        yield f"    {KINDS[name].definition(language)} {how_found(alike, language)}"


def label(report: Report, measure: Measure, language: str) -> str:
    """Return what a measure is called."""
    title = titled(measure.kind.name, measure.about, report.rules, language)
    if measure.seats != report.seats or (measure.kind.section == "ends" and measure.player == "random"):
        return measures.WORDS[language].among(title, measure.seats, measure.player)
    return title


def titled(name: str, about: str, rules: RuleSet, language: str) -> str:
    """Return what the measure of that name is called, about a place, cards or a rule.

    >>> from huit.rules import load_rules
    >>> titled("place", "1", load_rules("monclar"), "fr"), titled("turns", "", load_rules("monclar"), "en")
    ('Place 1 après le donneur', 'Turns per round')
    """
    kind = KINDS[name]
    if name in ("held", "used"):
        return kind.title(language, cards=card_words(card_groups(rules)[about], rules.deck, language))
    return kind.title(language, about=rule_label(rules, about, language) if name == "inert" else about)


def wish_title(wish: Wish, about: str, rules: RuleSet, language: str) -> str:
    """Return what the measure of a wish is called; of places it is how far the first one is from even.

    >>> from huit.rules import load_rules
    >>> from huit.rules.questions import WISHES
    >>> wish_title(WISHES["fairer"], "1", load_rules("monclar"), "en")
    'Advantage of the first after the dealer'
    """
    if wish.measure == "place":
        return measures.WORDS[language].advantage
    return titled(wish.measure, about, rules, language)


def rule_label(rules: RuleSet, key: str, language: str) -> str:
    """Return a thing that rules say in a few words.

    >>> from huit.rules import load_rules
    >>> rule_label(load_rules("monclar"), "powers.8.wild", "en")
    '8: Playable on anything'
    """
    schema = schema_of(rules.family)
    if key in schema.knobs:
        return schema.knobs[key].label(language) or key
    _, card, name = key.split(".")
    cards = listed(card_words(select_faces(card) & rules.deck, rules.deck, language), language)
    return people.WORDS[language].labelled(cards, schema.powers[name].label(language))


def value_text(estimate: Estimate, unit: Unit, language: str) -> str:
    """Return a number with its interval.

    >>> value_text(Estimate(0.25, 0.24, 0.26, 100), "share", "en")
    '25.0% (24.0% to 26.0%)'
    """
    return said(measures.WORDS[language].estimate, with_bounds(estimate, language, WRITERS[unit]))


def bar(value: float, scale: float) -> str:
    """Return a bar as long as *value*, where *scale* is the longest.

    >>> bar(0.5, 1.0), bar(-1.0, 1.0)[0]
    ('████████████', '░')
    """
    return ("█" if value > 0 else "░") * round(_BAR * abs(value) / scale) if scale else ""


def how_found(alike: list[Measure], language: str) -> str:
    """Return by which player and how many rounds measures of one kind were found, and whether that was enough."""
    players = " / ".join(dict.fromkeys(measure.player for measure in alike))
    rounds = min(measure.estimate.rounds for measure in alike)
    return measures.WORDS[language].found(players, rounds, all(measure.is_narrow for measure in alike))


def against(report: Report, other: Report, language: str) -> Iterator[str]:
    """Yield the differences that are clear: each measure of *report* less the same of *other*, with its interval."""
    for measure, apart in apart_of(report, other):
        if not apart.low <= 0 <= apart.high and abs(apart.value) > measure.kind.target:
            clear = signed(apart, measure.kind.unit, language)
            yield people.WORDS[language].labelled(label(report, measure, language), clear)


def signed(apart: Estimate, unit: Unit, language: str) -> str:
    """Return a difference with its interval."""
    text = value_text(apart, "difference" if unit == "share" else unit, language)
    return text if text[0] in "+\N{MINUS SIGN}" else f"+{text}"
