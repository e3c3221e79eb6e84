"""What is told to nobody whom it does not concern: names that are to be guessed, hands, and a round that is being played."""

import json
import re
from random import Random

from huit.server.live.links import LINK_LENGTH, ROOM_LENGTH, new_name
from tests.server.conftest import Serve
from tests.server.guests import Guest
from tests.server.strangers import OPEN, answered, closed_with, onlooker, right, two_at_a_room
from tests.server.test_fuzz import FIELDS

# Names that are to be guessed


async def test_names_that_nothing_has_are_all_answered_alike(serve: Serve):
    client = await serve()
    host, _ = await two_at_a_room(client)
    hidden = await Guest.opening(client, **(OPEN | {"settings": {"watch": "nobody"}}))
    await hidden.sit_down()
    assert hidden.view["watch"] is None
    guesses = [
        *(new_name(Random(7), length) for length in (ROOM_LENGTH, LINK_LENGTH)),
        "k3v9abcd",
        "x",
        "A" * 10,
        "é" * 10,
        host.view["watch"],
    ]
    for guess in guesses:
        assert await answered(client, "GET", f"/api/rooms/{guess}", headers={"Cookie": host.cookie}) == (404, {"code": "no_room"})
        assert await answered(client, "POST", f"/api/rooms/{guess}/guests", json={"name": "Eve"}) == (404, {"code": "no_room"})
        assert await answered(client, "POST", f"/api/rooms/{guess}/rounds/1/share") == (404, {"code": "no_room"})
        assert await answered(client, "GET", f"/api/replays/{guess}") == (404, {"code": "no_replay"})
        assert await answered(client, "GET", f"/api/replays/{guess}/views?seat=0") == (404, {"code": "no_replay"})
        assert await answered(client, "GET", f"/api/replays/{guess}/file") == (404, {"code": "no_replay"})
        assert await closed_with(await client.ws_connect(f"/ws/{guess}", headers={"Cookie": host.cookie})) == 4404
    for guess in [*guesses[:-1], host.room, hidden.room]:
        assert await answered(client, "GET", f"/api/watched/{guess}") == (404, {"code": "no_room"})
        assert await closed_with(await client.ws_connect(f"/ws/watch/{guess}")) == 4404


async def test_a_room_that_is_not_watched_is_as_good_as_none_for_its_link(serve: Serve):
    client = await serve()
    host, _ = await two_at_a_room(client)
    spectator, watch = await onlooker(host), host.view["watch"]
    await host.send(type="settings", settings={"clock_s": 0, "grace_s": 30, "reaction_ms": 0, "watch": "nobody", "public": False})
    assert await closed_with(spectator.socket) == 4412
    assert await answered(client, "GET", f"/api/watched/{watch}") == (404, {"code": "no_room"})
    assert await closed_with(await client.ws_connect(f"/ws/watch/{watch}")) == 4404


async def test_the_spectators_link_never_leads_to_the_room(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    secrets = [host.room, host.cookie.partition("=")[2], friend.cookie.partition("=")[2], "huit_"]
    watch = host.view["watch"]
    spectator = await onlooker(host)
    told = [json.dumps(spectator.view)]
    for frame in ('{"type":"next","id":"a"}', "nonsense", f'{{"type":"{watch}"}}'):
        await spectator.socket.send_str(frame)
        told.append(json.dumps((await spectator.refusal()).message))
    for guest in (host, friend):
        if guest.view["moves"]:
            await guest.play_one()
            await spectator.see(lambda view, seq=guest.view["seq"]: view["seq"] >= seq)
    await friend.send(type="phrase", phrase="hello")
    told += [json.dumps(spectator.view), json.dumps(await spectator.hear())]
    for address in (f"/api/watched/{watch}", f"/voir/{watch}", f"/tv/{watch}", f"/api/rooms/{watch}", f"/api/replays/{watch}"):
        async with client.get(address) as response:
            told.append(await response.text() + str(response.headers) + str(response.url))
    async with client.ws_connect(f"/ws/watch/{watch}") as socket:
        told.append(str(socket._response.headers))
    async with client.get("/api/public") as response:
        told.append(await response.text())
    for text in told:
        assert not [secret for secret in secrets if secret in text], text


# What spectators and guests without a chair get


async def test_a_spectator_may_ask_for_a_whole_view_and_for_nothing_else(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    spectator = await onlooker(host)
    before = spectator.view
    await spectator.socket.send_json({"type": "whole", "id": "a"})
    assert await spectator.look() | {"at": 0} == before | {"at": 0}
    for kind in [kind for kind in FIELDS if kind != "whole"]:
        await spectator.socket.send_json(right(kind) | {"id": "a"})
        assert (await spectator.refusal()).code == "not_seated", kind
    assert spectator.view["seq"] == host.view["seq"] == friend.view["seq"]


async def test_who_has_no_chair_is_told_nothing_of_a_hand(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client, rules="monclar")
    rose = await host.inviting("Rose", seat=0)
    await rose.sit_down()
    spectator = await onlooker(host)
    for onlooks in (rose, spectator):
        view = onlooks.view
        assert view["seat"] is None
        assert [view[key] for key in ("hand", "moves", "jumps", "why", "give")] == [[], [], [], {}, None]
        assert not any(view["may"][key] for key in ("start", "host", "undo", "kick"))
        assert len(view["log"]) == len(host.log)
        assert not [event for event in view["log"] if event["kind"] == "drew" and "cards" in event]
    for kind in (
        "next",
        "move",
        "deal",
        "cut",
        "match",
        "pace",
        "again",
        "undo",
        "vote",
        "ready",
        "commit",
        "reveal",
        "kick",
        "settings",
        "rules",
        "add_rule",
        "answer_seat",
    ):
        await rose.send(**right(kind))
        assert (await rose.refusal()).code in ("not_seated", "no_poll", "not_host", "in_round", "too_late", "no_adding"), kind
    assert "watch" in rose.view
    assert friend.view["hand"] != []


# Rounds in play


async def test_a_round_in_play_is_not_given_out_nor_what_it_was_dealt_from(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    spectator = await onlooker(host)
    for cookie in (host.cookie, friend.cookie, ""):
        for round_no in (0, 1, 2, 999999):
            address = f"/api/rooms/{host.room}/rounds/{round_no}/share"
            assert (await answered(client, "POST", address, headers={"Cookie": cookie}))[0] == 404
    for guest in (host, friend, spectator):
        assert guest.view["proof"] is None
        assert guest.view["next_commitment"] is None
        assert re.fullmatch("[0-9a-f]{64}", guest.view["commitment"])
        assert not re.search(r'"(seed|salt|deal_seed|nonce|secret)"', json.dumps(guest.view))


async def test_what_is_shared_of_a_round_names_neither_its_room_nor_a_token(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    await guest.begin()
    await guest.play_round()
    _, shared = await answered(client, "POST", f"/api/rooms/{guest.room}/rounds/1/share", headers={"Cookie": guest.cookie})
    replay = shared["replay"]
    secrets = [guest.room, guest.cookie.partition("=")[2], guest.view["watch"], guest.view["next_commitment"], "huit_"]
    for path in ("", "/views?seat=0", "/views?seat=2", "/file"):
        async with client.get(f"/api/replays/{replay}{path}") as response:
            assert response.status == 200
            text = await response.text() + str(response.headers)
            assert not [secret for secret in secrets if secret in text], path
    # Its name is that of a replay and opens nothing else.
    for address in (f"/api/rooms/{replay}", f"/api/watched/{replay}"):
        assert await answered(client, "GET", address) == (404, {"code": "no_room"})
    for seat in ("3", "-1", "1.0", "", "٣", "²", "0x0", "9" * 5000, "None", "00"):
        assert (await answered(client, "GET", f"/api/replays/{replay}/views", params={"seat": seat}))[0] == 404, seat[:9]
