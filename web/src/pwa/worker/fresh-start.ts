import { ACCOUNT_CACHE } from './account-cache.ts';

/**
 * Deletes the cached app, never the records. Returns false and does nothing offline, when the cache
 * is all there is.
 */
export async function forgetApp(): Promise<boolean> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    if (!reply.ok) return false;
    const names = 'caches' in window ? await caches.keys() : [];
    const appCaches = names.filter((name) => name !== ACCOUNT_CACHE);
    await Promise.all(appCaches.map((name) => caches.delete(name)));
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    return true;
  } catch {
    return false;
  }
}

/** A new query bypasses every cache. */
export function withForceRefresh(address: string, now: number): string {
  const url = new URL(address);
  url.searchParams.set('force_refresh', String(now));
  return url.href;
}
