"""Contradictions that no single knob shows: things in a rule set that cannot be together."""

from collections.abc import Mapping

from huit.cards import Face, FaceSet, faces_of, select_faces, set_of
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import RulesError, RuleSet, some_of


def check_contradictions(rules: RuleSet, file: str, named: Mapping[str, FaceSet]) -> None:
    """Raise a `RulesError` if *rules* contradict themselves; *named* are the cards that the last layer gives powers to, by key.

    Powers that were inherited for cards that a smaller pack has not simply lapse; a file that names them itself is mistaken.
    """
    if rules.knobs["seats_min"] > rules.knobs["seats_max"]:  # type: ignore[operator]
        raise RulesError(
            FileMistake.CROSSED_SEATS, file, "seats_min", least=rules.knobs["seats_min"], most=rules.knobs["seats_max"]
        )
    for key, faces in named.items():
        if not faces & rules.deck:
            raise RulesError(FileMistake.NOT_IN_THE_PACK, file, key, size=rules.deck.bit_count(), cards=some_of(faces))
    schema = schema_of(rules.family)
    # The deal first: where there are not cards enough, nothing can be paid either.
    if not rules.options:
        for seats in rules.seats:
            schema.check_deal(rules, seats, file)
    for face in faces_of(set_of(rules.powers) & rules.deck):
        _check_together(rules, schema.powers, face, file)
        schema.check_power(rules, file, face)


def _check_together(rules: RuleSet, knobs: Mapping[str, Knob], face: Face, file: str) -> None:
    """Look whether a card has all that its knobs need, and nothing that they exclude."""
    power = rules.powers[face]
    for knob in (knobs[name] for name in power):
        key = rules.key(face, knob.name)
        if knob.only_on and not select_faces(knob.only_on) >> face & 1:
            raise RulesError(FileMistake.ONLY_ON, file, key, cards=knob.only_on)
        for other in knob.needs:
            if other not in power:
                raise RulesError(FileMistake.ALONE, file, key, other=other)
        for other in knob.excludes:
            if other in power:
                key = rules.key(face, knob.name, other)
                raise RulesError(FileMistake.EXCLUDED, file, key, other=knob.name if key.endswith(f".{other}") else other)
