import { deviceStore } from '../../../shared/device-store.ts';
import { parseJson } from '../../../shared/parse-json.ts';

/** The "forja-plan-" prefix clears it at sign-in and sign-out. */
const KEY = 'forja-plan-en-curso';

/** Plan whose preview an account saw. Its answers are the draft. */
export type PlanProgress = { id: string; createdAt: Date };

export const storeProgress = (userId: string, { id, createdAt }: PlanProgress): void =>
  deviceStore.set(KEY, JSON.stringify({ userId, id, createdAt: createdAt.toISOString() }));

/** Undefined for another account. */
export function readProgress(
  userId: string,
  text = deviceStore.get(KEY),
): PlanProgress | undefined {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { userId: owner, id, createdAt }: Record<string, unknown> = { ...stored };
  if (owner !== userId || typeof id !== 'string' || typeof createdAt !== 'string') return undefined;
  const day = new Date(createdAt);
  return Number.isNaN(day.getTime()) ? undefined : { id, createdAt: day };
}

export const forgetProgress = (): void => deviceStore.remove(KEY);
