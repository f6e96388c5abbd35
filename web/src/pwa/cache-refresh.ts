import { DAY_MS } from '@forja/domain/units/durations';
export const REFRESH_DELAY_MS = 30_000;
export const LAST_RESET_KEY = 'forja-cache-reset';
export const PUT_OFF_KEY = 'forja-cache-ahora-no';
const MOST_ERRORS = 3;

export type RefreshFacts = {
  networkErrors: number;
  lastReset: number | undefined;
  putOff: number | undefined;
  now: number;
};

export function offersRefresh({ networkErrors, lastReset, putOff, now }: RefreshFacts): boolean {
  if (putOff !== undefined && now - putOff < DAY_MS) return false;
  return networkErrors > MOST_ERRORS || lastReset === undefined || now - lastReset > DAY_MS;
}

export function readTime(text: string | null): number | undefined {
  return Number(text) || undefined;
}
