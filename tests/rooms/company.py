"""People round one room, for the tests: what they do is written down, as the server does, and must make the same room again."""

from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec
import pytest

from huit.players import player_named
from huit.rooms import messages
from huit.rooms.agreement import options_on, rules_in_force
from huit.rooms.grains import DealRequest, grain_digest
from huit.rooms.journal import (
    Command,
    GuestJoined,
    Moved,
    Opened,
    PollOpened,
    RulesSet,
    SealBroken,
    decode_command,
    encode_command,
)
from huit.rooms.match import MatchRequest
from huit.rooms.messages import ClientMessage
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import next_deal_command, opened_deal
from huit.rooms.settings import Links
from huit.rooms.trust import Secret
from huit.server.live import commands as asking
from huit.server.live.commands import Request, Surroundings, finished_command
from tests.rooms.scenes import bytes_of, said

ME, OPEN, COMPUTER = "me", "open", "computer"
PEOPLE = ("Anne", "Bob", "Chloé", "Dan", "Eve", "Fred")


def secret(number: int) -> Secret:
    return Secret(f"{number:064x}", f"{number:032x}")


class Company:
    """A room, its journal, and who does what. Anne, guest 0, opens it; *friends* come one by one and take what is open."""

    def __init__(
        self,
        *chairs: str,
        rules: str = "monclar",
        friends: int = 0,
        options: dict[str, Any] | None = None,
        match: MatchRequest | None = None,
        **opened: Any,
    ) -> None:
        computers = iter(("Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade", "Léo", "Rose"))
        names = {ME: lambda: "Anne", OPEN: lambda: "", COMPUTER: lambda: next(computers)}
        opening = Opened(
            rules=rules,
            options=options_on(rules_in_force(rules), options or {}),
            match=match,
            names=tuple(names[chair]() for chair in chairs),
            computers=tuple(chair == COMPUTER for chair in chairs),
            player="thrifty",
            pace=1.0,
            forget=0.0,
            seed=opened.pop("seed", 7),
            first=None,
            host_seat=chairs.index(ME) if OPEN in chairs else None,
            resolved=rules_in_force(rules, options or {}).resolved,
            secret=opened.pop("secret", secret(1)),
            **opened,
        )
        self.room = Room.open(opening)
        self.journal: list[Command] = [opening]
        self.grains: dict[int, str] = {}
        for name in PEOPLE[1 : friends + 1]:
            self.comes(name, seat=next(iter(self.room.seating.open_seats), None))

    # Doing

    def do(self, command: Command) -> Room:
        command, self.room = finished_command(self.room, command)
        self.journal.append(command)
        return self.room

    def refused(self, command: Command, code: str) -> dict[str, Any]:
        before = bytes_of(self.room)
        with pytest.raises(Refused) as refused:
            self.room.after(command)
        assert refused.value.code == code
        assert bytes_of(self.room) == before
        return refused.value.why or {}

    def comes(self, name: str, *, seat: int | None = None) -> int:
        number = self.room.seating.next_guest
        self.do(GuestJoined(guest=number, name=name, seat=seat))
        return number

    def all_ready(self) -> "Company":
        for seat in self.room.seating.people:
            self.do(said(self.guest_at(seat), messages.Ready, ready=True))
        return self

    def deals(self, *, guest: int = 0) -> "Company":
        committed = {one.guest for one in self.room.sources.commitments} & set(self.grains)
        if committed and self.room.known_to_come is None:
            self.seals(*committed, by=guest)
            for other in committed:
                self.reveals(other, self.grains.pop(other))
            self.deals_opened()
        else:
            self.do(self.room.next_round(seat=self.room.seating.seat_of(guest), then=secret(self.room.seq)))
        return self

    def begin(self) -> "Company":
        return self.all_ready().deals()

    def moves(self, times: int = 1) -> "Company":
        """Whoever is awaited makes so many moves, as the thrifty computer would."""
        for _ in range(times):
            assert self.room.round is not None
            seat = self.room.awaited[0]
            word = player_named("thrifty").choose(self.room.round.view(seat), self.room.seq)
            assert word is not None
            self.do(Moved(seat, word, stood_in=self.is_left(seat)))
        return self

    def plays_to_the_end(self) -> "Company":
        while self.room.is_playing:
            self.moves()
        return self

    def until_turn_of(self, seat: int) -> "Company":
        while self.room.is_playing and self.room.awaited != (seat,):
            self.moves()
        assert self.room.is_playing
        return self

    def asks_undo(self, guest: int) -> Room:
        """With everybody else there."""
        seat = self.room.seating.seat_of(guest)
        assert seat is not None
        others = tuple(other for other in self.room.seating.people if other != seat)
        return self.do(PollOpened(guest=guest, kind="undo", seat=seat, voters=others))

    def asks_kick(self, guest: int, seat: int) -> Room:
        others = tuple(other for other in self.room.seating.people if other != seat)
        return self.do(PollOpened(guest=guest, kind="kick", seat=seat, voters=others))

    def votes(self, guest: int, *, yes: bool) -> Room:
        return self.do(said(guest, messages.Vote, yes=yes))

    def stands(self, guest: int) -> Room:
        return self.do(said(guest, messages.Stand))

    def sits(self, guest: int, seat: int) -> Room:
        return self.do(said(guest, messages.Sit, seat=seat))

    def computer(self, seat: int, *, on: bool = True) -> Room:
        return self.do(said(self.room.seating.host, messages.Computer, seat=seat, on=on))

    def adds(self, guest: int, digit: str = "1") -> Room:
        """Commit to a grain that is revealed when `deals` asks for it."""
        self.grains[guest] = digit
        return self.commits(guest, digit)

    # A deal to which the browsers add

    def commits(self, guest: int, digit: str = "1") -> Room:
        promise = self.room.next_commitment
        assert promise is not None
        return self.do(said(guest, messages.Commit, digest=grain_digest(promise, guest, digit * 32)))

    def seals(self, *guests: int, by: int = 0, match: MatchRequest | None = None, is_match: bool = False) -> Room:
        """Ask for a deal while *guests* are there."""
        asked = DealRequest(self.room.seating.seat_of(by), is_match=is_match, match=match)
        return self.do(next_deal_command(self.room, asked, guests, at=1, then=lambda: secret(self.room.seq), seed=lambda: 1))

    def reveals(self, guest: int, digit: str = "1") -> Room:
        return self.do(said(guest, messages.Reveal, nonce=digit * 32))

    def deals_opened(self) -> Room:
        deal = opened_deal(self.room, at=1, then=lambda: secret(self.room.seq))
        assert deal is not None
        return self.do(deal)

    def deals_with(self, *guests: int) -> Room:
        """Deal with the grains of *guests*, each that of its number."""
        for guest in guests:
            self.commits(guest, str(guest))
        self.seals(*guests)
        for guest in guests:
            self.reveals(guest, str(guest))
        return self.deals_opened()

    def breaks(self) -> Room:
        return self.do(SealBroken(then=secret(1000 + self.room.seq)))

    def deals_again(self, round_no: int, *, guest: int = 0) -> Room:
        self.knows(round_no, guest=guest)
        return self.deals(guest=guest).room

    def knows(self, round_no: int | None, *, guest: int = 0) -> Room:
        return self.do(said(guest, messages.Again, round_no=round_no))

    def rules(self, name: str, *, seats: int, match: MatchRequest | None = None) -> Room:
        host, resolved = self.room.seating.host, rules_in_force(name).resolved
        return self.do(RulesSet(guest=host, rules=name, options={}, match=match, seats=seats, resolved=resolved))

    # Looking

    @property
    def names(self) -> tuple[str, ...]:
        return self.room.names

    def guest_at(self, seat: int) -> int:
        guest = self.room.seating.chairs[seat].guest
        assert guest is not None
        return guest

    def is_left(self, seat: int) -> bool:
        return self.room.seating.chairs[seat].has_left

    def hands(self) -> list[list[int]]:
        assert self.room.round is not None
        return self.room.round.hands

    def state(self) -> Any:
        assert self.room.round is not None
        return self.room.round.state.values()

    def again(self) -> Room:
        """The room that its journal makes, from its bytes."""
        return Room.replay(decode_command(encode_command(command)) for command in self.journal)

    def by_an_older_engine(self) -> Room:
        """The room that a later engine makes of its journal."""
        return Room.replay(_older(command) for command in self.journal)


def _older(command: Any) -> Command:
    if command.__class__.__name__ == "RoundBegun":
        return msgspec.structs.replace(command, engine=command.engine - 1)
    if command.__class__.__name__ == "MatchBegun":
        return msgspec.structs.replace(command, first=_older(command.first))
    return command


def four(*, friends: int = 3, **opened: object) -> Company:
    return Company(ME, OPEN, OPEN, OPEN, friends=friends, **opened)


def command_for(room: Room, guest: int, message: ClientMessage, *, here: Collection[int], **around: Any) -> Command:
    """What the server would write down, with *here* connected and, unless it is said, nobody else on the way back."""
    usual: dict[str, Any] = {"lately_here": here, "stand_ins": (), "gone": ()} | around
    waits = {name: partial(tuple, usual.pop(name)) for name in ("lately_here", "gone")}
    return asking.command_for(message, Request(room, guest, Surroundings(here=here, **waits, **usual)))


OF_CHANCE: dict[str, Any] = {"at": 0, "secret": lambda: secret(9), "seed": lambda: 9, "links": lambda: Links("new", "watch")}


def asked(company: Company, guest: int, message: ClientMessage) -> Command:
    """What the server would write down."""
    return command_for(company.room, guest, message, here=(), **OF_CHANCE)
