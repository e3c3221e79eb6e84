"""Whoever only listens can follow the whole round: what happens is told to everybody, once, in order, and rightly."""

from typing import Any

from hypothesis import given

import huit
from huit.cards import face_name, parse_face
from huit.engine.round import Round
from huit.engine.shedding.state import CHOOSE_CARD, CHOOSE_RANK, TRADE
from tests.laws.some_rounds import Played, deal, some_rounds

SAYS_NOTHING_OF_CARDS = (
    *("announced", "passed", "skipped", "again", "caught", "wrong_catch", "wrong_say", "out", "jumped", "run", "run_over"),
    *(
        "may_steal",
        "forgot",
        "declared",
        "set_aside",
        "held_up",
        "misses",
        "aimed",
        "doubted",
        "came_down",
        "beaten",
        "shows",
        "turn",
    ),
)
HAS_THE_TURN = ("turn", "attacked", "held_up", "aims", "swept", "again", "may_steal", "stole", "run", "rank_over", "card_over")
"""Whoever these tell of is on turn then; an attack that lands later is on nobody yet."""
HAS_DONE = ("played", "passed", "paid", "named", "rank_named", "card_named", "skipped", "gave", "traded")


class Listener:
    """Keeps the table as he hears it, from the events that a spectator gets."""

    def __init__(self, rules: huit.RuleSet, seats: int) -> None:
        self.rules = rules
        self.counts = [0] * seats
        self.discard: list[str] = []
        self.shown = ""
        self.suit: str | None = None
        self.debt = 0
        self.direction = 1 if rules.knobs.get("clockwise", True) else -1
        self.stock = 0
        self.result: dict[str, Any] | None = None
        self.last = 0
        self.done = False
        self.gone: set[int] = set()
        self.draw_ends = rules.knobs["drawn_card"] == "kept" and rules.at("draws", seats=seats) == 1

    @property
    def turn(self) -> int:
        """Whose turn it is: of whom it was told last, or after that seat."""
        seat = self.last
        if self.done or seat in self.gone:
            seat = (seat + self.direction) % len(self.counts)
            while seat in self.gone:
                seat = (seat + self.direction) % len(self.counts)
        return seat

    def follow(self, event: dict[str, Any]) -> None:
        """Keep whose turn it is."""
        kind = event["kind"]
        drawn = kind == "drew" and self.draw_ends and event["cause"] in ("turn", "again")
        if kind in ("out", "beaten"):
            self.gone.add(event["seat"])
        elif drawn or kind in HAS_DONE:
            self.last, self.done = event["seat"], True
        elif kind in HAS_THE_TURN and not event.get("later"):
            self.last, self.done = event["seat"], False

    def hear(self, event: dict[str, Any], cards: int) -> None:
        self.follow(event)
        match event["kind"]:
            case "dealt":
                self.counts = [event["count"]] * len(self.counts)
                self.stock = cards - sum(self.counts)
            case "starter":
                self.stock -= 1
                self.see(event["card"])
            case "played":
                self.counts[event["seat"]] -= 1
                self.see(event["card"])
            case "named":
                self.suit = event["suit"]
            case "rank_named" | "card_named":
                self.suit = None
            case "rank_over" | "card_over":
                self.suit = None if self.shown[0] == "X" else self.shown[1]
            case "attacked" | "aims":
                self.debt = event["debt"]
            case "stopped":
                self.debt = 0
            case "reversed":
                self.direction = event["direction"]
            case "recycled":
                self.stock += event["count"]
                self.discard = self.discard[-1:]
            case "drew":
                self.counts[event["seat"]] += event["count"]
                self.stock -= event["count"]
            case "swept" | "paid":
                self.debt = 0
            case "stands":
                self.suit, self.shown = event["card"][1], event["card"]
            case "gave":
                self.counts[event["seat"]] -= event["count"]
                self.counts[event["to"]] += event["count"]
            case "stole":
                self.counts[event["from"]] -= 1
                self.counts[event["seat"]] += 1
            case "traded":
                seat, to = event["seat"], event["to"]
                self.counts[seat], self.counts[to] = self.counts[to], self.counts[seat]
            case "rotated":
                still_in = [seat for seat, count in enumerate(self.counts) if count][:: event["direction"]]
                moved = {seat: self.counts[still_in[place - 1]] for place, seat in enumerate(still_in)}
                self.counts = [moved.get(seat, 0) for seat in range(len(self.counts))]
            case "misdeal":
                self.counts[event["seat"]] += event["count"]
                self.stock -= event["count"]
            case "repaired":
                self.counts[event["seat"]] -= event["back"]
                self.stock += event["back"]
            case "over":
                self.result = {key: event[key] for key in ("reason", "winners", "points")}
            case kind:
                assert kind in SAYS_NOTHING_OF_CARDS

    def see(self, card: str) -> None:
        self.discard.append(card)
        self.shown = card
        if not self.does("transparent") or len(self.discard) == 1:
            self.suit = None if card[0] == "X" else card[1]

    def does(self, power: str) -> bool:
        """Whether the card that was laid last has that power."""
        return bool(self.rules.power(parse_face(self.shown)).get(power))


@given(some_rounds())
def test_who_listens_knows_the_table(played: Played) -> None:
    round_ = deal(played.rules, played.seats, played.seed)
    cards = played.rules.deck.bit_count() * played.rules.packs(seats=played.seats)
    listener = Listener(played.rules, played.seats)
    for event in round_.opening:
        listener.hear(event.for_seat(None), cards)
    for seat, word in played.moves:
        for event in round_.play(word, seat=seat):
            listener.hear(event.for_seat(None), cards)
        same_table(listener, round_)


def test_a_turn_that_follows_from_what_was_told_is_not_told() -> None:
    round_ = huit.new_round("minimale", seats=3, seed=1)
    told = [event.kind for event in round_.opening]
    while not round_.over and len(told) < 60:
        told += [event.kind for event in round_.play(round_.legal_moves()[0])]
    assert told.count("turn") == 1, told


def same_table(listener: Listener, round_: Round) -> None:
    assert listener.counts == [len(hand) for hand in round_.hands]
    assert listener.discard == [face_name(face) for face in round_.discard]
    assert listener.stock == len(round_.stock)
    assert listener.direction == round_.direction
    assert listener.result == (round_.result.as_dict() if round_.result else None)
    if not round_.over:
        assert listener.suit == round_.suit
        if round_.state.phase not in (TRADE, CHOOSE_RANK, CHOOSE_CARD):
            # Of a card that attacks too, the attack is told once hands are exchanged, or it is said what is called.
            assert listener.debt == round_.debt
        assert listener.turn == round_.turn
