/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { answerFor, type Site } from './answer-for.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put here at build: every address of the web, and every file of it with its version. */
declare const SITE_ROUTES: Site['routes'];
declare const SITE_FILES: PrecacheEntry[];

/** The one cache of this worker. Nothing of a person is ever in it: answers of the API are not even looked at. */
const CACHE = 'forja-app-1';

const precache = new PrecacheController({ cacheName: CACHE });
precache.addToCacheList(SITE_FILES);

const onDevice = precache.getCachedURLs().map((url) => new URL(url).pathname);
const site: Site = { written: new Set(onDevice.filter((path) => !/\.\w+$/.test(path))), routes: SITE_ROUTES };

// Both wait for what they do: workbox puts it in the event's own waitUntil.
self.addEventListener('install', (event) => void precache.install(event));
self.addEventListener('activate', (event) => {
  void precache.activate(event);
  event.waitUntil(Promise.all([forgetOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'use-this-version') void self.skipWaiting();
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && answerFor(url.pathname, site) !== undefined,
  async ({ request, url }) => {
    if (await startsNextVersion()) return new Response('', { headers: { refresh: '0' } });
    const answer = answerFor(url.pathname, site);
    if (answer?.from === 'cache') return page(answer.url);
    return fetch(request).catch(() => page('/shell.html'));
  },
);
registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '' }));

/** From the device; when the browser took it away, from the network. */
async function page(url: string): Promise<Response> {
  return (await precache.matchPrecache(url)) ?? fetch(url);
}

/**
 * A reload of the only open tab is the moment to change version: nobody else is using this one.
 * The answer asks for the page again, and the new version gives it.
 */
async function startsNextVersion(): Promise<boolean> {
  const next = self.registration.waiting;
  if (!next) return false;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return false;
  next.postMessage('use-this-version');
  return true;
}

/** What earlier workers of this site kept. */
async function forgetOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
