"""Several people, each with a browser of his own: from a link to a first card, and what each of them is shown on the way."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from huit.server.http.app import JOURNAL
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.game import PATIENCE_MS, Game
from tests.browser.serving import KeptServer

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SCRIPT = "<img src=x onerror=a"
"""As much of `<img src=x onerror=alert(1)>` as a name may hold; its end is in a second name."""
ENDED_SCRIPT = "<svg onload=alert(1)>"[:20]
MANY_TABS = 60


def open_friends(host: Game, *, name: str = "Anne", seats: int = 2, rules: str = "monclar") -> str:
    """Open a room for friends from the start screen; return its link."""
    host.open_start()
    host.by("start-friends").check()
    host.by(f"start-rules-{rules}").check()
    host.by(f"start-seats-{seats}").check()
    expect(host.by("start-chairs")).to_be_visible()
    host.by("start-name").fill(name)
    host.by("start-play").click()
    expect(host.by("lobby")).to_be_visible()
    return host.by("invite-link").input_value()


def open_lobby(host: Game, *, name: str = "Anne", seats: int = 2) -> str:
    """Make a room for friends, and go there; return its link."""
    room = host.make_room(rules="monclar", seats=seats, name=name, chairs=["me", *["open"] * (seats - 1)])
    host.page.goto(f"{host.address}/jeu/{room}")
    expect(host.by("lobby")).to_be_visible()
    return host.by("invite-link").input_value()


def arrive(guest: Game, link: str, name: str) -> None:
    """Come in by a link, on the first free seat."""
    guest.page.goto(link)
    expect(guest.by("arriving-name")).to_be_visible()
    guest.by("arriving-name").fill(name)
    guest.by("arriving-enter").click()
    expect(guest.by("lobby")).to_be_visible()


def test_two_people_come_by_a_link_to_a_first_card(sit: Sit):
    anne, leo = sit(), sit(**PHONE)
    arrive(leo, open_friends(anne), "Léo")
    expect(anne.by("seat-1")).to_contain_text("Léo")
    expect(anne.by("lobby-waits")).to_have_text("On attend Léo.")
    leo.by("lobby-ready").click()
    expect(anne.by("seat-1")).to_have_attribute("data-ready", "true")
    expect(anne.by("lobby-waits")).to_have_text("Tout le monde est là.")
    anne.by("lobby-start").click()
    for game in (anne, leo):
        expect(game.cards).to_have_count(8)
    mover = anne if anne.by("turn").get_attribute("data-seat") == "0" else leo
    mover.wait_for_me()
    with mover.answer_shown():
        plain = mover.by("hand").locator('[data-playable="true"]:not([data-testid^="card-8"])')
        if plain.count():
            mover.click_card(plain.first)
        elif mover.playable.count():
            mover.click_card(mover.playable.first)
            mover.by("suit-h").click()
        else:
            mover.by("btn-draw").click()
    for game in (anne, leo):
        game.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_it_is_said_that_a_link_to_this_machine_brings_nobody_from_elsewhere(sit: Sit):
    anne = sit()
    open_friends(anne)
    expect(anne.by("invite-alone")).to_contain_text("make home ou huit play --host 0.0.0.0")
    anne.assert_accessible()
    anne.page.route("**/api/address", lambda route: route.fulfill(json={"address": "http://192.168.1.12:8080"}))
    anne.page.reload()
    expect(anne.by("invite-link")).to_have_value(re.compile(r"^http://192\.168\.1\.12:8080/jeu/"))
    expect(anne.by("invite-alone")).to_have_count(0)


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_a_link_is_copied_on_plain_http_too(sit: Sit):
    anne = sit(own=True)
    # What a browser has on a home network: no clipboard, and the older way alone.
    anne.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_lobby(anne)
    anne.by("invite-copy").click()
    expect(anne.by("invite-copy")).to_have_text("Lien copié")
    anne.page.evaluate("document.execCommand = () => false")
    anne.by("watch-copy").click()
    expect(anne.by("invite-more")).to_contain_text("Le lien est sélectionné")


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_it_waits_in_words_and_begins_only_when_all_are_ready(sit: Sit):
    anne, leo = sit(), sit()
    link = open_lobby(anne, seats=3)
    expect(anne.by("lobby-waits")).to_have_text("Il reste 2 places libres.")
    expect(anne.by("lobby-start")).to_have_attribute("aria-disabled", "true")
    arrive(leo, link, "Léo")
    expect(anne.by("lobby-waits")).to_contain_text("Il reste une place libre")
    expect(anne.by("lobby-waits")).to_contain_text("on attend Léo")
    anne.by("add-computer-2").click()
    leo.by("lobby-ready").click()
    expect(anne.by("lobby-start")).to_have_attribute("aria-disabled", "false")
    leo.by("lobby-ready").click()
    expect(anne.by("lobby-start")).to_have_attribute("aria-disabled", "true")
    anne.assert_no_complaint()


@pytest.mark.long(short="test_voted_rules.py::test_other_rules_are_proposed_read_and_voted")
def test_a_name_is_text_whatever_it_holds(sit: Sit):
    anne, stranger, other = (sit(own=True) for _ in range(3))
    alarms: list[str] = []
    for game in (anne, stranger, other):
        game.page.on("dialog", lambda dialog: (alarms.append(dialog.message), dialog.dismiss()))
    link = open_lobby(anne, seats=3)
    for seat, (guest, name) in enumerate([(stranger, SCRIPT), (other, ENDED_SCRIPT)], start=1):
        arrive(guest, link, name)
        expect(anne.by(f"seat-{seat}")).to_contain_text(name)
        expect(anne.by("lobby-waits")).to_contain_text(name)
        guest.by("lobby-ready").click()
    expect(anne.by("lobby-start")).to_have_attribute("aria-disabled", "false")
    anne.by("lobby-start").click()
    for seat, name in ((1, SCRIPT), (2, ENDED_SCRIPT)):
        expect(anne.by(f"opponent-{seat}")).to_contain_text(name)
    assert anne.page.locator("img, svg[onload]").count() == 0
    assert not alarms
    anne.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_rules_are_shown_before_one_sits_down(sit: Sit):
    anne, leo = sit(), sit()
    anne.open_start()
    anne.by("start-friends").check()
    anne.by("start-rules-monclar").check()
    anne.by("start-options").locator("summary").click()
    anne.by("start-option-maou").check()
    anne.by("start-option-pioche-continue").check()
    anne.by("running-clock").select_option("60")
    anne.by("start-name").fill("Anne")
    anne.by("start-play").click()
    leo.page.goto(anne.by("invite-link").input_value())
    expect(leo.page.get_by_role("heading", level=1)).to_have_text("Anne vous invite à jouer")
    rules = leo.by("rules-in-short")
    expect(rules).to_contain_text("Variante de Monclar")
    expect(rules).to_contain_text("Chez nous")
    expect(leo.by("differs-maou")).to_contain_text("Maou")
    expect(leo.by("differs-pioche-continue")).to_contain_text("pioche jusqu’à ce qu’il le puisse")
    expect(leo.by_kind("differs-")).to_have_count(2)
    expect(rules).to_contain_text("1 minute par tour")
    leo.by("read-rules").click()
    expect(leo.by("rule-sheet-text")).to_contain_text("Options choisies")
    leo.page.keyboard.press("Escape")
    expect(leo.by("read-rules")).to_be_focused()
    expect(anne.by("seat-1")).to_have_attribute("data-kind", "open")
    leo.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_without_a_chair_one_looks_on_and_sits_down_later(sit: Sit):
    anne, leo = sit(), sit()
    leo.page.goto(open_lobby(anne))
    leo.by("arriving-standing").check()
    leo.by("arriving-name").fill("Léo")
    leo.by("arriving-enter").click()
    expect(anne.by("around")).to_contain_text("Sans place : Léo.".replace(" :", "\u00a0:"))
    expect(leo.by("lobby-waits")).to_contain_text("place libre")
    leo.by("sit-1").click()
    expect(anne.by("seat-1")).to_contain_text("Léo")
    leo.by("stand").click()
    expect(anne.by("seat-1")).to_have_attribute("data-kind", "open")
    leo.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_a_name_is_needed_and_one_that_is_refused_can_be_changed(sit: Sit):
    anne, leo = sit(), sit()
    leo.page.goto(open_lobby(anne))
    leo.by("arriving-enter").click()
    expect(leo.by("arriving-problem")).to_have_text("Écrivez d’abord votre nom.")
    expect(leo.by("arriving-name")).to_be_focused()
    leo.page.route(
        "**/guests", lambda route: route.fulfill(status=400, json={"code": "malformed", "message": "", "field": "name"}), times=1
    )
    leo.by("arriving-name").fill("\u202eLéo")
    leo.by("arriving-enter").click()
    expect(leo.by("arriving-problem")).to_contain_text("Ce nom ne va pas")
    leo.by("arriving-name").fill("\u3164")
    leo.by("arriving-enter").click()
    expect(leo.by("arriving-problem")).to_contain_text("on ne voit pas le signe U+3164")
    leo.by("arriving-name").fill("Léo")
    leo.by("arriving-enter").click()
    expect(leo.by("seat-1")).to_contain_text("Léo")
    leo.by("rename").fill("\uff21nne")
    leo.by("rename-do").click()
    expect(leo.by("called")).to_contain_text("on vous appelle « \uff21nne 2 »")
    leo.by("rename").fill("Le\u034fo")
    leo.by("rename-do").click()
    expect(leo.by("lobby-refused")).to_contain_text("U+034F")


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_host_locks_the_room_and_renews_its_links(sit: Sit):
    anne, leo, eve = sit(), sit(**PHONE), sit()
    old = open_lobby(anne)
    arrive(leo, old, "Léo")
    expect(leo.by("door")).to_have_count(0)
    anne.by("renew").click()
    expect(anne.by("renewing")).to_be_visible()
    anne.assert_accessible()
    anne.by("renew-yes").click()
    expect(anne.by("renewed")).to_be_visible()
    new = anne.by("invite-link").input_value()
    assert new != old
    for game in (anne, leo):
        game.page.wait_for_url(new)
    # A page that was closed meanwhile still knows the old address.
    leo.page.goto(old)
    expect(leo.by("seat-1")).to_contain_text("Léo")
    leo.page.wait_for_url(new)
    eve.page.goto(old)
    expect(eve.by("gone")).to_have_attribute("data-why", "renewed")
    anne.by("lock").check()
    expect(leo.by("locked-told")).to_be_visible()
    eve.page.goto(new)
    expect(eve.by("gone")).to_have_attribute("data-why", "locked")


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_name_is_remembered(sit: Sit):
    anne, leo = sit(), sit()
    arrive(leo, open_friends(anne), "Léo")
    link = open_friends(anne)
    leo.page.goto(link)
    expect(leo.by("arriving-name")).to_have_value("Léo")


@pytest.mark.long(short="test_company.py::test_whoever_looks_on_is_counted_and_sees_no_hand")
def test_a_spectator_sees_the_felt_and_no_hand(sit: Sit):
    anne, leo, watcher = sit(), sit(), sit()
    arrive(leo, open_lobby(anne), "Léo")
    watcher.page.goto(anne.by("watch-link").input_value())
    expect(watcher.by("onlooker")).to_contain_text("Vous regardez")
    expect(watcher.by_kind("sit-")).to_have_count(0)
    expect(anne.by("watchers")).to_contain_text("1 spectateur")
    leo.by("lobby-ready").click()
    anne.by("lobby-start").click()
    expect(watcher.by("discard-top")).to_be_visible()
    expect(watcher.by("onlooker")).to_contain_text("Vous regardez")
    expect(watcher.by_kind("card-")).to_have_count(0)
    watcher.assert_accessible()
    watcher.by("own-room").click()
    expect(watcher.by("start-play")).to_be_visible()
    watcher.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_host_fills_chairs_with_computers_and_clears_them(sit: Sit):
    anne = sit()
    open_lobby(anne, seats=3)
    anne.by("add-computer-1").click()
    expect(anne.by("seat-1")).to_have_attribute("data-kind", "computer")
    anne.by("remove-1").click()
    expect(anne.by("seat-1")).to_have_attribute("data-kind", "open")
    anne.by("sit-2").click()
    expect(anne.by("seat-2")).to_have_attribute("data-kind", "me")
    expect(anne.by("seat-0")).to_have_attribute("data-kind", "open")
    anne.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_only_the_host_has_these_ways(sit: Sit):
    anne, leo = sit(), sit()
    arrive(leo, open_lobby(anne, seats=4), "Léo")
    expect(leo.by_kind("sit-")).to_have_count(2)
    expect(leo.by_kind("add-computer-")).to_have_count(0)
    expect(leo.by("change-rules")).to_have_count(0)
    expect(leo.by("running-told")).to_contain_text("aucune")


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_who_is_sent_away_reads_so_and_does_not_come_back(sit: Sit):
    anne, leo = sit(), sit()
    link = open_lobby(anne)
    arrive(leo, link, "Léo")
    anne.by("kick-1").click()
    expect(anne.by("kick")).to_contain_text("Exclure Léo de la table")
    anne.by("kick-yes").click()
    expect(leo.by("gone")).to_have_attribute("data-why", "kicked")
    expect(anne.by("seat-1")).to_have_attribute("data-kind", "open")
    leo.assert_accessible()
    leo.page.goto(link)
    expect(leo.by("gone")).to_have_attribute("data-why", "kicked")
    leo.assert_no_complaint()


@pytest.mark.long(short="test_voted_rules.py::test_other_rules_are_proposed_read_and_voted")
def test_the_others_vote_somebody_out_before_the_first_round(sit: Sit):
    anne, leo, zoe = sit(), sit(), sit()
    link = open_lobby(anne, seats=3)
    arrive(leo, link, "Léo")
    arrive(zoe, link, "Zoé")
    leo.by("kick-2").click()
    expect(leo.by("kick")).to_contain_text("Exclure Zoé de la table")
    leo.by("kick-yes").click()
    expect(anne.by("lobby-poll")).to_contain_text("Zoé")
    expect(zoe.by("lobby-poll")).to_be_visible()
    for size in (PHONE["viewport"], DESKTOP):
        anne.page.set_viewport_size(size)
        expect(anne.by("lobby-vote-no")).to_be_in_viewport()
        anne.assert_accessible()
        anne.assert_no_sideways_scroll()
    anne.by("lobby-vote-no").click()
    expect(anne.by("lobby-poll")).to_be_hidden()
    leo.by("kick-2").click()
    leo.by("kick-yes").click()
    anne.by("lobby-vote-yes").click()
    expect(zoe.by("gone")).to_have_attribute("data-why", "kicked")
    expect(leo.by("seat-2")).to_have_attribute("data-kind", "open")
    for game in (anne, leo, zoe):
        game.assert_no_complaint()


@pytest.mark.long(short="test_company.py::test_whoever_looks_on_is_counted_and_sees_no_hand")
def test_no_more_spectators_where_the_players_want_none(sit: Sit):
    anne, watcher = sit(), sit()
    open_lobby(anne)
    watch = anne.by("watch-link").input_value()
    watcher.page.goto(watch)
    expect(watcher.by("onlooker")).to_be_visible()
    anne.by("running-more").locator("summary").click()
    anne.by("running-watch").select_option("nobody")
    expect(watcher.by("gone")).to_have_attribute("data-why", "not_watched")
    expect(anne.by("watch-link")).to_have_count(0)


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_a_room_that_is_full_or_not_there_or_cannot_be_read(sit: Sit, server: KeptServer):
    anne, late = sit(), sit()
    late.page.goto(open_lobby(anne))
    late.page.route("**/guests", lambda route: route.fulfill(status=409, json={"code": "full", "message": "", "field": ""}))
    late.by("arriving-name").fill("Léo")
    late.by("arriving-enter").click()
    expect(late.by("gone")).to_have_attribute("data-why", "full")
    late.assert_accessible()
    late.page.goto(f"{anne.address}/jeu/abcdefghjk")
    expect(late.by("gone")).to_have_attribute("data-why", "no_room")
    with closing(sqlite3.connect(server.data / JOURNAL)) as database, database:
        database.execute("INSERT INTO rooms (room, watch, created) VALUES ('abcdefghjm', 'nobody', 1)")
        database.execute("INSERT INTO journal (room, seq, command) VALUES ('abcdefghjm', 1, ?)", (b"{}",))
    late.page.goto(f"{anne.address}/jeu/abcdefghjm")
    expect(late.by("gone")).to_have_attribute("data-why", "journal_unplayable")


@pytest.mark.long(short="test_voted_rules.py::test_other_rules_are_proposed_read_and_voted")
def test_the_host_changes_the_rules_and_all_read_them(sit: Sit):
    anne, leo = sit(), sit()
    arrive(leo, open_lobby(anne), "Léo")
    leo.by("lobby-ready").click()
    expect(anne.by("seat-1")).to_have_attribute("data-ready", "true")
    anne.by("change-rules").click()
    expect(anne.by("change-rules-window")).to_be_visible()
    anne.assert_accessible()
    anne.by("change-rules-window").get_by_test_id("start-games").click()
    anne.by("start-rules-classique").check()
    anne.by("start-options").locator("summary").click()
    anne.by("start-option-maou").check()
    anne.by("adopt-rules").click()
    expect(leo.by("rules-in-short")).to_contain_text("Version classique")
    expect(leo.by("differs-maou")).to_be_visible()
    expect(leo.by("seat-1")).to_have_attribute("data-ready", "false")
    anne.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_open_tables_are_listed_to_be_joined_and_watched(sit: Sit):
    anne, stranger = sit(), sit(**PHONE)
    link = open_lobby(anne, name="Mélanie")
    anne.by("running-more").locator("summary").click()
    anne.by("running-public").check()
    anne.by("running-watch").select_option("all")
    room = link.rsplit("/", 1)[1]
    stranger.open_start()
    listed = stranger.by(f"open-room-{room}")
    # The list is asked for again and again.
    expect(listed).to_be_visible(timeout=PATIENCE_MS)
    expect(listed).to_contain_text("chez Mélanie")
    expect(listed).to_contain_text("1 place libre sur 2")
    expect(listed.get_by_role("link", name="Regarder")).to_be_visible()
    stranger.assert_accessible()
    stranger.assert_no_sideways_scroll()
    listed.get_by_role("link", name="Rejoindre").click()
    expect(stranger.by("arriving")).to_be_visible()
    stranger.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_every_screen_is_accessible_and_fits_a_phone(sit: Sit):
    anne, leo = sit(**PHONE), sit(**PHONE)
    anne.open_start()
    anne.by("start-friends").check()
    expect(anne.by("start-chairs")).to_be_visible()
    anne.by("running-more").locator("summary").click()
    assert_readable_by_day_and_night(anne)
    anne.by("start-seats-10").check()
    anne.by("start-options").locator("summary").click()
    for option in ("maou", "pioche-continue", "contre-carte-a-tort"):
        anne.by(f"start-option-{option}").check()
    anne.by("start-name").fill("Anne-Marguerite-Élo")
    anne.by("start-play").click()
    expect(anne.by("invite-qr")).to_be_visible()
    leo.page.goto(anne.by("invite-link").input_value())
    expect(leo.by_kind("differs-")).to_have_count(3)
    expect(leo.by("arriving-enter")).to_be_in_viewport(ratio=0.99)
    expect(leo.by("differs-maou")).to_be_hidden()
    assert_readable_by_day_and_night(leo)
    leo.by("differs").locator("summary").click()
    expect(leo.by("differs-maou")).to_be_visible()
    leo.by("arriving-name").fill("Maximilien-Alexandre")
    leo.by("arriving-enter").click()
    expect(leo.by("lobby")).to_be_visible()
    for game in (anne, leo):
        expect(game.by_kind("seat-")).to_have_count(10)
        assert_readable_by_day_and_night(game)
        game.assert_no_complaint()


def assert_readable_by_day_and_night(game: Game) -> None:
    for theme in ("dark", "light"):
        game.page.emulate_media(color_scheme=theme)
        game.assert_accessible()
    game.assert_no_sideways_scroll()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_during_a_round_the_room_is_seen_in_a_window(sit: Sit):
    anne, leo = sit(), sit(**PHONE)
    arrive(leo, open_lobby(anne), "Léo")
    leo.by("lobby-ready").click()
    anne.by("lobby-start").click()
    for game in (anne, leo):
        expect(game.by("hand")).to_be_visible()
        game.by("room-open").click()
        expect(game.by("room-panel").get_by_test_id("seat-0")).to_contain_text("Anne")
        expect(game.by("invite-link")).to_be_visible()
        # Chairs are not changed while cards are in hand.
        expect(game.by_kind("sit-")).to_have_count(0)
        expect(game.by("stand")).to_have_count(0)
        game.assert_accessible()
        game.assert_no_sideways_scroll()
        game.page.keyboard.press("Escape")
        expect(game.by("room-open")).to_be_focused()
        game.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_code_holds_the_link(sit: Sit):
    anne = sit(permissions=["clipboard-read", "clipboard-write"])
    link = open_lobby(anne)
    expect(anne.by("invite-qr")).to_have_attribute("data-text", link)
    anne.by("invite-copy").click()
    expect(anne.by("invite-copy")).to_have_text("Lien copié")
    assert anne.page.evaluate("navigator.clipboard.readText()") == link


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_by_keyboard_alone_from_the_link_to_the_first_card(sit: Sit):
    anne, leo = sit(), sit()
    link = open_friends(anne)
    leo.page.goto(link)
    expect(leo.by("arriving-name")).to_be_visible()
    _tab_to(leo, "arriving-name")
    leo.page.keyboard.type("Léo")
    leo.page.keyboard.press("Enter")
    expect(leo.by("lobby")).to_be_visible()
    _tab_to(leo, "lobby-ready")
    leo.page.keyboard.press("Enter")
    expect(anne.by("lobby-start")).to_have_attribute("aria-disabled", "false")
    _tab_to(anne, "lobby-start")
    anne.page.keyboard.press("Enter")
    expect(leo.cards).to_have_count(8)
    leo.assert_no_complaint()


@pytest.mark.long(short="test_two_people_come_by_a_link_to_a_first_card")
def test_the_room_in_english(sit: Sit):
    anne, leo = sit(locale="en-GB"), sit(locale="en-GB")
    arrive(leo, open_friends(anne), "Leo")
    expect(anne.by("lobby-waits")).to_have_text("Waiting for Leo.")
    expect(leo.by("rules-in-short")).to_contain_text("The rules of the game, with nothing changed.")
    anne.assert_no_complaint()


def _tab_to(game: Game, hook: str) -> None:
    for _ in range(MANY_TABS):
        if game.focused.count() and game.focused.first.get_attribute("data-testid") == hook:
            return
        game.page.keyboard.press("Tab")
    raise AssertionError(f"{hook} is not reached by Tab")
