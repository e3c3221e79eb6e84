"""`huit serve` and `huit play`. What takes time to import is imported when it is needed: the address is to be seen at once."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import click

HOST = "127.0.0.1"
PORT = 8080
PORTS_TO_TRY = 50
BACKLOG = 512

_TEXTS = {
    "fr": {
        "address": "Huit : la table est mise sur {address}",
        "data": "Les parties sont gardées dans {data}",
        "stop": "Ctrl-C pour arrêter.",
        "taken": "Le port {port} est déjà pris ; choisissez-en un autre avec --port.",
        "no_data": "On ne peut pas écrire dans {data} : {error}. Choisissez un autre dossier avec --data.",
        "stopped": "Huit s’arrête ; les parties sont gardées.",
    },
    "en": {
        "address": "Huit: the table is laid at {address}",
        "data": "Games are kept in {data}",
        "stop": "Ctrl-C to stop.",
        "taken": "Port {port} is taken; choose another one with --port.",
        "no_data": "Cannot write into {data}: {error}. Choose another folder with --data.",
        "stopped": "Huit stops; the games are kept.",
    },
}


def text(key: str, **facts: object) -> str:
    """Return what is said on the terminal: in French, or in English to those whose system speaks it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return _TEXTS["en" if spoken.startswith("en") else "fr"][key].format(**facts)


def _data_folder(_context: click.Context, _parameter: click.Parameter, given: Path | None) -> Path:
    if given is not None:
        return given
    import platformdirs

    return Path(platformdirs.user_data_dir("huit", appauthor=False))


def _options(command: Callable[..., None]) -> Callable[..., None]:
    for option in (
        click.option(
            "--port",
            default=PORT,
            show_default=True,
            type=click.IntRange(0, 65535),
            help="Port ; 0 : n’importe lequel. · Port; 0: any.",
        ),
        click.option(
            "--data",
            type=click.Path(path_type=Path, file_okay=False),
            envvar="HUIT_DATA",
            callback=_data_folder,
            help="Dossier des parties [HUIT_DATA]. · Folder of the games [HUIT_DATA].",
        ),
    ):
        command = option(command)
    return command


@click.command()
@_options
@click.option("--host", default=HOST, show_default=True, help="Adresse sur laquelle écouter. · Address to listen on.")
@click.option("--open/--no-open", "opens", default=False, help="Ouvrir le navigateur. · Open the browser.")
def serve(host: str, port: int, data: Path, opens: bool) -> None:
    """Servir la table sur ce port, ou échouer s’il est pris. · Serve the table on this port, or fail if it is taken."""
    try:
        listening = listen(host, port)
    except OSError as error:
        raise click.ClickException(text("taken", port=port) if error.errno == errno.EADDRINUSE else str(error)) from error
    run(listening, data, opens=opens)


@click.command()
@_options
@click.option("--open/--no-open", "opens", default=True, help="Ouvrir le navigateur. · Open the browser.")
def play(port: int, data: Path, opens: bool) -> None:
    """Jouer dans le navigateur, sur cette machine. · Play in the browser, on this machine."""
    run(listen_nearby(HOST, port), data, opens=opens)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at *host* and *port*.

    Raises:
        OSError: if it cannot.
    """
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # On Windows this would let two servers share a port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def listen_nearby(host: str, port: int) -> socket.socket:
    """Return a socket that listens at *port*, or at the next one that is free."""
    for candidate in range(port, min(port + PORTS_TO_TRY, 65536)):
        try:
            return listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise click.ClickException(str(error)) from error
    raise click.ClickException(text("taken", port=port))


def run(listening: socket.socket, data: Path, *, opens: bool) -> None:
    """Serve until somebody stops it."""
    _run_loop(_serve(listening, data, opens=opens))


def _run_loop(main: Coroutine[Any, Any, None]) -> None:
    loop_factory = None
    if sys.platform != "win32":
        with contextlib.suppress(ImportError):
            import uvloop

            loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(main)


async def _serve(listening: socket.socket, data: Path, *, opens: bool) -> None:
    from aiohttp import web

    from huit.server.app import create_app
    from huit.server.jobs import StoreError
    from huit.server.limits import CLOSING_S

    try:
        app = await create_app(data)
    except StoreError as error:
        raise click.ClickException(text("no_data", data=data, error=error)) from error
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_S)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    address = address_of(listening)
    for line in (text("address", address=address), text("data", data=data), text("stop")):
        click.echo(line)
    sys.stdout.flush()
    if opens:
        await asyncio.to_thread(open_browser, address)
    await _until_stopped()
    await runner.cleanup()
    click.echo(text("stopped"))


async def _until_stopped() -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in a loop: there Ctrl-C ends the loop itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stopped.set)
    await stopped.wait()


def address_of(listening: socket.socket) -> str:
    """Return the address that a browser on this machine is to open."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_browser(address: str) -> None:
    """Open *address* in the browser, where there is a screen to see it on."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
