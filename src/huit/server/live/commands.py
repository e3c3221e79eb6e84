"""The commands that messages of clients become: most are stored as they came, the others with what the server adds."""

from collections.abc import Callable, Collection
from functools import singledispatch
from typing import Any, NamedTuple

from msgspec.structs import replace

from huit.rooms import journal, messages
from huit.rooms.added_rules import check_may_add, check_winner_first, one_change
from huit.rooms.agreement import options_on
from huit.rooms.grains import DealRequest
from huit.rooms.match import Match, MatchRequest
from huit.rooms.moves import check_current
from huit.rooms.polls import MOST_CHANGES, ChangeView, Proposal
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import next_deal_command
from huit.rooms.settings import Links
from huit.rooms.trust import Secret
from huit.rules import RuleSet
from huit.rules.prose import differences
from huit.server.limits import SLEEPER_S
from huit.server.live.request_checks import checked_rules, person_name, requested_match, rules_title
from huit.words.made import LANGUAGES


class Surroundings(NamedTuple):
    """The surroundings of a request: presence, time, and sources of random values."""

    here: Collection[int]
    """The connected guests."""
    lately_here: Callable[[], Collection[int]]
    """Returns the connected guests, and those who were connected a moment ago."""
    stand_ins: Collection[int]
    """The seats of people for whom a computer plays."""
    gone: Callable[[], Collection[int]]
    """Returns the guests who are away and may be forgotten."""
    at: int
    """Milliseconds since 1970."""
    secret: Callable[[], Secret]
    """Draws the secret of the round after the next one."""
    seed: Callable[[], str]
    """Draws the seed of a round without a commitment."""
    links: Callable[[], Links]
    """Draws new names."""


class Request(NamedTuple):
    """A guest's request to a room."""

    room: Room
    guest: int
    around: Surroundings

    def check_seat(self) -> int:
        """See `check_player`."""
        return check_player(self.room, self.guest)

    @property
    def is_host(self) -> bool:
        """Whether the guest is the host."""
        return self.guest == self.room.seating.host

    def others_here(self, but: int) -> tuple[int, ...]:
        """Return the seats of people who are there, without *but*."""
        chairs = self.room.seating.chairs
        return tuple(seat for seat in self.others(but) if chairs[seat].guest in self.around.here)

    def others(self, but: int) -> tuple[int, ...]:
        """Return the seats of people, without *but*."""
        return tuple(seat for seat in self.room.seating.people if seat != but)


def check_player(room: Room, guest: int) -> int:
    """Check that *guest* plays; return their seat.

    Raises:
        Refused: ``not_seated``.
    """
    seat = room.seating.check_seated(guest)
    if room.seating.chairs[seat].has_left:
        raise Refused("not_seated")
    return seat


def move_command(room: Room, guest: int, message: messages.MakeMove, *, at: int) -> journal.Moved:
    """Return the command for a move that *guest* makes at that time, in milliseconds since 1970.

    Raises:
        Refused: ``not_seated``, ``stale``, ``too_late``.
    """
    seat = check_player(room, guest)
    check_current(room, message.seq, message.move, seat=seat)
    return journal.Moved(seat=seat, move=message.move, id=message.id, at=at)


@singledispatch
def command_for(message: Any, request: Request) -> journal.Command:
    """Return the command for *message*: the message itself, unless the server adds something.

    Raises:
        Refused: if the message is not allowed now.
    """
    raise TypeError(f"no command for {type(message).__name__}")


@command_for.register
def _(message: messages.KeptMessage, request: Request) -> journal.Command:
    if isinstance(message, messages.Pace | messages.OfDealer):
        # A player who has left the chair has no say in the next deal.
        request.check_seat()
    return journal.GuestCommand(request.guest, message)


@command_for.register
def _(message: messages.MakeMove, request: Request) -> journal.Command:
    return move_command(request.room, request.guest, message, at=request.around.at)


@command_for.register
def _(message: messages.Next, request: Request) -> journal.Command:
    return _deal(message.id, request, DealRequest(request.check_seat()))


@command_for.register
def _(message: messages.NewMatch, request: Request) -> journal.Command:
    return _deal(message.id, request, DealRequest(request.check_seat(), is_match=True, match=message.match))


def _deal(id: str, request: Request, deal: DealRequest) -> journal.Command:
    check_winner_first(request.room, request.guest)
    around = request.around
    return next_deal_command(request.room, deal, around.lately_here(), at=around.at, then=around.secret, seed=around.seed, id=id)


@command_for.register
def _(message: messages.Again, request: Request) -> journal.Command:
    request.check_seat()
    # Known cards must not count in a match, nor change what a round carries over. Another room may deal them.
    if message.round_no is not None and request.room.keeps_seats:
        raise Refused("cards_known")
    return journal.GuestCommand(request.guest, message)


@command_for.register
def _(message: messages.Name, request: Request) -> journal.Command:
    return journal.GuestCommand(request.guest, replace(message, name=person_name(message.name)))


@command_for.register
def _(message: messages.Sit, request: Request) -> journal.Command:
    room = request.room
    if room.keeps_seats and room.seating.seat_of(request.guest) not in (None, message.seat):
        raise Refused("in_match")
    return journal.GuestCommand(request.guest, message)


@command_for.register
def _(message: messages.Rules, request: Request) -> journal.Command:
    rules = checked_rules(message.rules, message.options, seats=message.seats)
    return journal.RulesSet(
        guest=request.guest,
        rules=rules.id,
        options=options_on(rules, message.options),
        match=requested_match(message.match, rules, seats=message.seats),
        seats=message.seats,
        title=rules_title(message.title),
        resolved=rules.resolved,
        id=message.id,
    )


@command_for.register
def _(message: messages.Propose, request: Request) -> journal.Command:
    """Open a vote on other rules among the people who are there.

    By correspondence everybody votes, as nobody need be there at the same time. During a match everybody votes too, because
    new rules end it.
    """
    room, around = request.room, request.around
    seat = room.seating.check_seated(request.guest)
    if room.is_playing:
        raise Refused("in_round")
    rules = checked_rules(message.rules, message.options, seats=message.seats)
    match = requested_match(message.match, rules, seats=message.seats)
    changes = _changes(room, rules, match, seats=message.seats)
    proposal = Proposal(
        rules=rules.id,
        options=options_on(rules, message.options),
        title=rules_title(message.title),
        match=match,
        seats=message.seats,
        resolved=rules.resolved,
        changes=changes[:MOST_CHANGES],
        count=len(changes),
    )
    people = list(room.seating.people)
    ends_a_match = room.match.sheet is not None and room.match.rows and not room.match.over
    if not ends_a_match:
        people = [other for other in people if other not in around.stand_ins]
        if not room.settings.is_correspondence:
            people = [other for other in people if room.seating.chairs[other].guest in around.here]
    return journal.PollOpened(guest=request.guest, kind="rules", seat=seat, voters=tuple(people), rules=proposal, id=message.id)


@command_for.register
def _(message: messages.AddRule, request: Request) -> journal.Command:
    room = request.room
    check_may_add(room, request.guest)
    rules = checked_rules(message.rules, message.options, seats=room.seats)
    return journal.RuleAdded(
        guest=request.guest,
        rules=rules.id,
        options=options_on(rules, message.options),
        resolved=rules.resolved,
        change=one_change(room, rules),
        id=message.id,
    )


@command_for.register
def _(message: messages.Renew, request: Request) -> journal.Command:
    named = request.around.links()
    return journal.LinksRenewed(guest=request.guest, room=named.room, watch=named.watch, id=message.id)


@command_for.register
def _(message: messages.Forget, request: Request) -> journal.Command:
    gone = request.around.gone()
    if request.is_host and not gone:
        raise Refused("nobody_gone")
    return journal.GuestsForgotten(guest=request.guest, guests=tuple(gone), id=message.id)


@command_for.register
def _(message: messages.Kick, request: Request) -> journal.Command:
    seat = message.seat
    if message.whom not in (None, request.room.seating.check_seat(seat).guest):
        raise Refused("stale")
    if request.is_host:
        return journal.GuestCommand(request.guest, message)
    return journal.PollOpened(guest=request.guest, kind="kick", seat=seat, voters=request.others_here(seat), id=message.id)


@command_for.register
def _(message: messages.Undo, request: Request) -> journal.Command:
    room, seat = request.room, request.room.seating.check_seated(request.guest)
    # All must agree, also people who are away by correspondence. Only seats played by a stand-in have no vote.
    voters = tuple(other for other in request.others(seat) if other not in request.around.stand_ins)
    # With other people, somebody must agree: else one could draw, look and take back. Even people who left may come back.
    shared = any(chair.guest is not None for other, chair in enumerate(room.seating.chairs) if other != seat)
    return journal.PollOpened(guest=request.guest, kind="undo", seat=seat, voters=voters, needs_yes=shared, id=message.id)


@command_for.register
def _(message: messages.PlayFor, request: Request) -> journal.Command:
    """Have a computer play for a person: at once for oneself or as host, else by a vote of the people here.

    A person who is connected has a minute for their turn first.
    """
    room, seat, whom = request.room, message.seat, request.room.seating.check_person(message.seat)
    if message.whom not in (None, whom):
        raise Refused("stale")
    if whom != request.guest and whom in request.around.here:
        waited = (request.around.at - room.marks.turn_at) / 1000 if room.is_playing and seat in room.awaited else 0.0
        if waited < SLEEPER_S:
            raise Refused("too_soon")
    if whom == request.guest or request.is_host:
        return journal.GuestCommand(request.guest, message)
    return journal.PollOpened(guest=request.guest, kind="play_for", seat=seat, voters=request.others_here(seat), id=message.id)


def _changes(room: Room, rules: RuleSet, request: MatchRequest | None, *, seats: int) -> tuple[ChangeView, ...]:
    """Return the changes by *rules* and the match of *request*: first of the match, then of the rules.

    The usual match of a game is left out, since only the requested match counts.
    """
    match = Match.begin(request, rules, seats=seats, number=room.match.number + 1)
    now, before = ({language: each.sentence(language) for language in LANGUAGES} for each in (match, room.match))
    of_rules = (ChangeView.of(change) for change in differences(rules, room.rules) if change.key != "match")
    return (*(() if now == before else (ChangeView("match", **now),)), *of_rules)


def finished_command(room: Room, command: journal.Command) -> tuple[journal.Command, Room]:
    """Return *command* as it is written, and the room after it. A move that ends a round is written with the result.

    Raises:
        Refused: if the command is not allowed.
    """
    after = room.after(command)
    ended = after.played.progress.ended
    if ended is not None and isinstance(command, journal.Moved):
        command = replace(command, ended=ended)
        after = room.after(command)
    return command, after
