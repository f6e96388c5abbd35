import type { StoreTransaction } from '../device/local-store.ts';
import type { RestartReason } from './server-reply.ts';

/** In meta: where the next pull continues. */
export const CURSOR = 'cursor';

/** In meta, so that a listing that was interrupted is continued as what it is. */
export const RESTART = 'restart';

/** Records that the listing has are marked with its generation; at its end, the others are those that it lacks. */
export type Restart = { generation: number; reason?: RestartReason | undefined };

/** Undefined unless a listing of everything is under way. */
export async function findRestart(tx: StoreTransaction): Promise<Required<Restart> | undefined> {
  const { generation, reason } = toRestart(await tx.meta(RESTART));
  return reason && { generation, reason };
}

/**
 * What writes are sent with. Undefined while nothing may be sent: this device has not read the account, or only a part of
 * what a server has that may have lost some of it.
 */
export const cursorToSend = (cursor: unknown, restart: unknown): string | undefined =>
  typeof cursor === 'string' && !toRestart(restart).reason ? cursor : undefined;

export async function beginRestart(
  tx: StoreTransaction,
  reason: RestartReason,
): Promise<Required<Restart>> {
  const before = toRestart(await tx.meta(RESTART));
  // A restore that was not dealt with to the end is still one.
  const restart = {
    generation: before.generation + 1,
    reason: before.reason === 'restored' ? before.reason : reason,
  };
  tx.setMeta(RESTART, restart);
  return restart;
}

export const endRestart = (tx: StoreTransaction, { generation }: Restart): void =>
  tx.setMeta(RESTART, { generation });

const toRestart = (stored: unknown): Restart =>
  (stored as Restart | undefined) ?? { generation: 0 }; // only this file writes it
