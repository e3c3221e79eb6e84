"""People at one room over real sockets: races, clocks that run out, people who leave, are sent away, or only look on."""

import asyncio
import json
import time
from typing import Any

import pytest

from benchmarks.server.changes import applied
from huit.server.limits import ADDER_AWAY_S, ADDING_S, HOST_GONE_S, LATECOMER_S, PRESENCE_S, Limits
from huit.server.live import lobby
from huit.server.live.duties import Duties
from huit.server.live.live_room import LiveRoom
from huit.server.storage.jobs import Append, Job, StoreError
from huit.server.storage.store import Store
from tests.server.conftest import Serve, Time, Wall
from tests.server.guests import TIMEOUT_S, Browser, Client, Guest, Refused, View, close_code, digest_of, grain_of, until

NAMES = ("Anne", "Bob", "Chloé", "Dan")
REACTION_S = 2.0
"""The time for reactions, by a clock that the test holds."""


async def gathered(client: Client, people: int = 3, *, settings: dict[str, Any] | None = None, **asked: Any) -> list[Guest]:
    """So many people, each on a chair."""
    chairs = asked.pop("chairs", ["me", *["open"] * (people - 1)])
    host = await Guest.opening(client, seats=len(chairs), chairs=chairs, settings=settings or {}, **asked)
    guests = [host]
    for name in NAMES[1:people]:
        taken = len(guests) - 1
        seat = [seat for seat, chair in enumerate(chairs) if chair == "open"][taken]
        guests.append(await host.inviting(name, seat=seat))
    for guest in guests:
        guest.socket = await guest.connect()
        await guest.look()
    await guests[0].see(lambda view: sum(view["here"]) == len(guests) + chairs.count("computer"))
    return guests


async def begun(client: Client, people: int = 3, **asked: Any) -> list[Guest]:
    """So many people, in their first round."""
    guests = await gathered(client, people, **asked)
    for guest in guests:
        await guest.send(type="ready", ready=True)
    await guests[0].see(lambda view: sum(view["ready"]) == people)
    await guests[0].send(type="next")
    for guest in guests:
        await guest.see(lambda view: view["round_no"] == 1)
    return guests


async def all_see(guests: list[Guest], seq: int) -> None:
    for guest in guests:
        await guest.see(lambda view: view["seq"] >= seq)


async def one_forgets(guests: list[Guest], clock: Time, *, announces: bool = False) -> tuple[Guest, Guest, Guest]:
    """Play on until somebody has one card and has not said so, unless he *announces*; return him, who is next, and the third.

    The time for reactions lasts from then on until the test sets the clock forward.
    """
    clock.holds()
    while True:
        seq, turn = guests[0].view["seq"], guests[0].view["turn"]
        says = announces and guests[turn].view["may_announce"]
        await guests[turn].move(guests[turn].view["moves"][0]["text"] + "!" * says)
        await all_see(guests, seq + 1)
        view = guests[0].view
        if view["over"]:
            # Somebody went out at once: with other cards it will be otherwise.
            await guests[0].send(type="next")
            for guest in guests:
                await guest.see(lambda seen: not seen["over"])
            continue
        if view["counts"][turn] == 1 and view["turn"] != turn:
            following = guests[view["turn"]]
            third = next(guest for guest in guests if guest not in (guests[turn], following))
            assert following.view["may_catch"]
            await give_time_for_reactions(guests)
            return guests[turn], following, third


async def give_time_for_reactions(guests: list[Guest]) -> None:
    """Agree on it only now: until here every move would have waited."""
    reaction_ms = round(REACTION_S * 1000)
    await guests[0].send(type="settings", settings=guests[0].view["settings"] | {"reaction_ms": reaction_ms})
    for guest in guests:
        await guest.see(lambda view: view["settings"]["reaction_ms"] == reaction_ms)


async def second_tab_looks(guest: Guest) -> None:
    """Come back when the server has read all that *guest* has sent so far."""
    tab = guest.at(guest.client)
    tab.socket = await tab.connect()
    await tab.look()
    await tab.socket.close()


def kinds(guest: Guest) -> list[str]:
    return [event["kind"] for event in guest.log]


FEW = {"rules": "minimale", "options": {"hand": 2, "wrong_catch": True}, "settings": {"reaction_ms": 0}}


# At the same time


async def test_two_deal_at_the_same_millisecond_and_there_is_one_round(serve: Serve):
    guests = await gathered(await serve())
    for guest in guests:
        await guest.send(type="ready", ready=True)
    for guest in guests:
        await guest.see(lambda view: all(view["ready"]))
    await asyncio.gather(guests[0].send(type="next", id="a"), guests[1].send(type="next", id="b"))
    await guests[2].see(lambda view: view["round_no"] == 1)
    refused = []
    for guest in guests[:2]:
        await guest.see(lambda view: view["round_no"] == 1)
        await guest.send(type="pace", pace=1)
        try:
            await guest.see(lambda view: view["pace"] == 1)
        except Refused as refusal:
            refused.append(refusal.code)
    assert refused == ["not_over"]


async def test_two_who_may_both_act_act_at_the_same_millisecond_and_both_have_acted(serve: Serve):
    guests = await begun(await serve(), rules="danish")
    assert guests[0].view["phase"] == "swap"
    seq = guests[0].view["seq"]
    await asyncio.gather(*(guest.move("pass") for guest in guests))
    await all_see(guests, seq + 3)
    assert guests[0].view["phase"] != "swap"


async def test_two_take_the_same_chair_and_one_gets_it(serve: Serve):
    client = await serve()
    host = (await gathered(client, 1, chairs=["me", "open", "computer"]))[0]
    friends = await asyncio.gather(host.inviting("Bob", seat=1), host.inviting("Chloé", seat=1))
    seats = []
    for friend in friends:
        friend.socket = await friend.connect()
        seats.append((await friend.look())["seat"])
    assert sorted(seats, key=str) == [1, None]


async def test_two_catch_at_once_and_neither_pays_for_having_been_second(serve: Serve, clock: Time):
    guests = await begun(await serve(), **FEW)
    forgetful, following, third = await one_forgets(guests, clock)
    before = guests[0].view["counts"]
    await asyncio.gather(following.move("catch"), third.move("catch"))
    for guest in (following, third):
        await second_tab_looks(guest)
    clock.jumps(REACTION_S)
    codes = []
    for guest in (following, third):
        try:
            await guest.see(lambda view: "caught" in [event["kind"] for event in view["log"]])
            await guest.send(type="pace", pace=2)
            await guest.see(lambda view: view["pace"] == 2)
        except Refused as refusal:
            codes.append(refusal.code)
    assert codes == ["too_late"]
    await forgetful.see(lambda view: view["pace"] == 2)
    drawn = [now - then for now, then in zip(forgetful.view["counts"], before, strict=True)]
    assert sorted(drawn) == [0, 0, max(drawn)]
    assert drawn[forgetful.view["seat"]] == max(drawn) > 0
    assert kinds(forgetful).count("caught") == 1
    assert "wrong_catch" not in kinds(forgetful)


async def test_who_says_it_while_a_catch_is_on_its_way_was_in_time(serve: Serve, clock: Time):
    guests = await begun(await serve(), **FEW)
    forgetful, _, third = await one_forgets(guests, clock)
    before = forgetful.view["counts"]
    await third.move("catch")
    await second_tab_looks(third)
    await forgetful.move("say")
    await forgetful.see(lambda _: "announced" in kinds(forgetful))
    clock.jumps(REACTION_S)
    assert (await third.refusal()).code == "too_late"
    assert third.view["counts"] == before


async def test_a_catch_for_nothing_costs_what_the_rules_say(serve: Serve, clock: Time):
    guests = await begun(await serve(), **FEW)
    _, _, third = await one_forgets(guests, clock, announces=True)
    await third.move("catch")
    await second_tab_looks(third)
    assert "wrong_catch" not in kinds(third), "it waits like one for something"
    clock.jumps(REACTION_S)
    await third.see(lambda _: "wrong_catch" in kinds(third))


async def test_the_next_move_waits_until_the_time_for_reactions_is_over(serve: Serve, clock: Time):
    guests = await begun(await serve(), **FEW)
    forgetful, following, third = await one_forgets(guests, clock)
    seq, seat = following.view["seq"], following.view["seat"]
    told = len(third.log)
    await following.move(following.view["moves"][0]["text"])
    await second_tab_looks(following)
    await third.move("catch")
    await second_tab_looks(third)
    clock.jumps(REACTION_S)
    await third.see(lambda view: view["seq"] >= seq + 2)
    events = [(event["kind"], event["seat"]) for event in third.log[told:] if "seat" in event]
    assert events[0] == ("caught", forgetful.view["seat"])
    assert seat in [event[1] for event in events[1:]]


async def test_a_clock_that_runs_out_in_the_time_for_reactions_closes_it_for_nobody(serve: Serve, clock: Time, wall: Wall):
    asked = FEW | {"settings": {"reaction_ms": 0, "clock_s": 5, "grace_s": 5}}
    guests = await begun(await serve(), **asked)
    forgetful, following, _ = await one_forgets(guests, clock)
    told = len(forgetful.log)
    # Of the wall only: the time for reactions is not over.
    seat = following.view["seat"]
    wall.jumps(11)
    await forgetful.send(type="pace", pace=0)
    await forgetful.see(lambda view: view["stand_ins"][seat])
    await until(lambda: stands_ready(forgetful))
    await forgetful.move("say")
    await forgetful.see(lambda _: "announced" in kinds(forgetful)[told:])
    clock.jumps(REACTION_S)
    await forgetful.see(lambda _: "stood_in" in kinds(forgetful)[told:])
    assert kinds(forgetful)[told:][:2] == ["announced", "stood_in"]
    assert following.socket.closed is False


def room_of(guest: Guest) -> LiveRoom:
    """The room in the memory of the server."""
    app = guest.client.server.app  # type: ignore[union-attr]
    lobby_ = next(value for value in app.values() if isinstance(value, lobby.Lobby))
    return lobby_._rooms[guest.room]


def stands_ready(guest: Guest) -> bool:
    """Tell whether a computer player has decided, and its move waits."""
    return bool(room_of(guest)._duties._pacer._acting)


# Sent away, looking on, leaving


async def test_who_is_sent_away_while_connected_does_not_come_in_again(serve: Serve):
    client = await serve()
    host, friend, _ = await gathered(client)
    await host.send(type="kick", seat=1)
    assert await close_code(friend.socket) == 4411
    await host.see(lambda view: view["names"][1] == "")
    assert host.view["people"] == []
    assert await close_code(await friend.connect()) == 4411
    async with client.post(f"/api/rooms/{host.room}/guests", json={"name": "Bob"}, headers={"Cookie": friend.cookie}) as response:
        assert (response.status, (await response.json())["code"]) == (403, "kicked")
    async with client.get(f"/api/rooms/{host.room}", headers={"Cookie": friend.cookie}) as response:
        assert (await response.json())["yours"] is False


async def test_a_vote_sends_the_host_away_and_the_room_has_another(serve: Serve):
    host, friend, other = await gathered(await serve())
    await friend.send(type="kick", seat=0)
    await other.see(lambda view: view["poll"] is not None)
    await other.send(type="vote", yes=True)
    assert await close_code(host.socket) == 4411
    await friend.see(lambda view: view["host"] == 1)


async def test_spectators_see_no_hand_and_go_when_nobody_may_look_on_any_more(serve: Serve):
    client = await serve()
    guests = await begun(client)
    watch = guests[0].view["watch"]
    socket = await client.ws_connect(f"/ws/watch/{watch}")
    view: View = await socket.receive_json(timeout=TIMEOUT_S)
    assert (view["seat"], view["guest"], view["hand"], view["moves"], view["watch"]) == (None, None, [], [], None)
    assert view["room"] == watch
    await guests[0].see(lambda view: view["watchers"] == 1)
    await socket.send_json({"type": "move", "id": "c1", "seq": view["seq"], "move": "draw"})
    assert (await socket.receive_json(timeout=TIMEOUT_S))["code"] == "not_seated"
    settings = guests[0].view["settings"] | {"watch": "nobody"}
    await guests[0].send(type="settings", settings=settings)
    assert await close_code(socket) == 4412
    assert await close_code(await client.ws_connect(f"/ws/watch/{watch}")) == 4404
    await guests[1].see(lambda view: view["watch"] is None and view["watchers"] == 0)


async def test_spectators_who_come_and_go_send_nobody_a_whole_view(serve: Serve):
    client = await serve()
    guests = await begun(client)
    watch, seq = guests[0].view["watch"], guests[0].view["seq"]
    began, frames = time.monotonic(), list[str]()
    sockets = [await client.ws_connect(f"/ws/watch/{watch}") for _ in range(12)]
    for socket in sockets[:7]:
        await socket.close()
    while guests[0].view["watchers"] != 5:
        frame = await guests[0].socket.receive(timeout=TIMEOUT_S)
        frames.append(frame.data)
        guests[0].view = applied(guests[0].view, frame.json())
    assert all(json.loads(frame)["type"] == "change" for frame in frames)
    # 19 changes; the first one is told at once.
    assert len(frames) <= 2 + (time.monotonic() - began) / PRESENCE_S
    assert max(map(len, frames)) < 250
    await guests[0].send(type="pace", pace=0)
    await guests[0].see(lambda view: view["seq"] == seq + 1 and view["watchers"] == 5)


async def test_who_leaves_in_the_round_is_played_for_and_sits_down_again(serve: Serve):
    guests = await begun(await serve(), rules="monclar")
    seat = guests[0].view["turn"]
    leaving = guests[seat]
    others = [guest for guest in guests if guest is not leaving]
    await leaving.send(type="stand")
    await others[0].see(lambda view: view["stand_ins"][seat] and view["turn"] != seat)
    assert ("stood_in", seat) in [(event["kind"], event.get("seat")) for event in others[0].log]
    await leaving.send(type="sit", seat=seat)
    await leaving.see(lambda view: not view["stand_ins"][seat])
    while leaving.view["turn"] != seat:
        turn = guests[leaving.view["turn"]]
        await all_see(guests, leaving.view["seq"])
        await turn.move(turn.view["moves"][0]["text"])
        await leaving.look()
        if leaving.view["over"]:
            return
    await leaving.move(leaving.view["moves"][0]["text"])
    seq = leaving.view["seq"]
    await others[1].see(lambda view: view["seq"] > seq)


async def test_who_is_offline_past_the_grace_is_played_for_until_he_is_back(serve: Serve, clock: Time):
    guests = await begun(await serve(), rules="monclar", settings={"grace_s": 5})
    seat = guests[0].view["turn"]
    away, other = guests[seat], guests[(seat + 1) % 3]
    await away.socket.close()
    await other.see(lambda view: not view["here"][seat])
    assert not other.view["stand_ins"][seat]
    clock.jumps(5)
    await other.see(lambda view: view["stand_ins"][seat])
    await other.see(lambda view: view["turn"] != seat)
    assert "stood_in" in kinds(other)
    away.socket = await away.connect()
    await other.see(lambda view: view["here"][seat] and not view["stand_ins"][seat])


async def test_the_owner_s_phone_is_dead_and_another_is_host(serve: Serve, clock: Time):
    guests = await gathered(await serve(), settings={"grace_s": 5})
    await guests[0].socket.close()
    await guests[1].see(lambda view: not view["here"][0])
    assert guests[1].view["host"] == 0
    clock.jumps(HOST_GONE_S)
    await guests[1].see(lambda view: view["host"] == 1 and view["may"]["host"])
    guests[0].socket = await guests[0].connect()
    assert (await guests[0].look())["host"] == 1


async def test_a_host_who_looks_at_a_replay_for_two_minutes_stays_host(serve: Serve, clock: Time):
    guests = await gathered(await serve(), settings={"grace_s": 5})
    clock.holds()
    await guests[0].socket.close()
    clock.jumps(PRESENCE_S)
    await guests[1].see(lambda view: not view["here"][0])
    clock.jumps(120)
    guests[0].socket = await guests[0].connect()
    clock.jumps(PRESENCE_S)
    await guests[1].see(lambda view: view["here"][0])
    clock.jumps(HOST_GONE_S)
    await guests[1].send(type="ready", ready=True)
    await guests[1].see(lambda view: view["ready"][1])
    assert guests[1].view["host"] == 0


async def won_with_a_rule_to_change(client: Client, people: int = 2) -> tuple[Guest, Guest]:
    """Return who has won a round, and may change a rule now, and one who has not."""
    guests = await begun(client, people, rules="minimale", options={"hand": 2}, settings={"winner_adds": True, "grace_s": 5})
    await asyncio.gather(*(guest.play_round() for guest in guests))
    (winner,) = guests[0].view["adders"]
    return guests[winner], guests[(winner + 1) % people]


async def begins_next(guest: Guest) -> int:
    """Ask for the next round and see it."""
    round_no = guest.view["round_no"]
    await guest.send(type="next")
    return (await guest.see(lambda view: view["round_no"] > round_no))["round_no"]


async def test_a_winner_who_is_there_has_two_minutes_to_change_a_rule(serve: Serve, clock: Time):
    winner, other = await won_with_a_rule_to_change(await serve())
    clock.jumps(ADDING_S - 20)
    await other.send(type="next")
    assert (await other.refusal()).code == "winner_first"
    assert other.view["adders"] == [winner.view["seat"]]
    clock.jumps(20)
    await other.see(lambda view: view["adders"] == [])
    assert await begins_next(other) == 2


async def test_a_winner_who_is_gone_is_waited_for_a_moment_only(serve: Serve, clock: Time):
    winner, other = await won_with_a_rule_to_change(await serve())
    await winner.socket.close()
    await other.see(lambda view: not view["here"][winner.view["seat"]])
    assert other.view["adders"] == [winner.view["seat"]]
    clock.jumps(ADDER_AWAY_S)
    await other.see(lambda view: view["adders"] == [])
    assert await begins_next(other) == 2


async def test_who_is_not_ready_and_gone_keeps_nobody_from_beginning_and_comes_back(serve: Serve, clock: Time):
    guests = await gathered(await serve())
    for guest in guests[:2]:
        await guest.send(type="ready", ready=True)
    await guests[0].see(lambda view: view["ready"] == [True, True, False])
    await guests[0].send(type="next")
    assert (await guests[0].refusal()).code == "not_ready"
    await guests[2].socket.close()
    await guests[0].see(lambda view: not view["here"][2])
    clock.jumps(LATECOMER_S)
    await guests[0].see(lambda view: view["may"]["start"])
    assert await begins_next(guests[0]) == 1
    assert guests[0].view["stand_ins"][2]
    guests[2].socket = await guests[2].connect()
    assert (await guests[2].look())["may"]["back"]
    await guests[2].send(type="sit", seat=2)
    await guests[2].see(lambda view: not view["stand_ins"][2])


async def test_a_vote_that_nobody_answers_is_over_after_a_while(serve: Serve, clock: Time):
    guests = await begun(await serve(), rules="monclar")
    seat = guests[0].view["turn"]
    asking, seq = guests[seat], guests[0].view["seq"]
    await asking.move(asking.view["moves"][0]["text"])
    await asking.see(lambda view: view["seq"] > seq)
    await asking.send(type="undo")
    await asking.see(lambda view: view["poll"] is not None)
    clock.jumps(46)
    await asking.see(lambda view: view["poll"] is None)


async def test_by_correspondence_a_question_waits_for_who_is_not_there(serve: Serve, clock: Time):
    guests = await begun(await serve(), rules="monclar", settings={"clock_s": 86400})
    seat = guests[0].view["turn"]
    asking, seq = guests[seat], guests[0].view["seq"]
    await asking.move(asking.view["moves"][0]["text"])
    await asking.see(lambda view: view["seq"] > seq)
    for guest in guests:
        if guest is not asking:
            await guest.socket.close()
    await asking.see(lambda view: view["here"].count(True) == 1)
    await asking.send(type="undo")
    await asking.see(lambda view: view["poll"] is not None)
    clock.jumps(12 * 3600)
    other = next(guest for guest in guests if guest is not asking)
    other.socket = await other.connect()
    await other.see(lambda view: view["poll"] is not None)
    await other.send(type="vote", yes=False)
    await asking.see(lambda view: view["poll"] is None)
    assert kinds(asking)[-1] != "undone"


async def test_a_move_is_taken_back_when_all_agree(serve: Serve):
    guests = await begun(await serve(), rules="monclar")
    seat = guests[0].view["turn"]
    asking, seq, hand = guests[seat], guests[0].view["seq"], guests[guests[0].view["turn"]].view["hand"]
    await asking.move(asking.view["moves"][0]["text"])
    await asking.see(lambda view: view["seq"] > seq)
    await asking.send(type="undo")
    for guest in guests:
        if guest is not asking:
            await guest.see(lambda view: view["poll"] is not None)
            await guest.send(type="vote", yes=True)
    await asking.see(lambda view: view["poll"] is None and view["turn"] == seat)
    assert asking.view["hand"] == hand
    assert kinds(asking)[-1] == "undone"


async def test_nobody_looks_and_takes_back_while_all_others_are_away(serve: Serve, clock: Time):
    guests = await begun(await serve(), rules="monclar")
    asking = guests[guests[0].view["turn"]]
    seq = asking.view["seq"]
    await asking.move(asking.view["moves"][0]["text"])
    await asking.see(lambda view: view["seq"] > seq)
    for guest in guests:
        if guest is not asking:
            await guest.socket.close()
    await asking.see(lambda view: view["here"].count(True) == 1)
    clock.jumps(60)
    await asking.see(lambda view: view["stand_ins"].count(True) == len(guests) - 1)
    await asking.send(type="undo")
    assert (await asking.refusal()).code == "no_voter"


# Tabs, cookies and words


async def test_four_tabs_of_one_person_are_one_guest_and_all_hear(serve: Serve):
    host, friend = await gathered(await serve(), 2, chairs=["me", "open"])
    tabs = [host.socket, *[await host.connect() for _ in range(3)]]
    await friend.send(type="phrase", phrase="hello")
    for tab in tabs:
        message = await tab.receive_json(timeout=TIMEOUT_S)
        while message["type"] != "phrase":
            message = await tab.receive_json(timeout=TIMEOUT_S)
        assert (message["guest"], message["seat"], message["name"], message["phrase"]) == (1, 1, "Bob", "hello")
    for tab in tabs[:3]:
        await tab.close()
    host.socket = tabs[3]
    await host.send(type="ready", ready=True)
    view = host.view
    while not view["ready"][0]:
        # Of what changes, the parts that are asked for are whole.
        view = view | await tabs[3].receive_json(timeout=TIMEOUT_S)
    assert view["here"] == [True, True]


async def test_who_joins_twice_with_one_cookie_is_one_guest(serve: Serve):
    client = await serve()
    host = (await gathered(client, 1, chairs=["me", "open", "open"]))[0]
    friend = await host.inviting("Bob", seat=1)
    for asked in ({"name": "Bob", "seat": 2}, {"name": "Zorro"}):
        async with client.post(f"/api/rooms/{host.room}/guests", json=asked, headers={"Cookie": friend.cookie}) as response:
            assert (response.status, await response.json()) == (200, {"guest": 1, "seat": 1})
            assert not response.cookies
    friend.socket = await friend.connect()
    assert (await friend.look())["names"] == ["Anne", "Bob", ""]


async def test_a_message_repeated_after_a_reconnect_is_answered_and_not_played_twice(serve: Serve):
    guests = await begun(await serve(), rules="monclar")
    guest = guests[guests[0].view["turn"]]
    seq, word = guest.view["seq"], guest.view["moves"][0]["text"]
    await guest.move(word, id="same")
    await guest.see(lambda view: view["seq"] == seq + 1)
    await guest.socket.close()
    guest.socket = await guest.connect()
    await guest.look()
    await guest.move(word, id="same", seq=seq)
    assert (await guest.look())["seq"] == seq + 1


async def test_so_many_phrases_and_not_more_and_nobody_else_s_are_held_back(serve: Serve, clock: Time):
    host, friend = await gathered(await serve(), 2, chairs=["me", "open"])
    clock.holds()
    for _ in range(6):
        await friend.send(type="phrase", phrase="wow")
    messages: list[dict[str, Any]] = []
    while len(messages) < 6:
        messages += [message for message in [await friend.hear()] if message["type"] in ("phrase", "refused")]
    assert [message["type"] for message in messages].count("phrase") == 5
    assert [message["code"] for message in messages if message["type"] == "refused"] == ["too_many"]
    await host.send(type="phrase", phrase="clap")
    while (message := await friend.hear())["type"] != "phrase":
        pass
    assert (message["guest"], message["phrase"]) == (0, "clap")


async def test_a_room_of_one_begins_by_itself_and_so_it_does_after_a_crash_in_between(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
):
    async def never(_: Duties) -> None:
        pass

    guest = await Guest.opening(await serve())
    with monkeypatch.context() as crash:
        crash.setattr(Duties, "begin", never)
        crash.setattr(Duties, "begin_in_turn", never)
        guest.socket = await guest.connect()
        await guest.look()
        await guest.send(type="commit", digest=digest_of(guest.view["next_commitment"], 0, grain_of(0)))
        await guest.see(lambda view: len(view["commitments"]) == 1)
        await guest.socket.close()
    again = guest.at(await serve())
    again.socket = Browser(await again.connect(), sent=again.sent)
    await again.look()
    await again.see(lambda view: view["round_no"] == 1)


async def test_a_room_of_one_begins_though_the_store_fails_just_then(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    do, failures = Store.do, 0

    async def fails_at_the_deal(store: Store, job: Job[Any]) -> Any:
        nonlocal failures
        if isinstance(job, Append) and b"round" in job.command[:40] and not failures:
            failures += 1
            raise StoreError("the disk is full")
        return await do(store, job)

    monkeypatch.setattr(Store, "do", fails_at_the_deal)
    guest = await Guest.opening(await serve(limits=Limits(retry_s=0)))
    guest.socket = await guest.connect()
    await guest.look()
    await guest.send(type="commit", digest=digest_of(guest.view["next_commitment"], 0, grain_of(0)))
    await guest.see(lambda view: view["seal"] is not None)
    await guest.send(type="reveal", nonce=grain_of(0))
    await guest.see(lambda view: view["round_no"] == 1)
    assert failures == 1


async def test_leaving_a_room_of_one_before_it_begins_is_no_fault(serve: Serve):
    guest = await Guest.opening(await serve())
    guest.socket = await guest.connect()
    await guest.look()
    await guest.send(type="stand")
    assert (await guest.look())["seat"] is None
    await guest.send(type="sit", seat=0)
    await guest.look()
    await guest.send(type="commit", digest=digest_of(guest.view["next_commitment"], 0, grain_of(0)))
    await guest.see(lambda view: view["seal"] is not None)
    await guest.send(type="reveal", nonce=grain_of(0))
    await guest.see(lambda view: view["round_no"] == 1)


async def test_two_who_are_offered_the_same_chair_both_sit_and_who_has_chosen_it_takes_no_other(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, seats=4, chairs=["me", "open", "open", "open"])
    offered = [await host.inviting(name, seat=1, any_seat=True) for name in ("Bob", "Chloé")]
    chosen = await host.inviting("Dan", seat=1)
    for guest in (*offered, chosen):
        guest.socket = await guest.connect()
        await guest.look()
    assert [guest.view["seat"] for guest in (*offered, chosen)] == [1, 2, None]
