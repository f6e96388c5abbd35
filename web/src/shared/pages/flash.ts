import { tabStore } from '../device-store.ts';
import { parseJson } from '../parse-json.ts';

export type Flash = { title: string; description?: string | undefined };

const KEY = 'forja-aviso';

/** A message that waits for the next page: this one is already leaving. */
export const hasFlash = (): boolean => tabStore.get(KEY) !== null;

export const leaveFlash = (flash: Flash): void => tabStore.set(KEY, JSON.stringify(flash));

export function takeFlash(): Flash | undefined {
  const stored = parseJson(tabStore.get(KEY));
  tabStore.remove(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { title, description }: { title?: unknown; description?: unknown } = stored;
  if (typeof title !== 'string') return undefined;
  return { title, ...(typeof description === 'string' && { description }) };
}
