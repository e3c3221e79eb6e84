"""Whatever the people of a room send, in any order: it is carried out or refused, and the journal makes the same room again."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from huit.rooms.grains import grain_digest
from huit.rooms.journal import Command, GuestJoined, HostSet, Moved, PollClosed, SealBroken
from huit.rooms.match import MatchRequest
from huit.rooms.messages import (
    AddRule,
    Again,
    ChangeSettings,
    ChooseHand,
    ClientMessage,
    Commit,
    Computer,
    Cut,
    Forget,
    Kick,
    MakeMove,
    Name,
    NewMatch,
    Next,
    Pace,
    PlayFor,
    Propose,
    Ready,
    Renew,
    Reveal,
    Rules,
    Sit,
    Stand,
    Undo,
    Viewer,
    Vote,
    encode_message,
)
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import opened_deal
from huit.rooms.settings import Links, RoomSettings
from tests.cases import examples
from tests.rooms.company import COMPUTER, ME, OPEN, Company, command_for, secret
from tests.rooms.scenes import bytes_of, computer_wishes

SEATS = st.sampled_from([0, 1, 1, 2, 2, 3])
GUESTS = st.sampled_from([0, 0, 0, 1, 1, 2, 3, 5])
DIGEST = "promise"
"""Stands for the commitment to a grain of the promise in force."""
SETTINGS = RoomSettings(clock_s=60, watch="nobody")
ADDING = RoomSettings(winner_adds=True)
MESSAGES = st.one_of(
    st.builds(Sit, st.just("x"), SEATS),
    st.builds(Stand, st.just("x")),
    st.builds(Ready, st.just("x"), st.booleans()),
    st.builds(Computer, st.just("x"), SEATS, st.booleans()),
    st.builds(Kick, st.just("x"), SEATS),
    st.builds(PlayFor, st.just("x"), SEATS),
    st.builds(Undo, st.just("x")),
    st.builds(Vote, st.just("x"), st.booleans()),
    st.builds(Commit, st.just("x"), st.just(DIGEST)),
    st.builds(Reveal, st.just("x"), st.sampled_from(["a" * 32, "b" * 32])),
    st.builds(Again, st.just("x"), st.one_of(st.none(), st.integers(1, 3))),
    st.builds(Name, st.just("x"), st.sampled_from(["Anne", "Bob", "Zoé"])),
    st.builds(Next, st.just("x")),
    st.builds(Pace, st.just("x"), st.sampled_from([0.0, 1.0])),
    st.builds(ChooseHand, st.just("x"), st.integers(0, 9)),
    st.builds(Cut, st.just("x"), st.integers(0, 60)),
    st.builds(NewMatch, st.just("x"), st.sampled_from([None, MatchRequest("negatif", target=5)])),
    st.builds(Rules, st.just("x"), st.sampled_from(["minimale", "man-et-resta"]), st.just({}), st.none(), st.integers(2, 5)),
    st.builds(
        Propose, st.just("x"), st.sampled_from(["minimale", "monclar"]), st.just({"hand": 5}), st.none(), st.integers(2, 5)
    ),
    st.builds(AddRule, st.just("x"), st.just("monclar"), st.sampled_from([{"hand": 5}, {"hand": 6}, {"hand": 5, "draws": 2}])),
    st.builds(ChangeSettings, st.just("x"), st.sampled_from([SETTINGS, SETTINGS, ADDING])),
    st.builds(Renew, st.just("x")),
    st.builds(Forget, st.just("x")),
)
LOOKS = 5
"""Of the moves of a round, every fifth is looked at from every seat, and the last."""
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("asks"), GUESTS, MESSAGES),
        st.tuples(st.just("asks"), GUESTS, MESSAGES),
        st.tuples(st.just("comes"), GUESTS, SEATS),
        st.tuples(st.just("plays"), st.integers(1, 60), st.none()),
        st.tuples(st.just("begins"), GUESTS, st.none()),
        st.tuples(st.just("host"), GUESTS, st.none()),
        st.tuples(st.just("opens"), st.none(), st.none()),
        st.tuples(st.just("unpoll"), st.none(), st.none()),
    ),
    min_size=40,
    max_size=70,
)


class Fate:
    """A room to which anything may happen."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.ids = 0

    @property
    def room(self) -> Room:
        return self.company.room

    def step(self, kind: str, one: Any, other: Any) -> None:
        match kind:
            case "asks":
                self.asks(one, other)
            case "comes":
                self.tries(GuestJoined(guest=self.room.seating.next_guest, name=f"Guest {one}", seat=other))
            case "plays":
                for number in range(one):
                    self.moves()
                    if number % LOOKS == 0:
                        self.look()
            case "begins":
                self.begins(one)
            case "opens":
                deal = opened_deal(self.room, at=self.ids, then=lambda: secret(self.ids + 2))
                self.tries(SealBroken(then=secret(self.ids + 2)) if deal is None else deal)
            case "host":
                self.tries(HostSet(guest=one))
            case _:
                self.tries(PollClosed())
        self.look()

    def asks(self, guest: int, message: ClientMessage) -> None:
        if guest not in self.room.seating.guests:
            return
        self.ids += 1
        message = msgspec.structs.replace(message, id=f"c{self.ids}")
        if isinstance(message, Commit):
            message = Commit(message.id, grain_digest(self.room.next_commitment or "", guest, "a" * 32))
        here = range(self.room.seating.next_guest)
        try:
            links = Links(f"room {self.ids}", f"watch {self.ids}")
            of_chance = {"secret": lambda: secret(self.ids + 2), "seed": lambda: self.ids, "links": lambda: links}
            gone = sorted(self.room.forgettable)
            command = command_for(self.room, guest, message, here=here, gone=gone, at=self.ids, **of_chance)
        except Refused:
            return
        self.tries(command)

    def tries(self, command: Command) -> None:
        before = self.room
        try:
            self.company.do(command)
        except Refused:
            assert self.room is before

    def begins(self, guest: int) -> None:
        if self.room.is_playing:
            return
        for seat in self.room.seating.open_seats:
            self.asks(self.room.seating.host, Computer("x", seat, True))
        for seat in self.room.seating.people:
            self.asks(self.company.guest_at(seat), Ready("x", True))
        self.asks(guest, Next("x"))

    def moves(self) -> None:
        if not self.room.is_playing:
            return
        wish = computer_wishes(self.room, seed=self.ids, stand_ins=range(self.room.seats))[0]
        seat = wish.seat
        if self.room.computers[seat] or self.room.seating.chairs[seat].has_left:
            self.tries(Moved(seat, wish.move, stood_in=not self.room.computers[seat]))
        else:
            self.asks(self.company.guest_at(seat), MakeMove("x", self.room.seq, wish.move))

    def look(self) -> None:
        room = self.room
        seated = [chair.guest for chair in room.seating.chairs if chair.guest is not None]
        assert len(set(seated)) == len(seated)
        assert not any(room.seating.guests[guest].is_kicked for guest in seated)
        if room.is_playing:
            assert not room.seating.open_seats
        else:
            assert not any(chair.has_left for chair in room.seating.chairs)
        for seat in (*range(room.seats), None):
            self.look_as(seat)

    def look_as(self, seat: int | None) -> None:
        room, view = self.room, self.room.view(Viewer("k3v9abcd", seat))
        frame = encode_message(view)
        if room.sources.secret is not None:
            assert room.sources.secret.salt.encode() not in frame
        if room.is_playing and room.round is not None:
            assert len(view.hand) == (0 if seat is None else len(room.round.hands[seat]))
            assert view.result is None
            assert view.proof is None
        for event in view.log:
            if event["kind"] == "drew" and event["seat"] != seat:
                assert "cards" not in event


@pytest.mark.parametrize(
    ("rules", "chairs"),
    [
        ("monclar", (ME, OPEN, OPEN)),
        ("variante-1", (ME, OPEN, COMPUTER)),
        ("trois-cinq-huit", (ME, OPEN, OPEN)),
        ("danish", (ME, OPEN)),
    ],
)
@settings(max_examples=examples(40))
@given(steps=STEPS)
def test_whatever_happens_the_journal_makes_the_same_room(rules: str, chairs: tuple[str, ...], steps: list[tuple[str, Any, Any]]):
    fate = Fate(Company(*chairs, rules=rules, friends=chairs.count(OPEN)))
    for kind, one, other in steps:
        fate.step(kind, one, other)
    assert bytes_of(fate.company.again()) == bytes_of(fate.room)
    # And a later engine reads it, whatever it makes of the rounds.
    old = fate.company.by_an_older_engine()
    assert [guest.name for guest in old.seating.guests.values()] == [guest.name for guest in fate.room.seating.guests.values()]
