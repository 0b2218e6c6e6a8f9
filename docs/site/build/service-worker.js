/* Keeps the site on the device. `build/offline.ts` puts the facts of the build in. */
const { version, files } = FACTS_OF_THE_BUILD;
/* Other sites may live beside this one on the same host, so the name says where this one is. */
const { scope } = self.registration;
const prefix = `concordia-rules ${scope} `;
const name = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/* All or nothing: a site that is kept in part would fail one day without a network. */
async function install() {
  const cache = await caches.open(name);
  try {
    await Promise.all(files.map((file) => keepFile(cache, file)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await self.skipWaiting();
}

async function keepFile(cache, file) {
  /* A name with a hash never has another content; the page may just have loaded it, or an earlier site had it too. */
  const isForever = file.startsWith('assets/');
  const kept = isForever ? await keptBefore(file) : undefined;
  const response = kept ?? (await fetch(file, { cache: isForever ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

async function ownNames() {
  return (await caches.keys()).filter((other) => other.startsWith(prefix));
}

async function keptBefore(request) {
  for (const other of await ownNames()) {
    const kept = await (await caches.open(other)).match(request, { ignoreSearch: true });
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/* A tab that has been open for long still asks for the files of the site before, which stays until the next one. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    ownNames()
      .then((names) => names.filter((other) => other !== name).slice(0, -1))
      .then((old) => Promise.all(old.map((other) => caches.delete(other))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(scope);
  if (isOurs) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const page = path.startsWith('reference/') ? await pageOfReference(cache, path) : undefined;
  if (page !== undefined) return page;
  return (await keptBefore(request)) ?? fetch(request);
}

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

/* The reference by its paths, as long as the browser lets the worker live. */
let reference;

async function pageOfReference(cache, path) {
  reference ??= unpacked(cache);
  const file = path === 'reference/' ? 'reference/index.html' : path;
  const text = (await reference)[file];
  if (text === undefined) return undefined;
  const type = TYPES[file.split('.').at(-1)] ?? 'text/plain';
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

async function unpacked(cache) {
  const pack = await cache.match('reference.pack');
  if (pack === undefined) return {};
  const stream = pack.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}
