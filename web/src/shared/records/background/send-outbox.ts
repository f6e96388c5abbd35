import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import type { OutboxRow } from '../device/local-store.ts';
import { chooseWrites, createWrite, sendTimeLimit, takeFitting } from '../sync/sent-write.ts';

const LIMITS = { writes: MAX_WRITES_PER_REQUEST, bytes: 200_000 };

type Dependencies = {
  userId: string;
  /**
   * Marks rows in the transaction that chooses them, because a sent write may only be repeated.
   * `since` is undefined while sending is not allowed.
   */
  takeRows: (
    choose: (rows: readonly OutboxRow[]) => OutboxRow[],
  ) => Promise<{ rows: OutboxRow[]; since?: string | undefined }>;
  origin?: string;
  stallMs?: number | undefined;
};

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
      // the caller holds the account's lock, and a page that opens meanwhile waits for it
      signal: AbortSignal.timeout(sendTimeLimit(body.length, stallMs)),
    });
    if (reply.status >= 500 || reply.status === 429 || (reply.ok && !(await isAnswered(reply))))
      throw new Error(`the server answered the outbox with a ${reply.status}`);
    // Only a page can handle a changed session, a required pull or a batch to split.
    if (!reply.ok) return;
  }
}

async function isAnswered(reply: Response): Promise<boolean> {
  const body: unknown = await reply.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'results' in body;
}
