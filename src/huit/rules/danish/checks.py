"""What no single knob of Danish shows: a deal that cannot be made, powers that cannot be together."""

from huit.cards import face_name
from huit.rules.rule_set import RulesError, RuleSet


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether there are cards enough for the hands and the two rows before each player."""
    each = rules.hand(seats=seats) + 2 * rules.at("row", seats=seats)
    there = rules.packs(seats=seats) * rules.deck.bit_count()
    if seats * each > there:
        raise RulesError(
            f"{file}: packs: {seats} players with {each} cards each need {seats * each}, and there are {there}"
            f" (say packs = {{ 2 = 1, {seats} = {-(-seats * each // rules.deck.bit_count())} }}, or seats_max = {seats - 1})"
        )


def check_power(rules: RuleSet, file: str, face: int) -> None:
    """Raise a `RulesError` if what *face* does makes no sense."""
    power, key = rules.power(face), f"powers.{face_name(face)}"
    if power.get("answered_by") and not power.get("sends"):
        raise RulesError(f"{file}: {key}.answered_by: there is nothing to answer (say sends = true, or leave this out)")
    for one, other in (("burns", "sends"), ("burns", "asks_suit"), ("burns", "caps"), ("copies", "sends"), ("copies", "burns")):
        if power.get(one) and power.get(other):
            raise RulesError(f"{file}: {key}: {one} and {other} cannot be together (leave one of them out)")
