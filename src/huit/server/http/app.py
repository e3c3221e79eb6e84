"""The aiohttp application: pages, requests and sockets over one lobby and one store."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from pathlib import Path

from aiohttp import web

from huit.names import looks_of
from huit.server.chance import Chance
from huit.server.http.api import Api, refusals_as_json
from huit.server.http.carry import CarryApi
from huit.server.http.circle_results import CircleResultsApi
from huit.server.http.circles import CirclesApi, CircleWrites
from huit.server.http.daily import DailyApi
from huit.server.http.health import Health
from huit.server.http.hosts import HOSTS, Hosts, by_known_host
from huit.server.http.lab import LabApi
from huit.server.http.lessons import LessonsApi
from huit.server.http.pages import WEB, Pages, drop_validators
from huit.server.http.quotas import QUOTAS, AddressQuotas, held_to_quotas
from huit.server.http.room_codes import RoomCodesApi
from huit.server.http.security import PROXIES, PUBLIC, add_headers, from_our_pages
from huit.server.http.sockets import Door
from huit.server.http.web_push import CallsApi
from huit.server.limits import MOST_BODY_BYTES, Limits
from huit.server.live.checker import MODULE, Checker
from huit.server.live.circles import Circles
from huit.server.live.days import Days
from huit.server.live.laboratory import LAB_MODULE, Laboratory
from huit.server.live.lobby import Lobby
from huit.server.live.preparer import Preparer
from huit.server.live.rule_threads import RuleThreads
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import Services, SteadyWall, now_ms
from huit.server.live.teacher import Teacher
from huit.server.live.thinkers import Thinkers
from huit.server.live.web_push import Caller
from huit.server.live.wrong_rules import WRONG_RULES
from huit.server.settings import Proxy, PublicUrl
from huit.server.storage.bus import Bus
from huit.server.storage.store import Store

JOURNAL = "huit.sqlite"
"""The name of the SQLite file in the data folder."""

_LOBBY = web.AppKey("lobby", Lobby)


async def create_app(
    data: Path,
    *,
    database: str | None = None,
    public_url: PublicUrl | None = None,
    reached_at: str | None = None,
    proxies: Collection[Proxy] = (),
    push_services: Collection[str] = (),
    names: Iterable[str] = (),
    bundle: Path = WEB,
    limits: Limits | None = None,
    chance: Chance | None = None,
    thinkers: Thinkers | None = None,
    wall_ms: Callable[[], int] = now_ms,
    check_module: str = MODULE,
    lab_module: str = LAB_MODULE,
    preparer_module: str | None = None,
) -> web.Application:
    """Return the application that stores its games in the folder *data*, or in the PostgreSQL *database* if one is named.

    Invitations name *public_url*, or else *reached_at*, an address in the local network, where *names* are the machine's names.
    *proxies* are believed about addresses, beside those on this machine; *push_services* are origins that calls are sent to
    though they are in a private network. *wall_ms* tells milliseconds since 1970. *check_module* is the process that plays for
    checks of rules, *lab_module* that of the lab. *preparer_module* compiles all that somebody may ask for before they do;
    without one, what is asked for is compiled then.

    Raises:
        StoreError: if the database cannot be opened.
    """
    limits = limits or Limits()
    app = web.Application(
        client_max_size=MOST_BODY_BYTES,
        middlewares=[refusals_as_json, by_known_host, held_to_quotas, from_our_pages],
    )
    if public_url is not None:
        app[PUBLIC] = public_url
    app[PROXIES] = tuple(proxies)
    app[HOSTS] = Hosts(public_url, names)
    app[QUOTAS] = AddressQuotas(limits)
    store = Store(database or data / JOURNAL)
    await store.open()
    preparer = Preparer(preparer_module)
    services = Services(
        store=store,
        limits=limits,
        chance=chance or Chance(),
        preparer=preparer,
        thinkers=thinkers or Thinkers(searching=SearchPool(preparer=preparer)),
        rule_threads=RuleThreads(limits),
        wall_ms=SteadyWall(wall_ms, clock=asyncio.get_running_loop().time),
    )
    contact = public_url.origin if public_url is not None and public_url.is_secure else None
    caller = Caller(services, contact=contact, trusted=push_services)
    lobby = app[_LOBBY] = Lobby(services, caller)
    bus = Bus(store, lobby.receive, concerns=lobby.has)
    await bus.open()
    checker = Checker(limits, WRONG_RULES, module=check_module, preparer=preparer)
    laboratory = Laboratory(services, module=lab_module)
    teacher = Teacher(limits)
    address = reached_at if public_url is None else public_url.origin
    Api(lobby, checker, services.rule_threads, limits, address=address).add_routes(app)
    CallsApi(lobby, caller, services).add_routes(app)
    CarryApi(lobby, services).add_routes(app)
    circles, writes = Circles(services), CircleWrites()
    CirclesApi(circles, lobby, services, writes).add_routes(app)
    CircleResultsApi(circles, services, writes).add_routes(app)
    RoomCodesApi(lobby, services).add_routes(app)
    days = Days(services.wall_ms)
    DailyApi(lobby, services.rule_threads, days, limits).add_routes(app)
    LabApi(laboratory, services.rule_threads, days, limits).add_routes(app)
    LessonsApi(teacher, services.rule_threads, limits).add_routes(app)
    Health(store, services.thinkers).add_routes(app)
    Pages(bundle).add_routes(app)
    door = Door(lobby, app[QUOTAS], limits)
    app.router.add_get("/ws/watch/{watch}", door.watch)
    app.router.add_get("/ws/{room}", door.enter)
    app.on_response_prepare.extend((add_headers, drop_validators))
    app.on_shutdown.append(lambda _: laboratory.close())
    app.on_shutdown.append(lambda _: teacher.close())
    app.on_shutdown.append(lambda _: door.close())
    app.cleanup_ctx.append(lambda _: _running(services, store, lobby, checker, caller, bus))
    return app


async def _running(
    services: Services, store: Store, lobby: Lobby, checker: Checker, caller: Caller, bus: Bus
) -> AsyncIterator[None]:
    """Begin what goes on by itself; at the end, end it, and close all services."""
    presence_task = asyncio.create_task(lobby.send_presence_regularly()) if store.is_shared else None
    woken = asyncio.create_task(lobby.wake())
    # The table of letters that look alike takes a while to read: not on the loop, when somebody joins.
    tables = asyncio.create_task(asyncio.to_thread(looks_of, "A"))
    yield
    woken.cancel()
    await asyncio.gather(woken, tables, return_exceptions=True)
    if presence_task is not None:
        presence_task.cancel()
    await checker.close()
    await services.thinkers.close()
    # Last of these: whoever waited for it finds them closed.
    await services.preparer.close()
    await caller.close()
    await lobby.end()
    await bus.close()
    await store.close()
