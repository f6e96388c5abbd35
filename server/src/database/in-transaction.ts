import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './connect.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

/** SQLSTATE of serialization failures and deadlocks. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

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
