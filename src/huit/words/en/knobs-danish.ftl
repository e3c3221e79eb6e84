### The round of Danish, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .plays = On your turn, play one card, or several of one rank, equal to the last one or higher; the ace is high.
    .picks-up = If you cannot play, you pick up the whole pile; whoever played the last card then starts a new one.
    .last-cards = Once the stock is gone and your hand is empty, you pick up your face-up cards; when those are gone, you play your face-down cards one at a time, unseen: one that cannot be played is picked up with the pile.
    .turns = { CLOCKWISE() }

## deal

row = Each player has { $n } cards face down in front of them, and as many face up on top.
    .one = Each player has one card face down in front of them, and one face up on top.
    .because = no more than four places in front of each player fit on a table
    .asked = How many face-down cards has each player in front of them?
    .label = Cards in the rows
hand = Each player is dealt { $n } cards, and draws back up to that many after playing, as long as the stock lasts.
    .one = Each player is dealt one card, and draws back up to that many after playing, as long as the stock lasts.
    .because = a larger hand would empty the stock in the deal
    .asked = How many cards has each player in hand?
    .label = { CARDS_EACH() }
swaps = Before play begins, players may swap cards from their hand with their face-up cards.
    .off = No cards are swapped before play begins.
    .asked = May cards be swapped before play begins?
    .label = Swapping before play

## turn

starts = The first player
    .is-left_of_dealer = The player on the dealer’s left starts.
    .is-lowest_card = Whoever has the lowest card in hand starts; if several do, the first of them after the dealer.
    .asked = Who starts?
picks_up_freely = A player may pick up the pile even if they could play.
    .asked = May players pick up the pile although they could play?
    .label = Picking up at will
turns_on_pick_up = When the pile is picked up, the direction of play changes.
    .asked = Does the direction change when the pile is picked up?
    .label = Picking up reverses

## count

winner_points =
    .because = the winner scores something, and a hundred points would decide a match by themselves
    .asked = How many points does the winner score?
