import { DAY_HELP, workouts } from '@forja/contract/training/workouts';
import { DAY_MS } from '@forja/domain/units/durations';
import { recordCollection } from '../records/records.service.ts';

/** A day later than here, because it is already tomorrow further east. */
const lastDay = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

export const workoutsCollection = recordCollection({
  contract: workouts,
  validate: ({ day }, now) => (day > lastDay(now) ? [{ path: 'day', message: DAY_HELP }] : []),
});
