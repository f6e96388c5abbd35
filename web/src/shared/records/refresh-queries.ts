import type { Query } from '@tanstack/react-query';
import { queryClient } from '../http/query-client.ts';
import type { RecordChange } from './record-changes.ts';

export const recordKey = (userId: string, collection: string, id: string) =>
  ['device', userId, collection, 'record', id] as const;

export const listKey = (userId: string, collection: string, part: unknown) =>
  ['device', userId, collection, 'list', part] as const;

/** Reads again the records that changed, and the parts of lists that are on screen when one may be elsewhere in them. */
export function refreshQueries(userId: string, changes: readonly RecordChange[]): void {
  const records = new Set(changes.map(({ collection, id }) => `${collection} ${id}`));
  const lists = new Set<unknown>(
    changes.filter(({ isMoved }) => isMoved).map(({ collection }) => collection),
  );
  const isChanged = ({
    queryKey: [device, user, collection, kind, id],
  }: Pick<Query, 'queryKey'>): boolean =>
    device === 'device' &&
    user === userId &&
    (kind === 'list' ? lists.has(collection) : records.has(`${String(collection)} ${String(id)}`));
  const changed = { predicate: isChanged };
  // A first reading may be of before the change, and would not be made again.
  const cancelled = queryClient.cancelQueries(changed);
  // Not awaited: what is read again may itself be waiting for the caller.
  void cancelled.then(async () => queryClient.invalidateQueries(changed));
}
