"""What mass play tells of rules: whether rounds end, and five measures, each with its interval."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from huit.cards import FaceSet, faces_of
from huit.engine.actions import Action, Seat
from huit.engine.bits import popcount
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel, open_name
from huit.lab.balance.numbers import between, hundredths, number, percent, points
from huit.lab.conformance import Ends, ends
from huit.lab.mass import BLOCKED, NOBODY, Observer, Outcome
from huit.lab.simulate import Simulation
from huit.lab.tally import wilson_interval
from huit.rules import Mistake, RuleSet, load_rules
from huit.rules.finding import Finding, refused, warned
from huit.rules.record import I1, I8
from huit.rules.rule_set import MOST_SEATS, Both
from huit.rules.words import LANGUAGES, card_words, listed

legal_actions = open_name("legal_actions")

ENDS_ROUNDS = 100
"""Rounds of each number of players that tell whether rounds end."""
MEASURED_ROUNDS = 20_000
_SEED = 1
_USUAL_SEATS = 4
_NORMAL_95 = 1.959964
_SLOW_SHARE = 0.5
"""More blocked rounds than this are worth a warning; where as many do not end at every number of players, rules are refused."""


class PlayMistake(Mistake):
    """What mass play shows about rules as a whole."""

    BREAKS_A_LAW = (
        "à {seats} joueurs, {broken} manches sur {rounds} enfreignent une loi du jeu (une carte perdue, ou plus rien à faire)"
        "\u00a0: c’est une faute du programme\u00a0; changer ces règles, elles ne peuvent pas se jouer",
        "with {seats} players, {broken} of {rounds} rounds break a law of the game (a card lost, or nothing left to do):"
        " a fault of the program; change these rules, they cannot be played",
    )
    NO_END = (
        "au moins la moitié des manches ne finissent pas, quel que soit le nombre de joueurs\u00a0: {unfinished} sur"
        " {rounds}\u00a0; {advice}",
        "at least half of the rounds do not end, whatever the number of players: {unfinished} of {rounds}; {advice}",
    )
    SOME_HAVE_NO_END = (
        "à {seats} joueurs, il y a des manches qui ne finissent pas\u00a0: {unfinished} sur {rounds}\u00a0; {advice}",
        "with {seats} players, there are rounds that do not end: {unfinished} of {rounds}; {advice}",
    )
    MOSTLY_BLOCKED = (
        "à {seats} joueurs, {blocked} manches sur {rounds} finissent bloquées\u00a0; prendre plus de paquets, distribuer moins"
        " de cartes, ou laisser plus de cartes se poser",
        "with {seats} players, {blocked} of {rounds} rounds end blocked; take more packs, deal fewer cards, or let more cards go",
    )


@dataclass(frozen=True)
class Measure:
    """One number about rules, with its 95 % interval, how it was found, and what it means in words."""

    name: str
    value: float
    interval: tuple[float, float]
    seats: int
    player: str
    rounds: int
    fr: str
    en: str


def how_rounds_end(rules: RuleSet, *, rounds: int = ENDS_ROUNDS) -> tuple[list[Ends], list[Finding]]:
    """Return how rounds of `thrifty` players end for every number of them, and what is wrong with that.

    >>> told, found = how_rounds_end(load_rules("minimale"))
    >>> len(told), found
    (9, [])
    """
    told = [ends(rules, seats=seats, player="thrifty", rounds=rounds, clock=float) for seats in rules.seats]
    return told, list(_wrong_with(told, rules))


def _wrong_with(told: list[Ends], rules: RuleSet) -> Iterator[Finding]:
    """Yield what is wrong: rounds without an end for all numbers of players that have them, the rest for the first."""
    broken = [one for one in told if one.broken]
    blocked = [one for one in told if one.blocked > _SLOW_SHARE * one.rounds]
    if broken:
        yield refused(PlayMistake.BREAKS_A_LAW, "", seats=broken[0].seats, broken=broken[0].broken, rounds=broken[0].rounds)
    yield from _without_an_end(told, rules)
    if blocked:
        facts = {"seats": blocked[0].seats, "blocked": blocked[0].blocked, "rounds": blocked[0].rounds}
        yield warned(PlayMistake.MOSTLY_BLOCKED, "", **facts)


def _without_an_end(told: list[Ends], rules: RuleSet) -> Iterator[Finding]:
    """Yield at most one finding. Computer players may go in circles where people would not: few such rounds are a warning."""
    # A round that breaks a law is not finished either, and told already.
    endless = {one.seats: one.unfinished - one.broken for one in told if one.unfinished > one.broken}
    if not endless:
        return
    hopeless = all(endless.get(one.seats, 0) >= _SLOW_SHARE * one.rounds for one in told)
    rounds = sum(one.rounds for one in told if one.seats in endless)
    facts: dict[str, object] = {"unfinished": sum(endless.values()), "rounds": rounds}
    less = Both("faire moins piocher ou distribuer moins de cartes", "make cards draw less or deal fewer cards")
    if rules.knobs.get("play_limit") == 0:
        less = Both(f"{less.fr}, ou écrire play_limit = 300", f"{less.en}, or say play_limit = 300")
    if hopeless:
        yield refused(PlayMistake.NO_END, "", **facts, advice=less)
        return
    least = min(endless)
    goes_up = all(one.seats in endless for one in told if one.seats >= least) and least > told[0].seats
    if goes_up:
        less = Both(f"jouer à {least - 1} au plus, {less.fr}", f"play with {least - 1} at most, {less.en}")
    seats = Both(*(listed([str(seats) for seats in endless], language) for language in ("fr", "en")))
    yield warned(PlayMistake.SOME_HAVE_NO_END, "seats_max" if goes_up else "", **facts, seats=seats, advice=less)


class Watched(Outcome):
    """A round with what its players held at first and were forced to do."""

    begun: I1
    first: I1
    """Who had the first turn."""
    forced: I8
    """Decisions with one legal action."""
    held: Annotated[list[int], "i8", MOST_SEATS]
    """The cards of each hand as the round began, each face once."""


@kernel
def watch(rules: Any, state: Any, seat: Seat, action: Action, row: Watched) -> bool:
    """Write what the round began with, and count forced decisions."""
    if seat == NOBODY:
        return False
    if row.begun == 0:
        row.begun = 1
        row.first = state.turn
        if len(state.hands) >= MOST_SEATS * PLANES:
            for other in range(rules.seats):
                for plane in range(PLANES):
                    row.held[other] |= state.hands[PLANES * other + plane]
    row.forced += popcount(legal_actions(rules, state, seat)) == 1
    return False


WATCHED = Observer("watched", watch, Watched)


def measures(rules: RuleSet, *, rounds: int = MEASURED_ROUNDS) -> list[Measure]:
    """Return length, blocked rounds, the first player's advantage, forced turns, and what each changed card is worth.

    *rounds* are 20 000 at most: those of one portion of mass play.
    """
    seats = min(max(_USUAL_SEATS, rules.seats[0]), rules.seats[-1])
    play = Simulation(rules, seats=seats, players=["thrifty"], seed=_SEED, clock=float, observer=WATCHED)
    for _ in play.run(rounds):
        pass
    seen = _Seen(play.rows, seats)
    return [
        seen.length(),
        seen.blocked(),
        seen.first(),
        seen.forced(),
        *(seen.worth(rules, faces) for faces in changed_cards(rules)),
    ]


class _Seen:
    """Rounds of `thrifty` players that were watched."""

    def __init__(self, rows: np.ndarray, seats: int) -> None:
        self._rows = rows
        self._seats = seats
        self._won = np.stack([(rows["winners"] >> seat) & 1 for seat in range(seats)], axis=1)

    def _measure(self, name: str, value: float, interval: tuple[float, float], fr: str, en: str) -> Measure:
        return Measure(name, value, interval, self._seats, "thrifty", len(self._rows), fr, en)

    def length(self) -> Measure:
        value, interval = _mean(self._rows["decisions"].astype(float))
        told = {language: (number(value, language), between(interval, language)) for language in LANGUAGES}
        fr = "À {}, une manche compte {} coups en moyenne{}\u00a0: poser, piocher, passer, choisir.".format(
            self._seats, *told["fr"]
        )
        en = "With {} players, a round takes {} moves on average{}: laying, drawing, passing, choosing.".format(
            self._seats, *told["en"]
        )
        return self._measure("length", value, interval, fr, en)

    def blocked(self) -> Measure:
        ended = (self._rows["over"] != 0) & (self._rows["reason"] == BLOCKED)
        value, interval = _share(ended)
        told = {language: (percent(value, language), between(interval, language, percent)) for language in LANGUAGES}
        fr = "{} des manches finissent bloquées{}\u00a0: plus personne n’y peut jouer ni piocher.".format(*told["fr"])
        en = "{} of the rounds end blocked{}: nobody can play or draw any more.".format(*told["en"])
        return self._measure("blocked", value, interval, fr, en)

    def first(self) -> Measure:
        value, (low, high) = _share((self._rows["winners"] >> self._rows["first"].astype(np.int64)) & 1)
        # Winners may be several, as in teams.
        fair = float(self._won.sum(axis=1).mean()) / self._seats
        told = {
            language: (percent(value, language), between((low, high), language, percent), percent(fair, language))
            for language in LANGUAGES
        }
        fr = "Le premier à jouer gagne {} des manches{}\u00a0; sans avantage, ce serait {}.".format(*told["fr"])
        en = "The first to play wins {} of the rounds{}; without an advantage it would be {}.".format(*told["en"])
        return self._measure("first", value - fair, (low - fair, high - fair), fr, en)

    def forced(self) -> Measure:
        value, interval = _mean(self._rows["forced"] / np.maximum(self._rows["decisions"], 1))
        told = {language: (percent(value, language), between(interval, language, percent)) for language in LANGUAGES}
        fr = "{} des coups sont forcés{}\u00a0: il n’y a qu’une chose à faire.".format(*told["fr"])
        en = "{} of the moves are forced{}: there is only one thing to do.".format(*told["en"])
        return self._measure("forced", value, interval, fr, en)

    def worth(self, rules: RuleSet, faces: FaceSet) -> Measure:
        """Return by how much who is dealt one of *faces* wins more often than who is dealt none."""
        held = (self._rows["held"][:, : self._seats] & np.int64(faces)) != 0
        parts = self._won[held], self._won[~held]
        shares = [float(part.mean()) if len(part) else 0.0 for part in parts]
        errors = [share * (1 - share) / max(len(part), 1) for share, part in zip(shares, parts, strict=True)]
        value, half = shares[0] - shares[1], _NORMAL_95 * math.sqrt(sum(errors))
        interval = (value - half, value + half)
        fr, en = (", ".join(card_words(faces, rules.deck, language)) for language in LANGUAGES)
        if interval[0] <= 0 <= interval[1]:
            told = {language: between(interval, language, points) for language in LANGUAGES}
            fr += "\u00a0: qui en reçoit à la donne gagne aussi souvent que les autres, à peu de chose près{}.".format(told["fr"])
            en += ": whoever is dealt some wins as often as the others, or nearly so{}.".format(told["en"])
            return self._measure("card", value, interval, fr, en)
        better = value > 0
        far = interval if better else (-interval[1], -interval[0])
        numbers = {language: (hundredths(abs(value), language), between(far, language, hundredths)) for language in LANGUAGES}
        rounds = "manche" if abs(value) < 0.02 else "manches"
        fr += "\u00a0: qui en reçoit à la donne gagne {} {} {} sur cent{}".format(
            numbers["fr"][0], rounds, "de plus" if better else "de moins", numbers["fr"][1]
        )
        en += ": whoever is dealt some wins {} {} rounds in a hundred{}".format(
            numbers["en"][0], "more" if better else "fewer", numbers["en"][1]
        )
        fr += "\u00a0: c’est une bonne carte à avoir." if better else "\u00a0: mieux vaut ne pas l’avoir."
        en += ": a good card to have." if better else ": better not to have it."
        return self._measure("card", value, interval, fr, en)


def _mean(numbers: np.ndarray) -> tuple[float, tuple[float, float]]:
    value, half = float(numbers.mean()), _NORMAL_95 * float(numbers.std()) / math.sqrt(len(numbers))
    return value, (value - half, value + half)


def _share(happened: np.ndarray) -> tuple[float, tuple[float, float]]:
    count = int(np.count_nonzero(happened))
    value = count / len(happened)
    low, high = wilson_interval(count, len(happened))
    return value, (min(low, value), max(high, value))  # rounded, a bound may miss 0 or 1


def changed_cards(rules: RuleSet) -> list[FaceSet]:
    """Return the cards that do otherwise than in the game that *rules* begin with, those that do the same together.

    >>> [faces_of(faces) for faces in changed_cards(load_rules("minimale", options={"powers": {"7": {"skips": 1}}}))]
    [(24, 25, 26, 27)]
    """
    before = load_rules(rules.id) if rules.options else load_rules(rules.parent) if rules.parent else None
    alike: dict[tuple[Any, ...], FaceSet] = {}
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power and power != (before.power(face) if before else {}):
            key = tuple(sorted(power.items()))
            alike[key] = alike.get(key, 0) | 1 << face
    return list(alike.values())
