"""Deeds of the cards of a shedding game, in the order of `engine.shedding.apply`: their knobs change each other here."""

from collections.abc import Iterator
from typing import Literal

from huit.cards import JOKERS, FaceSet, faces_of, is_joker, select_faces
from huit.rules.acting import ActingCards
from huit.rules.deeds import Deed, Does
from huit.rules.shedding.answers import (
    answers_to,
    counted_down,
    follows_answer,
    goes_on_attacks,
    keeps_turns,
    lies_on_attacks,
    listed_in,
    meeting,
    neighbours_in_runs,
    some_are_answered,
    tops_refusing,
)
from huit.rules.shedding.attack_deeds import attacks, passes, sent_back
from huit.rules.shedding.deeds import (
    Announced,
    Doubles,
    Gives,
    HandsMove,
    LastCard,
    LastCosts,
    LastDraws,
    LastPoints,
    MissesSeveral,
    PlaysAgain,
    Refuses,
    RefusesHigher,
    Reverses,
    Skips,
    Steals,
    StopsAttack,
    TurnAtTwo,
    TurnsAddUp,
)
from huit.rules.shedding.endings import goes_on_after, goes_on_after_last, last_card, two_may_be_left
from huit.rules.shedding.laying_deeds import anything_on_it, laid_on, laid_together, passed_under_others

_NOT_AT_LAST = ("reverses", "skips", "gives", "trades", "rotates", "passes_on", "lets_steal", "sends_back")
"""What a last card that makes somebody draw does not do."""
_CALLING = ("names_suit", "names_rank", "names_card")


def card_deeds(cards: ActingCards) -> Iterator[Deed]:
    """Yield what *cards* do, in the order of the text."""
    yield from laid_on(cards)
    power = cards.power
    added = power.get("on_debt") and power.get("draw") and not power.get("sweeps")
    if power.get("clears_debt") and not added and (goes_on_attacks(cards) or follows_answer(cards.rules, cards.faces)):
        yield StopsAttack(covered=bool(power.get("on_debt")))
    yield from _in_turn(cards)
    yield from attacks(cards)
    yield from sent_back(cards)
    yield from laid_together(cards)
    if power.get("announced"):
        yield Announced(
            int(cards.rules.at("penalty", seats=2)),
            _last_without_effect(cards),
            two_may_be_left(cards.rules),
            _may_be_covered_at_once(cards),
        )
    if refused := _refused_besides(cards):
        yield Refuses(refused, _is_only_starter(cards))
    if power.get("refuses_higher"):
        yield RefusesHigher(_is_only_starter(cards))
    if _is_turn_at_two_said(cards) and (not power.get("draw") or power.get("sweeps")):
        alone = power.get("skips") == 1
        of_two = two_may_be_left(cards.rules) and not alone
        kept_by = 0 if alone else listed_in(cards, "skip_answered_by")
        odd = bool(power.get("adds_up")) and not power.get("skips_add_up")
        yield TurnAtTwo(because_skipped=alone, of_two=of_two, kept_by=kept_by, if_odd=odd)
    if power.get("turn_at_two_left") and (not power.get("draw") or power.get("sweeps")):
        yield Does("turn_at_two_left")
    yield from _as_last_card(cards)
    yield from passes(cards)
    yield from passed_under_others(cards)
    yield from anything_on_it(cards)


def _refused_besides(cards: ActingCards) -> FaceSet:
    """Return the cards that never go on these, without these themselves where it is said that they go anywhere but there."""
    refused, power = listed_in(cards, "refuses"), cards.power
    if not power.get("wild") or power.get("only_if_unable") or _is_only_starter(cards):
        return refused
    said = meeting(cards.rules, cards.faces, tops_refusing(cards))
    return refused if cards.faces & ~said else refused & ~cards.faces


def _in_turn(cards: ActingCards) -> Iterator[Deed]:
    """Yield what happens to turns and hands, up to the drawing of cards."""
    power = cards.power
    if power.get("reverses"):
        covered = bool(power.get("plays_flush"))
        passed = goes_on_attacks(cards) and not power.get("clears_debt")
        yield Reverses(
            first=covered or passed or any(power.get(name) for name in ("draw", "lets_steal", "skips")),
            even_covered=covered,
            from_three=cards.rules.seats[0] == 2 < cards.rules.seats[-1] and not _is_turn_at_two_said(cards),
        )
    if power.get("gives"):
        yield Gives(cards.number("gives"))
    if power.get("trades"):
        yield HandsMove("trades", but_last=_last_without_effect(cards))
    moves: tuple[Literal["rotates", "passes_on"], ...] = ("rotates", "passes_on")
    yield from (HandsMove(how, but_last="last" if _stays_empty(cards) else "") for how in moves if power.get(how))
    if power.get("lets_steal"):
        yield _theft(cards)
    if power.get("plays_again"):
        yield PlaysAgain(_last_again(cards))
    if power.get("skips") and not (power.get("last_draw") if power.get("plays_again") else power.get("lets_steal")):
        yield Skips(
            cards.number("skips"),
            but_two=bool(power.get("not_at_two")),
            of_two=bool(power.get("not_at_two")) and two_may_be_left(cards.rules),
            at_two=_skipped_at_two(cards),
            kept_by=listed_in(cards, "skip_answered_by"),
            aimed_on=_aimed_on(cards),
            only_last=bool(power.get("plays_again")),
            adds=bool(power.get("skips_add_up")),
        )
        if power.get("skips_add_up"):
            yield from _added_turns(cards)


def _added_turns(cards: ActingCards) -> Iterator[Deed]:
    """Yield what becomes of several turns that one player loses."""
    if keeps_turns(cards.rules, cards.first):
        kept = listed_in(cards, "skip_answered_by")
        one_each = all(
            cards.rules.power(face).get("skips") == 1 and face // 4 == cards.first // 4 for face in faces_of(kept | cards.faces)
        )
        yield TurnsAddUp(one_each and not kept & JOKERS)
    powers = [cards.rules.power(face) for face in faces_of(cards.rules.deck)]
    more = any(int(power.get("skips", 0)) > 1 or (power.get("skips") and power.get("adds_up")) for power in powers)
    yield MissesSeveral(attacked=bool(cards.having("draw")), may_grow=more)


_AIMED = ("skips", "draw", "lets_steal", "trades", "gives")
"""What a card does to the next player."""


def _aimed_on(cards: ActingCards) -> Literal["", "some", "all"]:
    """Tell which of the cards by which one keeps one's turn do something to the next player."""
    aimed = {any(cards.rules.power(face).get(name) for name in _AIMED) for face in faces_of(listed_in(cards, "skip_answered_by"))}
    return "all" if aimed == {True} else "some" if True in aimed else ""


def _is_only_starter(cards: ActingCards) -> bool:
    """Tell whether the cards are in force only as the starter: others lie on them, and what is below them counts."""
    return bool(cards.power.get("transparent")) and not any(cards.power.get(name) for name in ("draw", "skips"))


def _last_without_effect(cards: ActingCards) -> LastCard:
    """Return the last card after which the round goes on, and which its player neither names nor trades a hand for."""
    if _stays_empty(cards):
        return "last"
    return last_card(cards.rules) if goes_on_after_last(cards.rules, cards.power) else ""


def _stays_empty(cards: ActingCards) -> bool:
    """Tell whether a last card may leave its player with none, and not out (G-09)."""
    power = cards.power
    return bool(power.get("plays_again")) and not any(power.get(name) for name in ("wins_last", "never_last", "last_costs"))


def _plays_after_taking(cards: ActingCards) -> bool:
    return bool(cards.power.get("lets_steal")) and not any(cards.power.get(name) for name in ("plays_again", "skips", "draw"))


def _is_turn_at_two_said(cards: ActingCards) -> bool:
    """Tell whether what holds with two players is no part of another deed."""
    return bool(cards.power.get("turn_at_two")) and not _plays_after_taking(cards)


def _theft(cards: ActingCards) -> Steals:
    """Return what becomes of the turn of who takes a card."""
    power = cards.power
    if _plays_after_taking(cards):
        passes_attack = lies_on_attacks(cards) and not power.get("clears_debt")
        two = bool(power.get("turn_at_two"))
        of_two = two and two_may_be_left(cards.rules)
        return Steals("plays", at_two="loses" if two else "", of_two=of_two, passes_attack=passes_attack)
    skipped = cards.number("skips")
    if power.get("plays_again") or not skipped:
        return Steals()
    if not power.get("not_at_two"):
        return Steals("loses", skipped)
    return Steals("loses", skipped, "keeps" if power.get("draw") else "plays", of_two=two_may_be_left(cards.rules))


def _last_again(cards: ActingCards) -> Literal["", "draws", "draws_or_out", "wins", "wins_at_ace"]:
    """Return what becomes of a player whose last card obliges to play again (G-09)."""
    if cards.power.get("wins_last"):
        return "wins_at_ace" if counted_down(cards.rules) > 1 else "wins"
    if not _stays_empty(cards):
        return ""
    return "draws" if cards.rules.knobs["recycles"] else "draws_or_out"


def _as_last_card(cards: ActingCards) -> Iterator[Deed]:
    """Yield what the cards do as a last card."""
    rules, power = cards.rules, cards.power
    if power.get("last_draw"):
        last, draw = cards.number("last_draw"), cards.number("draw")
        goes_on = goes_on_after(rules) or counted_down(rules) > 1
        more = (*_NOT_AT_LAST, *(_CALLING if goes_on else ()))
        answers = listed_in(cards, "last_answered_by")
        yield LastDraws(
            last,
            other="only" if any(power.get(name) for name in more) else "instead" if draw not in (0, last) else "",
            and_all_due=bool(rules.knobs["attacks_add"])
            and any(select_faces(str(other.get("answered_by", ""))) & cards.faces for other in rules.powers.values()),
            answers=answers,
            even_with=meeting(rules, cards.faces, answers_to(rules, cards.first)) if draw and not answers else 0,
            goes_on=goes_on,
            calls_nothing=goes_on and is_joker(cards.first) and any(power.get(name) for name in _CALLING),
            unannounced=goes_on and bool(answers) and _is_announced(cards, answers),
            even_together=bool(draw and power.get("adds_up")),
            final=some_are_answered(rules),
        )
    if power.get("doubles"):
        yield Doubles(last_card(rules), once=goes_on_after(rules))
    if points := int(power.get("last_points", 0)):
        yield LastPoints(
            abs(points),
            points < 0,
            last_card(rules),
            if_won=rules.knobs["count"] == "winner_takes" and goes_on_after(rules),
            even_together=bool(power.get("adds_up")),
        )
    if power.get("never_last"):
        yield Does("never_last")
    if power.get("last_on_own_suit"):
        # A joker has no suit of its own.
        yield Does("never_last" if cards.faces & JOKERS else "last_on_own_suit")
    if power.get("last_costs"):
        first = any(power.get(name) for name in ("gives", "trades", "rotates", "passes_on", "lets_steal"))
        yield LastCosts(cards.number("last_costs"), out_if_empty=not rules.knobs["recycles"], first=first)


def _may_be_covered_at_once(cards: ActingCards) -> bool:
    """Tell whether others, of another rank, may be laid on *cards* in the same play."""
    return bool(cards.having("plays_flush") or any(neighbours_in_runs(cards.rules, face) for face in faces_of(cards.faces)))


def _skipped_at_two(cards: ActingCards) -> Literal["", "again", "opponent"]:
    """Return who plays after cards that skip more players than there are others in a game for two."""
    power, players = cards.power, cards.number("skips")
    otherwise = any(
        power.get(name) for name in ("not_at_two", "turn_at_two", "draw", "plays_again", "skip_answered_by", "lets_steal")
    )
    if players < 2 or otherwise or (cards.rules.seats[0] > 2 and not two_may_be_left(cards.rules)):
        return ""
    return "again" if players % 2 else "opponent"


def _is_announced(cards: ActingCards, answers: FaceSet) -> bool:
    """Tell whether one of *answers* is usually laid with an announcement, which cannot come later."""
    knobs = cards.rules.knobs
    at_once = knobs["announces"] and (knobs["forgotten"] != "caught" or not knobs["late_say"])
    return bool(at_once or knobs["announces_last"] or answers & cards.having("announced"))
