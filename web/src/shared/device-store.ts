/** Storage that never throws: where it is full or forbidden, nothing is kept and the page goes on. */
const createDeviceStore = (storage: () => Storage) => ({
  get(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch {
      // Only the memory of the next visit is lost.
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) storage().removeItem(key);
    } catch {
      // There was nothing to take away.
    }
  },
  clear(): void {
    try {
      storage().clear();
    } catch {
      // There was nothing to take away.
    }
  },
});

/** Kept on this device until somebody takes it away. */
export const deviceStore = createDeviceStore(() => localStorage);

/** Kept while this tab is open. */
export const tabStore = createDeviceStore(() => sessionStorage);

/** The keys of a storage; none where it is forbidden. */
export function listKeys(storage: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[storage]);
  } catch {
    return [];
  }
}
