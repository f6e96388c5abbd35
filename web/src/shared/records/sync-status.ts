import { createEarliestTimer } from '../earliest-timer.ts';
import { createListeners } from '../listeners.ts';
import type { LocalStore } from './device/local-store.ts';
import { ignoreStorageFailure } from './device/storage-error.ts';
import { sameValue } from './merge/same-value.ts';
import { waitsForMembership } from './record-writer.ts';
import { findProgress, type PullProgress } from './sync/pull-progress.ts';

export type SyncStatus = {
  pending: number;
  refused: number;
  needsMembership?: string | undefined;
  isSignedOut: boolean;
  isReachable: boolean;
  pull?: PullProgress | undefined;
};

/** Debounced, because counting reads the whole outbox. */
const STATUS_DELAY_MS = 50;

export async function openSyncStatus(store: LocalStore, isClosed: () => boolean) {
  const { subscribe, notify } = createListeners();
  const timer = createEarliestTimer();
  let status: SyncStatus = {
    pending: 0,
    refused: 0,
    isSignedOut: false,
    isReachable: navigator.onLine,
    pull: await store.read(findProgress),
  };

  function refresh(change: Partial<SyncStatus> = {}, delayMs = STATUS_DELAY_MS): void {
    setStatus(change);
    timer.schedule(
      () => void readStatus().catch(ignoreStorageFailure),
      delayMs + status.pending / 2,
    );
  }

  async function readStatus(): Promise<void> {
    if (isClosed()) return;
    const [rows, pull] = await store.read(async (tx) => Promise.all([tx.rows(), findProgress(tx)]));
    const refused = rows.filter(({ refusal }) => refusal).length;
    const needsMembership = rows.find(waitsForMembership)?.refusal?.message;
    setStatus({ refused, pending: rows.length - refused, needsMembership, pull });
    notify();
  }

  /** Keeps the object while equal, so that screens do not render again. */
  function setStatus(change: Partial<SyncStatus>): void {
    const next = { ...status, ...change };
    if (!sameValue(next, status)) status = next;
  }

  return { current: (): SyncStatus => status, subscribe, refresh };
}
