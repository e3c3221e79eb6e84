"""The door to a round.

It checks whatever comes, then calls the kernels. Everybody outside the engine who plays one round uses this.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from huit.cards import SUITS, CardError, Face, faces_of, faces_text
from huit.engine.actions import ALL_SUITS, CATCH, DRAW, NAME_SUIT, PASS, SAY, Action, ActionSet, Seat
from huit.engine.events import Event, Note, events_of
from huit.engine.moves import Move, playing
from huit.engine.refusal import IllegalAction, Reason
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import deal_round
from huit.engine.shedding.legal import calls_suit, legal_actions, reactions_of, row_in_force, turn_actions
from huit.engine.shedding.scoring import points_of
from huit.engine.shedding.state import CHOOSE_SUIT, LAST_HIT, OVER, PLANES, REASONS, RoundState
from huit.engine.shedding.view import SeatView, seat_view
from huit.engine.shedding.why import why_not
from huit.rules import CompiledRules, RuleSet, compile_rules
from huit.rules.columns import NAMED, suit_of_row


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: ``out`` or ``blocked``, the seats that won, and the points of every seat by the count of the rules."""

    reason: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object."""
        return {"reason": self.reason, "winners": list(self.winners), "points": list(self.points)}


def new_round(rules: RuleSet, *, seats: int, seed: int, dealer: Seat | None = None) -> "Round":
    """Deal a round. The same *seed* (0 to 2**62 - 1) gives the same cards; the seat after the dealer, who is the last one,
    begins.

    >>> from huit.rules import load_rules
    >>> round_ = new_round(load_rules("monclar"), seats=4, seed=7)
    >>> round_.turn, [len(hand) for hand in round_.hands]
    (0, [8, 8, 8, 8])

    Raises:
        RulesError: if the rules are not for this many players.
    """
    round_ = Round(rules, compile_rules(rules, seats=seats), RoundState())
    dealer = seats - 1 if dealer is None else dealer
    if not 0 <= dealer < seats or not 0 <= seed < 1 << 62:
        raise ValueError(f"dealer must be a seat from 0 to {seats - 1}, and seed from 0 to 2**62 - 1")
    round_.opening = round_.noted(deal_round, seed, dealer)
    return round_


class Round:
    """One round being played, with all that is hidden in it: hold it where no player can reach.

    >>> from huit.rules import load_rules
    >>> round_ = new_round(load_rules("minimale"), seats=2, seed=1)
    >>> move = round_.legal_moves()[0]
    >>> [event.kind for event in round_.play(move)]
    ['played']
    """

    def __init__(self, rules: RuleSet, columns: CompiledRules, state: RoundState) -> None:
        self.rules = rules
        self.columns = columns
        self.state = state
        self.opening: tuple[Event, ...] = ()
        """What happened before the first move: the deal and the starter."""

    # What lies before everybody

    @property
    def seats(self) -> int:
        """How many play."""
        return self.columns.seats

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is; None once over."""
        return None if self.over else self.state.turn

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.state.phase == OVER

    @property
    def direction(self) -> int:
        """1 clockwise, -1 the other way."""
        return self.state.direction

    @property
    def debt(self) -> int:
        """Cards that the next player must draw unless he answers."""
        return self.state.draw_debt

    @property
    def suit(self) -> str | None:
        """The letter of the suit in force; None on a joker that names none."""
        row = self.state.in_force
        suit = suit_of_row(row)
        return None if suit is None else SUITS[suit]

    @property
    def hands(self) -> list[list[Face]]:
        """The hands, seat by seat, each by suit and then rank."""
        return [seat_view(self.columns, self.state, seat).faces for seat in range(self.seats)]

    @property
    def stock(self) -> list[Face]:
        """The stock, the next card to be drawn first."""
        return self.state.stock[: self.state.stock_size][::-1]

    @property
    def discard(self) -> list[Face]:
        """The discard, the top last."""
        return self.state.discard[: self.state.discard_size]

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that have no card left, first to last."""
        return faces_of(self.state.winners) if REASONS[self.state.reason] == "out" or self.state.phase == LAST_HIT else ()

    @property
    def result(self) -> Result | None:
        """How the round ended; None while it is played."""
        if not self.over:
            return None
        points = tuple(self._points(seat) for seat in range(self.seats))
        return Result(REASONS[self.state.reason], faces_of(self.state.winners), points)

    def _points(self, seat: Seat) -> int:
        return points_of(self.columns, self.state, seat)

    # What may be done

    def legal_actions(self, seat: Seat) -> ActionSet:
        """Return what *seat* may do as one set of actions, reactions included."""
        return legal_actions(self.columns, self.state, seat)

    def legal_moves(self, seat: Seat | None = None) -> tuple[str, ...]:
        """Return the moves that carry the round on, for *seat* or for the seat whose turn it is.

        Announcements are never listed: a ``!`` may go with a play that leaves one card; for ``say`` and ``catch`` see
        `reactions`.
        """
        if self.over or (seat is not None and seat != self.state.turn):
            return ()
        return tuple(self._words(turn_actions(self.columns, self.state)))

    def _words(self, actions: ActionSet) -> Iterable[str]:
        if actions & ALL_SUITS:
            yield from (f"={suit}" for suit in SUITS)
        for face in faces_of(actions & (1 << DRAW) - 1):
            if self._asks_for_suit(face, announces=False):
                yield from (playing(face, suit) for suit in range(4))
            else:
                yield playing(face)
        if actions >> DRAW & 1:
            yield "draw"
        if actions >> PASS & 1:
            yield "pass"

    def reactions(self, seat: Seat) -> tuple[str, ...]:
        """Return what *seat* may call out now: ``say`` (late), ``catch``."""
        actions = reactions_of(self.columns, self.state, seat)
        return tuple(word for word, action in (("say", SAY), ("catch", CATCH)) if actions >> action & 1)

    def may_act(self) -> dict[Seat, tuple[str, ...]]:
        """Return the legal moves of every seat that may carry the round on."""
        return {} if self.over else {self.state.turn: self.legal_moves()}

    def may_react(self) -> dict[Seat, tuple[str, ...]]:
        """Return what the seats may call out in the windows now open."""
        return {seat: words for seat in range(self.seats) if (words := self.reactions(seat))}

    def why_not(self, seat: Seat, move: str) -> Reason | None:
        """Return why *seat* may not make *move* now, or None if it may.

        >>> from huit.rules import load_rules
        >>> new_round(load_rules("minimale"), seats=2, seed=1).why_not(1, "draw").code
        'turn'
        """
        try:
            return self._refusal(seat, Move.parse(move))
        except CardError as error:
            return Reason("unreadable", {"how": str(error)})

    def _refusal(self, seat: Seat, move: Move) -> Reason | None:
        view = self.view(seat)
        if move.action is None:
            return why_not(self.columns, view, NAME_SUIT + (move.suit or 0))
        if move.action == SAY and "say" not in self.reactions(seat):
            return Reason("no_window")  # what is said with a play is said with its "!"
        reason = why_not(self.columns, view, move.action)
        if reason is not None or move.action >= DRAW:
            return reason
        if move.announces and not view.actions >> SAY & 1:
            return Reason("not_one_left")
        if move.suit is not None and not self._calls_suit(move.action):
            return Reason("no_suit")
        asks = self._asks_for_suit(move.action, announces=move.announces)
        return Reason("suit_needed") if move.suit is None and asks else None

    def _asks_for_suit(self, face: Face, *, announces: bool) -> bool:
        """Tell whether playing *face* names a suit: not where it ends the round, which « Maou » may be needed for (WK-11)."""
        is_last = self.state.hand_sizes[self.state.turn] == 1 and not self.columns.plays_again[face]
        ends = is_last and (announces or not self.columns.announces_last)
        return self._calls_suit(face) and not ends

    def _calls_suit(self, face: Face) -> bool:
        return calls_suit(self.columns, row_in_force(self.state), face) != 0

    # Doing it

    def play(self, move: str | Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make *move* for *seat* (default: the seat whose turn it is) and return what happened.

        Whose last card it is may name a suit or leave it.

        Raises:
            IllegalAction: if it may not be made; nothing has changed then.
        """
        seat = self.state.turn if seat is None else seat
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: there are only seats 0 to {self.seats - 1}")
        reason = self.why_not(seat, str(move))
        if reason is not None:
            raise self._illegal(reason, str(move), seat)
        return self._carry_out(seat, Move.parse(str(move)))

    def _carry_out(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while move.announces and not self.state.said:
            # Twice where something was forgotten before: late for that, and then for this play.
            events += self.noted(apply_action, seat, SAY)
        if move.action is not None:
            events += self.noted(apply_action, seat, move.action)
        if move.suit is not None and self.state.phase == CHOOSE_SUIT:
            events += self.noted(apply_action, seat, NAME_SUIT + move.suit)
        return events

    def act(self, action: Action, seat: Seat | None = None) -> tuple[Event, ...]:
        """Do one action: what a move is made of, for players that think in ints.

        Raises:
            IllegalAction: if it is not in `legal_actions`.
        """
        seat = self.state.turn if seat is None else seat
        if not 0 <= action < 63 or not self.legal_actions(seat) >> action & 1:
            reason = why_not(self.columns, self.view(seat), action) or Reason("unreadable")
            raise self._illegal(reason, f"action {action}", seat)
        return self.noted(apply_action, seat, action)

    def _illegal(self, reason: Reason, word: str, seat: Seat) -> IllegalAction:
        return IllegalAction(reason, word, seat, self.legal_moves(seat) + self.reactions(seat))

    def noted(self, kernel: Any, *arguments: int) -> tuple[Event, ...]:
        """Run a kernel on the state and return what it told."""
        notes: list[Note] = []
        self.state.notes = notes
        kernel(self.columns, self.state, *arguments)
        self.state.notes = None
        return events_of(notes, self.result.as_dict() if self.result else None)

    # Looking at it

    def view(self, seat: Seat) -> SeatView:
        """Return all that *seat* may know."""
        return seat_view(self.columns, self.state, seat)

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self)(self.rules, self.columns, self.state.copy())
        twin.opening = self.opening
        return twin

    def __str__(self) -> str:
        """The whole position on a few lines, as in a position file."""
        state = self.state
        named = f", {self.suit} named" if state.in_force >= NAMED else ""
        debt = f", debt {state.draw_debt}" if state.draw_debt else ""
        way = "clockwise" if state.direction == 1 else "counter-clockwise"
        lines = [f"{self.rules.id}, {self.seats} seats, {way}{named}{debt}"]
        for seat, hand in enumerate(self.hands):
            mark = ">" if seat == self.turn else "*" if seat in self.out else " "
            lines.append(f"{mark} {seat}: {faces_text(hand)}".rstrip())
        lines.append(f"  discard: {faces_text(self.discard)}")
        lines.append(f"  stock: {faces_text(self.stock)}".rstrip())
        return "\n".join(lines)


def hand_of(faces: Iterable[Face], state: RoundState, seat: Seat) -> None:
    """Lay *faces* into an empty hand, for scenes that are set by hand.

    Raises:
        ValueError: if a face is held more often than there are planes.
    """
    for face in faces:
        if state.hands[PLANES * seat + PLANES - 1] >> face & 1:
            raise ValueError(f"{faces_text([face])} more than {PLANES} times in one hand")
        at = PLANES * seat
        while state.hands[at] >> face & 1:
            at += 1
        state.hands[at] |= 1 << face
        state.hand_sizes[seat] += 1
