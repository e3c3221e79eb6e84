"""docs/serving.md and deploy/ say what the server does: its options, counts, events, paths and commands."""

import configparser
import re
import shlex
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from huit.server import limits, metrics
from huit.server.running import commands

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "serving.md").read_text("utf-8")
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "huit" / "server").rglob("*.py"))
OPTIONS = {name for parameter in commands.serve.params for name in (*parameter.opts, *parameter.secondary_opts)}
VARIABLES = {parameter.envvar for parameter in commands.serve.params if parameter.envvar}


def test_the_page_names_every_option_and_no_other():
    (rows,) = re.findall(r"## Options\n(.*?)\n## ", PAGE, re.DOTALL)
    assert set(re.findall(r"`(--[a-z-]+)", rows)) == OPTIONS
    huit_commands = re.findall(r"^huit .*$|huit huit --.*$", PAGE, re.MULTILINE)
    assert huit_commands
    assert {option for line in huit_commands for option in re.findall(r"--[a-z-]+", line)} <= OPTIONS
    # The language of the terminal has no option: it is that of whoever reads it.
    assert set(re.findall(r"\bHUIT_[A-Z_]+", PAGE)) == VARIABLES | {"HUIT_LANG"}


def test_the_page_names_every_count_and_no_other():
    assert metrics.rooms
    ours = {family.name for family in REGISTRY.collect() if family.name.startswith("huit_")}
    assert {name.removesuffix("_total") for name in re.findall(r"`(huit_\w+)`", PAGE)} == ours


def test_the_page_names_every_event_and_no_other():
    (rows,) = re.findall(r"## The log\n(.*?)\n## ", PAGE, re.DOTALL)
    named = {name for row in rows.splitlines() if row.startswith("| `") for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named - {"library"} == set(re.findall(r'logs\.(?:tell|warn)\(\s*"(\w+)"', SOURCES))


def test_the_page_gives_the_limits_that_are_in_force():
    usual = limits.Limits()
    for said in (
        f"{usual.message_burst} at once, then {usual.messages_per_s:g} a second; {usual.refusal_burst} more",
        f"{usual.command_burst} at once, then {usual.commands_per_s:g} a second: coming, sitting",
        f"{spaced(usual.rooms)}, {spaced(usual.sockets)} a process",
        f"{usual.room_burst} at once, then {usual.rooms_per_s:g} a second",
        f"requests | {usual.request_burst} at once, then {usual.requests_per_s:g} a second",
        f"rooms opened | {usual.address_room_burst} at once, then {60 * usual.address_rooms_per_s:g} a minute",
        f"seats asked for | {usual.join_burst} at once, then {60 * usual.joins_per_s:g} a minute",
        f"do not exist | {usual.unknown_burst} at once, then {60 * usual.unknown_per_s:g} a minute",
        f"connections, sockets among them | {usual.address_sockets}; {usual.address_connections} (",
        f"all of them | {usual.address_message_burst} at once, then {usual.address_messages_per_s:g} a second",
        f"as many replays | {usual.address_sheet_burst} at once, then {usual.address_sheets_per_s:g} a second",
        f"checks of rules that play | {usual.address_check_burst} at once, then {60 * usual.address_checks_per_s:g} a minute",
        f"questions to the lab | {usual.address_lab_burst} at once, then {60 * usual.address_labs_per_s:g} a minute;"
        f" {usual.address_labs_waiting} that wait; {usual.address_lab_streams} answers under way",
        f"questions to the lab | {usual.check_burst} at once, then {usual.checks_per_s:g} a second;"
        f" {usual.lab_burst} at once, then {60 * usual.labs_per_s:g} a minute",
        f"{usual.lab_play_s:g} s of play; given up when silent for {usual.lab_silent_s:g} s. One is played at a time,"
        f" {usual.labs_waiting} wait",
        f"newest {limits.MOST_LAB_ANSWERS} answers of the lab",
        f"rule sheets and replays | {usual.sheet_burst} at once, then {usual.sheets_per_s:g} a second",
        f"gets {usual.network_factor}\ntimes as much",
        f"after\n{limits.STOPPING_S:g} s is killed",
        f"does not within {limits.READY_S:g} s",
        f"up to {limits.MOST_AGAIN_S:g} s",
    ):
        assert said in PAGE


def spaced(number: int) -> str:
    return f"{number:,}".replace(",", " ")


def test_the_command_of_the_systemd_unit_is_one_that_huit_understands():
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "huit.service", "utf-8")
    program, name, *options = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, name) == ("huit", "serve")
    assert understood(options)["host"] == "127.0.0.1"
    variables = re.findall(r"\b(HUIT_[A-Z_]+)", (DEPLOY / "huit.service").read_text("utf-8"))
    assert set(variables) <= VARIABLES
    assert unit["Service"]["DynamicUser"] == "yes"
    assert int(unit["Service"]["TimeoutStopSec"]) > limits.STOPPING_S


def test_the_command_of_the_container_is_one_that_huit_understands():
    lines = (DEPLOY / "Containerfile").read_text("utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT \[(.+)\]$", lines, re.MULTILINE)
    program, name, *options = re.findall(r'"([^"]+)"', entry)
    assert (Path(program).name, name) == ("huit", "serve")
    assert understood(options)["port"] == 8080
    assert re.search(r"^USER huit$", lines, re.MULTILINE)
    copied = {source for line in re.findall(r"^COPY ([^-].*)$", lines, re.MULTILINE) for source in line.split()[:-1]}
    assert all((ROOT / source).exists() for source in copied)
    built_from = re.findall(r"^    from (\w+)\.", (ROOT / "hatch_build.py").read_text("utf-8"), re.MULTILINE)
    assert {"src", "frontend", *(name for name in built_from if (ROOT / name).is_dir())} <= copied, "the build needs these too"


def test_every_base_of_the_container_is_pinned_by_digest():
    lines = (DEPLOY / "Containerfile").read_text("utf-8")
    pinned = dict(re.findall(r"^ARG (\w+)=(\S+@sha256:[0-9a-f]{64})$", lines, re.MULTILINE))
    bases = re.findall(r"^FROM (\S+)", lines, re.MULTILINE)
    assert bases
    assert set(bases) == {f"${{{name}}}" for name in pinned}
    assert all(tag in PAGE for tag in re.findall(r"python:[\w.-]+(?=@)", lines))


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_sends_players_to_the_port_of_the_unit_and_keeps_what_machines_ask(name: str):
    lines = (DEPLOY / name).read_text("utf-8")
    assert "127.0.0.1:8080" in lines
    for path in ("metrics", "health", "ready"):
        assert path in lines
    for command in re.findall(r"huit serve [^\n.]*\S*", lines):
        assert set(re.findall(r"--[a-z-]+", command)) <= OPTIONS


def understood(options: list[str]) -> dict[str, object]:
    """What `huit serve` makes of *options*; click raises what it does not understand."""
    return commands.serve.make_context("serve", options, resilient_parsing=False).params
