"""A room as its guests and spectators see it: what all see alike, what one seat sees, and what a guest may ask for."""

from functools import cached_property
from typing import Any

from huit.rooms.dealing import check_start
from huit.rooms.messages import Presence, ViewMessage, blank_view, encode_part
from huit.rooms.refused import Refused
from huit.rooms.state import RoomState
from huit.views import open_view, own_view


def common_of(room: RoomState) -> dict[str, Any]:
    """Return what is the same in every view of *room*."""
    chairs, proof = room.seating.chairs, room.dealt.proof
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
        "pace": room.computer_play.pace,
        "totals": room.match.totals,
        "wins": room.match.wins,
        "match": room.match.told,
        "match_no": room.match.number,
        "deal": None if room.to_come is None else room.to_come.told(),
        "face_up": room.face_up_shown,
        "teams": room.rules.at("teams", seats=room.seats),
        "poll": None if room.poll is None else room.poll.told,
        "commitment": None if proof is None else proof.commitment,
        "next_commitment": room.next_commitment,
        "nonces": tuple(guest for guest, _ in room.sources.nonces),
        # A round that is void here may still be played by a server of another version.
        "proof": None if proof is None or room.is_playing or room.is_void else proof.told,
        "void": room.is_void,
    }


class Showing:
    """A room as it stands, shown to many: what all see alike is put together, and encoded, once."""

    def __init__(self, room: RoomState, common: dict[str, Any], presence: Presence) -> None:
        self._room = room
        of_round = _before_the_first(room) if room.round is None else open_view(room.round)
        self._open = _OPEN | common | of_round | _there(room, presence)

    @cached_property
    def _encoded(self) -> bytes:
        # Without its last brace: what is one seat's own goes on from here.
        return b'{"type":"view",' + encode_part(self._open)[1:-1] + b","

    def view(self, name: str, seat: int | None, *, told: int | None, guest: int | None, watch: str | None) -> ViewMessage:
        """Return what *seat* may see: see `Room.view`."""
        return ViewMessage(**(self._open | self._own(name, seat, told=told, guest=guest, watch=watch)))

    def frame(self, name: str, seat: int | None, *, told: int | None, guest: int | None, watch: str | None) -> bytes:
        """Return the same as the frame that is sent."""
        return self._encoded + encode_part(self._own(name, seat, told=told, guest=guest, watch=watch))[1:]

    def _own(self, name: str, seat: int | None, *, told: int | None, guest: int | None, watch: str | None) -> dict[str, Any]:
        room = self._room
        of_round = {} if room.round is None else own_view(room.round, seat)
        return (
            _OWN
            | of_round
            | {
                "room": name,
                "seat": seat,
                "guest": guest,
                "watch": watch if room.settings.watch != "nobody" else None,
                "log": room.log(seat, told=told),
                "sheet": None if told is not None and room.is_playing else room.match.latest_rows,
                "may": _may(room, guest, seat),
            }
        )


_OF_SEAT = (
    "hand",
    "moves",
    "jumps",
    "run",
    "give",
    "may_announce",
    "announce_with",
    "may_say",
    "may_catch",
    "may_declare",
    "why",
)
_BLANK = blank_view()
_OWN = {name: _BLANK[name] for name in (*_OF_SEAT, "tricks")}
"""What a seat sees of its own where there is nothing of the kind; of trick games this includes what lies open."""
_OPEN = {name: value for name, value in _BLANK.items() if name not in _OWN}


def _there(room: RoomState, presence: Presence) -> dict[str, Any]:
    return {
        "here": presence.here_at(room.seating),
        "stand_ins": tuple(other in presence.stand_ins for other in range(room.seats)),
        "people": presence.people(room.seating),
        "watchers": presence.watchers,
        "clock": presence.clock,
    }


def _before_the_first(room: RoomState) -> dict[str, Any]:
    dealer = room.dealer_of(room.round_no + 1)
    return {"family": room.rules.family, "dealer": dealer, "first": (dealer + 1) % room.seats, "counts": [0] * room.seats}


def _may(room: RoomState, guest: int | None, seat: int | None) -> dict[str, bool]:
    """Return what *guest* may ask for now, so that the page offers nothing in vain."""
    is_playing, is_host = room.is_playing, guest is not None and guest == room.seating.host
    may = {"start": False, "host": is_host, "undo": False, "back": False, "change": False, "kick": False}
    if guest is None:
        return may
    if seat is None:
        return may | {"change": not is_playing}
    may["back"] = room.seating.chairs[seat].has_left
    if is_playing:
        may["undo"] = room.poll is None and _may_undo(room, seat)
        return may
    may["start"] = not room.match.over and _starts(room, guest)
    may["change"] = not room.keeps_seats
    may["kick"] = room.poll is None and len(room.seating.people) > (1 if is_host else 2)
    return may


def _may_undo(room: RoomState, seat: int) -> bool:
    return any(moved.seat == seat for moved in room.played.moves) and not room.was_refused_undo(seat)


def _starts(room: RoomState, guest: int) -> bool:
    try:
        check_start(room, guest)
    except Refused:
        return False
    return True
