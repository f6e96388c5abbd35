import type { QueryClient } from '@tanstack/react-query';
import { currentAccount } from '../../shared/current-account.ts';
import { changeAccount } from './session/change-account.ts';
import { userQuery } from './session.queries.ts';
import { LAST_LOGIN_KEY, storedSession } from './session/stored-session.ts';

/**
 * A sign-in or sign-out in another tab clears the cache of the previous user and asks the server
 * again.
 */
export function followOtherTabs(cache: QueryClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== LAST_LOGIN_KEY && key !== null) return;
    const stored = storedSession(new Date());
    const account = currentAccount.get();
    if (!stored || !account || stored.userId === account.id) {
      void cache.invalidateQueries({ queryKey: userQuery.queryKey });
      return;
    }
    changeAccount(cache, { id: stored.userId, username: stored.username });
    void cache.resetQueries({ queryKey: userQuery.queryKey });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
