"""The part of a rule sheet of a shedding game about the deal: the hands, the teams, the pack, the starter."""

from collections.abc import Iterator, Mapping

from huit.cards import JOKERS, FaceSet, faces_of, rank_of, set_of
from huit.rules.by_players import AND_PLAYERS, changes, ranges
from huit.rules.knobs import packs_sentence
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.starters import never_starters
from huit.rules.words import apart, card_words, counted, lowered, opened, with_articles
from huit.words.made.rules_shedding_deal import WORDS


def hands_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt, for the packs that so many players take (DI-01)."""
    hands = {number: rules.hand(seats=number) for number in (rules.seats if seats is None else (seats,))}
    (who, first), *others = ranges(rules.seats, changes(hands), language)
    dealt = WORDS[language].each_dealt(first)
    if not others:
        return (dealt,)
    sentences = [opened(who, lowered(dealt).removesuffix("."), language)]
    sentences += [opened(lowered(one), str(count), language) for one, count in others]
    return (apart(sentences, language),)


def hands_of_two_packs(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards each is dealt from two packs or more, for all numbers of players at once (DI-01)."""
    value = rules.knobs["hand_two_packs"]
    if seats is not None or not isinstance(value, Mapping):
        return (sentence,)
    hands = [(who, hand) for who, hand in ranges(rules.seats, value, language) if who and hand]
    if not hands:
        return (sentence,)
    (_, first), *others = hands
    who = next(who for who, hand in ranges(rules.seats, value, language, AND_PLAYERS) if who and hand)
    later = [opened(lowered(one), str(hand), language) for one, hand in others]
    return (apart([WORDS[language].with_two_packs(who, first), *later], language),)


def half_dealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards half of them make for each, where it is known how many play (KP-02)."""
    if seats is None or not sentence:
        return (sentence,)
    return sentence, WORDS[language].each_dealt(rules.hand(seats=seats))


def dealer_chooses(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say between which sizes of the hands the dealer chooses, as far as the cards of so many players go (W8-05)."""
    numbers = rules.seats if seats is None else (seats,)
    sizes = {number: rules.hands_to_choose(seats=number) for number in numbers}
    if not all(sizes.values()):
        return (sentence,)
    words, least = WORDS[language], rules.at("hand_from", seats=2)
    (_, first), *others = ranges(rules.seats, changes({number: choice[-1] for number, choice in sizes.items()}), language)
    if first == least:
        return (words.each_dealt(least),)
    later = [words.chooses_too(lowered(who), least, most, most <= least) for who, most in others]
    return (apart([words.dealer_chooses(least, first), *later], language),)


def misdealt(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards too few there may be where the hands have no more: one is always left (LH-41)."""
    numbers = rules.seats if seats is None else (seats,)
    hands = [rules.hands_to_choose(seats=number)[-1:] or (rules.hand(seats=number),) for number in numbers]
    most, few = rules.at("misdeal_most", seats=2), max(hand for sizes in hands for hand in sizes) - 1
    return (sentence,) if few >= most else (WORDS[language].misdealt(most, few),)


def in_teams(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many teams there are for each number of players, in one sentence (LH-03)."""
    by_teams: dict[int, list[str]] = {}
    for number in rules.seats if seats is None else (seats,):
        by_teams.setdefault(rules.at("teams", seats=number), []).append(counted(number, language))
    if len(by_teams) < 2:
        return (sentence,)
    words = WORDS[language]
    (first, who), *others = ((teams, players) for teams, players in by_teams.items() if teams)
    later = [words.in_teams_too(players, teams) for teams, players in others]
    return (f"{apart([words.in_teams(who, first), *later], language)} {words.partners}",)


def begun(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which way the play goes, and who begins where it is the player next to the dealer."""
    words, way = WORDS[language], "clockwise" if rules.knobs["clockwise"] else "back"
    first = words.next_begins(way) if rules.knobs["starts"] == "next" else words.goes(way)
    return (first,) if rules.knobs["clockwise"] else (first, words.dealt_back)


def cut_by(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say who cuts: the player before the dealer, who is dealt last but for them."""
    return (sentence if rules.knobs["clockwise"] or not sentence else WORDS[language].cut_on_the_left,)


def starter_opens(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what starters do otherwise than cards that are laid.

    A joker that stands for no other card, and calls no suit and no rank, takes any card; it leaves nothing else in force.
    """
    there = rules.deck & ~never_starters(rules)
    calling = ("stands_for", "names_suit", "names_rank", "names_card")
    jokers = [face for face in faces_of(there & JOKERS) if any(rules.power(face).get(name) for name in (*calling, "transparent"))]
    otherwise: tuple[str, ...] = ()
    if rules.knobs["starter_plain"]:
        sentence = ""
    elif rules.knobs["starter_acts"]:
        if _may_change_who_starts(rules, there):
            sentence = WORDS[language].may_change_who_starts(sentence.removesuffix("."))
        otherwise = tuple(_acts_otherwise(rules, there, language))
        jokers = [face for face in jokers if not any(rules.power(face).get(name) for name in calling)]
    if not jokers:
        return sentence, *otherwise
    return sentence, *otherwise, WORDS[language].any_on_starter(with_articles(set_of(jokers), rules.deck, language))


_TURNING = ("skips", "reverses", "turn_at_two", "plays_again", "draw", "lets_steal")
"""What makes of a starter that somebody else begins than the player next to the dealer."""


def _may_change_who_starts(rules: RuleSet, there: FaceSet) -> bool:
    """Tell whether one of the starters *there* lets somebody else start."""
    powers = [rules.power(face) for face in faces_of(there)]
    return any(power.get(name) and not power.get("plays_flush") for power in powers for name in _TURNING)


def _acts_otherwise(rules: RuleSet, there: FaceSet, language: str) -> Iterator[str]:
    """Say what starters do otherwise: some open a run, and do nothing else (L8-12, BH-02); nobody lays them or doubts them."""
    words = WORDS[language]
    faces = [face for face in faces_of(there) if not rules.power(face).get("plays_flush")]
    if opening := there & ~set_of(faces):
        yield words.opens_run(with_articles(opening, rules.deck, language))
    calling = [face for face in faces if rules.power(face).get("names_suit")]
    counted_from = rules.at("countdown", seats=2)
    if counted_down := [face for face in faces if rank_of(face) + 1 == counted_from and face not in calling]:
        yield words.starter_keeps_suit(with_articles(set_of(counted_down), rules.deck, language))
    if anywhere := [face for face in calling if rules.power(face).get("names_own_suit") and not JOKERS >> face & 1]:
        yield words.dealer_changes_suit(with_articles(set_of(anywhere), rules.deck, language))
    if any(rules.power(face).get("doubt_costs") for face in faces):
        yield words.nobody_doubts_starter


def put_back(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which cards are no starter; nothing where the pack has none of them."""
    buried = never_starters(rules) & rules.deck
    return (WORDS[language].put_back(with_articles(buried, rules.deck, language)),) if buried else ()


def only_plain(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which cards have an effect and so are no starters, and which others are none."""
    return put_back(rules, language, seats, sentence) if rules.knobs["starter_plain"] else ()


def where_put_back(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say where the card goes that is no starter; nothing where any may be one."""
    return (sentence,) if never_starters(rules) & rules.deck else ()


def pack_of_ranks(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of how many cards a pack of chosen ranks is, and which, and how many packs are taken."""
    if not sentence:
        return ()
    faces = rules.deck & ~JOKERS
    cards = WORDS[language].cards_of_ranks(card_words(faces, faces, language), faces.bit_count())
    return (packs_sentence(rules, language, seats, cards),)


def on_a_joker(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say which jokers a pack has; what goes on one is told of the joker, but where it does nothing (W10-03)."""
    if not sentence:
        return ()
    words = WORDS[language]
    jokers = words.with_jokers(rules.at("jokers", seats=2))
    return (jokers,) if any(rules.power(face) for face in faces_of(rules.deck & JOKERS)) else (jokers, words.on_a_joker)
