import { deviceStore } from './device-store.ts';

export const PERSISTED_KEY = 'forja-auth-persisted';

export const isAccountRemembered = (): boolean => deviceStore.get(PERSISTED_KEY) === 'true';

/**
 * The session cookie outlives localStorage, which some browsers delete after a week without visits.
 */
export const hasSessionMark = (): boolean => /\bforja_mark=/.test(document.cookie);

export const mayHaveSession = (): boolean => isAccountRemembered() || hasSessionMark();
