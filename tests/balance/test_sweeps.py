"""Sweeps of many rule sets: the same rows on any machine, and nothing lost or played twice, whatever becomes of the process."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from socket import socket
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import pytest
from click.testing import CliRunner, Result

from huit.commands import main
from huit.lab.balance.sweeps import Point, grid, key_of, measured, sample, sweep
from huit.rules import load_rules
from tests.cases import mostly_long

ASKED = ("minimale", "--seats", "2", "--rounds", "10", "--sample", "90", "--steps", "2")


def swept(out: Path, *words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["lab", "sweep", *words, "--out", str(out)], env={"HUIT_LANG": language, "LANG": language})


def rows_of(out: Path) -> list[dict[str, Any]]:
    return [json.loads(row) for row in out.read_text("utf-8").splitlines()]


@contextmanager
def a_cluster() -> Iterator[str]:
    """Start a Ray cluster of this machine with two workers; yield its address."""
    # Ray's sockets have long names, and the folder of a test has one already.
    folder = Path(mkdtemp(prefix="ray"))
    ray = str(Path(sys.executable).with_name("ray"))
    port = free_port()
    command = [ray, "start", "--head", "--num-cpus=2", f"--port={port}", "--node-ip-address=127.0.0.1"]
    command += ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    with (folder / "ray.log").open("w") as log:
        subprocess.run(command, check=True, stdout=log, stderr=log, timeout=120)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            subprocess.run([ray, "stop", "--force"], check=True, stdout=log, stderr=log, timeout=120)
    rmtree(folder, ignore_errors=True)


def free_port() -> int:
    """Return a port that nobody listens at, and that Ray takes for none of its own."""
    while True:
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            port: int = free.getsockname()[1]
        if port >= 20_000:
            return port


def test_a_row_says_what_was_played_and_holds_the_same_numbers_again():
    point = Point("monclar", {"hand": 6}, seats=4, rounds=100)
    row = measured(point)
    assert row == measured(point)
    assert (row["options"], row["digest"], row["rounds"]) == ({"hand": 6}, load_rules("monclar", options={"hand": 6}).digest, 100)
    assert all(half_width >= 0 for _, half_width in (row[name] for name in ("turns", "place", "skill", "forced")))


def test_rules_that_cannot_be_played_are_told_as_such_and_lose_no_others():
    points = grid("monclar", {}, {"hand": [5, 99, 6]}, seats=4)
    rows = [row for lot in sweep((Point(each.name, each.options, 4, rounds=20) for each in points), cores=1) for row in lot]
    assert [row["options"]["hand"] for row in rows] == [5, 99, 6]
    assert ["refused" in row for row in rows] == [False, True, False]
    assert measured(Point("le-8", {}, seats=4))["refused"] == "seats"


def test_rules_that_come_twice_and_those_known_are_played_once():
    points = [Point("minimale", {"hand": hand}, 2, rounds=20) for hand in (5, 6, 5, 7)]
    rows = [row for lot in sweep(points, [key_of(measured(points[1]))], cores=1) for row in lot]
    assert [row["options"]["hand"] for row in rows] == [5, 7]


def test_a_sample_goes_so_many_steps_and_can_be_played():
    for point in sample("deux-jeux", {"hand": 5}, seats=4, count=20, steps=3):
        assert 4 in load_rules(point.name, options=point.options).seats
        assert "refused" not in measured(Point(point.name, point.options, 4, rounds=2))


@pytest.mark.long(short="test_rows_do_not_depend_on_how_many_processes_play")
def test_a_sweep_that_was_killed_goes_on_where_it_was(tmp_path: Path):
    whole, killed = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    assert swept(whole, *ASKED, "--cores", "1").exit_code == 0
    command = [sys.executable, "-m", "huit", "lab", "sweep", *ASKED, "--out", str(killed)]
    process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL)
    until = monotonic() + 120
    while not (killed.exists() and killed.stat().st_size) and process.poll() is None and monotonic() < until:
        sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    with killed.open("a", encoding="utf-8") as file:
        file.write('{"rules": "minimale", "opt')  # as if it had been killed in the middle of a row
    told = swept(killed, *ASKED, "--cores", "1").stdout
    found = re.search(r"(\d+) more rule sets, (\d+) were there already", told)
    assert found is not None
    assert int(found[2]) > 0
    assert int(found[1]) + int(found[2]) == len(rows_of(whole))
    in_order = sorted(rows_of(killed), key=key_of)
    assert in_order == sorted(rows_of(whole), key=key_of)


def test_sweep_refuses_what_cannot_be(tmp_path: Path):
    out = tmp_path / "rows.jsonl"
    assert "dire --grid" in swept(out, "monclar", language="fr").stderr
    assert "say --grid" in swept(out, "monclar", "--grid", "hand=5", "--sample", "3").stderr
    assert "write a key and its values" in swept(out, "monclar", "--grid", "hand=five").stderr
    assert "only for 2 to 10" in swept(out, "monclar", "--seats", "11", "--sample", "3").stderr
    assert "write a key and its values" in swept(out, "monclar", "--grid", "hand=2020-01-01").stderr
    assert "write a key and its values" in swept(out, "monclar", "--grid", "hand").stderr
    assert "cannot be written" in swept(tmp_path / "nowhere" / "rows.jsonl", "monclar", "--sample", "3").stderr
    for other in ("something else\n", "no line ends", '{"a": 1}', '{"a": 1}\n', "[1]\n"):
        out.write_text(other, "utf-8")
        assert "name another one" in swept(out, "monclar", "--sample", "3").stderr
        assert out.read_text("utf-8") == other, "it is left as it is"


@pytest.mark.parametrize("cores", mostly_long([2, 1], every=2))
def test_rows_do_not_depend_on_how_many_processes_play(cores: int):
    points = list(sample("minimale", {}, seats=2, count=45, steps=2))
    rows = [row for lot in sweep((Point(each.name, each.options, 2, rounds=20) for each in points), cores=cores) for row in lot]
    alone = [measured(Point(each.name, each.options, 2, rounds=20)) for each in points]
    expected = {key_of(row): row for row in alone}
    assert {key_of(row): {**row, "options": 0} for row in rows} == {key: {**row, "options": 0} for key, row in expected.items()}


def test_a_cluster_that_is_not_there_is_told_of(tmp_path: Path):
    told = swept(tmp_path / "rows.jsonl", *ASKED, "--ray", "127.0.0.1:1")
    assert told.exit_code == 1
    assert "no Ray cluster: 127.0.0.1:1" in told.stderr


@pytest.mark.long(short="test_rows_do_not_depend_on_how_many_processes_play")
def test_a_cluster_of_two_workers_plays_the_same_rows(tmp_path: Path):
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    words = ("minimale", "--seats", "2", "--rounds", "20", "--sample", "250", "--steps", "2")
    assert swept(here, *words).exit_code == 0
    with a_cluster() as address:
        told = swept(there, *words, "--ray", address)
        assert told.exit_code == 0, told.output
    assert sorted(rows_of(there), key=key_of) == sorted(rows_of(here), key=key_of)
