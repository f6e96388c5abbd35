import { ACCOUNT_CACHE } from './account-cache.ts';

/**
 * Takes away what the device keeps of the app, so that the next load brings all of it again. What the person wrote
 * is in another place, which this does not touch. False, and nothing done, when the server does not answer: without
 * signal what is kept is all there is.
 */
export async function forgetApp(): Promise<boolean> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    if (!reply.ok) return false;
    const names = 'caches' in window ? await caches.keys() : [];
    const ofTheApp = names.filter((name) => name !== ACCOUNT_CACHE);
    await Promise.all(ofTheApp.map((name) => caches.delete(name)));
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    return true;
  } catch {
    return false;
  }
}

/** The same address with a mark that no cache has seen. */
export function withForceRefresh(address: string, now: number): string {
  const url = new URL(address);
  url.searchParams.set('force_refresh', String(now));
  return url.href;
}
