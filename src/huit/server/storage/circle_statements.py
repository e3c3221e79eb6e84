"""SQL statements for the jobs about circles, the same for SQLite and PostgreSQL.

Every change locks the row of its circle first, circle by circle in one order: processes do not wait for each other in a ring.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from huit.scores.played import PlayedBody
from huit.server.limits import (
    MOST_CIRCLE_BYTES,
    MOST_CIRCLE_ROOMS,
    MOST_CIRCLES,
    MOST_EDITS_SHOWN,
    MOST_MEMBER_BROWSERS,
    MOST_MEMBERS,
    MOST_PINNED,
    MOST_RESULT_EDITS,
    MOST_RESULTS,
)
from huit.server.storage import circle_jobs as jobs
from huit.server.storage.circle_jobs import CircleJob, Entered, Imported, StoredCircle, Told, Wrote
from huit.server.storage.jobs import Append, PlayedInRoom, ReadJob, WriteJob
from huit.server.storage.schema import (
    circle_browsers,
    circle_edits,
    circle_members,
    circle_pins,
    circle_results,
    circle_rooms,
    circle_seats,
    circles,
)

MOST_NUMBERS = 10 * MOST_MEMBERS
"""Numbers of members that a circle gives, of those who are forgotten too."""
_encode = msgspec.json.encode


# Reading


def read(connection: Connection, job: ReadJob[Any]) -> Any:
    """Return what *job* asks for."""
    match job:
        case jobs.CirclesOf():
            return _circles_of(connection, job.token_hash)
        case jobs.LoadCircle():
            found = _stored(connection, circles.c.circle == job.circle, job.token_hash)
            return found if found is not None and found.me is not None else None
        case jobs.FindCircle():
            return _stored(connection, circles.c.link == job.link, job.token_hash)
        case jobs.ReadResults():
            if _member(connection, job.circle, job.token_hash) is None:
                return None
            here = (circle_results.c.circle == job.circle) & (circle_results.c.result < job.before)
            rows = connection.execute(_results.where(here).order_by(circle_results.c.result.desc()).limit(job.most))
            return tuple(jobs.StoredResult(*row) for row in rows)
        case jobs.ReadResult():
            return _result_with_edits(connection, job)
        case jobs.ReadCircleRooms():
            if _member(connection, job.circle, job.token_hash) is None:
                return None
            here = (circle_rooms.c.circle == job.circle) & (circle_rooms.c.at >= job.since)
            latest = select(circle_rooms.c.room).where(here).order_by(circle_rooms.c.at.desc(), circle_rooms.c.room)
            return tuple(connection.execute(latest.limit(job.most)).scalars())
        case jobs.IsOfCircle():
            return _circle_of_room(connection, job.room) is not None
        case _:
            raise TypeError(f"nothing reads {job}")


_results = select(
    circle_results.c.result,
    circle_results.c.version,
    circle_results.c.by,
    circle_results.c.is_struck,
    circle_results.c.told,
)


def _circles_of(connection: Connection, token_hash: bytes) -> tuple[jobs.CircleShort, ...]:
    mine = select(circle_browsers.c.circle).where(circle_browsers.c.token_hash == token_hash)
    rows = connection.execute(select(circles).where(circles.c.circle.in_(mine))).all()
    people = select(circle_members.c.circle, func.count()).where(circle_members.c.circle.in_(mine), ~circle_members.c.has_left)
    counted = {row[0]: row[1] for row in connection.execute(people.group_by(circle_members.c.circle))}
    latest = sorted(rows, key=lambda row: (-(row.latest or 0), row.circle))
    return tuple(jobs.CircleShort(row.circle, row.name, counted.get(row.circle, 0), row.results, row.latest) for row in latest)


def _stored(connection: Connection, which: Any, token_hash: bytes) -> StoredCircle | None:
    row = connection.execute(select(circles).where(which)).first()
    if row is None:
        return None
    here = circle_browsers.c.circle == row.circle
    browsers = connection.execute(select(circle_browsers.c.member, func.count()).where(here).group_by(circle_browsers.c.member))
    counted = {row[0]: row[1] for row in browsers}
    members = connection.execute(
        select(circle_members).where(circle_members.c.circle == row.circle).order_by(circle_members.c.member)
    )
    pins = connection.execute(select(circle_pins).where(circle_pins.c.circle == row.circle).order_by(circle_pins.c.pinned))
    return StoredCircle(
        circle=row.circle,
        name=row.name,
        link=row.link,
        me=_member(connection, row.circle, token_hash),
        people=tuple(
            jobs.StoredMember(
                *(each.member, each.name, each.look, each.is_keeper, each.has_left, each.open_until),
                browsers=counted.get(each.member, 0),
            )
            for each in members
        ),
        pinned=tuple(jobs.StoredPinned(each.pinned, each.by, each.told) for each in pins),
        results=row.results,
        edits=row.edits,
        changes=row.changes,
    )


def _result_with_edits(
    connection: Connection, job: jobs.ReadResult
) -> tuple[jobs.StoredResult, tuple[jobs.StoredEdit, ...]] | None:
    if _member(connection, job.circle, job.token_hash) is None:
        return None
    here = (circle_results.c.circle == job.circle) & (circle_results.c.result == job.result)
    row = connection.execute(_results.where(here)).first()
    if row is None:
        return None
    done = select(circle_edits).where(circle_edits.c.circle == job.circle, circle_edits.c.result == job.result)
    edits = connection.execute(done.order_by(circle_edits.c.version.desc()).limit(MOST_EDITS_SHOWN)).all()
    return jobs.StoredResult(*row), tuple(jobs.StoredEdit(each.at, each.by, each.did, each.before) for each in edits[::-1])


def _member(connection: Connection, circle: str, token_hash: bytes) -> int | None:
    """Return the member whose browser has that token."""
    here = (circle_browsers.c.circle == circle) & (circle_browsers.c.token_hash == token_hash)
    return connection.execute(select(circle_browsers.c.member).where(here)).scalar()


def _circle_of_room(connection: Connection, room: str) -> str | None:
    return connection.execute(select(circle_rooms.c.circle).where(circle_rooms.c.room == room)).scalar()


# Writing


def write(connection: Connection, appended: Iterable[Append], batch: Sequence[WriteJob[Any]]) -> dict[int, Any]:
    """Write what concerns circles, circle by circle, and what is over with commands; return the outcomes by place in *batch*."""
    due: list[tuple[str, int, Any]] = [
        (circle, at, job) for at, job in enumerate(batch) for circle in _circles_concerned(connection, job)
    ]
    for job in appended:
        circle = _circle_of_room(connection, job.room) if job.played else None
        if circle is not None:
            due.append((circle, len(batch), job))
    outcomes: dict[int, Any] = {}
    for circle, at, job in sorted(due, key=lambda one: one[:2]):
        outcome = _written(connection, circle, job)
        # What was carried is in several circles.
        outcomes[at] = outcomes.get(at, 0) + outcome if isinstance(job, jobs.CarryCircles) else outcome
    outcomes.pop(len(batch), None)
    return outcomes


def _circles_concerned(connection: Connection, job: WriteJob[Any]) -> tuple[str, ...]:
    """Return the circles that *job* is about; "" where there is none, and none where it is not about circles."""
    match job:
        case CircleJob() | jobs.FoundCircle() | jobs.WriteResult() | jobs.ImportResults():
            return (job.circle,)
        case jobs.EnterCircle():
            return (connection.execute(select(circles.c.circle).where(circles.c.link == job.link)).scalar() or "",)
        case jobs.SitInCircle():
            return (_circle_of_room(connection, job.room) or "",)
        case jobs.CarryCircles():
            mine = select(circle_browsers.c.circle).where(circle_browsers.c.token_hash == job.token_hash)
            return tuple(connection.execute(mine).scalars()) or ("",)
        case _:
            return ()


def _written(connection: Connection, circle: str, job: Any) -> Any:
    if isinstance(job, jobs.FoundCircle):
        return _found(connection, job)
    row = connection.execute(select(circles).where(circles.c.circle == circle).with_for_update()).first()
    match job:
        case Append():
            return None if row is None else _write_played(connection, row, job.room, job.played)
        case jobs.EnterCircle():
            return Entered("no_circle") if row is None else _enter(connection, row, job)
        case jobs.SitInCircle():
            return row is not None and _sit(connection, circle, job.room, job.guest, job.token_hash)
        case jobs.CarryCircles():
            return 0 if row is None else int(_carry(connection, circle, job))
        case _:
            pass
    me = None if row is None else _member(connection, circle, job.token_hash)
    if row is not None and me is not None:
        return _BY_MEMBER[job.__class__](connection, row, me, job)
    return _EMPTY.get(job.__class__, str)("no_circle")


_EMPTY: Mapping[Any, Callable[[Told], Any]] = {jobs.WriteResult: Wrote, jobs.ImportResults: Imported}


def _found(connection: Connection, job: jobs.FoundCircle) -> Told:
    if _is_in_many(connection, job.token_hash):
        return "circles"
    row = {"circle": job.circle, "name": job.name, "link": job.link, "members": 1}
    connection.execute(insert(circles), row | {"pins": 0, "results": 0, "edits": 0, "changes": 0, "latest": None})
    _add_member(connection, job.circle, 1, job.person, job.look, is_keeper=True)
    _add_browser(connection, job.circle, job.token_hash, 1, at=job.at)
    return "done"


def _is_in_many(connection: Connection, token_hash: bytes) -> bool:
    mine = select(func.count()).select_from(circle_browsers).where(circle_browsers.c.token_hash == token_hash)
    return connection.execute(mine).scalar_one() >= MOST_CIRCLES


def _add_member(connection: Connection, circle: str, member: int, name: str, look: str, *, is_keeper: bool = False) -> None:
    row = {"circle": circle, "member": member, "name": name, "look": look}
    connection.execute(insert(circle_members), row | {"is_keeper": is_keeper, "has_left": False, "open_until": 0})


def _add_browser(connection: Connection, circle: str, token_hash: bytes, member: int, *, at: int) -> None:
    """Make a browser a member's; of too many, the oldest is the member's no longer."""
    here = (circle_browsers.c.circle == circle) & (circle_browsers.c.member == member)
    latest = select(circle_browsers.c.token_hash).where(here).order_by(circle_browsers.c.at.desc(), circle_browsers.c.token_hash)
    old = connection.execute(latest.offset(MOST_MEMBER_BROWSERS - 1)).scalars().all()
    connection.execute(delete(circle_browsers).where(here & circle_browsers.c.token_hash.in_(old)))
    connection.execute(insert(circle_browsers), {"circle": circle, "token_hash": token_hash, "member": member, "at": at})


def _people(connection: Connection, circle: str) -> list[Row[Any]]:
    """Return the members of a circle with what can be told of them, the first one first."""
    rows = select(circle_members).where(circle_members.c.circle == circle).order_by(circle_members.c.member)
    return list(connection.execute(rows).all())


def _has_browser(connection: Connection, circle: str, member: int) -> bool:
    here = (circle_browsers.c.circle == circle) & (circle_browsers.c.member == member)
    return connection.execute(select(circle_browsers.c.member).where(here).limit(1)).scalar() is not None


def _new_member(connection: Connection, row: Row[Any], name: str, look: str) -> int | None:
    """Add a member to a circle; return the number, or None if there are too many."""
    named = [each for each in _people(connection, row.circle) if each.name]
    # Numbers are never given again: a circle that forgets many ends somewhere too.
    if len(named) >= MOST_MEMBERS or _last(connection, row.circle, "members") >= MOST_NUMBERS:
        return None
    return _next_member(connection, row.circle, name, look)


def _next_member(connection: Connection, circle: str, name: str, look: str) -> int:
    last = _last(connection, circle, "members")
    connection.execute(update(circles).where(circles.c.circle == circle).values(members=last + 1))
    _add_member(connection, circle, last + 1, name, look)
    return last + 1


def _last(connection: Connection, circle: str, counted: str) -> int:
    return connection.execute(select(circles.c[counted]).where(circles.c.circle == circle)).scalar_one()


def _enter(connection: Connection, row: Row[Any], job: jobs.EnterCircle) -> Entered:
    known = _member(connection, row.circle, job.token_hash)
    if known is not None:
        return Entered("done", row.circle, known)
    if _is_in_many(connection, job.token_hash):
        return Entered("circles")
    if job.member is None:
        member = _new_member(connection, row, job.name, job.look)
        if member is None:
            return Entered("people")
    else:
        member = job.member
        if not _is_free(connection, row.circle, member, now=job.at):
            return Entered("not_free")
        here = _this_member(row.circle, member)
        connection.execute(update(circle_members).where(here).values(has_left=False, open_until=0))
    _add_browser(connection, row.circle, job.token_hash, member, at=job.at)
    return Entered("done", row.circle, member, is_new=True)


def _is_free(connection: Connection, circle: str, member: int, *, now: int) -> bool:
    """Tell whether whoever has the link may be *member*: no browser is theirs, or their place is open."""
    row = connection.execute(select(circle_members).where(_this_member(circle, member))).first()
    return row is not None and bool(row.name) and (row.open_until > now or not _has_browser(connection, circle, member))


def _this_member(circle: str, member: int) -> Any:
    return and_(circle_members.c.circle == circle, circle_members.c.member == member)


def _carry(connection: Connection, circle: str, job: jobs.CarryCircles) -> bool:
    """Make another browser that of the same member; tell whether it was nobody's there before, and is now."""
    member = _member(connection, circle, job.token_hash)
    is_known = _member(connection, circle, job.other_hash) is not None
    if member is None or is_known or _is_in_many(connection, job.other_hash):
        return False
    _add_browser(connection, circle, job.other_hash, member, at=job.at)
    return True


def _sit(connection: Connection, circle: str, room: str, guest: int, token_hash: bytes) -> bool:
    member = _member(connection, circle, token_hash)
    if member is None:
        return False
    seat = insert(circle_seats).values(room=room, guest=guest, member=member)
    connection.execute(seat.on_conflict_do_update(index_elements=["room", "guest"], set_={"member": member}))
    return True


# By a member


def _name(connection: Connection, row: Row[Any], _me: int, job: jobs.NameCircle) -> Told:
    connection.execute(update(circles).where(circles.c.circle == row.circle).values(name=job.name))
    return "done"


def _renew(connection: Connection, row: Row[Any], me: int, job: jobs.RenewCircle) -> Told:
    if not _is_keeper(connection, row.circle, me):
        return "not_keeper"
    connection.execute(update(circles).where(circles.c.circle == row.circle).values(link=job.link))
    # Whoever had the old link, and a place that was opened, gets in by neither.
    connection.execute(update(circle_members).where(circle_members.c.circle == row.circle).values(open_until=0))
    return "done"


def _is_keeper(connection: Connection, circle: str, member: int) -> bool:
    return bool(connection.execute(select(circle_members.c.is_keeper).where(_this_member(circle, member))).scalar())


def _drop(connection: Connection, row: Row[Any], me: int, _job: jobs.DropCircle) -> Told:
    if not _is_keeper(connection, row.circle, me):
        return "not_keeper"
    _drop_all(connection, row.circle)
    return "done"


def _drop_all(connection: Connection, circle: str) -> None:
    """Delete all of a circle. Its tables are rooms like others from now on."""
    rooms = select(circle_rooms.c.room).where(circle_rooms.c.circle == circle)
    connection.execute(delete(circle_seats).where(circle_seats.c.room.in_(rooms)))
    for part in (circle_rooms, circle_edits, circle_results, circle_pins, circle_browsers, circle_members, circles):
        connection.execute(delete(part).where(part.c.circle == circle))


def _leave(connection: Connection, row: Row[Any], me: int, job: jobs.LeaveCircle) -> Told:
    _take_out(connection, row.circle, me, forget=job.forget)
    here = circle_browsers.c.circle == row.circle
    if connection.execute(select(circle_browsers.c.member).where(here).limit(1)).scalar() is None:
        # Nobody is left who could see it, or delete it.
        _drop_all(connection, row.circle)
    return "done"


def _take_out(connection: Connection, circle: str, member: int, *, forget: bool) -> None:
    """Take the browsers of *member* out of a circle; of those who stay, somebody is its keeper."""
    here = (circle_browsers.c.circle == circle) & (circle_browsers.c.member == member)
    connection.execute(delete(circle_browsers).where(here))
    # What they play from now on concerns the circle no more.
    rooms = select(circle_rooms.c.room).where(circle_rooms.c.circle == circle)
    connection.execute(delete(circle_seats).where(circle_seats.c.room.in_(rooms), circle_seats.c.member == member))
    left: dict[str, Any] = {"has_left": True, "is_keeper": False, "open_until": 0} | ({"name": "", "look": ""} if forget else {})
    connection.execute(update(circle_members).where(_this_member(circle, member)).values(**left))
    _keep_a_keeper(connection, circle)


def _keep_a_keeper(connection: Connection, circle: str) -> None:
    """Make the member who has been there longest a keeper, if nobody is."""
    people = [each for each in _people(connection, circle) if not each.has_left]
    if any(each.is_keeper for each in people):
        return
    heir = next((each.member for each in people if _has_browser(connection, circle, each.member)), None)
    if heir is not None:
        connection.execute(update(circle_members).where(_this_member(circle, heir)).values(is_keeper=True, open_until=0))


def _add_person(connection: Connection, row: Row[Any], _me: int, job: jobs.AddPerson) -> Told:
    return "people" if _new_member(connection, row, job.name, job.look) is None else "done"


def _change_person(connection: Connection, row: Row[Any], me: int, job: jobs.ChangePerson) -> Told:
    there = connection.execute(select(circle_members).where(_this_member(row.circle, job.member))).first()
    if there is None:
        return "no_member"
    if job.member != me and (there.has_left or _has_browser(connection, row.circle, job.member)):
        return "not_yours"
    named = update(circle_members).where(_this_member(row.circle, job.member))
    connection.execute(named.values(name=job.name, look=job.look))
    return "done"


def _open_place(connection: Connection, row: Row[Any], me: int, job: jobs.OpenPlace) -> Told:
    there = connection.execute(select(circle_members).where(_this_member(row.circle, job.member))).first()
    if there is None or there.has_left:
        return "no_member"
    if there.is_keeper and not _is_keeper(connection, row.circle, me):
        return "not_keeper"
    connection.execute(update(circle_members).where(_this_member(row.circle, job.member)).values(open_until=job.until))
    return "done"


def _set_keeper(connection: Connection, row: Row[Any], me: int, job: jobs.SetKeeper) -> Told:
    there = connection.execute(select(circle_members).where(_this_member(row.circle, job.member))).first()
    if there is None or there.has_left or (job.is_keeper and not _has_browser(connection, row.circle, job.member)):
        return "no_member"
    if not _is_keeper(connection, row.circle, me):
        return "not_keeper"
    keepers = [each.member for each in _people(connection, row.circle) if each.is_keeper]
    if not job.is_keeper and job.member != me:
        # As long as they are, nobody takes it from them.
        return "not_yours"
    if not job.is_keeper and keepers == [me]:
        return "last_keeper"
    # A place that anybody has opened is no keeper's.
    changed = {"is_keeper": job.is_keeper, "open_until": 0}
    connection.execute(update(circle_members).where(_this_member(row.circle, job.member)).values(**changed))
    return "done"


def _remove(connection: Connection, row: Row[Any], me: int, job: jobs.RemovePerson) -> Told:
    there = connection.execute(select(circle_members).where(_this_member(row.circle, job.member))).first()
    if there is None:
        return "no_member"
    if not _is_keeper(connection, row.circle, me):
        return "not_keeper"
    if there.is_keeper:
        return "not_yours"
    _take_out(connection, row.circle, job.member, forget=job.forget)
    return "done"


def _pin(connection: Connection, row: Row[Any], me: int, job: jobs.PinRules) -> Told:
    here = circle_pins.c.circle == row.circle
    if connection.execute(select(func.count()).select_from(circle_pins).where(here)).scalar_one() >= MOST_PINNED:
        return "pinned"
    number = _last(connection, row.circle, "pins") + 1
    connection.execute(update(circles).where(circles.c.circle == row.circle).values(pins=number))
    connection.execute(insert(circle_pins), {"circle": row.circle, "pinned": number, "by": me, "told": job.rules})
    return "done"


def _unpin(connection: Connection, row: Row[Any], _me: int, job: jobs.UnpinRules) -> Told:
    here = (circle_pins.c.circle == row.circle) & (circle_pins.c.pinned == job.pinned)
    return "done" if connection.execute(delete(circle_pins).where(here)).rowcount else "no_pinned"


def _add_circle_room(connection: Connection, row: Row[Any], me: int, job: jobs.AddCircleRoom) -> Told:
    here = circle_rooms.c.circle == row.circle
    latest = select(circle_rooms.c.room).where(here).order_by(circle_rooms.c.at.desc(), circle_rooms.c.room)
    old = connection.execute(latest.offset(MOST_CIRCLE_ROOMS - 1)).scalars().all()
    connection.execute(delete(circle_seats).where(circle_seats.c.room.in_(old)))
    connection.execute(delete(circle_rooms).where(circle_rooms.c.room.in_(old)))
    connection.execute(insert(circle_rooms), {"room": job.room, "circle": row.circle, "at": job.at})
    connection.execute(insert(circle_seats), {"room": job.room, "guest": job.guest, "member": me})
    return "done"


# Results


def _write_played(connection: Connection, row: Row[Any], room: str, played: Sequence[PlayedInRoom]) -> None:
    """Write what is over at a table: once, however often its end is written. What has no member in it concerns no circle."""
    connection.execute(update(circle_rooms).where(circle_rooms.c.room == room).values(at=played[0].played.at))
    sits = select(circle_seats.c.guest, circle_seats.c.member).where(circle_seats.c.room == room)
    member_of = {row.guest: row.member for row in connection.execute(sits)}
    for one in played:
        body = _with_members(one, member_of)
        once = and_(circle_results.c.room == room, circle_results.c.kind == body.kind, circle_results.c.number == one.number)
        known = connection.execute(select(circle_results.c.result).where(once)).scalar()
        if any(line.member is not None for line in body.lines) and known is None:
            _add_result(connection, row.circle, body, by=None, room=room, number=one.number)


def _with_members(one: PlayedInRoom, member_of: Mapping[int, int]) -> PlayedBody:
    """Return what was played with its members. One who sits on two seats is counted on the first."""
    lines: list[Any] = []
    counted = set[int]()
    for line, guest in zip(one.played.lines, one.guests, strict=True):
        member = None if guest is None else member_of.get(guest)
        if member is None or member in counted:
            lines.append(line)
        else:
            counted.add(member)
            lines.append(msgspec.structs.replace(line, member=member, name=""))
    return msgspec.structs.replace(one.played, lines=tuple(lines))


def _add_result(
    connection: Connection, circle: str, body: PlayedBody, *, by: int | None, room: str | None = None, number: int | None = None
) -> int | None:
    """Add a result; return its number, or None if the circle is full."""
    last, told = _last(connection, circle, "results"), _encode(body)
    if last >= MOST_RESULTS or _bytes(connection, circle) + len(told) > MOST_CIRCLE_BYTES:
        return None
    result = {"circle": circle, "result": last + 1, "room": room, "kind": body.kind, "number": number, "version": 1}
    connection.execute(insert(circle_results), result | {"by": by, "is_struck": False, "at": body.at, "told": told})
    latest = func.coalesce(circles.c.latest, 0)
    counted = {"results": last + 1, "changes": circles.c.changes + 1}
    moment = body.at if connection.execute(select(latest).where(circles.c.circle == circle)).scalar_one() < body.at else latest
    connection.execute(update(circles).where(circles.c.circle == circle).values(**counted, latest=moment))
    return last + 1


def _bytes(connection: Connection, circle: str) -> int:
    """Return how long all is that is written down in a circle, with what it was before it was mended."""
    parts = ((circle_results, circle_results.c.told), (circle_edits, circle_edits.c.before))
    return sum(
        connection.execute(select(func.sum(func.length(text))).where(kept.c.circle == circle)).scalar() or 0
        for kept, text in parts
    )


def _note_edit(connection: Connection, row: Row[Any], edit: Mapping[str, Any]) -> None:
    connection.execute(insert(circle_edits), {"circle": row.circle, **edit})
    more = {"edits": circles.c.edits + 1, "changes": circles.c.changes + 1}
    connection.execute(update(circles).where(circles.c.circle == row.circle).values(**more))


def _write_result(connection: Connection, row: Row[Any], me: int, job: jobs.WriteResult) -> Wrote:
    body = msgspec.json.decode(job.played, type=PlayedBody)
    if not _are_there(connection, row.circle, (body,)):
        return Wrote("no_member")
    number = _add_result(connection, row.circle, body, by=me)
    if number is None:
        return Wrote("results")
    # Not counted among the changes: a new sheet needs no room in the history.
    entered = {"circle": row.circle, "result": number, "version": 1, "at": job.at, "by": me, "did": "entered", "before": None}
    connection.execute(insert(circle_edits), entered)
    return Wrote("done", number)


def _are_there(connection: Connection, circle: str, bodies: Iterable[PlayedBody]) -> bool:
    named = {line.member for body in bodies for line in body.lines if line.member is not None}
    return named <= {each.member for each in _people(connection, circle)}


def _mend(connection: Connection, row: Row[Any], me: int, job: jobs.MendResult) -> Told:
    here, there, why = _to_change(connection, row, job.result, job.version)
    if there is None:
        return why
    if there.kind != "evening":
        return "not_evening"
    body = msgspec.json.decode(job.played, type=PlayedBody)
    if not _are_there(connection, row.circle, (body,)):
        return "no_member"
    if _bytes(connection, row.circle) + len(job.played) > MOST_CIRCLE_BYTES:
        return "history"
    connection.execute(update(circle_results).where(here).values(told=job.played, at=body.at, version=there.version + 1))
    edit = {"result": job.result, "version": there.version + 1, "at": job.at, "by": me, "did": "mended", "before": there.told}
    _note_edit(connection, row, edit)
    return "done"


def _strike(connection: Connection, row: Row[Any], me: int, job: jobs.StrikeResult) -> Told:
    here, there, why = _to_change(connection, row, job.result, job.version)
    if there is None:
        return why
    if there.is_struck == job.is_struck:
        return "done"
    connection.execute(update(circle_results).where(here).values(is_struck=job.is_struck, version=there.version + 1))
    did = "struck" if job.is_struck else "counted"
    _note_edit(
        connection,
        row,
        {"result": job.result, "version": there.version + 1, "at": job.at, "by": me, "did": did, "before": None},
    )
    return "done"


def _to_change(connection: Connection, row: Row[Any], result: int, version: int) -> tuple[Any, Row[Any] | None, Told]:
    """Return the condition for a result, and its row; or None, and why it cannot be changed."""
    here = and_(circle_results.c.circle == row.circle, circle_results.c.result == result)
    there = connection.execute(select(circle_results).where(here)).first()
    if there is None:
        return here, None, "no_result"
    if there.version != version:
        return here, None, "stale"
    return (here, None, "history") if row.edits >= MOST_RESULT_EDITS else (here, there, "done")


def _import(connection: Connection, row: Row[Any], me: int, job: jobs.ImportResults) -> Imported:
    people = _people(connection, row.circle)
    by_name = {each.name: each.member for each in people if each.name}
    new_names = {name: look for name, look in job.people.values() if name not in by_name}
    pins = set(connection.execute(select(circle_pins.c.told).where(circle_pins.c.circle == row.circle)).scalars())
    new_pins = [told for told in dict.fromkeys(job.pinned) if told not in pins]
    told = _what_is_too_many(row, people, len(new_names), len(pins) + len(new_pins), len(job.results))
    size = sum(len(_encode(body)) for body in job.results)
    if told == "done" and size and _bytes(connection, row.circle) + size > MOST_CIRCLE_BYTES:
        told = "results"
    if told != "done":
        return Imported(told)
    for name, look in new_names.items():
        by_name[name] = _next_member(connection, row.circle, name, look)
    member_of = {number: by_name[name] for number, (name, _) in job.people.items()}
    added, known = _import_results(connection, row, me, job, member_of)
    for rules in new_pins:
        _pin(connection, row, me, jobs.PinRules(row.circle, job.token_hash, rules))
    return Imported("done", len(new_names), added, known, len(new_pins))


def _what_is_too_many(row: Row[Any], people: Sequence[Row[Any]], new_people: int, pins: int, results: int) -> Told:
    """Return what of a file the circle has no room for; ``done`` if it has."""
    if row.results + results > MOST_RESULTS:
        return "results"
    if sum(1 for each in people if each.name) + new_people > MOST_MEMBERS or row.members + new_people > MOST_NUMBERS:
        return "people"
    return "pinned" if pins > MOST_PINNED else "done"


def _import_results(
    connection: Connection, row: Row[Any], me: int, job: jobs.ImportResults, member_of: Mapping[int, int]
) -> tuple[int, int]:
    """Add results with the members of this circle; return how many are new and how many were known."""
    bodies = {_encode(body): body for body in (_by_members(body, member_of) for body in job.results)}
    new = _unknown(connection, row.circle, bodies, written=job.written)
    last = _last(connection, row.circle, "results")
    if new:
        shared = {"circle": row.circle, "room": None, "number": None, "version": 1, "by": me, "is_struck": False}
        rows = [
            shared | {"result": number, "kind": body.kind, "at": body.at, "told": told}
            for number, (told, body) in enumerate(new.items(), start=last + 1)
        ]
        connection.execute(insert(circle_results), rows)
        latest = max(row.latest or 0, *(body.at for body in new.values()))
        counted = {"results": last + len(new), "changes": circles.c.changes + 1, "latest": latest}
        connection.execute(update(circles).where(circles.c.circle == row.circle).values(**counted))
    return len(new), len(job.results) - len(new)


def _unknown(connection: Connection, circle: str, bodies: Mapping[bytes, PlayedBody], *, written: int) -> dict[bytes, PlayedBody]:
    """Return those of *bodies* that are not there: neither as they are, nor, among the first *written*, with other people.

    Who is meant in an older file may have another name by now. Results of the same file are compared as they are: two games
    of one moment may differ in their players alone.
    """
    moments = {body.at for body in bodies.values()}
    here = (circle_results.c.circle == circle) & circle_results.c.at.in_(moments)
    there = {
        each.told: each.result for each in connection.execute(select(circle_results.c.told, circle_results.c.result).where(here))
    }
    others = (told for told, result in there.items() if result <= written and told not in bodies)
    alike = Counter(_without_people(msgspec.json.decode(told, type=PlayedBody)) for told in others)
    new: dict[bytes, PlayedBody] = {}
    for told, body in bodies.items():
        without = _without_people(body)
        if told not in there and not alike[without]:
            new[told] = body
        elif told not in there:
            alike[without] -= 1
    return new


def _without_people(body: PlayedBody) -> tuple[Any, ...]:
    """Return what stays of a game when somebody is renamed, or when the note, the title or the rounds are mended."""
    sides = {side: number for number, side in enumerate(dict.fromkeys(line.side for line in body.lines))}
    return body.at, body.kind, body.game, tuple((sides[line.side], line.place, line.points) for line in body.lines)


def _by_members(body: PlayedBody, member_of: Mapping[int, int]) -> PlayedBody:
    lines = (line if line.member is None else msgspec.structs.replace(line, member=member_of[line.member]) for line in body.lines)
    return msgspec.structs.replace(body, lines=tuple(lines))


_BY_MEMBER: Mapping[Any, Callable[[Connection, Row[Any], int, Any], Any]] = {
    jobs.NameCircle: _name,
    jobs.RenewCircle: _renew,
    jobs.DropCircle: _drop,
    jobs.LeaveCircle: _leave,
    jobs.AddPerson: _add_person,
    jobs.ChangePerson: _change_person,
    jobs.OpenPlace: _open_place,
    jobs.SetKeeper: _set_keeper,
    jobs.RemovePerson: _remove,
    jobs.PinRules: _pin,
    jobs.UnpinRules: _unpin,
    jobs.AddCircleRoom: _add_circle_room,
    jobs.WriteResult: _write_result,
    jobs.MendResult: _mend,
    jobs.StrikeResult: _strike,
    jobs.ImportResults: _import,
}
