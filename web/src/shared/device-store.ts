/** Storage that never throws: pages work where it is full or forbidden. */
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
      // The next visit starts without the value.
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) storage().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  clear(): void {
    try {
      storage().clear();
    } catch {
      // Nothing was stored.
    }
  },
});

export const deviceStore = createDeviceStore(() => localStorage);

export const tabStore = createDeviceStore(() => sessionStorage);

export function listKeys(storage: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[storage]);
  } catch {
    return [];
  }
}
