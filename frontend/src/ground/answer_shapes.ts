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
aY:s.name aZ*.groups ca*.knobs.powers ca?.points cf*.questions
aZ,cv:s.name aN.title
ca:s.name.only_on.group.sign cc.kind aX.default.example i.low.high cd*.choices b.by_seats.joins ce.level s*.needs.excludes aN.text.label.asked aN?.one.off
cc:=int|bool|choice|faces
cd:s.name aN.text
ce:=basic|usual|advanced
cf:s.group.knob cg.about
cg:=knob|cards|points|match
Sheet:aS.sheet ch*.changes cj.values
ch:s.key aN.text
cj:aX%.knobs aX%%.powers i%.points s*.deck aN*.by_hand
Checked:ck*.findings i*.seats cm*.ends co*.measures cq?.preparing
ck:s.code.key cl.level x%.facts aN.text
cl:=refused|warning
cm:i.seats.rounds.blocked.unfinished n.decisions
co:cp.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aN.text
cp:=turns|blocked|place|forced|held
cq:i.done.of
Lab:cr cu?.report.against cw*.differences
cr:n.share i.waiting b.done.failed ct.slowed_by cq?.preparing?
ct:=|start|games
cu:s.rules.digest x%.options aN.name i.seats n.even aN*.headline cv*.sections cw*.measures.ends cz.lengths cA*.course n?.brier
cw:s.name.about.section.player cy.unit n.value [n,n].interval b.narrow i.seats.rounds aN.title.said.definition
cy:=share|difference|number|turns|minutes
cz:i.first.width i*.rounds
cA:n.at.winner.leader.low.high
Wishes:cB*.wishes
cB:s.name aN.text b.of_a_card
Suggestions:cr cC*.suggestions
cC:x%.options aN*.said cw.effect cw*.side_effects
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
cH:i.number.seat.chance.better_chance aa.move.better aF.goal aG*.why`;
