### The round of 3-5-8, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .suit = Players must follow suit, but need not play higher. The ace is high, the 2 low.
    .trick = The highest trump, or else the highest card of the suit led, takes the trick; its winner leads the next.
    .turns = { CLOCKWISE() }

## deal

chien = The kitty of { $n } cards is set aside, one at a time, during the deal; all the others are dealt.
    .one = The kitty of one card is set aside during the deal; all the others are dealt.
    .because = everyone has at least sixteen cards, and a kitty of four is easily picked up
    .asked = How many cards are in the kitty?
    .label = The kitty

## announcing

dealer_announces = The dealer announces, and the third player is on their right.
    .off = The player on the dealer’s left is the announcer.
    .asked = Is the dealer the announcer?
    .label = Dealer announces
announcer_makes = The announcer, on the dealer’s left, has to take { $n } tricks: that is their target.
    .one = The announcer, on the dealer’s left, has to take one trick: that is their target.
    .off = The announcer, on the dealer’s left, has no tricks to take: that is their target.
    .because = { SEVENTEEN_TRICKS() }
    .asked = How many tricks does the announcer have to take?
    .label = Announcer’s tricks
second_makes = The second player sits on the dealer’s left and has to take { $n } tricks: that is their target.
    .one = The second player sits on the dealer’s left and has to take one trick: that is their target.
    .off = The second player sits on the dealer’s left and has no tricks to take: that is their target.
    .asked = How many tricks has the player on the dealer’s left to take?
    .because = { SEVENTEEN_TRICKS() }
    .label = Second player’s tricks
third_makes = The third player has to take { $n }.
    .one = The third player has to take one.
    .off = The third player has none to take.
    .because = { SEVENTEEN_TRICKS() }
    .asked = How many tricks does the third player have to take?
    .label = Third player’s tricks
dealer_makes = The dealer has to take { $n }.
    .one = The dealer has to take one.
    .off = The dealer has none to take.
    .because = { SEVENTEEN_TRICKS() }
    .asked = How many tricks does the dealer have to take?
    .label = Dealer’s tricks
announcer_least = In fewest tricks, the announcer’s target is { $n } tricks at most.
    .one = In fewest tricks, the announcer’s target is one trick at most.
    .off = In fewest tricks, the announcer’s target is to take none.
    .because = { SEVENTEEN_TRICKS() }
    .asked = In fewest tricks, how many may the announcer take?
    .label = Fewest, announcer
second_least = In fewest tricks, the second player’s target is { $n } tricks at most.
    .one = In fewest tricks, the second player’s target is one trick at most.
    .off = In fewest tricks, the second player’s target is to take none.
    .asked = In fewest tricks, how many may the second player take?
    .because = { SEVENTEEN_TRICKS() }
    .label = Fewest, second player
third_least = In fewest tricks, the third player’s target is { $n } tricks at most.
    .one = In fewest tricks, the third player’s target is one trick at most.
    .off = In fewest tricks, the third player’s target is to take none.
    .because = { SEVENTEEN_TRICKS() }
    .asked = In fewest tricks, how many may the third player take?
    .label = Fewest, third player
dealer_least = In fewest tricks, the dealer’s target is { $n } tricks at most.
    .one = In fewest tricks, the dealer’s target is one trick at most.
    .off = In fewest tricks, the dealer’s target is to take none.
    .because = { SEVENTEEN_TRICKS() }
    .asked = In fewest tricks, how many may the dealer take?
    .label = Fewest, dealer
kinds = The announcements
    .is-each = Each player announces each of the six kinds of round once, in any order: eighteen rounds.
    .is-once = Each kind of round is announced only once in all: six rounds.
    .is-trumps = Every round has trumps: the announcer names any suit they like.
    .asked = How are the kinds of round announced?
kitty_taken = Taking the kitty
    .is-after = The announcer takes the kitty after the announcement.
    .is-before = The announcer takes the kitty before the announcement.
    .is-last = The announcer discards first, and then takes the kitty unseen.
    .asked = When is the kitty taken?
kitty_shown = All players see the kitty when it is taken.
    .off = Only the announcer sees the kitty.
    .asked = Do all players see the kitty?
    .label = Kitty shown

## turn

exchanges = From the second round on, players who have just won points exchange cards with players who have just lost some.
    .off = No cards are exchanged.
    .asked = Are cards exchanged after the round before?
    .label = Exchanging cards
exchange_first = Cards are exchanged before the announcement, and any card may be given.
    .off = Cards are exchanged after the announcement, and no trumps are given.
    .asked = Are cards exchanged before the announcement?
    .label = Exchange comes first
must_give = Players who have just won points have to give a card for each of them.
    .off = Players who have just won points may give fewer cards, or none.
    .asked = Do players who won points have to give cards?
    .label = Having to give
gives_first = Starting the exchange
    .is-target = The player with the most tricks to take starts the exchange.
    .is-won = The player who has just won most points starts the exchange.
    .asked = Who starts the exchange?
leads = The first lead
    .is-announcer = The announcer leads the first trick.
    .is-third = The third player leads the first trick.
    .is-dealer = The dealer leads the first trick.
    .is-left = The player on the dealer’s left leads the first trick.
    .asked = Who leads the first trick?
must_trump = Players who cannot follow suit must trump if they can.
    .off = Players who cannot follow suit play what they like.
    .asked = Do players have to trump if they cannot follow suit?
    .label = Having to trump

## end

tricks_to_win = Whoever takes the most tricks in a round, and at least { $n }, wins the match at once.
    .one = Whoever takes the most tricks in a round, and at least one, wins the match at once.
    .none = No number of tricks in a round wins the match.
    .asked = How many tricks in one round win the match (0: no number does)?
    .because = { SEVENTEEN_TRICKS() }
    .label = Tricks that win the match
over_to_win = Whoever wins the most points in a round, and at least { $n }, wins the match at once.
    .one = Whoever wins the most points in a round, and at least one, wins the match at once.
    .none = No number of points in a round wins the match.
    .asked = How many points in one round win the match (0: no number does)?
    .because = { SEVENTEEN_TRICKS() }
    .label = Points that win the match

## What several of them say alike

seventeen-tricks = each plays seventeen cards at most, and so takes seventeen tricks at most
