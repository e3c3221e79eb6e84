"""A computer plays for a person until they do something themselves: asked by oneself, the host, or a vote."""

from typing import Any

import pytest

from huit.rooms import messages
from huit.rooms.journal import Command, PollOpened
from huit.rooms.messages import PlayFor, Viewer
from huit.rooms.refusal import Refused
from huit.rooms.settings import Links
from huit.rooms.snapshot import room_of, snapshot_of
from huit.server.limits import SLEEPER_S
from tests.rooms.company import ME, OPEN, Company, command_for, secret
from tests.rooms.scenes import bytes_of, said

ANNE, BOB, CHLOE = range(3)
MINUTE_MS = round(SLEEPER_S * 1000)


def three() -> Company:
    return Company(ME, OPEN, OPEN, friends=2)


def asked(company: Company, guest: int, seat: int, *, here: Any = range(3), at: int = 0) -> Command:
    return command_for(
        company.room,
        guest,
        PlayFor("p1", seat),
        here=here,
        at=at,
        secret=lambda: secret(9),
        seed=lambda: "0" * 64,
        links=lambda: Links("a", "b"),
    )


def is_played_for(company: Company, seat: int) -> bool:
    return company.room.seating.chairs[seat].is_played_for


def test_one_may_rest_at_any_time_and_is_back_with_whatever_one_does():
    company = three().begin().until_turn_of(1)
    company.do(asked(company, BOB, 1))
    assert is_played_for(company, 1)
    assert company.room.view(Viewer("k3v9abcd", 1, guest=BOB)).may.back
    assert bytes_of(room_of(snapshot_of(company.room))) == bytes_of(company.room)
    company.moves()
    assert not is_played_for(company, 1), "the move was Bob's own"
    company.do(asked(company, BOB, 1))
    company.sits(BOB, 1)
    assert not is_played_for(company, 1)
    assert bytes_of(company.again()) == bytes_of(company.room)


def test_who_is_there_is_left_a_minute_then_the_host_does_not_wait_any_longer():
    company = three().begin().until_turn_of(1)
    for at in (0, MINUTE_MS - 1):
        with pytest.raises(Refused, match="too_soon"):
            asked(company, ANNE, 1, at=at)
    assert asked(company, ANNE, 1, at=MINUTE_MS) == said(ANNE, messages.PlayFor, seat=1, id="p1")
    with pytest.raises(Refused, match="too_soon"):
        asked(company, ANNE, 2, at=MINUTE_MS)  # nobody waits for Chloé


def test_the_others_vote_on_it_and_who_is_meant_has_no_voice():
    company = three().begin().until_turn_of(ANNE)
    command = asked(company, BOB, ANNE, at=MINUTE_MS)
    assert isinstance(command, PollOpened)
    assert (command.kind, command.voters) == ("play_for", (1, 2))
    company.do(command)
    assert not is_played_for(company, ANNE)
    company.votes(CHLOE, yes=True)
    assert (is_played_for(company, ANNE), company.room.poll) == (True, None)


def test_who_has_gone_is_waited_for_by_nobody():
    company = three().begin().until_turn_of(1)
    assert asked(company, ANNE, 1, here=(ANNE, CHLOE)) == said(ANNE, messages.PlayFor, seat=1, id="p1")


def test_nobody_but_the_host_and_oneself_without_a_vote():
    three().begin().refused(said(BOB, messages.PlayFor, seat=2), "not_host")


def test_before_the_first_round_the_others_begin_without_who_is_away():
    company = three()
    for guest in (BOB, CHLOE):
        company.do(said(guest, messages.Ready, ready=True))
    company.refused(company.room.next_round(seat=1, then=secret(5)), "not_ready")
    company.do(said(ANNE, messages.PlayFor, seat=ANNE))
    company.deals(guest=BOB)
    assert company.room.is_playing
    assert is_played_for(company, ANNE)
