heading = The podium
feats = A moment for everybody
# $name, $feat
of = { $name } — { $feat }
done =
    .last_drawn = { $count ->
        [one] last card drawn, last card played: { $card }
       *[other] went out { $count } times with the last card drawn, once with { $card }
    }
    .lucky = { $count ->
        [one] drawn and played at once: { $card }
       *[other] { N_CARDS($count) } drawn and played at once, { $card } among them
    }
    .blind = { $count ->
        [one] turned over unseen, and it went: { $card }
       *[other] { N_CARDS($count) } turned over unseen, and they went
    }
    .sent = { $most ->
        [yes] the greatest attack: { N_CARDS($count) }
       *[no] an attack of { N_CARDS($count) }
    }
    .endured = { $most ->
        [yes] the greatest attack taken: { N_CARDS($count) }
       *[no] { N_CARDS($count) } taken at one blow
    }
    .heap = { $most ->
        [yes] the greatest pile picked up: { N_CARDS($count) }
       *[no] a pile of { N_CARDS($count) } picked up
    }
    .row = { $most ->
        [yes] the longest row: { N_CARDS($count) }
       *[no] { N_CARDS($count) } in a row
    }
    .caught = { $most ->
        [yes] the sharpest ear: { CATCHES($count) }
       *[no] { CATCHES($count) }
    }
    .stole = { $most ->
        [yes] the most cards stolen: { $count }
       *[no] { STOLEN($count) }
    }
    .burnt = { $most ->
        [yes] the greatest pile burnt: { N_CARDS($count) }
       *[no] a pile of { N_CARDS($count) } burnt
    }
    .jumped = { $most ->
        [yes] the most jumps in: { $count }
       *[no] { N_CARDS($count) } out of turn
    }
    .tricks = { $most ->
        [yes] the most tricks: { $count }
       *[no] { TRICKS_MADE($count) }
    }
    .drew = { $most ->
        [yes] the most cards drawn: { $count }
       *[no] { DRAWN($count) }
    }
    .forgot = { $most ->
        [yes] forgot most often: { $count }
       *[no] { FORGOTTEN($count) }
    }
    .skipped = { $most ->
        [yes] the most turns lost: { $count }
       *[no] { $count } turns lost
    }
    .announced = { $most ->
        [yes] announced most often: { $count }
       *[no] announced { $count } times
    }
    .laid = { $most ->
        [yes] the most cards played: { $count }
       *[no] { PUT_DOWN($count) }
    }
catches = { $count ->
    [one] { $count } caught
   *[other] { $count } caught
}
tricks-made = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
forgotten = { $count ->
    [one] forgot once
   *[other] forgot { $count } times
}
stolen = { N_CARDS($count) } stolen
drawn = { N_CARDS($count) } drawn
put-down = { N_CARDS($count) } played
