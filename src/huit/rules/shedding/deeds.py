"""Deeds of the cards of a shedding game, as data: one struct for each that depends on more than one knob."""

from typing import Literal

from huit.rules.deeds import Another, Completed, Deed, Named, Others, TheRanks

LastCard = Literal["", "last", "last_of_ace"]
"""A last card; where hands are counted down, that of the ace’s, after which its player is out."""

# Where they go


class GoesAnywhere(Deed, frozen=True):
    """The cards go on any card."""

    but: Completed = 0
    """Cards that take none of them."""
    if_unable: bool = False
    """Whether they go off the suit in force only where it cannot be followed."""
    or_on: Another = 0
    """Their like, on which they go even then (LH-08)."""
    free_on_attack: bool = False
    """Whether they answer an attack, or pass it on, even where the suit in force could be followed."""
    not_on_rank: bool = False
    """Whether they do not go on a rank that is called."""
    not_on_card: bool = False
    """The same for a card."""
    own_suit: bool = False
    """Whether it is their own suit that must be followed next."""


class GoesOn(Deed, frozen=True):
    """The cards also go on some others."""

    tops: Named
    two_left: bool = False
    """Whether they do so only when two players are left."""
    but_called: Named = 0
    """Those of *tops* on which they do not go once these have changed the suit."""
    as_starter: bool = False
    """Whether *tops* are never in force but as the starter."""


class StandsFor(Deed, frozen=True):
    """The cards are any card that one likes (W3-04)."""

    on_attack: bool = False
    """Whether on an attack they are only cards that answer it."""
    on_skip: bool = False
    """The same for a skip that some cards answer."""
    none_on_some: bool = False
    """Whether they go on attacks that nothing answers."""
    shows: bool = False
    """Whether they are in force even as a card that leaves another in force."""
    not_on_rank: bool = False
    """Whether they do not go on a rank that is called."""
    not_on_card: bool = False
    """The same for a card."""
    first_of_several: bool = False
    """Whether some cards are laid together: they may begin such a play, and not go on with it."""
    even_last: Literal["", "out", "draws"] = ""
    """Whether they are laid as a last card for one that is not; ``draws`` where one that also obliges to play again then
    makes their player draw."""


class LeavesInForce(Deed, frozen=True):
    """The cards leave in force what they cover."""

    but_counted: bool = False
    """Whether one whose wild rank they are calls a suit with them, which is in force then."""


class GoesOnAttacks(Deed, frozen=True):
    """The cards also go on any attack, and what becomes of it."""

    attack: Literal["replaced", "added", "doubled", "passed", "passed_after", "stopped", "sent", "as_another"]
    """``doubled``, ``sent``: what another deed says. ``as_another``: what the card makes of it that they stand for."""


class ChangesSuit(Deed, frozen=True):
    """The cards call a suit."""

    on_own_suit: bool = False
    """Whether only where they are laid on their own."""
    but_counted: bool = False
    """Whether one whose wild rank they are calls one anywhere."""


class CallsRank(Deed, frozen=True):
    """The cards call a rank: until it is laid only that goes, or a card of *others*, which call one too."""

    others: Another
    lasting: Named = 0
    """Cards that leave the call in force even where they are of that rank."""
    ranks: Named = 0
    """The cards of the ranks that may be called; 0 for any."""
    but_last: LastCard = ""
    """Where the round may go on after one that is its player’s last: it calls nothing."""


class CallsCard(Deed, frozen=True):
    """The cards call a card, suit and rank: until it is laid only that goes, or a card of *others*, which call one too."""

    others: Another
    lasting: Named = 0
    """Cards that leave the call in force even where they are called."""
    but_last: LastCard = ""
    """Where the round may go on after one that is its player’s last: it calls nothing."""


class RankComesBack(Deed, frozen=True):
    """A rank, or a card, that nobody has laid is over when it comes back to its caller."""

    stands = "beside"


class AnswerEndsCall(Deed, frozen=True):
    """A rank, or a card, that is called with an attack lapses under an answer that calls none."""

    stands = "beside"


class AnythingOnIt(Deed, frozen=True):
    """Any card goes on a card that takes any, or on a joker that is no other card (W10-03)."""

    but: Named
    once_paid: bool

    stands = "last"


# Whose turn it is


class Reverses(Deed, frozen=True):
    """The direction turns."""

    first: bool = False
    """Whether other things that the cards do go the new way."""
    even_covered: bool = False
    """Whether it does so although other cards are laid on them at once (BH-02)."""
    from_three: bool = False
    """Whether it is worth saying that it takes three players."""


class Skips(Deed, frozen=True):
    """The next players lose their turns."""

    players: int
    but_two: bool = False
    """Whether nobody does so with two players."""
    of_two: bool = False
    """Whether somebody does so where only two of more players are left."""
    at_two: Literal["", "again", "opponent"] = ""
    """Who plays then where they skip more players than the only other one."""
    kept_by: Named = 0
    """Cards by which one keeps one’s turn."""
    aimed_on: Literal["", "some", "all"] = ""
    """Which of those then act on the player after."""
    only_last: bool = False
    """Whether they do so only where the card is its player’s last."""
    adds: bool = False
    """Whether one player loses as many turns, instead of one turn each."""

    @property
    def of_one(self) -> bool:
        """Whether one player alone loses turns."""
        return self.adds or self.players == 1


class TurnsAddUp(Deed, frozen=True):
    """A turn that is kept by the cards: what they take away adds to what was at stake."""

    one_each: bool = False
    """Whether only cards of their rank keep the turn, and each of them takes away one."""

    stands = "beside"


class MissesSeveral(Deed, frozen=True):
    """A player who loses several turns answers nothing meanwhile."""

    attacked: bool
    """Whether there are attacks."""
    may_grow: bool = False
    """Whether a card, or several laid together, may take more turns from them meanwhile."""

    stands = "beside"


class TurnAtTwo(Deed, frozen=True):
    """With two players, the one who played the card plays again."""

    because_skipped: bool = False
    of_two: bool = False
    """Whether it does not hold where only two of more players are left."""
    kept_by: Named = 0
    """Cards by which the other keeps their turn."""
    if_odd: bool = False
    """Whether only an odd number of cards laid together does so."""


class PlaysAgain(Deed, frozen=True):
    """Their player plays again."""

    as_last: Literal["", "draws", "draws_or_out", "wins", "wins_at_ace"] = ""
    """What becomes of a player whose last card it is; ``wins_at_ace`` where hands are counted down."""


# Hands


class Steals(Deed, frozen=True):
    """The next player takes a card from the hand of whoever played the card, and what becomes of their turn."""

    turn: Literal["", "plays", "loses"] = ""
    """Empty where the other deeds of the cards say so."""
    skipped: int = 0
    """How many lose their turns, the thief first."""
    at_two: Literal["", "loses", "plays", "keeps"] = ""
    """What is otherwise with two players; ``keeps`` where they draw."""
    of_two: bool = False
    """Whether that does not hold where only two of more players are left."""
    passes_attack: bool = False
    """Whether an attack may hit who would play."""

    @property
    def others(self) -> int:
        """How many lose their turns after the thief."""
        return self.skipped - 1


class HandsMove(Deed, frozen=True):
    """All hands, or a card of each, go to the next players; or two hands change places."""

    how: Literal["rotates", "passes_on", "trades"]
    but_last: LastCard = ""
    """The last card that does none of it, though the round goes on."""


class Gives(Deed, frozen=True):
    """Their player gives cards to a player of their choice."""

    cards: int


# Attacks


class StopsAttack(Deed, frozen=True):
    """An attack is over."""

    covered: bool
    """Whether it has been said that they go on it."""


Victim = Literal["next", "after_skipped", "previous", "chosen", "each"]


class Draws(Deed, frozen=True):
    """Somebody draws cards, and what becomes of their turn."""

    cards: int
    who: Victim = "next"
    turn: Literal["loses", "plays", "may_play", "may_draw", "out_of_turn", "back"] = "loses"
    """``back``: all others draw, and their player plays again."""
    next_at_two: bool = False
    """Whether it is the next player with two players, where nobody is skipped."""
    of_two: bool = False
    """Whether that does not hold where only two of more players are left."""
    after_again: bool = False
    """Whether their player plays again before that."""
    answers: Named = 0
    final: bool = False
    """Whether nothing goes on it, neither an answer nor a card that goes on any attack, though other attacks are answered."""
    own_suit: TheRanks = 0
    """Ranks of which that of the same suit answers it too."""
    but_last: LastCard = ""
    """The last card with which their player does not play again."""

    @property
    def answered(self) -> bool:
        """Whether some cards that are named answer it."""
        return bool(self.answers or self.own_suit)

    @property
    def closed(self) -> bool:
        """Whether it is said what answers it, or that nothing does."""
        return self.answered or self.final


class DoublesAttack(Deed, frozen=True):
    """An attack on which the cards are laid is doubled, and theirs does not add to it."""

    stands = "beside"


class SendsBack(Deed, frozen=True):
    """An attack on which the cards are laid goes back to whoever attacked."""

    but_round: bool
    """Whether there are attacks that go round, which do not."""
    may_be_out: bool
    """Whether whoever attacked may be out: then it passes on."""


class ChangedAgain(Deed, frozen=True):
    """An attack that its player may change by the card that they lay next, when they play again."""

    stands = "beside"


class Doubt(Deed, frozen=True):
    """The attacked player may doubt that the suit could not be followed."""

    more: int
    """What a wrong doubt costs."""
    but_answers: bool
    """Whether the cards may also be laid on an attack: then nobody doubts them."""
    but_out: bool
    """Whether the round may go on once their player is out, whom nobody doubts either."""

    stands = "beside"


class PlayResumes(Deed, frozen=True):
    """After an attack out of turn, play goes on after whoever played the last card."""

    stands = "beside"


class TakesAim(Deed, frozen=True):
    """An attack that is answered with the cards hits out of turn too."""

    who: Victim

    stands = "beside"


class PassedInTurn(Deed, frozen=True):
    """An attack out of turn that some cards pass on hits in turn."""

    by: Named
    may_play: bool

    stands = "beside"


class Chain(Deed, frozen=True):
    """A like card of whoever has just drawn adds to what they drew (HC-10)."""

    like: Named
    cards: int
    """What each of them adds; 0 where they differ."""
    next_one: bool = True
    """Whether it is always the next player who draws then."""

    stands = "beside"


class OwnAttack(Deed, frozen=True):
    """The attack hits whoever played the card: with so many players, or with two left."""

    when: Literal["skipping", "again", "two_left"]
    players: tuple[int, ...] = (2,)
    """How many play where all the others are skipped."""
    if_odd: bool = False
    """Whether only an odd number of cards laid together does so."""
    of_two: bool = False
    """Whether it does not hold where only two of more players are left."""

    stands = "beside"

    @property
    def only_two(self) -> bool:
        """Whether two alone play."""
        return self.players == (2,)


class GoesRound(Deed, frozen=True):
    """Some answers to an attack that goes round, and what they make of it (BL-11 to BL-15)."""

    answers: Named
    attack: Literal["anew", "stopped", "replaced", "added", "doubled", "passed"]
    turns: bool = False
    skips: int = 0
    again: bool = False
    """Whether who answers plays again, before the attack goes on."""
    must: bool = False
    even_drawn: bool = False
    or_with: Named = 0
    """Jokers that stand for one of the answers."""

    @property
    def cards(self) -> Named:
        """All that can be laid."""
        return self.answers | self.or_with

    stands = "beside"


class BackToAttacker(Deed, frozen=True):
    """An answer that takes an attack that goes round to whoever started it."""

    may_skip: bool

    stands = "beside"


class RoundOver(Deed, frozen=True):
    """The turn after an attack that has gone round."""

    comes_back: bool
    again: bool = False
    """Whether it is whoever last sent it round, with one of *by*, or the player after them."""
    by: Named = 0
    only_by: Named = 0
    """Those of *by* whose player plays, where the next player does after the others."""

    stands = "beside"


class ReplacesAttack(Deed, frozen=True):
    """An attack of another kind that is answered with the cards is replaced by theirs."""

    stands = "last"


class PassesAfter(Deed, frozen=True):
    """An attack that is answered with the cards goes past the skipped player."""

    next_at_two: bool
    of_two: bool = False
    """Whether that does not hold where only two of more players are left."""

    stands = "last"


class FallsBack(Deed, frozen=True):
    """An attack that is answered with the cards falls on whoever did so: with so many players, or with two left."""

    players: tuple[int, ...] = ()
    """Empty for two left."""
    if_odd: bool = False
    of_two: bool = False
    """Whether it does not hold where only two of more players are left."""

    stands = "last"

    @property
    def only_two(self) -> bool:
        """Whether two alone play."""
        return self.players == (2,)


# Several at once


class PlaysFlush(Deed, frozen=True):
    """Others of their suit may be laid with the cards, the last of which acts."""

    has_turned: bool
    """Whether the cards have turned the direction all the same."""


class PlaysSet(Deed, frozen=True):
    """Cards of a rank may be laid together."""

    number: int = 0
    """How many; 0 for any number."""
    least: int = 0
    """How many at least; 0 for pairs, threes and fours."""
    suit_first: bool = False
    last_acts: bool = False
    times_cards: bool = False
    """Whether the cards to draw are multiplied by their number."""
    times_turns: bool = False
    times_reverses: bool = False
    """Whether each of them turns the direction."""
    example: int = 0
    """So many of them show what they come to; 0 where others of their rank come to something else: then the last one counts."""
    draws: int = 0
    """So many cards are drawn for these."""
    turns: int = 0
    """So many turns are missed for these."""
    one_each: bool = False
    """Whether so many players miss them, one each."""
    by_rank: bool = False
    """Whether the example may name their rank, all of which are laid so."""
    rest_last: bool = False
    """Whether they do something else besides, and only the last one does."""

    @property
    def counts(self) -> bool:
        """Whether each of them counts."""
        return self.times_cards or self.times_turns or self.times_reverses


class SeveralCount(Deed, frozen=True):
    """Each of several laid together counts, where it has been told of all cards that they may be laid so. See `PlaysSet`."""

    example: int
    draws: int
    turns: int
    one_each: bool
    times_reverses: bool
    by_rank: bool


class PlaysRun(Deed, frozen=True):
    """Runs of a suit may be laid."""

    last_acts: bool
    ace_before_two: bool
    """Whether both are in the pack, and in runs."""
    but_refused: bool = False
    """Whether some of them never take the next card of a run."""
    least: int = 0
    """How many cards at least; 0 where two are enough."""
    if_first: bool = False
    """Whether that holds only of a run that begins with one of these: another may be shorter, or must be longer."""
    turns: bool = False
    """Whether these also go on a card of their rank, and the run goes on in their suit."""


class PassesUnder(Deed, frozen=True):
    """An attack on which cards are laid together passes on as it was, where the last of them does nothing to it."""

    may_attack: bool
    """Whether some of them attack."""
    may_stop: bool
    may_skip: bool
    may_send: bool = False
    """Whether some of them send an attack back."""

    stands = "last"


class Announced(Deed, frozen=True):
    """The cards are named as they are laid (W1-07)."""

    penalty: int
    but_last: LastCard = ""
    """Where the round may go on after one that leaves its player with no card: it needs no name."""
    by_those_in: bool = False
    """Whether players may be out, who catch nobody."""
    on_top: bool = False
    """Whether others may be laid on them at once: they are named then no more."""


class Refuses(Deed, frozen=True):
    """Some cards never go on them."""

    cards: Others
    as_starter: bool
    """Whether they are never in force but as the starter."""


class RefusesHigher(Deed, frozen=True):
    """No higher card ever goes on them."""

    as_starter: bool


# As a last card


class LastDraws(Deed, frozen=True):
    """The cards make the next player draw as a last card (W8-06, W9-08)."""

    cards: int
    other: Literal["", "instead", "only"] = ""
    """``instead``: they usually make somebody draw another number; ``only``: they usually do more."""
    and_all_due: bool = False
    answers: Named = 0
    even_with: Named = 0
    """Cards that usually answer them."""
    goes_on: bool = False
    """Whether the round may go on: it was the turn of who draws, or answers in vain."""
    calls_nothing: bool = False
    """Whether any card goes on them then: they usually call something."""
    unannounced: bool = False
    """Whether what is usually announced with an answer is not."""
    even_together: bool = False
    """Whether several usually add up."""
    final: bool = False
    """Whether nothing answers it, though attacks are answered."""


class Doubles(Deed, frozen=True):
    """The cards double all points as a last card."""

    last: LastCard
    once: bool = False
    """Whether more such cards may be last ones in a round, which goes on."""


class LastPoints(Deed, frozen=True):
    """The cards take points off their player, or add some, as a last card."""

    points: int
    fewer: bool
    last: LastCard
    if_won: bool = False
    """Whether only the winner of a round, which goes on, scores."""
    even_together: bool = False
    """Whether several of them may be laid together, and their effects add up: not this one."""


class LastCosts(Deed, frozen=True):
    """The cards make their player draw as a last card, and stay in."""

    cards: int
    out_if_empty: bool
    """Whether their player is out where the stock is empty."""
    first: bool = False
    """Whether they draw before the cards move hands."""
