"""Deeds of laying: where cards go, what goes on them, and what is laid together; only cards of the pack are named."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from huit.cards import JOKERS, FaceSet, faces_of, is_joker, rank_of, select_faces
from huit.rules.acting import ActingCards
from huit.rules.deeds import Deed
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.answers import (
    answers_to,
    counted_down,
    goes_on_attacks,
    laid_after,
    listed_in,
    meeting,
    neighbours_in_runs,
    rank_laid_together,
    refused_by,
    tops_refusing,
    turning_runs,
)
from huit.rules.shedding.attack_deeds import covered_attack
from huit.rules.shedding.columns import ranks_named_by
from huit.rules.shedding.deeds import (
    AnswerEndsCall,
    AnythingOnIt,
    CallsCard,
    CallsRank,
    ChangesSuit,
    GoesAnywhere,
    GoesOn,
    GoesOnAttacks,
    LastCard,
    LeavesInForce,
    PassesUnder,
    PlaysFlush,
    PlaysRun,
    PlaysSet,
    RankComesBack,
    StandsFor,
)
from huit.rules.shedding.endings import goes_on_after_last, last_card
from huit.rules.shedding.idle import LINKS, acting_power
from huit.rules.shedding.schema import POWER_KNOBS


def laid_on(cards: ActingCards) -> Iterator[Deed]:
    """Yield on what *cards* go, and what they leave in force."""
    power = cards.power
    if power.get("wild"):
        yield _anywhere(cards)
    for name in ("goes_on", "goes_on_at_two_left"):
        if tops := listed_in(cards, name):
            lasting = tops & ~cards.having("transparent")
            two_left = name != "goes_on"
            yield GoesOn(lasting or tops, two_left, 0 if two_left else _called_off(cards, tops), as_starter=not lasting)
    if power.get("stands_for"):
        yield _stands_for(cards)
    if power.get("transparent"):
        yield LeavesInForce(but_counted=bool(cards.faces & _counted(cards.rules)) and not power.get("names_suit"))
    if power.get("on_debt"):
        yield GoesOnAttacks(covered_attack(cards))
    if power.get("names_suit"):
        yield ChangesSuit(bool(power.get("names_own_suit")), but_counted=bool(cards.faces & _counted(cards.rules)))
    if power.get("names_card"):
        yield CallsCard(
            meeting(cards.rules, cards.faces, cards.having("names_card")),
            lasting=cards.having("transparent") & ~cards.having("names_suit") & ~JOKERS,
            but_last=_calls_not_at_last(cards),
        )
    if power.get("names_rank"):
        yield CallsRank(
            meeting(cards.rules, cards.faces, cards.having("names_rank")),
            lasting=cards.having("transparent") & ~cards.having("names_suit") & ~JOKERS,
            ranks=ranks_named_by(cards.rules, cards.first) if power.get("ranks_named") else 0,
            but_last=_calls_not_at_last(cards),
        )
    if power.get("names_rank") or power.get("names_card"):
        yield RankComesBack()
        answers = meeting(cards.rules, cards.faces, answers_to(cards.rules, cards.first)) if power.get("draw") else 0
        if answers & ~(cards.having("names_rank") | cards.having("names_card") | cards.having("transparent")):
            yield AnswerEndsCall()


def _calls_not_at_last(cards: ActingCards) -> LastCard:
    """Return the last card that calls no rank and no card, though the round may go on after it."""
    calls = not goes_on_after_last(cards.rules, cards.power) or cards.power.get("last_draw")
    return "" if calls else last_card(cards.rules)


def _counted(rules: RuleSet) -> FaceSet:
    """Return the cards that are somebody's own wild rank, where hands are counted down."""
    return (1 << 4 * counted_down(rules)) - 1


def _anywhere(cards: ActingCards) -> GoesAnywhere:
    """Return what a wild card cannot be played on, and whose suit rules after one that calls none."""
    power = cards.power
    if_unable = bool(power.get("only_if_unable"))
    calls = any(power.get(name) for name in ("names_suit", "names_rank", "names_card", "transparent", "takes_any"))
    return GoesAnywhere(
        but=0 if if_unable else meeting(cards.rules, cards.faces, tops_refusing(cards)),
        if_unable=if_unable,
        or_on=_its_own_rank(cards) if if_unable else 0,
        free_on_attack=if_unable and goes_on_attacks(cards),
        not_on_rank=bool(cards.having("names_rank")) and not power.get("names_rank"),
        not_on_card=bool(cards.having("names_card")) and not power.get("names_card"),
        own_suit=not cards.faces & JOKERS and not calls,
    )


def _its_own_rank(cards: ActingCards) -> FaceSet:
    """Return the cards of the same rank that change the suit, on which cards go that otherwise cannot be followed (LH-08)."""
    refusing, callers = tops_refusing(cards), cards.having("names_suit")
    tops = [0b1111 << 4 * rank & callers & ~refusing for rank in {rank_of(face) for face in faces_of(cards.faces & ~JOKERS)}]
    return meeting(cards.rules, cards.faces, sum(tops)) if all(tops) else 0


def _called_off(cards: ActingCards, tops: FaceSet) -> FaceSet:
    """Return those of *tops* on which the cards do not go once these called a suit: only their rank counts then."""
    rules = cards.rules
    callers = 0
    for face in faces_of(tops & ~JOKERS & (cards.having("names_suit") | _counted(rules))):
        rank = 0b1111 << (face & ~3)
        # A card of the same rank goes on it all the same.
        if tops & rank != rank & rules.deck and cards.faces & ~rank:
            callers |= 1 << face
    return callers


def _stands_for(cards: ActingCards) -> StandsFor:
    """Return where a joker does not stand for just any card."""
    rules = cards.rules
    powers = [rules.power(face) for face in faces_of(rules.deck & ~cards.having("stands_for"))]
    acting = [acting_power(rules, face) for face in faces_of(rules.deck)]
    attacks, skips = (
        [bool(select_faces(str(power.get(answers, ""))) & rules.deck & ~JOKERS) for power in powers if power.get(name)]
        for name, answers in (("draw", "answered_by"), ("skips", "skip_answered_by"))
    )
    limited = any(attacks) or any(skips)
    return StandsFor(
        on_attack=any(attacks),
        on_skip=any(skips),
        none_on_some=limited and bool(cards.power.get("on_debt")) and not all(attacks),
        shows=bool(cards.having("transparent") & ~JOKERS),
        not_on_rank=bool(cards.having("names_rank")) and not cards.power.get("wild"),
        not_on_card=bool(cards.having("names_card")) and not cards.power.get("wild"),
        first_of_several=any(power.get(name) for power in acting for name in ("plays_set", "plays_run", "plays_flush")),
        even_last="" if cards.power.get("never_last") or cards.power.get("last_on_own_suit") else _stands_last(powers),
    )


def _stands_last(powers: list[Power]) -> Literal["", "out", "draws"]:
    """Return whether a joker is laid as a last card for one of these that is not, and whether its player then draws."""
    kept = [power for power in powers if power.get("never_last") or power.get("last_on_own_suit")]
    if not kept:
        return ""
    return "draws" if any(power.get("plays_again") and not power.get("wins_last") for power in kept) else "out"


def laid_together(cards: ActingCards) -> Iterator[Deed]:
    """Yield how cards are laid together, and that only the last one acts."""
    power = cards.power
    acts = any(power[name] and POWER_KNOBS[name].group != "together" for name in power if name not in LINKS)
    if power.get("plays_flush"):
        # The direction has turned before the others are laid.
        yield PlaysFlush(has_turned=bool(power.get("reverses")))
    elif power.get("plays_set"):
        several = PlaysSet(
            cards.number("set_of"), cards.number("set_from"), suit_first=bool(power.get("set_in_suit")), last_acts=acts
        )
        yield _each_counted(cards, several) if power.get("adds_up") else several
    elif power.get("plays_run"):
        runs = cards.having("plays_run") & cards.rules.deck
        yield PlaysRun(
            last_acts=acts,
            ace_before_two=all(runs & select_faces(rank) for rank in ("A", "2")),
            but_refused=any(
                (neighbours_in_runs(cards.rules, face) | turning_runs(cards.rules, face)) & refused_by(cards.rules, face)
                for face in faces_of(runs)
            ),
            turns=bool(power.get("run_turns")),
            least=cards.number("run_from") if cards.number("run_from") > 2 else 0,
            if_first=len({max(2, int(cards.rules.power(face).get("run_from", 0))) for face in faces_of(runs)}) > 1,
        )


_BY_THE_LAST = ("names_suit", "names_rank", "names_card", "transparent", "gives", "trades", "rotates", "passes_on", "plays_again")
"""What only the last of several cards laid together does, though each of them counts."""


def _each_counted(cards: ActingCards, several: PlaysSet) -> PlaysSet:
    """Return what becomes of *several* laid together, each of which counts; with an example where all of a rank do alike."""
    power = cards.power
    alike = rank_laid_together(cards.rules, cards.first) | 1 << cards.first
    counted = {
        tuple(cards.rules.power(face).get(name, 0) for name in ("adds_up", "draw", "skips", "reverses"))
        for face in faces_of(alike)
    }
    example = max(2, several.number, several.least) if len(counted) == 1 else 0
    return replace(
        several,
        times_cards=bool(power.get("draw")),
        times_turns=bool(power.get("skips")),
        times_reverses=bool(power.get("reverses")),
        example=example,
        draws=example * cards.number("draw"),
        turns=example * cards.number("skips"),
        one_each=not power.get("skips_add_up"),
        by_rank=not alike & JOKERS and alike == 0b1111 << (cards.first & ~3) & cards.rules.deck,
        rest_last=any(power.get(name) for name in _BY_THE_LAST),
    )


def passed_under_others(cards: ActingCards) -> Iterator[Deed]:
    """Yield what becomes of an attack on which cards are laid together, the last of which has nothing to do with it."""
    alike = 0
    for face in faces_of(cards.faces):
        alike |= laid_after(cards.rules, face)
    last = alike | cards.faces
    attack, stop = (last & cards.having(name) for name in ("draw", "clears_debt"))
    turning = cards.having("skips") | cards.having("turn_at_two") | cards.having("turn_at_two_left")
    skip = alike & turning & ~cards.having("plays_again")
    if alike & ~(attack | stop | cards.having("sends_back")) and goes_on_attacks(cards):
        send = bool(last & cards.having("sends_back"))
        yield PassesUnder(may_attack=bool(attack), may_stop=bool(stop), may_skip=bool(skip), may_send=send)


def anything_on_it(cards: ActingCards) -> Iterator[Deed]:
    """Yield what goes on a card that takes any, or a joker that is, calls and leaves in force nothing else (W10-03).

    That is any card, once its attack is over.
    """
    otherwise = ("stands_for", "transparent", "names_suit", "names_rank", "names_card")
    takes_any = is_joker(cards.first) or cards.power.get("takes_any")
    if takes_any and not any(cards.power.get(name) for name in otherwise):
        yield AnythingOnIt(refused_by(cards.rules, cards.first), once_paid=bool(cards.power.get("draw")))
