import { setImmediate } from 'node:timers/promises';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { BatchWrite, writeChanges, WriteOutcome } from '@forja/contract/records/records';
import { AppError } from '../../http/app-error.ts';
import { parseValue, prepareSafely, prepareWrite, type PreparedWrite } from './prepare-write.ts';
import type { RecordCollection } from './record-collection.ts';
import { recordName, type StoredRecord } from './records.repository.ts';
import type { Outcome, WriteBatch } from './write-batch.ts';

type Batch = InputOf<typeof writeChanges>['body'];
type Dependencies = {
  byName: ReadonlyMap<string, RecordCollection>;
  writeBatch: WriteBatch;
  now: () => Date;
};

export function createPutMany({ byName, writeBatch, now }: Dependencies) {
  /** Accepts or refuses each as its PUT would, and stores the accepted ones in one transaction. */
  return async function putMany(
    userId: string,
    { since, writes }: Batch,
    assertMayWrite: (write: BatchWrite) => Promise<void>,
  ) {
    const prepared: (PreparedWrite | AppError)[] = [];
    for (const write of writes) {
      prepared.push(
        await prepareSafely(async () => {
          const collection = byName.get(write.collection);
          if (!collection) throw new AppError('not_found');
          if (collection.contract.put.access === 'member') await assertMayWrite(write);
          const value = write.deleted ? null : parseValue(collection, write.value);
          return prepareWrite(collection, write.id, { ...write, value }, now());
        }),
      );
      // Deriving a value may be slow: other requests are served between two writes.
      await setImmediate();
    }
    const accepted = prepared.filter((each): each is PreparedWrite => !(each instanceof AppError));
    const { outcomes, current, next, hasMore } = await writeBatch(userId, accepted, { since });
    const stored = new Map(accepted.map((each, index) => [each, outcomes[index]]));
    const results = prepared.map((each) =>
      each instanceof AppError ? refusedOutcome(each) : writeOutcome(stored.get(each), current),
    );
    return { results, next: since === undefined ? null : next, hasMore };
  };
}

/** What a device is answered of one write of a batch. */
function writeOutcome(
  outcome: Outcome | undefined,
  current: readonly StoredRecord[],
): WriteOutcome {
  if (outcome?.kind === 'stored') {
    const { id, revision, updatedAt } = outcome;
    return { outcome: 'stored', id, revision, updatedAt };
  }
  const currentRecord =
    outcome?.kind === 'conflict' &&
    current.find((record) => recordName(record) === recordName(outcome.key));
  return currentRecord
    ? { outcome: 'conflict', current: currentRecord }
    : refusedOutcome(new AppError('collection_full'));
}

function refusedOutcome({
  code,
  status,
  message,
  fields,
  retryAfterSeconds,
}: AppError): WriteOutcome {
  return {
    outcome: 'refused',
    status,
    code,
    message,
    ...(fields.length > 0 && { fields: [...fields] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
