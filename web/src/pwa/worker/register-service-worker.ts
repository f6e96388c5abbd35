import { askThroughPort } from './ask-through-port.ts';
import { UPDATE_EVENT } from './early-events.ts';
import { toConsole } from './to-console.ts';

const SCRIPT = '/service-worker.js';
const AFTER_LOAD_MS = 2000;
const LOOK_AGAIN_MS = 5 * 60_000;
const CHANGE_MS = 4000;
const ANSWER_MS = 1000;

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
    await changeIfPageIsNext(registration);
    tellUpdates(registration);
    lookForUpdates(registration);
  } catch (cause) {
    toConsole('The service worker could not be registered', cause);
  }
}

/** A new version that waits while an old one works is an update; the first of all is not. */
function tellUpdates(registration: ServiceWorkerRegistration): void {
  const tell = () => window.dispatchEvent(new Event(UPDATE_EVENT));
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) tell();
    });
  if (registration.waiting && registration.active) tell();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  const first = navigator.serviceWorker.controller;
  let current = first;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab changed version: this one still runs the old code.
    if (current) tell();
    current = navigator.serviceWorker.controller;
  });
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  // Without signal there is nothing to find, and nothing to tell.
  const look = () => void registration.update().catch(() => undefined);
  setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  window.addEventListener('online', look);
}

/**
 * This page may already be of the version that waits: then that one takes over, with nothing to tell. Only now, with
 * the page loaded: while a worker gives way to another, what a page asks for can be left without an answer.
 */
async function changeIfPageIsNext({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!waiting || !controller) return;
  if ((await askThroughPort(controller, 'is-next-version', ANSWER_MS)) === true) await changeTo(waiting);
}

/** Reloads with the version that waits, if there is one. */
export async function reloadUpdated(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) await changeTo(registration.waiting);
  window.location.reload();
}

async function changeTo(waiting: ServiceWorker): Promise<void> {
  const changed = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, CHANGE_MS);
  });
  waiting.postMessage('use-this-version');
  await changed;
}
