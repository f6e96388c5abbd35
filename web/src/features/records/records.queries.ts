import { PERSON_ERRORS } from '@forja/contract/http/person-errors';
import { MINUTE_MS } from '@forja/domain/units/durations';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { useVirtualRows } from '../../design/layout/use-virtual-rows.ts';
import { RequestError } from '../../shared/http/request-error.ts';
import type { Collection } from '../../shared/records/collection.ts';
import type { WriteRefusal } from '../../shared/records/device/local-store.ts';
import { onStoreChange, openRecordStore } from '../../shared/records/open-record-store.ts';
import type { ListPart, SavedRecord } from '../../shared/records/record-reader.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import type { SyncStatus } from '../../shared/records/sync-status.ts';
import { listKey, recordKey } from '../../shared/records/refresh-queries.ts';
import { StorageError } from '../../shared/records/device/storage-error.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { useSession, useUserId } from '../identity/session.queries.ts';

/** Rejects for a visitor as the server would. */
export async function openOwnStore(userId: string | undefined): Promise<RecordStore> {
  if (userId === undefined) throw notSignedInError();
  return openRecordStore(userId);
}

export const refusalError = ({ status, ...body }: WriteRefusal): RequestError =>
  new RequestError(status, JSON.stringify({ success: false, ...body }), '');

export const notSignedInError = (): RequestError =>
  refusalError({ ...PERSON_ERRORS.not_signed_in, code: 'not_signed_in' });

/** Short, because scrolling a list leaves many unused records. */
const UNSEEN_MS = 30_000;
/** Longest wait between preload and navigation. */
const PRELOADED_MS = 5 * MINUTE_MS;

const recordQuery = <Value>(
  userId: string | undefined,
  collection: Collection<Value>,
  id: string,
) =>
  queryOptions({
    queryKey: recordKey(userId ?? '', collection.name, id),
    queryFn: async (): Promise<SavedRecord<Value> | null> => {
      const store = await openOwnStore(userId);
      const stored = await store.get(collection, id);
      if (stored || store.status.current().pull?.isComplete) return stored ?? null;
      // A sync may bring the record to an incomplete device.
      await store.sync();
      return (await store.get(collection, id)) ?? null;
    },
    gcTime: UNSEEN_MS,
  });

export const preloadRecord = <Value>(
  cache: QueryClient,
  userId: string | undefined,
  collection: Collection<Value>,
  id: string,
): Promise<void> => cache.prefetchQuery(recordQuery(userId, collection, id));

export const useRecord = <Value>(collection: Collection<Value>, id: string) =>
  useQuery(recordQuery(useUserId(), collection, id));

const listQuery = <Value>(
  userId: string | undefined,
  collection: Collection<Value>,
  part: ListPart,
) =>
  queryOptions({
    queryKey: listKey(userId ?? '', collection.name, part),
    queryFn: async ({ client }) => {
      const records =
        userId === undefined ? [] : await (await openRecordStore(userId)).list(collection, part);
      for (const record of records) {
        const { queryKey } = recordQuery(userId, collection, record.id);
        if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, record);
      }
      return { userId, part, ids: records.map(({ id }) => id) };
    },
    gcTime: UNSEEN_MS,
  });

export const preloadRecords = <Value>(
  cache: QueryClient,
  userId: string,
  collection: Collection<Value>,
  part: ListPart,
): Promise<void> =>
  cache.prefetchQuery({ ...listQuery(userId, collection, part), gcTime: PRELOADED_MS });

export function useRecords<Value>(collection: Collection<Value>, part: ListPart) {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      void openRecordStore(userId).then(
        (store) => store.sync(),
        () => undefined,
      );
  }, [userId]);
  // Destructured, because TanStack renders only on changes of the properties read.
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...listQuery(userId, collection, part),
    placeholderData: keepPreviousData,
  });
  const ids = data?.ids ?? [];
  const records = useQueries({
    queries: ids.map((id) => recordQuery(userId, collection, id)),
    combine: (results) => results.map(({ data }) => data ?? undefined),
  });
  const offset = data && 'offset' in data.part ? data.part.offset : 0;
  const isRead = data !== undefined && !isPlaceholderData;
  /** The empty result of a visitor does not count for an account. */
  const isPending = error === null && (data === undefined || data.userId !== userId);
  return { isPending, isRead, error, refetch, offset, records };
}

type ListOptions = {
  rowHeight: number;
  columns?: number;
  pageSize?: number;
};

export function useRecordList<Value>(
  collection: Collection<Value>,
  { rowHeight, columns = 1, pageSize = 50 }: ListOptions,
) {
  const userId = useUserId();
  const count = useQuery({
    queryKey: listKey(userId ?? '', collection.name, 'count'),
    queryFn: async () =>
      userId === undefined ? 0 : (await openRecordStore(userId)).count(collection),
  });
  const total = count.data ?? 0;
  const virtual = useVirtualRows({
    listName: collection.name,
    total: Math.ceil(total / columns),
    rowHeight,
  });
  const firstPage = Math.floor(virtual.first / pageSize);
  const lastPage = Math.floor(Math.max(virtual.first, virtual.last) / pageSize);
  const page = pageSize * columns;
  const part = useRecords(collection, {
    offset: firstPage * page,
    limit: (lastPage + 1 - firstPage) * page,
  });
  const [focused, setFocused] = useState<{ index: number; row: RowRecord<Value>[] }>();

  function rowRecords(index: number): RowRecord<Value>[] {
    const positions = Array.from(
      { length: Math.min(columns, total - index * columns) },
      (_, n) => index * columns + n,
    );
    const row = positions.map((position) => ({
      position,
      record: part.records[position - part.offset],
    }));
    return focused?.index === index && row.every(({ record }) => record === undefined)
      ? focused.row
      : row;
  }

  const isPending = count.isPending || part.isPending;
  return {
    total,
    virtual,
    rowRecords,
    onRowFocus: (index: number) => setFocused({ index, row: rowRecords(index) }),
    isPending,
    isEmpty: total === 0 && count.isSuccess && !count.isFetching,
    error: count.error ?? part.error,
    refetch: () => void Promise.all([count.refetch(), part.refetch()]),
  };
}

type RowRecord<Value> = { position: number; record: SavedRecord<Value> | undefined };

export type RecordList<Value> = ReturnType<typeof useRecordList<Value>>;

export type OpenedStore = { store?: RecordStore | undefined; error?: unknown; retry: () => void };

type Result = { userId: string } & Pick<OpenedStore, 'store' | 'error'>;

export function useRecordStore(userId: string | undefined): OpenedStore {
  const [result, setResult] = useState<Result>();
  const open = useCallback(() => {
    if (userId === undefined) return;
    openRecordStore(userId).then(
      (store) => setResult({ userId, store }),
      // A session check is in progress.
      (error: unknown) => setResult(isOtherAccount(error) ? undefined : { userId, error }),
    );
  }, [userId]);
  useEffect(() => {
    open();
    return onStoreChange(open);
  }, [open]);
  // A late answer may belong to another user.
  return result?.userId === userId
    ? { store: result?.store, error: result?.error, retry: open }
    : { retry: open };
}

const isOtherAccount = (error: unknown): boolean =>
  error instanceof StorageError && error.problem === 'other-account';

const OPENING: SyncStatus = { pending: 0, refused: 0, isSignedOut: false, isReachable: true };
const VISITOR_STATUS: SyncStatus = { ...OPENING, pull: { received: 0, isComplete: true } };
const ignore = () => () => undefined;

export function useSyncStatus(): SyncStatus {
  const { store } = useRecordStore(useUserId());
  const otherwise = useSession().status === 'visitor' ? VISITOR_STATUS : OPENING;
  return useSyncExternalStore(
    store?.status.subscribe ?? ignore,
    () => store?.status.current() ?? otherwise,
    () => otherwise,
  );
}

/** True also while the database opens, which is slow on some phones. */
export const isPulling = ({ pull, isReachable }: SyncStatus): boolean =>
  isReachable && !pull?.isComplete;

export function useIsFirstSync(): boolean {
  const status = useSyncStatus();
  return isPulling(status) && status.pull?.total === undefined;
}

/** Time to read two sentences and click "Deshacer". */
export const READING_MS = 8000;
/** Rendering the progress earlier would slow the save. */
const SLOW_MS = 150;

export function useSaveRecord<Value>(collection: Collection<Value>) {
  const userId = useUserId();
  const isSaving = useRef(false);
  const [isSlow, setIsSlow] = useState(false);
  const [error, setError] = useState<unknown>();

  /** Undefined after a failure, or while another save runs. */
  async function save(edit: {
    id?: string;
    original?: SavedRecord<Value> | undefined;
    value: Value;
  }) {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    const saving = openOwnStore(userId).then((store) => store.save(collection, edit));
    const saved = await saving.catch((cause: unknown) => ({ cause }));
    clearTimeout(timer);
    isSaving.current = false;
    setIsSlow(false);
    setError('cause' in saved ? saved.cause : undefined);
    if ('cause' in saved) return undefined;
    if (saved.outcome !== 'saved')
      toast({ ...syncMessages.outcomes[saved.outcome], duration: READING_MS });
    return saved;
  }

  return { save, isSlow, error };
}
