"""The pages of the lab, as JSON-ready objects with all their words in both languages."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from math import isfinite
from typing import Any

from huit.lab.balance.experiments import Measure
from huit.lab.balance.kinds import SECTIONS, section_title
from huit.lab.balance.neighbours import laid_over
from huit.lab.balance.report import Report, apart_of, histogram, measure_dict
from huit.lab.balance.report_text import headline, label, signed, titled, value_text, wish_title
from huit.lab.balance.suggestions import Suggestion, SuggestionSearch
from huit.rules import RuleSet
from huit.words.made import LANGUAGES

Words = Callable[[str], str]
"""A text by language."""


def lab_page(reports: Sequence[Report], *, share: float, done: bool) -> dict[str, Any]:
    """Return how far the lab is: one report, or two that are compared.

    >>> lab_page([], share=0, done=False)["report"] is None
    True
    """
    played = [report for report in reports if report.measures]
    pages = [report_page(report) for report in played]
    return {
        "share": round(share, 3),
        "waiting": 0,
        "done": done,
        "report": pages[0] if pages else None,
        "against": pages[1] if len(pages) > 1 else None,
        "differences": list(_differences(*played)) if len(played) > 1 else [],
        "failed": False,
        "slowed_by": "",
    }


def report_page(report: Report) -> dict[str, Any]:
    """Return a report.

    >>> from huit.lab.balance.measurement import Lab
    >>> from huit.rules import load_rules
    >>> lab = Lab(load_rules("minimale"), seats=2)
    >>> lab.play(200)
    >>> report_page(lab.report())["measures"][0]["title"]["en"]
    'Turns per round'
    """
    rules = report.rules
    return {
        "rules": rules.id,
        "options": dict(rules.options),
        "digest": rules.digest,
        "name": _both(lambda language: rules.name[language]),
        "seats": report.seats,
        "even": report.even,
        "headline": [
            dict(zip(LANGUAGES, line, strict=True))
            for line in zip(*(headline(report, language) for language in LANGUAGES), strict=True)
        ],
        "sections": [{"name": name, "title": _both(partial(section_title, name))} for name in SECTIONS],
        "measures": [_of_report(report, measure) for measure in report.measures if _is_known(measure)],
        "ends": [_of_report(report, measure) for measure in report.ends if _is_known(measure)],
        "lengths": histogram(report.lengths),
        "course": [asdict(point) for point in report.course],
        "brier": report.brier if isfinite(report.brier) else None,
    }


def suggestions_page(search: SuggestionSearch, *, share: float, done: bool) -> dict[str, Any]:
    """Return how far the search for changes is, and what it has found."""
    return {
        "share": round(share, 3),
        "waiting": 0,
        "done": done,
        "suggestions": [_suggestion(search, found) for found in search.best],
        "failed": False,
        "slowed_by": "",
    }


def _suggestion(search: SuggestionSearch, found: Suggestion) -> dict[str, Any]:
    rules, options = search.rules, dict(search.rules.options)
    for change in found.neighbour.changes:
        options = laid_over(options, change)
    # What differs is as many sentences in one language as in the other.
    sentences = zip(*(found.neighbour.sentences(rules, language) for language in LANGUAGES), strict=True)
    effect = Measure(search.kind, search.about, search.seats, search.base.player, found.effect)
    return {
        "options": options,
        "said": [dict(zip(LANGUAGES, sentence, strict=True)) for sentence in sentences],
        "effect": _difference(effect, lambda language: wish_title(search.wish, search.about, rules, language)),
        "side_effects": [_of_side(replace(measure, estimate=apart), rules) for measure, apart in found.side_effects],
    }


def _of_side(measure: Measure, rules: RuleSet) -> dict[str, Any]:
    return _difference(measure, lambda language: titled(measure.kind.name, measure.about, rules, language))


def _of_report(report: Report, measure: Measure) -> dict[str, Any]:
    """Return a measure of *report*."""
    unit, estimate = measure.kind.unit, measure.estimate
    return _measure(
        measure, lambda language: label(report, measure, language), lambda language: value_text(estimate, unit, language)
    )


def _differences(ours: Report, other: Report) -> Iterator[dict[str, Any]]:
    for measure, apart in apart_of(ours, other):
        found = replace(measure, estimate=apart)
        if _is_known(found):
            yield _difference(found, lambda language, which=measure: label(ours, which, language))


def _difference(measure: Measure, title: Words) -> dict[str, Any]:
    """Return a measure that is less the same of other rules."""
    unit = measure.kind.unit
    page = _measure(measure, title, lambda language: signed(measure.estimate, unit, language))
    return page | {"unit": "difference" if unit == "share" else unit}


def _measure(measure: Measure, title: Words, text: Words) -> dict[str, Any]:
    kind = measure.kind
    words = {"title": _both(title), "said": _both(text), "definition": _both(kind.definition)}
    return measure_dict(measure) | {"section": kind.section, "unit": kind.unit} | words


def _is_known(measure: Measure) -> bool:
    """Whether its interval has ends: that of a single round has none, and JSON no word for it."""
    return all(isfinite(number) for number in (measure.estimate.value, measure.estimate.low, measure.estimate.high))


def _both(text: Words) -> dict[str, str]:
    return {language: text(language) for language in LANGUAGES}
