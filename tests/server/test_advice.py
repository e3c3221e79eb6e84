"""« Que joueriez-vous ? »: who may ask at a table, and that nobody else hears the answer."""

from typing import Any

import pytest

from huit.rooms.journal import Moved
from huit.rooms.match import MatchRequest
from huit.rooms.room import Room
from huit.server.limits import Limits
from tests.rooms.scenes import opened
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest


async def told(guest: Guest, kind: str) -> dict[str, Any]:
    """The next message of that kind; what else comes is passed over."""
    while (message := await guest.hear())["type"] != kind:
        pass
    return message


async def test_a_person_alone_asks_and_is_told_a_move_that_he_may_make(serve: Serve):
    guest = await Guest.opening(await serve(), rules="minimale", seats=2)
    await guest.sit_down()
    await guest.see(lambda view: view["may"]["advise"])
    await guest.send(type="advise")
    advice = await told(guest, "advice")
    assert advice["seq"] == guest.view["seq"]
    assert advice["move"] in guest.view["moves"]
    await guest.send(type="move", seq=guest.view["seq"], move=advice["move"]["text"])
    await guest.see(lambda view: view["seq"] > advice["seq"])


@pytest.mark.parametrize(("setting", "allowed"), [("nobody", False), ("alone", False), ("all", True)])
async def test_among_friends_the_table_says_whether_one_may_ask(serve: Serve, setting: str, allowed: bool):
    chairs = ["me", "open"]
    host = await Guest.opening(
        # While one guest here waits for advice that compiles, the other reads nothing: no browser does that.
        await serve(limits=Limits(heartbeat_s=10 * TIMEOUT_S)),
        rules="minimale",
        seats=2,
        chairs=chairs,
        settings={"reaction_ms": 0, "advice": setting},
    )
    friend = await host.inviting("Bob", seat=1)
    for guest in (host, friend):
        guest.socket = await guest.connect()
        await guest.look()
        await guest.send(type="ready", ready=True)
    await host.see(lambda view: sum(view["ready"]) == 2)
    await host.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["round_no"] == 1)
    mover, other = (host, friend) if host.view["turn"] == 0 else (friend, host)
    assert (mover.view["may"]["advise"], other.view["may"]["advise"]) == (allowed, False)
    await mover.send(type="advise")
    if allowed:
        assert (await told(mover, "advice"))["move"] in mover.view["moves"]
    else:
        assert (await told(mover, "refused"))["code"] == "no_advice"
    await other.send(type="advise")
    assert (await told(other, "refused"))["code"] == "no_advice", "not his turn; and the answer for the mover did not come here"


def test_what_can_be_learned_is_kept_only_where_somebody_asks_or_searches():
    def odds_at(people: int, player: str = "thrifty") -> object:
        room = Room.open(opened("minimale", seats=2, people=people, player=player))
        assert room.round is not None
        return room.round.odds

    assert odds_at(people=1) is not None
    assert odds_at(people=2) is None
    assert odds_at(people=0) is None
    assert odds_at(people=0, player="strong") is not None


def test_points_are_played_for_where_a_match_counts_them():
    def in_match(match: MatchRequest | None) -> bool:
        room = Room.open(opened("monclar", seats=3, people=0, player="strong", match=match))
        assert room.round is not None
        assert room.round.odds is not None
        return bool(room.round.odds.in_match)

    assert in_match(MatchRequest("negatif"))
    assert not in_match(None)


def test_what_was_learned_comes_back_with_the_journal():
    opening = opened("minimale", seats=2, people=1)
    room = Room.open(opening)
    commands = [opening]
    for _ in range(6):
        assert room.round is not None
        commands.append(Moved(room.round.turn or 0, room.round.legal_moves()[-1]))
        room = room.after(commands[-1])
    again = Room.replay(commands)
    assert room.round is not None
    assert again.round is not None
    assert again.round.odds == room.round.odds
