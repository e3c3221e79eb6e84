// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aP%%.games
Sheets:aU*.rules aY*.plans
aU:aO aV*.options aW*.effects aP*.notes aX*.chapters
aV:aQ aP.text
aW:s*.cards aP.text
aX:aP.title i.notes
aY:aS aP.text b.exact_is_zero.out_at_target
Powers:aZ%.games
aZ:ca%%.powers s*.deck aW*.effects
ca:i/b/s/i%
Schemas:cc*.families
cc:s.name cd*.groups ce*.knobs.powers ce?.points cj*.questions
cd,cz:s.name aP.title
ce:s.name.only_on.group.sign cf.kind ca.default.example i.low.high cg*.choices b.by_seats.joins ch.level s*.needs.takes_one_of.excludes aP.text.label.asked aP?.one.off
cf:=int|bool|choice|faces
cg:s.name aP.text
ch:=basic|usual|advanced
cj:s.group.knob ck.about
ck:=knob|cards|points|match
Sheet:aU.sheet cl*.changes cm.values
cl:s.key aP.text
cm:ca%.knobs ca%%.powers i%.points s*.deck aP*.by_hand
Checked:co*.findings i*.seats cq*.ends cr*.measures cu?.preparing
co:s.code.key cp.level x%.facts aP.text
cp:=refused|warning
cq:i.seats.rounds.blocked.unfinished n.decisions
cr:ct.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aP.text
ct:=turns|blocked|place|forced|held
cu:i.done.of
Lab:cv cy?.report.against cA*.differences
cv:n.share i.waiting b.done.failed cw.slowed_by cu?.preparing?
cw:=|start|games
cy:s.rules.digest x%.options aP.name i.seats n.even aP*.headline cz*.sections cA*.measures.ends cC.lengths cD*.course n?.brier
cA:s.name.about.section.player cB.unit n.value [n,n].interval b.narrow i.seats.rounds aP.title.said.definition
cB:=share|difference|number|turns|minutes
cC:i.first.width i*.rounds
cD:n.at.winner.leader.low.high
Wishes:cE*.wishes
cE:s.name aP.text b.of_a_card
Suggestions:cv cF*.suggestions
cF:x%.options aP*.said cA.effect cA*.side_effects
Room:cG s.room b.yours cI?.own
cG:s.rules.title.host_name x%.options J?.match e.stage cH*.seats g.settings i.free z?.known_cards
cH:s.name b.computer.open
cI:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cJ*.rounds
cJ:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
RoomCode:aP?.said
CodeFound:s.room
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cG s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cK*.moments
cK:i.number.seat.chance.better_chance aa.move.better aG.goal aH*.why`;
