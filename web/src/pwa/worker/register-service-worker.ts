import { afterLoad } from './after-load.ts';
import { isInstalled, isStandalone } from '../browser/device-facts.ts';
import { ACCOUNT_EVENT, hasAccountCache } from './account-cache.ts';
import { requestReply } from './request-reply.ts';
import { UPDATE_EVENT } from './early-events.ts';
import { logToConsole } from './to-console.ts';

const SCRIPT = '/service-worker.js';
const AFTER_LOAD_MS = 2000;
const UPDATE_CHECK_MS = 5 * 60_000;
const ACTIVATION_TIMEOUT_MS = 4000;
const ANSWER_TIMEOUT_MS = 1000;

/** Two seconds after the page has loaded: before, it would compete with what the person waits for. */
export const registerAfterLoad = (): void => afterLoad(AFTER_LOAD_MS, () => void register());

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    await activateIfPageIsNext(registration);
    announceUpdates(registration);
    scheduleUpdateChecks(registration);
    await requestOfflineCopy();
  } catch (cause) {
    logToConsole('The service worker could not be registered', cause);
  }
}

/** Asks the worker to cache more than the first pages: the whole site once installed, and every offline screen with an account. */
async function requestOfflineCopy(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keepWhole = async () =>
    active?.postMessage((await hasAccountCache()) ? 'keep-whole-app' : 'keep-whole-site');
  // Listening comes first: somebody may sign in while the browser says whether the app is installed.
  addEventListener(ACCOUNT_EVENT, () => void keepWhole(), { once: true });
  addEventListener('appinstalled', () => void keepWhole());
  if (isStandalone() || (await hasAccountCache()) || (await isInstalled())) await keepWhole();
}

/** A new version that waits while an old one works is an update; the first of all is not. */
function announceUpdates(registration: ServiceWorkerRegistration): void {
  const announceUpdate = () => dispatchEvent(new Event(UPDATE_EVENT));
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) announceUpdate();
    });
  if (registration.waiting && registration.active) announceUpdate();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let current = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab changed version: this one still runs the old code.
    if (current) announceUpdate();
    current = navigator.serviceWorker.controller;
  });
}

function scheduleUpdateChecks(registration: ServiceWorkerRegistration): void {
  // Without signal there is nothing to find, and nothing to tell.
  const checkForUpdate = () => void registration.update().catch(() => undefined);
  const checkIfVisible = () => document.visibilityState === 'visible' && checkForUpdate();
  setInterval(checkIfVisible, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', checkIfVisible);
  addEventListener('online', checkForUpdate);
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
  location.reload();
}

const activateWorker = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
    worker.postMessage('use-this-version');
  });
