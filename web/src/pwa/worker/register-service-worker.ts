import { currentAccount } from '../../shared/current-account.ts';
import { whenIdle } from '../../shared/lazy/when-idle.ts';
import { isInstalled, isStandalone } from '../browser/device-facts.ts';
import type { PageVisit } from './page-visit.ts';
import { requestReply } from './request-reply.ts';
import { UPDATE_EVENT } from './early-events.ts';
import { logToConsole } from './to-console.ts';

const SCRIPT = '/service-worker.js';
const AFTER_LOAD_MS = 2000;
const UPDATE_CHECK_MS = 5 * 60_000;
const ACTIVATION_TIMEOUT_MS = 4000;
const ANSWER_TIMEOUT_MS = 1000;

/** Two seconds after the page has loaded: before, it would compete with what the person waits for. */
export function registerAfterLoad(): void {
  const later = () => setTimeout(() => void register(), AFTER_LOAD_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    await activateIfPageIsNext(registration);
    announceUpdates(registration);
    scheduleUpdateChecks(registration);
    if (!navigator.serviceWorker.controller) void tellWorker(getPageVisit());
    await keepWholeAppForWhoStays();
  } catch (cause) {
    logToConsole('The service worker could not be registered', cause);
  }
}

const getPageVisit = (): PageVisit => ({
  kind: 'page-visit',
  path: window.location.pathname,
  files: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
});

async function tellWorker(message: PageVisit | 'keep-whole-app'): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await whenIdle();
  active?.postMessage(message);
}

/** A visitor keeps the first page and what was opened. With an account, or once installed, every screen that was promised opens without signal. */
async function keepWholeAppForWhoStays(): Promise<void> {
  let isAsked = false;
  const keepWholeApp = () => {
    if (!isAsked) void tellWorker('keep-whole-app');
    isAsked = true;
  };
  // Listening comes first: somebody may sign in while the browser says whether the app is installed.
  window.addEventListener('appinstalled', keepWholeApp);
  currentAccount.subscribe((account) => {
    if (account) keepWholeApp();
  });
  if (currentAccount.get() || isStandalone() || (await isInstalled())) keepWholeApp();
}

/** A new version that waits while an old one works is an update; the first of all is not. */
function announceUpdates(registration: ServiceWorkerRegistration): void {
  const announceUpdate = () => window.dispatchEvent(new Event(UPDATE_EVENT));
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) announceUpdate();
    });
  if (registration.waiting && registration.active) announceUpdate();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  const first = navigator.serviceWorker.controller;
  let current = first;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab changed version: this one still runs the old code.
    if (current) announceUpdate();
    current = navigator.serviceWorker.controller;
  });
}

function scheduleUpdateChecks(registration: ServiceWorkerRegistration): void {
  // Without signal there is nothing to find, and nothing to tell.
  const checkForUpdate = () => void registration.update().catch(() => undefined);
  setInterval(() => {
    if (document.visibilityState === 'visible') checkForUpdate();
  }, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
  window.addEventListener('online', checkForUpdate);
}

/**
 * This page may already be of the version that waits: then that one takes over, with nothing to tell. Only now, with
 * the page loaded: while a worker gives way to another, what a page asks for can be left without an answer.
 */
async function activateIfPageIsNext({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!waiting || !controller) return;
  if ((await requestReply(controller, 'is-next-version', ANSWER_TIMEOUT_MS)) === true)
    await activateWorker(waiting);
}

/** Reloads with the version that waits, if there is one. */
export async function reloadUpdated(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) await activateWorker(registration.waiting);
  window.location.reload();
}

async function activateWorker(worker: ServiceWorker): Promise<void> {
  const activated = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
  });
  worker.postMessage('use-this-version');
  await activated;
}
