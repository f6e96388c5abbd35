/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { OfflineReport, OfflineRequest } from '../src/pwa/worker/offline-report.ts';
import { isPageVisit, type PageVisit } from '../src/pwa/worker/page-visit.ts';
import { findAnswer, type Site } from './find-answer.ts';
import { syncInBackground } from '../src/shared/records/background/background-sync.ts';
import { findAssets, openScreens, type Screen } from './open-screens.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  // The types of the platform lack it: only Chromium has it.
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { tag: string };
  }
}
/** Put here at build: every address of the web, the screens that open without signal, and every file with its version. */
declare const SITE_ROUTES: Site['routes'];
declare const SITE_SCREENS: readonly Screen[];
declare const SITE_FILES: PrecacheEntry[];
/** Of them, what the first page and the alarm need: all that the visit of somebody without an account brings. */
declare const SHELL_FILES: readonly string[];

/** The one cache of this worker. Nothing of a person is ever in it: answers of the API are not even looked at. */
const CACHE = 'forja-app-2';
/** With little signal the version that is here is better than a new one later. */
const NETWORK_TIMEOUT_MS = 3000;

/** Workbox puts them in one place only. */
const siteFiles = SITE_FILES;
const precache = new PrecacheController({ cacheName: CACHE });
precache.addToCacheList(siteFiles);
const shell = new PrecacheController({ cacheName: CACHE });
shell.addToCacheList(siteFiles.filter(({ url }) => SHELL_FILES.includes(url)));

const onDevice = precache.getCachedURLs().map((url) => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
});
const site: Site = {
  documents: new Set(onDevice.filter((path) => !/\.\w+$/.test(path))),
  routes: SITE_ROUTES,
};

self.addEventListener('install', (event) =>
  event.waitUntil(
    // A device that keeps the whole app has the next version whole too, before it is used.
    isWholeAppKept().then((isWhole) => (isWhole ? precache : shell).install(event)),
  ),
);
self.addEventListener('activate', (event) => {
  // Waits for what it does: workbox puts it in the event's own waitUntil.
  void precache.activate(event);
  event.waitUntil(Promise.all([forgetOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'use-this-version') void self.skipWaiting();
  if (event.data === 'keep-whole-app') event.waitUntil(keepWholeApp());
  if (isPageVisit(event.data)) event.waitUntil(keepVisited(event.data));
  const [port] = event.ports;
  if (event.data === 'is-next-version')
    port?.postMessage(event.source instanceof Client && nextVersionClients.has(event.source.id));
  else if (port)
    event.waitUntil(createOfflineReport(event.data).then((report) => port.postMessage(report)));
});

/** The rest is of the page that shows the workout; without one, it is opened. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answerNotification(event.action));
});

self.addEventListener('sync', (event) => event.waitUntil(syncOutbox(event.tag)));

const syncOutbox = async (tag: string): Promise<void> =>
  syncInBackground(tag, await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && findAnswer(url, site) !== undefined,
  async ({ request, url, event }) => {
    const answer = findAnswer(url, site);
    if (answer?.from === 'cache')
      return (await fetchNextVersion(request, event)) ?? page(answer.url);
    return fetch(request).catch(() => page('/shell.html'));
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precache.getCacheKeyForURL(url.pathname) !== undefined,
  ({ url }) => readOrFetch(url.pathname),
);

/** Brought by who uses it, and then on the device: named after its content, it outlives a version. */
const ON_DEMAND = /^\/assets\/[\w.-]+\.wasm$/;
const ON_DEMAND_CACHE = 'forja-on-demand';
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ON_DEMAND.test(url.pathname),
  async ({ url }) => {
    const cache = await caches.open(ON_DEMAND_CACHE);
    const stored = await cache.match(url.pathname);
    if (stored) return stored;
    const reply = await fetch(url.pathname);
    // Of the version before it, no longer asked for.
    for (const request of reply.ok ? await cache.keys() : []) await cache.delete(request);
    if (reply.ok) await cache.put(url.pathname, reply.clone());
    return reply;
  },
);

/** Where the workout is, and its rest. */
const WORKOUT_PATH = '/mi-rutina';

/** A page of something else does not listen. Of two with the workout only one acts, or the rest would change twice. */
async function answerNotification(action: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const workout = windows.find(({ url }) => new URL(url).pathname === WORKOUT_PATH);
  if (!workout) await self.clients.openWindow(WORKOUT_PATH);
  else if (action === '') await workout.focus();
  else workout.postMessage(action);
}

/** A page that is not on the device opens in the frame of all. */
const page = (url: string): Promise<Response> =>
  readOrFetch(url).catch(() => readOrFetch('/shell.html'));

/** From the device; what was not there, or the browser took away, from the network, and it stays. */
async function readOrFetch(url: string): Promise<Response> {
  return (await precache.matchPrecache(url)) ?? fetchAndKeep(url);
}

/** The pages that were given in a version that this worker is not. Told apart only while it lives: they ask at once. */
const nextVersionClients = new Set<string>();

/**
 * A load of the only open tab is the moment to change version: nobody else is using this one.
 * The page is the server's, which is already of the next; without signal to bring it, this version goes on.
 */
async function fetchNextVersion(
  request: Request,
  event: ExtendableEvent,
): Promise<Response | undefined> {
  if (!self.registration.waiting) return undefined;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return undefined;
  const reply = await Promise.race([fetch(request).catch(() => undefined), timeout()]);
  if (!reply?.ok) return undefined;
  if (event instanceof FetchEvent) nextVersionClients.add(event.resultingClientId);
  return reply;
}

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined));

/** Whether what was promised opens without signal. */
async function createOfflineReport(request: OfflineRequest): Promise<OfflineReport> {
  const before = await checkScreens();
  if (request.kind === 'open-screens' || before.missing.length === 0) return before;
  await fetchAll(before.missing, AT_ONCE.onRequest, { cache: 'reload' });
  await keepWholeApp();
  return checkScreens();
}

const checkScreens = () =>
  openScreens({
    site,
    screens: SITE_SCREENS,
    all: onDevice,
    readCached: async (url) => {
      const response = await precache.matchPrecache(url);
      return response?.ok ? response.arrayBuffer() : undefined;
    },
  });

async function fetchAndKeep(url: string, options?: RequestInit): Promise<Response> {
  const reply = await fetch(url, options);
  const key = precache.getCacheKeyForURL(url);
  if (key !== undefined && reply.ok && (await isOfThisVersion(reply.clone())))
    await (await caches.open(CACHE)).put(key, reply.clone());
  return reply;
}

/** The server may be of the next version already: its documents ask for files that this one does not have. */
async function isOfThisVersion(reply: Response): Promise<boolean> {
  if (!reply.headers.get('content-type')?.startsWith('text/html')) return true;
  return findAssets(await reply.arrayBuffer()).every((url) => precache.getCacheKeyForURL(url));
}

/** Under a page that is used; and for somebody who waits for it. */
const AT_ONCE = { inBackground: 2, onRequest: 6 } as const;

/** A file that is gone from the server too is of a version that has ended: the next one brings its own. */
async function fetchAll(
  urls: readonly string[],
  atOnce: number,
  options: RequestInit,
): Promise<void> {
  const queue = urls.values();
  const takeNext = async () => {
    for (const url of queue) await fetchAndKeep(url, options).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}

/** Exists, empty, on a device that keeps the whole app: somebody signed in there, or installed it. */
const WHOLE_APP = 'forja-whole-app';
/** The cache of the workers that kept everything for everybody. */
const EARLIER_WHOLE_APP = 'forja-app-1';

const isWholeAppKept = async (): Promise<boolean> =>
  (await caches.has(WHOLE_APP)) || (await caches.has(EARLIER_WHOLE_APP));

async function keepWholeApp(): Promise<void> {
  await fetchAll(await findUnkept(), AT_ONCE.inBackground, { priority: 'low' });
  if ((await findUnkept()).length === 0) await caches.open(WHOLE_APP);
}

/** What a visitor opened opens again without signal. */
async function keepVisited({ path, files }: PageVisit): Promise<void> {
  const answer = findAnswer({ pathname: path, search: '' }, site);
  const used = new Set([...files, ...(answer?.from === 'cache' ? [answer.url] : [])]);
  const unkept = (await findUnkept()).filter((url) => used.has(url));
  await fetchAll(unkept, AT_ONCE.inBackground, { priority: 'low' });
}

async function findUnkept(): Promise<string[]> {
  const requests = await (await caches.open(CACHE)).keys();
  const cachedUrls = new Set(requests.map(({ url }) => url));
  return onDevice.filter((url) => !cachedUrls.has(precache.getCacheKeyForURL(url) ?? ''));
}

/** What earlier workers of this site kept. */
async function forgetOldCaches(): Promise<void> {
  if (await caches.has(EARLIER_WHOLE_APP)) await caches.open(WHOLE_APP);
  const names = await caches.keys();
  const old = names.filter((name) => ![CACHE, WHOLE_APP, ON_DEMAND_CACHE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
