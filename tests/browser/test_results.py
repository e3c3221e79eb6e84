"""Results worked by hand from the rules, with the number of each statement, and held against what the page says of them.

The engine plays each scene to its end, and the match of a room writes it down: the page is shown what a server would send.
What must stand there was reckoned on paper.
"""

import unicodedata
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from huit.rooms.match import Match, MatchAsked
from huit.views.client_view import client_view
from huit.views.positions import read_position
from tests.browser.conftest import Sit
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
        match = match or Match.begin(MatchAsked(plan), round_.rules, seats=round_.seats, number=1)
        match = match.after_round(round_.result)
        counted = {"totals": match.totals, "wins": match.wins, "match": match.told, "sheet": match.latest_rows}
        table = {"rules": round_.rules.id, "teams": round_.columns.teams, "round_no": no, "seat": seat}
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


def test_a_team_game_is_told_as_one_reckons_it(sit: Sit):
    game = sit(own=True, reduced_motion="reduce")
    blocked, out = results_of(BLOCKED, OUT, plan="les-huit", seat=1, names=("Marie", "Anne", "Paul", "Léa"))
    scene = open_before(game, blocked)
    scene.show(**blocked)
    expect(game.by("round-over")).to_contain_text("Votre équipe gagne la manche")
    expect(game.by("goal")).to_have_text("Le plus de points gagne.")
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


def columns(game: Game) -> list[list[str]]:
    """Return the totals of each of two players, column by column."""
    return [[told(game.by(f"total-{player}-{column}")) for column in range(3)] for player in (0, 1)]
