"""A room as its guests and spectators see it: what all see alike, what one seat sees, and what a guest may ask for."""

from typing import TYPE_CHECKING, Any

from huit.rooms.dealing import check_start, dealer_of
from huit.rooms.messages import Presence, ViewMessage
from huit.rooms.refused import Refused
from huit.views import client_view

if TYPE_CHECKING:
    from huit.rooms.room import Room


def common_of(room: "Room") -> dict[str, Any]:
    """Return what is the same in every view of *room*."""
    chairs = room.seating.chairs
    return {
        "seq": room.seq,
        "round_no": room.round_no,
        "stage": room.stage,
        "rules": room.rules.id,
        "options": room.rules.options,
        "names": room.names,
        "computers": room.computers,
        "guests_at": tuple(chair.guest for chair in chairs),
        "ready": tuple(chair.is_ready for chair in chairs),
        "host": room.seating.host,
        "settings": room.settings,
        "pace": room.pace,
        "totals": room.match.totals,
        "wins": room.match.wins,
        "match": room.match.told,
        "match_no": room.match.number,
        "sheet": room.match.latest_rows,
        "deal": None if room.to_come is None else room.to_come.told(),
        "face_up": room.face_up_shown,
        "teams": room.rules.at("teams", seats=room.seats),
        "poll": None if room.poll is None else room.poll.told,
        "commitment": None if room.proof is None else room.proof.commitment,
        "next_commitment": room.next_commitment,
        "nonces": tuple(guest for guest, _ in room.nonces),
        "proof": None if room.proof is None or room.is_playing else room.proof.told,
        "void": room.is_void,
    }


def view_of(
    room: "Room", name: str, seat: int | None, *, told: int | None, guest: int | None, presence: Presence, watch: str | None
) -> ViewMessage:
    """Return what *seat* may see of *room*: see `Room.view`."""
    of_round = _before_the_first(room) if room.round is None else client_view(room.round, seat)
    return ViewMessage(
        room=name,
        seat=seat,
        guest=guest,
        watch=watch if room.settings.watch != "nobody" else None,
        log=room.log(seat, told=told),
        may=_may(room, guest),
        here=presence.here_at(room.seating),
        stand_ins=tuple(other in presence.stand_ins for other in range(room.seats)),
        people=presence.people(room.seating),
        watchers=presence.watchers,
        clock=presence.clock,
        **(room.common | of_round),
    )


def _before_the_first(room: "Room") -> dict[str, Any]:
    dealer = dealer_of(room, room.round_no + 1)
    return {"family": room.rules.family, "dealer": dealer, "first": (dealer + 1) % room.seats, "counts": [0] * room.seats}


def _may(room: "Room", guest: int | None) -> dict[str, bool]:
    """Return what *guest* may ask for now, so that the page offers nothing in vain."""
    seat = None if guest is None else room.seating.seat_of(guest)
    is_free = seat is not None and room.poll is None
    return {
        "start": seat is not None and not room.match.over and _starts(room, guest),
        "host": guest is not None and guest == room.seating.host,
        "undo": is_free and room.is_playing and _may_undo(room, seat),
        "kick": is_free and not room.is_playing and len(room.seating.people) > (1 if guest == room.seating.host else 2),
    }


def _may_undo(room: "Room", seat: int | None) -> bool:
    return any(moved.seat == seat for moved in room.moves) and room.undo_refused != (room.turn_seq, seat)


def _starts(room: "Room", guest: int | None) -> bool:
    try:
        check_start(room, guest)
    except Refused:
        return False
    return True
