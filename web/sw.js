// Keeps all files of one version and serves only those, never a mixture of versions. A new version waits until no page
// uses the old one, or until the visitor asks for it.

const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const DEFERRED = ['%DEFERRED%'];
const CACHE = `tessera-${VERSION}`;

self.addEventListener('install', (event) => {
  // All or nothing: if one file is missing, the previous version stays.
  event.waitUntil(store(FILES).then(() => store(DEFERRED)));
});

async function store(files) {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('tessera-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(respond(request));
});

async function respond(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? new URL('./', location.href).href : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetchAndKeep(request, cache);
}

/** Fetches a file and keeps it if it is one of this version that only some visitors need, such as the face of a language. */
async function fetchAndKeep(request, cache) {
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.includes(`/${VERSION}/`)) await cache.put(request, response.clone());
  return response;
}
