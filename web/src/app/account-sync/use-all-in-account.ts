import { useCallback, useEffect, useRef } from 'react';
import { toastWhenQuiet } from '../../design/feedback/toast.ts';
import { useOnline } from '../../shared/http/use-online.ts';
import type { SyncStatus } from '../../shared/records/sync-status.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';

/** A write stored in the account at once shows that in its own row; this covers longer waits. */
const LONG_WAIT_MS = 5000;

export function useAllInAccount(
  { pending, refused }: SyncStatus,
  { isOpen }: { isOpen: boolean },
): { noteDiscard: () => void } {
  const isOnline = useOnline();
  const most = useRef(0);
  const hasWaited = useRef(false);
  const wasOffline = useRef(false);

  useEffect(() => {
    if (pending === 0) return undefined;
    most.current = Math.max(most.current, pending);
    if (!isOnline) hasWaited.current = true;
    const timer = setTimeout(() => (hasWaited.current = true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pending, isOnline]);

  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    // Pending writes are unknown until the local records open.
    if (!isOpen || !isOnline || pending > 0) return;
    const isWorthSaying =
      (wasOffline.current || (most.current > 0 && hasWaited.current)) &&
      refused === 0 &&
      document.visibilityState === 'visible';
    if (isWorthSaying)
      toastWhenQuiet({ title: texts.allInAccount, description: texts.uploaded(most.current) });
    most.current = 0;
    hasWaited.current = false;
    wasOffline.current = false;
  }, [pending, refused, isOnline, isOpen]);

  /** Discarded writes do not reach the account. */
  const noteDiscard = useCallback(() => {
    most.current = Math.max(0, most.current - 1);
  }, []);
  return { noteDiscard };
}
