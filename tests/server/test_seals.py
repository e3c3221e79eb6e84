"""Deals to which browsers add: over real sockets, through two processes, after a stop, and with somebody who does not reveal."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient
from click.testing import CliRunner

from huit.clients.terminal.verify import verify
from huit.rooms.grains import REVEAL_S
from huit.server.limits import DEAL_LATER_S, Limits
from tests.server.conftest import Serve, Time
from tests.server.guests import Browser, Client, Guest, View, digest_of, grain_of
from tests.server.test_company import second_tab_looks
from tests.server.test_replays import shared

Seated = tuple[Guest, Guest]


async def at_one_table(host_at: Client, friend_at: Client, *, adds: bool = False, **asked: Any) -> Seated:
    """Anne and Bob, ready for the first round. If their browsers do not *add* by themselves, the test does."""
    host = await Guest.opening(host_at, **({"seats": 2, "chairs": ["me", "open"], "rules": "minimale"} | asked))
    friend = (await host.inviting("Bob", seat=1)).at(friend_at)
    for guest in (host, friend):
        guest.socket = await guest.connect()
        if adds:
            guest.socket = Browser(guest.socket, sent=guest.sent)
        await guest.look()
        await guest.send(type="ready", ready=True)
    for guest in (host, friend):
        await guest.see(lambda view: sum(view["ready"]) == 2)
    return host, friend


async def commits(guest: Guest, nonce: str = "") -> None:
    """Commit to a grain, and wait until everybody is shown it."""
    number, promise = guest.view["guest"], guest.view["next_commitment"]
    await guest.send(type="commit", digest=digest_of(promise, number, nonce or grain_of(number)))
    await guest.see(lambda view: number in [each["guest"] for each in view["commitments"]])


async def sealed(host: Guest, friend: Guest) -> View:
    """Both commit, and the host asks for the deal."""
    for guest in (host, friend):
        await commits(guest)
    await host.see(lambda view: len(view["commitments"]) == 2)
    await host.send(type="next")
    await friend.see(lambda view: view["seal"] is not None)
    return await host.see(lambda view: view["seal"] is not None)


async def reveals(guest: Guest) -> None:
    await guest.send(type="reveal", nonce=grain_of(guest.view["guest"]))


async def begins(*guests: Guest) -> None:
    for guest in guests:
        await guest.see(lambda view: view["round_no"] == 1)


async def refused(guest: Guest, **message: Any) -> str:
    await guest.send(**message)
    return (await guest.refusal()).code


async def verified(guest: Guest, folder: Path, *options: str) -> tuple[int, str]:
    replay = await shared(guest, guest.view["round_no"])
    async with guest.client.get(f"/api/replays/{replay}/file") as response:
        (folder / "round.toml").write_text(await response.text(), "utf-8")
    told = CliRunner().invoke(verify, [str(folder / "round.toml"), *options], env={"HUIT_LANG": "en"})
    return told.exit_code, told.output


async def played_to_the_end(host: Guest, friend: Guest) -> None:
    while not host.view["over"]:
        guest = (host, friend)[host.view["turn"]]
        seq = host.view["seq"]
        await guest.see(lambda view, seq=seq: view["seq"] >= seq)
        await guest.play_one()
        for other in (host, friend):
            await other.see(lambda view, now=guest.view["seq"]: view["seq"] >= now)


async def test_an_operator_who_plays_cannot_choose_his_grain_when_he_has_seen_that_of_his_friend(serve: Serve, tmp_path: Path):
    client = await serve()
    host, friend = await at_one_table(client, client)
    seal = (await sealed(host, friend))["seal"]
    await reveals(friend)
    await friend.see(lambda view: [each["revealed"] for each in view["seal"]["commitments"]] == [False, True])
    # He knows both, and reckons which grain of his would deal him an eight: it is too late for another.
    for nonce in ("7" * 32, grain_of(1)):
        assert await refused(host, type="reveal", nonce=nonce) == "wrong_grain"
    assert await refused(host, type="commit", digest="7" * 64) == "too_late"
    for message in ({"type": "next"}, {"type": "name", "name": "Zoé"}, {"type": "stand"}, {"type": "kick", "seat": 1}):
        assert await refused(host, **message) == "deal_sealed"
    await reveals(host)
    await begins(host, friend)
    await played_to_the_end(host, friend)
    proof = host.view["proof"]
    assert (proof["seal"], [name for name, _ in proof["nonces"]]) == (seal["digest"], ["Anne", "Bob"])
    code, told = await verified(host, tmp_path, "--seal", seal["digest"])
    assert (code, "you were shown before the deal" in told) == (0, True), told
    assert (await verified(host, tmp_path, "--seal", "0" * 64))[0] == 1


async def test_who_does_not_reveal_is_named_and_the_others_deal_by_themselves(serve: Serve, clock: Time):
    client = await serve()
    host, friend = await at_one_table(client, client)
    before = (await sealed(host, friend))["next_commitment"]
    assert 0 < host.view["reveal_left_ms"] <= REVEAL_S * 1000
    await reveals(host)
    await host.see(lambda view: view["seal"] is not None and view["seal"]["commitments"][0]["revealed"])
    clock.jumps(REVEAL_S)
    for guest in (host, friend):
        await guest.see(lambda view: view["put_off"] == [{"guest": 1, "name": "Bob"}])
        assert (guest.view["seal"], guest.view["reveal_left_ms"], guest.view["commitments"]) == (None, None, [])
        assert guest.view["next_commitment"] not in (None, before)
    number, promise = 1, friend.view["next_commitment"]
    assert await refused(friend, type="commit", digest=digest_of(promise, number, grain_of(1))) == "too_late"
    await host.send(type="commit", digest=digest_of(promise, 0, grain_of(0)))
    await host.see(lambda view: view["seal"] is not None)
    await reveals(host)
    await begins(host, friend)
    await played_to_the_end(host, friend)
    assert (host.view["proof"]["put_off"], [name for name, _ in host.view["proof"]["nonces"]]) == (["Bob"], ["Anne"])
    assert host.view["put_off"] == []


async def test_who_was_there_a_moment_ago_is_sealed_too(serve: Serve):
    # Or whoever runs the server would cut a wire, deal alone by the grain that suits him, and let the others come back.
    client = await serve()
    host, friend = await at_one_table(client, client)
    for guest in (host, friend):
        await commits(guest)
    await friend.socket.close()
    await host.see(lambda view: view["here"] == [True, False])
    await host.send(type="next")
    await host.see(lambda view: view["seal"] is not None)
    assert [each["guest"] for each in host.view["seal"]["commitments"]] == [0, 1]


async def test_who_is_away_when_it_is_sealed_is_not_waited_for(serve: Serve, clock: Time):
    client = await serve()
    host, friend = await at_one_table(client, client)
    for guest in (host, friend):
        await commits(guest)
    await friend.socket.close()
    await host.see(lambda view: view["here"] == [True, False])
    clock.jumps(REVEAL_S)
    await host.send(type="next")
    await host.see(lambda view: view["seal"] is not None)
    assert [each["guest"] for each in host.view["seal"]["commitments"]] == [0]
    await reveals(host)
    await begins(host)


async def test_a_request_to_deal_waits_for_a_commitment_that_is_on_its_way(serve: Serve):
    client = await serve(limits=Limits(commit_s=60))
    host, friend = await at_one_table(client, client)
    await commits(host)
    await host.send(type="next")
    await second_tab_looks(friend)
    await commits(friend)
    await host.see(lambda view: view["seal"] is not None)
    assert len(host.view["seal"]["commitments"]) == 2


async def test_a_server_that_stops_between_seal_and_deal_goes_on_and_gives_the_time_anew(serve: Serve, clock: Time):
    client = await serve()
    host, friend = await at_one_table(client, client)
    seal = (await sealed(host, friend))["seal"]
    await reveals(friend)
    await friend.see(lambda view: view["seal"]["commitments"][1]["revealed"])
    await client.close()
    # It was down for longer than anybody has to reveal: that is nobody's fault.
    clock.jumps(10 * REVEAL_S)
    client = await serve()
    host, friend = host.at(client), friend.at(client)
    for guest in (host, friend):
        guest.socket = await guest.connect()
        await guest.see(lambda view: view.get("seal") is not None)
    assert host.view["seal"] == seal | {"commitments": [each | {"revealed": each["guest"] == 1} for each in seal["commitments"]]}
    assert host.view["put_off"] == []
    await reveals(host)
    await begins(host, friend)


async def test_a_deal_that_was_opened_when_the_server_died_is_dealt_after_it(
    serve: Serve, clock: Time, monkeypatch: pytest.MonkeyPatch
):
    async def never(_: object) -> None:
        pass

    client = await serve()
    host, friend = await at_one_table(client, client)
    await sealed(host, friend)
    with monkeypatch.context() as crash:
        crash.setattr("huit.server.live.duties.Duties.begin_in_turn", never)
        for guest in (host, friend):
            await reveals(guest)
        await host.see(lambda view: all(each["revealed"] for each in view["seal"]["commitments"]))
        # The host's socket stays: the room must not wait for somebody to come.
    clock.jumps(DEAL_LATER_S)
    await begins(host, friend)


async def test_grains_come_through_two_processes(serve: Serve, postgres: str):
    here, there = await serve(database=postgres), await serve(database=postgres)
    host, friend = await at_one_table(here, there)
    view = await sealed(host, friend)
    assert friend.view["seal"]["digest"] == view["seal"]["digest"]
    await asyncio.gather(reveals(host), reveals(friend))
    await begins(host, friend)
    await played_to_the_end(host, friend)
    assert [name for name, _ in friend.view["proof"]["nonces"]] == ["Anne", "Bob"]
    assert friend.view["proof"] == host.view["proof"]


async def test_browsers_add_to_every_deal_by_themselves(serve: Serve, tmp_path: Path):
    client = await serve(limits=Limits(commit_s=60))
    host, friend = await at_one_table(client, client, adds=True)
    for round_no in (1, 2):
        await host.send(type="next")
        for guest in (host, friend):
            await guest.see(lambda view, round_no=round_no: view["round_no"] == round_no)
        await played_to_the_end(host, friend)
        assert [name for name, _ in host.view["proof"]["nonces"]] == ["Anne", "Bob"]
    code, told = await verified(host, tmp_path)
    assert (code, "all came in order" in told) == (0, True), told


async def test_one_who_plays_alone_begins_after_three_messages(serve: Serve):
    guest = await Guest.opening(await serve(), rules="minimale")
    guest.socket = await guest.connect()
    await guest.look()
    await guest.send(type="commit", digest=digest_of(guest.view["next_commitment"], 0, grain_of(0)))
    await guest.see(lambda view: view["seal"] is not None)
    await reveals(guest)
    await begins(guest)


# Known cards


async def told_of(client: TestClient[Any, Any], address: str) -> Any:
    async with client.get(address) as response:
        return await response.json()


async def test_known_cards_are_told_before_anybody_sits_down(serve: Serve):
    client = await serve()
    first = await Guest.opening(client, rules="minimale", seats=2)
    await first.begin()
    await first.play_round()
    asked = {"seats": 2, "chairs": ["me", "open"], "rules": "minimale", "replay": await shared(first, 1)}
    host = await Guest.opening(client, settings={"public": True, "watch": "all"}, **asked)
    host.socket = await host.connect()
    await host.look()
    known = {"round_no": 0}
    assert (host.view["known_cards"], host.view["next_commitment"]) == (known, None)
    for address in (f"/api/rooms/{host.room}", f"/api/watched/{host.view['watch']}"):
        assert (await told_of(client, address))["known_cards"] == known
    while not (rooms := (await told_of(client, "/api/public"))["rooms"]):
        await second_tab_looks(host)
    assert rooms[0]["known_cards"] == known
    # Another room says that there are none.
    assert (await told_of(client, f"/api/rooms/{first.room}"))["known_cards"] is None


async def test_the_next_round_does_not_become_one_of_known_cards_unseen(serve: Serve):
    client = await serve()
    host, friend = await at_one_table(client, client, adds=True)
    await host.send(type="next")
    await begins(host, friend)
    await played_to_the_end(host, friend)
    await host.send(type="again", round_no=1)
    await friend.see(lambda view: view["known_cards"] == {"round_no": 1})
    assert (friend.view["round_no"], friend.view["next_commitment"]) == (1, None)
    await host.send(type="again", round_no=None)
    await friend.see(lambda view: view["known_cards"] is None)
    assert friend.view["next_commitment"]
    await host.send(type="again", round_no=1)
    await friend.see(lambda view: view["known_cards"] is not None)
    await friend.send(type="next")
    await host.see(lambda view: view["round_no"] == 2)
    assert (host.view["known_cards"], host.view["commitment"]) == ({"round_no": 1}, None)
