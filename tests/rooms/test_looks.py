"""What people are drawn as: chosen at any time, kept in the journal, told to all."""

from huit.rooms.journal import LookChosen, Renamed, Sat, decode_command, encode_command
from huit.rooms.room import Room
from huit.rooms.snapshot import room_of, snapshot_of
from tests.rooms.company import COMPUTER, ME, OPEN, Company


def _with(room: Room, *commands: LookChosen | Renamed | Sat) -> Room:
    for command in commands:
        room = room.after(decode_command(encode_command(command)))
    return room


def test_everybody_sees_the_look_that_a_guest_has_chosen_at_his_seat():
    room = _with(Company(ME, OPEN, COMPUTER).room, LookChosen(guest=0, look="owl-red"))
    seat = room.seating.seat_of(0)
    assert seat is not None
    looks = room.common.looks
    assert looks[seat] == "owl-red"
    assert [look for other, look in enumerate(looks) if other != seat] == [""] * (room.seats - 1)


def test_a_look_stays_with_its_guest_who_changes_his_name_or_his_chair():
    room = _with(Company(ME, OPEN, COMPUTER).room, LookChosen(guest=0, look="owl-red"))
    open_seat = room.seating.open_seats[0]
    room = _with(room, Renamed(guest=0, name="Anna"), Sat(guest=0, seat=open_seat))
    assert room.seating.looks[open_seat] == "owl-red"
    assert room.names[open_seat] == "Anna"
    assert room_of(snapshot_of(room)).seating.looks == room.seating.looks


def test_who_chooses_no_figure_any_more_has_none():
    room = _with(Company(ME, OPEN, COMPUTER).room, LookChosen(guest=0, look="owl-red"), LookChosen(guest=0, look=""))
    assert set(room.seating.looks) == {""}
