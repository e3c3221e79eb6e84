"""The page reckons cards by code of its own, and is tested with rounds of this engine: they must be those of today."""

import json

from huit.views.positions import read_position
from tools.whole_rounds import EXAMPLES, examples


def test_the_examples_are_what_the_engine_says_today() -> None:
    assert json.loads(EXAMPLES.read_text("utf-8")) == examples(), "write them anew: python -m tools.whole_rounds"


def test_everything_that_takes_a_card_by_chance_is_among_them() -> None:
    steps = "\n".join(step for text in examples().values() for step in read_position(text).trace.steps)  # type: ignore[union-attr]
    for word in (
        "recycled",
        "stole",
        "gave",
        "traded",
        "rotated 1",
        "misdealt 1",
        "misdealt -1",
        "misdealt 2",
        "misdealt -2",
        "repaired 1",
        "repaired 0",
        "repaired 2",
        "flipped",
        "fails",
        "returned",
    ):
        assert word in steps, word
