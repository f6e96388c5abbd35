import { DAY_MS } from '@forja/domain/units/durations';
export const REFRESH_DELAY_MS = 30_000;
export const LAST_RESET_KEY = 'forja-cache-reset';
/** When "Ahora no" was pressed. */
export const PUT_OFF_KEY = 'forja-cache-ahora-no';
const MOST_ERRORS = 3;

export type RefreshFacts = {
  /** Calls of this session that nobody answered. */
  networkErrors: number;
  /** When the cache was last cleared, in milliseconds; undefined when nobody recorded it. */
  lastReset: number | undefined;
  /** When the person last said "Ahora no". */
  putOff: number | undefined;
  now: number;
};

/** True when the app offers to download itself again: at most once a day after "Ahora no". */
export function offersRefresh({ networkErrors, lastReset, putOff, now }: RefreshFacts): boolean {
  if (putOff !== undefined && now - putOff < DAY_MS) return false;
  return networkErrors > MOST_ERRORS || lastReset === undefined || now - lastReset > DAY_MS;
}

/** Reads a stored time, in milliseconds; undefined for any other text. */
export function readTime(text: string | null): number | undefined {
  return Number(text) || undefined;
}
