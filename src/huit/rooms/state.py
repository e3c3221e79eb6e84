"""What a room consists of, part by part, and what follows from its parts. The modules above say what commands change in it."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Self, TypedDict

import msgspec

from huit.cards import face_name
from huit.engine.chance import Seed
from huit.engine.events import Event
from huit.engine.round import Round
from huit.players.player import Level
from huit.rooms.asking import SeatRequests
from huit.rooms.before_deal import Chosen, NextDeal, face_up, next_deal
from huit.rooms.grains import Commitment, DealAsked, Reveal, Seal
from huit.rooms.journal import Ended, KnownDeal, Moved, RoundBegun
from huit.rooms.log import Log
from huit.rooms.match import FinishedRound, Match
from huit.rooms.messages import AddedRule, Stage
from huit.rooms.polls import Poll
from huit.rooms.refused import Refused
from huit.rooms.seating import Seating
from huit.rooms.settings import Links, RoomSettings
from huit.rooms.trust import Secret, commitment_of
from huit.rules import RuleSet
from huit.views.dealt import Proof

MOST_TOLD = 60
"""The latest events of the round that are kept, for guests who join or have fallen behind."""
MOST_FINISHED = 60
"""The latest finished rounds that are kept, for people who want to see one again."""
MOST_ANSWERED = 64
"""The ids of a guest's latest messages that are remembered: a client repeats only its latest ones."""


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """Which command of the journal last changed what. A message that was sent before that command is out of date."""

    seq: int
    """The number of the latest command, which is how many there are."""
    turn_seq: int
    """The command that made the turn what it is. A move that was chosen on an older view was meant for another turn."""
    top_seq: int
    """The command that put the top card there. A card played out of turn on an older view was meant for another top."""
    top_before: int
    """The command that put the card under it there."""
    round_seq: int
    """The command that dealt the round, or put other rules in force."""
    called_seq: int = 0
    """The latest announcement, catch or undo. A catch that was sent before it is late, not wrong."""
    turn_at: int = 0
    """When the turn became what it is, in milliseconds since 1970; 0 if unknown."""

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
    """The rules in force, and what came into force with them."""

    rules: RuleSet
    seed: Seed
    """Settles who deals first."""
    since_round: int = 0
    """The last round that was played by other rules."""
    title: str = ""
    """What the people call their rules; empty if they have no name of their own."""
    first: int | None = None
    """Who dealt first, once a winner has added a rule: whatever it is, the deal goes on round the table. None: see `face_up`."""
    added_after: int = 0
    """The round whose winner was the last to add a rule; 0: none has."""
    added: tuple[AddedRule, ...] = ()
    """The latest rules that winners have changed since these rules were agreed on, the last one last."""
    kept_after: int = 0
    """The round whose winner has let the time to change a rule go by; 0: none has."""


class ComputerPlay(msgspec.Struct, frozen=True):
    """How the computer players of a room play."""

    player: Level
    """How well those play of whom nothing else is said."""
    pace: float
    forget: float


class Votes(msgspec.Struct, frozen=True):
    """The question that people vote on, and the answers that still matter."""

    poll: Poll | None = None
    undo_refused: tuple[tuple[int, int], ...] = ()
    """Seats whose undo was refused, each with the `turn_seq` of then. Only the latest turn is kept."""

    def with_poll(self, poll: Poll | None) -> Self:
        """Return them with *poll* open, or none."""
        return type(self)(poll, self.undo_refused)

    def with_undo_refused(self, turn_seq: int, seat: int) -> Self:
        """Return them after the undo of *seat* was refused."""
        in_this_turn = (refused for refused in self.undo_refused if refused[0] == turn_seq)
        return type(self)(None, (*in_this_turn, (turn_seq, seat)))


class DealSources(msgspec.Struct, frozen=True, kw_only=True):
    """What the next deal will be made from."""

    secret: Secret | None = None
    """The server's part, promised and not yet shown."""
    chosen: Chosen = Chosen()
    """What the dealer and the cutter have chosen."""
    cards: KnownDeal | None = None
    """Cards of another room, which the first round deals again."""
    again: int | None = None
    """The round of this room whose cards the next deal repeats."""
    promised_seq: int = 0
    """The command that brought the secret."""
    commitments: tuple[Commitment, ...] = ()
    """Of the guests' browsers, as they came."""
    seal: Seal | None = None
    reveals: tuple[Reveal, ...] = ()
    """What opens the commitments of the seal, as it came. Hidden until the round is over."""
    put_off: tuple[int, ...] = ()
    """The guests who have put this deal off, as they had committed and did not reveal."""
    asked: DealAsked | None = None
    """The deal that they have put off. It follows by itself once the others have committed anew."""
    open_to: tuple[int, ...] | None = None
    """Who may commit after a seal was broken, if somebody had revealed: a new guest could be one of those who put it off."""

    @property
    def guests(self) -> set[int]:
        """The guests who have a part in the deal, or have put it off."""
        sealed = () if self.seal is None else self.seal.commitments
        each = (*self.commitments, *sealed, *self.reveals)
        return {one.guest for one in each} | set(self.put_off)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The guests of the seal who are still to reveal."""
        revealed = {reveal.guest for reveal in self.reveals}
        sealed = () if self.seal is None else self.seal.commitments
        return tuple(each.guest for each in sealed if each.guest not in revealed)

    @property
    def added(self) -> tuple[tuple[int, str], ...]:
        """The guests and grains that the deal is made from, in order."""
        return tuple(sorted((reveal.guest, reveal.nonce) for reveal in self.reveals))


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal of the latest round settled."""

    begun: RoundBegun | None = None
    carried_in: Mapping[str, Any] | None = None
    """What the round before left to this one."""
    is_foreign: bool = False
    """Whether other rules or another engine dealt the round, so that it cannot be played on here."""
    proof: Proof | None = None
    """That the cards were not arranged. To be shown when the round is over, and not before."""
    put_off: tuple[int, ...] = ()
    """The guests who had put the deal off: see `DealSources`."""


class Told(msgspec.Struct, frozen=True):
    """The events of the latest round.

    >>> told = Told().plus([Event({"kind": "passed", "seat": 0})] * 100)
    >>> len(told.latest), told.count, len(told.since(98))
    (60, 100, 2)
    """

    latest: tuple[Event, ...] = ()
    count: int = 0
    """How many there were, those no longer in `latest` included."""

    def plus(self, events: Iterable[Event]) -> Self:
        """Return it with *events* added."""
        more = tuple(events)
        return type(self)((*self.latest, *more)[-MOST_TOLD:], self.count + len(more))

    def since(self, count: int | None) -> tuple[Event, ...]:
        """Return the events after the first *count*, as far as they are kept; None: all that are."""
        new = len(self.latest) if count is None else min(self.count - count, len(self.latest))
        return self.latest[len(self.latest) - new :]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """The latest round, as far as it has been played."""

    round: Round | None = None
    """None before the first round, and where another engine plays it."""
    moves: Log[Moved] = Log()
    """The moves of the round, without those that were taken back."""
    told: Told = Told()
    foreign_end: Ended | None = None
    """How a round that cannot be played here ended."""


class RoomState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that the journal of a room settles, in parts. Holds hidden cards: only views of it may leave the server."""

    marks: Marks
    agreement: Agreement
    settings: RoomSettings
    seating: Seating
    requests: SeatRequests = SeatRequests()
    links: Links | None = None
    """The names of the room since the host has renewed them; None: those that it was opened with."""
    computer_play: ComputerPlay
    match: Match
    votes: Votes = Votes()
    sources: DealSources
    dealt: Dealt = Dealt()
    played: Played = Played()
    past: tuple[KnownDeal, ...] = ()
    """What deals the cards of each round so far again."""
    finished: tuple[FinishedRound, ...] = ()
    """The latest rounds that are over, the latest last. Rounds that are void are left out."""
    winners: tuple[int, ...] = ()
    """The guests who won the latest round, partners included, and were there when it ended."""
    in_lobby: bool
    """Whether people are still to say that they are ready: before the first round, and after a change of rules."""
    answered: Mapping[int, tuple[str, ...]] = {}
    """By guest, the ids of the latest messages that were carried out."""

    # Short names for what is asked most

    @property
    def seq(self) -> int:
        """How many commands made the room."""
        return self.marks.seq

    @property
    def rules(self) -> RuleSet:
        """The rules in force."""
        return self.agreement.rules

    @property
    def round(self) -> Round | None:
        """The round that is played, or was played last: see `Played.round`."""
        return self.played.round

    @property
    def round_no(self) -> int:
        """1 for the first round; 0 before it."""
        return len(self.past)

    @property
    def poll(self) -> Poll | None:
        """The question that people vote on."""
        return self.votes.poll

    # Who is there

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.seating.chairs)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.seating.names

    @cached_property
    def computers(self) -> tuple[bool, ...]:
        """Which seats are computers'."""
        return self.seating.computers

    @cached_property
    def levels(self) -> tuple[Level | None, ...]:
        """How well the computers play, by seat; None for open chairs and people."""
        usual = self.computer_play.player
        return tuple((chair.level or usual) if chair.computer else None for chair in self.seating.chairs)

    @property
    def keeps_seats(self) -> bool:
        """Whether nobody may change seats: a match is under way, or a round has left something to the seats of the next one."""
        if not self.match.rows or self.match.over:
            return False
        return self.match.sheet is not None or (self.ended is not None and self.ended.carried is not None)

    @cached_property
    def forgettable(self) -> frozenset[int]:
        """The guests who may be forgotten if they are away: neither a chair nor a deal names them."""
        guests = self.sources.guests | set(self.dealt.put_off if self.is_playing else ())
        return frozenset(guest for guest in self.seating.guests if self.seating.is_free_to_go(guest) and guest not in guests)

    @property
    def left_behind(self) -> frozenset[int]:
        """The guests of whom nothing is missed if they are away: a request for a chair keeps its guest, who may be back."""
        return self.forgettable - self.requests.waiting

    @property
    def chairs_to_take(self) -> list[int]:
        """The seats that a guest without a chair can be given now; in a round computers', while one person plays.

        With several, who asks may be one of them by another browser, and would see a second hand.
        """
        if self.sources.seal is not None or self.is_void:
            return []
        computers = [seat for seat, is_computer in enumerate(self.computers) if is_computer]
        if self.is_playing:
            return computers if len(self.seating.people) == 1 else []
        free = [seat for seat, chair in enumerate(self.seating.chairs) if chair.is_open or chair.has_left]
        return [*free, *computers]

    def may_ask_seat(self, guest: int) -> bool:
        """Tell whether *guest* may ask for a chair. Between rounds there may be one to take; who only watches takes none."""
        known = self.seating.guests.get(guest)
        if known is None or self.seating.seat_of(guest) is not None or self.requests.of(guest) is not None:
            return False
        return known.watches or self.is_playing or not self.chairs_to_take

    @property
    def last_laid(self) -> str | None:
        """The card that was laid last in this round, as everybody has seen it."""
        for event in reversed(self.played.told.latest):
            if event.public["kind"] == "played":
                return event.public["card"]
            if event.public["kind"] == "laid":
                return event.public["cards"][-1]
        return None

    def was_refused_undo(self, seat: int) -> bool:
        """Tell whether *seat* has already asked in vain in this turn."""
        return (self.marks.turn_seq, seat) in self.votes.undo_refused

    def has_answered(self, guest: int, id: str) -> bool:
        """Tell whether a message of that *id* was carried out already: it is answered again, not played twice."""
        return id in self.answered.get(guest, ())

    # The round

    @property
    def is_playing(self) -> bool:
        """Whether a round is being played."""
        return self.round is not None and not self.round.over

    @property
    def is_void(self) -> bool:
        """Whether another engine dealt the latest round, and it had no end then: it cannot be played on."""
        return self.dealt.is_foreign and self.played.foreign_end is None

    @property
    def stage(self) -> Stage:
        """Where the room stands: ``lobby``, ``round`` or ``between``."""
        return "round" if self.is_playing else "lobby" if self.in_lobby else "between"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that hold up the round now."""
        if self.round is None or self.round.turn is None:
            return ()
        if self.round.all_at_once:
            return tuple(seat for seat in range(self.seats) if self.round.legal_moves(seat))
        return (self.round.turn,)

    @property
    def hurries(self) -> bool:
        """Whether the rules let players do something only until the next move: jump in (DI-03), or say « contre-4 » (W1-07)."""
        said = any(power.get("announced") for power in self.rules.powers.values())
        return said or bool(self.rules.at("jump_in", seats=self.seats))

    @property
    def window_is_open(self) -> bool:
        """Whether the next move may end a window for reactions, as far as everybody knows."""
        if self.round is None or self.round.over:
            return False
        return self.hurries or any("catch" in self.round.reactions(seat) for seat in range(self.seats))

    @property
    def ended(self) -> Ended | None:
        """How the round ended, as it is written down with its last move."""
        if self.dealt.is_foreign:
            return self.played.foreign_end
        if self.round is None or self.round.result is None:
            return None
        carried = self.round.carried
        return Ended(self.round.result, None if carried is None else dict(carried))

    def log(self, seat: int | None, *, told: int | None = None) -> list[dict[str, Any]]:
        """Return the events of the round after the first *told*, as far as they are kept, as *seat* may know them."""
        return [event.for_seat(seat) for event in self.played.told.since(told)]

    # The deal to come

    @property
    def face_up(self) -> tuple[tuple[int, str], ...]:
        """The cards that settle who deals first, and who gets them; none where nobody cuts: LH-09 and LH-10 stand together."""
        if self.agreement.first is not None or not self.rules.at("cut", seats=self.seats):
            return ()
        shown = face_up(self.rules.deck, seats=self.seats, seed=self.agreement.seed)
        return tuple((seat, face_name(face)) for seat, face in shown)

    @property
    def first_dealer(self) -> int:
        """Who deals the first round by the rules agreed on: whoever got a spade, or the last seat (LH-09)."""
        if self.agreement.first is not None:
            return self.agreement.first
        return self.face_up[-1][0] if self.face_up else self.seats - 1

    def dealer_of(self, round_no: int) -> int:
        """Return who deals round *round_no*: after the first dealer the deal goes left (LH-09)."""
        return (self.first_dealer + round_no - self.agreement.since_round - 1) % self.seats

    def deal_of(self, round_no: int, known: KnownDeal | None = None) -> NextDeal:
        """Return the deal of round *round_no*, and what may be chosen for it; *known*: it deals those cards again."""
        dealer = self.dealer_of(round_no) if known is None else known.dealer
        chosen = self.sources.chosen if known is None else Chosen(known.hand, known.cut)
        return next_deal(self.rules, seats=self.seats, round_no=round_no, dealer=dealer, chosen=chosen)

    @cached_property
    def to_come(self) -> NextDeal | None:
        """The next deal and what may be chosen for it; None while a round is being played."""
        if self.is_playing:
            return None
        return self.deal_of(self.round_no + 1, None if self.known_to_come is None else self.known_to_come[0])

    @property
    def known_to_come(self) -> tuple[KnownDeal, int] | None:
        """The cards that the next deal repeats, and the round that they are of (0: of another room); None of a deal by chance."""
        if self.is_playing:
            return None
        if self.sources.again is not None:
            return self.past[self.sources.again - 1], self.sources.again
        return None if self.round_no or self.sources.cards is None else (self.sources.cards, 0)

    @property
    def known_cards(self) -> int | None:
        """The round whose cards are dealt again, before the deal and until the round is over; None: they are not known."""
        if self.is_playing:
            return None if self.dealt.begun is None else self.dealt.begun.again
        return None if self.known_to_come is None else self.known_to_come[1]

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
        """What is shown of the next deal before it; None while a round is played, and where nothing is promised for that deal."""
        if self.sources.secret is None or self.is_playing or self.known_to_come is not None:
            return None
        return commitment_of(self.sources.secret)

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person has something to choose before the next deal."""
        return self.to_come is not None and any(not self.computers[seat] for seat in self.to_come.choosers)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the first round is dealt as soon as the people's browsers have committed: nobody is to come or to choose."""
        if self.round_no > 0 or self.in_lobby or self.waits_for_a_person or self.seating.open_seats:
            return False
        seated = {chair.guest for chair in self.seating.chairs if chair.guest is not None}
        return bool(seated) and not self.still_to_commit(seated)

    def still_to_commit(self, guests: Iterable[int]) -> set[int]:
        """Return those of *guests* with a chair whose browsers may still commit to the next deal."""
        sources = self.sources
        if self.next_commitment is None:
            return set()
        seated = {chair.guest for chair in self.seating.chairs if chair.guest is not None and not chair.has_left}
        done = {*(each.guest for each in sources.commitments), *sources.put_off}
        allowed = seated if sources.open_to is None else seated.intersection(sources.open_to)
        return allowed.intersection(guests) - done


class Changes(TypedDict, total=False):
    """The parts of a room that a command changes, by the names that they have in `RoomState`."""

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
    dealt: Dealt
    played: Played
    past: tuple[KnownDeal, ...]
    finished: tuple[FinishedRound, ...]
    winners: tuple[int, ...]
    in_lobby: bool
    answered: Mapping[int, tuple[str, ...]]
