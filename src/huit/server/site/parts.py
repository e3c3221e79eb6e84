"""What a site is made of besides files that are taken as they are: its pages, its worker, answers, headers, licences."""

import hashlib
import html
import json
import re
from collections.abc import Iterable, Mapping
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import msgspec

from huit.rooms.agreement import rules_in_force
from huit.rules import rule_names
from huit.server.http.pages import ASK_AGAIN, FOR_EVER
from huit.server.http.security import HEADERS, OF_ENGINE
from huit.server.told.games import games_told, options_told, powers_told, schemas_told, sheet_told, sheets_told
from huit.words.made import site_command

POLICY = "Content-Security-Policy"
ENGINE_WORKER = "assets/engine_worker-*.js"
PAGES = ("/", "/index.html", "/404.html", "/sw.js")
"""What a browser shows, or runs, under a policy of its own; its parts have none."""
HOSTS_OWN = {"Server"}
"""Headers that say who answers."""
DIGEST_LENGTH = 16
_HEAD = '<html lang="fr">'
_SAID_IN_HEADERS = "frame-ancestors"
"""A part of the policy that means nothing in a page."""
_FILES = re.compile(r'\["","manifest\.webmanifest".*?\]')
_KEPT_AS = re.compile(r"(?<=[`\"'])[0-9a-f]{16}(?=[`\"'])")


class UnknownPageError(ValueError):
    """The page that was built is not of this version of Huit."""


def start_page(built: str, engine: str) -> str:
    """Return the page: it names its files from where it lies, has its policy, and knows its engine by a digest."""
    if _HEAD not in built or '="/' not in built:
        raise UnknownPageError
    page = built.replace(_HEAD, f'<html lang="fr" data-site="{engine}">')
    page = page.replace('="/', '="./')
    meta = f'<meta charset="utf-8" />\n    <meta http-equiv="{POLICY}" content="{html.escape(_page_policy())}" />'
    return page.replace('<meta charset="utf-8" />', meta, 1)


def _page_policy() -> str:
    parts = HEADERS[POLICY].split("; ")
    return "; ".join(part for part in parts if not part.startswith(_SAID_IN_HEADERS))


def missing_page() -> str:
    """Return what is shown where there is nothing, in all languages: a page without a script, for it may be shown anywhere."""
    told = "\n".join(
        f'    <p lang="{language}">{html.escape(words.missing)} <a href="./">{html.escape(words.to_start)}</a></p>'
        for language, words in site_command.WORDS.items()
    )
    head = [
        '<meta charset="utf-8" />',
        f"""<meta http-equiv="{POLICY}" content="default-src 'none'" />""",
        '<meta name="viewport" content="width=device-width" />',
        '<meta name="color-scheme" content="light dark" />',
        "<title>Huit</title>",
    ]
    inside = "".join(f"    {line}\n" for line in head)
    body = f"  <body>\n    <h1>Huit</h1>\n{told}\n  </body>\n"
    return f'<!doctype html>\n<html lang="fr">\n  <head>\n{inside}  </head>\n{body}</html>\n'


def manifest(built: str) -> str:
    """Return what browsers install: at the address of the site, whatever it is."""
    told: dict[str, Any] = json.loads(built)
    # Without one, the address of its start says which it is.
    del told["id"]
    told |= {"start_url": "./", "scope": "./"}
    for shortcut in told["shortcuts"]:
        shortcut["url"] = f"./?{shortcut['url']}"
    for icon in (*told["icons"], *(icon for shortcut in told["shortcuts"] for icon in shortcut["icons"])):
        icon["src"] = f".{icon['src']}"
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def worker(built: str, more: Iterable[str], digest: str) -> str:
    """Return the service worker, which keeps *more* files too; *digest* tells this site from the one before it."""
    found = _FILES.findall(built)
    if len(found) != 1 or len(_KEPT_AS.findall(built)) != 1:
        raise UnknownPageError
    files = json.dumps([*json.loads(found[0]), *more], separators=(",", ":"))
    return _KEPT_AS.sub(digest, built.replace(found[0], files))


def digest_of(files: Mapping[str, bytes]) -> str:
    """Return a digest of the names and contents of *files*."""
    digest = hashlib.sha256()
    for name, body in sorted(files.items()):
        digest.update(f"{name} {len(body)}\n".encode() + body)
    return digest.hexdigest()[:DIGEST_LENGTH]


def answers() -> dict[str, bytes]:
    """Return what a server would tell all alike, as files: see `here/site.ts` of the page."""
    games = games_told()
    told = {f"games.{language}": answer for language, answer in games.items()} | {
        "games": games["fr"],
        "options": options_told(),
        "rules": sheets_told(),
        "powers": powers_told(),
        "schema": schemas_told(),
        "public": b'{"rooms":[]}',
        "address": b'{"address":null}',
    }
    # Rules of one's own may begin with a game that is not listed.
    sheets = {f"sheets/{name}": _sheets_of(name) for name in rule_names(unlisted=True)}
    return {f"api/{name}.json": answer for name, answer in (told | sheets).items()}


def _sheets_of(name: str) -> bytes:
    """Return the sheets of a game as it stands: for any number of players, and for each."""
    rules = rules_in_force(name)
    told = {"any": None, **{str(seats): seats for seats in rules.seats}}
    return msgspec.json.encode({key: msgspec.Raw(sheet_told(rules, rules, seats=seats, title="")) for key, seats in told.items()})


def headers(names: Iterable[str]) -> str:
    """Return the headers of the server for files of these *names*, as Netlify and Cloudflare Pages read them.

    No file has a policy twice: browsers would hold it to both.
    """
    standing = {name: value for name, value in HEADERS.items() if name not in HOSTS_OWN and name != POLICY}
    (engine_worker,) = (name for name in names if Path(name).match(ENGINE_WORKER))
    rules: list[tuple[str, dict[str, str]]] = [
        ("/*", standing),
        *((page, {POLICY: HEADERS[POLICY], "Cache-Control": ASK_AGAIN}) for page in PAGES),
        (f"/{engine_worker}", OF_ENGINE),
        *((f"/{folder}/*", {"Cache-Control": FOR_EVER}) for folder in ("assets", "engine/:digest")),
    ]
    return "".join(f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in of.items()) for path, of in rules)


def our_licence() -> bytes:
    """Return the licence of Huit, as it was installed."""
    ours = distribution("huit")
    (text,) = (file for file in ours.files or () if file.name == "LICENSE" and "licenses" in file.parts)
    return Path(str(text.locate())).read_bytes()
