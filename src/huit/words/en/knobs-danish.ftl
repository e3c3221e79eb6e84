### The round of Danish, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .plays = On your turn, play one card, or several of one rank, equal to the last one or higher; the ace is high.
    .picks-up = If you cannot play, you pick up the whole pile.
    .last-cards = When all your other cards are gone, you play your face-down cards one at a time, unseen: one that cannot be played is picked up with the pile.
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
    .is-lowest_ordinary = Whoever has the lowest card in hand starts, not counting cards that can be played on any other; if several do, the first of them after the dealer.
    .asked = { WHO_STARTS_ASKED() }
picks_up_freely = A player may pick up the pile even if they could play.
    .asked = May players pick up the pile although they could play?
    .label = Picking up at will
turns_on_pick_up = When the pile is picked up, the direction of play changes.
    .asked = Does the direction change when the pile is picked up?
    .label = Picking up reverses
face_up = The face-up cards
    .is-taken_up = Once the stock is gone and your hand is empty, you pick up your face-up cards.
    .is-stay = Once the stock is gone and your hand is empty, you play your face-up cards from the table; if you pick up the pile, you play your hand first.
    .asked = Are face-up cards picked up when the hand is empty, or played from the table?
new_discard = The new pile
    .is-last_player = Once the pile is picked up, whoever played the last card starts a new one.
    .is-next_player = Once the pile is picked up, the next player starts a new one.
    .asked = Who starts a new pile after one was picked up?
four_burn = When the four cards on top are of one rank, the pile is burned: whoever completed the four plays again, and those cards have no other effect.
    .asked = Do four of a kind burn the pile?
    .label = Four of a kind burns

## count

winner_points =
    .off = { NO_POINTS_COUNTED() }
    .because = a hundred points would decide a match by themselves
    .asked = { WINNER_POINTS_ASKED() }
