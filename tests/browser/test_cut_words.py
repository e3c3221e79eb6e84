"""No sentence of a table is cut short: what it says at the end is often what matters."""

import pytest

from tests.browser.conftest import Sit
from tests.browser.table_scenes import MOMENTS, Asked
from tests.cases import as_case, mostly_long

PHONES = [(360, 640), (390, 844), (844, 390), (640, 320), (320, 568)]
LOTS = [as_case(PHONES[:2], is_long=False), as_case(PHONES[2:], is_long=True)]
MAY_BE_CUT = {
    ".chair .name, .chair .name .cut": "a name, which its seat has whole for who listens, and its menu for who looks",
    ".chair .role": "dealer, announcer or third: the sheet and the seat say it whole for who listens",
    "header .rules": "the name of the game, whole on its rule sheet, one press away",
}
"""What may be cut, and where it stands whole."""

CUT = """async (allowed) => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const found = [];
  for (const part of document.querySelectorAll('header *, main.room *, dialog[open] *')) {
    if (allowed.some((selector) => part.matches(selector)) || !part.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(part);
    const line = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
    const lines = style.webkitLineClamp !== 'none' && part.scrollHeight > part.clientHeight + 1;
    if (line || lines) found.push(part.textContent.trim());
  }
  return found;
}"""
"""What ends in « … » for want of room."""

CASES = MOMENTS | {
    "Danish, a card picked": Asked(MOMENTS["Danish, swapping"].view, pressed=("card-9c",)),
}


@pytest.mark.parametrize("language", mostly_long(["fr", "en"], every=2))
@pytest.mark.parametrize(
    "sizes", [as_case(PHONES[:2], is_long=False), as_case(PHONES[2:], is_long=True)], ids=["upright", "others"]
)
def test_no_sentence_of_a_table_is_cut_on_a_phone(sit: Sit, sizes: list[tuple[int, int]], language: str):
    game = sit(scene=True, reduced_motion="reduce", locale=language)
    scene = game.sit_at()
    found: list[str] = []
    for name, moment in CASES.items():
        scene.set(**moment.view)
        for hook in moment.pressed:
            game.by(hook).click()
        for width, height in sizes:
            game.page.set_viewport_size({"width": width, "height": height})
            found += [f"{name} at {width} × {height}: {what}" for what in game.page.evaluate(CUT, list(MAY_BE_CUT))]
    assert not found, "\n".join(found)
    game.assert_no_complaint()
