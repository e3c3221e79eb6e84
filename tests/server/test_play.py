"""A room over real sockets: a round from the start to the end, and whatever may come in between."""

import pytest

from huit.rooms.messages import MOST_MESSAGE_BYTES
from huit.rules import load_rules, rule_names
from huit.server.limits import Limits
from tests.cases import mostly_long
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest


@pytest.mark.parametrize("rules", mostly_long(rule_names(), every=4))
async def test_a_whole_round_and_the_next_one(serve: Serve, rules: str):
    knobs = load_rules(rules).knobs
    seats = min(4, load_rules(rules).seats[-1])
    way = 1 if knobs.get("clockwise", True) else -1
    begins = 0 if knobs.get("dealer_announces") or knobs.get("starts") in ("dealer", "last_winner") else way
    guest = await Guest.opening(await serve(), rules=rules, seats=seats)
    first = await guest.begin()
    assert (first["seat"], first["round_no"], first["deal"]) == (0, 1, None)
    # Cards may have been dealt face up for the first dealer (LH-09); else the last seat deals.
    assert first["dealer"] == (first["face_up"][-1][0] if first["face_up"] else seats - 1)
    assert first["first"] == (first["dealer"] + begins) % seats
    assert first["names"][0] == "Anne"
    assert first["computers"] == [False] + [True] * (seats - 1)

    end = await guest.play_round()
    result = end["result"]
    assert sum(map(len, result["hands"])) == sum(end["counts"])
    assert end["match"] is None
    assert [(row["points"], row["winners"]) for row in end["sheet"]] == [(result["points"], result["winners"])]
    assert [seat for seat, won in enumerate(end["wins"]) if won] == result["winners"]
    assert [event["kind"] for event in guest.log].count("over") == 1
    assert guest.log[-1]["kind"] == "over"

    again = await guest.next_round()
    assert again["round_no"] == 2
    assert "dealt" in [event["kind"] for event in again["log"]]
    assert again["dealer"] == (first["dealer"] + way) % seats
    assert (again["totals"], again["wins"]) == (end["totals"], end["wins"])


async def test_the_log_tells_everything_once(serve: Serve):
    guest = await Guest.opening(await serve(), seats=2)
    await guest.sit_down()
    end = await guest.play_round()
    drawn = sum(event["count"] for event in guest.log if event["kind"] == "drew" and event["seat"] == 0)
    played = sum(event["kind"] == "played" and event["seat"] == 0 for event in guest.log)
    assert 8 + drawn - played == end["counts"][0]
    own = [event for event in guest.log if event["kind"] == "drew" and event["seat"] == 0]
    assert all(len(event["cards"]) == event["count"] for event in own)
    assert not any("cards" in event for event in guest.log if event["kind"] == "drew" and event["seat"] != 0)


async def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(serve: Serve):
    guest = await Guest.opening(await serve())
    before = await guest.sit_down()
    for word in ("pass", "Zz", "catch", "=h", "9h=h!!"):
        id = await guest.move(word)
        refused = await guest.refusal()
        assert (refused.code, refused.message["id"]) == ("illegal", id)
        assert refused.why["code"]
    for card, why in before["why"].items():
        await guest.move(card)
        assert (await guest.refusal()).why == why
    await guest.socket.close()
    assert await guest.sit_down() == before | {"log": guest.view["log"]}


async def test_a_move_out_of_turn_is_refused(serve: Serve):
    guest = await Guest.opening(await serve(), pace=3.0)
    await guest.sit_down()
    while guest.view["turn"] == 0:
        await guest.play_one()
    await guest.move(guest.view["hand"][0])
    refused = await guest.refusal()
    assert (refused.code, refused.why) == ("illegal", {"code": "turn", "seat": guest.view["turn"]})


async def test_computers_take_their_time_and_hurry_when_they_are_told(serve: Serve):
    guest = await Guest.opening(await serve(), seats=2, rules="classique", pace=3.0)
    await guest.sit_down()
    while guest.view["turn"] == 0:
        await guest.play_one()
    assert not guest.view["over"]
    # A computer's move would be in this view if it had not waited.
    seq = guest.view["seq"]
    await guest.send(type="pace", pace=0)
    assert (await guest.look())["seq"] == seq + 1
    assert guest.view["pace"] == 0
    await guest.see(lambda view: view["turn"] == 0 or view["over"])


async def test_a_repeated_message_is_answered_and_not_played_twice(serve: Serve):
    guest = await Guest.opening(await serve(), pace=3.0)
    await guest.sit_down()
    seq = guest.view["seq"]
    word = guest.view["moves"][0]["text"]
    for _ in range(3):
        await guest.move(word, id="same", seq=seq)
        view = await guest.look()
        assert view["seq"] == seq + 1
    # The last answer is a whole view, with all that has happened.
    played = [event for event in guest.view["log"] if event["kind"] in ("played", "drew")]
    assert len(played) == 1


async def test_a_move_chosen_on_an_old_view_is_stale(serve: Serve):
    guest = await Guest.opening(await serve(), pace=3.0)
    await guest.sit_down()
    await guest.play_one()
    await guest.move("draw", seq=1)
    assert (await guest.refusal()).code == "stale"
    await guest.move("draw", seq=1000)
    assert (await guest.refusal()).code == "stale"


async def test_no_next_round_before_the_end(serve: Serve):
    guest = await Guest.opening(await serve())
    await guest.sit_down()
    await guest.send(type="next", id="n1")
    refused = await guest.refusal()
    assert (refused.code, refused.message["id"]) == ("not_over", "n1")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[1]",
        "null",
        '{"type":"fly","id":"c1"}',
        '{"type":"move","id":"c1"}',
        '{"type":"move","id":1,"seq":1,"move":"9h"}',
    ],
)
async def test_what_is_no_message_is_refused_and_the_room_goes_on(serve: Serve, frame: str):
    guest = await Guest.opening(await serve())
    await guest.sit_down()
    await guest.socket.send_str(frame)
    refused = await guest.refusal()
    assert (refused.code, refused.message["id"]) == ("malformed", None)
    await guest.socket.send_bytes(b'{"type":"next","id":"c1"}')
    assert (await guest.refusal()).code == "malformed"
    await guest.play_one()


async def test_a_frame_too_large_closes_the_socket_and_nothing_else(serve: Serve):
    guest = await Guest.opening(await serve())
    before = await guest.sit_down()
    await guest.socket.send_str("x" * MOST_MESSAGE_BYTES)
    assert (await guest.refusal()).code == "malformed"
    await guest.socket.send_str("x" * (MOST_MESSAGE_BYTES + 1))
    frame = await guest.socket.receive(timeout=TIMEOUT_S)
    assert (frame.data, guest.socket.close_code) == (1009, 1009)
    assert (await guest.sit_down())["seq"] == before["seq"]


async def test_too_many_messages_are_refused_and_then_the_socket_is_closed(serve: Serve):
    limits = Limits(message_burst=5, refusal_burst=5, messages_per_s=0.001)
    guest = await Guest.opening(await serve(limits=limits))
    await guest.sit_down()  # which sends two
    for _ in range(10):
        await guest.send(type="next")
    codes = [(await guest.refusal()).code for _ in range(8)]
    assert codes == ["not_over"] * 3 + ["too_many"] * 5
    frame = await guest.socket.receive(timeout=TIMEOUT_S)
    assert frame.data == guest.socket.close_code == 4429
    await guest.sit_down()


async def test_a_forgotten_announcement_is_caught_by_a_computer(serve: Serve):
    guest = await Guest.opening(await serve(), seats=2, rules="minimale")
    await guest.sit_down()
    while not any(event["kind"] == "caught" for event in guest.log):
        await guest.play_one(announces=False)
        if guest.view["over"]:
            await guest.send(type="next")
            await guest.see(lambda view: not view["over"])
    caught = next(event for event in guest.log if event["kind"] == "caught")
    assert (caught["seat"], caught["by"]) == (0, 1)
