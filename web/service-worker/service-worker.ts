/// <reference lib="webworker" />
import { ACCOUNT_CACHE } from '../src/pwa/worker/account-cache.ts';
import type { OfflineReport, OfflineRequest } from '../src/pwa/worker/offline-report.ts';
import { syncInBackground } from '../src/shared/records/background/background-sync.ts';
import { hasOtherDatabases } from '../src/shared/records/device/database-name.ts';
import { findDocument, isPage, memberAnswer, type Site, visitorAnswer } from './find-answer.ts';
import { createKeptFiles, findAssets, findScripts, type KeptFile } from './kept-files.ts';
import { openScreens, type Screen } from './open-screens.ts';
import { deleteStaleVisited, keepVisited, readVisited } from './visited-documents.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  // Only Chromium has this event, and the platform types lack it.
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { tag: string };
  }
}
declare const SITE_ROUTES: Site['routes'];
declare const SITE_SCREENS: readonly Screen[];
declare const SITE_FILES: readonly KeptFile[];
declare const APP_FILES: readonly KeptFile[];
declare const SITE_DOCUMENTS: readonly KeptFile[];

const [siteFiles, appFiles, siteDocuments] = [SITE_FILES, APP_FILES, SITE_DOCUMENTS];
const keptFiles = createKeptFiles([...siteFiles, ...appFiles, ...siteDocuments]);
const listUrls = (files: readonly KeptFile[]) => files.map(({ url }) => url);
const [siteUrls, appUrls] = [listUrls(siteFiles), listUrls([...siteFiles, ...appFiles])];
const site: Site = {
  documents: new Set(
    listUrls([...siteFiles, ...siteDocuments]).filter((url) => !/\.\w+$/.test(url)),
  ),
  routes: SITE_ROUTES,
};

const WHOLE_APP = 'forja-whole-app';
const WHOLE_SITE = 'forja-whole-site';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'use-this-version') void self.skipWaiting();
  if (event.data === 'keep-whole-app') event.waitUntil(keepWhole(WHOLE_APP, appUrls));
  if (event.data === 'keep-whole-site')
    event.waitUntil(keepWhole(WHOLE_SITE, listUrls(siteDocuments)));
  const [port] = event.ports;
  if (event.data === 'is-next-version')
    port?.postMessage(event.source instanceof Client && nextVersionClients.has(event.source.id));
  else if (port)
    event.waitUntil(createOfflineReport(event.data).then((report) => port.postMessage(report)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answerNotification(event.action));
});

self.addEventListener('sync', (event) => event.waitUntil(syncOutbox(event.tag)));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== self.location.origin) return;
  if (mode === 'navigate' && isPage(address)) event.respondWith(answerVisit(event, address));
  else if (ON_DEMAND.test(address.pathname)) event.respondWith(fetchOnDemand(address.pathname));
  else if (keptFiles.isFile(address.pathname))
    event.respondWith(keptFiles.readOrFetch(address.pathname));
});

const AT_ONCE = { inBackground: 2, onRequest: 6 } as const;

/** Installs all or nothing, so that the next version is complete before it is used. */
async function install(): Promise<void> {
  const isWholeApp = (await caches.has(WHOLE_APP)) || (await caches.has(EARLIER_CACHES[0]));
  const isWholeSite = await caches.has(WHOLE_SITE);
  const missing = await keptFiles.download(
    [...(isWholeApp ? appUrls : siteUrls), ...(isWholeSite ? listUrls(siteDocuments) : [])],
    { atOnce: AT_ONCE.inBackground },
  );
  if (missing.length > 0) throw new Error(`did not arrive: ${missing.join(' ')}`);
}

async function activate(): Promise<void> {
  await takeOverFromEarlier();
  await Promise.all([
    keptFiles.deleteOthers(),
    deleteStaleVisited(keptFiles),
    self.clients.claim(),
  ]);
  void keepOpenPages().catch(() => undefined);
}

const EARLIER_CACHES = ['forja-app-1', 'forja-app-2'] as const;

/**
 * Offline pages cannot mark the account: the device's records show that there is one.
 */
async function takeOverFromEarlier(): Promise<void> {
  const names = await caches.keys();
  const earlier = EARLIER_CACHES.filter((name) => names.includes(name));
  if (earlier.length === 0) return;
  const isWholeApp = names.includes(WHOLE_APP) || names.includes(EARLIER_CACHES[0]);
  if (isWholeApp) await caches.open(WHOLE_APP);
  if (isWholeApp && (await hasOtherDatabases(undefined))) await caches.open(ACCOUNT_CACHE);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function keepWhole(mark: string, urls: readonly string[]): Promise<void> {
  const missing = await keptFiles.download(urls, { atOnce: AT_ONCE.inBackground, priority: 'low' });
  if (missing.length === 0) await caches.open(mark);
}

const NETWORK_TIMEOUT_MS = 3000;
const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined));

async function answerVisit(event: FetchEvent, address: URL): Promise<Response> {
  const hasAccount = await caches.has(ACCOUNT_CACHE);
  const answer = (hasAccount ? memberAnswer : visitorAnswer)(address, site);
  if (answer.from === 'network') return fetchOrRead(event, answer);
  const shell = (await fetchNextVersion(event)) ?? (await keptFiles.readKept(answer.url));
  return shell ?? fetchOrRead(event, visitorAnswer(address, site));
}

async function fetchOrRead(
  event: FetchEvent,
  { document, otherwise }: { document?: string | undefined; otherwise: string },
): Promise<Response> {
  const fetching = fetchPage(event, document);
  event.waitUntil(fetching);
  const reply = await Promise.race([fetching, timeout()]);
  if (reply && reply.status < 500) {
    if (reply.ok && (await isTimeToChange())) nextVersionClients.add(event.resultingClientId);
    return reply;
  }
  const onDevice =
    document && ((await readVisited(document)) ?? (await keptFiles.readKept(document)));
  return (
    onDevice || ((await fetching) ?? (await keptFiles.readKept(otherwise)) ?? Response.error())
  );
}

async function fetchPage(
  event: FetchEvent,
  document: string | undefined,
): Promise<Response | undefined> {
  const reply = await fetch(event.request).catch(() => undefined);
  const { pathname, search } = new URL(event.request.url);
  if (reply && document === `${pathname}${search}`)
    event.waitUntil(keepDocument(document, reply.clone()));
  return reply;
}

const WORKING_DOCUMENTS = ['/verificar-recibo', '/controles'];

async function keepDocument(document: string, reply: Response): Promise<void> {
  const html = await reply.clone().text();
  const assets = WORKING_DOCUMENTS.includes(document) ? findAssets(html) : findScripts(html);
  if (await keepVisited(document, reply, keptFiles))
    await keptFiles.download(assets, { atOnce: AT_ONCE.inBackground, priority: 'low' });
}

async function keepOpenPages(): Promise<void> {
  if (await caches.has(ACCOUNT_CACHE)) return;
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const { pathname, search } = new URL(url);
    const document = findDocument({ pathname, search }, site);
    if (document === `${pathname}${search}`)
      await keepDocument(document, await fetch(document, { credentials: 'omit' }));
  }
}

/** Kept in memory, because pages ask right after they load. */
const nextVersionClients = new Set<string>();

/** True when the only open tab loads: no other page runs this version. */
async function isTimeToChange(): Promise<boolean> {
  if (!self.registration.waiting) return false;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.length <= 1;
}

async function fetchNextVersion(event: FetchEvent): Promise<Response | undefined> {
  if (!(await isTimeToChange())) return undefined;
  const reply = await Promise.race([fetch(event.request).catch(() => undefined), timeout()]);
  if (!reply?.ok) return undefined;
  nextVersionClients.add(event.resultingClientId);
  return reply;
}

const ON_DEMAND = /^\/assets\/[\w.-]+\.wasm$/;

async function fetchOnDemand(path: string): Promise<Response> {
  const cache = await caches.open('forja-on-demand');
  const stored = await cache.match(path);
  if (stored) return stored;
  const reply = await fetch(path);
  for (const request of reply.ok ? await cache.keys() : []) await cache.delete(request);
  if (reply.ok) await cache.put(path, reply.clone());
  return reply;
}

async function createOfflineReport(request: OfflineRequest): Promise<OfflineReport> {
  const before = await checkScreens();
  if (request.kind === 'open-screens' || before.missing.length === 0) return before;
  await keptFiles.fetchAll(before.missing, { atOnce: AT_ONCE.onRequest, cache: 'reload' });
  await keepWhole(WHOLE_APP, appUrls);
  return checkScreens();
}

const checkScreens = () =>
  openScreens({
    screens: SITE_SCREENS,
    all: appUrls,
    readCached: async (url) => (await keptFiles.readKept(url))?.arrayBuffer(),
  });

const WORKOUT_PATH = '/mi-rutina';

/** Sends the action to one page only, or the rest would change twice. */
async function answerNotification(action: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const workout = windows.find(({ url }) => new URL(url).pathname === WORKOUT_PATH);
  if (!workout) await self.clients.openWindow(WORKOUT_PATH);
  else if (action === '') await workout.focus();
  else workout.postMessage(action);
}

const syncOutbox = async (tag: string): Promise<void> =>
  syncInBackground(tag, await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
