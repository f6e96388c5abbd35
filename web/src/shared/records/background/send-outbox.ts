import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import type { OutboxRow } from '../device/local-store.ts';
import { chooseWrites, createWrite, sendTimeLimit, takeFitting } from '../sync/sent-write.ts';

const LIMITS = { writes: MAX_WRITES_PER_REQUEST, bytes: 200_000 };

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
  stallMs?: number | undefined;
};

/**
 * Sends what waits while no page does. Nothing is taken off the outbox: a page repeats these writes, which have no second
 * effect, and decides over what was refused or conflicts. Throws where it is worth trying again.
 */
export async function sendOutbox({
  userId,
  takeRows,
  origin = '',
  stallMs,
}: Dependencies): Promise<void> {
  const { rows, since } = await takeRows(chooseWrites);
  if (since === undefined) return;
  let sentCount = 0;
  while (sentCount < rows.length) {
    const batch = takeFitting(rows.slice(sentCount), LIMITS);
    sentCount += batch.length;
    const body = JSON.stringify({ since, writes: batch.map(createWrite) });
    const reply = await fetch(`${origin}/api/changes`, {
      method: 'POST',
      credentials: 'include',
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        [ACCOUNT_HEADER]: userId,
      },
      body,
      // its caller holds the lock of the account, which a page that opens meanwhile waits for
      signal: AbortSignal.timeout(sendTimeLimit(body.length, stallMs)),
    });
    if (reply.status >= 500 || reply.status === 429 || (reply.ok && !(await isAnswered(reply))))
      throw new Error(`the outbox was answered with a ${reply.status}`);
    // The session ended, or is of another person, or the account has to be read first, or the batch sent in parts: a
    // page knows what to do.
    if (!reply.ok) return;
  }
}

async function isAnswered(reply: Response): Promise<boolean> {
  const body: unknown = await reply.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'results' in body;
}
