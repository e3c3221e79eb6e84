"""What no single knob of a shedding game shows: a deal that cannot be made, attacks that nobody can answer or pay."""

from huit.cards import face_name, faces_of, select_faces
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import MOST_PACKS, Mistake, RulesError, RuleSet, some_of


class SheddingMistake(Mistake):
    """What can be wrong with the rules of a shedding game."""

    TOO_FEW_CARDS = (
        "{seats} joueurs à {hand} cartes chacun et la première carte en demandent {needed}, et il y en a {there}"
        " (écrire hand = {most} ou moins, seats_max = {fewer}, ou plus de cartes\u00a0; au plus {packs} paquets)",
        "{seats} players with {hand} cards each and a starter need {needed} cards, and there are {there}"
        " (say hand = {most} or less, seats_max = {fewer}, or more cards; at most {packs} packs)",
    )
    UNPAYABLE = (
        "personne ne pourra jamais piocher {draw} cartes\u00a0: après la donne il en reste {most}",
        "nobody can ever pay {draw} cards: after the deal there are {most}",
    )
    NO_LAST_CARD = (
        "aucune carte ne permet de finir (laisser à quelques-unes never_last = false et last_costs = 0)",
        "no card lets a player go out (leave some of them never_last = false and last_costs = 0)",
    )
    UNLIKE_REFUSALS = (
        "une carte qui fait demander une couleur refuse les mêmes cartes, quelle que soit la sienne"
        " (à dire de {rank}, pas d’une seule carte)",
        "a card that calls a suit refuses the same whatever its own suit (say it of {rank}, not of one card)",
    )


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether more cards are dealt than there are."""
    hand, packs = rules.hand(seats=seats), rules.packs(seats=seats)
    teams = rules.at("teams", seats=seats)
    if teams and seats % teams:
        raise RulesError(FileMistake.UNEQUAL_TEAMS, file, "teams", seats=seats, teams=teams)
    needed, there = seats * hand + 1, packs * rules.deck.bit_count()
    if needed > there:
        most = (there - 1) // seats
        facts = {"seats": seats, "hand": hand, "needed": needed, "there": there, "most": most, "fewer": seats - 1}
        raise RulesError(SheddingMistake.TOO_FEW_CARDS, file, "hand", **facts, packs=MOST_PACKS)


def check_power(rules: RuleSet, file: str, face: int) -> None:
    """Raise a `RulesError` if nobody can answer what *face* does, or pay it, or if it refuses what its like do not."""
    power = rules.power(face)
    key = f"powers.{face_name(face)}"
    answers = select_faces(str(power.get("answered_by", "")))
    if answers and not answers & rules.deck:
        facts = {"size": rules.deck.bit_count(), "cards": some_of(answers)}
        raise RulesError(FileMistake.NOT_IN_THE_PACK, file, f"{key}.answered_by", **facts)
    seats = rules.seats[0]
    most = rules.packs(seats=seats) * rules.deck.bit_count() - seats * rules.hand(seats=seats)
    if int(power.get("draw", 0)) > max(most, 0):
        raise RulesError(SheddingMistake.UNPAYABLE, file, f"{key}.draw", draw=power["draw"], most=most)
    bad = "never_last" if power.get("never_last") else "last_costs" if power.get("last_costs") else ""
    if bad and all(
        rules.power(other).get("never_last") or rules.power(other).get("last_costs") for other in faces_of(rules.deck)
    ):
        raise RulesError(SheddingMistake.NO_LAST_CARD, file, f"{key}.{bad}")
    if power.get("names_suit") and power.get("refuses"):
        _check_refusal(rules, file, face)


def _check_refusal(rules: RuleSet, file: str, face: int) -> None:
    """Look whether the cards of a rank that call a suit refuse alike: once it is called, only the rank of the card counts."""
    alike = [rules.power(other) for other in faces_of(0b1111 << (face & ~3) & rules.deck)]
    if any(other.get("refuses") != rules.power(face)["refuses"] for other in alike if other.get("names_suit")):
        name = face_name(face)
        raise RulesError(SheddingMistake.UNLIKE_REFUSALS, file, f"powers.{name}.refuses", rank=name[0])
