import { MINUTE_MS } from '@forja/domain/units/durations';

/**
 * What the writes of one account may cost. The history of another app with 19,624 sets is 6 MB as workouts, and sixty
 * days without signal are less than 1 MB. The largest file is read twice: once to show what it would bring.
 */
export const WORK_LIMITS = {
  /** Bytes of writes as they are sent, also of those that are refused. */
  writtenBytes: { most: 16 * 1024 * 1024, windowMs: 10 * MINUTE_MS },
  /** Bytes of files to import. */
  importedBytes: { most: 40 * 1024 * 1024, windowMs: 10 * MINUTE_MS },
  /** Milliseconds of processor: a tenth of the thread that serves everybody. */
  milliseconds: { most: 6_000, windowMs: MINUTE_MS },
} as const;
export type WorkKind = keyof typeof WORK_LIMITS;

/** A request costs something also when it has nothing in it. */
export const LEAST_BYTES = 1024;
