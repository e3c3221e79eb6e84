// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aR%%.games
Sheets:aW*.rules ca*.plans
aW:aQ aX*.options aY*.effects aR*.notes aZ*.chapters
aX:aS aR.text
aY:s*.cards aR.text
aZ:aR.title i.notes s.about
ca:aU aR.text b.exact_is_zero.out_at_target
Powers:cc%.games
cc:cd%%.powers s*.deck aY*.effects
cd:i/b/s/i%
Schemas:ce*.families
ce:s.name cf*.groups cg*.knobs.powers cg?.points cl*.questions
cf,cD:s.name aR.title
cg:s.name.only_on.group.sign ch.kind cd.default.example i.low.high cj*.choices b.by_seats.joins ck.level s*.needs.takes_one_of.excludes aR.text.label.asked aR?.one.off
ch:=int|bool|choice|faces
cj:s.name aR.text
ck:=basic|usual|advanced
cl:s.group.knob cm.about
cm:=knob|cards|points|match
Sheet:aW.sheet co*.changes cp.values
co:s.key aR.text
cp:cd%.knobs cd%%.powers i%.points s*.deck aR*.by_hand
Checked:cq*.findings i*.seats ct*.ends cu*.measures cw?.preparing
cq:s.code.key cr.level x%.facts aR.text
cr:=refused|warning
ct:i.seats.rounds.blocked.unfinished n.decisions
cu:cv.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aR.text
cv:=turns|blocked|place|forced|held
cw:i.done.of
LessonFound:cy?.lesson
cy:cz.kind i.seat s*.shows #.view #*%.plays
cz:=deal|play|refused|end
Lab:cA cC?.report.against cE*.differences
cA:n.share i.waiting b.done.failed cB.slowed_by cw?.preparing?
cB:=|start|games
cC:s.rules.digest x%.options aR.name i.seats n.even aR*.headline cD*.sections cE*.measures.ends cG.lengths cH*.course n?.brier
cE:s.name.about.section.player cF.unit n.value [n,n].interval b.narrow i.seats.rounds aR.title.said.definition
cF:=share|difference|number|turns|minutes
cG:i.first.width i*.rounds
cH:n.at.winner.leader.low.high
Wishes:cI*.wishes
cI:s.name aR.text b.of_a_card
Suggestions:cA cJ*.suggestions
cJ:x%.options aR*.said cE.effect cE*.side_effects
Daily:s.today.earliest.date.rules.counted_by i.next_s.seats m.computers
Par:cA cK?.par
cK:[n,n]?.points [n,n].won i.rounds.imagines
Room:cL s.room b.yours cN?.own
cL:s.rules.title.host_name x%.options K?.match e.stage cM*.seats g.settings i.free A?.known_cards
cM:s.name b.computer.open
cN:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CircleEntry:s.circle i.member
MyCircles:cO*.circles
cO:s.circle.name i.people.results i?.latest
CircleBefore:s.name cP*.people b.full s?.circle
cP:i.member s.name.look b.free
Circle:s.circle.name.link i.me.results.results_left.people_left.pinned_left cQ*.people cR*.pinned
cQ:i.member.browsers s.name.look b.keeper.left i?.open_s
cR:i.pinned.seats.by s.rules.title x%.options K?.match
CircleLink:s.link
Done:b.done
CircleRooms:cS*.tables
cS:s.room.rules.title s?.watch e.stage s*.names i.free b.yours
CirclePlayed:cT*.results i?.more
cT,Played:cU i.result.version i?.by b.struck
cU:cV.kind i.at s.game.title.note b.of_match cW*.lines i?**.rounds
cV:=round|match|evening
cW:i?.member.points s.name b.computer i.side.place
ResultHistory:cX*.edits
cX:i.at.by cY.did cU?.before
cY:=entered|mended|struck|counted
CircleStandings:cZ.of i.played da*.rows dd*.pairs de*.games df*.evenings
cZ:=games|rounds
da:i.member.played n.won.share.chance.place [n,n].interval i?.points dc?.rating
dc:n.mu.low.high i.games b.told
dd:i.a.b.ahead.behind.level
de:s.game.title i.played
df:i.since.until.played
CircleExport:dg.huit i.version s.name dh*.people dj*.pinned cU*.results
dg:=circle
dh:i.member s.name.look
dj:s.rules.title i.seats x%.options K?.match
ImportDone:i.people.results.known.pinned
CallKey:s.key
Calling:b.called
Rounds:dk*.rounds
dk:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
RoomCode:aR?.said
CodeFound:s.room
CarryMade:s.code.typed i.rooms.good_s.typed_s.circles
CodeMeant:s.code
Carried:i.rooms.circles s.kept
Address:s?.address
Watched:cL s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,ac]*.moves V.result b.playable F?.proof i?.engine
Views:#*.views
Moments:dl*.moments
dl:i.number.seat.chance.better_chance ac.move.better aI.goal aJ*.why`;
