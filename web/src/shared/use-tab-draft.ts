import { useEffect, useState } from 'react';
import { currentAccount } from './current-account.ts';
import { deviceStore, tabStore } from './device-store.ts';
import { createListeners } from './listeners.ts';
import { parseJson } from './parse-json.ts';

type Draft<T> = {
  /** Undefined until the session says who is here. */
  owner: string | undefined;
  /** A new form. */
  empty: () => T;
  /** What was stored, perhaps by another version of the form; undefined when it is no longer of use. */
  restore: (stored: unknown) => T | undefined;
};

/**
 * A form that stays as it was typed when the tab reloads, also into a new version. It goes with the tab, and with its
 * owner: the storage of the tab is cleared when another person comes.
 */
export const useTabDraft = <T>(key: string, form: Draft<T>) => useDraft(tabStore, key, form);

/** The same, kept on the device when the tab closes, until it is cleared or its owner leaves. */
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
    /** What is kept now, also for who has left the page of the form; undefined when its owner has gone. */
    readDraft: (): T | undefined => (currentAccount.get()?.id === owner ? load().draft : undefined),
    /** Keeps it, and shows it where the form is open by now, which may not be the page that asks. */
    bringBack(draft: T): void {
      store.set(key, JSON.stringify(draft));
      restoredDrafts.notify(key);
    },
    change(draft: T): void {
      store.set(key, JSON.stringify(draft));
      setForm({ owner, draft });
    },
    /** Shows it and keeps it no longer. */
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

/** One line of a form that is of no particular person. */
export function useTabText(key: string, initial = '') {
  const { draft, change, clear } = useTabDraft(key, {
    owner: '',
    empty: () => initial,
    restore: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
  return [draft, change, clear] as const;
}
