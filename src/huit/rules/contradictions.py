"""What no single knob shows: things in a rule set that cannot be together."""

from collections.abc import Mapping

from huit.cards import FaceSet, face_name, faces_of, set_of
from huit.rules.families import schema_of
from huit.rules.rule_set import RulesError, RuleSet, some_of


def check_contradictions(rules: RuleSet, file: str, named: Mapping[str, FaceSet]) -> None:
    """Raise a `RulesError` if *rules* contradict themselves; *named* are the cards that the last layer gives powers to, by key.

    Powers that were inherited for cards that a smaller pack has not simply lapse; a file that names them itself is mistaken.
    """
    if rules.knobs["seats_min"] > rules.knobs["seats_max"]:  # type: ignore[operator]
        raise RulesError(f"{file}: seats_min: {rules.knobs['seats_min']} is more than seats_max, {rules.knobs['seats_max']}")
    for key, faces in named.items():
        if not faces & rules.deck:
            pack = f"this pack of {rules.deck.bit_count()}"
            raise RulesError(f"{file}: {key}: no such card in {pack}: {some_of(faces)} (change 'cards' or 'jokers')")
    _check_refusals(rules, file)
    schema = schema_of(rules.family)
    for face in faces_of(set_of(rules.powers) & rules.deck):
        schema.check_power(rules, file, face)
    if not rules.options:
        for seats in rules.seats:
            schema.check_deal(rules, seats, file)


def _check_refusals(rules: RuleSet, file: str) -> None:
    """Look whether cards of one rank that call a suit refuse alike: once a suit is called, only the rank of the card counts."""
    callers = [face for face in faces_of(rules.deck) if rules.power(face).get("names_suit")]
    refused = {(face >> 2, rules.power(face).get("refuses", "")) for face in callers}
    for rank in {face >> 2 for face in callers}:
        if sum(of == rank for of, _ in refused) > 1:
            face = next(face for face in callers if face >> 2 == rank and rules.power(face).get("refuses"))
            raise RulesError(
                f"{file}: powers.{face_name(face)}.refuses: a card that calls a suit refuses the same whatever its own suit"
                f" (say it of {face_name(face)[0]}, not of one card)"
            )
