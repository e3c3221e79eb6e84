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
p:i*.totals.wins q?.match i.match_no t*.sheet u*.feats
q:s.plan i?.target r.wins i.number i**.sides.columns i?*.column_winners i*.totals.leaders.winners b.over [i,i,i]*.owes
r:=highest|lowest
t:i.round s.reason i*.winners.points
u:i.seat.count s.kind b.most s?.card
v:m*.levels_offered i*.adders w?.deal [i,s]*?.face_up s?.commitment.next_commitment.daily A?.known_cards B*.commitments C?.seal E*.put_off F?.proof
w:i.round_no.dealer y?.hand z?.cut
y:i.by.from.to i?.chosen
z:y i.cards
A:i.round_no
B:i.guest s.name.digest
C:s.deal.digest D*.commitments
D:B b.revealed
E:i.guest s.name
F:s?.commitment.seed.salt.deal.seal [s,s]*.nonces s.deal_seed b.again [s,i,s,i]*.commitments i?.promised_at_seq.sealed_at_seq i*.revealed_at_seq s*.left_out.put_off.people
G:H?.poll
H:I.kind i.by.seat.needs.opened_seq i*.voters.yes.no J?.rules
I:=undo|kick|play_for|rules
J:s.rules.title x%.options K?.match i.seats.count L*.changes
K:s.plan i?.target
L:s.key.fr.en
M:b*.here.stand_ins.below_level N*.people i.gone.watchers P?.clock i?.reveal_left_ms
N:i.guest s.name b.here O?.request
O:=asked|granted|declined
P:i*.seats i.left_ms.of_ms
Q:s.room i?.seat.guest.onlooker s?.watch
R:S.may
S:b.start.host.undo.back.rest.change.kick.propose.add_rule.advise.ask_seat.give_at_once
T:s.family.phase i?.turn i.dealer.first i*.counts.out b.over U?.result
U:V s**.hands i**.worth X*.tallies
V,@over:W.reason i*.winners.points
W:=out|blocked|four_of_a_kind|played|last_left|limit|outright
X:Y.why Z*.parts i.shared_by.times.last
Y:=cards|won|taken|place|nothing
Z:i*.seats i.points.less
aa:s*.hand ac*.moves af%.why
ac:s.text ad.verb s*.cards ae?.suit? s?.rank?.becomes?.kind?.word? i?.to?.slot? b.announces?
ad:=play|call|ask|become|draw|take|pass|doubt|say|knock|catch|declare|give|trade|hit|send|pickup|flip|swap|choose|exchange|return|discard
ae:=c|d|h|s
af:s.code.top?.rank?.card?.how?.field?.message? i.debt?.seat?.count?.from?.to? s*.answers?.wild?.cards?.kinds? ae.suit? i*.seats?.slots?.waiting?.open?
#view:a d f l p v G M Q R T aa
ag:T i.direction.debt.stock.discard s.top s*.recent.wild_ranks s?.stands_for.in_force.rank ae?.suit b.named.again.draws_on i*.beaten.one_card.misses i?.take_from.misdealt ah?.calls al?.sweep am?.held_up
ah:aj?.left s.ranks ak?.end b.knock i.wrong_costs
aj:=carte|last|tschau|mau|makao|niko_kadi|one_card|macau|tek|lappen
ak:=maou|sepp|mau_mau|po_makale
al:i.by s*.answers
am:s*.answers i.turns
ao:aa ac*.jumps.catches b.run.may_announce.may_say.may_catch.may_declare ap?.give s*.announce_with
ap:i.count i*.to
#view.shedding:a d f l p v G M Q R ag ao
aq:T ar?.tricks
ar:at.phase au*.roles av?.kind ae?.trumps i?*?.obligations i*.made.previous i.leader.aside [i,s]*.trick aw?.last s*?.chien av**?.left ay?.exchange
at:=kind|exchange|return|discard|play|over
au:=announcer|second|third|dealer
av:=clubs|diamonds|hearts|spades|notrump|least
aw:i.winner [i,s]*.cards
ay:i.giver.gives [i,i]*.to
az:aa aA*.exchanged s*.kitty i.discards
aA:i.from.to s.card s?.back
#view.tricks:a d f l p v G M Q R aq az
aB:T i.direction.stock.discard s.top s*.recent s?.stands_for aC?.danish
aC:aD.phase i*.ready s**.face_up i**.face_down aE.asks i?.attacked.last i.run.burnt aF*.stage
aD:=swap|play|target|over
aE:s?.least.most ae?.suit s*?.answers
aF:=hand|face_up|face_down|out
#view.danish:a d f l p v G M Q R aB aa
#refused:s?.id s.code af?.why
#phrase:i.guest i?.seat s.name aG.phrase s?.card
aG:=hello|good_game|well_played|thanks|sorry|oops|hurry|thinking|wow|laugh|sad|clap|heart|angry|luck
#chat:aH*.lines b.held
aH:i.guest.at i?.seat s.name.text
#advice:i.seq.rounds ac?.move.other aI.goal i?.chance.other_chance aJ*.why
aI:=win|place|points
aJ:s.code i?.seat i.count ae?.suit s?.card
#preparing:i.done.of
@dealt:i.seat.first.count
@played,@stands,@card_named:i.seat s.card
aK:=turn|debt|caught|again|misdeal|refill|last|level|wrong
@drew:i.seat.count aK.cause s*.cards?
@passed,@again,@out,@stopped,@wrong_say,@jumped,@run,@run_over,@card_over,@rank_over,@swept,@ready,@fourth,@undone,@stood_in:i.seat
@skipped:i.seat b.penalty
@reversed,@rotated:i.direction
aL:=play|start|doubt|answer|must_answer|suit|rank|card|face|give|pass_on|trade|send|kind|give_back|discard|lead
@turn:i.seat.count aL.to
@starter:s.card
aM:=card|word|knock
@announced:i.seat b.late aM.what
@named,@asked:i.seat ae.suit
@attacked:i.seat.debt b.later
@paid:i.seat.count.lapsed
@shows:i.seat s.card ae?.suit
@aimed,@traded,@set_aside,@sent:i.seat.to
@aims:i.seat.debt
@doubted:i.seat.of b.right
@held_up,@misses:i.seat.turns
aN:=card|word
@caught:i.seat.by aN.what s.rank
@wrong_catch:i.seat aN.what s.rank
@beaten:i.seat.held
@recycled,@rows:i.count
@gave:i.seat.to.count s*.cards?
@may_steal:i.seat.from
@stole:i.seat.from s.card?
aO:=announce|word|last
@forgot:i.seat aO.cause
@declared,@chien,@laid,@took_up:i.seat s*.cards
@misdeal,@burnt,@picked_up,@blind:i.seat.count
@repaired:i.seat.by.back s*.cards?
@came_down,@rank_named,@capped:i.seat s.rank
@chose:i.seat av.what i*.owes
@kitty,@discarded:i.seat.count s*.cards?
@exchanged,@returned:i.seat.to s.card?
@trick:i.seat.made s*.cards
@swapped:i.seat s.laid.taken
@flipped:i.seat.slot s.card b.fits
@face_up:i.seat [i,s]*.cards
@hand_chosen:i.seat.hand
@cut:i.seat.at
@rule_changed:i.seat s.fr.en
Games:aP.language aQ*.rules aV*.plans
aP:=fr|en
aQ:s.id.family.shelf.source.title aR.name.summary [i,i].seats aS*.options aR%.own b.counts.cut K?.match s*.plans.acting i%.teams aT?.hand i.cards.jokers m*.levels aU?.mood
aR:s.fr.en
aS:s.name s*.excludes
aT:i.from.to
aU:=easy|lively|short|two|teams|long|tricks|rows
aV:s.id i?.target.rounds i.target_by_players.columns.grows_to r.wins b.adds_up_to_nothing [i,i].players
Listed:aW*.rooms
aW:s.room.rules.title.host_name x%.options i.seats.free.clock_s e.stage A?.known_cards s?.watch
RoomOpened:s.room.watch
Refusal:s.code.field? s?.message? aR.said?.in_file?`;
