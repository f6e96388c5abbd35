import { useState } from 'react';
import { tabStore } from './device-store.ts';

type Draft<T> = {
  /** A new form. */
  empty: () => T;
  /** What was stored, perhaps by another version of the form; undefined when it is no longer of use. */
  restore: (stored: unknown) => T | undefined;
};

/** A form that stays as it was typed when the tab reloads, also into a new version. It goes with the tab. */
export function useTabDraft<T>(key: string, { empty, restore }: Draft<T>) {
  const [draft, setDraft] = useState(() => restore(parse(tabStore.get(key))) ?? empty());
  return {
    draft,
    change(next: T): void {
      tabStore.set(key, JSON.stringify(next));
      setDraft(next);
    },
    clear(): void {
      tabStore.remove(key);
      setDraft(empty());
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
