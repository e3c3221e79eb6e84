### The round of the shedding games, knob by knob. See knobs.ftl.

# What holds in all games of the family, in this order.
basics =
    .follow = Play a card of the same suit or the same rank as the top card.

## deal

ranks = Played with these cards only: { $cards }.
    .asked = Are only some cards in the pack? Which ones?
    .label = A pack of your own
jokers = Each pack also has { $n } jokers.
    .one = Each pack also has one joker.
    .none = There are no jokers.
    .because = four jokers per pack are two of each kind already
    .asked = How many jokers in each pack?
    .label = Jokers per pack
packs =
    .off = As many packs are used as needed.
    .asked = How many packs are used? 0: as many as needed
packs_least = Played with at least { $n } packs.
    .one = { "" }
    .because = { FOUR_PACKS() }
    .asked = How many packs at least?
    .label = Packs at least
hand = Each player is dealt { $n } cards.
    .one = Each player is dealt a card.
    .because = { HAND_OF_TWENTY() }
    .asked = How many cards is each player dealt?
    .label = { CARDS_EACH() }
hand_two_packs = With two packs or more, each player is dealt { $n } cards.
    .one = With two packs or more, each player is dealt a card.
    .none = With two packs or more, each player is dealt as many cards as with one.
    .because = { HAND_OF_TWENTY() }
    .asked = How many cards is each player dealt with two packs or more?
    .label = Cards with two packs
hand_from = The dealer chooses hands of at least { $n } cards.
    .one = The dealer chooses hands of at least one card.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .asked = Does the dealer choose the size of hands? Of how many cards at least?
    .label = Hand size, from
hand_to = The dealer chooses hands of at most { $n } cards.
    .one = The dealer chooses hands of at most one card.
    .none = { HANDS_AS_DEALT() }
    .because = { HAND_OF_TWENTY() }
    .asked = Of how many cards at most?
    .label = Hand size, up to
deals_half = About half the cards are dealt, the same number to each player.
    .asked = Is half the pack dealt?
    .label = Half the cards
cut = Before the first round, cards are dealt face up, one at a time: whoever gets the first spade deals. The player on the dealer’s right cuts, leaving at least five cards on either side.
    .asked = Is the first dealer drawn by lot, and is the pack cut?
    .label = The pack is cut
misdeals = The dealer makes a mistake { $n } times in a hundred; whoever notices says so, and it is put right.
    .one = The dealer makes a mistake once in a hundred times; whoever notices says so, and it is put right.
    .none = The dealer never makes a mistake.
    .because = it is a number of times in a hundred
    .asked = Can the dealer make mistakes? How many times in a hundred?
    .label = The dealer’s mistakes
misdeal_most = Somebody is then dealt up to { $n } cards too many or too few.
    .one = Somebody is then dealt a card too many or too few.
    .because = a bigger mistake would be noticed at once
    .asked = By how many cards at most?
    .label = Cards too many
teams = Played in { $n } teams, with partners seated alternately; a team wins when all its players are out.
    .one = One team alone has nobody to play against: you need two.
    .none = Everyone plays for themselves.
    .because = ten seats make five teams of two at most
    .asked = Is it played in teams? How many?
    .label = Teams

## start

clockwise = The player on the dealer’s left starts, and play goes clockwise.
    .off = The player on the dealer’s right starts, and play goes anticlockwise.
    .asked = Does play go clockwise?
    .label = Clockwise
starts = Who starts
    .is-next = The player next to the dealer starts.
    .is-dealer = The dealer starts.
    .is-last_winner = Whoever won the round before starts; in the first round, or if several won, the dealer does.
    .asked = { WHO_STARTS_ASKED() }
starter_acts = The starter acts as if the dealer had played it.
    .off = The starter has no effect.
    .asked = Does the first card turned up have its effect?
    .label = The starter acts
starter_plain = If the starter has an effect, it goes back into the stock, and the next card is turned up.
    .asked = Must the first card be one without an effect?
    .label = Only a plain starter
starter_buried = If the starter is one of these, it goes back into the stock, and the next card is turned up: { $cards }.
    .asked = Which cards cannot be the first one?
    .label = Never as starter
starter_goes = The card put back
    .is-middle = The card put back goes into the middle of the stock.
    .is-bottom = The card put back goes to the bottom of the stock.
    .asked = Where does such a card go back?

## turn

must_follow = You must follow suit if you can; only otherwise may you play another card.
    .asked = Do players have to follow suit if they can?
    .label = Following suit
jump_in = Jumping in: if you hold the same card as the one just played, you may play it at once, even out of turn.
    .asked = May players play the same card as the top one out of turn?
    .label = Jumping in
countdown = Each player has a wild rank of their own, which calls the suit: the { $n } to begin with. When you have no cards left, you are dealt as many as the rank below says, and that rank becomes yours; after the ace you are dealt no more.
    .one = The ace can be played on any card and calls the suit.
    .none = Nobody has a wild rank of their own.
    .because = the ranks that are counted go from ace to 10
    .asked = Does each player have a wild rank of their own, a lower one with each hand? Which one first?
    .label = Countdown
draws = If you cannot play, you draw { $n } cards.
    .one = If you cannot play, you draw a card.
    .off = If you cannot play, you draw until you can, and then play.
    .because = { STOCK_EMPTIED() }
    .asked = How many cards do players draw who cannot play? 0: until they can
    .label = Cards to draw
drawn_card = The drawn card
    .is-kept = Once you have drawn the card, your turn is over.
    .is-may_be_played = If you can play the drawn card, you may do so at once.
    .is-must_be_played = If you can play the drawn card, you must do so at once.
    .is-last_may_be_kept = If you can play the drawn card, you must do so at once, unless it is the last you may draw: then you may keep it.
    .asked = May the card just drawn be played?
draws_freely = You may always draw, even if you could play.
    .asked = May players draw although they could play?
    .label = Drawing at will
recycles = When the stock is empty, the top card stays; the other cards are shuffled into a new stock.
    .off = When the stock is empty, play goes on without it, and players who cannot play pass.
    .asked = When the stock is empty, is a new one made?
    .label = Stock made anew
attacks_add = An attack played in answer to another adds to it.
    .off = Attacks do not add up: only the last one counts.
    .asked = Does an attack played in answer to another add to it?
    .label = Attacks add up
plays_after_paying = A player made to draw { $n } cards or more by an attack may then play, without drawing more, instead of missing their turn.
    .one = A player made to draw by an attack may then play, without drawing more, instead of missing their turn.
    .none = A player made to draw by an attack misses their turn.
    .because = an attack rarely makes anybody draw more than forty cards
    .asked = After drawing many cards for an attack, may a player still play? From how many cards on?
    .label = Playing after drawing

## announcing

announces = When you have one card left, you say so.
    .asked = Do players announce their last card?
    .label = Announcing one card
called = The announcement
    .is-carte = You say “One card”.
    .is-last = You say “Last card”.
    .is-tschau = You say “Tschau”.
    .is-mau = You say “Mau”.
    .is-makao = You say “Makao”.
    .is-niko_kadi = You say “Niko Kadi”.
    .is-one_card = You say “One card”.
    .is-macau = You say “Macau”.
    .is-tek = You say “Tek”.
    .is-lappen = You say “Lappen”.
    .asked = What do they say?
knocks = You may also knock three times on the table, without a word.
    .asked = May they knock on the table instead?
    .label = Knocking
forgotten = The forgetting
    .is-caught = Forgetting costs you only if another player notices and says “Catch” before your next turn.
    .is-at_once = Forgetting costs you at once, noticed or not.
    .is-on_last_card = Forgetting costs you when you would go out: your last card stays, but you do not win.
    .is-next_turn = Forgetting costs you on your next turn: you cannot go out.
    .asked = When does forgetting cost?
penalty = If you forget, you draw { $n } cards.
    .one = If you forget, you draw a card.
    .because = { STOCK_EMPTIED() }
    .asked = How many cards does forgetting cost?
    .label = Price of forgetting
penalty_skips = If you forget, you also miss your next turn.
    .asked = Does forgetting cost a turn too?
    .label = Forgetting costs a turn
late_say = A late announcement counts, as long as nobody has said “Catch”.
    .off = A late announcement does not count.
    .asked = Does a late announcement count?
    .label = Late announcement
wrong_catch = A wrong “Catch” costs as much as forgetting.
    .asked = Does a wrong accusation cost?
    .label = Wrong catch
wrong_say = Announcing your last card too soon, with more than one left, costs as much as forgetting.
    .asked = Does announcing too soon cost?
    .label = Wrong announcement
announces_last = To go out, you say “Maou” as you play your last card.
    .asked = Do players say a word as they play their last card?
    .label = A word to go out
called_last = With the last card
    .is-maou = You say “Maou” as you play your last card.
    .is-sepp = You say “Sepp” as you play your last card.
    .is-mau_mau = You say “Mau-Mau” as you play your last card.
    .is-po_makale = You say “Po makale” as you play your last card.
    .asked = What do they say with the last card?

## end

wins_held = Whoever holds four of these cards wins by showing them on their turn: { $cards }.
    .asked = Do four of a kind in hand win? Which ones?
    .label = Winning four
hand_limit = Whoever holds { $n } cards or more is out of the round, in last place.
    .one = Whoever holds a card or more is out of the round, in last place.
    .none = You may hold any number of cards.
    .because = a limit beyond sixty cards would hardly ever matter
    .asked = Are players out with too many cards in hand? How many?
    .label = Too many cards
play_limit = The round ends once { $n } cards have been played, and is settled like a blocked round.
    .one = The round ends once a card has been played, and is settled like a blocked round.
    .none = There is no limit to the cards played in a round.
    .because = a longer round would not end in one evening
    .asked = Does the round stop after a number of cards? Which one?
    .label = Most plays

## count

count = { GROUP_COUNT() }
    .is-none = { NO_POINTS_COUNTED() }
    .is-left_in_hand = At the end, players who have not won count the points left in their hands.
    .is-winner_takes = The winner scores the points left in the opponents’ hands; in a blocked round, for each opponent, their points less the winner’s own.
    .is-podium = The first out scores 50 points, the second 20, the third 10; the others score nothing.
    .asked = How are points counted?
winner_points =
    .none = The winner scores no extra points.
    .because = { HUNDRED_POINTS() }
    .asked = { WINNER_POINTS_ASKED() }

## What several of them say alike

hand-of-twenty = nobody holds more than twenty cards fanned out
hands-as-dealt = The dealer does not choose the size of the hands.
