"""What is told of everybody at the end of a round and of a match: from what happened, and nothing else."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from huit.engine.events import Event
from huit.rooms.feats import LEAST, Feat, RoundTally, Tally
from huit.rooms.match import Match, MatchRequest, Sitter
from huit.rooms.messages import Viewer
from huit.rooms.moves import without_last_move_of
from huit.rooms.room import Room
from huit.rooms.snapshot import room_of, snapshot_of
from huit.rules import load_rules
from tests.rooms.scenes import moves_of, opened, played
from tests.rooms.test_match import ANNE, BOB, LEA, ZOE, out


def counted(*events: dict[str, object], drawn: dict[int, str] | None = None) -> Tally:
    """Return the tally of *events*; what each seat draws is *drawn*."""
    faces = drawn or {}
    return (
        RoundTally()
        .after(
            Event(event, {"cards": [faces[int(str(event["seat"]))]]} if event["kind"] == "drew" and faces else None, knowers=(0,))
            for event in events
        )
        .tally
    )


def drew(seat: int, count: int = 1, cause: str = "turn") -> dict[str, object]:
    return {"kind": "drew", "seat": seat, "count": count, "cause": cause}


def laid(seat: int, card: str) -> dict[str, object]:
    return {"kind": "played", "seat": seat, "card": card}


def kinds_of(feats: Iterable[Feat]) -> dict[int, str]:
    return {feat.seat: feat.kind for feat in feats}


def test_a_card_that_is_drawn_and_laid_at_once_is_luck():
    lucky = counted(drew(1), laid(1, "5c"), drawn={1: "5c"})
    assert (lucky.counts["lucky"], lucky.cards["lucky"]) == ({1: 1}, {1: "5c"})


def test_who_goes_out_later_than_by_the_card_that_they_drew_last_is_told_nothing_of_it():
    gone: dict[str, object] = {"kind": "out", "seat": 1}
    others: list[dict[str, object]] = [drew(0), {"kind": "passed", "seat": 0}, {"kind": "stole", "seat": 0, "from": 1}]
    assert counted(drew(1), laid(1, "5c"), gone, drawn={1: "5c"}).counts["last_drawn"] == {1: 1}
    for between in others:
        assert "last_drawn" not in counted(drew(1), laid(1, "5c"), between, gone, drawn={1: "5c", 0: "6c"}).counts


def test_what_is_counted_is_the_same_however_the_events_come():
    events = [
        Event(event, knowers=(0,)) for event in [drew(1), laid(1, "5c"), drew(0, 2, "debt"), laid(0, "6c"), laid(1, "7c")] * 40
    ]
    one_by_one = RoundTally()
    for event in events:
        one_by_one = one_by_one.after([event])
    assert one_by_one.tally == RoundTally().after(events).tally


@pytest.mark.parametrize(
    "events",
    [
        [drew(1), laid(1, "6c")],
        [drew(1), laid(2, "5c")],
        [drew(1), laid(0, "3c"), laid(1, "5c")],
        [drew(1), {"kind": "passed", "seat": 1}, laid(1, "5c")],
        [drew(1), {"kind": "passed", "seat": 0}, laid(1, "5c")],
        [drew(1), {"kind": "skipped", "seat": 0}, laid(1, "5c")],
        [drew(1), {"kind": "picked_up", "seat": 0, "count": 3}, laid(1, "5c")],
        [drew(1), drew(1), laid(1, "5c")],
        [drew(1, cause="debt"), laid(1, "5c")],
        [drew(1), {"kind": "traded", "seat": 0, "to": 1}, laid(1, "5c")],
    ],
    ids=[
        "another card",
        "another seat",
        "later",
        "after a pass",
        "after a pass of another",
        "after a turn lost",
        "after a pile",
        "drawn until it went",
        "of an attack",
        "in another hand",
    ],
)
def test_nothing_else_is(events: list[dict[str, object]]):
    assert "lucky" not in counted(*events, drawn={1: "5c", 2: "9h"}).counts


def test_to_go_out_with_the_card_drawn_last_is_the_rarest_of_all():
    ended = counted(drew(1), laid(0, "3c"), laid(1, "5c"), {"kind": "out", "seat": 1}, drawn={1: "5c"})
    assert ended.feats(2)[1] == Feat(1, "last_drawn", 1, most=True, card="5c")


def test_an_attack_is_of_who_laid_its_last_card_and_the_greatest_counts():
    attack = counted(
        laid(0, "2h"),
        {"kind": "attacked", "seat": 1, "debt": 2, "later": False},
        laid(1, "2c"),
        {"kind": "attacked", "seat": 0, "debt": 4, "later": False},
        drew(0, 4, "debt"),
        {"kind": "paid", "seat": 0, "count": 4, "lapsed": 0},
        laid(1, "2d"),
        {"kind": "attacked", "seat": 0, "debt": 2, "later": False},
    )
    assert (attack.counts["sent"], attack.counts["endured"]) == ({0: 2, 1: 4}, {0: 4})
    assert kinds_of(attack.feats(2)) == {0: "endured", 1: "sent"}


def test_cards_laid_one_after_another_are_a_row_until_somebody_else_does_something():
    row = [laid(0, "Th"), laid(0, "Tc"), laid(0, "Td")]
    assert counted(*row).counts["row"] == {0: 3}
    assert counted(*row[:2], laid(1, "4d"), row[2]).counts["row"] == {0: 2, 1: 1}


def test_each_is_told_one_thing_the_rarest_that_nobody_else_has_more_of():
    tally = Tally({"drew": {0: 9, 1: 2, 2: 9}, "caught": {1: 1, 2: 1}, "laid": {0: 4, 1: 4, 2: 4}})
    assert tally.feats(3) == (Feat(0, "drew", 9, True), Feat(1, "caught", 1, True), Feat(2, "caught", 1, True))


def test_what_all_have_alike_is_nothing_to_boast_of_and_nothing_is_invented():
    assert Tally({"laid": {0: 4, 1: 4}}).feats(2) == (Feat(0, "laid", 4, False), Feat(1, "laid", 4, False))
    assert Tally({"sent": {0: 2}}).feats(2) == ()
    assert Tally().feats(3) == ()


def test_the_end_of_a_match_tells_of_all_its_rounds_and_before_it_of_the_latest():
    match = Match.begin(MatchRequest("negatif", target=100), load_rules("monclar"), seats=2, number=1)
    match = match.after_round(out(0, 0, 60), (ANNE, BOB), Tally({"drew": {0: 7, 1: 2}}))
    assert match.feats[0] == Feat(0, "drew", 7, True)
    match = match.after_round(out(0, 0, 20), (ANNE, BOB), Tally({"drew": {0: 1, 1: 2}}))
    assert match.feats[0] == Feat(0, "drew", 1, False)
    match = match.after_round(out(0, 0, 30), (ANNE, BOB), Tally({"drew": {0: 1, 1: 2}}))
    assert match.over
    assert match.feats == (Feat(0, "drew", 9, True), Feat(1, "drew", 6, False))


def test_what_somebody_did_who_sat_there_before_is_not_told_of_who_sits_there_now():
    match = Match.begin(MatchRequest("negatif", target=50), load_rules("monclar"), seats=2, number=1)
    match = match.after_round(out(0, 0, 40), (ANNE, BOB), Tally({"drew": {0: 3, 1: 20}}))
    match = match.after_round(out(0, 0, 40), (ANNE, ZOE), Tally({"drew": {0: 1, 1: 2}}))
    assert match.feats == (Feat(0, "drew", 4, True), Feat(1, "drew", 2, False))


def test_of_who_has_left_nothing_is_told_nor_of_who_sat_down_there_after_the_round():
    match = Match.begin(None, load_rules("monclar"), seats=2, number=1)
    match = match.after_round(out(0, 0, 40), (ANNE, BOB), Tally({"drew": {0: 3, 1: 20}}))
    assert kinds_of(match.feats_of((ANNE, BOB))) == {0: "drew", 1: "drew"}
    assert kinds_of(match.feats_of((ANNE, ZOE))) == kinds_of(match.feats_of((ANNE, Sitter(None, "")))) == {0: "drew"}


def test_of_single_rounds_what_was_told_moves_along_with_its_person():
    match = Match.begin(None, load_rules("monclar"), seats=3, number=1)
    match = match.after_round(out(0, 0, 40, 3), (ANNE, BOB, LEA), Tally({"drew": {1: 20}})).moved(1, 2)
    assert [feat.seat for feat in match.feats] == [2]
    assert match.tally.counts == {"drew": {2: 20}}


def told(room: Room) -> list[dict[str, Any]]:
    """Return what somebody who only watches is told."""
    return list(msgspec.to_builtins(room.view(Viewer("k3v9abcd")))["feats"])


@pytest.mark.parametrize(("rules", "seats"), [("monclar", 4), ("trois-cinq-huit", 3), ("danish", 4)])
def test_of_every_family_each_seat_is_told_something_once_the_round_is_over(rules: str, seats: int):
    begun = after = Room.open(opened(rules, seats=seats))
    for _, after in moves_of(begun):
        assert not after.is_playing or told(after) == [], "a round that is played tells nothing of its cards"
    assert [feat["seat"] for feat in told(after)] == list(range(seats))
    assert told(after) == [msgspec.to_builtins(feat) for feat in after.match.feats]
    least = {str(kind): count for kind, count in LEAST.items()}
    assert all(feat.count >= least[feat.kind] for feat in after.match.feats)


def test_a_room_that_is_read_again_tells_the_same():
    journal = played(opened("monclar", match=MatchRequest("negatif", target=30)), rounds=6)
    room = Room.replay(journal)
    assert room.match.feats
    assert room_of(snapshot_of(room)).match == room.match


def test_a_move_that_was_taken_back_is_counted_no_more():
    room = Room.open(opened("monclar", seats=2))
    steps = [after for _, after in moves_of(room)]
    playing = [after for after in steps if after.is_playing and 0 in after.played.movers]
    latest = playing[-1]
    before = next(at for at in reversed(range(len(latest.played.moves))) if latest.played.moves[at].seat == 0)
    undone = msgspec.structs.replace(latest, **without_last_move_of(latest, 0))
    assert undone.played.tally == (room, *steps)[before].played.tally
