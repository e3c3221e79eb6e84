"""The state of a room, part by part, and what follows from it. The modules above hold the changes by commands."""

from collections.abc import Collection, Iterable, Mapping, Set
from functools import cached_property
from itertools import compress
from operator import is_not
from typing import Any, Self, TypedDict

import msgspec
from msgspec.structs import astuple

from huit.cards import face_name
from huit.engine.chance import Seed
from huit.engine.events import Event
from huit.engine.round import Round
from huit.players.player import Level
from huit.rooms.before_deal import Chosen, NextDeal, face_up, next_deal
from huit.rooms.chair_requests import SeatRequests
from huit.rooms.chairs import Seating
from huit.rooms.daily import COMPUTERS, OWN_SEAT
from huit.rooms.feats import RoundTally
from huit.rooms.grains import Commitment, DealRequest, RevealedGrain, Seal
from huit.rooms.journal import Ended, KnownDeal, Moved, RoundBegun
from huit.rooms.log import Log
from huit.rooms.match import FinishedRound, Match
from huit.rooms.messages import AddedRule, Stage
from huit.rooms.polls import Poll
from huit.rooms.refusal import Refused
from huit.rooms.settings import Links, RoomSettings
from huit.rooms.trust import Secret, commitment_of
from huit.rules import RuleSet
from huit.views.dealt import Proof

MOST_EVENTS = 60
"""Most events of the round in memory, for guests who join or have fallen behind."""
MOST_FINISHED = 60
"""Most finished rounds in memory, for people who want to see one again."""
MOST_ANSWERED = 64
"""Most message ids in memory for each guest: a client repeats only its latest ones."""


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """The latest commands that changed the turn, the top card and so on. Messages sent before them are out of date."""

    seq: int
    """The number of the latest command, and of all commands."""
    turn_seq: int
    """The command that began the current turn. A move chosen on an older view was meant for another turn."""
    top_seq: int
    """The command that laid the top card. A card played out of turn on an older view was meant for another top."""
    top_before: int
    """The command that laid the card below it."""
    round_seq: int
    """The command that dealt the round, or put other rules in force."""
    called_seq: int = 0
    """The latest announcement, catch or undo. A catch that was sent before it is late, not wrong."""
    turn_at: int = 0
    """When the current turn began, in milliseconds since 1970; 0 if unknown."""

    def after_command(
        self, *, turn_at: int | None = None, new_top: bool = False, called: bool = False, new_rules: bool = False
    ) -> Self:
        """Return the marks after one more command; with *turn_at*, it changed the turn, at that time.

        >>> marks = Marks(seq=4, turn_seq=4, top_seq=3, top_before=1, round_seq=1).after_command(turn_at=0, new_top=True)
        >>> marks.turn_seq, marks.top_seq, marks.top_before, marks.round_seq
        (5, 5, 3, 1)
        """
        seq = self.seq + 1
        return type(self)(
            seq=seq,
            turn_seq=self.turn_seq if turn_at is None else seq,
            top_seq=seq if new_top else self.top_seq,
            top_before=self.top_seq if new_top else self.top_before,
            round_seq=seq if new_rules else self.round_seq,
            called_seq=seq if called else self.called_seq,
            turn_at=self.turn_at if turn_at is None else turn_at,
        )

    def after_deal(self, at: int) -> Self:
        """Return the marks after a command that deals a round."""
        seq = self.seq + 1
        return msgspec.structs.replace(self, seq=seq, turn_seq=seq, top_seq=seq, top_before=seq, round_seq=seq, turn_at=at)


class Agreement(msgspec.Struct, frozen=True):
    """The rules in force, and the facts that came with them."""

    rules: RuleSet
    seed: Seed
    """The seed that decides who deals first."""
    since_round: int = 0
    """The last round that was played by other rules."""
    title: str = ""
    """The players' own name for their rules; empty: use the name of the game."""
    first: int | None = None
    """The first dealer, fixed once a winner has added a rule, so that the deal still goes round. None: see `face_up`."""
    added_after: int = 0
    """The latest round whose winner added a rule; 0 if none did."""
    added: tuple[AddedRule, ...] = ()
    """The latest rules that winners have changed since these rules were agreed on, the last one last."""
    kept_after: int = 0
    """The latest round whose winner let the time to change a rule pass; 0 if none did."""


class ComputerPlay(msgspec.Struct, frozen=True):
    """The level, pace and forgetfulness of a room's computer players."""

    player: Level
    """The usual level, for chairs without a level of their own."""
    pace: float
    forget: float


class Votes(msgspec.Struct, frozen=True):
    """The open poll, and earlier results that still matter."""

    poll: Poll | None = None
    undo_refused: tuple[tuple[int, int], ...] = ()
    """Seats whose undo was refused, each with the `turn_seq` of then. Only the latest turn is kept."""

    def with_poll(self, poll: Poll | None) -> Self:
        """Return the votes with *poll* open, or none."""
        return self if poll is self.poll else type(self)(poll, self.undo_refused)

    def with_undo_refused(self, turn_seq: int, seat: int) -> Self:
        """Return the votes after the undo of *seat* was refused."""
        in_this_turn = (refused for refused in self.undo_refused if refused[0] == turn_seq)
        return type(self)(None, (*in_this_turn, (turn_seq, seat)))


class DealSources(msgspec.Struct, frozen=True, kw_only=True):
    """The sources of the next deal: secret, choices, known cards, commitments."""

    secret: Secret | None = None
    """The server's part, committed to and not yet shown."""
    chosen: Chosen = Chosen()
    """The choices of dealer and cutter."""
    cards: KnownDeal | None = None
    """Cards of another room, which the first round deals again."""
    again: int | None = None
    """The round of this room whose cards the next deal repeats."""
    promised_seq: int = 0
    """The command that brought the secret."""
    commitments: tuple[Commitment, ...] = ()
    """The commitments of the guests' browsers, in order of arrival."""
    seal: Seal | None = None
    reveals: tuple[RevealedGrain, ...] = ()
    """The revealed grains of the seal, in order of arrival. Hidden until the round is over."""
    put_off: tuple[int, ...] = ()
    """The guests who have put this deal off by committing and not revealing."""
    request: DealRequest | None = None
    """The request for a deal that was put off. It follows by itself once the others have committed anew."""
    open_to: tuple[int, ...] | None = None
    """Who may commit after a broken seal; newcomers may not, they could be the defaulter again."""

    @property
    def guests(self) -> set[int]:
        """The guests with a commitment or grain in the deal, and those who have put it off."""
        sealed = () if self.seal is None else self.seal.commitments
        each = (*self.commitments, *sealed, *self.reveals)
        return {one.guest for one in each} | set(self.put_off)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The guests of the seal who have not revealed yet."""
        revealed = {reveal.guest for reveal in self.reveals}
        sealed = () if self.seal is None else self.seal.commitments
        return tuple(each.guest for each in sealed if each.guest not in revealed)

    @property
    def added(self) -> tuple[tuple[int, str], ...]:
        """The guests and grains of the deal, in order."""
        return tuple(sorted((reveal.guest, reveal.nonce) for reveal in self.reveals))


class LatestDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The facts that the deal of the latest round settled."""

    begun: RoundBegun | None = None
    carried_in: Mapping[str, Any] | None = None
    """The values that the round before carried over."""
    is_foreign: bool = False
    """Whether other rules or another engine dealt the round, so that it cannot be played on here."""
    proof: Proof | None = None
    """The proof that the cards were not arranged. Hidden until the round is over."""
    put_off: tuple[int, ...] = ()
    """The guests who had put the deal off: see `DealSources`."""


class RoundEvents(msgspec.Struct, frozen=True):
    """The events of the latest round.

    >>> events = RoundEvents().plus([Event({"kind": "passed", "seat": 0})] * 100)
    >>> len(events.latest), events.count, len(events.since(98))
    (60, 100, 2)
    """

    latest: tuple[Event, ...] = ()
    count: int = 0
    """The number of all events, dropped ones included."""

    def plus(self, events: Iterable[Event]) -> Self:
        """Return these events and *events* after them."""
        more = tuple(events)
        return type(self)((*self.latest, *more)[-MOST_EVENTS:], self.count + len(more))

    def since(self, count: int | None) -> tuple[Event, ...]:
        """Return the events after the first *count*, as far as they are in memory; None: all of them."""
        new = len(self.latest) if count is None else min(self.count - count, len(self.latest))
        return self.latest[len(self.latest) - new :]


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a round is, settled once for all who ask."""

    turn: int | None = None
    is_playing: bool = False
    awaited: tuple[int, ...] = ()
    """The seats that hold up the round now."""
    waiting: Collection[int] = ()
    """See `Round.waiting`."""
    ended: Ended | None = None
    """The end of the round, as the journal stores it with the last move."""


class LatestRound(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The latest round, as far as it has been played."""

    round: Round | None = None
    """None before the first round, and where another engine plays it."""
    moves: Log[Moved] = Log()
    """The moves of the round, without those that were taken back."""
    movers: frozenset[int] = frozenset()
    """The seats that have made them."""
    events: RoundEvents = RoundEvents()
    tally: RoundTally = RoundTally()
    """What was counted of its events. It knows hidden cards."""
    foreign_end: Ended | None = None
    """The end of a round that cannot be played here."""

    def after(self, moved: Moved, **changes: Any) -> Self:
        """Return the round after one more move, with *changes* of other fields."""
        movers = self.movers if moved.seat in self.movers else self.movers | {moved.seat}
        return type(self)(moves=self.moves.plus(moved), movers=movers, **changes)

    @cached_property
    def progress(self) -> Progress:
        """How far the round is."""
        round_ = self.round
        if round_ is None:
            return Progress(ended=self.foreign_end)
        turn, result = round_.turn, round_.result
        if result is not None:
            carried = round_.carried
            return Progress(ended=Ended(result, None if carried is None else dict(carried)))
        if turn is None or round_.all_at_once:
            awaited = tuple(seat for seat in range(round_.seats) if round_.legal_moves(seat))
        else:
            awaited = (turn,)
        return Progress(turn=turn, is_playing=True, awaited=awaited, waiting=round_.waiting)


class RoomState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that follows from the journal of a room. It holds hidden cards: only views of it may leave the server."""

    marks: Marks
    agreement: Agreement
    settings: RoomSettings
    seating: Seating
    requests: SeatRequests = SeatRequests()
    links: Links | None = None
    """The links that the host has renewed; None: those that the room was opened with."""
    computer_play: ComputerPlay
    match: Match
    votes: Votes = Votes()
    sources: DealSources
    dealt: LatestDeal = LatestDeal()
    played: LatestRound = LatestRound()
    past: tuple[KnownDeal, ...] = ()
    """The deals of all rounds so far, to deal their cards again."""
    finished: tuple[FinishedRound, ...] = ()
    """The latest rounds that are over, the latest last. Rounds that are void are left out."""
    winners: tuple[int, ...] = ()
    """The guests who won the latest round, partners included, and were there when it ended."""
    in_lobby: bool
    """Whether people must get ready: before the first round, and after a change of rules."""
    answered: Mapping[int, tuple[str, ...]] = {}
    """The ids of the latest messages that were carried out, by guest."""

    # Short names

    @property
    def seq(self) -> int:
        """The number of commands in the journal."""
        return self.marks.seq

    @property
    def rules(self) -> RuleSet:
        """The rules in force."""
        return self.agreement.rules

    @property
    def takes_newcomers(self) -> bool:
        """Whether the room is open to people who come for the first time, and one of its chairs is no person's."""
        seating = self.seating
        return not self.settings.locked and any(chair.guest is None for chair in seating.chairs) and not seating.is_full

    @property
    def round(self) -> Round | None:
        """The round that is played, or was played last: see `LatestRound.round`."""
        return self.played.round

    @property
    def round_no(self) -> int:
        """1 for the first round; 0 before it."""
        return len(self.past)

    @property
    def poll(self) -> Poll | None:
        """The open vote."""
        return self.votes.poll

    # Who is there

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.seating.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.seating.names

    @property
    def computers(self) -> tuple[bool, ...]:
        """Whether each seat is a computer's."""
        return self.seating.computers

    @cached_property
    def levels(self) -> tuple[Level | None, ...]:
        """The levels of the computers, by seat; None for open chairs and people."""
        usual = self.computer_play.player
        return tuple((chair.level or usual) if chair.computer else None for chair in self.seating.chairs)

    @property
    def keeps_seats(self) -> bool:
        """Whether nobody may change seats: a match is under way, or the latest round carries values over."""
        if not self.match.rows or self.match.over:
            return False
        return self.match.sheet is not None or (self.ended is not None and self.ended.carried is not None)

    @cached_property
    def forgettable(self) -> frozenset[int]:
        """The guests without a chair and without a part in a deal, who may be forgotten if they are away."""
        guests = self.sources.guests | set(self.dealt.put_off if self.is_playing else ())
        return frozenset(guest for guest in self.seating.guests if self.seating.is_free_to_go(guest) and guest not in guests)

    @property
    def left_behind(self) -> frozenset[int]:
        """The forgettable guests who do not wait for a chair either."""
        return self.forgettable - self.requests.waiting

    @property
    def chairs_to_take(self) -> list[int]:
        """The seats that a guest without a chair can be given now. In a round: the computers', while one person plays.

        With several people, the guest could be one of them in another browser, and would see a second hand.
        """
        if self.sources.seal is not None or self.is_void:
            return []
        computers = [seat for seat, is_computer in enumerate(self.computers) if is_computer]
        if self.is_playing:
            return computers if len(self.seating.people) == 1 else []
        free = [seat for seat, chair in enumerate(self.seating.chairs) if chair.is_open or chair.has_left]
        return [*free, *computers]

    def may_ask_seat(self, guest: int) -> bool:
        """Tell whether *guest* may ask for a chair: they have none, wait for none, and cannot simply take one."""
        entry = self.seating.guests.get(guest)
        if entry is None or self.seating.seat_of(guest) is not None or self.requests.of(guest) is not None:
            return False
        return entry.watches or self.is_playing or not self.chairs_to_take

    @property
    def last_laid(self) -> str | None:
        """The card that was laid last in this round."""
        for event in reversed(self.played.events.latest):
            if event.public["kind"] == "played":
                return event.public["card"]
            if event.public["kind"] == "laid":
                return event.public["cards"][-1]
        return None

    def was_refused_undo(self, seat: int) -> bool:
        """Tell whether the others have refused *seat* an undo in this turn."""
        refused = self.votes.undo_refused
        return refused != () and (self.marks.turn_seq, seat) in refused

    def has_answered(self, guest: int, id: str) -> bool:
        """Tell whether the message *id* of *guest* was carried out already and must not be played twice."""
        return id in self.answered.get(guest, ())

    @property
    def advises(self) -> bool:
        """Whether anybody may ask for advice, by the settings and the number of people at the table."""
        allowed = self.settings.advice
        return allowed == "all" or (allowed == "alone" and len(self.seating.people) == 1)

    def may_be_advised(self, seat: int) -> bool:
        """Tell whether the person on *seat* may ask for advice: the room allows it, and it is their turn."""
        return seat in self.played.progress.awaited and self.advises

    # The round

    @property
    def is_playing(self) -> bool:
        """Whether a round is being played."""
        return self.played.progress.is_playing

    @property
    def is_void(self) -> bool:
        """Whether another engine dealt the latest round, and it had no end then: it cannot be played on."""
        return self.dealt.is_foreign and self.played.foreign_end is None

    @property
    def stage(self) -> Stage:
        """The stage of the room: ``lobby``, ``round`` or ``between``."""
        return "round" if self.played.progress.is_playing else "lobby" if self.in_lobby else "between"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that hold up the round now."""
        return self.played.progress.awaited

    @property
    def hurries(self) -> bool:
        """Whether the rules let players do something only until the next move: jump in (DI-03), or say « contre-4 » (W1-07)."""
        announces = any(power.get("announced") for power in self.rules.powers.values())
        return announces or bool(self.rules.at("jump_in", seats=self.seats))

    @property
    def window_is_open(self) -> bool:
        """Whether the next move may end a window for reactions, by what everybody knows."""
        if self.round is None or self.round.over:
            return False
        return self.hurries or any(self.round.lapsing_reactions(seat) for seat in range(self.seats))

    @property
    def ended(self) -> Ended | None:
        """The end of the round, as the journal stores it with the last move."""
        return self.played.progress.ended

    def log(self, seat: int | None, *, events_seen: int | None = None) -> list[dict[str, Any]]:
        """Return the events of the round after the first *events_seen*, as far as they are in memory, cut for *seat*."""
        return [event.for_seat(seat) for event in self.played.events.since(events_seen)]

    # The next deal

    @property
    def face_up(self) -> tuple[tuple[int, str], ...]:
        """The seats and cards that decide who deals first (LH-09); empty without a cut, since LH-10 stands with it."""
        if self.agreement.first is not None or not self.rules.at("cut", seats=self.seats):
            return ()
        shown = face_up(self.rules.deck, seats=self.seats, seed=self.agreement.seed)
        return tuple((seat, face_name(face)) for seat, face in shown)

    @property
    def first_dealer(self) -> int:
        """The dealer of the first round by these rules: the seat that got a spade, or else the last seat (LH-09)."""
        if self.agreement.first is not None:
            return self.agreement.first
        return self.face_up[-1][0] if self.face_up else self.seats - 1

    def dealer_of(self, round_no: int) -> int:
        """Return the dealer of round *round_no*: from the first dealer the deal goes on to the next player (LH-09)."""
        return (self.first_dealer + self.rules.direction * (round_no - self.agreement.since_round - 1)) % self.seats

    def deal_of(self, round_no: int, known: KnownDeal | None = None) -> NextDeal:
        """Return the deal of round *round_no* with its choices, or the deal that repeats *known* cards."""
        dealer = self.dealer_of(round_no) if known is None else known.dealer
        chosen = self.sources.chosen if known is None else Chosen(known.hand, known.cut)
        return next_deal(self.rules, seats=self.seats, round_no=round_no, dealer=dealer, chosen=chosen)

    @cached_property
    def to_come(self) -> NextDeal | None:
        """The next deal with its choices; None during a round."""
        if self.is_playing:
            return None
        return self.deal_of(self.round_no + 1, None if self.known_to_come is None else self.known_to_come[0])

    @property
    def known_to_come(self) -> tuple[KnownDeal, int] | None:
        """The deal that the next one repeats, and its round (0: of another room); None for a deal by chance."""
        if self.is_playing:
            return None
        if self.sources.again is not None:
            return self.past[self.sources.again - 1], self.sources.again
        return None if self.round_no or self.sources.cards is None else (self.sources.cards, 0)

    @property
    def known_cards(self) -> int | None:
        """The round whose cards are dealt again, from before the deal until the round is over; None for unknown cards."""
        if self.is_playing:
            return None if self.dealt.begun is None else self.dealt.begun.again
        return None if self.known_to_come is None else self.known_to_come[1]

    @property
    def daily(self) -> str | None:
        """The date of the deal of the day that the first round deals, or dealt; None where it is not played as on its day."""
        cards = self.sources.cards
        return cards.daily if cards is not None and cards.daily and self._plays_as_daily else None

    @property
    def _plays_as_daily(self) -> bool:
        """Whether the company is that of a deal of the day: one person, without advice, and computers of its level."""
        if self.settings.advice != "nobody" or self.computer_play.forget or self.seating.people != [OWN_SEAT]:
            return False
        return all(level == COMPUTERS for seat, level in enumerate(self.levels) if seat != OWN_SEAT)

    def check_to_come(self) -> NextDeal:
        """Return the next deal.

        Raises:
            Refused: ``not_over``, while a round is being played.
        """
        if self.to_come is None:
            raise Refused("not_over")
        return self.to_come

    @property
    def next_commitment(self) -> str | None:
        """The commitment to the secret of the next deal; None during a round, and for a deal without a promise."""
        if self.sources.secret is None or self.is_playing or self.known_to_come is not None:
            return None
        return commitment_of(self.sources.secret)

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person has something to choose before the next deal."""
        return self.to_come is not None and any(not self.computers[seat] for seat in self.to_come.choosers)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the first round begins without a request: nobody is to come or to choose, and all browsers have committed."""
        if self.round_no > 0 or self.in_lobby or self.waits_for_a_person or self.seating.open_seats:
            return False
        seated = {chair.guest for chair in self.seating.chairs if chair.guest is not None}
        return bool(seated) and not self.still_to_commit(seated)

    def still_to_commit(self, guests: Iterable[int]) -> set[int]:
        """Return the seated ones of *guests* whose browsers may still commit to the next deal."""
        sources = self.sources
        if self.next_commitment is None:
            return set()
        seated = {chair.guest for chair in self.seating.chairs if chair.guest is not None and not chair.has_left}
        done = {*(each.guest for each in sources.commitments), *sources.put_off}
        allowed = seated if sources.open_to is None else seated.intersection(sources.open_to)
        return allowed.intersection(guests) - done


STAGE = "stage"
OF_A_MOVE = frozenset({"marks", "played", "answered"})
"""The parts of a room that every move within a round changes."""
_OF_A_GRAIN = frozenset({"marks", "sources", "answered"})


def changed_parts(before: RoomState, after: RoomState) -> Set[str]:
    """Return the fields of `RoomState` that are not the same objects *after*, and `STAGE` if that is another one.

    Parts never change: what was made of one that is still there holds.
    """
    parts = set(_others(before, after))
    if ("played" in parts and (before.dealt.is_foreign or before.stage != after.stage)) or before.in_lobby != after.in_lobby:
        parts.add(STAGE)
    return parts


def brings_grains(before: RoomState, after: RoomState, changed: Set[str]) -> bool:
    """Tell whether commitments or reveals are all that came between, of which *changed* are the parts of the room.

    They let nobody do anything that they could not do before.
    """
    if not changed <= _OF_A_GRAIN or "sources" not in changed:
        return False
    return set(_others(before.sources, after.sources)) <= {"commitments", "reveals"}


def grains_since(before: DealSources, after: DealSources) -> Set[int]:
    """Return the guests whose commitments or reveals *after* has and *before* has not."""
    new = (*after.commitments[len(before.commitments) :], *after.reveals[len(before.reveals) :])
    return {one.guest for one in new}


def _others(before: msgspec.Struct, after: msgspec.Struct) -> Iterable[str]:
    """Return the fields that are not the same objects."""
    return compress(before.__struct_fields__, map(is_not, astuple(before), astuple(after)))


class Changes(TypedDict, total=False):
    """The fields of `RoomState` that a command changes."""

    marks: Marks
    agreement: Agreement
    settings: RoomSettings
    seating: Seating
    requests: SeatRequests
    links: Links | None
    computer_play: ComputerPlay
    match: Match
    votes: Votes
    sources: DealSources
    dealt: LatestDeal
    played: LatestRound
    past: tuple[KnownDeal, ...]
    finished: tuple[FinishedRound, ...]
    winners: tuple[int, ...]
    in_lobby: bool
    answered: Mapping[int, tuple[str, ...]]
