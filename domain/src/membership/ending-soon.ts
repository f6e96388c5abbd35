import { DAY_MS } from '../units/durations.ts';

/** Days of advance notice, by email and in the app. Ours. */
export const ENDING_SOON_DAYS = 7;

export const isEndingSoon = (endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt.getTime() - now.getTime() <= ENDING_SOON_DAYS * DAY_MS;
