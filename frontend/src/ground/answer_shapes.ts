// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aO%%.games
Sheets:aT*.rules aR*.plans
aT:aN aU*.options aV*.effects aO*.notes aW*.chapters
aU:aP aO.text
aV:s*.cards aO.text
aW:aO.title i.notes
Schemas:aX*.families
aX:s.name aY*.groups aZ*.knobs.powers aZ?.points
aY,cq:s.name aO.title
aZ:s.name.only_on.group.sign ca.kind cc.default.example i.low.high cd*.choices b.by_seats.joins ce.level s*.needs.excludes aO.text.label aO?.one.off
ca:=int|bool|choice|faces
cc:i/b/s/i%
cd:s.name aO.text
ce:=basic|usual|advanced
Sheet:aT.sheet cf*.changes cg.values
cf:s.key aO.text
cg:cc%.knobs cc%%.powers i%.points s*.deck
Checked:ch*.findings i*.seats ck*.ends cl*.measures co?.preparing
ch:s.code.key cj.level x%.facts aO.text
cj:=refused|warning
ck:i.seats.rounds.blocked.unfinished n.decisions
cl:cm.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aO.text
cm:=turns|blocked|place|forced|held
co:i.done.of
Lab:n.share i.waiting b.done.failed cp?.report.against cr*.differences cw.slowed_by co?.preparing?
cp:s.rules.digest x%.options aO.name i.seats n.even aO*.headline cq*.sections cr*.measures.ends cu.lengths cv*.course n?.brier
cr:s.name.about.section.player ct.unit n.value [n,n].interval b.narrow i.seats.rounds aO.title.said.definition
ct:=share|difference|number|turns|minutes
cu:i.first.width i*.rounds
cv:n.at.winner.leader.low.high
cw:=|start|games
Wishes:cy*.wishes
cy:s.name aO.text b.of_a_card
Suggestions:n.share i.waiting b.done.failed cz*.suggestions cw.slowed_by co?.preparing?
cz:x%.options aO*.said cr.effect cr*.side_effects
Room:cA s.room b.yours cC?.own
cA:s.rules.title.host_name x%.options J?.match e.stage cB*.seats g.settings i.free z?.known_cards
cB:s.name b.computer.open
cC:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cD*.rounds
cD:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cA s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cE*.moments
cE:i.number.seat.chance.better_chance aa.move.better aG.goal aH*.why`;
