/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { OfflineReport, OfflineRequest } from '../src/pwa/worker/offline-report.ts';
import { findAnswer, type Site } from './find-answer.ts';
import { syncInBackground } from './background-sync.ts';
import { openScreens, type Screen } from './open-screens.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put here at build: every address of the web, the screens that open without signal, and every file with its version. */
declare const SITE_ROUTES: Site['routes'];
declare const SITE_SCREENS: readonly Screen[];
declare const SITE_FILES: PrecacheEntry[];

/** The one cache of this worker. Nothing of a person is ever in it: answers of the API are not even looked at. */
const CACHE = 'forja-app-1';
/** With little signal the version that is here is better than a new one later. */
const NETWORK_TIMEOUT_MS = 3000;

const precache = new PrecacheController({ cacheName: CACHE });
precache.addToCacheList(SITE_FILES);

const onDevice = precache.getCachedURLs().map((url) => new URL(url).pathname);
const site: Site = {
  documents: new Set(onDevice.filter((path) => !/\.\w+$/.test(path))),
  routes: SITE_ROUTES,
};

// Both wait for what they do: workbox puts it in the event's own waitUntil.
self.addEventListener('install', (event) => void precache.install(event));
self.addEventListener('activate', (event) => {
  void precache.activate(event);
  event.waitUntil(Promise.all([forgetOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'use-this-version') void self.skipWaiting();
  const [port] = event.ports;
  if (event.data === 'is-next-version')
    port?.postMessage(event.source instanceof Client && nextVersionClients.has(event.source.id));
  else if (port)
    event.waitUntil(createOfflineReport(event.data).then((report) => port.postMessage(report)));
});

self.addEventListener('sync', (event) => event.waitUntil(syncInBackground(event.tag)));

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && findAnswer(url.pathname, site) !== undefined,
  async ({ request, url, event }) => {
    const answer = findAnswer(url.pathname, site);
    if (answer?.from === 'cache')
      return (await fetchNextVersion(request, event)) ?? page(answer.url);
    return fetch(request).catch(() => page('/shell.html'));
  },
);
registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '' }));

/** From the device; when the browser took it away, from the network. */
async function page(url: string): Promise<Response> {
  return (await precache.matchPrecache(url)) ?? fetch(url);
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
  await Promise.all(before.missing.map(fetchMissing));
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

/** A file that is gone from the server too is of a version that has ended: the next one brings its own. */
async function fetchMissing(url: string): Promise<void> {
  const key = precache.getCacheKeyForURL(url);
  const reply = await fetch(url, { cache: 'reload' }).catch(() => undefined);
  if (key !== undefined && reply?.ok) await (await caches.open(CACHE)).put(key, reply);
}

/** What earlier workers of this site kept. */
async function forgetOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
