"""`huit play` and `huit serve`: ports, the language of the terminal, and how soon the address is there."""

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from huit.commands import main
from huit.server.running import commands
from huit.words.made import server

SLOW_IMPORTS = ("numba", "numpy", "sqlalchemy", "aiohttp")


def test_play_takes_the_next_port_when_one_is_taken():
    with commands.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with commands.listen_nearby("127.0.0.1", port) as found:
            assert found.getsockname()[1] > port
        with pytest.raises(OSError, match="in use"):
            commands.listen("127.0.0.1", port)


def test_serve_says_that_a_port_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with commands.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = CliRunner().invoke(commands.serve, ["--port", str(port), "--data", str(tmp_path)])
    assert said.exit_code == 1
    assert f"Le port {port} est déjà pris" in said.output


def test_a_folder_that_cannot_be_written_to_is_said_clearly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "file").write_text("", "utf-8")
    said = CliRunner().invoke(commands.play, ["--port", "0", "--no-open", "--data", str(tmp_path / "file" / "data")])
    assert said.exit_code == 1
    assert "Choose another folder with --data" in said.output


@pytest.mark.parametrize(("locale", "french"), [("fr_FR.UTF-8", True), ("en_US.UTF-8", False), ("", True), ("de_DE", True)])
def test_the_terminal_speaks_french_and_english_to_those_who_do(locale: str, french: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", locale)
    assert (commands.text("stop") == "Ctrl-C pour arrêter.") is french


@pytest.mark.parametrize("key", vars(server.WORDS["fr"].running))
def test_what_is_said_on_the_terminal_is_said_in_both_languages(key: str, monkeypatch: pytest.MonkeyPatch):
    facts = {name: f"<{name}>" for name in ("address", "data", "database", "error", "example")} | {"port": 8000}
    told: dict[str, str] = {}
    for language in ("fr", "en"):
        monkeypatch.setenv("HUIT_LANG", language)
        told[language] = commands.text(key, **facts)
    french, english = told["fr"], told["en"]
    assert french != english
    assert sorted(re.findall(r"<\w+>", french)) == sorted(re.findall(r"<\w+>", english))
    assert not re.search("'|[^\u00a0\u202f][;:!?»]", french)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:{}/"), ("0.0.0.0", "http://localhost:{}/")],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str):
    with commands.listen(host, 0) as listening:
        assert commands.address_of(listening) == address.format(listening.getsockname()[1])


def test_the_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch):
    opened: list[str] = []
    monkeypatch.setattr(commands.webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    commands.open_browser("http://127.0.0.1:8080/")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    commands.open_browser("http://127.0.0.1:8080/")
    assert opened == ["http://127.0.0.1:8080/"]


def test_both_are_click_commands_and_say_what_they_take():
    for command in (commands.play, commands.serve):
        assert isinstance(command, click.Command)
        shown = CliRunner().invoke(main, [str(command.name), "--help"])
        assert shown.exit_code == 0
        assert "HUIT_DATA" in shown.output


def test_the_command_line_does_not_wait_for_what_it_does_not_need():
    code = f"import sys, huit.server.running.commands; print([name for name in {SLOW_IMPORTS!r} if name in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_the_server_waits_for_the_import_of_no_database_and_needs_neither_numba_nor_numpy():
    code = """if True:
        import sys, huit.server.http.app
        print({"sqlalchemy", "alembic", "psycopg"} & set(sys.modules))
        import huit.server.storage.database
        print({"numba", "numpy"} & set(sys.modules))
    """
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == ["set()", "set()"]
