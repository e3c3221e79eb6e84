"""Schemas of the rule files of each family, as data for the page where people compose rules of their own."""

from collections.abc import Mapping, Sequence

from huit.cards import face_name, faces_of
from huit.rules import RuleSet
from huit.rules.drafts import Question, questions
from huit.rules.families import Schema, family_names, schema_of
from huit.rules.knobs import Knob, group_title
from huit.server.told.answers import (
    CardsAtWork,
    Choice,
    Effect,
    FamilySchema,
    Group,
    KnobView,
    OpenQuestion,
    RuleValue,
    RuleValues,
    Schemas,
)
from huit.words.made import LANGUAGES


def schema_view(schema: Schema) -> FamilySchema:
    """Return what the rule files of a family may say, its groups in the order of their knobs.

    >>> [knob.name for knob in schema_view(schema_of("danish")).powers][:2]
    ['anywhere', 'copies']
    """
    knobs, powers = ([_knob(knob) for knob in group.values()] for group in (schema.knobs, schema.powers))
    points = None if schema.points is None else _knob(schema.points)
    groups = dict.fromkeys(knob.group for knob in (*knobs, *powers, *([points] if points else [])))
    return FamilySchema(
        name=schema.name,
        groups=[Group(name, {language: group_title(name, language) for language in LANGUAGES}) for name in groups],
        knobs=knobs,
        powers=powers,
        points=points,
        questions=[_question(question) for question in questions(schema, level="advanced")],
    )


def _question(question: Question) -> OpenQuestion:
    asks = question.asks
    return OpenQuestion(question.group, asks, "") if isinstance(asks, str) else OpenQuestion(question.group, "knob", asks.name)


def _knob(knob: Knob) -> KnobView:
    return KnobView(
        name=knob.name,
        kind=knob.kind,
        default=knob.default,
        example=knob.default if knob.example is None else knob.example,
        low=knob.low,
        high=knob.high,
        choices=[Choice(name, _said(knob, f"is-{name}")) for name in knob.choices],
        by_seats=knob.by_seats,
        only_on=knob.only_on,
        group=knob.group,
        level=knob.level,
        needs=list(knob.needs),
        takes_one_of=list(knob.takes_one_of),
        excludes=list(knob.excludes),
        text=_said(knob, "text"),
        one=_if_said(knob, "one"),
        off=_if_said(knob, "off") or _if_said(knob, "none"),
        joins=knob.joins,
        label={language: knob.label(language) for language in LANGUAGES},
        asked=_said(knob, "asked"),
        sign=knob.sign,
    )


def _said(knob: Knob, part: str) -> dict[str, str]:
    return {language: knob.said(part, language) for language in LANGUAGES}


def _if_said(knob: Knob, part: str) -> dict[str, str] | None:
    return _said(knob, part) if all(part in knob.words[language] for language in LANGUAGES) else None


def all_schemas() -> Schemas:
    """Return the schemas of all families.

    >>> [family.name for family in all_schemas().families] == list(family_names())
    True
    """
    return Schemas([schema_view(schema_of(name)) for name in family_names()])


def values_of(rules: RuleSet) -> RuleValues:
    """Return *rules* as they are in force, card by card."""
    powers: dict[str, dict[str, RuleValue]] = {
        face_name(face): dict(power.items()) for face, power in rules.powers.items() if power
    }
    return RuleValues(
        knobs={name: dict(_texts(value)) if isinstance(value, Mapping) else value for name, value in rules.knobs.items()},
        powers=powers,
        points={face_name(face): points for face, points in rules.points.items() if points},
        deck=[face_name(face) for face in faces_of(rules.deck)],
        by_hand=[dict(sentence) for sentence in rules.by_hand],
    )


def cards_at_work(rules: RuleSet, effects: Sequence[Effect]) -> CardsAtWork | None:
    """Return what the cards of a game do, told as *effects*; None in a family whose cards can do nothing.

    >>> from huit.rules import load_rules
    >>> cards_at_work(load_rules("minimale"), []).powers["2h"]["draw"], cards_at_work(load_rules("trois-cinq-huit"), [])
    (2, None)
    """
    if not schema_of(rules.family).powers:
        return None
    values = values_of(rules)
    return CardsAtWork(powers=values.powers, deck=values.deck, effects=list(effects))


def _texts(by_seats: Mapping[int, int]) -> Mapping[str, int]:
    return {str(seats): number for seats, number in by_seats.items()}
