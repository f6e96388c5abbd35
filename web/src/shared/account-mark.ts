import { deviceStore } from './device-store.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

/** Whether somebody is signed in here, as this device remembers: it is known before the server answers. */
export const accountMark = {
  isHere: (): boolean => deviceStore.get(PERSISTED_KEY) === 'true',
  /** The cookie outlives the storage of the page, which some browsers delete after a week without visits. */
  mayHaveSession: (): boolean => accountMark.isHere() || /\bforja_mark=/.test(document.cookie),
};
