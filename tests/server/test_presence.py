"""Who is there, who is played for, and whose time is up: by clocks that are made by hand."""

import msgspec

from huit.rooms import messages
from huit.rooms.journal import PollOpened
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from huit.rooms.settings import DAY_S, RoomSettings
from huit.server.limits import OTHERS_LIFE_S
from huit.server.live.presence import Attendance, PresenceReport
from tests.rooms.company import COMPUTER, ME, OPEN, Company
from tests.rooms.scenes import said

ALL = (0, 1, 2)
OTHER = "another process"


def report(process: str, here: list[int], watchers: int, **more: list[int]) -> PresenceReport:
    """What *process* reports: all who are there look at their pages, unless it says who."""
    fields = {"process": process, "here": here, "watchers": watchers, "looking": here, **more}
    return msgspec.convert({"type": "presence", **fields}, PresenceReport)


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def passes(self, seconds: float) -> None:
        self.now += seconds

    def wall_ms(self) -> int:
        return round(self.now * 1000) + 1_700_000_000_000


class Watched:
    """A round of Anne, Bob and Chloé, its clock, and who is there: all three, until a test says otherwise."""

    def __init__(self, *, here: tuple[int, ...] = ALL, **settings: object) -> None:
        self.clock = Clock()
        self.company = Company(ME, OPEN, OPEN, friends=2)
        self.company.do(said(0, messages.ChangeSettings, settings=RoomSettings(**settings)))
        self.company.begin()
        self.attendance = self.a_process()
        self.attendance.set_here(here, 0)

    def a_process(self) -> Attendance:
        """A process that has just read the room."""
        attendance = Attendance(clock=lambda: self.clock.now, wall_ms=self.clock.wall_ms)
        attendance.see(self.room)
        return attendance

    @property
    def room(self) -> Room:
        return self.company.room

    def moves(self) -> None:
        self.company.moves()
        self.company.room = msgspec.structs.replace(
            self.room, marks=msgspec.structs.replace(self.room.marks, turn_at=self.clock.wall_ms())
        )
        self.attendance.see(self.room)

    def until_turn_of(self, seat: int) -> None:
        while self.room.awaited != (seat,):
            self.moves()

    def stand_ins(self) -> set[int]:
        return set(self.attendance.stand_ins(self.room))

    def left_s(self) -> float:
        clock = self.attendance.presence(self.room).clock
        assert clock is not None
        left = clock.left_ms
        assert isinstance(left, int)
        return left / 1000


# Away


def test_who_is_away_past_the_grace_is_played_for_and_not_before():
    watched = Watched(grace_s=30)
    watched.attendance.set_here({0, 2}, 0)
    assert watched.attendance.next_change(watched.room) == watched.clock.now + 30
    watched.clock.passes(29.9)
    assert watched.stand_ins() == set()
    watched.clock.passes(0.1)
    assert watched.stand_ins() == {1}
    assert watched.attendance.presence(watched.room).stand_ins == {1}


def test_who_comes_back_before_the_grace_is_over_plays_himself_and_the_next_time_counts_from_new():
    watched = Watched(grace_s=30)
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(20)
    watched.attendance.set_here({0, 1, 2}, 0)
    watched.clock.passes(20)
    assert watched.stand_ins() == set()
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(20)
    assert watched.stand_ins() == set()


def test_who_comes_back_after_the_grace_plays_himself_at_once():
    watched = Watched(grace_s=5)
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(60)
    assert watched.stand_ins() == {1}
    watched.attendance.set_here({0, 1, 2}, 0)
    assert watched.stand_ins() == set()


def test_who_has_left_is_played_for_at_once():
    watched = Watched()
    watched.company.stands(1)
    assert watched.stand_ins() == {1}


def test_computers_are_never_away():
    company = Company(ME, COMPUTER)
    company.adds(0)
    company.deals()
    clock = Clock()
    attendance = Attendance(clock=lambda: clock.now, wall_ms=clock.wall_ms)
    clock.passes(3600)
    assert attendance.stand_ins(company.room) == {0}


def test_between_rounds_nobody_is_played_for():
    watched = Watched(clock_s=5)
    watched.company.plays_to_the_end()
    watched.attendance.set_here((), 0)
    watched.clock.passes(3600)
    assert watched.stand_ins() == set()
    assert watched.attendance.presence(watched.room).clock is None


# The clock


def test_somebody_who_is_there_is_played_for_when_their_time_is_up_without_grace():
    watched = Watched(clock_s=20, grace_s=10)
    watched.until_turn_of(1)
    watched.clock.passes(19.9)
    assert watched.stand_ins() == set()
    watched.clock.passes(0.1)
    assert (watched.left_s(), watched.stand_ins()) == (0, {1})
    watched.moves()
    assert (watched.stand_ins(), watched.left_s()) == (set(), 20)


def test_a_clock_that_is_set_in_a_round_begins_then():
    watched = Watched(grace_s=10)
    watched.until_turn_of(1)
    watched.clock.passes(600)
    watched.company.do(said(0, messages.ChangeSettings, settings=RoomSettings(clock_s=20)))
    watched.attendance.see(watched.room)
    assert (watched.left_s(), watched.stand_ins()) == (20, set())
    watched.clock.passes(20)
    assert watched.stand_ins() == {1}


def test_who_is_played_for_is_so_at_once_and_plays_on_when_they_move():
    watched = Watched(grace_s=10)
    watched.until_turn_of(1)
    watched.company.do(said(1, messages.PlayFor, seat=1))
    assert watched.stand_ins() == {1}
    watched.moves()
    assert watched.stand_ins() == set()


def test_who_is_away_waits_for_no_clock():
    watched = Watched(clock_s=600, grace_s=10)
    watched.until_turn_of(1)
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(10)
    assert watched.stand_ins() == {1}


def test_by_post_nobody_is_expected_to_sit_there():
    watched = Watched(clock_s=DAY_S, grace_s=60)
    watched.until_turn_of(1)
    watched.attendance.set_here({0}, 0)
    watched.clock.passes(DAY_S + 59)
    assert watched.stand_ins() == set()
    watched.clock.passes(1)
    assert watched.stand_ins() == {1}


def test_by_post_no_host_is_missed():
    watched = Watched(clock_s=DAY_S, grace_s=60)
    watched.attendance.set_here({1, 2}, 0)
    assert watched.attendance.host_is_missed(watched.room) is None


def test_by_post_the_time_runs_while_nobody_is_there_and_the_server_is_down():
    watched = Watched(clock_s=DAY_S, grace_s=60)
    watched.until_turn_of(1)
    watched.attendance.set_here((), 0)
    watched.clock.passes(DAY_S)
    watched.attendance = watched.a_process()
    watched.attendance.set_here({0}, 0)
    assert watched.left_s() == 0
    watched.clock.passes(60)
    assert watched.stand_ins() == {1}


def test_nobody_loses_his_time_because_the_server_was_down():
    watched = Watched(clock_s=60, grace_s=10)
    watched.until_turn_of(1)
    watched.clock.passes(50)
    # It goes down for an hour, and starts again.
    watched.clock.passes(3600)
    watched.attendance = watched.a_process()
    assert watched.stand_ins() == set()
    watched.clock.passes(2)
    watched.attendance.set_here({1}, 0)
    assert watched.left_s() == 60
    watched.attendance.set_here({0, 1, 2}, 0)
    watched.clock.passes(59)
    assert watched.stand_ins() == set()
    watched.clock.passes(1)
    assert watched.stand_ins() == {1}


def test_a_restart_takes_nobody_for_away_before_the_grace():
    watched = Watched(grace_s=30)
    watched.attendance.set_here((), 0)
    watched.clock.passes(3600)
    watched.attendance = watched.a_process()
    watched.attendance.set_here({0}, 0)
    watched.clock.passes(29)
    assert watched.stand_ins() == set()
    watched.clock.passes(1)
    assert watched.stand_ins() == {1, 2}


def test_everybody_is_away_then_one_is_back_and_has_his_time():
    watched = Watched(clock_s=60, grace_s=10)
    watched.until_turn_of(1)
    watched.attendance.set_here((), 0)
    watched.clock.passes(3600)
    watched.attendance.set_here({1}, 0)
    assert watched.left_s() == 60
    assert watched.stand_ins() == {0, 2}


def test_one_does_not_gain_time_by_going_and_coming_back_while_others_wait():
    watched = Watched(clock_s=60, grace_s=10)
    watched.until_turn_of(1)
    watched.clock.passes(50)
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(5)
    watched.attendance.set_here({0, 1, 2}, 0)
    assert watched.left_s() == 5


def test_while_there_is_a_vote_nobodys_time_runs_and_nobody_is_played_for():
    watched = Watched(clock_s=20, grace_s=10)
    watched.until_turn_of(0)
    watched.moves()
    seat = watched.room.awaited[0]
    watched.clock.passes(15)
    watched.company.do(PollOpened(guest=0, kind="undo", seat=0, voters=(1, 2)))
    watched.attendance.see(watched.room)
    watched.attendance.set_here({0, 1}, 0)
    for _ in range(4):
        watched.clock.passes(10)
        assert (watched.left_s(), watched.stand_ins(), watched.attendance.next_change(watched.room)) == (5, set(), None)
    watched.attendance.set_here({0, 1, 2}, 0)
    watched.company.do(said(1, messages.Vote, yes=False))
    watched.attendance.see(watched.room)
    assert watched.left_s() == 5
    watched.clock.passes(15)
    assert watched.stand_ins() == {seat}


def test_a_move_taken_back_gives_the_whole_turn_again():
    watched = Watched(clock_s=20, grace_s=10)
    watched.until_turn_of(0)
    watched.moves()
    watched.clock.passes(15)
    watched.company.do(PollOpened(guest=0, kind="undo", seat=0, voters=(1,)))
    watched.company.do(said(1, messages.Vote, yes=True))
    watched.attendance.see(watched.room)
    assert (watched.room.awaited, watched.left_s()) == ((0,), 20)


# The host


def test_a_host_who_is_away_is_missed_by_whoever_could_be_host():
    watched = Watched()
    assert watched.attendance.host_is_missed(watched.room) is None
    watched.clock.passes(7)
    watched.attendance.set_here({1, 2}, 0)
    assert watched.attendance.host_is_missed(watched.room) == watched.clock.now
    assert watched.attendance.next_host(watched.room) == 1
    watched.company.stands(1)
    assert watched.attendance.next_host(watched.room) == 2
    watched.attendance.set_here({1}, 3)
    assert watched.attendance.host_is_missed(watched.room) is None


def test_who_asks_by_the_spectators_link_is_shown_and_nothing_goes_on_for_him():
    watched = Watched()
    before = watched.attendance.here
    assert watched.attendance.set_here((), 0, {7})
    assert not watched.attendance.set_here((), 0, {7})
    assert (watched.attendance.here, watched.attendance.presence(watched.room).here) == (frozenset(), {7})
    watched.clock.passes(7)
    back = watched.attendance.report("this").back_ms
    watched.attendance.set_here(before, 0, {7})
    assert watched.attendance.report("this").back_ms > back, "only now somebody is back"


# Several processes


def test_who_asks_by_the_spectators_link_of_another_process_is_shown():
    watched = Watched(here=(0,))
    assert watched.attendance.hear(report(OTHER, [], 0, onlookers=[7]))
    assert not watched.attendance.hear(report(OTHER, [], 0, onlookers=[7]))
    assert watched.attendance.presence(watched.room).here == {0, 7}
    assert not watched.attendance.is_elsewhere


def test_a_computer_that_played_below_its_level_through_another_process_is_told_too():
    watched = Watched(here=(0,))
    assert watched.attendance.set_below_level(1, is_below=True)
    assert not watched.attendance.set_below_level(1, is_below=True)
    assert watched.attendance.hear(report(OTHER, [1], 0, below_level=[2]))
    assert watched.attendance.report("this").below_level == {1}
    assert watched.attendance.presence(watched.room).below_level == {1, 2}
    assert watched.attendance.set_below_level(1, is_below=False)
    assert watched.attendance.presence(watched.room).below_level == {2}


def test_who_is_connected_to_another_process_is_there():
    watched = Watched(here=(0,))
    assert watched.attendance.hear(report(OTHER, [1, 2], 1))
    assert not watched.attendance.hear(report(OTHER, [1, 2], 1))
    assert watched.attendance.hear(report(OTHER, [1, 2], 2)), "the number of spectators is news too"
    watched.clock.passes(40)
    presence = watched.attendance.presence(watched.room)
    assert (presence.here, presence.watchers, presence.stand_ins) == ({0, 1, 2}, 2, frozenset())


def test_who_goes_from_another_process_has_the_grace_from_then_on():
    watched = Watched(here=(0,), grace_s=30)
    watched.attendance.hear(report(OTHER, [1, 2], 0))
    watched.clock.passes(40)
    watched.attendance.hear(report(OTHER, [2], 0))
    watched.clock.passes(29)
    assert watched.stand_ins() == set()
    watched.clock.passes(1)
    assert watched.stand_ins() == {1}


def test_what_a_third_process_says_makes_nobody_away_who_is_at_the_second():
    watched = Watched(here=(0,), grace_s=30)
    watched.attendance.hear(report("second", [1, 2], 0))
    watched.attendance.hear(report("third", [], 0))
    watched.clock.passes(35)
    watched.attendance.hear(report("second", [2], 0))
    watched.clock.passes(29)
    assert watched.stand_ins() == set()


def test_who_changes_from_one_process_to_another_was_never_away():
    watched = Watched(grace_s=30)
    watched.attendance.set_here({0, 2}, 0)
    watched.clock.passes(20)
    watched.attendance.hear(report(OTHER, [1], 0))
    watched.clock.passes(20)
    assert watched.stand_ins() == set()
    watched.attendance.hear(report(OTHER, [], 0))
    watched.clock.passes(29)
    assert watched.stand_ins() == set()


def test_a_process_that_is_silent_for_long_takes_its_people_with_it():
    watched = Watched(here=(0,), grace_s=30)
    watched.attendance.hear(report(OTHER, [1, 2], 1))
    watched.clock.passes(OTHERS_LIFE_S - 1)
    assert not watched.attendance.forget_silent()
    assert watched.attendance.next_change(watched.room) == watched.clock.now + 1
    watched.clock.passes(1)
    assert watched.attendance.forget_silent()
    presence = watched.attendance.presence(watched.room)
    assert (presence.here, presence.watchers, presence.stand_ins) == ({0}, 0, {1, 2})
    assert not watched.attendance.forget_silent()


def test_a_process_that_is_silent_for_long_has_nobody_who_looks_even_where_no_time_is_kept():
    watched = Watched(here=(0,))
    assert watched.attendance.set_looking([0])
    assert not watched.attendance.set_looking({0}), "no news"
    watched.attendance.hear(report(OTHER, [1, 2], 0, looking=[2]))
    watched.clock.passes(OTHERS_LIFE_S - 1)
    assert watched.attendance.looking == {0, 2}
    watched.clock.passes(1)
    # Nobody is connected here: `forget_silent` may not have been called.
    assert watched.attendance.looking == {0}


def test_a_process_that_speaks_again_and_again_is_believed():
    watched = Watched(here=(0,))
    for _ in range(5):
        watched.attendance.hear(report(OTHER, [1, 2], 0))
        watched.clock.passes(20)
        assert not watched.attendance.forget_silent()
    assert watched.attendance.here == {0, 1, 2}


def test_a_process_that_finds_the_room_later_shows_the_same_clock():
    watched = Watched(here=(0,), clock_s=60)
    watched.until_turn_of(1)
    watched.clock.passes(40)
    first, second = watched.attendance, watched.a_process()
    second.set_here({1}, 0)
    second.hear(first.report("first"))
    first.hear(second.report("second"))
    for attendance in (first, second):
        clock = attendance.presence(watched.room).clock
        assert clock is not None
        assert clock.left_ms == 20_000


def test_a_journal_with_times_to_come_leaves_nobody_more_time_than_there_is():
    watched = Watched(clock_s=60)
    watched.until_turn_of(1)
    watched.clock.now -= 7200  # set back before the room is read again
    again = watched.attendance = watched.a_process()
    again.set_here(ALL, 0)
    assert watched.left_s() == 60
    watched.clock.passes(45)
    assert watched.left_s() == 15


def test_a_guest_of_whom_this_process_has_not_read_yet_spoils_no_view():
    watched = Watched()
    watched.attendance.hear(report(OTHER, [7], 0))
    view = watched.room.view(Viewer("k3v9abcd", 0, guest=0), presence=watched.attendance.presence(watched.room))
    assert (view.here, view.people) == ((True, True, True), ())
