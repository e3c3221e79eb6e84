"""The door to a round of any game: what everybody outside the engine plays on, whatever family the game is of.

A family of games (`huit.rules.families`) has a folder here, with a round of its own behind this door and the kernels that mass
play runs (`Family`). `docs/families.md` tells how to write another one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from huit.cards import CardError, Face, faces_of
from huit.engine.actions import Action, ActionSet, Seat
from huit.engine.chance import Seed, check_seed, seeded
from huit.engine.events import COMMON, DEALT, NOBODY, Event, EventKind, Note, events_of
from huit.engine.heard import Duty, heard_turn, turn_note
from huit.engine.odds import Odds
from huit.engine.refusal import IllegalAction, Reason
from huit.rules import RulesError, RuleSet, compile_rules, load_rules, rules_written
from huit.rules.families import part_of
from huit.rules.record import Record

ENGINE_VERSION = 6
"""Raised when the engine plays the same rules differently. Open rounds of older versions then cannot go on."""
OVER = 2
"""The phase of a round that has ended, in every family."""
LEAST_CUT = 5
"""A cut leaves at least so many cards in each part of the pack (LH-10), in every family that has the knob ``cut``."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended (``out``, ``blocked``, ``played`` …), the seats that won, and the points of every seat by the rules.

    >>> Result("out", winners=(1,), points=(20, 0)).as_dict()
    {'reason': 'out', 'winners': [1], 'points': [20, 0]}
    """

    reason: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object."""
        return {"reason": self.reason, "winners": list(self.winners), "points": list(self.points)}


class Move(Protocol):
    """One move of one seat, taken apart. Each family has its own, with one notation: ``str`` writes it, `parse` reads it."""

    @classmethod
    def parse(cls, text: str, /) -> Self:
        """Return the move that *text* writes.

        Raises:
            CardError: if it writes none; the message says how moves are written.
        """
        ...


def _unreadable(error: CardError) -> Reason:
    return Reason("unreadable", {"how": str(error)})


class Family(NamedTuple):
    """How the games of one family are played: the classes of its records, and the kernels of the same names in all families."""

    name: str
    columns: type[Record]
    state: type[Record]
    view: type[Record]
    new_round: Callable[..., "Round"]
    round: Callable[..., "Round"]
    """The class of its rounds."""
    move: type[Move]
    kernels: Mapping[str, Callable[..., Any]]
    """``deal_round``, ``next_to_act``, ``legal_actions``, ``apply_action``, ``write_view``, ``points_of``, ``breaks_a_law``.

    Where players may search: ``begin_odds``, ``learn``, ``catch_up``, ``as_state``, ``gather``, ``redeal``, ``is_settled`` and
    ``appraise`` too.
    """
    event_kinds: Sequence[EventKind] = COMMON
    """What its kernels tell."""


def by_name(*kernels: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Return the kernels of a family by the names that they have in all families."""
    return {kernel.__name__: kernel for kernel in kernels}


def family_named(name: str) -> Family:
    """Return the family of that name, its engine loaded when it is first wanted.

    >>> family_named("shedding").name
    'shedding'
    """
    return part_of(name, "engine").FAMILY


class DealError(ValueError):
    """A choice before the deal that cannot be: its name and its bounds; no bounds where both are 0."""

    def __init__(self, choice: str, message: str, *, low: int = 0, high: int = 0) -> None:
        super().__init__(f"{choice}: {message}")
        self.choice = choice
        self.low = low
        self.high = high


def new_round(
    rules: RuleSet | str,
    *,
    seats: int,
    seed: Seed,
    dealer: Seat | None = None,
    hand: int | None = None,
    cut: int | None = None,
    carried: Mapping[str, Any] | None = None,
) -> "Round":
    """Deal a round of *rules*, or of the game of that name. The same *seed* gives the same cards.

    An int from 0 to 2**62 - 1 is quick, and whoever sees enough cards can compute it. A key, 64 hexadecimal digits as
    ``secrets.token_hex(32)`` makes them, is for people: nobody can foretell a card from others.

    The seat after the dealer begins, if the rules say nothing else; the dealer is the last seat where nobody else is named.

    *hand* is the size of the hands where the dealer chooses it (W8-05), *cut* how many cards are lifted off the shuffled pack.
    *carried* is what the round before it in a match left (`Round.carried`), where that matters.

    >>> round_ = new_round("monclar", seats=4, seed=7)
    >>> round_.turn, [len(hand) for hand in round_.hands]
    (0, [8, 8, 8, 8])

    Raises:
        RulesError: if the rules are not for this many players.
        ValueError: if dealer, seed, hand, cut or carried are out of bounds; a `DealError` for the last three.
    """
    rules = load_rules(rules) if isinstance(rules, str) else rules
    columns = compile_rules(rules, seats=seats)
    dealer = seats - 1 if dealer is None else dealer
    if not 0 <= dealer < seats:
        raise ValueError(f"dealer must be a seat from 0 to {seats - 1}")
    check_seed(seed)
    chosen = {"hand": hand, "cut": cut, "carried": carried}
    given = {name: value for name, value in chosen.items() if value is not None}
    return family_named(rules.family).new_round(rules, columns, seed=seed, dealer=dealer, **given)


def round_at(rules: RuleSet | str, *, seats: int, state: Mapping[str, Any], hand: int | None = None) -> "Round":
    """Return the round that stands where *state* says, field by field: the ``repr`` of a round is written so.

    *hand* is the size of the hands where it is not that of the rules. The way there is unknown: the round has no `opening`.

    >>> round_ = new_round("minimale", seats=2, seed=1)
    >>> round_at("minimale", seats=2, state=round_.state.as_dict()) == round_
    True

    Raises:
        RulesError: if the rules are not for this many players.
        ValueError: if the family has no such state.
    """
    rules = load_rules(rules) if isinstance(rules, str) else rules
    columns = compile_rules(rules if hand is None else replace(rules, knobs={**rules.knobs, "hand": hand}), seats=seats)
    family = family_named(rules.family)
    at = family.state()
    at.assign(state)
    return family.round(rules, columns, at)


def _hand_chosen(rules: RuleSet, columns: Any) -> int | None:
    """Return the size of the hands in *columns*; None where the rules alone say it."""
    try:
        return None if compile_rules(rules, seats=columns.seats).hand == columns.hand else columns.hand
    except RulesError:  # a scene, which deals nothing, has more seats than a deal would allow
        return columns.hand


@cache
def others(seats: int, seat: Seat) -> Collection[Seat]:
    """Return the seats but *seat*.

    >>> others(3, 1)
    (0, 2)
    """
    return tuple(other for other in range(seats) if other != seat)


@lru_cache(maxsize=8192)
def _taken_apart(moves: type[Move], text: str) -> Move:
    """Return the move that *text* writes. Kept: people make the same few over and over."""
    return moves.parse(text)


class Round(ABC):
    """One round being played, with all that is hidden in it: hold it where no player can reach.

    >>> round_ = new_round("minimale", seats=2, seed=1)
    >>> round_.seats, round_.turn, round_.over, round_.result
    (2, 0, False, None)
    >>> list(round_.may_act()), round_.may_react(), round_.why_not(1, "draw").code
    ([0], {}, 'turn')
    >>> before, move = round_.copy(), round_.legal_moves()[0]
    >>> [event.kind for event in round_.play(move)], before.legal_moves()[0] == move
    (['played'], True)
    """

    reasons: ClassVar[Sequence[str]]
    """How a round of the family may end, by ``state.reason``."""

    def __init__(self, rules: RuleSet, columns: Any, state: Any) -> None:
        self._family = family_named(rules.family)
        self._kernels = self._family.kernels
        self.rules = rules
        self.columns = columns
        self.state = state
        self.opening: tuple[Event, ...] = ()
        """What happened before the first move: the deal and what came of it."""
        self.odds: Odds | None = None
        """What all have learned of the hands since `watch` was called."""
        self._seen: Any = None
        """The view of one seat that was made last, until something is done."""

    # What lies before everybody

    @property
    def seats(self) -> int:
        """How many play."""
        return self.columns.seats

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is; None once over."""
        state = self.state
        return None if state.phase == OVER else state.turn

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.state.phase == OVER

    @property
    def hands(self) -> list[list[Face]]:
        """The hands, seat by seat, each by suit and then rank."""
        return [self.hand(seat) for seat in range(self.seats)]

    def hand(self, seat: Seat) -> list[Face]:
        """Return the cards of one hand, by suit and then rank."""
        return self.view(seat).faces

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that have no card left, first to last, where that is how one leaves the round."""
        return ()

    @property
    def result(self) -> Result | None:
        """How the round ended; None while it is played."""
        if self.state.phase != OVER:
            return None
        points = tuple(self._kernels["points_of"](self.columns, self.state, seat) for seat in range(self.seats))
        return Result(self.reasons[int(self.state.reason)], faces_of(self.state.winners), points)

    @property
    def carried(self) -> Mapping[str, Any] | None:
        """The facts that the next round of a match needs, JSON-ready; None where rounds do not depend on one another."""
        return None

    @abstractmethod
    def cards(self) -> Iterable[Face]:
        """Yield every card of the round, wherever it lies: as many as were dealt from, always."""

    @property
    def all_at_once(self) -> bool:
        """Whether several seats have something to do now, each for itself: what one does makes nothing of the others' stale."""
        return False

    @property
    def waiting(self) -> Collection[Seat]:
        """The seats that can do nothing now: of what is theirs alone they know nothing new but their cards.

        A family that does not say has none: its views are then made anew for every seat after every move.
        """
        return ()

    def oddity(self) -> str | None:
        """Return what makes no sense in the state of the round, for those who look for broken laws; None where all is well."""
        return None

    # What may be done

    def next_to_act(self) -> Seat:
        """Return the seat that decides next, reactions included."""
        return self._kernels["next_to_act"](self.columns, self.state)

    def legal_actions(self, seat: Seat) -> ActionSet:
        """Return what *seat* may do as one set of actions, reactions included."""
        return self._kernels["legal_actions"](self.columns, self.state, seat)

    @abstractmethod
    def moves(self, seat: Seat | None = None) -> tuple[Any, ...]:
        """Return the moves that carry the round on, for *seat* or for the seat whose turn it is, taken apart: `Family.move`."""

    def legal_moves(self, seat: Seat | None = None) -> tuple[str, ...]:
        """Return the same moves as they are written."""
        return tuple(map(str, self.moves(seat)))

    def reactions(self, seat: Seat) -> tuple[str, ...]:
        """Return what *seat* may call out now, whoever's turn it is."""
        return ()

    def lapsing_reactions(self, seat: Seat) -> tuple[str, ...]:
        """Return those of `reactions` that the next move ends."""
        return self.reactions(seat)

    def announced_plays(self, seat: Seat) -> list[str]:
        """Return the cards that *seat* may play now with an announcement."""
        return []

    def may_act(self) -> dict[Seat, tuple[str, ...]]:
        """Return the legal moves of every seat that may carry the round on, out of turn too."""
        if self.over:
            return {}
        moves = {seat: words for seat in range(self.seats) if (words := self.legal_moves(seat))}
        return moves | {self.state.turn: self.legal_moves()}

    def may_react(self) -> dict[Seat, tuple[str, ...]]:
        """Return what the seats may call out in the windows now open."""
        return {seat: words for seat in range(self.seats) if (words := self.reactions(seat))}

    def why_not(self, seat: Seat, move: str | Move) -> Reason | None:
        """Return why *seat* may not make *move* now, or None if it may.

        >>> from huit.rules import load_rules
        >>> new_round(load_rules("minimale"), seats=2, seed=1).why_not(1, "draw").code
        'turn'
        """
        try:
            return self._refusal(seat, self._read(move))
        except CardError as error:
            return _unreadable(error)

    @abstractmethod
    def _refusal(self, seat: Seat, move: Any) -> Reason | None:
        """Return why *seat* may not make a move, taken apart."""

    def _read(self, move: str | Move) -> Move:
        """Return a move taken apart.

        Raises:
            CardError: if it cannot be read.
        """
        return _taken_apart(self._family.move, move) if isinstance(move, str) else move

    # Doing it

    def play(self, move: str | Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make *move* for *seat* (default: the seat whose turn it is) and return what happened.

        Raises:
            IllegalAction: if it may not be made; nothing has changed then.
        """
        seat = self._actor(seat)
        if not 0 <= seat < self.columns.seats:
            raise ValueError(f"seat {seat}: there are only seats 0 to {self.seats - 1}")
        try:
            read = self._read(move)
        except CardError as error:
            raise self._illegal(_unreadable(error), str(move), seat) from error
        reason = self._refusal(seat, read)
        if reason is not None:
            raise self._illegal(reason, str(move), seat)
        return self._carry_out(seat, read)

    @abstractmethod
    def _carry_out(self, seat: Seat, move: Any) -> tuple[Event, ...]:
        """Make a move that may be made."""

    def act(self, action: Action, seat: Seat | None = None) -> tuple[Event, ...]:
        """Do one action: what a move is made of, for players that think in ints.

        Raises:
            IllegalAction: if it is not in `legal_actions`.
        """
        seat = self._actor(seat)
        if not 0 <= action < 63 or not self.legal_actions(seat) >> action & 1:
            raise self._illegal(self._why_no_action(seat, action), f"action {action}", seat)
        return self.noted(self._kernels["apply_action"], seat, action)

    def _actor(self, seat: Seat | None) -> Seat:
        return int(self.state.turn) if seat is None else seat

    def _why_no_action(self, seat: Seat, action: Action) -> Reason:
        return Reason("over") if self.over else Reason("turn", {"seat": self.state.turn})

    def _illegal(self, reason: Reason, word: str, seat: Seat) -> IllegalAction:
        return IllegalAction(reason, word, seat, self.legal_moves(seat) + self.reactions(seat))

    def deal_by(self, kernel: Callable[..., None], seed: Seed, *arguments: int) -> None:
        """Run the kernel that deals."""
        self.opening = self.noted(kernel, seeded(self.state, seed), *arguments)

    def noted(self, kernel: Callable[..., None], *arguments: int) -> tuple[Event, ...]:
        """Run a kernel on the state and return its events."""
        return self.noted_all([(kernel, arguments)])

    def noted_all(self, steps: Iterable[tuple[Callable[..., object], tuple[int, ...]]]) -> tuple[Event, ...]:
        """Run kernels one after another on the state, and return their events as one story."""
        notes: list[Note] = []
        self._seen = None
        before, turn = self.duty, self.state.turn
        self.state.notes = notes
        for kernel, arguments in steps:
            if self.odds is not None and kernel is self._kernels["apply_action"]:
                self._kernels["learn"](self.columns, self.state, self.odds, *arguments)
            kernel(self.columns, self.state, *arguments)
        self.state.notes = None
        self._tell_turn(notes, before, turn)
        result = self.result
        return events_of(notes, self._family.event_kinds, None if result is None else result.as_dict())

    @property
    def duty(self) -> Duty | None:
        """The task of the seat whose turn it is; None where there is no such seat, as while several act at once."""
        return None

    @property
    def draw_ends(self) -> bool:
        """Whether a turn ends with the card that is drawn in it."""
        return False

    def after(self, seat: Seat) -> Seat:
        """Return the seat that is next after *seat*."""
        return (seat + 1) % self.columns.seats

    def _tell_turn(self, notes: list[Note], before: Duty | None, turn: Seat) -> None:
        """Add whose turn it is to *notes*, where it does not follow from them."""
        duty = self.duty
        if duty is None:
            return
        kinds = self._family.event_kinds
        begins = before is None or DEALT in [number for number, *_ in notes]
        seat, done = heard_turn(notes, kinds, NOBODY if begins else turn, draw_ends=self.draw_ends)
        # Whoever is out with their last card may still have to choose whom it hits.
        left = seat not in (NOBODY, duty.seat) and self.is_out(seat)
        heard = self.after(seat) if done or left else seat
        is_new = duty.to != "play" and (before is None or before[:2] != duty[:2])
        if heard != duty.seat or is_new or (begins and done):
            notes.append(turn_note(duty._replace(to="start") if begins and duty.to == "play" else duty))

    def is_out(self, seat: Seat) -> bool:
        """Whether *seat* no longer plays."""
        return False

    # Looking at it

    def view(self, seat: Seat) -> Any:
        """Return all that *seat* may know, the rules in force included."""
        view: Any = self._family.view()
        self._kernels["write_view"](self.columns, self.state, seat, view)
        view.rules = self.columns
        view.odds = self.odds
        return view

    def look(self, seat: Seat) -> Any:
        """Return the view of *seat* as `view` does, and keep it until something is done: whoever asks must not change it."""
        if self._seen is None or self._seen.seat != seat:
            self._seen = self.view(seat)
        return self._seen

    def watch(self, *, in_match: bool = False) -> None:
        """Learn of hands from every action from now on, for players that search; nothing in families where they cannot.

        *in_match*: points decide, not who wins the round.

        >>> round_ = new_round("minimale", seats=2, seed=1)
        >>> round_.watch()
        >>> round_.view(0).odds is round_.odds
        True
        """
        if self.odds is None and "learn" in self._kernels:
            self.odds = Odds()
            self.odds.in_match = int(in_match)
            self._kernels["begin_odds"](self.columns, self.state, self.odds)

    def __eq__(self, other: object) -> bool:
        """Tell whether *other* is a round by the same rules that stands as this one does, hidden cards and chance included.

        >>> round_ = new_round("minimale", seats=2, seed=1)
        >>> before = round_.copy()
        >>> before == round_, round_.play(round_.legal_moves()[0])[0].kind, before == round_
        (True, 'played', False)
        """
        if type(other) is not type(self):
            return NotImplemented
        return self.rules.digest == other.rules.digest and self.state == other.state

    __hash__ = None  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]  # it changes with every move

    def __repr__(self) -> str:
        """Return it as Python that makes an equal round, hidden cards and chance included.

        >>> from huit import load_rules, read_resolved, round_at
        >>> round_ = new_round("monclar", seats=2, seed=1)
        >>> eval(repr(round_)) == round_, repr(round_)[:34]
        (True, "round_at('monclar', seats=2, state")
        """
        hand = _hand_chosen(self.rules, self.columns)
        chosen = "" if hand is None else f", hand={hand}"
        return f"round_at({rules_written(self.rules)}, seats={self.seats}, state={self.state.as_dict()}{chosen})"

    def copy(self) -> Self:
        """Return an independent copy, equal to this round until one of them is played on."""
        twin = type(self)(self.rules, self.columns, self.state.copy())
        twin.opening = self.opening
        twin._seen = self._seen
        twin.odds = self.odds and self.odds.copy()
        return twin


class StockRound(Round):
    """A round with a stock and a discard, which those leave who have no card left."""

    @property
    def direction(self) -> int:
        """1 clockwise, -1 the other way."""
        return self.state.direction

    @property
    def stock(self) -> list[Face]:
        """The stock, the next card to be drawn first."""
        return self.state.stock[: self.state.stock_size][::-1]

    @property
    def discard(self) -> list[Face]:
        """The discard, the top last."""
        return self.state.discard[: self.state.discard_size]

    def is_out(self, seat: Seat) -> bool:
        """See `Round.is_out`."""
        return bool(self.state.out >> seat & 1)

    def after(self, seat: Seat) -> Seat:
        """See `Round.after`: in the direction of play, among those that still play."""
        seats, direction, out = self.columns.seats, self.state.direction, self.state.out
        for step in range(1, seats):
            other = (seat + direction * step) % seats
            if not out >> other & 1:
                return other
        return seat

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that have no card left, first to last."""
        return tuple(self.state.places[: self.seats - self.state.left])

    def oddity(self) -> str | None:
        """See `Round.oddity`."""
        sizes = [len(hand) for hand in self.hands]
        if sizes != self.state.hand_sizes[: self.seats]:
            return f"hand_sizes are {self.state.hand_sizes[: self.seats]}, and the hands are as large as {sizes}"
        return None if self.direction in (1, -1) else f"direction {self.direction}"
