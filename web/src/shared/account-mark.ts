import { deviceStore } from './device-store.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

/** Whether somebody is signed in here, as this device remembers: it is known before the server answers. */
export const isAccountRemembered = (): boolean => deviceStore.get(PERSISTED_KEY) === 'true';

/** The cookie that goes with a session, and outlives the storage of the page, which some browsers delete after a week without visits. */
export const hasSessionMark = (): boolean => /\bforja_mark=/.test(document.cookie);

export const mayHaveSession = (): boolean => isAccountRemembered() || hasSessionMark();
