"""What a screen reader finds on the page, as a list: a line for each thing it stops at, with its role, name and states.

The lists of `test_heard.py` are kept in `tests/browser/heard/`, to be read. Write them anew after a change that is meant:
`HUIT_HEARD=write python -m pytest -n0 tests/browser/test_heard.py`, then read the difference.
"""

import os
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.game import COME_TO_REST, Game

FOLDER = Path(__file__).parent / "heard"
WRITE = os.environ.get("HUIT_HEARD") == "write"


def list_of(part: Locator) -> list[str]:
    """Return the accessibility tree of *part* as a list, deeper things further to the right; an open window is all there is."""
    lines = part.aria_snapshot().splitlines()
    return [line.replace("'", "").replace("\u202f", " ").replace("\u00a0", " ") for line in lines]


def heard(game: Game) -> str:
    """Return what is found in the open window, or else on the table, and what the live region has just said."""
    game.page.locator("body").evaluate(COME_TO_REST)
    window = game.page.locator("dialog[open]")
    part = window.last if window.count() else game.by("room")
    game.assert_heard()
    expect(game.by("live")).to_have_attribute("aria-busy", "false")
    said = "\n".join(game.by("live").locator("p").all_inner_texts()[-1:])
    told = said.replace("\u202f", " ").replace("\u00a0", " ")
    return "\n".join([f"« {told} »" if told else "(nothing is said)", *list_of(part)]) + "\n"


def compare(name: str, steps: dict[str, str]) -> None:
    """Compare the steps of a round with the kept list *name*, or write it."""
    told = "\n".join(f"== {step} ==\n{what}" for step, what in steps.items())
    path = FOLDER / f"{name}.txt"
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8"), f"{path} was {(WRITE and 'written') or 'kept'}, and the page says otherwise"


def wait_for(game: Game, seq: int) -> None:
    """Wait until the page shows view *seq*."""
    expect(game.by("room")).to_have_attribute("data-seq", str(seq))
