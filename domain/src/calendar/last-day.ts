import { DAY_MS } from '../units/durations.ts';

/** YYYY-MM-DD; further east it is already tomorrow. */
export const lastDay = (now: Date): string =>
  new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
