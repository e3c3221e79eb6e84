// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aO%%.games
Sheets:aT*.rules aR*.plans
aT:aN aU*.options aV*.effects aO*.notes aW*.chapters
aU:aP aO.text
aV:s*.cards aO.text
aW:aO.title i.notes
Powers:aX%.games
aX:aY%%.powers s*.deck aV*.effects
aY:i/b/s/i%
Schemas:aZ*.families
aZ:s.name ca*.groups cc*.knobs.powers cc?.points cg*.questions
ca,cw:s.name aO.title
cc:s.name.only_on.group.sign cd.kind aY.default.example i.low.high ce*.choices b.by_seats.joins cf.level s*.needs.excludes aO.text.label.asked aO?.one.off
cd:=int|bool|choice|faces
ce:s.name aO.text
cf:=basic|usual|advanced
cg:s.group.knob ch.about
ch:=knob|cards|points|match
Sheet:aT.sheet cj*.changes ck.values
cj:s.key aO.text
ck:aY%.knobs aY%%.powers i%.points s*.deck aO*.by_hand
Checked:cl*.findings i*.seats co*.ends cp*.measures cr?.preparing
cl:s.code.key cm.level x%.facts aO.text
cm:=refused|warning
co:i.seats.rounds.blocked.unfinished n.decisions
cp:cq.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aO.text
cq:=turns|blocked|place|forced|held
cr:i.done.of
Lab:ct cv?.report.against cy*.differences
ct:n.share i.waiting b.done.failed cu.slowed_by cr?.preparing?
cu:=|start|games
cv:s.rules.digest x%.options aO.name i.seats n.even aO*.headline cw*.sections cy*.measures.ends cA.lengths cB*.course n?.brier
cy:s.name.about.section.player cz.unit n.value [n,n].interval b.narrow i.seats.rounds aO.title.said.definition
cz:=share|difference|number|turns|minutes
cA:i.first.width i*.rounds
cB:n.at.winner.leader.low.high
Wishes:cC*.wishes
cC:s.name aO.text b.of_a_card
Suggestions:ct cD*.suggestions
cD:x%.options aO*.said cy.effect cy*.side_effects
Room:cE s.room b.yours cG?.own
cE:s.rules.title.host_name x%.options J?.match e.stage cF*.seats g.settings i.free z?.known_cards
cF:s.name b.computer.open
cG:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cH*.rounds
cH:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cE s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cI*.moments
cI:i.number.seat.chance.better_chance aa.move.better aG.goal aH*.why`;
