"""The match above the rounds, with results written by hand from the pages.

Statements: LH-34, LH-35, LH-37, LH-38; HH-03, HH-07; L8-07, BH-04; PT-01, PT-02, PT-04; KP-12; G-20.
"""

from random import Random

import pytest

from huit.engine.round import Result
from huit.rooms.journal import JournalError, MatchBegun
from huit.rooms.match import MOST_ROWS, Match, MatchRequest, Sitter, plan_of
from huit.rooms.messages import Viewer
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rules import load_rules, rule_names
from huit.rules.match_plans import match_plan_for, plans_fitting
from huit.scores import MOST_ROUNDS, ScoreError
from tests.rooms.scenes import moves_of, opened, played

ANNE, BOB, ZOE, LEA = Sitter(0, "Anne"), Sitter(1, "Bob"), Sitter(2, "Zoé"), Sitter(None, "Léa")


@pytest.mark.parametrize("seed", range(6))
def test_of_every_round_that_somebody_else_played_the_match_says_who(seed: int):
    """Whoever takes chairs and leaves them: what is told, and what is not, is who sat there in each round."""
    dice, match, played = Random(seed), Match.begin(None, load_rules("monclar"), seats=3, number=1), list[tuple[Sitter, ...]]()
    for _ in range(8):
        played.append(tuple(dice.sample((ANNE, BOB, ZOE, LEA), k=3)))
        match = match.after_round(out(0, 0, 5, 9), played[-1])
    now = (BOB, Sitter(None, ""), Sitter(0, "Anne 2"))
    told = {(one.seat, number): one.name for one in match.former(now) for number in range(one.first, one.last + 1)}
    others = ((seat, number, then) for number, sitters in enumerate(played, 1) for seat, then in enumerate(sitters))
    assert told == {(seat, number): then.name for seat, number, then in others if seat != 1 and not then.is_same(now[seat])}


def match_of(rules: str, plan: str | None, *results: Result, seats: int, target: int | None = None, **options: object) -> Match:
    asked = None if plan is None else MatchRequest(plan, target)
    match = Match.begin(asked, load_rules(rules, options=options), seats=seats, number=1)
    for result in results:
        match = match.after_round(result)
    return match


def out(winner: int, *points: int) -> Result:
    return Result("out", (winner,), points)


def test_at_a_table_too_a_total_of_exactly_the_target_goes_back_to_zero():
    match = match_of("monclar", "retour-a-zero", out(0, 0, 60, 95), out(0, -20, 41, 3), seats=3)
    assert match.view is not None
    assert (match.totals, match.view.totals, match.view.leaders) == ((-20, 0, 98), [-20, 0, 98], [0])
    after = match.after_round(out(1, 5, 0, 4)).view
    assert after is not None
    assert (after.totals, after.over, after.winners) == ([-15, 0, 102], True, [0])


@pytest.mark.parametrize("name", rule_names())
def test_the_usual_match_of_every_game_can_be_played_by_all_that_it_is_for(name: str):
    rules = load_rules(name)
    plan = match_plan_for(rules)
    if not rules.match:
        assert plan is None
        return
    assert plan is not None
    assert (plan.id, rules.match.get("target", plan.target)) == (rules.match["plan"], plan.target)
    # PT-01: « seuls les trois premiers »: two who play des Ulis play single rounds.
    least = 3 if plan.id == "positif" else rules.seats[0]
    for seats in range(least, rules.seats[-1] + 1):
        plan_of(MatchRequest(plan.id, plan.target), rules, seats=seats)


@pytest.mark.parametrize(
    ("name", "options", "plan", "target"),
    [
        ("monclar", {}, "negatif", 100),
        ("monclar", {"compte-positif": True}, "positif", 200),
        ("les-ulis", {}, "positif", 200),
        ("demi-paquet", {}, "x00", None),
        ("les-huit", {}, "les-huit", 100),
        ("huit-hollywood", {}, "hollywood", 100),
        ("huit-hollywood", {"cinq-parties": True}, "hollywood-5", 100),
        ("le-8", {}, "le-8", 500),
        ("bande-des-huit", {}, "le-8", 500),
    ],
)
def test_the_usual_match_is_the_one_of_its_page(name: str, options: dict[str, object], plan: str, target: int | None):
    usual = match_plan_for(load_rules(name, options=options))
    assert usual is not None
    assert (usual.id, usual.target) == (plan, target)


def test_pt_04_who_counts_no_points_plays_single_rounds():
    rules = load_rules("monclar", options={"sans-points": True})
    assert plans_fitting(rules) == ()
    assert match_plan_for(rules) is None
    with pytest.raises(ScoreError, match="no plan does"):
        plan_of(MatchRequest("negatif"), rules, seats=4)


@pytest.mark.parametrize(
    ("rules", "seats", "asked", "told"),
    [
        ("monclar", 4, MatchRequest("poker"), "no plan named 'poker'"),
        ("monclar", 4, MatchRequest("negatif", 0), "target: 0"),
        ("monclar", 4, MatchRequest("negatif", 10**9), "target: 1000000000"),
        ("monclar", 4, MatchRequest("hollywood"), "these rules count; negatif, le-8, x00, retour-a-zero does"),
        (
            "monclar",
            3,
            MatchRequest("jusqu-au-dernier"),
            "kept on a score sheet only, as a table deals to all; at a table, count by negatif, le-8",
        ),
        ("monclar", 2, MatchRequest("x00"), "x00 is for 3 to 10 players or teams, and there are 2"),
        ("les-huit", 3, MatchRequest("hollywood"), "hollywood is for 2 players or teams, and there are 3"),
        ("les-ulis", 2, MatchRequest("positif"), "positif is for 3 to 10 players or teams, and there are 2"),
    ],
)
def test_a_match_that_cannot_be_played(rules: str, seats: int, asked: MatchRequest, told: str):
    with pytest.raises(ScoreError, match=told):
        plan_of(asked, load_rules(rules), seats=seats)


def test_pt_02_two_reach_the_target_at_once_and_the_lowest_wins():
    match = match_of("monclar", "negatif", out(1, 60, 0, 90), out(1, 45, 0, 20), seats=3)
    assert match.over
    assert match.view is not None
    assert (match.view.totals, match.view.winners) == ([105, 0, 110], [1])
    # LH-38: every two settle their difference. C owes 110 to B and 5 to A, A owes 105 to B: C pays 115, A 100.
    assert match.view.owes == [(2, 1, 115), (0, 1, 100)]


def test_g_20_who_ties_at_the_end_shares():
    match = match_of("monclar", "negatif", out(0, 0, 0, 100), seats=3, target=100)
    assert match.view is not None
    assert (match.view.over, match.view.winners, match.view.leaders) == (True, [0, 1], [0, 1])


def test_lh_35_the_winner_of_a_round_scores_and_the_first_with_100_wins():
    match = match_of("les-huit", "les-huit", out(0, 60, 0, 0), out(1, 0, 70, 0), seats=3)
    assert not match.over
    match = match.after_round(out(0, 40, 0, 0))
    assert match.view is not None
    assert (match.view.totals, match.view.winners) == ([100, 70, 0], [0])
    assert match.view.owes == [(2, 0, 130), (2, 1, 40)]


def test_lh_34_two_who_share_a_blocked_round_are_both_written():
    match = match_of("les-huit", "les-huit", Result("blocked", (0, 2), (5, 0, 5)), seats=3)
    assert match.view is not None
    assert match.view.totals == [5, 0, 5]


def test_lh_33_a_blocked_round_may_cost_its_winner_points():
    match = match_of("les-huit", "les-huit", out(0, 20, 0), Result("blocked", (0,), (-44, 0)), seats=2)
    assert match.view is not None
    assert match.view.totals == [-24, 0]


def test_hh_03_a_round_that_brings_nothing_is_nobodys_first_win():
    match = match_of("huit-hollywood", "hollywood", Result("blocked", (0, 1), (0, 0)), out(0, 15, 0), out(0, 10, 0), seats=2)
    assert match.view is not None
    assert match.view.columns == [[25, 10, 0], [0, 0, 0]]
    assert match.view.column_winners == [None, None, None]
    assert len(match.rows) == 3


def test_hh_07_a_fourth_column_opens_on_the_way():
    match = match_of("huit-hollywood", "hollywood-5", out(1, 0, 100), seats=2, **{"cinq-parties": True})
    assert match.view is not None
    assert match.view.columns == [[0, 0, 0, 0], [100, 0, 0, 0]]
    assert match.view.column_winners == [1, None, None, None]


def test_lh_37_a_team_scores_once_and_both_partners_have_it():
    match = match_of("les-huit", "les-huit", Result("out", (1, 3), (0, 42, 0, 42)), seats=4)
    assert match.sides == ((0, 2), (1, 3))
    assert match.view is not None
    assert match.view.totals == [0, 42]
    assert (match.totals, match.wins) == ((0, 42, 0, 42), (0, 1, 0, 1))


def test_a_team_counts_what_both_partners_are_left_with():
    match = match_of("monclar", "negatif", Result("out", (0, 2), (0, 30, 0, 12)), seats=4, teams=2)
    assert match.view is not None
    assert match.view.totals == [0, 42]
    assert match.totals == (0, 42, 0, 42)


def test_pt_01_podium_to_200():
    match = match_of("monclar", "positif", *[out(2, 10, 0, 50, 20)] * 4, seats=4, **{"compte-positif": True})
    assert match.view is not None
    assert (match.view.totals, match.view.winners) == ([40, 0, 200, 80], [2])


def test_kp_12_x00_points_for_x_players():
    match = match_of("demi-paquet", "x00", out(0, 0, 399, 10, 20), seats=4)
    assert match.view is not None
    assert (match.view.target, match.over) == (400, False)
    assert match.after_round(out(0, 0, 1, 0, 0)).over


def test_l8_07_who_gathers_500_loses_and_bh_04_the_lowest_wins():
    match = match_of("bande-des-huit", "le-8", out(0, 0, 501, 20), seats=3)
    assert match.view is not None
    assert (match.view.over, match.view.winners) == (True, [0])


def test_a_full_sheet_ends_a_match_that_nobody_can_win():
    nothing = out(0, 0, 0)
    match = match_of("monclar", "negatif", *[nothing] * (MOST_ROUNDS - 1), seats=2)
    assert not match.over
    match = match.after_round(nothing)
    assert match.view is not None
    assert (match.view.over, match.view.winners) == (True, [0, 1])


def test_single_rounds_have_a_sheet_too_and_no_end():
    match = match_of("monclar", None, *[out(0, 0, 99)] * (MOST_ROWS + 5), seats=2)
    assert match.view is None
    assert not match.over
    assert match.totals == (0, 99 * (MOST_ROWS + 5))
    assert [row.round for row in match.latest_rows] == list(range(6, MOST_ROWS + 6))


# In the room


def test_a_match_is_played_to_its_end_and_then_no_round_is_dealt_until_a_new_one_begins():
    journal = played(opened("monclar", seats=3, match=MatchRequest("negatif", 60)), rounds=100)
    room = Room.replay(journal)
    told = room.view(Viewer("k3v9abcd", 0)).match
    assert told is not None
    assert told.over
    assert max(told.totals) >= 60
    assert told.totals == list(room.match.totals)
    assert [told.totals[side] for side in told.winners] == [min(told.totals)] * len(told.winners)
    assert sum(sum(row.points) for row in room.view(Viewer("k3v9abcd", 0)).sheet) == sum(told.totals)
    first = room.next_round(seed=1, seat=0, id="n")
    with pytest.raises(Refused, match="match_over"):
        room.after(first)
    again = room.after(MatchBegun(seat=0, match=MatchRequest("le-8"), first=first, id="m"))
    view = again.view(Viewer("k3v9abcd", 0))
    assert view.match is not None
    assert (view.match.plan, view.match.number, view.match.over) == ("le-8", 2, False)
    assert (view.sheet, view.totals) == ((), (0, 0, 0))
    assert again.round_no == room.round_no + 1
    assert again.view(Viewer("k3v9abcd", 0)).dealer == (room.view(Viewer("k3v9abcd", 0)).dealer + 1) % 3
    assert again.has_answered(0, "m")
    single = Room.replay([*journal, MatchBegun(seat=0, match=None, first=first)])
    assert single.view(Viewer("k3v9abcd", 0)).match is None


def test_a_new_match_begins_between_two_rounds_only_and_only_one_that_can_be_played():
    room = Room.open(opened("monclar", seats=3))
    first = Room.replay(played(opened("monclar", seats=3))).next_round(seed=1)
    with pytest.raises(Refused, match="not_over"):
        room.after(MatchBegun(seat=0, match=None, first=first))
    *_, (_, room) = moves_of(room)
    with pytest.raises(Refused, match=r"malformed.*hollywood does not add up"):
        room.after(MatchBegun(seat=0, match=MatchRequest("hollywood"), first=first))


def test_a_room_is_not_opened_with_a_match_that_cannot_be_played():
    with pytest.raises(JournalError, match="hollywood does not add up"):
        Room.open(opened("monclar", seats=2, match=MatchRequest("hollywood")))


def test_a_match_begun_when_its_plan_took_fewer_players_is_read_and_goes_on():
    """A positive count for two could be begun before: its journal is read, and its rounds are written."""
    match = match_of("les-ulis", "positif", *[out(0, 50, 0)] * 4, seats=2)
    assert match.view is not None
    assert (match.view.totals, match.view.over, match.view.winners) == ([200, 0], True, [0])
