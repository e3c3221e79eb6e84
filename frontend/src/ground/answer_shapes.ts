// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.
export const SHAPES = `OptionTexts:aQ%%.games
Sheets:aV*.rules aZ*.plans
aV:aP aW*.options aX*.effects aQ*.notes aY*.chapters
aW:aR aQ.text
aX:s*.cards aQ.text
aY:aQ.title i.notes s.about
aZ:aT aQ.text b.exact_is_zero.out_at_target
Powers:ca%.games
ca:cc%%.powers s*.deck aX*.effects
cc:i/b/s/i%
Schemas:cd*.families
cd:s.name ce*.groups cf*.knobs.powers cf?.points ck*.questions
ce,cC:s.name aQ.title
cf:s.name.only_on.group.sign cg.kind cc.default.example i.low.high ch*.choices b.by_seats.joins cj.level s*.needs.takes_one_of.excludes aQ.text.label.asked aQ?.one.off
cg:=int|bool|choice|faces
ch:s.name aQ.text
cj:=basic|usual|advanced
ck:s.group.knob cl.about
cl:=knob|cards|points|match
Sheet:aV.sheet cm*.changes co.values
cm:s.key aQ.text
co:cc%.knobs cc%%.powers i%.points s*.deck aQ*.by_hand
Checked:cp*.findings i*.seats cr*.ends ct*.measures cv?.preparing
cp:s.code.key cq.level x%.facts aQ.text
cq:=refused|warning
cr:i.seats.rounds.blocked.unfinished n.decisions
ct:cu.name s.about.player n.value [n,n].interval b.narrow i.seats.rounds aQ.text
cu:=turns|blocked|place|forced|held
cv:i.done.of
LessonFound:cw?.lesson
cw:cy.kind i.seat s*.shows #.view #*%.plays
cy:=deal|play|refused|end
Lab:cz cB?.report.against cD*.differences
cz:n.share i.waiting b.done.failed cA.slowed_by cv?.preparing?
cA:=|start|games
cB:s.rules.digest x%.options aQ.name i.seats n.even aQ*.headline cC*.sections cD*.measures.ends cF.lengths cG*.course n?.brier
cD:s.name.about.section.player cE.unit n.value [n,n].interval b.narrow i.seats.rounds aQ.title.said.definition
cE:=share|difference|number|turns|minutes
cF:i.first.width i*.rounds
cG:n.at.winner.leader.low.high
Wishes:cH*.wishes
cH:s.name aQ.text b.of_a_card
Suggestions:cz cI*.suggestions
cI:x%.options aQ*.said cD.effect cD*.side_effects
Daily:s.today.earliest.date.rules.counted_by i.next_s.seats m.computers
Par:cz cJ?.par
cJ:[n,n]?.points [n,n].won i.rounds.imagines
Room:cK s.room b.yours cM?.own
cK:s.rules.title.host_name x%.options J?.match e.stage cL*.seats g.settings i.free z?.known_cards
cL:s.name b.computer.open
cM:i?.seat.waits_s i*.awaited
Joined:i.guest i?.seat
CircleEntry:s.circle i.member
MyCircles:cN*.circles
cN:s.circle.name i.people.results i?.latest
CircleBefore:s.name cO*.people b.full s?.circle
cO:i.member s.name.look b.free
Circle:s.circle.name.link i.me.results.results_left.people_left.pinned_left cP*.people cQ*.pinned
cP:i.member.browsers s.name.look b.keeper.left i?.open_s
cQ:i.pinned.seats.by s.rules.title x%.options J?.match
CircleLink:s.link
Done:b.done
CircleRooms:cR*.tables
cR:s.room.rules.title s?.watch e.stage s*.names i.free b.yours
CirclePlayed:cS*.results i?.more
cS,Played:cT i.result.version i?.by b.struck
cT:cU.kind i.at s.game.title.note b.of_match cV*.lines i?**.rounds
cU:=round|match|evening
cV:i?.member.points s.name b.computer i.side.place
ResultHistory:cW*.edits
cW:i.at.by cX.did cT?.before
cX:=entered|mended|struck|counted
CircleStandings:cY.of i.played cZ*.rows dc*.pairs dd*.games de*.evenings
cY:=games|rounds
cZ:i.member.played n.won.share.chance.place [n,n].interval i?.points da?.rating
da:n.mu.low.high i.games b.told
dc:i.a.b.ahead.behind.level
dd:s.game.title i.played
de:i.since.until.played
CircleExport:df.huit i.version s.name dg*.people dh*.pinned cT*.results
df:=circle
dg:i.member s.name.look
dh:s.rules.title i.seats x%.options J?.match
ImportDone:i.people.results.known.pinned
CallKey:s.key
Calling:b.called
Rounds:dj*.rounds
dj:i.round_no.match_no s.rules.title.reason s*.names i*.winners.points.totals
Published:s.replay
RoomCode:aQ?.said
CodeFound:s.room
CarryMade:s.code.typed i.rooms.good_s.typed_s.circles
CodeMeant:s.code
Carried:i.rooms.circles s.kept
Address:s?.address
Watched:cK s.watch
ChairAnswered:i.guest s?.room
Replay:s.replay.rules.title x%.options s?.match.digest i.seats.round_no.dealer.steps s*.names b*.computers.reviewed [i,aa]*.moves U.result b.playable E?.proof i?.engine
Views:#*.views
Moments:dk*.moments
dk:i.number.seat.chance.better_chance aa.move.better aH.goal aI*.why`;
