"""Who looks on by the spectators' link asks for a chair: until there is one, he is shown no more than before."""

from typing import Any

from aiohttp import ClientWebSocketResponse

from huit.server.limits import Limits
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest, close_code, seat_cookie
from tests.server.test_company import begun, gathered

Answer = tuple[int, dict[str, Any], dict[str, str]]


class Watcher(Guest):
    """Somebody at a browser that has only the spectators' link, which is its `room`."""

    async def connect(self, *, query: str = "", **headers: str) -> ClientWebSocketResponse:
        return await self.client.ws_connect(f"/ws/watch/{self.room}{query}", headers={"Cookie": self.cookie, **headers})

    async def looks(self) -> None:
        self.socket = await self.connect()
        await self.look()

    async def asks(self, name: str = "Zoé") -> Answer:
        """Ask for a chair; keep the cookie of the link where one is set."""
        cookies = {"Cookie": self.cookie}
        async with self.client.post(f"/api/watched/{self.room}/guests", json={"name": name}, headers=cookies) as response:
            if response.status == 201:
                self.cookie = seat_cookie(response, self.room)
            return response.status, await response.json(), {key: one.value for key, one in response.cookies.items()}

    async def goes_in(self) -> Guest:
        """Return the same person at the table, by the cookie that the server changes for it."""
        status, told, cookies = await self.asks()
        assert status == 200
        assert cookies[f"huit_{self.room}"] == "", "the cookie of the link is deleted"
        (cookie,) = (f"{key}={value}" for key, value in cookies.items() if value)
        return Guest(self.client, told["room"], cookie)


def refused(answer: Answer) -> tuple[int, str]:
    return answer[0], answer[1]["code"]


async def watching(client: Client, guest: Guest) -> Watcher:
    watcher = Watcher(client, guest.view["watch"], "")
    await watcher.looks()
    return watcher


async def comes_back(watcher: Watcher) -> None:
    await watcher.socket.close()
    await watcher.looks()


async def test_a_spectator_asks_the_host_says_yes_and_he_takes_over_from_a_computer(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, name="Anne", seats=2, rules="minimale")
    await host.begin()
    await host.see(lambda view: view["turn"] == 0)
    watcher = await watching(client, host)
    status, told, cookies = await watcher.asks()
    assert (status, told["room"]) == (201, None)
    assert list(cookies) == [f"huit_{watcher.room}"]
    assert host.room not in str((told, cookies, watcher.view)), "the name of the room opens chairs"
    await comes_back(watcher)
    view = watcher.view
    assert (view["guest"], view["onlooker"], view["seat"], view["hand"], view["room"]) == (None, 1, None, [], watcher.room)
    await host.see(lambda view: [(each["name"], each["request"]) for each in view["people"]] == [("Zoé", "asked")])
    await host.send(type="answer_seat", whom=1, yes=True)
    await watcher.see(lambda view: 1 in view["guests_at"])
    assert (watcher.view["seat"], watcher.view["hand"], watcher.view["moves"]) == (None, [], []), "not by this link"
    player = await watcher.goes_in()
    await player.sit_down()
    assert player.room == host.room
    assert (player.view["seat"], player.view["guest"]) == (1, 1)
    assert len(player.view["hand"]) == player.view["counts"][1]


async def test_by_the_spectators_link_one_asks_and_does_nothing_else(serve: Serve):
    client = await serve()
    host, _ = await begun(client, 2)
    watcher = await watching(client, host)
    await watcher.asks()
    await comes_back(watcher)
    for message in (
        {"type": "sit", "seat": 0},
        {"type": "phrase", "phrase": "wow", "card": None},
        {"type": "name", "name": "Max"},
    ):
        await watcher.send(**message)
        assert (await watcher.refusal()).code == "not_seated"
    await host.see(lambda view: [each["request"] for each in view["people"]] == ["asked"])
    await watcher.send(type="ask_seat", asks=False)
    await watcher.see(lambda view: view["may"]["ask_seat"])
    await host.see(lambda view: [each["request"] for each in view["people"]] == [None])
    await watcher.send(type="ask_seat", asks=True)
    await watcher.see(lambda view: not view["may"]["ask_seat"])
    await host.see(lambda view: [each["request"] for each in view["people"]] == ["asked"])
    assert (await watcher.asks())[:2] == (200, {"guest": 2, "room": None}), "asked already"


async def test_a_promise_is_kept_while_he_is_away_and_though_the_links_were_renewed(serve: Serve):
    client = await serve()
    host, friend = await gathered(client, 2)
    watcher = await watching(client, host)
    await watcher.asks()
    await watcher.socket.close()
    await host.see(lambda view: [each["here"] for each in view["people"]] == [False])
    await host.send(type="answer_seat", whom=2, yes=True)
    await host.see(lambda view: [each["request"] for each in view["people"]] == ["granted"])
    await host.send(type="renew")
    await host.see(lambda view: view["watch"] != watcher.room)
    assert await close_code(await watcher.connect()) == 4413
    await friend.send(type="stand")
    await host.see(lambda view: 2 in view["guests_at"])
    await watcher.looks()
    assert watcher.view["onlooker"] in watcher.view["guests_at"]
    player = await watcher.goes_in()
    assert player.room == host.view["room"]


async def test_who_was_sent_away_or_is_in_already_gets_no_second_name(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, name="Anne", seats=3, chairs=["me", "open", "open"])
    await host.sit_down()
    leo = await host.inviting("Léo", seat=1)
    for cookie in (host.cookie, leo.cookie):
        status, told, cookies = await Watcher(client, host.view["watch"], cookie).asks()
        assert (status, told["room"], cookies) == (200, host.room, {})
    await host.send(type="kick", seat=1)
    await host.see(lambda view: view["guests_at"][1] is None)
    out = Watcher(client, host.view["watch"], leo.cookie)
    assert refused(await out.asks()) == (403, "kicked")


async def test_what_the_host_has_closed_is_closed_to_spectators_who_ask(serve: Serve):
    client = await serve()
    host, _ = await begun(client, 2)
    watcher = Watcher(client, host.view["watch"], "")
    settings = host.view["settings"]
    await host.send(type="settings", settings=settings | {"locked": True})
    await host.see(lambda view: view["settings"]["locked"])
    assert refused(await watcher.asks()) == (403, "locked")
    await host.send(type="settings", settings=settings | {"watch": "nobody"})
    await host.see(lambda view: view["watch"] is None)
    assert refused(await watcher.asks()) == (404, "no_room")
    await host.send(type="settings", settings=settings)
    await host.see(lambda view: view["watch"] is not None)
    await watcher.asks()
    await watcher.looks()
    await host.send(type="settings", settings=settings | {"watch": "nobody"})
    assert await close_code(watcher.socket) == 4412
    await host.send(type="renew")
    await host.see(lambda view: view["room"] != host.room)
    await host.send(type="settings", settings=settings)
    await host.see(lambda view: view["watch"] is not None)
    assert refused(await Watcher(client, watcher.room, "").asks()) == (410, "renewed")


async def test_asking_by_the_spectators_link_has_the_quota_of_coming_in(serve: Serve):
    client = await serve(limits=Limits(join_burst=3, joins_per_s=0.001, network_factor=1, commit_s=0))
    host, _ = await begun(client, 2)
    told = [(await Watcher(client, host.view["watch"], "").asks())[0] for _ in range(3)]
    assert told == [201, 201, 429]


async def test_nobody_asks_without_a_name(serve: Serve):
    client = await serve()
    host, _ = await begun(client, 2)
    for name in ("", " ", "x" * 200):
        assert refused(await Watcher(client, host.view["watch"], "").asks(name)) == (400, "malformed")
    assert refused(await Watcher(client, "k3v9abcdefgh", "").asks()) == (404, "no_room")
