only-answers = As long as an attack is on, only cards that answer it can be played{ $plays-again ->
    [yes] { " " }(whoever plays again plays as in any other turn{ $keeps-turn ->
        [yes] ; a player skipped by the answer may still play a card that keeps their turn
       *[no] { "" }
    })
   *[no] { $keeps-turn ->
        [yes] { " " }(a player skipped by the answer may still play a card that keeps their turn)
       *[no] { "" }
    }
}.
attacks-add = Attacks add up: { $aimed ->
    [yes] whoever is hit next
   *[no] the next player
} has to answer too, or draw the lot.
unanswered = No attack can be answered.
answers-pass = An answer that does not stop the attack{ $skipping ->
    [yes] { " " }and skips nobody
   *[no] { "" }
} passes it to the next player.
attack-kind = { $kind ->
    [round] that passes round
    [aimed] that hits out of turn
   *[last] of a last card
}
paid-in-turn = { $sentence } (not for one { EITHER($kinds) }).

sets = { $number ->
    [0] { $least ->
        [0] Two, three or four cards of one rank
       *[other] { CAPITAL(IN_WORDS($least)) } or more cards of one rank
    }
   *[other] { CAPITAL(IN_WORDS($number)) } cards of one rank
} can be played together{ $suit-first ->
    [yes] , starting with the one of the suit in force
   *[no] { "" }
}{ $but ->
    [none] { "" }
   *[other] , except { $but }
}.
runs = Runs of { IN_WORDS($least) } or more cards of one suit can be played, up or down{ $ace-before-two ->
    [yes] { " " }(the ace before the 2)
   *[no] { "" }
}{ $but-refused ->
    [yes] , but not on a card that never takes them
   *[no] { "" }
}{ $but ->
    [none] { "" }
   *[other] , except { $but }
}.
run-turns = A run can go on with a card of the same rank as its last one, and then continues in that suit, up or down{ $example ->
    [yes] { " " }(for example the 6 and 7 of spades, then the 7 and 8 of hearts)
   *[no] { "" }
}.
last-acts = Of several cards played together, only the last one acts{ $but-some ->
    [yes] , unless it says that all of them count
   *[no] { "" }
}.

announced = { $when ->
    [last] When you play your last card at the latest, you say
    [turn] If your turn leaves you with one card, you say
    [left] When you have one card left, you say
    [held] When you have one card left, you say
    [before-one] Before you come down to one card{ -unless-moved }, you say
   *[before-last] Before you play your last card but one{ -unless-moved }, you say
} “{ CALL_NAME($call) }”{ $when ->
    [turn] { " " }before the next player plays
   *[other] { "" }
}.
-unless-moved = { $unless-moved ->
    [yes] , unless it moves hands
   *[no] { "" }
}
new-hand = If you get a hand of a single card just before your turn, you need not say anything.
late-say = A late announcement counts{ $announces-last ->
    [yes] { " " }until the last card is played
   *[no] , even as you play the last card
}.
wrong-catch = A wrong “Catch” costs { $penalty ->
    [0] as much as forgetting
   *[other] { SOME_CARDS($penalty) }
}.
wrong-say = Announcing your last card too soon, with more than one left, costs { SOME_CARDS($penalty) }{ $loses-turn ->
    [yes] { " " }and a turn
   *[no] { "" }
}.
forgets-to-name = If you forget to name a card, you also miss your next turn.
attacked-then = if you are attacked then, you draw and cannot answer
skipped-then = if a card skips you then, that is the turn{ $answered ->
    [yes] , and you cannot answer
   *[no] { "" }
}
forgotten = { $how ->
    [caught] Forgetting costs you only if another player { $in-play ->
        [yes] still in the round{ " " }
       *[no] { "" }
    }notices and says “Catch” before your next turn.
    [at_once] { $call ->
        [none] Forgetting
       *[other] Forgetting “{ CALL_NAME($call) }”
    } costs you at once, noticed or not.
    [next_turn] If you forget, you cannot { $hands ->
        [yes] finish a hand
       *[no] go out
    } on your next turn.
   *[on_last_card] Forgetting costs you when you would { $hands ->
        [yes] finish a hand
       *[no] go out
    }: your last card stays, but { $hands ->
        [yes] the hand is not finished
       *[no] you do not win
    }{ UNLESS_EMPTY($out-if-empty) }.
}
unless-empty = { $out-if-empty ->
    [yes] { " " }(if the stock is empty, you are out)
   *[no] { "" }
}
said-at-last = { $hands ->
    [yes] To finish each hand
   *[no] To go out
}, you say “{ CALL_NAME($word) }” with your last card. If you forget, you draw { SOME_CARDS($penalty) }{ UNLESS_EMPTY($out-if-empty) }{ $loses-turn ->
    [yes] , miss your next turn
   *[no] { "" }
} and play on; the card stays and acts{ $usual ->
    [yes] { " " }as at any other time
   *[no] { "" }
}{ $call ->
    [none] { "" }
   *[other] { " " }(forgetting “{ CALL_NAME($call) }” as well costs no more)
}.

followed = { $sentence }{ $at-any-time ->
    [none] { "" }
   *[other] { " " }(at any time: { $at-any-time })
}{ $but ->
    [none] { "" }
   *[other] , except { EITHER($but) }
}.
own-wild-rank = your wild rank
laid-on = { EITHER($laid) } on { EITHER($tops) }
not-followed = { $where ->
    [attack] to answer an attack
    [skip] to keep your turn
    [card] while a card is called
    [any] on a card that takes any
   *[rank] while a rank is called
}
missing-ranks-count = Ranks that the pack does not have count too ({ LIST($ranks) }).
short-hand = If fewer cards are left in the stock, you get those; if it is empty, you have finished that hand too.
jump-in = Jumping in{ $two-packs ->
    [yes] , with two packs or more
   *[no] { "" }
}: if you hold the same card as the one just played, you may play it at once, even out of turn{ $but ->
    [none] { "" }
   *[other] , but not { EITHER($but) }
}.
on-attack = on an attack{ $some ->
    [yes] { " " }that it does not answer
   *[no] { "" }
}
while-kept = while a player may still keep their turn
on-last-card = on { EITHER($cards) } as a last card
first-copy = Play goes on from you{ $lapses ->
    [yes] ; whatever the first copy still had to do is cancelled{ $adds ->
        [yes] , except its attack, which adds up{ -sweeping }
       *[no] { "" }
    }{ $again ->
        [yes] ; whoever had played it as a last card, and had to play again, still draws
       *[no] { "" }
    }
   *[no] { $adds ->
        [yes] ; the attack of the first copy adds up{ -sweeping }
       *[no] { "" }
    }
}.
-sweeping = { $sweeping ->
    [yes] { " " }(but not one that goes round)
   *[no] { "" }
}
first-copy-moves = If the first copy makes somebody give, swap or pass on cards, that happens first.
jokers-differ = A coloured joker and a black-and-white joker are not the same card.

draws-at-will = You draw one card after another, { IN_WORDS($most) } at most. If you cannot play, you have to draw until you can; if you can play, you may draw all the same.
draws-until = If you cannot play, you draw one card after another, up to { $most }, and stop { $held-go ->
    [yes] as soon as you can play
   *[no] at the first you can play
}.
several-drawn = { $drawn ->
    [kept] Once you have drawn the cards, your turn is over.
    [may_be_played] You may play that card at once.
    [last_may_be_kept] You must play that card at once; but once you have drawn { SOME_CARDS($most) }, you may also pass.
   *[must_be_played] You must play that card at once.
}
after-drawing = { $drawn ->
    [may_be_played] Then you may play, or pass.
    [last_may_be_kept] Then you must play if you can; but once you have drawn { SOME_CARDS($most) }, you may also pass.
   *[must_be_played] Then you must play if you can.
}

four-held = Whoever holds { COUNT($cards) ->
    [1] four { LIST(SEVERAL_CALLED($cards)) }
   *[other] any four cards that are { EITHER(SEVERAL_CALLED($cards)) }
} wins by showing them on their turn{ $ends ->
    [yes] , and the round ends
   *[no] { "" }
}{ $jokers ->
    [yes] { " " }(a joker does not count as one)
   *[no] { "" }
}.
the-several = the { SEVERAL_CALLED($card) }
last-costs = Whoever plays { EITHER($cards) } as their last card draws { SOME_CARDS($cost) }{ UNLESS_EMPTY($out-if-empty) } and plays on.
limited = { $sentence } (cards played together are all played).
put-out = { $sentence }; if only one player is left, { $ends ->
    [yes] the round ends
   *[no] they win
}.

