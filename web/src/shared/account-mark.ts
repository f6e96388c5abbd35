import { deviceStore } from './device-store.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

/** True where this device remembers a session: known before the server answers. */
export const isAccountRemembered = (): boolean => deviceStore.get(PERSISTED_KEY) === 'true';

/** The cookie of a session outlives the storage of the page, which some browsers delete after a week without visits. */
export const hasSessionMark = (): boolean => /\bforja_mark=/.test(document.cookie);

export const mayHaveSession = (): boolean => isAccountRemembered() || hasSessionMark();
