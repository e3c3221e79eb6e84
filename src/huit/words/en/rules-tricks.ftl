each-dealt = Each player is dealt { SOME_CARDS($count) }.
put-away = Before the first trick, the announcer discards, face down, as many cards as they took from the kitty.
kitty-shown = The announcer chooses the kind of round before seeing the kitty, then shows it and takes it.
tricks-scored = Players score their tricks less their target; in fewest tricks, their target less their tricks.

