### The round of 3-5-8, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .kinds = Six kinds of round: four with trumps (one for each suit), one without, and one of fewest tricks (without trumps).
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

announcer_makes = The announcer, on the dealer’s left, has to take { $n } tricks: that is their target.
    .one = The announcer, on the dealer’s left, has to take one trick: that is their target.
    .off = The announcer, on the dealer’s left, has no tricks to take: that is their target.
    .because = { SEVENTEEN_TRICKS() }
    .asked = How many tricks does the announcer have to take?
    .label = Announcer’s tricks
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
    .asked = How are the kinds of round announced?

## turn

exchanges = In trump rounds, from the second round on, a player who has just won points may give cards, but no trumps, to players who have just lost some: at most as many as the points they won, and to each at most as many as that player lost. All the cards are given first; then for each of them, the player who received it gives back their best card of the same suit, or the card received if they have no higher one. The player with the most tricks to take starts the exchange.
    .off = No cards are exchanged.
    .asked = Are cards exchanged after the round before?
    .label = Exchanging cards
leads = The first lead
    .is-announcer = The announcer leads the first trick.
    .is-third = The third player leads the first trick.
    .is-dealer = The dealer leads the first trick.
    .asked = Who leads the first trick?
must_trump = Players who cannot follow suit must trump if they can.
    .off = Players who cannot follow suit play what they like.
    .asked = Do players have to trump if they cannot follow suit?
    .label = Having to trump

## What several of them say alike

seventeen-tricks = each plays seventeen cards at most, and so takes seventeen tricks at most
