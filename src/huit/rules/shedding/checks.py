"""What no single knob of a shedding game shows: a deal that cannot be made, attacks that nobody can answer or pay."""

from huit.cards import face_name, select_faces
from huit.rules.rule_set import MOST_PACKS, RulesError, RuleSet, some_of


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether more cards are dealt than there are."""
    hand, packs = rules.hand(seats=seats), rules.packs(seats=seats)
    teams = rules.at("teams", seats=seats)
    if teams and seats % teams:
        raise RulesError(
            f"{file}: teams: {seats} players do not make {teams} equal teams (say 0 for {seats}, as in {{ 2 = 0, 4 = 2, 5 = 0 }})"
        )
    needed, there = seats * hand + 1, packs * rules.deck.bit_count()
    if needed > there:
        most = (there - 1) // seats
        raise RulesError(
            f"{file}: hand: {seats} players with {hand} cards each and a starter need {needed} cards, and there are {there}"
            f" (say hand = {most} or less, seats_max = {seats - 1}, or more cards; at most {MOST_PACKS} packs)"
        )


def check_power(rules: RuleSet, file: str, face: int) -> None:
    """Raise a `RulesError` if nobody can answer what *face* does, or pay it."""
    power = rules.power(face)
    key = f"powers.{face_name(face)}"
    answers = select_faces(str(power.get("answered_by", "")))
    if answers and not answers & rules.deck:
        raise RulesError(f"{file}: {key}.answered_by: no such card in this pack of {rules.deck.bit_count()}: {some_of(answers)}")
    seats = rules.seats[0]
    most = rules.packs(seats=seats) * rules.deck.bit_count() - seats * rules.hand(seats=seats)
    if int(power.get("draw", 0)) > max(most, 0):
        raise RulesError(f"{file}: {key}.draw: nobody can ever pay {power['draw']} cards: after the deal there are {most}")
