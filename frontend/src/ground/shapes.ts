// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `a:i.seq.round_no.host.match_no.teams s.rules.title.counted_by x%.options c.stage s*.names.looks b*.computers.ready d?*.levels d*.levels_offered i?*.guests_at e.settings h*.added_rules i*.adders.totals.wins j?.poll s?.commitment.next_commitment p?.known_cards q*.commitments r?.seal u*.put_off v?.proof b.void n.pace w*.former y?.match A?.deal [i,s]*?.face_up
c:=lobby|round|between
d:=random|beginner|thrifty|strong
e:i.clock_s.grace_s.reaction_ms f.watch b.public.locked.winner_adds g.advice.auto_announce
f:=nobody|link|all
g:=nobody|alone|all
h:i.after.guest s.name.fr.en
j:k.kind i.by.seat.needs.opened_seq i*.voters.yes.no l?.rules
k:=undo|kick|play_for|rules
l:s.rules.title x%.options m?.match i.seats.count o*.changes
m:s.plan i?.target
o:s.key.fr.en
p:i.round_no
q:i.guest s.name.digest
r:s.deal.digest t*.commitments
t:q b.revealed
u:i.guest s.name
v:s?.commitment.seed.salt.deal.seal [s,s]*.nonces s.deal_seed b.again [s,i,s,i]*.commitments i?.promised_at_seq.sealed_at_seq i*.revealed_at_seq s*.left_out.put_off.people
w:i.seat.first.last s.name
y:s.plan i?.target z.wins i.number i**.sides.columns i?*.column_winners i*.totals.leaders.winners b.over [i,i,i]*.owes
z:=highest|lowest
A:i.round_no.dealer B?.hand C?.cut
B:i.by.from.to i?.chosen
C:B i.cards
D:b*.here.stand_ins.below_level E*.people i.gone.watchers G?.clock i?.reveal_left_ms
E:i.guest s.name b.here F?.request
F:=asked|granted|declined
G:i*.seats i.left_ms.of_ms
H:s.room i?.seat.guest.onlooker s?.watch @*.log I*?.sheet J.may
I:i.round s.reason i*.winners.points
J:b.start.host.undo.back.rest.change.kick.propose.add_rule.advise.ask_seat.give_at_once
K:s.family.phase i?.turn i.dealer.first i*.counts.out b.over L?.result
L:M s**.hands i**.worth O*.tallies
M,@over:N.reason i*.winners.points
N:=out|blocked|four_of_a_kind|played|last_left|limit
O:P.why Q*.parts i.shared_by.times
P:=cards|won|taken|place|nothing
Q:i*.seats i.points.less
R:s*.hand.moves T%.why
S:=c|d|h|s
T:s.code.top?.rank?.card?.how?.field?.message? i.debt?.seat?.count?.from?.to? s*.answers?.wild?.cards?.kinds? S.suit? i*.seats?.slots?.waiting?.open?
#view:a D H K R
U:K i.direction.debt.stock.discard s.top s*.recent.wild_ranks s?.stands_for.in_force.rank S?.suit b.named.again.draws_on i*.beaten.one_card i?.take_from.misdealt V?.calls X?.sweep Y?.held_up
V:W?.left s.ranks b.end.knock i.wrong_costs
W:=carte|last|tschau|mau|makao
X:i.by s*.answers
Y:s*.answers i.turns
Z:R s*.jumps.announce_with.catches b.run.may_announce.may_say.may_catch.may_declare aa?.give
aa:i.count i*.to
#view.shedding:a D H U Z
ac:K ad?.tricks
ad:ae.phase af*.roles ag?.kind S?.trumps i?*?.obligations i*.made.previous i.leader [i,s]*.trick ah?.last s*?.chien ag**.left aj?.exchange
ae:=kind|exchange|return|discard|play|over
af:=announcer|third|dealer
ag:=clubs|diamonds|hearts|spades|notrump|least
ah:i.winner [i,s]*.cards
aj:i.giver.gives [i,i]*.to
ak:R al*.exchanged i.discards
al:i.from.to s.card s?.back
#view.tricks:a D H ac ak
am:K i.direction.stock.discard s.top s*.recent s?.stands_for ao?.danish
ao:ap.phase i*.ready s**.face_up i**.face_down aq.asks i?.attacked.last i.burnt ar*.stage
ap:=swap|play|target|over
aq:s?.least.most S?.suit s*?.answers
ar:=hand|face_up|face_down|out
at:R
#view.danish:a D H am at
#refused:s?.id s.code T?.why
#phrase:i.guest i?.seat s.name au.phrase s?.card
au:=hello|good_game|well_played|thanks|sorry|oops|hurry|thinking|wow|laugh|sad|clap|heart|angry|luck
#advice:i.seq.rounds s?.move.other av.goal i?.chance.other_chance aw*.why
av:=win|place|points
aw:s.code i?.seat i.count S?.suit s?.card
#presence:D
@dealt:i.seat.first.count
@played,@stands:i.seat s.card
ay:=turn|debt|caught|again|misdeal|refill|last|level|wrong
@drew:i.seat.count ay.cause s*.cards?
@passed,@again,@out,@held_up,@stopped,@wrong_say,@jumped,@run,@run_over,@rank_over,@swept,@ready,@undone,@stood_in:i.seat
@skipped:i.seat b.penalty
@reversed,@rotated:i.direction
az:=play|start|doubt|answer|must_answer|suit|rank|face|give|pass_on|trade|send|kind|give_back|discard|lead
@turn:i.seat.count az.to
@starter:s.card
aA:=card|word|knock
@announced:i.seat b.late aA.what
@named,@asked:i.seat S.suit
@attacked:i.seat.debt b.later
@paid:i.seat.count.lapsed
@shows:i.seat s.card S?.suit
@aimed,@traded,@set_aside,@sent:i.seat.to
@aims:i.seat.debt
@doubted:i.seat.of b.right
aB:=card|word
@caught:i.seat.by aB.what s.rank
@wrong_catch:i.seat aB.what s.rank
@beaten:i.seat.held
@recycled,@rows:i.count
@gave:i.seat.to.count s*.cards?
@may_steal:i.seat.from
@stole:i.seat.from s.card?
aC:=announce|word|last
@forgot:i.seat aC.cause
@declared,@chien,@laid,@took_up:i.seat s*.cards
@misdeal,@burnt,@picked_up,@blind:i.seat.count
@repaired:i.seat.by.back s*.cards?
@came_down,@rank_named,@capped:i.seat s.rank
@chose:i.seat ag.what i*.owes
@exchanged,@returned:i.seat.to s.card?
@discarded:i.seat.count s*.cards?
@trick:i.seat.made s*.cards
@swapped:i.seat s.laid.taken
@flipped:i.seat.slot s.card b.fits
@face_up:i.seat [i,s]*.cards
@hand_chosen:i.seat.hand
@cut:i.seat.at
@rule_changed:i.seat s.fr.en
Games:aD*.rules aJ*.plans
aD:s.id.family.shelf.source.title aE.name.summary [i,i].seats aF*.effects aE*.notes aG*.chapters aH*.options aE%.own b.counts.cut m?.match s*.plans i%.teams aI?.hand i.cards.jokers d*.levels
aE:s.fr.en
aF:s*.cards aE.text
aG:aE.title i.notes
aH:s.name aE.text s*.excludes
aI:i.from.to
aJ:s.id aE.text i?.target.rounds i.target_by_players.columns.grows_to z.wins b.adds_up_to_nothing [i,i].players
Schemas:aK*.families
aK:s.name aL*.groups aM*.knobs.powers aM?.points
aL,aZ:s.name aE.title
aM:s.name.only_on.group.sign aN.kind aO.default.example i.low.high aP*.choices b.by_seats.joins aQ.level s*.needs.excludes aE.text.label aE?.one.off
aN:=int|bool|choice|faces
aO:i/b/s/i%
aP:s.name aE.text
aQ:=basic|usual|advanced
Sheet:aD.sheet aR*.changes aS.values
aR:s.key aE.text
aS:aO%.knobs aO%%.powers i%.points s*.deck
Checked:aT*.findings i*.seats aV*.ends aW*.measures
aT:s.code.key aU.level x%.facts aE.text
aU:=refused|warning
aV:i.seats.rounds.blocked.unfinished n.decisions
aW:aX.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aE.text
aX:=turns|blocked|place|forced|held
Lab:n.share i.waiting b.done.failed aY?.report.against ca*.differences cf.slowed_by
aY:s.rules.digest x%.options aE.name i.seats n.even aE*.headline aZ*.sections ca*.measures.ends cd.lengths ce*.course n?.brier
ca:s.name.about.section.player cc.unit n.value [n,n].interval b.narrow i.seats.rounds aE.title.said.definition
cc:=share|difference|number|turns|minutes
cd:i.first.width i*.rounds
ce:n.at.winner.leader.low.high
cf:=|start|games
Wishes:cg*.wishes
cg:s.name aE.text b.of_a_card
Suggestions:n.share i.waiting b.done.failed ch*.suggestions cf.slowed_by
ch:x%.options aE*.said ca.effect ca*.side_effects
RoomOpened:s.room.watch
Room:cj s.room b.yours cl?.own
cj:s.rules.title.host_name x%.options m?.match c.stage ck*.seats e.settings i.free p?.known_cards
ck:s.name b.computer.open
cl:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cm*.rounds
cm:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Listed:co*.rooms
co:s.room.rules.title.host_name x%.options i.seats.free.clock_s c.stage p?.known_cards s?.watch
Address:s?.address
Watched:cj s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,s]*.moves M.result b.playable v?.proof i?.engine
Views:#*.views
Moments:cp*.moments
cp:i.number.seat.chance.better_chance s.move.better av.goal aw*.why
Refusal:s.code.field? s?.message? aE.said?.in_file?`;
