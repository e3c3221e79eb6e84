"""SQL statements for batches of jobs, the same for SQLite and PostgreSQL."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any
from zlib import compress, decompress

from msgspec.structs import asdict
from sqlalchemy import Connection, Table, bindparam, delete, func, select, text, update

# Each dialect has its own `insert` with `ON CONFLICT`; both compile this one to the same SQL.
from sqlalchemy.dialects.postgresql import Insert, insert

from huit.server.limits import MOST_CALLEES, MOST_CALLEES_A_GUEST, MOST_LAB_ANSWERS
from huit.server.storage import circle_statements, jobs
from huit.server.storage.jobs import Append, Callee, ReadJob, StoredRoom, WriteJob
from huit.server.storage.notes import CHANNEL, Grown, Note, encode_note, growth_notes
from huit.server.storage.schema import (
    callees,
    carried,
    guests,
    journal,
    lab_answers,
    links,
    listed,
    replays,
    room_codes,
    rooms,
    secrets,
    snapshots,
)


def _replacing(into: Table, *, but: str = "") -> Insert:
    """Return the statement that writes a row, over one that is there already; the column *but* stays as it is there."""
    row = insert(into)
    others = [column.name for column in into.columns if not column.primary_key and column.name != but]
    return row.on_conflict_do_update(index_elements=list(into.primary_key), set_={name: row.excluded[name] for name in others})


# The second row of the same name or number is not written and not returned.
# Rows are sorted before they are written: processes that lock rows in different orders would deadlock.
_add_rooms = insert(rooms).on_conflict_do_nothing().returning(rooms.c.room)
_append = insert(journal).on_conflict_do_nothing().returning(journal.c.room, journal.c.seq)
_publish = insert(replays).on_conflict_do_nothing(index_elements=[replays.c.room, replays.c.round_no])
_list = _replacing(listed)
_keep = _replacing(snapshots)
_keep_answer = _replacing(lab_answers)
# Another process may drop the same rows in another order.
_oldest_answers = select(lab_answers.c.question).order_by(lab_answers.c.at.desc(), lab_answers.c.question)
_oldest_answers = _oldest_answers.offset(bindparam("most"))
_dropped = select(lab_answers.c.question).where(lab_answers.c.question.in_(_oldest_answers)).with_for_update(skip_locked=True)
_drop_answers = delete(lab_answers).where(lab_answers.c.question.in_(_dropped))
_give_code = insert(room_codes).on_conflict_do_nothing().returning(room_codes.c.code)
_ended_codes = select(room_codes.c.room).where(room_codes.c.until < bindparam("now")).with_for_update(skip_locked=True)
_drop_codes = delete(room_codes).where(room_codes.c.room.in_(_ended_codes))
_keep_secret = insert(secrets).on_conflict_do_nothing()
# What they were called for stays.
_add_callee = _replacing(callees, but="told")
_callee = (callees.c.endpoint, callees.c.guest, callees.c.public, callees.c.auth, callees.c.language)
# A snapshot of commands that the journal does not have is none.
_kept = select(snapshots.c.seq, snapshots.c.snapshot).join(
    journal, (journal.c.room == snapshots.c.room) & (journal.c.seq == snapshots.c.seq)
)
_kept = _kept.where(snapshots.c.room == bindparam("of_room"), snapshots.c.form == bindparam("of_form"))
_notify = select(func.pg_notify(CHANNEL, bindparam("note")))

Key = tuple[str, int]


def write(connection: Connection, batch: Sequence[WriteJob[Any]]) -> list[Any]:
    """Write *batch*; return the outcomes in its order."""
    added = _write_rooms(connection, [job for job in batch if isinstance(job, jobs.AddRoom)])
    appended = _write_commands(connection, added.values(), [job for job in batch if isinstance(job, Append)])
    _write_guests(connection, added.values(), appended.values())
    _write_links(connection, appended.values())
    _write_list(connection, {job.room: job for job in batch if isinstance(job, jobs.ListRoom)})
    given = _write_codes(connection, appended.values(), batch)
    taken = _write_carried(connection, batch)
    published = _write_replays(connection, [job for job in batch if isinstance(job, jobs.Publish)])
    called = _write_calls(connection, batch)
    if any(isinstance(job, jobs.Probe) for job in batch):
        _probe(connection)
    of_circles = circle_statements.write(connection, appended.values(), batch)
    settled = called | taken | given | of_circles
    return [settled[at] if at in settled else _outcome(job, added, appended, published) for at, job in enumerate(batch)]


def _probe(connection: Connection) -> None:
    """Write one page, as long as there is room for it."""
    if connection.dialect.name == "sqlite":
        # A number in the file that nobody reads. A row that stays the same would not be written.
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 1_000_000}")
    else:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _outcome(
    job: WriteJob[Any], added: dict[str, jobs.AddRoom], appended: dict[Key, Append], published: Mapping[Key, str]
) -> Any:
    match job:
        # Of two jobs for the same row the first was written: `pop` answers False to the second.
        case Append():
            return appended.pop((job.room, job.seq), None) is not None
        case jobs.AddRoom():
            return added.pop(job.room, None) is not None
        case jobs.Publish():
            return published[job.room, job.round_no]
        case _:
            return True


def _write_rooms(connection: Connection, batch: Sequence[jobs.AddRoom]) -> dict[str, jobs.AddRoom]:
    """Write rooms; return those whose names were free."""
    if not batch:
        return {}
    named = {job.room: job for job in reversed(batch)}
    rows = [{"room": room, "watch": job.watch, "created": job.created} for room, job in sorted(named.items())]
    return {room: named[room] for room in connection.execute(_add_rooms, rows).scalars()}


def _write_commands(connection: Connection, added: Iterable[jobs.AddRoom], batch: Sequence[Append]) -> dict[Key, Append]:
    """Write commands; return those whose number was free."""
    numbered = {(job.room, job.seq): job for job in reversed(batch)}
    commands = {(job.room, 1): job.command for job in added} | {key: job.command for key, job in numbered.items()}
    if not commands:
        return {}
    rows = [{"room": room, "seq": seq, "command": command} for (room, seq), command in sorted(commands.items())]
    written = [(room, seq) for room, seq in connection.execute(_append, rows)]
    return {key: numbered[key] for key in written if key in numbered}


def _write_guests(connection: Connection, added: Iterable[jobs.AddRoom], appended: Iterable[Append]) -> None:
    """Write and delete token hashes of guests, and delete the browsers to be called of those who are no longer of the room.

    An existing number is an error: it would let another browser in.
    """
    appended = list(appended)
    for job in sorted((job for job in appended if job.gone or job.sent_away), key=lambda job: job.room):
        out = (*job.gone, *job.sent_away)
        connection.execute(delete(guests).where((guests.c.room == job.room) & guests.c.guest.in_(job.gone)))
        connection.execute(delete(callees).where((callees.c.room == job.room) & callees.c.guest.in_(out)))
    came = [(job.room, *guest) for job in added for guest in job.token_hashes.items()]
    came += [(job.room, *job.guest) for job in appended if job.guest is not None]
    if came:
        rows = [{"room": room, "guest": guest, "token_hash": token_hash} for room, guest, token_hash in sorted(came)]
        connection.execute(insert(guests), rows)


def _write_links(connection: Connection, appended: Iterable[Append]) -> None:
    """Write the links of rooms that were given new ones. A link that exists is an error: it may be good for another room."""
    given = [(link, job.room, is_watch) for job in appended if job.links for is_watch, link in enumerate(job.links)]
    if given:
        rows = [{"link": link, "room": room, "watches": bool(is_watch)} for link, room, is_watch in sorted(given)]
        connection.execute(insert(links), rows)


def _write_codes(connection: Connection, appended: Iterable[Append], batch: Sequence[WriteJob[Any]]) -> dict[int, str | None]:
    """Write codes of rooms and end others, room by room; return the codes that rooms have, by place in *batch*.

    Of a code that is given and ended at once, nothing is left.
    """
    asked = [(job.room, at, job) for at, job in enumerate(batch) if isinstance(job, (jobs.GiveCode, jobs.DropCode))]
    ended = [(job.room, len(batch), job) for job in appended if job.ends_code or job.links]
    given: dict[int, str | None] = {}
    for room, at, job in sorted([*asked, *ended], key=lambda each: each[:2]):
        if isinstance(job, Append):
            connection.execute(delete(room_codes).where(room_codes.c.room == room))
        elif isinstance(job, jobs.DropCode):
            connection.execute(delete(room_codes).where(room_codes.c.room == room, room_codes.c.code == job.code))
        else:
            given[at] = _given_code(connection, job)
    nows = [job.now for _, _, job in asked if isinstance(job, jobs.GiveCode)]
    if nows:
        connection.execute(_drop_codes, {"now": max(nows)})
    return given


def _given_code(connection: Connection, job: jobs.GiveCode) -> str | None:
    here = room_codes.c.room == job.room
    is_good = (room_codes.c.link == job.link) & (room_codes.c.until >= job.now)
    longer = update(room_codes).where(here & is_good).values(until=job.until).returning(room_codes.c.code)
    code = connection.execute(longer).scalar()
    if code is not None:
        return code
    connection.execute(delete(room_codes).where(here))
    row = {"room": job.room, "link": job.link, "code": job.code, "until": job.until}
    return connection.execute(_give_code, row).scalar()


def _write_list(connection: Connection, entries: Mapping[str, jobs.ListRoom]) -> None:
    """Write the latest entry of each room."""
    for room, job in sorted(entries.items()):
        if job.entry is None:
            connection.execute(delete(listed).where(listed.c.room == room))
        else:
            connection.execute(_list, {"room": room, "told": job.entry, "at": job.at})


def _write_carried(connection: Connection, batch: Sequence[WriteJob[Any]]) -> dict[int, bytes | None]:
    """Write and take out what is on its way to another device; return what was taken, by place in *batch*."""
    taken: dict[int, bytes | None] = {}
    for at, job in enumerate(batch):
        if isinstance(job, jobs.Carry):
            # Of codes to type two may be the same, once in many years: the newer one is good.
            connection.execute(delete(carried).where((carried.c.until < job.now) | (carried.c.code_hash == job.code_hash)))
            connection.execute(insert(carried), {"code_hash": job.code_hash, "sealed": job.sealed, "until": job.until})
        elif isinstance(job, jobs.TakeCarried):
            # Whoever deletes the row has it: of two processes that ask at once one finds nothing.
            out = delete(carried).where(carried.c.code_hash == job.code_hash).returning(carried.c.sealed, carried.c.until)
            found = connection.execute(out).first()
            taken[at] = found.sealed if found is not None and found.until >= job.now else None
    return taken


def _write_replays(connection: Connection, batch: Sequence[jobs.Publish]) -> dict[Key, str]:
    """Write public names of rounds; return the names that they have."""
    names: dict[Key, str] = {}
    for job in sorted(batch, key=lambda job: (job.room, job.round_no)):
        connection.execute(_publish, {"room": job.room, "round_no": job.round_no, "replay": job.replay})
        which = (replays.c.room == job.room) & (replays.c.round_no == job.round_no)
        names[job.room, job.round_no] = connection.execute(select(replays.c.replay).where(which)).scalar_one()
    return names


def _write_calls(connection: Connection, batch: Sequence[WriteJob[Any]]) -> dict[int, Any]:
    """Write what concerns calls, room by room; return the outcomes by place in *batch*."""
    outcomes: dict[int, Any] = {}
    for at, job in sorted(enumerate(batch), key=lambda one: getattr(one[1], "room", "")):
        match job:
            case jobs.KeepSecret():
                connection.execute(_keep_secret, {"name": job.name, "secret": job.secret})
                outcomes[at] = connection.execute(select(secrets.c.secret).where(secrets.c.name == job.name)).scalar_one()
            case jobs.AddCallee():
                outcomes[at] = _added_callee(connection, job)
            case jobs.DropCallee():
                which = (callees.c.room == job.room) & (callees.c.endpoint == job.endpoint)
                connection.execute(delete(callees).where(which if job.guest is None else which & (callees.c.guest == job.guest)))
            case jobs.TakeCallees():
                which = (callees.c.room == job.room) & callees.c.guest.in_(job.guests) & (callees.c.told < job.seq)
                # Locked in one order: another process may take some of them at the same time.
                connection.execute(select(callees.c.endpoint).where(which).order_by(callees.c.endpoint).with_for_update())
                taken = connection.execute(update(callees).where(which).values(told=job.seq).returning(*_callee))
                outcomes[at] = tuple(sorted(Callee(*row) for row in taken))
            case jobs.GiveBackCallee():
                which = (callees.c.room == job.room) & (callees.c.endpoint == job.endpoint) & (callees.c.told == job.seq)
                connection.execute(update(callees).where(which).values(told=job.seq - 1))
            case _:
                pass
    return outcomes


def _added_callee(connection: Connection, job: jobs.AddCallee) -> bool:
    """Write a callee, and delete the oldest of its guest if there are too many; return False if the room has too many."""
    here = callees.c.room == job.room
    others = select(callees.c.endpoint, callees.c.guest).where(here & (callees.c.endpoint != job.callee.endpoint))
    rows = connection.execute(others.order_by(callees.c.at.desc(), callees.c.endpoint)).all()
    mine = [row.endpoint for row in rows if row.guest == job.callee.guest]
    dropped = mine[MOST_CALLEES_A_GUEST - 1 :]
    if len(rows) - len(dropped) >= MOST_CALLEES:
        return False
    connection.execute(delete(callees).where(here & callees.c.endpoint.in_(dropped)))
    connection.execute(_add_callee, {"room": job.room, **job.callee._asdict(), "told": 0, "at": job.at})
    return True


def keep(connection: Connection, batch: Sequence[jobs.Keep]) -> None:
    """Write the latest snapshot of each room of *batch*."""
    latest = {job.room: job for job in sorted(batch, key=lambda job: job.seq)}
    connection.execute(_keep, [asdict(job) for _, job in sorted(latest.items())])


def keep_answers(connection: Connection, batch: Sequence[jobs.KeepAnswer]) -> None:
    """Write answers of the lab, and delete the oldest if there are more than `MOST_LAB_ANSWERS`."""
    latest = {job.question: job for job in batch}
    rows = [{"question": question, "told": compress(job.answer), "at": job.at} for question, job in sorted(latest.items())]
    connection.execute(_keep_answer, rows)
    connection.execute(_drop_answers, {"most": MOST_LAB_ANSWERS})


def append(cursor: Any, batch: Sequence[Append]) -> None:
    """Write commands, all or none, through the *cursor* of SQLite's driver.

    Used for moves: SQLAlchemy takes three times as long. Nothing is read back: at each row the thread would wait for the loop.

    Raises:
        IntegrityError: of the driver, if the journal has a command of one of these numbers.
    """
    cursor.execute(_append_text(len(batch), "?"), _values_of(batch))


def append_and_notify(cursor: Any, batch: Sequence[Append], notes: list[str]) -> None:
    """Do the same through PostgreSQL's driver, and send *notes* of it to the other processes."""
    text = (
        f"WITH appended AS ({_append_text(len(batch), '%s')}) SELECT pg_notify('{CHANNEL}', note) FROM unnest(%s::text[]) AS note"
    )
    cursor.execute(text, [*_values_of(batch), notes])


def _values_of(batch: Sequence[Append]) -> list[str | int | bytes]:
    return [value for job in sorted(batch, key=attrgetter("room", "seq")) for value in (job.room, job.seq, job.command)]


@lru_cache(maxsize=128)
def _append_text(rows: int, mark: str) -> str:
    values = ", ".join([f"({mark}, {mark}, {mark})"] * rows)
    return f"INSERT INTO journal (room, seq, command) VALUES {values}"


def notify(connection: Connection, batch: Sequence[WriteJob[Any]], outcomes: Sequence[Any], *, sender: str) -> None:
    """Send the notes of *batch* to the other processes when the transaction commits."""
    for note in notes_of(batch, outcomes, sender=sender):
        connection.execute(_notify, {"note": note})


def notes_of(batch: Sequence[WriteJob[Any]], outcomes: Sequence[Any], *, sender: str) -> list[str]:
    """Return the encoded notes about *batch* for other processes."""
    appended = [job for job, outcome in zip(batch, outcomes, strict=True) if isinstance(job, Append) and outcome]
    grown = [(job.room, Grown(job.seq, job.command if job.is_move else None)) for job in appended]
    notes = [
        *growth_notes(sender, grown),
        *(Note(sender, (job.room,), job.payload) for job in batch if isinstance(job, jobs.Tell)),
    ]
    return [encode_note(note) for note in notes]


def read(connection: Connection, job: ReadJob[Any]) -> Any:
    """Return what *job* asks for."""
    match job:
        case jobs.LoadRoom():
            return _stored_room(connection, job)
        case jobs.FindWatched():
            first = connection.execute(select(rooms.c.room).where(rooms.c.watch == job.watch)).scalar()
            return _linked(connection, job.watch, watches=True) if first is None else first
        case jobs.FindRenewed():
            return _linked(connection, job.link, watches=False)
        case jobs.FindCode():
            which = (room_codes.c.code == job.code) & (room_codes.c.until >= job.now)
            return connection.execute(select(room_codes.c.link).where(which)).scalar()
        case jobs.CodeOf():
            good = (room_codes.c.room == job.room) & (room_codes.c.link == job.link) & (room_codes.c.until >= job.now)
            row = connection.execute(select(room_codes.c.code, room_codes.c.until).where(good)).first()
            return None if row is None else (row.code, row.until)
        case jobs.CountCodes():
            good = select(func.count()).select_from(room_codes).where(room_codes.c.until >= job.now)
            return connection.execute(good).scalar_one()
        case jobs.FindReplay():
            found = connection.execute(select(replays.c.room, replays.c.round_no).where(replays.c.replay == job.replay)).first()
            return None if found is None else (found.room, found.round_no)
        case jobs.FindAnswer():
            answer = connection.execute(select(lab_answers.c.told).where(lab_answers.c.question == job.question)).scalar()
            return None if answer is None else decompress(answer)
        case jobs.ListedRooms():
            latest = select(listed.c.room, listed.c.told).where(listed.c.at >= job.since)
            latest = latest.order_by(listed.c.at.desc(), listed.c.room).limit(job.most)
            return tuple((row.room, row.told) for row in connection.execute(latest))
        case jobs.CalledRooms():
            of_room = select(callees.c.room).group_by(callees.c.room)
            latest = of_room.order_by(func.max(callees.c.at).desc(), callees.c.room).limit(job.most)
            names = [row.room for row in connection.execute(latest)]
            by_guest = select(callees.c.room, callees.c.guest, func.min(callees.c.told).label("told"))
            latest_by_room: dict[str, dict[int, int]] = {name: {} for name in names}
            for row in connection.execute(by_guest.where(callees.c.room.in_(names)).group_by(callees.c.room, callees.c.guest)):
                latest_by_room[row.room][row.guest] = row.told
            return tuple(jobs.CalledRoom(*room) for room in latest_by_room.items())
        case _:
            return circle_statements.read(connection, job)


def _linked(connection: Connection, link: str, *, watches: bool) -> str | None:
    return connection.execute(select(links.c.room).where((links.c.link == link) & (links.c.watches == watches))).scalar()


def _stored_room(connection: Connection, job: jobs.LoadRoom) -> StoredRoom | None:
    watch = connection.execute(select(rooms.c.watch).where(rooms.c.room == job.room)).scalar()
    if watch is None:
        return None
    kept = None
    if job.form:
        kept = connection.execute(_kept, {"of_room": job.room, "of_form": job.form}).first()
    since = job.since if kept is None else kept.seq
    commands = select(journal.c.command).where(journal.c.room == job.room, journal.c.seq > since).order_by(journal.c.seq)
    commands = commands if job.most is None else commands.limit(job.most)
    token_hashes = connection.execute(select(guests.c.guest, guests.c.token_hash).where(guests.c.room == job.room))
    return StoredRoom(
        token_hashes={row.guest: row.token_hash for row in token_hashes},
        journal=tuple(connection.execute(commands).scalars()),
        watch=watch,
        snapshot=None if kept is None else kept.snapshot,
        kept_at=0 if kept is None else kept.seq,
    )
