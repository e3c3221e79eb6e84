"""The part of a rule sheet of a shedding game about several knobs at once: attacks, turns, announcements, the end."""

from collections.abc import Iterator

from huit.cards import JOKERS, RANKS, FaceSet, faces_of, select_faces
from huit.rules.rule_set import RuleSet
from huit.rules.shedding.answers import (
    answering,
    answers_to,
    attacks_meet,
    laid_after,
    meeting,
    plays_on_attacks,
    refused_by,
    some_are_answered,
    there_are_two,
)
from huit.rules.shedding.answers import counted_down as counted_from
from huit.rules.shedding.endings import goes_on_after, two_may_be_left
from huit.rules.words import any_of, apart, card_word, separated, spoken_names, with_articles
from huit.words.made.knobs_shedding import WORDS as KNOBS
from huit.words.made.rules_shedding_round import WORDS


def attacks(rules: RuleSet, language: str, seats: int | None) -> tuple[str, ...]:
    """Say what goes on an unpaid attack, and what becomes of it then; or that nothing does (G-16)."""
    attacking = [face for face in faces_of(rules.deck) if rules.power(face).get("draw") and not rules.power(face).get("sweeps")]
    answers = _answers(rules)
    if not answers:
        return (WORDS[language].unanswered,) if attacking and not some_are_answered(rules) else ()
    powers = [rules.power(face) for face in faces_of(answers)]
    otherwise = ("clears_debt", "sweeps", "draw_doubles")
    adding = [power for power in powers if power.get("draw") and not any(power.get(name) for name in otherwise)]
    farther = ("hits_previous", "hits_chosen", "skips", "turn_at_two", "turn_at_two_left")
    aimed = any(power.get(name) for power in adding for name in farther)
    # A card that goes on any attack says itself what becomes of it, and so does one that does what another one would.
    others = ("draw", "clears_debt", "sends_back", "on_debt", "stands_for")
    passing = [power for power in powers if not any(power.get(name) for name in others)]
    plain, skipping = (any(bool(power.get("skips")) == skips for power in passing) for skips in (False, True))
    words = WORDS[language]
    return (
        words.only_answers(bool(plays_on_attacks(rules)), _keeps_turn_on_attack(rules, answers)),
        *([words.attacks_add(aimed)] if adding and rules.knobs["attacks_add"] else []),
        *([words.answers_pass(skipping)] if plain else []),
    )


def added_up(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say that attacks do not add up, where one may be laid on another; that they do is told by `attacks`."""
    return (sentence,) if not rules.knobs["attacks_add"] and attacks_meet(rules) else ()


def _answers(rules: RuleSet) -> FaceSet:
    """Return the cards that go on an unpaid attack of another card, which does not go round."""
    answers = 0
    for face in faces_of(rules.deck):
        power = rules.power(face)
        if power.get("draw") and not power.get("sweeps"):
            answers |= meeting(rules, 1 << face, answers_to(rules, face))
    return answers


def _keeps_turn_on_attack(rules: RuleSet, answers: FaceSet) -> bool:
    """Tell whether somebody may keep a turn that an answer to an attack takes, by a card that does not answer it."""
    laid = answers
    for face in faces_of(answers):
        laid |= laid_after(rules, face)
    return any(rules.power(face).get("skip_answered_by") for face in faces_of(laid))


def announced(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what is announced, and when: a late word counts, or does not (HC-08, KP-10, WK-06)."""
    # A player who moves hands has another one, of which nothing is owed then.
    unless_moved = _moves_hands(rules) and rules.knobs["forgotten"] != "at_once"
    told = WORDS[language].announced(_when_announced(rules), str(rules.knobs["called"]), unless_moved)
    return (told, *_owed_of_a_new_hand(rules, language))


def _when_announced(rules: RuleSet) -> str:
    """Return when a last card is announced; a hand that is counted down may be dealt as a single card."""
    if _is_said_with_the_last_card(rules):
        return "last"
    if rules.knobs["late_say"] and rules.knobs["forgotten"] == "next_turn":
        return "turn"
    if rules.knobs["late_say"] and rules.knobs["forgotten"] != "at_once":
        return "held" if counted_from(rules) > 1 else "left"
    several = any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in _LEAVING_ONE)
    return "before-one" if several else "before-last"


_LEAVING_ONE = ("gives", "plays_set", "plays_run", "plays_flush")
"""What lets somebody come down from three cards or more to one."""


def _moves_hands(rules: RuleSet) -> bool:
    """Tell whether a card makes whole hands change owner."""
    return any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in ("trades", "rotates"))


def _owed_of_a_new_hand(rules: RuleSet, language: str) -> Iterator[str]:
    """Say that nobody can forget what they would have to say of a hand that they get just as they are to play."""
    if _moves_hands(rules) and rules.knobs["late_say"] and rules.knobs["forgotten"] == "caught":
        yield WORDS[language].new_hand


def _is_said_with_the_last_card(rules: RuleSet) -> bool:
    """Tell whether a last card may still be announced as it is laid, and not before (L8-06)."""
    return rules.knobs["forgotten"] == "on_last_card" and not rules.knobs["late_say"] and not rules.knobs["announces_last"]


def said_late(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say until when a late word counts: never where forgetting costs at once; nothing where that is told with the word."""
    if _is_said_with_the_last_card(rules) or (rules.knobs["late_say"] and rules.knobs["forgotten"] == "next_turn"):
        return ()
    if rules.knobs["forgotten"] == "at_once":
        return (KNOBS[language]["late_say"]["off"],)
    if rules.knobs["late_say"] and rules.knobs["forgotten"] == "on_last_card":
        return tuple(_until_the_last_card(rules, language))
    return (sentence,)


def followed(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add the cards that go on anything at any time, and on their like, where suit must be followed (HC-04, LH-08, LH-24)."""
    if not sentence:
        return ()
    powers = [(face, rules.power(face)) for face in faces_of(rules.deck)]
    free = sum(1 << face for face, power in powers if power.get("wild") and not power.get("only_if_unable"))
    words = WORDS[language]
    named = [any_of(with_articles(free, rules.deck, language), language)] if free else []
    if rules.at("countdown", seats=2):
        named.append(words.own_wild_rank)
    for tops, laid in _on_their_own_rank(rules, rules.deck & ~free):
        named.append(words.laid_on(with_articles(laid, rules.deck, language), with_articles(tops, rules.deck, language)))
    at_any_time = separated(named, language) if named else None
    return (words.followed(sentence.removesuffix("."), at_any_time, _not_followed(rules, language) or None),)


def _not_followed(rules: RuleSet, language: str) -> list[str]:
    """Return where suit need not be followed: under an attack, or a skip, by what answers it, or while a rank is called."""
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    where = {
        "attack": bool(answering(rules)),
        "skip": any(select_faces(str(power.get("skip_answered_by", ""))) & rules.deck for power in powers),
        "rank": any(power.get("names_rank") for power in powers),
        "card": any(power.get("names_card") for power in powers),
        "any": any(power.get("takes_any") for power in powers),
    }
    return [WORDS[language].not_followed(name) for name, is_there in where.items() if is_there]


def counted_down(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say that the ranks that the pack has not are counted all the same."""
    first = rules.at("countdown", seats=2)
    missing = [RANKS[rank] for rank in range(first) if not 0b1111 << 4 * rank & rules.deck]
    if first < 2:
        return (sentence,)
    words = WORDS[language]
    ranks = [card_word(rank, language) for rank in reversed(missing)]
    more = [words.missing_ranks_count(ranks)] if missing else []
    return sentence, *more, *([] if rules.knobs["recycles"] else [words.short_hand])


def jumps(rules: RuleSet, *, seats: int) -> bool:
    """Tell whether a card may be there twice, so that somebody may jump in (DI-03)."""
    return rules.packs(seats=seats) > 1 or len(rules.pack) > rules.deck.bit_count()


def jumped_in(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of jumping in, where a card may be there twice, what becomes of the first copy (DI-03)."""
    able = [jumps(rules, seats=number) for number in (rules.seats if seats is None else (seats,))]
    if not sentence or not any(able):
        return ()
    words = WORDS[language]
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    moves = any(power.get(name) for power in powers for name in ("gives", "trades", "rotates", "passes_on"))
    return (
        words.jump_in(not all(able), _no_jump(rules, language, seats) or None),
        _first_copy(rules, language),
        *([words.first_copy_moves] if moves else []),
        *([words.jokers_differ] if JOKERS & rules.deck == JOKERS else []),
    )


def _first_copy(rules: RuleSet, language: str) -> str:
    """Say what becomes of a card after which somebody has jumped in."""
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    undone = ("skips", "plays_again", "names_suit", "names_rank", "names_card", "lets_steal")
    attacks_again = any(_answers_its_like(rules, face) for face in faces_of(rules.deck))
    adds = attacks_again and bool(rules.knobs["attacks_add"])
    lapses = rules.at("countdown", seats=2) > 0 or any(power.get(name) for power in powers for name in undone)
    lapses = lapses or (attacks_again and not adds)
    sweeping = any(power.get("sweeps") for power in powers)
    again = any(power.get("plays_again") and not power.get("wins_last") for power in powers)
    return WORDS[language].first_copy(lapses, adds, sweeping, again)


def _no_jump(rules: RuleSet, language: str, seats: int | None) -> list[str]:
    """Return when nobody jumps in, where no other sentence does: on attacks and lost turns that the same card does not answer."""
    words, but = WORDS[language], list[str]()
    attacking = [face for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    unanswered = [face for face in attacking if not _goes_on_its_like(rules, face)]
    if unanswered and not _answers(rules):
        but.append(words.on_attack(len(unanswered) < len(attacking)))
    keeping = [face for face in faces_of(rules.deck) if rules.power(face).get("skip_answered_by")]
    if any(not select_faces(str(rules.power(face)["skip_answered_by"])) >> face & 1 for face in keeping):
        but.append(words.while_kept)
    if last := sum(1 << face for face in faces_of(rules.deck) if rules.power(face).get("last_draw")) * goes_on_after(rules):
        but.append(words.on_last_card(with_articles(last, rules.deck, language)))
    return but


def _answers_its_like(rules: RuleSet, face: int) -> bool:
    """Tell whether a card that attacks goes on the attack of another copy of it, and adds to it."""
    power = rules.power(face)
    adds = power.get("draw") and not power.get("sweeps") and not power.get("clears_debt")
    return bool(adds) and _goes_on_its_like(rules, face)


def _goes_on_its_like(rules: RuleSet, face: int) -> bool:
    """Tell whether a card goes on the unpaid attack of another copy of it."""
    power = rules.power(face)
    answers = power.get("on_debt") or select_faces(str(power.get("answered_by", ""))) >> face & 1
    return bool(answers) and not refused_by(rules, face) >> face & 1


def paid_in_turn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say after which attacks nobody may play: those that go round, or hit out of turn."""
    attacking = [rules.power(face) for face in faces_of(rules.deck) if rules.power(face).get("draw")]
    round_ = any(power.get("sweeps") for power in attacking)
    aimed = any(power.get("hits_previous") or power.get("hits_chosen") for power in attacking)
    if not sentence or not pays_in_turn(rules):
        return ()
    last = goes_on_after(rules) and any(rules.power(face).get("last_draw") for face in faces_of(rules.deck))
    kinds = {"round": round_, "aimed": aimed, "last": last}
    words = WORDS[language]
    unplayed = [words.attack_kind(kind) for kind, is_there in kinds.items() if is_there]
    return (words.paid_in_turn(sentence.removesuffix("."), unplayed) if unplayed else sentence,)


def pays_in_turn(rules: RuleSet) -> bool:
    """Tell whether an attack is paid in turn, so that its payer may play or not."""
    away = ("sweeps", "hits_previous", "hits_chosen")
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    return any(power.get("draw") and not any(power.get(name) for name in away) for power in powers)


def draws_at_will(rules: RuleSet) -> bool:
    """Tell whether one may draw several cards, one after another, though one could play, and lay one then."""
    several = rules.at("draws", seats=2) > 1 and rules.knobs["drawn_card"] != "kept"
    return several and bool(rules.knobs["draws_freely"])


def drawn_freely(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Leave it to what is said of several cards that are drawn."""
    return () if draws_at_will(rules) else (sentence,)


def _on_their_own_rank(rules: RuleSet, among: FaceSet) -> Iterator[tuple[FaceSet, FaceSet]]:
    """Yield the cards of each rank that change the suit, and those of *among* that go on them at any time (LH-08)."""
    callers = sum(1 << face for face in faces_of(rules.deck & ~JOKERS) if rules.power(face).get("names_suit"))
    for rank in range(13):
        tops = callers & 0b1111 << 4 * rank
        refused = among
        for top in faces_of(tops):
            refused &= refused_by(rules, top)
        laid = 0b1111 << 4 * rank & among & ~refused
        if tops and laid and there_are_two(rules, tops | laid):
            yield tops, laid


def drawn_one_by_one(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say how many cards are drawn where there are several: all of them, if they are kept, else up to one that fits."""
    several = rules.at("draws", seats=2)
    if several < 2 or rules.knobs["drawn_card"] == "kept":
        return (sentence,)
    if draws_at_will(rules):
        return (WORDS[language].draws_at_will(several),)
    return (WORDS[language].draws_until(several, _last_may_go_then(rules)),)


def _last_may_go_then(rules: RuleSet) -> bool:
    """Tell whether a card that is never laid as the last one goes once another is drawn."""
    return any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in ("never_last", "last_on_own_suit"))


def of_several_drawn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what becomes of the card that fits, or of all of them, where several may be drawn."""
    drawn, most = str(rules.knobs["drawn_card"]), rules.at("draws", seats=2)
    words = WORDS[language]
    if keeps_the_only_one(rules):
        return (words.after_drawing("may_be_played", most),)
    if most < 2:
        return (words.after_drawing(drawn, most),) if _held_ones_go_too(rules) else (sentence,)
    freely = draws_at_will(rules) or (drawn != "kept" and _last_may_go_then(rules))
    return (words.after_drawing(drawn, most) if freely else words.several_drawn(drawn, most),)


def keeps_the_only_one(rules: RuleSet) -> bool:
    """Tell whether the last card drawn may be kept where only one is drawn: any that fits may be played or kept then."""
    return rules.knobs["drawn_card"] == "last_may_be_kept" and rules.at("draws", seats=2) == 1


def _held_ones_go_too(rules: RuleSet) -> bool:
    """Tell whether others than the card that was drawn may be laid then: held back before, or no last card any more."""
    if rules.at("draws", seats=2) != 1 or rules.knobs["drawn_card"] == "kept":
        return False
    return bool(rules.knobs["draws_freely"]) or _last_may_go_then(rules)


def four_held(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say of which cards any four win, by their name (W6-06): with several packs there are more of a rank than four."""
    held = select_faces(str(rules.knobs["wins_held"])) & rules.deck
    if not held:
        return ()
    ends = rules.knobs["goes_on"] != "first_out"
    stands = any(rules.power(face).get("stands_for") for face in faces_of(rules.deck & JOKERS & ~held))
    return (WORDS[language].four_held(spoken_names(held, rules.deck), ends, stands),)


def limited(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add that cards laid together are all laid, where there are any."""
    together = ("plays_set", "plays_run", "plays_flush")
    if not sentence or not any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in together):
        return (sentence,)
    return (WORDS[language].limited(sentence.removesuffix(".")),)


def put_out(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add what becomes of the last player left."""
    if not sentence:
        return ()
    return (WORDS[language].put_out(sentence.removesuffix("."), rules.knobs["goes_on"] != "first_out"),)


def announces_something(rules: RuleSet) -> bool:
    """Tell whether anything is announced by *rules*: a last card, or cards as they are laid."""
    return names_cards(rules) or bool(rules.knobs["announces"] or rules.knobs["announces_last"])


def names_cards(rules: RuleSet) -> bool:
    """Tell whether some cards are named as they are laid."""
    return any(rules.power(face).get("announced") for face in faces_of(rules.deck))


def may_catch_wrongly(rules: RuleSet) -> bool:
    """Tell whether anybody can ever say « Contre-carte » with nothing to catch: a misdeal is there whenever it can be said.

    >>> from huit.rules import load_rules
    >>> [may_catch_wrongly(load_rules("rien", options={"forgotten": how})) for how in ("caught", "at_once", "on_last_card")]
    [True, False, False]
    """
    return _is_caught(rules) or names_cards(rules)


def _is_caught(rules: RuleSet) -> bool:
    return bool(rules.knobs["announces"]) and rules.knobs["forgotten"] == "caught"


def caught_wrongly(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what a wrong « Contre-carte » costs, where there can be one: no turn, even where forgetting costs one (G-17)."""
    if not sentence or not may_catch_wrongly(rules):
        return ()
    penalty = rules.at("penalty", seats=2) if rules.knobs["penalty_skips"] else 0
    return (WORDS[language].wrong_catch(not _is_caught(rules), penalty),)


def of_the_last_card(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what it costs to forget to announce a last card; elsewhere it is told with what is announced."""
    return (sentence,) if rules.knobs["announces"] and forgetting_costs(rules) else ()


def forgetting_costs(rules: RuleSet) -> bool:
    """Tell whether somebody draws who forgets to announce a last card, or loses a turn: not where they just cannot go out.

    >>> from huit.rules import load_rules
    >>> [forgetting_costs(load_rules("rien", options={"forgotten": how})) for how in ("caught", "next_turn")]
    [True, False]
    """
    return rules.knobs["forgotten"] != "next_turn"


def said_wrongly(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what a wrong announcement costs, in cards where forgetting costs none."""
    if not sentence or forgetting_costs(rules):
        return (sentence,)
    return (WORDS[language].wrong_say(rules.at("penalty", seats=2), bool(rules.knobs["penalty_skips"])),)


def of_a_lost_turn(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say that forgetting costs a turn, and forgetting what."""
    if not sentence:
        return ()
    if not rules.knobs["announces"] or not forgetting_costs(rules):
        if not names_cards(rules):
            return ()
        sentence = WORDS[language].forgets_to_name
    parts = [sentence.removesuffix(".")]
    if may_be_answered(rules):
        parts.append(WORDS[language].attacked_then)
    skipping = [power for power in map(rules.power, faces_of(rules.deck)) if power.get("skips")]
    if skipping:
        parts.append(WORDS[language].skipped_then(any(power.get("skip_answered_by") for power in skipping)))
    return (apart(parts, language),)


def may_be_answered(rules: RuleSet) -> bool:
    """Tell whether some attack that is paid in turn has an answer."""
    powers = [rules.power(face) for face in faces_of(rules.deck)]
    attacks = [power for power in powers if power.get("draw")]
    return any(power.get("answered_by") for power in attacks) or (bool(attacks) and any(power.get("on_debt") for power in powers))


def said_at_last(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Say what becomes of a last card that was not announced, and what forgetting costs (WK-11)."""
    if not sentence:
        return ()
    last = any(rules.power(face).get(name) for face in faces_of(rules.deck) for name in ("last_draw", "doubles"))
    both = bool(rules.knobs["announces"]) and rules.knobs["forgotten"] == "on_last_card"
    penalty, loses_turn = rules.at("penalty", seats=2), bool(rules.knobs["penalty_skips"])
    call, word = str(rules.knobs["called"]) if both else None, str(rules.knobs["called_last"])
    return (WORDS[language].said_at_last(counted_from(rules) > 1, word, last, penalty, _may_be_out(rules), loses_turn, call),)


def _may_be_out(rules: RuleSet) -> bool:
    """Tell whether somebody who should draw instead of going out may be out, where the stock may stay empty (G-04)."""
    return not rules.knobs["recycles"]


def forgotten_at_last(rules: RuleSet, language: str, seats: int | None, sentence: str) -> tuple[str, ...]:
    """Add that whoever forgets goes out all the same where nothing is left to draw, and that who is out catches nobody."""
    how, call = str(rules.knobs["forgotten"]), str(rules.knobs["called"]) if names_cards(rules) else None
    told = WORDS[language].forgotten(how, two_may_be_left(rules), call, counted_from(rules) > 1, _may_be_out(rules))
    return (told, *(_until_the_last_card(rules, language) if how == "on_last_card" else ()))


def _until_the_last_card(rules: RuleSet, language: str) -> Iterator[str]:
    """Say how long a late word mends what was forgotten, where it is paid for with the last card (L8-06)."""
    if not rules.knobs["late_say"]:
        return
    yield WORDS[language].late_say(bool(rules.knobs["announces_last"]))
