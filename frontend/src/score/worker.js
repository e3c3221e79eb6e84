// The service worker of the score sheet. The build puts the names of its files and a digest of them in place of the two marks.
const FILES = __FILES__;
const KEPT_AS = 'huit-__DIGEST__';

self.addEventListener('install', (event) => {
  // All or nothing: a page of one build never meets the code of another.
  event.waitUntil(
    caches
      .open(KEPT_AS)
      .then((kept) => kept.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('huit-') && name !== KEPT_AS;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Answer from the cache. The browser looks for a newer worker by itself.
  const wanted = request.mode === 'navigate' ? '/score' : pathname;
  if (FILES.includes(wanted)) event.respondWith(caches.match(wanted).then((kept) => kept ?? fetch(request)));
});
