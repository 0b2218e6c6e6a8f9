/* Keeps the site on the device. `build/offline.ts` puts the facts of the build in. */
const { version, files } = FACTS_OF_THE_BUILD;
/* Other sites may live beside this one on the same host, so the name says where this one is. */
const prefix = `concordia-rules ${self.registration.scope} `;
const name = prefix + version;

self.addEventListener('install', (event) => {
  const fresh = files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const isOld = (other) => other.startsWith(prefix) && other !== name;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((old) => caches.delete(old))))
      .then(() => self.clients.claim()),
  );
});

/* What is not in the build, such as the reference, is kept once it has been seen. */
async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
