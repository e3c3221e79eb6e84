// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aO%%.games
Sheets:aT*.rules aR*.plans
aT:aN aU*.options aV*.effects aO*.notes aW*.chapters
aU:aP aO.text
aV:s*.cards aO.text
aW:aO.title i.notes
Schemas:aX*.families
aX:s.name aY*.groups aZ*.knobs.powers aZ?.points
aY,ct:s.name aO.title
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
Lab:cp cr?.report.against cu*.differences
cp:n.share i.waiting b.done.failed cq.slowed_by co?.preparing?
cq:=|start|games
cr:s.rules.digest x%.options aO.name i.seats n.even aO*.headline ct*.sections cu*.measures.ends cw.lengths cy*.course n?.brier
cu:s.name.about.section.player cv.unit n.value [n,n].interval b.narrow i.seats.rounds aO.title.said.definition
cv:=share|difference|number|turns|minutes
cw:i.first.width i*.rounds
cy:n.at.winner.leader.low.high
Wishes:cz*.wishes
cz:s.name aO.text b.of_a_card
Suggestions:cp cA*.suggestions
cA:x%.options aO*.said cu.effect cu*.side_effects
Room:cB s.room b.yours cD?.own
cB:s.rules.title.host_name x%.options J?.match e.stage cC*.seats g.settings i.free z?.known_cards
cC:s.name b.computer.open
cD:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cE*.rounds
cE:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cB s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cF*.moments
cF:i.number.seat.chance.better_chance aa.move.better aG.goal aH*.why`;
