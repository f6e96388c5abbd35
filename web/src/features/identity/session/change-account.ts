import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createAccountCache } from '../../../pwa/worker/account-cache.ts';
import { type CurrentAccount, currentAccount } from '../../../shared/current-account.ts';
import { tabStore } from '../../../shared/device-store.ts';
import { forgetSession, rememberSession, renameSession, storedSession } from './stored-session.ts';

export const USER_KEY = '/api/user';

/** All that was read for one person: it goes when another one comes. */
export const everythingElse = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== USER_KEY,
};

/**
 * The one place where the page changes whose it is, whatever the way: signing in, a refusal, another tab, a payment that
 * gives a session back. The requests of the page, its cache and the records on the device follow.
 */
export function changeAccount(cache: QueryClient, next: CurrentAccount | null): void {
  const now = new Date();
  const stored = storedSession(now);
  const previous =
    currentAccount.get() ?? (stored && { id: stored.userId, username: stored.username });
  currentAccount.set(next);
  if (next === null) void forgetSession();
  // A session that was given back leaves nothing here; from now on this person is known without signal too.
  else if (stored?.userId !== next.id) rememberSession(next, now);
  else {
    // A session of before may have none, or the browser took it away.
    void createAccountCache();
    // The address changed by an email, maybe in another browser.
    if (stored.username !== next.username) renameSession(next.username);
  }

  if (!previous || previous.id === next?.id) return;
  tabStore.clear();
  // Asking for the things of somebody who left would only be refused.
  if (next === null) cache.removeQueries(everythingElse);
  else void cache.resetQueries(everythingElse);
  // Without its code it was not open.
  sealRecords(previous.id).catch(() => undefined);
}

async function sealRecords(userId: string): Promise<void> {
  const { sealRecordStore } = await import('../../../shared/records/open-record-store.ts');
  await sealRecordStore(userId);
}
