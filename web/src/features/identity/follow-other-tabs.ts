import type { QueryClient } from '@tanstack/react-query';
import { tabStore } from '../../shared/device-store.ts';
import { everythingElse, userQuery } from './session.queries.ts';
import { LAST_LOGIN_KEY } from './stored-session.ts';

/** Signing in or out in another tab changes this one: what it shows of the previous person goes, and the server is asked again. */
export function followOtherTabs(cache: QueryClient): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key is the whole storage cleared.
    if (key !== LAST_LOGIN_KEY && key !== null) return;
    void cache.invalidateQueries({ queryKey: userQuery.queryKey }).then(() => {
      // Asking for the things of somebody who left would only be refused.
      const isSomebody = Boolean(cache.getQueryData(userQuery.queryKey));
      if (isSomebody) return cache.resetQueries(everythingElse);
      tabStore.clear();
      return cache.removeQueries(everythingElse);
    });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
