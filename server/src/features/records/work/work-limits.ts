import { MINUTE_MS } from '@forja/domain/units/durations';

/**
 * Sized for real use: 19,624 sets imported from another app are 6 MB of workouts, and sixty days
 * offline under 1 MB. A file is read twice, for its preview and its import.
 */
export const WORK_LIMITS = {
  /** Includes refused writes. */
  writtenBytes: { most: 16 * 1024 * 1024, windowMs: 10 * MINUTE_MS },
  importedBytes: { most: 40 * 1024 * 1024, windowMs: 10 * MINUTE_MS },
  /** Processor time: a tenth of one thread. */
  milliseconds: { most: 6_000, windowMs: MINUTE_MS },
} as const;
export type WorkKind = keyof typeof WORK_LIMITS;

/** Minimum charge per request. */
export const LEAST_BYTES = 1024;
