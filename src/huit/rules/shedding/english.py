"""What the cards of a shedding game do, in English."""

from huit.rules.deed_sentences import Clause, Subject, Words, capital
from huit.rules.shedding import deeds
from huit.rules.words import any_of, card_words, counted, listed


def _cards(number: int) -> str:
    return f"{number} cards" if number > 1 else "a card"


def _its(of: Subject) -> str:
    return of.agree("its", "their")


def _makes(of: Subject) -> str:
    return of.agree("makes", "make")


def _layer(of: Subject) -> str:
    """Return who played the card, after it has been named."""
    return f"the player who played {of.agree('it', 'the card')}"


def _who_played(of: Subject) -> str:
    """Return who played the card: what is played on an attack is not the card that attacks."""
    return f"whoever played {of.whatever_rank}"


_AT_LAST = {"last": "as a last card", "last_of_ace": "as the last card of the ace’s hand"}

# Where they go


def _anywhere(deed: deeds.GoesAnywhere, of: Subject) -> str:
    phrase = "can be played on any card"
    if deed.but:
        phrase += f", except on {of.named(of.completed(deed.but))}"
    if deed.if_unable and of.rank == "X":
        phrase += ", but only if you cannot follow suit"
    elif deed.if_unable:
        phrase += ", but off the suit in force only if you cannot follow it"
    phrase += " (except on an attack)" if deed.free_on_attack else ""
    if deed.or_on:
        phrase += f", or on {of.another(deed.or_on) if of.rank else 'another of the same rank'}"
    phrase += ", except while a rank is called" if deed.not_on_rank else ""
    return phrase + (f", and {_its(of)} own suit must be followed" if deed.own_suit else "")


def _goes_on(deed: deeds.GoesOn, of: Subject) -> str:
    phrase = f"can also be played on {of.named(deed.tops)}"
    if deed.but_called:
        callers = card_words(deed.but_called, of.deck, "en", article=True)
        phrase += f" (but not on {callers[0] if len(callers) == 1 else 'a card'} that changed the suit)"
    phrase += " as the starter" if deed.as_starter else ""
    return phrase + (" when only two players are left" if deed.two_left else "")


def _stands_for(deed: deeds.StandsFor, of: Subject) -> str:
    phrase = f"{of.agree('stands', 'stand')} for any card you like, with its effect"
    phrase += f", except for leaving the card {of.agree('it covers', 'they cover')} in force" if deed.shows else ""
    where = ["on an attack"] * deed.on_attack + ["to keep your turn"] * deed.on_skip
    phrase += f"; {' or '.join(where)}, only for a card that answers it" if where else ""
    phrase += ", if any does" if deed.none_on_some else ""
    phrase += "; cannot be played while a rank is called" if deed.not_on_rank else ""
    phrase += "; can be played with others only as the first of them" if deed.first_of_several else ""
    if deed.even_last:
        phrase += "; can be your last card even for a card that cannot"
    return phrase + (" (you then draw, if that card makes you play again)" if deed.even_last == "draws" else "")


def _leaves(deed: deeds.LeavesInForce, of: Subject) -> str:
    phrase = (
        f"{of.agree('leaves', 'leave')} the card {of.agree('it covers', 'they cover')} in force, without repeating its effect"
    )
    return phrase + (_BUT_COUNTED if deed.but_counted else "")


_BUT_COUNTED = ", except for the player whose wild rank it is"


def _covers(deed: deeds.GoesOnAttacks, of: Subject) -> str:
    covered = {
        "replaced": f", replacing it with {_its(of)} own",
        "added": f", adding {_its(of)} own to it",
        "passed": ", which then passes to the next player",
        "passed_after": "",
        "stopped": "",
        "as_another": f", with the effect of the card {of.agree('it stands', 'they stand')} for",
    }
    return f"can also be played on an attack{covered[deed.attack]}"


def _suit(deed: deeds.ChangesSuit, of: Subject) -> str:
    own = f", but only when {of.agree('it is', 'they are')} played on {_its(of)} own suit" if deed.on_own_suit else ""
    own += _BUT_COUNTED if own and deed.but_counted else ""
    return f"{of.agree('changes', 'change')} the suit{own}"


def _rank(deed: deeds.CallsRank, of: Subject) -> str:
    other = f", or {of.another(deed.others)}" if deed.others else ""
    last = f", except {_AT_LAST[deed.but_last]}" if deed.but_last else ""
    but = f" ({of.named(deed.lasting)} is not enough)" if deed.lasting else ""
    return f"{of.agree('calls', 'call')} a rank{last}: everyone then has to play that rank{other}, until somebody does{but}"


def _on_it(deed: deeds.AnythingOnIt, of: Subject) -> str:
    any_card = "Once the attack is over, any" if deed.once_paid else "Any"
    return f"{any_card} card can be played on it" + (f", except {of.named(deed.but)}" if deed.but else "")


# Whose turn it is, and hands


def _reverses(deed: deeds.Reverses, of: Subject) -> str:
    phrase = f"{of.agree('reverses', 'reverse')} the direction of play{' first' if deed.first else ''}"
    phrase += ", even if covered" if deed.even_covered else ""
    return phrase + (" (with three or more players)" if deed.from_three else "")


_AIMED_ON = {
    "": "",
    "some": ", which then acts, if on anybody, on the player after them",
    "all": ", which then acts on the player after them",
}


def _two(*, of_two: bool) -> str:
    """Return with how many players something holds: in a game for two alone, or where two are left too."""
    return "in a game for two" if of_two else "with two players"


def _skips(deed: deeds.Skips, of: Subject) -> Clause:
    phrase = f"{of.agree('skips', 'skip')} the next {f'{deed.players} players' if deed.players > 1 else 'player'}"
    up_to = deed.kept_by and deed.players > 1
    two = _two(of_two=deed.of_two)
    phrase += f", but not {two}" if deed.but_two and not up_to else ""
    phrase += {"": "", "again": " (with two players, you play again)", "other": " (with two players, the other one plays)"}[
        deed.at_two
    ]
    if deed.kept_by:
        who = "up to the first to" if deed.players > 1 else "nor if they" if deed.but_two else "unless they"
        phrase += f", {who} play {of.named(deed.kept_by)} at once{_AIMED_ON[deed.aimed_on]}"
        phrase += f" (but not {two})" if deed.but_two and up_to else ""
    return Clause(phrase, when=_AT_LAST["last"] if deed.only_last else "")


def _turn_at_two(deed: deeds.TurnAtTwo, of: Subject) -> Clause:
    kept = f", unless the other plays {of.named(deed.kept_by)} at once" if deed.kept_by else ""
    return Clause(f"{_another_turn(of, '')}{kept}", when=_two(of_two=deed.of_two))


def _hands_move(deed: deeds.HandsMove, of: Subject) -> str:
    what = {
        "rotates": "everyone pass their hand to the next player, in the direction of play",
        "passes_on": "every player choose one of their cards and pass it to the next player",
        "trades": f"{_its(of)} player swap hands with a player of their choice",
    }
    return f"{_makes(of)} {what[deed.how]}" + (f" (except {_AT_LAST[deed.but_last]})" if deed.but_last else "")


_LAST_AGAIN = {
    "": "",
    "draws": " (as a last card, draw)",
    "draws_or_out": " (as a last card, draw, or go out if the stock is empty)",
    "wins": ", except as a last card: they go out with it",
    "wins_at_ace": f"; {_AT_LAST['last_of_ace']}, they go out with it",
}


def _steals(deed: deeds.Steals, of: Subject) -> str:
    phrase = f"{_makes(of)} the next player take a card, unseen, from the hand of {_layer(of)}"
    if deed.turn == "plays":
        phrase += ", and then play" + (", unless attacked" if deed.passes_attack else "")
    elif deed.skipped:
        phrase += ", and miss their turn"
        others = "one" if deed.skipped == 2 else f"{deed.skipped - 1}"
        phrase += f", along with the {others} after them" if deed.skipped > 1 else ""
    at_two = {
        "": "",
        "loses": f"with two players, they are skipped, and {_layer(of)} plays again",
        "plays": "with two players, they play",
        "keeps": "but not with two players",
    }
    told = at_two[deed.at_two].replace("with two players", _two(of_two=deed.of_two))
    return phrase + (f" ({told})" if deed.at_two else "")


# Attacks

_VICTIMS = {
    "next": "the next player",
    "after_skipped": "the player after that",
    "previous": "the previous player",
    "chosen": "a player of your choice",
}
_TURNS = {
    "loses": " and miss their turn",
    "plays": " and still play",
    "may_play": " (they may then play or pass)",
    "out_of_turn": ", out of turn",
}


_ODD = ", if an odd number of them was played"


def _draws(deed: deeds.Draws, of: Subject) -> str:
    if deed.who == "each":
        turn = " and miss their turn" if deed.turn == "loses" else ""
        return f"{_makes(of)} each of the others in turn draw {_cards(deed.cards)}{turn}"
    phrase = f"{_makes(of)} {_VICTIMS[deed.who]}{' then' if deed.after_again else ''} draw {_cards(deed.cards)}"
    phrase += f" ({_two(of_two=deed.of_two)}, the next one)" if deed.next_at_two else ""
    if deed.final and deed.turn == "may_play":
        return f"{phrase}, with no answer possible (they may then play or pass)"
    phrase += _TURNS[deed.turn]
    if deed.answers:
        return f"{phrase}, unless they play {of.named(deed.answers)}"
    return phrase + (", with no answer possible" if deed.final else "")


def _doubt(deed: deeds.Doubt, of: Subject) -> str:
    unless = [f"{of.agree('it', 'the card')} is played on an attack"] * deed.but_answers + ["its player is out"] * deed.but_out
    who = f"Unless {' or '.join(unless)}, the" if unless else "The"
    return (
        f"{who} player attacked may doubt it: if the player who played it could have followed suit and did not, that player"
        f" draws instead, and the doubter plays; if not, the doubter draws {counted(deed.more, 'en')} more"
    )


def _takes_aim(deed: deeds.TakesAim, of: Subject) -> str:
    whom = "the previous player" if deed.who == "previous" else "the player you choose"
    return f"If an attack is answered with {of.agree('it', 'one of these')}, the whole of it hits {whom}"


def _passed_in_turn(deed: deeds.PassedInTurn, of: Subject) -> str:
    turn = " in their own turn" if deed.may_play else " and misses their turn"
    return f"Once passed on by {of.named(deed.by)}, the attack no longer hits out of turn: whoever it falls on draws{turn}"


def _chain(deed: deeds.Chain, of: Subject) -> str:
    phrase = f"If they then play {of.named(deed.like)}, {'the next player' if deed.next_one else 'whoever is hit'} draws"
    if deed.cards:
        return f"{phrase} {counted(deed.cards, 'en')} more than they did"
    return f"{phrase} that card’s own number, plus as many as they drew"


def _with(players: tuple[int, ...]) -> str:
    return f"with {any_of([counted(number, 'en') for number in players], 'en')} players"


def _own_attack(deed: deeds.OwnAttack, of: Subject) -> str:
    if deed.when == "again":
        return f"{capital(_two(of_two=deed.of_two))}, {_who_played(of)} draws instead"
    when = f"So {_with(deed.players)}" if deed.when == "skipping" else "When only two players are left"
    return f"{when}, {_who_played(of)} has to draw{_ODD if deed.if_odd else ''}"


def _goes_round(deed: deeds.GoesRound, of: Subject) -> str:
    even = " (one they have just drawn, once they have drawn all the cards)" if deed.even_drawn else ""
    return (
        f"Whoever holds {of.named(deed.answers | deed.or_with)} {'must' if deed.must else 'may'} play it{even}: {_answered(deed)}"
    )


def _answered(deed: deeds.GoesRound) -> str:
    """Return what becomes of an attack that goes round."""
    match deed.attack:
        case "anew":
            return "it then goes round again from them, and the cards do not add up"
        case "stopped":
            return "the attack stops"
        case "added":
            return "it goes no further, and is added to that card’s attack"
        case "passed":
            ways = ["goes back the other way"] * deed.turns
            if deed.skips:
                ways.append(f"skips the next {deed.skips} players" if deed.skips > 1 else "skips the next player")
            where = " and ".join(ways or ["goes on to the next player"])
            if deed.even_drawn:
                return f"{'they play again, and then ' if deed.again else ''}the attack {where}"
            return f"they draw nothing{' and play again, and then' if deed.again else ', and'} the attack {where}"


def _back_to_attacker(deed: deeds.BackToAttacker, of: Subject) -> str:
    again = "; then, or if they are skipped, all the others are attacked again" if deed.may_skip else ", and all the others again"
    return f"If an answer takes it to whoever started it, they are attacked too{again}"


def _round_over(deed: deeds.RoundOver, of: Subject) -> str:
    who = f"the player after {'whoever last sent it round' if deed.again else f'{_its(of)} player'} plays"
    if deed.only_by:
        by = of.named(deed.only_by)
        who = f"the player who last sent it round plays again, if they did so with {by}; if not, the player after them plays"
    elif deed.comes_back:
        by = Subject(deed.by, of.deck, "en")
        last = f"the player who {f'played the last {by.called}' if by.rank else 'last sent it round'}"
        who = f"{last if deed.again else f'{_its(of)} player'} plays again"
    return f"When it has gone round, {who}"


def _passes_after(deed: deeds.PassesAfter, of: Subject) -> str:
    two = f" ({_two(of_two=deed.of_two)}, to the next one)" if deed.next_at_two else ""
    return f"An attack answered this way passes to the player after that{two}"


def _falls_back(deed: deeds.FallsBack, of: Subject) -> str:
    when = f"So {_two(of_two=True) if deed.of_two else _with(deed.players)}" if deed.players else "When only two players are left"
    return f"{when}, the attack falls back on {_who_played(of)}{_ODD if deed.if_odd else ''}"


# Several at once


def _set(deed: deeds.PlaysSet, of: Subject) -> str | Clause:
    players = "the number of players who miss their turn, yourself included if it comes to that,"
    times = {
        (True, False): "the cards to draw are",
        (False, True): f"{players} is",
        (True, True): f"the cards to draw and {players} are",
    }.get((deed.times_cards, deed.times_turns), "")
    acts = " (only the last one played acts" if deed.last_acts else ""
    acts += f", but {times} multiplied by the number of cards played" if times else ""
    acts += ")" if acts else ""
    first = ", starting with the one of the suit in force" if deed.suit_first else ""
    if not deed.number:
        return f"can also be played in pairs, threes or fours{acts}{first}"
    if not of.plural:
        return f"can also be played {deed.number} at a time{first}{acts}"
    first = ", the one of the suit in force first," if deed.suit_first else ""
    return Clause(f"{counted(deed.number, 'en')} {of.plural}{first} may be played together{acts}", has_subject=True)


def _run(deed: deeds.PlaysRun, of: Subject) -> str:
    acts = " (only the last one played acts)" if deed.last_acts else ""
    ace = ", with the ace before the 2" if deed.ace_before_two else ""
    but = ", but not on a card that never takes them" if deed.but_refused else ""
    return f"can also be played in runs of one suit, up or down{ace}{but}{acts}"


def _passes_under(deed: deeds.PassesUnder, of: Subject) -> str:
    unless = ["does not attack"] * deed.may_attack + ["does not stop it"] * deed.may_stop
    last = f"if the last one {listed(unless, 'en')}, " if unless else ""
    whom = "whoever plays next" if deed.may_skip else "the next player"
    return f"On an attack, {last}the attack passes to {whom} as it was"


def _announced(deed: deeds.Announced, of: Subject) -> Clause:
    word, catch = (f"“{of.called}”", f"“Catch {of.called}”") if of.rank else ("its name", "“Catch” and that name")
    word = word if of.rank else of.agree(word, "the name of the card")
    somebody = "somebody still in the round" if deed.by_those_in else "somebody"
    forgotten = f"draw {_cards(deed.penalty)} if you forget and {somebody} says {catch} before the next move"
    last = f", except {_AT_LAST[deed.but_last]}," if deed.but_last else ","
    last = (" (if it is the last of the cards played together)" if deed.on_top else "") + last
    return Clause(f"you say {word} as you play it{last} and {forgotten}", has_subject=True)


# As a last card


_IN_VAIN = ", which then does nothing{} (either way, that is their turn)"


def _last_draws(deed: deeds.LastDraws, of: Subject) -> Clause:
    phrase = f"{'only ' if deed.other == 'only' else ''}{_makes(of)} the next player draw {_cards(deed.cards)}"
    phrase += " instead" if deed.other == "instead" else ""
    turn = deed.goes_on and not deed.answers
    phrase += (" plus" if turn else ", plus") + " whatever is already due" if deed.and_all_due else ""
    if deed.answers:
        phrase += f", unless they play {of.named(deed.answers)}"
        phrase += (
            _IN_VAIN.format(" and needs no announcement" if deed.unannounced else "") if deed.goes_on else ", which stops it"
        )
    else:
        phrase += (", and" if deed.and_all_due else " and") + " miss their turn" if turn else ""
        phrase += f", even if they hold {of.named(deed.even_with)}" if deed.even_with else ", with no answer possible"
    phrase += "; any card can be played on it afterwards" if deed.calls_nothing else ""
    return Clause(phrase, when=_AT_LAST["last"] + (", even if played with others" if deed.even_together else ""))


def _doubles(deed: deeds.Doubles, of: Subject) -> Clause:
    once = " (only once in a round)" if deed.once else ""
    return Clause(f"{of.agree('doubles', 'double')} all points{once}", when=_AT_LAST[deed.last])


def _last_costs(deed: deeds.LastCosts, of: Subject) -> Clause:
    first = " first" if deed.first else ""
    phrase = f"{_makes(of)} {_its(of)} player{first} draw {_cards(deed.cards)} and stay in the round"
    return Clause(phrase + (" (if the stock is empty, they are out)" if deed.out_if_empty else ""), when="as the last card")


def _never_covered(deed: deeds.Refuses | deeds.RefusesHigher, of: Subject, cards: str) -> Clause:
    return Clause(f"{of.agree('is', 'are')} never covered by {cards}", when="as the starter" if deed.as_starter else "")


def _another_turn(of: Subject, when: str) -> Clause:
    return Clause(f"{of.agree('gives', 'give')} {_its(of)} player another turn", when=when)


WORDS: Words = {
    deeds.GoesAnywhere: _anywhere,
    deeds.GoesOn: _goes_on,
    deeds.StandsFor: _stands_for,
    deeds.LeavesInForce: _leaves,
    deeds.GoesOnAttacks: _covers,
    deeds.ChangesSuit: _suit,
    deeds.CallsRank: _rank,
    deeds.RankComesBack: lambda deed, of: f"If it comes back round to whoever called it, play goes back to {of.whatever_rank}",
    deeds.AnswerEndsCall: lambda deed, of: "Any other card that answers the attack ends the call",
    deeds.AnythingOnIt: _on_it,
    deeds.Refuses: lambda deed, of: _never_covered(deed, of, any_of(of.names(deed.cards), "en")),
    deeds.RefusesHigher: lambda deed, of: _never_covered(deed, of, "a higher card, the ace being the lowest"),
    deeds.Reverses: _reverses,
    deeds.Skips: _skips,
    deeds.TurnAtTwo: _turn_at_two,
    "turn_at_two_left": lambda deed, of: _another_turn(of, "when only two players are left"),
    deeds.PlaysAgain: lambda deed, of: f"{_makes(of)} {_its(of)} player play again{_LAST_AGAIN[deed.as_last]}",
    deeds.Steals: _steals,
    deeds.Gives: lambda deed, of: (
        f"{_makes(of)} {_its(of)} player give {deed.cards if deed.cards > 1 else 'one'} of their cards"
        " to a player of their choice"
    ),
    deeds.HandsMove: _hands_move,
    deeds.StopsAttack: lambda deed, of: f"{of.agree('stops', 'stop')} {'the' if deed.covered else 'an'} attack",
    deeds.Draws: _draws,
    deeds.Doubt: _doubt,
    deeds.ChangedAgain: lambda deed, of: "What is played next can change who draws them, and how many",
    deeds.PlayResumes: lambda deed, of: "Play then continues after whoever played the last card",
    deeds.TakesAim: _takes_aim,
    deeds.PassedInTurn: _passed_in_turn,
    deeds.Chain: _chain,
    deeds.OwnAttack: _own_attack,
    deeds.GoesRound: _goes_round,
    deeds.BackToAttacker: _back_to_attacker,
    deeds.RoundOver: _round_over,
    deeds.ReplacesAttack: lambda deed, of: "An attack of another kind answered this way is replaced by this one",
    deeds.PassesAfter: _passes_after,
    deeds.FallsBack: _falls_back,
    deeds.PlaysFlush: lambda deed, of: (
        f"{of.agree('lets', 'let')} {_its(of)} player play any number of their other cards of that suit with it"
        f" ({'otherwise, ' if deed.has_turned else ''}only the last one played acts)"
    ),
    deeds.PlaysSet: _set,
    deeds.PlaysRun: _run,
    deeds.PassesUnder: _passes_under,
    deeds.Announced: _announced,
    deeds.LastDraws: _last_draws,
    deeds.Doubles: _doubles,
    "never_last": lambda deed, of: "cannot be your last card",
    deeds.LastCosts: _last_costs,
}
