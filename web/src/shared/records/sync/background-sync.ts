const PREFIX = 'outbox:';
/** What the service worker tells the open pages when the signal is back. */
export const SYNC_NOW = 'sync-now';

/** The account whose outbox a background sync is for; undefined when it is for something else. */
export const accountInTag = (tag: string): string | undefined =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : undefined;

type SyncManager = { register: (tag: string) => Promise<void> };

/** Where the browser can, the service worker sends what waits when the signal is back, also with no page open. */
export async function requestBackgroundSync(userId: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    // The types of the platform lack it: only Chromium has it.
    const { sync } = (registration ?? {}) as { sync?: SyncManager };
    await sync?.register(PREFIX + userId);
  } catch {
    // Without it, what waits is sent when a page is open.
  }
}
