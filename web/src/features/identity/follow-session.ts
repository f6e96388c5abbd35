import type { QueryClient } from '@tanstack/react-query';
import { onRefusal } from '../../shared/http/refusals.ts';
import { userQuery } from './session.queries.ts';

/**
 * A session that ended, or that became another person's, is noticed at the first refusal of a call or of the outbox, not
 * at the next check of five minutes.
 */
export function followSession(cache: QueryClient): () => void {
  const askAgain = () => {
    // The question itself may be what was refused.
    if (cache.getQueryData(userQuery.queryKey) !== null)
      void cache.invalidateQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });
  };
  const stops = [
    onRefusal('not_signed_in', askAgain),
    onRefusal('another_person_signed_in', askAgain),
  ];
  return () => stops.forEach((stop) => stop());
}
