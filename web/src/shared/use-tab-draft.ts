import { useEffect, useState } from 'react';
import { currentAccount } from './current-account.ts';
import { deviceStore, tabStore } from './device-store.ts';
import { createListeners } from './listeners.ts';
import { parseJson } from './parse-json.ts';

type Draft<T> = {
  owner: string | undefined;
  empty: () => T;
  restore: (stored: unknown) => T | undefined;
};

/** A draft that survives a reload. It goes with the tab, or with its owner's session. */
export const useTabDraft = <T>(key: string, form: Draft<T>) => useDraft(tabStore, key, form);

export function useDeviceDraft<T>(key: string, form: Draft<T>) {
  return useDraft(deviceStore, key, form);
}

const restoredDrafts = createListeners<[key: string]>();

function useDraft<T>(store: typeof tabStore, key: string, { owner, empty, restore }: Draft<T>) {
  const load = () => ({ owner, draft: restore(parseJson(store.get(key))) ?? empty() });
  const [form, setForm] = useState(load);
  if (form.owner !== owner) setForm(load());
  useEffect(() => restoredDrafts.subscribe((draftKey) => draftKey === key && setForm(load())));
  return {
    draft: form.draft,
    /** Undefined once its owner has gone. */
    readDraft: (): T | undefined => (currentAccount.get()?.id === owner ? load().draft : undefined),
    bringBack(draft: T): void {
      store.set(key, JSON.stringify(draft));
      restoredDrafts.notify(key);
    },
    change(draft: T): void {
      store.set(key, JSON.stringify(draft));
      setForm({ owner, draft });
    },
    release(draft: T): void {
      store.remove(key);
      setForm({ owner, draft });
    },
    clear(): void {
      store.remove(key);
      setForm({ owner, draft: empty() });
    },
  };
}

export function useTabText(key: string, initial = '') {
  const { draft, change, clear } = useTabDraft(key, {
    owner: '',
    empty: () => initial,
    restore: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
  return [draft, change, clear] as const;
}
