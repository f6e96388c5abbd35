import { useEffect, useState, useSyncExternalStore } from 'react';
import { openRecordStore } from '../shared/records/open-record-store.ts';
import type { RecordStore, SyncStatus } from '../shared/records/record-store.ts';

/** What this person has on the device, once it is open. */
export function useAccountData(userId: string): RecordStore | undefined {
  const [opened, setOpened] = useState<{ userId: string; data: RecordStore }>();
  useEffect(() => {
    let isHere = true;
    void openRecordStore(userId).then((data) => (isHere ? setOpened({ userId, data }) : undefined));
    return () => {
      isHere = false;
    };
  }, [userId]);
  return opened?.userId === userId ? opened.data : undefined;
}

const NOTHING: SyncStatus = { waiting: 0, refused: 0, isSignedOut: false, isLasting: true };
const nothing = () => NOTHING;
const deaf = () => () => undefined;

export const useSyncStatus = (data: RecordStore | undefined): SyncStatus =>
  useSyncExternalStore(data?.status.subscribe ?? deaf, data?.status.current ?? nothing, nothing);
