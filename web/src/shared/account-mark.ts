import { useSyncExternalStore } from 'react';
import { deviceStore } from './device-store.ts';
import { createListeners } from './listeners.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

const { subscribe, notify } = createListeners();

/** Whether somebody is signed in here, as this device remembers: it is known before the server answers. */
export const accountMark = {
  subscribe,
  notify,
  isHere: (): boolean => deviceStore.get(PERSISTED_KEY) === 'true',
  /** The cookie outlives the storage of the page, which some browsers delete after a week without visits. */
  mayHaveSession: (): boolean => accountMark.isHere() || /\bforja_mark=/.test(document.cookie),
};

/** False in what the build writes, and while it is taken over. */
export const useHasAccount = (): boolean =>
  useSyncExternalStore(accountMark.subscribe, accountMark.isHere, () => false);
