import type { QueryClient } from '@tanstack/react-query';
import { refusalCode } from '../../shared/readable-error.ts';
import { setPageAccount } from '../../shared/request.ts';
import { userQuery } from './session.queries.ts';

/** The refusals that say that the session is no longer the one of this page. */
const OTHER_SESSION = new Set<unknown>(['not_signed_in', 'another_person_signed_in']);

/**
 * Names the account of the session in the requests of the page. A session that ended, or that became another person's,
 * is noticed at the first refusal, not at the next check of five minutes.
 */
export function followSession(cache: QueryClient): () => void {
  const onRefusal = (error: unknown) => {
    if (OTHER_SESSION.has(refusalCode(error)) && cache.getQueryData(userQuery.queryKey))
      void cache.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  const nameAccount = () => setPageAccount(cache.getQueryData(userQuery.queryKey)?.id);
  nameAccount();
  const stops = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') onRefusal(event.action.error);
      if (event.action.type === 'success' && event.query.queryKey[0] === userQuery.queryKey[0]) nameAccount();
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onRefusal(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
