// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aR%%.games
Sheets:aX*.rules cc*.plans
aX:aQ aY*.options aZ*.effects aR*.notes ca*.chapters
aY:aS aR.text
aZ:s*.cards aR.text
ca:aR.title i.notes s.about
cc:aV aR.text b.exact_is_zero.out_at_target
Powers:cd%.games
cd:ce%%.powers s*.deck aZ*.effects
ce:i/b/s/i%
Schemas:cf*.families
cf:s.name cg*.groups ch*.knobs.powers ch?.points cm*.questions
cg,cE:s.name aR.title
ch:s.name.only_on.group.sign cj.kind ce.default.example i.low.high ck*.choices b.by_seats.joins cl.level s*.needs.takes_one_of.excludes aR.text.label.asked aR?.one.off
cj:=int|bool|choice|faces
ck:s.name aR.text
cl:=basic|usual|advanced
cm:s.group.knob co.about
co:=knob|cards|points|match
Sheet:aX.sheet cp*.changes cq.values
cp:s.key aR.text
cq:ce%.knobs ce%%.powers i%.points s*.deck aR*.by_hand
Checked:cr*.findings i*.seats cu*.ends cv*.measures cy?.preparing
cr:s.code.key ct.level x%.facts aR.text
ct:=refused|warning
cu:i.seats.rounds.blocked.unfinished n.decisions
cv:cw.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aR.text
cw:=turns|blocked|place|forced|held
cy:i.done.of
LessonFound:cz?.lesson
cz:cA.kind i.seat s*.shows #.view #*%.plays
cA:=deal|play|refused|end
Lab:cB cD?.report.against cF*.differences
cB:n.share i.waiting b.done.failed cC.slowed_by cy?.preparing?
cC:=|start|games
cD:s.rules.digest x%.options aR.name i.seats n.even aR*.headline cE*.sections cF*.measures.ends cH.lengths cI*.course n?.brier
cF:s.name.about.section.player cG.unit n.value [n,n].interval b.narrow i.seats.rounds aR.title.said.definition
cG:=share|difference|number|turns|minutes
cH:i.first.width i*.rounds
cI:n.at.winner.leader.low.high
Wishes:cJ*.wishes
cJ:s.name aR.text b.of_a_card
Suggestions:cB cK*.suggestions
cK:x%.options aR*.said cF.effect cF*.side_effects
Daily:s.today.earliest.date.rules.counted_by i.next_s.seats m.computers
Par:cB cL?.par
cL:[n,n]?.points [n,n].won i.rounds.imagines
Room:cM s.room b.yours cO?.own
cM:s.rules.title.host_name x%.options K?.match e.stage cN*.seats g.settings i.free A?.known_cards
cN:s.name b.computer.open
cO:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CircleEntry:s.circle i.member
MyCircles:cP*.circles
cP:s.circle.name i.people.results i?.latest
CircleBefore:s.name cQ*.people b.full s?.circle
cQ:i.member s.name.look b.free
Circle:s.circle.name.link i.me.results.results_left.people_left.pinned_left cR*.people cS*.pinned
cR:i.member.browsers s.name.look b.keeper.left i?.open_s
cS:i.pinned.seats.by s.rules.title x%.options K?.match
CircleLink:s.link
Done:b.done
CircleRooms:cT*.tables
cT:s.room.rules.title s?.watch e.stage s*.names i.free b.yours
CirclePlayed:cU*.results i?.more
cU,Played:cV i.result.version i?.by b.struck
cV:cW.kind i.at s.game.title.note b.of_match cX*.lines i?**.rounds
cW:=round|match|evening
cX:i?.member.points s.name b.computer i.side.place
ResultHistory:cY*.edits
cY:i.at.by cZ.did cV?.before
cZ:=entered|mended|struck|counted
CircleStandings:da.of i.played dc*.rows de*.pairs df*.games dg*.evenings
da:=games|rounds
dc:i.member.played n.won.share.chance.place [n,n].interval i?.points dd?.rating
dd:n.mu.low.high i.games b.told
de:i.a.b.ahead.behind.level
df:s.game.title i.played
dg:i.since.until.played
CircleExport:dh.huit i.version s.name dj*.people dk*.pinned cV*.results
dh:=circle
dj:i.member s.name.look
dk:s.rules.title i.seats x%.options K?.match
ImportDone:i.people.results.known.pinned
CallKey:s.key
Calling:b.called
Rounds:dl*.rounds
dl:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
RoomCode:aR?.said
CodeFound:s.room
CarryMade:s.code.typed i.rooms.good_s.typed_s.circles
CodeMeant:s.code
Carried:i.rooms.circles s.kept
Address:s?.address
Watched:cM s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,ac]*.moves V.result b.playable F?.proof i?.engine
Views:#*.views
Moments:dm*.moments
dm:i.number.seat.chance.better_chance ac.move.better aI.goal aJ*.why`;
