"""The door to a round.

It checks whatever comes, then calls the kernels. Everybody outside the engine who plays one round uses this.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Self

from huit.cards import SUITS, CardError, Face, FaceSet, face_name, faces_of, faces_text, is_joker
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NAME_SUIT, PASS, SAY, Action, ActionSet, Seat
from huit.engine.events import Event, Note, events_of
from huit.engine.moves import Move, actions_named, playing
from huit.engine.refusal import IllegalAction, Reason
from huit.engine.shedding.announce import announce_with_play
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import deal_cut
from huit.engine.shedding.legal import (
    calls_suit,
    faces_to_stand_for,
    is_announced_with,
    leaves_one,
    legal_actions,
    may_say_late,
    reactions_of,
    row_in_force,
)
from huit.engine.shedding.scoring import points_of
from huit.engine.shedding.state import (
    CHOOSE_FACE,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    GIVE,
    OVER,
    PLANES,
    PLAY,
    REASONS,
    RUN,
    TAKE,
    RoundState,
)
from huit.engine.shedding.view import SeatView, seat_view
from huit.engine.shedding.why import short_names, why_not, why_not_choice
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


LEAST_CUT = 5
"""At least so many cards stay in each part of a pack that is cut (LH-10)."""


def new_round(
    rules: RuleSet, *, seats: int, seed: int, dealer: Seat | None = None, hand: int | None = None, cut: int | None = None
) -> "Round":
    """Deal a round. The same *seed* (0 to 2**62 - 1) gives the same cards; the seat after the dealer, who is the last one,
    begins.

    *hand* is the size of the hands where the dealer chooses it (W8-05), *cut* how many cards are lifted off the shuffled pack.

    >>> from huit.rules import load_rules
    >>> round_ = new_round(load_rules("monclar"), seats=4, seed=7)
    >>> round_.turn, [len(hand) for hand in round_.hands]
    (0, [8, 8, 8, 8])

    Raises:
        RulesError: if the rules are not for this many players.
        ValueError: if dealer, seed, hand or cut are out of bounds.
    """
    round_ = Round(rules, compile_rules(rules, seats=seats), RoundState())
    columns = round_.columns
    dealer = seats - 1 if dealer is None else dealer
    if not 0 <= dealer < seats or not 0 <= seed < 1 << 62:
        raise ValueError(f"dealer must be a seat from 0 to {seats - 1}, and seed from 0 to 2**62 - 1")
    if hand is not None:
        least, most = (rules.at(name, seats=seats) for name in ("hand_from", "hand_to"))
        if not least <= hand <= most:
            raise ValueError(f"hand: {hand} is not the dealer's to choose" + (f" (from {least} to {most})" if most else ""))
        columns.hand = hand
    if cut is not None and not LEAST_CUT <= cut <= columns.cards - LEAST_CUT:
        raise ValueError(
            f"cut: {cut} leaves fewer than {LEAST_CUT} cards in a part (from {LEAST_CUT} to {columns.cards - LEAST_CUT})"
        )
    round_.opening = round_.noted(deal_cut, seed, dealer, cut or 0)
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
        return tuple(self.state.places[: self.seats - self.state.left])

    @property
    def stands_for(self) -> Face | None:
        """The card whose place the joker on top has taken; None for any other top."""
        state = self.state
        return state.shown if self.columns.stands_for[state.top] and not is_joker(state.shown) else None

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
        `reactions`. A seat whose turn it is not has a move only where it may jump in, or show four of a kind.
        """
        seat = self.state.turn if seat is None else seat
        if self.over:
            return ()
        if seat == self.state.turn:
            return tuple(self._words(seat, self.legal_actions(seat)))
        return tuple(self._words(seat, self.legal_actions(seat) & ~(1 << PASS)))

    def _words(self, seat: Seat, actions: ActionSet) -> Iterable[str]:
        state = self.state
        cards = faces_of(actions & (1 << DRAW) - 1)
        if actions & ALL_SUITS:
            yield from (f"={suit}" for suit in SUITS)
        if seat == state.turn and state.phase == CHOOSE_FACE:
            yield from (f"={face_name(face)}" for face in cards)
        elif seat == state.turn and state.phase in (CHOOSE_SEAT, GIVE):
            yield from self._gifts()
        else:
            for face in cards:
                yield from self._plays(seat, face)
        if actions >> DRAW & 1:
            yield "take" if state.phase == TAKE else "draw"
        if actions >> PASS & 1:
            yield "pass"
        if actions >> DECLARE & 1:
            yield "declare"

    def _plays(self, seat: Seat, face: Face) -> Iterable[str]:
        """Yield the ways to play *face*: plainly, once for each suit that it may name, or each card that it may stand for."""
        if self.columns.stands_for[face]:
            yield from (str(Move(face, stands_for=other)) for other in faces_of(self._may_stand_for()))
        elif self._asks_for_suit(seat, face, announces=False):
            yield from (playing(face, suit) for suit in range(4))
        else:
            yield playing(face)

    def _may_stand_for(self) -> FaceSet:
        return faces_to_stand_for(self.columns, self.state)

    def _gifts(self) -> Iterable[str]:
        """Yield every choice of cards to give away, to every seat that may get them."""
        giver, count = self.state.turn, self.state.gives_left
        hand = self.hands[giver]
        takers = [self.state.gives_to] if self.state.phase == GIVE else self._takers()
        choices = sorted(set(combinations(hand, count)))
        yield from (str(Move(None, to=taker, given=given)) for taker in takers for given in choices)

    def reactions(self, seat: Seat) -> tuple[str, ...]:
        """Return what *seat* may call out now: ``say`` (late), ``catch``."""
        actions = reactions_of(self.columns, self.state, seat)
        says = ("say",) if may_say_late(self.columns, self.state, seat) else ()
        return says + (("catch",) if actions >> CATCH & 1 else ())

    def may_act(self) -> dict[Seat, tuple[str, ...]]:
        """Return the legal moves of every seat that may carry the round on, out of turn too."""
        if self.over:
            return {}
        moves = {seat: words for seat in range(self.seats) if (words := self.legal_moves(seat))}
        return moves | {self.state.turn: self.legal_moves()}

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
        if move.to is not None:
            return self._bad_gift(view, move)
        if move.action is None:
            named = NAME_SUIT + move.suit if move.suit is not None else move.stands_for
            assert named is not None, "a word without a card names a suit or a card"
            return why_not_choice(self.columns, view, named)
        if move.action == SAY and "say" not in self.reactions(seat):
            return Reason("no_window")  # what is said with a play is said with its "!"
        if (move.action == DRAW and move.takes) != (move.action == DRAW and self.state.phase == TAKE and seat == self.state.turn):
            return Reason("nothing_to_take" if move.takes else "take_needed")
        reason = why_not(self.columns, view, move.action)
        if reason is not None or move.action >= DRAW:
            return reason
        return self._bad_choice(seat, move, view) or self._bad_word(seat, move, view)

    def _bad_choice(self, seat: Seat, move: Move, view: SeatView) -> Reason | None:
        """Return what is wrong with the suit, or the other card, that a card is said to be."""
        assert move.action is not None
        if self.columns.stands_for[move.action]:
            others = self._may_stand_for()
            if move.stands_for is None:
                return Reason("face_needed")
            return None if others >> move.stands_for & 1 else Reason("bad_face", {"cards": short_names(others, self.columns)})
        if move.stands_for is not None:
            return Reason("no_face")
        asks = self._asks_for_suit(seat, move.action, announces=move.announces)
        if move.suit is None:
            return Reason("suit_needed") if asks else None
        return None if asks or self._calls_suit(move.action) else Reason("no_suit")

    def _bad_word(self, seat: Seat, move: Move, view: SeatView) -> Reason | None:
        """Return what is wrong with announcing this play."""
        assert move.action is not None
        return Reason("not_one_left") if move.announces and not self._may_go_with(seat, move.action, view) else None

    def announced_plays(self, seat: Seat) -> list[str]:
        """Return the cards that *seat* may play now with an announcement."""
        view = self.view(seat)
        if not view.actions >> SAY & 1 or view.phase not in (PLAY, RUN, TAKE):
            return []
        cards = faces_of(view.actions & (1 << DRAW) - 1)
        return [face_name(face) for face in cards if self._may_go_with(seat, face, view)]

    def _may_go_with(self, seat: Seat, face: Face, view: SeatView) -> bool:
        held = view.hand_sizes[seat]
        fits = held <= 2 and is_announced_with(self.columns, self.state, seat, held)
        return bool(view.actions >> SAY & 1) and (fits or leaves_one(self.columns, self.state, face, held))

    def _bad_gift(self, view: SeatView, move: Move) -> Reason | None:
        """Return why cards may not be given so."""
        state = self.state
        reason = why_not_choice(self.columns, view, None)
        if reason is not None:
            return reason
        facts = {"count": state.gives_left}
        if state.phase not in (CHOOSE_SEAT, GIVE):
            return Reason("nothing_to_give")
        held, given = Counter(self.hands[view.seat]), Counter(move.given)
        takers = [state.gives_to] if state.phase == GIVE else self._takers()
        if move.to not in takers or len(move.given) != state.gives_left or given - held:
            return Reason("bad_gift", facts)
        return Reason("not_one_left") if move.announces and not view.actions >> SAY & 1 else None

    def _takers(self) -> list[Seat]:
        """Return who may be given cards."""
        return [seat for seat in range(self.seats) if seat != self.state.turn and not self.state.out >> seat & 1]

    def _asks_for_suit(self, seat: Seat, face: Face, *, announces: bool) -> bool:
        """Tell whether playing *face* names a suit: not where it ends the round, which « Maou » may be needed for (WK-11)."""
        if not self._calls_suit(face):
            return False
        if self.state.hand_sizes[seat] > 1 and self.state.phase == PLAY and not self.columns.rare[face]:
            return True
        # A last card, or one of several: let it be tried.
        trial = self.copy()
        if announces:
            announce_with_play(self.columns, trial.state, seat)
        apply_action(self.columns, trial.state, seat, face)
        return trial.state.phase == CHOOSE_SUIT

    def _calls_suit(self, face: Face) -> bool:
        row = self.state.in_force if self.state.phase == RUN else row_in_force(self.state)
        return calls_suit(self.columns, row, face) != 0

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
        if move.announces:
            events += self.noted(announce_with_play, seat)
        actions = () if move.action is None else (move.action,)
        if move.to is not None:
            actions = ((move.to,) if self.state.phase == CHOOSE_SEAT else ()) + move.given
        for action in actions:
            events += self.noted(apply_action, seat, action)
        for action in actions_named(move):
            if self.state.phase == RUN and move.suit is not None:
                events += self.noted(apply_action, seat, PASS)  # who names a suit has laid his last card of the run
            if self.state.phase in (CHOOSE_SUIT, CHOOSE_FACE):
                events += self.noted(apply_action, seat, action)
        return _joined(events)

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


def _joined(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return *events* with the cards of one gift as one event."""
    joined: list[Event] = []
    for event in events:
        last = joined[-1] if joined else None
        if last is not None and event.kind == "gave" and last.kind == "gave" and event.private and last.private:
            cards = last.private["cards"] + event.private["cards"]
            joined[-1] = Event(last.public | {"count": len(cards)}, {"cards": cards}, last.knowers)
        else:
            joined.append(event)
    return tuple(joined)


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
