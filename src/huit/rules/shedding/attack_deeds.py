"""Attacks: whom they hit, what becomes of their turn, and what an answer makes of them."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from huit.cards import JOKERS, FaceSet, faces_of
from huit.rules.acting import ActingCards
from huit.rules.deeds import Deed
from huit.rules.rule_set import Power, RuleSet
from huit.rules.shedding.answers import (
    answers_by_suit,
    answers_to,
    goes_on_attacks,
    lies_on_attacks,
    listed_in,
    meeting,
    some_are_answered,
)
from huit.rules.shedding.deeds import (
    BackToAttacker,
    Chain,
    ChangedAgain,
    DoublesAttack,
    Doubt,
    Draws,
    FallsBack,
    GoesRound,
    LastCard,
    OwnAttack,
    PassedInTurn,
    PassesAfter,
    PlayResumes,
    ReplacesAttack,
    RoundOver,
    SendsBack,
    TakesAim,
    Victim,
)
from huit.rules.shedding.endings import goes_on_after, goes_on_after_last, last_card, two_may_be_left

_CHANGING = ("sweeps", "clears_debt", "skips", "turn_at_two", "hits_previous", "hits_chosen", "reverses")
"""What cards do that are laid on an attack of one’s own, besides adding to it."""
_AIMS: dict[str, Victim] = {"hits_previous": "previous", "hits_chosen": "chosen"}


def attacks(cards: ActingCards) -> Iterator[Deed]:
    """Yield whom an attack of *cards* hits, what they may do, and what becomes of their turn."""
    rules, power = cards.rules, cards.power
    if not power.get("draw"):
        return
    if power.get("sweeps"):
        yield from _round(cards)
        return
    (answers, own_suit), aim = _answers(cards), _aim(cards)
    past = bool(power.get("skips")) and not power.get("plays_again")
    answered = answers or own_suit or power.get("doubt_costs") or power.get("then_plays") or cards.having("on_debt")
    yield Draws(
        cards.number("draw"),
        aim or ("after_skipped" if past else "next"),
        _turn_of_the_hit(cards),
        next_at_two=past and bool(power.get("not_at_two")),
        of_two=past and bool(power.get("not_at_two")) and two_may_be_left(rules),
        after_again=bool(power.get("plays_again")),
        answers=answers,
        final=not answered and some_are_answered(rules),
        own_suit=own_suit,
    )
    if power.get("draw_doubles"):
        yield DoublesAttack()
    replaced = not rules.knobs["attacks_add"]
    if power.get("plays_again") and (replaced or any(cards.having(name) for name in _CHANGING)):
        yield ChangedAgain()
    if power.get("doubt_costs"):
        out = goes_on_after(rules) if power.get("gives") else goes_on_after_last(rules, power) and not power.get("last_draw")
        yield Doubt(cards.number("doubt_costs"), but_answers=lies_on_attacks(cards), but_out=out)
    if aim:
        yield from _aimed(cards, aim)
    if power.get("then_plays"):
        like = cards.having("then_plays")
        powers = [rules.power(face) for face in faces_of(like)]
        adds = {int(one["draw"]) for one in powers if one.get("draw")}
        past = any(one.get("skips") and not one.get("plays_again") for one in powers)
        yield Chain(like, adds.pop() if len(adds) == 1 else 0, next_one=not past)
    if _plays_again_at_two(cards):
        yield OwnAttack("again", if_odd=bool(power.get("adds_up")), of_two=two_may_be_left(rules))
    if players := _skipped_round(cards):
        yield OwnAttack("skipping", players, if_odd=bool(power.get("adds_up")))
    if power.get("turn_at_two_left") and not power.get("plays_again") and not power.get("lets_steal"):
        yield OwnAttack("two_left")


def _answers(cards: ActingCards) -> tuple[FaceSet, FaceSet]:
    """Return the cards that answer an attack of *cards*, and the ranks of which only that of the same suit does."""
    if len({cards.rules.power(face).get("answered_by") for face in faces_of(cards.faces)}) == 1:
        return listed_in(cards, "answered_by"), 0
    always, own = answers_by_suit(cards.rules, cards.first)
    return meeting(cards.rules, cards.faces, always), own & cards.rules.deck


def sent_back(cards: ActingCards) -> Iterator[Deed]:
    """Yield where an attack goes on which *cards* are laid that send it back, and who plays then."""
    if cards.power.get("sends_back"):
        yield SendsBack(but_round=bool(cards.having("sweeps")), may_be_out=goes_on_after(cards.rules))
        yield PlayResumes()


def passes(cards: ActingCards) -> Iterator[Deed]:
    """Yield what becomes of an attack on which *cards* are laid that do not stop it, and do not add to it either."""
    power = cards.power
    if power.get("draw") and power.get("sweeps") and not power.get("on_debt") and goes_on_attacks(cards, but="sweeps"):
        yield ReplacesAttack()
    if any(power.get(name) for name in ("clears_debt", "draw", "sends_back", "stands_for", "plays_again")) or not goes_on_attacks(
        cards
    ):
        return
    if power.get("skips"):
        two = bool(power.get("not_at_two"))
        yield PassesAfter(next_at_two=two, of_two=two and two_may_be_left(cards.rules))
    if _plays_again_at_two(cards):
        yield FallsBack((2,), if_odd=_by_odd_numbers(cards), of_two=two_may_be_left(cards.rules))
    if players := _skipped_round(cards):
        yield FallsBack(players, if_odd=_by_odd_numbers(cards))
    if power.get("turn_at_two_left") and not power.get("lets_steal"):
        yield FallsBack()


def covered_attack(
    cards: ActingCards,
) -> Literal["replaced", "added", "doubled", "passed", "passed_after", "stopped", "sent", "as_another"]:
    """Return what becomes of an attack under cards that go on any."""
    power = cards.power
    if power.get("stands_for"):
        return "as_another"
    if power.get("sweeps") or (power.get("draw") and power.get("clears_debt")):
        return "replaced"
    if power.get("draw"):
        return _under_another(cards.rules, power)
    if power.get("clears_debt"):
        return "stopped"
    if power.get("sends_back"):
        return "sent"
    return "passed_after" if power.get("skips") and not power.get("plays_again") else "passed"


def _under_another(rules: RuleSet, power: Power) -> Literal["replaced", "added", "doubled"]:
    """Return what becomes of an attack under another one."""
    if not rules.knobs["attacks_add"]:
        return "replaced"
    return "doubled" if power.get("draw_doubles") else "added"


def _aim(cards: ActingCards) -> Victim | None:
    return next((who for name, who in _AIMS.items() if cards.power.get(name)), None)


def _turn_of_the_hit(cards: ActingCards) -> Literal["loses", "plays", "may_play", "may_draw", "out_of_turn"]:
    """Return what becomes of the turn of who pays an attack: by the card, or by how many cards they draw (KP-08)."""
    power = cards.power
    if power.get("then_plays"):
        return "plays"
    if _aim(cards):
        return "out_of_turn"
    if power.get("payer_draws"):
        return "may_draw"
    by_number = 0 < int(cards.rules.at("plays_after_paying", seats=2)) <= cards.number("draw")
    return "may_play" if by_number or power.get("payer_plays") else "loses"


def _aimed(cards: ActingCards, who: Victim) -> Iterator[Deed]:
    """Yield who plays after an attack out of turn, and what becomes of it where it is answered."""
    yield PlayResumes()
    if goes_on_attacks(cards) and not cards.power.get("clears_debt"):
        yield TakesAim(who)
    passing = meeting(cards.rules, cards.faces, answers_to(cards.rules, cards.first))
    for name in ("draw", "clears_debt", "sends_back", "stands_for"):
        passing &= ~cards.having(name)
    if passing:
        yield PassedInTurn(passing, may_play=bool(cards.rules.knobs["plays_after_paying"]))


def _by_odd_numbers(cards: ActingCards) -> bool:
    """Tell whether each of several cards laid together takes a turn away, so that two of them come round."""
    return bool(cards.power.get("adds_up")) and not cards.power.get("skips_add_up")


def _plays_again_at_two(cards: ActingCards) -> bool:
    return 2 in cards.rules.seats and bool(cards.power.get("turn_at_two")) and not cards.power.get("plays_again")


def _skipped_round(cards: ActingCards) -> tuple[int, ...]:
    """Return with how many players the next one, once others are skipped, is whoever played the card.

    Several cards that each skip some come round at two often enough; farther than that is not told of them.
    """
    power, skips = cards.power, cards.number("skips")
    if not skips or power.get("plays_again"):
        return ()
    if power.get("skips_add_up"):
        skips = 1
    otherwise = bool(power.get("turn_at_two") or power.get("not_at_two"))
    numbers = (2,) if power.get("adds_up") and not power.get("skips_add_up") else cards.rules.seats
    return tuple(n for n in numbers if n in cards.rules.seats and (1 + skips) % n == 0 and not (n == 2 and otherwise))


def _round(cards: ActingCards) -> Iterator[Deed]:
    """Yield how an attack goes round, and what answers make of it (BL-11 to BL-15)."""
    power = cards.power
    comes_back = bool(power.get("comes_back"))
    answers = _answers_to_a_round(cards)
    if comes_back and not answers:
        yield Draws(cards.number("draw"), "each", "back", but_last=_last_of_its_player(cards))
        return
    yield Draws(cards.number("draw"), "each", "loses" if comes_back else "plays")
    yield from answers
    if passing := sum(one.answers for one in answers if one.attack == "passed"):
        yield BackToAttacker(may_skip=bool(passing & cards.having("skips")))
    by = _sent_round(cards)
    anew = any(one.attack == "anew" for one in answers)
    back = sum(1 << face for face in faces_of(by) if cards.rules.power(face).get("comes_back"))
    if back not in (0, by):
        yield RoundOver(comes_back=True, again=True, by=by, only_by=back)
    elif comes_back:
        yield RoundOver(comes_back, again=anew, by=by)
    else:
        yield RoundOver(comes_back, again=anew)


def _last_of_its_player(cards: ActingCards) -> LastCard:
    """Return the last card with which a player is out; none where these are never one, or leave their player in."""
    return "" if cards.power.get("never_last") or cards.power.get("last_costs") else last_card(cards.rules)


def _sent_round(cards: ActingCards) -> FaceSet:
    """Return the cards that may send an attack of *cards* round: these, and all by which one is answered and begins anew."""
    rules, sent, todo = cards.rules, cards.faces, cards.faces
    while todo:
        answers = 0
        for face in faces_of(todo):
            answers |= answers_to(rules, face)
        todo = answers & cards.having("sweeps") & ~sent
        sent |= todo
    return sent


def _answers_to_a_round(cards: ActingCards) -> list[GoesRound]:
    """Return the cards that go on an attack that goes round, by what becomes of it then."""
    rules, power = cards.rules, cards.power
    answers = meeting(rules, cards.faces, answers_to(rules, cards.first))
    # A joker may be one of the cards that are listed; for others it does not stand.
    some = rules.deck if listed_in(cards, "answered_by") & ~JOKERS else answers
    stand_ins = meeting(rules, cards.faces, cards.having("stands_for")) & some
    alike: dict[GoesRound, FaceSet] = {}
    # A joker that stands for one of the others does what that one does.
    for face in faces_of(answers & ~stand_ins or answers):
        what = _answered_round(rules, rules.power(face))
        alike[what] = alike.get(what, 0) | 1 << face
    must, even_drawn = bool(power.get("must_answer")), bool(power.get("drawn_answers"))
    others = stand_ins if answers & ~stand_ins else 0
    return [replace(what, answers=faces, must=must, even_drawn=even_drawn, or_with=others) for what, faces in alike.items()]


def _answered_round(rules: RuleSet, power: Power) -> GoesRound:
    """Return what becomes of an attack that goes round, answered by a card of that power."""
    if power.get("sweeps"):
        return GoesRound(0, "anew")
    if power.get("clears_debt"):
        return GoesRound(0, "stopped")
    if power.get("draw"):
        return GoesRound(0, _under_another(rules, power))
    turns, again = bool(power.get("reverses")) and rules.seats[-1] > 2, bool(power.get("plays_again"))
    skips = 1 if power.get("skips_add_up") else int(power.get("skips", 0))
    return GoesRound(0, "passed", turns=turns, skips=0 if again else skips, again=again)
