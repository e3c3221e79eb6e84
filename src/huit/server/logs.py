"""The server's log: named events with facts from an allow-list. No person's name, no card and no secret is written."""

import json
import logging
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal, TypedDict, Unpack

from huit.rules.words import visible

SHOWN_LETTERS = 3
"""Letters of a room's name that are logged: enough to follow a room, too few to enter it."""
MOST_ERROR_CHARACTERS = 200
HIDDEN = "***"

_logger = logging.getLogger("huit")
_hidden: list[str] = []


class Facts(TypedDict, total=False):
    """The facts that an event may have. Other keys are not written."""

    room: str
    """Only its first `SHOWN_LETTERS` letters are written."""
    seq: int
    code: str
    """The code of a `Refused`."""
    error: BaseException
    """Of an `OSError` the first line is written, as later lines quote values; of other errors only the class."""
    jobs: int
    count: int
    what: str
    """Never a whole path: it may name a person."""
    said: str
    """The last words of a process of ours that has ended: see `lines.last_words_of`."""
    version: str
    store: Literal["sqlite", "postgresql"]
    port: int
    processes: int
    process: int
    """Which of the processes, from 0."""
    exit_code: int
    again_in_s: float


def tell(event: str, *, level: int = logging.INFO, **facts: Unpack[Facts]) -> None:
    """Write one event to the log."""
    _logger.log(level, event, extra={"facts": facts})


def warn(event: str, **facts: Unpack[Facts]) -> None:
    """Write one event at warning level."""
    tell(event, level=logging.WARNING, **facts)


def hide(secrets: Iterable[str]) -> None:
    """Replace *secrets* by `HIDDEN` in every line written from now on."""
    _hidden.extend(secrets)


def scrubbed(text: str) -> str:
    """Return *text* with hidden secrets replaced.

    >>> hide(["hunter2"])
    >>> scrubbed("no hunter2 here")
    'no *** here'
    """
    for secret in _hidden:
        text = text.replace(secret, HIDDEN)
    return text


def set_up(format: Literal["json", "text"], *, level: int = logging.INFO) -> None:
    """Write the log to stderr, one line for each event."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(_as_json if format == "json" else _as_text))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _logger.setLevel(level)
    if format == "json":
        _catch_what_python_prints()


def _catch_what_python_prints() -> None:
    """Log uncaught exceptions and warnings as events: Python would print their messages, which quote values."""
    logging.captureWarnings(True)
    python = logging.getLogger("python")
    sys.excepthook = lambda kind, error, trace: python.critical("uncaught", exc_info=(kind, error, trace))
    threading.excepthook = lambda args: python.error("uncaught in a thread", exc_info=args.exc_value)
    sys.unraisablehook = lambda args: python.error("uncaught where nobody can", exc_info=args.exc_value)


class Lines(logging.Formatter):
    """Formats records as lines. Of other libraries' records only the message template is kept, not its arguments."""

    def __init__(self, write: Callable[[Mapping[str, Any]], str]) -> None:
        super().__init__()
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts: Facts | None = getattr(record, "facts", None)
        line = _foreign(record) if facts is None else {"event": record.getMessage(), **_visible_facts(facts)}
        return visible(scrubbed(self._write({"time": at, "level": record.levelname.lower(), "pid": record.process, **line})))


def _visible_facts(facts: Facts) -> dict[str, Any]:
    line: dict[str, Any] = {key: facts[key] for key in Facts.__annotations__ if key in facts}
    if "room" in line:
        line["room"] = line["room"][:SHOWN_LETTERS] + "…"
    if "said" in line:
        line["said"] = line["said"][:MOST_ERROR_CHARACTERS]
    if "error" in line:
        error = line["error"]
        line["error"] = _first_line(str(error)) if isinstance(error, OSError) else type(error).__name__
    return line


def _foreign(record: logging.LogRecord) -> dict[str, Any]:
    """Return what may be logged of another library's record: its template, the class of the error, and the stack's lines."""
    line: dict[str, Any] = {"event": "library", "logger": record.name, "said": _first_line(str(record.msg))}
    if record.exc_info and record.exc_info[0] is not None:
        frames = traceback.extract_tb(record.exc_info[2])
        line["error"] = record.exc_info[0].__name__
        line["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    return line


def _first_line(text: str) -> str:
    return (text.splitlines() or [""])[0][:MOST_ERROR_CHARACTERS]


def _as_json(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


_AT_THE_FRONT = ("time", "level", "pid", "event")


def _as_text(line: Mapping[str, Any]) -> str:
    facts = " ".join(f"{key}={line[key]}" for key in line if key not in _AT_THE_FRONT)
    return f"{line['time'][11:19]} {line['level']} {line['event']} {facts}".rstrip()
