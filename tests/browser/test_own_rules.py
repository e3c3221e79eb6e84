"""Rules of one's own: composed by mouse, finger and keys, shared by a link, kept, written to a file, played."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from huit.rules import load_rules
from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.game import Game, packed
from tests.cases import mostly_long

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: list[dict[str, Any]] = [
    {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    {"color_scheme": "dark"},
    {},
]
OURS = {"powers": {"7": {"draw": 2}, "K": {"skips": 1}, "8": {"wild": True, "never_last": True}}}
MOST_PRESSES = 20
"""Clicks or touches, with the name that is typed: well below a minute."""
MOST_KEYS = 80


class Hand:
    """Somebody who composes by mouse, by finger or by keys alone, and counts what it takes."""

    def __init__(self, game: Game, way: str) -> None:
        self.game, self.way, self.presses = game, way, 0

    def press(self, hook: str) -> None:
        """Press what carries the hook; a radio button or a box is pressed by its label, which covers it."""
        if self.way == "keys":
            self._tab_to(hook)
            self._key("Space")
            return
        target = self._pressed(self.game.by(hook))
        target.tap() if self.way == "finger" else target.click()
        self.presses += 1

    def open_card(self, column: str, key: str) -> None:
        """Open a rank of the grid: by its letter, once one is there."""
        if self.way != "keys":
            self.press(f"own-cell-{column}")
            return
        if "own-cell" not in self._here():
            self._tab_to("own-cell-A")
        self._key(key)
        self._key("Enter")

    def close_card(self) -> None:
        if self.way == "keys":
            self._key("Escape")
        else:
            self.press("own-panel-done")

    def write(self, hook: str, text: str) -> None:
        if self.way == "keys":
            self._tab_to(hook)
        else:
            self.press(hook)
        self.game.page.keyboard.type(text)
        self.presses += len(text)

    def _tab_to(self, hook: str) -> None:
        for _ in range(MOST_KEYS):
            if self._here() == hook:
                return
            self._key("ArrowRight" if self._is_beside(hook) else "Tab")
        raise AssertionError(f"{hook} is not reached by keys")

    def _is_beside(self, hook: str) -> bool:
        """Whether a radio button of the group that one is in carries the hook."""
        return bool(
            self.game.page.evaluate(
                "hook => { const here = document.activeElement;"
                " const there = document.querySelector(`[data-testid='${hook}']`);"
                " return here?.type === 'radio' && there?.type === 'radio' && here.name === there.name }",
                hook,
            )
        )

    def _here(self) -> str:
        return str(self.game.page.evaluate("document.activeElement?.dataset.testid ?? ''"))

    def _key(self, key: str) -> None:
        self.game.page.keyboard.press(key)
        self.presses += 1

    @staticmethod
    def _pressed(field: Locator) -> Locator:
        return field.locator("xpath=ancestor-or-self::label[1]").or_(field).first


def compose_ours(hand: Hand) -> None:
    """7 draws two, the king skips, the 8 is wild, and nobody goes out on an 8."""
    hand.open_card("7", "7")
    hand.press("own-effect-draw")
    hand.close_card()
    hand.open_card("K", "r")
    hand.press("own-effect-skips")
    hand.close_card()
    hand.open_card("8", "8")
    hand.press("own-effect-wild")
    hand.press("own-effect-never_last")
    hand.close_card()


def open_composer(game: Game) -> None:
    game.open_start()
    game.by("start-compose").click()
    expect(game.by("own-cell-7")).to_be_visible()


@pytest.mark.parametrize("way", mostly_long(["mouse", "finger", "keys"], every=3))
def test_from_an_empty_browser_to_a_shared_table(sit: Sit, way: str):
    game = sit(**(PHONE if way == "finger" else {}))
    open_composer(game)
    hand = Hand(game, way)
    compose_ours(hand)
    expect(game.by("own-state")).to_have_text("Cela se joue.")
    hand.press("own-play")
    hand.press("own-company-friends")
    hand.write("own-name", "Anne")
    with game.page.expect_request("**/api/rooms") as asked:
        hand.press("own-begin")
    told = json.loads(asked.value.post_data or "{}")
    assert (told["rules"], told["options"]) == ("rien", OURS)
    expect(game.by("invite-link")).to_be_visible()
    assert hand.presses <= (MOST_KEYS if way == "keys" else MOST_PRESSES), f"it took {hand.presses}"
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_what_is_composed_is_shared_by_a_link_and_played_by_another(sit: Sit):
    game, other = sit(), sit(own=True, locale="en-GB")
    open_composer(game)
    game.by("own-title").fill("Chez Léa")
    compose_ours(Hand(game, "mouse"))
    expect(game.by("own-changes").locator("li")).to_have_count(3)
    expect(game.by("own-cell-7")).to_have_accessible_name(re.compile(r"^7\u00a0: fait piocher 2 cartes au joueur .*changé$"))
    expect(game.by("own-sheet")).to_contain_text("Fait passer son tour au joueur suivant")
    game.by("own-sheet-en").check(force=True)
    expect(game.by("own-sheet")).to_contain_text("Skips the next player")
    game.by("own-share").click()
    expect(game.by("own-link")).to_have_value(re.compile(r"/rules#[\w-]{40,}$"))
    expect(game.by("invite-alone")).to_contain_text("make home")
    link = game.by("own-link").input_value()
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    expect(other.by("own-sheet")).to_contain_text("Chez Léa")
    assert not any(link.split("#")[1] in url.partition("#")[0] for url in asked), (
        "the rules are in the fragment, which stays here"
    )
    expect(other.by("own-sheet")).to_contain_text("Skips the next player")
    other.by("own-play").click()
    other.by("own-begin").click()
    expect(other.by("hand").or_(other.by("first-deal")).first).to_be_visible()
    other.assert_no_complaint()
    # The composer changes his copy: what was shared stays as it was.
    game.page.keyboard.press("Escape")
    game.by("own-undo-powers.7").click()
    expect(game.by("own-changes").locator("li")).to_have_count(2)
    game.by("own-undo-all").click()
    expect(game.by("own-changes").locator("li")).to_have_count(0)
    game.by("own-take-back").click()
    expect(game.by("own-changes").locator("li")).to_have_count(2)
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_a_knob_that_the_page_has_never_heard_of_is_shown_with_its_sentence(sit: Sit):
    game = sit(own=True)
    texts = {
        "text": {"fr": "fait jongler {n} joueurs", "en": "makes {n} players juggle"},
        "label": {"fr": "Jongle", "en": "Juggles"},
    }
    asks = {"text": {"fr": "On joue à cloche-pied.", "en": "Played on one leg."}, "label": {"fr": "Cloche-pied", "en": "One leg"}}
    group = {"name": "sport", "title": {"fr": "Le sport", "en": "Sports"}}

    def with_more(route: Route) -> None:
        told = route.fetch().json()
        shedding = told["families"][0]
        shedding["groups"].append(group)
        draw = next(knob for knob in shedding["powers"] if knob["name"] == "draw")
        flag = next(knob for knob in shedding["knobs"] if knob["kind"] == "bool")
        shedding["powers"].append(
            {**draw, **texts, "name": "juggles", "group": "sport", "one": None, "sign": "J{n}", "example": 3}
        )
        shedding["knobs"].append({**flag, **asks, "name": "hops", "group": "sport", "level": "usual", "needs": [], "off": None})
        route.fulfill(json=told)

    game.page.route("**/api/schema", with_more)
    open_composer(game)
    game.by("own-cell-5").click()
    game.by("own-effect-juggles").check()
    expect(game.by("own-panel")).to_contain_text("Fait jongler")
    game.by("own-hole-juggles").select_option("4")
    game.by("own-panel-done").click()
    expect(game.by("own-cell-5")).to_contain_text("J4")
    expect(game.by("own-cell-5")).to_have_accessible_name(re.compile("fait jongler 4 joueurs"))
    game.by("own-group-sport").locator("summary").click()
    expect(game.by("own-knob-hops")).to_contain_text("Cloche-pied")
    # Here the server has never heard of it either, and says so.
    expect(game.by("own-problem")).to_contain_text("'juggles'")


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_a_refusal_says_what_would_be_right_and_loses_nothing(sit: Sit):
    game = sit()
    open_composer(game)
    game.by("own-group-deal").locator("summary").first.click()
    game.by("own-set-hand").select_option("20")
    game.by("own-set-packs").select_option("1")
    expect(game.by("own-problem")).to_be_visible()
    game.by("own-undo-packs").click()
    expect(game.by("own-problem")).to_be_hidden()
    expect(game.by("own-set-hand")).to_have_value("20")
    # Other rules take the place of these, which have a way back.
    game.by("own-from").select_option("variante-1")
    expect(game.by("own-cell-9")).not_to_have_accessible_name(re.compile("sans effet"))
    # Looking at one start after another does not lose it.
    game.by("own-from").select_option("monclar")
    expect(game.by("own-sheet")).to_contain_text("Monclar")
    game.by("own-mine").locator("summary").click()
    expect(game.by_kind("own-kept-")).to_have_count(1)
    game.by("own-replaced-back").click()
    expect(game.by_kind("own-kept-")).to_have_count(0)
    expect(game.by("own-set-hand")).to_have_value("20")
    expect(game.by("own-from")).to_have_value("rien")
    expect(game.by("own-replaced")).to_be_hidden()
    # The same rules are kept once, however they came.
    game.by("own-keep").click()
    expect(game.by("own-keep")).to_contain_text("✓")
    game.by("own-share").click()
    expect(game.by("own-link")).to_have_value(re.compile(r"/rules#"))
    link = game.by("own-link").input_value()
    game.page.goto(f"{game.address}/rules#{link.split('#')[1]}")
    game.by("own-keep").click()
    game.by("own-change").click()
    game.by("own-keep").click()
    expect(game.by("own-keep")).to_contain_text("✓")
    game.by("own-mine").locator("summary").click()
    expect(game.by_kind("own-kept-")).to_have_count(1)
    # Nor does a link take the place of what was not kept for good.
    game.by("own-group-deal").locator("summary").first.click()
    game.by("own-set-hand").select_option("15")
    expect(game.by("own-keep")).not_to_contain_text("✓")
    game.page.goto(f"{game.address}/rules#{link.split('#')[1]}")
    game.by("own-change").click()
    expect(game.by("own-keep")).to_be_visible()
    game.by("own-replaced-back").click()
    game.by("own-group-deal").locator("summary").first.click()
    expect(game.by("own-set-hand")).to_have_value("15")


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_what_does_nothing_is_said_while_one_writes_and_leads_to_its_card(sit: Sit):
    game = sit()
    open_composer(game)
    game.by("own-group-announcing").locator("summary").first.click()
    game.by("own-set-penalty").select_option("5")
    game.by("own-set-announces").click()
    expect(game.by("own-finding").first).to_be_visible()
    # It is named as the question is, and not by its key in a rule file.
    expect(game.by("own-finding").first).to_contain_text("Prix de l’oubli")
    expect(game.by("own-finding").first).not_to_contain_text(re.compile("announces|penalty"))
    expect(game.by("own-knob-penalty")).to_contain_text("Celui qui a oublié pioche 5 cartes.")
    expect(game.by("own-state")).to_contain_text("remarque")
    game.by("own-group-announcing").locator("summary").first.click()
    game.by("own-finding").first.get_by_role("button").click()
    expect(game.by("own-knob-penalty")).to_be_visible()
    # A card that stops attacks where none attacks: why, what to do, and the way to its effect.
    game.by("own-cell-8").click()
    game.by("own-effect-clears_debt").check()
    game.by("own-panel-done").click()
    stop = game.by("own-finding").filter(has_text="aucune carte n’attaque")
    expect(stop).to_contain_text("«\u00a0Fait piocher\u00a0»")
    expect(stop).to_contain_text("8\u00a0: «\u00a0Arrête l’attaque\u00a0»")
    stop.get_by_role("button").click()
    expect(game.by("own-effect-clears_debt")).to_be_focused()
    game.by("own-panel-done").click()
    # What is said of a card that the pack has no longer waits for it, and is not forgotten.
    game.by("own-cell-5").click()
    game.by("own-effect-wild").check()
    game.by("own-panel-done").click()
    game.by("own-group-deal").locator("summary").first.click()
    game.by("own-cards-36").check()
    expect(game.by("own-away")).to_contain_text("5")
    game.by("own-keep").click()
    game.page.reload()
    expect(game.by("own-away")).to_contain_text("5")
    expect(game.by("own-keep")).to_contain_text("✓")
    game.by("own-group-deal").locator("summary").first.click()
    game.by("own-cards-52").check()
    expect(game.by("own-away")).to_be_hidden()
    expect(game.by("own-cell-5")).to_have_accessible_name(re.compile("n’importe quelle carte"))
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_rules_are_played_by_computers_while_one_pauses(sit: Sit):
    game = sit()
    open_composer(game)
    compose_ours(Hand(game, "mouse"))
    expect(game.by("own-ends")).to_be_visible(timeout=120_000)
    expect(game.by("own-measures").locator("li").first).to_be_visible(timeout=120_000)
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
@pytest.mark.parametrize("screen", SCREENS)
def test_it_is_accessible_on_every_screen(sit: Sit, screen: dict[str, Any]):
    game = sit(**screen)
    open_composer(game)
    game.assert_accessible()
    game.by("own-cell-7").click()
    game.by("own-effect-answered_by").check()
    game.by("own-more").locator("summary").click()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.by("own-panel-done").click()
    for group in ("deal", "turn", "count"):
        game.by(f"own-group-{group}").locator("summary").first.click()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    if screen.get("is_mobile"):
        game.by("own-check").scroll_into_view_if_needed()
        left = game.page.evaluate("scrollY")
        game.by("own-tab-sheet").check(force=True)
        expect(game.by("own-sheet")).to_be_visible()
        assert (left > 0, game.page.evaluate("scrollY")) == (True, 0), "the sheet begins at its top"
        expect(game.by("own-cell-7")).to_be_hidden()
        game.assert_accessible()
        game.by("own-tab-rules").check(force=True)
        expect(game.by("own-cell-7")).to_be_visible()
        assert game.page.evaluate("scrollY") == left
    for dialog in ("own-play", "own-share", "own-file"):
        game.by(dialog).click()
        expect(game.by(f"{dialog}-dialog")).to_be_visible()
        game.assert_accessible()
        game.page.keyboard.press("Escape")
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_a_broken_file_says_what_would_be_right_and_its_text_stays(sit: Sit, tmp_path: Path):
    game = sit()
    open_composer(game)
    game.by("own-file").click()
    broken = 'name = "Chez nous"\nhand = sept\n[powers]\n7 = { draw = 2 }\n'
    game.by("own-import-file").set_input_files({"name": "chez-nous.toml", "mimeType": "text/plain", "buffer": broken.encode()})
    expect(game.by("own-import-problem")).to_contain_text("Ligne 2")
    expect(game.by("own-import-text")).to_have_value(broken)
    game.assert_accessible()
    game.by("own-import-text").fill(broken.replace("sept", "70"))
    game.by("own-import-use").click()
    expect(game.by("own-import-problem")).to_contain_text("hand")
    game.by("own-import-text").fill(broken.replace("sept", "7"))
    game.by("own-import-use").click()
    expect(game.by("own-file-dialog")).to_be_hidden()
    expect(game.by("own-title")).to_have_value("Chez nous")
    expect(game.by("own-cell-7")).to_contain_text("+2")
    game.by("own-file").click()
    with game.page.expect_download() as saved:
        game.by("own-export").click()
    file = tmp_path / "saved.toml"
    saved.value.save_as(file)
    rules = load_rules(file)
    assert (rules.name["fr"], rules.knobs["hand"], len(rules.powers)) == ("Chez nous", 7, 4)
    assert saved.value.suggested_filename == "chez-nous.toml"


def strange_links() -> Iterator[Any]:
    letters = "".join(Random(8).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=8000))
    long = next(
        code
        for size in range(7400, 100, -20)
        if len(code := packed({"v": 1, "r": "rien", "o": {"x": letters[:size]}, "t": ""})) <= 8000
    )
    rest = {"marks": pytest.mark.long}
    yield pytest.param(packed({"v": 2, "r": "rien", "o": {}, "t": "Plus tard"}), "plus récente", id="newer")
    yield pytest.param(long, "Cela ne se joue pas", id="8000", **rest)
    yield pytest.param("A" * 8001, "trop long", id="too-long", **rest)
    yield pytest.param(packed({"v": 1, "r": "rien", "o": {"hand": 5}, "t": ""})[:-9], "abîmé", id="cut", **rest)
    yield pytest.param(packed({"v": 1, "r": "no-such", "o": {}, "t": ""}), "Cela ne se joue pas", id="unknown", **rest)


@pytest.mark.parametrize(("code", "said"), list(strange_links()))
def test_a_link_that_is_not_understood_says_so_and_is_kept(sit: Sit, code: str, said: str):
    game = sit()
    game.page.goto(f"{game.address}/rules#{code}")
    expect(game.by("own-link-problem")).to_contain_text(said)
    if said not in ("Cela ne se joue pas",):
        expect(game.by("own-link-as-is")).to_have_value(f"{game.address}/rules#{code}")
    game.assert_accessible()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_my_rules_are_kept_copied_deleted_and_chosen_on_the_start_screen(sit: Sit):
    game = sit()
    open_composer(game)
    game.by("own-title").fill("Les vacances")
    compose_ours(Hand(game, "mouse"))
    game.by("own-keep").click()
    game.by("own-mine").locator("summary").click()
    game.by("own-clone-own-1").click()
    expect(game.by("own-title")).to_have_value("Les vacances (copie)")
    game.by("own-remove-own-2").click()
    expect(game.by_kind("own-kept-")).to_have_count(1)
    game.by("own-unremove").click()
    expect(game.by_kind("own-kept-")).to_have_count(2)
    game.by("own-open-own-1").click()
    expect(game.by("own-title")).to_have_value("Les vacances")
    game.by("own-title").fill("L’été")
    game.by("own-title").press("Enter")
    expect(game.by("own-kept-own-1")).to_contain_text("L’été")
    # Other rules of the same name are kept beside them.
    game.by("own-from").select_option("variante-1")
    expect(game.by("own-cell-9")).not_to_have_accessible_name(re.compile("sans effet"))
    # The options of that game are at hand, each with what it changes.
    # What answers first is no answer of this server: it says so, and asks again.
    game.page.route("**/api/sheet", lambda route: route.fulfill(body=""), times=1)
    game.by("own-options").locator("summary").click()
    game.by("own-options-again").click()
    option = game.by("own-options").get_by_role("checkbox").first
    option.check()
    expect(game.by("own-changes").get_by_role("listitem")).not_to_have_count(0)
    option.uncheck()
    expect(game.by("own-changes").get_by_role("listitem")).to_have_count(0)
    game.by("own-keep").click()
    expect(game.by("own-title")).to_have_value("L’été (2)")
    expect(game.by_kind("own-kept-")).to_have_count(3)
    game.hurry_computers()
    game.open_start()
    game.by("start-own-1").click()
    expect(game.by("start-games")).to_contain_text("L’été")
    game.page.reload()
    expect(game.by("start-games")).to_contain_text("L’été")
    game.assert_accessible()
    with game.page.expect_request("**/api/rooms") as asked:
        game.by("start-play").click()
    told = json.loads(asked.value.post_data or "{}")
    assert (told["rules"], told["options"], told["title"]) == ("rien", OURS, "L’été")
    game.assert_no_complaint()


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_on_paper_stands_the_sheet_on_two_pages_at_most_with_the_link_to_photograph(sit: Sit):
    game = sit(own=True)
    open_composer(game)
    game.by("own-from").select_option("variante-1")
    expect(game.by("own-cell-9")).not_to_have_accessible_name(re.compile("sans effet"))
    expect(game.by("own-paper")).to_be_hidden()
    pdf = game.page.pdf(format="A4")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 2
    game.page.emulate_media(media="print")
    expect(game.by("own-paper")).to_be_visible()
    expect(game.by("own-cell-9")).to_be_hidden()
    expect(game.by("own-paper").get_by_test_id("invite-qr")).to_have_attribute("data-text", re.compile(r"/rules#[\w-]+$"))


@pytest.mark.long(short="test_from_an_empty_browser_to_a_shared_table")
def test_a_round_is_replayed_by_its_own_rules_after_its_composer_changed_his_copy(sit: Sit):
    game = sit()
    open_composer(game)
    game.hurry_computers()
    game.by("own-title").fill("Les nôtres")
    compose_ours(Hand(game, "mouse"))
    game.by("own-keep").click()
    game.by("own-play").click()
    game.by("own-seats-2").check(force=True)
    game.by("own-begin").click()
    expect(game.by("hand").or_(game.by("first-deal")).first).to_be_visible()
    finish_round(game)
    room = game.page.url.rpartition("/")[2]
    shared = game.page.context.request.post(f"{game.address}/api/rooms/{room}/rounds/1/share", headers={"Origin": game.address})
    replay = shared.json()["replay"]
    # Now the composer changes his copy: what was played stays as it was played.
    game.page.goto(f"{game.address}/rules")
    game.by("own-undo-all").click()
    expect(game.by("own-changes").locator("li")).to_have_count(0)
    game.by("own-title").fill("Les autres")
    game.by("own-keep").click()
    game.page.goto(f"{game.address}/revoir/{replay}")
    expect(game.by("replay")).to_be_visible()
    told = game.page.request.get(f"{game.address}/api/replays/{replay}").json()
    assert (told["rules"], told["options"], told["title"], told["playable"]) == ("rien", OURS, "Les nôtres", True)
    game.assert_no_complaint()


@pytest.mark.parametrize("screen", mostly_long(SCREENS, every=4))
def test_a_page_is_written_down_question_by_question(sit: Sit, screen: dict[str, Any]):
    game = sit(**screen)
    open_composer(game)
    game.by("own-walk-begin").click()
    expect(game.by("own-walk-place")).to_contain_text("Question 1 sur ")
    turn_to(game, "own-set-hand")
    game.by("own-set-hand").select_option("5")
    game.by("own-by-hand-text").fill("On distribue deux cartes à la fois.")
    game.by("own-by-hand-add").click()
    turn_to(game, "own-cell-7")
    game.by("own-cell-7").click()
    game.by("own-effect-draw").click()
    game.by("own-panel-done").click()
    turn_to(game, "own-walk-end")
    game.by("own-walk-end").click()
    # The sheet has grown beside the questions, and says at its end what is kept by hand.
    if game.by("own-tab-sheet").is_visible():
        game.by("own-tab-sheet").check(force=True)
    sheet = game.by("own-sheet")
    expect(sheet).to_contain_text("Chacun reçoit 5 cartes.")
    expect(sheet).to_contain_text("Ce que dit la page, et que Huit ne joue pas")
    expect(sheet).to_contain_text("On distribue deux cartes à la fois.")
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_page_is_written_down_question_by_question")
def test_what_a_game_keeps_by_hand_goes_with_the_knob_that_makes_it_untrue(sit: Sit):
    game = sit()
    open_composer(game)
    game.by("own-from").select_option("switch")
    told = game.by("own-by-hand").locator("li")
    expect(told).to_have_text([re.compile("Celui qui pioche")])
    game.by("own-by-hand-fold").locator("summary").click()
    game.by("own-by-hand-text").fill("Sans téléphone.")
    game.by("own-by-hand-add").click()
    expect(told).to_have_count(2)
    game.by("own-group-turn").locator("summary").first.click()
    game.by("own-set-draws_freely").click()
    expect(told).to_have_text([re.compile("Sans téléphone")])
    game.by("own-set-draws_freely").click()
    expect(told).to_have_text([re.compile("Celui qui pioche"), re.compile("Sans téléphone")])
    told.last.get_by_role("button").click()
    expect(told).to_have_count(1)
    game.assert_no_complaint()


def turn_to(game: Game, hook: str) -> None:
    """Turn over the questions of a page until what carries the hook is there."""
    while not game.by(hook).count():
        game.by("own-walk-next").click()
