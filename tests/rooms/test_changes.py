"""A change, and what one had before, make the very view that one would have got: whatever has happened in between."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings

import huit
from benchmarks.mixes import mix
from benchmarks.server.changes import applied
from huit.rooms.journal import Moved
from huit.rooms.messages import Clock, Presence, Viewer, encode_message
from huit.rooms.room import Room
from huit.rooms.room_view import Moment, Screen
from huit.rules.check import what_is_wrong
from tests.cases import examples, games_mostly_long, mostly_long
from tests.laws.some_rounds import some_move
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import opened
from tests.rooms.test_any_company import STEPS, Fate

MIXES = 100
MOVES = 60
"""Of a round of a mix, as many are looked at."""
SPECTATOR = Viewer("watch")


class Page:
    """What one socket has got, and made of it."""

    def __init__(self) -> None:
        self.screen = Screen()
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """The events of this round, but for those before a move was taken back."""
        self.sizes: list[int] = []
        """Of its changes, in bytes."""

    def gets(self, moment: Moment, viewer: Viewer) -> None:
        """Show it *moment*, and check that it has the whole view now."""
        frame = self.screen.show(moment, viewer)
        before = self._round()
        if frame is not None:
            message = json.loads(frame)
            if message["type"] == "view":
                self.view, self.heard = message, []
            else:
                self.view = applied(self.view, message)
                self.sizes.append(len(frame))
            self.heard = [*(self.heard if before == self._round() else []), *self.view["log"]]
            if any(event["kind"] == "undone" for event in self.view["log"]):
                self.heard = []
        whole = json.loads(encode_message(moment.view(viewer)))
        # Where nothing has changed for this page, it is told nothing, and counts no further.
        assert whole | {"log": None, "at": 0} == self.view | {"log": None, "at": 0}
        told = min(len(self.heard), len(whole["log"]))
        assert self.heard[len(self.heard) - told :] == whole["log"][len(whole["log"]) - told :]

    def _round(self) -> list[Any]:
        """The round, and the seat from which it is seen: from another one, cards were heard of otherwise."""
        return [self.view.get(name) for name in ("round_no", "rules", "seat")]


class Watched:
    """A room with pages before it, some of which are slow to read: they miss moments, and get all that has changed since."""

    def __init__(self, room: Room, dice: random.Random) -> None:
        self.dice = dice
        self.pages: dict[str, Page] = {}
        self.presence = Presence(here=frozenset({0}))
        self.moment = Moment(room, self.presence)

    def show(self, room: Room) -> None:
        """Show *room* to all who are quick."""
        dice, seating = self.dice, room.seating
        if dice.random() < 0.2:
            here = frozenset(guest for guest in seating.guests if dice.random() < 0.7)
            stand_ins = frozenset(seat for seat in range(room.seats) if dice.random() < 0.1)
            clock = dice.choice((None, Clock(room.awaited, left_ms=dice.randrange(5000), of_ms=5000)))
            self.presence = Presence(here, stand_ins, dice.randrange(3), clock)
        self.moment = Moment(room, self.presence, before=self.moment)
        links = "room" if room.links is None else room.links.room
        for guest in seating.guests:
            viewer = Viewer(links, seating.seat_of(guest), guest, "watch")
            self._show(f"guest {guest}", viewer)
        self._show("onlooker", Viewer("watch", onlooker=max(seating.guests)))
        self._show("spectator", SPECTATOR)

    def _show(self, name: str, viewer: Viewer) -> None:
        if self.dice.random() < 0.5:
            self.pages.setdefault(name, Page()).gets(self.moment, viewer)


class WatchedFate(Fate):
    """Whatever happens to a room, before all pages."""

    def __init__(self, company: Company, dice: random.Random) -> None:
        self.watched = Watched(company.room, dice)
        super().__init__(company)

    def look(self) -> None:
        if self.watched.dice.random() < 0.4:
            self.watched.show(self.room)


@pytest.mark.parametrize("chairs", [(ME, OPEN, OPEN), (ME, OPEN, COMPUTER)])
@pytest.mark.parametrize("rules", ["monclar", "variante-1", "trois-cinq-huit", "danish"])
@settings(max_examples=examples(10))
@given(steps=STEPS)
def test_whatever_happens_a_change_leads_to_the_whole(rules: str, chairs: tuple[str, ...], steps: list[tuple[str, Any, Any]]):
    company = Company(*chairs, rules=rules, friends=chairs.count(OPEN))
    fate = WatchedFate(company, random.Random(len(steps)))
    for kind, one, other in steps:
        fate.step(kind, one, other)


def played_before_pages(room: Room, dice: random.Random, *, moves: int) -> Watched:
    """Play, by chance, and show every move, the deals too."""
    watched = Watched(room, dice)
    for _ in range(moves):
        command = Moved(*some_move(room.round, dice), at=room.seq) if room.is_playing else room.next_round(seed=room.seq)
        room = room.after(command)
        watched.show(room)
    return watched


@pytest.mark.parametrize("name", games_mostly_long(huit.rule_names(), every=4))
def test_in_every_game_a_change_leads_to_the_whole(name: str):
    rules = huit.load_rules(name)
    for seats in {rules.seats[0], rules.seats[-1]}:
        played_before_pages(Room.open(opened(name, seats=seats, people=seats)), random.Random(seats), moves=150)


@pytest.mark.parametrize("seed", mostly_long(range(MIXES), every=5))
def test_in_every_mix_a_change_leads_to_the_whole(seed: int):
    name, options = mix(seed)
    rules, found = what_is_wrong(name, options)
    if rules is None or any(finding.level == "refused" for finding in found):
        return
    dice = random.Random(seed)
    seats = dice.choice(rules.seats)
    played_before_pages(Room.open(opened(name, seats=seats, people=seats, options=options)), dice, moves=MOVES)
