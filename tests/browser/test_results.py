"""Results worked by hand from the rules, with the number of each statement, and held against what the page says of them.

The engine plays each scene to its end, and the match of a room writes it down: the page is shown what a server would send.
What must stand there was reckoned on paper.
"""

import unicodedata
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from huit.rooms.match import Match, MatchRequest
from huit.views.client_view import client_view
from huit.views.positions import read_position
from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.game import Game, Scene


def results_of(*scenes: str, plan: str, seat: int = 0, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return the view of *seat* at the end of each round of a match."""
    views: list[dict[str, Any]] = []
    match: Match | None = None
    for no, scene in enumerate(scenes, start=1):
        position = read_position(scene)
        assert len(list(position.replay())) == len(position.moves)
        round_ = position.round
        assert round_.over
        assert round_.result is not None
        match = match or Match.begin(MatchRequest(plan), round_.rules, seats=round_.seats, number=1)
        match = match.after_round(round_.result)
        counted = {"totals": match.totals, "wins": match.wins, "match": match.view, "sheet": match.latest_rows}
        table = {"rules": round_.rules.id, "teams": round_.rules.at("teams", seats=round_.seats), "round_no": no, "seat": seat}
        table |= {"names": names, "computers": [False] * len(names)}
        views.append(client_view(round_, seat) | table | msgspec.to_builtins(counted) | {"stage": "between"})
    return views


def open_before(game: Game, result: dict[str, Any]) -> Scene:
    """Sit at the table of *result* while its round is still played."""
    scene = Scene(game.page, result | {"over": False, "result": None, "turn": 1, "stage": "round"})
    game.page.goto(f"{game.address}/jeu/k3v9abcd")
    expect(game.by("room")).to_be_visible()
    return scene


def told(part: Locator) -> str:
    """Return the words of *part*, without thin spaces and raised letters."""
    return " ".join(unicodedata.normalize("NFKC", part.inner_text()).split())


def counted(game: Game, seat: int) -> tuple[dict[str, int], int]:
    """Return what the cards left to *seat* count, those of a rank together, and their sum, as the page tells them."""
    cards, _, total = told(game.by(f"counted-{seat}")).partition(" → ")
    return {name: int(points) for name, points in (card.split(" = ") for card in cards.split(", "))}, int(total)


def places(game: Game) -> list[list[str]]:
    """Return place, points, total and rounds won of each line of the result, by seat, as they stand from top to bottom."""
    lines = game.by("round-over").locator("tbody[data-testid^=result-]").all()
    return [
        [str(line.get_attribute("data-testid")), *(told(cell) for cell in line.locator("tr").first.locator("td").all())]
        for line in lines
    ]


def written(game: Game) -> list[list[str]]:
    """Return what each round wrote on the sheet of the match, player after player, and column after column."""
    rows = game.by("match-sheet").locator("tbody tr").all()
    return [[told(cell) for cell in row.locator("td").all()] for row in rows]


# LH-37: blocked, the points of the teams are compared, and the lower total scores the difference.
#   Team A (Marie, Paul): 2 + 4 and queen 10 + ten 10 = 26; team B (Anne, Léa): ace 1 + 3 + 4 and 2 + 3 + 4 + 6 = 23 (LH-04).
#   26 - 23 = 3.
BLOCKED = """
rules = "les-huit"
hands = ["2c 4c", "As 3c 4s", "Qd Td", "2s 3s 4d 6d"]
discard = "9h Kh"
stock = ""
moves = ["0 pass", "1 pass", "2 pass", "3 pass"]
[with]
sans-refaire-la-pioche = true
"""
# LH-36: Léa is out already; Anne plays the last card of her team. LH-37: they score all that the others hold.
#   Marie: 8 is 50, 3 is 3: 53. Paul: king 10, ace 1: 11 (LH-04). 53 + 11 = 64.
OUT = """
rules = "les-huit"
hands = ["8d 3c", "9h", "Kd As", ""]
out = [3]
turn = 1
discard = "4h"
stock = "3d"
moves = ["1 9h"]
[with]
sans-refaire-la-pioche = true
"""


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_a_team_game_is_told_as_one_reckons_it(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    blocked, out = results_of(BLOCKED, OUT, plan="les-huit", seat=1, names=("Marie", "Anne", "Paul", "Léa"))
    scene = open_before(game, blocked)
    scene.show(**blocked)
    expect(game.by("round-over")).to_contain_text("Votre équipe gagne la manche")
    expect(game.by("goal")).to_have_text("Le plus de points gagne. Le rang est celui de la manche.")
    assert places(game) == [
        ["result-1", "1er", "3", "3", "1"],
        ["result-3", "1er", "3", "3", "1"],
        ["result-0", "3e", "0", "0", "0"],
        ["result-2", "4e", "0", "0", "0"],
    ]
    assert told(game.by("why-1")) == "Marie + Paul 26 \u2212 23 (bloquée : les différences) → 3"
    assert counted(game, 1) == ({"as": 1, "3": 3, "4": 4}, 8)
    assert counted(game, 3) == ({"2": 2, "3": 3, "4": 4, "6": 6}, 15)
    assert counted(game, 2) == ({"10": 10, "dame": 10}, 20)
    # The sheet has a column a team (LH-35: to 100).
    assert written(game) == [["", "3"]]

    scene.show(**out)
    expect(game.by("why-1")).to_contain_text("64")
    assert places(game) == [
        ["result-1", "1er", "64", "67", "2"],
        ["result-3", "1er", "64", "67", "2"],
        ["result-2", "3e", "0", "0", "0"],
        ["result-0", "4e", "0", "0", "0"],
    ]
    assert told(game.by("why-1")) == told(game.by("why-3")) == "Marie + Paul 64 → 64"
    assert counted(game, 0) == ({"3": 3, "8": 50}, 53)
    assert counted(game, 2) == ({"as": 1, "roi": 10}, 11)
    assert written(game) == [["", "3"], ["", "64"]]
    expect(game.by("total-1-0")).to_have_text("67")
    assert "jusqu’à 100 points" in told(game.by("match-sheet"))
    game.assert_accessible()
    game.assert_no_complaint()


def hollywood(winner: int, held: str) -> str:
    """Return a round of two in which *winner* plays his last card, and the other still has what he *held* (HH-08)."""
    hands = ["9h", held] if winner == 0 else [held, "9h"]
    return (
        f'rules = "huit-hollywood"\nhands = ["{hands[0]}", "{hands[1]}"]\nturn = {winner}\n'
        f'discard = "4h"\nstock = "3d"\nmoves = ["{winner} 9h"]\n'
    )


PIERRE, JEAN = 0, 1
# HH-01: the 8 is 20, the ace 15, king, queen, jack and ten 10, the others what they show.
# HH-06: Pierre 15, Jean 12, 18 and 7, Pierre 6; and two more of our own.
# Pierre 20 + 15 + 10 + 10 + 10 + 10 + 9 + 2 = 86; Pierre 3 + 4 + 5 + 6 + 7 = 25.
HOLLYWOOD = [
    hollywood(PIERRE, "As"),
    hollywood(JEAN, "Kd 2c"),
    hollywood(JEAN, "Jd 5c 3c"),
    hollywood(JEAN, "7c"),
    hollywood(PIERRE, "4c 2d"),
    hollywood(PIERRE, "8c As Kd Qs Jd Tc 9d 2c"),
    hollywood(PIERRE, "3c 4c 5c 6c 7c"),
]


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_hollywood_fills_its_columns_as_one_reckons_it(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    results = results_of(*HOLLYWOOD, plan="hollywood", names=("Pierre", "Jean"))
    scene = open_before(game, results[4])
    scene.show(**results[4])
    expect(game.by("match-sheet")).to_be_visible()
    # HH-03: the first win is written in column 1, the second in 1 and 2, the third and all later ones in all three.
    # HH-06: the sums.
    assert written(game) == [
        ["15", "", "", "", "", ""],
        ["", "12", "", "", "", ""],
        ["", "18", "", "18", "", ""],
        ["", "7", "", "7", "", "7"],
        ["6", "", "6", "", "", ""],
    ]
    assert columns(game) == [["21", "6", "0"], ["37", "25", "7"]]
    # The total of a player is that of his columns: 21 + 6 + 0, 37 + 25 + 7.
    assert places(game) == [["result-0", "1er", "6", "27", "2"], ["result-1", "2e", "0", "69", "3"]]
    assert told(game.by("why-0")) == "Jean 6 → 6"
    assert counted(game, 1) == ({"2": 2, "4": 4}, 6)
    game.assert_accessible()

    # HH-04: with 21 + 86 = 107 Pierre has won the first game; 6 + 86 = 92 and 86 are not yet there.
    scene.show(**results[5])
    expect(game.by("why-0")).to_contain_text("86")
    assert counted(game, 1) == ({"as": 15, "2": 2, "8": 20, "9": 9, "10": 10, "valet": 10, "dame": 10, "roi": 10}, 86)
    assert columns(game) == [["107 gagnée ★", "92", "86"], ["37", "25", "7"]]
    expect(game.by("moment")).to_have_attribute("data-kind", "round")

    # HH-04: his 25 go to the later columns only: 92 + 25 = 117, 86 + 25 = 111. HH-05: with 100 in each of them the match is his.
    scene.show(**results[6])
    expect(game.by("match-over")).to_be_visible()
    assert written(game)[6] == ["", "", "25", "", "25", ""]
    assert columns(game) == [["107 gagnée ★", "117 gagnée ★", "111 gagnée ★"], ["37", "25", "7"]]
    assert places(game) == [["result-0", "1er", "25", "335", "4"], ["result-1", "2e", "0", "69", "3"]]
    assert "gagnez la partie" in told(game.by("match-over"))
    expect(game.by("moment")).to_have_attribute("data-kind", "match")
    # LH-38: who owes whom how much: 335 - 69 = 266.
    assert told(game.by("match-owes")) == "Jean → Vous : 266"
    game.assert_accessible()
    game.assert_no_complaint()


# S3-04: the dealer owes 3 tricks, the third player 5, the announcer 8. S3-11: tricks made less tricks owed.
#   Anne announces and makes 4 + 1 = 5: 5 - 8 = -3; Est 6 + 1 = 7: 7 - 5 = 2; Nord, who deals, 4: 4 - 3 = 1.
HEARTS = """
rules = "trois-cinq-huit"
dealer = 2
kind = "hearts"
tricks = [4, 6, 4]
leader = 0
hands = ["As 6h", "Ks Th", "3s 9h"]
moves = ["0 As", "1 Ks", "2 3s", "0 6h", "1 Th", "2 9h"]
"""
# S3-04: with fewest tricks the dealer may make 8, the announcer 3. S3-11: then it is what may be made less what was.
#   Anne deals and makes 6: 8 - 6 = 2; Est announces and makes 4 + 1 = 5: 3 - 5 = -2; Nord 4 + 1 = 5: 5 - 5 = 0.
FEWEST = """
rules = "trois-cinq-huit"
dealer = 0
kind = "least"
tricks = [6, 4, 4]
leader = 1
hands = ["2h 5c", "Kh 6c", "Ah 3c"]
moves = ["1 Kh", "2 Ah", "0 2h", "2 3c", "0 5c", "1 6c"]
"""


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_3_5_8_tells_the_points_from_what_each_owed(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    hearts, fewest = results_of(HEARTS, FEWEST, plan="trois-cinq-huit", names=("Anne", "Est", "Nord"))
    scene = open_before(game, hearts)
    scene.show(**hearts)
    expect(game.by("round-over")).to_contain_text("Est gagne la manche")
    expect(game.by("goal")).to_contain_text("chaque pli de moins en coûte un")
    # To make, made, of the round, of the match.
    assert places(game) == [
        ["result-1", "5", "7", "+2", "+2"],
        ["result-2", "3", "4", "+1", "+1"],
        ["result-0", "8", "5", "\u22123", "\u22123"],
    ]
    assert told(game.by("why-0")) == "5 plis sur 8 à faire = \u22123"
    assert told(game.by("why-1")) == "7 plis sur 5 à faire = +2"
    assert told(game.by("why-2")) == "4 plis sur 3 à faire = +1"

    scene.show(**fewest)
    expect(game.by("round-over")).to_contain_text("Vous gagnez la manche")
    expect(game.by("goal")).to_contain_text("chaque pli de trop en coûte un")
    assert places(game) == [
        ["result-0", "8", "6", "+2", "\u22121"],
        ["result-2", "5", "5", "0", "+1"],
        ["result-1", "3", "5", "\u22122", "0"],
    ]
    assert told(game.by("why-0")) == "6 plis, 8 au plus = +2"
    assert told(game.by("why-1")) == "5 plis, 3 au plus = \u22122"
    assert told(game.by("why-2")) == "5 plis, 5 au plus = 0"
    game.assert_accessible()
    game.assert_no_sideways_scroll()

    # The score tells the same, and what each has still to announce (S3-03: each kind once).
    game.page.keyboard.press("Escape")
    game.by("score-chip").click()
    expect(game.by("owed-1")).to_be_visible()
    assert [told(game.by(f"owed-{seat}")) for seat in range(3)] == [
        "Vous : 6 plis, 8 au plus = +2",
        "Est : 5 plis, 3 au plus = \u22122",
        "Nord : 5 plis, 5 au plus = 0",
    ]
    expect(game.by("score-window")).to_contain_text("Minimum de plis")
    expect(game.by("score-window")).to_contain_text("Ce que chacun doit encore annoncer")
    assert [told(game.by(f"total-{seat}-0")) for seat in range(3)] == ["\u22121", "0", "1"]
    game.assert_accessible()

    # While a round is played, it tells what is owed.
    scene.show(over=False, result=None, stage="round", turn=1, tricks=scene.view["tricks"] | {"phase": "play", "made": [0, 1, 2]})
    expect(game.by("owed-1")).to_contain_text("1")
    assert told(game.by("owed-1")) == "Est, annonceur : 1 pli, au plus 3"
    game.assert_accessible()
    game.assert_no_complaint()


# DA-10: who has no card left wins, +1. The option: the round goes on for the places, until one player is left.
FOR_PLACES = """
rules = "danish"
hands = ["9c", "Jh", "Kc 4c"]
face_up = ["", "", "5d"]
face_down = ["", "", "3s 2h"]
discard = "8c"
moves = ["0 9c", "1 Jh"]
[with]
pour-les-places = true
"""
FIRST_OUT = """
rules = "danish"
hands = ["9c", "6h 7h 5c", "Kc"]
discard = "8c"
moves = ["0 9c"]
"""


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
def test_danish_says_who_was_out_when_and_who_is_last(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    names = ("Anne", "Est", "Nord")
    (placed,) = results_of(FOR_PLACES, plan="danish", seat=2, names=names)
    scene = open_before(game, placed)
    scene.show(**placed)
    expect(game.by("goal")).to_contain_text("Vous êtes le dernier.")
    assert "Le premier sans carte gagne la manche et marque 1 point" in told(game.by("goal"))
    assert places(game) == [
        ["result-0", "1er", "1", "1", "1"],
        ["result-1", "2e", "0", "0", "0"],
        ["result-2", "3e", "0", "0", "0"],
    ]
    assert told(game.by("why-0")) == "1er sans carte = +1"
    assert told(game.by("why-1")) == "2e sans carte"
    # Two in the hand, one face up and two face down.
    assert told(game.by("why-2")) == "Encore 5 cartes, dont 2 cachées"
    game.assert_accessible()

    (first,) = results_of(FIRST_OUT, plan="danish", names=names)
    scene.show(**first)
    expect(game.by("why-1")).to_contain_text("3")
    assert "dernier" not in told(game.by("goal"))
    assert [line[:2] for line in places(game)] == [["result-0", "1er"], ["result-1", "2e"], ["result-2", "2e"]]
    assert [told(game.by(f"why-{seat}")) for seat in (1, 2)] == ["Encore 3 cartes", "Encore 1 carte"]
    game.assert_accessible()
    game.assert_no_complaint()


def columns(game: Game) -> list[list[str]]:
    """Return the totals of each of two players, column by column."""
    return [[told(game.by(f"total-{player}-{column}")) for column in range(3)] for player in (0, 1)]


# After a reload


@pytest.mark.long(short="test_score.py::test_a_result_tells_card_by_card_how_its_points_come_about")
@pytest.mark.parametrize("rules", ["monclar", "trois-cinq-huit", "danish"])
def test_a_result_is_there_again_after_a_reload(sit: Sit, rules: str):
    game = sit(own=True, reduced_motion="reduce")
    game.open_room(rules=rules)
    finish_round(game)
    expect(game.by("result-0")).to_be_visible()
    result = lines(game)

    # While the round is over it opens by itself, and once it was closed there is a button.
    game.page.reload()
    expect(game.by("result-0")).to_be_visible()
    assert lines(game) == result
    game.page.keyboard.press("Escape")
    expect(game.by("round-over")).to_be_hidden()
    game.by("btn-result").click()
    assert lines(game) == result

    # In the next round the score leads to it, as before the reload.
    game.by("btn-next-round").click()
    expect(game.by("round-over")).to_be_hidden()
    expect(game.by("btn-result")).to_have_count(0)
    game.page.reload()
    game.by("score-chip").click()
    game.by("btn-last-result").click()
    assert lines(game) == result
    game.by("btn-play-on").click()
    expect(game.by("round-over")).to_be_hidden()
    game.assert_no_complaint()


def lines(game: Game) -> list[str]:
    """Return what the result says of each seat, once it stands there."""
    expect(game.by("result-2")).to_be_visible()
    return [told(line) for line in game.by("round-over").locator("tbody[data-testid^=result-]").all()]
