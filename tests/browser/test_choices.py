"""What some rules ask besides playing a card, and what they say: windows, signs and words, in scenes that a test sets."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.game import Game, Scene
from tests.browser.heard import wait_for
from tests.cases import mostly_long

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SCHEMES = ["light", "dark"]
FOUR: dict[str, Any] = {"names": ["Anne", "Paul", "Léa", "Yves"], "computers": [False, True, True, True], "counts": [3, 5, 6, 4]}
TEAMS: dict[str, Any] = {**FOUR, "totals": [0, 0, 0, 0], "wins": [0, 0, 0, 0], "teams": 2, "rules": "les-huit"}
ANNOUNCED = {"kind": "announced", "seat": 1, "late": False, "what": "card"}
NAMED = ANNOUNCED | {"what": "word"}
DEALT = {"kind": "dealt", "seat": 2, "first": 0, "count": 3}
UNDEALT: dict[str, Any] = {"hand": [], "moves": [], "counts": [0, 0, 0], "stock": 0, "discard": 0, "recent": [], "top": ""}
DEAL: dict[str, Any] = {**UNDEALT, "rules": "variante-5", "round_no": 0, "turn": None, "phase": "deal", "suit": None}


# What is announced


BUTTONS: list[tuple[dict[str, Any], str]] = [
    ({"rules": "monclar", "hand": ["5h", "2s"], "announce_with": ["5h"]}, "Carte\u202f!"),
    ({"rules": "variante-1", "hand": ["4h", "Kd", "2s"], "announce_with": ["4h"]}, "4\u202f!"),
    ({"rules": "variante-1", "hand": ["5h", "2s"], "announce_with": ["5h"]}, "Carte\u202f!"),
    ({"rules": "variante-1", "hand": ["Ah", "4h", "2s", "3s"], "announce_with": ["Ah"]}, "Carte\u202f!"),
    ({"rules": "carte-et-maou", "hand": ["5h", "2s"], "announce_with": ["5h"]}, "Carte\u202f!"),
    ({"rules": "carte-et-maou", "hand": ["5h"], "announce_with": ["5h"]}, "Maou\u202f!"),
    ({"rules": "monclar", "options": {"maou": True}, "hand": ["5h"], "announce_with": ["5h"]}, "Maou\u202f!"),
    ({"rules": "huit-cochon", "hand": ["5h", "2s"], "announce_with": ["5h"]}, "Dernière carte\u202f!"),
    ({"rules": "le-8", "hand": ["5h"], "announce_with": ["5h"]}, "Carte\u202f!"),
]


def test_the_button_says_what_these_rules_say(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at()
    for table, said in BUTTONS:
        scene.set(**table, may_announce=True)
        expect(game.by("btn-carte"), str(table)).to_have_text(f"{said}C")
        game.by("btn-carte").click()
        expect(game.by("btn-carte"), str(table)).to_have_attribute("aria-pressed", "true")
        expect(game.by("turn"), str(table)).to_contain_text(said)
        first = table["announce_with"][0]
        scene.show(moves=[first])
        expect(game.by(f"card-{first}")).to_have_attribute("data-playable", "true")
        with game.answer_shown():
            game.click_card(game.by(f"card-{first}"))
        assert scene.sent[-1]["move"] == f"{first}!", table
        scene.show(may_announce=False)
        wait_for(game, scene.view["seq"])
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_carte_its_name_and_a_knock_have_a_button_and_a_key_each(sit: Sit):
    """W1-07, WK-06: a 4 that leaves one card is announced twice, and either may be forgotten; three knocks say « Carte »."""
    game = sit(scene=True)
    scene = game.sit_at(rules="variante-1", hand=["4h", "2s"], announce_with=["4h"], moves=["4h"], may_announce=True)
    for buttons, keys, move in [
        (["btn-carte"], "", "4h!carte"),
        ([], "cn", "4h!"),
        (["btn-name", "btn-knock"], "", "4h!4+knock"),
    ]:
        for button in buttons:
            game.by(button).click()
        for key in keys:
            game.page.keyboard.press(key)
        with game.answer_shown():
            game.click_card(game.by("card-4h"))
        assert scene.sent[-1]["move"] == move
        scene.show(may_announce=False)
        expect(game.by("btn-name")).to_have_count(0)
        scene.show(may_announce=True)
        expect(game.by("btn-name")).to_have_text("4\u202f!N")


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_late_it_is_the_card_left_that_is_announced(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="carte-et-maou", hand=["5h"], moves=[], turn=1, may_say=True)
    expect(game.by("btn-carte")).to_have_text("Carte\u202f!C")
    with game.answer_shown():
        game.by("btn-knock").click()
    assert scene.sent[-1]["move"] == "knock"


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_where_nothing_is_announced_nothing_says_so(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="les-huit", hand=["5h", "2s"], one_card=[1], counts=[2, 1, 6])
    expect(game.by("btn-draw")).to_be_visible()
    expect(game.by("btn-carte")).to_have_count(0)
    expect(game.by("btn-contre")).to_have_count(0)
    expect(game.by("opponent-1")).not_to_contain_text("!")
    scene.show(misdealt=1, may_catch=True)
    expect(game.by("btn-contre")).to_have_text("Maldonne\u202f!K")


LAID = {"kind": "played", "seat": 1, "card": "4c"}
PAID = {"kind": "drew", "seat": 1, "count": 2, "cause": "caught"}
SAID: list[tuple[str, list[dict[str, Any]], list[str]]] = [
    ("variante-1", [LAID, NAMED], ["annonce «\u00a04\u202f!\u00a0»"]),
    ("variante-1", [LAID, ANNOUNCED, NAMED], ["annonce «\u00a0Carte\u202f!\u00a0» et annonce «\u00a04\u202f!\u00a0»"]),
    ("monclar", [LAID, ANNOUNCED | {"what": "knock"}], ["trèfle et cogne trois coups"]),
    ("huit-cochon", [LAID, ANNOUNCED], ["annonce «\u00a0Dernière carte\u202f!\u00a0»"]),
    ("carte-et-maou", [LAID, {"kind": "out", "seat": 1}], ["annonce «\u00a0Maou\u202f!\u00a0» et n’a plus de carte"]),
    ("monclar", [LAID, {"kind": "out", "seat": 1}], ["trèfle et n’a plus de carte"]),
    # A penalty says what was forgotten.
    (
        "variante-1",
        [{"kind": "caught", "seat": 1, "by": 0, "what": "word"}, PAID],
        ["Contre-4", "pour avoir oublié «\u00a04\u00a0»"],
    ),
    (
        "variante-1",
        [{"kind": "caught", "seat": 1, "by": 0, "what": "card"}, PAID],
        ["Contre-carte", "oublié «\u00a0Carte\u00a0»"],
    ),
    ("huit-cochon", [{"kind": "forgot", "seat": 1, "cause": "announce"}, PAID], ["oublié «\u00a0Dernière carte\u00a0»"]),
    (
        "carte-et-maou",
        [{"kind": "forgot", "seat": 1, "cause": "last"}, PAID],
        ["de dire «\u00a0Maou", "oublié «\u00a0Maou\u00a0»"],
    ),
    ("monclar", [{"kind": "wrong_catch", "seat": 1, "what": "card"}, PAID], ["dit «\u00a0Contre-carte\u202f!\u00a0» à tort"]),
]
"""In which rules, what happens, and what is told of it."""


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_log_and_voice_say_what_was_announced_and_what_was_forgotten(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at()
    for rules, events, told in SAID:
        # A round of its own: nothing of the one before is left in the log.
        scene.set(rules=rules, log=[DEALT])
        scene.show(log=events)
        for words in told:
            expect(game.by("log"), f"{rules}: {events}").to_contain_text(words)
            expect(game.by("live").locator("p").last, f"{rules}: {events}").to_contain_text(words)
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_another_says_the_word_over_the_table(sit: Sit):
    game = sit(scene=True, locale="en-GB")
    game.sit_at(rules="huit-cochon", one_card=[1], counts=[3, 1, 6])
    expect(game.by("opponent-1")).to_contain_text("Last card!")


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_contre_4_is_said_to_who_laid_one(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="variante-1", top="4h", may_catch=True, catches=["catch 4"])
    expect(game.by("btn-contre")).to_have_text("Contre-4\u202f!K")
    scene.show(catches=["catch carte", "catch 4"], counts=[3, 1, 6])
    expect(game.by("btn-contre")).to_have_text("Contre-carte\u202f!K")
    expect(game.by("btn-contre-name")).to_have_text("Contre-4\u202f!J")
    for key, move in (("j", "catch 4"), ("k", "catch carte")):
        with game.answer_shown():
            game.page.keyboard.press(key)
        assert scene.sent[-1]["move"] == move


# À la volée


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_card_that_may_be_laid_out_of_turn_is_marked(sit: Sit, scheme: str):
    game = sit(scene=True, color_scheme=scheme)
    scene = game.sit_at(turn=1, hand=["9h", "Kd"], moves=[], jumps=["9h"], counts=[2, 5, 6])
    expect(game.by("jump-9h")).to_be_visible()
    expect(game.by_kind("jump-")).to_have_count(1)
    assert _outline(game, "9h") == "dashed"
    expect(game.page.get_by_role("button", name="9 de cœur, jouable à la volée", exact=True)).to_be_visible()
    game.assert_accessible()
    with game.answer_shown():
        game.page.keyboard.press("v")
    assert scene.sent[-1]["move"] == "9h"
    # In one's own turn the same card is played like any other.
    scene.show(turn=0, jumps=[], moves=["9h"])
    expect(game.page.get_by_role("button", name="9 de cœur, jouable", exact=True)).to_be_visible()
    expect(game.by_kind("jump-")).to_have_count(0)
    assert _outline(game, "9h") == "none"
    game.assert_no_complaint()


def _outline(game: Game, face: str) -> str:
    """Return how a card is framed: told apart without its colour."""
    return game.by(f"card-{face}").evaluate("card => getComputedStyle(card, '::after').borderTopStyle")


# Teams


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_my_team_is_read_out(sit: Sit):
    game = sit(scene=True)
    game.sit_at(**TEAMS)
    expect(game.by("turn").get_by_role("img", name="équipe A, avec Léa", exact=True)).to_be_visible()
    expect(game.by("opponent-1")).to_contain_text("équipe B, avec Yves")
    expect(game.by("opponent-2")).to_contain_text("équipe A, avec vous")
    game.assert_accessible()


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_the_teams_are_read_out_at_the_end_of_a_round(sit: Sit, wishes: dict[str, Any]):
    game = sit(scene=True, **wishes)
    result = {"reason": "out", "winners": [1, 3], "points": [0, 25, 0, 25], "hands": [["Kd"], [], ["5c"], ["Qs"]]}
    game.sit_at(**TEAMS, over=True, turn=None, moves=[], result=result)
    expect(game.by("round-over")).to_contain_text("L’équipe B gagne la manche")
    for seat, team in enumerate(("A, avec Léa", "B, avec Yves", "A, avec vous", "B, avec Paul")):
        expect(game.by(f"result-{seat}").get_by_role("img", name=f"équipe {team}", exact=True)).to_be_visible()
    game.assert_accessible()
    game.assert_no_sideways_scroll()


# Before the deal


@pytest.mark.long(short="test_the_pack_is_cut_where_one_wants")
def test_the_dealer_chooses_the_size_of_the_hands(sit: Sit):
    game = sit(scene=True)
    deal: dict[str, Any] = {"round_no": 1, "dealer": 0, "hand": {"by": 0, "from": 5, "to": 8, "chosen": None}, "cut": None}
    scene = game.sit_at(**DEAL, deal=deal)
    window = game.page.get_by_role("dialog", name="Avant la donne")
    expect(window).to_contain_text("C’est à vous de donner.")
    expect(window.locator('[data-testid^="hand-"]')).to_have_text(["5", "6", "7", "8"])
    with game.answer_shown():
        game.by("hand-7").click()
    assert scene.sent[-1].items() >= {"type": "deal", "hand": 7}.items()
    scene.show(deal={**deal, "hand": {**deal["hand"], "chosen": 7}})
    expect(game.by("hand-7")).to_have_attribute("aria-pressed", "true")
    game.assert_accessible()
    # It cannot be put off.
    game.page.keyboard.press("Escape")
    expect(window).to_be_visible()
    with game.answer_shown():
        game.by("btn-deal").click()
    assert scene.sent[-1]["type"] == "next"
    game.assert_no_complaint()


@pytest.mark.parametrize("wishes", mostly_long([{}, PHONE], every=2), ids=["desk", "phone"])
def test_the_pack_is_cut_where_one_wants(sit: Sit, wishes: dict[str, Any]):
    game = sit(scene=True, **wishes)
    deal: dict[str, Any] = {"round_no": 1, "dealer": 1, "hand": None}
    deal["cut"] = {"by": 0, "from": 5, "to": 47, "cards": 52, "chosen": None}
    scene = game.sit_at(**DEAL, deal=deal, face_up=[[0, "5h"], [1, "Ks"]])
    expect(game.by("before-deal")).to_contain_text("jusqu’au premier pique\u00a0: Paul donne.")
    expect(game.by("cut-at")).to_have_value("26")
    game.by("cut-at").focus()
    game.page.keyboard.press("Home")
    game.page.keyboard.press("ArrowRight")
    expect(game.by("cut-at")).to_have_attribute("aria-valuetext", "6 cartes dessus, 46 dessous")
    with game.answer_shown():
        game.by("btn-cut").click()
    assert scene.sent[-1].items() >= {"type": "cut", "at": 6}.items()
    scene.show(deal={**deal, "cut": {**deal["cut"], "chosen": 6}})
    expect(game.by("before-deal")).to_contain_text("Coupé.")
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_pack_is_cut_where_one_wants")
@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_the_rules_can_be_read_before_one_answers(sit: Sit, wishes: dict[str, Any]):
    game = sit(scene=True, own=True, **wishes)
    # A scene is no room that the server knows: its sheet is that of the game.
    asked = json.dumps({"rules": "variante-5", "options": {}, "seats": 3})
    game.page.route("**/api/rooms/*/sheet", lambda route: route.continue_(url=f"{game.address}/api/sheet", post_data=asked))
    cut = {"by": 0, "from": 5, "to": 47, "cards": 52, "chosen": None}
    game.sit_at(**DEAL, deal={"round_no": 1, "dealer": 1, "hand": None, "cut": cut})
    expect(game.by("cut-at")).to_be_focused()
    expect(game.by("turn")).to_contain_text("Avant la donne")
    game.page.keyboard.press("r")
    expect(game.by("rule-sheet-text")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.by("rule-sheet")).to_be_hidden()
    expect(game.by("cut-at")).to_be_focused()
    game.by("sheet-open-here").click()
    expect(game.by("rule-sheet-text")).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.by("first-deal")).to_be_visible()
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_pack_is_cut_where_one_wants")
def test_who_has_nothing_to_choose_only_deals(sit: Sit):
    game = sit(scene=True)
    deal = {"round_no": 1, "dealer": 1, "hand": {"by": 1, "from": 5, "to": 8, "chosen": 6}, "cut": None}
    game.sit_at(**DEAL, deal=deal, computers=[False, False, True])
    expect(game.by("before-deal")).to_contain_text("Paul donne.")
    expect(game.by("hand-6")).to_have_count(0)
    expect(game.by("cut-at")).to_have_count(0)
    expect(game.by("btn-deal")).to_be_visible()


# What each has of his own


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_each_seat_shows_its_own_wild_rank(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="minimale", options={"countdown": 8}, wild_ranks=["8", "7", "A"])
    expect(game.by("own-wild")).to_have_text("Votre passe-partout\u00a0: 8")
    expect(game.by("opponent-1")).to_contain_text("passe-partout\u00a0: 7")
    expect(game.by("opponent-2").locator(".wild")).to_have_text("as")
    scene.show(wild_ranks=["7", "7", "A"], log=[{"kind": "came_down", "seat": 0, "rank": "7"}])
    expect(game.by("own-wild")).to_have_text("Votre passe-partout\u00a0: 7")
    expect(game.by("live")).to_contain_text("Vous n’avez plus de carte et descendez au 7.")
    game.assert_accessible()
    game.assert_no_complaint()


# What a card asks for


def test_cards_are_given_to_whom_one_likes(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="variante-1", moves=[], phase="seat", top="Ah", give={"count": 2, "to": [1, 2]})
    expect(game.by("give")).to_contain_text("Encore deux à choisir, puis le joueur.")
    expect(game.by("give-to-2")).to_be_disabled()
    game.by("give-Kd").click()
    expect(game.by("give")).to_contain_text("Encore une à choisir")
    game.by("give-2s").click()
    expect(game.by("give")).to_contain_text("À qui les donner\u202f?")
    # One too many takes the place of the first.
    game.by("give-5h").click()
    expect(game.by("give-Kd")).to_have_attribute("aria-pressed", "false")
    game.assert_accessible()
    with game.answer_shown():
        game.by("give-to-2").click()
    assert scene.sent[-1]["move"] == "give 2 2s 5h"
    game.assert_no_complaint()


@pytest.mark.long(short="test_cards_are_given_to_whom_one_likes")
def test_hands_are_swapped_with_whom_one_likes(sit: Sit):
    """The keyboard reaches the window, which says whose hand it is and how large; what happened is told, and the cards fly."""
    game = sit(scene=True)
    scene = game.sit_at(moves=["trade 1", "trade 2"], phase="trade", top="7h", counts=[3, 5, 6])
    expect(game.by("trade-with-1")).to_have_text("Paul (5\u00a0cartes)")
    game.assert_accessible()
    game.by("trade-with-2").focus()
    with game.answer_shown():
        game.page.keyboard.press("Enter")
    assert scene.sent[-1]["move"] == "trade 2"
    scene.show(moves=[], turn=1, phase="play", counts=[6, 5, 3], log=[{"kind": "traded", "seat": 0, "to": 2}])
    expect(game.by("trade")).to_have_count(0)
    expect(game.by("live")).to_contain_text("Vous échangez votre main avec Léa")
    scene.show(log=[{"kind": "rotated", "direction": -1}])
    expect(game.by("log")).to_contain_text("toutes les mains passent au joueur suivant", ignore_case=True)
    game.assert_no_complaint()


def test_a_rank_is_called_with_the_arrow_keys(sit: Sit):
    """Each rank says its name; what is called lies in the middle, is told, and ends when it has come round."""
    game = sit(scene=True)
    scene = game.sit_at(moves=[f"={rank}" for rank in "A23456789TJQK"], phase="rank", top="Jh")
    game.assert_accessible()
    expect(game.by("rank-Q")).to_have_accessible_name("une dame")
    game.by("rank-A").focus()
    game.page.keyboard.press("ArrowDown")
    game.page.keyboard.press("ArrowRight")
    with game.answer_shown():
        game.page.keyboard.press("Enter")
    assert scene.sent[-1]["move"] == "=7"
    scene.show(
        moves=[], turn=1, phase="play", rank="7", named=True, suit=None, log=[{"kind": "rank_named", "seat": 0, "rank": "7"}]
    )
    expect(game.by("ranks")).to_have_count(0)
    expect(game.by("in-force")).to_have_text("demandé\u00a0: un 7")
    expect(game.by("live")).to_contain_text("Vous demandez un 7")
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_one_card_is_called_in_a_window_that_stays(sit: Sit):
    """KD-11: after the ace of spades; the window has no way out but a card, and what is called lies in the middle."""
    game = sit(scene=True)
    called = [face for face in EVERY if face != "As"]
    scene = game.sit_at(rules="kadi", hand=["5h", "Kd"], moves=[f"ask {face}" for face in called], phase="rank", top="As")
    window = game.page.get_by_role("dialog", name="Quelle carte demandez-vous")
    expect(window).to_be_visible()
    expect(game.by("stands-As")).to_have_count(0)
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(window).to_be_visible()
    game.by("stands-Ac").focus()
    _press(game, [("ArrowDown", "Ad"), ("ArrowRight", "2d")])
    with game.answer_shown():
        game.page.keyboard.press("Enter")
    assert scene.sent[-1]["move"] == "ask 2d"
    named = {"kind": "card_named", "seat": 0, "card": "2d"}
    scene.show(moves=[], turn=1, phase="play", rank="2", suit="d", named=True, log=[named])
    expect(window).to_be_hidden()
    expect(game.by("live")).to_contain_text("Vous demandez le 2 de carreau")
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_the_turns_that_somebody_still_misses_are_seen_and_heard(sit: Sit):
    """MK-04: the others see it at the seat, and hear it with its name; whoever misses them is told in the middle."""
    game = sit(scene=True)
    scene = game.sit_at(rules="makao", misses=[0, 2, 0])
    expect(game.by("misses-1")).to_have_text("⊘2")
    expect(game.by("misses-2")).to_have_count(0)
    expect(game.by("own-misses")).to_have_count(0)
    expect(game.by("opponent-1")).to_contain_text("passe ses 2 prochains tours")
    game.assert_accessible()
    scene.show(moves=[], turn=2, misses=[1, 0, 0])
    expect(game.by("misses-1")).to_have_count(0)
    expect(game.by("own-misses")).to_have_text("Vous passez votre prochain tour.")
    scene.show(misses=[])
    expect(game.by("own-misses")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_an_attack_is_aimed_doubted_or_answered_in_time(sit: Sit):
    """The keyboard names the victim; not to believe it has a button; a turn about to be lost says how it is kept."""
    game = sit(scene=True, **PHONE)
    scene = game.sit_at(moves=["hit 1", "hit 2"], phase="target", top="5h", debt=2, counts=[3, 5, 6])
    expect(game.by("hit")).to_contain_text("2\u00a0cartes")
    game.assert_accessible()
    game.by("hit-2").focus()
    with game.answer_shown():
        game.page.keyboard.press("Enter")
    assert scene.sent[-1]["move"] == "hit 2"
    scene.show(
        moves=[], turn=2, phase="hit", log=[{"kind": "aimed", "seat": 0, "to": 2}, {"kind": "attacked", "seat": 2, "debt": 2}]
    )
    expect(game.by("hit")).to_have_count(0)
    expect(game.by("live")).to_contain_text("Vous visez Léa")
    scene.show(moves=["draw", "doubt"], turn=0, phase="doubt", top="Xr", debt=4, log=[])
    expect(game.by("btn-doubt")).to_have_text("Je n’y crois pas")
    expect(game.page.locator("body")).to_contain_text("Piochez 4\u00a0cartes, ou dites que vous n’y croyez pas.")
    game.assert_no_sideways_scroll()
    game.assert_accessible()
    with game.answer_shown():
        game.by("btn-doubt").click()
    assert scene.sent[-1]["move"] == "doubt"
    scene.show(moves=["pass"], turn=0, phase="skip", debt=0, top="Ah", held_up={"answers": ["A"], "turns": 1}, log=[])
    expect(game.page.locator("body")).to_contain_text("Vous perdez ce tour, sauf si vous posez un as.")
    scene.show(moves=["draw"], phase="play", top="8h", held_up=None, hand=["9h"], why={"9h": {"code": "unsaid"}}, log=[])
    expect(game.by("hint")).to_contain_text("Vous n’avez pas annoncé votre dernière carte à temps")
    game.assert_no_complaint()


@pytest.mark.long(short="test_cards_are_given_to_whom_one_likes")
def test_with_one_other_player_there_is_nobody_to_choose(sit: Sit):
    game = sit(scene=True, **PHONE)
    scene = game.sit_at(
        rules="variante-1", moves=[], phase="seat", top="Ah", give={"count": 2, "to": [1]}, out=[2], counts=[3, 5, 0]
    )
    expect(game.by("give")).to_contain_text("Encore deux à choisir.")
    expect(game.by_kind("give-to-")).to_have_text(["Donner à Paul (5\u00a0cartes)"])
    game.by("give-Kd").tap()
    game.by("give-2s").tap()
    expect(game.by("give")).to_contain_text("Tout est choisi.")
    with game.answer_shown():
        game.by("give-to-1").tap()
    assert scene.sent[-1]["move"] == "give 1 Kd 2s"
    game.assert_no_sideways_scroll()


@pytest.mark.long(short="test_cards_are_given_to_whom_one_likes")
def test_who_has_to_give_all_he_has_need_not_choose(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(
        rules="variante-1", hand=["Kd", "2s"], moves=[], phase="seat", give={"count": 2, "to": [1]}, counts=[2, 5, 6]
    )
    with game.answer_shown():
        game.by("give-to-1").click()
    assert scene.sent[-1]["move"] == "give 1 Kd 2s"


@pytest.mark.long(short="test_cards_are_given_to_whom_one_likes")
def test_a_card_is_taken_blindly_out_of_a_fan(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(rules="variante-1", moves=["take"], phase="take", take_from=2, counts=[3, 5, 4])
    fan = game.page.get_by_role("dialog", name="Tirez une carte de Léa")
    expect(fan.locator('[data-testid^="back-"]')).to_have_count(4)
    expect(game.page.get_by_role("button", name="Carte 3 sur 4, de dos")).to_be_visible()
    game.assert_accessible()
    game.page.keyboard.press("Escape")
    expect(fan).to_be_visible()
    with game.answer_shown():
        game.by("back-2").click()
    assert scene.sent[-1]["move"] == "take"
    scene.show(moves=["5h"], phase="play", take_from=None)
    expect(fan).to_be_hidden()
    game.assert_no_complaint()


def _joker(game: Game, faces: list[str]) -> Scene:
    scene = game.sit_at(rules="les-ulis", hand=["Xr", "Kd"], moves=[f"Xr={face}" for face in faces], counts=[2, 5, 6])
    game.click_card(game.by("card-Xr"))
    expect(game.by("stand-in")).to_be_visible()
    return scene


def _press(game: Game, keys: list[tuple[str, str]]) -> None:
    """Press each key, and find the focus on the card after it."""
    for key, face in keys:
        game.page.keyboard.press(key)
        expect(game.focused).to_have_attribute("data-testid", f"stands-{face}")


EVERY = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_what_a_joker_stands_for_is_chosen_by_arrows_in_two_dimensions(sit: Sit):
    game = sit(scene=True)
    scene = _joker(game, EVERY)
    expect(game.by("stand-in").locator('[tabindex="0"]')).to_have_count(1)
    game.by("stands-Ac").focus()
    _press(game, [("ArrowRight", "2c"), ("ArrowDown", "2d"), ("ArrowDown", "2h"), ("ArrowLeft", "Ah"), ("ArrowLeft", "Ah")])
    _press(
        game, [("End", "Kh"), ("ArrowRight", "Kh"), ("ArrowDown", "Ks"), ("ArrowDown", "Ks"), ("Home", "As"), ("ArrowUp", "Ah")]
    )
    game.assert_accessible()
    with game.answer_shown():
        game.page.keyboard.press("Enter")
    assert scene.sent[-1]["move"] == "Xr=Ah"
    expect(game.by("stand-in")).to_be_hidden()
    game.assert_no_complaint()


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_where_few_cards_may_be_the_arrows_go_to_the_nearest(sit: Sit):
    game = sit(scene=True)
    _joker(game, ["9c", "9d", "9s", "Ah", "8h", "Kh"])
    game.by("stands-9d").focus()
    _press(game, [("ArrowDown", "8h"), ("ArrowRight", "Kh"), ("ArrowUp", "9d"), ("ArrowUp", "9c"), ("End", "9c")])


@pytest.mark.long(short="test_a_rank_is_called_with_the_arrow_keys")
def test_on_a_phone_the_arrows_follow_the_folded_rows(sit: Sit):
    game = sit(scene=True, **PHONE)
    _joker(game, EVERY)
    game.by("stands-Ac").focus()
    _press(game, [("ArrowDown", "8c"), ("ArrowDown", "Ad"), ("End", "7d"), ("ArrowDown", "Kd"), ("ArrowUp", "6d")])
    game.assert_accessible()
    game.assert_no_sideways_scroll()


# An attack that goes round


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_an_attack_that_goes_round_says_whose_it_is_and_what_it_asks(sit: Sit):
    game = sit(scene=True, **PHONE)
    laid = [{"kind": "played", "seat": 1, "card": "As"}, {"kind": "attacked", "seat": 2, "debt": 2}]
    attack: dict[str, Any] = {"rules": "deux-jeux", "top": "As", "suit": "s", "debt": 2, "moves": []}
    attack |= {"sweep": {"by": 1, "answers": ["A"]}}
    scene = game.sit_at(**attack, turn=2, log=laid)
    expect(game.by("sweep")).to_have_text(
        "L’as de pique de Paul fait le tour\u00a0: à Léa de répondre par un as, sinon de piocher 2\u00a0cartes."
    )
    paid = [{"kind": "drew", "seat": 2, "count": 2, "cause": "debt"}, {"kind": "attacked", "seat": 0, "debt": 2}]
    scene.show(turn=0, moves=["draw"], log=paid)
    expect(game.by("sweep")).to_contain_text("L’as de pique de Paul fait le tour\u00a0: à vous de répondre par un as")
    game.assert_accessible()
    game.assert_no_sideways_scroll()
    round_again = {"by": 0, "answers": ["Kh"]}
    scene.show(top="Kh", suit="h", turn=1, debt=4, sweep=round_again, moves=[], log=[{"kind": "played", "seat": 0, "card": "Kh"}])
    expect(game.by("sweep")).to_contain_text("Votre carte fait le tour\u00a0: à Paul de répondre par le roi de cœur")
    scene.show(debt=0, turn=0, sweep=None, log=[{"kind": "swept", "seat": 0}])
    expect(game.by("sweep")).to_have_count(0)
    game.assert_no_complaint()


@pytest.mark.long(short="test_the_button_says_what_these_rules_say")
def test_an_attack_on_one_player_goes_nowhere(sit: Sit):
    game = sit(scene=True)
    game.sit_at(rules="monclar", top="2h", debt=2, moves=["draw"])
    expect(game.by("debt")).to_be_visible()
    expect(game.by("sweep")).to_have_count(0)
