lead = Tap a card and say what it does: the rule sheet follows.
loading = One moment…
failed = The server does not answer.
again = Try again
title = The name of these rules
title-hint = “At Léa’s”, “The holidays”…
from = Starting from
blank = scratch: no card has an effect
cards = The cards
cards-hint = arrows and letters lead there too
no-effect = no effect
changed = changed
not-in-pack = not in the pack
add-it = This card is not in the pack. The pack is chosen below, under:
which-cards = Which ones
all = all four suits
all-jokers = all
away = Not in the pack: { $cards }. What you said of it waits for the card: it is kept here, and the link does not carry it.
coloured = coloured
black-and-white = black and white
more = More effects
rare = Rarer ones
mixed = not all of them
not-beside = does not go with { $others }
brings = also turns on { $others }
quoted = “{ $label }”
clear = No effect any more
close = Close
done = Done
number = how many
pick-cards = which cards
no-cards = no card
by-suit = Card by card
worth = Costs in hand
points = points
by-seats = by the number of players
at-seats = { $seats } players
if-on = No. If you choose it: { $said }
named = The options of this game
needs = only with { $others }
match = The match
match-usual = As in the game it starts from
target = { POINTS_TO_END() }
no-match = There are no points in these rules.
changes = What differs
changes-of = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
add-rule-hint = You have won the round: change one thing, and only one. It holds from the next deal, without a vote.
one-of = { $count ->
    [one] One thing changes.
    [0] Nothing changes yet.
   *[other] { $count } things change: you may change only one.
}
change-these-hint = You start from the rules in force. Everybody at the table has to agree.
no-changes = Nothing yet.
undo = Undo
undo-one = Undo: { $what }
undo-all = Undo all
take-back = Take it back
replaced = These rules took the place of those you were composing.
kept-aside = Yours are kept under “My rules”.
draft = Draft
cancel = Undo
undone-all = Everything is undone.
sheet = The sheet
mine = Compose
tabs = Compose, or read the sheet
in-french = Français
in-english = English
sheet-language = Language of the sheet
print = Print
built-on = after: { $name }
rest = The round
checking = Checking that it can be played…
check = The check
steps =
    .rules = the rules go together
    .ends = rounds end
    .idle = every rule does something
    .measures = how it plays
step-done = , done
step-found = , see below
check-preparing = The rules are going to be played, and it is the first time for this kind of game on this machine: the check gets ready first.
check-steps = { STEPS_DONE($done, $of) }
check-slow = The check takes longer than usual: the server has a lot to do, or is getting ready.
check-later = The server has too much to do: the rest of the check waits for the next change.
colon = :{ " " }
measured = Measured over { NUMBER($rounds) } rounds between computers. In brackets: where the true value lies, 19 times in 20.
see = Show
remarks = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
}
playable = It can be played.
play = Play
play-heading = Play by these rules
share = Share
share-heading = The link to these rules
share-hint = The link holds the rules themselves: no server keeps anything.
send = Send…
copy = Copy
copied = Copied
copy-by-hand = Copy the link by hand.
qr = The link to these rules, for a camera
no-qr = This link is too long for a code that cameras can read.
keep = Keep
kept = Kept in this browser.
file = File
export-it = { SAVE_FILE() }
file-hint = A rule file, which “huit rules check” and “huit play” read too.
import-it = Open a file…
import-text = The text of the file
import-use = Take these rules
import-left = Left out: { $keys }.
my-rules = My rules
none = None yet.
open = Open
clone = Copy
remove = Delete
removed = { $title }: deleted.
copy-of = { $title } (copy)
new-rules = New rules
seats = How many players
company = Who with?
alone = Alone
friends = { WITH_FRIENDS() }
name = Your name
name-needed = { WRITE_YOUR_NAME() }
rounds = { ROUND_BY_ROUND() }
open-table = { OPEN_THE_TABLE() }
start = Begin
change = Change
received-hint = Somebody composed these rules. They are in the link.
link-wrong =
    .unreadable = This link is damaged: some of its end is missing, most likely. Ask for it again, or copy all of it.
    .too_long = This link is too long to hold rules: over 8,000 characters. Ask for the file of the rules instead.
    .newer = This link was made by a newer version of Huit. Nothing is lost: it will open once this server is up to date. Here it is, to keep:
link-as-is = The link as it is
back-to-start = { BACK_TO_BEGINNING() }
ended = { $blocked ->
    [0] { $rounds } trial rounds between computers, at every number of players: { $decisions } decisions on average.
   *[other] { $rounds } trial rounds between computers, at every number of players: { $decisions } decisions on average, { $blocked } of them blocked.
}
file-wrong =
    .too_long = This file is too long to be a rule file.
    .extends = “extends” has to name a game of Huit, as in extends = "monclar", or be left out.
    .not_toml = Line { $line } is not TOML ({ $what }). A good line: hand = 7. The text is kept below: put it right and try again.
a-joker = a joker
reds = { $column ->
    [A] red aces
    [J] red jacks
    [Q] red queens
    [K] red kings
    [joker] red jokers
   *[other] red { RANK_NAME($column) }s
}
blacks = { $column ->
    [A] black aces
    [J] black jacks
    [Q] black queens
    [K] black kings
    [joker] black jokers
   *[other] black { RANK_NAME($column) }s
}
both-ways = { $one }; { $other }

walk =
    .begin = Write down a page you found
    .lead = Answer with the page beside you. What it does not say stays as it is.
    .place = Question { $number } of { $of } · { $chapter }
    .before = Previous
    .next = Next
    .end = End the questions
    .every = Rare questions too
    .cards = What does each card do? Press one.
    .points = What does each card count in a hand? Press one.
    .match = { HOW_IS_A_MATCH_WON() }
by-hand =
    .heading = What Huit does not play
    .lead = What the page says and Huit does not play: it stands at the end of the sheet.
    .asked = What else the page says, and no question asks
    .add = Note it
    .remove = Remove
