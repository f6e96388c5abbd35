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

/** Delayed so that it does not compete with the page load. */
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

async function requestOfflineCopy(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keepWhole = async () =>
    active?.postMessage((await hasAccountCache()) ? 'keep-whole-app' : 'keep-whole-site');
  // Subscribes first, because a sign-in may happen while the browser checks the installation.
  addEventListener(ACCOUNT_EVENT, () => void keepWhole(), { once: true });
  addEventListener('appinstalled', () => void keepWhole());
  if (isStandalone() || (await hasAccountCache()) || (await isInstalled())) await keepWhole();
}

/** The first worker is not an update. */
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
  const checkForUpdate = () => void registration.update().catch(() => undefined);
  const checkIfVisible = () => document.visibilityState === 'visible' && checkForUpdate();
  setInterval(checkIfVisible, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', checkIfVisible);
  addEventListener('online', checkForUpdate);
}

/**
 * A page that already runs the waiting version activates it silently. Runs after the load, because
 * requests may go unanswered while workers change.
 */
async function activateIfPageIsNext({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!waiting || !controller) return;
  if ((await requestReply(controller, 'is-next-version', ANSWER_TIMEOUT_MS)) === true)
    await activateWorker(waiting);
}

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
