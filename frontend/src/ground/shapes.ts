// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `a:c.type i.protocol.at @*.log
c:=view
d:i.seq.round_no e.stage b.void
e:=lobby|round|between
f:s.rules.title.counted_by x%.options g.settings k*.added_rules n.pace i.teams
g:i.clock_s.grace_s.reaction_ms h.watch b.public.locked.winner_adds.chat j.advice.auto_announce
h:=nobody|link|all
j:=nobody|alone|all
k:i.after.guest s.name.fr.en
l:s*.names.looks b*.computers.ready m?*.levels i?*.guests_at i.host o*.former
m:=random|beginner|thrifty|strong
o:i.seat.first.last s.name
p:i*.totals.wins q?.match i.match_no t*.sheet
q:s.plan i?.target r.wins i.number i**.sides.columns i?*.column_winners i*.totals.leaders.winners b.over [i,i,i]*.owes
r:=highest|lowest
t:i.round s.reason i*.winners.points
u:m*.levels_offered i*.adders v?.deal [i,s]*?.face_up s?.commitment.next_commitment.daily z?.known_cards A*.commitments B?.seal D*.put_off E?.proof
v:i.round_no.dealer w?.hand y?.cut
w:i.by.from.to i?.chosen
y:w i.cards
z:i.round_no
A:i.guest s.name.digest
B:s.deal.digest C*.commitments
C:A b.revealed
D:i.guest s.name
E:s?.commitment.seed.salt.deal.seal [s,s]*.nonces s.deal_seed b.again [s,i,s,i]*.commitments i?.promised_at_seq.sealed_at_seq i*.revealed_at_seq s*.left_out.put_off.people
F:G?.poll
G:H.kind i.by.seat.needs.opened_seq i*.voters.yes.no I?.rules
H:=undo|kick|play_for|rules
I:s.rules.title x%.options J?.match i.seats.count K*.changes
J:s.plan i?.target
K:s.key.fr.en
L:b*.here.stand_ins.below_level M*.people i.gone.watchers O?.clock i?.reveal_left_ms
M:i.guest s.name b.here N?.request
N:=asked|granted|declined
O:i*.seats i.left_ms.of_ms
P:s.room i?.seat.guest.onlooker s?.watch
Q:R.may
R:b.start.host.undo.back.rest.change.kick.propose.add_rule.advise.ask_seat.give_at_once
S:s.family.phase i?.turn i.dealer.first i*.counts.out b.over T?.result
T:U s**.hands i**.worth W*.tallies
U,@over:V.reason i*.winners.points
V:=out|blocked|four_of_a_kind|played|last_left|limit|outright
W:X.why Y*.parts i.shared_by.times.last
X:=cards|won|taken|place|nothing
Y:i*.seats i.points.less
Z:s*.hand aa*.moves ae%.why
aa:s.text ac.verb s*.cards ad?.suit? s?.rank?.becomes?.kind?.word? i?.to?.slot? b.announces?
ac:=play|call|ask|become|draw|take|pass|doubt|say|knock|catch|declare|give|trade|hit|send|pickup|flip|swap|choose|exchange|return|discard
ad:=c|d|h|s
ae:s.code.top?.rank?.card?.how?.field?.message? i.debt?.seat?.count?.from?.to? s*.answers?.wild?.cards?.kinds? ad.suit? i*.seats?.slots?.waiting?.open?
#view:a d f l p u F L P Q S Z
af:S i.direction.debt.stock.discard s.top s*.recent.wild_ranks s?.stands_for.in_force.rank ad?.suit b.named.again.draws_on i*.beaten.one_card.misses i?.take_from.misdealt ag?.calls ak?.sweep al?.held_up
ag:ah?.left s.ranks aj?.end b.knock i.wrong_costs
ah:=carte|last|tschau|mau|makao|niko_kadi|one_card|macau|tek|lappen
aj:=maou|sepp|mau_mau|po_makale
ak:i.by s*.answers
al:s*.answers i.turns
am:Z aa*.jumps.catches b.run.may_announce.may_say.may_catch.may_declare ao?.give s*.announce_with
ao:i.count i*.to
#view.shedding:a d f l p u F L P Q af am
ap:S aq?.tricks
aq:ar.phase at*.roles au?.kind ad?.trumps i?*?.obligations i*.made.previous i.leader.aside [i,s]*.trick av?.last s*?.chien au**?.left aw?.exchange
ar:=kind|exchange|return|discard|play|over
at:=announcer|second|third|dealer
au:=clubs|diamonds|hearts|spades|notrump|least
av:i.winner [i,s]*.cards
aw:i.giver.gives [i,i]*.to
ay:Z az*.exchanged s*.kitty i.discards
az:i.from.to s.card s?.back
#view.tricks:a d f l p u F L P Q ap ay
aA:S i.direction.stock.discard s.top s*.recent s?.stands_for aB?.danish
aB:aC.phase i*.ready s**.face_up i**.face_down aD.asks i?.attacked.last i.run.burnt aE*.stage
aC:=swap|play|target|over
aD:s?.least.most ad?.suit s*?.answers
aE:=hand|face_up|face_down|out
#view.danish:a d f l p u F L P Q aA Z
#refused:s?.id s.code ae?.why
#phrase:i.guest i?.seat s.name aF.phrase s?.card
aF:=hello|good_game|well_played|thanks|sorry|oops|hurry|thinking|wow|laugh|sad|clap|heart|angry|luck
#chat:aG*.lines b.held
aG:i.guest.at i?.seat s.name.text
#advice:i.seq.rounds aa?.move.other aH.goal i?.chance.other_chance aI*.why
aH:=win|place|points
aI:s.code i?.seat i.count ad?.suit s?.card
#preparing:i.done.of
@dealt:i.seat.first.count
@played,@stands,@card_named:i.seat s.card
aJ:=turn|debt|caught|again|misdeal|refill|last|level|wrong
@drew:i.seat.count aJ.cause s*.cards?
@passed,@again,@out,@stopped,@wrong_say,@jumped,@run,@run_over,@card_over,@rank_over,@swept,@ready,@fourth,@undone,@stood_in:i.seat
@skipped:i.seat b.penalty
@reversed,@rotated:i.direction
aK:=play|start|doubt|answer|must_answer|suit|rank|card|face|give|pass_on|trade|send|kind|give_back|discard|lead
@turn:i.seat.count aK.to
@starter:s.card
aL:=card|word|knock
@announced:i.seat b.late aL.what
@named,@asked:i.seat ad.suit
@attacked:i.seat.debt b.later
@paid:i.seat.count.lapsed
@shows:i.seat s.card ad?.suit
@aimed,@traded,@set_aside,@sent:i.seat.to
@aims:i.seat.debt
@doubted:i.seat.of b.right
@held_up,@misses:i.seat.turns
aM:=card|word
@caught:i.seat.by aM.what s.rank
@wrong_catch:i.seat aM.what s.rank
@beaten:i.seat.held
@recycled,@rows:i.count
@gave:i.seat.to.count s*.cards?
@may_steal:i.seat.from
@stole:i.seat.from s.card?
aN:=announce|word|last
@forgot:i.seat aN.cause
@declared,@chien,@laid,@took_up:i.seat s*.cards
@misdeal,@burnt,@picked_up,@blind:i.seat.count
@repaired:i.seat.by.back s*.cards?
@came_down,@rank_named,@capped:i.seat s.rank
@chose:i.seat au.what i*.owes
@kitty,@discarded:i.seat.count s*.cards?
@exchanged,@returned:i.seat.to s.card?
@trick:i.seat.made s*.cards
@swapped:i.seat s.laid.taken
@flipped:i.seat.slot s.card b.fits
@face_up:i.seat [i,s]*.cards
@hand_chosen:i.seat.hand
@cut:i.seat.at
@rule_changed:i.seat s.fr.en
Games:aO.language aP*.rules aT*.plans
aO:=fr|en
aP:s.id.family.shelf.source.title aQ.name.summary [i,i].seats aR*.options aQ%.own b.counts.cut J?.match s*.plans i%.teams aS?.hand i.cards.jokers m*.levels
aQ:s.fr.en
aR:s.name s*.excludes
aS:i.from.to
aT:s.id i?.target.rounds i.target_by_players.columns.grows_to r.wins b.adds_up_to_nothing [i,i].players
Listed:aU*.rooms
aU:s.room.rules.title.host_name x%.options i.seats.free.clock_s e.stage z?.known_cards s?.watch
RoomOpened:s.room.watch
Refusal:s.code.field? s?.message? aQ.said?.in_file?`;
