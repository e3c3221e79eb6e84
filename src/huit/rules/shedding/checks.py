"""What no single knob of a shedding game shows: a deal that cannot be made, powers that make no sense together."""

from huit.cards import face_name, is_joker, select_faces
from huit.rules.rule_set import MOST_PACKS, Power, RulesError, RuleSet, some_of


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
    """Raise a `RulesError` if what *face* does makes no sense."""
    power = rules.power(face)
    key = f"powers.{face_name(face)}"
    answers = select_faces(str(power.get("answered_by", "")))
    _check_joker(power, key, file, face)
    _check_sweep(power, key, file)
    if power.get("last_answered_by") and not power.get("last_draw"):
        raise RulesError(
            f"{file}: {key}.last_answered_by: there is nothing to answer (give the card a 'last_draw', or leave this out)"
        )
    if power.get("names_own_suit") and not power.get("names_suit"):
        raise RulesError(f"{file}: {key}.names_own_suit: it names none (give the card 'names_suit', or leave this out)")
    if answers and not power.get("draw"):
        raise RulesError(f"{file}: {key}.answered_by: there is nothing to answer (give the card a 'draw', or leave this out)")
    if answers and not answers & rules.deck:
        raise RulesError(f"{file}: {key}.answered_by: no such card in this pack of {rules.deck.bit_count()}: {some_of(answers)}")
    seats = rules.seats[0]
    most = rules.packs(seats=seats) * rules.deck.bit_count() - seats * rules.hand(seats=seats)
    if int(power.get("draw", 0)) > max(most, 0):
        raise RulesError(f"{file}: {key}.draw: nobody can ever pay {power['draw']} cards: after the deal there are {most}")


def _check_joker(power: Power, key: str, file: str, face: int) -> None:
    if power.get("stands_for") and not is_joker(face):
        raise RulesError(f"{file}: {key}.stands_for: only a joker takes the place of another card (say joker = {{ … }})")
    if power.get("stands_for") and (power.get("transparent") or power.get("names_suit")):
        raise RulesError(
            f"{file}: {key}.stands_for: it is the other card then, with its effect (leave out transparent, names_suit)"
        )


def _check_sweep(power: Power, key: str, file: str) -> None:
    for name in ("must_answer", "drawn_answers", "comes_back"):
        if power.get(name) and not (power.get("draw") and power.get("sweeps")):
            raise RulesError(f"{file}: {key}.{name}: goes with an attack that goes round (draw = 2, sweeps = true)")
    for name in ("skips", "plays_again", "then_plays", "lets_steal"):
        if power.get("sweeps") and power.get(name):
            raise RulesError(f"{file}: {key}.{name}: a card that sweeps already takes everybody's turn (leave one of them out)")
    if power.get("sweeps") and not power.get("draw"):
        raise RulesError(f"{file}: {key}.sweeps: nothing goes round (give the card a 'draw', or leave this out)")
    for name in ("set_of", "set_in_suit"):
        if power.get(name) and not power.get("plays_set"):
            raise RulesError(f"{file}: {key}.{name}: it is not laid in sets (give the card 'plays_set', or leave this out)")
