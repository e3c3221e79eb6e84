"""A circle over HTTP: people come in by its link, play at its tables, write down their evenings, and see how they stand."""

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest
from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient
from msgspec.structs import replace

from huit.rooms.refusal import Refused
from huit.scores.played import PlayedBody, PlayedLine
from huit.server.http.circle_answers import ExportedPerson
from huit.server.http.circle_files import COLUMNS, csv_of, exported, read_csv, read_json, unique_names
from huit.server.http.circle_results import file_of
from huit.server.limits import CIRCLE_WRITES_AT_ONCE, Limits
from huit.server.live.circle_sheets import from_file
from huit.server.live.circles import read_pin
from huit.server.settings import PublicUrl
from huit.server.storage.circle_jobs import StoredCircle, StoredMember
from tests.server.conftest import Serve, Wall
from tests.server.guests import Client, Guest, seat_cookie

AT = 1_700_000_000
LONG = pytest.mark.long(short="test_what_two_members_play_at_a_table_is_written_down_once_and_counted")
NO_CIRCLE = (404, {"code": "no_circle"})
TO_THE_END = {"rules": "monclar", "seats": 2, "chairs": ["me", "open"], "match": {"plan": "negatif", "target": 1}}
AT_ONCE = {"reaction_ms": 0}


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, client: Client, cookie: str = "", circle: str = "") -> None:
        self.client = client
        self.cookie = cookie
        self.circle = circle

    @classmethod
    async def founding(cls, client: Client, name: str = "Anne") -> "Person":
        person = cls(client)
        status, told = await person.ask("POST", "", circle="Les Dupont", name=name)
        assert (status, told["member"]) == (201, 1)
        person.circle = told["circle"]
        return person

    async def inviting(self, name: str) -> "Person":
        """Another person, who comes in by the link."""
        other = Person(self.client, circle=self.circle)
        status, _ = await other.ask("POST", "/come", link=(await self.view())["link"], name=name)
        assert status == 201
        return other

    async def ask(self, method: str, path: str, **body: Any) -> tuple[int, Any]:
        """Ask for a path under ``/api/circles``; a cookie that is set is kept."""
        asked: dict[str, Any] = {} if method == "GET" else {"json": body}
        async with self.client.request(method, f"/api/circles{path}", headers={"Cookie": self.cookie}, **asked) as response:
            self._keep(response)
            return response.status, await response.json()

    def _keep(self, response: ClientResponse) -> None:
        for name, cookie in response.cookies.items():
            if name.endswith("huit-circles"):
                self.cookie = f"{name}={cookie.value}"

    async def get(self, path: str = "") -> tuple[int, Any]:
        return await self.ask("GET", f"/{self.circle}{path}")

    async def post(self, path: str, **body: Any) -> tuple[int, Any]:
        return await self.ask("POST", f"/{self.circle}{path}", **body)

    async def view(self) -> dict[str, Any]:
        status, told = await self.get()
        assert status == 200, told
        return told

    async def standings(self, query: str = "") -> dict[str, Any]:
        status, told = await self.get(f"/standings{query}")
        assert status == 200, told
        return told

    async def played(self) -> list[dict[str, Any]]:
        return (await self.get("/played"))[1]["results"]

    async def opening(self, **room: Any) -> Guest:
        """Open a table, and be its first guest."""
        order = {"room": {"pace": 0, "settings": AT_ONCE} | room}
        url, headers = f"/api/circles/{self.circle}/tables", {"Cookie": self.cookie}
        async with self.client.post(url, json=order, headers=headers) as response:
            assert response.status == 201, await response.text()
            name = (await response.json())["room"]
            return Guest(self.client, name, f"{seat_cookie(response, name)}; {self.cookie}")

    async def joining(self, host: Guest, name: str) -> Guest:
        friend = await host.inviting(name, seat=1)
        friend.cookie += f"; {self.cookie}"
        return friend

    async def export(self, ending: str) -> bytes:
        url = f"/api/circles/{self.circle}/export.{ending}"
        async with self.client.get(url, headers={"Cookie": self.cookie}) as response:
            assert response.status == 200
            assert response.headers["Content-Disposition"] == f'attachment; filename="cercle.{ending}"'
            assert response.headers["Cache-Control"] == "no-store"
            return await response.read()

    async def bring(self, file: bytes, kind: str) -> tuple[int, Any]:
        url, headers = f"/api/circles/{self.circle}/import", {"Cookie": self.cookie, "Content-Type": kind}
        async with self.client.post(url, data=file, headers=headers) as response:
            return response.status, await response.json()


async def play(host: Guest, friend: Guest) -> None:
    """Play a round to its end."""
    await host.sit_down()
    await friend.sit_down()
    if host.view["stage"] == "lobby":
        await friend.send(type="ready", ready=True)
        await host.see(lambda view: view["ready"][1])
        await host.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["stage"] == "round")
    await asyncio.gather(host.play_round(), friend.play_round())


def sheet(*points: tuple[int | str, int], at: int = AT, **more: Any) -> dict[str, Any]:
    """A score sheet of members, by number, and guests, by name."""
    lines = [{"name": who, "points": won} if isinstance(who, str) else {"member": who, "points": won} for who, won in points]
    return {"at": at, "lines": lines} | more


async def test_what_two_members_play_at_a_table_is_written_down_once_and_counted(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    host = await anne.opening(**TO_THE_END)
    friend = await luc.joining(host, "Lucky Luc")
    assert [table["names"] for table in (await luc.get("/tables"))[1]["tables"]] == [["Anne", "Lucky Luc"]]
    await play(host, friend)

    match, one_round = await luc.played()
    assert [(each["kind"], each["of_match"], each["by"], each["game"]) for each in (match, one_round)] == [
        *(("match", False, None, "monclar"), ("round", True, None, "monclar"))
    ]
    assert [(line["member"], line["name"], line["points"]) for line in one_round["lines"]] == [
        *((1, "", host.view["totals"][0]), (2, "", host.view["totals"][1]))
    ]
    winner = host.view["match"]["winners"][0] + 1
    for of in ("games", "rounds"):
        told = await anne.standings(f"?of={of}")
        assert [(row["member"], row["won"], row["chance"]) for row in told["rows"]] == [
            (winner, 1.0, 0.5),
            (3 - winner, 0.0, 0.5),
        ]
        assert [row["rating"]["told"] for row in told["rows"]] == [False, False], "one game is too little"
        assert (told["played"], len(told["evenings"]), told["games"][0]["played"]) == (1, 1, 1)
    assert sum(pair["ahead"] + pair["behind"] for pair in told["pairs"]) == 1

    # A stranger, with a cookie of their own or none: the same as of a circle that is not there.
    paul = await Person.founding(client, "Paul")
    for stranger in (Person(client, circle=anne.circle), Person(client, paul.cookie, anne.circle)):
        for path in ("", "/played", "/tables", "/standings", "/export.json", "/export.csv", "/results/1/history"):
            assert await stranger.get(path) == NO_CIRCLE == await Person(client, paul.cookie, "nobodynobody").get(path)


async def test_an_evening_on_paper_is_entered_mended_and_struck_out_and_everybody_sees_by_whom(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    status, told = await anne.post("/members", name="Mamie", look="cat-pink")
    assert (status, told["people"][2]["browsers"]) == (201, 0)
    status, written = await luc.post("/evenings", **sheet((1, 40), (2, 12), (3, 55), ("Max", 7), wins="lowest", game="monclar"))
    assert (status, written["by"], written["version"]) == (201, 2, 1)
    assert [line["place"] for line in written["lines"]] == [3, 2, 4, 1]
    assert (await anne.standings())["rows"][0]["won"] == 0.0, "Max has won, who is no member"

    _, mended = await anne.post("/results/1", version=1, evening=sheet((1, 4), (2, 12), (3, 55), ("Max", 7), wins="lowest"))
    assert (mended["version"], mended["lines"][0]["place"], mended["by"]) == (2, 1, 2)
    rows = (await luc.standings())["rows"]
    assert (rows[0]["member"], rows[0]["won"], rows[0]["chance"], rows[0]["points"]) == (1, 1.0, 0.25, 4)
    status, refused = await luc.post("/results/1", version=1, evening=sheet((1, 4), (2, 12)))
    assert (status, refused["code"]) == (409, "stale")
    assert (await luc.post("/results/1/strike", version=2, struck=True))[1]["struck"]
    assert (await luc.standings())["rows"] == []
    _, history = await anne.get("/results/1/history")
    assert [(edit["by"], edit["did"]) for edit in history["edits"]] == [(2, "entered"), (1, "mended"), (2, "struck")]
    assert [line["points"] for line in history["edits"][1]["before"]["lines"]] == [40, 12, 55, 7]

    # What is wrong is said in words.
    wrong = [
        *(sheet((1, 4)), sheet((1, 4), (1, 5)), sheet(("Max", 4), ("Zoé", 5)), sheet((1, 4), (9, 5))),
        *(sheet((1, 4), (2, 5), at=2**39), sheet((1, 4), (2, 5), game="poker"), sheet((1, 4), (2, 5), rounds=[[1]])),
        {"at": AT, "lines": [{"member": 1, "place": 1}, {"member": 2}]},
        {"at": AT, "lines": [{"member": 1, "points": 1, "side": 0}, {"member": 2, "points": 1}]},
        {"at": AT, "lines": [{"member": 1, "points": 1, "side": 0}, {"member": 2, "points": 2, "side": 0}]},
    ]
    answers = [await luc.post("/evenings", **each) for each in wrong]
    assert [(status, told["code"]) for status, told in answers] == [
        *([(400, "malformed")] * 3),
        *((404, "no_member"), *([(400, "malformed")] * 6)),
    ]
    assert all(told["said"]["fr"] for _, told in answers[1:3] + answers[4:])


@LONG
async def test_a_circle_is_read_again_after_a_restart_and_its_tables_go_on(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    host = await anne.opening(rules="minimale", seats=2, chairs=["me", "open"])
    friend = await luc.joining(host, "Luc")
    await play(host, friend)
    before = await anne.standings()
    await client.close()

    client = await serve()
    anne, luc = (Person(client, person.cookie, person.circle) for person in (anne, luc))
    assert await anne.standings() == before
    host, friend = host.at(client), friend.at(client)
    await host.sit_down()
    await friend.sit_down()
    await host.next_round()
    await friend.see(lambda view: view["round_no"] == 2)
    await asyncio.gather(host.play_round(), friend.play_round())
    assert [each["kind"] for each in await luc.played()] == ["round", "round"]
    assert (await luc.standings())["played"] == 2


@LONG
async def test_a_member_who_comes_in_while_they_play_is_counted_from_then_on(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    host = await anne.opening(rules="minimale", seats=2, chairs=["me", "open"])
    friend = await host.inviting("Luc", seat=1)
    luc = Person(client, friend.cookie, anne.circle)
    await luc.ask("POST", "/come", link=(await anne.view())["link"], name="Luc")
    await play(host, friend)
    assert [line["member"] for line in (await anne.played())[0]["lines"]] == [1, 2]


@LONG
async def test_a_member_alone_with_computers_stands_beside_chance_and_is_not_rated(serve: Serve):
    anne = await Person.founding(await serve())
    guest = await anne.opening(rules="minimale", seats=3)
    await guest.sit_down()
    await guest.play_round()
    (row,) = (await anne.standings())["rows"]
    assert (row["chance"], row["rating"]) == (0.3333, None)
    (result,) = await anne.played()
    assert [line["computer"] for line in result["lines"]] == [False, True, True]


@LONG
async def test_the_link_brings_in_and_an_old_one_no_more(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    old = (await anne.view())["link"]
    stranger = Person(client)
    _, told = await stranger.ask("POST", "/look", link=old)
    assert (told["name"], [each["name"] for each in told["people"]], told["circle"]) == ("Les Dupont", ["Anne", "Luc"], None)
    assert (await luc.ask("POST", "/look", link=old))[1]["circle"] == anne.circle
    for name, code in (("Luc", "name_taken"), ("luc", "name_taken"), ("", "malformed")):
        _, refused = await stranger.ask("POST", "/come", link=old, name=name)
        assert refused["code"] == code
        assert refused["said"]["fr"]
    assert (await stranger.ask("POST", "/come", link=old, member=1))[1]["code"] == "not_free"
    assert (await luc.ask("POST", "/come", link=old, name="Other"))[0] == 200, "who is in stays who they are"

    assert (await luc.post("/renew"))[1]["code"] == "not_keeper"
    _, renewed = await anne.post("/renew")
    assert renewed["link"] != old
    assert await stranger.ask("POST", "/look", link=old) == NO_CIRCLE
    assert await stranger.ask("POST", "/come", link=old, name="Eve") == NO_CIRCLE
    assert (await luc.view())["link"] == renewed["link"]


@LONG
async def test_who_has_left_finds_no_circle(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    await luc.post("/evenings", **sheet((1, 4), (2, 12)))
    assert await luc.post("/leave", forget=True) == (200, {"done": True})
    for path in ("", "/played", "/standings", "/export.json"):
        assert await luc.get(path) == NO_CIRCLE
    assert await luc.post("/evenings", **sheet((1, 4), (2, 12))) == NO_CIRCLE
    assert (await luc.ask("GET", ""))[1] == {"circles": []}
    assert (await anne.view())["people"][1]["name"] == ""
    file = json.loads(await anne.export("json"))
    assert [each["name"] for each in file["people"]] == ["Anne"]
    assert [(line["member"], line["name"]) for line in file["results"][0]["lines"]] == [(1, ""), (None, "")]
    # The last one takes all of it with them.
    assert await anne.post("/leave", forget=False) == (200, {"done": True})
    assert await anne.get() == NO_CIRCLE


@LONG
async def test_a_circle_that_is_deleted_is_gone_for_all(serve: Serve):
    anne = await Person.founding(await serve())
    luc = await anne.inviting("Luc")
    assert (await luc.post("/delete"))[0] == 403
    assert await anne.post("/delete") == (200, {"done": True})
    assert await luc.get() == await anne.get() == NO_CIRCLE


@LONG
async def test_a_file_makes_another_circle_with_the_same_standings(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    luc = await anne.inviting("Luc")
    await anne.post("/rules", rules="monclar", seats=4, title="Chez Mamie")
    for day in range(20):
        points = sheet((1, 10 + day % 3), (2, 11), ("=Max", day), at=AT + 86_400 * day, note="chez Mamie", rounds=[[1, 2, None]])
        assert (await luc.post("/evenings", **points))[0] == 201
    wanted = await anne.standings()
    assert [row["rating"]["told"] for row in wanted["rows"]] == [True, True]
    for ending, kind in (("json", "application/json"), ("csv", "text/csv")):
        file = await anne.export(ending)
        zoe = await Person.founding(client, "Zoé")
        assert (await zoe.bring(file, kind))[1] == {"people": 2, "results": 20, "known": 0, "pinned": int(ending == "json")}
        assert (await zoe.bring(file, kind))[1]["known"] == 20, "a file that comes twice adds nothing"
        told = await zoe.standings()
        # Zoé is the first; who was 1 is 2 now.
        assert [row | {"member": row["member"] - 1} for row in told["rows"]] == wanted["rows"]
        assert (await anne.bring(file, kind))[1] == {"people": 0, "results": 0, "known": 20, "pinned": 0}, "nor at home"
    for broken in (b"", b"{}", b"[" * 9999, file[:900], b"\xff\xfe", b"a;b\n1;2"):
        for kind in ("application/json", "text/csv"):
            status, refused = await anne.bring(broken, kind)
            if (status, kind) != (200, "text/csv"):
                assert (status, refused["code"]) in ((400, "malformed"), (429, "too_many"))


@LONG
async def test_standings_of_a_time_and_of_a_game(serve: Serve):
    anne = await Person.founding(await serve())
    await anne.inviting("Luc")
    await anne.post("/evenings", **sheet((1, 4), (2, 12), game="monclar", at=AT))
    await anne.post("/evenings", **sheet((1, 40), (2, 12), title="Belote", at=AT + 600))
    await anne.post("/evenings", **sheet((1, 40), (2, 12), title="Belote", at=AT + 86_400))
    told = await anne.standings()
    assert [(each["game"], each["title"], each["played"]) for each in told["games"]] == [("", "Belote", 2), ("monclar", "", 1)]
    latest, first = told["evenings"]
    assert (first["played"], latest["played"], told["rows"][0]["points"]) == (2, 1, None)
    of_first = await anne.standings(f"?since={first['since']}&until={first['until']}")
    assert [row["won"] for row in of_first["rows"]] == [1.0, 1.0]
    assert len(of_first["evenings"]) == 2, "one may choose another"
    assert [row["points"] for row in (await anne.standings("?game=&title=Belote"))["rows"]] == [80, 24]
    before = await anne.standings(f"?until={AT + 1}")
    after = await anne.standings(f"?since={AT + 1}&until={AT + 601}")
    assert [row["rating"]["games"] for row in (before["rows"][0], after["rows"][0])] == [1, 2], "of all until then"
    for query in ("?of=fun", "?since=-1", "?until=x", "?who=1"):
        assert (await anne.get(f"/standings{query}"))[0] == 400


@LONG
async def test_a_new_device_gets_the_circles_with_the_seats(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    async with client.post("/api/carry", json={"rooms": []}, headers={"Cookie": anne.cookie}) as response:
        made = await response.json()
    assert (made["rooms"], made["circles"]) == (0, 1)
    async with client.post("/api/carried", json={"code": made["code"]}) as response:
        assert (await response.json())["circles"] == 1
        (cookie,) = response.cookies.values()
    assert cookie.value not in anne.cookie, "each browser has a secret of its own"
    phone = Person(client, f"{cookie.key}={cookie.value}", anne.circle)
    assert ((await phone.view())["me"], (await anne.view())["people"][0]["browsers"]) == (1, 2)


@LONG
async def test_rules_are_pinned_and_open_a_table_in_one_go(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    status, told = await anne.post("/rules", rules="monclar", seats=3, title=" Chez  Mamie ", options={"hand": 5})
    assert (status, told["pinned"][0]["title"], told["pinned"][0]["by"]) == (201, "Chez Mamie", 1)
    assert (await anne.post("/rules", rules="monclar", seats=3, options={"hand": 500}))[1]["code"] == "malformed"
    status, opened = await anne.post("/tables", pinned=1)
    assert status == 201
    async with client.get(f"/api/rooms/{opened['room']}") as response:
        assert response.status == 200
        room = await response.json()
    assert (room["title"], room["options"], [each["open"] for each in room["seats"]]) == (
        *("Chez Mamie", {"hand": 5}, [False, True, True]),
    )
    assert (await anne.post("/tables", pinned=7))[1]["code"] == "no_pinned"
    assert (await anne.post("/tables"))[1]["code"] == "malformed"
    status, told = await anne.post("/rules/1/remove")
    assert (status, told["pinned"]) == (200, [])


@LONG
async def test_a_table_is_shown_for_a_day_and_a_half(serve: Serve, wall: Wall):
    anne = await Person.founding(await serve())
    await anne.opening(**TO_THE_END)
    assert [table["yours"] for table in (await anne.get("/tables"))[1]["tables"]] == [False]
    wall.jumps(37 * 3600)
    assert (await anne.get("/tables"))[1]["tables"] == []


@LONG
async def test_another_site_and_too_many_changes_are_refused(serve: Serve):
    client = await serve()
    anne = await Person.founding(client)
    headers = {"Cookie": anne.cookie, "Origin": "https://elsewhere.example"}
    async with client.post(f"/api/circles/{anne.circle}/delete", headers=headers) as response:
        assert response.status == 403
    codes = [(await anne.post("/name", name=f"Nous {number}"))[0] for number in range(CIRCLE_WRITES_AT_ONCE + 10)]
    assert codes[0] == 200
    assert codes[-1] == 429
    answers = [await anne.ask("POST", "", circle="More", name="Anne") for _ in range(200)]
    assert answers[-1][0] == 429


@LONG
async def test_nothing_secret_is_logged_and_the_cookie_is_the_browsers_alone(serve: Serve, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    client: TestClient[Any, Any] = await serve(public_url=PublicUrl.read("https://huit.example"), limits=Limits())
    headers = {"Host": "huit.example", "Origin": "https://huit.example"}
    async with client.post("/api/circles", json={"circle": "Les Dupont", "name": "Anne"}, headers=headers) as response:
        assert response.status == 201
        circle, (cookie,) = (await response.json())["circle"], response.cookies.values()
    assert (cookie.key, cookie["httponly"], cookie["samesite"], cookie["secure"]) == ("__Host-huit-circles", True, "Strict", True)
    known = {"Host": "huit.example", "Cookie": f"{cookie.key}={cookie.value}"}
    async with client.get(f"/api/circles/{circle}", headers=known) as response:
        assert response.headers["Cache-Control"] == "no-store"
        link = (await response.json())["link"]
    assert not any(secret in caplog.text for secret in (link, cookie.value, "Dupont", "Anne"))


@LONG
async def test_a_name_that_no_circle_can_have_is_not_looked_for(serve: Serve):
    anne = await Person.founding(await serve())
    for name in ("%00", "nobody", "x" * 5000, "../rooms/x"):
        assert await anne.ask("GET", f"/{name.replace('/', '%2F')}") == NO_CIRCLE
        assert await anne.ask("GET", f"/{name.replace('/', '%2F')}/standings") == NO_CIRCLE
    link = (await anne.view())["link"]
    assert (await anne.ask("POST", "/come", link=link, member=2**63))[1]["code"] == "malformed"


# Files, without a server


@pytest.mark.parametrize("odd", [{"seats": 99}, {"rules": "no game"}, {"options": {"hand": 500}}, {"options": {"x": "y" * 9000}}])
def test_pinned_rules_of_a_file_are_checked_as_others_are(odd: dict[str, Any]):
    pin: dict[str, Any] = {"rules": "monclar", "seats": 4, "options": {}, "title": "", "match": None}
    person = {"member": 1, "name": "Anne", "look": ""}
    file: dict[str, Any] = {"huit": "circle", "version": 1, "name": "", "people": [person], "pinned": [pin], "results": []}
    file_of(read_json(json.dumps(file).encode()))
    with pytest.raises(Refused):
        file_of(read_json(json.dumps(file | {"pinned": [pin | odd]}).encode()))
    with pytest.raises(Refused):
        read_json(json.dumps(file | {"people": [person | {"look": "x" * 9000}]}).encode())


def test_pinned_rules_that_cannot_be_read_are_left_out():
    assert read_pin(b'{"rules":"monclar","seats":99}') is None


def test_a_game_of_forgotten_people_alone_stays_out_of_files():
    people = (StoredMember(1, "Anne", "", True, False, 0, 1), StoredMember(2, "", "", False, True, 0, 0))
    circle = StoredCircle("dupontdupont", "l" * 20, "Les Dupont", 1, people, (), 2, 0, 0)
    mine, theirs = (
        PlayedBody(
            kind="evening",
            at=5,
            game="",
            title="",
            of_match=False,
            lines=tuple(
                PlayedLine(member=each, name="" if each else "Max", computer=False, side=side, place=side + 1, points=None)
                for side, each in enumerate((member, None))
            ),
            rounds=(),
            note="",
        )
        for member in (1, 2)
    )
    assert exported(circle, [mine, theirs]).results == [mine]
    guests = replace(theirs, lines=tuple(replace(line, member=None) for line in theirs.lines))
    assert from_file([guests, mine], {1: "Anne"}) == (mine,)


def test_names_that_are_one_when_tidied_are_one_person():
    row = "{},5,evening,monclar,,{},1,0,{},{},,0,,"
    rows = [row.format(1, "Anne", 0, 1), row.format(1, "Luc", 1, 2), row.format(2, "Anne ", 0, 1), row.format(2, "Luc", 1, 2)]
    file = read_csv("\n".join([",".join(COLUMNS), *rows]).encode())
    assert [each.name for each in file.people] == ["Anne", "Luc"]
    twice = replace(file, people=[ExportedPerson(1, "Anne", ""), ExportedPerson(2, "Anne ", "")])
    with pytest.raises(Refused):
        file_of(twice)


@pytest.mark.parametrize(("field", "most"), [("people", 60), ("pinned", 24), ("results", 10_000)])
def test_a_file_with_too_much_says_of_what(field: str, most: int):
    parts: dict[str, Any] = {
        "people": {"member": 1, "name": "Anne", "look": ""},
        "pinned": {"rules": "monclar", "seats": 4, "options": {}, "title": "", "match": None},
        "results": msgspec.to_builtins(
            PlayedBody(kind="round", at=5, game="", title="", of_match=False, lines=(), rounds=(), note="")
        ),
    }
    file: dict[str, Any] = {"huit": "circle", "version": 1, "name": "", "people": [], "pinned": [], "results": []}
    with pytest.raises(Refused) as refused:
        read_json(json.dumps(file | {field: [parts[field]] * (most + 1)}).encode())
    assert (refused.value.code, (refused.value.why or {})["field"]) == ("full", field)


def test_a_table_in_a_spreadsheet_holds_no_formula_and_names_stand_once():
    assert unique_names({1: "Anne", 3: "Anne", 4: "Anne 2"}) == {1: "Anne", 3: "Anne 2", 4: "Anne 2 2"}
    line = "1,5,evening,'=1+1,,'=Luc,1,0,0,1,,0,,\n1,5,evening,monclar,,Max,0,0,1,2,,0,,\n"
    file = read_csv(f"{','.join(COLUMNS)}\n{line}".encode())
    assert [each.name for each in file.people] == ["=Luc"]
    assert file.results[0].game == "=1+1"
    assert "'=Luc" in csv_of(file)
    assert "'=1+1" in csv_of(file)
    assert read_csv(csv_of(file).encode()) == file
    with_semicolons = csv_of(file).replace(",", ";").encode()
    assert read_csv(with_semicolons) == file
