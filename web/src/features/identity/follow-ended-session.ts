import type { QueryClient } from '@tanstack/react-query';
import { refusalCode } from '../../shared/readable-error.ts';
import { userQuery } from './session.queries.ts';

/** A session ended from another device is noticed at the first refusal, not at the next round of five minutes. */
export function followEndedSession(cache: QueryClient): () => void {
  const onRefusal = (error: unknown) => {
    if (refusalCode(error) === 'not_signed_in' && cache.getQueryData(userQuery.queryKey))
      void cache.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  const stops = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onRefusal(event.action.error);
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onRefusal(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
