// The service worker: it keeps the page for a time without a network, and shows when a room calls.
// The build puts the names of the files and a digest of them in place of the two marks.
/** Where the page lies: at the top of a server, anywhere on the host of a site. */
const HOME = new URL(self.registration.scope).pathname;
const FILES = __FILES__.map((file) => HOME + file);
/** How the names of our caches begin: other sites of a host have others, also those that lie below this one. */
const OURS = HOME === '/' ? 'huit-' : `huit${HOME}`;
const isOurs = (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/');
const KEPT_AS = OURS + '__DIGEST__';
/** What the server told last of its games. */
const TOLD_AS = 'huit-told';
/** What plays without a server: fetched by who asks for it, and kept over builds that have the same (here/kept_engine.ts). */
const ENGINE_AS = 'huit-engine';
const TOLD = ['/api/games', '/api/options', '/api/rules'];
const PAGE = HOME;
const SERVERS = ['/api/', '/ws/', '/metrics', '/health', '/ready'];
/** What is named by a digest of it. */
const NEVER_CHANGES = /^(assets|engine\/[0-9a-f]+)\//;
/** Says to the page that an answer is an old one. */
const OLD = 'X-Huit-Kept';

const WORDS = {
  fr: {
    turn: ['À vous\u202f!', 'C’est à vous de jouer.'],
    vote: ['On vote', 'On attend votre voix.'],
    over: ['Manche finie', 'La manche est finie\u00a0: voyez le résultat.'],
  },
  en: {
    turn: ['Your turn!', 'It is your turn to play.'],
    vote: ['A vote', 'Your vote is awaited.'],
    over: ['Round over', 'The round is over: see the result.'],
  },
};

self.addEventListener('install', (event) => {
  // All or nothing: a page of one build never meets the code of another. It then waits until it is wanted.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  const page = caches.open(KEPT_AS).then((kept) => kept.addAll(fresh));
  // What is wanted without a server is asked for while there is one.
  event.waitUntil(Promise.all([page, ...(HOME === '/' ? TOLD : []).map((path) => told(path, path).catch(() => null))]));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const builds = (await caches.keys()).filter((name) => isOurs(name) && ![TOLD_AS, KEPT_AS, ENGINE_AS].includes(name));
  // A tab that still shows the build before may yet fetch parts of it, which the server no longer has.
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'take-over') self.skipWaiting();
  else if (data?.type === 'knows') ports[0]?.postMessage(FILES.includes(data.file));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (TOLD.includes(pathname)) event.respondWith(told(request, pathname));
  else if (request.mode === 'navigate' && !isOfServer(pathname)) event.respondWith(page(request));
  else if (NEVER_CHANGES.test(pathname.slice(HOME.length))) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  // A site has its answers as files.
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

const isOfServer = (pathname) => SERVERS.some((path) => pathname.startsWith(path));

/** The page of the server, and without one the page that is kept: it reads the address itself. */
function page(request) {
  return fetch(request).catch(() => kept(PAGE));
}

async function kept(file) {
  return (await (await caches.open(KEPT_AS)).match(file)) ?? Response.error();
}

async function told(request, pathname) {
  const cache = await caches.open(TOLD_AS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(pathname, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(pathname);
    if (!old) throw error;
    const headers = new Headers(old.headers);
    headers.set(OLD, '1');
    return new Response(old.body, { headers });
  }
}

// Calls

self.addEventListener('push', (event) => event.waitUntil(called(event.data)));

async function called(data) {
  const { room, kind, game, language } = data?.json() ?? {};
  const path = `/jeu/${room}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the room sees it there.
  if (pages.some((one) => isAt(one, path) && one.visibilityState === 'visible')) return;
  const words = WORDS[language] ?? WORDS.fr;
  const [title, body] = words[kind] ?? words.turn;
  await self.registration.showNotification([title, game].filter(Boolean).join(' · '), {
    body,
    lang: language,
    // A later call of a room takes the place of an earlier one, and is heard again.
    tag: path,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: path,
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => isAt(one, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}

function isAt(page, path) {
  return new URL(page.url).pathname.replace(/\/$/, '') === path;
}
