chairs = Around the table
chairs-hint = play goes in this order
seat-no = Seat { $no }
chair =
    .me = me
    .open = a friend
    .computer = a computer
clock = Clock
no-clock = none
per-turn = Per turn
by-letter = By correspondence
more = Other settings
watch = Who may watch, without seeing hands
watching =
    .nobody = nobody
    .link = whoever has the spectators’ link
    .all = everybody
public = Show the room to all, under “Open tables”
chat = Write messages (never at a table open to all)
advice = “What would you play?”
advised =
    .nobody = nobody
    .alone = those playing alone
    .all = everybody
auto-announce = Let the page make the calls (“One card!”…)
auto-announced =
    .nobody = nobody
    .alone = those playing alone
    .all = everybody
winner-adds = The winner of a round adds a rule or takes one away
reaction = Time to react to a card
reaction-hint = Catching and jumping in: this delay makes up for slow networks.
grace = Play for absent players after
invites = { $name } invites you to play
at-home = House rules:
changed = House rules: { $count } changes
as-usual = The rules of the game, with nothing changed.
own = { $key } = { $value }
read-all = Read all the rules
your-name = Your name
seat = Your seat
free-seat = free
computer = computer
no-seat = No seat
no-seat-hint = just watch for now
sit = Sit down
come-in = Come in
playing = A round is being played: you can sit down as soon as it is over.
all-taken = All seats are taken: come in without one, and watch.
name-missing = Write your name first.
name-refused = This name will not do: choose another one, of twenty characters at most.
taken = The seat has just been taken: choose another one.
loading = Looking for the room…
failed = The server does not answer. Try again.
again = Try again
gone =
    .kicked = You were removed from this room
    .renewed = This link is no longer good
    .locked = This room is locked
    .full = This room is full
    .no_room = This room does not exist, or no longer does
    .journal_unplayable = This room cannot be read back
    .not_watched = This room cannot be watched
gone-hint =
    .kicked = You cannot come back to it. You can open one of your own.
    .renewed = The host has changed the links of the room: ask for the new one.
    .locked = Nobody new can come in for now. As soon as the host unlocks it, you can sit down.
    .full = Two hundred people are in it: there is no room for more right now.
    .no_room = Check the link, or ask for another one.
    .journal_unplayable = The server does not understand, or no longer, all that was played in it. Whoever runs it will find it in the log.
    .not_watched = Its players do not want spectators, or no longer want any.
unwatched = The host no longer lets anybody watch this room.
own-room = Open a room
lobby = Before we start
room = The room
people = The seats
you = you
host = host
ready = ready
not-ready = not ready
away = away
open-seat = Open seat
sit-here = Sit down
change-here = Come here
sit-at = Sit down at seat { $no }
take-over = Take { $name }’s seat
add-computer = Computer
add-computer-at = Put a computer on seat { $no }
remove = { TAKE_AWAY($name) }
kick = { KICK_OUT($name) }
kick-asked = Remove { $name } from the room?
kick-hint = This browser will not be able to come back. So that nobody comes back under another name, renew the links too.
kick-vote = The others will vote.
keep = Cancel
stand = Stand up
i-am-ready = { ALL_RIGHT_FOR_ME() }
i-am-not = Wait for me
start = Begin
everybody = everybody is here
sit-first = sit down to play
standing = Without a seat: { LIST($names) }.
watchers = { $count ->
    [one] { $count } spectator.
   *[other] { $count } spectators.
}
mute = Hide what is said by
yes = Agreed
no = No
invite = Invite
not-by-link = This table is on this device alone: no link leads to it.
invite-hint = Whoever opens this link picks a name and a seat, without an account.
link = The link to the room
copy = Copy the link
copy-watch = Copy, to watch
copied = Link copied
copy-by-hand = The link is selected: copy it by hand.
alone = For now this link works on this computer only. To let others come, start Huit like this:
or = or
share = Share…
share-text = Come and play Crazy Eights:
qr = The link to the room, for a camera
watch-link = The spectators’ link
watch-link-hint = It shows nobody’s hand.
on-television = On the television
rules = The rules
change-rules = Change the game or its options
change-rules-hint = Everybody will have to be ready again.
propose-rules = { PROPOSE_OTHER_RULES() }
propose-rules-hint = Everybody at the table votes, and all must agree. The rules hold from the next deal.
paste-link = Or rules composed elsewhere: paste the link to them
read-link = Read the link
change-these = Change our rules
propose = Propose
proposal-heading = Rules proposed
proposal = { $by ->
    [none] You propose to play “{ $what }”.
   *[other] { $by } proposes to play “{ $what }”.
}
proposal-changes = What would change:
more-changes = { $count ->
    [one] and one more, in the rules
   *[other] and { $count } more, in the rules
}
same-rules = Nothing would change.
ends-match = { $match ->
    [yes] The match under way would end, and another would begin from zero. Its totals ({ $standing }) would stay in “The room”, with the rounds played.
   *[no] The totals would begin from zero again. Those so far ({ $standing }) would stay in “The room”, with the rounds played.
}
change-later = Other rules are proposed between rounds.
finished-match = Match { $no }, of “{ $game }”
finished-totals = Totals: { $standing }.
finished-round = { COUNT($winners) ->
    [0] Round { $no }: nobody wins
   *[other] { COUNT($winners) ->
        [one] Round { $no }: { LIST($winners) } wins
       *[other] Round { $no }: { LIST($winners) } win
    }
}
finished-later = They can be watched again between rounds.
proposal-votes = { COUNT($names) ->
    [0] { $yes } of { $needs } agree.
   *[other] { $yes } of { $needs } agree; waiting for { LIST($names) }.
}
adopt = Play by these rules
runs = Settings of the room
door = Who may come in
lock = Lock the room
lock-hint = Nobody new can come in; those inside can leave and come back.
locked-told = The room is locked: nobody new can come in.
renew = Renew the links
renew-hint = The links given so far are no longer good: whoever was removed cannot come back under another name.
renew-asked = Renew the links of the room?
renew-sure = Those who are in keep their seats. Spectators have to leave; give them the new link.
renewed = The links of the room are new.
forget = { $count ->
    [one] Forget the guest who has left
   *[other] Forget the { $count } guests who have left
}
forget-hint = Without a seat and offline: this makes room for others. They can come back by the link.
promise = The promise of the deal
promise-hint = Before every deal the server shows the fingerprint of what it will make it from, and every browser that of a grain of chance. The grains are revealed only when all fingerprints are sealed: nobody can choose one to suit the others. This browser remembers all of it and warns you if anything changes; when the round is over, “Verify” does the whole shuffle again.
rename = Your name
called-here = In this room you are called “{ $name }”.
rename-do = Change
onlooker = You are watching
onlooker-hint = Hands stay hidden.
onlooker-guest = You have no seat: you are watching.
onlooker-later = You can sit down after the round.
seats = See the seats
reactions = { $seconds ->
    [0] no delay
   *[other] { NUMBER($seconds) } s
}
team = team { $no }
waits = { $open ->
    [0] { COUNT($names) ->
        [0] { "" }
       *[other] waiting for { LIST($names) }
    }
    [1] { COUNT($names) ->
        [0] one seat is open
       *[other] one seat is open; waiting for { LIST($names) }
    }
   *[other] { COUNT($names) ->
        [0] { $open } seats are open
       *[other] { $open } seats are open; waiting for { LIST($names) }
    }
}
proposal-said = { $mine ->
    [yes] { COUNT($names) ->
        [0] Proposed: the others vote.
       *[other] Proposed: the others vote; { LIST($names) } still to vote.
    }
   *[no] { COUNT($names) ->
        [0] You have said { YES_OR_NO($yes) }.
       *[other] You have said { YES_OR_NO($yes) }; { LIST($names) } still to vote.
    }
}
yes-or-no = { $yes ->
    [yes] yes
   *[no] no
}
