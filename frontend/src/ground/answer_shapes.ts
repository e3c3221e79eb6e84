// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aO%%.games
Sheets:aT*.rules aX*.plans
aT:aN aU*.options aV*.effects aO*.notes aW*.chapters
aU:aP aO.text
aV:s*.cards aO.text
aW:aO.title i.notes
aX:aR aO.text b.exact_is_zero.out_at_target
Powers:aY%.games
aY:aZ%%.powers s*.deck aV*.effects
aZ:i/b/s/i%
Schemas:ca*.families
ca:s.name cc*.groups cd*.knobs.powers cd?.points ch*.questions
cc,cy:s.name aO.title
cd:s.name.only_on.group.sign ce.kind aZ.default.example i.low.high cf*.choices b.by_seats.joins cg.level s*.needs.takes_one_of.excludes aO.text.label.asked aO?.one.off
ce:=int|bool|choice|faces
cf:s.name aO.text
cg:=basic|usual|advanced
ch:s.group.knob cj.about
cj:=knob|cards|points|match
Sheet:aT.sheet ck*.changes cl.values
ck:s.key aO.text
cl:aZ%.knobs aZ%%.powers i%.points s*.deck aO*.by_hand
Checked:cm*.findings i*.seats cp*.ends cq*.measures ct?.preparing
cm:s.code.key co.level x%.facts aO.text
co:=refused|warning
cp:i.seats.rounds.blocked.unfinished n.decisions
cq:cr.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aO.text
cr:=turns|blocked|place|forced|held
ct:i.done.of
Lab:cu cw?.report.against cz*.differences
cu:n.share i.waiting b.done.failed cv.slowed_by ct?.preparing?
cv:=|start|games
cw:s.rules.digest x%.options aO.name i.seats n.even aO*.headline cy*.sections cz*.measures.ends cB.lengths cC*.course n?.brier
cz:s.name.about.section.player cA.unit n.value [n,n].interval b.narrow i.seats.rounds aO.title.said.definition
cA:=share|difference|number|turns|minutes
cB:i.first.width i*.rounds
cC:n.at.winner.leader.low.high
Wishes:cD*.wishes
cD:s.name aO.text b.of_a_card
Suggestions:cu cE*.suggestions
cE:x%.options aO*.said cz.effect cz*.side_effects
Daily:s.today.earliest.date.rules.counted_by i.next_s.seats m.computers
Par:cu cF?.par
cF:[n,n]?.points [n,n].won i.rounds.imagines
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
