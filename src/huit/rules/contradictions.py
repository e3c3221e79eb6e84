"""What no single knob shows: things in a rule set that cannot be together."""

from collections.abc import Mapping

from huit.cards import FaceSet, face_name, faces_of, is_joker, select_faces, set_of
from huit.rules.rule_set import MOST_PACKS, Power, RulesError, RuleSet


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
    _check_refusals(rules, file)
    for face in faces_of(set_of(rules.powers) & rules.deck):
        _CHECK_POWER[rules.family](rules, file, face)
    if not rules.options:
        for seats in rules.seats:
            check_deal(rules, seats, file)


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


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Raise a `RulesError` if the cards cannot be dealt to this many players."""
    _CHECK_DEAL[rules.family](rules, seats, file)


def _check_shedding_deal(rules: RuleSet, seats: int, file: str) -> None:
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


def _check_attack(rules: RuleSet, file: str, face: int) -> None:
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
        raise RulesError(f"{file}: {key}.answered_by: no such card in this pack of {rules.deck.bit_count()}: {_some(answers)}")
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


def _some(faces: FaceSet) -> str:
    return ", ".join(face_name(face) for face in faces_of(faces)[:4])


def _check_tricks_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether the cards less the kitty can be dealt evenly, and whether what is to be made adds up to the tricks."""
    kitty = rules.at("chien", seats=seats)
    cards = rules.deck.bit_count() - kitty
    if cards % seats:
        fair = [size for size in range(1, 5) if (rules.deck.bit_count() - size) % seats == 0]
        raise RulesError(f"{file}: chien: {cards} cards are not as many for each of {seats} (say one of {fair})")
    for end in ("makes", "least"):
        owed = sum(rules.at(f"{role}_{end}", seats=seats) for role in ("announcer", "third", "dealer"))
        if owed != cards // seats:
            raise RulesError(
                f"{file}: announcer_{end}, third_{end}, dealer_{end}: they make {owed}, and there are {cards // seats} tricks"
            )


def _check_danish_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether there are cards enough for the hands and the two rows before each player."""
    each = rules.hand(seats=seats) + 2 * rules.at("row", seats=seats)
    there = rules.packs(seats=seats) * rules.deck.bit_count()
    if seats * each > there:
        raise RulesError(
            f"{file}: packs: {seats} players with {each} cards each need {seats * each}, and there are {there}"
            f" (say packs = {{ 2 = 1, {seats} = {-(-seats * each // rules.deck.bit_count())} }}, or seats_max = {seats - 1})"
        )


def _check_danish_power(rules: RuleSet, file: str, face: int) -> None:
    power, key = rules.power(face), f"powers.{face_name(face)}"
    if power.get("answered_by") and not power.get("sends"):
        raise RulesError(f"{file}: {key}.answered_by: there is nothing to answer (say sends = true, or leave this out)")
    for one, other in (("burns", "sends"), ("burns", "asks_suit"), ("burns", "caps"), ("copies", "sends"), ("copies", "burns")):
        if power.get(one) and power.get(other):
            raise RulesError(f"{file}: {key}: {one} and {other} cannot be together (leave one of them out)")


def _check_no_power(rules: RuleSet, file: str, face: int) -> None:
    """Nothing to look at: no card does anything of its own."""


_CHECK_POWER = {"shedding": _check_attack, "tricks": _check_no_power, "danish": _check_danish_power}
_CHECK_DEAL = {"shedding": _check_shedding_deal, "tricks": _check_tricks_deal, "danish": _check_danish_deal}
