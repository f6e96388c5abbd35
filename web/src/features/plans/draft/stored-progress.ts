import { deviceStore } from '../../../shared/device-store.ts';
import { parseJson } from '../../../shared/parse-json.ts';

/** Starts with "forja-plan-", so that it goes when somebody signs in or out. */
const KEY = 'forja-plan-en-curso';

/** The plan that an account was shown a part of. Its answers are those of the draft. */
export type PlanProgress = { id: string; createdAt: Date };

export const storeProgress = (userId: string, { id, createdAt }: PlanProgress): void =>
  deviceStore.set(KEY, JSON.stringify({ userId, id, createdAt: createdAt.toISOString() }));

/** Undefined when it is of another account. */
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
