const PREFIX = 'outbox:';
export const SYNC_NOW = 'sync-now';

export const accountInTag = (tag: string): string | undefined =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : undefined;

type SyncManager = { register: (tag: string) => Promise<void> };

export async function requestBackgroundSync(userId: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    // Only Chromium has background sync, and the platform types lack it.
    const { sync } = (registration ?? {}) as { sync?: SyncManager };
    await sync?.register(PREFIX + userId);
  } catch {
    // Pending writes are sent when a page is open.
  }
}
