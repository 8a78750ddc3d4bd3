import { cacheOf, outdated, wayOf } from './worker-rules.js';

/** Written in as the worker is built. */
declare const TILL_BUILD: {
  readonly version: string;
  readonly files: readonly string[];
  /** Cached after first use. */
  readonly onUse: readonly string[];
};

/** What is used of a worker's world: the DOM's types know pages alone. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
}

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, files, onUse } = TILL_BUILD;
const own = new Set(files);
const keptOnUse = new Set(onUse);
const anyway = { ignoreVary: true } as const;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname: path } = new URL(request.url);
  const way = wayOf(
    {
      method: request.method,
      path,
      isNavigation: request.mode === 'navigate',
      isOwn: origin === worker.location.origin,
    },
    own,
  );
  if (way === 'page') event.respondWith(kept('/index.html'));
  if (way === 'pageWithout') event.respondWith(fetch(request).catch(() => kept('/index.html')));
  if (way === 'kept') event.respondWith(kept(request));
});

/** From this version's cache, an earlier one's, or the server. */
async function kept(wanted: Request | string): Promise<Response> {
  const cache = await caches.open(cacheOf(version));
  const found = (await cache.match(wanted, anyway)) ?? (await caches.match(wanted, anyway));
  if (found !== undefined) return found;
  const answer = await fetch(wanted);
  const { pathname } = new URL(answer.url);
  if (answer.ok && keptOnUse.has(pathname)) await cache.put(pathname, answer.clone());
  return answer;
}

/** All files or none: an interrupted installation is begun again by the browser. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  await Promise.all([
    ...files.map(async (file) => {
      const answer = (await keptBefore(file)) ?? (await fetch(file, { cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
      await cache.put(file, answer);
    }),
    ...onUse.map(async (file) => {
      const known = await keptBefore(file);
      if (known !== undefined) await cache.put(file, known);
    }),
  ]);
}

/** The name of an asset changes with its content: what is there need not be sent again. */
const keptBefore = async (file: string): Promise<Response | undefined> =>
  file.startsWith('/assets/') ? await caches.match(file, anyway) : undefined;

async function tidy(): Promise<void> {
  const names = outdated(await caches.keys(), version);
  await Promise.all(names.map((name) => caches.delete(name)));
}
