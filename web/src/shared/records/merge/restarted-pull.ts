import type { StoreTransaction } from '../device/local-store.ts';
import type { RestartReason } from './server-reply.ts';

export const CURSOR = 'cursor';

export const RESTART = 'restart';

/** Listed records get the listing's generation; at its end the others are missing. */
export type Restart = { generation: number; reason?: RestartReason | undefined };

export async function findRestart(tx: StoreTransaction): Promise<Required<Restart> | undefined> {
  const { generation, reason } = toRestart(await tx.meta(RESTART));
  return reason && { generation, reason };
}

/**
 * Undefined until this device has read the account, or the whole of a restored one: nothing may be
 * sent then.
 */
export const cursorToSend = (cursor: unknown, restart: unknown): string | undefined =>
  typeof cursor === 'string' && !toRestart(restart).reason ? cursor : undefined;

export async function beginRestart(
  tx: StoreTransaction,
  reason: RestartReason,
): Promise<Required<Restart>> {
  const before = toRestart(await tx.meta(RESTART));
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
