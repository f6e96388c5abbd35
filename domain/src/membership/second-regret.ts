import { DAY_MS } from '../units/durations.ts';

const SECOND_REGRET_DAYS = 365;

export const secondRegretSince = (now: Date): Date =>
  new Date(now.getTime() - SECOND_REGRET_DAYS * DAY_MS);
