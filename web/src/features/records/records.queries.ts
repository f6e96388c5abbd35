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

/** The device's records of who is signed in; writing as nobody is refused as the server would. */
export async function openOwnStore(userId: string | undefined): Promise<RecordStore> {
  if (userId === undefined) throw notSignedInError();
  return openRecordStore(userId);
}

/** What the server refused, as the error of a call that it refuses. */
export const refusalError = ({ status, ...body }: WriteRefusal): RequestError =>
  new RequestError(status, JSON.stringify({ success: false, ...body }), '');

export const notSignedInError = (): RequestError =>
  refusalError({ ...PERSON_ERRORS.not_signed_in, code: 'not_signed_in' });

/** Scrolling through a long list leaves behind records that nobody looks at. */
const UNSEEN_MS = 30_000;
/** What was read for a page waits for it as long as somebody may take to choose where to go. */
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
      // A device that does not have the whole account yet may be about to receive it.
      await store.sync();
      return (await store.get(collection, id)) ?? null;
    },
    gcTime: UNSEEN_MS,
  });

/** Reads a record before the page that shows it opens, so that the page does not open empty. */
export const preloadRecord = <Value>(
  cache: QueryClient,
  userId: string | undefined,
  collection: Collection<Value>,
  id: string,
): Promise<void> => cache.prefetchQuery(recordQuery(userId, collection, id));

/** One record; null when it is not on this device and, as far as is known, nowhere. */
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

/** Reads a part of a collection before the page that shows it opens. */
export const preloadRecords = <Value>(
  cache: QueryClient,
  userId: string,
  collection: Collection<Value>,
  part: ListPart,
): Promise<void> =>
  cache.prefetchQuery({ ...listQuery(userId, collection, part), gcTime: PRELOADED_MS });

/** A part of a collection, from the device, while it looks for what other devices did. A visitor has none. */
export function useRecords<Value>(collection: Collection<Value>, part: ListPart) {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      void openRecordStore(userId).then(
        (store) => store.sync(),
        () => undefined,
      );
  }, [userId]);
  // Only what is taken from the result draws again when it changes: that a list is being read again is not shown.
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
  /** Those of this part, and not of the one before. */
  const isRead = data !== undefined && !isPlaceholderData;
  /** What a visitor has, which is nothing, is not yet what an account has. */
  const isPending = error === null && (data === undefined || data.userId !== userId);
  return { isPending, isRead, error, refetch, offset, records };
}

type ListOptions = {
  /** Before it is measured, in pixels. */
  rowHeight: number;
  /** Records in each row. */
  columns?: number;
  /** Rows read at once: fewer when each record is large. */
  pageSize?: number;
};

/** The whole list of a collection in the page that scrolls, of which only the rows near the screen are read and drawn. */
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

  /** The records of a row; undefined while they are read. The row that has the focus stays while the list scrolls. */
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
    // Records may have come since they were counted.
    isEmpty: total === 0 && count.isSuccess && !count.isFetching,
    error: count.error ?? part.error,
    refetch: () => void Promise.all([count.refetch(), part.refetch()]),
  };
}

type RowRecord<Value> = { position: number; record: SavedRecord<Value> | undefined };

export type RecordList<Value> = ReturnType<typeof useRecordList<Value>>;

export type OpenedStore = { store?: RecordStore | undefined; error?: unknown; retry: () => void };

type Result = { userId: string } & Pick<OpenedStore, 'store' | 'error'>;

/** The local records of this person once they are open, or why they do not open. */
export function useRecordStore(userId: string | undefined): OpenedStore {
  const [result, setResult] = useState<Result>();
  const open = useCallback(() => {
    if (userId === undefined) return;
    openRecordStore(userId).then(
      (store) => setResult({ userId, store }),
      // The session is being asked who is here: nothing is wrong with the device.
      (error: unknown) => setResult(isOtherAccount(error) ? undefined : { userId, error }),
    );
  }, [userId]);
  useEffect(() => {
    open();
    return onStoreChange(open);
  }, [open]);
  // An answer about somebody else came late.
  return result?.userId === userId
    ? { store: result?.store, error: result?.error, retry: open }
    : { retry: open };
}

const isOtherAccount = (error: unknown): boolean =>
  error instanceof StorageError && error.problem === 'other-account';

const OPENING: SyncStatus = { pending: 0, refused: 0, isSignedOut: false, isReachable: true };
const VISITOR_STATUS: SyncStatus = { ...OPENING, pull: { received: 0, isComplete: true } };
const ignore = () => () => undefined;

/** How much of the device is in the account, and how much of the account on the device. */
export function useSyncStatus(): SyncStatus {
  const { store } = useRecordStore(useUserId());
  const otherwise = useSession().status === 'visitor' ? VISITOR_STATUS : OPENING;
  return useSyncExternalStore(
    store?.status.subscribe ?? ignore,
    () => store?.status.current() ?? otherwise,
    () => otherwise,
  );
}

/** Records of the account are on their way to this device; also while its database opens, which takes a while on a slow phone. */
export const isPulling = ({ pull, isReachable }: SyncStatus): boolean =>
  isReachable && !pull?.isComplete;

/** Nothing of the account is on this device yet, and it is on its way. */
export function useIsFirstSync(): boolean {
  const status = useSyncStatus();
  return isPulling(status) && status.pull?.total === undefined;
}

/** Time to read what was done and press "Deshacer", or to read two sentences. */
export const READING_MS = 8000;
/** Drawing sooner that a save goes on would make it take longer. */
const SLOW_MS = 150;

/** Stores on this device a new record or an edit, and says so when another device had changed what was edited. */
export function useSaveRecord<Value>(collection: Collection<Value>) {
  const userId = useUserId();
  const isSaving = useRef(false);
  const [isSlow, setIsSlow] = useState(false);
  const [error, setError] = useState<unknown>();

  /** Undefined when it was not saved: why is in `error`, unless the save before had not ended. */
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
