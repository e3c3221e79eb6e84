"""Draw the icons of the installed page from our own SVG: `python -m tools.draw_icons` writes them into `frontend/public`."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tools.chromium import ADVICE, find_chromium

PUBLIC = Path(__file__).parents[1] / "frontend" / "public"
FELT, CARD, EIGHT = "#175a41", "#fffdf6", "#175a41"


class Icon(NamedTuple):
    """A picture: how wide it is, how much of that the card is high, and what stands behind it."""

    name: str
    size: int
    card: float
    corner: float
    """Of what is behind, from 0 (square: cut by the device) to 0.5."""
    is_mark: bool = False
    """Only the eight, white on nothing: what Android shows in its bar."""


ICONS = (
    Icon("icon-192", 192, 0.74, 0.22),
    Icon("icon-512", 512, 0.74, 0.22),
    # A circle of four fifths stays, whatever a device cuts off.
    Icon("icon-maskable-512", 512, 0.56, 0.0),
    Icon("apple-touch-icon", 180, 0.68, 0.0),
    Icon("badge-96", 96, 0.9, 0.0, is_mark=True),
)


def svg_of(icon: Icon) -> str:
    """Return the drawing, 100 wide.

    >>> svg_of(ICONS[0]).count("<circle")
    2
    """
    eight = '<circle cx="0" cy="-20" r="15"/><circle cx="0" cy="18" r="20"/>'
    scale = icon.card
    if icon.is_mark:
        inner = f'<g fill="none" stroke="#fff" stroke-width="13">{eight}</g>'
        behind = ""
    else:
        card = f'<rect x="-37" y="-50" width="74" height="100" rx="13" fill="{CARD}"/>'
        inner = f'{card}<g fill="none" stroke="{EIGHT}" stroke-width="9.5" transform="scale(.86)">{eight}</g>'
        behind = f'<rect width="100" height="100" rx="{100 * icon.corner}" fill="{FELT}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{icon.size}" height="{icon.size}">'
        f'{behind}<g transform="translate(50 50) scale({scale})">{inner}</g></svg>'
    )


def main() -> None:
    """Write all icons."""
    chromium = find_chromium()
    assert chromium, ADVICE
    PUBLIC.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--headless"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg_of(icon)}")
            page.screenshot(path=PUBLIC / f"{icon.name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
