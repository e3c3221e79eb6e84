// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aN%%.games
Sheets:aS*.rules aQ*.plans
aS:aM aT*.options aU*.effects aN*.notes aV*.chapters
aT:aO aN.text
aU:s*.cards aN.text
aV:aN.title i.notes
Schemas:aW*.families
aW:s.name aX*.groups aY*.knobs.powers aY?.points
aX,cr:s.name aN.title
aY:s.name.only_on.group.sign aZ.kind ca.default.example i.low.high cc*.choices b.by_seats.joins cd.level s*.needs.excludes aN.text.label aN?.one.off
aZ:=int|bool|choice|faces
ca:i/b/s/i%
cc:s.name aN.text
cd:=basic|usual|advanced
Sheet:aS.sheet ce*.changes cf.values
ce:s.key aN.text
cf:ca%.knobs ca%%.powers i%.points s*.deck
Checked:cg*.findings i*.seats cj*.ends ck*.measures cm?.preparing
cg:s.code.key ch.level x%.facts aN.text
ch:=refused|warning
cj:i.seats.rounds.blocked.unfinished n.decisions
ck:cl.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aN.text
cl:=turns|blocked|place|forced|held
cm:i.done.of
Lab:co cq?.report.against ct*.differences
co:n.share i.waiting b.done.failed cp.slowed_by cm?.preparing?
cp:=|start|games
cq:s.rules.digest x%.options aN.name i.seats n.even aN*.headline cr*.sections ct*.measures.ends cv.lengths cw*.course n?.brier
ct:s.name.about.section.player cu.unit n.value [n,n].interval b.narrow i.seats.rounds aN.title.said.definition
cu:=share|difference|number|turns|minutes
cv:i.first.width i*.rounds
cw:n.at.winner.leader.low.high
Wishes:cy*.wishes
cy:s.name aN.text b.of_a_card
Suggestions:co cz*.suggestions
cz:x%.options aN*.said ct.effect ct*.side_effects
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
cE:i.number.seat.chance.better_chance aa.move.better aF.goal aG*.why`;
