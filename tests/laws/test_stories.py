"""Whoever follows by ear hears of every debt that lands on them, and of every turn that they lose."""

from hypothesis import given, settings

from huit.engine.round import Round
from huit.engine.shedding.legal import is_attacked
from huit.engine.shedding.state import DOUBT, HIT, LAST_HIT, PLAY, SKIP
from tests.cases import examples
from tests.laws.some_rounds import Played, deal, some_rounds
from tests.laws.test_hidden_mixes import mixed_rounds

Burden = tuple[str, int, int]
"""What is on somebody: of which kind, on which seat, how many cards."""


def burden_of(round_: Round) -> Burden | None:
    """What whoever is on turn owes, or is about to lose."""
    state = round_.state
    if round_.over:
        return None
    if state.phase == SKIP:
        return "held_up", state.turn, 0
    # Whoever laid an attack may have to choose something first.
    lands = is_attacked(state) and state.phase in (PLAY, HIT, DOUBT, LAST_HIT)
    return ("attacked", state.turn, state.draw_debt) if lands else None


def untold(played: Played) -> list[str]:
    """Return each move of a round after which a burden has come to somebody, and nothing that was told says so."""
    round_ = deal(played.rules, played.seats, played.seed)
    found: list[str] = []
    before, heard = burden_of(round_), None
    for seat, word in played.moves:
        told = None
        for event in round_.play(word, seat=seat):
            if event.kind in ("attacked", "held_up"):
                # Also while whoever attacks, or answers, has to play again first.
                told = event.kind, event.public["seat"], event.public.get("debt", 0)
        heard = told or heard
        now = burden_of(round_)
        if now is not None and now not in (before, heard):
            found.append(f"seat {seat}, {word}: {now} is on them, and {heard} was told\n{round_}")
        if now is None and before is not None and told is None:
            heard = None
        before = now
    return found


@settings(max_examples=examples(300))
@given(some_rounds(longest=120))
def test_a_burden_is_told_to_who_gets_it_in_every_game_with_every_option(played: Played) -> None:
    found = untold(played)
    assert not found, "\n".join(found)


@settings(max_examples=examples(300))
@given(mixed_rounds())
def test_so_it_is_by_any_mix_of_rules(played: Played) -> None:
    found = untold(played)
    assert not found, "\n".join(found)
