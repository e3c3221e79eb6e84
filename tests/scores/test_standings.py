"""Standings, pairs, evenings and ratings, against what one works out by hand."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from huit.scores.ratings import BEFORE_SIGMA, TOLD_SIGMA, Rating, ratings
from huit.scores.standings import PAUSE_S, Entrant, Game, evenings, pairings, places, share_interval, standings, wins_of

ANNE, LUC, ZOE = 1, 2, 3


def game(*places_of: tuple[int | None, int], at: int = 0, points: int | None = None) -> Game:
    return Game(at, tuple(Entrant(member, side, place, points) for side, (member, place) in enumerate(places_of)))


def test_wins_stand_beside_what_chance_gives():
    # Anne wins one of two against three others, guests and computers included; Luc loses the one that he plays.
    games = [game((ANNE, 1), (LUC, 2), (None, 3), (None, 4)), game((ANNE, 2), (None, 1))]
    anne, luc = standings(games)
    assert (anne.member, anne.played, anne.won, anne.share, anne.chance) == (ANNE, 2, 1.0, 0.5, (1 / 4 + 1 / 2) / 2)
    assert (luc.member, luc.played, luc.share, luc.chance, luc.place) == (LUC, 1, 0.0, 0.25, 2.0)


def test_who_tie_share_a_win_and_partners_each_have_it():
    (first, second, *_) = standings([game((ANNE, 1), (LUC, 1), (None, 3))])
    assert (first.won, second.won) == (0.5, 0.5)
    pairs = Game(0, (Entrant(ANNE, 0, 1), Entrant(LUC, 1, 2), Entrant(ZOE, 0, 1), Entrant(None, 1, 2)))
    by_member = {standing.member: standing for standing in standings([pairs])}
    assert (by_member[ANNE].won, by_member[ZOE].won, by_member[LUC].won) == (1.0, 1.0, 0.0)
    assert {standing.chance for standing in by_member.values()} == {0.5}, "two sides, not four players"
    assert [(pair.first, pair.second) for pair in pairings([pairs])] == [(ANNE, LUC), (LUC, ZOE)], "partners do not meet"


def test_points_are_added_up_only_where_all_games_have_some():
    assert standings([game((ANNE, 1), (None, 2), points=7)] * 2)[0].points == 14
    assert standings([game((ANNE, 1), (None, 2), points=7), game((ANNE, 1), (None, 2))])[0].points is None


def test_who_beat_whom():
    games = [game((ANNE, 1), (LUC, 2)), game((LUC, 1), (ANNE, 2)), game((LUC, 1), (ANNE, 2)), game((ANNE, 1), (LUC, 1))]
    assert pairings(games) == [(ANNE, LUC, 1, 2, 1)]


def test_an_evening_ends_with_a_long_pause():
    times = [1000, 1000 + PAUSE_S, 1001 + 2 * PAUSE_S + 1, 9_999_999]
    assert [(evening.since, evening.played) for evening in evenings(times)] == [(1000, 2), (times[2], 1), (9_999_999, 1)]
    assert evenings([]) == []


@given(st.lists(st.lists(st.integers(-50, 50), min_size=2, max_size=6), min_size=1, max_size=20))
def test_wins_add_up_to_one_a_game_and_shares_stay_within_their_interval(rounds: list[list[int]]):
    games = [
        Game(at, tuple(Entrant(member, member, place) for member, place in enumerate(places([(won,) for won in points]))))
        for at, points in enumerate(rounds)
    ]
    assert all(sum(wins_of(one).values()) == pytest.approx(1) for one in games)
    found = standings(games)
    assert sum(standing.won for standing in found) == pytest.approx(len(games))
    for standing in found:
        low, high = share_interval(standing.won, standing.played)
        assert 0 <= low <= standing.share + 1e-9
        assert standing.share - 1e-9 <= high <= 1


# Ratings


def test_ratings_are_those_of_openskill_game_by_game():
    model = PlackettLuce()
    anne, luc, zoe = (model.rating() for _ in range(3))
    [anne], [luc], [zoe] = model.rate([[anne], [luc], [zoe]], ranks=[1, 2, 3])
    [zoe], [anne] = model.rate([[zoe], [anne]], ranks=[1, 2])
    found = ratings([game((ZOE, 1), (ANNE, 2), at=2), game((ANNE, 1), (LUC, 2), (ZOE, 3), at=1)])
    for member, rating, games in ((ANNE, anne, 2), (LUC, luc, 1), (ZOE, zoe, 2)):
        assert found[member] == Rating(rating.mu, rating.sigma, games)


def test_a_first_game_of_two_moves_both_as_the_paper_says():
    # Weng and Lin (2011), algorithm 4, by hand: both win with 1/2; tau widens the sigma before.
    sigma2 = BEFORE_SIGMA**2 + (25 / 300) ** 2
    c = (2 * (sigma2 + (25 / 6) ** 2)) ** 0.5
    won = ratings([game((ANNE, 1), (LUC, 2))])
    assert won[ANNE].mu == pytest.approx(25 + sigma2 / c / 2)
    assert won[LUC].mu == pytest.approx(25 - sigma2 / c / 2)


def test_only_games_in_which_members_meet_are_rated():
    partners = Game(0, (Entrant(ANNE, 0, 1), Entrant(LUC, 0, 1), Entrant(None, 1, 2)))
    assert ratings([game((ANNE, 1), (None, 2)), partners]) == {}
    found = ratings([game((ANNE, 1), (None, 2), (LUC, 3))])
    assert found[ANNE].mu > 25 > found[LUC].mu, "a guest between them is an opponent like others"


def test_a_rating_is_told_once_it_weighs_as_much_as_what_was_supposed():
    two = [game((ANNE, place), (LUC, 3 - place), at=at) for at, place in enumerate([1, 2] * 10)]
    told = [ratings(two[:games])[ANNE].is_told for games in range(1, len(two) + 1)]
    assert told == sorted(told)
    assert 10 < told.index(True) + 1 < 20
    assert pytest.approx(BEFORE_SIGMA**2 / 2) == TOLD_SIGMA**2
    low, high = Rating(25, TOLD_SIGMA, 14).interval
    assert high - low == pytest.approx(2 * 1.959964 * TOLD_SIGMA)


def test_the_order_in_which_players_are_written_says_nothing():
    places_of = [(ANNE, 1), (LUC, 2), (ZOE, 2)]
    found = [ratings([game(*order)]) for order in permutations(places_of)]
    assert all(each[member].mu == pytest.approx(found[0][member].mu) for each in found for member in (ANNE, LUC, ZOE))
