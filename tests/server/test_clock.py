"""A clock of the machine that is set back while people play."""

from tests.server.conftest import Serve, Time, Wall
from tests.server.guests import Guest

HOUR_S = 3600.0


async def test_a_clock_that_is_set_back_shows_no_absurd_time_and_gives_nobody_more(serve: Serve, clock: Time, wall: Wall):
    client = await serve()
    guest = await Guest.opening(client, seats=2, pace=1.0, settings={"clock_s": 60, "public": True})
    await guest.sit_down()
    clock.holds()
    for jump, left_s in ((-HOUR_S, 60), (0.0, 60), (HOUR_S / 2, 60)):
        wall.jumps(jump)
        assert (await left_of(guest)) <= left_s
    before = await left_of(guest)
    clock.jumps(20)
    assert 19 <= before - await left_of(guest) <= 21
    async with client.get("/api/public") as response:
        assert [told["room"] for told in (await response.json())["rooms"]] == [guest.room]


async def left_of(guest: Guest) -> float:
    """The seconds left to the guest in turn, in a new view."""
    seq = guest.view["seq"]
    await guest.send(type="pace", pace=guest.view["pace"] + 0.01)
    view = await guest.see(lambda view: view["seq"] > seq)
    assert view["clock"]["of_ms"] == 60_000
    return view["clock"]["left_ms"] / 1000
