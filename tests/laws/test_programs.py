"""Programs without Numba: they say what plain Python says, come from disk, and are made again where what is kept does not fit."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

import huit
from huit.engine import code_files, compiling, jit
from huit.engine.bits import hash_seed, next_random
from huit.engine.kernel import bound, kernel
from huit.engine.programs import Program
from huit.players.family_search import search_kernels
from huit.players.search import think_once
from tests.cases import as_case
from tests.laws.test_speeds import side_by_side

MANY = [0, 1, 2, 1960, 2**31, 2**62 - 1]


@kernel
def add_all(numbers: Any, more: Any, times: int) -> int:
    """Add *times* times the two of *more* to each number; return the sum."""
    total = 0
    for k in range(len(numbers)):
        numbers[k] += times * (more[0] + more[1])
        total += numbers[k]
    return total


@kernel
def double(numbers: Any) -> None:
    for k in range(len(numbers)):
        numbers[k] *= 2


@kernel
def is_odd(number: int) -> bool:
    return number & 1 == 1


@kernel
def allocates(size: int) -> int:
    return len(np.zeros(size))


@kernel
def at(numbers: Any, place: int) -> int:
    return numbers[place]


def made(function: Any, compile_: Callable[..., Any] = compiling.code_of) -> Program:
    return Program(function, compile_, compiling.by_numba)


def not_again(function: Any, args: Any) -> None:
    raise AssertionError(f"{function.__name__} is compiled again")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of the test's own: for this machine's code, and for what came with the package."""
    monkeypatch.setattr(code_files, "cache_folder", lambda: tmp_path / "own")
    monkeypatch.setattr(code_files, "KEPT", tmp_path / "kept")
    return tmp_path


@pytest.mark.parametrize("rules", [as_case("danish", is_long=False), as_case("monclar", is_long=True)])
def test_every_decision_is_the_same(rules: str) -> None:
    side_by_side(huit.load_rules(rules), 3, cache(made), seed=3, steps=150)


def test_numbers_go_in_and_out():
    for function in (hash_seed, next_random):
        program = made(function)
        assert [program(number) for number in MANY] == [function(number) for number in MANY]
    assert [made(is_odd)(number) for number in (4, 5)] == [False, True]


def test_arrays_and_pairs_go_in_and_are_changed():
    numbers, program = np.arange(4), made(add_all)
    assert program(numbers, (2, 3), 10) == 206
    assert numbers.tolist() == [50, 51, 52, 53]
    assert program(numbers[1:3], (0, 1), 1) == 105
    assert numbers.tolist() == [50, 52, 53, 53]


def test_the_same_arrays_again_and_others_in_their_place():
    program, numbers = made(double), np.arange(3)
    for _ in range(3):
        assert program(numbers) is None
    assert numbers.tolist() == [0, 8, 16]
    for _ in range(50):  # an array that goes leaves its place to the next one
        numbers = np.arange(3)
        program(numbers)
        assert numbers.tolist() == [0, 2, 4]


def test_what_only_numba_can_take_or_run_is_left_to_it():
    program = made(double)
    numbers = np.arange(6)
    program(numbers[::2])
    assert numbers.tolist() == [0, 1, 4, 3, 8, 5], "not in one piece"
    program(numbers)
    assert numbers.tolist() == [0, 2, 8, 6, 16, 10]
    assert made(is_odd)(np.int64(3)) is True
    assert compiling.code_of(allocates, (3,)) is None
    assert made(allocates)(3) == 3


def test_a_program_that_stops_says_so():
    program = made(at)
    assert program(np.arange(3), 2) == 2
    with pytest.raises(RuntimeError, match="stopped"):  # as bounds are checked here
        program(np.arange(3), 7)


def test_it_comes_from_disk():
    assert made(hash_seed)(7) == made(hash_seed, not_again)(7) == hash_seed(7)


def test_what_came_with_the_package_is_finished_here(own_folders: Path):
    made(hash_seed)(7)
    shutil.move(own_folders / "own", own_folders / "kept")
    for machine_code in (own_folders / "kept").rglob("*.o"):
        machine_code.unlink()
    told: list[int] = []
    with jit.when_compiling(lambda: told.append(1)):
        assert made(hash_seed, not_again)(7) == hash_seed(7)
    assert told == [1]
    assert [file.suffix for file in (own_folders / "own").rglob("*.*")] == [".o"]
    assert made(hash_seed, not_again)(8) == hash_seed(8)


@pytest.mark.parametrize("spoil", [lambda code: code[: len(code) // 2], lambda code: b"", lambda code: code[:-1] + b"?"])
def test_a_broken_file_is_made_again(spoil: Callable[[bytes], bytes], own_folders: Path):
    made(hash_seed)(7)
    files = [file for file in own_folders.rglob("*") if file.is_file()]
    assert sorted(file.suffix for file in files) == [".bc", ".o"]
    for file in files:
        file.write_bytes(spoil(file.read_bytes()))
    assert made(hash_seed)(7) == hash_seed(7)
    assert all(map(code_files.read, files)), "they are whole again"


def test_other_sources_and_other_versions_are_not_loaded(monkeypatch: pytest.MonkeyPatch):
    made(hash_seed)(7)
    for name, other in (("sources_of", lambda function: ["edited"]), ("_kind_of_machine", lambda: ("another Numba",))):
        with monkeypatch.context() as patched:
            patched.setattr(code_files, name, other)
            with pytest.raises(AssertionError, match="compiled again"):
                made(hash_seed, not_again)(7)
            assert made(hash_seed)(7) == hash_seed(7)


def test_it_plays_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "file").touch()
    monkeypatch.setattr(code_files, "cache_folder", lambda: tmp_path / "file")
    assert made(hash_seed)(7) == hash_seed(7)


def test_a_package_keeps_what_its_own_sources_make(own_folders: Path):
    folder = code_files.folder_of([code_files._digest_of(code_files.PACKAGE)])
    for file in (f"own/{folder}/new.bc", f"own/{folder}/new.here.o", "own/another/new.bc", "kept/before/old.bc"):
        (own_folders / file).parent.mkdir(parents=True, exist_ok=True)
        (own_folders / file).touch()
    code_files.keep()
    assert [file.relative_to(own_folders / "kept") for file in (own_folders / "kept").rglob("*.*")] == [Path(folder, "new.bc")]


IN_A_PROCESS = """
import sys
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from huit.engine import code_files
from huit.engine.jit import entry
from huit.engine.kernel import kernel

code_files.cache_folder = lambda: Path(sys.argv[1])


@kernel
def root(numbers: Any) -> int:
    return int(sqrt(numbers[0]))


print(entry(root)(np.array([144])), "numba" in sys.modules)
"""


def test_a_second_start_does_without_numba(tmp_path: Path):
    """Not without the functions of the system, though."""
    (tmp_path / "starting.py").write_text(IN_A_PROCESS)
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    command = [sys.executable, str(tmp_path / "starting.py"), str(tmp_path / "own")]
    said = [subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert said == ["12 True\n", "12 False\n"]


def test_what_another_process_made_meanwhile_is_not_made_again(own_folders: Path, monkeypatch: pytest.MonkeyPatch):
    @contextmanager
    def waited(path: Path) -> Generator[None]:
        monkeypatch.setattr(code_files, "alone", alone)
        assert made(hash_seed)(7) == hash_seed(7)  # by the other one
        yield

    alone = code_files.alone
    monkeypatch.setattr(code_files, "alone", waited)
    assert made(hash_seed, not_again)(8) == hash_seed(8)


def test_one_at_a_time_makes_a_file_and_the_next_waits(own_folders: Path):
    path, order = own_folders / "new" / "one.o", list[str]()

    def second() -> None:
        with code_files.alone(path):
            order.append("second")

    with code_files.alone(path):
        waiting = Thread(target=second)
        waiting.start()
        with code_files.alone(path.with_name("other.o")):
            order.append("another file")
        waiting.join(0.2)
        order.append("first")
    waiting.join()
    assert order == ["another file", "first", "second"]


def test_where_no_lock_can_be_had_it_is_made_all_the_same(own_folders: Path):
    (own_folders / "own").touch()
    assert not code_files.can_write()
    with code_files.alone(own_folders / "own" / "one.o"):
        assert made(hash_seed)(7) == hash_seed(7)


def test_each_kernel_that_becomes_ready_is_told_and_no_more_once_it_is():
    told: list[str] = []
    program = made(add_all)
    with jit.when_ready(told.extend):
        program(np.arange(4), (2, 3), 10)
        assert set(told) >= jit.kernels_of(add_all) == {f"{__name__}.add_all"}
        told.clear()
        program(np.arange(4), (2, 3), 10)
    assert told == []


def test_the_kernels_of_a_program_are_all_that_it_calls():
    family = huit.load_rules("danish").family
    think = bound(think_once, search_kernels(family), label=family)
    named = jit.kernels_of(think)
    assert {"huit.players.search.think_once_danish", "huit.players.danish.choose"} <= named
    assert not any("open_name" in name for name in named)
