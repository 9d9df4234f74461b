// Keeps every file of one version together and serves that version whole: never a file of another one. A new version
// waits until nobody uses the old one, or somebody asks for it.

const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const LATER = ['%LATER%'];
const CACHE = `tessera-${VERSION}`;

self.addEventListener('install', (event) => {
  // All or nothing: where one file is missing, the version before stays.
  event.waitUntil(keep(FILES).then(() => keep(LATER)));
});

async function keep(files) {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  const others = (name) => name.startsWith('tessera-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(others).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(serve(request));
});

async function serve(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? new URL('./', location.href).href : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
