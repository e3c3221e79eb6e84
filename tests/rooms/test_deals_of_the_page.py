"""The page holds servers to their word, and must accuse no honest one. Its tests play with a small server of their own: here are
histories of deals by the real one, which theirs must tell in the same way.

`python -m tests.rooms.test_deals_of_the_page` writes them anew; `frontend/tests/guard_honest.test.ts` reads them.
"""

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from huit.rooms import journal, messages
from huit.rooms.grains import grain_digest
from huit.rooms.messages import Viewer
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import due_deal, next_deal_command, opened_deal
from huit.rooms.settings import Links
from tests.rooms.company import ME, OPEN, Company, command_for, secret
from tests.rooms.scenes import said

HISTORIES = Path(__file__).parents[2] / "frontend" / "tests" / "deal_histories.json"
MANY = 24
STEPS = 40
EVERYBODY = (0, 1, 2)
KINDS = (
    *("commit", "commit", "commit", "reveal", "reveal", "reveal", "next", "goes on", "goes on", "break"),
    *("end", "end", "stand", "sit", "sit", "sit", "known", "whole", "whole"),
)

"""What is tried, the usual things more often. `whole`: a deal that everybody adds to but one, perhaps."""


class History:
    """Commands to one room, in any order, and what its views show after each."""

    def __init__(self, number: int) -> None:
        self.chance = Random(number)
        self.company = Company(ME, OPEN, OPEN, rules="minimale", friends=2).begin().plays_to_the_end()
        self.numbers = count()
        self.steps: list[dict[str, Any]] = []
        self.shown: list[str] = []
        for _ in range(STEPS):
            self.any()

    def any(self) -> None:
        what, guest = self.chance.choice(KINDS), self.chance.choice(EVERYBODY)
        here = sorted(self.chance.sample(EVERYBODY, self.chance.choice((3, 3, 3, 2, 1, 0))))
        if what != "whole":
            self.step(what, guest, here)
            return
        for each in EVERYBODY:
            self.step("sit", each, here)
        for each in EVERYBODY:
            self.step("commit", each, here)
        self.step("next", guest, here)
        for each in here[self.chance.choice((0, 0, 1)) :]:
            self.step("reveal", each, here)
        for each in ("break", "goes on", "end"):
            self.step(each, guest, here)

    def step(self, what: str, guest: int, here: list[int]) -> None:
        taken = what == "end" and self.company.room.is_playing
        if taken:
            self.company.plays_to_the_end()
        try:
            command = self.command(what, guest, here)
            if command is not None:
                self.company.do(command)
                taken = True
        except Refused:
            pass
        self.steps.append({"what": what, "guest": guest, "here": here, "taken": taken, "shows": self.told(self.company.room)})

    def fresh(self) -> Any:
        return secret(1000 + next(self.numbers))

    def command(self, what: str, guest: int, here: list[int]) -> journal.Command | None:
        """Return what is written down; None where nothing is."""
        room = self.company.room
        match what:
            case "commit":
                digest = grain_digest(room.next_commitment or "", guest, _grain(guest))
                return said(guest, messages.Commit, digest=digest)
            case "reveal":
                return said(guest, messages.Reveal, nonce=_grain(guest))
            case "next":
                return self.asked(guest, here)
            case "goes on":
                return self.by_itself(here)
            case "break":
                return journal.SealBroken(then=self.fresh())
            case "stand":
                return said(guest, messages.Stand)
            case "sit":
                return said(guest, messages.Sit, seat=guest)
            case "known":
                asker = next((chair.guest for chair in room.seating.chairs if chair.guest is not None), guest)
                return said(asker, messages.Again, round_no=None if room.known_cards else 1)
            case _:
                return None

    def asked(self, guest: int, here: list[int]) -> journal.Command:
        chances = {"secret": self.fresh, "seed": lambda: "0" * 64, "links": lambda: Links("a", "b")}
        return command_for(self.company.room, guest, messages.Next(id=f"n-{next(self.numbers)}"), here=here, at=1, **chances)

    def by_itself(self, here: list[int]) -> journal.Command | None:
        """Do as `Duties` does after each command."""
        room = self.company.room
        opened = opened_deal(room, at=1, then=self.fresh)
        if opened is not None or room.sources.secret is None:
            return opened
        asked = due_deal(room, here)
        if asked is None:
            return None
        return next_deal_command(room, asked, here, at=1, then=self.fresh, seed=lambda: "0" * 64)

    def told(self, room: Room) -> list[Any]:
        """Return what views tell of deals. Promises are numbers, in the order in which they are shown."""
        view, proof = room.view(Viewer("abc")), room.dealt.proof
        shown_proof = None if view.proof is None or proof is None else [list(proof.put_off), proof.seal is not None]
        seal = view.seal and [[each.guest, each.revealed] for each in view.seal.commitments]
        return [
            *(view.stage, view.round_no, self.numbered(view.commitment), self.numbered(view.next_commitment)),
            *([each.guest for each in view.commitments], seal, [each.guest for each in view.put_off]),
            *(view.known_cards is not None, shown_proof, [_chair(room, guest) for guest in EVERYBODY]),
        ]

    def numbered(self, promise: str | None) -> int | None:
        if promise is None:
            return None
        if promise not in self.shown:
            self.shown.append(promise)
        return self.shown.index(promise)


def _grain(guest: int) -> str:
    return f"{guest:032x}"


def _chair(room: Room, guest: int) -> str:
    seat = room.seating.seat_of(guest)
    return "open" if seat is None else "left" if room.seating.chairs[seat].has_left else "sits"


def _histories() -> list[list[dict[str, Any]]]:
    return [History(number).steps for number in range(MANY)]


def _rows(history: list[dict[str, Any]]) -> list[list[Any]]:
    """Return the steps in short: what is shown only where it has changed."""
    rows: list[list[Any]] = []
    before = None
    for step in history:
        row = [step["what"], step["guest"], step["here"], step["taken"]]
        rows.append(row if step["shows"] == before else [*row, step["shows"]])
        before = step["shows"]
    return rows


def _lines() -> str:
    """Return one history a line, so that a change of one shows as one."""
    lines = (json.dumps(_rows(history), ensure_ascii=False, separators=(",", ":")) for history in _histories())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def test_the_histories_of_the_page_are_what_the_server_tells():
    assert HISTORIES.read_text("utf-8") == _lines()


if __name__ == "__main__":
    HISTORIES.write_text(_lines(), "utf-8")
