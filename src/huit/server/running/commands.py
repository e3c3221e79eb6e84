"""`huit serve` and `huit play`. Slow imports are made late, so that wrong options and a taken port are reported at once."""

import contextlib
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import click

from huit.server.running.reach import reached_at
from huit.server.running.signals import held_signals
from huit.server.settings import DATABASE_EXAMPLE, DatabaseUrl, Proxy, PublicUrl, SettingError, Settings
from huit.server.storage.jobs import StoreError
from huit.spoken import language
from huit.words.made import server
from huit.words.telling import messages, said

HOST = "127.0.0.1"
PORT = 8080
PORTS_TO_TRY = 50
BACKLOG = 512
MOST_PROCESSES = 64


def text(key: str, **facts: object) -> str:
    """Return a message for the terminal, in the language of the terminal."""
    told = {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
    return said(messages(server.WORDS[language()].running)[key], told)


def _data_folder(_context: click.Context, _parameter: click.Parameter, given: Path | None) -> Path:
    if given is not None:
        return given
    import platformdirs

    return Path(platformdirs.user_data_dir("huit", appauthor=False))


_port = click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
_data = click.option("--data", type=click.Path(path_type=Path, file_okay=False), envvar="HUIT_DATA", callback=_data_folder)

_prepare = click.option("--prepare/--no-prepare", "prepares", default=True, envvar="HUIT_PREPARE")


def _reading(read: Callable[[str], object]) -> Callable[[click.Context, click.Parameter, str | None], object]:
    """Return the callback of an option that *read* converts; an empty text counts as not given."""

    def value_of(_context: click.Context, _parameter: click.Parameter, given: str | None) -> object:
        try:
            return read(given) if given else None
        except SettingError as error:
            # The text itself is not shown: it may hold a password.
            raise click.BadParameter(text("wanted", example=error)) from None

    return value_of


def _reading_all(read: Callable[[str], object]) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], object]:
    """Return the callback of an option that may be given several times."""
    one = _reading(read)
    return lambda context, parameter, given: tuple(
        value for text in given if (value := one(context, parameter, text)) is not None
    )


@click.command()
@_data
@_port
@click.option("--host", default=HOST, show_default=True)
@click.option("--database", envvar="HUIT_DATABASE", callback=_reading(DatabaseUrl.read), metavar="URL")
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1, MOST_PROCESSES))
@click.option("--public-url", envvar="HUIT_PUBLIC_URL", callback=_reading(PublicUrl.read), metavar="URL")
@click.option("--proxy", "proxies", multiple=True, envvar="HUIT_PROXY", callback=_reading_all(Proxy.read), metavar="ADDRESS")
@click.option(
    "--push-service",
    "push_services",
    multiple=True,
    envvar="HUIT_PUSH_SERVICE",
    callback=_reading_all(PublicUrl.read),
    metavar="URL",
)
@click.option("--log-format", default="json", show_default=True, type=click.Choice(["json", "text"]))
@click.option("--open/--no-open", "opens", default=False)
@_prepare
@click.option("--seed", envvar="HUIT_SEED", callback=_reading(str))
def serve(host: str, port: int, **chosen: Any) -> None:
    """Serve the table on this port, or fail if it is taken."""
    settings = Settings(**chosen)
    _check_together(settings)
    # From when it listens on, every signal is a stop in order.
    with held_signals():
        try:
            listening = listen(host, port)
        except OSError as error:
            raise click.ClickException(text("taken", port=port) if error.errno == errno.EADDRINUSE else str(error)) from error
        run(listening, settings)


def _check_together(settings: Settings) -> None:
    if settings.processes > 1 and settings.database is None:
        raise click.UsageError(text("alone", example=DATABASE_EXAMPLE))
    if settings.processes > 1 and sys.platform == "win32":
        raise click.UsageError(text("no_fork"))


@click.command()
@_data
@_port
@_prepare
@click.option("--open/--no-open", "opens", default=True)
@click.option("--host", default=HOST, show_default=True)
def play(host: str, port: int, data: Path, opens: bool, prepares: bool) -> None:
    """Play in the browser, on this machine."""
    with held_signals():
        run(listen_nearby(host, port), Settings(data=data, opens=opens, prepares=prepares))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at *host* and *port*.

    Raises:
        OSError: if the address is unknown or taken.
    """
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # On Windows this option would let two servers share a port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def listen_nearby(host: str, port: int) -> socket.socket:
    """Return a socket that listens at *port*, or at the next free one of `PORTS_TO_TRY`.

    Raises:
        ClickException: if none is free.
    """
    for candidate in range(port, min(port + PORTS_TO_TRY, 65536)):
        try:
            return listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise click.ClickException(str(error)) from error
    raise click.ClickException(text("taken", port=port))


def run(listening: socket.socket, settings: Settings) -> None:
    """Serve until stopped, and print the address when ready.

    Raises:
        ClickException: if the database cannot be opened.
    """
    from huit.server import logs
    from huit.server.running.loops import run_loop

    # Whatever this process and those that it starts write is for its owner only.
    before = os.umask(0o077)
    logs.set_up(settings.log_format, level=logging.INFO if settings.log_format == "json" else logging.WARNING)
    try:
        if settings.processes == 1:
            from huit.server.running.alone import serve_here

            run_loop(serve_here(listening, settings, when_ready=lambda: _welcome(listening, settings)))
        else:
            from huit.server.running.together import run_together

            run_together(listening, settings, when_ready=lambda: _welcome(listening, settings))
    except StoreError as error:
        raise click.ClickException(_unstored(error, settings)) from None
    finally:
        os.umask(before)
    click.echo(text("stopped"))


def _welcome(listening: socket.socket, settings: Settings) -> None:
    address = address_of(listening)
    kept = text("data", data=settings.data) if settings.database is None else text("database", database=settings.database.address)
    others = None if settings.public_url is not None else reached_at(listening)
    friends = [] if others is None else [text("friends", address=f"{others}/")]
    for line in (text("address", address=address), *friends, kept, text("stop")):
        click.echo(line)
    sys.stdout.flush()
    if settings.opens:
        # In a thread, as starting a browser may block.
        Thread(target=open_browser, args=(address,), daemon=True).start()


def _unstored(error: StoreError, settings: Settings) -> str:
    from huit.server.logs import scrubbed

    if settings.database is None:
        return text("no_data", data=settings.data, error=error)
    return text("no_database", database=settings.database.address, error=scrubbed(str(error)))


def address_of(listening: socket.socket) -> str:
    """Return the URL for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_browser(address: str) -> None:
    """Open *address* in the browser if there is a display."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
