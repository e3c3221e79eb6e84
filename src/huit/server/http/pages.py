"""Serves the built page and its assets, with cache headers."""

from pathlib import Path

from aiohttp import web

import huit
from huit.words.made import server

WEB = Path(huit.__file__).parent / "clients" / "web"
ENGINE = Path(huit.__file__).parent / "clients" / "engine"
"""What plays in a browser without a server, where it has been made."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For assets: their names contain a digest of their contents."""
ASK_AGAIN = "no-cache"
NOT_BUILT = "\n\n".join(words.refused.not_built for words in server.WORDS.values()) + "\n"


async def drop_validators(_request: web.Request, response: web.StreamResponse) -> None:
    """Drop the validators of a file that is kept for ever: nobody asks for it again, and a first visit fetches five of them."""
    if response.headers.get("Cache-Control") == FOR_EVER:
        for name in ("ETag", "Last-Modified", "Accept-Ranges"):
            response.headers.popall(name, None)


class Pages:
    """Serves the files of one bundle."""

    def __init__(self, bundle: Path) -> None:
        self._bundle = bundle

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/", self.start)
        app.router.add_get("/jeu/{room}", self.room)
        app.router.add_get("/voir/{watch}", self.page)
        app.router.add_get("/tv/{watch}", self.page)
        app.router.add_get("/revoir/{replay}", self.page)
        app.router.add_get("/verifier", self.page)
        app.router.add_get("/score{slash:/?}", self.page)
        app.router.add_get("/rules{slash:/?}", self.page)
        app.router.add_get("/lab{slash:/?}", self.page)
        app.router.add_get("/cote-a-cote{slash:/?}", self.page)
        app.router.add_get("/parties{slash:/?}", self.page)
        app.router.add_get("/donne-du-jour{slash:/?}", self.page)
        app.router.add_get("/cercle{slash:/?}", self.page)
        app.router.add_get("/cercle/{circle}", self.page)
        app.router.add_get("/reprendre{slash:/?}", self.page)
        app.router.add_get("/ici{slash:/?}", self.page)
        app.router.add_get(r"/assets/{file:[\w-][\w.-]*}", self.asset)
        app.router.add_get("/engine/engine.json", self.engine)
        app.router.add_get(r"/engine/{file:[0-9a-f]{16}/(?:LICENSES/)?[\w-][\w.-]*}", self.engine_file)
        app.router.add_get(r"/{file:[\w-]+\.(?:svg|png|ico|webmanifest|txt)}", self.icon)
        # The service worker must lie at the top to serve every page, and must be fetched anew: it lists the current files.
        app.router.add_get(r"/{file:sw\.js}", self.icon)

    async def page(self, _request: web.Request) -> web.StreamResponse:
        """Answer with the same page for every address: its script reads the address and asks for the room."""
        return self._page("index.html")

    async def start(self, _request: web.Request) -> web.StreamResponse:
        """Answer with the page that also names what its script will ask for here, so that the browser asks at once."""
        return self._page("start.html")

    async def room(self, _request: web.Request) -> web.StreamResponse:
        """The same for a room."""
        return self._page("room.html")

    def _page(self, name: str) -> web.StreamResponse:
        page = self._bundle / name
        if not page.is_file():
            return web.Response(status=503, text=NOT_BUILT, headers={"Cache-Control": "no-store"})
        return web.FileResponse(page, headers={"Cache-Control": ASK_AGAIN})

    async def asset(self, request: web.Request) -> web.StreamResponse:
        """Answer with a part of the page. Nobody asks again for what is kept for ever: see `drop_validators`."""
        return self._file(self._bundle / "assets" / request.match_info["file"], FOR_EVER)

    async def engine(self, _request: web.Request) -> web.StreamResponse:
        """Answer with the list of the files of the engine: its digest names their folder. There may be none."""
        return self._file(ENGINE / "engine.json", ASK_AGAIN)

    async def engine_file(self, request: web.Request) -> web.StreamResponse:
        """Answer with a file of the engine, which the browser keeps."""
        return self._file(ENGINE / request.match_info["file"], FOR_EVER)

    async def icon(self, request: web.Request) -> web.StreamResponse:
        """Answer with a file whose name stays the same when its contents change."""
        return self._file(self._bundle / request.match_info["file"], ASK_AGAIN)

    def _file(self, path: Path, cache: str) -> web.StreamResponse:
        try:
            is_there = path.is_file()
        except OSError:  # no file can have such a name
            is_there = False
        if not is_there:
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": cache})
