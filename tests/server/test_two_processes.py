"""One room, people on two processes that share a PostgreSQL: each sees all, nothing is lost, and one may be killed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession
from aiohttp.test_utils import TestClient

from huit.rooms.journal import Moved, decode_command
from huit.rooms.room import Room
from huit.server.limits import FROM_ELSEWHERE_S, PRESENCE_S
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import Lobby
from huit.server.live.peers import Peers
from huit.server.storage import jobs
from huit.server.storage.jobs import Job, LoadRoom
from huit.server.storage.store import Store
from tests.rooms.scenes import bytes_of
from tests.server.conftest import Serve, Time
from tests.server.guests import Guest, Refused, close_code, until
from tests.server.process import Running, browser, serving
from tests.server.test_company import REACTION_S, all_see, give_time_for_reactions, second_tab_looks
from tests.server.test_store import cut, room_read
from tests.server.test_web_push import play_on

BURST = 50
"""Messages of each, fewer than a guest may send at once."""
ANSWERED_BEFORE_THE_KILL = 30


@asynccontextmanager
async def two_real_ones(data: Path, *options: str) -> AsyncIterator[tuple[Running, ClientSession, ClientSession]]:
    """Run `huit serve` twice; give the first, and a browser at each."""
    async with (
        serving(data, *options) as first,
        serving(data, *options) as second,
        browser(first.address) as here,
        browser(second.address) as there,
    ):
        yield first, here, there


Two = tuple[TestClient[Any, Any], TestClient[Any, Any]]


@pytest.fixture
async def two(postgres: str, serve: Serve) -> Two:
    """Two processes, as far as they can tell: each knows of the other by the database only."""
    return await serve(database=postgres), await serve(database=postgres)


async def apart(two: Two, **asked: Any) -> tuple[Guest, Guest]:
    """Anne on the first process and Bob on the second, in one lobby."""
    first, second = two
    asked = {"chairs": ["me", "open"], "seats": 2, "rules": "monclar"} | asked
    host = await Guest.opening(first, **asked)
    friend = (await host.inviting("Bob", seat=asked["chairs"].index("open"))).at(second)
    for guest in (host, friend):
        guest.socket = await guest.connect()
        await guest.look()
    return host, friend


async def in_a_round(two: Two, **asked: Any) -> tuple[Guest, Guest]:
    host, friend = await apart(two, **asked)
    await host.send(type="ready", ready=True)
    await friend.send(type="ready", ready=True)
    await friend.see(lambda view: sum(view["ready"]) == 2)
    await friend.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["round_no"] == 1)
    return host, friend


def live_at(client: TestClient[Any, Any], room: str) -> LiveRoom:
    lobby = next(value for value in client.server.app.values() if isinstance(value, Lobby))  # type: ignore[attr-defined]
    return lobby._rooms[room]


async def test_what_was_written_while_the_database_came_back_is_seen_by_the_others(two: Two, postgres: str):
    host, friend = await in_a_round(two)
    mover, other = (host, friend) if host.view["turn"] == host.view["seat"] else (friend, host)
    seq, word = mover.view["seq"], mover.view["moves"][0]["text"]
    # It starts anew: every connection is cut, those that listen too.
    for application in ("huit", "huit-bus"):
        cut(postgres, application)
    while mover.view["seq"] == seq:
        await mover.move(word, id="same")
        with suppress(Refused):
            await mover.see(lambda view: view["seq"] > seq)
    assert (await other.see(lambda view: view["seq"] > seq))["seq"] == mover.view["seq"]


async def test_a_move_is_told_with_its_note_and_read_by_nobody(two: Two, monkeypatch: pytest.MonkeyPatch):
    host, friend = await in_a_round(two)
    reads: list[str] = []
    do = Store.do

    async def counted(store: Store, job: Job[Any]) -> Any:
        if isinstance(job, LoadRoom):
            reads.append(job.room)
        return await do(store, job)

    monkeypatch.setattr(Store, "do", counted)
    for _ in range(6):
        mover, other = (host, friend) if host.view["turn"] == host.view["seat"] else (friend, host)
        seq = mover.view["seq"]
        await mover.move(mover.view["moves"][0]["text"])
        await other.see(lambda view, seq=seq: view["seq"] > seq)
        await mover.see(lambda view, seq=seq: view["seq"] > seq)
    assert not reads
    # One who comes in brings a token, which no journal tells.
    third = (await host.inviting("Eve")).at(two[1])
    third.socket = await third.connect()
    await third.look()
    assert reads


async def test_where_notes_are_lost_the_next_one_has_the_rest_read(two: Two, monkeypatch: pytest.MonkeyPatch):
    host, friend = await in_a_round(two)
    room, here = live_at(two[1], host.room), live_at(two[0], host.room)
    # What it reads because of the deal would bring what is lost below.
    await until(lambda: room.room.seq == here.room.seq)
    await room.done()
    goes_on, missed, before = room.writer.goes_on_with, set(), here.room.seq
    # As if the connection that listens had lost them. Notes of what was read already come late, and count for nothing.
    monkeypatch.setattr(room.writer, "goes_on_with", lambda grown: missed.add(grown.seq) or True)
    for lost in range(1, 4):
        await host.send(type="pace", pace=lost / 2)
    # Notes may come before this process has heard that the command is kept.
    await until(lambda: here.room.seq == before + 3 and {before + 1, before + 2, before + 3} <= missed)
    assert room.room.seq == before
    monkeypatch.setattr(room.writer, "goes_on_with", goes_on)
    await host.send(type="pace", pace=1.0)
    await until(lambda: room.room.seq == here.room.seq)
    await friend.look()
    assert friend.view["seq"] == here.room.seq


async def test_a_catch_in_time_goes_before_the_next_move_from_another_process_too(two: Two, clock: Time):
    """W1-07: once there was a next move, a 4 laid without a word cannot be caught any more."""
    found = None
    while found is None:
        guests = await three_of_them(two)
        found = await a_four_without_a_word(guests)
    following, third = found
    clock.holds()
    await give_time_for_reactions(guests)
    seq, told = third.view["seq"], len(third.log)
    await third.move("catch")
    await following.move(following.view["moves"][0]["text"])
    for guest in (third, following):
        await second_tab_looks(guest)
    # The catch has waited long enough; the move waits for it to come by the database.
    clock.jumps(REACTION_S)
    await all_see(guests, seq + 1)
    assert "caught" in [event["kind"] for event in third.log[told:]]
    clock.jumps(FROM_ELSEWHERE_S)
    await all_see(guests, seq + 2)


async def three_of_them(two: Two) -> list[Guest]:
    """Anne and Bob on the first process and Zoé on the second, in a round in which a 4 wants a word."""
    asked = {"rules": "variante-1", "settings": {"reaction_ms": 0}, "seats": 3, "chairs": ["me", "open", "open"]}
    host = await Guest.opening(two[0], **asked)
    bob = await host.inviting("Bob", seat=1)
    zoe = (await host.inviting("Zoé", seat=2)).at(two[1])
    guests = [host, bob, zoe]
    for guest in guests:
        guest.socket = await guest.connect()
        await guest.look()
        await guest.send(type="ready", ready=True)
    await host.see(lambda view: sum(view["ready"]) == 3)
    await host.send(type="next")
    for guest in guests:
        await guest.see(lambda view: view["round_no"] == 1)
    return guests


async def a_four_without_a_word(guests: list[Guest]) -> tuple[Guest, Guest] | None:
    """Play until somebody lays a 4 and says nothing; return who is next and the third, if they are on two processes."""
    while not guests[0].view["over"]:
        seq, turn = guests[0].view["seq"], guests[0].view["turn"]
        view = guests[turn].view
        words = [move["text"] for move in view["moves"]]
        if view["give"]:
            words = [" ".join(("give", str(view["give"]["to"][0]), *view["hand"][: view["give"]["count"]]))]
        word = next((word for word in words if word[0] == "4"), words[0])
        await guests[turn].move(word)
        await all_see(guests, seq + 1)
        next_one = guests[0].view["turn"]
        if word[0] == "4" and next_one is not None and next_one != turn:
            following = guests[next_one]
            third = next(guest for guest in guests if guest not in (guests[turn], following))
            if third.view["may_catch"] and following.client is not third.client:
                return following, third
    return None


async def journal_of(address: str, room: str) -> Room:
    store = Store(address)
    await store.open()
    stored = await store.do(jobs.LoadRoom(room))
    await store.close()
    assert stored is not None
    return Room.replay(decode_command(body) for body in stored.journal)


async def test_each_sees_that_the_other_is_there_at_once_whoever_came_first(two: Two):
    host, friend = await apart(two)
    for guest in (host, friend):
        await guest.see(lambda view: view["here"] == [True, True])
    await friend.socket.close()
    await host.see(lambda view: view["here"] == [True, False])


async def test_each_knows_who_looks_at_the_other_and_hears_of_it_only_when_it_changes(two: Two, monkeypatch: pytest.MonkeyPatch):
    host, friend = await apart(two)
    first, second = (live_at(client, host.room) for client in two)
    await until(lambda: first._attendance.looking == second._attendance.looking == {0, 1})
    other = await friend.connect()
    await friend.send(type="seeing", seen=False)
    # Messages of one socket are carried out in turn, and this one is answered.
    await friend.send(type="name", name="Bobby")
    await friend.see(lambda view: view["names"][1] == "Bobby")
    assert second._attendance.looking == {0, 1}, "he looks at the other page"
    told: list[Peers] = []
    # What is still to be told of their coming.
    second._comings.flush()
    with monkeypatch.context() as watched:
        watched.setattr(Peers, "send_presence", lambda elsewhere: told.append(elsewhere))
        for seen in (False, True, False):
            await friend.send(type="seeing", seen=seen)
        await friend.send(type="name", name="Robert")
        await friend.see(lambda view: view["names"][1] == "Robert")
    assert second.peers not in told, "nothing has changed"
    await other.close()
    await until(lambda: first._attendance.looking == {0})
    assert first._attendance.here == {0, 1}, "he is there, and does not look"


async def test_computers_of_a_room_that_all_have_left_are_played_by_one_process(two: Two, clock: Time):
    by_letter = {"clock_s": 86_400, "grace_s": 600, "reaction_ms": 0}
    asked = {"chairs": ["me", "open", "computer"], "seats": 3, "rules": "minimale", "pace": 1.0, "settings": by_letter}
    host, friend = await in_a_round(two, **asked)
    await friend.see(lambda view: view["turn"] in (0, 1))
    clock.holds()
    if friend.view["turn"] == 0:
        await play_on(host)
    await play_on(friend)
    assert friend.view["turn"] == 2
    first, second = (live_at(client, host.room) for client in two)
    for guest in (host, friend):
        await guest.socket.close()
    await until(lambda: first.is_empty and second.is_empty)
    # Each tells the other who has gone; the computer is not due yet.
    clock.jumps(PRESENCE_S)
    await until(lambda: second.is_playing_on)
    assert not first.is_playing_on
    assert first._duties._pacer.due == float("inf") > second._duties._pacer.due
    seq = second.room.seq
    clock.jumps(10)
    clock.goes_on()
    await until(lambda: first.room.seq == second.room.seq > seq and second.room.awaited != (2,))
    assert not second.is_playing_on


async def test_spectators_are_counted_together(two: Two):
    host, friend = await apart(two)
    watching = [await client.ws_connect(f"/ws/watch/{host.view['watch']}") for client in two]
    for guest in (host, friend):
        await guest.see(lambda view: view["watchers"] == 2)
    await host.send(type="settings", settings=host.view["settings"] | {"watch": "nobody"})
    for socket in watching:
        assert await close_code(socket) == 4412


async def test_links_renewed_by_one_process_are_those_of_the_other(two: Two):
    host, friend = await apart(two)
    old, watch = host.view["room"], host.view["watch"]
    spectator = await two[1].ws_connect(f"/ws/watch/{watch}")
    gone = await host.inviting("Eve")
    await host.see(lambda view: view["gone"] == 1)
    await host.send(type="renew")
    await host.send(type="forget")
    view = await friend.see(lambda view: view["room"] != old and view["gone"] == 0)
    assert await close_code(spectator) == 4413
    for client in two:
        assert await close_code(await client.ws_connect(f"/ws/{old}")) == 4413
        assert await close_code(await gone.at(client).connect()) == 4413
        async with client.get(f"/api/rooms/{view['room']}") as response:
            assert (await response.json())["room"] == view["room"]


async def test_what_one_says_the_other_hears(two: Two):
    host, friend = await apart(two)
    await host.send(type="phrase", phrase="luck")
    while (message := await friend.hear())["type"] != "phrase":
        pass
    assert (message["name"], message["seat"], message["phrase"]) == ("Anne", 0, "luck")
    await host.send(type="chat", text="Encore une ?")
    while (message := await friend.hear())["type"] != "chat":
        pass
    assert [(line["name"], line["text"]) for line in message["lines"]] == [("Anne", "Encore une ?")]
    again = friend.at(two[1])
    again.socket = await again.connect()
    while (message := await again.hear())["type"] != "chat":
        pass
    assert message["held"]
    assert [line["text"] for line in message["lines"]] == ["Encore une ?"]


async def test_who_came_in_by_one_process_sits_down_by_the_other(two: Two):
    host, friend = await apart(two, chairs=["me", "open", "open"], seats=3)
    third = (await friend.inviting("Chloé", seat=2)).at(two[0])
    third.socket = await third.connect()
    assert (await third.look())["names"] == ["Anne", "Bob", "Chloé"]
    for guest in (host, friend):
        await guest.see(lambda view: view["names"] == ["Anne", "Bob", "Chloé"] and all(view["here"]))


async def test_sent_away_by_one_process_he_is_out_at_the_other(two: Two):
    host, friend = await apart(two)
    await host.send(type="kick", seat=1)
    assert await close_code(friend.socket) == 4411
    await host.see(lambda view: view["names"] == ["Anne", ""] and view["people"] == [])


async def test_the_room_stays_on_the_list_while_somebody_is_there_wherever(two: Two):
    host, friend = await apart(two, settings={"public": True})
    await friend.see(lambda view: view["here"] == [True, True])
    await friend.socket.close()
    await host.see(lambda view: view["here"] == [True, False])
    # What was to be written about the list has been, once this is.
    await host.send(type="pace", pace=1)
    await host.see(lambda view: view["pace"] == 1)
    async with two[1].get("/api/public") as response:
        assert [listed["room"] for listed in (await response.json())["rooms"]] == [host.room]


async def test_what_two_ask_for_at_the_same_time_is_carried_out_in_some_order(two: Two, postgres: str):
    host, friend = await apart(two)
    seq = max(host.view["seq"], friend.view["seq"])
    for number in range(1, 11):
        await asyncio.gather(host.send(type="name", name=f"Anne{number}"), friend.send(type="name", name=f"Bob{number}"))
        for guest in (host, friend):
            await guest.see(lambda view, number=number: view["names"] == [f"Anne{number}", f"Bob{number}"])
    assert host.view["seq"] == friend.view["seq"] == seq + 20
    assert (await journal_of(postgres, host.room)).seq == seq + 20


async def test_both_deal_at_the_same_time_and_there_is_one_round(two: Two):
    host, friend = await apart(two)
    for guest in (host, friend):
        await guest.send(type="ready", ready=True)
    for guest in (host, friend):
        await guest.see(lambda view: all(view["ready"]))
    await asyncio.gather(host.send(type="next"), friend.send(type="next"))
    refused = []
    for guest in (host, friend):
        await guest.send(type="pace", pace=3)
        try:
            await guest.see(lambda view: view["pace"] == 3)
            await guest.see(lambda view: view["round_no"] == 1)
        except Refused as refusal:
            refused.append(refusal.code)
    # Who was second may have been told before or after the view.
    assert refused in ([], ["not_over"])
    await friend.at(two[1]).sit_down()
    assert live_at(two[0], host.room).room.round_no == live_at(two[1], host.room).room.round_no == 1


async def test_a_round_with_a_person_on_each_and_computers_between_to_its_end(two: Two, postgres: str):
    host, friend = await in_a_round(two, chairs=["me", "computer", "open"], seats=3)
    await asyncio.gather(host.play_round(), friend.play_round())
    await host.see(lambda view: view["over"])
    await friend.see(lambda view: view["over"])
    assert host.view["result"] == friend.view["result"]
    rooms = [live_at(client, host.room).room for client in two]
    stored = await journal_of(postgres, host.room)
    assert [bytes_of(room) for room in rooms] == [bytes_of(stored)] * 2
    assert not any(moved.stood_in for moved in stored.played.moves)


async def test_one_of_two_real_processes_is_killed_in_a_burst_no_move_is_lost_and_rounds_go_on_at_the_other(
    tmp_path: Path, postgres: str
):
    async with two_real_ones(tmp_path, "--database", postgres) as (first, here, there):
        alone = await Guest.opening(here, rules="minimale", seats=3)
        await alone.begin()
        for _ in range(3):
            await alone.play_one()
        host = await Guest.opening(here, rules="minimale", chairs=["me", "open", "computer", "computer"], seats=4)
        friend = (await host.inviting("Bob", seat=1)).at(there)
        for guest in (host, friend):
            guest.socket = await guest.connect()
            await guest.look()
        answered: list[str] = []

        def note(id: str) -> None:
            answered.append(id)
            if len(answered) == ANSWERED_BEFORE_THE_KILL:
                first.process.kill()

        # The one on the dead process notices; the other one's process goes on.
        assert await asyncio.gather(bursting(host, note), bursting(friend, note)) == ["cut off", "all answered"]
        await first.process.wait()
        back = host.at(there)
        back.socket = await back.connect()
        assert (await back.look())["seq"] >= host.view["seq"]
        await back.see(lambda view: view["here"][:2] == [True, True])
        # Who was in the middle of a round plays on.
        back = alone.at(there)
        back.socket = await back.connect()
        assert (await back.look())["seq"] >= alone.view["seq"]
        assert back.view["round_no"] == alone.view["round_no"] == 1
        await back.play_round()
    for guest in (alone, host):
        assert bytes_of(await room_read(postgres, guest.room)) == bytes_of(await journal_of(postgres, guest.room))
    stored = await ids_in(postgres, host.room)
    assert [stored[id] for id in answered] == [1] * len(answered)
    played = await journal_of(postgres, alone.room)
    assert sum(isinstance(moved, Moved) for moved in played.played.moves) >= 3
    assert played.stage == "between"


async def bursting(guest: Guest, note: Callable[[str], None]) -> str:
    """Have as much written as the server answers, a message at a time; *note* is told the ids of those that were."""
    try:
        for _ in range(BURST):
            ready = not guest.view["ready"][guest.view["seat"]]
            id = await guest.send(type="ready", ready=ready)
            await guest.see(lambda view, ready=ready: view["ready"][view["seat"]] == ready)
            note(id)
    except (AssertionError, ClientConnectionError):
        return "cut off"
    return "all answered"


async def ids_in(address: str, room: str) -> Counter[str]:
    store = Store(address)
    await store.open()
    stored = await store.do(jobs.LoadRoom(room))
    await store.close()
    assert stored is not None
    commands = [decode_command(body) for body in stored.journal]
    Room.replay(commands)
    return Counter(id for command in commands if (id := getattr(command, "id", None)) is not None)
