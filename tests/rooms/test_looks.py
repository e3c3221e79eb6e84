"""What people are drawn as: chosen at any time, kept in the journal, told to all."""

from huit.rooms import messages
from huit.rooms.journal import decode_command, encode_command
from huit.rooms.room import Room
from huit.rooms.snapshot import room_of, snapshot_of
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import said


def _with(room: Room, *commands: messages.Look | messages.Name | messages.Sit) -> Room:
    for command in commands:
        room = room.after(decode_command(encode_command(command)))
    return room


def test_everybody_sees_the_look_that_a_guest_has_chosen_at_his_seat():
    room = _with(Company(ME, OPEN, COMPUTER).room, said(0, messages.Look, look="owl-red"))
    seat = room.seating.seat_of(0)
    assert seat is not None
    looks = room.seating.looks
    assert looks[seat] == "owl-red"
    assert [look for other, look in enumerate(looks) if other != seat] == [""] * (room.seats - 1)


def test_a_look_stays_with_its_guest_who_changes_his_name_or_his_chair():
    room = _with(Company(ME, OPEN, COMPUTER).room, said(0, messages.Look, look="owl-red"))
    open_seat = room.seating.open_seats[0]
    room = _with(room, said(0, messages.Name, name="Anna"), said(0, messages.Sit, seat=open_seat))
    assert room.seating.looks[open_seat] == "owl-red"
    assert room.names[open_seat] == "Anna"
    assert room_of(snapshot_of(room)).seating.looks == room.seating.looks


def test_who_chooses_no_figure_any_more_has_none():
    room = _with(Company(ME, OPEN, COMPUTER).room, said(0, messages.Look, look="owl-red"), said(0, messages.Look, look=""))
    assert set(room.seating.looks) == {""}
