"""The commands of guests besides playing: joining, sitting down, getting ready, leaving, voting, and those of the host."""

from msgspec.structs import replace

from huit.rooms import journal, messages
from huit.rooms.added_rules import after_rule_added
from huit.rooms.chair_requests import MOST_ONLOOKERS, MOST_REQUESTS, SeatRequests
from huit.rooms.chairs import Seating
from huit.rooms.deal import with_rules
from huit.rooms.moves import check_undo, without_last_move_of
from huit.rooms.polls import Poll, Proposal
from huit.rooms.refusal import Refused, malformed
from huit.rooms.seals import after_committed, after_repeat, after_revealed
from huit.rooms.settings import Links
from huit.rooms.state import Changes, RoomState


def after_guest(room: RoomState, command: journal.OfGuest) -> Changes:
    """Return the changes of *command* in *room*.

    Raises:
        Refused: if it is not allowed.
    """
    if isinstance(command, journal.GuestJoined):
        return _joined_with_request(room, command) if command.watches else {"seating": _joined(room, command)}
    guest = command.guest
    _check_guest(room.seating, guest)
    match command:
        case journal.GuestCommand(message=message):
            return (
                _after_host(room, guest, message)
                if isinstance(message, messages.OfHost)
                else _after_message(room, guest, message)
            )
        case journal.PlayedFor():
            return _played_for(room, guest, command.seat)
        case journal.HostSet():
            return {"seating": _with_host(room.seating, guest)}
        case journal.PollOpened():
            return _polled(room, command)
        case journal.RuleAdded():
            return after_rule_added(room, command)
        case _:
            return _after_host(room, guest, command)


def _after_message(room: RoomState, guest: int, message: messages.KeptMessage) -> Changes:
    """Return the changes of a message that any guest may send."""
    match message:
        case messages.Name():
            _check_no_round(room)
            return {"seating": room.seating.renamed(guest, message.name)}
        case messages.Look():
            return {"seating": room.seating.with_look(guest, message.look)}
        case messages.AskSeat():
            return _with_chair_request(room, guest, message)
        case messages.Sit():
            return _sat(room, guest, message.seat)
        case messages.Stand():
            return _stood(room, guest)
        case messages.Ready():
            return {"seating": room.seating.ready(guest, is_ready=message.ready)}
        case messages.PlayFor():
            return _played_for(room, guest, message.seat)
        case messages.Vote():
            return _voted(room, guest, message)
        case messages.Commit():
            return {"sources": after_committed(room, guest, message)}
        case messages.Reveal():
            return {"sources": after_revealed(room, guest, message)}
        case _:
            return _of_seat(room, room.seating.check_seated(guest), message)


def _of_seat(room: RoomState, seat: int, message: messages.KeptMessage) -> Changes:
    """Return the changes of a player's message."""
    match message:
        case messages.ChooseHand():
            return {"sources": replace(room.sources, chosen=room.check_to_come().with_hand(seat, message.hand))}
        case messages.Cut():
            return {"sources": replace(room.sources, chosen=room.check_to_come().with_cut(seat, message.at))}
        case messages.Again():
            return {"sources": after_repeat(room, message)}
        case messages.Pace():
            return {"computer_play": replace(room.computer_play, pace=message.pace)}
        case _:
            raise malformed("not a message of a player")


def _after_host(room: RoomState, guest: int, command: journal.OfHost | messages.OfHost) -> Changes:
    """Return the changes of a command of the host; other guests are refused."""
    if guest != room.seating.host:
        raise Refused("not_host")
    match command:
        case messages.ChangeSettings():
            return {"settings": command.settings, "requests": _still_open(room, command)}
        case journal.LinksRenewed():
            waiting = set(room.requests.asked) & room.seating.onlookers
            return {"links": Links(command.room, command.watch), "requests": room.requests.without(waiting)}
        case messages.AnswerSeat():
            return _with_chair_answer(room, command)
        case journal.GuestsForgotten():
            return {"seating": _without(room, command.guests)}
        case _:
            return _before_round(room, guest, command)


def _before_round(room: RoomState, guest: int, command: journal.OfHost | messages.OfHost) -> Changes:
    """Return the changes of a host's command that is refused during a round."""
    _check_no_round(room)
    match command:
        case messages.Computer():
            return {"seating": room.seating.without_the_left().with_computer(command.seat, on=command.on, level=command.level)}
        case messages.Kick():
            if room.seating.check_person(command.seat) == guest:
                raise malformed("seat: somebody else's")
            return _without_kicked(room, command.seat)
        case _:
            raise malformed("not a command of the host")


def _check_guest(seating: Seating, guest: int) -> None:
    if guest not in seating.guests or seating.guests[guest].is_kicked:
        raise Refused("kicked")


def _check_no_round(room: RoomState) -> None:
    if room.is_playing:
        raise Refused("in_round")


def _joined(room: RoomState, command: journal.GuestJoined) -> Seating:
    if room.settings.locked:
        raise Refused("locked")
    seating = _without(room, command.gone).with_guest(command.name, watches=command.watches)
    if command.guest != room.seating.next_guest:
        raise Refused("stale")
    # If the chair has just been taken, the guest comes in without one.
    if command.seat is None or command.watches or command.seat not in room.seating.open_seats:
        return seating
    if room.is_playing or room.is_void or room.sources.seal is not None:
        return seating
    return seating.sitting(command.guest, command.seat)


def _joined_with_request(room: RoomState, command: journal.GuestJoined) -> Changes:
    """Return the changes when a spectator becomes a guest in order to ask for a chair."""
    _check_few_requests(room)
    seating = _joined(room, command)
    if len(seating.onlookers) > MOST_ONLOOKERS:
        raise Refused("many_asking")
    return {"seating": seating, "requests": room.requests.with_request(command.guest, "asked")}


def _still_open(room: RoomState, message: messages.ChangeSettings) -> SeatRequests:
    """Return the requests that stay valid under new settings: without spectators, requests made by their link are dropped."""
    return room.requests if message.settings.watch != "nobody" else room.requests.without(room.seating.onlookers)


def _without(room: RoomState, gone: tuple[int, ...]) -> Seating:
    if not room.forgettable.issuperset(gone):
        raise Refused("stale")
    return room.seating.without(gone)


def _sat(room: RoomState, guest: int, seat: int) -> Changes:
    before = room.seating.seat_of(guest)
    if room.seating.guests[guest].watches:
        # The spectators' link opens no chair: the host gives one.
        raise Refused("not_host")
    if room.is_playing and before != seat:
        raise Refused("in_round")
    seating = (room.seating if room.is_playing else room.seating.without_the_left()).sitting(guest, seat)
    match = room.match if before is None else room.match.moved(before, seat)
    poll = room.poll if room.poll is None or before is None else room.poll.moved(before, seat)
    return {"seating": seating, "votes": room.votes.with_poll(poll), "match": match}


def _stood(room: RoomState, guest: int) -> Changes:
    seat = room.seating.seat_of(guest)
    # Whatever engine dealt a void round, it kept the chair during the round: replays must do the same.
    seating = room.seating.standing(guest, in_round=room.is_playing or room.is_void)
    return {"seating": seating} if room.poll is None or seat is None else _without_voter(room, room.poll, seat, seating)


def _with_chair_request(room: RoomState, guest: int, message: messages.AskSeat) -> Changes:
    request = room.requests.of(guest)
    if not message.asks:
        # A declined request stays declined, so that nobody asks again and again.
        to = "declined" if request == "declined" else None
        return {"requests": room.requests.with_request(guest, to)}
    if request == "declined":
        raise Refused("seat_declined")
    if not room.may_ask_seat(guest):
        raise Refused("no_seat_to_ask")
    _check_few_requests(room)
    return {"requests": room.requests.with_request(guest, "asked")}


def _check_few_requests(room: RoomState) -> None:
    if len(room.requests.asked) >= MOST_REQUESTS:
        raise Refused("many_asking")


def _with_chair_answer(room: RoomState, message: messages.AnswerSeat) -> Changes:
    if room.requests.of(message.whom) not in ("asked", "granted"):
        raise Refused("stale")
    return {"requests": room.requests.with_request(message.whom, "granted" if message.yes else "declined")}


def with_promised_chairs(before: RoomState, room: RoomState) -> Changes:
    """Return the changes by promised chairs that have become free between *before* and *room*."""
    seating, requests = room.seating, room.requests
    if room.round_no != before.round_no:
        requests = SeatRequests(requests.asked, requests.granted)
    standing = {guest for guest in seating.guests if not seating.guests[guest].is_kicked and seating.seat_of(guest) is None}
    requests = requests.without(requests.guests - standing)
    for guest, seat in zip(requests.granted, room.chairs_to_take, strict=False):
        seating = (seating if room.is_playing else seating.without_the_left()).sitting(guest, seat)
        requests = requests.with_request(guest, None)
    return {"seating": seating, "requests": requests}


def _played_for(room: RoomState, guest: int, seat: int) -> Changes:
    """Return the changes when a computer plays for the person on *seat*, as they or the host wish. A vote on just that ends."""
    if room.seating.check_person(seat) != guest and guest != room.seating.host:
        raise Refused("not_host")
    poll = room.poll if room.poll is None or (room.poll.kind, room.poll.seat) != ("play_for", seat) else None
    return {"seating": room.seating.played_for(seat, on=True), "votes": room.votes.with_poll(poll)}


def _with_host(seating: Seating, guest: int) -> Seating:
    if seating.seat_of(guest) not in seating.people:
        raise Refused("not_seated")
    return replace(seating, host=guest)


# Votes


def _polled(room: RoomState, command: journal.PollOpened) -> Changes:
    seat = room.seating.seat_of(command.guest)
    if seat is None or room.seating.chairs[seat].has_left:
        raise Refused("not_seated")
    if room.poll is not None:
        raise Refused("poll_open")
    voters = tuple(other for other in command.voters if other in room.seating.people)
    if (command.kind == "rules") != (command.rules is not None):
        raise malformed("rules: what is proposed, in a vote on rules")
    if command.rules is not None:
        _check_no_round(room)
        # An impossible proposal is refused before the vote.
        with_rules(room, command.rules)
        if command.seat != seat:
            raise malformed("seat: one's own")
        voters = tuple(sorted({*voters, seat}))
    elif command.kind in ("kick", "play_for"):
        if command.kind == "kick":
            _check_no_round(room)
        if room.seating.check_person(command.seat) == command.guest:
            raise malformed("seat: somebody else's")
        if not set(voters) - {seat, command.seat}:
            # Nobody else could vote.
            raise Refused("not_host")
    else:
        # An undo that is impossible, or was refused in this turn, is refused before the vote.
        check_undo(room, command.seat)
        if command.seat != seat or room.was_refused_undo(seat):
            raise Refused("no_undo")
        if command.needs_yes and not voters:
            raise Refused("no_voter")
    poll = Poll(
        kind=command.kind,
        by=seat,
        seat=command.seat,
        voters=voters,
        rules=command.rules,
        opened_seq=room.seq + 1,
        needs_yes=command.needs_yes,
    )
    # The opener of a vote on a person or on rules votes for it.
    return _settled(room, poll.with_vote(seat, yes=True) if seat in voters else poll)


def _voted(room: RoomState, guest: int, message: messages.Vote) -> Changes:
    seat = room.seating.seat_of(guest)
    if room.poll is None or seat is None or message.poll not in (None, room.poll.opened_seq):
        raise Refused("no_poll")
    return _settled(room, room.poll.with_vote(seat, yes=message.yes))


def _settled(room: RoomState, poll: Poll) -> Changes:
    """Return the changes after a vote: only the poll, unless it is decided."""
    if poll.rejected:
        return without_poll(room)
    if not poll.agreed:
        return {"votes": room.votes.with_poll(poll)}
    if poll.kind == "undo":
        return without_last_move_of(room, poll.seat) | Changes(votes=room.votes.with_poll(None))
    if poll.rules is not None:
        return _with_voted_rules(room, poll, poll.rules)
    if poll.kind == "play_for":
        return {"seating": room.seating.played_for(poll.seat, on=True), "votes": room.votes.with_poll(None)}
    return _without_kicked(room, poll.seat)


def _with_voted_rules(room: RoomState, poll: Poll, proposed: Proposal) -> Changes:
    """Return the changes when all have agreed on other rules: the voters are ready, the others not yet."""
    try:
        return with_rules(room, proposed, ready=[room.seating.check_person(seat) for seat in poll.yes])
    except Refused:
        # Somebody has taken a chair meanwhile, and these rules have too few seats.
        return without_poll(room)


def _without_kicked(room: RoomState, seat: int) -> Changes:
    guest = room.seating.check_seat(seat).guest
    commitments = tuple(given for given in room.sources.commitments if given.guest != guest)
    sources = replace(room.sources, commitments=commitments)
    return {"seating": room.seating.kicked(seat), "sources": sources, "votes": room.votes.with_poll(None)}


def _without_voter(room: RoomState, poll: Poll, seat: int, seating: Seating) -> Changes:
    """Return the changes when the person on *seat* leaves during a vote: the remaining votes may decide it."""
    fewer = poll.without(seat)
    if poll.seat == seat or (poll.is_about_a_person and not fewer.voters):
        return {"seating": seating, "votes": room.votes.with_poll(None)}
    if fewer.agreed and poll.kind == "kick":
        return _without_kicked(room, poll.seat) | Changes(seating=seating.kicked(poll.seat))
    return Changes(seating=seating) | _settled(replace(room, seating=seating), fewer)


def without_poll(room: RoomState) -> Changes:
    """Return the changes when the vote fails.

    Raises:
        Refused: ``no_poll``, if there is none.
    """
    if room.poll is None:
        raise Refused("no_poll")
    if room.poll.kind != "undo":
        return {"votes": room.votes.with_poll(None)}
    return {"votes": room.votes.with_undo_refused(room.marks.turn_seq, room.poll.seat)}
