"""The reason of every refusal is true of the position: what it says is lacking is lacking, what it says is legal is legal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import pytest
from hypothesis import given, settings

from huit.cards import Face, face_name, is_joker, parse_face, suit_of
from huit.cards.faces import RANKS, SUITS
from huit.engine.refusal import Reason
from huit.engine.round import Round
from huit.engine.shedding import state as phases
from huit.engine.shedding.round import SheddingRound
from huit.engine.shedding.why import why_not, why_not_of
from huit.rules.shedding.answers import refused_by
from huit.rules.shedding.columns import NEXT_TURN
from huit.views.positions import read_position
from huit.views.shedding import lying_open
from tests.cases import examples
from tests.laws.some_rounds import Played, deal, some_rounds
from tests.laws.test_hidden_mixes import mixed_rounds

CHOICES = {
    "suit_needed": phases.CHOOSE_SUIT,
    "face_needed": phases.CHOOSE_FACE,
    "rank_needed": phases.CHOOSE_RANK,
    "card_needed": phases.CHOOSE_CARD,
    "take_needed": phases.TAKE,
    "trade_needed": phases.TRADE,
    "hit_needed": phases.TARGET,
}


@dataclass(frozen=True)
class Asked:
    """A move that was refused to a seat."""

    round: Round
    seat: int
    word: str
    reason: Reason

    @property
    def facts(self) -> dict[str, Any]:
        return self.reason.facts

    @property
    def face(self) -> Face:
        return parse_face(self.word)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        return self.round.legal_moves(self.seat)

    @cached_property
    def has_card(self) -> bool:
        return any(word[:1] in (*RANKS, "X") and word not in ("draw", "pass") for word in self.legal)

    def may(self, word: str) -> bool:
        return word in self.legal

    def is_chosen_in(self, phase: int) -> bool:
        """Whether something is to be chosen first: now, or with the very card."""
        return self.round.state.phase == phase or any(word.startswith(f"{self.word}=") for word in self.legal)

    def is_among(self, names: list[str]) -> bool:
        """Whether what was asked is one of the cards *names*: ranks, or cards."""
        return self.word not in ("draw", "pass") and not {face_name(self.face), face_name(self.face)[0]}.isdisjoint(names)

    @property
    def can_be_drawn(self) -> bool:
        state = self.round.state
        return state.stock_size > 0 or (self.round.columns.recycles != 0 and state.discard_size > 1)


def fits_neither(asked: Asked) -> bool:
    rank, suit = asked.facts["rank"], asked.facts["suit"]
    return not asked.is_among([*asked.facts["wild"], rank]) and (is_joker(asked.face) or SUITS[suit_of(asked.face)] != suit)


def is_other_suit(asked: Asked) -> bool:
    return not asked.is_among(asked.facts["wild"]) and (is_joker(asked.face) or SUITS[suit_of(asked.face)] != asked.facts["suit"])


def must_follow(asked: Asked) -> bool:
    held = [face for face in asked.round.hands[asked.seat] if not is_joker(face)]
    suit = asked.facts["suit"]
    return any(SUITS[suit_of(face)] == suit for face in held) and is_other_suit(asked)


def is_not_taken(asked: Asked) -> bool:
    top = parse_face(asked.facts["top"])
    return is_joker(top) or bool(refused_by(asked.round.rules, top) >> asked.face & 1)


def may_all(asked: Asked) -> bool:
    """Whether all the cards named may be played."""
    return all(any(word.startswith(name) for word in asked.legal) for name in asked.facts["cards"])


TRUE: dict[str, Callable[[Asked], bool]] = {
    "over": lambda asked: asked.round.over,
    "turn": lambda asked: asked.facts["seat"] == asked.round.turn != asked.seat,
    "no_jump": lambda asked: asked.round.turn != asked.seat,
    "must_play": lambda asked: asked.has_card and not asked.may("draw") and not asked.may("pass"),
    "must_draw": lambda asked: asked.may("draw") and not asked.has_card,
    "play_or_draw": lambda asked: asked.may("draw") and asked.has_card,
    "play_or_pass": lambda asked: asked.may("pass") and asked.has_card and not asked.may("draw"),
    "only_pass": lambda asked: asked.may("pass") and not asked.has_card and asked.can_be_drawn,
    "must_pass": lambda asked: asked.may("pass") and not asked.has_card and not asked.can_be_drawn,
    "must_answer": lambda asked: asked.has_card and asked.facts["debt"] == asked.round.state.draw_debt > 0,
    "debt": lambda asked: asked.facts["debt"] == asked.round.state.draw_debt > 0 and not asked.is_among(asked.facts["answers"]),
    "suit": is_other_suit,
    "match": fits_neither,
    "rank": lambda asked: not asked.is_among([asked.facts["rank"], *asked.facts["wild"]]),
    "called": lambda asked: not asked.is_among([asked.facts["card"], *asked.facts["answers"]]),
    "follow": must_follow,
    "refused": is_not_taken,
    "unsaid": lambda asked: len(asked.round.hands[asked.seat]) == 1 and asked.round.columns.forgotten == NEXT_TURN,
    "say_first": lambda asked: asked.round.columns.forgotten == NEXT_TURN and asked.may("say"),
    "never_last": lambda asked: len(asked.round.hands[asked.seat]) == 1,
    "last_suit": lambda asked: len(asked.round.hands[asked.seat]) == 1,
    "run": lambda asked: asked.round.state.phase == phases.RUN,
    "too_short": lambda asked: asked.round.state.run_least > 1 and asked.round.state.phase == phases.RUN,
    "only_drawn": lambda asked: asked.may("pass") and not asked.is_among(asked.facts["cards"]) and may_all(asked),
    "held_up": lambda asked: asked.round.state.phase == phases.SKIP and not asked.is_among(asked.facts["answers"]),
    "penalty": lambda asked: bool(asked.round.state.loses_turn >> asked.seat & 1) and not asked.has_card,
    "misses_turns": lambda asked: asked.round.state.turns_lost[asked.seat] > 0 and not asked.has_card,
    "kept": lambda asked: asked.round.state.drawn > 0 and not asked.has_card and asked.round.rules.knobs["drawn_card"] == "kept",
    "give_needed": lambda asked: asked.round.state.phase in (phases.CHOOSE_SEAT, phases.GIVE),
    **{code: lambda asked, phase=phase: asked.is_chosen_in(phase) for code, phase in CHOICES.items()},
}
"""When each reason for not drawing, not passing or not playing a card of the hand is true."""


def untrue(round_: Round, seat: int) -> list[str]:
    """Return each refusal to *seat* whose reason is not true, as one reads it."""
    found: list[str] = []
    for word in ("draw", "pass", *sorted({face_name(face) for face in round_.hands[seat]})):
        reason = round_.why_not(seat, word)
        if reason is None:
            continue
        asked = Asked(round_, seat, word, reason)
        if reason.code not in TRUE or not TRUE[reason.code](asked):
            found.append(f"seat {seat}, {word}: {reason.as_dict()}; legal: {' '.join(asked.legal)}\n{round_}")
    return found


def untrue_meanwhile(played: Played) -> list[str]:
    """The same for whoever is on turn, all through a round, and for everybody where it stands now."""
    round_ = deal(played.rules, played.seats, played.seed)
    found: list[str] = []
    for seat, word in played.moves:
        found += untrue(round_, round_.turn) if round_.turn is not None else []
        round_.play(word, seat=seat)
    return found + [line for seat in range(round_.seats) for line in untrue(round_, seat)]


@settings(max_examples=examples(300))
@given(some_rounds(longest=120))
def test_a_refusal_says_what_is_so_in_every_game_with_every_option(played: Played) -> None:
    found = untrue_meanwhile(played)
    assert not found, "\n".join(found)


@settings(max_examples=examples(300))
@given(mixed_rounds())
def test_so_it_does_by_any_mix_of_rules(played: Played) -> None:
    found = untrue_meanwhile(played)
    assert not found, "\n".join(found)


@settings(max_examples=examples(300))
@given(mixed_rounds() | some_rounds(longest=120))
def test_reasons_of_a_whole_hand_are_those_of_its_cards_one_by_one(played: Played) -> None:
    round_ = cast("SheddingRound", deal(played.rules, played.seats, played.seed))
    for seat, word in (*played.moves, (None, None)):
        if round_.turn is not None:
            view = round_.look(round_.turn)
            why = why_not_of(round_.columns, view)
            assert [why(view, face) for face in view.faces] == [why_not(round_.columns, view, face) for face in view.faces]
        if word is not None:
            round_.play(word, seat=seat)


@pytest.mark.parametrize(
    ("position", "seat", "word", "code"),
    [
        ('rules = "deux-jeux"\nhands = ["Kc Qc", "8h 5s", "5d"]\ndiscard = "9c 8c"\nsuit = "h"\nturn = 1', 1, "8h=c", "refused"),
        ('rules = "minimale"\nhands = ["6c", "7d 3d"]\ndiscard = "5h"', 0, "draw", "must_pass"),
    ],
)
def test_a_reason_is_the_one_that_matters(position: str, seat: int, word: str, code: str) -> None:
    reason = read_position(position).round.why_not(seat, word)
    assert reason is not None
    assert reason.code == code


@settings(max_examples=examples(100))
@given(some_rounds(longest=120))
def test_whoever_may_draw_pays_an_attack_exactly_where_the_view_says_that_it_is_theirs(played: Played) -> None:
    """What a page says at one's turn, « piochez 4 cartes » or « piochez », rests on the debt, and on who plays again."""
    round_ = deal(played.rules, played.seats, played.seed)
    for seat, word in played.moves:
        seen = lying_open(cast("SheddingRound", round_))
        events = [event.for_seat(None) for event in round_.play(word, seat=seat)]
        if word == "draw" and seat == seen.turn:
            paid = any(event["kind"] == "drew" and event["seat"] == seat and event["cause"] == "debt" for event in events)
            assert paid == (seen.debt > 0 and not seen.again), (seat, seen, events)
