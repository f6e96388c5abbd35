import { DAY_MS } from '../units/durations.ts';

/** A second regret of one person within this time is sent back by a person, who looks at it within the day of the law. */
const SECOND_REGRET_DAYS = 365;

/** Since when an earlier regret counts. */
export const secondRegretSince = (now: Date): Date =>
  new Date(now.getTime() - SECOND_REGRET_DAYS * DAY_MS);
