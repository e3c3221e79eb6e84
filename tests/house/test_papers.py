"""What is written beside the code is true: lock files, generated pages, the commands that the pages name."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from huit.rules.families import family_names
from tools import generate_docs, generate_protocol

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "tests" / "README.md"])
PAPERS = [
    page for page in [*PAGES, ROOT / "frontend/README.md"] if page.name != "CHANGELOG.md" and page.parent.name != "decisions"
]
TOP = ("benchmarks", "changelog.d", "deploy", "docs", "frontend", "tests", "tools")
FLOORS = tuple(path.name for path in (ROOT / "src" / "huit").iterdir() if path.is_dir())
EXAMPLES = {"mine.py", "ours.toml", "rules/library/VERSION.toml", "src/huit/clients/engine", "test_other.py"}
"""Files that pages name and whoever reads them writes, or has written."""


@pytest.mark.parametrize(
    "name",
    [
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-searches.lock",
        "frontend/package-lock.json",
        "benchmarks/server/peers/package-lock.json",
        "requirements-engine.lock",
        "tools/engine/package-lock.json",
    ],
)
def test_a_lock_file_records_no_address(name: str):
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["requirements.lock", "requirements-dev.lock", "requirements-searches.lock", "requirements-engine.lock"]
)
def test_every_locked_package_has_a_hash(name: str):
    pins = re.split(r"\n(?=\S)", (ROOT / name).read_text(encoding="utf-8"))
    assert pins
    assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)


def test_the_lock_files_pin_alike_what_both_pin():
    dev = _pins("requirements-dev.lock")
    assert {package: dev.get(package) for package in _pins("requirements.lock")} == _pins("requirements.lock")


def test_everything_that_huit_asks_for_is_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["test"], *project["optional-dependencies"]["check"]]
    names = {re.split(r"[\[<>=;\s]", requirement)[0].lower() for requirement in asked}
    assert names <= set(_pins("requirements-dev.lock"))


def test_the_generated_pages_say_what_the_code_says():
    assert generate_docs.stale_pages() == []


def test_the_types_and_plans_of_the_page_are_those_of_the_server():
    for path, text in generate_protocol.generated().items():
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_names_only_commands_that_make_knows(page: Path):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    # In code only: prose may make what it likes.
    code = re.findall(r"```.*?```|`[^`]+`", page.read_text(encoding="utf-8"), re.DOTALL)
    named = {target for piece in code for target in re.findall(r"\bmake ([a-z]+)", piece)}
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_links_only_to_what_is_there(page: Path):
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    gone = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert gone == []


@pytest.mark.parametrize("page", PAPERS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_names_only_files_and_folders_that_there_are(page: Path):
    """By the end of their path, as pages do; NAME stands for a family. Decisions tell of their time, and are not asked."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    named = {name for code in re.findall(r"`([^`\n]+)`", text) for name in paths_in(code)}
    assert sorted(name for name in named - EXAMPLES if not is_there(name)) == []


def test_a_file_that_is_gone_is_found():
    assert paths_in("src/huit/gone.py") == ["src/huit/gone.py"]
    assert paths_in("rules/gone/") == ["rules/gone"]
    assert not any(map(is_there, ("src/huit/gone.py", "gone.py", "rules/gone", "commands.p")))
    assert all(map(is_there, ("src/huit/commands.py", "NAME/schema.py", "rules/library", "frontend/src")))


def paths_in(code: str) -> list[str]:
    """Return the files that *code* names, and the folders below one of ours."""
    ours = (*TOP, "src", *FLOORS)
    paths: list[str] = re.findall(r"(?<![\w@.:*/~<-])[\w-][\w.-]*(?:/[\w.-]+)*/?(?![\w*(=/<])", code)
    files = [path for path in paths if re.search(r"[\w-]\.(?:py|ts|svelte|toml|json|css|html|js|md|yml)$", path)]
    folders = [path.rstrip("/") for path in paths if "/" in path and path.partition("/")[0] in ours and "." not in path]
    return [*files, *folders]


def is_there(name: str) -> bool:
    """Tell whether the path of some file or folder ends so."""
    wanted = tuple(f"/{name.replace('NAME', family)}" for family in family_names())
    return any(path.endswith(wanted) for path in all_paths())


@cache
def all_paths() -> list[str]:
    """Every file and folder that is ours, from the root on."""
    found = [path for top in (*TOP, "src") for path in [ROOT / top, *(ROOT / top).rglob("*")] if "node_modules" not in path.parts]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in (*found, *ROOT.glob("*.*"))]


def test_a_decision_says_its_status():
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    odd = [
        page.name
        for page in pages
        if not re.match(r"# .*\n\nStatus: (accepted|superseded by \[\d{4}\]).*\.\n", page.read_text("utf-8"))
    ]
    assert odd == []


def test_a_decision_has_its_three_parts_and_its_number():
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        parts = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert parts == ["Context", "Choice", "What we give up"], page.name


def _pins(name: str) -> dict[str, set[str]]:
    """Return the versions of each package; there are two where Python versions need different ones."""
    pins: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE):
        pins.setdefault(package.lower(), set()).add(version)
    return pins
