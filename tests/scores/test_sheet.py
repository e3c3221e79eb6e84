"""Score sheets, worked by hand from the pages.

Statements: HH-03, HH-04, HH-05, HH-06, HH-07; LH-35, LH-38; L8-07, BH-04; KP-12; PT-01, PT-02; G-20; SM-10, SM-11.
"""

from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huit.scores import PLANS, Plan, ScoreError, Sheet, by_points, plan_for, plan_named, settle


def sheet_of(plan: str, *rounds: dict[str, int], target: int | None = None) -> Sheet:
    sheet = Sheet(plan_named(plan, target=target), ())
    for points in rounds:
        sheet = sheet.write(points)
    return sheet


def won(*names_and_points: tuple[str, int]) -> list[dict[str, int]]:
    return [{name: points} for name, points in names_and_points]


def test_hh_06_the_example_of_the_page():
    sheet = sheet_of("hollywood", *won(("Pierre", 15), ("Jean", 12), ("Jean", 18), ("Jean", 7), ("Pierre", 6)))
    assert sheet.columns == {"Pierre": [21, 6, 0], "Jean": [37, 25, 7]}
    assert sheet.column_winners == [None, None, None]


def test_hh_02_three_columns_each_of_them_to_100():
    plan = plan_named("hollywood", target=None)
    assert (plan.target, len(sheet_of("hollywood", *won(("Anne", 10))).columns["Anne"])) == (100, 3)


def test_hh_03_a_first_win_goes_into_column_1_a_second_into_1_and_2_a_third_into_all():
    assert sheet_of("hollywood", *won(("Anne", 10))).columns == {"Anne": [10, 0, 0]}
    assert sheet_of("hollywood", *won(("Anne", 10), ("Anne", 20))).columns == {"Anne": [30, 20, 0]}
    assert sheet_of("hollywood", *won(("Anne", 10), ("Anne", 20), ("Anne", 5))).columns == {"Anne": [35, 25, 5]}


def test_hh_04_who_has_100_in_a_column_writes_there_no_more_and_the_other_goes_on():
    rounds = won(("Anne", 60), ("Anne", 50), ("Anne", 30), ("Luc", 80), ("Luc", 40))
    sheet = sheet_of("hollywood", *rounds)
    # Anne: 60 | 60+50 = 110, 50 | 110 (won), 80, 30.  Luc: 80 | 120, 40: he reaches 100 in column 1 after her.
    assert sheet.columns == {"Anne": [110, 80, 30], "Luc": [120, 40, 0]}
    assert sheet.column_winners == ["Anne", None, None]
    assert not sheet.over


def test_hh_05_the_match_ends_when_one_has_100_in_every_column():
    sheet = sheet_of("hollywood", *won(("Anne", 100), ("Anne", 100), ("Luc", 50)))
    assert not sheet.over
    sheet = sheet.write({"Anne": 100})
    assert sheet.columns == {"Anne": [100, 100, 100], "Luc": [50, 0, 0]}
    assert sheet.over
    assert sheet.column_winners == ["Anne", "Anne", "Anne"]


def test_hh_07_a_fourth_and_a_fifth_column_open_on_the_way():
    sheet = sheet_of("hollywood-5", *won(("Anne", 100)))
    assert sheet.columns == {"Anne": [100, 0, 0, 0]}
    sheet = sheet.write({"Anne": 100})
    assert sheet.columns == {"Anne": [100, 100, 0, 0, 0]}
    sheet = sheet.write({"Anne": 100})
    # A third win goes into every column that is open and not won yet; and the match needs them all.
    assert sheet.columns == {"Anne": [100, 100, 100, 100, 100]}
    assert sheet.over


def test_lh_35_the_first_with_100_wins():
    sheet = sheet_of("les-huit", *won(("Anne", 60), ("Luc", 70), ("Anne", 40)))
    assert sheet.over
    assert sheet.leaders == ("Anne",)


def test_l8_07_who_gathers_500_loses_and_bh_04_the_lowest_wins():
    sheet = sheet_of("le-8", {"A": 300, "B": 0, "C": 120}, {"A": 210, "B": 40, "C": 0})
    assert sheet.over
    assert sheet.leaders == ("B",)


def test_kp_12_x00_points_for_x_players():
    sheet = sheet_of("x00", {"A": 100, "B": 0, "C": 0, "D": 299})
    assert sheet.target == 400
    assert not sheet.over
    assert sheet.write({"A": 0, "B": 0, "C": 40, "D": 101}).over


def test_pt_01_podium_to_200():
    sheet = sheet_of("positif", *[{"A": 50, "B": 20, "C": 10, "D": 0}] * 4)
    assert (sheet.over, sheet.leaders) == (True, ("A",))


def test_pt_02_lowest_total_and_two_reach_the_target_at_once():
    sheet = sheet_of("negatif", {"A": 60, "B": 30, "C": 90}, {"A": 45, "B": 0, "C": 20})
    assert sheet.totals == {"A": 105, "B": 30, "C": 110}
    assert (sheet.over, sheet.leaders) == (True, ("B",))
    assert sheet_of("negatif", {"A": 60, "B": 0}, target=50).over


def test_g_20_who_ties_shares():
    assert sheet_of("negatif", {"A": 10, "B": 10, "C": 100}).leaders == ("A", "B")


def test_g_20_two_with_the_same_points_beyond_the_target_share_the_match():
    sheet = sheet_of("les-huit", {"Anne": 60, "Luc": 60}, {"Anne": 40, "Luc": 40})
    assert (sheet.over, sheet.leaders) == (True, ("Anne", "Luc"))
    both = sheet_of("positif", {"A": 150, "B": 190}, {"A": 50, "B": 20, "C": 10})
    assert (both.over, both.leaders) == (True, ("B",))


def test_lh_34_who_share_a_round_are_written_together():
    assert sheet_of("les-huit", {"Anne": 5, "Luc": 5}).totals == {"Anne": 5, "Luc": 5}
    both = sheet_of("hollywood", *won(("Anne", 60), ("Anne", 60), ("Anne", 95), ("Luc", 30)), {"Anne": 5, "Luc": 5})
    assert (both.columns["Anne"], both.over) == ([120, 155, 100], True)
    at_once = sheet_of("hollywood", *won(("Anne", 90), ("Luc", 95)), {"Anne": 10, "Luc": 10})
    assert at_once.column_winners == ["Luc", None, None]
    assert sheet_of("hollywood", {"Anne": 5, "Luc": 5}).columns == {"Anne": [5, 0, 0], "Luc": [5, 0, 0]}


def test_lh_33_a_blocked_round_may_cost_its_winner_points():
    assert sheet_of("les-huit", *won(("Anne", 20), ("Anne", -44))).totals == {"Anne": -24}


def test_hh_05_who_has_won_more_columns_is_ahead_whoever_has_more_points():
    sheet = sheet_of("hollywood", *won(("Luc", 199), ("Anne", 100), ("Luc", 199), ("Anne", 100), ("Anne", 100)))
    assert sheet.columns == {"Luc": [199, 199, 0], "Anne": [100, 100, 100]}
    assert sheet.column_winners == ["Luc", "Luc", "Anne"]
    assert (sheet.over, sheet.leaders) == (True, ("Luc",))


def test_a_total_of_exactly_the_target_goes_back_to_zero():
    """101: totals before the round 30, 80, 95 and 40; the winner takes 20 off by a queen of spades worth 40."""
    before = {"N": 30, "E": 80, "S": 95, "W": 40}
    sheet = sheet_of("retour-a-zero", before, {"N": -40, "E": 21, "S": 6, "W": 9})
    assert sheet.totals == {"N": -10, "E": 0, "S": 0, "W": 49}
    assert (sheet.over, sheet.back_at_zero, sheet.leaders) == (False, ("E", "S"), ("N",))
    assert sheet.write({"E": 5}).back_at_zero == ()
    beyond = sheet.write({"W": 53})
    assert (beyond.over, beyond.totals["W"], beyond.leaders) == (True, 102, ("N",))


def test_a_round_that_is_taken_back_or_corrected_settles_anew_who_is_back_at_zero():
    sheet = sheet_of("retour-a-zero", {"A": 60, "B": 10}, {"A": 41, "B": 10}, {"A": 7, "B": 3})
    assert sheet.totals == {"A": 7, "B": 23}
    assert sheet.mend(1, {"A": 59, "B": 10}).totals == {"A": 107, "B": 23}
    assert sheet.mend(1, {"A": 59, "B": 10}).over
    assert sheet.undo().undo().totals == {"A": 60, "B": 10}


def test_only_the_plans_that_say_so_go_back_to_zero():
    assert sheet_of("negatif", {"A": 100, "B": 1}).totals == {"A": 100, "B": 1}
    other = sheet_of("retour-a-zero", {"A": 50, "B": 1}, target=50)
    assert (other.totals, other.over) == ({"A": 0, "B": 1}, False)


def test_who_is_beyond_the_target_is_out_and_the_last_one_in_wins():
    """101: totals 0, 90, 95 and 20; E holds 15 and is out, S comes to exactly 101 and goes back to zero."""
    sheet = sheet_of("jusqu-au-dernier-retour", {"N": 0, "E": 90, "S": 95, "W": 20}, {"N": 0, "E": 15, "S": 6, "W": 0})
    assert sheet.totals == {"N": 0, "E": 105, "S": 0, "W": 20}
    assert (sheet.out, sheet.back_at_zero, sheet.over, sheet.leaders) == (("E",), ("S",), False, ("N", "S"))
    with pytest.raises(ScoreError, match="E is out of the match"):
        sheet.write({"N": 3, "E": 4})
    sheet = sheet.write({"N": 120, "S": 5, "W": 10})
    assert (sheet.out, sheet.over) == (("E", "N"), False)
    sheet = sheet.write({"S": 97, "W": 0})
    assert (sheet.out, sheet.over, sheet.leaders) == (("E", "N", "S"), True, ("W",))


def test_the_last_one_in_wins_even_where_somebody_out_has_fewer_points():
    """Vändåtta: 95, 40 and 70; the first one has 105 and is out, the two others go on until one of them has 100."""
    sheet = sheet_of("jusqu-au-dernier", {"A": 95, "B": 40, "C": 70}, {"A": 10, "B": 5, "C": 0})
    assert (sheet.out, sheet.over) == (("A",), False)
    assert sheet.write({"C": 30}).over
    assert sheet.write({"C": 30}).leaders == ("B",)
    assert sheet.write({"B": 54, "C": 20}).over is False


def test_of_those_who_go_out_together_as_the_last_ones_the_lowest_wins():
    sheet = sheet_of("jusqu-au-dernier", {"A": 100, "B": 20, "C": 30}, {"B": 90, "C": 80})
    assert (sheet.totals, sheet.over, sheet.leaders) == ({"A": 100, "B": 110, "C": 110}, True, ("B", "C"))
    assert sheet.mend(2, {"B": 90, "C": 85}).leaders == ("B",)


def test_a_round_that_is_taken_back_or_corrected_settles_anew_who_is_out():
    sheet = sheet_of("jusqu-au-dernier", {"A": 100, "B": 20, "C": 30}, {"B": 10, "C": 20}, {"B": 5, "C": 7})
    assert (sheet.out, sheet.undo().undo().undo().out) == (("A",), ())
    back = sheet.mend(1, {"A": 10, "B": 20, "C": 30})
    assert (back.out, back.totals) == ((), {"A": 10, "B": 35, "C": 57})
    # What B scores after being out stays on the sheet and does not count.
    other = sheet.mend(1, {"A": 10, "B": 100, "C": 30})
    assert (other.out, other.totals, other.rounds[2]) == (("B",), {"A": 10, "B": 100, "C": 57}, {"B": 5, "C": 7})
    with pytest.raises(ScoreError, match="A is out of the match"):
        sheet.mend(2, {"A": 3, "B": 10, "C": 20})


def test_teams_are_written_like_players():
    sheet = sheet_of("les-huit", *won(("Anne et Zoé", 60), ("Luc et Léa", 30), ("Anne et Zoé", 45)))
    assert (sheet.over, sheet.leaders) == (True, ("Anne et Zoé",))


def test_pt_01_podium_to_500():
    rounds = [{"A": 50, "B": 20, "C": 10}] * 9
    assert not sheet_of("positif", *rounds, target=500).over
    assert sheet_of("positif", *rounds, {"A": 50}, target=500).leaders == ("A",)


def test_the_match_that_a_rule_file_says():
    assert plan_for({}) is None
    assert plan_for({"plan": "le-8"}) == plan_named("le-8")
    assert plan_for({"plan": "positif", "target": 500}) == plan_named("positif", target=500)
    with pytest.raises(ScoreError, match="no plan named"):
        plan_for({"plan": "poker"})


def test_sm_10_points_above_the_target_add_up_to_ten():
    sheet = sheet_of("sergent-major", {"Anne": 6, "Luc": -2, "Zoé": -4}, {"Anne": 3, "Luc": -4, "Zoé": 1})
    assert (sheet.over, sheet.totals) == (False, {"Anne": 9, "Luc": -6, "Zoé": -3})
    sheet = sheet.write({"Anne": 1, "Luc": 2, "Zoé": -3})
    assert (sheet.over, sheet.leaders) == (True, ("Anne",))


def test_sm_11_a_round_that_wins_the_match_goes_before_all_points_and_can_be_taken_back():
    before = sheet_of("sergent-major-libre", {"Anne": 6, "Luc": -2, "Zoé": -4})
    sheet = before.write({"Anne": -3, "Luc": -1, "Zoé": 4}, outright=("Zoé",))
    assert (sheet.over, sheet.leaders, before.over, before.leaders) == (True, ("Zoé",), False, ("Anne",))
    with pytest.raises(ScoreError):
        sheet.write({"Anne": 1, "Luc": 0, "Zoé": -1})
    assert sheet.undo() == before


def test_undo_takes_the_last_round_back():
    sheet = sheet_of("les-huit", *won(("Anne", 60), ("Luc", 70)))
    assert sheet.undo().totals == {"Anne": 60, "Luc": 0}
    with pytest.raises(ScoreError, match="nothing is written"):
        sheet.undo().undo().undo()


def test_hh_06_a_round_written_wrong_is_corrected_and_all_columns_follow():
    """Jean's first 12 was written for Pierre: one win more for him, one less for Jean, in every round after it."""
    sheet = sheet_of("hollywood", *won(("Pierre", 15), ("Pierre", 12), ("Jean", 18), ("Jean", 7), ("Pierre", 6)))
    assert sheet.columns == {"Pierre": [33, 18, 6], "Jean": [25, 7, 0]}
    assert sheet.mend(2, {"Jean": 12}).columns == {"Pierre": [21, 6, 0], "Jean": [37, 25, 7]}


def test_lh_35_a_match_that_would_have_ended_earlier_keeps_what_was_written_after_its_end():
    sheet = sheet_of("les-huit", *won(("Anne", 6), ("Luc", 70), ("Anne", 40), ("Luc", 20)))
    mended = sheet.mend(1, {"Anne": 60})
    assert (mended.over, mended.leaders, mended.totals) == (True, ("Anne",), {"Anne": 100, "Luc": 70})
    assert (mended.counted, mended.rounds[3]) == (3, {"Luc": 20})
    with pytest.raises(ScoreError, match="over"):
        mended.write({"Luc": 5})
    assert mended.mend(1, {"Anne": 6}) == sheet


def test_kp_12_a_match_that_was_over_goes_on_when_a_correction_takes_the_points_away():
    sheet = sheet_of("x00", {"A": 250, "B": 10, "C": 0}, {"A": 50, "B": 0, "C": 10})
    assert (sheet.over, sheet.leaders) == (True, ("B", "C"))
    mended = sheet.mend(2, {"A": 5, "B": 0, "C": 10})
    assert (mended.over, mended.leaders, mended.write({"B": 3}).totals) == (False, ("B", "C"), {"A": 255, "B": 13, "C": 10})


def test_a_name_written_wrong_leaves_with_its_round():
    sheet = sheet_of("hollywood", *won(("Piere", 15), ("Jean", 12)))
    assert sheet.mend(1, {"Pierre": 15}).columns == {"Pierre": [15, 0, 0], "Jean": [12, 0, 0]}
    seated = Sheet(plan_named("negatif"), ("Anne", "Luc", "Zoé"), ({"Anne": 3},))
    assert seated.mend(1, {"Luc": 3}).totals == {"Anne": 0, "Luc": 3, "Zoé": 0}


@pytest.mark.parametrize(
    ("number", "points", "told"),
    [(0, {"A": 3}, "no round 0"), (3, {"A": 3}, "1 to 2"), (1, {}, "for somebody"), (1, {"A": 3, "B": 4}, "one name a round")],
)
def test_a_correction_that_cannot_be_is_refused_and_the_sheet_stays(number: int, points: dict[str, int], told: str):
    sheet = sheet_of("les-huit", *won(("A", 60), ("B", 30)))
    with pytest.raises(ScoreError, match=told):
        sheet.mend(number, points)
    assert sheet.totals == {"A": 60, "B": 30}


SEATED = ("A", "B", "C")


def _rounds_of(plan: Plan) -> st.SearchStrategy[dict[str, int]]:
    """Return rounds that *plan* takes, of three players, or of two where it is for two."""
    names = st.sampled_from(SEATED[: plan.players[1]])
    if plan.adds_up_to_nothing:
        return st.tuples(st.integers(-5, 8), st.integers(-5, 8)).map(
            lambda two: dict(zip(SEATED, (*two, -sum(two)), strict=True))
        )
    if plan.winner_only:
        return st.builds(lambda winners, points: dict.fromkeys(winners, points), st.sets(names, min_size=1), st.integers(-9, 60))
    return st.dictionaries(names, st.integers(-9, 60), min_size=1)


def _of_those_in(sheet: Sheet, points: dict[str, int]) -> dict[str, int]:
    """Return *points* without those of players who are out of the match: these cannot be written."""
    return {name: 0 if name in sheet.out else won for name, won in points.items()}


@given(st.data(), st.sampled_from([*PLANS.values()]), st.sampled_from([(), SEATED]))
def test_correcting_rounds_gives_the_sheet_that_writing_all_of_them_right_gives(
    data: st.DataObject, plan: Plan, seated: tuple[str, ...]
):
    seated = seated[: plan.players[1]]
    sheet = Sheet(plan, seated)
    for points in data.draw(st.lists(_rounds_of(plan), min_size=1, max_size=20)):
        sheet = sheet if sheet.over else sheet.write(_of_those_in(sheet, points))
    right = list(sheet.rounds)
    for number in data.draw(st.lists(st.integers(1, len(right)), min_size=1, max_size=3)):
        right[number - 1] = _of_those_in(replace(sheet, rounds=sheet.rounds[: number - 1]), data.draw(_rounds_of(plan)))
        sheet = sheet.mend(number, right[number - 1])
    # All that was ever written is there; and what counts is what could have been written.
    assert list(sheet.rounds) == right
    # X00 counts all who play: whoever came later is seated from the start here.
    anew = Sheet(plan, seated or sheet.players)
    for points in right:
        anew = anew if anew.over else anew.write(_of_those_in(anew, points))
    assert (anew.columns, anew.column_winners) == (sheet.columns, sheet.column_winners)
    assert (anew.over, anew.leaders, anew.out, len(anew.rounds)) == (sheet.over, sheet.leaders, sheet.out, sheet.counted)


@pytest.mark.parametrize(
    ("plan", "points", "told"),
    [
        ("hollywood", {"A": 3, "B": 4}, "one name a round"),
        ("les-huit", {"A": 3, "B": 1, "C": 0}, "one name a round"),
        ("negatif", {}, "points for somebody"),
        ("negatif", {"": 3}, "is no name"),
        ("negatif", {"x" * 40: 3}, "is no name"),
        ("negatif", {"\u3164": 3}, "is no name"),
        ("negatif", {str(n): 3 for n in range(11)}, "there are 11"),
        ("negatif", {"A": 1_000_000}, "is not from"),
    ],
)
def test_what_cannot_be_written(plan: str, points: dict[str, int], told: str):
    with pytest.raises(ScoreError, match=told):
        sheet_of(plan, points)


def test_nothing_is_written_after_the_end():
    with pytest.raises(ScoreError, match="over"):
        sheet_of("les-huit", *won(("A", 100), ("A", 1)))


def test_no_such_plan():
    with pytest.raises(ScoreError, match="there are libre"):
        plan_named("poker")


def test_lh_38_who_owes_whom():
    balances = by_points({"Anne": 30, "Luc": 10, "Zoé": 20}, stake=Fraction(1, 10), lowest_wins=True)
    assert balances == {"Anne": Fraction(-3), "Luc": Fraction(3), "Zoé": Fraction(0)}
    assert [(t.debtor, t.creditor, t.amount) for t in settle(balances)] == [("Anne", "Luc", Fraction(3))]


def test_two_pairs_that_cancel_out_make_two_payments():
    transfers = settle({"A": 5, "B": 7, "C": -7, "D": -5})
    assert sorted((t.debtor, t.creditor, int(t.amount)) for t in transfers) == [("C", "B", 7), ("D", "A", 5)]


def _fewest(balances: list[int]) -> int:
    """Obviously right and slow: in the best order of the players, count the runs that add up to nothing."""
    owing = [balance for balance in balances if balance]
    best = 0
    for order in permutations(owing):
        total = groups = 0
        for balance in order:
            total += balance
            groups += total == 0
        best = max(best, groups)
    return len(owing) - best


@given(st.lists(st.integers(-6, 6), min_size=1, max_size=5))
def test_payments_settle_everything_and_are_as_few_as_can_be(balances: list[int]):
    balances = [*balances, -sum(balances)]
    named = {str(index): balance for index, balance in enumerate(balances)}
    transfers = settle(named)
    left = dict(named)
    for transfer in transfers:
        assert transfer.amount > 0
        left[transfer.debtor] += transfer.amount
        left[transfer.creditor] -= transfer.amount
    assert not any(left.values())
    assert len(transfers) == _fewest(balances)


def test_balances_must_cancel_out():
    with pytest.raises(ValueError, match="add up to 3"):
        settle({"A": 5, "B": -2})


def test_lh_31_who_never_wins_is_on_the_sheet_with_nothing():
    """« Il encaisse alors tous les points que les autres joueurs ont encore en main »: one of three wins, the others have 0."""
    sheet = sheet_of("les-huit", {"A": 60, "B": 0, "C": 0}, {"B": 25, "A": 0})
    assert (sheet.totals, len(sheet.rounds)) == ({"A": 60, "B": 25, "C": 0}, 2)
    # LH-38: each pays the others what they have more. C owes A 60 and B 25, B owes A 35: C pays 85, and A is owed 95.
    balances = by_points(sheet.totals, stake=Fraction(1), lowest_wins=False)
    assert balances == {"A": 95, "B": -10, "C": -85}
    assert {(t.debtor, t.creditor, int(t.amount)) for t in settle(balances)} == {("C", "A", 85), ("B", "A", 10)}


def test_hh_03_nothing_is_no_win():
    """Jean is entered with 0 beside Pierre's first win: his own first win goes into column 1 alone."""
    sheet = sheet_of("hollywood", {"Pierre": 15, "Jean": 0}, {"Jean": 12})
    assert sheet.columns == {"Pierre": [15, 0, 0], "Jean": [12, 0, 0]}


def test_two_winners_with_other_points_are_no_round_of_les_huit():
    with pytest.raises(ScoreError, match="and the others with 0"):
        sheet_of("les-huit", {"A": 60, "B": 20, "C": 0})


@pytest.mark.parametrize(
    ("plan", "players", "told"),
    [
        ("positif", 2, "positif is for 3 to 10 players or teams, and there are 2"),
        ("x00", 2, "x00 is for 3 to 10 players or teams, and there are 2"),
        ("hollywood", 3, "hollywood is for 2 players or teams, and there are 3"),
        ("les-huit", 9, "les-huit is for 2 to 8 players or teams, and there are 9"),
        ("le-8", 7, "le-8 is for 2 to 6 players or teams, and there are 7"),
        ("trois-cinq-huit", 4, "trois-cinq-huit is for 3 players or teams, and there are 4"),
        ("les-huit", 1, "and there is 1; enter those who won nothing with 0, as in Luc=0"),
    ],
)
def test_a_plan_refuses_numbers_of_players_that_its_page_does_not_name(plan: str, players: int, told: str):
    """000: « de deux à huit »; 001: two, or three to six; 002: the first three score; 004: « 3+ »."""
    with pytest.raises(ScoreError, match=told) as refused:
        plan_named(plan).check_number(players)
    assert f"{plan} est pour" in refused.value.text("fr")
    low, high = plan_named(plan).players
    for enough in range(low, high + 1):
        plan_named(plan).check_number(enough)
