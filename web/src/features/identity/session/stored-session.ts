import type { User } from '@forja/contract/identity/identity';
import { createAccountCache, deleteAccountCache } from '../../../pwa/worker/account-cache.ts';
import { PERSISTED_KEY } from '../../../shared/account-mark.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { DISCREET_KEY } from '../../../shared/discreet/discreet-mode.ts';

/** Who was here, to recognise them without signal. Never a token: that lives in a cookie that scripts cannot read. */
export type StoredSession = { userId: string; username: string; lastLogin: Date };

const KEYS = {
  persisted: PERSISTED_KEY,
  userId: 'forja-user-id',
  username: 'forja-username',
  lastLogin: 'forja-last-login',
} as const;

/** The last one written at sign-in and taken away at sign-out: other tabs listen to it. */
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

/** The same person under another address: when they signed in does not change. */
export function renameSession(username: string, store: Store = deviceStore): void {
  if (store.get(KEYS.persisted) === 'true') store.set(KEYS.username, username);
}

/** Valid for 90 days after the login, and only when whole. A clock that went back, or was ahead at the login, ends nothing. */
export function storedSession(now: Date, store: Store = deviceStore): StoredSession | undefined {
  if (store.get(KEYS.persisted) !== 'true') return undefined;
  const userId = store.get(KEYS.userId);
  const username = store.get(KEYS.username);
  const lastLogin = new Date(store.get(KEYS.lastLogin) ?? Number.NaN);
  const age = now.getTime() - lastLogin.getTime();
  if (!userId || !username || !(age <= VALID_MS)) return undefined;
  return { userId, username, lastLogin };
}

/** Callers that load another document wait for it, because the worker chooses the document by that cache. */
export async function forgetSession(store: Store = deviceStore): Promise<void> {
  store.remove(...Object.values(KEYS), DISCREET_KEY);
  await deleteAccountCache();
}
