"""A screen reader's path through a round of each family: at each step what is found, as a list, and what is needed."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.danish_table import OVER as DANISH_OVER
from tests.browser.danish_table import view_of
from tests.browser.game import Game
from tests.browser.game import Scene as SheddingScene
from tests.browser.heard import compare, heard, wait_for
from tests.browser.tricks_table import CHIEN, HAND, OVER, Scene, tricks

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
MATCH = {"code": "match", "suit": "h", "rank": "9", "wild": ["8"]}


def test_a_round_of_the_eights_is_heard(sit: Sit):
    game = sit(scene=True, **CALM)
    scene = game.sit_at(hand=["5h", "8d", "2s"], moves=["5h", "8d=c", "8d=d", "8d=h", "8d=s", "draw"], why={"2s": MATCH})
    steps: dict[str, str] = {}

    def step(name: str, *needed: str, **changes: Any) -> None:
        if changes:
            scene.show(**changes)
            wait_for(game, scene.view["seq"])
        steps[name] = heard(game)
        for words in needed:
            assert words in steps[name], f"{name}: « {words} » is not heard in\n{steps[name]}"

    step("my turn", "Carte du dessus : 9 de cœur", "À vous de jouer", "5 de cœur, jouable", "Paul : 5 cartes", "Léa : 6 cartes")
    game.click_card(game.by("card-2s"))
    expect(game.by("why")).not_to_be_empty()
    step("a card is refused", "2 de pique, non jouable", "cœur")
    # The card names a suit: a window asks for it.
    game.click_card(game.by("card-8d"))
    expect(game.by("suit-h")).to_be_visible()
    step("the suit is asked for", "Quelle couleur demandez-vous ?", "Trèfle", "Cœur")
    game.page.keyboard.press("Escape")
    expect(game.by("suit-picker")).to_be_hidden()
    mine = [{"kind": "played", "seat": 0, "card": "8d"}, {"kind": "named", "seat": 0, "suit": "c"}]
    step(
        "another's turn",
        "Au tour de Paul",
        "demandez trèfle",
        "Carte du dessus : 8 de carreau",
        "Demandé Trèfle",
        turn=1, top="8d", suit="c", named=True, hand=["5h", "2s"], counts=[2, 5, 6], moves=[], why={}, log=mine,
    )  # fmt: skip
    attack = [
        {"kind": "played", "seat": 1, "card": "2c"},
        {"kind": "played", "seat": 2, "card": "2h"},
        {"kind": "attacked", "seat": 0, "debt": 4},
    ]
    debt = {"code": "debt", "debt": 4, "top": "2h", "answers": ["2"]}
    step(
        "an attack",
        "à vous de piocher 4 cartes",
        "À vous de jouer. Répondez à l’attaque, ou piochez 4 cartes.",
        "Attaque : 4 cartes à piocher",
        "2 de pique, jouable",
        "Léa : 5 cartes",
        turn=0, top="2h", suit="h", named=False, debt=4, counts=[2, 4, 5], moves=["2s", "draw"], why={"5h": debt}, log=attack,
    )  # fmt: skip
    drawn = [
        {"kind": "drew", "seat": 0, "count": 4, "cause": "debt", "cards": ["Kc", "7d", "7h", "4s"]},
        {"kind": "paid", "seat": 0, "count": 4, "lapsed": 0},
        {"kind": "played", "seat": 1, "card": "3h"},
        {"kind": "announced", "seat": 1, "late": False, "what": "card"},
    ]
    step(
        "the attack is paid, and another announces",
        "Vous piochez",
        "l’attaque est payée",
        "annonce « Carte ! »",
        "Paul : 1 carte",
        debt=0, turn=2, top="3h", hand=["5h", "2s", "Kc", "7d", "7h", "4s"], counts=[6, 1, 5], one_card=[1],
        moves=[], why={}, log=drawn,
    )  # fmt: skip
    result = {"reason": "out", "winners": [1], "points": [42, 0, 30], "hands": [["5h", "2s"], [], ["Kd", "2c"]]}
    end = [
        {"kind": "played", "seat": 1, "card": "4h"},
        {"kind": "out", "seat": 1},
        {"kind": "over", "reason": "out", "winners": [1], "points": [42, 0, 30]},
    ]
    scene.show(
        over=True,
        turn=None,
        moves=[],
        counts=[2, 0, 2],
        hand=["5h", "2s"],
        result=result,
        counted_by="left_in_hand",
        top="4h",
        one_card=[],
        totals=[42, 0, 30],
        wins=[0, 1, 0],
        log=end,
    )
    expect(game.by("round-over")).to_be_visible()
    expect(game.by("btn-next-round")).to_be_visible()
    step("the result", "Paul gagne la manche", "Le moins de points gagne", "42", "Manche suivante")
    game.page.keyboard.press("Escape")
    expect(game.by("round-over")).to_be_hidden()
    game.by("score-chip").click()
    expect(game.by("standing-2")).to_be_visible()
    step("the score", "Le score", "3e Vous 42", "Revoir le dernier résultat")
    game.page.keyboard.press("Escape")
    expect(game.by("score-window")).to_be_hidden()
    game.by("log-open").click()
    expect(game.by("log-close")).to_be_visible()
    step("the whole story", "Garder à côté de la table", "Fermer le fil", "Paul joue le 4 de cœur")
    compare("shedding", steps)


@pytest.mark.long(short="test_a_round_of_the_eights_is_heard")
def test_nothing_is_heard_twice(sit: Sit):
    """What happens is said once: nothing of the table is a live region of its own."""
    game = sit(scene=True, **CALM)
    scene = game.sit_at()
    scene.show(log=[{"kind": "played", "seat": 1, "card": "Th"}], top="Th")
    expect(game.by("live").locator("p")).to_have_count(1)
    assert game.page.locator("main.room [aria-live], main.room [role=status], main.room [role=log]").count() == 0
    scene.show(log=[])
    wait_for(game, scene.view["seq"])
    # A view without news says nothing again.
    expect(game.by("live").locator("p")).to_have_count(1)


def test_what_happens_beneath_a_window_is_heard_in_it(sit: Sit):
    game = sit(scene=True, **CALM)
    scene = game.sit_at(turn=1, moves=[])
    game.by("settings-open").click()
    scene.show(log=[{"kind": "played", "seat": 1, "card": "Th"}], top="Th")
    expect(game.by("settings").get_by_test_id("live")).to_contain_text("Paul joue le 10 de cœur.")
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    # It was heard: nothing is said again.
    expect(game.by("live")).to_be_empty()
    game.assert_heard()
    # What makes a window open is heard in it too: the window stands before the news would have been read.
    scene.show(
        log=[{"kind": "played", "seat": 0, "card": "5c"}, {"kind": "named", "seat": 1, "suit": "c"}],
        turn=0,
        top="8c",
        moves=["=c", "=d", "=h", "=s"],
    )
    expect(game.by("suit-picker").get_by_test_id("live")).to_contain_text("5 de trèfle")
    game.assert_heard()


@pytest.mark.long(short="test_a_round_of_the_eights_is_heard")
def test_the_story_has_three_lengths(sit: Sit):
    game = sit(scene=True, **CALM)
    scene = game.sit_at(turn=1, moves=[])
    news = [{"kind": "skipped", "seat": 2}, {"kind": "played", "seat": 1, "card": "Th"}]
    said: dict[str, str] = {}
    for story in ("usual", "short", "full"):
        _choose_story(game, story)
        said[story] = _said(game, scene, news)
    assert said["short"] == "Paul joue le 10 de cœur."
    assert said["usual"] == "Léa perd son tour. Paul joue le 10 de cœur."
    assert said["full"] == f"{said['usual']} Carte du dessus : 10 de cœur. Paul : 5 cartes, Léa : 6 cartes. Au tour de Paul."
    game.page.reload()
    expect(game.by("hand")).to_be_visible()
    game.by("settings-open").click()
    expect(game.by("story-full")).to_be_checked()
    game.assert_accessible()
    game.assert_no_complaint()


def _choose_story(game: Game, story: str) -> None:
    game.by("settings-open").click()
    game.by(f"story-{story}").check()
    game.page.keyboard.press("Escape")
    expect(game.by("settings")).to_be_hidden()


def _said(game: Game, scene: SheddingScene, news: list[dict[str, Any]]) -> str:
    expect(game.by("live")).to_be_empty()
    scene.show(log=news, top="Th")
    expect(game.by("live")).not_to_be_empty()
    last = game.by("live").locator("p").last.inner_text()
    return last.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.long(short="test_a_round_of_the_eights_is_heard")
def test_a_round_of_3_5_8_is_heard(sit: Sit):
    game = sit(own=True, **CALM)
    table = Scene(game)
    table.open(
        tricks(phase="kind", kind=None, trumps=None, aside=4),
        turn=0,
        moves=["choose clubs", "choose spades", "choose least"],
        hand=HAND,
    )
    steps = {"an announcement is asked for": heard(game)}
    assert "Trèfle" in steps["an announcement is asked for"]
    table.then(
        {"phase": "discard", "kind": "clubs", "trumps": "c", "chien": CHIEN, "aside": 0},
        turn=0,
        moves=[],
        hand=HAND + CHIEN,
        counts=[20, 16, 16],
        discards=4,
    )
    steps["four cards are put away"] = heard(game)
    lead = {"kind": "played", "seat": 1, "card": "Qd"}
    table.then(
        {"phase": "play", "leader": 1, "trick": [[1, "Qd"]]},
        lead,
        turn=2,
        moves=[],
        hand=HAND,
        counts=[16, 15, 16],
        discards=0,
    )
    steps["another's card"] = heard(game)
    assert "dame de carreau" in steps["another's card"]
    second = {"kind": "played", "seat": 2, "card": "4d"}
    table.then({"trick": [[1, "Qd"], [2, "4d"]]}, second, turn=0, moves=["3d", "Td", "Jd"], counts=[16, 15, 15])
    steps["my turn"] = heard(game)
    for words in ("À vous de jouer", "3 de carreau, jouable", "4 de carreau", "dame de carreau"):
        assert words in steps["my turn"], steps["my turn"]
    ended = {"kind": "over", "reason": "played", "winners": [0], "points": [1, -1, 0]}
    own, fields = OVER
    table.then(own | {"kind": "clubs", "trumps": "c"}, ended, **fields | {"stage": "between"})
    expect(game.by("btn-next-round")).to_be_visible()
    steps["the result"] = heard(game)
    for words in ("Vous gagnez la manche", "9 plis sur 8 à faire = +1", "4 plis sur 5 à faire = \u22121", "Manche suivante"):
        assert words in steps["the result"], steps["the result"]
    game.page.keyboard.press("Escape")
    expect(game.by("round-over")).to_be_hidden()
    game.by("score-chip").click()
    expect(game.by("owed-2")).to_be_visible()
    steps["the score"] = heard(game)
    for words in ("Le score", "Nord : 3 plis sur 3 à faire = 0", "Ce que chacun doit encore annoncer"):
        assert words in steps["the score"], steps["the score"]
    compare("tricks", steps)


@pytest.mark.long(short="test_a_round_of_the_eights_is_heard")
def test_a_round_of_danish_is_heard(sit: Sit):
    game = sit(scene=True, **CALM)
    scene = game.sit_at(**view_of())
    steps = {"my turn": heard(game)}
    for words in ("À vous de jouer", "9 de cœur", "9 de trèfle", "Paul", "Léa"):
        assert words in steps["my turn"], steps["my turn"]
    game.click_card(game.by("card-5c"))
    expect(game.by("why")).not_to_be_empty()
    steps["a card is refused"] = heard(game)
    told = [{"kind": "laid", "seat": 0, "cards": ["9c"]}, {"kind": "laid", "seat": 1, "cards": ["Jc"]}]
    scene.show(turn=2, top="Jc", hand=["9d", "2h", "As", "5c"], counts=[4, 2, 3], moves=[], why={}, log=told)
    wait_for(game, scene.view["seq"])
    steps["others' moves"] = heard(game)
    assert "valet de trèfle" in steps["others' moves"]
    ended = {"kind": "over", "reason": "out", "winners": [0], "points": [1, 0, 0]}
    scene.show(**view_of(**DANISH_OVER), stage="between", log=[{"kind": "out", "seat": 0}, ended])
    expect(game.by("btn-next-round")).to_be_visible()
    steps["the result"] = heard(game)
    for words in ("Vous gagnez la manche", "1er sans carte = +1", "Encore 7 cartes, dont 3 cachées", "Encore 1 carte"):
        assert words in steps["the result"], steps["the result"]
    compare("danish", steps)
