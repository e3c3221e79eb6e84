"""People with real cards keep their score: by touch, by keyboard, without a network, and on paper."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_hh_06_by_touch_on_a_phone(sit: Sit):
    game = _sheet(sit(**PHONE), "hollywood", "Pierre", "Jean")
    for winner, points in [("Pierre", 15), ("Jean", 12), ("Jean", 18), ("Jean", 7), ("Pierre", 6)]:
        game.by("write-round").tap()
        game.by(f"winner-{['Pierre', 'Jean'].index(winner)}").tap()
        for digit in str(points):
            game.by(f"pad-{digit}").tap()
        game.by("entry-done").tap()
    assert _totals(game, players=2, games=3) == [["21", "6", "0"], ["37", "25", "7"]]
    game.assert_no_sideways_scroll()
    game.assert_accessible()
    game.assert_no_complaint()


def test_l8_07_by_keyboard_to_the_end(sit: Sit):
    game = _sheet(sit(), "le-8", "Anne", "Luc", "Zoé")
    for points in ([300, 0, 120], [210, 40, 0]):
        game.by("write-round").focus()
        game.page.keyboard.press("Enter")
        for won in points:
            game.page.keyboard.type(str(won))
            game.page.keyboard.press("Enter")
        expect(game.by("entry")).to_be_hidden()
    expect(game.by("standing")).to_contain_text("Luc gagne la partie avec 40 points")
    expect(game.by("standing")).to_be_focused()
    expect(game.by("live")).to_contain_text("Luc gagne")
    expect(game.by("write-round")).to_have_count(0)
    game.assert_accessible()
    game.assert_no_complaint()


def test_who_is_out_of_the_match_is_asked_for_no_points_and_the_last_one_in_wins(sit: Sit):
    game = _sheet(sit(), "jusqu-au-dernier-retour", "Anne", "Luc", "Zoé")
    _write(game, 40, 110, 101)
    assert _totals(game, players=3) == [["40"], ["110"], ["0"]]
    expect(game.by("out")).to_contain_text("Luc")
    expect(game.by("back-at-zero")).to_contain_text("Zoé")
    game.by("write-round").focus()
    game.page.keyboard.press("Enter")
    expect(game.by("entry-1")).to_have_count(0)
    for won in (5, 102):
        game.page.keyboard.type(str(won))
        game.page.keyboard.press("Enter")
    assert _totals(game, players=3) == [["45"], ["110"], ["102"]]
    expect(game.by("standing")).to_contain_text("Anne gagne la partie")
    game.by("mend-1").click()
    game.by("entry-1").fill("10")
    game.by("entry-done").click()
    expect(game.by("out")).to_have_text("Hors de la partie : Zoé.")
    expect(game.by("write-round")).to_be_visible()
    game.assert_accessible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
@pytest.mark.parametrize(
    ("locale", "told", "back"),
    [
        ("fr-FR", "Manche 1 corrigée. La partie finit à la manche 1. Les manches 2 à 3", "La partie n’est plus finie"),
        ("en-GB", "Round 1 corrected. The match ends with round 1. Rounds 2 to 3", "The match is no longer over"),
    ],
)
def test_lh_35_an_earlier_round_is_corrected_by_keyboard_and_heard(sit: Sit, locale: str, told: str, back: str):
    game = _sheet(sit(locale=locale), "les-huit", "Anne", "Luc")
    keyboard = game.page.keyboard
    for winner, points in ((0, "10"), (1, "60"), (1, "30")):
        game.by("write-round").click()
        game.by(f"winner-{winner}").click()
        game.by("entry-0").fill(points)
        game.by("entry-done").click()
    game.by("mend-1").focus()
    keyboard.press("Enter")
    expect(game.by("winner-0")).to_have_attribute("aria-pressed", "true")
    expect(game.by("entry-0")).to_have_value("10")
    game.by("entry-0").focus()
    keyboard.type("0")
    game.assert_accessible()
    keyboard.press("Enter")
    assert _totals(game, players=2) == [["100"], ["0"]]
    expect(game.by("live")).to_contain_text(told)
    expect(game.by("idle")).to_be_visible()
    expect(game.by("standing")).to_be_focused()
    game.assert_accessible()
    game.by("mend-1").click()
    game.by("entry-0").fill("10")
    game.by("entry-done").click()
    assert _totals(game, players=2) == [["10"], ["90"]]
    expect(game.by("live")).to_contain_text(back)
    expect(game.by("idle")).to_have_count(0)
    expect(game.by("write-round")).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_a_hand_is_added_up_card_by_card_and_a_mistake_is_told(sit: Sit):
    game = _sheet(sit(), "negatif", "Anne", "Luc")
    game.by("write-round").click()
    game.by("entry-done").click()
    expect(game.by("entry-wrong")).to_contain_text("au moins un joueur")
    for key in ("5", "0", "+", "1", "0", "+", "7"):
        game.by(f"pad-{key}").click()
    game.by("entry-next").click()
    game.page.keyboard.type("abc")
    game.by("entry-done").click()
    expect(game.by("entry-wrong")).to_contain_text("Ce ne sont pas des points")
    game.assert_accessible()
    for _ in "abc":
        game.by("pad-back").click()
    game.by("entry-done").click()
    assert _totals(game, players=2) == [["67"], ["0"]]
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_winners_who_tie_share_and_nobody_wins_without_a_name(sit: Sit):
    game = _sheet(sit(), "les-huit", "Anne", "Luc", "Zoé")
    game.by("write-round").click()
    game.by("entry-0").fill("20")
    game.by("entry-done").click()
    expect(game.by("entry-wrong")).to_contain_text("Touchez le nom")
    game.by("winner-0").click()
    game.by("winner-2").click()
    game.by("entry-done").click()
    assert _totals(game, players=3) == [["20"], ["0"], ["20"]]
    expect(game.by("standing")).to_contain_text("Anne et Zoé")


@pytest.mark.long(short="test_hh_06_by_touch_on_a_phone")
def test_the_podium_has_keys_of_its_own(sit: Sit):
    game = _sheet(sit(), "positif", "Anne", "Luc", "Zoé")
    game.by("write-round").click()
    for points in ("20", "50", "10"):
        game.by(f"podium-{points}").click()
    game.by("entry-done").click()
    assert _totals(game, players=3) == [["20"], ["50"], ["10"]]


@pytest.mark.long(short="test_hh_06_by_touch_on_a_phone")
def test_ten_with_long_names_fit_on_a_phone(sit: Sit):
    game = _sheet(sit(**PHONE), "negatif", *(f"Jean-Baptiste {no}" for no in range(10)))
    game.by("write-round").tap()
    expect(game.by("entry-9")).to_be_visible()
    wide, seen = game.by("entry").evaluate("dialog => [dialog.scrollWidth, dialog.clientWidth]")
    assert wide <= seen
    game.assert_accessible()
    game.by("entry-9").fill("5")
    game.by("entry-done").tap()
    game.assert_no_sideways_scroll()
    game.assert_accessible()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_what_was_written_is_taken_back_and_brought_back(sit: Sit):
    game = _sheet(sit(), "negatif", "Anne", "Luc")
    expect(game.by("undo")).to_be_disabled()
    _write(game, 12, 3)
    _write(game, 40, 0)
    game.by("undo").click()
    assert _totals(game, players=2) == [["12"], ["3"]]
    game.by("redo").click()
    assert _totals(game, players=2) == [["52"], ["3"]]
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_somebody_sits_down_later_and_a_name_is_mended(sit: Sit):
    game = _sheet(sit(), "negatif", "Anne", "Luck")
    _write(game, 12, 3)
    game.by("players").click()
    game.by("player-1").fill("Luc")
    game.by("add-player").click()
    game.by("player-2").fill("luc")
    game.by("keep-players").click()
    expect(game.by("players-dialog")).to_contain_text("le même nom")
    game.by("player-2").fill("Zoé")
    game.by("keep-players").click()
    expect(game.by("players-dialog")).to_be_hidden()
    assert _totals(game, players=3) == [["12"], ["3"], ["0"]]
    expect(game.by("standing")).to_contain_text("Zoé")


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_lh_38_who_owes_whom_at_so_much_a_point(sit: Sit):
    game = _sheet(sit(), "negatif", "Anne", "Luc", "Zoé")
    _write(game, 30, 10, 20)
    expect(game.by("owes")).to_be_hidden()  # nobody asked who plays for money
    game.by("settlement").locator("summary").click()
    expect(game.by("owes")).to_contain_text("Anne doit 30 points à Luc")
    game.by("stake").fill("0,10")
    expect(game.by("owes").locator("li")).to_have_text(["Anne doit 3 à Luc"])
    game.by("stake").fill("beaucoup")
    expect(game.by("score")).to_contain_text("pas une somme")


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_a_sheet_outlives_the_page_and_is_only_given_up_when_asked(sit: Sit):
    game = _sheet(sit(), "x00", "Anne", "Luc", "Zoé")
    _write(game, 12, 3, 9)
    game.page.reload()
    assert _totals(game, players=3) == [["12"], ["3"], ["9"]]
    expect(game.by("score")).to_contain_text("300 points")
    game.by("fresh").click()
    game.page.keyboard.press("Escape")
    expect(game.by("total-0-0")).to_be_visible()
    game.by("fresh").click()
    game.by("fresh-yes").click()
    expect(game.by("player-0")).to_have_value("Anne")
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_too_few_names_begin_no_sheet(sit: Sit):
    game = sit()
    _open(game)
    game.by("player-0").fill("Anne")
    game.by("begin-sheet").click()
    expect(game.by("names-wrong")).to_contain_text("Il faut au moins 2")
    game.assert_accessible()


@pytest.mark.long(short="test_installable.py::test_the_page_can_be_installed")
def test_without_a_network_the_sheet_opens_and_goes_on(sit: Sit):
    game = _sheet(sit(own=True, service_workers="allow"), "negatif", "Anne", "Luc")
    _write(game, 12, 3)
    game.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    game.page.context.set_offline(True)
    game.page.reload()
    _write(game, 8, 0)
    assert _totals(game, players=2) == [["20"], ["3"]]
    game.page.context.set_offline(False)
    game.assert_no_complaint()


@pytest.mark.long(short="test_installable.py::test_the_page_can_be_installed")
def test_the_worker_of_the_sheet_alone_gives_way_to_that_of_the_whole_page(sit: Sit):
    game = sit(own=True, service_workers="allow")
    game.page.goto(f"{game.address}/health")
    game.page.evaluate("() => navigator.serviceWorker.register('/sw.js', { scope: '/score' }).then(() => true)")
    game.open_start()
    scopes = "() => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => new URL(scope).pathname))"
    game.page.wait_for_function(f"async () => String(await ({scopes})()) === '/'")


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_from_the_start_screen_and_back(sit: Sit):
    game = sit(locale="en-GB")
    game.open_start()
    game.by("start-score").click()
    expect(game.by("score")).to_contain_text("Score sheet")
    expect(game.page).to_have_title("Score sheet · Huit")
    game.page.go_back()
    expect(game.by("start-play")).to_be_visible()
    game.assert_no_complaint()


@pytest.mark.long(short="test_l8_07_by_keyboard_to_the_end")
def test_on_paper_stand_the_sheet_and_the_debts_without_a_button(sit: Sit):
    game = _sheet(sit(own=True, color_scheme="dark"), "negatif", "Anne", "Luc")
    _write(game, 12, 3)
    game.by("settlement").locator("summary").click()
    game.page.emulate_media(media="print")
    expect(game.by("score-table")).to_be_visible()
    expect(game.by("owes")).to_be_visible()
    expect(game.page.get_by_role("button")).to_have_count(0)
    ink = game.by("total-0-0").evaluate("cell => getComputedStyle(cell).color")
    assert ink == "rgb(0, 0, 0)"


@pytest.mark.long(short="test_hh_06_by_touch_on_a_phone")
@pytest.mark.parametrize("wishes", [{"color_scheme": "dark"}, {"locale": "en-GB"}, PHONE])
def test_a_new_sheet_is_accessible(sit: Sit, wishes: dict[str, object]):
    game = sit(**wishes)
    _open(game)
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


def _open(game: Game) -> None:
    game.page.goto(f"{game.address}/score")
    expect(game.by("new-sheet")).to_be_visible()


def _sheet(game: Game, plan: str, *names: str) -> Game:
    """Begin a sheet of this plan among these players."""
    _open(game)
    game.by(f"plan-{plan}").check()
    for place, name in enumerate(names):
        if game.by(f"player-{place}").count() == 0:
            game.by("add-player").click()
        game.by(f"player-{place}").fill(name)
    game.by("begin-sheet").click()
    expect(game.by("score-table")).to_be_visible()
    return game


def _write(game: Game, *points: int) -> None:
    game.by("write-round").click()
    for place, won in enumerate(points):
        game.by(f"entry-{place}").fill(str(won))
    game.by("entry-done").click()
    expect(game.by("entry")).to_be_hidden()


def _totals(game: Game, *, players: int, games: int = 1) -> list[list[str]]:
    """Return what stands at the foot of the sheet, player by player."""
    expect(game.by("entry")).to_be_hidden()
    expect(game.by(f"total-{players - 1}-{games - 1}")).to_be_visible()
    return [[game.by(f"total-{player}-{no}").inner_text().strip() for no in range(games)] for player in range(players)]
