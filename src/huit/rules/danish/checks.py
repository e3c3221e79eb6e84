"""What no single knob of Danish shows: a deal that cannot be made."""

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
