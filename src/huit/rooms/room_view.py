"""The views of a room for its guests and spectators: the part all share, the part of one seat, and the permitted actions."""

from functools import cached_property

from huit.players.player import levels_for
from huit.rooms import messages
from huit.rooms.added_rules import adders, check_winner_first, may_add
from huit.rooms.advice_permission import may_be_advised
from huit.rooms.deal import check_start
from huit.rooms.messages import Viewer
from huit.rooms.refusal import Refused
from huit.rooms.state import RoomState
from huit.rooms.trust import ProofView
from huit.rules.families import schema_of
from huit.views.client_view import open_before_deal, open_view, own_of_nobody, own_view
from huit.views.shared import OpenRound, OwnRound


def common_of(room: RoomState) -> messages.OpenRoom:
    """Return the part that every view of *room* shares."""
    chairs, proof = room.seating.chairs, room.dealt.proof
    return messages.OpenRoom(
        seq=room.seq,
        round_no=room.round_no,
        stage=room.stage,
        rules=room.rules.id,
        options=room.rules.options,
        title=room.agreement.title,
        names=room.names,
        looks=room.seating.looks,
        computers=room.computers,
        levels=room.levels,
        levels_offered=() if room.is_playing else levels_for(room.rules.family),
        guests_at=tuple(chair.guest for chair in chairs),
        ready=tuple(chair.may_begin for chair in chairs),
        host=room.seating.host,
        settings=room.settings,
        added_rules=room.agreement.added,
        adders=adders(room),
        pace=room.computer_play.pace,
        totals=room.match.totals,
        wins=room.match.wins,
        former=room.match.former(room.seating.sitters),
        counted_by=schema_of(room.rules.family).counts(room.rules),
        match=room.match.view,
        match_no=room.match.number,
        deal=None if room.to_come is None else room.to_come.view(),
        face_up=room.face_up or None if room.round_no <= room.agreement.since_round + 1 else None,
        teams=room.rules.at("teams", seats=room.seats),
        poll=None if room.poll is None else room.poll.view,
        commitment=None if proof is None else proof.commitment,
        next_commitment=room.next_commitment,
        known_cards=None if room.known_cards is None else messages.KnownCards(room.known_cards),
        commitments=_commitments(room),
        seal=_seal(room),
        put_off=_put_off(room),
        # A round that is void here may still be played by a server of another version.
        proof=None if proof is None or room.is_playing or room.is_void else ProofView.of(proof),
        void=room.is_void,
    )


def _commitments(room: RoomState) -> tuple[messages.CommitmentView, ...]:
    if room.next_commitment is None:
        return ()
    guests = room.seating.guests
    return tuple(messages.CommitmentView(one.guest, guests[one.guest].name, one.digest) for one in room.sources.commitments)


def _put_off(room: RoomState) -> tuple[messages.PutOff, ...]:
    # Shown during the round too: guests who were away find another promise than before.
    put_off = room.dealt.put_off if room.is_playing else room.sources.put_off
    return tuple(messages.PutOff(guest, room.seating.guests[guest].name) for guest in put_off)


def _seal(room: RoomState) -> messages.SealView | None:
    seal, guests, unrevealed = room.sources.seal, room.seating.guests, room.sources.unrevealed
    if seal is None:
        return None
    commitments = (
        messages.SealedCommitment(one.guest, guests[one.guest].name, one.digest, one.guest not in unrevealed)
        for one in seal.commitments
    )
    return messages.SealView(seal.deal, tuple(commitments), seal.digest)


class ViewMaker:
    """The views of a room for many viewers: the shared part is made, and encoded, once."""

    def __init__(self, room: RoomState, common: messages.OpenRoom, presence: messages.Presence) -> None:
        self._room = room
        self._open = (common, company_of(room, presence), _open_round(room))
        self._for_spectators: dict[Viewer, bytes] = {}

    @cached_property
    def _encoded(self) -> bytes:
        # Without its last brace: the part of one seat follows.
        return b'{"type":"view",' + b",".join(messages.encode_part(part) for part in self._open)

    def view(self, viewer: Viewer, *, acts: bool = True) -> messages.ViewMessage:
        """Return the view for *viewer*, with the legal moves of their seat if it *acts*."""
        parts = (*self._open, *self._own(viewer, acts=acts))
        fields = {field: getattr(part, field) for part in parts for field in part.__struct_fields__}
        return messages.view_message(self._room.rules.family)(**fields)

    def frame(self, viewer: Viewer) -> bytes:
        """Return the view for *viewer* as the frame that is sent. Spectators who have seen as much share one frame."""
        is_shared = viewer.guest is None and viewer.seat is None and viewer.onlooker is None
        if is_shared and viewer in self._for_spectators:
            return self._for_spectators[viewer]
        frame = b"%b,%b,%b}" % (self._encoded, *map(messages.encode_part, self._own(viewer)))
        if is_shared:
            self._for_spectators[viewer] = frame
        return frame

    def _own(self, viewer: Viewer, *, acts: bool = True) -> tuple[messages.OwnRoom, OwnRound]:
        room, seat, events_seen, onlooker = self._room, viewer.seat, viewer.events_seen, viewer.onlooker
        own = messages.OwnRoom(
            room=viewer.name,
            seat=seat,
            guest=viewer.guest,
            onlooker=onlooker,
            watch=viewer.watch if room.settings.watch != "nobody" else None,
            log=room.log(seat, events_seen=events_seen),
            sheet=None if events_seen is not None and room.is_playing else room.match.latest_rows,
            may=_may(room, viewer.guest, seat) if onlooker is None else messages.Mays(ask_seat=room.may_ask_seat(onlooker)),
        )
        if room.round is None or seat is None:
            return own, own_of_nobody(room.rules)
        return own, own_view(room.round, seat, acts=acts)


def company_of(room: RoomState, presence: messages.Presence) -> messages.Company:
    """Return who is there."""
    chairs = room.seating.chairs
    return messages.Company(
        here=tuple(bool(chair.computer) or chair.guest in presence.here for chair in chairs),
        stand_ins=tuple(seat in presence.stand_ins for seat in range(room.seats)),
        below_level=tuple(bool(chair.computer) and seat in presence.below_level for seat, chair in enumerate(chairs)),
        people=tuple(_standing(room, presence)),
        gone=len(room.left_behind - presence.here),
        watchers=presence.watchers,
        clock=presence.clock,
        reveal_left_ms=presence.reveal_left_ms,
    )


def _standing(room: RoomState, presence: messages.Presence) -> list[messages.Standing]:
    """Return the guests without a chair who are there, or wait for one."""
    seating, here = room.seating, presence.here
    # Another process may name a guest whose command this one has not read yet, or one who was just kicked.
    standing = [
        number
        for number in sorted(here | room.requests.waiting)
        if number in seating.guests and not seating.guests[number].is_kicked
    ]
    return [
        messages.Standing(number, seating.guests[number].name, here=number in here, request=room.requests.of(number))
        for number in standing
        if seating.seat_of(number) is None
    ]


def _open_round(room: RoomState) -> OpenRound:
    if room.round is not None:
        return open_view(room.round)
    return open_before_deal(room.rules, seats=room.seats, dealer=room.dealer_of(room.round_no + 1))


def _may(room: RoomState, guest: int | None, seat: int | None) -> messages.Mays:
    """Return the actions that *guest* may take now."""
    is_playing, is_host = room.is_playing, guest is not None and guest == room.seating.host
    if guest is None or seat is None:
        asks = guest is not None and room.may_ask_seat(guest)
        gives = is_host and _gives_at_once(room)
        return messages.Mays(host=is_host, change=guest is not None and not is_playing, ask_seat=asks, give_at_once=gives)
    chair = room.seating.chairs[seat]
    back = chair.has_left or chair.is_played_for
    if is_playing:
        return messages.Mays(
            host=is_host,
            back=back,
            rest=not back and len(room.seating.people) > 1,
            undo=room.poll is None and _may_undo(room, seat),
            advise=may_be_advised(room, seat),
            give_at_once=is_host and _gives_at_once(room),
        )
    return messages.Mays(
        host=is_host,
        back=back,
        start=not room.match.over and room.sources.seal is None and _starts(room, guest),
        change=not room.keeps_seats,
        propose=room.poll is None and room.sources.seal is None and not back,
        add_rule=may_add(room, guest),
        kick=room.poll is None and len(room.seating.people) > (1 if is_host else 2),
    )


def _gives_at_once(room: RoomState) -> bool:
    return room.is_playing and bool(room.chairs_to_take)


def _may_undo(room: RoomState, seat: int) -> bool:
    return any(moved.seat == seat for moved in room.played.moves) and not room.was_refused_undo(seat)


def _starts(room: RoomState, guest: int) -> bool:
    try:
        check_start(room, guest)
        check_winner_first(room, guest)
    except Refused:
        return False
    return True
