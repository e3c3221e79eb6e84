// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aN%%.games
Sheets:aS*.rules aQ*.plans
aS:aM aT*.options aU*.effects aN*.notes aV*.chapters
aT:aO aN.text
aU:s*.cards aN.text
aV:aN.title i.notes
Powers:aW%.games
aW:aX%%.powers s*.deck aU*.effects
aX:i/b/s/i%
Schemas:aY*.families
aY:s.name aZ*.groups ca*.knobs.powers ca?.points
aZ,ct:s.name aN.title
ca:s.name.only_on.group.sign cc.kind aX.default.example i.low.high cd*.choices b.by_seats.joins ce.level s*.needs.excludes aN.text.label aN?.one.off
cc:=int|bool|choice|faces
cd:s.name aN.text
ce:=basic|usual|advanced
Sheet:aS.sheet cf*.changes cg.values
cf:s.key aN.text
cg:aX%.knobs aX%%.powers i%.points s*.deck
Checked:ch*.findings i*.seats ck*.ends cl*.measures co?.preparing
ch:s.code.key cj.level x%.facts aN.text
cj:=refused|warning
ck:i.seats.rounds.blocked.unfinished n.decisions
cl:cm.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aN.text
cm:=turns|blocked|place|forced|held
co:i.done.of
Lab:cp cr?.report.against cu*.differences
cp:n.share i.waiting b.done.failed cq.slowed_by co?.preparing?
cq:=|start|games
cr:s.rules.digest x%.options aN.name i.seats n.even aN*.headline ct*.sections cu*.measures.ends cw.lengths cy*.course n?.brier
cu:s.name.about.section.player cv.unit n.value [n,n].interval b.narrow i.seats.rounds aN.title.said.definition
cv:=share|difference|number|turns|minutes
cw:i.first.width i*.rounds
cy:n.at.winner.leader.low.high
Wishes:cz*.wishes
cz:s.name aN.text b.of_a_card
Suggestions:cp cA*.suggestions
cA:x%.options aN*.said cu.effect cu*.side_effects
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
cF:i.number.seat.chance.better_chance aa.move.better aF.goal aG*.why`;
