"""Matches and the choices before a deal, over real sockets."""

from typing import Any

import pytest

from tests.server.conftest import Serve
from tests.server.guests import Client, Guest, Refused

CUT = {"cut": True}


async def refused(guest: Guest, **message: Any) -> Refused:
    await guest.send(**message)
    return await guest.refusal()


async def guest_who_cuts(client: Client, **asked: Any) -> Guest:
    """Open rooms until the person sits at the right of the first dealer."""
    while True:
        guest = await Guest.opening(client, rules="monclar", seats=2, options=CUT, **asked)
        if (await guest.sit_down())["round_no"] == 0:
            return guest
        await guest.socket.close()


async def test_a_match_to_its_end_and_the_next_one(serve: Serve):
    guest = await Guest.opening(await serve(), rules="monclar", seats=3, match={"plan": "negatif", "target": 40})
    view = await guest.sit_down()
    assert (view["match"]["plan"], view["match"]["target"], view["match"]["over"], view["sheet"]) == ("negatif", 40, False, [])
    rounds = 0
    while not (view := await guest.play_round())["match"]["over"]:
        rounds += 1
        assert (len(view["sheet"]), view["match"]["winners"]) == (rounds, [])
        await guest.next_round()
    totals = [sum(row["points"][seat] for row in view["sheet"]) for seat in range(3)]
    assert totals == view["totals"] == view["match"]["totals"]
    assert max(totals) >= 40
    assert view["match"]["winners"] == [seat for seat in range(3) if totals[seat] == min(totals)]
    assert view["deal"]["round_no"] == view["round_no"] + 1
    assert (await refused(guest, type="next")).code == "match_over"

    await guest.send(type="match", match={"plan": "le-8"})
    again = await guest.see(lambda now: not now["over"])
    assert (again["match"]["plan"], again["match"]["target"], again["match"]["number"]) == ("le-8", 500, 2)
    assert (again["sheet"], again["totals"], again["wins"]) == ([], [0, 0, 0], [0, 0, 0])
    assert (again["round_no"], again["dealer"]) == (view["round_no"] + 1, (view["dealer"] + 1) % 3)


async def test_hollywood_for_two(serve: Serve):
    match = {"plan": "hollywood", "target": 20}
    guest = await Guest.opening(await serve(), rules="huit-hollywood", seats=2, match=match)
    await guest.begin()
    while not (view := await guest.play_round())["match"]["over"]:
        await guest.next_round()
    columns = view["match"]["columns"]
    assert any(all(total >= 20 for total in mine) for mine in columns)
    assert all(winner in (0, 1) for winner in view["match"]["column_winners"])


async def test_a_match_that_cannot_be_is_refused_and_none_begins_during_a_round(serve: Serve):
    guest = await Guest.opening(await serve(), rules="monclar", seats=3)
    await guest.sit_down()
    assert (await refused(guest, type="match", match=None)).code == "not_over"
    end = await guest.play_round()
    for match, told in (({"plan": "poker"}, "no plan"), ({"plan": "negatif", "target": 0}, "0 is not from 1")):
        answer = await refused(guest, type="match", match=match)
        assert (answer.code, told in answer.why["message"]) == ("malformed", True)
    assert (await refused(guest, type="match")).code == "malformed"
    await guest.send(type="match", id="m1", match={"plan": "negatif"})
    view = await guest.see(lambda now: now["round_no"] == 2)
    assert (view["match"]["totals"], end["match"]) == ([0, 0, 0], None)
    await guest.send(type="match", id="m1", match={"plan": "negatif"})
    assert (await guest.look())["round_no"] == 2


async def test_a_person_cuts_before_the_first_cards_are_dealt(serve: Serve):
    guest = await guest_who_cuts(await serve())
    view = guest.view
    assert (view["turn"], view["hand"], view["counts"], view["over"]) == (None, [], [0, 0], False)
    assert view["deal"]["cut"] == {"by": 0, "from": 5, "to": 47, "cards": 52, "chosen": None}
    assert view["face_up"][-1][0] == view["dealer"] == 1
    assert (await refused(guest, type="move", seq=view["seq"], move="draw")).code == "illegal"
    for at in (4, 48):
        assert (await refused(guest, type="cut", at=at)).why == {"code": "bad_cut", "from": 5, "to": 47}
    assert (await refused(guest, type="cut", at=-1)).code == "malformed"
    assert (await refused(guest, type="deal", hand=6)).why == {"code": "no_choice"}
    await guest.send(type="cut", at=17)
    await guest.send(type="next")
    view = await guest.see(lambda now: now["round_no"] == 1)
    assert (view["deal"], view["counts"]) == (None, [8, 8])
    kinds = [event["kind"] for event in guest.log]
    assert kinds[:3] == ["face_up", "cut", "dealt"]
    assert guest.log[1] == {"kind": "cut", "seat": 0, "at": 17}
    assert (await refused(guest, type="cut", at=17)).code == "not_over"
    await guest.play_round()
    # Now the other one cuts, and does so by itself.
    assert (await refused(guest, type="cut", at=17)).why == {"code": "not_cutter", "seat": 1}
    view = await guest.next_round()
    assert "cut" in [event["kind"] for event in view["log"]]
    assert view["face_up"] is None


async def test_who_does_not_cut_holds_up_nobody(serve: Serve):
    guest = await guest_who_cuts(await serve())
    await guest.send(type="next")
    assert (await guest.see(lambda now: now["round_no"] == 1))["counts"] == [8, 8]


async def test_a_cut_outlives_a_restart(serve: Serve):
    client = await serve()
    guest = await guest_who_cuts(client, pace=3.0)
    await guest.send(type="cut", at=30)
    before = await guest.look()
    assert before["deal"]["cut"]["chosen"] == 30
    await client.close()
    assert await guest.at(await serve()).sit_down() == before


async def test_w8_05_the_dealer_chooses_the_size_of_the_hands(serve: Serve):
    guest = await Guest.opening(await serve(), rules="man-et-resta", seats=2)
    first = await guest.sit_down()
    # A computer has dealt the first round, and chosen.
    assert len(set(first["counts"])) == 1
    assert 5 <= first["counts"][0] <= 8
    assert guest.log[0] == {"kind": "hand_chosen", "seat": 1, "hand": first["counts"][0]}
    end = await guest.play_round()
    assert end["deal"]["hand"] == {"by": 0, "from": 5, "to": 8, "chosen": None}
    assert (await refused(guest, type="deal", hand=9)).why == {"code": "bad_hand", "from": 5, "to": 8}
    for hand in (8, 5):
        await guest.send(type="deal", hand=hand)
        await guest.see(lambda view, hand=hand: view["deal"]["hand"]["chosen"] == hand)
    assert (await guest.next_round())["counts"] == [5, 5]
    await guest.play_round()
    assert (await refused(guest, type="deal", hand=6)).why == {"code": "not_dealer", "seat": 1}


@pytest.mark.parametrize("match", [None, {"plan": "les-huit", "target": 50}])
async def test_teams(serve: Serve, match: dict[str, Any] | None):
    guest = await Guest.opening(await serve(), rules="les-huit", seats=4, match=match)
    view = await guest.begin()
    assert view["teams"] == 2
    view = await guest.play_round()
    assert view["totals"][0] == view["totals"][2]
    assert view["totals"][1] == view["totals"][3]
    if match is not None:
        assert view["match"]["sides"] == [[0, 2], [1, 3]]
        assert view["match"]["totals"] == view["totals"][:2]
