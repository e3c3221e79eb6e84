// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aN%%.games
Sheets:aS*.rules aQ*.plans
aS:aM aT*.options aU*.effects aN*.notes aV*.chapters
aT:aO aN.text
aU:s*.cards aN.text
aV:aN.title i.notes
Schemas:aW*.families
aW:s.name aX*.groups aY*.knobs.powers aY?.points ce*.questions
aX,cu:s.name aN.title
aY:s.name.only_on.group.sign aZ.kind ca.default.example i.low.high cc*.choices b.by_seats.joins cd.level s*.needs.excludes aN.text.label.asked aN?.one.off
aZ:=int|bool|choice|faces
ca:i/b/s/i%
cc:s.name aN.text
cd:=basic|usual|advanced
ce:s.group.knob cf.about
cf:=knob|cards|points|match
Sheet:aS.sheet cg*.changes ch.values
cg:s.key aN.text
ch:ca%.knobs ca%%.powers i%.points s*.deck aN*.by_hand
Checked:cj*.findings i*.seats cl*.ends cm*.measures cp?.preparing
cj:s.code.key ck.level x%.facts aN.text
ck:=refused|warning
cl:i.seats.rounds.blocked.unfinished n.decisions
cm:co.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aN.text
co:=turns|blocked|place|forced|held
cp:i.done.of
Lab:cq ct?.report.against cv*.differences
cq:n.share i.waiting b.done.failed cr.slowed_by cp?.preparing?
cr:=|start|games
ct:s.rules.digest x%.options aN.name i.seats n.even aN*.headline cu*.sections cv*.measures.ends cy.lengths cz*.course n?.brier
cv:s.name.about.section.player cw.unit n.value [n,n].interval b.narrow i.seats.rounds aN.title.said.definition
cw:=share|difference|number|turns|minutes
cy:i.first.width i*.rounds
cz:n.at.winner.leader.low.high
Wishes:cA*.wishes
cA:s.name aN.text b.of_a_card
Suggestions:cq cB*.suggestions
cB:x%.options aN*.said cv.effect cv*.side_effects
Room:cC s.room b.yours cE?.own
cC:s.rules.title.host_name x%.options J?.match e.stage cD*.seats g.settings i.free z?.known_cards
cD:s.name b.computer.open
cE:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CallKey:s.key
Calling:b.called
Rounds:cF*.rounds
cF:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
CarryMade:s.code.typed i.rooms.good_s.typed_s
CodeMeant:s.code
Carried:i.rooms s.kept
Address:s?.address
Watched:cC s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:cG*.moments
cG:i.number.seat.chance.better_chance aa.move.better aF.goal aG*.why`;
