"""The part of a rule sheet about what many cards do alike, told once of the round: laid together, or costly as a last card."""

from collections.abc import Iterator
from typing import Literal

from huit.cards import JOKERS, FaceSet, faces_of, select_faces
from huit.rules.acting import ActingCards
from huit.rules.deed_sentences import Subject, in_words
from huit.rules.deeds import Deed
from huit.rules.rule_set import RuleSet, once
from huit.rules.shedding.deeds import LastCosts, PassesUnder, PlaysRun, PlaysSet, SeveralCount
from huit.rules.shedding.idle import acting_power
from huit.rules.shedding.laying_deeds import laid_together as laid_together_by
from huit.rules.shedding.laying_deeds import passed_under_others
from huit.rules.words import of_cards, spoken_names, with_articles
from huit.words.made import rules_shedding_deeds
from huit.words.made.rules_shedding_round import WORDS
from huit.words.telling import tables

MOST_OTHERS = 4
"""With so many names at most of cards that are not laid together, the others are told of once."""

Way = Literal["plays_set", "plays_run"]


def left_to_cards(rules: RuleSet, deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """Return *deeds* of some cards without what is told of the round: that they are laid together, but not that each counts.

    >>> from huit.rules import load_rules
    >>> runs = PlaysRun(last_acts=True, ace_before_two=True)
    >>> left_to_cards(load_rules("switch"), (runs,)), left_to_cards(load_rules("minimale"), (runs,)) == (runs,)
    ((), True)
    """
    ways = [way for way in (PlaysSet, PlaysRun) if any(isinstance(deed, way) for deed in deeds)]
    told_once = {way for way in ways if _told_once(rules, _KNOB[way])}
    left: list[Deed] = []
    for deed in deeds:
        if isinstance(deed, PlaysSet) and deed.counts and PlaysSet in told_once:
            left.append(SeveralCount(deed.example, deed.draws, deed.turns, deed.one_each, deed.times_reverses, deed.by_rank))
        elif type(deed) not in told_once and not _is_told_of_the_round(rules, deed):
            left.append(deed)
    return tuple(left)


def _is_told_of_the_round(rules: RuleSet, deed: Deed) -> bool:
    return (isinstance(deed, PassesUnder) and _any_told_once(rules)) or (
        isinstance(deed, LastCosts) and bool(_costly_at_last(rules))
    )


_KNOB: dict[type[Deed], Way] = {PlaysSet: "plays_set", PlaysRun: "plays_run"}


def laid_together(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say which cards are laid together, and what becomes of their effects, where nearly all of them are laid so."""
    sets, runs = (_told_once(rules, way) for way in ("plays_set", "plays_run"))
    told = [*(_of_sets(rules, sets, language) if sets else ()), *(_of_runs(rules, runs, language) if runs else ())]
    acting = [deed for faces in (sets, runs) for deed in _deeds(rules, faces) if deed.last_acts]
    each = [isinstance(deed, PlaysSet) and deed.counts for deed in acting]
    last = [not counts or (isinstance(deed, PlaysSet) and deed.rest_last) for counts, deed in zip(each, acting, strict=True)]
    return (*told, *([WORDS[language].last_acts(any(each))] if any(last) else []))


def answered_together(rules: RuleSet, language: str) -> tuple[str, ...]:
    """Say what becomes of an attack under several cards, the last of which has nothing to do with it."""
    if not _any_told_once(rules):
        return ()
    faces = [face for face in faces_of(rules.deck) if acting_power(rules, face)]
    passed = [deed for face in faces for deed in passed_under_others(_cards(rules, 1 << face)) if isinstance(deed, PassesUnder)]
    if not passed:
        return ()
    names = ("may_attack", "may_stop", "may_skip", "may_send")
    whole = PassesUnder(*(any(getattr(deed, name) for deed in passed) for name in names))
    words = tables(rules_shedding_deeds.WORDS[language])
    return (in_words([whole], Subject(rules.deck, rules.deck, language), words) + ".",)


def last_cards(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say which last cards make their player draw and stay in, where several do."""
    faces = _costly_at_last(rules)
    if not faces:
        return ()
    cost, may_be_out = int(rules.power(faces_of(faces)[0])["last_costs"]), not rules.knobs["recycles"]
    return (WORDS[language].last_costs(with_articles(faces, rules.deck, language), cost, may_be_out),)


@once
def _costly_at_last(rules: RuleSet) -> FaceSet:
    """Return the cards that cost their player the same as a last card, if there are several kinds of them; else none."""
    costly = [face for face in faces_of(rules.deck) if rules.power(face).get("last_costs")]
    powers = [acting_power(rules, face) for face in costly]
    faces = sum(1 << face for face, power in zip(costly, powers, strict=True) if power.get("last_costs"))
    moving = any(power.get(name) for power in powers for name in ("gives", "trades", "rotates", "passes_on", "lets_steal"))
    costs = {power.get("last_costs") for power in powers}
    several = len(spoken_names(faces, rules.deck)) > 2
    return faces if several and len(costs) == 1 and not moving else 0


def _of_sets(rules: RuleSet, faces: FaceSet, language: str) -> Iterator[str]:
    deed = next(iter(_deeds(rules, faces)))
    assert isinstance(deed, PlaysSet)
    yield WORDS[language].sets(deed.number, deed.least, deed.suit_first, _others(rules, rules.deck & ~faces, language))


def _of_runs(rules: RuleSet, faces: FaceSet, language: str) -> Iterator[str]:
    words, deed = WORDS[language], next(iter(_deeds(rules, faces)))
    assert isinstance(deed, PlaysRun)
    others = _others(rules, rules.deck & ~faces & ~JOKERS, language)
    yield words.runs(deed.least or 2, deed.ace_before_two, deed.but_refused, others)
    if deed.turns:
        yield words.run_turns(not select_faces("6s 7s 7h 8h") & ~faces)


def _others(rules: RuleSet, faces: FaceSet, language: str) -> str | None:
    return of_cards(faces, rules.deck, language) if faces else None


def _any_told_once(rules: RuleSet) -> bool:
    return bool(_told_once(rules, "plays_set") or _told_once(rules, "plays_run"))


@once
def _told_once(rules: RuleSet, way: Way) -> FaceSet:
    """Return the cards that are laid together in one way, if nearly all are, and all alike; else none."""
    having = [face for face in faces_of(rules.deck) if rules.power(face).get(way)]
    if 2 * len(having) <= rules.deck.bit_count():
        return 0
    faces = sum(1 << face for face in having if acting_power(rules, face).get(way))
    others = rules.deck & ~faces & (~JOKERS if way == "plays_run" else -1)
    if 2 * faces.bit_count() <= rules.deck.bit_count() or len(spoken_names(others, rules.deck)) > MOST_OTHERS:
        return 0
    return faces if len({_shape(deed) for deed in _deeds(rules, faces)}) == 1 else 0


def _deeds(rules: RuleSet, faces: FaceSet) -> Iterator[PlaysSet | PlaysRun]:
    """Yield how each of *faces* is laid with others."""
    for face in faces_of(faces):
        yield from (deed for deed in laid_together_by(_cards(rules, 1 << face)) if isinstance(deed, PlaysSet | PlaysRun))


def _cards(rules: RuleSet, faces: FaceSet) -> ActingCards:
    return ActingCards(rules, faces, acting_power(rules, faces_of(faces)[0]))


def _shape(deed: PlaysSet | PlaysRun) -> tuple[object, ...]:
    """Return what must be the same of all cards, for them to be told of at once."""
    if isinstance(deed, PlaysSet):
        return deed.number, deed.least, deed.suit_first
    return deed.least, deed.if_first, deed.turns
