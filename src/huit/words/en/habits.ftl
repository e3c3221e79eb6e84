draw-on = Draw until I can play
stop = Stop drawing
remind = Remember to say { $call }.
moved = { $card }, { $place } of { $of }
