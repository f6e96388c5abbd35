import { DAY_MS } from '../units/durations.ts';

/** Days before its end in which a membership is told to end soon: by email, and at the start of the app. Ours. */
export const ENDING_SOON_DAYS = 7;

/** Whether a membership that is active at `now` ends within a week. */
export const isEndingSoon = (endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt.getTime() - now.getTime() <= ENDING_SOON_DAYS * DAY_MS;
