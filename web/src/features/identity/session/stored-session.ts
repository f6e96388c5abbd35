import type { User } from '@forja/contract/identity/identity';
import { createAccountCache, deleteAccountCache } from '../../../pwa/worker/account-cache.ts';
import { PERSISTED_KEY } from '../../../shared/account-mark.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { DISCREET_KEY } from '../../../shared/discreet/discreet-mode.ts';

/** Remembers the user for offline use. Never a token: it lives in an HttpOnly cookie. */
export type StoredSession = { userId: string; username: string; lastLogin: Date };

const KEYS = {
  persisted: PERSISTED_KEY,
  userId: 'forja-user-id',
  username: 'forja-username',
  lastLogin: 'forja-last-login',
} as const;

/** The key written last at sign-in and removed at sign-out: other tabs listen to it. */
export const LAST_LOGIN_KEY = KEYS.lastLogin;
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

type Store = Pick<typeof deviceStore, 'get' | 'set' | 'remove'>;

export function rememberSession(
  { id, username }: Pick<User, 'id' | 'username'>,
  now: Date,
  store: Store = deviceStore,
): void {
  store.set(KEYS.persisted, 'true');
  store.set(KEYS.userId, id);
  store.set(KEYS.username, username);
  store.set(KEYS.lastLogin, now.toISOString());
  void createAccountCache();
}

/** A rename keeps the sign-in date. */
export function renameSession(username: string, store: Store = deviceStore): void {
  if (store.get(KEYS.persisted) === 'true') store.set(KEYS.username, username);
}

/**
 * Valid for 90 days after sign-in, and only when complete. A clock set back, or ahead at sign-in,
 * ends nothing.
 */
export function storedSession(now: Date, store: Store = deviceStore): StoredSession | undefined {
  if (store.get(KEYS.persisted) !== 'true') return undefined;
  const userId = store.get(KEYS.userId);
  const username = store.get(KEYS.username);
  const lastLogin = new Date(store.get(KEYS.lastLogin) ?? Number.NaN);
  const age = now.getTime() - lastLogin.getTime();
  if (!userId || !username || !(age <= VALID_MS)) return undefined;
  return { userId, username, lastLogin };
}

/**
 * Callers that load another document await it, because the worker chooses the document by that
 * cache.
 */
export async function forgetSession(store: Store = deviceStore): Promise<void> {
  store.remove(...Object.values(KEYS), DISCREET_KEY);
  await deleteAccountCache();
}
