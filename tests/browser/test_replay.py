"""Finished rounds: stepped through, seen from any seat, shared, saved, verified, and their cards played again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Route, expect

from huit.commands import main
from tests.browser.conftest import Sit
from tests.browser.finished import finished_round, hurry_on, open_replay
from tests.browser.friends import SETTINGS, Friends
from tests.browser.game import AN_HOUR_MS, MOST_STEPS, Game, as_told
from tests.browser.test_every_game import answer
from tools.whole_rounds import EXAMPLES

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def expect_step(game: Game, step: int) -> None:
    expect(game.by("replay-caption")).to_have_attribute("data-step", str(step))


def last_step(game: Game) -> int:
    return int(game.by("replay-slider").get_attribute("max") or 0)


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_a_round_that_was_just_played_is_watched_again(sit: Sit):
    game = sit(**CALM)
    game.open_room(seats=2)
    answer(game)
    hurry_on(game, cards=2)
    for _ in range(MOST_STEPS):
        if game.is_over():
            break
        answer(game)
    game.by("btn-watch-again").click()
    expect(game.page).to_have_url(re.compile("/revoir/"))
    replay = game.page.url
    expect_step(game, 0)
    expect(game.cards).to_have_count(8)
    game.by("replay-verify").click()
    # This browser played, and knows what it added.
    expect(game.by("finding-ownNonce")).to_have_attribute("data-holds", "true")
    # The rules are at hand here too, from their beginning whenever they are opened.
    for _ in range(2):
        game.page.keyboard.press("r")
        expect(game.by("rule-sheet-text")).to_contain_text("Variante de Monclar")
        assert game.by("rule-sheet").evaluate("(sheet) => sheet.scrollTop") == 0
        game.by("rule-sheet").evaluate("(sheet) => sheet.scrollTo(0, 400)")
        game.page.keyboard.press("Escape")
        expect(game.by("rule-sheet-text")).to_be_hidden()
    # From the round to its table, from the start screen to it; nobody else has this way.
    room = game.by("replay-to-table").get_attribute("href") or ""
    game.by("replay-to-table").click()
    expect(game.by("btn-next-round")).to_be_visible()
    game.by("btn-to-start").click()
    expect(game.by("my-tables")).to_contain_text("Reprendre\u00a0: Variante de Monclar")
    expect(game.by("my-tables")).to_contain_text("entre deux manches")
    game.assert_accessible()
    game.by("my-tables").get_by_role("link").click()
    expect(game.page).to_have_url(re.compile(f"{room}$"))
    expect(game.by("round-over")).to_be_visible()
    # Whoever plays alone finds the rounds before in the result.
    expect(game.by("btn-finished")).to_have_count(0)
    game.by("btn-next-round").click()
    expect(game.by("round-over")).to_be_hidden()
    hurry_on(game)
    game.by("btn-finished").click()
    expect(game.by("finished")).to_contain_text("Variante de Monclar")
    expect(game.by("watch-round-2")).to_be_visible()
    with game.page.expect_navigation(url=replay):
        game.by("watch-round-1").click()
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_a_deal_that_was_not_the_one_promised_is_said_aloud(sit: Sit):
    game = sit(own=True)
    game.rewrite_views(commitment="0" * 64)
    game.open_room(seats=2)
    expect(game.by("promise-told")).to_contain_text("pour la manche 1, le serveur avait promis d’autres cartes")
    expect(game.by("promise-told")).to_contain_text("0" * 64)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(game.by("promise-broken")).to_contain_text("0" * 64)
    game.assert_accessible()


def test_steps_by_keys_buttons_and_slider(sit: Sit, replay: str):
    game = sit()
    open_replay(game, replay)
    last = last_step(game)
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0)]:
        game.page.keyboard.press(key)
        expect_step(game, step)
    game.page.keyboard.press("ArrowRight")
    expect_step(game, 1)
    # Not what stands in the list: a move may be marked there as worth another look.
    expect(game.by("live")).to_contain_text(game.by("replay-caption").locator(".soft").inner_text())
    for hook, step in [("replay-next", 2), ("replay-previous", 1), ("replay-last", last), ("replay-first", 0)]:
        game.by(hook).click()
        expect_step(game, step)
    game.by("replay-slider").fill("5")
    expect_step(game, 5)
    game.by("replay-slider").press("ArrowLeft")
    expect_step(game, 4)
    game.by("replay-moves").locator("button").nth(7).click()
    expect_step(game, 7)
    game.by("replay-last").click()
    expect(game.by("replay-result")).to_contain_text("Anne")
    expect(game.by("round-over")).to_be_hidden()
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_moves_worth_another_look_are_marked_with_what_would_have_been_better(sit: Sit, replay: str):
    game = sit()
    open_replay(game, replay)
    # What a strong player finds in the round itself, once it has thought about it.
    expect(game.by("moments")).to_have_attribute("data-found", re.compile("[0-3]"), timeout=90_000)
    _, move = game.page.request.get(f"{game.address}/api/replays/{replay}").json()["moves"][3]
    why = [{"code": "attacks_short", "seat": 1, "count": 1, "suit": None, "card": None}]
    moment = {
        "number": 4,
        "seat": 1,
        "move": move,
        "goal": "win",
        "chance": 410,
        "better": as_told("9c"),
        "better_chance": 824,
        "why": why,
    }
    game.page.route("**/moments?seat=*", lambda route: route.fulfill(json={"moments": [moment]}))
    open_replay(game, replay)
    expect(game.by("moment-4")).to_contain_text("Avant le coup 4")
    expect(game.by("moment-4")).to_contain_text("je poserais le 9 de trèfle")
    expect(game.by("moment-4")).to_contain_text("82 sont gagnées\u202f; avec le coup joué, 41")
    expect(game.by("moment-4")).to_contain_text("qui n’a plus qu’une carte")
    expect(game.by("replay-moves").locator("button").nth(4)).to_contain_text("à revoir")
    game.by("moment-4").click()
    expect_step(game, 3)
    game.assert_accessible()
    # The moves of a computer are not looked at.
    game.by("replay-seat-1").click()
    expect(game.by("moments")).to_have_count(0)
    game.page.unroute("**/moments?seat=*")
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_it_is_played_at_a_speed_until_it_is_stopped(sit: Sit, replay: str):
    game = sit(own=True)
    game.page.clock.install(time=0)
    open_replay(game, replay)
    game.page.clock.pause_at(AN_HOUR_MS)
    game.by("replay-speed").select_option("4")
    game.page.locator("h2").first.click()
    game.page.keyboard.press("Space")
    expect(game.by("replay-play")).to_have_text("Pause")
    for step in (1, 2, 3):
        game.page.clock.run_for(400)
        expect_step(game, step)
    game.page.keyboard.press("Space")
    expect(game.by("replay-play")).to_have_text("Dérouler")
    game.page.clock.run_for(5000)
    expect_step(game, 3)
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_every_seat_sees_its_own_cards_and_nobody_can_play(sit: Sit, replay: str):
    game = sit()
    open_replay(game, replay)
    game.page.keyboard.press("ArrowRight")
    mine = game.hand()
    game.by("replay-seat-1").click()
    expect(game.by("replay-seat-1")).to_have_attribute("aria-pressed", "true")
    expect(game.by("opponent-0")).to_be_visible()
    assert game.hand() != mine
    expect_step(game, 1)
    before = len(game.hand())
    game.cards.first.click()
    expect(game.cards).to_have_count(before)
    expect_step(game, 1)
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_the_link_is_shared_and_opens_for_whoever_has_it(sit: Sit, replay: str):
    game = sit(permissions=["clipboard-read", "clipboard-write"])
    open_replay(game, replay)
    game.by("replay-share").click()
    expect(game.by("replay-share")).to_have_text("Lien copié")
    link = game.page.evaluate("navigator.clipboard.readText()")
    other = sit()
    other.page.goto(link)
    expect(other.by("replay")).to_be_visible()
    other.by("replay-verify").click()
    expect(other.by("findings")).to_have_attribute("data-holds", "true")
    expect(other.by("finding-ownNonce")).to_have_attribute("data-holds", "null")
    expect(other.by("replay-to-table")).to_have_count(0)
    other.assert_no_complaint()


def test_the_file_is_saved_and_verified_by_the_command_and_by_the_page(sit: Sit, replay: str, tmp_path: Path):
    game = sit()
    open_replay(game, replay)
    with game.page.expect_download() as saved:
        game.by("replay-file").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    told = CliRunner().invoke(main, ["verify", str(path)])
    assert told.exit_code == 0, told.output
    assert CliRunner().invoke(main, ["replay", "--check", str(path)]).exit_code == 0
    game.page.goto(f"{game.address}/verifier")
    game.by("verify-file").set_input_files(path)
    expect(game.by("findings")).to_have_attribute("data-holds", "true")
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_file_is_saved_and_verified_by_the_command_and_by_the_page")
def test_a_file_that_was_tampered_with_is_caught_in_the_page(sit: Sit, tmp_path: Path):
    game = sit()
    game.page.goto(f"{game.address}/verifier")
    text = json.loads(EXAMPLES.read_text("utf-8"))["two reshuffles"]
    drawn = re.search(r"(\d) drew (\S\S)", text)
    assert drawn
    for name, told, hook in [
        ("carte.toml", text.replace(drawn[0], f"{drawn[1]} drew Xr", 1), "finding-step"),
        ("sel.toml", text.replace('salt = "5a', 'salt = "5b'), "finding-promise"),
    ]:
        (tmp_path / name).write_text(told, "utf-8")
        game.by("verify-file").set_input_files(tmp_path / name)
        expect(game.by(hook)).to_have_attribute("data-holds", "false")
        expect(game.by("findings")).to_have_attribute("data-holds", "false")
    (tmp_path / "autre.txt").write_text("Bonjour", "utf-8")
    game.by("verify-file").set_input_files(tmp_path / "autre.txt")
    expect(game.by("no-file")).to_be_visible()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_file_is_saved_and_verified_by_the_command_and_by_the_page")
def test_nothing_is_asked_of_the_server_to_verify_a_file(sit: Sit, tmp_path: Path):
    game = sit(own=True)
    game.page.goto(f"{game.address}/verifier")
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(request.url))
    (tmp_path / "manche.toml").write_text(json.loads(EXAMPLES.read_text("utf-8"))["exchanges"], "utf-8")
    game.by("verify-file").set_input_files(tmp_path / "manche.toml")
    expect(game.by("findings")).to_have_attribute("data-holds", "true")
    assert not [url for url in asked if "/api/" in url]


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_the_same_cards_are_dealt_in_a_new_room(sit: Sit, replay: str):
    game = sit()
    open_replay(game, replay)
    dealt = sorted(game.hand())
    game.by("replay-same-deal").click()
    expect(game.page).to_have_url(re.compile("/jeu/"))
    expect(game.cards).to_have_count(len(dealt))
    assert sorted(game.hand()) == dealt
    game.assert_no_complaint()


def known_room(friends: Friends, replay: str) -> tuple[Game, Game, str]:
    """Open a room that deals *replay* again; return its host, who is there, somebody with another browser, and its name."""
    host, guest = friends.coming(), friends.coming()
    chairs, settings = ["me", "open", "computer"], SETTINGS | {"public": True}
    room = host.make_room(rules="monclar", seats=3, chairs=chairs, replay=replay, settings=settings)
    host.page.goto(f"{host.address}/jeu/{room}")
    expect(host.by("known-cards")).to_contain_text("Cartes connues\u00a0: la première manche redonne")
    return host, guest, room


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_known_cards_are_told_before_anybody_sits_down(sit: Sit, replay: str):
    friends = Friends(sit)
    host, guest, _ = known_room(friends, replay)
    guest.page.goto(host.page.url)
    expect(guest.by("arriving-known").and_(guest.page.get_by_role("alert"))).to_contain_text("des cartes que l’hôte a déjà vues")
    guest.assert_accessible()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_known_cards_are_told_in_the_list_of_rooms_in_the_lobby_and_at_the_table(sit: Sit, replay: str):
    friends = Friends(sit)
    host, guest, room = known_room(friends, replay)
    guest.open_start()
    expect(guest.by(f"open-room-{room}")).to_contain_text("cartes connues")
    guest.by(f"open-room-{room}").get_by_role("link", name="Rejoindre").click()
    guest.by("arriving-name").fill("Léo")
    guest.by("arriving-enter").click()
    expect(guest.by("lobby")).to_be_visible()
    expect(guest.by("known-cards")).to_contain_text("des cartes que l’hôte a déjà vues")
    expect(guest.by("live")).to_contain_text("Cartes connues")
    friends.games = [host, guest]
    friends.start()
    for game in friends.games:
        expect(game.by("known-cards")).to_contain_text("l’hôte les a déjà vues")
        game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_a_round_of_an_older_engine_is_told_in_words(sit: Sit, replay: str):
    game = sit()

    def older(route: Route) -> None:
        told = route.fetch().json()
        told |= {
            "playable": False,
            "steps": 0,
            "moves": [
                [0, as_told("8c=h!")],
                [1, as_told("draw")],
                [2, as_told("give 0 4c 5d")],
                [1, as_told("9c+9d", "danish")],
                [0, as_told("As>2", "danish")],
            ],
        }
        route.fulfill(json=told)

    game.page.route(f"**/api/replays/{replay}", older)
    open_replay(game, replay)
    moves = game.by("replay-moves").locator("li")
    expect(moves).to_have_count(5)
    expect(moves.first).to_have_text("Anne pose le 8 de trèfle, demande cœur et annonce «\u00a0Carte\u202f!\u00a0»")
    expect(moves.nth(1)).to_contain_text("pioche")
    expect(game.by("replay-same-deal")).to_have_count(0)
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
def test_a_replay_that_is_not_there_is_told_so(sit: Sit):
    game = sit()
    game.page.goto(f"{game.address}/revoir/nothing234567")
    expect(game.by("no-replay")).to_contain_text("n’est pas là")


WISHES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE, "English": {"locale": "en-GB"}}
GAMES = {"monclar": 4, "trois-cinq-huit": 3, "danish": 3}


@pytest.mark.long(short="test_steps_by_keys_buttons_and_slider")
@pytest.mark.parametrize(("rules", "seats"), GAMES.items(), ids=GAMES)
def test_every_family_on_its_own_felt_can_be_read_by_everybody(sit: Sit, rules: str, seats: int):
    replay = ""
    for wishes in WISHES.values():
        game = sit(**CALM, **wishes)
        replay = replay or finished_round(game, rules=rules, seats=seats)
        open_replay(game, replay)
        for step in (0, 6, last_step(game)):
            game.by("replay-slider").fill(str(step))
            expect_step(game, step)
            expect(game.by("room")).to_be_visible()
            game.assert_accessible()
            game.assert_no_sideways_scroll()
        if wishes is PHONE:
            # However short the phone, the corners of the hand show above the steps. At the end I may hold nothing.
            game.page.set_viewport_size({"width": 360, "height": 640})
            for step in (6, last_step(game)):
                game.by("replay-slider").fill(str(step))
                expect_step(game, step)
                game.page.evaluate("scrollTo(0, 0)")
                hand, steps = game.by("hand").bounding_box(), game.by("replay-caption").bounding_box()
                assert step != 6 or game.cards.count()
                assert hand is not None
                assert steps is not None
                assert not game.cards.count() or hand["y"] + 40 < steps["y"]
        game.by("replay-verify").click()
        expect(game.by("findings")).to_have_attribute("data-holds", "true")
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.assert_no_complaint()
