import type { QueryClient } from '@tanstack/react-query';
import { onRefusal } from '../../shared/http/refusals.ts';
import { userQuery } from './session.queries.ts';

/** A refused call or outbox write triggers a session check, ahead of the one every five minutes. */
export function followSession(cache: QueryClient): () => void {
  const checkAgain = () => {
    // The refused call may be the session check itself.
    if (cache.getQueryData(userQuery.queryKey) !== null)
      void cache.invalidateQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });
  };
  const stops = [
    onRefusal('not_signed_in', checkAgain),
    onRefusal('another_person_signed_in', checkAgain),
  ];
  return () => stops.forEach((stop) => stop());
}
