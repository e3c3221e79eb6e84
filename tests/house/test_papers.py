"""What is written beside the code is true: lock files, generated pages, the commands that the pages name."""

import re
import tomllib
from pathlib import Path

import pytest

from tools import generate_docs, generate_protocol

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "tests" / "README.md"])


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "frontend/package-lock.json"])
def test_a_lock_file_records_no_address(name: str):
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
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
