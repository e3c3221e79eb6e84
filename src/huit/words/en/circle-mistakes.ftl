### Not on the page
# What is wrong with what somebody writes into a circle.
why =
    .circle = the circle needs a name
    .people = on each line somebody of the circle or the name of a guest, each once, and at least one of the circle
    .sides = at least two sides: the number of a side on each line, or on none
    .places = the places of all, or the points of all; partners have the same
    .rounds = each round has a cell for each line
    .bounds = a number is too large, or a text too long
    .later = this date has not come yet
    .game = this game is not in the list: choose one, or none
    .pinned = these rules are too long to be pinned
    .room = rules that are pinned, or a room to open: one of the two
    .file = this file does not come from a circle, or was damaged
    .row = line { $row }: something is missing, or is not a number
    .twice = { $name }: somebody in the circle has this name already, or one that looks like it
