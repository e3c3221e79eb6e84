"""What the sheet says of the cards that go on each other is what the columns of the engine let be played, in every mix."""

from collections.abc import Iterator

import pytest

from huit.cards import FaceSet, faces_of, rank_of, select_faces
from huit.rules import RuleSet, load_rules
from huit.rules.deeds import Deed
from huit.rules.families import schema_of
from huit.rules.prose import card_deeds, card_effects, notes
from huit.rules.shedding.columns import LAST, ON_FACE, SKIPPING, UNPAID, SheddingRules, named_row
from huit.rules.shedding.deeds import AnythingOnIt, Draws, GoesAnywhere, GoesOn, GoesRound, LastDraws, Skips
from tests.cases import mostly_long
from tests.rules.outcomes import one
from tests.rules.test_sentences import LOTS, accepted


def untrue(rules: RuleSet, faces: FaceSet) -> Iterator[str]:
    """Yield what the deeds of *faces* say of other cards and the columns do not let be played."""
    at_most: SheddingRules = schema_of(rules.family).write_columns(rules, seats=rules.seats[-1])
    accept, deck, own = at_most.accept, rules.deck, list(faces_of(faces))
    copies = sum(rules.pack.count(face) for face in own) * max(rules.packs(seats=seats) for seats in rules.seats)
    there = deck if copies > 1 else deck & ~faces
    deeds = card_deeds(faces, rules)
    for deed in deeds:
        match deed:
            case Draws(answers=named) | GoesRound(answers=named):
                row = UNPAID
            case Skips(kept_by=named):
                row = SKIPPING
            case LastDraws(answers=named):
                row = LAST
            case _:
                named = row = 0
        if any(not 1 << face & there or not any(accept[row + one] >> face & 1 for one in own) for face in faces_of(named)):
            yield type(deed).__name__
        match deed:
            case GoesOn(two_left=True):
                if any(not (at_most.linked_at_two[top] | accept[ON_FACE + top]) & faces for top in faces_of(deed.tops)):
                    yield "at_two_left"
            case GoesOn():
                if any(not accept[ON_FACE + top] & faces for top in faces_of(deed.tops)):
                    yield "goes_on"
                callers = [top for top in faces_of(deed.tops) if rules.power(top).get("names_suit") and top < 52]
                rows = [named_row(top, suit) for top in callers if not deed.but_called >> top & 1 for suit in range(4)]
                if any(not accept[row] & faces for row in rows):
                    yield "goes_on once a suit is called"
            case GoesAnywhere():
                if not deed.if_unable and any(not accept[ON_FACE + top] & faces for top in faces_of(deck & ~deed.but)):
                    yield "wild"
                if deed.or_on and not any(at_most.following[row] & accept[row] & faces for row in own_rows(rules, own)):
                    yield "own_rank"
            case _:
                pass
    yield from untrue_of_jokers(rules, at_most, own[0], deeds)


def own_rows(rules: RuleSet, own: list[int]) -> list[int]:
    """Return the rows of the suits that cards of the ranks of *own* call."""
    tops = [face for face in faces_of(rules.deck) if face < 52 and any(rank_of(face) == rank_of(one) for one in own)]
    return [named_row(face, suit) for face in tops for suit in range(4) if rules.power(face).get("names_suit")]


def untrue_of_jokers(rules: RuleSet, columns: SheddingRules, joker: int, deeds: tuple[Deed, ...]) -> Iterator[str]:
    """Any card goes on a joker, or one that takes any, but what it refuses: said where it is true, and nowhere else."""
    power = rules.power(joker)
    takes_any = joker >= 52 or bool(power.get("takes_any"))
    in_force = takes_any and not any(power.get(name) for name in ("stands_for", "transparent", "names_rank", "names_card"))
    # A joker has no suit of its own, and calls none where it would have to be played on that.
    in_force = in_force and (not power.get("names_suit") or bool(power.get("names_own_suit")))
    on_it = one(deeds, AnythingOnIt)
    if (on_it is not None) != in_force:
        yield "any card on a joker"
    elif on_it and on_it.but != rules.deck & ~columns.accept[ON_FACE + joker]:
        yield "which cards on a joker"


@pytest.mark.parametrize("seeds", mostly_long(LOTS, every=len(LOTS)), ids=str)
def test_cards_that_are_said_to_go_on_others_go_on_them(seeds: range):
    found = [
        f"{what} of {effect.cards}: {effect.text['en']}"
        for rules in accepted(seeds)
        if rules.family == "shedding"
        for effect in card_effects(rules)
        for what in untrue(rules, select_faces(" ".join(effect.cards)) & rules.deck)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("options", "card"),
    [
        ({"powers": {"A": {"draw": 2, "answered_by": ["A", "8"], "refuses": ["8"]}}}, "A"),
        ({"powers": {"J": {"skips": 1, "skip_answered_by": ["J", "Q"], "refuses": ["Q"]}}}, "J"),
        ({"jokers": True, "powers": {"joker": {"goes_on": ["J", "Q"]}, "Q": {"refuses": ["joker"]}}}, "joker"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "draw": 3, "refuses": ["joker"]}}}, "joker"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "names_rank": True}}}, "joker"),
        ({"jokers": True, "powers": {"Xr": {"wild": True, "names_suit": True}, "Xb": {"wild": True, "draw": 4}}}, "Xr"),
        ({"jokers": 1, "packs": 1, "hand": 4, "powers": {"joker": {"wild": True, "draw": 4, "answered_by": ["joker"]}}}, "joker"),
        ({"powers": {"J": {"wild": True, "only_if_unable": True, "names_suit": True, "refuses": ["J"]}}}, "J"),
        ({"powers": {"Q": {"wild": True, "names_suit": True}, "9h": {"goes_on": ["s"]}}}, "9h"),
        ({"jokers": True, "powers": {"joker": {"wild": True, "only_if_unable": True, "names_suit": True}}}, "joker"),
    ],
)
def test_what_a_card_refuses_is_not_said_to_go_on_it(options: dict[str, object], card: str):
    rules = load_rules("rien", options={"play_limit": 300, "seats_max": 4} | options)
    faces = select_faces(card) & rules.deck
    assert not list(untrue(rules, faces))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"powers": {"J": {"names_suit": True}}}, "un valet sur un valet"),
        ({"powers": {"J": {"names_suit": True, "refuses": ["J"]}}}, ""),
        ({"powers": {"Js": {"names_suit": True}}}, "un valet sur un valet de pique"),
        ({"countdown": 8}, "sa valeur passe-partout"),
        ({"powers": {"9": {"wild": True}}}, "un 9"),
        ({"powers": {"J": {"wild": True, "only_if_unable": True, "names_suit": True}}}, "un valet sur un valet"),
    ],
)
def test_what_goes_at_any_time_where_suit_must_be_followed(options: dict[str, object], told: str):
    """HC-04, LH-08, LH-24: and whoever could follow may play it."""
    rules = load_rules("rien", options={"must_follow": True, "seats_max": 4} | options)
    followed = next(sentence for sentence in notes(rules, "fr") if "fournir" in sentence)
    assert (f"(à tout moment\u00a0: {told})" in followed) == bool(told)
    assert ("(" in followed) == bool(told)
