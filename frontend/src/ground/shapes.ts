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
R:s*.hand S*.moves V%.why
S:s.text T.verb s*.cards U?.suit? s?.rank?.becomes?.kind?.word? i?.to?.slot? b.announces?
T:=play|call|become|draw|take|pass|doubt|say|knock|catch|declare|give|trade|hit|send|pickup|flip|swap|choose|exchange|return|discard
U:=c|d|h|s
V:s.code.top?.rank?.card?.how?.field?.message? i.debt?.seat?.count?.from?.to? s*.answers?.wild?.cards?.kinds? U.suit? i*.seats?.slots?.waiting?.open?
#view:a D H K R
W:K i.direction.debt.stock.discard s.top s*.recent.wild_ranks s?.stands_for.in_force.rank U?.suit b.named.again.draws_on i*.beaten.one_card i?.take_from.misdealt X?.calls Z?.sweep aa?.held_up
X:Y?.left s.ranks b.end.knock i.wrong_costs
Y:=carte|last|tschau|mau|makao
Z:i.by s*.answers
aa:s*.answers i.turns
ac:R S*.jumps.catches b.run.may_announce.may_say.may_catch.may_declare ad?.give s*.announce_with
ad:i.count i*.to
#view.shedding:a D H W ac
ae:K af?.tricks
af:ag.phase ah*.roles aj?.kind U?.trumps i?*?.obligations i*.made.previous i.leader [i,s]*.trick ak?.last s*?.chien aj**.left al?.exchange
ag:=kind|exchange|return|discard|play|over
ah:=announcer|third|dealer
aj:=clubs|diamonds|hearts|spades|notrump|least
ak:i.winner [i,s]*.cards
al:i.giver.gives [i,i]*.to
am:R ao*.exchanged i.discards
ao:i.from.to s.card s?.back
#view.tricks:a D H ae am
ap:K i.direction.stock.discard s.top s*.recent s?.stands_for aq?.danish
aq:ar.phase i*.ready s**.face_up i**.face_down at.asks i?.attacked.last i.burnt au*.stage
ar:=swap|play|target|over
at:s?.least.most U?.suit s*?.answers
au:=hand|face_up|face_down|out
av:R
#view.danish:a D H ap av
#refused:s?.id s.code V?.why
#phrase:i.guest i?.seat s.name aw.phrase s?.card
aw:=hello|good_game|well_played|thanks|sorry|oops|hurry|thinking|wow|laugh|sad|clap|heart|angry|luck
#advice:i.seq.rounds S?.move.other ay.goal i?.chance.other_chance az*.why
ay:=win|place|points
az:s.code i?.seat i.count U?.suit s?.card
#presence:D
@dealt:i.seat.first.count
@played,@stands:i.seat s.card
aA:=turn|debt|caught|again|misdeal|refill|last|level|wrong
@drew:i.seat.count aA.cause s*.cards?
@passed,@again,@out,@held_up,@stopped,@wrong_say,@jumped,@run,@run_over,@rank_over,@swept,@ready,@undone,@stood_in:i.seat
@skipped:i.seat b.penalty
@reversed,@rotated:i.direction
aB:=play|start|doubt|answer|must_answer|suit|rank|face|give|pass_on|trade|send|kind|give_back|discard|lead
@turn:i.seat.count aB.to
@starter:s.card
aC:=card|word|knock
@announced:i.seat b.late aC.what
@named,@asked:i.seat U.suit
@attacked:i.seat.debt b.later
@paid:i.seat.count.lapsed
@shows:i.seat s.card U?.suit
@aimed,@traded,@set_aside,@sent:i.seat.to
@aims:i.seat.debt
@doubted:i.seat.of b.right
aD:=card|word
@caught:i.seat.by aD.what s.rank
@wrong_catch:i.seat aD.what s.rank
@beaten:i.seat.held
@recycled,@rows:i.count
@gave:i.seat.to.count s*.cards?
@may_steal:i.seat.from
@stole:i.seat.from s.card?
aE:=announce|word|last
@forgot:i.seat aE.cause
@declared,@chien,@laid,@took_up:i.seat s*.cards
@misdeal,@burnt,@picked_up,@blind:i.seat.count
@repaired:i.seat.by.back s*.cards?
@came_down,@rank_named,@capped:i.seat s.rank
@chose:i.seat aj.what i*.owes
@exchanged,@returned:i.seat.to s.card?
@discarded:i.seat.count s*.cards?
@trick:i.seat.made s*.cards
@swapped:i.seat s.laid.taken
@flipped:i.seat.slot s.card b.fits
@face_up:i.seat [i,s]*.cards
@hand_chosen:i.seat.hand
@cut:i.seat.at
@rule_changed:i.seat s.fr.en
Games:aF*.rules aJ*.plans
aF:s.id.family.shelf.source.title aG.name.summary [i,i].seats aH*.options aG%.own b.counts.cut m?.match s*.plans i%.teams aI?.hand i.cards.jokers d*.levels
aG:s.fr.en
aH:s.name aG.text s*.excludes
aI:i.from.to
aJ:s.id aG.text i?.target.rounds i.target_by_players.columns.grows_to z.wins b.adds_up_to_nothing [i,i].players
Sheets:aK*.rules aJ*.plans
aK:aF aL*.effects aG*.notes aM*.chapters
aL:s*.cards aG.text
aM:aG.title i.notes
Schemas:aN*.families
aN:s.name aO*.groups aP*.knobs.powers aP?.points
aO,cd:s.name aG.title
aP:s.name.only_on.group.sign aQ.kind aR.default.example i.low.high aS*.choices b.by_seats.joins aT.level s*.needs.excludes aG.text.label aG?.one.off
aQ:=int|bool|choice|faces
aR:i/b/s/i%
aS:s.name aG.text
aT:=basic|usual|advanced
Sheet:aK.sheet aU*.changes aV.values
aU:s.key aG.text
aV:aR%.knobs aR%%.powers i%.points s*.deck
Checked:aW*.findings i*.seats aY*.ends aZ*.measures
aW:s.code.key aX.level x%.facts aG.text
aX:=refused|warning
aY:i.seats.rounds.blocked.unfinished n.decisions
aZ:ca.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aG.text
ca:=turns|blocked|place|forced|held
Lab:n.share i.waiting b.done.failed cc?.report.against ce*.differences cj.slowed_by
cc:s.rules.digest x%.options aG.name i.seats n.even aG*.headline cd*.sections ce*.measures.ends cg.lengths ch*.course n?.brier
ce:s.name.about.section.player cf.unit n.value [n,n].interval b.narrow i.seats.rounds aG.title.said.definition
cf:=share|difference|number|turns|minutes
cg:i.first.width i*.rounds
ch:n.at.winner.leader.low.high
cj:=|start|games
Wishes:ck*.wishes
ck:s.name aG.text b.of_a_card
Suggestions:n.share i.waiting b.done.failed cl*.suggestions cj.slowed_by
cl:x%.options aG*.said ce.effect ce*.side_effects
RoomOpened:s.room.watch
Room:cm s.room b.yours cp?.own
cm:s.rules.title.host_name x%.options m?.match c.stage co*.seats e.settings i.free p?.known_cards
co:s.name b.computer.open
cp:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cq*.rounds
cq:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Listed:cr*.rooms
cr:s.room.rules.title.host_name x%.options i.seats.free.clock_s c.stage p?.known_cards s?.watch
Address:s?.address
Watched:cm s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,S]*.moves M.result b.playable v?.proof i?.engine
Views:#*.views
Moments:ct*.moments
ct:i.number.seat.chance.better_chance S.move.better ay.goal az*.why
Refusal:s.code.field? s?.message? aG.said?.in_file?`;
