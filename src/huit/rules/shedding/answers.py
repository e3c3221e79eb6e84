"""Cards that never go on a card, named or higher than it is; and cards that go on its attack."""

from huit.cards import JOKERS, Face, FaceSet, faces_of, is_joker, select_faces
from huit.rules.acting import ActingCards
from huit.rules.rule_set import RuleSet, once


@once
def refused_by(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that nobody lays on *face*, among those of the game. A joker is neither high nor low.

    >>> from huit.cards import faces_text, faces_of
    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"Q": {"refuses_higher": True, "refuses": "2h"}}})
    >>> faces_text(faces_of(refused_by(rules, 44)))
    '2h Kc Kd Kh Ks'
    """
    power = rules.power(face)
    refused = select_faces(str(power.get("refuses", "")))
    if power.get("refuses_higher") and not is_joker(face):
        refused |= (-1 << 4 * (face // 4 + 1)) & ~JOKERS
    return refused & rules.deck


@once
def answers_to(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that go on the unpaid attack of *face*: its answers, and those that go on any attack.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> faces_text(faces_of(answers_to(load_rules("minimale"), 4)))
    '2c 2d 2h 2s'
    """
    passing = sum(1 << other for other in faces_of(rules.deck) if rules.power(other).get("on_debt"))
    return (select_faces(str(rules.power(face).get("answered_by", ""))) & rules.deck | passing) & ~refused_by(rules, face)


def answers_by_suit(rules: RuleSet, face: Face) -> tuple[FaceSet, FaceSet]:
    """Return the cards that answer an attack of *face*, and whole ranks of which only that of its own suit does.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"2c": {"draw": 2, "answered_by": "2 3c"}}})
    >>> answers_by_suit(rules, 4) == (0b1111 << 4, 0b1111 << 8)
    True
    """
    listed = select_faces(str(rules.power(face).get("answered_by", ""))) & rules.deck & ~refused_by(rules, face)
    own = 0
    for other in faces_of(listed & ~JOKERS):
        rank = 0b1111 << (other & ~3)
        if listed & rank == 1 << other and other & 3 == face & 3 and rank & rules.deck != 1 << other:
            own |= rank
    return listed & ~own, own


def goes_on_attacks(cards: ActingCards, *, but: str = "") -> bool:
    """Tell whether *cards* may be laid on an attack that is not paid yet, of a card without the knob *but*.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale")
    >>> [goes_on_attacks(ActingCards(rules, 0b1111 << rank, {})) for rank in (4, 8)]
    [True, False]
    """
    rules = cards.rules
    attacks = [face for face in faces_of(cards.having("draw")) if not rules.power(face).get(but)]
    return bool(cards.power.get("on_debt")) or any(
        meeting(rules, 1 << face, select_faces(str(rules.power(face).get("answered_by", "")))) & cards.faces for face in attacks
    )


def keeps_turns(rules: RuleSet, face: Face) -> bool:
    """Tell whether *face* keeps a turn that some card takes away.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("prsi")
    >>> keeps_turns(rules, 0), keeps_turns(rules, 28)
    (True, False)
    """
    skipping = [other for other in faces_of(rules.deck) if rules.power(other).get("skip_answered_by")]
    return any(
        meeting(rules, 1 << other, select_faces(str(rules.power(other)["skip_answered_by"])) & ~refused_by(rules, other)) >> face
        & 1
        for other in skipping
    )


def lies_on_attacks(cards: ActingCards) -> bool:
    """Tell whether *cards* may come to lie on an attack: one that they go on, or one that their player has begun or answered.

    Whoever attacks, or answers without stopping the attack, by a card that obliges to play again, lays any card that goes on it.

    >>> from huit.rules import load_rules
    >>> lies_on_attacks(ActingCards(load_rules("rien", options={"powers": {"9": {"draw": 1, "plays_again": True}}}), 1, {}))
    True
    """
    return bool(plays_on_attacks(cards.rules)) or goes_on_attacks(cards)


def plays_on_attacks(rules: RuleSet) -> FaceSet:
    """Return the cards that oblige to play again while an attack is on, which they begin or do not stop.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> powers = {"A": {"draw": 2, "answered_by": ["Q"]}, "Q": {"plays_again": True}, "K": {"plays_again": True}}
    >>> faces_text(faces_of(plays_on_attacks(load_rules("rien", options={"powers": powers}))))
    'Qc Qd Qh Qs'
    """
    answers = answering(rules)
    for face in faces_of(answers):
        answers |= laid_after(rules, face)
    powers = {face: rules.power(face) for face in faces_of(rules.deck)}
    return sum(
        1 << face
        for face, power in powers.items()
        if power.get("plays_again") and (power.get("draw") or (answers >> face & 1 and not power.get("clears_debt")))
    )


def answers_some(rules: RuleSet, face: Face, *, but: str = "") -> bool:
    """Tell whether *face* may come to lie on an unpaid attack of a card without the knob *but*, alone or after others.

    >>> from huit.rules import load_rules
    >>> answers_some(load_rules("minimale"), 4), answers_some(load_rules("minimale"), 8)
    (True, False)
    """
    attacks = [other for other in faces_of(rules.deck) if rules.power(other).get("draw") and not rules.power(other).get(but)]
    on_them = any(meeting(rules, 1 << other, answers_to(rules, other)) >> face & 1 for other in attacks)
    return on_them or (bool(attacks) and follows_answer(rules, 1 << face))


def attacks_meet(rules: RuleSet) -> bool:
    """Tell whether some attack may be laid on another, of which it could take the place: not one that stops it, or goes round.

    >>> from huit.rules import load_rules
    >>> [attacks_meet(load_rules(name)) for name in ("minimale", "rien")]
    [True, False]
    """
    apart = ("sweeps", "clears_debt")
    powers = {face: rules.power(face) for face in faces_of(rules.deck)}
    attacking = [
        face
        for face, power in powers.items()
        if power.get("last_draw") or (power.get("draw") and not any(power.get(name) for name in apart))
    ]
    return bool(attacking and plays_on_attacks(rules)) or any(answers_some(rules, face) for face in attacking)


def follows_answer(rules: RuleSet, faces: FaceSet) -> bool:
    """Tell whether one of *faces* may be laid in one play after a card that goes on an attack (G-14).

    >>> from huit.rules import load_rules
    >>> powers = {"6": {"draw": 2, "answered_by": ["7"]}, "7": {"plays_run": True}, "8": {"plays_run": True}, "9": {}}
    >>> rules = load_rules("rien", options={"powers": powers})
    >>> follows_answer(rules, 0b1111 << 28), follows_answer(rules, 0b1111 << 32)
    (True, False)
    """
    return any(laid_after(rules, first) & faces for first in faces_of(answering(rules)))


def answering(rules: RuleSet) -> FaceSet:
    """Return the cards that go on some attack that is not paid.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> faces_text(faces_of(answering(load_rules("rien", options={"powers": {"2": {"draw": 2, "answered_by": ["3c"]}}}))))
    '3c'
    """
    answers = 0
    for face in faces_of(rules.deck):
        answers |= answers_to(rules, face) if rules.power(face).get("draw") else 0
    return answers


@once
def some_are_answered(rules: RuleSet) -> bool:
    """Tell whether some attack, that of a last card too, is answered by another card than the only one of its kind.

    >>> from huit.rules import load_rules
    >>> king = {"Kh": {"draw": 4, "answered_by": "Kh"}}
    >>> [some_are_answered(load_rules("rien", options={"packs": packs, "hand": 2, "powers": king})) for packs in (1, 2)]
    [False, True]
    """
    powers = {face: rules.power(face) for face in faces_of(rules.deck)}
    return any(
        (power.get("draw") and meeting(rules, 1 << face, answers_to(rules, face)))
        or (power.get("last_draw") and power.get("last_answered_by"))
        for face, power in powers.items()
    )


@once
def laid_after(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards that may be laid in one play after *face*: of its suit, of its rank, or in a run.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> powers = {"5 6 7 8": {"plays_run": True}, "6": {"refuses": ["7"]}, "Q": {"plays_set": True, "refuses": ["Q"]}}
    >>> rules = load_rules("rien", options={"powers": powers})
    >>> [faces_text(faces_of(laid_after(rules, face))) for face in (16, 24, 44)]
    ['6c', '5c 6c 8c', '']
    """
    power = rules.power(face)
    if power.get("plays_flush") and not is_joker(face):
        return _one_by_one(rules, face, 0x1111111111111 << (face & 3) & rules.deck)
    after = _one_by_one(rules, face, rank_laid_together(rules, face)) if power.get("plays_set") else 0
    if power.get("plays_run") and not is_joker(face):
        after |= _run_of(rules, face)
    return after


@once
def rank_laid_together(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards of the rank of *face* that are laid in sets: with itself, where there are two of it.

    >>> from huit.rules import load_rules
    >>> rank_laid_together(load_rules("rien", options={"packs": 1, "hand": 2, "powers": {"Q": {"plays_set": True}}}), 44) >> 44
    14
    """
    alike = 0b1111 << (face & ~3) & rules.deck
    sets = sum(1 << other for other in faces_of(alike) if rules.power(other).get("plays_set"))
    return sets if there_are_two(rules, 1 << face) else sets & ~(1 << face)


@once
def neighbours_in_runs(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards of the suit of *face* that stand next to it in runs; a joker has none.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> faces_text(faces_of(neighbours_in_runs(load_rules("rien", options={"powers": {"A 2 3": {"plays_run": True}}}), 4)))
    'Ac 3c'
    """
    if is_joker(face):
        return 0
    beside = (1 << face + 4 | 1 << face >> 4) & rules.deck & ~JOKERS
    return sum(1 << other for other in faces_of(beside) if rules.power(other).get("plays_run"))


def longest_run(rules: RuleSet, face: Face) -> int:
    """Return how many cards the longest run has that begins with *face*.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"5 6 7 8": {"plays_run": True}}})
    >>> [longest_run(rules, face) for face in (16, 24, 44)]
    [4, 3, 1]
    """
    return 1 + max(_run_after(rules, face, step).bit_count() for step in (4, -4))


def _one_by_one(rules: RuleSet, face: Face, alike: FaceSet) -> FaceSet:
    """Return those of *alike* that can come to lie on *face*, on one another."""
    laid, tops = 0, 1 << face
    while tops:
        taken = 0
        for top in faces_of(tops):
            taken |= alike & ~refused_by(rules, top)
        tops = taken & ~laid
        laid |= taken
    return laid if there_are_two(rules, 1 << face) else laid & ~(1 << face)


@once
def turning_runs(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards of the rank of *face* to which a run may turn from it, whatever their suit.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> powers = {"5 6": {"plays_run": True}, "6s": {"run_turns": True}}
    >>> faces_text(faces_of(turning_runs(load_rules("rien", options={"packs": 1, "hand": 2, "powers": powers}), 20)))
    '6s'
    """
    alike = 0 if is_joker(face) else 0b1111 << (face & ~3) & rules.deck
    powers = {other: rules.power(other) for other in faces_of(alike)}
    turning = sum(1 << other for other, power in powers.items() if power.get("plays_run") and power.get("run_turns"))
    return meeting(rules, 1 << face, turning) if turning else 0


def _run_of(rules: RuleSet, first: Face) -> FaceSet:
    """Return the cards that may be part of a run that begins with *first*."""
    laid, todo, seen = 0, [(first, 0)], {(first, 0)}
    while todo:
        top, way = todo.pop()
        takes = ~refused_by(rules, top)
        steps = [(top + step, step) for step in ([way] if way else [4, -4]) if top + step >= 0]
        near = neighbours_in_runs(rules, top) & takes
        after = [(face, step) for face, step in steps if near >> face & 1]
        after += [(face, 0) for face in faces_of(turning_runs(rules, top) & takes)]
        todo += [one for one in after if one not in seen]
        seen.update(after)
        laid |= sum(1 << face for face in {face for face, _ in after})
    return laid if there_are_two(rules, 1 << first) else laid & ~(1 << first)


def _run_after(rules: RuleSet, face: Face, step: int) -> FaceSet:
    laid = 0
    while neighbours_in_runs(rules, face) & ~refused_by(rules, face) & (1 << face + step if face + step >= 0 else 0):
        face += step
        laid |= 1 << face
    return laid


def meeting(rules: RuleSet, faces: FaceSet, others: FaceSet) -> FaceSet:
    """Return *others* that can meet one of *faces* on the pile: the only one of its kind never meets itself.

    >>> from huit.rules import load_rules
    >>> one, two = (load_rules("rien", options={"packs": packs, "hand": 2}) for packs in (1, 2))
    >>> [meeting(rules, 1, 0b11).bit_count() for rules in (one, two)]
    [1, 2]
    """
    return others if there_are_two(rules, faces) else others & ~faces


def there_are_two(rules: RuleSet, faces: FaceSet) -> bool:
    """Tell whether there is more than one card of *faces* at the table, at least where most play."""
    there = sum(rules.pack.count(face) for face in faces_of(faces))
    return there > 1 or there * rules.most_packs_used > 1


def listed_in(cards: ActingCards, name: str) -> FaceSet:
    """Return the cards that a knob lists, and that can be there where it speaks of them.

    What a card refuses does not answer it, and a card does not go on one that refuses it.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"A": {"draw": 2, "answered_by": "A 8", "refuses": "8"}}})
    >>> faces_text(faces_of(listed_in(ActingCards(rules, 0b1111, rules.power(0)), "answered_by")))
    'Ac Ad Ah As'
    """
    listed = select_faces(str(cards.power.get(name, ""))) & cards.rules.deck
    if not listed:
        return 0
    if name in ("goes_on", "goes_on_at_two_left"):
        listed &= ~tops_refusing(cards)
    elif name not in ("last_answered_by", "refuses"):
        refused = cards.rules.deck
        for face in faces_of(cards.faces):
            refused &= refused_by(cards.rules, face)
        listed &= ~refused
    return meeting(cards.rules, cards.faces, listed)


def counted_down(rules: RuleSet) -> int:
    """Return from which rank hands are counted down, for any number of players; 0 where they are not.

    >>> from huit.rules import load_rules
    >>> counted_down(load_rules("rien", options={"countdown": 8}))
    8
    """
    return max(rules.at("countdown", seats=seats) for seats in rules.seats)


def refusing(rules: RuleSet, face: Face) -> FaceSet:
    """Return the cards of the pack that never take *face*, where it goes on any other; its own rank aside.

    >>> from huit.cards import faces_text
    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"5 8": {"wild": True}, "Ac": {"refuses": ["8"]}}})
    >>> [faces_text(faces_of(refusing(rules, face))) for face in (16, 28)]
    ['', 'Ac']
    """
    if not rules.power(face).get("wild"):
        return 0
    others = faces_of(rules.deck if is_joker(face) else rules.deck & ~(0b1111 << (face & ~3)))
    return sum(1 << top for top in others if refused_by(rules, top) >> face & 1)


def tops_refusing(cards: ActingCards) -> FaceSet:
    """Return the cards of the pack that take none of these.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("rien", options={"powers": {"8": {"refuses": ["Q"]}}})
    >>> tops_refusing(ActingCards(rules, 0b1111 << 44, {})) == 0b1111 << 28
    True
    """
    rules = cards.rules
    return sum(1 << face for face in faces_of(rules.deck) if refused_by(rules, face) & cards.faces == cards.faces)
