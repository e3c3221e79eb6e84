"""A room read from a snapshot is the room that its whole journal makes, at every command and for everybody who looks."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings

from huit.rooms import messages, snapshot
from huit.rooms.journal import Command, decode_command, encode_command
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Presence, Viewer, encode_message
from huit.rooms.room import Room
from huit.rooms.settings import RoomSettings
from huit.rooms.snapshot import SnapshotError, form, room_of, snapshot_of
from huit.rules import load_rules, rule_names
from tests.cases import examples, mostly_long
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import bytes_of, opened, said, steps_of
from tests.rooms.test_any_company import STEPS, Fate

GAMES = [("minimale", 2, None), ("trois-cinq-huit", 3, "trois-cinq-huit"), ("danish", 2, "danish")]
ALL_GAMES = [(name, load_rules(name).seats[0], None) for name in rule_names()]


def assert_same(read: Room, made: Room) -> None:
    assert bytes_of(read) == bytes_of(made)
    presence = Presence(here=frozenset(range(len(made.seating.guests))))
    for seat in (*range(made.seats), None):
        guest = None if seat is None else made.seating.chairs[seat].guest
        viewer = Viewer("k3v9abcd", seat, guest=guest)
        frames = [encode_message(room.view(viewer, presence=presence)) for room in (read, made)]
        assert frames[0] == frames[1]
        assert encode_message(read.view(Viewer("k3v9abcd", seat))) == encode_message(made.view(Viewer("k3v9abcd", seat)))


def assert_read_as_made(journal: Iterable[Command]) -> None:
    """Read the room at every command: from a snapshot of the very moment, and from that of the last round's end."""
    kept: bytes | None = None
    since: list[bytes] = []
    for command, made in zip(journal, Room.replayed(map(_again, journal)), strict=True):
        assert_same(room_of(snapshot_of(made)), made)
        since.append(encode_command(command))
        if kept is not None:
            *_, read = room_of(kept).played_on(map(decode_command, since))
            assert bytes_of(read) == bytes_of(made)
        if made.ended is not None or not made.is_playing:
            kept, since = snapshot_of(made), []


def _again(command: Command) -> Command:
    return decode_command(encode_command(command))


@pytest.mark.parametrize(("rules", "seats", "plan"), [*GAMES, *mostly_long(ALL_GAMES, every=len(ALL_GAMES) + 1)[1:]])
def test_a_round_and_what_follows_it_are_read_as_they_were_made(rules: str, seats: int, plan: str | None):
    match = None if plan is None else MatchRequest(plan)
    journal = [command for command, room in steps_of(opened(rules, seats=seats, match=match), rounds=2) if _is_early(room)]
    assert_read_as_made(journal)


def _is_early(room: Room) -> bool:
    return room.round_no < 2 or len(room.played.moves) < 10


def a_company() -> Company:
    """People who come, are sent away, take moves back, change the rules and get another match."""
    company = Company(ME, OPEN, OPEN, friends=3, match=MatchRequest("negatif", target=900))
    for guest in (0, 1):
        company.adds(guest, str(guest))
    company.begin().moves(5).until_turn_of(1).moves(1)
    company.asks_undo(1)
    for guest in (0, 2):
        company.votes(guest, yes=True)
    company.until_turn_of(2).moves(1)
    company.asks_undo(2)
    company.votes(0, yes=False)
    company.stands(1)
    company.plays_to_the_end()
    company.sits(1, company.room.seating.open_seats[0])
    company.do(said(0, messages.Kick, seat=2))
    company.computer(2)
    company.do(said(1, messages.Name, name="Zoé"))
    company.deals().plays_to_the_end()
    company.do(said(0, messages.ChangeSettings, settings=RoomSettings(clock_s=60, watch="nobody")))
    company.rules("danish", seats=4, match=MatchRequest("danish"))
    company.computer(3)
    company.begin().moves(8)
    company.asks_undo(0)
    company.votes(1, yes=True)
    return company


def test_kicks_votes_moves_taken_back_and_other_rules_are_in_it():
    company = a_company()
    assert company.room.round_no == 3
    assert_read_as_made(company.journal)


@pytest.mark.long(short="test_kicks_votes_moves_taken_back_and_other_rules_are_in_it")
@pytest.mark.parametrize(
    ("rules", "chairs"),
    [
        ("monclar", (ME, OPEN, OPEN)),
        ("variante-1", (ME, OPEN, COMPUTER)),
        ("trois-cinq-huit", (ME, OPEN, OPEN)),
        ("danish", (ME, OPEN)),
    ],
)
@settings(max_examples=examples(10))
@given(steps=STEPS)
def test_whatever_happened_is_in_it(rules: str, chairs: tuple[str, ...], steps: list[tuple[str, Any, Any]]):
    fate = Fate(Company(*chairs, rules=rules, friends=chairs.count(OPEN)))
    for kind, one, other in steps:
        fate.step(kind, one, other)
    assert_read_as_made(fate.company.journal)


def test_a_room_that_a_later_engine_made_of_its_journal_is_read_as_it_made_it():
    company = Company(ME, OPEN, friends=1).begin().moves(3)
    old = company.by_an_older_engine()
    assert old.is_void
    assert_same(room_of(snapshot_of(old)), old)


def test_bytes_that_were_changed_are_no_snapshot():
    kept = snapshot_of(Company(ME, OPEN, friends=1).begin().moves(3).room)
    for at in range(0, len(kept), len(kept) // 20):
        broken = kept[:at] + bytes([kept[at] ^ 1]) + kept[at + 1 :]
        for other in (broken, kept[:at]):
            with pytest.raises(SnapshotError):
                room_of(other)


def test_a_snapshot_of_rules_that_are_others_now_is_not_read(monkeypatch: pytest.MonkeyPatch):
    room = Company(ME, OPEN, friends=1).begin().room
    kept = snapshot_of(room)
    other = load_rules("monclar", options={"hand": 5})
    monkeypatch.setattr(snapshot, "stored_rules", lambda name, options, resolved: other)
    with pytest.raises(SnapshotError):
        room_of(kept)


def test_a_snapshot_is_read_by_the_versions_that_made_it_only(monkeypatch: pytest.MonkeyPatch):
    mine = form()
    assert form.__wrapped__() == mine
    for version in ("ENGINE_VERSION", "JOURNAL_VERSION"):
        with monkeypatch.context() as later:
            later.setattr(snapshot, version, 99)
            assert form.__wrapped__() != mine
    monkeypatch.setattr(snapshot, "MADE_BY", ("cards",))
    assert form.__wrapped__() != mine
