"""Turns messages of clients into commands of the journal: most are kept as they came, the others by what is added to them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
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
from huit.rules.words import LANGUAGES
from huit.server.limits import SLEEPER_S
from huit.server.live.agreeing import agreed, match_asked, person_name, rules_title


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """What the server knows besides the room when somebody asks for something, and what it draws from chance."""

    here: Collection[int]
    """The connected guests."""
    lately_here: Collection[int]
    """Those, and the guests who were connected a moment ago."""
    stand_ins: Collection[int]
    """The seats of people for whom a computer plays."""
    gone: Collection[int]
    """The guests who are away and may be forgotten."""
    at: int
    """Milliseconds since 1970."""
    secret: Callable[[], Secret]
    """Draws the secret of the round after the next one."""
    seed: Callable[[], str]
    """Draws the seed of a round without a commitment."""
    links: Callable[[], Links]
    """Draws new names."""


class Asked(NamedTuple):
    """Who asks for something, of which room."""

    room: Room
    guest: int
    around: Around

    def check_seat(self) -> int:
        """Check that who asks plays; return their seat.

        Raises:
            Refused: ``not_seated``.
        """
        seat = self.room.seating.check_seated(self.guest)
        if self.room.seating.chairs[seat].has_left:
            raise Refused("not_seated")
        return seat

    @property
    def is_host(self) -> bool:
        """Whether the host asks."""
        return self.guest == self.room.seating.host

    def others_here(self, but: int) -> tuple[int, ...]:
        """Return the seats of people who are there, without *but*."""
        chairs = self.room.seating.chairs
        return tuple(seat for seat in self.others(but) if chairs[seat].guest in self.around.here)

    def others(self, but: int) -> tuple[int, ...]:
        """Return the seats of people, without *but*."""
        return tuple(seat for seat in self.room.seating.people if seat != but)


@singledispatch
def command_for(message: Any, asked: Asked) -> journal.Command:
    """Return the command for *message* of who has *asked*: itself, unless the server has something to add to it.

    Raises:
        Refused: if the message is not allowed now.
    """
    if isinstance(message, messages.Pace | messages.OfDealer):
        # A player who has left the chair has no say in the next deal.
        asked.check_seat()
    return journal.GuestCommand(asked.guest, message)


@command_for.register
def _(message: messages.MakeMove, asked: Asked) -> journal.Command:
    seat = asked.check_seat()
    check_current(asked.room, message.seq, message.move, seat=seat)
    return journal.Moved(seat=seat, move=message.move, id=message.id, at=asked.around.at)


@command_for.register
def _(message: messages.Next, asked: Asked) -> journal.Command:
    return _deal(message.id, asked, DealRequest(asked.check_seat()))


@command_for.register
def _(message: messages.NewMatch, asked: Asked) -> journal.Command:
    return _deal(message.id, asked, DealRequest(asked.check_seat(), is_match=True, match=message.match))


def _deal(id: str, asked: Asked, deal: DealRequest) -> journal.Command:
    check_winner_first(asked.room, asked.guest)
    around = asked.around
    return next_deal_command(asked.room, deal, around.lately_here, at=around.at, then=around.secret, seed=around.seed, id=id)


@command_for.register
def _(message: messages.Again, asked: Asked) -> journal.Command:
    asked.check_seat()
    # Known cards must not count in a match, nor change what a round carries over. Another room may deal them.
    if message.round_no is not None and asked.room.keeps_seats:
        raise Refused("cards_known")
    return journal.GuestCommand(asked.guest, message)


@command_for.register
def _(message: messages.Name, asked: Asked) -> journal.Command:
    return journal.GuestCommand(asked.guest, replace(message, name=person_name(message.name)))


@command_for.register
def _(message: messages.Sit, asked: Asked) -> journal.Command:
    room = asked.room
    if room.keeps_seats and room.seating.seat_of(asked.guest) not in (None, message.seat):
        raise Refused("in_match")
    return journal.GuestCommand(asked.guest, message)


@command_for.register
def _(message: messages.Rules, asked: Asked) -> journal.Command:
    rules = agreed(message.rules, message.options, seats=message.seats)
    return journal.RulesSet(
        guest=asked.guest,
        rules=rules.id,
        options=options_on(rules, message.options),
        match=match_asked(message.match, rules, seats=message.seats),
        seats=message.seats,
        title=rules_title(message.title),
        resolved=rules.resolved,
        id=message.id,
    )


@command_for.register
def _(message: messages.Propose, asked: Asked) -> journal.Command:
    """Ask whether all want to play by these rules. People who are away are not asked.

    By correspondence all are asked: nobody need be there at the same time. Everybody is asked during a match too, because new
    rules end it.
    """
    room, around = asked.room, asked.around
    seat = room.seating.check_seated(asked.guest)
    if room.is_playing:
        raise Refused("in_round")
    rules = agreed(message.rules, message.options, seats=message.seats)
    match = match_asked(message.match, rules, seats=message.seats)
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
    return journal.PollOpened(guest=asked.guest, kind="rules", seat=seat, voters=tuple(people), rules=proposal, id=message.id)


@command_for.register
def _(message: messages.AddRule, asked: Asked) -> journal.Command:
    room = asked.room
    check_may_add(room, asked.guest)
    rules = agreed(message.rules, message.options, seats=room.seats)
    return journal.RuleAdded(
        guest=asked.guest,
        rules=rules.id,
        options=options_on(rules, message.options),
        resolved=rules.resolved,
        change=one_change(room, rules),
        id=message.id,
    )


@command_for.register
def _(message: messages.Renew, asked: Asked) -> journal.Command:
    named = asked.around.links()
    return journal.LinksRenewed(guest=asked.guest, room=named.room, watch=named.watch, id=message.id)


@command_for.register
def _(message: messages.Forget, asked: Asked) -> journal.Command:
    gone = asked.around.gone
    if asked.is_host and not gone:
        raise Refused("nobody_gone")
    return journal.GuestsForgotten(guest=asked.guest, guests=tuple(gone), id=message.id)


@command_for.register
def _(message: messages.Kick, asked: Asked) -> journal.Command:
    seat = message.seat
    if message.whom not in (None, asked.room.seating.check_seat(seat).guest):
        raise Refused("stale")
    if asked.is_host:
        return journal.GuestCommand(asked.guest, message)
    return journal.PollOpened(guest=asked.guest, kind="kick", seat=seat, voters=asked.others_here(seat), id=message.id)


@command_for.register
def _(message: messages.Undo, asked: Asked) -> journal.Command:
    room, seat = asked.room, asked.room.seating.check_seated(asked.guest)
    # All must agree, also people who are away by correspondence. Only seats played by a stand-in are not asked.
    voters = tuple(other for other in asked.others(seat) if other not in asked.around.stand_ins)
    # Nobody draws, looks and takes back behind the backs of the others: who has left may come back to these cards.
    shared = any(chair.guest is not None for other, chair in enumerate(room.seating.chairs) if other != seat)
    return journal.PollOpened(guest=asked.guest, kind="undo", seat=seat, voters=voters, needs_yes=shared, id=message.id)


@command_for.register
def _(message: messages.PlayFor, asked: Asked) -> journal.Command:
    """Have a computer play for a person: at once for oneself or as host, else by a vote of who is here.

    Nobody is hurried: whoever is there is left a minute for their turn.
    """
    room, seat, whom = asked.room, message.seat, asked.room.seating.check_person(message.seat)
    if message.whom not in (None, whom):
        raise Refused("stale")
    if whom != asked.guest and whom in asked.around.here:
        waited = (asked.around.at - room.marks.turn_at) / 1000 if room.is_playing and seat in room.awaited else 0.0
        if waited < SLEEPER_S:
            raise Refused("too_soon")
    if whom == asked.guest or asked.is_host:
        return journal.GuestCommand(asked.guest, message)
    return journal.PollOpened(guest=asked.guest, kind="play_for", seat=seat, voters=asked.others_here(seat), id=message.id)


def _changes(room: Room, rules: RuleSet, asked: MatchRequest | None, *, seats: int) -> tuple[ChangeView, ...]:
    """Return what *rules* and the match *asked* would change: first the match that is played, then the rules.

    What a game names as its usual match holds nowhere by itself: the match is told as it is asked for.
    """
    match = Match.begin(asked, rules, seats=seats, number=room.match.number + 1)
    now, before = ({language: each.sentence(language) for language in LANGUAGES} for each in (match, room.match))
    of_rules = (ChangeView.of(change) for change in differences(rules, room.rules) if change.key != "match")
    return (*(() if now == before else (ChangeView("match", **now),)), *of_rules)


def sealed(room: Room, command: journal.Command) -> tuple[journal.Command, Room]:
    """Return *command* as it is written, and the room after it. A move that ends a round is written with the result.

    Raises:
        Refused: if the command is not allowed.
    """
    after = room.after(command)
    if isinstance(command, journal.Moved) and after.ended is not None:
        command = replace(command, ended=after.ended)
        after = room.after(command)
    return command, after
