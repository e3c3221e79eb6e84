"""The check of what no single knob of a shedding game shows: a deal that cannot be made, attacks that nobody can pay.

`check_deal` and `check_power` refuse rules as they are loaded; `look` finds what else contradicts itself, or does nothing.
"""

from collections.abc import Iterable, Iterator
from enum import auto

from huit.cards import JOKERS, FaceSet, face_name, faces_of, rank_of, select_faces
from huit.rules.findings import Finding, refused, warned
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import ByLanguage, ByName, Mistake, RulesError, RuleSet, some_of
from huit.rules.shedding.answers import attacks_meet, follows_answer, longest_run, refused_by
from huit.rules.shedding.idle import (
    DOUBLING,
    adds_nothing,
    idle_beside,
    idle_for_two,
    idle_without,
    never_answering,
    never_two,
    runs_alone,
)
from huit.rules.shedding.round_text import (
    announces_something,
    forgetting_costs,
    jumps,
    keeps_the_only_one,
    may_catch_wrongly,
    names_cards,
    pays_in_turn,
)
from huit.rules.shedding.schema import ROUND_KNOBS
from huit.rules.shedding.starters import never_starters, with_an_effect
from huit.rules.shedding.traps import ends_otherwise, trapped
from huit.rules.words import any_of, card_words, the_card, with_articles
from huit.words.made import mistakes_shedding, rules_wrong

_TWO = 2
"""So many cards make a run."""
_FOUR = 4
"""So many cards of a rank make four of a kind."""
_MOST_NAMED = 6
"""Cards that a message names one by one; of more it tells how many."""


class SheddingMistake(Mistake):
    """A mistake in the rules of a shedding game."""

    TOO_FEW_CARDS = auto()
    TOO_MANY_JOKERS = auto()
    PART_OF_A_RANK = auto()
    DEALT_OVER_THE_LIMIT = auto()
    LIMIT_IN_TEAMS = auto()
    UNPAYABLE = auto()
    NO_LAST_CARD = auto()
    UNLIKE_REFUSALS = auto()
    HAND_CROSSED = auto()
    HAND_HALF_SAID = auto()
    HAND_TOO_GREAT = auto()
    NOTHING_GOES_ON_IT = auto()
    NO_ATTACK = auto()
    STOPS_NOTHING = auto()
    NOTHING_TO_PASS = auto()
    IDLE_BESIDE = auto()
    NO_SUIT_OF_ITS_OWN = auto()
    IDLE_WITHOUT = auto()
    RUNS_ALONE = auto()
    ADDS_NOTHING = auto()
    NEVER_ANSWERS = auto()
    NEVER_MEET = auto()
    NEVER_TWO = auto()
    ANSWERS_REFUSED = auto()
    SETS_OF_ONE = auto()
    RUNS_OF_TWO = auto()
    RUNS_TOO_SHORT = auto()
    WILD_FOR_ALL = auto()
    NEVER_LAID = auto()
    TRAPPED = auto()
    NEVER_HELD = auto()
    NEVER_THAT_MANY = auto()
    NOTHING_ANNOUNCED = auto()
    NOTHING_DRAWN = auto()
    COUNTED_OTHERWISE = auto()
    NOBODY_CATCHES = auto()
    NEVER_JUMPS = auto()
    ONE_DRAWN = auto()
    DEALER_CHOOSES = auto()
    PAID_OUT_OF_TURN = auto()
    ONLY_TWO = auto()
    PODIUM_OF_ONE = auto()
    NO_PLAIN_CARD = auto()
    NOTHING_PUT_BACK = auto()
    PLAIN_STARTER = auto()
    PUT_BACK_ANYWAY = auto()

    @staticmethod
    def words() -> ByName:
        return mistakes_shedding.WORDS


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether the pack is one, and whether more cards are dealt than there are."""
    named = select_faces(str(rules.knobs["ranks"]))
    parts = sum(1 << face for face in faces_of(named) if named >> (face & ~3) & 0b1111 != 0b1111)
    if parts:
        raise RulesError(SheddingMistake.PART_OF_A_RANK, file, "ranks", cards=some_of(parts))
    if rules.packs(seats=seats) > rules.most_packs:
        facts = {"jokers": rules.knobs["jokers"], "packs": rules.most_packs, "wanted": rules.packs(seats=seats)}
        raise RulesError(SheddingMistake.TOO_MANY_JOKERS, file, "jokers", **facts)
    hand, packs = rules.hand(seats=seats), rules.packs(seats=seats)
    teams = rules.at("teams", seats=seats)
    if teams and (seats % teams or not 1 < teams < seats):
        raise RulesError(FileMistake.UNEQUAL_TEAMS, file, "teams", seats=seats, teams=teams)
    if limit := rules.at("hand_limit", seats=seats):
        if teams:
            raise RulesError(SheddingMistake.LIMIT_IN_TEAMS, file, "hand_limit")
        dealt = max(hand, *(rules.at(name, seats=seats) for name in ("hand_to", "countdown")))
        if limit <= dealt:
            raise RulesError(SheddingMistake.DEALT_OVER_THE_LIMIT, file, "hand_limit", hand=dealt, limit=limit, least=dealt + 1)
    needed, there = seats * hand + 1, packs * len(rules.pack)
    if needed > there:
        facts = {"seats": seats, "hand": hand, "needed": needed, "there": there, "packs": rules.most_packs}
        ways = ways_out(rules, seats, "hand", (there - 1) // seats)
        raise RulesError(SheddingMistake.TOO_FEW_CARDS, file, "hand", **facts, ways=ways)
    low = rules.at("hand_from", seats=seats)
    if seats * low + 1 > there:
        ways = ways_out(rules, seats, "hand_from", (there - 1) // seats)
        raise RulesError(SheddingMistake.HAND_TOO_GREAT, file, "hand_from", seats=seats, low=low, there=there, ways=ways)


def ways_out(rules: RuleSet, seats: int, knob: str, most: int) -> ByLanguage:
    """Return what may be written where so many players cannot be dealt to: only what these rules would take.

    >>> from huit.rules import load_rules
    >>> ways_out(load_rules("minimale"), 7, "hand", 5)["en"], ways_out(load_rules("minimale"), 2, "hand", 0)["en"]
    ('hand = 5 or less, seats_max = 6, or ', '')
    """

    def ways(language: str) -> str:
        words = rules_wrong.WORDS[language]
        smaller = [words.or_less(knob, most)] if most > 0 else []
        fewer = [words.or_fewer_seats(seats - 1)] if seats > rules.seats[0] else []
        return words.ways(", ".join([*smaller, *fewer])) if smaller or fewer else ""

    return ByLanguage.of(ways)


def check_power(rules: RuleSet, file: str, face: int) -> None:
    """Raise a `RulesError` if nobody can answer what *face* does, or pay it, or if it refuses what its like do not."""
    power = rules.power(face)
    for name in ("answered_by", "skip_answered_by", "ranks_named"):
        answers = select_faces(str(power.get(name, "")))
        if answers and not answers & rules.deck & (~JOKERS if name == "ranks_named" else -1):
            facts = {"size": rules.deck.bit_count(), "cards": some_of(answers)}
            raise RulesError(FileMistake.NOT_IN_THE_PACK, file, rules.key(face, name), **facts)
    seats = rules.seats[0]
    most = rules.packs(seats=seats) * len(rules.pack) - seats * rules.hand(seats=seats)
    # Where the cards cannot be dealt at all, that is what is wrong, and no attack.
    if int(power.get("draw", 0)) > most >= 0:
        raise RulesError(SheddingMistake.UNPAYABLE, file, rules.key(face, "draw"), draw=power["draw"], most=most)
    bad = "never_last" if power.get("never_last") else "last_costs" if power.get("last_costs") else ""
    if bad and all(
        rules.power(other).get("never_last") or rules.power(other).get("last_costs") for other in faces_of(rules.deck)
    ):
        raise RulesError(SheddingMistake.NO_LAST_CARD, file, rules.key(face, bad))
    if power.get("names_suit") and (power.get("refuses") or power.get("refuses_higher")):
        _check_refusal(rules, file, face)


def _check_refusal(rules: RuleSet, file: str, face: int) -> None:
    """Look whether the cards of a rank that call a suit refuse alike: once it is called, only the rank of the card counts."""
    alike = [other for other in faces_of(0b1111 << (face & ~3) & rules.deck) if rules.power(other).get("names_suit")]
    if any(refused_by(rules, other) != refused_by(rules, face) for other in alike):
        raise RulesError(SheddingMistake.UNLIKE_REFUSALS, file, rules.key(face, _refusing(rules, face)), rank=face_name(face)[0])


def scores_nothing(rules: RuleSet) -> bool:
    """Tell whether the cards in hands are counted, and no card of the pack brings anybody nearer to the end of a match.

    >>> from huit.rules import load_rules
    >>> [scores_nothing(load_rules("switch", options={"count": count})) for count in ("none", "left_in_hand", "winner_takes")]
    [False, True, True]
    """
    count = rules.knobs["count"]
    if count not in ("left_in_hand", "winner_takes"):
        return False
    points = [rules.points.get(face, 0) for face in faces_of(rules.deck)]
    if any(int(rules.power(face).get("last_points", 0)) > 0 for face in faces_of(rules.deck)):
        return False
    if count == "winner_takes":
        return not any(points)
    return max(points) <= 0 and all(rules.at("winner_points", seats=seats) <= 0 for seats in rules.seats)


def look(rules: RuleSet) -> Iterator[Finding]:
    """Yield what contradicts itself in rules that load, and what does nothing."""
    yield from _look_at_hands(rules)
    yield from _look_at_held(rules)
    yield from _look_at_tops(rules)
    yield from _look_at_jokers(rules)
    yield from _look_at_stops(rules)
    yield from _look_at_callers(rules)
    yield from _look_at_sums(rules)
    yield from _look_at_idle_knobs(rules)
    yield from _look_at_sets(rules)
    yield from _look_at_runs(rules)
    yield from _look_at_answers(rules)
    yield from _look_at_countdown(rules)
    if rules.knobs["count"] == "podium" and rules.knobs["goes_on"] == "first_out":
        yield warned(SheddingMistake.PODIUM_OF_ONE, "count")
    yield from _look_at_announcements(rules)
    yield from _look_at_the_count(rules)
    yield from _look_at_idle_rounds(rules)
    yield from _look_at_starters(rules)


def _look_at_hands(rules: RuleSet) -> Iterator[Finding]:
    """Look whether the dealer can choose the size of the hands as the rules say (W8-05)."""
    low, high = rules.at("hand_from", seats=2), rules.at("hand_to", seats=2)
    if bool(low) != bool(high):
        here, other = ("hand_from", "hand_to") if low else ("hand_to", "hand_from")
        yield refused(SheddingMistake.HAND_HALF_SAID, here, other=other)
    elif low > high:
        yield refused(SheddingMistake.HAND_CROSSED, "hand_from", low=low, high=high)


def _look_at_starters(rules: RuleSet) -> Iterator[Finding]:
    """Look whether any card may be a starter where it must be plain, and for what such a starter leaves without use."""
    if rules.knobs["starter_plain"]:
        if not rules.deck & ~never_starters(rules):
            yield refused(SheddingMistake.NO_PLAIN_CARD, "starter_plain")
        named = rules.knobs["starter_buried"]
        buried = select_faces(str(named)) & rules.deck if named != ROUND_KNOBS["starter_buried"].default else 0
        if _is_named(rules, "starter_buried") and buried and not buried & ~with_an_effect(rules):
            yield warned(SheddingMistake.PUT_BACK_ANYWAY, "starter_buried")
        if _is_named(rules, "starter_acts") and rules.knobs["starter_acts"]:
            yield warned(SheddingMistake.PLAIN_STARTER, "starter_acts")
    if "starter_goes" in rules.options and not never_starters(rules) & rules.deck and rules.knobs["starter_goes"] != "middle":
        yield warned(SheddingMistake.NOTHING_PUT_BACK, "starter_goes")


def _look_at_held(rules: RuleSet) -> Iterator[Finding]:
    """Look whether as many cards as win, or are laid at a time, can be held at all."""
    most_packs = max(rules.packs(seats=seats) for seats in rules.seats)
    wins = select_faces(str(rules.knobs["wins_held"])) & rules.deck
    there = sum(wins >> face & 1 for face in rules.pack) * most_packs
    if wins and there < _FOUR:
        yield refused(SheddingMistake.NEVER_HELD, "wins_held", there=there, four=_FOUR)
    for face in faces_of(rules.deck):
        for name in ("set_of", "set_from"):
            count = int(rules.power(face).get(name, 0))
            alike = _laid_in_sets(rules, face).bit_count() * most_packs
            if count > alike:
                yield refused(SheddingMistake.NEVER_THAT_MANY, rules.key(face, name), count=count, there=alike)


def _laid_in_sets(rules: RuleSet, face: int) -> FaceSet:
    """Return the cards that may be laid together with *face*."""
    alike = [other for other in faces_of(0b1111 << (face & ~3) & rules.deck) if rules.power(other).get("plays_set")]
    return sum(1 << other for other in alike)


def _look_at_tops(rules: RuleSet) -> Iterator[Finding]:
    """Look whether something goes on every card that stays in force."""
    dead = [face for face in faces_of(rules.deck) if _refuses_all(rules, face)]
    if dead:
        faces = sum(1 << face for face in dead)
        cards = _either(faces, rules)
        yield refused(SheddingMistake.NOTHING_GOES_ON_IT, rules.key(dead[0], "refuses"), cards=cards)
        return
    if found := trapped(rules):
        top, lost = found
        finding = warned if ends_otherwise(rules) else refused
        yield finding(SheddingMistake.TRAPPED, rules.key(top, _refusing(rules, top)), **_trap_told(rules, top, lost))


def _refusing(rules: RuleSet, face: int) -> str:
    return "refuses" if rules.power(face).get("refuses") else "refuses_higher"


def _trap_told(rules: RuleSet, top: int, lost: FaceSet) -> dict[str, object]:
    """Return the facts of a trap: its card, and those that it keeps in hand, in words while they are few."""
    tops = ByLanguage.of(lambda language: the_card(face_name(top)[0], language))
    if len(card_words(lost, rules.deck, "en")) > _MOST_NAMED:
        counts = lost.bit_count(), rules.deck.bit_count()
        return {"top": tops, "cards": ByLanguage.of(lambda language: rules_wrong.WORDS[language].many_of(*counts))}
    return {"top": tops, "cards": _either(lost, rules)}


def _either(faces: FaceSet, rules: RuleSet, *, article: bool = True) -> ByLanguage:
    """Return cards as a choice between them."""
    words = with_articles if article else card_words
    return ByLanguage.of(lambda language: any_of(words(faces, rules.deck, language), language))


def _either_key(names: Iterable[str]) -> ByLanguage:
    """Return words of a file as a choice between them."""
    return ByLanguage.of(lambda language: any_of([f"'{name}'" for name in names], language))


def _refuses_all(rules: RuleSet, face: int) -> bool:
    return not rules.power(face).get("transparent") and refused_by(rules, face) == rules.deck


def _look_at_jokers(rules: RuleSet) -> Iterator[Finding]:
    """Look whether the jokers, which have no suit and no rank, go on anything."""
    answers = 0
    for power in rules.powers.values():
        answers |= select_faces(" ".join(str(power.get(name, "")) for name in ("answered_by", "skip_answered_by")))
    for top in faces_of(rules.deck):
        answers |= JOKERS & ~refused_by(rules, top) if rules.power(top).get("takes_any") else 0
    for face in faces_of(rules.deck & JOKERS & ~answers):
        if not any(rules.power(face).get(name) for name in ("wild", "goes_on", "goes_on_at_two_left", "on_debt")):
            finding = warned if ends_otherwise(rules) else refused
            yield finding(SheddingMistake.NEVER_LAID, rules.key(face) if rules.power(face) else "jokers")
            return


def _look_at_stops(rules: RuleSet) -> Iterator[Finding]:
    """Look for cards that stop attacks where no attack takes them; cards of one rank together."""
    attacks = [rules.power(face) for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    if not attacks:
        for faces in _alike(rules, "on_debt"):
            yield warned(SheddingMistake.NOTHING_TO_PASS, rules.key(faces_of(faces)[0], "on_debt"))
    answers = 0
    for power in attacks:
        answers |= select_faces(str(power.get("answered_by", "")))
    stops = [face for face in faces_of(rules.deck & ~answers) if rules.power(face).get("clears_debt")]
    idle = [face for face in stops if not follows_answer(rules, 1 << face)]
    for key in dict.fromkeys(rules.key(face, "clears_debt") for face in idle if not rules.power(face).get("on_debt")):
        yield warned(SheddingMistake.STOPS_NOTHING if attacks else SheddingMistake.NO_ATTACK, key)


def _look_at_sums(rules: RuleSet) -> Iterator[Finding]:
    """Look for attacks that would add up or be doubted afresh where none adds up, and for nothing that could."""
    if rules.knobs["attacks_add"]:
        return
    for name in ("draw_doubles", "then_plays", "doubt_costs"):
        for faces in _alike(rules, name):
            yield refused(FileMistake.KNOB_EXCLUDED, rules.key(faces_of(faces)[0], name), other="attacks_add")
    if _is_named(rules, "attacks_add") and not attacks_meet(rules):
        yield warned(SheddingMistake.NEVER_MEET, "attacks_add")


def _look_at_idle_knobs(rules: RuleSet) -> Iterator[Finding]:
    """Look for what a card never comes to do because of what else it does, or does not."""
    beside: dict[tuple[int, str, str], FaceSet] = {}
    without: dict[tuple[int, str, tuple[str, ...]], FaceSet] = {}
    for face in faces_of(rules.deck):
        for name, other in idle_beside(rules, face).items():
            beside[face >> 2, name, other] = beside.get((face >> 2, name, other), 0) | 1 << face
        for name, others in idle_without(rules, face).items():
            without[face >> 2, name, others] = without.get((face >> 2, name, others), 0) | 1 << face
    for (_, name, other), faces in beside.items():
        if other == name:  # a joker that calls a suit on its own: what it never calls needs no second warning
            yield warned(SheddingMistake.NO_SUIT_OF_ITS_OWN, rules.key(faces_of(faces)[0], name))
        elif other not in ("plays_flush", "set_of", "names_own_suit"):
            yield warned(SheddingMistake.IDLE_BESIDE, rules.key(faces_of(faces)[0], name), other=other)
    for (_, name, others), faces in without.items():
        either = _either_key(others)
        yield warned(SheddingMistake.IDLE_WITHOUT, rules.key(faces_of(faces)[0], name), others=either)
    for name in ("draw_doubles", "sends_back"):
        for faces in _alike(rules, name):
            if never := [face for face in faces_of(faces) if name in never_answering(rules, face)]:
                yield warned(SheddingMistake.NEVER_ANSWERS, rules.key(never[0], name))
    for faces in _alike(rules, "skips_add_up"):
        if alone := [face for face in faces_of(faces) if adds_nothing(rules, face)]:
            yield warned(SheddingMistake.ADDS_NOTHING, rules.key(alone[0], "skips_add_up"))
    for name in never_two(rules):
        for faces in _alike(rules, name):
            yield warned(SheddingMistake.NEVER_TWO, rules.key(faces_of(faces)[0], name))


def _look_at_sets(rules: RuleSet) -> Iterator[Finding]:
    """Look for cards laid together in two ways, or one at a time."""
    for faces in _alike(rules, "plays_flush"):
        both = sum(1 << face for face in faces_of(faces) if rules.power(face).get("plays_set"))
        if both:
            yield refused(FileMistake.EXCLUDED, rules.key(faces_of(both)[0], "plays_set"), other="plays_flush")
    for faces in _alike(rules, "plays_run"):
        if alone := [face for face in faces_of(faces) if runs_alone(rules, face)]:
            name = "run_from" if rules.power(alone[0]).get("run_from") else "plays_run"
            yield warned(SheddingMistake.RUNS_ALONE, rules.key(alone[0], name))
    for name in ("set_of", "set_from"):
        for faces in _alike(rules, name):
            if any(rules.power(face)[name] == 1 for face in faces_of(faces)):
                yield refused(SheddingMistake.SETS_OF_ONE, rules.key(faces_of(faces)[0], name))


def _look_at_runs(rules: RuleSet) -> Iterator[Finding]:
    """Look for runs that may be too short, or never come to be long enough, or turn where they must have a length."""
    if any(_alike(rules, "run_from")) and (turning := next(iter(_alike(rules, "run_turns")), 0)):
        yield refused(FileMistake.EXCLUDED, rules.key(faces_of(turning)[0], "run_turns"), other="run_from")
    for faces in _alike(rules, "run_from"):
        first = faces_of(faces)[0]
        least, longest = int(rules.power(first)["run_from"]), longest_run(rules, first)
        if least <= _TWO:
            yield warned(SheddingMistake.RUNS_OF_TWO, rules.key(first, "run_from"))
        elif 1 < longest < least:
            yield warned(SheddingMistake.RUNS_TOO_SHORT, rules.key(first, "run_from"), count=least, there=longest)


def _look_at_answers(rules: RuleSet) -> Iterator[Finding]:
    """Look for answers none of which may be laid on the card that they answer."""
    for name in ("answered_by", "skip_answered_by"):
        for faces in _alike(rules, name):
            for face in faces_of(faces):
                answers = select_faces(str(rules.power(face)[name])) & rules.deck
                if answers and not answers & ~refused_by(rules, face):
                    cards = _either(answers, rules, article=False)
                    yield refused(SheddingMistake.ANSWERS_REFUSED, rules.key(face, name), cards=cards)
                    break


def _look_at_countdown(rules: RuleSet) -> Iterator[Finding]:
    """Look for a rank that goes anywhere for all where each counts down through ranks that do so for them."""
    most = max(rules.at("countdown", seats=seats) for seats in rules.seats)
    for faces in _alike(rules, "wild"):
        if not faces & JOKERS and rank_of(faces_of(faces)[0]) < most:
            cards = _either(faces, rules)
            yield warned(SheddingMistake.WILD_FOR_ALL, rules.key(faces_of(faces)[0], "wild"), cards=cards, most=most)


def _alike(rules: RuleSet, name: str) -> list[FaceSet]:
    """Return the cards that have a knob, those of one rank together."""
    alike: dict[int, FaceSet] = {}
    for face in faces_of(rules.deck):
        if rules.power(face).get(name):
            alike[face >> 2] = alike.get(face >> 2, 0) | 1 << face
    return list(alike.values())


def _look_at_callers(rules: RuleSet) -> Iterator[Finding]:
    """Look for cards that call a suit and leave another card in force, or that call it in their turn and refuse unlike cards."""
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power.get("names_suit") and power.get("transparent"):
            key = rules.key(face, "names_suit", "transparent")
            yield refused(FileMistake.EXCLUDED, key, other="transparent" if key.endswith("names_suit") else "names_suit")
            return
    most = max(rules.at("countdown", seats=seats) for seats in rules.seats)
    for first in range(0, 4 * most, 4):
        alike = list(faces_of(0b1111 << first & rules.deck))
        if any(refused_by(rules, face) != refused_by(rules, alike[0]) for face in alike):
            face = next(face for face in alike if rules.power(face).get("refuses") or rules.power(face).get("refuses_higher"))
            yield refused(SheddingMistake.UNLIKE_REFUSALS, rules.key(face, _refusing(rules, face)), rank=face_name(face)[0])
            return


def _look_at_announcements(rules: RuleSet) -> Iterator[Finding]:
    """Look for what announcements cost where nothing is announced, or nothing of that costs cards."""
    cards_cost = names_cards(rules) or rules.knobs["announces_last"] or rules.knobs["wrong_say"] or forgetting_costs(rules)
    if announces_something(rules) and cards_cost:
        return
    mistake = SheddingMistake.NOTHING_DRAWN if announces_something(rules) else SheddingMistake.NOTHING_ANNOUNCED
    for name in ("penalty", "penalty_skips"):
        if name in rules.options or rules.knobs[name] != ROUND_KNOBS[name].default:
            yield warned(mistake, name)


def _look_at_the_count(rules: RuleSet) -> Iterator[Finding]:
    """Look for points that the count ignores; those of a parent simply lapse where somebody counts otherwise."""
    counted = str(rules.knobs["count"])
    if _is_named(rules, "winner_points") and rules.knobs["winner_points"] and counted != "left_in_hand":
        yield warned(SheddingMistake.COUNTED_OTHERWISE, "winner_points", count=counted, counting="'left_in_hand'")
    if _is_named(rules, "powers") and counted not in DOUBLING:
        either = _either_key(DOUBLING)
        for name in ("doubles", "last_points"):
            for faces in _alike(rules, name):
                key = rules.key(faces_of(faces)[0], name)
                yield warned(SheddingMistake.COUNTED_OTHERWISE, key, count=counted, counting=either)


def _is_named(rules: RuleSet, key: str) -> bool:
    """Tell whether a knob, or a section, is said by the options, or by the file where there are none."""
    chosen = (option for name, option in rules.choices.items() if rules.options.get(name))
    return not rules.options or key in rules.options or any(key in option.changes for option in chosen)


def _look_at_idle_rounds(rules: RuleSet) -> Iterator[Finding]:
    """Look for knobs of the round that never come to anything, and for what cards do where there are never three players."""
    on = rules.knobs
    if _is_named(rules, "jump_in") and on["jump_in"] and not any(jumps(rules, seats=seats) for seats in rules.seats):
        yield warned(SheddingMistake.NEVER_JUMPS, "jump_in")
    if keeps_the_only_one(rules):
        yield warned(SheddingMistake.ONE_DRAWN, "drawn_card")
    if on["deals_half"] and rules.at("hand_from", seats=2) and rules.at("hand_to", seats=2):
        yield warned(SheddingMistake.DEALER_CHOOSES, "deals_half")
    if _is_named(rules, "plays_after_paying") and on["plays_after_paying"] and not pays_in_turn(rules):
        yield warned(SheddingMistake.PAID_OUT_OF_TURN, "plays_after_paying")
    if _is_named(rules, "wrong_catch") and on["wrong_catch"] and not may_catch_wrongly(rules):
        yield warned(SheddingMistake.NOBODY_CATCHES, "wrong_catch")
    if not _is_named(rules, "powers"):
        return
    for name in ("reverses", "skips"):
        for faces in _alike(rules, name):
            face = faces_of(faces)[0]
            if name in idle_for_two(rules, face):
                yield warned(SheddingMistake.ONLY_TWO, rules.key(face, name))
