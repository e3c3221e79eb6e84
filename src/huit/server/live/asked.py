"""Turns messages of clients into commands of the journal."""

from collections.abc import Callable, Collection

import msgspec

from huit.rooms import journal, messages
from huit.rooms.adding import check_may_add, check_winner_was_asked, one_change
from huit.rooms.agreed import options_on
from huit.rooms.grains import DealAsked
from huit.rooms.match import Match, MatchAsked
from huit.rooms.moving import check_current
from huit.rooms.polls import MOST_CHANGES, ChangeTold, Proposal
from huit.rooms.refused import Refused
from huit.rooms.room import Room
from huit.rooms.sealing import step_to_deal
from huit.rooms.settings import Links
from huit.rooms.trust import Secret
from huit.rules import RuleSet
from huit.rules.prose import differences
from huit.rules.words import LANGUAGES
from huit.server.limits import SLEEPER_S
from huit.server.live.agreeing import agreed, match_asked, person_name, rules_title

_OF_SEAT = (
    messages.MakeMove | messages.Next | messages.ChooseHand | messages.Cut | messages.NewMatch | messages.Again | messages.Pace
)


def command_for(
    room: Room,
    guest: int,
    message: messages.ClientMessage,
    *,
    here: Collection[int],
    lately_here: Collection[int] | None = None,
    stand_ins: Collection[int] = (),
    at: int,
    gone: Collection[int] = (),
    secret: Callable[[], Secret],
    seed: Callable[[], str],
    links: Callable[[], Links],
) -> journal.Command:
    """Return the command for *message* of *guest* in *room*.

    *here* are the connected guests, *lately_here* also those who were so a moment ago (None: no others), *stand_ins* the seats
    of people for whom a computer plays, *gone* the guests who are away and may be forgotten. *at* is in ms since 1970.
    *secret* draws the secret of the round after the next one; *seed* draws the seed of a round without a commitment;
    *links* draws new names.

    Raises:
        Refused: if the message is not allowed now.
    """
    if isinstance(message, _OF_SEAT):
        seat = room.seating.check_seated(guest)
        if room.seating.chairs[seat].has_left:
            raise Refused("not_seated")
        if isinstance(message, messages.Next | messages.NewMatch):
            check_winner_was_asked(room, guest)
            asked = DealAsked(seat) if isinstance(message, messages.Next) else DealAsked(seat, is_match=True, match=message.match)
            return step_to_deal(
                room, asked, here if lately_here is None else lately_here, at=at, then=secret, seed=seed, id=message.id
            )
        return _of_seat(room, seat, message, at=at)
    if isinstance(message, messages.Renew):
        named = links()
        return journal.LinksRenewed(guest=guest, room=named.room, watch=named.watch, id=message.id)
    if isinstance(message, messages.Forget):
        if guest == room.seating.host and not gone:
            raise Refused("nobody_gone")
        return journal.GuestsForgotten(guest=guest, guests=tuple(gone), id=message.id)
    if isinstance(message, messages.PlayFor):
        return _played_for(room, guest, message, here=here, at=at)
    return _of_guest(room, guest, message, here=here, stand_ins=stand_ins)


def _of_seat(room: Room, seat: int, message: messages.ClientMessage, *, at: int) -> journal.Command:
    match message:
        case messages.MakeMove():
            check_current(room, message.seq, message.move, seat=seat)
            return journal.Moved(seat=seat, move=message.move, id=message.id, at=at)
        case messages.Again():
            # Known cards must not count in a match, nor change what a round carries over. Another room may deal them.
            if message.round_no is not None and room.keeps_seats:
                raise Refused("cards_known")
            return journal.KnownAsked(seat=seat, round_no=message.round_no, id=message.id)
        case messages.ChooseHand():
            return journal.HandChosen(seat=seat, hand=message.hand, id=message.id)
        case messages.Cut():
            return journal.CutChosen(seat=seat, at=message.at, id=message.id)
        case messages.Pace():
            return journal.PaceSet(seat=seat, pace=message.pace, id=message.id)
        case _:
            raise AssertionError(message)


def _of_guest(
    room: Room, guest: int, message: messages.ClientMessage, *, here: Collection[int], stand_ins: Collection[int]
) -> journal.Command:
    id = message.id
    match message:
        case messages.Sit():
            if room.keeps_seats and room.seating.seat_of(guest) not in (None, message.seat):
                raise Refused("in_match")
            return journal.Sat(guest=guest, seat=message.seat, id=id)
        case messages.Stand():
            return journal.Stood(guest=guest, id=id)
        case messages.Ready():
            return journal.Readied(guest=guest, ready=message.ready, id=id)
        case messages.Computer():
            return journal.ComputerSet(guest=guest, seat=message.seat, on=message.on, level=message.level, id=id)
        case messages.Propose():
            return _proposal(room, guest, message, here=here, stand_ins=stand_ins)
        case messages.AddRule():
            return _added_rule(room, guest, message)
        case messages.Rules():
            rules = agreed(message.rules, message.options, seats=message.seats)
            match_ = match_asked(message.match, rules, seats=message.seats)
            return journal.RulesSet(
                guest=guest,
                rules=rules.id,
                options=options_on(rules, message.options),
                match=match_,
                seats=message.seats,
                title=rules_title(message.title),
                resolved=rules.resolved,
                id=id,
            )
        case messages.Settings():
            return journal.SettingsSet(guest=guest, settings=message.settings, id=id)
        case messages.Kick():
            if message.whom not in (None, room.seating.check_seat(message.seat).guest):
                raise Refused("stale")
            if guest == room.seating.host:
                return journal.Kicked(guest=guest, seat=message.seat, id=id)
            voters = tuple(seat for seat in _others(room, message.seat) if room.seating.chairs[seat].guest in here)
            return journal.PollOpened(guest=guest, kind="kick", seat=message.seat, voters=voters, id=id)
        case messages.Undo():
            seat = room.seating.check_seated(guest)
            # All must agree, also people who are away by correspondence. Only seats played by a stand-in are not asked.
            voters = tuple(other for other in _others(room, seat) if other not in stand_ins)
            # Nobody draws, looks and takes back behind the backs of the others: who has left may come back to these cards.
            shared = any(chair.guest is not None for other, chair in enumerate(room.seating.chairs) if other != seat)
            return journal.PollOpened(guest=guest, kind="undo", seat=seat, voters=voters, needs_yes=shared, id=id)
        case messages.Vote():
            if message.poll is not None and (room.poll is None or room.poll.opened_seq != message.poll):
                raise Refused("no_poll")
            return journal.Voted(guest=guest, yes=message.yes, id=id)
        case messages.Commit():
            return journal.GrainCommitted(guest=guest, digest=message.digest, id=id)
        case messages.Reveal():
            return journal.GrainRevealed(guest=guest, nonce=message.nonce, id=id)
        case messages.Name():
            return journal.Renamed(guest=guest, name=person_name(message.name), id=id)
        case messages.AskSeat():
            return journal.SeatAsked(guest=guest, asks=message.asks, id=id)
        case messages.AnswerSeat():
            return journal.SeatAnswered(guest=guest, whom=message.whom, yes=message.yes, id=id)
        case messages.Look():
            return journal.LookChosen(guest=guest, look=message.look, id=id)
        case _:
            raise AssertionError(message)


def _played_for(
    room: Room, guest: int, message: messages.PlayFor, *, here: Collection[int], at: int
) -> journal.PlayedFor | journal.PollOpened:
    """Return what has a computer play for the person of *message*: at once for oneself or as host, else by a vote of who is here.

    Nobody is hurried: whoever is there is left a minute for their turn.

    Raises:
        Refused: ``too_soon``; ``stale``, if somebody else sits there now.
    """
    seat, whom = message.seat, room.seating.check_person(message.seat)
    if message.whom not in (None, whom):
        raise Refused("stale")
    if whom == guest:
        return journal.PlayedFor(guest=guest, seat=seat, id=message.id)
    if whom in here:
        waited = (at - room.marks.turn_at) / 1000 if room.is_playing and seat in room.awaited else 0.0
        if waited < SLEEPER_S:
            raise Refused("too_soon")
    if guest == room.seating.host:
        return journal.PlayedFor(guest=guest, seat=seat, id=message.id)
    voters = tuple(other for other in _others(room, seat) if room.seating.chairs[other].guest in here)
    return journal.PollOpened(guest=guest, kind="play_for", seat=seat, voters=voters, id=message.id)


def _proposal(
    room: Room, guest: int, message: messages.Propose, *, here: Collection[int], stand_ins: Collection[int]
) -> journal.PollOpened:
    """Return the question whether all want to play by the rules of *message*. People who are away are not asked.

    By correspondence all are asked: nobody need be there at the same time. So are they where a match is under way, which other
    rules would end: nobody ends it behind the backs of the others.
    """
    seat = room.seating.check_seated(guest)
    if room.is_playing:
        raise Refused("in_round")
    rules = agreed(message.rules, message.options, seats=message.seats)
    match_ = match_asked(message.match, rules, seats=message.seats)
    changes = _changes(room, rules, match_, seats=message.seats)
    proposal = Proposal(
        rules=rules.id,
        options=options_on(rules, message.options),
        title=rules_title(message.title),
        match=match_,
        seats=message.seats,
        resolved=rules.resolved,
        changes=changes[:MOST_CHANGES],
        count=len(changes),
    )
    people = list(room.seating.people)
    ends_a_match = room.match.sheet is not None and room.match.rows and not room.match.over
    if not ends_a_match:
        people = [other for other in people if other not in stand_ins]
        if not room.settings.is_correspondence:
            people = [other for other in people if room.seating.chairs[other].guest in here]
    return journal.PollOpened(guest=guest, kind="rules", seat=seat, voters=tuple(people), rules=proposal, id=message.id)


def _changes(room: Room, rules: RuleSet, asked: MatchAsked | None, *, seats: int) -> tuple[ChangeTold, ...]:
    """Return what *rules* and the match *asked* would change: first the match that is played, then the rules.

    What a game names as its usual match holds nowhere by itself: the match is told as it is asked for.
    """
    match_ = Match.begin(asked, rules, seats=seats, number=room.match.number + 1)
    now, before = ({language: each.sentence(language) for language in LANGUAGES} for each in (match_, room.match))
    of_rules = (ChangeTold.of(change) for change in differences(rules, room.rules) if change.key != "match")
    return (*(() if now == before else (ChangeTold("match", **now),)), *of_rules)


def _added_rule(room: Room, guest: int, message: messages.AddRule) -> journal.RuleAdded:
    """Return the rules of *message*, which differ from those in force by one thing."""
    check_may_add(room, guest)
    rules = agreed(message.rules, message.options, seats=room.seats)
    return journal.RuleAdded(
        guest=guest,
        rules=rules.id,
        options=options_on(rules, message.options),
        resolved=rules.resolved,
        change=one_change(room, rules),
        id=message.id,
    )


def _others(room: Room, but: int) -> list[int]:
    return [seat for seat in room.seating.people if seat != but]


def sealed(room: Room, command: journal.Command) -> tuple[journal.Command, Room]:
    """Return *command* as it is written, and the room after it. A move that ends a round is written with the result.

    Raises:
        Refused: if the command is not allowed.
    """
    after = room.after(command)
    if isinstance(command, journal.Moved) and after.ended is not None:
        command = msgspec.structs.replace(command, ended=after.ended)
        after = room.after(command)
    return command, after
