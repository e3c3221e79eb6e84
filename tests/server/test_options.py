"""What is agreed on before a room is opened, over HTTP: options of the rules, the match, and the sheet of the rules in force."""

from functools import partial
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest

from huit.rules import load_rules, rule_names
from huit.scores import PLANS
from huit.server.http.json_bodies import CachedAnswer
from huit.server.limits import MOST_MESSAGE_CHARACTERS, Limits
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest

ORDER: dict[str, Any] = {"rules": "monclar", "seats": 4, "name": "Anne"}


async def sheets(client: Client) -> dict[str, Any]:
    async with client.get("/api/rules") as response:
        answer = await response.json()
    return {sheet["id"]: sheet for sheet in answer["rules"]}


async def sheet_of(client: Client, rules: str, *, seats: int | None = None, **options: Any) -> dict[str, Any]:
    async with client.post("/api/sheet", json={"rules": rules, "options": options, "seats": seats}) as response:
        assert response.status == 200, await response.text()
        return (await response.json())["sheet"]


async def test_every_game_with_its_rules_and_its_options_in_words(serve: Serve):
    rules = await sheets(await serve())
    assert list(rules) == list(rule_names())
    for sheet in rules.values():
        loaded = load_rules(sheet["id"])
        assert sheet["seats"] == [loaded.seats[0], loaded.seats[-1]]
        assert [option["name"] for option in sheet["options"]] == list(loaded.choices)
        assert sum(chapter["notes"] for chapter in sheet["chapters"]) == len(sheet["notes"])
        texts = [sheet["name"], sheet["summary"], *sheet["notes"], *(chapter["title"] for chapter in sheet["chapters"])]
        texts += [told["text"] for told in (*sheet["effects"], *sheet["options"])]
        assert all(text["fr"] and text["en"] for text in texts)
        assert sheet["source"]
        assert sheet["shelf"] == loaded.shelf
    assert ["8"] in [effect["cards"] for effect in rules["monclar"]["effects"]]


async def test_the_list_of_games_says_what_their_sheets_say_but_not_the_rules(serve: Serve):
    client = await serve()
    whole = await sheets(client)
    games = (await games_in(client))["rules"]
    rules = {"effects", "notes", "chapters", "options", "summary"}
    assert [{key: told for key, told in game.items() if key not in rules} for game in games] == [
        # Games on a shelf of their own are not grouped by their source: it comes with their sheets.
        {key: told for key, told in (sheet | ({"source": ""} if sheet["shelf"] else {})).items() if key not in rules}
        for sheet in whole.values()
    ]
    assert [game["id"] for game in games] == list(whole)
    for asked, browser, language in (
        ("", "en-GB,fr;q=0.5", "en"),
        ("", "de", "fr"),
        ("fr", "en", "fr"),
        ("en", "", "en"),
        ("de", "fr", "fr"),
    ):
        told = await games_in(client, language=asked, browser=browser)
        assert told["language"] == language
        summaries = [{"fr": "", "en": ""} | {language: sheet["summary"][language]} for sheet in whole.values()]
        assert [game["summary"] for game in told["rules"]] == summaries


async def games_in(client: Client, *, language: str = "", browser: str = "") -> Any:
    path = f"/api/games?language={language}" if language else "/api/games"
    async with client.get(path, headers={"Accept-Language": browser}) as response:
        # What was chosen by a header is kept for that header alone.
        assert ("Accept-Language" in response.headers["Vary"]) == (language not in ("fr", "en"))
        return await response.json()


MADE = {"games": "_games", "options": "_options", "rules": "_rule_sheets", "powers": "_powers", "schema": "_schemas"}


async def test_what_is_told_of_all_games_is_not_made_on_the_loop(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    """A second of work, with some forty games: moves would wait for whoever asks first."""
    threads: list[Thread] = []

    def made(name: str) -> CachedAnswer | dict[str, CachedAnswer]:
        threads.append(current_thread())
        answer = CachedAnswer(b"{}")
        return {"fr": answer} if name == "_games" else answer

    client = await serve()
    for path, name in MADE.items():
        # Each is another one, not made yet.
        monkeypatch.setattr(f"huit.server.http.api.{name}", partial(made, name))
        threads.clear()
        await client.get(f"/api/{path}")
        assert threads[0] is not main_thread(), path


async def test_the_sentences_of_options_are_apart_from_the_list(serve: Serve):
    client = await serve()
    whole = await sheets(client)
    async with client.get("/api/games") as response:
        games = (await response.json())["rules"]
    async with client.get("/api/options") as response:
        texts = (await response.json())["games"]
        assert response.headers["ETag"]
    for game in games:
        told = [option | {"text": texts[game["id"]][option["name"]]} for option in game["options"]]
        assert told == whole[game["id"]]["options"], game["id"]
    assert set(texts) == {game["id"] for game in games if game["options"]}


async def test_rules_of_ones_own_are_not_summed_up_as_the_game_that_they_start_from(serve: Serve):
    client = await serve()
    switch = await sheet_of(client, "switch")
    assert (await sheet_of(client, "switch", match={"plan": ""}))["summary"] == switch["summary"]
    changed = await sheet_of(client, "switch", powers={"8": {"skips": 0}})
    assert changed["summary"] == {"fr": "D’après «\u00a0Switch\u00a0».", "en": "Based on “Switch”."}
    assert "blank" in (await sheet_of(client, "rien", hand=5))["summary"]["en"]


async def test_what_the_start_screen_needs_to_know_of_a_game(serve: Serve):
    rules = await sheets(await serve())
    assert (rules["monclar"]["match"], rules["monclar"]["counts"]) == ({"plan": "negatif", "target": 100}, True)
    assert rules["monclar"]["plans"] == ["negatif", "le-8", "x00", "retour-a-zero"]
    assert rules["huit-hollywood"]["match"]["plan"] == "hollywood"
    assert rules["man-et-resta"]["hand"] == {"from": 5, "to": 8}
    assert (rules["les-huit"]["cut"], rules["monclar"]["cut"], rules["monclar"]["hand"]) == (True, False, None)
    assert (rules["les-huit"]["teams"], rules["monclar"]["teams"]) == ({"4": 2}, {})


async def test_the_plans_in_words(serve: Serve):
    async with (await serve()).get("/api/rules") as response:
        plans = {plan["id"]: plan for plan in (await response.json())["plans"]}
    assert list(plans) == list(PLANS)
    assert all(plan["text"]["fr"] and plan["text"]["en"] for plan in plans.values())
    assert plans["hollywood"] | {"text": {}} == {
        "id": "hollywood",
        "text": {},
        "target": 100,
        "target_by_players": 0,
        "wins": "highest",
        "columns": 3,
        "grows_to": 3,
        "rounds": None,
        "adds_up_to_nothing": False,
        "exact_is_zero": False,
        "out_at_target": False,
        "players": [2, 2],
    }
    assert (plans["trois-cinq-huit"]["rounds"], plans["trois-cinq-huit"]["adds_up_to_nothing"]) == (18, True)
    assert (plans["x00"]["target"], plans["x00"]["target_by_players"]) == (None, 100)


async def test_the_sheet_is_that_of_the_rules_with_their_options(serve: Serve):
    client = await serve()
    plain = (await sheets(client))["monclar"]
    assert await sheet_of(client, "monclar") == plain
    with_word = await sheet_of(client, "monclar", maou=True)
    assert any("Maou" in note["fr"] for note in with_word["notes"])
    assert not any("Maou" in note["fr"] for note in plain["notes"])
    podium = await sheet_of(client, "monclar", **{"compte-positif": True})
    assert (podium["match"], podium["plans"]) == ({"plan": "positif", "target": 200}, ["positif"])
    uncounted = await sheet_of(client, "monclar", **{"sans-points": True})
    assert (uncounted["counts"], uncounted["match"], uncounted["plans"]) == (False, None, [])
    own = await sheet_of(client, "monclar", seats=3, hand=6, powers={"7": {"draw": 3}})
    assert any("6" in note["fr"] for note in own["notes"])
    assert any(effect["cards"] == ["7"] and "3" in effect["text"]["fr"] for effect in own["effects"])
    teams = await sheet_of(client, "les-huit", **{"chacun-pour-soi": True})
    assert teams["teams"] == {}


async def test_every_option_of_every_game_has_a_sheet(serve: Serve):
    client = await serve(limits=Limits(sheet_burst=10_000))
    for name in rule_names():
        for option in load_rules(name).choices:
            assert (await sheet_of(client, name, **{option: True}))["id"] == name


BAD_OPTIONS: list[tuple[Any, str]] = [
    ({"maou": 3}, "maou: 3 is not true or false"),
    ({"maoux": True}, "unknown option 'maoux'"),
    ({"hand": 0}, "hand: 0 is out of bounds"),
    ({"hand": "many"}, "'many' is not a whole number"),
    ({"hand": 2**80}, "out of bounds"),
    ({"powers": {"7": {"skip": 1}}}, "did you mean 'skips'"),
    ({"powers": []}, "powers"),
    ({"points": {"Zz": 3}}, "points.Zz"),
    ({"extends": "/etc/passwd"}, "unknown option 'extends'"),
    ({"match": {"plan": "negativ"}}, "no match plan 'negativ' (did you mean 'negatif'?)"),
    ({"match": {"plan": "positif"}}, "does not add up what these rules count"),
    ({"compte-positif": True, "sans-points": True}, "contradict each other"),
    ({"name": "x"}, "unknown option 'name'"),
    ({"": True}, "unknown option ''"),
    ({"hand_from": 20, "hand_to": 20, "packs": 1}, "with 4 players the dealer cannot deal 20 cards each"),
    ({"teams": 3}, "4 players do not make 3 equal teams"),
    ({"teams": 4}, "4 players do not make 4 equal teams"),
    ({"teams": 1}, "4 players do not make 1 equal teams"),
    ({f"option-{n}": True for n in range(65)}, "65 of them, and there can be 64"),
    ({"cards": "32", "hand": 20, "packs": 1}, "cards"),
]


@pytest.mark.parametrize("address", ["/api/rooms", "/api/sheet"])
async def test_options_that_cannot_be_are_refused_and_it_is_said_why(serve: Serve, address: str):
    client = await serve()
    for options, told in BAD_OPTIONS:
        order = (ORDER if address == "/api/rooms" else {"rules": "monclar", "seats": 4}) | {"options": options}
        async with client.post(address, json=order) as response:
            answer = await response.json()
        assert (response.status, answer["code"], answer["field"]) == (400, "malformed", "options"), options
        assert answer["message"].startswith("options: ")
        assert told in answer["message"]
        assert len(answer["message"]) <= MOST_MESSAGE_CHARACTERS
        in_file = answer.get("in_file", answer["said"])
        assert answer["message"] == f"options: {in_file['en']}"[:MOST_MESSAGE_CHARACTERS]
        assert answer["said"]["fr"] != answer["said"]["en"], options


BAD_ORDERS: list[tuple[dict[str, Any], str, str]] = [
    ({"rules": "no such"}, "rules", "there is no 'no such'"),
    ({"rules": "../monclar"}, "rules", "there is no"),
    ({"rules": "demi-paquet", "seats": 2}, "seats", "not for 2, but for 3 to"),
    ({"match": {"plan": "poker"}}, "match", "no plan named"),
    ({"match": {"plan": "hollywood"}}, "match", "does not add up"),
    ({"match": {"plan": "negatif", "target": -1}}, "match", "-1 is not from 1"),
    ({"match": {"plan": "negatif", "target": "100"}}, "", "Expected `int | null`"),
    ({"match": {"target": 100}}, "", "missing required field `plan`"),
    ({"match": "negatif"}, "", "Expected `object | null`"),
    ({"options": [1]}, "", "Expected `object`"),
    ({"options": {"sans-points": True}, "match": {"plan": "negatif"}}, "match", "no plan does"),
    ({"name": "a\u202eb"}, "name", "printed"),
    ({"options": {"seats_max": 3}}, "seats", "for 2 to 3"),
]


async def test_the_refusal_names_the_field(serve: Serve):
    client = await serve()
    for change, field, told in BAD_ORDERS:
        async with client.post("/api/rooms", json=ORDER | change) as response:
            answer = await response.json()
        assert (response.status, answer["code"], answer["field"]) == (400, "malformed", field), change
        assert told in answer["message"]


async def test_bodies_that_are_no_request_are_refused(serve: Serve):
    client = await serve()
    for body in (
        b"",
        b"{",
        b"[" * 4000,
        b"\xff\xfe",
        b"null",
        b'{"rules":"monclar","options":' + b'{"a":' * 600 + b"1" + b"}" * 600,
    ):
        for address in ("/api/rooms", "/api/sheet"):
            async with client.post(address, data=body) as response:
                assert response.status == 400, body
    async with client.post("/api/sheet", data=b"x" * 15_000) as response:
        assert response.status == 413


async def test_sheets_are_for_our_own_pages_and_so_many_at_a_time(serve: Serve):
    client = await serve(limits=Limits(sheet_burst=1, sheets_per_s=0.0))
    order = {"rules": "monclar"}
    async with client.post("/api/sheet", json=order, headers={"Origin": "https://evil.example"}) as response:
        assert response.status == 403
    assert (await sheet_of(client, "monclar"))["id"] == "monclar"
    async with client.post("/api/sheet", json=order) as response:
        assert (response.status, (await response.json())["code"]) == (429, "too_many")


async def test_a_room_plays_by_the_options_and_says_so(serve: Serve):
    options = {"maou": True, "contre-carte-a-tort": False, "hand": {"2": 4, "4": 6}}
    guest = await Guest.opening(await serve(), rules="monclar", seats=4, options=options)
    view = await guest.sit_down()
    assert view["options"] == {"maou": True, "hand": {"2": 4, "4": 6}}
    assert view["counts"] == [6, 6, 6, 6]


async def test_options_outlive_a_restart(serve: Serve):
    client = await serve()
    guest = await Guest.opening(
        client, rules="monclar", seats=2, options={"hand": 3}, match={"plan": "le-8", "target": 50}, pace=3.0
    )
    before = await guest.sit_down()
    await client.close()
    again = await guest.at(await serve()).sit_down()
    assert again == before
    assert (again["counts"], again["match"]["target"]) == ([3, 3], 50)


async def test_what_is_chosen_beside_the_named_options_is_told_in_words(serve: Serve):
    order = {"rules": "monclar", "options": {"hand": 5, "powers": {"J": {"skips": 1}}}, "seats": 4}
    async with (await serve()).post("/api/sheet", json=order) as response:
        answer = await response.json()
    own = answer["sheet"]["own"]
    assert [change["key"] for change in answer["changes"]] == ["hand", "powers.J"]
    assert own["hand"] == {"fr": "Chacun reçoit 5 cartes.", "en": "Each player is dealt 5 cards."}
    assert own["powers"]["en"].startswith("jack: ")
    assert "\n" not in own["powers"]["fr"]
