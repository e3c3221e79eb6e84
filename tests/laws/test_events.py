"""Whoever only listens can follow the whole round: what happens is told to everybody, once, in order, and rightly."""

from typing import Any

from hypothesis import given

from huit.cards import face_name
from huit.engine.round import Round
from tests.laws.some_rounds import Played, deal, some_rounds


class Listener:
    """Keeps the table as he hears it, from the events that a spectator gets."""

    def __init__(self, seats: int) -> None:
        self.counts = [0] * seats
        self.discard: list[str] = []
        self.suit: str | None = None
        self.debt = 0
        self.direction = 1
        self.stock = 0
        self.result: dict[str, Any] | None = None

    def hear(self, event: dict[str, Any], cards: int) -> None:
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
            case "attacked":
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
                if event["cause"] == "debt":
                    self.debt = 0
            case "over":
                self.result = {key: event[key] for key in ("reason", "winners", "points")}
            case kind:
                assert kind in ("announced", "passed", "skipped", "again", "caught", "wrong_catch", "out")

    def see(self, card: str) -> None:
        self.discard.append(card)
        self.suit = None if card[0] == "X" else card[1]


@given(some_rounds())
def test_who_listens_knows_the_table(played: Played) -> None:
    round_ = deal(played.rules, played.seats, played.seed)
    cards = played.rules.deck.bit_count() * played.rules.packs(seats=played.seats)
    listener = Listener(played.seats)
    for event in round_.opening:
        listener.hear(event.for_seat(None), cards)
    for seat, word in played.moves:
        for event in round_.play(word, seat=seat):
            listener.hear(event.for_seat(None), cards)
        same_table(listener, round_)


def same_table(listener: Listener, round_: Round) -> None:
    assert listener.counts == [len(hand) for hand in round_.hands]
    assert listener.discard == [face_name(face) for face in round_.discard]
    assert listener.stock == len(round_.stock)
    assert listener.direction == round_.direction
    assert listener.result == (round_.result.as_dict() if round_.result else None)
    if not round_.over:
        assert listener.suit == round_.suit
        assert listener.debt == round_.debt
