"""The door to a round of a trick game: it checks whatever comes, then calls the kernels."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, cast

from huit.cards import SUITS, Face, face_name, faces_of, faces_text
from huit.engine.actions import NAME_SUIT, PASS, Action, ActionSet, Seat
from huit.engine.chance import Seed
from huit.engine.events import Event
from huit.engine.heard import Duty
from huit.engine.refusal import Reason
from huit.engine.round import DealError, Round, others
from huit.engine.tricks.apply import apply_action
from huit.engine.tricks.deal import deal_cards
from huit.engine.tricks.legal import takers
from huit.engine.tricks.moves import TrickMove
from huit.engine.tricks.state import (
    DISCARD,
    GIVE,
    GIVE_TO,
    KIND,
    PHASES,
    REASONS,
    RETURN,
    TRICK,
    TrickState,
    best_of_suit,
    kinds_left,
    owed_by,
    role_of,
    trumps_of,
)
from huit.engine.tricks.view import TrickView, by_suit
from huit.rules import RuleSet
from huit.rules.tricks.columns import ALL_KINDS, KINDS, KINDS_TRUMPS, NO_TRUMP, SEATS, Kind, TrickRules, roles_of

MOST_POINTS = 16
"""The tricks of a round, and so what it may bring a seat or cost it."""
_DUTIES = {KIND: "kind", GIVE: "give", GIVE_TO: "give", RETURN: "give_back", DISCARD: "discard"}


def deal(
    rules: RuleSet, columns: TrickRules, *, seed: Seed, dealer: Seat, carried: Mapping[str, Any] | None = None
) -> "TrickRound":
    """Deal a round; see `huit.engine.round.new_round`. *carried* is what the round before it left: `TrickRound.carried`.

    Raises:
        DealError: if *carried* is nothing that a round leaves.
    """
    round_ = TrickRound(rules, columns, TrickState())
    if carried is not None:
        previous: Any = carried.get("previous")
        chosen: Any = carried.get("chosen")
        if not _are_numbers(previous, -MOST_POINTS, MOST_POINTS) or not _are_numbers(chosen, 0, ALL_KINDS):
            bounds = f"previous and chosen are three numbers each, to {MOST_POINTS} and to {ALL_KINDS}"
            raise DealError("carried", bounds, low=-MOST_POINTS, high=MOST_POINTS)
        round_.state.previous, round_.state.chosen = list(previous), list(chosen)
    round_.deal_by(deal_cards, seed, dealer)
    return round_


def _are_numbers(value: Any, low: int, high: int) -> bool:
    """Tell whether *value* is a number for each seat."""
    is_list = isinstance(value, list | tuple) and len(cast("list[Any]", value)) == SEATS
    return is_list and all(type(number) is int and low <= number <= high for number in cast("list[Any]", value))


class TrickRound(Round):
    """One round of a trick game: see `Round`.

    >>> from huit import load_rules, new_round
    >>> round_ = new_round(load_rules("trois-cinq-huit"), seats=3, seed=1)
    >>> round_.phase, round_.roles, round_.legal_moves()[:2]
    ('kind', ('announcer', 'third', 'dealer'), ('choose clubs', 'choose diamonds'))
    """

    reasons = REASONS
    columns: TrickRules
    state: TrickState

    # What lies before everybody

    @property
    def phase(self) -> str:
        """The phase of the round: one of `PHASES`."""
        return PHASES[self.state.phase]

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of every seat (S3-02)."""
        roles = roles_of(self.rules)
        return tuple(roles[role_of(self.state, seat)] for seat in range(SEATS))

    @property
    def kind(self) -> Kind | None:
        """The kind of round that the announcer chose; None before that."""
        return None if self.state.kind < 0 else KINDS[self.state.kind]

    @property
    def trumps(self) -> str | None:
        """The letter of the suit of trumps, where there is one."""
        return SUITS[self.state.kind] if 0 <= self.state.kind < NO_TRUMP else None

    @property
    def obligations(self) -> tuple[int, ...] | None:
        """How many tricks every seat has to make, or may make in fewest tricks; None before the announcement (S3-04)."""
        return None if self.state.kind < 0 else tuple(owed_by(self.columns, self.state, seat) for seat in range(SEATS))

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks every seat has made."""
        return tuple(self.state.made)

    @property
    def trick(self) -> list[Face]:
        """The cards in the middle, the one that was led first."""
        return self.state.trick[: self.state.trick_size]

    @property
    def chien(self) -> list[Face]:
        """The cards put aside; none once they are taken."""
        return [] if self.state.took_kitty else list(faces_of(self.state.kitty))

    @property
    def left(self) -> tuple[tuple[Kind, ...], ...]:
        """The kinds that every seat has still to announce in this match; the four suits where any may be named each time."""
        return tuple(self._names(kinds_left(self.columns, self.state, seat)) for seat in range(SEATS))

    def _names(self, kinds: int) -> tuple[Kind, ...]:
        return tuple(KINDS[kind] for kind in faces_of(kinds))

    @property
    def carried(self) -> Mapping[str, Any] | None:
        """The points of this round, and what everybody has announced: exchanges and announcements depend on them."""
        result = self.result
        return None if result is None else {"previous": list(result.points), "chosen": list(self.state.chosen)}

    @property
    def duty(self) -> Duty | None:
        """See `Round.duty`."""
        state = self.state
        if self.over:
            return None
        if state.phase == TRICK and not state.plays:
            return Duty(state.turn, "lead")
        return Duty(state.turn, _DUTIES.get(state.phase, "play"), state.discards_left if state.phase == DISCARD else 0)

    @property
    def waiting(self) -> Collection[Seat]:
        """See `Round.waiting`: all but the one whose turn it is, once the first card is led."""
        return others(SEATS, self.state.turn) if self.state.phase == TRICK else ()

    def cards(self) -> Iterable[Face]:
        """See `Round.cards`."""
        state = self.state
        apart = (0 if state.took_kitty else state.kitty, state.put_away, state.seen)
        for cards in (*state.hands, *apart):
            yield from faces_of(cards)

    def oddity(self) -> str | None:
        """See `Round.oddity`."""
        sizes = [hand.bit_count() for hand in self.state.hands]
        if sizes != self.state.hand_sizes:
            return f"hand_sizes are {self.state.hand_sizes}, and the hands are as large as {sizes}"
        result = self.result
        return None if result is None or sum(result.points) == 0 else f"the points {result.points} do not add up to 0"

    # What may be done

    def hand(self, seat: Seat) -> list[Face]:
        """See `Round.hand`."""
        return by_suit(self.state.hands[seat])

    def moves(self, seat: Seat | None = None, view: TrickView | None = None) -> tuple[TrickMove, ...]:
        """See `Round.moves`: a discard is every choice of as many cards, of which there are thousands.

        *view* is that of the seat, if it was made.
        """
        seat = self.state.turn if seat is None else seat
        return tuple(self._moves(self.legal_actions(seat) if view is None else view.actions))

    def _moves(self, actions: ActionSet) -> Iterator[TrickMove]:
        phase = self.state.phase
        cards = faces_of(actions & (1 << PASS - 1) - 1)
        if not actions:
            return
        if phase == KIND:
            yield from (TrickMove("choose", kind=kind) for kind in faces_of(actions >> NAME_SUIT))
        elif phase == GIVE:
            yield from (TrickMove("exchange", (card,), taker) for taker in faces_of(takers(self.state)) for card in cards)
            if actions >> PASS & 1:
                yield TrickMove("pass")
        elif phase == GIVE_TO:
            chosen = self.state.given[self.state.given_count]
            yield from (TrickMove("exchange", (chosen,), taker) for taker in faces_of(actions))
        elif phase == DISCARD:
            yield from (TrickMove("discard", some) for some in combinations(cards, self.state.discards_left))
        else:
            yield from (TrickMove("return" if phase == RETURN else "play", (card,)) for card in cards)

    def _refusal(self, seat: Seat, move: TrickMove) -> Reason | None:
        if self.over:
            return Reason("over")
        if seat != self.state.turn:
            return Reason("turn", {"seat": self.state.turn})
        if move.word == "pass":
            return None if self.state.phase == GIVE and not self.columns.must_give else self._instead()
        checks = {
            "choose": self._bad_kind,
            "exchange": self._bad_exchange,
            "return": self._bad_return,
            "discard": self._bad_discard,
            "play": self._bad_card,
        }
        return checks[move.word](self.view(seat), move)

    def _instead(self) -> Reason:
        """Return what is to be done in this phase, as the refusal of anything else."""
        owed: dict[int, tuple[str, dict[str, Any]]] = {
            KIND: ("kind_needed", {}),
            GIVE: (self._exchange_needed, {"count": self.state.gives_left}),
            GIVE_TO: (self._exchange_needed, {"count": self.state.gives_left}),
            RETURN: ("must_return", self._must_return()),
            DISCARD: ("discard_needed", {"count": self.state.discards_left}),
            TRICK: ("must_play", {}),
        }
        return Reason(*owed[self.state.phase])

    @property
    def _exchange_needed(self) -> str:
        return "gift_needed" if self.columns.must_give else "exchange_needed"

    def _must_return(self) -> dict[str, Any]:
        if self.state.phase != RETURN:
            return {}
        wanted = self.state.given[self.state.returned_count]
        # A reason for the seat itself: to any other it is not its turn.
        return {"card": face_name(best_of_suit(self.state.hands[self.state.turn], wanted))}

    def _bad_kind(self, view: TrickView, move: TrickMove) -> Reason | None:
        if self.state.phase != KIND:
            return self._instead()
        if view.actions >> NAME_SUIT + (move.kind or 0) & 1:
            return None
        code = "trumps_needed" if self.columns.kinds == KINDS_TRUMPS else "bad_kind"
        return Reason(code, {"kinds": list(self.left[view.seat])})

    def _bad_exchange(self, view: TrickView, move: TrickMove) -> Reason | None:
        if self.state.phase not in (GIVE, GIVE_TO):
            return Reason("no_exchange") if self.state.phase == TRICK else self._instead()
        face = move.faces[0]
        chosen = self.state.given[self.state.given_count] if self.state.phase == GIVE_TO else face
        if not view.hands[view.seat] >> face & 1 or face != chosen:
            return Reason("not_held")
        if trumps_of(self.state) >> face & 1:
            return Reason("not_given", {"suit": self.trumps})
        able = faces_of(takers(self.state))
        return None if move.to in able else Reason("bad_exchange", {"seats": list(able)})

    def _bad_return(self, view: TrickView, move: TrickMove) -> Reason | None:
        if self.state.phase != RETURN:
            return Reason("no_exchange") if self.state.phase == TRICK else self._instead()
        return None if view.actions >> move.faces[0] & 1 else Reason("must_return", self._must_return())

    def _bad_discard(self, view: TrickView, move: TrickMove) -> Reason | None:
        if self.state.phase != DISCARD:
            return self._instead()
        cards = sum(1 << face for face in set(move.faces))
        fine = len(move.faces) == self.state.discards_left == cards.bit_count() and not cards & ~view.hands[view.seat]
        return None if fine else Reason("bad_discard", {"count": self.state.discards_left})

    def _bad_card(self, view: TrickView, move: TrickMove) -> Reason | None:
        return self._instead() if self.state.phase != TRICK else self.why_no_card(view, move.faces[0])

    def why_no_card(self, view: TrickView, face: Face) -> Reason | None:
        """Return why the seat of *view* may not play, or give, a card in its turn; None if it may."""
        if view.actions >> face & 1:
            return None
        if not view.hands[view.seat] >> face & 1:
            return Reason("not_held")
        if self.state.phase == GIVE:
            return Reason("not_given", {"suit": self.trumps})
        if self.state.phase != TRICK:
            return self._instead()
        led = self.state.trick[0] & 3
        follows = any(other & 3 == led for other in faces_of(view.hands[view.seat]))
        return Reason("follow", {"suit": SUITS[led]}) if follows else Reason("trump", {"suit": self.trumps})

    # Doing it

    def _carry_out(self, seat: Seat, move: TrickMove) -> tuple[Event, ...]:
        return self.noted_all([(apply_action, (seat, action)) for action in self._actions(move)])

    def _actions(self, move: TrickMove) -> tuple[Action, ...]:
        """Return the actions that a move is made of."""
        if move.word == "pass":
            return (PASS,)
        if move.kind is not None:
            return (NAME_SUIT + move.kind,)
        if move.to is None:
            return move.faces
        if self.state.phase == GIVE_TO:
            return (move.to,)  # the card was chosen before
        goes_without_saying = takers(self.state).bit_count() == 1
        return move.faces if goes_without_saying else (*move.faces, move.to)

    # Looking at it

    def __str__(self) -> str:
        """The whole position on a few lines."""
        lines = [f"{self.rules.id}, {self.phase}, {self.kind or 'no kind yet'}"]
        for seat, hand in enumerate(self.hands):
            mark = ">" if seat == self.turn else " "
            lines.append(f"{mark} {seat}: {faces_text(hand)} ({self.roles[seat]}, {self.tricks[seat]} made)")
        lines.append(f"  trick: {faces_text(self.trick)}".rstrip())
        return "\n".join(lines)
