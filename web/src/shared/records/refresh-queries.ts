import type { Query } from '@tanstack/react-query';
import { queryClient } from '../http/query-client.ts';
import type { RecordChange } from './record-changes.ts';

export const recordKey = (userId: string, collection: string, id: string) =>
  ['device', userId, collection, 'record', id] as const;

export const listKey = (userId: string, collection: string, part: unknown) =>
  ['device', userId, collection, 'list', part] as const;

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
  // A first read may predate the change, and would not be repeated.
  const cancelled = queryClient.cancelQueries(changed);
  // Not awaited: the refetch may itself wait for the caller.
  void cancelled.then(async () => queryClient.invalidateQueries(changed));
}
