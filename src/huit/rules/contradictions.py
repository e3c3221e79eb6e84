"""What no single knob shows: things in a rule set that cannot be together."""

from collections.abc import Mapping

from huit.cards import FaceSet, face_name, faces_of, select_faces, set_of
from huit.rules.rule_set import MOST_PACKS, RulesError, RuleSet


def check_contradictions(rules: RuleSet, file: str, named: Mapping[str, FaceSet]) -> None:
    """Raise a `RulesError` if *rules* contradict themselves; *named* are the cards that the last layer gives powers to, by key.

    Powers that were inherited for cards that a smaller pack has not simply lapse; a file that names them itself is mistaken.
    """
    if rules.knobs["seats_min"] > rules.knobs["seats_max"]:  # type: ignore[operator]
        raise RulesError(f"{file}: seats_min: {rules.knobs['seats_min']} is more than seats_max, {rules.knobs['seats_max']}")
    for key, faces in named.items():
        if not faces & rules.deck:
            pack = f"this pack of {rules.deck.bit_count()}"
            raise RulesError(f"{file}: {key}: no such card in {pack}: {_some(faces)} (change 'cards' or 'jokers')")
    for face in faces_of(set_of(rules.powers) & rules.deck):
        _check_attack(rules, file, face)
    if not rules.options:
        for seats in rules.seats:
            check_deal(rules, seats, file)


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Raise a `RulesError` if more cards are dealt to this many players than there are."""
    hand, packs = rules.hand(seats=seats), rules.packs(seats=seats)
    needed, there = seats * hand + 1, packs * rules.deck.bit_count()
    if needed > there:
        most = (there - 1) // seats
        raise RulesError(
            f"{file}: hand: {seats} players with {hand} cards each and a starter need {needed} cards, and there are {there}"
            f" (say hand = {most} or less, seats_max = {seats - 1}, or more cards; at most {MOST_PACKS} packs)"
        )


def _check_attack(rules: RuleSet, file: str, face: int) -> None:
    power = rules.power(face)
    key = f"powers.{face_name(face)}"
    answers = select_faces(str(power.get("answered_by", "")))
    if power.get("last_answered_by") and not power.get("last_draw"):
        raise RulesError(
            f"{file}: {key}.last_answered_by: there is nothing to answer (give the card a 'last_draw', or leave this out)"
        )
    if power.get("names_own_suit") and not power.get("names_suit"):
        raise RulesError(f"{file}: {key}.names_own_suit: it names none (give the card 'names_suit', or leave this out)")
    if answers and not power.get("draw"):
        raise RulesError(f"{file}: {key}.answered_by: there is nothing to answer (give the card a 'draw', or leave this out)")
    if answers and not answers & rules.deck:
        raise RulesError(f"{file}: {key}.answered_by: no such card in this pack of {rules.deck.bit_count()}: {_some(answers)}")
    seats = rules.seats[0]
    most = rules.packs(seats=seats) * rules.deck.bit_count() - seats * rules.hand(seats=seats)
    if int(power.get("draw", 0)) > most:
        raise RulesError(f"{file}: {key}.draw: nobody can ever pay {power['draw']} cards: after the deal there are {most}")


def _some(faces: FaceSet) -> str:
    return ", ".join(face_name(face) for face in faces_of(faces)[:4])
