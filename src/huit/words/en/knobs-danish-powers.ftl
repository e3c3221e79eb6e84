### What cards do in Danish: a verb without its subject. See knobs.ftl.

## laying

anywhere = { ON_ANYTHING() }
    .label = { ON_ANYTHING_LABEL() }
copies = copies the rank and the effect of the card it covers
    .label = Copies what it covers
asks_suit = means that one of the cards played next has to be of its suit (that of the top one, if several were played)
    .label = Asks for its suit
caps = makes the next player play its rank or lower
    .label = Its rank or lower
refuses = { NEVER_COVERED($cards) }
    .asked = { NEVER_COVERED_ASKED() }
    .label = Refuses…

## next

skips = skips { $n } players per card
    .one = skips one player per card
    .because = there are ten seats at a table
    .asked = { SKIPPED_ASKED() }
    .label = Skips a turn
reverses = { REVERSES_PLAY() }
    .label = { REVERSES_PLAY_LABEL() }
burns = burns the pile, which is out of the game
    .label = Burns the pile
plays_again = gives its player another turn
    .label = { PLAYS_AGAIN_LABEL() }

## attack

sends = sends the pile to a player of your choice, who picks it up
    .label = Sends the pile
answered_by = { UNLESS_PLAYED($cards) }
    .asked = { ANSWERS_ASKED() }
    .label = { UNLESS_PLAYED_LABEL() }
