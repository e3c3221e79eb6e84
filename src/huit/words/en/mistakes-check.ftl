fails = the check ended in an error of the program, not of these rules: this server keeps a note of it; they can be played, and checked again later
broke_a_law = played by computers, these rules break a law of the game (a card lost, or nothing left to do): a fault of the program; change one of the rules
takes_too_long = the check took too long; leave out what makes rounds long, or try again later
