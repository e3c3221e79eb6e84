draw-on = Piocher jusqu'à pouvoir jouer
stop = Ne plus piocher
remind = Pensez à annoncer { $call }.
# $card, $place (Number), $of (Number)
moved = { $card }, { $place } sur { $of }
