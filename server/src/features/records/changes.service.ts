import type { InputOf } from '@forja/contract/http/endpoint';
import type { listChanges } from '@forja/contract/records/records';
import { DAY_MS } from '@forja/domain/units/durations';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { encodeCursor, latestPosition, findRevision, resumePosition } from './change-cursor.ts';
import { recordName, recordsRepository as repository } from './records.repository.ts';

const MOST_RECORDS = 2_000;
const MOST_BYTES = 1024 * 1024;
/** Younger tombstones are collected only above MOST_TOMBSTONES. */
const TOMBSTONE_DAYS = 30;
/**
 * Limit per account against programs that write and delete in a loop; lagging devices list
 * everything again.
 */
export const MOST_TOMBSTONES = 10_000;
/** Devices away for longer list everything again. */
const DEVICE_DAYS = 180;

const subtractDays = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

type Query = InputOf<typeof listChanges>['query'];
export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** A single snapshot, so that the cursor matches the records. */
    async list(userId: string, { since, maxBytes = MOST_BYTES, device }: Query) {
      const { deviceRow, after, ...page } = await db.transaction(
        async (tx) => {
          const account = await repository.readAccount(tx, userId);
          const { restarted, ...start } = resumePosition(account, since);
          const limits = { maxRecords: MOST_RECORDS, maxBytes };
          const { items, hasMore } = await repository.changes(tx, userId, { ...start, ...limits });
          const { restoredAfter } = start;
          const states =
            restoredAfter !== null ? await repository.findStates(tx, userId, items) : [];
          const revisions = new Map(
            states.map((state) => [recordName(state), findRevision(state, restoredAfter ?? 0)]),
          );
          const last = items.at(-1);
          const live = account.live ?? (await repository.countLive(tx, userId));
          return {
            items: items.map(({ position: _, ...change }) => ({
              ...change,
              restoredRevision: revisions.get(recordName(change)),
            })),
            next: encodeCursor(
              account,
              hasMore && last ? { ...start, after: last.position } : latestPosition(account),
              now(),
            ),
            hasMore,
            total: Object.values(live).reduce((sum, count) => sum + count, 0),
            restarted,
            after: start.after,
            deviceRow:
              device === undefined ? undefined : await repository.readDevice(tx, userId, device),
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const isKnown = deviceRow?.position === after && deviceRow.seenAt > subtractDays(now(), 1);
      if (device !== undefined && !isKnown)
        await repository.saveDevice(db, {
          userId,
          deviceId: device,
          position: after,
          seenAt: now(),
        });
      return page;
    },

    async collectTombstones(): Promise<void> {
      const limits = {
        deletedBefore: subtractDays(now(), TOMBSTONE_DAYS),
        seenAfter: subtractDays(now(), DEVICE_DAYS),
        most: MOST_TOMBSTONES,
      };
      for (const userId of await repository.listUsersWithOldTombstones(db, limits))
        await inTransaction(db, async (tx) => {
          const { collectedUntil } = await repository.lockUser(tx, userId);
          const last = await repository.collectTombstones(tx, userId, limits);
          if (last > collectedUntil) await repository.advance(tx, userId, { collectedUntil: last });
        });
    },
  };
}
