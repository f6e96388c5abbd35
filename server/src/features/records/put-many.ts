import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import { batchOutline, type WriteOutcome } from '@forja/contract/records/records';
import { AppError, catchRefusal } from '../../http/app-error.ts';
import { parseSmall, runScan, scanFields, scanItems } from '../../http/json-text.ts';
import { parseInput } from '../../http/validate-input.ts';
import { prepareSent, type PreparedWrite } from './prepare-write.ts';
import type { RecordCollection } from './record-collection.ts';
import { recordName, type StoredRecord } from './records.repository.ts';
import { readBatchWrite, type SentBatchWrite } from './sent-write.ts';
import type { RunWork } from './work/account-work.service.ts';
import type { Outcome, WriteBatch } from './write-batch.ts';

type Dependencies = {
  byName: ReadonlyMap<string, RecordCollection>;
  writeBatch: WriteBatch;
  now: () => Date;
};
type Options = { run: RunWork; assertMayWrite: (write: SentBatchWrite) => Promise<void> };

/** Limits the number of writes before any is parsed. */
async function readBatch(text: string, run: RunWork) {
  const fields = await runScan(scanFields(text), run);
  const list = fields.get('writes');
  const texts = list?.startsWith('[')
    ? await runScan(scanItems(list, MAX_WRITES_PER_REQUEST), run)
    : undefined;
  const { since } = parseInput(batchOutline, {
    writes: texts,
    since: parseSmall(fields.get('since')),
  });
  return { since, writes: await run(() => texts?.map(readBatchWrite) ?? []) };
}

export function createPutMany({ byName, writeBatch, now }: Dependencies) {
  /** Accepts or refuses each as its PUT would, and stores the accepted ones in one transaction. */
  return async function putMany(userId: string, text: string, { run, assertMayWrite }: Options) {
    const { since, writes } = await readBatch(text, run);

    async function prepare(write: SentBatchWrite): Promise<PreparedWrite> {
      const collection = byName.get(write.collection);
      if (!collection) throw new AppError('not_found');
      if (collection.contract.put.access === 'member') await assertMayWrite(write);
      return run(() => prepareSent(collection, write.id, write, now()));
    }

    const prepared: (PreparedWrite | AppError)[] = [];
    for (const write of writes) prepared.push(await catchRefusal(prepare(write)));
    const accepted = prepared.filter((each): each is PreparedWrite => !(each instanceof AppError));
    const { outcomes, current, next, hasMore } = await writeBatch(userId, accepted, {
      since,
      cost: writes.length,
    });
    const stored = new Map(accepted.map((each, index) => [each, outcomes[index]]));
    const results = prepared.map((each) =>
      each instanceof AppError ? refusedOutcome(each) : writeOutcome(stored.get(each), current),
    );
    return { results, next: since === undefined ? null : next, hasMore };
  };
}

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
