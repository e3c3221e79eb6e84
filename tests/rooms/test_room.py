"""The room, pure: what commands make of it, and that its journal makes it again."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from huit.engine.round import ENGINE_VERSION
from huit.rooms import messages
from huit.rooms.journal import JournalError, Moved, decode_command, encode_command
from huit.rooms.match import MatchRequest
from huit.rooms.messages import Viewer, encode_message
from huit.rooms.moves import check_current
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.state import MOST_EVENTS, Changes, RoomState
from huit.rules import load_rules, rule_names
from tests.cases import as_case, games_mostly_long
from tests.rooms.scenes import begun, bytes_of, moves_of, opened, played, room_at, said, steps_of

ONE_CARD_EACH = """
rules = "minimale"
hands = ["9h", "5c 6c"]
discard = "3h"
stock = "2c 3d"
"""


def test_a_room_opens_with_a_round_dealt():
    room = Room.open(opened(seats=4))
    assert (room.seq, room.round_no, room.round.turn) == (1, 1, 0)
    assert [event.kind for event in room.played.events.latest] == ["dealt", "starter", "turn"]
    assert room.match.totals == room.match.wins == (0, 0, 0, 0)


def test_an_illegal_move_leaves_the_room_as_it_was():
    room = Room.open(opened())
    before = bytes_of(room)
    for move in ("9h!", "Zz", "pass", "catch", "draw", "=h"):
        with pytest.raises(Refused) as refused:
            room.after(Moved(1, move))
        assert refused.value.code == "illegal"
        assert refused.value.why
    assert bytes_of(room) == before


WORDS = (
    *("", "!", "=", "9h", "9h!", "9h!!", "Zz", "8c", "8c=h", "8c=h!", "8c=8c", "Xr", "Xr=Ad", "Xb=8h!", "Xr=Xb", "Ah", "4c!"),
    *("draw", "pass", "take", "say", "catch", "declare", "=h", "=Ad", "=Xr", "give", "give 2", "give 9 4c", "give -1 4c"),
    *("give 1 4c 5d", "give 1  4c", "give 1 4c 4c", "give ¹ 4c", "give 0 4c 5d 6h 7s!", "é" * 40),
    *(
        "knock",
        "catch 4",
        "catch carte",
        "catch knock",
        "9h!knock",
        "4h!4",
        "4h!carte",
        "4h!4+knock",
        "4h!9",
        "4h!!",
        "give 1 4c 5d!knock",
    ),
)


@pytest.mark.parametrize("rules", ["variante-1", "variante-6", "les-ulis", "le-8", "huit-cochon", "deux-jeux", "carte-et-maou"])
def test_whatever_is_sent_is_carried_out_or_refused(rules: str):
    room = Room.open(opened(rules, seats=2, people=0, player="random"))
    for _, after in islice(moves_of(room), 60):
        for seat in range(2):
            for word in WORDS:
                with suppress(Refused):
                    room.after(Moved(seat, word))
        room = after


def test_a_move_makes_another_room_and_leaves_this_one():
    room = Room.open(opened())
    before = bytes_of(room)
    after = room.after(Moved(0, room.round.legal_moves()[0], "c1"))
    assert after.seq == 2
    assert bytes_of(after) != before
    assert bytes_of(room) == before


def seats_of_games() -> Iterator[Any]:
    """Every game for all its seats; in the short run some games, by turns for the fewest and the most."""
    for number, case in enumerate(games_mostly_long(rule_names(), every=5)):
        (name,) = case.values
        numbers = load_rules(name).seats
        short = None if case.marks else numbers[-(number % 2)]
        yield from (as_case((name, seats), is_long=seats != short) for seats in numbers)


@pytest.mark.parametrize(("rules", "seats"), list(seats_of_games()))
def test_a_replayed_journal_makes_the_very_same_room(rules: str, seats: int):
    steps = list(steps_of(opened(rules, seats=seats, player="random", forget=0.5), rounds=2))
    stored = [encode_command(command) for command, _ in steps]
    room = steps[-1][1]
    assert bytes_of(Room.replay(decode_command(body) for body in stored)) == bytes_of(room)


def test_the_id_of_a_message_that_was_carried_out_is_known_and_so_after_a_replay():
    opening = opened()
    move = Moved(0, Room.open(opening).round.legal_moves()[0], "c1")
    room = Room.replay([opening, move])
    assert room.has_answered(0, "c1")
    assert not room.has_answered(1, "c1")
    assert not room.has_answered(0, "c2")


def test_the_next_round_is_dealt_by_the_next_seat_and_points_add_up():
    journal = played(opened(seats=3), rounds=1)
    room = Room.replay(journal)
    result = room.round.result
    assert result is not None
    assert room.match.totals == result.points
    assert room.match.wins == tuple(int(seat in result.winners) for seat in range(3))

    again = room.after(begun(seed=8, seat=0, id="n1"))
    assert (again.round_no, again.round.turn) == (2, 1)
    assert [room.round.view(0).dealer, again.round.view(0).dealer] == [2, 0]
    assert again.match == room.match

    after_two = Room.replay(played(opened(seats=3), rounds=2))
    assert after_two.round.result is not None
    assert after_two.match.totals == tuple(a + b for a, b in zip(result.points, after_two.round.result.points, strict=True))
    assert sum(after_two.match.wins) >= 2


def test_no_next_round_before_the_end_of_this_one():
    with pytest.raises(Refused, match="not_over"):
        Room.open(opened()).after(begun(seed=8))


def test_the_pace_is_a_command():
    room = Room.open(opened()).after(said(0, messages.Pace, pace=0.5, id="p1"))
    assert room.computer_play.pace == 0.5
    assert room.has_answered(0, "p1")


def test_a_move_chosen_in_another_turn_is_stale_and_a_call_of_others_makes_none_stale():
    room = Room.open(opened(seats=2))
    room = room.after(Moved(0, room.round.legal_moves()[0]))
    check_current(room, room.seq, "draw", seat=1)
    room = room.after(said(0, messages.Pace, pace=0.5))
    check_current(room, room.seq - 1, "draw", seat=1)
    for seen in (1, room.seq + 1):
        with pytest.raises(Refused, match="stale"):
            check_current(room, seen, "draw", seat=1)
    for call in ("catch", "catch 4", "knock", "say"):
        check_current(room, 1, call, seat=0)


def test_a_card_laid_out_of_turn_is_stale_once_another_one_lies_on_top():
    scene = """
    rules = "monclar"
    hands = ["6h As 2d", "6h Th 7d 6h", "Kd 4s 5c"]
    discard = "3h"
    stock = "2c 3d 4c 6d 7c Qs"
    moves = ["0 6h"]
    [with]
    a-la-volee = true
    packs = 3
    """
    room = room_at(scene, people=3)
    room = room.after(said(0, messages.Pace, pace=0.5))
    seen = room.seq
    # What others call out, or an older view of the same top, does not matter; another card on top does.
    assert room.view(Viewer("k3v9abcd", 1)).hand.count("6h") == 2
    check_current(room, seen, "6h", seat=2)
    room = room.after(Moved(1, "6h"))
    assert room.marks.top_seq == room.seq
    for seat in (0, 1, 2):
        with pytest.raises(Refused, match="stale"):
            check_current(room, seen, "6h", seat=seat)
    check_current(room, room.seq, "6h", seat=1)


@pytest.mark.parametrize("announcing", ["9h!", "9h!knock"])
def test_a_catch_that_came_too_late_is_free_only_while_a_word_may_be_on_its_way(announcing: str):
    scene = """
    rules = "minimale"
    hands = ["9h Kh", "5h 6s 4s", "7h 8c 2d"]
    discard = "3h"
    stock = "2c 3d 4c 6d 7c Qs"
    [with]
    wrong_catch = true
    """
    room = room_at(scene, people=3)
    seen = room.seq
    # However much is said meanwhile: it is cards that are counted.
    for command in (Moved(0, announcing), said(0, messages.Pace, pace=0.5), said(0, messages.Pace, pace=1.0), Moved(1, "5h")):
        room = room.after(command)
        with pytest.raises(Refused, match="too_late"):
            check_current(room, seen, "catch", seat=2)
    room = room.after(Moved(2, "7h"))
    check_current(room, seen, "catch", seat=1)


def test_what_was_chosen_by_rules_as_they_were_then_is_passed_over():
    """What was dealt by it stands in the deal, which other rules do not deal again."""
    journal = played(opened(seats=2))
    room = Room.replay(journal)
    chosen = said(0, messages.ChooseHand, hand=6)
    with pytest.raises(Refused, match="illegal"):
        room.after(chosen)
    again = msgspec.structs.replace(room.next_round(seed=9, seat=0), digest="0" * 16, hand=6)
    read = Room.replay([*journal, chosen, again])
    assert (read.seq, read.round_no, read.is_void) == (room.seq + 2, 2, True)


def test_what_is_called_out_does_not_make_a_card_stale():
    room = room_at(ONE_CARD_EACH.replace('"9h"', '"9h Th 5h"') + 'moves = ["0 9h", "1 draw"]\nunannounced = []')
    seen = room.seq
    room = room.after(Moved(0, room.round.legal_moves()[0]))
    assert room.marks.turn_seq == room.seq == seen + 1
    room = room.after(Moved(1, "catch"))
    assert room.marks.turn_seq == seen + 1


def test_hidden_cards_stand_in_no_other_view_and_no_event():
    journal = played(opened(seats=3), rounds=1)
    room = Room.open(opened(seats=3))
    for command in journal[1:-1]:
        room = room.after(command)
        hands = [[str(view) for view in room.view(Viewer("k3v9abcd", seat)).hand] for seat in range(3)]
        for seat in range(3):
            view = room.view(Viewer("k3v9abcd", seat))
            assert view.hand == hands[seat]
            assert view.result is None
            assert not any("cards" in event and event["seat"] != seat for event in view.log)
            assert "state" not in encode_message(view).decode()
    revealed = room.after(journal[-1]).view(Viewer("k3v9abcd", 0)).result
    assert revealed is not None
    assert len(revealed.hands) == 3


def test_a_view_does_not_change_when_what_is_hidden_from_it_does():
    scene = 'rules = "monclar"\nhands = ["9h As", "{}", "{}"]\ndiscard = "3h"\nstock = "{}"'
    one = room_at(scene.format("5c 6c", "8d Kd", "2c 3d"))
    other = room_at(scene.format("8d 2c", "5c 3d", "6c Kd"))
    assert one.view(Viewer("k3v9abcd", 0)) == other.view(Viewer("k3v9abcd", 0))
    assert one.view(Viewer("k3v9abcd", 1)) != other.view(Viewer("k3v9abcd", 1))


def test_the_log_goes_on_where_the_last_view_left_off_and_is_bounded():
    room = Room.open(opened(seats=3))
    told = room.played.events.count
    assert room.log(0, events_seen=told) == []
    after = room.after(Moved(0, room.round.legal_moves()[0]))
    assert after.log(0, events_seen=told)[0]["kind"] == "played"
    assert len(after.log(0)) == after.played.events.count
    end = Room.replay(played(opened(seats=8), rounds=1))
    assert end.played.events.count > MOST_EVENTS
    assert len(end.log(0)) == len(end.log(0, events_seen=0)) == MOST_EVENTS


@pytest.mark.parametrize("change", [{"digest": "0" * 16}, {"engine": ENGINE_VERSION - 1}])
def test_a_round_of_other_rules_or_another_engine_counts_as_it_ended_and_the_room_plays_on(change: dict[str, Any]):
    opening = opened()
    journal = played(opening)
    room = Room.replay(journal)
    assert room.ended is not None
    first = msgspec.structs.replace(opening.first, **change)
    last = msgspec.structs.replace(journal[-1], ended=room.ended)
    old = Room.replay([msgspec.structs.replace(opening, first=first), *journal[1:-1], last])
    # What people did in it is not known: nothing is told of them.
    assert old.match.feats == ()
    match = msgspec.structs.replace(old.match, tally=room.match.tally, feats=room.match.feats)
    assert (match, old.stage, old.round_no) == (room.match, "between", 1)
    assert not old.view(Viewer("k3v9abcd", 0)).void
    again = old.after(old.next_round(seed=8))
    assert (again.round_no, again.round.turn) == (2, 1)


def test_a_round_of_another_engine_that_was_not_over_is_void():
    opening = opened()
    journal = played(opening)[:3]
    first = msgspec.structs.replace(opening.first, engine=ENGINE_VERSION - 1)
    old = Room.replay([msgspec.structs.replace(opening, first=first), *journal[1:]])
    assert old.view(Viewer("k3v9abcd", 0)).void
    assert old.match.rows == ()
    assert old.after(old.next_round(seed=8)).is_playing


def test_a_journal_of_rules_that_are_not_there_is_refused():
    opening = opened()
    journal = played(opening)[:3]
    for change in (
        {"resolved": {"family": "no such"}},
        {"resolved": opening.resolved | {"no such": True}},
        {"match": MatchRequest("poker")},
    ):
        with pytest.raises(JournalError, match="opened with"):
            Room.replay([msgspec.structs.replace(opening, **change), *journal[1:]])


def test_a_journal_with_an_impossible_move_is_refused():
    with pytest.raises(JournalError, match="command 2"):
        Room.replay([opened(), Moved(1, "draw")])
    with pytest.raises(JournalError, match="opening"):
        Room.replay([Moved(1, "draw")])


def test_the_changes_of_a_command_are_parts_of_the_room():
    assert Changes.__annotations__ == RoomState.__annotations__


@settings(max_examples=20)
@given(tried=st.lists(st.integers(0, 99), min_size=1, max_size=40))
def test_two_commands_tried_on_one_room_do_not_see_each_other(tried: list[int]):
    room = Room.open(opened("minimale", seats=2, people=0))
    for choice in tried:
        if not room.is_playing:
            break
        before, seat = bytes_of(room), room.round.turn
        words = room.round.legal_moves()
        one, other = (Moved(seat, words[number % len(words)]) for number in (choice, choice + 1))
        first, second = room.after(one), room.after(other)
        assert bytes_of(room) == before
        assert (first.played.moves[-1], second.played.moves[-1]) == (one, other)
        assert bytes_of(first) == bytes_of(room.after(one))
        room = first
