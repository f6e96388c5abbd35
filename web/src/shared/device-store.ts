/** Local storage that never throws: where it is full or forbidden, nothing is kept and the page goes on. */
export const deviceStore = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Only the memory of the next visit is lost.
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) localStorage.removeItem(key);
    } catch {
      // There was nothing to take away.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
};
