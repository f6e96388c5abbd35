import { ACCOUNT_HEADER } from '@forja/contract/account-header';
import type { OutboxRow } from '../src/shared/records/local-store.ts';
import { createWrite, MOST_WRITES } from '../src/shared/records/sent-write.ts';

const MOST_BYTES = 200_000;

type Dependencies = {
  userId: string;
  /**
   * Reads the outbox and marks the rows that are chosen, in one transaction: what may have arrived is only repeated.
   * `since` is undefined while nothing may be sent.
   */
  takeRows: (
    choose: (rows: readonly OutboxRow[]) => OutboxRow[],
  ) => Promise<{ rows: OutboxRow[]; since?: string | undefined }>;
  origin?: string;
};

/**
 * Sends what waits while no page does. Nothing is taken off the outbox: a page repeats these writes, which have no second
 * effect, and decides over what was refused or conflicts. Throws where it is worth trying again.
 */
export async function sendOutbox({ userId, takeRows, origin = '' }: Dependencies): Promise<void> {
  const { rows, since } = await takeRows(chooseRows);
  if (since === undefined) return;
  for (const batch of splitRows(rows)) {
    const reply = await fetch(`${origin}/api/changes`, {
      method: 'POST',
      credentials: 'include',
      redirect: 'manual',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', [ACCOUNT_HEADER]: userId },
      body: JSON.stringify({ since, writes: batch.map(createWrite) }),
    });
    if (reply.status >= 500 || reply.status === 429 || (reply.ok && !(await isAnswered(reply))))
      throw new Error(`the outbox was answered with a ${reply.status}`);
    // The session ended, or is of another person, or the account has to be read first, or the batch sent in parts: a
    // page knows what to do.
    if (!reply.ok) return;
  }
}

/** The first write of each record, because the one after it is over what that one makes. */
function chooseRows(rows: readonly OutboxRow[]): OutboxRow[] {
  const first = new Map<string, OutboxRow>();
  for (const row of rows) {
    const record = `${row.collection} ${row.id}`;
    if (!first.has(record)) first.set(record, row);
  }
  return [...first.values()].filter(({ refusal }) => !refusal);
}

function splitRows(rows: readonly OutboxRow[]): OutboxRow[][] {
  const batches: OutboxRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const size = JSON.stringify(row.request).length;
    const last = batches.at(-1);
    const fits = last && last.length < MOST_WRITES && bytes + size <= MOST_BYTES;
    if (fits) last.push(row);
    else batches.push([row]);
    bytes = fits ? bytes + size : size;
  }
  return batches;
}

async function isAnswered(reply: Response): Promise<boolean> {
  const body: unknown = await reply.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'results' in body;
}
