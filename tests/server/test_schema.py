"""What rules may say, as data: served once for all, with everything that a page needs to show a knob it has never heard of."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from huit.cards import face_name, faces_of, select_faces
from huit.rules import load_rules, rule_names
from huit.rules.families import family_names, schema_of
from huit.rules.knobs import Knob, grouped, switch
from huit.server.told.answers import Powers, Schemas
from huit.server.told.rule_sheets import effects_in_full
from huit.server.told.schemas import schema_view, values_of
from tests.server.conftest import Serve


async def test_the_schema_tells_every_knob_of_every_family(serve: Serve):
    client = await serve()
    async with client.get("/api/schema") as response:
        assert response.status == 200
        told = msgspec.json.decode(await response.read(), type=Schemas)
    assert [family.name for family in told.families] == list(family_names())
    for family in told.families:
        schema = schema_of(family.name)
        assert [knob.name for knob in family.knobs] == list(schema.knobs)
        assert [knob.name for knob in family.powers] == list(schema.powers)
        assert {knob.group for knob in (*family.knobs, *family.powers)} <= {group.name for group in family.groups}


async def test_what_the_cards_of_each_game_do_is_what_its_rules_and_its_sheet_say(serve: Serve):
    async with (await serve()).get("/api/powers") as response:
        told = msgspec.json.decode(await response.read(), type=Powers).games
    acting = [name for name in rule_names() if schema_of(load_rules(name).family).powers]
    assert list(told) == acting
    for name, cards in told.items():
        rules = load_rules(name)
        values = values_of(rules)
        assert (cards.powers, cards.deck) == (values.powers, values.deck)
        assert cards.effects == effects_in_full(rules)
        # Whatever acts is told of, and nothing else.
        said = select_faces(" ".join(card for effect in cards.effects for card in effect.cards))
        acts = {face for face in cards.powers if face in cards.deck}
        assert acts == {face_name(face) for face in faces_of(said & rules.deck)}, name


@pytest.mark.parametrize("path", ["/api/schema", "/api/powers", "/api/games", "/api/options", "/api/rules", "/api/openapi.json"])
async def test_what_changes_only_with_the_program_travels_packed_and_once(serve: Serve, path: str):
    client = await serve()
    packed, plain = ({"Accept-Encoding": asked} for asked in ("br, gzip", "identity"))
    async with client.get(path, headers=plain) as response:
        body, tag = await response.read(), response.headers["ETag"]
        assert response.headers["Cache-Control"] == "no-cache"
        assert "Content-Encoding" not in response.headers
    async with client.get(path, headers=packed) as response:
        assert (response.headers["Content-Encoding"], response.headers["ETag"]) == ("gzip", tag)
        assert int(response.headers["Content-Length"]) < len(body) / 4
        assert await response.read() == body
    assert isinstance(msgspec.json.decode(body), dict)
    for headers in (packed, plain):
        async with client.get(path, headers=headers | {"If-None-Match": tag}) as response:
            assert (response.status, await response.read()) == (304, b"")
    async with client.get(path, headers={"If-None-Match": '"other"'}) as response:
        assert response.status == 200


def test_a_knob_added_to_the_schema_is_told_with_its_sentence():
    words = {
        "fr": {"text": "fait jongler son joueur", "label": "Jongle"},
        "en": {"text": "makes its player juggle", "label": "Juggles"},
    }
    juggles = switch(words=words, sign="J", acts_on="columns")
    told = schema_view(with_power(juggles))
    knob = told.powers[-1]
    assert (knob.name, knob.text["fr"], knob.label["en"], knob.example) == ("juggles", "fait jongler son joueur", "Juggles", True)
    assert schema_view(schema_of("shedding")) != schema_view(replace(schema_of("shedding"), name="other"))


def with_power(knob: Knob) -> Any:
    schema = schema_of("shedding")
    return replace(schema, powers={**schema.powers, **grouped(hands={"juggles": knob})})


async def test_a_sheet_tells_the_rules_card_by_card(serve: Serve):
    client = await serve()
    asked = {
        "rules": "rien",
        "options": {"powers": {"7": {"draw": 2}, "7h": {"draw": 0, "skips": 1}}, "cards": 32, "hand": {"2": 6}},
    }
    async with client.post("/api/sheet", json=asked) as response:
        assert response.status == 200
        values = (await response.json())["values"]
    assert values["powers"] == {"7c": {"draw": 2}, "7d": {"draw": 2}, "7h": {"skips": 1}, "7s": {"draw": 2}}
    assert values["knobs"]["hand"] == {"2": 6}
    # Cards that the pack has not keep what they do: the pack may be made whole again.
    assert (len(values["deck"]), values["points"]["Kc"], values["points"]["2c"]) == (32, 10, 2)
