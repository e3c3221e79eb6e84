"""All chance of a server comes from one source: with a seed a round is the same again, without one it never is."""

import random
from pathlib import Path

import pytest

from huit.engine.chance import is_key
from huit.server.chance import Chance
from huit.server.http.app import _LOBBY
from tests.cases import mostly_long
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest
from tests.server.process import browser, serving


async def a_round(client: Client, rules: str) -> list[dict[str, object]]:
    guest = await Guest.opening(client, rules=rules)
    await guest.begin()
    # All exchange cards at once there: the computers first, whoever is quicker.
    if guest.view["phase"] == "swap":
        await guest.see(lambda view: sorted(view["danish"]["ready"]) == [1, 2])
    await guest.play_round()
    return [{"hand": guest.view["hand"], "result": guest.view["result"]}, *guest.log]


@pytest.mark.parametrize("rules", mostly_long(["monclar", "danish", "trois-cinq-huit"], every=3))
async def test_with_a_seed_a_round_is_the_same_whatever_else_the_server_has_done(serve: Serve, rules: str):
    first, second, other = [await serve(chance=Chance(seed)) for seed in ("a", "a", "b")]
    await Guest.opening(second, rules="variante-1", name="Bob")
    played = await a_round(first, rules)
    assert await a_round(second, rules) == played
    assert await a_round(other, rules) != played


async def test_without_a_seed_no_two_rounds_are_alike(serve: Serve):
    client = await serve(chance=Chance())
    assert await a_round(client, "monclar") != await a_round(client, "monclar")


async def test_all_that_chance_settles_in_a_room_comes_from_keys_of_256_bits_that_the_system_drew(serve: Serve):
    client = await serve(chance=Chance())
    guest = await Guest.opening(client, rules="monclar", options={"cut": True})
    await guest.begin()
    room = client.app[_LOBBY]._rooms[guest.room].room
    assert isinstance(Chance().of("deal"), random.SystemRandom)
    assert isinstance(Chance().next_of("deal"), random.SystemRandom)
    seeds = [
        room.agreement.seed,
        room.dealt.begun.seed,
        room.dealt.proof.seed,
        room.sources.secret.seed,
        room.dealt.begun.then.seed,
    ]
    assert all(map(is_key, seeds))
    assert len(set(seeds)) == len(seeds) - 1, "only the next promise is told twice"
    assert all(len(bytes.fromhex(secret.salt)) == 16 for secret in (room.sources.secret, room.dealt.proof))


async def test_names_and_tokens_are_of_one_room_only_though_two_servers_have_one_seed(serve: Serve):
    client = await serve(chance=Chance("a"))
    guests = [await Guest.opening(client) for _ in range(3)]
    again = await serve(chance=Chance("a"))
    guests.append(await Guest.opening(again))
    assert len({guest.room for guest in guests}) == len({guest.cookie.partition("=")[2] for guest in guests}) == 4


async def test_a_server_for_tests_says_that_it_is_one(serve: Serve, tmp_path: Path):
    here = await (await Guest.opening(await serve(chance=Chance("a")))).begin()
    async with serving(tmp_path / "there", "--seed", "a") as server, browser(server.address) as client:
        await server.events("seeded")
        there = await (await Guest.opening(client)).begin()
    assert there["hand"] == here["hand"]
