"""A report in words: what a group of players would want to know first, then every measure with how it was found."""

from collections.abc import Callable, Iterator

from huit.cards import select_faces
from huit.lab.balance.estimates import Estimate
from huit.lab.balance.experiments import Measure
from huit.lab.balance.kinds import KINDS, SECTIONS, Unit
from huit.lab.balance.numbers import between, hundredths, number, percent, points, thousands
from huit.lab.balance.report import Report, apart_of
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.rules.questions import Wish, card_groups
from huit.rules.rule_set import Both
from huit.rules.words import card_words, listed

_WRITERS: dict[Unit, Callable[[float, str], str]] = {
    "share": percent,
    "difference": points,
    "number": lambda value, language: number(value, language, 2),
    "turns": number,
    "minutes": number,
}
_ADVANTAGE = Both("Avantage du premier après le donneur", "Advantage of the first after the dealer")
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
    french = language == "fr"
    if not report.of("place"):
        return []
    return [*_of_seats(report, french), *_of_length(report, french), *_of_cards(report, french), *_of_skill(report, french)]


def _of_seats(report: Report, french: bool) -> Iterator[str]:
    language = "fr" if french else "en"
    first, even = report.of("place")[0].estimate, hundredths(report.even, language)
    won = hundredths(first.value, language)
    if abs(first.value - report.even) < _NOT_ALIKE:
        yield (
            f"Le premier après le donneur gagne {won} manches sur 100, presque comme les autres."
            if french
            else f"The first after the dealer wins {won} rounds in 100, nearly like the others."
        )
    else:
        yield (
            f"Le premier après le donneur gagne {won} manches sur 100 au lieu de {even}."
            if french
            else f"The first after the dealer wins {won} rounds in 100 instead of {even}."
        )


def _of_length(report: Report, french: bool) -> Iterator[str]:
    language = "fr" if french else "en"
    turns, minutes = (number(report.one(name).estimate.value, language, 0) for name in ("turns", "minutes"))
    yield (
        f"Une manche dure {turns} tours, soit {minutes} minutes environ."
        if french
        else f"A round takes {turns} turns, or some {minutes} minutes."
    )
    forced = number(100 * report.one("forced").estimate.value, language, 0)
    yield (
        f"{forced} coups sur 100 sont forcés\u00a0: une seule chose est permise."
        if french
        else f"{forced} moves in 100 are forced: only one thing is allowed."
    )
    blocked = report.one("blocked").estimate
    if blocked.value > _OFTEN:
        share = number(100 * blocked.value, language, 0)
        yield (f"{share} manches sur 100 finissent bloquées." if french else f"{share} rounds in 100 end blocked.")


def _of_cards(report: Report, french: bool) -> Iterator[str]:
    """Say which cards are best to be dealt."""
    best = max(report.of("held"), key=lambda measure: measure.estimate.low, default=None)
    if best is None or best.estimate.low <= 0:
        return
    language = "fr" if french else "en"
    faces = card_groups(report.rules)[best.about]
    card = listed(card_words(faces, report.rules.deck, language, article=True), language)
    worth = number(100 * best.estimate.value, language, 0)
    card = card[0].upper() + card[1:]
    yield (
        f"{card} en main vaut {worth} manches de plus sur 100."
        if french
        else f"{card} in the hand is worth {worth} more rounds in 100."
    )


def _of_skill(report: Report, french: bool) -> Iterator[str]:
    for measure in report.of("skill"):
        language = "fr" if french else "en"
        more = number(100 * measure.estimate.value, language, 0)
        yield (
            f"Un joueur sensé gagne {more} manches sur 100 de plus que parmi ses pareils, s’il joue contre le hasard."
            if french
            else f"A sensible player wins {more} more rounds in 100 against chance than among its like."
        )


def sections(report: Report, language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each part of the report: its title, and its lines."""
    for name, title in SECTIONS.items():
        found = [measure for measure in report.measures if measure.kind.section == name]
        if name == "ends":
            found += [measure for measure in report.ends if measure.estimate.value > 0 and measure.seats != report.seats]
        if found:
            yield title.text(language), list(_lines(report, found, language))


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
        yield f"    {KINDS[name].definition.text(language)} {how_found(alike, language)}"


def label(report: Report, measure: Measure, language: str) -> str:
    """Return what a measure is called."""
    title = titled(measure.kind.name, measure.about, report.rules, language)
    if measure.seats != report.seats or (measure.kind.section == "ends" and measure.player == "random"):
        at = {"fr": f"{title}, à {measure.seats}, {measure.player}", "en": f"{title}, {measure.seats} players, {measure.player}"}
        return at[language]
    return title


def titled(name: str, about: str, rules: RuleSet, language: str) -> str:
    """Return what the measure of that name is called, about a place, cards or a rule.

    >>> from huit.rules import load_rules
    >>> titled("place", "1", load_rules("monclar"), "fr"), titled("turns", "", load_rules("monclar"), "en")
    ('Place 1 après le donneur', 'Turns per round')
    """
    if name in ("held", "used"):
        about = listed(card_words(card_groups(rules)[about], rules.deck, language), language)
    if name == "inert":
        about = rule_label(rules, about, language)
    return KINDS[name].title.text(language).format(about)


def wish_title(wish: Wish, about: str, rules: RuleSet, language: str) -> str:
    """Return what the measure of a wish is called; of places it is how far the first one is from even.

    >>> from huit.rules import load_rules
    >>> from huit.rules.questions import WISHES
    >>> wish_title(WISHES["fairer"], "1", load_rules("monclar"), "en")
    'Advantage of the first after the dealer'
    """
    return _ADVANTAGE.text(language) if wish.measure == "place" else titled(wish.measure, about, rules, language)


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
    return with_colon(cards, schema.powers[name].label(language), language)


def with_colon(what: str, text: str, language: str) -> str:
    """Return *what*, a colon and *text*.

    >>> with_colon("8", "Playable on anything", "en")
    '8: Playable on anything'
    """
    return f"{what}\u00a0: {text}" if language == "fr" else f"{what}: {text}"


def value_text(estimate: Estimate, unit: Unit, language: str) -> str:
    """Return a number with its interval.

    >>> value_text(Estimate(0.25, 0.24, 0.26, 100), "share", "en")
    '25.0% (24.0% to 26.0%)'
    """
    write = _WRITERS[unit]
    return write(estimate.value, language) + between((estimate.low, estimate.high), language, write)


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
    text = f"[{players}, {thousands(rounds, language)} {'manches' if language == 'fr' else 'rounds'}]"
    if all(measure.is_narrow for measure in alike):
        return text
    return text + (" Intervalle encore large." if language == "fr" else " The interval is still wide.")


def against(report: Report, other: Report, language: str) -> Iterator[str]:
    """Yield the differences that are clear: each measure of *report* less the same of *other*, with its interval."""
    for measure, apart in apart_of(report, other):
        if not apart.low <= 0 <= apart.high and abs(apart.value) > measure.kind.target:
            yield with_colon(label(report, measure, language), signed(apart, measure.kind.unit, language), language)


def signed(apart: Estimate, unit: Unit, language: str) -> str:
    """Return a difference with its interval."""
    text = value_text(apart, "difference" if unit == "share" else unit, language)
    return text if text[0] in "+\N{MINUS SIGN}" else f"+{text}"
