"""What people write one another at a table that is not open to all: seen, heard, muted, switched off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.friends import GO_WITH, SETTINGS, Friends
from tests.browser.game import Game

Gather = Callable[..., Friends]
PHONES = ((390, 844), (844, 390))
MOMENTS = 3
"""So many looks, a frame apart, until a window that has changed its size has drawn."""
LINE = "Passe-moi un <b>pique</b> : https://exemple.fr"


@pytest.fixture
def gather(sit: Sit) -> Gather:
    """Return what opens a room of two people and a computer, and deals."""

    def opened(*, own: bool = False) -> Friends:
        return Friends(sit, own=own).open(2, computers=1).start()

    return opened


def write(game: Game, text: str) -> None:
    if not game.by("chat-field").is_visible():
        game.by("btn-chat").click()
    game.by("chat-field").fill(text)
    game.page.keyboard.press("Enter")


def laid_out(game: Game) -> object:
    """Return where the hand lies, once the felt has its place in a window of another size."""
    places: list[object] = [None]

    def rests() -> bool:
        places.append(game.by("hand").bounding_box())
        return places[-2] == places[-1] and places[-1] is not None and len(places) > MOMENTS

    game.wait_until(rests, lambda: f"the hand lies at {places[-1]}")
    return places[-1]


@pytest.mark.long(short="test_company.py::test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_a_line_is_seen_heard_muted_and_seen_again(gather: Gather):
    anne, leo = gather(own=True).games
    expect(anne.by("btn-chat")).to_be_visible()
    anne.page.keyboard.press("e")
    expect(anne.focused).to_have_attribute("data-testid", "chat-field")
    # Letters that mean something at the table are typed here, and do nothing there.
    anne.page.keyboard.type("p c b z ?")
    expect(anne.by("chat-field")).to_have_value("p c b z ?")
    expect(anne.by("palette")).to_be_hidden()
    anne.by("chat-field").fill("é" * 201)
    expect(anne.by("chat-left")).to_contain_text("1 caractère de trop")
    anne.page.keyboard.press("Enter")
    expect(anne.by("chat-field")).to_have_value("é" * 201)
    anne.by("chat-field").fill(LINE)
    anne.page.keyboard.press("Enter")
    expect(anne.by("chat-field")).to_have_value("")
    expect(leo.by("said-0")).to_have_text(LINE)
    expect(leo.by("live")).to_contain_text(f"Anne\u00a0: {LINE}")
    expect(leo.by("chat-unread")).to_have_text("1")
    anne.page.keyboard.press("Escape")
    expect(anne.by("chat-window")).to_be_hidden()
    expect(anne.focused).to_have_attribute("data-testid", "btn-chat")

    leo.by("btn-chat").click()
    expect(leo.by("chat-lines")).to_contain_text(LINE)
    expect(leo.by("chat-lines").locator("a, span b")).to_have_count(0)
    expect(leo.by("chat-unread")).to_be_hidden()
    leo.assert_accessible()
    leo.page.reload()
    expect(leo.by("btn-chat")).to_have_accessible_name("Écrire")
    leo.by("btn-chat").click()
    expect(leo.by("chat-lines")).to_contain_text(LINE)
    leo.page.keyboard.press("Escape")

    leo.by("seat-menu-0").click()
    leo.by("mute").check()
    leo.page.keyboard.press("Escape")
    write(anne, "Tu dors ?")
    expect(anne.by("chat-lines")).to_contain_text("Tu dors ?")
    write(leo, "Je réfléchis")
    expect(anne.by("chat-lines")).to_contain_text("Je réfléchis")
    expect(leo.by("chat-lines")).to_contain_text("Je réfléchis")
    expect(leo.by("chat-lines")).not_to_contain_text("Tu dors")
    expect(leo.by("said-0")).to_be_hidden()
    leo.by("unmute-0").click()
    expect(leo.by("chat-lines")).to_contain_text("Tu dors ?")
    leo.assert_no_complaint()


@pytest.mark.long(short="test_company.py::test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_nothing_is_written_or_left_where_somebody_does_not_want_it(gather: Gather):
    anne, leo = gather(own=True).games
    write(anne, LINE)
    expect(leo.by("said-0")).to_be_visible()
    leo.by("settings-open").click()
    leo.by("setting-chat").uncheck()
    leo.page.keyboard.press("Escape")
    expect(leo.by("said-0")).to_be_hidden()
    expect(leo.by("btn-chat")).to_be_hidden()
    expect(leo.by("btn-phrases")).to_be_visible()
    leo.by("settings-open").click()
    leo.by("setting-chat").check()
    leo.page.keyboard.press("Escape")
    write(leo, "Me revoilà")
    expect(anne.by("chat-lines")).to_contain_text("Me revoilà")
    for shut in ({"public": True}, {"chat": False}):
        anne.page.evaluate(GO_WITH, [{"type": "settings", "settings": SETTINGS | shut}])
        for game in (anne, leo):
            expect(game.by("btn-chat")).to_be_hidden()
            expect(game.by("chat-window")).to_be_hidden()
        anne.page.evaluate(GO_WITH, [{"type": "settings", "settings": SETTINGS}])
        for game in (anne, leo):
            game.by("btn-chat").click()
            expect(game.by("chat-lines")).to_contain_text("Rien pour l’instant")
            game.page.keyboard.press("Escape")
    anne.assert_no_complaint()


@pytest.mark.long(short="test_company.py::test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_on_a_phone_one_writes_above_the_keyboard_and_nothing_moves(gather: Gather):
    anne, leo = gather().games
    for width, height in PHONES:
        anne.page.set_viewport_size({"width": width, "height": height})
        before = laid_out(anne)
        anne.page.keyboard.press("e")
        expect(anne.focused).to_have_attribute("data-testid", "chat-field")
        write(anne, f"Bonsoir {width}")
        expect(anne.by("chat-lines")).to_contain_text(f"Bonsoir {width}")
        assert anne.by("hand").bounding_box() == before
        field = anne.by("chat-field").bounding_box()
        assert field is not None
        assert field["y"] + field["height"] < height * 0.47, "the keyboard of a phone takes the rest"
        assert float(anne.by("chat-field").evaluate("field => parseFloat(getComputedStyle(field).fontSize)")) >= 16
        anne.page.keyboard.press("Escape")
        folds = anne.by("btn-tools").is_visible()
        expect(anne.focused).to_have_attribute("data-testid", "btn-tools" if folds else "btn-chat")
        write(leo, f"À {height}")
        # Folded away, it leaves a dot.
        expect(anne.by("chat-unread")).to_have_text("1")
        expect(anne.by("chat-unread")).to_be_visible(visible=not folds)
        assert anne.by("btn-tools").evaluate("button => getComputedStyle(button, '::after').content") == (
            '""' if folds else "none"
        )
        anne.page.keyboard.press("e")
        expect(anne.by("chat-unread")).to_have_count(0)
        anne.page.keyboard.press("Escape")
    anne.assert_no_complaint()
