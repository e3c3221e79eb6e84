"""Rooms in memory: there while somebody may come, put away when nobody has, and never two of one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.limits import Limits
from huit.server.live.lobby import Lobby, NewRoom
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import Services
from huit.server.live.thinkers import Thinkers
from huit.server.storage.store import Store
from tests.rooms.scenes import bytes_of
from tests.server.guests import TIMEOUT_S


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(tmp_path / "huit.sqlite")
    await store.open()
    yield store
    await store.close()


async def test_a_room_where_nobody_came_leaves_memory_and_is_read_anew(store: Store):
    lobby = Lobby(Services(store=store, thinkers=Thinkers(searching=SearchPool()), limits=Limits(idle_s=0)))
    name, _, _ = await lobby.open(NewRoom(rules="minimale", seats=2, name="Anne"))
    first = await lobby.find(name)
    async with asyncio.timeout(TIMEOUT_S):
        while await lobby.find(name) is first:
            await asyncio.sleep(0)
    again = await lobby.find(name)
    assert first is not None
    assert again is not None
    assert bytes_of(again.room) == bytes_of(first.room)


async def test_who_has_found_a_room_that_was_put_away_meanwhile_is_not_let_into_a_second_one(store: Store):
    lobby = Lobby(Services(store=store, thinkers=Thinkers(searching=SearchPool()), limits=Limits(rooms=1)))
    name, _, _ = await lobby.open(NewRoom(rules="minimale", seats=2, name="Anne"))
    other, _, _ = await lobby.open(NewRoom(rules="minimale", seats=2, name="Bob"))
    found = await lobby.find(name)
    assert found is not None
    # There is place for one room only, and nobody has come into this one yet.
    assert await lobby.find(other) is not None
    with pytest.raises(Refused, match="stale"):
        found.come_in(web.WebSocketResponse(), 0)
    assert found.is_empty
