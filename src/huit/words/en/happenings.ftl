renewed = the host has renewed the room’s links
away = { $who } is offline
back = { $who } is back
played-for = { $who ->
    [you] the computer plays for you
   *[other] the computer plays for { $who }
}
came = { $who } sits down
went = { $name } has left
asked-back = { $who ->
    [you] you ask to take a move back
   *[other] { $who } asks to take a move back
}
asked-out = { $who ->
    [you] you ask to remove { $out }
   *[other] { $who } asks to remove { $out }
}
asked-play-for = { $who ->
    [you] you ask to let the computer play for { $whom }
   *[other] { $who } asks to let the computer play for { $whom }
}
asked-rules = { $who ->
    [you] you propose other rules
   *[other] { $who } proposes other rules
}
poll-over = { $outcome ->
    [dropped] the game went on: the vote is off
    [granted] { $what ->
        [rules] the rules change: everybody agrees
        [play_for] the computer plays for { $name }
       *[other] { $name } has been removed
    }
   *[other] { $what ->
        [rules] the rules stay as they are: not everybody agrees
        [undo] the move is not taken back: not everybody agrees
        [play_for] waiting for { $name }: too few agree
       *[other] { $name } stays
    }
}
