import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { onStoreChange, openRecordStore } from '../shared/records/open-record-store.ts';
import type { RecordStore, SyncStatus } from '../shared/records/record-store.ts';
import { StorageError } from '../shared/records/storage-error.ts';

export type OpenedStore = { store?: RecordStore | undefined; error?: unknown; retry: () => void };

type Result = { userId: string } & Pick<OpenedStore, 'store' | 'error'>;

/** The local records of this person once they are open, or why they do not open. */
export function useRecordStore(userId: string): OpenedStore {
  const [result, setResult] = useState<Result>();
  const open = useCallback(() => {
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
  return result?.userId === userId ? { store: result.store, error: result.error, retry: open } : { retry: open };
}

const isOtherAccount = (error: unknown): boolean => error instanceof StorageError && error.problem === 'other-account';

const NOTHING: SyncStatus = { waiting: 0, refused: 0, isSignedOut: false, isLasting: true };
const getNothing = () => NOTHING;
const ignore = () => () => undefined;

export const useSyncStatus = (store: RecordStore | undefined): SyncStatus =>
  useSyncExternalStore(store?.status.subscribe ?? ignore, store?.status.current ?? getNothing, getNothing);
