promise = { $holds ->
    [yes] The shuffle was promised before the deal, and the promise was kept.
   *[no] What was promised before the deal is not what was played.
}
no-promise = Nothing was promised before the deal.
again = These are the cards of a round that was played before: there was nothing to promise.
no-proof = This file carries no proof.
no-record = This file does not say which cards came: there is nothing to compare.
unsealed = { $holds ->
    [none] The players had not committed beforehand: nothing shows in what order their grains of chance came.
   *[other] This browser saw this deal sealed, and the file does not tell of it.
}
order = { $holds ->
    [yes] All had committed to their grain of chance before anybody revealed one.
   *[no] Grains of chance were revealed before all had committed.
}
opened = { $holds ->
    [yes] Each grain of chance is the one committed to: { LIST($names) }.
   *[no] { COUNT($names) ->
        [0] Commitments, or grains of chance, are missing.
       *[other] Not the grain of chance committed to: { LIST($names) }.
    }
}
seal = { $holds ->
    [yes] The seal is the fingerprint of the promise and of all commitments.
   *[no] The seal is not the fingerprint of this promise and these commitments.
}
sealed-deal = { $holds ->
    [yes] The rules, the seats, the dealer, the hand and the cut were fixed by the seal.
   *[no] The round was not dealt as the seal had fixed it: rules, seats, dealer, hand or cut.
}
own-seal = { $holds ->
    [yes] It is the seal that this browser saw before the deal: { $told }.
   *[no] It is not the seal that this browser saw before the deal: { $told }.
}
left-out = Committed, but away at the sealing: { LIST($names) }. The deal was made without their grain.
put-off = { $holds ->
    [no] The deal is said to be put off, and it cannot have been because of { LIST($names) }.
   *[other] The deal had been put off: the grain of chance of { LIST($names) } had not come.
}
silent = The deal was made without the chance of { LIST($names) }: nothing of theirs was noted before the seal.
alone = Of { $people } people, only { LIST($names) } added chance: together with the server, they could have chosen this deal.
own-left-out = The grain of chance of this browser is not in the shuffle: it was not connected when the deal was sealed, or came too late. If it was, do not trust this deal.
own-nonce = { $holds ->
    [none] This browser remembers no grain of chance that it added to this deal.
    [yes] The grain of chance of this browser is in the shuffle: nobody could have arranged it beforehand.
   *[no] The grain of chance of this browser is not in the shuffle.
}
nonces = { $holds ->
    [no] The deal is not made of this promise and the chance of the players.
   *[yes] { COUNT($names) ->
        [0] The deal is made of the promise alone.
       *[other] The deal is made of the promise and of the chance of { LIST($names) }.
    }
}
shuffle = { $holds ->
    [yes] { N_CARDS($cards) } shuffled again, by the same seed.
   *[no] The cards were not shuffled by this seed, or the pack was not in order.
}
hands = { $holds ->
    [yes] The hands, and all that was dealt, come from this shuffle.
   *[no] { COUNT($names) ->
        [0] This shuffle gives other cards on the table.
       *[other] This shuffle gives other hands: { LIST($names) }.
    }
}
draws = { $drawn ->
    [0] { $taken ->
        [0] Every card played comes from the hand that this shuffle gave.
       *[other] { N_CARDS($taken) } from an open hand: the right one every time.
    }
   *[other] { $taken ->
        [0] { N_CARDS($drawn) } from the stock: the right one every time.
       *[other] { N_CARDS($drawn) } from the stock and { N_CARDS($taken) } from an open hand: the right one every time.
    }
}
step = { $found ->
    [none] { AT_STEP($step) } the file says “{ $told }”.
   *[other] { AT_STEP($step) } the file says “{ $told }”, and the shuffle “{ $found }”.
}
at-step = { $step ->
    [0] At the deal
   *[other] At move { $step }
}
reshuffles = { $count ->
    [1] The stock was made anew once, of the right cards.
   *[other] The stock was made anew { $count } times, of the right cards.
}
