import { DAY_MS } from '@forja/domain/units/durations';

/** A day later than here, because it is already tomorrow further east. */
export const lastDay = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
