// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aO%%.games
Sheets:aT*.rules aR*.plans
aT:aN aU*.options aV*.effects aO*.notes aW*.chapters
aU:aP aO.text
aV:s*.cards aO.text
aW:aO.title i.notes
Schemas:aX*.families
aX:s.name aY*.groups aZ*.knobs.powers aZ?.points cf*.questions
aY,cv:s.name aO.title
aZ:s.name.only_on.group.sign ca.kind cc.default.example i.low.high cd*.choices b.by_seats.joins ce.level s*.needs.excludes aO.text.label.asked aO?.one.off
ca:=int|bool|choice|faces
cc:i/b/s/i%
cd:s.name aO.text
ce:=basic|usual|advanced
cf:s.group.knob cg.about
cg:=knob|cards|points|match
Sheet:aT.sheet ch*.changes cj.values
ch:s.key aO.text
cj:cc%.knobs cc%%.powers i%.points s*.deck aO*.by_hand
Checked:ck*.findings i*.seats cm*.ends co*.measures cq?.preparing
ck:s.code.key cl.level x%.facts aO.text
cl:=refused|warning
cm:i.seats.rounds.blocked.unfinished n.decisions
co:cp.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aO.text
cp:=turns|blocked|place|forced|held
cq:i.done.of
Lab:cr cu?.report.against cw*.differences
cr:n.share i.waiting b.done.failed ct.slowed_by cq?.preparing?
ct:=|start|games
cu:s.rules.digest x%.options aO.name i.seats n.even aO*.headline cv*.sections cw*.measures.ends cz.lengths cA*.course n?.brier
cw:s.name.about.section.player cy.unit n.value [n,n].interval b.narrow i.seats.rounds aO.title.said.definition
cy:=share|difference|number|turns|minutes
cz:i.first.width i*.rounds
cA:n.at.winner.leader.low.high
Wishes:cB*.wishes
cB:s.name aO.text b.of_a_card
Suggestions:cr cC*.suggestions
cC:x%.options aO*.said cw.effect cw*.side_effects
Room:cD s.room b.yours cF?.own
cD:s.rules.title.host_name x%.options J?.match e.stage cE*.seats g.settings i.free z?.known_cards
cE:s.name b.computer.open
cF:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cG*.rounds
cG:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cD s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cH*.moments
cH:i.number.seat.chance.better_chance aa.move.better aG.goal aH*.why`;
