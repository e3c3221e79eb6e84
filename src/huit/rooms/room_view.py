"""Rooms as they are shown: a whole view for a viewer, or the changes for them since an earlier moment.

Each part of a view names what it is made of (`messages.RoomPart`). While that is the same, the part is the same object: it is
neither made, nor compared, nor encoded again.
"""

from collections.abc import Callable, Set
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from huit.engine.events import Event
from huit.players.player import levels_for
from huit.rooms import messages
from huit.rooms.added_rules import adders, check_may_add, check_winner_first
from huit.rooms.deal import check_start
from huit.rooms.messages import Allowed, Presence, Viewer, encode_message
from huit.rooms.refusal import allows
from huit.rooms.state import OF_A_MOVE, RoomState, changed_parts
from huit.rules.families import schema_of
from huit.views.client_view import open_before_deal, open_view, own_of_nobody, own_view, seats_with_other_cards
from huit.views.shared import FamilyPart, OpenRound, OwnRound

PRESENCE = "presence"
OpenPart = messages.RoomPart | OpenRound
Own = tuple[Viewer, Allowed, OwnRound]
"""The parts of a view that are for one viewer alone."""


class Change(msgspec.Struct, frozen=True):
    """The changes for everybody between two moments, encoded."""

    fields: bytes
    """The frame without its log and its last brace."""
    log: bytes
    frame: bytes
    """The frame of those for whom nothing else has changed."""
    events: tuple[Event, ...]
    knowers: frozenset[int]
    """The seats that know more of the events."""
    is_empty: bool


class Moment:
    """A room as it is shown at one moment."""

    def __init__(
        self,
        room: RoomState,
        presence: Presence = messages.NOBODY_THERE,
        *,
        before: "Moment | None" = None,
        changed: Set[str] | None = None,
    ) -> None:
        """*before* is an earlier moment of the same room: what has not *changed* since, by `changed_parts`, is taken from it."""
        self.room = room
        self.family = room.rules.family
        self.presence = presence
        self._changes: dict[int, Change] = {}
        """By the number of the earlier moment."""
        self._own: dict[Viewer, Own] = {}
        if before is None:
            self.number = 0
            self._parts: tuple[OpenPart, ...] = tuple(make(room, presence) for make in _MAKERS)
            return
        self.number = before.number + 1
        if changed is None:
            changed = changed_parts(before.room, room)
        self._own = before.own_kept(room, changed)
        if presence is not before.presence:
            changed = {*changed, PRESENCE}
        parts = list(before._parts)
        for place in _places_made_of(frozenset(changed)):
            parts[place] = _MAKERS[place](room, presence)
        self._parts = tuple(parts)

    def own(self, viewer: Viewer) -> Own:
        """Return the parts for *viewer* alone."""
        own = self._own.get(viewer)
        if own is None:
            own = self._own[viewer] = (viewer, Allowed(_may(self.room, viewer)), _own_round(self.room, viewer.seat))
        return own

    def own_kept(self, room: RoomState, changed: Set[str]) -> dict[Viewer, Own]:
        """Return the parts for one viewer alone that still hold in *room*, of which *changed* are other parts.

        Only a single move within a round keeps any: those of viewers who hold the same cards, and could do nothing before it
        nor can now.
        """
        was, now = self.room.played, room.played
        if not changed <= OF_A_MOVE or room.votes.undo_refused or len(now.moves) != len(was.moves) + 1:
            return {}
        assert was.round is not None
        assert now.round is not None
        alone = {*was.progress.waiting}.intersection(now.progress.waiting) - seats_with_other_cards(was.round, now.round)
        return {viewer: own for viewer, own in self._own.items() if viewer.seat is None or viewer.seat in alone}

    def view(self, viewer: Viewer, *, acts: bool = True, events_seen: int | None = None) -> messages.ViewMessage:
        """Return the whole view for *viewer*, with the legal moves of their seat if it *acts*.

        It tells the events of the round after the first *events_seen*; None: all that are in memory.
        """
        own = self.own(viewer) if acts else (viewer, Allowed(messages.Mays()), _own_round(self.room, viewer.seat, acts=False))
        parts = (*self._parts, *own)
        fields = {field: getattr(part, field) for part in parts for field in part.__struct_fields__}
        log = self.room.log(viewer.seat, events_seen=events_seen)
        return messages.view_message(self.family)(at=self.number, log=log, **fields)

    def change_since(self, earlier: "Moment") -> Change:
        """Return what has changed for everybody since an *earlier* moment of the same room."""
        change = self._changes.get(earlier.number)
        if change is None:
            change = self._changes[earlier.number] = self._change_since(earlier)
        return change

    def _change_since(self, earlier: "Moment") -> Change:
        fields: dict[str, Any] = {"type": "change", "at": self.number}
        if earlier.number != self.number - 1:
            fields["from"] = earlier.number
        known = len(fields)
        for was, now in zip(earlier._parts, self._parts, strict=True):
            if now is not was:
                fields |= changed_fields(was, now)
        part, before = fields.get(self.family), getattr(earlier._parts[-1], self.family, None)
        if isinstance(part, FamilyPart) and before is not None:
            fields[self.family] = changed_fields(before, part)
        is_same_round = earlier.room.marks.round_seq == self.room.marks.round_seq
        events = self.room.played.events.since(earlier.room.played.events.count if is_same_round else None)
        head, log = encode_message(fields)[:-1], _log([event.public for event in events])
        knowers = frozenset([seat for event in events for seat in event.knowers])
        return Change(head, log, b"%b%b}" % (head, log), events, knowers, is_empty=len(fields) == known and not events)


class Screen:
    """The view that one viewer has before them, and the frames that bring it up to date."""

    def __init__(self) -> None:
        self._moment: Moment | None = None
        """None: nothing yet."""
        self._own: Own | None = None

    def clear(self) -> None:
        """Show a whole view next."""
        self._moment = None

    def show(self, moment: Moment, viewer: Viewer) -> bytes | None:
        """Return the frame by which *viewer* gets from what they have to *moment*; None if nothing has changed.

        Viewers for whom nothing of their own has changed get the same frame.
        """
        earlier, self._moment = self._moment, moment
        was, own = self._own, moment.own(viewer)
        self._own = own
        if earlier is None or was is None or earlier.family != moment.family:
            return encode_message(moment.view(viewer))
        change = moment.change_since(earlier)
        fields: dict[str, Any] = {}
        if own is not was:
            for before, now in zip(was, own, strict=True):
                if now != before:
                    fields |= changed_fields(before, now)
        knows_more = viewer.seat in change.knowers
        if not fields and not knows_more:
            return self._common(change, earlier)
        log = _log([event.for_seat(viewer.seat) for event in change.events]) if knows_more else change.log
        return b"%b%b%b}" % (change.fields, b",%b" % encode_message(fields)[1:-1] if fields else b"", log)

    def _common(self, change: Change, earlier: Moment) -> bytes | None:
        """Return the frame of those for whom only what all see has changed; None if that has not either."""
        if change.is_empty:
            self._moment = earlier
            return None
        return change.frame


def changed_fields(was: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of *now* that are others than those of *was*, a struct of the same fields.

    >>> changed_fields(Viewer("k3v9abcd", 0), Viewer("k3v9abcd", 1, guest=2))
    {'seat': 1, 'guest': 2}
    """
    pairs = zip(now.__struct_fields__, astuple(was), astuple(now), strict=True)
    return {name: after for name, before, after in pairs if before is not after and before != after}


def _log(events: list[dict[str, Any]]) -> bytes:
    """Return events as the last field of a frame."""
    return b',"log":%b' % encode_message(events) if events else b""


@lru_cache(maxsize=256)
def _places_made_of(parts: frozenset[str]) -> tuple[int, ...]:
    """Return the places of the parts of a view that are made of one of *parts*."""
    return tuple(place for place, made_of in enumerate(_MADE_OF) if not made_of.isdisjoint(parts))


# What all see


def _moment(room: RoomState, _: Presence) -> messages.RoomMoment:
    return messages.RoomMoment(seq=room.marks.seq, round_no=len(room.past), stage=room.stage, void=room.is_void)


def _rules(room: RoomState, _: Presence) -> messages.RoomRules:
    rules = room.rules
    return messages.RoomRules(
        rules=rules.id,
        options=rules.options,
        title=room.agreement.title,
        settings=room.settings,
        added_rules=room.agreement.added,
        pace=room.computer_play.pace,
        counted_by=schema_of(rules.family).counts(rules),
        teams=rules.at("teams", seats=room.seats),
    )


def _seats(room: RoomState, _: Presence) -> messages.RoomSeats:
    seating = room.seating
    return messages.RoomSeats(
        names=room.names,
        looks=seating.looks,
        computers=room.computers,
        levels=room.levels,
        guests_at=tuple(chair.guest for chair in seating.chairs),
        ready=tuple(chair.may_begin for chair in seating.chairs),
        host=seating.host,
        former=room.match.former(seating.sitters),
    )


def _score(room: RoomState, _: Presence) -> messages.RoomScore:
    match = room.match
    return messages.RoomScore(
        totals=match.totals,
        wins=match.wins,
        match=match.view,
        match_no=match.number,
        sheet=match.latest_rows,
        feats=match.feats_of(room.seating.sitters),
    )


def _deal(room: RoomState, _: Presence) -> messages.RoomDeal:
    proof = room.dealt.proof
    return messages.RoomDeal(
        levels_offered=() if room.is_playing else levels_for(room.rules.family),
        adders=adders(room),
        deal=None if room.to_come is None else room.to_come.view(),
        face_up=room.face_up or None if room.round_no <= room.agreement.since_round + 1 else None,
        commitment=None if proof is None else proof.commitment,
        next_commitment=room.next_commitment,
        known_cards=None if room.known_cards is None else messages.KnownCards(room.known_cards),
        daily=room.daily,
        commitments=_commitments(room),
        seal=_seal(room),
        put_off=_put_off(room),
        # A round that is void here may still be played by a server of another version.
        proof=None if room.is_playing or room.is_void else proof,
    )


def _poll(room: RoomState, _: Presence) -> messages.RoomPoll:
    return messages.RoomPoll(poll=None if room.poll is None else room.poll.view)


def _round(room: RoomState, _: Presence) -> OpenRound:
    round_ = room.played.round
    if round_ is not None:
        return open_view(round_)
    return open_before_deal(room.rules, seats=room.seats, dealer=room.dealer_of(room.round_no + 1))


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


def _company(room: RoomState, presence: Presence) -> messages.Company:
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


def _standing(room: RoomState, presence: Presence) -> list[messages.Standing]:
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


_MAKERS: tuple[Callable[[RoomState, Presence], OpenPart], ...] = (_moment, _rules, _seats, _score, _deal, _poll, _company, _round)
"""One for each of `messages.ROOM_PARTS`, in that order, and one for the round."""
_OF_ROUND = frozenset({"played", "agreement", "seating", "past", "dealt"})
_MADE_OF = (*(part.made_of for part in messages.ROOM_PARTS), _OF_ROUND)


# What one viewer sees


def _own_round(room: RoomState, seat: int | None, *, acts: bool = True) -> OwnRound:
    round_ = room.played.round
    if round_ is None or seat is None:
        return own_of_nobody(room.rules)
    return own_view(round_, seat, acts=acts)


def _may(room: RoomState, viewer: Viewer) -> messages.Mays:
    """Return the actions that *viewer* may take now."""
    if viewer.onlooker is not None:
        return messages.Mays(ask_seat=room.may_ask_seat(viewer.onlooker))
    guest, seat = viewer.guest, viewer.seat
    is_playing, is_host = room.played.progress.is_playing, guest is not None and guest == room.seating.host
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
            undo=room.votes.poll is None and seat in room.played.movers and not room.was_refused_undo(seat),
            advise=room.may_be_advised(seat),
            give_at_once=is_host and _gives_at_once(room),
        )
    return messages.Mays(
        host=is_host,
        back=back,
        start=(
            not room.match.over
            and room.sources.seal is None
            and allows(check_start, room, guest)
            and allows(check_winner_first, room, guest)
        ),
        change=not room.keeps_seats,
        propose=room.poll is None and room.sources.seal is None and not back,
        add_rule=allows(check_may_add, room, guest),
        kick=room.poll is None and len(room.seating.people) > (1 if is_host else 2),
    )


def _gives_at_once(room: RoomState) -> bool:
    return True in room.seating.computers and room.is_playing and bool(room.chairs_to_take)
