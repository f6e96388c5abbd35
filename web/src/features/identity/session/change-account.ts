import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createAccountCache } from '../../../pwa/worker/account-cache.ts';
import { type CurrentAccount, currentAccount } from '../../../shared/current-account.ts';
import { tabStore } from '../../../shared/device-store.ts';
import { forgetSession, rememberSession, renameSession, storedSession } from './stored-session.ts';

export const USER_KEY = '/api/user';

/** Matches all cached data of the previous user. */
export const exceptSession = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== USER_KEY,
};

/**
 * Single place where the user of the page changes: sign-in, refusal, another tab, or a payment that
 * restores a session. Requests, cache and records follow.
 */
export function changeAccount(cache: QueryClient, next: CurrentAccount | null): void {
  const now = new Date();
  const stored = storedSession(now);
  const previous =
    currentAccount.get() ?? (stored && { id: stored.userId, username: stored.username });
  currentAccount.set(next);
  if (next === null) void forgetSession();
  // A restored session stores nothing; a new one is remembered for offline use.
  else if (stored?.userId !== next.id) rememberSession(next, now);
  else {
    // Older sessions have none, and the browser may have evicted it.
    void createAccountCache();
    // An email link may have changed the address, maybe in another browser.
    if (stored.username !== next.username) renameSession(next.username);
  }

  if (!previous || previous.id === next?.id) return;
  tabStore.clear();
  // A refetch for a signed-out user would only be refused.
  if (next === null) cache.removeQueries(exceptSession);
  else void cache.resetQueries(exceptSession);
  // The store was not open when its code cannot be loaded.
  closeStore(previous.id).catch(() => undefined);
}

async function closeStore(userId: string): Promise<void> {
  const { sealRecordStore } = await import('../../../shared/records/open-record-store.ts');
  await sealRecordStore(userId);
}
