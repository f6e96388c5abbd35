import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './connect.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a statement runs: by itself, or inside a transaction. */
export type Executor = Database | Transaction;

/** SQLSTATE of a transaction that lost a race and may simply be run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** Runs `work` in a transaction, again when the database says that it collided with another. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && RETRYABLE.has(String(error.code))) || isRetryable(error.cause);
}
